"""A start reads no table of the database as a whole that grows with what is played."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url

from bench.harbour import harboured
from bot.tables import recovery
from localcord import LocalCord
from tests.plans import READING, ROWS, fill, heard, rows_read, scanned, sqlite_plans
from tests.postgres import Server
from tests.storage.samples import lobby
from tests.storage.test_retention import aged

SMALL: Final = {
    "alembic_version": "one row",
    "sqlite_master": "a row for each table and index",
    "facts": "some rows for each process",
    "absences": "rows of two months",
    "proposals": "a row for each open vote: those of ended games are deleted every hour",
    "offers": "a row for each open offer, likewise",
    "timers": "a row for each deadline that runs, and all of them are wanted",
}
"""Tables that may be read as a whole, and why."""
FEW: Final = 50
"""Rows that a statement may look at: more than are removed in one go."""


async def test_no_query_of_a_start_scans_a_table_that_grows(tmp_path: Path) -> None:
    assert _scans(tmp_path / "manila.sqlite3", await _start_queries(tmp_path)) == {}


async def test_on_postgresql_a_start_reads_few_rows_of_many(tmp_path: Path, postgres: Server) -> None:
    async with postgres.database(migrated=True) as url:
        asked = await _start_queries(tmp_path, database_url=url)
        line = await postgres.connect(str(make_url(url).database))
        await fill(line, but=SMALL)
        read = {
            statement: await rows_read(line, statement, parameters)
            for statement, parameters in asked.items()
            if statement.startswith(READING)
        }
        # Else nothing would be found above either.
        assert (await rows_read(line, "SELECT id FROM tables WHERE host = $1", (1,)))["tables"] >= ROWS
        await line.close()
    many = {statement: rows for statement, rows in read.items() if max(rows.values(), default=0) > FEW}
    assert many == {}


def test_scans_are_found(tmp_path: Path) -> None:
    """So that the first test can fail."""
    file = tmp_path / "some.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, host INTEGER)")
    connection.close()
    asked = {"SELECT * FROM tables WHERE host = ?": (1,), "SELECT * FROM tables WHERE id = ?": (1,)}
    assert list(_scans(file, asked)) == ["SELECT * FROM tables WHERE host = ?"]


async def _start_queries(data: Path, **more: Any) -> dict[str, Any]:
    """What a bot asks its database when it starts, also in the background once it is ready."""
    settings = {"drawing_processes": 0, "keep_finished_days": 1, **more}
    async with LocalCord() as cord:
        async with harboured(cord, data, **settings) as bot:
            assert bot.store is not None
            await bot.services.timekeeper.inactivity.stop()  # what is to be removed is left for the next start
            await lobby(bot.store)
            past = await lobby(bot.store)
            await bot.store.close_table(past, "ended")
            await aged(bot.store, past)
        with heard() as asked:
            async with harboured(cord, data, **settings) as bot:
                await recovery.recover(bot.services)
                await bot.features.nights.keeper.recover()
                await bot.services.recorder.sweep()
                await bot.services.timekeeper.inactivity._round()
                for rounds in (bot.features.season_ends.rounds, bot.features.digests.rounds):
                    await rounds._go()
                await bot.features.arenas.rounds.look()
    assert len(asked) > 20
    for expected in ("FROM shown", "tables.recorded IS NULL", "DELETE FROM entries"):
        assert any(expected in statement for statement in asked), list(asked)
    return asked


def _scans(file: Path, asked: dict[str, Any]) -> dict[str, list[str]]:
    found = {
        statement: [step for step in plan if (table := scanned(step)) is not None and table not in SMALL]
        for statement, plan in sqlite_plans(file, asked).items()
    }
    return {statement: steps for statement, steps in found.items() if steps}
