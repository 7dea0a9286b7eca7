"""The migrations and the schema that the code believes in are the same."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from host.ratings import RATER
from storage import NewerSchemaError, Store
from storage.dialects import connect
from storage.migrate import RESTORE, SKIPPED, SchemaState, alembic_config, migrate, scripts, upgrade
from storage.migrate import inspect as inspect_schema
from storage.schema import metadata
from tests.postgres import OWNER, Server, programs
from tests.storage.samples import ANN, BEN, CHANNEL, GUILD, LOBBY, entry, game, lobby, planned, snapshot


@pytest.fixture
async def engine(blank_url: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(blank_url)
    yield engine
    await engine.dispose()


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def _schema(connection: Connection) -> set[str]:
    """Return what the database says of our tables, in lines; the order of columns doesn't count."""
    looker = inspect(connection)
    found = set[str]()
    for name in metadata.tables:
        parts: dict[str, Sequence[Any]] = {
            "columns": [{**column, "type": repr(column["type"])} for column in looker.get_columns(name)],
            "key": [looker.get_pk_constraint(name)],
            "foreign keys": looker.get_foreign_keys(name),
            "indexes": looker.get_indexes(name),
            "unique": looker.get_unique_constraints(name),
            # By what they check: the first migrations named theirs twice over, in every database there is.
            "checks": [check["sqltext"] for check in looker.get_check_constraints(name)],
        }
        found |= {f"{name}, {kind}: {each}" for kind, several in parts.items() for each in several}
    if connection.dialect.name == "sqlite":
        counting = text("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'")
        found |= {f"{name}, ids are never used twice" for name in connection.scalars(counting)}
    return found


async def test_the_migrations_make_the_schema_of_the_code(engine: AsyncEngine) -> None:
    await migrate(engine)
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


