"""The penalty for leaving running games repeatedly.

Others wait for an absent player, and didn't come to play with an AI. A user who has left several games within a few
weeks can join one fast table at a time, for some days. They get a private warning before, and a message when it
happens.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Final

import discord
from discord.utils import utcnow

from bot.core.errors import log_failures
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
"""From this weight on a user is warned that one more game would count."""
LIMITED: Final = 2.5
"""From this weight on a user can sit at one fast table at a time. Each game left counts one, and fades."""
QUICK: Final = ("live", "relaxed")
"""The speeds at which others wait for absent players."""


async def require_patience(tables: Tables, user: int, speed: str, table: int | None = None) -> None:
    """Raise ``Refusal`` if a frequent leaver joins a fast table besides ``table``."""
    if not await _is_patient(tables, user, speed, table):
        raise Refusal("why-left-often", soon=soon(_until(await tables.store.leavings.of(user))))


async def _is_patient(tables: Tables, user: int, speed: str, table: int | None) -> bool:
    limited = speed in QUICK and await tables.store.leavings.of(user) >= LIMITED
    return not (limited and await tables.sits_at(user, QUICK, besides=table))


@asynccontextmanager
async def sitting_down(
    tables: Tables, user: int, speed: str, table: int | None = None, guild: int | None = None
) -> AsyncIterator[None]:
    """Hold the user's seat lock while they join: parallel joins count together.

    ``guild``: where the table would wait for others. Raises ``Refusal`` if they may not sit down.
    """
    async with tables.sitting(user):
        await require_seat(tables, user, speed, table, guild)
        yield


async def require_seat(
    tables: Tables, user: int, speed: str, table: int | None = None, guild: int | None = None
) -> None:
    """Raise ``Refusal`` at the limit of seats, or for a leave penalty."""
    await tables.require_room(user, guild)
    await require_patience(tables, user, speed, table)


async def may_sit_down(tables: Tables, user: int, speed: str) -> bool:
    """Return whether a user can be given a seat without asking for it."""
    try:
        await require_seat(tables, user, speed)
    except Refusal:
        return False
    return True


async def set_speed(tables: Tables, live: TableSession, user: int, speed: str) -> None:
    """Set a table's speed, or raise ``Refusal`` if a player could not sit there."""
    async with tables.all_sitting([user, *live.present]):
        if live.lobby.speed not in QUICK:
            await require_patience(tables, user, speed, live.id)
            for player in live.present:
                if not await _is_patient(tables, player, speed, live.id):
                    raise Refusal("why-speed-left-often")
        await tables.set_speed(live, user, speed)


async def penalty_text(tables: Tables, texts: Texts, user: int) -> str:
    """Return the notice for a user who just left a game; empty if unpenalized."""
    weight = await tables.store.leavings.of(user)
    if weight >= LIMITED:
        return texts("left-often", soon=soon(_until(weight)))
    return texts("left-warning") if weight >= WARNED else ""


async def send_penalty_text(client: discord.Client, tables: Tables, languages: LocaleResolver, user: int) -> None:
    text = await penalty_text(tables, (await languages.person(user)).texts, user)
    if not text:
        return
    # A user who refuses direct messages learns it where it matters: when they sit down.
    with log_failures(log.info, "leave penalty notice failed: user=%s", user):
        direct = await client.create_dm(discord.Object(user))
        await direct.send(text, allowed_mentions=NO_MENTIONS)


def _until(weight: float) -> datetime:
    return utcnow() + fades_to(weight, LIMITED)
