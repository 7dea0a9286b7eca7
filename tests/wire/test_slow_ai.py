"""AI seats that think for long: the press is acknowledged in time, and the table follows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.harbour import harboured
from engine.game import AnyPlayer, View
from engine.table import Table
from localcord import LocalCord
from localcord.forms import message_text
from localcord.person import SimulatedUser

THOUGHT = 2.0


async def test_a_press_is_not_failed_by_an_ai_that_thinks_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        ann = await SimulatedUser.join(cord, "Ann")
        table: Any = (await ann.slash("manila", "manila new")).message
        for _ in range(2):
            await ann.select(table, "Add an AI player…", "Mate")
        await ann.click(table, "Start")
        live = await bot.services.tables.get(1)
        assert live is not None
        assert live.table is not None

        thoughts = iter([THOUGHT])

        async def slowly(player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
            await asyncio.sleep(next(thoughts, 0))
            return player.choose(view, moves, random)

        monkeypatch.setattr(live.table, "_think", slowly)
        assert isinstance(live.table, Table)
        before = message_text(ann.latest(table))
        outcome = await ann.click(table, "Pass")
        assert not outcome.failed
        if message_text(ann.latest(table)) == before:
            await ann.wait_change(lambda message: message["id"] == table["id"] and message_text(message) != before)
        await ann.leave()
