"""The bot as a process of its own, killed in the middle of things: nothing that a player saw is lost.

This kills a few times; ``python -m tests.wire.kills --kills 1000`` does it as often as one likes.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.people import STEP, next_step, offered, press, yes
from localcord import LocalCord
from localcord.forms import message_text
from localcord.person import SimulatedUser
from tests.effort import THOROUGH, effort
from tests.kit import GAMES
from tests.postgres import Server
from tests.wire.kills import CALLBACK, kill
from tests.wire.nursery import FIRST_RESPONSE, nursery
from tests.wire.scenes import against_ai

pytestmark = pytest.mark.timeout(600)

KILLS = effort(8, 10)
PATIENCE = 60.0
"""Seconds for a new bot, on a machine that has much else to do, to show what an old one did."""


@pytest.mark.slow
async def test_nothing_is_lost_however_often_the_bot_is_killed(server: Server | None) -> None:
    # What is stored knows no game: each database has every other of them.
    games = [*GAMES] if THOROUGH else [*GAMES][server is None :: 2]
    report = await kill(KILLS, 7, games=games, say=lambda _: None, server=server, beside=False)
    assert not report.lost
    assert report.tally.unanswered == []
    assert report.kills.total() >= KILLS
    assert set(report.kills) > {"while it starts"}, "however slow the machine, some are killed in the middle of things"
    assert report.finished == report.tables


async def test_killed_in_the_middle_of_a_voyage_the_same_buttons_go_on(tmp_path: Path) -> None:
    random = Random(4)
    async with LocalCord(first_response=FIRST_RESPONSE) as cord, nursery(lambda _: None) as births:
        ann = await SimulatedUser.join(cord, "Ann")
        ann.patience = PATIENCE
        before = ""
        board: Any = None
        for _ in range(3):
            life = await births.birth(cord, tmp_path)
            assert await life.ready()
            if board is None:
                if not ann.commands:
                    await ann.wait_for("commands")
                board = await against_ai(ann)
            else:
                assert message_text(ann.latest(board)) == before
            for _ in range(4):
                await _press(ann, board, random)
            before = message_text(ann.latest(board))
            life.kill()
            await life.gone()
        await ann.leave()


@pytest.mark.slow
async def test_move_whose_answer_was_cut_off_is_shown_by_the_next_bot(tmp_path: Path) -> None:
    async with LocalCord(first_response=FIRST_RESPONSE) as cord, nursery(lambda _: None) as births:
        ann = await SimulatedUser.join(cord, "Ann")
        ann.patience = PATIENCE
        life = await births.birth(cord, tmp_path)
        assert await life.ready()
        if not ann.commands:
            await ann.wait_for("commands")
        board: Any = await against_ai(ann)
        before = message_text(ann.latest(board))
        cord.fail(*CALLBACK, dropped=True, tell=life.kill)
        await ann.click(board, "Pass")
        await life.gone()
        assert message_text(ann.latest(board)) == before
        life = await births.birth(cord, tmp_path)
        if message_text(ann.latest(board)) == before:
            await ann.wait_change(lambda message: message["id"] == board["id"] and message_text(message) != before)
        life.kill()
        await ann.leave()


async def _press(ann: SimulatedUser, board: Any, random: Random) -> None:
    """Press something that is offered, if anything is in public; a living bot shows the board after it.

    Where it has no time to draw at once, it says that it has heard the press, and shows the board later.
    """
    before = message_text(ann.latest(board))
    choices = offered(ann.latest(board))
    if not choices:
        return
    part = random.choice(choices)
    if "options" in part:
        value = random.choice(part["options"])["value"]
        outcome = await ann.select(board, part["custom_id"], value)
    else:
        outcome = await ann.click(board, part["custom_id"])
    if part["custom_id"].startswith(STEP):
        panel = next_step(ann, board, outcome)
        assert panel is not None
        outcome = await press(ann, panel, random)
    if (confirming := yes(ann, outcome)) is not None:
        outcome = await confirming
    assert not outcome.failed
    if message_text(ann.latest(board)) == before:
        await ann.wait_change(lambda message: message["id"] == board["id"] and message_text(message) != before)
