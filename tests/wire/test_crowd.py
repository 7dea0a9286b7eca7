"""Many at the same moment: exactly the seats there are get filled, and everybody gets an answer."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from bench.harbour import harboured
from localcord import LocalCord
from localcord.person import SimulatedUser
from tests.postgres import on_both

pytestmark = [pytest.mark.timeout(120), pytest.mark.slow]

CROWD = 100
PATIENCE = 60.0
"""Seconds for which Discord takes an answer here, and in which the bot gives one without acknowledging before."""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has much else to do may take its time for so many."""
    monkeypatch.setattr("bot.core.replies.ANSWER_SECONDS", 2 * PATIENCE)


async def test_a_hundred_people_press_join_at_the_same_moment(tmp_path: Path) -> None:
    names = ["Host", *(f"Guest{number}" for number in range(CROWD))]
    async with LocalCord(users=names, first_response=PATIENCE) as cord, harboured(cord, tmp_path) as bot:
        host, *guests = await asyncio.gather(*(SimulatedUser.join(cord, name) for name in names))
        lobby: Any = (await host.slash("manila", "manila new")).message
        outcomes = await asyncio.gather(*(guest.click(lobby, "Join") for guest in guests))
        assert not any(outcome.failed for outcome in outcomes)
        refused = [outcome for outcome in outcomes if outcome.ephemeral]
        assert len(refused) == CROWD - 4
        assert all("taken" in outcome.text for outcome in refused)
        live = await bot.services.tables.get(1)
        assert live is not None
        seated = [chair.name for chair in live.lobby.chairs]
        assert len(seated) == len(set(seated)) == 5
        assert seated[0] == "Host"
        await asyncio.gather(*(person.leave() for person in (host, *guests)))


@on_both
async def test_all_players_press_at_once_and_the_log_is_in_order(tmp_path: Path, database: str) -> None:
    names = ["Ann", "Ben", "Cleo"]
    async with (
        LocalCord(users=names, first_response=PATIENCE) as cord,
        harboured(cord, tmp_path, database_url=database) as bot,
    ):
        people = await asyncio.gather(*(SimulatedUser.join(cord, name) for name in names))
        ann, ben, cleo = people
        table: Any = (await ann.slash("manila", "manila new")).message
        await ben.click(table, "Join")
        await cleo.click(table, "Join")
        await ann.click(table, "Start")
        for _ in range(4):
            outcomes = await asyncio.gather(*(person.click(table, "Pass") for person in people))
            assert not any(outcome.failed for outcome in outcomes)
            live = await bot.services.tables.get(1)
            assert live is not None
            assert live.table is not None
            if live.table.view(None).phase.value != "auction":
                break
        assert bot.store is not None
        entries = await bot.store.entries(1)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        # Nobody who was not asked has decided: the seats follow each other round the table.
        passes = [entry.seat or 0 for entry in entries[1:] if entry.code == "pass"]
        assert all((second - first) % 3 == 1 for first, second in itertools.pairwise(passes))
        await asyncio.gather(*(person.leave() for person in people))


@on_both
async def test_all_players_press_rematch_at_once_and_one_lobby_opens(tmp_path: Path, database: str) -> None:
    names = ["Ann", "Ben", "Cleo"]
    async with (
        LocalCord(users=names, first_response=PATIENCE) as cord,
        harboured(cord, tmp_path, database_url=database) as bot,
    ):
        people = await asyncio.gather(*(SimulatedUser.join(cord, name) for name in names))
        ann, ben, cleo = people
        table: Any = (await ann.slash("manila", "manila new")).message
        await ben.click(table, "Join")
        await cleo.click(table, "Join")
        await ann.click(table, "Start")
        live = await bot.services.tables.get(1)
        assert live is not None
        assert live.table is not None
        while not live.table.over:
            await live.table.time_up(live.table.ply)
        await bot.services.updater.update(live)
        outcomes = await asyncio.gather(*(person.click(table, "Rematch") for person in people))
        assert not any(outcome.failed for outcome in outcomes)
        assert [outcome.ephemeral for outcome in outcomes].count(True) == 2
        (again,) = await bot.services.tables.in_channel(live.channel)
        assert again.lobby.after == live.id
        assert all(str(again.message) in outcome.text for outcome in outcomes if outcome.ephemeral)
        await asyncio.gather(*(person.leave() for person in people))
