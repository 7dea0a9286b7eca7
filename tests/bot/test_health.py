"""The pages for whoever watches over the bot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest
from aiohttp.test_utils import TestClient, TestServer, unused_port

from bench.harbour import harboured, settings_for
from bench.people import ask_for_table
from bot.app import GameBot, create_bot
from bot.cli.health import TRUSTED_SECONDS, PortTakenError, _Database, application, watched
from localcord import LocalCord
from localcord.forms import message_text
from localcord.person import SimulatedUser
from storage.errors import StoreUnavailableError
from tests.postgres import Server

READY: Final = '{"gateway": true, "database": true, "shards": true, "staying": true}'
NOT_WRITING: Final = (503, READY.replace('"database": true', '"database": false'))


async def asked(bot: GameBot, page: str) -> tuple[int, str]:
    """Status and text of a page."""
    async with TestClient(TestServer(application(bot))) as client, client.get(page) as answer:
        return answer.status, await answer.text()


async def test_a_bot_on_discord_is_alive_and_ready(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        assert (await asked(bot, "/healthz"))[0] == 200
        assert await asked(bot, "/readyz") == (200, READY)
        status, text = await asked(bot, "/metrics")
        assert status == 200
        assert "manila_gateway_connected 1.0" in text
        assert "manila_database_writable 1.0" in text
    assert await asked(bot, "/readyz") == (503, READY.replace("true", "false"))


async def test_without_its_database_it_is_alive_and_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:

        async def gone() -> None:
            raise StoreUnavailableError("The disk that holds the database is full.")

        with monkeypatch.context() as broken:
            broken.setattr(bot.store, "try_writing", gone)
            assert await asked(bot, "/readyz") == NOT_WRITING
            assert (await asked(bot, "/healthz"))[0] == 200
        assert (await asked(bot, "/readyz"))[0] == 200


@pytest.mark.parametrize("error", [StoreUnavailableError("The disk is full."), PermissionError("no entry")])
async def test_metrics_say_that_the_database_takes_no_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:

        async def gone() -> None:
            raise error

        with monkeypatch.context() as broken:
            broken.setattr(bot.store, "try_writing", gone)
            status, text = await asked(bot, "/metrics")
        assert (status, "manila_database_writable 0.0" in text) == (200, True)
        assert "manila_database_writable 1.0" in (await asked(bot, "/metrics"))[1]


async def test_metrics_do_not_wait_for_a_hanging_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        answering = asyncio.Event()

        async def hanging() -> None:
            try:
                await answering.wait()
            finally:
                # SQLite's thread is in a statement, which no cancellation ends.
                await answering.wait()

        monkeypatch.setattr("bot.cli.health.DATABASE_SECONDS", 0.01)
        monkeypatch.setattr(bot.store, "try_writing", hanging)
        async with asyncio.timeout(10):
            assert "manila_database_writable 0.0" in (await asked(bot, "/metrics"))[1]
        answering.set()


async def test_a_database_that_does_not_answer_is_said_to_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        monkeypatch.setattr("bot.cli.health.DATABASE_SECONDS", 0.01)
        monkeypatch.setattr(bot.store, "try_writing", lambda: asyncio.sleep(60))
        assert (await asked(bot, "/readyz"))[0] == 503
    assert "database write check failed: error=it does not answer in time" in caplog.messages


async def test_on_a_full_disk_it_is_alive_and_not_ready(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        assert bot.store is not None
        # SQLite's own limit of the size of a file fails just as a full disk does.
        async with bot.store._engine.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            most = (await connection.exec_driver_sql("PRAGMA max_page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        assert await asked(bot, "/readyz") == NOT_WRITING
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


async def test_on_a_cut_line_nothing_is_done_and_time_rests(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.peers.PATIENCE_SECONDS", 0.01)
    async with (
        postgres.database(migrated=True) as url,
        LocalCord() as cord,
        harboured(cord, tmp_path, database_url=url) as bot,
    ):
        ann = await SimulatedUser.join(cord, "Ann")
        lobby = await ask_for_table(ann, "manila new")
        assert (await asked(bot, "/readyz"))[0] == 200
        assert bot.attendance.here(cord.guild.id)
        # The server does not come back before it is let.
        mending = asyncio.Event()

        async def mended() -> bool:
            await mending.wait()
            return await really()

        assert bot.store is not None
        really = bot.store.peers._mended
        monkeypatch.setattr(bot.store.peers, "_mended", mended)
        bot.store.peers._line.terminate()
        while bot.attendance.here(cord.guild.id):  # noqa: ASYNC110 - it is told by nothing else
            await asyncio.sleep(0.01)
        status, text = await asked(bot, "/readyz")
        assert (status, '"shards": false' in text) == (503, True)
        before = message_text(ann.latest(lobby))
        assert "couldn’t save that" in (await ann.click(lobby, "Join")).text
        live = bot.services.tables._known[1]
        await bot.services.updater.update(live)
        assert message_text(ann.latest(lobby)) == before
        mending.set()
        while not bot.attendance.here(cord.guild.id):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert (await asked(bot, "/readyz"))[0] == 200
        await ann.leave()


@pytest.mark.slow
async def test_who_waits_for_shards_is_not_ready_and_stands_by(postgres: Server, tmp_path: Path) -> None:
    async with (
        postgres.database(migrated=True) as url,
        LocalCord() as cord,
        harboured(cord, tmp_path, database_url=url) as bot,
    ):
        assert (await asked(bot, "/standbyz"))[0] == 200
        second = create_bot(settings_for(cord, tmp_path, database_url=url))
        running = asyncio.create_task(second.start(cord.token))
        while second.store is None or not second.store.peers.waiting:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert (await asked(second, "/readyz"))[0] == 503
        assert await asked(second, "/standbyz") == (200, '{"waiting": true}')
        assert "manila_database_writable 1.0" in (await asked(second, "/metrics"))[1]
        running.cancel()
        await second.close()
        assert (await asked(second, "/standbyz"))[0] == 503
        await asyncio.gather(running, return_exceptions=True)


async def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    port = unused_port()
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot, watched(bot, "127.0.0.1", port):
        with pytest.raises(PortTakenError, match=f"MANILA_METRICS_PORT.*{port}"):
            async with watched(bot, "127.0.0.1", port):
                raise AssertionError("nothing can listen there")
