"""Bringing a database to the schema of this program.

Runs at every start. For writing a new migration: ``python -m storage "what it does"``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, false
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import schema
from storage.dialects import migrate_alone
from storage.errors import NewerSchemaError

MIGRATIONS: Final = Path(__file__).parent / "migrations"


@dataclass(frozen=True, slots=True)
class SchemaState:
    """Where a database stands. Revisions are the ids of migrations; ``None`` is an empty database."""

    found: str | None
    wanted: str | None

    @property
    def current(self) -> bool:
        return self.found == self.wanted


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this program's schema, in one transaction.

    Raises ``NewerSchemaError``, and changes nothing, when it has a schema that this program does not know.
    """
    async with engine.begin() as connection:
        await migrate_alone(connection)
        await connection.run_sync(upgrade)


async def inspect(engine: AsyncEngine) -> SchemaState:
    """Where the database stands; changes nothing.

    Raises ``NewerSchemaError``, and the driver's error when the database cannot be written to.
    """
    async with engine.connect() as connection:
        state = await connection.run_sync(schema_state)
        if state.found is not None:
            await probe(connection)
        return state


async def probe(connection: AsyncConnection) -> None:
    """Make sure that the database, which has our tables, can be written to. Raises the driver's error if not."""
    # Of no row, so that nothing is written; a read-only database refuses it all the same.
    await connection.execute(delete(schema.tables).where(false()))


def schema_state(connection: Connection) -> SchemaState:
    """Where the database stands. Raises ``NewerSchemaError`` when it has a schema that this program does not know."""
    scripts = _scripts()
    wanted = scripts.get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerSchemaError(
            "The database was written by a newer version of this program "
            f"(schema {found}; this version knows {wanted}). "
            "Install the newer version, or restore a backup from before it."
        )
    return SchemaState(found, wanted)


@cache
def _scripts() -> ScriptDirectory:
    """Our migrations. Which there are is read once: each of them is a module."""
    return ScriptDirectory(str(MIGRATIONS))


def upgrade(connection: Connection) -> None:
    """Bring the database of an open transaction to the newest schema. Raises ``NewerSchemaError``."""
    if not schema_state(connection).current:
        command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration: our migrations, run on a connection whose transaction the caller commits."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
