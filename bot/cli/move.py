"""``manila move``: from an SQLite file to PostgreSQL, or back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import typer

from bot.cli.common import Exit, leave, load_settings

EPILOG: Final = """
Stop the bot first. All or nothing is copied, and the source stays. Then set MANILA_DATABASE_URL to the new address and
start the bot.

**Examples**

- `manila move postgresql://manila:…@localhost/manila`

**Exit codes** 0 copied · 1 failed, and nothing changed · 2 the address is invalid · 69 a database doesn't answer · 78
a setting is missing or wrong
"""


def move(
    address: Annotated[str, typer.Argument(help="Address of an empty database, as in MANILA_DATABASE_URL.")],
) -> None:
    """Copy the database to another one, such as PostgreSQL."""
    from bot.cli.progress import shown
    from storage.dialects import is_address
    from storage.errors import DatabaseHeldError, NewerSchemaError, StoreUnavailableError
    from storage.move import MoveError
    from storage.move import move as copy

    if not is_address(address):
        # It is not repeated: it may contain a password.
        raise typer.BadParameter("this isn't the address of an SQLite or PostgreSQL database", param_hint="ADDRESS")
    settings = load_settings()
    try:
        with shown("Copying") as progress:
            copied = asyncio.run(copy(settings.database, address, progress))
    except (MoveError, DatabaseHeldError, NewerSchemaError) as error:
        leave(Exit.FAILED, str(error))
    except StoreUnavailableError as error:
        leave(Exit.UNAVAILABLE, str(error))
    typer.echo(
        f"Copied {copied['tables']} tables with {copied['entries']} moves, {copied['results']} results and "
        f"{copied['ratings']} ratings."
    )
