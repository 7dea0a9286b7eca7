"""The store: one class with all data of the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from hashlib import blake2s
from pathlib import Path
from typing import Final, Self

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import schema
from storage.arenas import Arenas
from storage.attendance import Attendance
from storage.daily import DailyStore
from storage.dialects import connect, connections_of, file_behind, identity, insert_missing, put
from storage.digests import DigestStore
from storage.errors import StoreUnavailableError, translated_errors
from storage.export import Export
from storage.file_lock import DatabaseLock
from storage.guild_data import GuildData
from storage.guilds import Guilds
from storage.handover import Handover
from storage.leave_penalties import LeavePenaltyStore
from storage.listing import Listing
from storage.migrate import PROGRAM, migrate, probe
from storage.modes import close_to_others
from storage.nights import Nights
from storage.offers import Offers
from storage.peers import Peers
from storage.penalties import Penalties
from storage.player_alerts import AlertStore
from storage.posts import Posts
from storage.practices import Practices
from storage.premoves import PremoveStore
from storage.presence import Presence
from storage.privacy import Privacy
from storage.puzzles import Puzzles
from storage.readers import Readers
from storage.records import Records
from storage.retention import Retention
from storage.reviews import ReviewStore
from storage.seasons import Seasons
from storage.shards import WHOLE, ShardRange
from storage.tables import TableStore

Clock = Callable[[], datetime]

TRIAL: Final = "trial"
TRIAL_ROWS: Final = 64
TRIAL_WIDTH: Final = 250
"""Bytes of the write test: 16 kB, more than a move."""
CLOSING_SECONDS: Final = 2.0
"""Maximum seconds for running transactions when the store closes."""


def utc_now() -> datetime:
    return datetime.now(UTC)


class Store(TableStore):
    """One database: its game tables, and everything else."""

    def __init__(self, engine: AsyncEngine, clock: Clock = utc_now, share: ShardRange = WHOLE) -> None:
        """Set up for a migrated database; see ``open``."""
        super().__init__(self._connected, clock, share, Peers(engine, share))
        self._engine = engine
        self._transactions: set[asyncio.Future[None]] = set()
        """The ends of running transactions."""
        self._trial = blake2s(str(share).encode(), digest_size=4).hexdigest()
        self.sole: DatabaseLock | None = None
        """The lock on the file, if there is one and it is held."""
        self._file: Path | None = None
        self._opened: tuple[int, int] | None = None
        part = (self._transaction, clock, share)
        self.records = Records(*part)
        self.seasons = Seasons(*part)
        self.arenas = Arenas(*part)
        self.privacy = Privacy(*part, self.peers.tell, self.peers.tell_forgotten)
        self.export = Export(*part)
        self.guilds = Guilds(*part)
        self.guild_data = GuildData(*part)
        self.leavings = LeavePenaltyStore(*part)
        self.penalties = Penalties(*part)
        self.offers = Offers(*part)
        self.reviews = ReviewStore(*part)
        self.retention = Retention(*part)
        self.orders = PremoveStore(*part)
        self.posts = Posts(*part)
        self.listing = Listing(*part)
        self.presence = Presence(*part)
        self.readers = Readers(*part)
        self.digests = DigestStore(*part)
        self.practices = Practices(*part)
        self.seekers = AlertStore(*part)
        self.nights = Nights(*part)
        self.daily = DailyStore(*part)
        self.puzzles = Puzzles(*part)
        self.attendance = Attendance(*part)
        self.handover = Handover(*part)

    @classmethod
    async def open(
        cls, url: str, *, clock: Clock = utc_now, share: ShardRange = WHOLE, alone: bool = False, program: str = ""
    ) -> Self:
        """Return the store at an address such as ``sqlite:///data/manila.sqlite3``.

        Migrates it to the newest schema, and creates the folder and file of an SQLite database. ``alone``: lock it
        until ``close``, as a bot does, whose memory is ahead of the file. ``program``: the version that opens it, so
        that an older one can name it. Raises ``DatabaseHeldError`` if another bot has it, ``NewerSchemaError`` if a
        newer version wrote it, and ``StoreUnavailableError`` if it is not writable.
        """
        with translated_errors():
            engine = connect(url)
            store = cls(engine, clock, share)
            try:
                store._file = await file_behind(engine)
                if alone:
                    await store._be_alone()
                await migrate(engine)
                await store.ping()
                if program:
                    async with store._transaction() as connection:
                        await put(connection, schema.facts, name=PROGRAM, value=program)
                store._opened = identity(store._file)
            except BaseException:
                await store.close()
                raise
        return store

    async def _be_alone(self) -> None:
        """Lock the database for this process; on a server, ``Peers`` does."""
        if self._file is not None:
            self.sole = await asyncio.to_thread(DatabaseLock.hold, self._file)
            close_to_others(self._file)

    @property
    def connections(self) -> tuple[int, int]:
        """The number of pool connections in use, and the maximum."""
        return connections_of(self._engine)

    def owns(self, guild: int | None) -> bool:
        """Return whether this process is responsible for a server's tables now."""
        return self.peers.stands and self.share.owns(guild)

    async def close(self) -> None:
        if self._transactions:
            await asyncio.wait(self._transactions, timeout=CLOSING_SECONDS)
        await self._engine.dispose()  # before the shards: their next owner then finds no connections of ours
        await self.peers.close()
        if self.sole is not None:
            self.sole.release()

    async def ping(self) -> None:
        """Check that the database answers and is writable."""
        async with self._transaction() as connection:
            await probe(connection)

    async def try_writing(self) -> None:
        """Check that the disk accepts a write as large as a move, then undo it.

        Raises ``StoreUnavailableError``, also if the file was renamed or deleted: writes would still succeed, and be
        lost at a restart.
        """
        if await asyncio.to_thread(identity, self._file) != self._opened:
            raise StoreUnavailableError("The database file was moved or deleted. Put it back.")
        names = [f"{TRIAL} {self._trial} {number}" for number in range(TRIAL_ROWS)]
        gone = delete(schema.facts).where(schema.facts.c.name.in_(names))
        async with self._transaction() as connection:
            # Rows may remain if a process died between the two, or another one with this range tries, too.
            rows = [{"name": name, "value": "." * TRIAL_WIDTH} for name in names]
            await connection.execute(insert_missing(connection, schema.facts).values(rows))
        async with self._transaction() as connection:
            await connection.execute(gone)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        await self.peers.require()
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transactions.add(ended)
        try:
            with translated_errors():
                async with self._engine.begin() as connection:
                    yield connection
        finally:
            self._transactions.discard(ended)
            ended.set_result(None)