async def test_migrated_and_new_databases_have_the_same_schema(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        migrated = await connection.run_sync(_schema)
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
        await connection.run_sync(metadata.create_all)
        new = await connection.run_sync(_schema)
    assert sorted(migrated - new) == sorted(new - migrated) == []


async def test_one_line_says_that_a_database_was_brought_up_to_date(
    engine: AsyncEngine, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "storage")
    await migrate(engine)
    await migrate(engine)
    told = [record.message for record in caplog.records if record.name.startswith("storage")]
    assert told == [f"database migrated: schema={scripts().get_current_head()} previous=empty"]


async def test_every_step_goes_up_down_and_up_again(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        full = await connection.run_sync(_tables)
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
        assert await connection.run_sync(_tables) == {"alembic_version"}
        await connection.run_sync(upgrade)
        assert await connection.run_sync(_tables) == full
        assert full == {"alembic_version", *metadata.tables}


async def test_a_migration_that_fails_half_way_leaves_nothing(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerCut(Exception):
        pass

    def upgrade_and_fail(connection: Connection) -> None:
        upgrade(connection)
        raise PowerCut

    monkeypatch.setattr("storage.migrate.upgrade", upgrade_and_fail)
    with pytest.raises(PowerCut):
        await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(_tables) == set()


async def test_others_go_on_while_a_migration_waits_for_a_reader(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("storage.migrate.PAUSE", 0.05)
    monkeypatch.setattr("storage.dialects.MIGRATION_PATIENCE", 50)
    async with postgres.database() as url:
        engine = connect(url)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0031"))
        async with engine.connect() as reading:
            await reading.execute(text("LOCK TABLE tables IN ACCESS SHARE MODE"))  # as pg_dump does
            migration = asyncio.create_task(migrate(engine))
            for _ in range(2):
                while not caplog.records:  # noqa: ASYNC110  nothing tells of it
                    await asyncio.sleep(0.01)
                caplog.clear()
                async with engine.begin() as connection:
                    await connection.execute(text("DELETE FROM tables"))
            assert not migration.done()
        await migration
        assert (await inspect_schema(engine)).current
        await engine.dispose()


async def test_state_of_the_schema_can_be_asked_without_changing_it(engine: AsyncEngine) -> None:
    empty = await inspect_schema(engine)
    assert (empty.found, empty.current) == (None, False)
    await migrate(engine)
    assert await inspect_schema(engine) == SchemaState(empty.wanted, empty.wanted)


async def test_a_database_of_a_newer_version_is_not_touched(url: str, store: Store) -> None:
    table = await game(store)
    await store.close()
    await (await Store.open(url, program="9.1")).close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerSchemaError, match=r"\(9\.1, schema 9999;"):
        await Store.open(url)
    async with engine.begin() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
        assert await connection.scalar(text("SELECT count(*) FROM entries WHERE table_id = :id"), {"id": table}) == 1
    await engine.dispose()


async def test_migration_finds_games_closed_as_inactive_by_their_logs(url: str, store: Store) -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    store._clock = lambda: now
    alone, ended = await game(store, 3), await game(store, 3)
    store._clock = lambda: now + timedelta(days=6)
    await store.append(ended, [entry(3)], snapshot(3), over=False)
    store._clock = lambda: now + timedelta(days=8)
    for table in (alone, ended):
        await store.close_table(table)
    await store.close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0006"))
    await migrate(engine)
    await engine.dispose()
    again = await Store.open(url)
    assert await again.closed_inactive(BEN, 5) == [alone]
    await again.close()


async def test_puzzles_are_counted_again_without_the_forgotten(url: str, store: Store) -> None:
    for user, code in ((BEN, "go:1"), (ANN, "go:2")):
        for puzzle in ("a" * 12, "b" * 12):
            await store.puzzles.answer(user, "chess", puzzle, code, best="go:1", hard=RATER.beginner, rater=RATER)
            await store.puzzles.vote(user, puzzle, -1)
    await store.close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0026"))
        # What an earlier version left of people who were forgotten.
        await connection.execute(text("UPDATE puzzle_marks SET tries = 9, solved = 8, bad = 7, good = 1"))
        await connection.execute(text("DELETE FROM puzzle_answers WHERE puzzle = 'bbbbbbbbbbbb'"))
    await migrate(engine)
    await engine.dispose()
    again = await Store.open(url)
    marks = await again.puzzles.marks("chess")
    counts = {puzzle[0]: (mark.score.tries, mark.score.solved, mark.bad, mark.good) for puzzle, mark in marks.items()}
    assert counts == {"a": (2, 1, 2, 0), "b": (0, 0, 0, 0)}
    await again.close()


async def test_rematches_of_an_older_version_are_found(url: str, store: Store) -> None:
    first = await game(store)
    again = await store.create_lobby(replace(LOBBY, after=first), guild_id=GUILD, channel_id=CHANNEL)
    await store.close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0031"))
    await migrate(engine)
    await engine.dispose()
    newer = await Store.open(url)
    assert await newer.rematch_of(first, GUILD) == again
    assert await newer.rematch_of(again, GUILD) is None
    await newer.close()


def test_operations_page_restores_with_the_same_commands() -> None:
    page = (Path(__file__).parents[2] / "docs/hosts/operations.md").read_text(encoding="utf-8")
    commands = RESTORE[1].replace("USER", "manila").replace("NEW", "manila-restored").replace("FILE", "manila.dump")
    assert commands.replace(" && psql", "\npsql") in page


async def test_a_copy_of_an_older_version_is_restored_and_updated(postgres: Server, tmp_path: Path) -> None:
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    env = os.environ | {"PATH": path, "PGHOST": str(postgres.folder), "PGUSER": OWNER}
    copy = tmp_path / "manila.dump"
    async with postgres.database() as url:
        name = url.partition("?")[0].rpartition("/")[2]
        engine = connect(url)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0022"))
        dump = ["pg_dump", "--format", "custom", "--file", str(copy), name]
        await asyncio.to_thread(subprocess.run, dump, env=env, check=True)
        await migrate(engine)
        await engine.dispose()
    back = RESTORE[1].replace("USER", OWNER).replace("NEW", "back").replace("FILE", str(copy))
    await asyncio.to_thread(subprocess.run, ["/bin/sh", "-c", back], env=env, check=True)
    restored = await Store.open(postgres.url("back"))
    assert (await lobby(restored), await planned(restored, ANN)) == (SKIPPED + 1, SKIPPED + 1)
    await restored.close()
    await postgres.say("DROP DATABASE back")
