"""The bench of a press: it plays, and every part of the work is found."""

from __future__ import annotations

import pytest

from bench import press
from bench.meter import DATABASE, PARTS, REST, Meter
from bot.games.catalogue import catalogue


def test_a_press_of_every_game_is_taken_apart() -> None:
    told = {result.what: result.value for result in press.measure(presses=4)}
    for kind in catalogue().games:
        parts = {part: told[f"{kind}: {part}"] for part in (*PARTS, DATABASE, REST)}
        assert {part for part, value in parts.items() if value <= 0} <= {"AI", DATABASE}, parts
        assert abs(sum(parts.values()) - told[f"{kind}: a press"]) < 1e-6


async def test_what_a_part_calls_of_another_is_the_others_and_waiting_is_nobodys() -> None:
    meter = Meter()
    meter.begin()
    work = meter.metered("inner", lambda: sum(range(300_000)))

    async def outer() -> int:
        return int(work())

    assert await meter.metered("outer", outer)() == sum(range(300_000))
    inner, around = meter.seconds("inner"), meter.seconds("outer")
    assert inner > 5 * around


async def test_what_fails_inside_a_part_fails_for_its_caller() -> None:
    meter = Meter()

    async def fails() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await meter.metered("part", fails)()
