"""What is kept about a person is shown to them, and deleted when they ask for it."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import select

from bot.tables.pings import PingService
from engine.table import Accepted
from host.live import TableSession, require_game
from host.ratings import RATER
from storage.leave_penalties import count_leaving
from storage.results import EVERYWHERE
from storage.rows import TableRow
from storage.schema import metadata
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    answer_of,
    components,
    labels,
    leave_game,
    press,
    press_late,
    pressable,
    seen,
    table_message,
    text_of,
)
from tests.bot.finishing import finish, finished_game
from tests.bot.playing import game_of, start_game
from tests.bot.test_admin import lobby, tell
from tests.bot.test_stats import shown, store_of


@pytest.fixture
def mia(harbor: Harbor) -> MemberActor:
    """Somebody who may manage the server."""
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])


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
    assert "3 ratings" in said


@pytest.mark.parametrize(("days", "said"), [(0, "All this is kept until"), (1, "a day after"), (30, "30 days after")])
async def test_how_long_games_are_kept_is_said(harbor: Harbor, days: int, said: str) -> None:
    harbor.fleet.settings = harbor.fleet.settings.model_copy(update={"keep_finished_days": days})
    await harbor.restart()
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    assert said in answer_of(await harbor.ann.slash(harbor.channel, "privacy"))
    kept = await press(harbor.ann, shown(await ask(harbor)), "pv:keep")
    assert said in text_of(shown(kept))


async def test_data_is_deleted_only_after_a_second_word(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    before = await contents(harbor)
    asked = await ask(harbor)
    assert labels(shown(asked)) == ["Delete Everything", "Keep It"]
    kept = await press(harbor.ann, shown(asked), "pv:keep")
    assert labels(shown(kept)) == ["Save My Data", "Delete My Data"]
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
    assert "You haven’t finished a game yet" in answer_of(await harbor.ann.slash(harbor.channel, "history"))


@pytest.mark.parametrize("refuses", [False, True], ids=["", "Discord fails at first"])
async def test_a_deletion_removes_the_ping_of_a_solo_game(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, refuses: bool
) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.env.advance_time(200)
    await harbor.bot.services.updater.update(live)
    await harbor.errands()
    [ping] = [message.id for message in harbor.channel.history() if "it’s your turn" in message.content]
    with monkeypatch.context() as patched:
        if refuses:
            patched.setattr(PingService, "_take_away", fails)
        await delete(harbor)
        await harbor.errands()
    assert (ping in {message.id for message in harbor.channel.history()}) == refuses
    assert str(harbor.ann.id) not in await contents(harbor)
    await harbor.env.advance_time(60)
    await harbor.errands()
    assert ping not in {message.id for message in harbor.channel.history()}
    assert not await store_of(harbor).presence.calls(live.id)


async def fails(*_: Any) -> bool:
    return False


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
    again = await harbor.bot.services.tables.get(live.id)
    assert again is not None
    assert game_of(again).names == ("Somebody", "ben", "cho")
    assert game_of(again).standing == game_of(live).standing


async def test_whoever_sits_at_an_open_table_has_to_leave_first(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    before = await contents(harbor)
    said = answer_of(await ask(harbor))
    assert f"You’re playing at table {live.id}" in said
    assert "Leave first" in said
    assert await contents(harbor) == before


async def test_who_sits_down_after_being_asked_back_is_not_deleted(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    asked = await ask(harbor)
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    before = await contents(harbor)
    assert "Leave first" in answer_of(await press(harbor.ann, shown(asked), "pv:delete"))
    assert await contents(harbor) == before


async def test_deleted_leaver_is_replaced_for_good_by_their_ai(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await leave_game(harbor.ann, harbor.channel)
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
    await leave_game(harbor.ann, harbor.channel)
    await delete(harbor)
    assert live.closed
    assert str(harbor.ann.id) not in await contents(harbor)


async def test_an_unknown_privacy_button_is_answered(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    page = shown(await harbor.ann.slash(harbor.channel, "privacy"))
    then = seen(harbor.ann, page)
    then.payload["components"][0]["components"][1]["components"][1]["custom_id"] = "pv:sell"
    assert "isn’t mine" in answer_of(await press_late(harbor.ann, then, "pv:sell"))
    assert str(harbor.ann.id) in await contents(harbor)


async def test_closed_game_stays_viewable_after_its_mover_is_deleted(harbor: Harbor) -> None:
    people = (harbor.ann, harbor.ben, harbor.cho)
    live = await start_game(harbor, *people)
    (turn,) = game_of(live).to_act
    await store_of(harbor).close_table(live.id)
    live.closed = True
    await delete(harbor, people[turn])
    await harbor.restart()
    again = await harbor.bot.services.tables.get(live.id)
    assert again is not None
    assert again.closed
    assert game_of(again).names[turn] == "Somebody"
    assert game_of(again).to_act == (turn,)


# -- as a file ----------------------------------------------------------------------------------------


async def saved(person: MemberActor, shown_page: Shown, pattern: str = "px:") -> tuple[ResponseMessage, Any]:
    """Press for a part of one's data. Gives the answer, and what is in its file."""
    answer = await press(person, shown_page, pattern)
    assert answer.ephemeral
    page = shown(answer)
    (file,) = page.attachments
    content = await file.read()
    return page, json.loads(gzip.decompress(content) if file.filename.endswith(".gz") else content)


