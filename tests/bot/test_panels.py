"""The one private panel of each person at a table: everything that is for them alone is told in it."""

from __future__ import annotations

import pytest
from discord import ComponentType
from simcord.results import ResponseMessage

from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    components,
    labels,
    panels,
    play,
    press,
    press_late,
    pressable,
    seen,
    set_rule,
    table_message,
    text_of,
)
from tests.bot.finishing import finished_game
from tests.bot.playing import by_id, game_of, hand_of, open_table, start_game, story_of

TEXT, LINE, ROW = (
    kind.value for kind in (ComponentType.text_display, ComponentType.separator, ComponentType.action_row)
)
TABS = ("hand", "explain", "odds", "rules", "story", "more")


def opened(panel: ResponseMessage) -> str:
    """The tab that is open: it alone cannot be pressed."""
    tabs = [part for part in components(panel) if part.get("custom_id") in {f"tb:1:{tab}" for tab in TABS}]
    (shown,) = [part["custom_id"] for part in tabs if part.get("disabled")]
    return str(shown).split(":")[-1]


async def test_all_that_somebody_asks_of_a_table_is_shown_in_one_message(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    said = set()
    for tab in ("hand", "explain", "odds", "more"):
        asked = await press(harbor.ann, table_message(harbor.channel), f"tb:.*:{tab}$")
        assert asked.response is not None
        said.add(text_of(asked.response))
    for tab in TABS:
        (panel,) = panels(harbor.ann, harbor.channel.id)
        if opened(panel) == "hand" and tab in {"rules", "story"}:
            await press(harbor.ann, panel, "tb:.*:more$")
        if opened(panel) != tab:
            await press(harbor.ann, panel, f"tb:.*:{tab}$")
        (panel,) = panels(harbor.ann, harbor.channel.id)
        assert opened(panel) == tab
        said.add(text_of(panel))
    assert len(said) == len(TABS)
    for view in ("text", "zoom", "replay"):
        await press(harbor.ann, panel, f"tb:.*:{view}$")
        (panel,) = panels(harbor.ann, harbor.channel.id)
        await press(harbor.ann, panel, "tb:.*:more$")


@pytest.mark.parametrize("others", [0, 1])
async def test_moving_ahead_is_offered_only_where_somebody_else_is_waited_for(harbor: Harbor, others: int) -> None:
    people = [harbor.ann, harbor.ben][: 1 + others]
    await open_table(harbor, "manila", people, 3 - len(people), speed="none")
    assert ("Move Ahead" in labels(await hand_of(harbor, harbor.ann))) is bool(others)


@pytest.mark.parametrize("others", [0, 1])
async def test_others_are_called_and_asked_only_where_there_are_some(harbor: Harbor, others: int) -> None:
    people = [harbor.ann, harbor.ben][: 1 + others]
    await open_table(harbor, "manila", people, 3 - len(people), speed="none")
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    offered = set(labels(more.response))
    asks, acts = {"Nudge", "Propose Undo", "Propose End"}, {"Take Back", "End Game"}
    assert offered & (asks | acts) == (asks if others else acts)


async def test_more_ends_with_the_proof_that_chance_is_fair(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    assert text_of(more.response).endswith(f"SHA-256 is `{game_of(live).commitment}`. The seed is shown at the end.")
    parts = [part["type"] for part in more.response.components[0]["components"]]
    assert parts[:5] == [TEXT, ROW, ROW, TEXT, LINE], "only the tabs come after it"


async def test_what_has_happened_is_turned_over_only_where_there_is_a_second_page(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    assert "Page" not in await story_of(harbor, harbor.ann)
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert not [pressed for pressed in pressable(panel) if pressed.startswith("st:")]


async def test_a_refusal_is_a_line_of_the_panel_until_the_table_changes(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table, board = game_of(live), table_message(harbor.channel)
    people = {harbor.ann.id: harbor.ann, harbor.ben.id: harbor.ben, harbor.cho.id: harbor.cho}
    turn = people[table.chairs[table.to_act[0]].user or 0]
    other = next(person for person in people.values() if person is not turn)
    await press(other, board, "tb:.*:rules$|tb:.*:explain$")
    before = text_of(panels(other, harbor.channel.id)[0])
    await press(other, board, "mv:.*:pass")
    (panel,) = panels(other, harbor.channel.id)
    assert opened(panel) == "explain"
    assert "❗" in text_of(panel)
    assert before.strip() in text_of(panel)
    await harbor.env.advance_time(6)
    await play(turn, table_message(harbor.channel), "pass")
    (panel,) = panels(other, harbor.channel.id)
    assert "❗" not in text_of(panel)


async def test_what_was_done_is_told_in_the_panel_without_the_sign_of_a_refusal(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id([harbor.ann, harbor.ben, harbor.cho])
    turn = game_of(live).chairs[game_of(live).to_act[0]].user
    other = next(person for user, person in people.items() if user != turn)
    await press(other, table_message(harbor.channel), "tb:.*:more")
    (panel,) = panels(other, harbor.channel.id)
    await press(other, panel, "tb:.*:nudge")
    (panel,) = panels(other, harbor.channel.id)
    assert "💬 They have been called already" in text_of(panel) or "💬 Called." in text_of(panel)
    assert "❗" not in text_of(panel)


async def test_a_refusal_opens_the_panel_of_who_sits_at_the_table_and_is_a_plain_line_to_others(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table = game_of(live)
    waits = next(p for p in (harbor.ann, harbor.ben, harbor.cho) if p.id != table.chairs[table.to_act[0]].user)
    for person, tabs in ((waits, 6), (harbor.eve, 0)):
        refused = await press(person, table_message(harbor.channel), "mv:.*:pass")
        assert refused.response is not None
        assert len(labels(refused.response)) >= tabs
        assert bool(labels(refused.response)) == bool(tabs)


async def test_who_watches_has_a_panel_without_a_hand(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.eve, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    assert {f"tb:1:{tab}" for tab in TABS} - pressable(more.response).keys() == {"tb:1:hand", "tb:1:more"}
    await press(harbor.eve, more.response, "tb:.*:text$")
    (panel,) = panels(harbor.eve, harbor.channel.id)
    assert "Market" in text_of(panel) or "market" in text_of(panel)


async def test_a_panel_above_a_table_that_was_posted_anew_gives_way_to_one_below_it(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    older = await hand_of(harbor, harbor.ann)
    await harbor.ann.slash(harbor.channel, "manila board")
    newer = await hand_of(harbor, harbor.ann)
    assert newer.id > (live.message or 0) > older.id
    assert [panel.id for panel in panels(harbor.ann, harbor.channel.id)] == [newer.id]


async def test_a_command_is_answered_by_a_panel_in_the_place_of_the_old_one(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await hand_of(harbor, harbor.ann)
    await harbor.ann.slash(harbor.channel, "manila shares")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:odds$")
    assert "Odds" in text_of(panel) or "odds" in text_of(panel)


async def test_a_press_forged_on_the_panel_of_somebody_else_shows_nothing_in_it(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    panel = await hand_of(harbor, harbor.ann)
    before = text_of(panel)
    await press_late(harbor.ben, seen(harbor.ann, panel), "tb:1:explain")
    assert text_of(panel) == before
    assert opened(panel) == "hand"


async def test_a_panel_that_rests_goes_on_where_it_stands(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    panel = await hand_of(harbor, harbor.ann)
    await harbor.env.advance_time(14 * 60 + 30)
    assert "rests" in text_of(panel)
    await press(harbor.ann, panel, "tb:.*:hand$")
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:odds$")
    assert [each.id for each in panels(harbor.ann, harbor.channel.id)] == [panel.id]


async def test_each_press_in_a_panel_gives_it_another_quarter_of_an_hour(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    panel = await hand_of(harbor, harbor.ann)
    for tab in ("explain", "rules", "hand"):
        await harbor.env.advance_time(10 * 60)
        await press(harbor.ann, panel, f"tb:.*:{tab}$")
    assert "rests" not in text_of(panel)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:odds$")
    assert len(panels(harbor.ann, harbor.channel.id)) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (500, 0)])
async def test_a_panel_that_cannot_be_changed_is_followed_by_another_at_the_same_press(
    harbor: Harbor, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    gone = await hand_of(harbor, harbor.ann)
    harbor.env.inject_error("PATCH", "/webhooks/*", status=status, code=code)
    answer = await press(harbor.ann, table_message(harbor.channel), "tb:.*:odds$")
    assert answer.response is not None
    assert answer.response.id != gone.id
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_the_panel_of_the_lobby_closes_when_the_game_begins_and_stays_the_panel(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    await set_rule(harbor.ann, harbor.channel, "deal", "twelve")
    await press(harbor.eve, table_message(harbor.channel), "lb:.*:start")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "has begun" in text_of(panel)
    assert not any(custom_id.startswith(("lo:", "ls:", "lh:")) for custom_id in pressable(panel))
    assert (await hand_of(harbor, harbor.ann)).id == panel.id


async def test_practice_begins_with_the_board_alone_and_gives_advice_to_whoever_asks(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila practice")
    assert panels(harbor.ann, harbor.channel.id) == []
    assert "💡" not in text_of(table_message(harbor.channel))
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert opened(panel) == "explain"
    for _ in range(3):
        (panel,) = panels(harbor.ann, harbor.channel.id)
        assert "💡" in text_of(panel) or "❗" not in text_of(panel)
        await press(harbor.ann, table_message(harbor.channel), "^pass$|^mv:.*:pass")


async def test_who_plays_alone_is_asked_before_the_game_is_ended_for_good(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, panel, "tb:.*:quit")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "for good" in text_of(panel)
    assert not live.over
    await press(harbor.ann, panel, "tb:.*:end")
    assert live.over


async def test_the_panel_of_a_game_that_was_given_up_says_so_and_asks_for_nothing(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    await press(harbor.ann, more.response, "tb:.*:quit")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, panel, "tb:.*:end")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "is closed: the game was given up" in text_of(panel)
    hand = await press(harbor.ann, panel, "tb:.*:hand")
    assert "is closed: the game was given up" in answer_of(hand)
    assert "bid" not in answer_of(hand)


async def test_files_are_messages_of_their_own_and_all_else_of_a_finished_game_is_in_the_panel(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, ai=2)
    await harbor.bot.desk.changed(live)
    before = len(panels(harbor.ann, harbor.channel.id))
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    (*_, panel) = panels(harbor.ann, harbor.channel.id)
    for way in ("verify", "more", "replay", "more", "story"):
        await press(harbor.ann, panel, f"tb:.*:{way}$")
    assert len(panels(harbor.ann, harbor.channel.id)) <= before + 1
    await press(harbor.ann, panel, "tb:.*:more$")
    await press(harbor.ann, panel, "tb:.*:log$")
    assert panels(harbor.ann, harbor.channel.id)[-1].attachments
