"""Update tables that changed before this process started, or by another one."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from typing import Final

from bot.tables.services import Services
from host import background
from host.retry import until_stored
from host.slots import Slots
from storage.errors import StoreError

log = logging.getLogger(__name__)

PAUSE: Final = 0.1
"""Seconds between two tables that are shown again after the start: users' clicks go first."""
SHORT: Final = timedelta(minutes=5)
"""An outage after which the messages of tables are fine as they are."""
AT_ONCE: Final = 2
"""Tables of a server shown again in parallel: those of a slow one hold up no other's."""


async def recover(services: Services, shard: int | None = None) -> None:
    """Finish what the bot was doing when it ended, and start the times of votes.

    In the servers of one shard, or of all.
    """
    store, slots = services.tables.store, Slots(AT_ONCE)
    begun = list[asyncio.Task[None]]()
    outdated = await until_stored(store.behind, "outdated tables") | await until_stored(store.voting, "votes")
    for table, guild in outdated.items():
        known = services.client.get_guild(guild or 0)
        if known is not None and shard in {None, known.shard_id}:
            begun.append(background.start(_recover(services, table, slots.of(guild or 0)), "recovery"))
            await asyncio.sleep(PAUSE)
    await asyncio.gather(*begun)


async def _recover(services: Services, table: int, slot: asyncio.Semaphore) -> None:
    async with slot:
        try:
            live = await services.tables.get_readable(table)
            if live is not None and live.message is not None:
                await services.updater.update(live)
        except StoreError as error:
            _retry(services, table, error)
        except Exception:
            log.exception("table recovery failed: table=%s", table)


async def end_outage(services: Services, guild: int) -> None:
    """Continue the tables of a server after its outage, if it had one.

    After a short one, only deadlines that moved are shown again.
    """
    deadlines = services.timekeeper.deadlines
    absence = deadlines.absence(guild)
    if absence is None:
        return  # at a start, all servers become available
    if absence > SHORT:
        await resume_server(services, guild)
        return
    for table in await deadlines.resume(guild):
        await update(services, table)


async def resume_server(services: Services, guild: int) -> None:
    """Continue all tables of a server, such as one that has added the bot again.

    And show those that were closed meanwhile.
    """
    store = services.tables.store
    await services.timekeeper.deadlines.resume(guild)
    touched = await until_stored(partial(store.touch, guild), "server")
    outdated = await until_stored(store.behind, "outdated tables")
    for table in touched:
        await update(services, table)
    for table in [table for table, where in outdated.items() if where == guild and table not in touched]:
        await update(services, table, reposts=False)


def hear(services: Services, table: int) -> None:
    """Update what depends on our table after another process changed it."""
    services.tables.heard(table)
    services.background.later(update(services, table))


async def update(services: Services, table: int, *, reposts: bool = True) -> None:
    """Update what depends on a table, again if it can't be read now.

    ``reposts``: as ``Boards.show``.
    """
    try:
        live = await services.tables.get_readable(table)
        if live is not None:
            await services.updater.update(live, reposts=reposts)
    except StoreError as error:
        _retry(services, table, error)


def _retry(services: Services, table: int, error: StoreError) -> None:
    log.warning("table update postponed: table=%s error=%s", table, error)
    services.updater.retry.after(table)


def doubt_all(services: Services) -> None:
    """Reload all tables: notifications of other processes may have been missed."""
    services.tables.heard_of_all()
    services.background.later(recover(services))
