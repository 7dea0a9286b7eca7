"""The pages for whoever watches over the bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer, unused_port

from bench.harbour import harboured
from bot.app import GameBot
from bot.process.health import TRUSTED_SECONDS, PortTakenError, _Database, application, watched
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
            broken.setattr(bot.store, "try_writing", gone)
            assert await asked(bot, "/readyz") == (503, '{"gateway": true, "database": false, "staying": true}')
            assert (await asked(bot, "/healthz"))[0] == 200
        assert (await asked(bot, "/readyz"))[0] == 200


async def test_a_database_that_does_not_answer_is_said_to_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        monkeypatch.setattr("bot.process.health.DATABASE_SECONDS", 0.01)
        monkeypatch.setattr(bot.store, "try_writing", lambda: asyncio.sleep(60))
        assert (await asked(bot, "/readyz"))[0] == 503
    assert "the database takes no writes: it does not answer in time" in caplog.messages


async def test_on_a_full_disk_it_is_alive_and_not_ready(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        assert bot.store is not None
        # SQLite's own limit of the size of a file fails just as a full disk does.
        async with bot.store._engine.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            most = (await connection.exec_driver_sql("PRAGMA max_page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        assert await asked(bot, "/readyz") == (503, '{"gateway": true, "database": false, "staying": true}')
        async with bot.store._engine.connect() as connection:
            await connection.exec_driver_sql(f"PRAGMA max_page_count={most}")
        assert (await asked(bot, "/readyz"))[0] == 200


async def test_whose_file_was_taken_away_is_not_ready(tmp_path: Path) -> None:
    """SQLite would go on to write into a file that has no name any more."""
    file, aside = tmp_path / "manila.sqlite3", tmp_path / "aside"
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        file.rename(aside)
        assert (await asked(bot, "/readyz"))[0] == 503
        file.touch()
        assert (await asked(bot, "/readyz"))[0] == 503
        aside.rename(file)
        assert (await asked(bot, "/readyz"))[0] == 200


async def test_whoever_asks_often_has_it_write_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        assert bot.store is not None
        tried: list[float] = []
        really, now = bot.store.try_writing, [0.0]

        async def counted() -> None:
            tried.append(now[0])
            await really()

        monkeypatch.setattr(bot.store, "try_writing", counted)
        database = _Database(bot, lambda: now[0])
        assert await asyncio.gather(*(database.takes_writes() for _ in range(50))) == [True] * 50
        now[0] += TRUSTED_SECONDS - 0.1
        assert await database.takes_writes()
        assert tried == [0.0]
        now[0] += 0.2
        assert await database.takes_writes()
        assert tried == [0.0, now[0]]


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
