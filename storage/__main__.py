"""Write a migration: ``python -m storage "add the timers"``.

Migrates an empty database in memory, compares it with ``storage/schema.py`` and writes the difference to
``storage/migrations/versions``, for you to read and correct.
"""

from __future__ import annotations

import asyncio
import sys

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from storage.dialects import connect
from storage.migrate import alembic_config, migrate


def _write(connection: Connection, message: str) -> None:
    config = alembic_config(connection)
    number = len(list(ScriptDirectory.from_config(config).walk_revisions())) + 1
    command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")


async def main(message: str) -> None:
    """Write a migration with this title."""
    engine = connect("sqlite://")
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            await connection.run_sync(_write, message)
    finally:
        await engine.dispose()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit('usage: python -m storage "what the migration does"')
    asyncio.run(main(sys.argv[1]))
