"""Settling one message a day in place of calls to tables by correspondence."""

from __future__ import annotations

from typing import Any

import discord
from discord.utils import format_dt

from bot.actions.desk import Desk
from bot.cogs.digests.messages import Digests
from bot.core import zones
from bot.core.guard import say


async def choose(
    desk: Desk, digests: Digests, interaction: discord.Interaction[Any], hour: int | None, zone: str | None
) -> None:
    """Settle at which hour the asker has theirs; without an hour, that they are called as before."""
    text = await desk.words(interaction)
    place, _ = await zones.meant(desk, interaction.guild_id, zone)
    digest = await digests.settle(interaction.user.id, hour, place.key)
    if digest is None:
        await say(interaction, text("digest-off"))
    elif digest.closed:
        await say(interaction, text("digest-closed"))
    else:
        await say(interaction, text("digest-set", when=format_dt(digest.due, "t"), zone=place.key))
