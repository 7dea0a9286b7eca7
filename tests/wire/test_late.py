"""What Discord has given up is left undone when it arrives at last; all else is done, whatever clocks show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from email.utils import formatdate
from pathlib import Path
from typing import Any, Final

import pytest

from bench.harbour import harboured
from bot.app import GameBot
from bot.cogs.tables import play
from engine.table import Table
from localcord import LocalCord
from localcord.components import walk
from localcord.person import Outcome, SimulatedUser
from tests.effort import slow_but
from tests.wire.haste import THREADS, HastyClock, hastily
from tests.wire.scenes import against_ai

HOUR: Final = 3600.0
LATE: Final = 75.0
CLOCKS: Final = pytest.mark.parametrize("ahead", slow_but([0.0], [0.0, HOUR, -HOUR]))
"""Seconds by which Discord's clock goes before the bot's."""


class Stage:
    """A game of one person, and a line from Discord that can be held up."""

    def __init__(self, cord: LocalCord, bot: GameBot, ann: SimulatedUser) -> None:
        self.cord = cord
        self.bot = bot
        self.ann = ann
        self.board: Any = None

    async def open(self) -> None:
        self.board = await against_ai(self.ann)

    async def table(self) -> Table:
        live = await self.bot.services.tables.get(1)
        assert live is not None
        assert live.table is not None
        return live.table

    async def hold_up(self, seconds: float, press: Coroutine[Any, Any, Outcome]) -> Outcome:
        """What becomes of a press that reaches the bot so late."""
        parsers, held = self.bot._connection.parsers, list[Any]()
        hear, parsers["INTERACTION_CREATE"] = parsers["INTERACTION_CREATE"], held.append
        pressing = asyncio.create_task(press)
        await asyncio.sleep(seconds)
        parsers["INTERACTION_CREATE"] = hear
        hear(*held)
        outcome = await pressing
        await asyncio.sleep(5)
        return outcome


def staged(folder: Path, act: Callable[[Stage], Awaitable[None]], ahead: float = 0.0) -> None:
    async def play_it() -> None:
        async with LocalCord(clock=HastyClock(ahead)) as cord, harboured(cord, folder, **THREADS) as bot:
            ann = await SimulatedUser.join(cord, "Ann")
            await act(Stage(cord, bot, ann))
            await ann.leave()

    hastily(play_it)


@CLOCKS
def test_a_late_press_is_left_undone(tmp_path: Path, ahead: float, caplog: pytest.LogCaptureFixture) -> None:
    async def act(stage: Stage) -> None:
        await stage.open()
        assert stage.bot.store is not None
        before, kept = (await stage.table()).number, await stage.bot.store.entries(1)
        assert (await stage.hold_up(LATE, stage.ann.click(stage.board, "Pass"))).failed
        assert (await stage.table()).number == before
        assert await stage.bot.store.entries(1) == kept
        assert b"manila_late_presses_total 1.0" in stage.bot.metrics.exposition()
        assert not (await stage.ann.click(stage.board, "Pass")).failed
        assert (await stage.table()).number > before

    staged(tmp_path, act, ahead)
    ours = [record for record in caplog.records if not record.name.startswith("localcord")]
    assert [record.message for record in ours if record.levelno >= logging.WARNING] == []


@CLOCKS
def test_the_first_press_after_a_start_is_known_as_late(tmp_path: Path, ahead: float) -> None:
    async def act(stage: Stage) -> None:
        assert (await stage.hold_up(LATE, stage.ann.slash("manila", "manila new"))).failed
        assert await stage.bot.services.tables.get(1) is None

    staged(tmp_path, act, ahead)


def test_a_late_form_is_left_undone(tmp_path: Path) -> None:
    async def act(stage: Stage) -> None:
        await stage.open()
        before = (await stage.table()).number
        form = await stage.ann.click(stage.board, form_of(stage.board))
        assert (await stage.hold_up(LATE, stage.ann.submit(form, {"number": "9"}))).failed
        assert (await stage.table()).number == before

    staged(tmp_path, act)


@CLOCKS
@pytest.mark.parametrize("age", [1.8, 2.5])
def test_a_press_that_is_still_in_time_is_answered(
    tmp_path: Path, ahead: float, age: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = play.move

    async def slow(*args: Any, **kwargs: Any) -> None:
        await asyncio.sleep(10)
        await move(*args, **kwargs)

    async def act(stage: Stage) -> None:
        await stage.open()
        before = (await stage.table()).number
        assert (await stage.hold_up(age, stage.ann.click(stage.board, form_of(stage.board)))).modal is not None
        monkeypatch.setattr(play, "move", slow)
        assert not (await stage.hold_up(age, stage.ann.click(stage.board, "Pass"))).failed
        await asyncio.sleep(10)
        assert (await stage.table()).number > before
        assert b"manila_late_presses_total 0.0" in stage.bot.metrics.exposition()

    staged(tmp_path, act, ahead)


def test_dates_an_hour_ahead_leave_no_press_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(stage: Stage) -> None:
        await stage.open()
        monkeypatch.setattr("localcord.server.formatdate", lambda now, **more: formatdate(now + HOUR, **more))
        for _ in range(2):
            assert not (await stage.ann.click(stage.board, "My Hand")).failed
        # Discord took the second answer, which corrects what the date of the first one made believe.
        assert (await stage.ann.click(stage.board, form_of(stage.board))).modal is not None
        before = (await stage.table()).number
        await stage.ann.click(stage.board, "Pass")
        assert (await stage.table()).number > before
        await asyncio.sleep(5)

    staged(tmp_path, act)


def form_of(board: Any) -> str:
    """The button of a message that opens a form."""
    return next(found for part in walk(board["components"]) if (found := str(part.get("custom_id"))).startswith("an:"))