async def test_data_file_has_own_moves_and_nothing_of_other_players(harbor: Harbor) -> None:
    people = (harbor.ann, harbor.ben, harbor.cho)
    live = await start_game(harbor, *people)
    seat = game_of(live).seat_of(harbor.ann.id)
    table = game_of(live)
    while not table.over:
        turn = table.to_act[0]
        if turn == seat:
            move = next(move for move in table.moves(turn) if not move.free)
            assert isinstance(await table.submit(harbor.ann.id, table.ply, move.code), Accepted)
        else:
            await table.time_up(table.ply)
    await store_of(harbor).guilds.block(harbor.guild.id, harbor.ann.id)
    page, told = await saved(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "privacy")))
    assert not pressable(page)
    (mine,) = told["tables"]
    assert (mine["table"], mine["seats"][0]["seat"], mine["name"]) == (live.id, seat, "ann")
    made = [entry for entry in await store_of(harbor).entries(live.id) if entry.seat == seat and entry.by == "person"]
    assert [move["code"] for move in mine["moves"]] == [entry.code for entry in made]
    assert {rating["kind"] for rating in told["ratings"]} == {"manila"}
    assert [block["guild_id"] for block in told["blocks"]] == [str(harbor.guild.id)]
    assert len(made) > 5
    for other in ("ben", "cho", str(harbor.ben.id), str(harbor.cho.id), str(game_of(live).header.seed)):
        assert other not in json.dumps(told)


async def test_of_a_game_under_way_no_move_is_told(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await game_of(live).time_up(game_of(live).ply)
    _, told = await saved(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "privacy")))
    (mine,) = told["tables"]
    assert (mine["status"], mine["moves"]) == ("playing", None)
    assert str(game_of(live).header.seed) not in json.dumps(told)


async def test_much_data_comes_in_parts_each_a_press_further(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("one", "two", "three"):
        await harbor.ann.slash(harbor.guild.create_text_channel(room), "manila new")
    monkeypatch.setattr("storage.export.TABLES", 2)
    page, told = await saved(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "privacy")))
    assert (told["part"], told["parts"], len(told["tables"])) == (1, 2, 2)
    assert "part 1 of 2" in text_of(page)
    page, told = await saved(harbor.ann, page, "px:2")
    assert (told["part"], len(told["tables"])) == (2, 1)
    assert not pressable(page)


async def test_one_person_has_one_search_and_others_wait(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    page = seen(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "privacy")))
    privacy, entered = harbor.bot.features.privacy, asyncio.Event()

    async def another() -> None:
        async with privacy._queue.turn(harbor.ben.id):
            entered.set()

    async with privacy._queue.turn(harbor.ann.id):
        waiting = asyncio.create_task(another())
        assert "still looking up" in answer_of(await harbor.ann.slash(harbor.channel, "privacy"))
        for button in ("pv:ask", "px:1"):
            assert "still looking up" in answer_of(await press_late(harbor.ann, page, button))
        assert not entered.is_set()
    await waiting
    assert "one finished game" in answer_of(await harbor.ann.slash(harbor.channel, "privacy"))


