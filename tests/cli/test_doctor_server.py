"""``manila doctor`` on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.cli import checks
from bot.cli.checks import CheckResult
from bot.settings import Settings
from storage.dialects import connect
from storage.server import Server as Facts
from storage.server import look_at
from tests.postgres import Server


@pytest.fixture
async def empty(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database() as url:
        yield url


@pytest.fixture
async def migrated(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database(migrated=True) as url:
        yield url


async def findings(url: str) -> list[CheckResult]:
    return await checks.database(Settings(_env_file=None, database_url=url))


async def test_a_server_that_may_lose_what_was_written_is_warned_of(migrated: str) -> None:
    database, server = await findings(migrated)
    assert database.verdict == "ok"
    # The tests' own server waits for no disk.
    assert server.verdict == "warn"
    assert "fsync and full_page_writes" in server.todo


async def test_an_empty_database_is_fine(empty: str) -> None:
    database, _ = await findings(empty)
    assert (database.verdict, "first start" in database.found) == ("ok", True)


async def test_a_database_that_cannot_hold_every_name_fails(postgres: Server) -> None:
    async with postgres.database(encoding="LATIN1") as narrow:
        (finding,) = await findings(narrow)
    assert (finding.verdict, "LATIN1" in finding.todo) == ("fail", True)


async def test_a_server_out_of_reach_fails_without_its_password() -> None:
    (finding,) = await findings("postgresql://bot:hidden@127.0.0.1:9/manila")
    assert (finding.verdict, "cannot be reached" in finding.todo) == ("fail", True)
    assert "hidden" not in f"{finding.found} {finding.todo}"


@pytest.mark.parametrize(
    ("facts", "processes", "verdict", "todo"),
    [
        (Facts("17.2", 17, (), 100), 1, "ok", ""),
        (Facts("13.4", 13, (), 100), 1, "fail", "14 or newer"),
        (Facts("17.2", 17, (), 100, encoding="LATIN1"), 1, "warn", "--encoding=UTF8"),
        (Facts("17.2", 17, (), 5), 1, "warn", "Raise max_connections to 6 at least"),
        (Facts("17.2", 17, (), 100, reserved=3), 10, "ok", ""),
        (Facts("17.2", 17, (), 100, reserved=3, others=38), 10, "warn", "Raise max_connections to 101 at least"),
    ],
)
def test_a_server_is_judged_by_its_version_and_room(facts: Facts, processes: int, verdict: str, todo: str) -> None:
    finding = checks._server(facts, processes)
    assert finding.verdict == verdict
    assert todo in finding.todo


async def test_the_connections_of_all_processes_are_computed(migrated: str) -> None:
    settings = Settings(_env_file=None, database_url=migrated, processes=20, process="0", shard_count=40)
    _, server = await checks.database(settings)
    assert "20 × 5 connections for processes and 20 × 1 for standbys are 120 of 100" in server.found
    settings = Settings(_env_file=None, database_url=migrated, shards="0-1", shard_count=4)
    _, server = await checks.database(settings)
    assert "are 12 of 100" in server.found


async def test_connections_of_other_programs_count(postgres: Server, migrated: str) -> None:
    async def others() -> int:
        engine = connect(migrated)
        try:
            facts = await look_at(engine)
        finally:
            await engine.dispose()
        assert facts is not None
        assert facts.reserved == 3
        return facts.others

    before = await others()
    connection = await postgres.connect()
    assert await others() == before + 1
    await connection.close()
