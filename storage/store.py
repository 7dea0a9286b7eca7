"""The database of the bot: what opens and closes it, and a part for each thing that it keeps."""

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
from storage.daily import Daily
from storage.dialects import connect, connections_of, file_behind, identity, insert_missing
from storage.digests import Digests
from storage.errors import StoreUnavailableError, translated_errors
from storage.export import Export
from storage.file_lock import DatabaseLock
from storage.guild_data import GuildData
from storage.guilds import Guilds
from storage.handover import Handover
from storage.leave_penalties import LeavePenaltyStore
from storage.listing import Listing
from storage.migrate import migrate, probe, record_app_version
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
from storage.reviews import Reviews
from storage.seasons import Seasons
from storage.shards import WHOLE, ShardRange
from storage.tables import TableStore

Clock = Callable[[], datetime]

TRIAL: Final = "trial"
TRIAL_ROWS: Final = 64
TRIAL_WIDTH: Final = 250
"""What is written to see whether it can be: 16 kB, which is more than a move."""


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Store(TableStore):
    """One database: its tables, and all that is kept beside them."""

    def __init__(self, engine: AsyncEngine, clock: Clock = utc_now, share: ShardRange = WHOLE) -> None:
        """For a database that is migrated already; ``open`` sees to that. ``share``: the servers of this process."""
        super().__init__(self._connected, clock, share, Peers(engine, share))
        self._engine = engine
        self._trial = blake2s(str(share).encode(), digest_size=4).hexdigest()
        self.sole: DatabaseLock | None = None
        """The lock on the file, where there is one and it is held."""
        self._file: Path | None = None
        self._opened: tuple[int, int] | None = None
        part = (self._transaction, clock, share)
        self.records = Records(*part)
        self.seasons = Seasons(*part)
        self.arenas = Arenas(*part)
        self.privacy = Privacy(*part, self.peers.tell)
        self.export = Export(*part)
        self.guilds = Guilds(*part)
        self.guild_data = GuildData(*part)
        self.leavings = LeavePenaltyStore(*part)
        self.penalties = Penalties(*part)
        self.offers = Offers(*part)
        self.reviews = Reviews(*part)
        self.retention = Retention(*part)
        self.orders = PremoveStore(*part)
        self.posts = Posts(*part)
        self.listing = Listing(*part)
        self.presence = Presence(*part)
        self.readers = Readers(*part)
        self.digests = Digests(*part)
        self.practices = Practices(*part)
        self.seekers = AlertStore(*part)
        self.nights = Nights(*part)
        self.daily = Daily(*part)
        self.puzzles = Puzzles(*part)
        self.attendance = Attendance(*part)
        self.handover = Handover(*part)

    @classmethod
    async def open(
        cls, url: str, *, clock: Clock = utc_now, share: ShardRange = WHOLE, alone: bool = False, program: str = ""
    ) -> Self:
        """The store at an address such as ``sqlite:///data/manila.sqlite3``, migrated to the newest schema.

        Creates the folder and file of an SQLite database. ``alone``: as a bot has it, whose memory is ahead of the
        file; another one is refused until ``close``. ``program``: which version opens it, so that an older one can say
        why it does not. Raises ``DatabaseHeldError`` for that other one,
        ``NewerSchemaError`` when a newer version of this program wrote it, and ``StoreUnavailableError`` when it
        cannot be written to.
        """
        with translated_errors():
            engine = connect(url)
            store = cls(engine, clock, share)
            try:
                if alone:
                    await store._be_alone()
                await migrate(engine)
                await store.ping()
                if program:
                    async with store._transaction() as connection:
                        await record_app_version(connection, program)
                store._file = await file_behind(engine)
                store._opened = identity(store._file)
            except BaseException:
                await store.close()
                raise
        return store

    async def _be_alone(self) -> None:
        """On a server, processes are kept apart by ``Peers``: each has its share."""
        file = await file_behind(self._engine)
        if file is not None:
            self.sole = await asyncio.to_thread(DatabaseLock.hold, file)
            close_to_others(file)

    @property
    def connections(self) -> tuple[int, int]:
        """Connections of the pool in use, and how many it opens at most."""
        return connections_of(self._engine)

    def owns(self, guild: int | None) -> bool:
        """Whether this process answers for a server's tables now: not while its shards may be another's."""
        return self.peers.stands and self.share.owns(guild)

    async def close(self) -> None:
        """Let go of the database. The store is of no use afterwards."""
        await self._engine.dispose()  # before the shards: whoever has them next finds nothing of ours to end
        await self.peers.close()
        if self.sole is not None:
            self.sole.release()

    async def ping(self) -> None:
        """Return if the database answers and can be written to."""
        async with self._transaction() as connection:
            await probe(connection)

    async def try_writing(self) -> None:
        """Return if the disk of the database takes as much as a move, which is written and taken away again.

        Raises ``StoreUnavailableError``, also where the file has another name now or none: what is written to it
        goes on to be taken, and is not there after a restart.
        """
        if await asyncio.to_thread(identity, self._file) != self._opened:
            raise StoreUnavailableError("The database file was moved or deleted. Stop the bot and put it back.")
        names = [f"{TRIAL} {self._trial} {number}" for number in range(TRIAL_ROWS)]
        gone = delete(schema.facts).where(schema.facts.c.name.in_(names))
        async with self._transaction() as connection:
            # There are some already if a process died between the two, or another with this share tries, too.
            rows = [{"name": name, "value": "." * TRIAL_WIDTH} for name in names]
            await connection.execute(insert_missing(connection, schema.facts).values(rows))
        async with self._transaction() as connection:
            await connection.execute(gone)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        await self.peers.require()
        with translated_errors():
            async with self._engine.begin() as connection:
                yield connection
