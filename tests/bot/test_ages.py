"""Ages come from Discord's stamps alone: never too large, whatever this machine's clock shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.core.limits import ANSWER_SECONDS
from host.ages import DRIFT, Ages

WAY = 0.1
"""Seconds from Discord to us."""
LATE = 75.0


class Line:
    """A line to Discord that may hold up what comes over it, into a machine whose clock is wrong."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self.held = 0.0
        self.stamp = 1e9
        """Discord's time, in seconds since 1970."""
        self.ages = Ages(lambda: self.stamp + self.held + WAY + self.ahead)

    def press(self, held: float = 0.0) -> float:
        """The age of a press that is held up."""
        self.held = held
        return self.ages.observe(self.stamp)

    async def answer(self, date: str) -> None:
        """Hear an answer to a call, with its date."""
        trace = aiohttp.TraceConfig()
        self.ages.hear(trace)
        params: Any = SimpleNamespace(response=SimpleNamespace(headers={"Date": date} if date else {}))
        for hear in trace.on_request_end:
            await hear(None, None, params)  # type: ignore[arg-type]


@pytest.mark.parametrize("ahead", [0.0, 3600.0, -3600.0, -1e9])
def test_an_age_does_not_depend_on_the_clock(ahead: float) -> None:
    line = Line(ahead)
    assert line.press() == pytest.approx(0)
    assert line.press(LATE) == pytest.approx(LATE, abs=0.1)
    assert line.press() == pytest.approx(0)


def test_a_machine_that_slept_takes_nothing_for_late() -> None:
    line = Line()
    line.press()
    line.ahead -= 3600  # its monotonic clock stood still
    assert line.press(LATE) == 0
    assert line.press() == 0
    assert line.press(LATE) > LATE - 1


@pytest.mark.parametrize("drift", [DRIFT, -DRIFT])
def test_clocks_that_drift_apart_make_nothing_late(drift: float) -> None:
    line = Line()
    for _ in range(1000):
        line.stamp += 60
        line.ahead += 60 * drift
        assert line.press() < ANSWER_SECONDS
    assert line.press(LATE) > LATE - 1


@pytest.mark.parametrize("fraction", [0.0, 0.5, 0.999])
async def test_a_date_without_fraction_tells_late_from_in_time(fraction: float) -> None:
    line = Line(ahead=-3600)
    line.stamp += fraction
    await line.answer("Sun, 09 Sep 2001 01:46:40 GMT")
    assert line.press(2.9) < ANSWER_SECONDS
    assert LATE - 1.1 < line.press(LATE) < LATE + WAY


async def test_what_is_no_date_is_passed_over() -> None:
    line = Line()
    for nonsense in ("", "yesterday", "Sun, 99 Sep 2001 01:46:40 GMT"):
        await line.answer(nonsense)
    assert line.press(LATE) == 0


async def test_a_date_that_misled_is_believed_no_more() -> None:
    line = Line()
    ahead = "Sun, 09 Sep 2001 02:46:40 GMT"
    await line.answer(ahead)
    assert line.press() > LATE
    line.ages.correct(line.stamp)
    await line.answer(ahead)
    assert line.press() == 0
    assert line.press(LATE) > LATE - 1
