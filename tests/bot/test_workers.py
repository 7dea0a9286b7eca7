"""Processes that work for the bot: they start in the background, and come back when they die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from host import workers as workers_room
from host.workers import Workers, processors

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    """One process that has not started yet."""
    made = Workers("work", 1)
    with pytest.MonkeyPatch.context() as patch:
        # A process that waits for its turn on a busy machine does not hang.
        patch.setattr("host.workers.PATIENCE", 60.0)
        yield made
    made.close()


async def until_ready(workers: Workers) -> None:
    async with asyncio.timeout(60):
        while not workers.ready:  # noqa: ASYNC110 - the bot never waits for it
            await asyncio.sleep(0.01)


def _die() -> None:
    os._exit(1)


def _too_late() -> None:
    raise TimeoutError("too late")


def _note(path: Path) -> None:
    with path.open("a", encoding="utf-8") as notes:
        notes.write(f"{os.getpid()}\n")


class Preparation:
    """Notes which process makes it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self) -> None:
        _note(self.path)


class Failing:
    """A preparation that fails."""

    def __call__(self) -> None:
        raise ValueError("no ink")


@pytest.mark.parametrize(("quota", "count"), [("max 100000", 8), ("250000 100000", 2), ("50000 100000", 1)])
def test_processors_are_those_of_the_container(
    quota: str, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cpu.max"
    file.write_text(f"{quota}\n", encoding="ascii")
    monkeypatch.setattr("host.workers.QUOTA", file)
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert processors() == count


def test_processors_are_the_machines_without_a_container(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("host.workers.QUOTA", tmp_path / "none")
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(3)), raising=False)
    assert processors() == 3


async def test_work_is_done_in_another_process(workers: Workers) -> None:
    assert await workers.work(os.getpid) != os.getpid()


async def test_work_that_fails_is_heard_of(workers: Workers) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        await workers.work(int, "no number")


async def test_worker_started_early_prepares_before_it_is_ready(workers: Workers, tmp_path: Path) -> None:
    workers.start([Failing(), Preparation(tmp_path / "notes")])
    assert not workers.ready
    await until_ready(workers)
    assert (tmp_path / "notes").read_text(encoding="utf-8").split() == [str(await workers.work(os.getpid))]


async def test_replacement_of_a_killed_worker_prepares_itself_too(workers: Workers, tmp_path: Path) -> None:
    workers.start([Preparation(tmp_path / "notes")])
    first = await workers.work(os.getpid)
    os.kill(first, signal.SIGKILL)
    while is_alive(first):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.01)
    second = await workers.work(os.getpid)
    assert (tmp_path / "notes").read_text(encoding="utf-8").split() == [str(first), str(second)]
    assert workers.ready


@pytest.mark.slow
async def test_work_that_kills_its_process_fails_other_work_goes_on(workers: Workers) -> None:
    with pytest.raises(BrokenProcessPool):
        await workers.work(_die)
    assert await workers.work(abs, -1) == 1
    assert workers.ready


async def test_hung_work_is_abandoned_and_its_process_replaced(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = await workers.work(os.getpid)
    monkeypatch.setattr(workers_room, "PATIENCE", 0.2)
    with pytest.raises(TimeoutError):
        await workers.work(signal.pause)
    monkeypatch.undo()
    assert "worker hung" in caplog.text
    assert await workers.work(os.getpid) != first
    while is_alive(first):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_work_queued_behind_a_hung_process_runs_in_the_next(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await workers.work(os.getpid)
    monkeypatch.setattr(workers_room, "PATIENCE", 0.2)
    hanging = asyncio.create_task(workers.work(signal.pause))
    await asyncio.sleep(0)
    monkeypatch.undo()
    done = await asyncio.gather(*(workers.work(os.getpid) for _ in range(4)))
    assert len({first, *done}) == 2
    assert first not in done
    with pytest.raises(TimeoutError):
        await hanging


@pytest.mark.slow
async def test_process_hung_on_unawaited_work_is_replaced_too(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await asyncio.wrap_future(workers.submit(os.getpid))
    monkeypatch.setattr(workers_room, "PATIENCE", 0.1)
    with pytest.raises(BrokenProcessPool):
        await asyncio.wrap_future(workers.submit(signal.pause))
    monkeypatch.undo()
    assert await asyncio.wrap_future(workers.submit(os.getpid)) != first


async def test_closing_waits_for_no_work(workers: Workers) -> None:
    process = await workers.work(os.getpid)
    busy = workers.submit(signal.pause)
    while not busy.running():  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.01)
    workers.close()
    with pytest.raises(BrokenProcessPool):
        await asyncio.wrap_future(busy)
    while is_alive(process):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.01)


async def test_timeout_raised_by_the_work_keeps_its_process(workers: Workers) -> None:
    first = await workers.work(os.getpid)
    with pytest.raises(TimeoutError, match="too late"):
        await workers.work(_too_late)
    assert await workers.work(os.getpid) == first


async def test_where_no_process_can_be_started_that_is_said(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(workers_room, "ProcessPoolExecutor", refuse)
    workers.start()
    with pytest.raises(ChildProcessError):
        await workers.work(abs, -1)
    assert not workers.ready
    assert "no more processes" in caplog.text


@pytest.mark.slow
async def test_processes_that_cannot_begin_are_not_started_for_ever(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_room, "settle_in", _die_at_once)
    with pytest.raises(ChildProcessError):
        await workers.work(abs, -1)
    assert not workers.ready


def _die_at_once(*_: object) -> None:
    os._exit(1)


WITH_WORKER = """
import os, sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from host.workers import settle_in

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=settle_in)
    print(pool.submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


def test_a_process_begins_where_systems_know_no_niceness() -> None:
    """As on Windows."""
    code = "import os; del os.nice; from host.workers import settle_in; settle_in(5); print('ready')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "ready\n", done.stderr


@pytest.mark.slow
async def test_processes_end_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "bot_with_worker.py"
    program.write_text(WITH_WORKER, encoding="utf-8")
    pipe = asyncio.subprocess.PIPE
    bot = await asyncio.create_subprocess_exec(
        sys.executable, program, stdin=pipe, stdout=pipe, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert bot.stdout is not None
    worker = int(await bot.stdout.readline())
    assert is_alive(worker)
    bot.kill()
    await bot.wait()
    for _ in range(500):
        if not is_alive(worker):
            return
        await asyncio.sleep(0.01)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the worker waits for work that nobody will bring")


def is_alive(process: int) -> bool:
    """Whether a process runs: one that has ended may still wait for somebody to ask how."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