async def test_what_is_too_large_for_discord_is_packed(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    monkeypatch.setattr("bot.core.replies.FILE", 10)
    page, told = await saved(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "privacy")))
    assert page.attachments[0].filename == "my-data.json.gz"
    assert len(told["tables"]) == 1


async def test_press_on_the_privacy_page_of_another_gives_own_data(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    page = seen(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "privacy")))
    answer = shown(await press_late(harbor.eve, page, "px:1"))
    told = json.loads(await answer.attachments[0].read())
    assert (told["person"], told["tables"]) == (str(harbor.eve.id), [])


async def test_a_block_is_told_and_outlives_the_deletion_which_says_so(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await store_of(harbor).guilds.block(harbor.guild.id, harbor.ann.id)
    said = answer_of(await harbor.ann.slash(harbor.channel, "privacy"))
    assert "One server that blocked you" in said
    assert "a server’s block" in text_of(shown(await delete(harbor)))
    again = await harbor.ann.slash(harbor.channel, "privacy")
    assert "blocked you" in answer_of(again)
    assert labels(shown(again)) == ["Save My Data"]


# -- what others have imposed ---------------------------------------------------------------------------


async def test_who_was_kicked_does_not_join_again_by_deleting(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await tell(harbor, mia, "kick", table=live.id, player=harbor.ben)
    assert "secret code" in text_of(shown(await ask(harbor, harbor.ben)))
    assert "secret code" in text_of(shown(await delete(harbor, harbor.ben)))
    assert str(harbor.ben.id) not in await contents(harbor)
    refused = await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "removed this person" in answer_of(refused)
    await harbor.restart()
    refused = await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "removed this person" in answer_of(refused)
    page = await harbor.ben.slash(harbor.channel, "privacy")
    assert "One keyed hash" in answer_of(page)
    assert labels(shown(page)) == ["Save My Data"]
    _, told = await saved(harbor.ben, shown(page))
    assert [each["kind"] for each in told["penalties"]] == ["kicked"]


async def test_deletion_gives_no_second_try_at_todays_deal(harbor: Harbor) -> None:
    kind = next(iter(harbor.bot.features.solo.dailies.deals))
    page = shown(await harbor.ann.slash(harbor.channel, "daily", game=kind))
    await press(harbor.ann, page, "do:begin")
    await delete(harbor)
    page = shown(await harbor.ann.slash(harbor.channel, "daily", game=kind))
    assert "only one attempt counts" in answer_of(await press(harbor.ann, page, "do:begin"))
    assert await store_of(harbor).daily.tries(kind, harbor.bot.features.solo.dailies.today(), harbor.ann.id) == []


@pytest.mark.slow
async def test_who_often_leaves_sits_at_one_quick_table_after_deleting(harbor: Harbor) -> None:
    for _ in range(3):
        await start_game(harbor, harbor.ann, harbor.ben, ai=1)
        await leave_game(harbor.ann, harbor.channel)
    await delete(harbor)
    assert await harbor.bot.services.tables.store.leavings.of(harbor.ann.id) == pytest.approx(3, abs=0.01)
    await harbor.ann.slash(harbor.channel, "manila new")
    elsewhere = harbor.guild.create_text_channel("elsewhere")
    said = answer_of(await harbor.ann.slash(elsewhere, "manila new"))
    assert "You’ve left several games" in said


async def test_a_seat_left_still_limits_a_leaver_who_deletes(harbor: Harbor) -> None:
    async with store_of(harbor)._transaction() as connection:
        await count_leaving(connection, harbor.ann.id, utcnow(), 3)
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await leave_game(harbor.ann, harbor.channel)
    await delete(harbor)
    elsewhere = harbor.guild.create_text_channel("elsewhere")
    assert "You’ve left several games" in answer_of(await harbor.ann.slash(elsewhere, "manila new"))
    await finish(live)
    await harbor.ann.slash(elsewhere, "manila new")
    assert len(await store_of(harbor).tables_of(harbor.ann.id)) == 1
    await store_of(harbor).penalties.forget_ended()
    assert (await store_of(harbor).privacy.kept(harbor.ann.id)).penalties == 1  # the games they left


@pytest.mark.parametrize("deletes", [False, True])
async def test_others_are_rated_alike_if_who_left_deletes(harbor: Harbor, deletes: bool) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await leave_game(harbor.cho, harbor.channel)
    if deletes:
        await delete(harbor, harbor.cho)
    await harbor.restart()  # what was stored says so, too
    again = await harbor.bot.services.tables.get(live.id)
    assert again is not None
    await finish(require_game(again))
    standing = game_of(again).standing
    assert standing is not None
    ranks = {
        chair.user: place.rank
        for place in standing.places
        for chair in [again.chairs[seat] for seat in place.seats]
        if chair.user in {harbor.ann.id, harbor.ben.id}
    }
    rated = RATER.rate([[RATER.beginner]] * 3, [*ranks.values(), 4])  # Cho comes last
    expected = {user: skill.mu for user, [skill] in zip(ranks, rated, strict=False)}
    records = store_of(harbor).records
    for person in (harbor.ann, harbor.ben):
        rating = await records.rating(person.id, "manila", "people", EVERYWHERE)
        assert rating is not None
        assert rating.games == 1
        assert rating.skill.mu == pytest.approx(expected[person.id])


@pytest.fixture(params=[False, True], ids=["in memory", "restarted"])
def restarted(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


async def test_reopening_a_lobby_frees_forgotten_seats(harbor: Harbor, restarted: bool) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))
    await delete(harbor)
    if restarted:
        await harbor.restart()
    await harbor.ben.slash(harbor.channel, "table reopen", table=live.id)
    again = await harbor.bot.services.tables.get(live.id)
    assert again is not None
    assert ([chair.user for chair in again.chairs], again.lobby.host) == ([harbor.ben.id], harbor.ben.id)


async def test_reopening_a_game_gives_forgotten_seats_to_ai(harbor: Harbor, restarted: bool) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))
    await delete(harbor)
    if restarted:
        await harbor.restart()
    await harbor.ben.slash(harbor.channel, "table reopen", table=live.id)
    again = await harbor.bot.services.tables.get(live.id)
    assert again is not None
    (seat,) = [seat for seat, chair in enumerate(again.chairs) if chair.user is None]
    assert again.chairs[seat].given_up
    assert seat not in game_of(again).to_act
    assert again.lobby.host in {harbor.ben.id, harbor.cho.id}


