"""``manila doctor --update``: what a version would do to the database, told before it does it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner, Result

from bot.cli import update
from bot.cli.app import app
from bot.settings import Settings
from storage import Store, migrate
from storage.dialects import connect
from storage.errors import NewerSchemaError
from storage.migrate import revisions, scripts
from storage.migration_preview import rehearse_empty
from tests.postgres import Server
from tests.storage.fixtures.numbered_dice import tables as oldest
from tests.storage.fixtures.schema_0024 import database as before
from tests.storage.samples import game

FILE = Path("data/manila.sqlite3")


def doctor(*options: str, **environment: str) -> Result:
    return CliRunner().invoke(app, ["doctor", "--update", *options], env=environment)


def lay(which: str) -> str:
    """A database of an earlier version; gives its schema."""
    FILE.parent.mkdir()
    if which == "oldest":
        people = {name: 100 + number for number, name in enumerate(oldest.PLACES)}
        oldest.lay_down(FILE, people, {number: number for number in range(1, 7)})
        return "0005"
    before.lay_down(FILE, {name: 100 + number for number, name in enumerate(before.PLACES)}, range(1, 9))
    return before.SCHEMA


def pending(schema: str) -> Iterator[str]:
    """The revisions that come after a schema, the next first."""
    return (script.revision for script in reversed([*scripts().iterate_revisions("head", schema)]))


def contents() -> list[str]:
    with closing(sqlite3.connect(FILE)) as connection:
        return [*connection.iterdump()]


@pytest.fixture
def next_migration(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A migration after the newest one, which does nothing. Gives its revision."""
    folder = tmp_path_factory.mktemp("next") / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    newest = scripts().get_current_head()
    (folder / "versions" / "9000_next.py").write_text(
        f'"""Do nothing."""\n\nrevision = "9000"\ndown_revision = "{newest}"\n\n\n'
        "def upgrade() -> None: ...\n\n\ndef downgrade() -> None: ...\n"
    )
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)
    for cached in (scripts, revisions):
        cached.cache_clear()
    yield "9000"
    for cached in (scripts, revisions):
        cached.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("which", ["oldest", "before"])
def test_the_next_migration_finds_every_game_replayable(which: str, next_migration: str) -> None:
    lay(which)
    checked = doctor("--deep")
    assert checked.exit_code == 0, checked.output
    assert f"Step {next_migration}" in checked.output
    assert "every game in it plays again to what is stored" in checked.output


@pytest.mark.slow
@pytest.mark.parametrize("which", ["oldest", "before"])
async def test_it_names_each_step_and_what_it_does_and_changes_nothing(which: str) -> None:
    schema = lay(which)
    was, steps = contents(), [*pending(schema)]
    told = await asyncio.to_thread(doctor, "--deep")
    assert told.exit_code == 0, told.output
    assert contents() == was
    assert not [each for each in FILE.parent.iterdir() if each.is_dir()]  # the trial is gone
    assert [line.split()[2] for line in told.output.splitlines() if line[6:].startswith("Step ")] == steps
    if steps:
        assert "every game in it plays again to what is stored" in told.output
        store = await Store.open(f"sqlite:///{FILE}")
        await store.close()
        assert "nothing to do" in (await asyncio.to_thread(doctor)).output
    else:
        assert "nothing to do" in told.output


def test_steps_say_which_tables_they_make_build_anew_and_change() -> None:
    steps = {step.revision: step for step in rehearse_empty("0005")}
    assert steps["0006"].new == ("guilds", "blocks")
    assert steps["0016"].anew == ("ratings",)
    assert steps["0007"].altered == ("tables",)
    lay("oldest")
    told = doctor().output
    assert "Builds anew ratings (4 rows)." in told
    assert "Alters tables (6 rows). Rewrites no table." in told
    assert "0 gathering and 5 playing, which go on; 1 over or closed" in told


def test_the_trial_on_rows_sees_rows_that_are_changed() -> None:
    lay("oldest")
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute(
            "UPDATE tables SET status = 'closed', updated_at = '2026-02-01 00:00:00.000000' WHERE id = 1"
        )
        connection.commit()
    assert "Changes rows of tables (6 rows)." in doctor().output


@pytest.mark.slow
def test_it_asks_for_a_copy_until_there_is_one() -> None:
    lay("oldest")
    told = doctor()
    assert "warn  Copy" in told.output
    command = next(line for line in told.output.splitlines() if "manila backup" in line).rpartition("manila ")[2]
    made = CliRunner().invoke(app, command.split())
    assert made.exit_code == 0, made.output
    assert "ok    Copy" in doctor().output


@pytest.mark.slow
def test_a_copy_older_than_the_log_beside_it_is_not_enough() -> None:
    lay("oldest")
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
        made = CliRunner().invoke(app, ["backup", "before.sqlite3"])
        assert made.exit_code == 0, made.output
        later = Path("before.sqlite3").stat().st_mtime + 1
        Path(f"{FILE}-wal").touch()
        os.utime(f"{FILE}-wal", (later, later))
        assert "ok    Copy" in doctor().output  # nothing is in it
        connection.execute("DELETE FROM entries")
        connection.commit()
        os.utime(f"{FILE}-wal", (later, later))
        assert "the database has changed since" in doctor().output


def test_migration_failing_on_copy_never_touches_the_database() -> None:
    lay("oldest")
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("CREATE TABLE reviews (own INTEGER)")
        connection.commit()
    was, told = contents(), doctor()
    assert told.exit_code == 1
    assert "fail  Trial" in told.output
    assert "table reviews already exists" in told.output
    assert contents() == was


@pytest.mark.slow
def test_too_little_room_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lay("oldest")
    monkeypatch.setattr(update, "_free", lambda _file: 1)
    told = doctor()
    assert told.exit_code == 1
    assert "a copy would not fit" in told.output
    assert "Make room before the update" in told.output


def test_without_a_database_there_is_nothing_to_do() -> None:
    told = doctor()
    assert told.exit_code == 0
    assert "nothing to do" in told.output
    assert not FILE.parent.exists()


async def test_database_of_a_newer_version_is_refused_with_what_to_do(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / FILE}"
    await _of_a_newer_version(address)
    told = await asyncio.to_thread(doctor)
    assert told.exit_code == 1
    for words in ("9.1.0 (abc)", "schema 9999", "Start that version again", "manila restore FILE --replace"):
        assert words in told.output


async def test_on_a_server_too(postgres: Server) -> None:
    async with postgres.database(migrated=True) as address:
        settings = Settings(_env_file=None, database_url=address)
        assert "nothing to do" in " ".join(finding.found for finding in await update.update(settings))
        await _of_a_newer_version(address)
        (told,) = await update.update(settings)
    assert told.verdict == "fail"
    assert "9.1.0 (abc)" in told.todo
    assert "pg_restore" in told.todo


async def test_on_a_server_the_steps_are_seen_on_an_empty_database(postgres: Server) -> None:
    async with postgres.database(migrated=True) as address:
        engine = connect(address)
        async with engine.begin() as connection:
            await connection.execute(text("DROP TABLE practices"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0023'"))
        await engine.dispose()
        told = {each.what: each for each in await update.update(Settings(_env_file=None, database_url=address))}
    assert "Makes practices." in told["Step 0024"].found
    assert told["Trial"].found == "done on an empty database"
    assert "pg_dump" in told["Copy"].todo


async def _of_a_newer_version(address: str) -> None:
    store = await Store.open(address, program="9.1.0 (abc)")
    await game(store)
    await store.close()
    engine = connect(address)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(NewerSchemaError, match="9999"):
        await Store.open(address)
