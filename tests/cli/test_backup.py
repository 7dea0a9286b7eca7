"""``manila backup`` and ``manila restore``."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app
from storage import Store
from tests.storage.samples import lobby


def manila(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env=environment)


async def _fill(database: Path, tables: int) -> None:
    store = await Store.open(f"sqlite:///{database}")
    for _ in range(tables):
        await lobby(store)
    await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the settings, with two tables in it."""
    file = tmp_path / "data" / "manila.sqlite3"
    asyncio.run(_fill(file, 2))
    return file


def test_a_copy_is_made_counted_and_put_back(database: Path) -> None:
    made = manila("backup", "copy.sqlite3")
    assert made.exit_code == 0, made.output
    assert "2 tables" in made.stdout
    database.unlink()
    back = manila("restore", "copy.sqlite3")
    assert back.exit_code == 0, back.output
    assert database.is_file()


def test_restore_replaces_database_only_on_request_and_keeps_it(database: Path) -> None:
    manila("backup", "copy.sqlite3")
    before = database.read_bytes()
    refused = manila("restore", "copy.sqlite3")
    assert refused.exit_code == 1
    assert "--replace" in refused.stderr
    assert database.read_bytes() == before
    done = manila("restore", "copy.sqlite3", "--replace")
    assert done.exit_code == 0, done.output
    (aside,) = database.parent.glob("manila.sqlite3.2*")
    assert aside.name in done.stdout


def test_a_second_copy_of_the_same_name_is_refused(database: Path) -> None:
    manila("backup", "copy.sqlite3")
    again = manila("backup", "copy.sqlite3")
    assert again.exit_code == 1
    assert "already" in again.stderr


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_with_postgresql_its_own_tools_are_named(command: str, tool: str) -> None:
    result = manila(command, "copy", MANILA_DATABASE_URL="postgresql://manila:hunter2@db/manila")
    assert result.exit_code == 2
    assert tool in result.stderr
    assert "hunter2" not in result.output
