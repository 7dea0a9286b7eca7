"""A bot that stops while Discord lets it wait: whatever it leaves undone, presses and deadlines wait, too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from discord.utils import utcnow
from sqlalchemy import insert

from bench.harbour import harboured
from bench.people import ask_for_table
from bot.app import GameBot
from localcord import LocalCord
from localcord.entities import Channel
from localcord.person import SimulatedUser
from storage import schema

pytestmark = [pytest.mark.timeout(120), pytest.mark.slow]


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    async with LocalCord(first_response=60) as cord:
        yield cord


async def end_season(cord: LocalCord, bot: GameBot, wait: float) -> Channel:
    """End a season of another server; return the channel whose message Discord lets wait for so many seconds."""
    assert bot.store is not None
    store, other = bot.store, cord.add_guild("Far Harbor", channels=["titles"])
    while not bot.attendance.here(other.id):  # noqa: ASYNC110 - the bot hears of it soon
        await asyncio.sleep(0.01)
    channel = cord.channel("titles", other)
    now = utcnow()
    await store.guilds.change(other.id, lambda old: old.choose("season_channel", channel.id))
    season = {"guild_id": other.id, "number": 1, "began_at": now - timedelta(days=90), "ends_at": now, "closed_at": now}
    title = {"guild_id": other.id, "season": 1, "kind": "manila", "pool": "people", "user_id": 77, "name": "Zoe"}
    async with store._transaction() as connection:
        await connection.execute(insert(schema.seasons).values(season))
        await connection.execute(insert(schema.titles).values(title | {"place": 1, "mu": 30, "sigma": 2, "games": 12}))
    cord.fail("POST", "/channels/{channel_id}/messages", 429, where={"channel_id": str(channel.id)}, retry_after=wait)
    bot.features.season_ends.rounds.wake()
    while not cord.failures.struck:  # noqa: ASYNC110 - localcord has no event for it
        await asyncio.sleep(0.05)
    return channel


async def test_sessions_are_left_though_a_message_takes_long(cord: LocalCord, tmp_path: Path) -> None:
    async with harboured(cord, tmp_path) as bot:
        assert bot.store is not None
        handover, titles = bot.store.handover, await end_season(cord, bot, wait=8)
        closing = asyncio.create_task(bot.close())
        while not await handover.take():
            assert not titles.messages
            assert not closing.done()
            await asyncio.sleep(0.05)
        await closing


async def test_no_deadline_passes_once_the_gateway_is_left(cord: LocalCord, tmp_path: Path) -> None:
    ann, ben = [await SimulatedUser.join(cord, name) for name in ("Ann", "Ben")]
    async with harboured(cord, tmp_path) as bot:
        assert bot.store is not None
        lobby = await ask_for_table(ann, "manilla new")
        await ben.click(lobby, "Join")
        for _ in range(2):
            await ann.select(lobby, "Add an AI player…", "beginner")
        await ann.click(lobby, "Start")
        deadlines = bot.services.timekeeper.deadlines
        while not deadlines._timers:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        live = await bot.services.tables.get(1)
        assert live is not None
        assert live.table is not None
        await end_season(cord, bot, wait=6)
        before, timer = live.table.number, replace(deadlines._timers[1], due=utcnow() + timedelta(seconds=1), warned=2)
        await bot.store.presence.set_timer(timer)
        deadlines._set(timer)
        deadlines._rearm()
        await bot.close()
        assert live.table.number == before
    await asyncio.gather(ann.leave(), ben.leave())


async def test_nobody_is_replaced_once_the_gateway_is_left(
    cord: LocalCord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever left may come back until then; no press is heard after it."""
    monkeypatch.setattr("host.autoplay.TAKEOVER", 2.0)
    ann, ben = [await SimulatedUser.join(cord, name) for name in ("Ann", "Ben")]
    async with harboured(cord, tmp_path) as bot:
        lobby = await ask_for_table(ann, "manilla new")
        await ben.click(lobby, "Join")
        for _ in range(2):
            await ann.select(lobby, "Add an AI player…", "beginner")
        await ann.click(lobby, "Start")
        live = await bot.services.tables.get(1)
        assert live is not None
        await end_season(cord, bot, wait=6)
        await bot.services.tables.leave(live, int(ben.id), counts=True)
        await bot.services.updater.update(live)
        before = live.chairs
        await bot.close()
        assert live.chairs == before
    await asyncio.gather(ann.leave(), ben.leave())
