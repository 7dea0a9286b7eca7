"""``manila backup`` and ``manila restore``: copy and restore the database."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.cli.common import Exit, leave, load_settings

if TYPE_CHECKING:
    from storage.backup import Contents

BACKUP_EPILOG: Final = """
Works while the bot runs, and never overwrites a file. Keep the copy as secret as the database: it holds hands and the
seeds of running games.

**Examples**

- `manila backup manila-$(date +%F).sqlite3`

**Exit codes** 0 copied and checked · 1 failed · 2 the database is PostgreSQL: use `pg_dump` · 78 a setting is wrong
"""
RESTORE_EPILOG: Final = """
Stop the bot first. The copy is checked before anything changes. The bot migrates an older copy when it starts.

**Exit codes** 0 restored · 1 failed, and nothing changed · 2 the database is PostgreSQL: use `pg_restore` · 78 a
setting is wrong
"""

Copy = Annotated[Path, typer.Argument(help="File of the copy.", show_default=False)]


def backup(file: Copy) -> None:
    """Copy the database to a new file while the bot runs."""
    from bot.cli.progress import shown
    from storage.backup import BackupError
    from storage.backup import backup as copy

    database = _database("pg_dump --format=custom --file=FILE DATABASE")
    try:
        with shown("Copying") as progress:
            contents = copy(database, file, progress)
    except BackupError as error:
        leave(Exit.FAILED, str(error))
    typer.echo(f"Copied {database} to {file}: {_counted(contents)}.")


def restore(
    file: Copy,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace the present database, and keep it under another name.")
    ] = False,
) -> None:
    """Restore the database from a copy."""
    from bot.cli.progress import shown
    from storage.backup import BackupError
    from storage.backup import restore as put_back
    from storage.migrate import RESTORE

    database = _database(RESTORE[1])
    now = datetime.now().astimezone()
    aside = database.with_name(f"{database.name}.{now:%Y%m%d-%H%M%S}") if replace and database.exists() else None
    try:
        with shown("Restoring") as progress:
            contents = put_back(file, database, aside=aside, progress=progress)
    except BackupError as error:
        leave(Exit.FAILED, str(error))
    if aside is not None:
        typer.echo(f"Kept the previous database as {aside}.")
    typer.echo(f"Restored {database} from {file}: {_counted(contents)}.")


def _database(instead: str) -> Path:
    """Return the SQLite file of the settings; exits for another database."""
    from storage.dialects import sqlite_file

    file = sqlite_file(load_settings().database)
    if file is None:
        leave(Exit.USAGE, f"The database isn't an SQLite file. For PostgreSQL, use: {instead}")
    return file


def _counted(contents: Contents) -> str:
    size = f"{contents.bytes / 1024:,.0f} KiB"
    return f"{contents.tables:,} tables, {contents.entries:,} log entries, {size}, schema {contents.schema}"
