"""``manila setup-emojis``: upload the games' emojis and the avatar."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.common import Exit, leave, load_settings

if TYPE_CHECKING:
    from bot.process.emojis import EmojiUpload
    from bot.settings import Settings

EPILOG: Final = """
Run it once, and again after an update with new drawings. Without them the bot shows plain emojis.

A running bot, and each standby, shows new drawings after a restart. Until then it uses the previous ones, which this
command keeps.

**Exit codes** 0 all are uploaded · 1 some failed · 69 Discord doesn't answer · 78 the token is missing or wrong
"""

COLOURS: Final = {"kept": "dim", "uploaded": "green", "replaced": "green", "failed": "red"}


def setup_emojis(
    avatar: Annotated[bool, typer.Option("--avatar", help="Also set the bot's avatar, a punt under sail.")] = False,
) -> None:
    """Upload the emojis of the games to your Discord application."""
    settings = load_settings()

    import aiohttp
    import discord

    if not settings.token.get_secret_value().strip():
        leave(
            Exit.CONFIG,
            "MANILA_TOKEN is not set. Run `manila setup`, or put your bot's token into .env as MANILA_TOKEN=…",
        )
    try:
        outcomes = asyncio.run(_upload(settings, avatar))
    except discord.LoginFailure:
        leave(Exit.CONFIG, "Discord refuses MANILA_TOKEN. Copy it again from the Bot page of the developer portal.")
    except (aiohttp.ClientError, discord.HTTPException, OSError, TimeoutError) as error:
        leave(Exit.UNAVAILABLE, f"Discord cannot be reached at {settings.discord_api_url}: {error}")
    Console().print(_table(outcomes))
    if any(outcome.did == "failed" for outcome in outcomes):
        raise typer.Exit(Exit.FAILED)


async def _upload(settings: Settings, avatar: bool) -> list[EmojiUpload]:
    import discord

    from bot.games.catalogue import catalogue
    from bot.process.emojis import upload, wear_avatar

    discord.http.Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token.get_secret_value().strip())
        outcomes = [outcome async for outcome in upload(client, catalogue().emojis)]
        if avatar:
            outcomes.append(await wear_avatar(client))
        return outcomes


def _table(outcomes: list[EmojiUpload]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for outcome in outcomes:
        table.add_row(outcome.name, f"[{COLOURS[outcome.did]}]{outcome.did}[/]", outcome.why)
    return table
