"""Update tables that changed before this process started, or by another one."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.tables.services import Services

log = logging.getLogger(__name__)

PAUSE: Final = 0.1
"""Seconds between two tables that are shown again after the start: users' clicks go first."""


async def recover(services: Services) -> None:
    """Finish what the bot was doing when it ended, and start the times of votes."""
    tables = services.tables
    for table in dict.fromkeys((*await tables.store.behind(), *await tables.store.voting())):
        live = await tables.get_readable(table)
        if live is not None and live.message is not None and services.client.get_guild(live.guild or 0) is not None:
            try:
                await services.updater.update(live)
            except Exception:
                log.exception("table recovery failed: table=%s", table)
            await asyncio.sleep(PAUSE)


async def resume_server(services: Services, guild: int) -> None:
    """Continue the tables of a server that has added the bot again."""
    await services.timekeeper.deadlines.resume(guild)
    for table in await services.tables.store.touch(guild):
        live = await services.tables.get_readable(table)
        if live is not None:
            await services.updater.update(live)


def hear(services: Services, table: int) -> None:
    """Update what depends on our table after another process changed it."""

    async def catch_up() -> None:
        live = await services.tables.get(table)
        if live is not None:
            await services.updater.update(live)

    services.tables.heard(table)
    services.background.later(catch_up())


def doubt_all(services: Services) -> None:
    """Reload all tables: notifications of other processes may have been missed."""
    services.tables.heard_of_all()
    services.background.later(recover(services))
