"""Coordinate with other processes on the same PostgreSQL server.

They divide the shards, and notify each other of changed tables.

Each process keeps one connection, the *line*, open for this. It holds an advisory lock for each of its shards: a shard
has one owner, and when that ends or dies, a waiting process takes over at once. Notifications (``NOTIFY``) of changes
to our tables arrive on it too. An SQLite database has one process (``storage/file_lock.py``), and no peers.

A lock is lost with its connection, and a connection may be lost silently: the server restarts, a cable is cut. So the
process checks every few seconds whether the line still has all locks. If not, ``stands`` is false and every transaction
of this process is refused, until all shards are claimed again. Transactions that begin before the loss is noticed are
fenced off: each connection to the database holds a mark of our shards. It gets the mark only while the line has the
locks. A process that claims a shard first ends all other connections with its mark.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final
from weakref import WeakSet

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.dialects import CONNECT_SECONDS, for_one
from storage.errors import READ_ONLY, SharesDifferError, StoreUnavailableError, translated_errors
from storage.file_lock import Holder, held_error
from storage.shards import ShardRange

log = logging.getLogger(__name__)

CHANNEL: Final = "manila_tables"
FORGOTTEN: Final = "manila_forgotten"
"""The channel that names users whose data was deleted."""
SHARD_LOCKS: Final = 0x4D414E53
"""First key of the advisory locks of shards ("MANS"); the second contains the count of shards and the shard."""
SHARD_MARKS: Final = 0x4D414E57
"""The same for the marks of connections ("MANW"): locks that any number of connections share."""
SHARD_BITS: Final = 16
RETRY_SECONDS: Final = 1.0
WAIT_SECONDS: Final = 0.1
"""How often a process waiting for a shard tries to lock it. PostgreSQL's own queue wouldn't notice a dead line."""
BEAT_SECONDS: Final = 2.0
"""How often the locks of the line are checked."""
ANSWER_SECONDS: Final = 4.0
"""Timeout of the check. With ``BEAT_SECONDS`` it is less than the time after which the server drops a line."""
MEND_SECONDS: Final = 2.0 * CONNECT_SECONDS
"""Timeout of one attempt to reconnect the line."""
PATIENCE_SECONDS: Final = 1.0
"""How long a transaction waits for a reconnecting line, so that nobody notices a short interruption."""
OLD_LINE_SECONDS: Final = 5
"""How long the server may take to end a lost connection before it is asked again."""
NAME_LENGTH: Final = 63
"""PostgreSQL truncates a connection's name to this many characters."""
CUT: Final = "The line to the database server is cut. Nothing is done before it is mended."
STANDS_BY: Final = "Another process has the shards of this one, which stands by."
OF_ADVISORY: Final = (
    "locktype = 'advisory' AND granted AND classid::bigint = $1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""SQL condition for our locks in ``pg_locks``, by their first key."""

_HOLDERS: Final = (
    "SELECT application_name AS name, backend_start AS since FROM pg_locks JOIN pg_stat_activity USING (pid)"
    f" WHERE {OF_ADVISORY}"
)
"""SQL query for the processes that have shards."""

Heard = Callable[[int], None]


class Peers:
    """The shards that this process owns, and its messages to other processes."""

    def __init__(self, engine: AsyncEngine, share: ShardRange) -> None:
        self._engine = engine
        self._share = share
        self._among_peers = engine.dialect.name == "postgresql"
        self._me = secrets.token_hex(8)
        self._name = f"manila {self._me} {Holder.here().mark}"[:NAME_LENGTH]
        self._pool_name = f"manila {self._me}"
        self._line: Any = None
        self._pid = 0
        """The process id of the line's server process."""
        self._pooled: WeakSet[Any] = WeakSet()
        """The driver's connections in the pool."""
        self._answered = 0.0
        """When the line last answered, by the event loop's clock."""
        self._said = ""
        """The last logged error: an outage is logged once, however many attempts follow."""
        self._cut = asyncio.Event()
        """Set when the line is lost."""
        self._standing = asyncio.Event()
        """Set while we own all our shards."""
        self._bound = False
        """Whether only the owner of the shards may act."""
        self._over = False
        """Whether the shards are released for good."""
        self.waiting = False
        """Whether another process has the shards, and this one is on standby."""
        self._heard: Heard = _ignore
        self._forgotten: Heard = _ignore
        self._missed: Callable[[], None] = _ignore
        self._lost: Callable[[], None] = _ignore
        self._rest: Callable[[float], None] = _ignore

    @property
    def stands(self) -> bool:
        """Whether this process may act: as far as it knows, it owns its shards."""
        return not self._bound or self._standing.is_set()

    async def hold(self) -> None:
        """Become the owner of this process's shards.

        Waits while another process owns them. From here on only their owner reads or writes. Raises
        ``SharesDifferError`` while processes run that divide the servers differently.
        """
        if not self._among_peers:
            return
        # Older connections have no mark. A standby process needs only the line.
        await self._engine.dispose()
        event.listen(self._engine.sync_engine, "connect", self._admit)
        self._bound = True
        with translated_errors():
            line, cut = await self._connect()
        while True:
            try:
                with translated_errors():
                    await self._wait(line)
                    await self._require_same_count(line)
                    await self._end_others(line)
                self._take(line, cut)
            except StoreUnavailableError as error:
                line.terminate()
                self._say(f"database connection lost while waiting for shards: error={error}")
                line, cut = await self._connect_again()
            except BaseException:
                line.terminate()
                raise
            else:
                return

    def listen(
        self,
        heard: Heard,
        missed: Callable[[], None],
        lost: Callable[[], None],
        rest: Callable[[float], None] | None = None,
        forgotten: Heard | None = None,
    ) -> None:
        """Register callbacks.

        ``heard`` receives our tables that others have changed; ``missed`` means that notifications may be lost;
        ``lost`` that the shards are lost. ``rest`` is called before the last two when the line is lost, with the
        seconds since it may have been: nothing may be done until then.
        ``forgotten`` receives users whose data another process has deleted.
        """
        self._heard, self._missed, self._lost, self._rest = heard, missed, lost, rest or _ignore
        self._forgotten = forgotten or _ignore

    async def keep(self) -> None:
        """Watch the line and reconnect it, until another process owns the shards."""
        while self._line is not None:
            await self._until_cut(self._line, self._cut)
            self._standing.clear()
            if self._over:
                return
            log.warning("database connection lost, paused until the shards are claimed again")
            self._give_up_transactions()
            self._rest(asyncio.get_running_loop().time() - self._answered)
            if not await self._mended():
                if not self._over:
                    self._over = True
                    self._lost()
                return
            log.info("database connection recovered")
            self._missed()

    async def require(self) -> None:
        """Raise ``StoreUnavailableError`` unless this process may act."""
        if self.stands:
            return
        try:
            async with asyncio.timeout(0 if self._over or self.waiting else PATIENCE_SECONDS):
                await self._standing.wait()
        except TimeoutError:
            raise StoreUnavailableError(STANDS_BY if self.waiting else CUT) from None

    async def tell(self, connection: AsyncConnection, table: int, guild: int | None) -> None:
        """Notify the other owner of a changed table when the transaction commits."""
        if self._among_peers and not self._share.owns(guild):
            said = f"{self._me} {table} {'' if guild is None else guild}"
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})

    async def tell_forgotten(self, connection: AsyncConnection, user: int) -> None:
        """Notify all other processes on commit that a user's data was deleted."""
        if self._among_peers:
            said = {"channel": FORGOTTEN, "said": f"{self._me} {user}"}
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), said)

    async def close(self) -> None:
        """Release the shards, so that a waiting process takes over."""
        self._over = True
        self._standing.clear()
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    async def _connect(self) -> tuple[Any, asyncio.Event]:
        """Return an unpooled driver connection, and an event set when it is lost."""
        pooled = await for_one(self._engine).raw_connection()
        line = pooled.driver_connection
        pooled.detach()
        assert line is not None  # it is open
        try:
            return line, await self._listening(line)
        except BaseException:
            line.terminate()  # otherwise the server may keep locks given to this one
            raise

    async def _listening(self, line: Any) -> asyncio.Event:
        """Subscribe to notifications; return an event set when the line ends."""
        cut = asyncio.Event()

        def hear(_: Any) -> None:
            cut.set()
            if line is self._line:
                self._standing.clear()

        line.add_termination_listener(hear)
        async with asyncio.timeout(ANSWER_SECONDS):
            # A read-only server grants locks, too, but they mean nothing on the primary.
            if await line.fetchval("SELECT pg_is_in_recovery()"):
                raise StoreUnavailableError(READ_ONLY)
            await line.execute("SELECT set_config('application_name', $1, false)", self._name)
            await line.add_listener(CHANNEL, self._hear)
            await line.add_listener(FORGOTTEN, self._hear_forgotten)
        return cut

    async def _connect_again(self) -> tuple[Any, asyncio.Event]:
        """Connect as ``_connect`` does, retrying while the server is unreachable."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                with translated_errors():
                    return await self._connect()
            except StoreUnavailableError as error:
                self._say(f"database server unreachable: error={error}")

    def _say(self, trouble: str) -> None:
        if trouble != self._said:
            self._said = trouble
            log.warning("%s", trouble)

    def _give_up_transactions(self) -> None:
        """Terminate pooled connections: on dead ones, transactions hang for minutes."""
        for connection in list(self._pooled):
            connection.terminate()

    def _take(self, line: Any, cut: asyncio.Event) -> None:
        """Adopt a line; ``StoreUnavailableError`` if it was lost meanwhile."""
        self._line, self._cut = line, cut
        if cut.is_set():
            raise StoreUnavailableError("The line to the database server was cut again.")
        self._pid = line.get_server_pid()
        self._answered, self._said = asyncio.get_running_loop().time(), ""
        self._standing.set()

    async def _until_cut(self, line: Any, cut: asyncio.Event) -> None:
        """Return when a line is lost, does not answer, or has lost a lock."""
        while not cut.is_set():
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    await cut.wait()
            except TimeoutError:
                if not await self._answers(line):
                    line.terminate()
                    return

    async def _answers(self, line: Any) -> bool:
        asked = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if await self._has_all(line):
                    self._answered = asked
                    return True
            log.warning("database locks lost")
        except Exception as error:  # whatever it is, we can't know that the locks are ours
            log.warning("database connection unresponsive: error=%r", error)
        return False

    async def _mended(self) -> bool:
        """Reclaim our shards; return false if another process has one of them."""
        while not self._over:
            line: Any = None
            try:
                async with asyncio.timeout(MEND_SECONDS):
                    with translated_errors():
                        line, cut = await self._connect()
                        await self._end_old_line(line)
                        taken = await self._try_all(line)
                        if taken is None:
                            await self._require_same_count(line)
                            await self._end_others(line)
                            self._take(line, cut)
                            return True
                log.error("shard taken by another process, stopping: shard=%s", taken)
                line.terminate()
            except SharesDifferError as error:
                log.error("%s", error)  # noqa: TRY400 - it says it all
                line.terminate()
                return False
            except (StoreUnavailableError, TimeoutError) as error:
                self._say(f"database reconnection failed: error={str(error) or 'no answer in time'}")
            except Exception:
                log.exception("database reconnection failed")
            else:
                return False
            if line is not None:
                line.terminate()
            await asyncio.sleep(RETRY_SECONDS)
        return False

    def _number(self, shard: int) -> int:
        return self._share.count << SHARD_BITS | shard

    @property
    def _numbers(self) -> list[int]:
        return [self._number(shard) for shard in self._share.shards]

    async def _wait(self, line: Any) -> None:
        """Lock all shards, as soon as no other process has them."""
        told: set[int] = set()
        try:
            while True:
                async with asyncio.timeout(ANSWER_SECONDS):
                    taken = await self._try_all(line)
                    if taken is not None and taken not in told:
                        holder = await self._holder(line, taken)
                        who = holder or "an unknown one"
                        log.warning("shard held by another process, waiting: shard=%s holder=%s", taken, who)
                if taken is None:
                    break
                told.add(taken)
                self.waiting = True
                await asyncio.sleep(WAIT_SECONDS)
        finally:
            self.waiting = False
        if told:
            log.info("shards claimed: shards=%s", self._share)

    async def _try_all(self, line: Any) -> int | None:
        """Lock the shards in order; return the first that another process holds."""
        had = await self._which(line)
        for shard in self._share.shards:
            if self._number(shard) not in had and not await self._try_lock(line, shard):
                return shard
        return None

    async def _try_lock(self, line: Any, shard: int) -> bool:
        taken: bool = await line.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD_LOCKS, self._number(shard))
        return taken

    async def _which(self, connection: Any, pid: int | None = None) -> set[int]:
        """Return the shards whose locks this connection, or a server pid, holds.

        After a restart of the server, another line may have that pid.
        """
        query = (
            f"SELECT objid::bigint AS number FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE {OF_ADVISORY}"
            " AND pid = coalesce($2, pg_backend_pid()) AND application_name = $3"
        )
        return {row["number"] for row in await connection.fetch(query, SHARD_LOCKS, pid, self._name)}

    async def _has_all(self, connection: Any, pid: int | None = None) -> bool:
        return await self._which(connection, pid) >= {*self._numbers}

    async def _holder(self, line: Any, shard: int) -> Holder | None:
        """Return the owner of a shard; ``None`` if unknown or none."""
        row = await line.fetchrow(f"{_HOLDERS} AND objid::bigint = $2", SHARD_LOCKS, self._number(shard))
        return None if row is None else _holder(*row)

    async def _end_old_line(self, line: Any) -> None:
        """End our lost line if the server still holds its locks.

        Otherwise they would look like another process's. Raises ``StoreUnavailableError`` while the server holds them.
        """
        await self._end(line, "SELECT pid FROM pg_stat_activity WHERE application_name = $2", self._name)

    async def _end_others(self, line: Any) -> None:
        """End the connections of a former owner that may not know of its loss.

        Then its transactions are finished or never will be. Raises ``StoreUnavailableError`` while they are neither.
        """
        ours = OF_ADVISORY.replace("$1", "$2")
        marked = (
            f"SELECT DISTINCT pid FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE {ours}"
            " AND (objid::bigint = ANY($3::bigint[]) OR objid::bigint >> $4 <> $5) AND application_name <> $6"
        )
        count = self._share.count
        await self._end(line, marked, SHARD_MARKS, self._numbers, SHARD_BITS, count, self._pool_name)

    async def _end(self, line: Any, pids: str, *args: Any) -> None:
        ended = await line.fetch(
            f"SELECT pg_terminate_backend(pid, $1) AS gone FROM ({pids}) AS old WHERE pid <> pg_backend_pid()",
            1000 * OLD_LINE_SECONDS,
            *args,
        )
        if not all(old["gone"] for old in ended):
            raise StoreUnavailableError("The database server does not end a line that was cut.")

    async def _require_same_count(self, line: Any) -> None:
        others = await line.fetch(
            f"SELECT DISTINCT objid::bigint >> $2 AS count FROM pg_locks WHERE {OF_ADVISORY}", SHARD_LOCKS, SHARD_BITS
        )
        counts = sorted({row["count"] for row in others} - {self._share.count})
        if counts:
            raise SharesDifferError(
                f"Processes run on this database that count {counts[0]} shards, and this one counts "
                f"{self._share.count}. Stop them first: a table shall have one owner."
            )

    def _admit(self, connection: Any, _record: Any) -> None:
        """Give a new connection its mark, or refuse it."""
        try:
            connection.run_async(self._mark)
        except BaseException:
            connection.terminate()
            raise

    async def _mark(self, connection: Any) -> None:
        """Mark a connection with our shards, then check that we hold the locks.

        A process that claims the shards in between finds the mark; one that did before is found here.
        """
        self._pooled.add(connection)
        line, pid = self._line, self._pid
        await connection.fetch(
            "SELECT set_config('application_name', $1, false), pg_advisory_lock_shared($2, number)"
            " FROM unnest($3::int[]) AS number",
            self._pool_name,
            SHARD_MARKS,
            self._numbers,
        )
        if line is None or line.is_closed() or not await self._has_all(connection, pid):
            raise StoreUnavailableError("Another process may have the shards of this one by now.")

    def _hear(self, _line: Any, _pid: int, _channel: str, said: str) -> None:
        who, table, guild = said.split(" ")
        if who != self._me and self._share.owns(int(guild) if guild else None):
            self._heard(int(table))

    def _hear_forgotten(self, _line: Any, _pid: int, _channel: str, said: str) -> None:
        who, user = said.split(" ")
        if who != self._me:
            self._forgotten(int(user))


async def require_unheld(engine: AsyncEngine) -> None:
    """Raise ``DatabaseHeldError`` if a process has a shard of a server's database."""
    if engine.dialect.name == "postgresql":
        async with engine.connect() as connection:
            found = (await connection.exec_driver_sql(_HOLDERS, (SHARD_LOCKS,))).first()
        if found is not None:
            raise held_error(engine.url.database, _holder(found.name, found.since))


def _holder(name: str | None, since: datetime) -> Holder | None:
    return Holder.whose((name or "").rpartition(" ")[2], since)


def _ignore(*_: object) -> None:
    """Ignore notifications before callbacks are registered."""
