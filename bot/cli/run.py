"""``manila run``: the bot on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer

from bot.cli.common import Exit, leave, load_settings, log_to_terminal

if TYPE_CHECKING:
    from bot.app import GameBot
    from bot.settings import Settings

EPILOG: Final = """
**Examples**

- `manila run` — everything in one process
- `manila run --shards 0-1 --shard-count 4` — one of two processes on one PostgreSQL database (docs/hosts/scaling.md)

**Settings** come from the environment and from `.env` in this folder: see docs/hosts/configuration.md.

**Exit codes** 0 stopped · 2 an option is wrong · 69 Discord or the database doesn't answer, or a port is taken · 70 a
background task died: start the bot again · 75 another process has the database · 77 Discord no longer accepts the
token · 78 a setting is missing or wrong
"""


def _range(shards: str | None) -> str | None:
    from storage.shards import MOST, ShardRange

    if shards is not None:
        try:
            ShardRange.parse(shards, MOST)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
    return shards


Shards: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="RANGE", callback=_range, help="Shards that this process runs, such as 0-1. Default: all."),
]
Count: TypeAlias = Annotated[
    int | None, typer.Option(min=1, help="Number of shards in all processes. Default: as Discord recommends.")
]


def run(shards: Shards = None, shard_count: Count = None) -> None:
    """Run the bot on Discord until Ctrl-C or SIGTERM."""
    given = {"shards": shards, "shard_count": shard_count}
    serve(load_settings(**{name: value for name, value in given.items() if value is not None}))


def serve(settings: Settings, begin: Callable[[GameBot], Coroutine[Any, Any, None]] | None = None) -> None:
    """Run the bot, with ``begin`` next to it, or exit with an error message."""
    import aiohttp
    import discord

    from bot.cli.health import PortTakenError
    from bot.cli.process import ConfigurationError, TaskDiedError, TokenResetError
    from bot.cli.process import run as run_bot
    from bot.cli.token import is_no_token
    from bot.process import logs
    from storage.errors import DatabaseHeldError, NewerSchemaError, SharesDifferError, StoreUnavailableError

    log_to_terminal(settings.log_level, settings.log_format, logs.secrets_of(settings))
    token = settings.token.get_secret_value().strip()
    if token and is_no_token(token, settings):
        leave(
            Exit.CONFIG,
            "MANILA_TOKEN is not a bot token. It has three parts with dots between; copy it from the Bot page "
            "of the developer portal.",
        )
    try:
        with asyncio.Runner(loop_factory=_event_loops()) as runner:
            runner.run(run_bot(settings, begin))
    except (ConfigurationError, NewerSchemaError, SharesDifferError) as error:
        leave(Exit.CONFIG, str(error))
    except TokenResetError as error:
        leave(Exit.REFUSED, str(error))
    except TaskDiedError as error:
        leave(Exit.DIED, str(error))
    except DatabaseHeldError as error:
        leave(Exit.HELD, f"{error} To run several processes, use PostgreSQL: docs/hosts/scaling.md.")
    except (StoreUnavailableError, PortTakenError) as error:
        leave(Exit.UNAVAILABLE, str(error))
    except (
        aiohttp.ClientError,
        discord.HTTPException,
        discord.GatewayNotFound,
        discord.RateLimited,
        discord.ConnectionClosed,
        OSError,
        TimeoutError,
    ) as error:
        leave(Exit.UNAVAILABLE, f"Discord cannot be reached at {settings.discord_api_url}: {error}")


def _event_loops() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of the fast event loop, if available: it isn't on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
