"""Choices of two steps: the table's message shows the first, and the one who chooses the second in private."""

from __future__ import annotations

from random import Random

import pytest
from simcord.actors import MemberActor

from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    answer_of,
    codes,
    panels,
    play,
    press,
    press_late,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.playing import by_id, game_of, one_move, start_game
from tests.bot.test_held_up import comes_about


async def starting(harbor: Harbor) -> tuple[GameSession, MemberActor, MemberActor]:
    """A game in which the start spaces are to be chosen; who chooses, and somebody else."""
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    while game_of(live).view(None).phase.value != "start":
        await one_move(harbor, live, people, Random(1))
    seat = game_of(live).to_act[0]
    mover = people[game_of(live).chairs[seat].user or 0]
    return live, mover, next(person for person in people.values() if person is not mover)


def steps(shown: Shown) -> list[str]:
    """The paths that a message leads on to."""
    return [custom_id.rpartition(":")[2] for custom_id in pressable(shown) if custom_id.startswith("sp:")]


async def take_step(mover: MemberActor, shown: Shown, path: str) -> Shown:
    """Press what leads to another step; gives the private panel that shows it."""
    pressed = await press(mover, shown, f"sp:.*:{path}$")
    assert pressed.ephemeral
    assert pressed.response is not None
    return pressed.response


