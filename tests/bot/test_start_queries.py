"""A start reads no table of the database as a whole that grows with what is played."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import Engine, make_url

from bench.harbour import harboured
from localcord import LocalCord
from storage import Store
from tests.postgres import Server
from tests.storage.samples import lobby
from tests.storage.test_retention import aged

SMALL: Final = {
    "alembic_version": "one row",
    "sqlite_master": "a row for each table and index",
    "facts": "some rows for each process",
    "absences": "rows of two months",
    "timers": "a row for each deadline that runs, and all of them are wanted",
}
"""Tables that may be read as a whole, and why."""


async def test_no_query_of_a_start_scans_a_table_that_grows(tmp_path: Path) -> None:
    async with LocalCord() as cord:
        async with harboured(cord, tmp_path, drawing_processes=0, keep_finished_days=1) as bot:
            assert bot.store is not None
            await bot.desk.sweeper.stop()  # what is to be removed is left for the next start
            await lobby(bot.store)
            past = await lobby(bot.store)
            await bot.store.close_table(past, "ended")
            await aged(bot.store, past)
        with _heard() as asked:
            async with harboured(cord, tmp_path, drawing_processes=0, keep_finished_days=1) as bot:
                # What is started in the background once the bot is ready.
                await bot.desk.recover()
                await bot.nights.recover()
                await bot.desk.sweeper._round()
                for rounds in (bot.season_ends.rounds, bot.digests.rounds, bot.desk.arena_rounds.rounds):
                    await rounds._go()
    assert len(asked) > 20
    for expected in ("FROM shown", "DELETE FROM entries"):
        assert any(expected in statement for statement in asked), list(asked)
    assert _scans(tmp_path / "manila.sqlite3", asked) == {}


async def test_postgresql_looks_up_what_recent_tables_show(postgres: Server) -> None:
    many = """
        INSERT INTO tables (kind, status, channel_id, message_id, host, size, lobby, number, created_at, updated_at)
        SELECT 'manila', 'over', n, n, n, 3, '{}', n, moment, moment
        FROM generate_series(1, 20000) AS n, LATERAL (SELECT now() - n * interval '1 hour' AS moment) AS at;
        INSERT INTO shown SELECT id, updated_at FROM tables;
        ANALYZE
    """
    async with postgres.database(migrated=True) as url:
        store = await Store.open(url)
        line = await postgres.connect(str(make_url(url).database))
        await line.execute(many)
        with _heard() as asked:
            assert await store.behind() == []
        (statement, parameters), *others = [each for each in asked.items() if "shown" in each[0]]
        plan = [row[0] for row in await line.fetch(f"EXPLAIN {statement}", *parameters)]
        await line.close()
        await store.close()
    assert not others
    assert any("Index" in step for step in plan)
    assert not any("Seq Scan" in step for step in plan), plan


def test_scans_are_found(tmp_path: Path) -> None:
    """So that the test above can fail."""
    file = tmp_path / "some.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, host INTEGER)")
    connection.close()
    asked = {"SELECT * FROM tables WHERE host = ?": (1,), "SELECT * FROM tables WHERE id = ?": (1,)}
    assert list(_scans(file, asked)) == ["SELECT * FROM tables WHERE host = ?"]


@contextmanager
def _heard() -> Iterator[dict[str, Any]]:
    """Statements that are executed meanwhile, each with the parameters that it first had."""
    asked: dict[str, Any] = {}

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        asked.setdefault(statement, parameters[0] if many else parameters)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def _scans(file: Path, asked: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    connection = sqlite3.connect(file)
    for statement, parameters in asked.items():
        if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")) and "WHERE 0 = 1" not in statement:
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            scans = [step for step in plan if (at := re.match(r"SCAN (\w+)", step)) and at[1] not in SMALL]
            if scans:
                found[statement] = scans
    connection.close()
    return found
