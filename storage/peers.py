"""The other processes on the same PostgreSQL server: who has which shards, and who has changed whose tables.

Each process keeps one connection open for this. On it are advisory locks, one for each of its shards: a shard has one
owner, and when that ends or dies, whoever waits for it goes on at once. And on it arrives what others say (``NOTIFY``)
when they have changed a table of ours. An SQLite database has one process (``storage/file_lock.py``), and no peers.

A lock goes with its connection, and a connection may go without a word: the server restarts, a cable is cut. So the
line is asked every few seconds whether it still has all locks. While it has not, ``stands`` is false and every
transaction of this process is refused, until all shards are claimed again. What begins before the loss is noticed is
fenced off: each connection to the database bears a mark of our shards. It gets the mark only while the line has the
locks, and whoever claims a shard ends all connections of others that bear its mark before it does anything else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakSet

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.dialects import CONNECT_SECONDS, for_one
from storage.errors import READ_ONLY, SharesDifferError, StoreUnavailableError, translated_errors
from storage.file_lock import Holder
from storage.shards import ShardRange

log = logging.getLogger(__name__)

CHANNEL: Final = "manila_tables"
SHARD_LOCKS: Final = 0x4D414E53
"""First number of the advisory locks of shards ("MANS"); the second holds the count of shards and the shard."""
SHARD_MARKS: Final = 0x4D414E57
"""The same of the marks that connections bear ("MANW"): locks that any number of connections share."""
SHARD_BITS: Final = 16
RETRY_SECONDS: Final = 1.0
WAIT_SECONDS: Final = 0.1
"""How often who waits for a shard asks for it. To wait in PostgreSQL's own queue would not tell of a dead line."""
BEAT_SECONDS: Final = 2.0
"""How often the line is asked whether it still has the locks."""
ANSWER_SECONDS: Final = 4.0
"""How long its answer may take. With ``BEAT_SECONDS`` it is less than the server takes to give up a line."""
MEND_SECONDS: Final = 2.0 * CONNECT_SECONDS
"""How long one try to mend the line may take."""
PATIENCE_SECONDS: Final = 1.0
"""How long a transaction waits for a line that is being mended: the shortest cut shall not be noticed by anybody."""
OLD_LINE_SECONDS: Final = 5
"""How long the server may take to end a connection that was cut, before it is asked once more."""
NAME_LENGTH: Final = 63
"""Characters of the name of a connection that PostgreSQL keeps."""
CUT: Final = "The line to the database server is cut. Nothing is done before it is mended."
STANDS_BY: Final = "Another process has the shards of this one, which stands by."
OF_ADVISORY: Final = (
    "locktype = 'advisory' AND granted AND classid::bigint = $1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""Condition for locks of ours in ``pg_locks``, by their first number."""

Heard = Callable[[int], None]


class Peers:
    """A process among its peers. Made by ``Store``."""

    def __init__(self, engine: AsyncEngine, share: ShardRange) -> None:
        self._engine = engine
        self._share = share
        self._among_peers = engine.dialect.name == "postgresql"
        self._me = secrets.token_hex(8)
        self._name = f"manila {self._me} {Holder.here().mark}"[:NAME_LENGTH]
        self._pool_name = f"manila {self._me}"
        self._line: Any = None
        self._pid = 0
        """The number of the server's process at the other end of the line."""
        self._pooled: WeakSet[Any] = WeakSet()
        """The driver's own connections of the pool."""
        self._answered = 0.0
        """When the line answered last, by the event loop's clock."""
        self._said = ""
        """The trouble that was logged last: an outage is told once, however often mending is tried."""
        self._cut = asyncio.Event()
        """Set when the line has been cut."""
        self._standing = asyncio.Event()
        """Set while all shards are ours."""
        self._bound = False
        """Whether nothing may be done but as the owner of the shards."""
        self._over = False
        """Whether the shards are let go of for good."""
        self.waiting = False
        """Whether another process has the shards, and this one stands by."""
        self._heard: Heard = _ignore
        self._missed: Callable[[], None] = _ignore
        self._lost: Callable[[], None] = _ignore
        self._rest: Callable[[float], None] = _ignore

    @property
    def stands(self) -> bool:
        """Whether this process may act: the shards are its own, as far as that can be known."""
        return not self._bound or self._standing.is_set()

    async def hold(self) -> None:
        """Become the owner of this process's shards; while another process is, wait for it to end.

        From here on nothing is read or written but as their owner. Raises ``SharesDifferError`` while processes run
        that divide the servers in another way.
        """
        if not self._among_peers:
            return
        # Connections of before bear no mark. Who waits long needs none but the line.
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
    ) -> None:
        """Be told of tables of ours that others have changed; of not having heard for a while; of losing the shards;
        and, before the last two, of a line that is cut, and for how many seconds it may have been: nothing may be done
        until then."""
        self._heard, self._missed, self._lost, self._rest = heard, missed, lost, rest or _ignore

    async def keep(self) -> None:
        """Watch over the line and mend it, until the shards are let go of or another process has them."""
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
        """Return while this process may act. Raises ``StoreUnavailableError`` if its line is not mended in a moment."""
        if self.stands:
            return
        try:
            async with asyncio.timeout(0 if self._over or self.waiting else PATIENCE_SECONDS):
                await self._standing.wait()
        except TimeoutError:
            raise StoreUnavailableError(STANDS_BY if self.waiting else CUT) from None

    async def tell(self, connection: AsyncConnection, table: int, guild: int | None) -> None:
        """When the transaction commits, tell the owner of a table that it has changed, if that is not us."""
        if self._among_peers and not self._share.owns(guild):
            said = f"{self._me} {table} {'' if guild is None else guild}"
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})

    async def close(self) -> None:
        """Let go of the shards: whoever waits for them goes on."""
        self._over = True
        self._standing.clear()
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    # -- the line -----------------------------------------------------------------------------------------

    async def _connect(self) -> tuple[Any, asyncio.Event]:
        """A connection of the driver's own, outside of the pool, and what tells that it was cut."""
        pooled = await for_one(self._engine).raw_connection()
        line = pooled.driver_connection
        pooled.detach()
        assert line is not None  # it is open
        try:
            return line, await self._listening(line)
        except BaseException:
            line.terminate()  # else the server may keep what this one is given
            raise

    async def _listening(self, line: Any) -> asyncio.Event:
        """Listen on a line, to the end of which the event belongs that is given."""
        cut = asyncio.Event()

        def hear(_: Any) -> None:
            cut.set()
            if line is self._line:
                self._standing.clear()

        line.add_termination_listener(hear)
        async with asyncio.timeout(ANSWER_SECONDS):
            # A standby server gives out locks, too, and they mean nothing on the one where all is written.
            if await line.fetchval("SELECT pg_is_in_recovery()"):
                raise StoreUnavailableError(READ_ONLY)
            await line.execute("SELECT set_config('application_name', $1, false)", self._name)
            await line.add_listener(CHANNEL, self._hear)
        return cut

    async def _connect_again(self) -> tuple[Any, asyncio.Event]:
        """The same, however long the server is out of reach."""
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
        """End the connections of the pool: on one that was cut without a word a transaction would wait for minutes."""
        for connection in list(self._pooled):
            connection.terminate()

    def _take(self, line: Any, cut: asyncio.Event) -> None:
        """Act on this line from now on. Raises ``StoreUnavailableError`` if it has been cut meanwhile."""
        self._line, self._cut = line, cut
        if cut.is_set():
            raise StoreUnavailableError("The line to the database server was cut again.")
        self._pid = line.get_server_pid()
        self._answered, self._said = asyncio.get_running_loop().time(), ""
        self._standing.set()

    async def _until_cut(self, line: Any, cut: asyncio.Event) -> None:
        """Return when a line was cut, does not answer, or has lost a lock."""
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
        except Exception as error:  # whatever it is, the locks are not known to be ours
            log.warning("database connection unresponsive: error=%r", error)
        return False

    async def _mended(self) -> bool:
        """Come back with our shards. False if another process has one of them."""
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

    # -- the locks ----------------------------------------------------------------------------------------

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
        """Lock one shard after the other, which two processes do in one order. Gives the first that is another's."""
        had = await self._which(line)
        for shard in self._share.shards:
            if self._number(shard) not in had and not await self._try_lock(line, shard):
                return shard
        return None

    async def _try_lock(self, line: Any, shard: int) -> bool:
        taken: bool = await line.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD_LOCKS, self._number(shard))
        return taken

    async def _which(self, connection: Any, pid: int | None = None) -> set[int]:
        """The numbers of the shards whose locks the server keeps for a line of ours: for the one that asks, or that of
        a process there. After a restart of the server another's may have the number of that."""
        query = (
            f"SELECT objid::bigint AS number FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE {OF_ADVISORY}"
            " AND pid = coalesce($2, pg_backend_pid()) AND application_name = $3"
        )
        return {row["number"] for row in await connection.fetch(query, SHARD_LOCKS, pid, self._name)}

    async def _has_all(self, connection: Any, pid: int | None = None) -> bool:
        return await self._which(connection, pid) >= {*self._numbers}

    async def _holder(self, line: Any, shard: int) -> Holder | None:
        """Who has a shard; ``None`` if that cannot be known, or nobody has it any more."""
        row = await line.fetchrow(
            "SELECT application_name AS name, backend_start AS since FROM pg_locks JOIN pg_stat_activity USING (pid)"
            f" WHERE {OF_ADVISORY} AND objid::bigint = $2",
            SHARD_LOCKS,
            self._number(shard),
        )
        return None if row is None else Holder.whose(row["name"].rpartition(" ")[2], row["since"])

    async def _end_old_line(self, line: Any) -> None:
        """The server may not know yet that the line was cut, and keep the locks for it: they must not be taken for
        another's. Raises ``StoreUnavailableError`` while it keeps them."""
        await self._end(line, "SELECT pid FROM pg_stat_activity WHERE application_name = $2", self._name)

    async def _end_others(self, line: Any) -> None:
        """End what is left of an owner of before, who may not know yet that it is none any more: its transactions are
        done or never will be. Raises ``StoreUnavailableError`` while they are neither."""
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

    # -- the connections of the pool ----------------------------------------------------------------------

    def _admit(self, connection: Any, _record: Any) -> None:
        """Give a new connection its mark, or refuse it."""
        try:
            connection.run_async(self._mark)
        except BaseException:
            connection.terminate()
            raise

    async def _mark(self, connection: Any) -> None:
        """Mark first, look then: who claims the shards in between finds the mark, who did before is found here."""
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


def _ignore(*_: object) -> None:
    """Before anybody listens."""
