"""What is kept about a person is shown to them, and deleted when they ask for it."""

from __future__ import annotations

import re

from simcord.actors import MemberActor
from simcord.results import InteractionResult
from sqlalchemy import select

from storage.schema import metadata
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, components, labels, press, press_late, seen, table_message, text_of
from tests.bot.finishing import finish, finished_game
from tests.bot.playing import game_of, start_game
from tests.bot.test_stats import shown, store_of


async def contents(harbor: Harbor) -> str:
    """Every row of every table of the database, as text."""
    rows: list[str] = []
    async with store_of(harbor)._transaction() as connection:
        for table in metadata.sorted_tables:
            rows += [" ".join(map(str, row)) for row in (await connection.execute(select(table))).all()]
    return "\n".join(rows)


async def ask(harbor: Harbor, person: MemberActor | None = None) -> InteractionResult:
    """Somebody, Ann unless said otherwise, asks for their data to be deleted, and is asked back."""
    person = person or harbor.ann
    return await press(person, shown(await person.slash(harbor.channel, "privacy")), "pv:ask")


async def delete(harbor: Harbor, person: MemberActor | None = None) -> InteractionResult:
    return await press(person or harbor.ann, shown(await ask(harbor, person)), "pv:delete")


async def test_nothing_is_kept_about_somebody_who_never_sat_down(harbor: Harbor) -> None:
    result = await harbor.eve.slash(harbor.channel, "privacy")
    assert "Nothing." in answer_of(result)
    assert not labels(shown(result))


async def test_what_is_kept_is_said_in_plain_words(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    said = answer_of(await harbor.ann.slash(harbor.channel, "privacy"))
    assert "at one table" in said
    assert "one finished game ended for you" in said
    assert "2 ratings" in said


async def test_data_is_deleted_only_after_a_second_word(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    before = await contents(harbor)
    asked = await ask(harbor)
    assert labels(shown(asked)) == ["Delete Everything", "Keep It"]
    kept = await press(harbor.ann, shown(asked), "pv:keep")
    assert labels(shown(kept)) == ["Delete My Data"]
    assert await contents(harbor) == before


async def test_after_deletion_nothing_names_the_person(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await finished_game(harbor, harbor.ben, harbor.ann, ai=1)
    before = await contents(harbor)
    assert str(harbor.ann.id) in before
    assert "'ann'" in before
    assert "names you" in text_of(shown(await delete(harbor)))
    after = await contents(harbor)
    assert str(harbor.ann.id) not in after
    assert "ann" not in after
    assert "Nothing." in answer_of(await harbor.ann.slash(harbor.channel, "privacy"))
    assert "has finished no game yet" in answer_of(await harbor.ann.slash(harbor.channel, "history"))


async def test_the_statistics_of_the_others_stand(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)

    async def of_ben() -> list[str]:
        said = [answer_of(await harbor.ben.slash(harbor.channel, name)) for name in ("stats", "history")]
        # Who is off the leaderboard makes way for those below: places may rise, all else stays.
        return [re.sub(r"place \d+, from", "from", text) for text in said]

    before = await of_ben()
    await delete(harbor)
    assert await of_ben() == before


async def test_a_table_in_memory_forgets_the_name_too(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    assert "ann" in game_of(live).names
    await delete(harbor)
    again = await harbor.bot.desk.tables.get(live.id)
    assert again is not None
    assert game_of(again).names == ("Somebody", "ben", "cho")
    assert game_of(again).standing == game_of(live).standing


async def test_whoever_sits_at_an_open_table_has_to_leave_first(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    before = await contents(harbor)
    said = answer_of(await ask(harbor))
    assert f"You sit at table {live.id}" in said
    assert "Leave there first" in said
    assert await contents(harbor) == before


async def test_who_sits_down_after_being_asked_back_is_not_deleted(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    asked = await ask(harbor)
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    before = await contents(harbor)
    assert "Leave there first" in answer_of(await press(harbor.ann, shown(asked), "pv:delete"))
    assert await contents(harbor) == before


async def test_who_left_a_game_under_way_is_replaced_there_by_the_ai_that_sits_in(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.ann.slash(harbor.channel, "manila leave")
    await delete(harbor)
    # What is kept of the table later on must not bring her back.
    assert live.lobby.host == harbor.ben.id
    await harbor.ben.slash(harbor.channel, "table speed", speed="live")
    assert str(harbor.ann.id) not in await contents(harbor)
    assert game_of(live).names == ("Somebody", "ben", "cho")
    picture = next(part for part in components(table_message(harbor.channel)) if part["type"] == 12)
    assert "Somebody" in picture["items"][0]["description"]
    assert "ann" not in picture["items"][0]["description"]
    await finish(live)
    said = answer_of(await harbor.ben.slash(harbor.channel, "history"))
    assert f"table {live.id}" in said


async def test_a_game_that_only_the_deleted_person_played_is_closed(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.ann.slash(harbor.channel, "manila leave")
    await delete(harbor)
    assert live.closed
    assert str(harbor.ann.id) not in await contents(harbor)


async def test_an_unknown_privacy_button_is_answered(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    page = shown(await harbor.ann.slash(harbor.channel, "privacy"))
    then = seen(harbor.ann, page)
    then.payload["components"][0]["components"][1]["components"][0]["custom_id"] = "pv:sell"
    assert "does not belong to me" in answer_of(await press_late(harbor.ann, then, "pv:sell"))
    assert str(harbor.ann.id) in await contents(harbor)


async def test_a_closed_game_can_still_be_looked_at_when_whose_turn_it_was_is_deleted(harbor: Harbor) -> None:
    people = (harbor.ann, harbor.ben, harbor.cho)
    live = await start_game(harbor, *people)
    (turn,) = game_of(live).to_act
    await store_of(harbor).close_table(live.id)
    live.closed = True
    await delete(harbor, people[turn])
    await harbor.restart()
    again = await harbor.bot.desk.tables.get(live.id)
    assert again is not None
    assert again.closed
    assert game_of(again).names[turn] == "Somebody"
    assert game_of(again).to_act == (turn,)
