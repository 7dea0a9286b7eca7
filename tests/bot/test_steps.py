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
    assert not codes(panel)
    assert not steps(table_message(harbor.channel))


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