async def test_a_later_step_is_for_the_chooser_alone(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    number, board = game_of(live).number, table_message(harbor.channel)
    text, offers, seen_by_all = text_of(board), list(pressable(board)), len(harbor.channel.history())
    assert steps(board) == ["0", "1", "2", "3", "4", "5"]
    assert not codes(board)
    panel = await take_step(mover, board, "4")
    assert steps(panel) == ["-"]
    assert all(code.startswith("start:4-") for code in codes(panel))
    board = table_message(harbor.channel)
    assert (text_of(board), list(pressable(board)), len(harbor.channel.history())) == (text, offers, seen_by_all)
    assert game_of(live).number == number, "nothing has been decided"


async def test_a_later_step_leads_back_and_on(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    number = game_of(live).number
    panel = await take_step(mover, table_message(harbor.channel), "4")
    panel = await take_step(mover, panel, "-")
    assert steps(panel) == ["0", "1", "2", "3", "4", "5"]
    panel = await take_step(mover, panel, "5")
    await play(mover, panel, "start:5-4-0")
    assert game_of(live).number > number
    assert "**ann** launched" in text_of(panel)
    assert not steps(table_message(harbor.channel))


async def after_launch(harbor: Harbor) -> tuple[GameSession, MemberActor, MemberActor, Shown]:
    """A game whose punts were just launched; who did, who is next, and the panel of the launch."""
    live, mover, _ = await starting(harbor)
    panel = await take_step(mover, table_message(harbor.channel), "5")
    await play(mover, panel, "start:5-4-0")
    after = (game_of(live).seat_of(mover.id) or 0) + 1
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    return live, mover, people[live.chairs[after % 3].user or 0], panel


@pytest.mark.slow
async def test_a_launch_asks_its_player_on_where_it_was_made(harbor: Harbor) -> None:
    _, mover, after, panel = await after_launch(harbor)
    assert f"<@{mover.id}>, place an accomplice" in text_of(panel)
    await play(mover, panel, "place:port:a")
    assert "port A" in text_of(panel)
    assert f"<@{after.id}>, place an accomplice" in text_of(panel), "it says who is next"
    assert not codes(panel)


@pytest.mark.slow
async def test_a_panel_of_a_move_stops_telling_who_is_next(harbor: Harbor) -> None:
    live, mover, after, panel = await after_launch(harbor)
    await play(mover, panel, "place:port:a")
    await play(after, table_message(harbor.channel), "place:port:b")
    assert "port A" in text_of(panel)
    assert "place an accomplice" not in text_of(panel)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    while (actor := people[live.chairs[game_of(live).to_act[0]].user or 0]) is not mover:
        await play(actor, table_message(harbor.channel), "place:port:c")
    await play(mover, table_message(harbor.channel), "pass")
    assert panels(mover, harbor.channel.id) == []


@pytest.mark.slow
async def test_a_panel_of_a_move_asks_again_at_the_next_turn(harbor: Harbor) -> None:
    live, mover, _, panel = await after_launch(harbor)
    await play(mover, panel, "place:port:a")
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    for code in ("place:port:b", "place:port:c"):
        assert not codes(panel)
        await play(people[live.chairs[game_of(live).to_act[0]].user or 0], table_message(harbor.channel), code)
    assert f"<@{mover.id}>, " in text_of(panel)
    await play(mover, panel, "pass")
    assert not codes(panel)


@pytest.mark.slow
async def test_a_panel_of_a_move_goes_with_the_next_at_the_table(harbor: Harbor) -> None:
    _, mover, _, _ = await after_launch(harbor)
    await play(mover, table_message(harbor.channel), "place:port:a")
    assert panels(mover, harbor.channel.id) == [], "the table shows what happened, and is in sight again"


@pytest.mark.slow
async def test_a_step_goes_with_a_move_at_the_table(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    await take_step(mover, table_message(harbor.channel), "4")
    ply = game_of(live).ply
    chosen = with_part(seen(mover, table_message(harbor.channel)), f"mv:{live.id}:{ply}:start:5-4-0")
    await press_late(mover, chosen, f"mv:{live.id}:{ply}:start:5-4-0")
    assert game_of(live).ply > ply
    assert panels(mover, harbor.channel.id) == []


async def test_a_loan_offers_its_pledges_and_tells_what_it_bought(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table, people = game_of(live), by_id((harbor.ann, harbor.ben, harbor.cho))
    master = people[live.chairs[table.to_act[0]].user or 0]
    for code in ("bid:30", "pass", "pass"):
        await table.submit(live.chairs[table.to_act[0]].user or 0, table.ply, code)
    await harbor.bot.services.updater.update(live)
    asked = (await press(master, table_message(harbor.channel), "buy:")).response
    assert asked is not None
    panel = (await press(master, asked, "^my:")).response
    assert panel is not None
    assert "needs a loan" in text_of(panel)
    pledges = [code for code in codes(panel) if code.startswith("pledge:")]
    assert pledges
    await play(master, panel, pledges[0])
    assert "bought" in text_of(panel)
    assert f"<@{master.id}>, " in text_of(panel)
    assert any(code.startswith("leave:") for code in codes(panel)), "the next decision is in the same place"


@pytest.mark.slow
async def test_a_step_goes_when_the_clock_decides(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    panel = await take_step(mover, table_message(harbor.channel), "4")
    await game_of(live).time_up(game_of(live).ply)
    await harbor.bot.services.updater.update(live)
    await comes_about(harbor, lambda: not steps(panel))
    assert not [code for code in codes(panel) if code.startswith("start:")]


async def test_who_is_not_to_act_is_refused_and_changes_nothing(harbor: Harbor) -> None:
    _, _, other = await starting(harbor)
    before = text_of(table_message(harbor.channel))
    assert "turn" in answer_of(await press(other, table_message(harbor.channel), "sp:.*:4$"))
    assert text_of(table_message(harbor.channel)) == before
    assert len(steps(table_message(harbor.channel))) == 6


@pytest.mark.slow
async def test_a_path_that_leads_nowhere_is_refused(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    board, ply = table_message(harbor.channel), game_of(live).ply
    for crafted in (f"sp:{live.id}:{ply}:9", f"sp:{live.id}:{ply + 1}:4", f"sp:{live.id}:{ply}:start:5-4-0"):
        then = with_part(seen(mover, board), crafted)
        assert "earlier move" in answer_of(await press_late(mover, then, crafted))
    assert len(steps(table_message(harbor.channel))) == 6
