"""Migrate a database to the schema of this program."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, column, delete, false, select, table
from sqlalchemy import inspect as look_into
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import schema
from storage.dialects import migrate_alone, require_unicode
from storage.errors import IN_THE_WAY, NewerSchemaError, sqlstate

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

# Alembic is imported only for migrations: a bot with a current database saves its 8 MiB.

log = logging.getLogger(__name__)

MIGRATIONS: Final = Path(__file__).parent / "migrations"

PAUSE: Final = 5.0
"""Seconds until a migration that found a table in use is tried again."""
PROGRAM: Final = "program"
"""The fact that stores the program version that opened the database last."""
_VERSION: Final = table("alembic_version", column("version_num"))
"""Alembic's table with the revision of a database."""
SKIPPED: Final = 100_000
"""How many ids a restored database skips.

The lost database may have given them, and buttons on its messages name only an id. A bot opens fewer tables between
two copies. Buttons have room for nine digits: 10,000 restores.
"""
SHOW_ALL: Final = {
    "shown": "DELETE FROM shown",
    "nights": "UPDATE nights SET held_until = '2000-01-01' WHERE status = 'planned'",
}
"""By table: lets the next start show open tables and planned nights, whose messages may be newer than a copy."""
RESTORE: Final = (
    "manila restore FILE --replace",
    "createdb --owner=USER NEW && pg_restore --exit-on-error --dbname=NEW FILE && psql NEW -c "
    f'"SELECT setval(seqrelid, coalesce(pg_sequence_last_value(seqrelid), 0) + {SKIPPED}) FROM pg_sequence" '
    f'&& psql NEW -c "{"; ".join(SHOW_ALL.values())}"',
)
"""The commands that restore a copy: of a file, and on a server.

There in a new database of the bot's user, as the present one may have tables of which the copy knows nothing.
"""


@dataclass(frozen=True, slots=True)
class SchemaState:
    """The stored and the wanted schema, as migration ids; ``None`` is empty."""

    found: str | None
    wanted: str | None

    @property
    def current(self) -> bool:
        return self.found == self.wanted


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the database in one transaction, or raise ``NewerSchemaError``.

    While another transaction reads what changes, it is tried again, and others go on in between.
    """
    while True:
        try:
            async with engine.begin() as connection:
                await migrate_alone(connection)
                await connection.run_sync(upgrade)
        except DBAPIError as error:
            if sqlstate(error) not in IN_THE_WAY:
                raise
            log.warning("migration waits for another transaction: sqlstate=%s", sqlstate(error))
            await asyncio.sleep(PAUSE)
        else:
            return


async def inspect(engine: AsyncEngine) -> SchemaState:
    """Return the schema of the database; changes nothing.

    Raises ``NewerSchemaError``, and the driver's error when the database isn't writable.
    """
    async with engine.connect() as connection:
        state = await connection.run_sync(schema_state)
        if state.found is not None:
            await probe(connection)
        return state


async def probe(connection: AsyncConnection) -> None:
    """Check that the database, which has our tables, is writable."""
    # Matches no row, so nothing is written; a read-only database still refuses it.
    await connection.execute(delete(schema.tables).where(false()))


def schema_state(connection: Connection) -> SchemaState:
    """Return the schema of the database; a new one must be able to hold every name."""
    wanted = max(revisions())
    begun = look_into(connection).has_table(_VERSION.name)
    if not begun:
        require_unicode(connection)
    found: str | None = connection.scalar(select(_VERSION.c.version_num)) if begun else None
    if found is not None and not knows(found):
        raise NewerSchemaError(_newer(connection, found, wanted))
    return SchemaState(found, wanted)


def _newer(connection: Connection, found: str, wanted: str | None) -> str:
    """Return advice about a database that a newer version has used."""
    writer, restore = last_app_version(connection), RESTORE[connection.dialect.name == "postgresql"]
    return (
        f"The database was written by a newer version of this program ({writer or 'unknown'}, schema {found}; this "
        f"version knows {wanted}). Nothing was changed. Start that version again, and all goes on. To go back to this "
        f"one, stop the bot and put back the copy that was made before the update ({restore}): what was played since "
        "is not in it."
    )


def last_app_version(connection: Connection) -> str | None:
    """Return the program version that opened the database last, if recorded."""
    if not look_into(connection).has_table(schema.facts.name):
        return None
    query = select(schema.facts.c.value).where(schema.facts.c.name == PROGRAM)
    return connection.scalar(query)


@cache
def revisions() -> frozenset[str]:
    """Return the ids of our migrations, also their file names; the newest is last."""
    return frozenset(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


@cache
def scripts() -> ScriptDirectory:
    """Return our migrations, cached because each of them is a module."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    return ScriptDirectory(str(MIGRATIONS))


def knows(revision: str) -> bool:
    """Return whether a migration id belongs to this version of the program."""
    return revision in revisions()


def upgrade(connection: Connection) -> None:
    """Migrate an open transaction's database, or raise ``NewerSchemaError``."""
    state = schema_state(connection)
    if not state.current:
        from alembic import command  # noqa: PLC0415

        command.upgrade(alembic_config(connection), "head")
        log.info("database migrated: schema=%s previous=%s", state.wanted, state.found or "empty")


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's configuration; the caller commits the transaction."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
