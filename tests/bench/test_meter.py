"""What a bot's processor time goes into: every part has its own, and none that of another."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from bench.meter import Meter


async def test_meter_charges_called_parts_and_nobody_for_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent = 0.0
    monkeypatch.setattr("bench.meter.time", SimpleNamespace(thread_time=lambda: spent))
    meter = Meter()

    def work(seconds: float) -> None:
        nonlocal spent
        spent += seconds

    async def outer() -> None:
        work(2)
        meter.metered("inner", work)(7)
        await asyncio.sleep(0)
        work(1)

    def somebody_else() -> None:
        work(100)

    asyncio.get_running_loop().call_soon(somebody_else)
    await meter.metered("outer", outer)()
    assert spent == 110
    assert (meter.seconds("inner"), meter.seconds("outer")) == (7, 3)


async def test_what_fails_inside_a_part_fails_for_its_caller() -> None:
    meter = Meter()

    async def fails() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await meter.metered("part", fails)()
