"""Write a migration: ``python -m storage "add the timers"``.

Migrates an empty database in memory, compares it with ``storage/schema.py`` and writes the difference to
``storage/migrations/versions``, for you to read and correct.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

from alembic import command
from alembic.autogenerate import comparators
from alembic.operations.ops import CreateCheckConstraintOp, DropConstraintOp, ModifyTableOps
from sqlalchemy import CheckConstraint, Connection, Table

from storage.dialects import connect
from storage.migrate import MIGRATIONS, alembic_config, migrate, revisions


@comparators.dispatch_for("table")
def compare_checks(
    context: Any, changes: ModifyTableOps, _schema: str | None, name: str, old: Table | None, new: Table | None
) -> None:
    """Compare check constraints by content; Alembic compares names at most."""
    if old is None or new is None:
        return
    before = [
        CheckConstraint(check["sqltext"], name=check["name"], table=old)
        for check in context.inspector.get_check_constraints(name)
    ]
    after = [each for each in new.constraints if isinstance(each, CheckConstraint)]
    had, wants = ({str(each.sqltext) for each in checks} for checks in (before, after))
    changes.ops.extend(DropConstraintOp.from_constraint(each) for each in before if str(each.sqltext) not in wants)
    changes.ops.extend(CreateCheckConstraintOp.from_constraint(each) for each in after if str(each.sqltext) not in had)
    for column in new.columns:
        if column.name not in old.columns and not column.nullable:
            sys.stderr.write(f"Rows that there are need a value: give {column} a server_default in the migration.\n")


def _write(connection: Connection, message: str) -> None:
    number = int(max(revisions())) + 1
    command.revision(alembic_config(connection), message, autogenerate=True, rev_id=f"{number:04}")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", MIGRATIONS], check=True)


async def main(message: str) -> None:
    """Write a migration with this title."""
    engine = connect("sqlite://")
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            await connection.run_sync(_write, message.rstrip("."))
    finally:
        await engine.dispose()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit('usage: python -m storage "what the migration does"')
    asyncio.run(main(sys.argv[1]))