async def test_an_ai_plays_at_once_for_who_is_forgotten(
    harbor: Harbor, restarted: bool, caplog: pytest.LogCaptureFixture
) -> None:
    people = (harbor.ann, harbor.ben, harbor.cho)
    live = await start_game(harbor, *people)
    turn = game_of(live).to_act[0]
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))
    await delete(harbor, people[turn])
    if restarted:
        await harbor.restart()
    await people[turn - 1].slash(harbor.channel, "table reopen", table=live.id)
    again = game_of(await harbor.bot.services.tables.require(live.id))
    assert again.to_act != (turn,)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_ended_penalties_go_while_the_bot_runs(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await tell(harbor, mia, "kick", table=live.id, player=harbor.ben)
    await delete(harbor, harbor.ben)
    await tell(harbor, mia, "kick", table=live.id, player=harbor.ann)  # nobody is left to reopen it for
    await harbor.restart()
    async with store_of(harbor)._transaction() as connection:
        assert (await connection.execute(select(metadata.tables["penalty_keys"]))).all() == []


async def test_table_read_again_shows_no_deleted_name(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    number = (await finished_game(harbor, harbor.ann, harbor.ben, ai=1)).id
    tables = harbor.bot.services.tables
    reading, go, read = asyncio.Event(), asyncio.Event(), tables._read_anew

    async def slowly(live: TableSession, row: TableRow) -> None:
        reading.set()
        await go.wait()
        await read(live, row)

    async def names() -> list[str]:
        return [chair.name for chair in (await tables.require(number)).chairs]

    assert "ann" in await names()
    monkeypatch.setattr(tables, "_read_anew", slowly)
    # Another process deletes her data, and says so.
    await store_of(harbor).privacy.forget(harbor.ann.id, "Somebody")
    tables.heard(number)
    first = asyncio.create_task(names())
    await asyncio.wait_for(reading.wait(), 5)
    second = asyncio.create_task(names())
    await asyncio.wait({second}, timeout=0.1)
    go.set()
    assert "ann" not in await second
    assert "ann" not in await first
