"""The other processes on the same PostgreSQL server: who has which shards, and who has changed whose tables.

Each process keeps one connection open for this. On it are advisory locks, one for each of its shards: a shard has one
owner, and when that ends or dies, whoever waits for it goes on at once. And on it arrives what others say (``NOTIFY``)
when they have changed a table of ours. An SQLite database has one process (``storage/sole.py``), and no peers.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.errors import SharesDifferError, StoreUnavailableError, plainly
from storage.share import Share
from storage.sole import Holder

log = logging.getLogger(__name__)

CHANNEL: Final = "manila_tables"
SHARD_LOCKS: Final = 0x4D414E53
"""First number of the advisory locks of shards ("MANS"); the second holds the count of shards and the shard."""
SHARD_BITS: Final = 16
RETRY_SECONDS: Final = 1.0
OLD_LINE_SECONDS: Final = 5
"""How long the server may take to end a line that was cut, before it is asked once more."""
NAME_LENGTH: Final = 63
"""Characters of the name of a connection that PostgreSQL keeps."""

Heard = Callable[[int], None]


class Peers:
    """A process among its peers. Made by ``Store``."""

    def __init__(self, engine: AsyncEngine, share: Share) -> None:
        self._engine = engine
        self._share = share
        self._among_peers = engine.dialect.name == "postgresql"
        self._me = secrets.token_hex(8)
        self._name = f"manila {self._me} {Holder.here().mark}"[:NAME_LENGTH]
        self._line: Any = None
        self._heard: Heard = _ignore
        self._missed: Callable[[], None] = _ignore
        self._lost: Callable[[], None] = _ignore
        self._mending: asyncio.Task[None] | None = None
        self._closing = False

    async def hold(self) -> None:
        """Become the owner of this process's shards; while another process is, wait for it to end.

        Raises ``SharesDifferError`` while processes run that divide the servers in another way.
        """
        if not self._among_peers:
            return
        with plainly():
            self._line = await self._connect()
            for shard in self._share.shards:
                await self._lock(self._line, shard)
            await self._demand_same_count(self._line)

    def listen(self, heard: Heard, missed: Callable[[], None], lost: Callable[[], None]) -> None:
        """Be told of tables of ours that others have changed; of not having heard for a while; of losing the shards."""
        self._heard, self._missed, self._lost = heard, missed, lost

    async def tell(self, connection: AsyncConnection, table: int, guild: int | None) -> None:
        """When the transaction commits, tell the owner of a table that it has changed, if that is not us."""
        if self._among_peers and not self._share.owns(guild):
            said = f"{self._me} {table} {'' if guild is None else guild}"
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})

    async def close(self) -> None:
        """Let go of the shards: whoever waits for them goes on."""
        self._closing = True
        if self._mending is not None:
            self._mending.cancel()
            with suppress(asyncio.CancelledError):
                await self._mending
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    # -- the line -----------------------------------------------------------------------------------------

    async def _connect(self) -> Any:
        """A connection of the driver's own, outside of the pool."""
        pooled = await self._engine.raw_connection()
        line = pooled.driver_connection
        pooled.detach()
        assert line is not None  # it is open
        line.add_termination_listener(self._cut)
        await line.execute("SELECT set_config('application_name', $1, false)", self._name)
        await line.add_listener(CHANNEL, self._hear)
        return line

    def _number(self, shard: int) -> int:
        return self._share.count << SHARD_BITS | shard

    async def _lock(self, line: Any, shard: int) -> None:
        if await self._try_lock(line, shard):
            return
        holder = await self._holder(line, shard)
        log.warning("shard %s has another process: %s; waiting for it to end", shard, holder or "an unknown one")
        await line.execute("SELECT pg_advisory_lock($1, $2)", SHARD_LOCKS, self._number(shard))
        log.info("shard %s is ours now", shard)

    async def _try_lock(self, line: Any, shard: int) -> bool:
        taken: bool = await line.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD_LOCKS, self._number(shard))
        return taken

    async def _holder(self, line: Any, shard: int) -> Holder | None:
        """Who has a shard; ``None`` if that cannot be known, or nobody has it any more."""
        row = await line.fetchrow(
            "SELECT application_name AS name, backend_start AS since FROM pg_locks JOIN pg_stat_activity USING (pid)"
            " WHERE locktype = 'advisory' AND granted AND classid::bigint = $1 AND objid::bigint = $2"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            SHARD_LOCKS,
            self._number(shard),
        )
        return None if row is None else Holder.whose(row["name"].rpartition(" ")[2], row["since"])

    async def _end_old_line(self, line: Any) -> None:
        """The server may not know yet that the line was cut, and keep the locks for it: they must not be taken for
        another's. Raises ``StoreUnavailableError`` while it keeps them."""
        ended = await line.fetch(
            "SELECT pg_terminate_backend(pid, $2) AS gone FROM pg_stat_activity WHERE application_name = $1"
            " AND pid <> pg_backend_pid()",
            self._name,
            1000 * OLD_LINE_SECONDS,
        )
        if not all(old["gone"] for old in ended):
            raise StoreUnavailableError("The database server does not end a line that was cut.")

    async def _demand_same_count(self, line: Any) -> None:
        others = await line.fetch(
            "SELECT DISTINCT objid::bigint >> $1 AS count FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND classid::bigint = $2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            SHARD_BITS,
            SHARD_LOCKS,
        )
        counts = sorted({row["count"] for row in others} - {self._share.count})
        if counts:
            raise SharesDifferError(
                f"Processes run on this database that count {counts[0]} shards, and this one counts "
                f"{self._share.count}. Stop them first: a table shall have one owner."
            )

    def _hear(self, _line: Any, _pid: int, _channel: str, said: str) -> None:
        who, table, guild = said.split(" ")
        if who != self._me and self._share.owns(int(guild) if guild else None):
            self._heard(int(table))

    def _cut(self, line: Any) -> None:
        if not self._closing and line is self._line:
            log.warning("the line to the database is cut; it is mended")
            self._mending = asyncio.create_task(self._mend(), name="mending the line to the database")

    async def _mend(self) -> None:
        """Come back with our shards. Who finds another process there has lost them."""
        while True:
            try:
                with plainly():
                    line = await self._connect()
                    await self._end_old_line(line)
                    self._line = line
                    for shard in self._share.shards:
                        if not await self._try_lock(line, shard):
                            log.error("shard %s has another process now: this one ends", shard)
                            self._lost()
                            return
            except (StoreUnavailableError, ConnectionError) as error:
                log.warning("the line to the database cannot be mended yet: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                log.info("the line to the database is mended")
                self._missed()
                return


def _ignore(*_: object) -> None:
    """Before anybody listens."""
