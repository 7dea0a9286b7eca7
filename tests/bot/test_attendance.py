"""Whether people are heard: a line that is dead without saying so is asked."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import pytest

from bot.process.uptime import FRESH_SECONDS, RETRY_SECONDS
from host.uptime import NOTICING
from storage.errors import StoreUnavailableError
from tests.bot.conftest import Harbor


class Line:
    """A line to Discord that has been silent for a while."""

    def __init__(self, *, answers: bool) -> None:
        self.answers = answers
        self.asked = 0
        self.keeper: Any = SimpleNamespace(_last_recv=perf_counter() - FRESH_SECONDS - 1, beat=dict)

    async def send_heartbeat(self, _payload: object) -> None:
        self.asked += 1
        if self.answers:
            self.keeper._last_recv = perf_counter()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.process.uptime.ASKING_SECONDS", 0)


def on(line: Line, harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harbor.bot.attendance, "_line", lambda _shard: (line, line.keeper))


@pytest.mark.usefixtures("impatient")
async def test_silent_connection_counts_as_lost_and_is_asked_later(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(answers=False)
    on(line, harbor, monkeypatch)
    attendance = harbor.bot.attendance
    assert not await attendance.is_heard(harbor.guild.id)
    assert not await attendance.is_heard(harbor.guild.id)
    assert line.asked == 1
    attendance._silent[0] -= RETRY_SECONDS
    line.answers = True
    assert await attendance.is_heard(harbor.guild.id)


async def test_answering_connection_counts_and_is_not_asked_at_once(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(answers=True)
    on(line, harbor, monkeypatch)
    for _ in range(2):
        assert await harbor.bot.attendance.is_heard(harbor.guild.id)
    assert line.asked == 1


@pytest.mark.usefixtures("impatient")
async def test_a_silent_connection_is_asked_once_for_all_tables(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(answers=False)
    on(line, harbor, monkeypatch)
    heard = await asyncio.gather(*(harbor.bot.attendance.is_heard(harbor.guild.id) for _ in range(5)))
    assert heard == [False] * 5
    assert line.asked == 1


async def test_no_time_runs_until_the_absence_before_is_written_down(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    attendance = harbor.bot.attendance
    forgive, ran = attendance._register.forgive, list[bool]()

    async def fail_twice(*args: Any) -> list[int]:
        ran.append(attendance.here(harbor.guild.id))
        if len(ran) < 3:
            raise StoreUnavailableError("no disk")
        return await forgive(*args)

    monkeypatch.setattr("bot.process.uptime.RETRY_SECONDS", 0)
    monkeypatch.setattr(attendance._register, "forgive", fail_twice)
    await harbor.bot.shards[0].disconnect()
    await harbor.env.advance_time(60)
    await harbor.bot.shards[0].reconnect()
    async with asyncio.timeout(30):
        while not attendance.here(harbor.guild.id):  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.01)
    assert ran == [False] * 3


async def test_a_jump_that_cannot_be_written_down_is_made_up_for(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    attendance = harbor.bot.attendance
    forgive, tries = attendance._register.forgive, 0

    async def fail_once(*args: Any) -> list[int]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise StoreUnavailableError("no disk")
        return await forgive(*args)

    monkeypatch.setattr(attendance._register, "forgive", fail_once)
    harbor.env._move_clock(harbor.env._virtual_time + 86_400)
    await harbor.env.advance_time(4000)
    assert attendance.here(harbor.guild.id)
    absences = await attendance._register.absences(attendance._piece(0))
    assert any(absence.ended - absence.began > timedelta(hours=22) for absence in absences)


async def test_an_absence_is_made_up_for_once_however_it_ends(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    attendance = harbor.bot.attendance
    forgive, moved = attendance._register.forgive, list[timedelta]()

    async def fail_first(*given: Any) -> list[int]:
        moved.append(given[-1])
        if len(moved) == 1:
            attendance.lost(0)
            again.append(asyncio.create_task(attendance.back(0)))
            raise StoreUnavailableError("no line to the database")
        return await forgive(*given)

    again = list[asyncio.Task[None]]()
    monkeypatch.setattr("bot.process.uptime.RETRY_SECONDS", 0)
    monkeypatch.setattr(attendance._register, "forgive", fail_first)
    attendance.rest(3600)
    await harbor.env.settle()
    await asyncio.gather(*again)
    assert attendance.here(harbor.guild.id)
    assert len(moved) == 2


async def test_a_frozen_process_makes_up_for_its_silence_once(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    attendance, moved = harbor.bot.attendance, list[timedelta]()

    async def forgive(*given: Any) -> list[int]:
        moved.append(given[-1])
        return []

    line = Line(answers=False)
    line.keeper._last_recv = perf_counter() - 600
    on(line, harbor, monkeypatch)
    monkeypatch.setattr(attendance._register, "forgive", forgive)
    attendance.jumped(timedelta(seconds=600))
    await attendance.back(0)
    attendance.lost(0)
    await attendance.back(0)
    assert sum(moved, timedelta()) < timedelta(seconds=600) + 2 * NOTICING


async def test_a_shard_lost_while_a_jump_is_stored_does_not_stand(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    attendance = harbor.bot.attendance
    forgive, tries = attendance._register.forgive, 0

    async def fail_once(*given: Any) -> list[int]:
        nonlocal tries
        tries += 1
        if tries > 1:
            return await forgive(*given)
        attendance.lost(0)
        raise StoreUnavailableError("no disk")

    monkeypatch.setattr("bot.process.uptime.RETRY_SECONDS", 0)
    monkeypatch.setattr(attendance._register, "forgive", fail_once)
    attendance.jumped(timedelta(seconds=600))
    await harbor.env.settle()
    assert tries
    assert not attendance.here(harbor.guild.id)
