"""Tasks in the background: one place starts all of them, and none dies unseen."""

from __future__ import annotations

import ast
import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import pytest

from bench.harbour import settings_for
from bot.cli.process import TaskDiedError, run
from host import background
from host.background import Watch
from host.periodic import RETRY_SECONDS, PeriodicTask
from localcord import LocalCord
from storage.errors import StoreUnavailableError

ROOT: Final = Path(__file__).parents[2]
WAITED_FOR: Final = {
    "bot/cli/play.py": 1,
    "bot/tables/private_panels.py": 2,
    "bot/core/context.py": 1,
    "bot/core/replies.py": 1,
    "bot/process/handover.py": 1,
    "bot/cli/health.py": 1,
    "bot/cli/process.py": 2,
    "host/background.py": 1,
    "host/job_cache.py": 1,
    "render/pool.py": 1,
}
"""Tasks whose starter waits for them and is told of their errors, by file. All others are started in the background."""


async def fail() -> None:
    raise ZeroDivisionError


async def begun(watch: Watch, start: Callable[[], asyncio.Task[Any]]) -> None:
    """Let something run to its end under a watch."""
    watch.begin()
    await asyncio.gather(start(), return_exceptions=True)
    await asyncio.sleep(0)


async def test_what_dies_is_logged_and_counted_by_its_name(caplog: pytest.LogCaptureFixture) -> None:
    died: Counter[str] = Counter()
    watch = Watch(lambda name: died.update([name]))
    await begun(watch, lambda: background.start(fail(), "errand"))
    assert died == {"errand": 1}
    assert not watch.ended.is_set()
    assert "background task failed: task=errand" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def test_what_is_vital_ends_the_program_when_it_dies() -> None:
    watch = Watch(lambda _: None)
    await begun(watch, lambda: background.start(fail(), "clock", vital=True))
    assert watch.ended.is_set()


async def test_what_is_stopped_or_done_has_not_died(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch(pytest.fail)
    await begun(watch, lambda: background.start(asyncio.sleep(0), "clock", vital=True))
    task = background.start(asyncio.sleep(60), "clock", vital=True)
    await background.stop(task, None)
    assert task.cancelled()
    assert not watch.ended.is_set()
    assert caplog.text == ""


async def test_a_bot_whose_clock_dies_ends_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("host.deadlines.DeadlineScheduler._run", stopped)
    async with LocalCord() as cord:
        with pytest.raises(TaskDiedError, match="Start the bot again"):
            await run(settings_for(cord, tmp_path))


async def test_a_task_that_calls_exit_ends_only_itself() -> None:
    async def leave(pause: float) -> None:
        await asyncio.sleep(pause)
        sys.exit("enough")

    async def cut() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            sys.exit("enough")

    Watch(lambda _: None).begin()
    task = asyncio.create_task(leave(0.001))
    with pytest.raises(RuntimeError, match=r"sys\.exit"):
        await task
    task = asyncio.create_task(cut())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(RuntimeError, match=r"sys\.exit"):
        await task


async def test_a_round_that_calls_exit_is_followed_by_others(caplog: pytest.LogCaptureFixture) -> None:
    made: list[None] = []
    again = asyncio.Event()

    async def go() -> float:
        made.append(None)
        if len(made) == 1:
            rounds.wake()
            sys.exit("enough")
        again.set()
        return 3600

    rounds = PeriodicTask("rounds of a test", go)
    rounds.start()
    await again.wait()
    await rounds.stop()
    assert "periodic task failed" in caplog.text


async def test_the_next_wake_does_not_cut_a_round_off() -> None:
    began, go_on, cut = asyncio.Event(), asyncio.Event(), False

    async def go() -> float:
        nonlocal cut
        began.set()
        try:
            await go_on.wait()
        except asyncio.CancelledError:
            cut = True
            raise
        return 3600

    rounds = PeriodicTask("rounds of a test", go)
    rounds.start()
    await asyncio.sleep(0)
    rounds.wake()
    await began.wait()
    rounds.wake()
    await asyncio.sleep(0)
    go_on.set()
    await rounds.stop()
    assert not cut


async def test_a_round_that_database_did_not_let_be_made_is_made_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    made = asyncio.Event()

    async def go() -> None:
        if not pauses:
            raise StoreUnavailableError("The database server is being stopped. It is tried again.")
        made.set()

    real: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await real(0 if len(pauses) == 1 else 3600)

    rounds = PeriodicTask("rounds of a test", go)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    rounds.start()
    await made.wait()
    monkeypatch.undo()
    await rounds.stop()
    assert pauses[0] == RETRY_SECONDS


def started_in(file: Path) -> int:
    """How many tasks a file starts by itself."""
    calls = [node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return sum(isinstance(call, ast.Attribute) and call.attr in {"create_task", "ensure_future"} for call in calls)


def test_every_task_that_nobody_waits_for_is_watched() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): count
        for room in ("bot", "host", "storage", "render")
        for file in (ROOT / room).rglob("*.py")
        if (count := started_in(file))
    }
    assert found == WAITED_FOR
