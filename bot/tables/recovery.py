"""Bringing tables up to date that changed while this process did not look: before its start, or by another process."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.tables.services import Services

PAUSE: Final = 0.1
"""Seconds between two tables that are shown again after the start: what people press meanwhile goes before."""


async def recover(services: Services) -> None:
    """Bring up to date what the bot was at when it ended, and begin the time of votes: for its start."""
    tables = services.tables
    for table in dict.fromkeys((*await tables.behind(), *await tables.voting())):
        live = await tables.get(table)
        if live is not None and live.message is not None and services.client.get_guild(live.guild or 0) is not None:
            await services.updater.update(live)
            await asyncio.sleep(PAUSE)


async def resume_server(services: Services, guild: int) -> None:
    """Go on with the tables of a server that has added the bot again, with all the time that a decision has."""
    for table in await services.tables.taken_up(guild):
        live = await services.tables.get(table)
        if live is not None:
            await services.timekeeper.deadlines.begin_anew(live)
            await services.updater.update(live)


def hear(services: Services, table: int) -> None:
    """Follow another process, which has changed a table of ours."""

    async def catch_up() -> None:
        live = await services.tables.get(table)
        if live is not None:
            await services.updater.update(live)

    services.tables.heard(table)
    services.background.later(catch_up())


def doubt_all(services: Services) -> None:
    """Read all tables anew: what other processes said may have been missed for a while."""
    services.tables.heard_of_all()
    services.background.later(recover(services))
