"""What comes of leaving games under way again and again: it is told, it is mild, and it fades.

Others wait for who sits at a table, and an AI is not who they came to play with. Somebody who has left several games
within a few weeks sits at one table with a quick clock at a time, for some days; slow tables and practice stay open
to them. They are told in private before it comes to that, and when it does.
"""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord.utils import utcnow

from bot.messages.line import is_fault
from bot.messages.reply import NO_MENTIONS
from bot.words.texts import Texts
from engine.game import Refusal
from host.tables import Tables
from storage.leavings import fades_to

log = logging.getLogger(__name__)

WARNED: Final = 1.5
"""From this weight on somebody is told that one more game would count."""
LIMITED: Final = 2.5
"""From this weight on somebody sits at one quick table at a time. Each game that is left counts one, and fades."""
QUICK: Final = ("live", "relaxed")
"""The speeds at which others wait for who does not come."""


async def demand_patience(tables: Tables, user: int, speed: str, table: int | None = None) -> None:
    """Raises ``Refusal`` if somebody who has left many games would sit at a quick table beside another: ``table``."""
    if speed not in QUICK:
        return
    weight = await tables.leavings.of(user)
    if weight >= LIMITED and await tables.sits_at(user, QUICK, besides=table):
        raise Refusal("why-left-often", when=_until(weight))


async def told(tables: Tables, texts: Texts, user: int) -> str:
    """What somebody who has just left a game has to know; empty if nothing."""
    weight = await tables.leavings.of(user)
    if weight >= LIMITED:
        return texts("left-often", when=_until(weight))
    return texts("left-warning") if weight >= WARNED else ""


async def tell(client: discord.Client, tables: Tables, texts: Texts, user: int) -> None:
    """Tell somebody in private for whom an AI sits in because they did not come, if they have to know."""
    text = await told(tables, texts, user)
    if not text:
        return
    try:
        person = client.get_user(user) or await client.fetch_user(user)
        await person.send(text, allowed_mentions=NO_MENTIONS)
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_fault(error):
            raise
        # Whoever takes no direct messages is told where it matters: when they sit down.
        log.info("%s cannot be told of the games they left: %r", user, error)


def _until(weight: float) -> str:
    return f"<t:{int((utcnow() + fades_to(weight, LIMITED)).timestamp())}:R>"
