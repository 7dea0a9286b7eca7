"""Find tables, and keep them in memory while they are in use.

An inactive table leaves memory; the next click restores it from its log. There is never more than one object of a
table: while anyone holds it, everyone gets the same. Code that waits (for a retry or a forced move) holds a table's
number and loads the table when needed, so that memory holds no more tables than it should.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from cachetools import LRUCache

from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from engine.log import GameLog, replay
from engine.table import EntryEvents, Journal, Table, Thinker
from host.live import GameSession, Live, TableLocation, TableSession, has_begun, people_on
from storage.errors import StoreError
from storage.rows import TableRow
from storage.store import Store

log = logging.getLogger(__name__)

KEPT: Final = 500
"""Tables in memory; the least recently used leaves first."""
DELAYED: Final = timedelta(seconds=10)
"""How long after a change the delay of its decision may still run: more than ``host.autoplay.BEAT``."""


class TableCache:
    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], *, kept: int, journal: Journal, think: Thinker
    ) -> None:
        self.store = store
        self._journal = journal
        self._think = think
        self._games = games
        self._live: LRUCache[int, TableSession] = LRUCache(kept)
        """The cached tables, the least recently used first."""
        self._known: WeakValueDictionary[int, TableSession] = WeakValueDictionary()
        """Those, and tables still held elsewhere."""
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._outdated: set[int] = set()
        """Tables that others have changed while they were read."""
        self.doubted: Callable[[int], None] | None = None
        """Called with the id of a table after a change that may have been stored or not."""
        self.moved: Callable[[int], object] | None = None
        """Called with each user who has moved at a table of ours through another process."""
        self._refreshing: set[int] = set()
        """Tables being read again: in memory they are still outdated."""

    @property
    def games(self) -> Mapping[str, AnyGame]:
        return self._games

    @property
    def live(self) -> int:
        return len(self._live)

    async def get(self, table_id: int) -> TableSession | None:
        """Return a table by id; ``None`` if missing or of a game not hosted here."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            live = self._known.get(table_id) or await self._load(table_id)
            if live is not None:
                self._keep(live)
        if live is not None and (live.stale or live.id in self._refreshing or not self.owns(live)):
            return await self._refresh(live)
        return live

    async def get_readable(self, table_id: int) -> TableSession | None:
        """Return a table; ``None`` also if its log can't be replayed, which is logged."""
        try:
            return await self.get(table_id)
        except StoreError:
            raise
        except (Exception, SystemExit):  # a third-party game may call sys.exit
            log.exception("table unreadable: table=%s", table_id)
            return None

    async def require(self, table_id: int) -> TableSession:
        """Return a table by id, or raise ``Refusal`` where ``get`` returns ``None``."""
        live = await self.get(table_id)
        if live is None:
            raise Refusal("why-no-table")
        return live

    async def whereabouts(self, table_id: int) -> TableLocation | None:
        """Return where a table is, without loading it."""
        live = self._known.get(table_id)
        if live is not None:
            return live.whereabouts
        row = await self.store.table(table_id)
        if row is None:
            return None
        chairs = row.lobby.chairs if row.seed is None else row.chairs
        return TableLocation(row.guild_id, row.channel_id, people_on(chairs))

    def owns(self, live: TableSession) -> bool:
        """Return whether a table belongs to this process.

        No other process writes its message, pings its players, or enforces its deadlines. None belongs to us while the
        database connection is lost.
        """
        return self.store.owns(live.guild)

    def heard(self, table_id: int) -> None:
        """Mark a table as changed by another process, to reload before use."""
        live = self._known.get(table_id)
        if live is not None:
            live.stale = True
        elif table_id in self._loading:
            self._outdated.add(table_id)

    def heard_of_all(self) -> None:
        """Mark all tables as possibly changed by other processes."""
        for live in list(self._known.values()):
            live.stale = True
        self._outdated.update(self._loading)

    async def in_channel(self, channel: int) -> list[TableSession]:
        """Return the open tables of a channel, the newest last."""
        return await self._all(await self.store.tables_in_channel(channel))

    async def log_of(self, live: GameSession) -> GameLog:
        return GameLog(header=live.table.header, entries=tuple(await self.store.entries(live.id)))

    async def ended(self, live: GameSession) -> datetime | None:
        return await self.store.last_entry_at(live.id)

    async def story(self, live: GameSession) -> list[EntryEvents]:
        """Return all public events of a game in order, except undone ones."""
        entries = await self.store.entries(live.id)
        return [
            EntryEvents(entry.number, entry.seat, entry.by, tuple(event for event in events if event.to is None))
            for entry, _, events in replay(live.game, live.table.header, entries)
        ]

    def forget(self, user: int, name: str) -> None:
        """Remove a user without a seat from all tables in memory."""
        self._outdated.update(self._loading)
        for table_id, live in list(self._known.items()):
            lobby = lobbies.forget(live.lobby, user, name)
            if lobby != live.lobby or any(chair.giver == user for chair in live.chairs):
                # If this is late, they may have joined again by now: storage knows.
                live.lobby, live.stale = lobby, True
            if live.over and any(user in {chair.user, chair.giver} for chair in live.chairs):
                # Storage knows the remaining occupants. A finished table doesn't change any more.
                self._drop(table_id)

    def forget_server(self, guild: int) -> None:
        """Drop the finished tables of a deleted server from memory."""
        for table_id, live in list(self._known.items()):
            if live.guild == guild and live.over:
                self._drop(table_id)

    async def _all(self, rows: Sequence[TableRow]) -> list[TableSession]:
        found = [await self.get(row.id) for row in rows]
        return [live for live in found if live is not None]

    async def _load(self, table_id: int) -> TableSession | None:
        row = await self.store.table(table_id)
        if row is None or row.kind not in self._games:
            return None
        game = self._as_begun(row)
        live: TableSession = Live(row.id, game, row.lobby, row.guild_id, row.channel_id, row.message_id, None)
        live.closed, live.why_closed = row.status == "closed", row.why_closed
        live.doubted = self.doubted
        if row.seed is not None:
            live.table = await self._wake(row, row.seed, game)
            live.proposal = await self.store.presence.proposal(row.id)
            if self.store.rest_of(row) > DELAYED:
                live.waited = live.table.ply
        return live

    async def _refresh(self, live: TableSession) -> TableSession | None:
        """Update a table from storage; ``None`` if its game was removed."""
        async with live.changing:
            return await self._refresh_held(live)

    async def _refresh_held(self, live: TableSession) -> TableSession | None:
        """Update a table that the caller holds; ``None`` if its game was removed."""
        live.stale = False  # before reading: later notifications count
        self._refreshing.add(live.id)
        try:
            row = await self.store.table(live.id)
            if row is None:
                self._drop(live.id)
                return None
            await self._read_anew(live, row)
        except StoreError:
            live.stale = True
            raise
        finally:
            self._refreshing.discard(live.id)
        return live

    async def _read_anew(self, live: TableSession, row: TableRow) -> None:
        live.lobby, live.calls = row.lobby, None
        live.closed, live.why_closed = row.status == "closed", row.why_closed
        if not self.owns(live):
            live.channel, live.message = row.channel_id, row.message_id
        if row.seed is None:
            return
        if not has_begun(live):
            live.game = self._as_begun(row)
            live.table = await self._wake(row, row.seed, live.game)
        elif row.rules_version == live.game.rules_version:
            known = live.table.number
            await live.table.catch_up(row.chairs, row.number)
            self._tell_moves(live, known + 1)
        live.proposal = await self.store.presence.proposal(live.id)

    def _tell_moves(self, live: GameSession, since: int) -> None:
        """Pass on who has moved elsewhere; at another's table that may be long ago."""
        if self.moved is None or not self.owns(live):
            return
        for told in live.table.events_for(None, since):
            user = None if told.seat is None else live.chairs[told.seat].user
            if told.by == "person" and user is not None:
                self.moved(user)

    def _as_begun(self, row: TableRow) -> AnyGame:
        """Return a table's game by its original rules if known, else by current ones."""
        game = self._games[row.kind]
        return game if row.rules_version is None else game.under(row.rules_version) or game

    async def _wake(self, row: TableRow, seed: str, game: AnyGame) -> Table:
        options = game.options_type.model_validate(row.options)
        table = Table(
            row.id,
            game,
            options,
            row.chairs,
            seed,
            self._journal,
            think=self._think,
            rules_version=row.rules_version,
        )
        if row.status == "closed" and row.number >= 0:
            # Given up: it can be shown, but neither humans nor AI play on.
            table.restore(row.snapshot, row.number)
        elif row.number < 0:
            await table.start()
        elif row.rules_version == game.rules_version:
            await table.resume()
        else:
            log.warning(
                "table of unknown rules found: table=%s rules=%s current=%s",
                row.id,
                row.rules_version,
                game.rules_version,
            )
            table.restore(row.snapshot, row.number)
        return table

    def _drop(self, table_id: int) -> None:
        self._known.pop(table_id, None)
        self._live.pop(table_id, None)

    def _keep(self, live: TableSession) -> None:
        if live.id in self._outdated:
            self._outdated.discard(live.id)
            live.stale = True
        self._known[live.id] = self._live[live.id] = live
