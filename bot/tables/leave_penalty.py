"""What comes of leaving games under way again and again: it is told, it is mild, and it fades.

Others wait for who sits at a table, and an AI is not who they came to play with. Somebody who has left several games
within a few weeks sits at one table with a quick clock at a time, for some days; slow tables and practice stay open
to them. They are told in private before it comes to that, and when it does.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from typing import Final

import discord
from discord.utils import utcnow

from bot.core.errors import is_retryable
from bot.core.languages import LocaleResolver
from bot.core.markup import soon
from bot.core.replies import NO_MENTIONS
from bot.core.texts import Texts
from engine.game import Refusal
from host.live import TableSession
from host.tables import Tables
from storage.leave_penalties import fades_to

log = logging.getLogger(__name__)

WARNED: Final = 1.5
"""From this weight on somebody is told that one more game would count."""
LIMITED: Final = 2.5
"""From this weight on somebody sits at one quick table at a time. Each game that is left counts one, and fades."""
QUICK: Final = ("live", "relaxed")
"""The speeds at which others wait for who does not come."""


async def require_patience(tables: Tables, user: int, speed: str, table: int | None = None) -> None:
    """Raises ``Refusal`` if somebody who has left many games would sit at a quick table beside another: ``table``."""
    if not await _is_patient(tables, user, speed, table):
        raise Refusal("why-left-often", soon=soon(_until(await tables.store.leavings.of(user))))


async def _is_patient(tables: Tables, user: int, speed: str, table: int | None) -> bool:
    """Whether somebody may sit at a table of a speed, beside others than ``table``."""
    limited = speed in QUICK and await tables.store.leavings.of(user) >= LIMITED
    return not (limited and await tables.sits_at(user, QUICK, besides=table))


@asynccontextmanager
async def sitting_down(
    tables: Tables, user: int, speed: str, table: int | None = None, guild: int | None = None
) -> AsyncIterator[None]:
    """Around what gives somebody a seat at a table of a speed, so that all count for which they ask at once.

    ``guild``: where the table would wait for others. Raises ``Refusal`` if they may not sit down.
    """
    async with tables.sitting(user):
        await require_seat(tables, user, speed, table, guild)
        yield


async def require_seat(
    tables: Tables, user: int, speed: str, table: int | None = None, guild: int | None = None
) -> None:
    """Raises ``Refusal`` if somebody sits at as many tables as one may, or has to be patient (``require_patience``)."""
    await tables.require_room(user, guild)
    await require_patience(tables, user, speed, table)


async def may_sit_down(tables: Tables, user: int, speed: str) -> bool:
    """Whether somebody who has not asked for it can be given a seat."""
    try:
        await require_seat(tables, user, speed)
    except Refusal:
        return False
    return True


async def set_speed(tables: Tables, live: TableSession, user: int, speed: str) -> None:
    """Set how long a decision may take at a table. Raises ``Refusal``, also where a player could not sit down so."""
    async with AsyncExitStack() as seated:
        for player in sorted({user, *live.present}):  # in one order, so that no two wait for each other
            await seated.enter_async_context(tables.sitting(player))
        if live.lobby.speed not in QUICK:
            await require_patience(tables, user, speed, live.id)
            for player in live.present:
                if not await _is_patient(tables, player, speed, live.id):
                    raise Refusal("why-speed-left-often")
        await tables.set_speed(live, user, speed)


async def penalty_text(tables: Tables, texts: Texts, user: int) -> str:
    """What somebody who has just left a game has to know; empty if nothing."""
    weight = await tables.store.leavings.of(user)
    if weight >= LIMITED:
        return texts("left-often", soon=soon(_until(weight)))
    return texts("left-warning") if weight >= WARNED else ""


async def send_penalty_text(client: discord.Client, tables: Tables, languages: LocaleResolver, user: int) -> None:
    """Tell somebody in private for whom an AI sits in because they did not come, if they have to know."""
    text = await penalty_text(tables, (await languages.person(user)).texts, user)
    if not text:
        return
    try:
        direct = await client.create_dm(discord.Object(user))
        await direct.send(text, allowed_mentions=NO_MENTIONS)
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_retryable(error):
            raise
        # Whoever takes no direct messages is told where it matters: when they sit down.
        log.info("leave penalty notice failed: user=%s error=%r", user, error)


def _until(weight: float) -> datetime:
    return utcnow() + fades_to(weight, LIMITED)
