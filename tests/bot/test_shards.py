"""One of several shards gets a new session."""

from __future__ import annotations

import asyncio
from functools import partial
from unittest.mock import AsyncMock

import pytest
from discord.state import AutoShardedConnectionState

from bot.settings import Settings
from tests.bot.conftest import Harbor
from tests.bot.playing import start_game
from tests.bot.test_nights import known, plan


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"shard_count": 2})


async def test_what_a_shard_did_not_hear_is_followed(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 48)
    assert night.event is not None
    shard = harbor.bot.shards[(harbor.guild.id >> 22) % 2]
    await shard.disconnect()
    harbor.env.backend.get_scheduled_event(harbor.guild.id, night.event).status = 4  # canceled by hand
    await shard.reconnect()
    await harbor.env.advance_time(60)
    assert (await known(harbor, night)).status == "off"


async def test_nights_are_followed_once_for_many_shards(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    recover = AsyncMock(side_effect=partial(asyncio.sleep, 0))
    monkeypatch.setattr(harbor.bot.features.nights.keeper.events, "recover", recover)
    with harbor.env._bot_scope():
        for _ in range(8):
            harbor.bot.dispatch("shard_ready", 0)
    await harbor.env.advance_time(10)
    assert recover.await_count <= 2


@pytest.mark.slow
async def test_a_shard_that_cannot_connect_holds_up_no_other(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.tables.store.touch(harbor.guild.id)
    monkeypatch.setattr(AutoShardedConnectionState, "_delay_ready", AsyncMock())
    await harbor.restart()
    assert not harbor.bot.is_ready()
    await harbor.env.advance_time(60)
    assert await harbor.bot.services.tables.store.behind() == {}
    assert harbor.bot.features.digests.rounds._task is not None
