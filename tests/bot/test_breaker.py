"""While Discord fails, nothing is asked of it that nobody waits for; presses are answered all the same."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

import pytest

from bench.harbour import harboured
from host.breaker import FAILURES, FIRST_PAUSE, LONGEST_PAUSE, PROBE_SECONDS, WINDOW_SECONDS, Breaker
from localcord import LocalCord
from localcord.failures import Failure
from localcord.person import SimulatedUser
from tests.wire.haste import THREADS, HastyClock, hastily
from tests.wire.scenes import against_ai

EDIT: Final = "/channels/{channel_id}/messages/{message_id}"
POST: Final = "/channels/{channel_id}/messages"
LONG: Final = 10_000.0
"""Longer than any pause."""


class Hours:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def breaker(hours: Hours) -> Breaker:
    return Breaker(hours)


def fail(breaker: Breaker, count: int = FAILURES) -> None:
    for _ in range(count):
        breaker.failed()


def test_some_failures_among_many_calls_are_nothing(breaker: Breaker) -> None:
    for _ in range(FAILURES + 1):
        breaker.went_well()
    fail(breaker)
    assert breaker.lets()
    assert not breaker.open


def test_failures_that_lie_far_apart_are_nothing(breaker: Breaker, hours: Hours) -> None:
    for _ in range(5 * FAILURES):
        fail(breaker, FAILURES - 1)
        hours.now += WINDOW_SECONDS + 1
    assert not breaker.open


def test_many_failures_stop_unawaited_work_and_are_told_once(
    breaker: Breaker, caplog: pytest.LogCaptureFixture
) -> None:
    fail(breaker, 10 * FAILURES)
    assert not breaker.lets()
    assert len(caplog.records) == 1
    assert caplog.records[0].levelno == logging.WARNING
    assert breaker.openings == 1


def test_breaker_allows_one_try_at_a_time_with_growing_pauses(breaker: Breaker, hours: Hours) -> None:
    fail(breaker)
    pause = FIRST_PAUSE
    while pause < LONGEST_PAUSE:
        hours.now += pause - 0.01
        assert not breaker.lets(), "not so soon"
        hours.now += pause
        assert breaker.lets()
        assert not breaker.lets(), "somebody tries already"
        fail(breaker, 5)
        pause = min(LONGEST_PAUSE, 2 * pause)
    hours.now += 2 * LONGEST_PAUSE
    assert breaker.lets(), "it is never given up"


def test_a_try_that_nothing_is_heard_of_keeps_nobody_for_ever(breaker: Breaker, hours: Hours) -> None:
    fail(breaker)
    hours.now += LONG
    assert breaker.lets()
    hours.now += PROBE_SECONDS + 1
    assert breaker.lets()


def test_successful_try_closes_breaker_but_an_answer_does_not(
    breaker: Breaker, hours: Hours, caplog: pytest.LogCaptureFixture
) -> None:
    fail(breaker)
    breaker.went_well(answer=True)
    assert not breaker.lets(), "answers are taken by other machines of Discord"
    breaker.went_well()
    assert not breaker.lets(), "it was no try: other calls may go well while those that count do not"
    hours.now += 2 * FIRST_PAUSE
    assert breaker.lets()
    breaker.went_well()
    assert breaker.lets()
    assert "Discord recovered" in caplog.records[-1].message
    fail(breaker, FAILURES - 1)
    assert breaker.lets(), "it begins to count anew"


@pytest.mark.slow
def test_outage_delays_tables_but_presses_are_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with LocalCord(clock=HastyClock()) as cord, harboured(cord, tmp_path, **THREADS) as bot:
            ann = await SimulatedUser.join(cord, "Ann")
            boards = []
            for _ in range(FAILURES):
                shown = await against_ai(ann)
                assert shown is not None
                boards.append(shown)
            found = [await bot.services.tables.get(number) for number in range(1, FAILURES + 1)]
            tables = [live for live in found if live is not None]
            assert len(tables) == len(boards)
            for method, path in (("PATCH", EDIT), ("POST", POST)):
                cord.failures.plan(Failure(method, path, status=503, count=1_000_000))

            async def change() -> None:
                for live in tables:
                    live.shown = None
                await asyncio.gather(*(bot.services.updater.update(live) for live in tables))

            await asyncio.sleep(WINDOW_SECONDS + 1)  # all that went well is long ago
            await change()
            assert bot.breaker.open
            before = cord.failures.struck
            for _ in range(10):
                await change()
            assert cord.failures.struck - before <= len(tables), "a try now and then, and not every change"
            assert (await ann.click(boards[0], "Pass")).updated is not None
            await asyncio.sleep(LONG)
            assert bot.breaker.open, "it fails on"
            assert bot.breaker.openings == 1
            assert cord.failures.struck - before <= 5 * len(tables) + LONG / LONGEST_PAUSE * 6
            cord.failures.clear()
            await asyncio.sleep(LONG)
            assert [live.id for live in tables if live.shown != live.to_show] == [], "made up for without another press"
            assert bot.breaker.lets()
            await ann.leave()

    hastily(play)
