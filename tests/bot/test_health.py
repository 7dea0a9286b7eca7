"""The pages for whoever watches over the bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer, unused_port

from bench.harbour import harboured
from bot.app import GameBot
from bot.health import PortTakenError, application, watched
from localcord import LocalCord
from storage.errors import StoreUnavailableError


async def asked(bot: GameBot, page: str) -> tuple[int, str]:
    """Status and text of a page."""
    async with TestClient(TestServer(application(bot))) as client, client.get(page) as answer:
        return answer.status, await answer.text()


async def test_a_bot_on_discord_is_alive_and_ready(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        assert (await asked(bot, "/healthz"))[0] == 200
        assert await asked(bot, "/readyz") == (200, '{"gateway": true, "database": true, "staying": true}')
        status, text = await asked(bot, "/metrics")
        assert status == 200
        assert "manila_gateway_connected 1.0" in text
    assert await asked(bot, "/readyz") == (503, '{"gateway": false, "database": false, "staying": false}')


async def test_without_its_database_it_is_alive_and_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:

        async def gone() -> None:
            raise StoreUnavailableError("The disk that holds the database is full.")

        with monkeypatch.context() as broken:
            broken.setattr(bot.store, "ping", gone)
            assert await asked(bot, "/readyz") == (503, '{"gateway": true, "database": false, "staying": true}')
            assert (await asked(bot, "/healthz"))[0] == 200
        assert (await asked(bot, "/readyz"))[0] == 200


async def test_cut_off_from_discord_it_is_not_ready(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        await bot.shards[0].disconnect()
        assert (await asked(bot, "/readyz"))[0] == 503


async def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    port = unused_port()
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot, watched(bot, "127.0.0.1", port):
        with pytest.raises(PortTakenError, match=f"MANILA_METRICS_PORT.*{port}"):
            async with watched(bot, "127.0.0.1", port):
                raise AssertionError("nothing can listen there")
