"""``manila doctor`` on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.cli import checks
from bot.cli.checks import Finding
from bot.settings import Settings
from storage.server import Server as Facts
from tests.postgres import Server


@pytest.fixture
async def empty(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database() as url:
        yield url


@pytest.fixture
async def migrated(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database(migrated=True) as url:
        yield url


async def findings(url: str) -> list[Finding]:
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


async def test_a_server_out_of_reach_fails_without_its_password() -> None:
    (finding,) = await findings("postgresql://bot:hidden@127.0.0.1:9/manila")
    assert (finding.verdict, "cannot be reached" in finding.todo) == ("fail", True)
    assert "hidden" not in f"{finding.found} {finding.todo}"


@pytest.mark.parametrize(
    ("facts", "verdict", "todo"),
    [
        (Facts("17.2", 17, (), 100), "ok", ""),
        (Facts("13.4", 13, (), 100), "fail", "14 or newer"),
        (Facts("17.2", 17, (), 5), "warn", "max_connections"),
    ],
)
def test_a_server_is_judged_by_its_version_and_room(facts: Facts, verdict: str, todo: str) -> None:
    finding = checks._server(facts)
    assert finding.verdict == verdict
    assert todo in finding.todo
