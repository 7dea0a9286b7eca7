"""The line of a process to its PostgreSQL server: what happens to its shards when that is cut, slow or dead."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, Final
from weakref import WeakSet

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi

from storage import Store, StoreUnavailableError, peers
from storage.dialects import connect
from storage.errors import translated_errors
from storage.server import PER_PROCESS, PER_STANDBY
from storage.shards import WHOLE, ShardRange
from tests.cable import Cable, cable
from tests.postgres import Server
from tests.storage.samples import entry, game, snapshot

PATIENCE: Final = 30.0


class Bot:
    """A process as far as its shards go."""

    def __init__(self, url: str, share: ShardRange = WHOLE) -> None:
        self.url = url
        self.share = share
        self.log: list[str] = []
        """What it was told of its line."""
        self.gone = asyncio.Event()

    async def start(self) -> None:
        self.store = await Store.open(self.url, share=self.share)
        self.store.peers.listen(lambda _: None, lambda: self.log.append("missed"), self._lost, self._rest)
        await self.store.peers.hold()
        self.keeping = asyncio.create_task(self.store.peers.keep())

    def _lost(self) -> None:
        self.log.append("lost")
        self.gone.set()

    def _rest(self, silent: float) -> None:
        self.silent = silent
        self.log.append("rest")

    async def close(self) -> None:
        self.keeping.cancel()
        await asyncio.gather(self.keeping, return_exceptions=True)
        await self.store.close()


@pytest.fixture
async def database(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database(migrated=True) as url:
        yield url


@pytest.fixture
async def wire(postgres: Server) -> AsyncIterator[Cable]:
    async with cable(postgres.folder) as laid:
        yield laid


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dead line is noticed, and mending tried, sooner than where people play."""
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(peers, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(peers, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(peers, "PATIENCE_SECONDS", 0.05)


async def started(stack: AsyncExitStack, url: str, share: ShardRange = WHOLE) -> Bot:
    bot = Bot(url, share)
    await bot.start()
    stack.push_async_callback(bot.close)
    return bot


async def until(said: str, bot: Bot) -> None:
    async with asyncio.timeout(PATIENCE):
        while said not in bot.log:  # noqa: ASYNC110 - it is told in a list
            await asyncio.sleep(0.01)


def test_a_starting_server_is_in_trouble_and_no_fault_of_ours() -> None:
    refused: Any = AsyncAdapt_asyncpg_dbapi.OperationalError
    with pytest.raises(StoreUnavailableError), translated_errors():
        raise refused("the database system is starting up", Exception("57P03"))


async def test_a_connection_cut_while_it_is_marked_is_trouble(
    database: str, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await started(stack, database)
    await bot.store._engine.dispose()
    prepare = asyncpg.Connection._get_statement

    async def cut(connection: Any, query: str, *args: Any, **options: Any) -> Any:
        prepared = await prepare(connection, query, *args, **options)
        if "pg_advisory_lock_shared" in query:
            connection.terminate()
        return prepared

    monkeypatch.setattr(asyncpg.Connection, "_get_statement", cut)
    with pytest.raises(StoreUnavailableError, match="closed a connection"):
        await bot.store.ping()


@pytest.mark.usefixtures("hasty")
@pytest.mark.slow
async def test_after_a_restart_of_server_the_shards_are_claimed_again(
    postgres: Server, database: str, stack: AsyncExitStack
) -> None:
    bot = await started(stack, database)
    table = await game(bot.store)
    await asyncio.to_thread(postgres.stop)
    await until("rest", bot)
    assert not bot.store.peers.stands
    assert not bot.store.owns(None)
    with pytest.raises(StoreUnavailableError, match="line to the database server is cut"):
        await bot.store.entries(table)
    await asyncio.to_thread(postgres.start)
    await until("missed", bot)
    assert bot.log == ["rest", "missed"]
    await bot.store.append(table, [entry(1)], snapshot(1), over=False)
    rival = Bot(database)
    holding = asyncio.create_task(rival.start())
    stack.push_async_callback(rival.close)
    while not (hasattr(rival, "store") and rival.store.peers.waiting):  # noqa: ASYNC110 - it is told by nothing else
        await asyncio.sleep(0.01)
    assert not holding.done()
    await bot.close()
    await asyncio.wait_for(holding, PATIENCE)


@pytest.mark.usefixtures("hasty")
@pytest.mark.slow
async def test_one_of_two_processes_gets_the_shards_after_a_restart(
    postgres: Server, database: str, stack: AsyncExitStack
) -> None:
    first, second = await started(stack, database), Bot(database)
    holding = asyncio.create_task(second.start())
    while not (hasattr(second, "store") and second.store.peers.waiting):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await asyncio.to_thread(postgres.stop)
    await until("rest", first)
    await asyncio.to_thread(postgres.start)
    losing = asyncio.create_task(first.gone.wait())
    mending = asyncio.create_task(until("missed", first))
    await asyncio.wait({losing, mending}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    if losing.done():
        await asyncio.wait_for(holding, PATIENCE)
        assert (first.store.peers.stands, second.store.peers.stands) == (False, True)
    else:
        assert (first.store.peers.stands, second.store.peers.stands) == (True, False)
        await first.close()
        await asyncio.wait_for(holding, PATIENCE)
    mending.cancel()
    losing.cancel()
    await second.close()


async def test_a_process_on_standby_pauses_between_two_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[float] = []
    failures = iter([StoreUnavailableError("gone")])

    async def pause(seconds: float) -> None:
        paused.append(seconds)

    async def try_once(_: peers.Peers) -> tuple[str, asyncio.Event]:
        for failure in failures:
            raise failure
        return "line", asyncio.Event()

    monkeypatch.setattr(asyncio, "sleep", pause)
    monkeypatch.setattr(peers.Peers, "_connect", try_once)
    line, _ = await peers.Peers(connect("sqlite://"), WHOLE)._connect_again()
    assert line == "line"
    assert paused == [peers.RETRY_SECONDS, peers.RETRY_SECONDS]


@pytest.mark.usefixtures("hasty")
async def test_a_line_that_is_cut_without_a_word_is_noticed(database: str, wire: Cable, stack: AsyncExitStack) -> None:
    bot = await started(stack, wire.url(database))
    wire.cut()
    await until("rest", bot)
    assert not bot.store.peers.stands
    with pytest.raises(StoreUnavailableError, match="line to the database server is cut"):
        await asyncio.wait_for(bot.store.entries(1), PATIENCE)
    wire.mend()
    await until("missed", bot)
    assert bot.store.peers.stands


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
async def test_a_slow_server_is_no_lost_shard(
    database: str, wire: Cable, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However busy the machine is, only the cable makes an answer late.
    monkeypatch.setattr(peers, "ANSWER_SECONDS", PATIENCE)
    bot = await started(stack, wire.url(database))
    wire.delay = 0.1
    table = await game(bot.store)
    assert await bot.store.entries(table)
    assert bot.log == []
    wire.delay = 1.0
    monkeypatch.setattr(peers, "ANSWER_SECONDS", 0.5)
    await until("rest", bot)
    wire.delay = 0.0
    monkeypatch.setattr(peers, "ANSWER_SECONDS", PATIENCE)
    await until("missed", bot)
    assert bot.log == ["rest", "missed"]


@pytest.mark.usefixtures("hasty")
async def test_a_line_that_has_lost_its_locks_is_taken_for_cut(database: str, stack: AsyncExitStack) -> None:
    """As where a pooler gives its connection to somebody else."""
    bot = await started(stack, database)
    while True:
        line: Any = bot.store.peers._line
        try:
            await line.execute("SELECT pg_advisory_unlock_all()")
            break
        except Exception:  # it is just being asked, or was given up because this was in the way
            await asyncio.sleep(0.01)
    await until("missed", bot)


async def test_former_owner_writes_nothing_before_noticing_its_loss(
    database: str, wire: Cable, stack: AsyncExitStack
) -> None:
    old = await started(stack, wire.url(database))
    line = wire.newest
    table = await game(old.store, entries=0)
    wire.forget(line)
    async with AsyncExitStack() as writing:
        connection = await writing.enter_async_context(old.store._engine.connect())
        await connection.exec_driver_sql(f"UPDATE tables SET number = 7 WHERE id = {table}")
        new = await started(stack, database)
        assert old.store.peers.stands, "it has not noticed"
        with pytest.raises(Exception, match=r"terminat|closed|connection"):
            await connection.commit()
        await connection.invalidate()
    with pytest.raises(StoreUnavailableError, match="Another process"):
        await old.store.append(table, [entry(0)], snapshot(0), over=False)
    row = await new.store.table(table)
    assert row is not None
    assert row.number == -1
    await new.store.append(table, [entry(0)], snapshot(0), over=False)


@pytest.mark.usefixtures("hasty")
async def test_mending_a_line_is_tried_again_whatever_goes_wrong(
    database: str, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await started(stack, database)
    really, tries = bot.store.peers._end_old_line, 0

    async def fails_once(line: Any) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise RuntimeError("nobody has thought of this")
        await really(line)

    monkeypatch.setattr(bot.store.peers, "_end_old_line", fails_once)
    bot.store.peers._line.terminate()
    await until("missed", bot)
    assert "nobody has thought of this" in caplog.text


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
async def test_a_transaction_on_a_cut_line_does_not_wait_for_ever(
    database: str, wire: Cable, stack: AsyncExitStack
) -> None:
    bot = await started(stack, wire.url(database))
    table = await game(bot.store)
    wire.cut()
    with pytest.raises(StoreUnavailableError):
        await asyncio.wait_for(bot.store.entries(table), PATIENCE)
    await until("rest", bot)
    assert bot.silent >= peers.ANSWER_SECONDS, "time rests from when the server was heard last"
    wire.mend()
    await until("missed", bot)
    assert await bot.store.entries(table)


@pytest.mark.usefixtures("hasty")
async def test_a_connection_made_as_the_line_ends_is_refused(database: str, stack: AsyncExitStack) -> None:
    bot = await started(stack, database)
    bot.keeping.cancel()  # it would mend the line meanwhile
    bot.store.peers._line.terminate()
    with pytest.raises(StoreUnavailableError), translated_errors():
        await bot.store._engine.connect()


async def test_a_connection_opened_while_read_only_is_replaced(
    postgres: Server, database: str, stack: AsyncExitStack
) -> None:
    name = make_url(database).database
    bot, admin = await started(stack, database), await postgres.connect()
    stack.push_async_callback(admin.close)
    await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await bot.store._engine.dispose()
    with pytest.raises(StoreUnavailableError, match="read-only"):
        await bot.store.presence.set_pings(1, "never")
    await admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await bot.store.presence.set_pings(1, "never")


async def test_a_move_whose_connection_is_given_up_is_trouble(
    database: str, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await started(stack, database)
    table, prepare = await game(bot.store), asyncpg.Connection._get_statement

    async def give_up(self: Any, query: str, *args: Any, **options: Any) -> Any:
        """Cut the connection between preparing a statement and executing it."""
        prepared = await prepare(self, query, *args, **options)
        if "INSERT INTO entries" in query:
            monkeypatch.undo()
            bot.store.peers._give_up_transactions()
        return prepared

    monkeypatch.setattr(asyncpg.Connection, "_get_statement", give_up)
    with pytest.raises(StoreUnavailableError):
        await bot.store.append(table, [entry(1), entry(2)], snapshot(2), over=False)


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
async def test_shards_are_not_claimed_on_a_read_only_standby(
    postgres: Server, database: str, stack: AsyncExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await started(stack, database)
    table = await game(bot.store)
    await asyncio.to_thread(postgres.shut)
    (postgres.folder / "data/standby.signal").touch()
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(PATIENCE):
        while "read-only" not in caplog.text:  # noqa: ASYNC110 - it is told by nothing else
            await asyncio.sleep(0.01)
    assert bot.log == ["rest"]
    await postgres.say("SELECT pg_promote()")
    await until("missed", bot)
    await bot.store.append(table, [entry(1)], snapshot(1), over=False)


@pytest.mark.usefixtures("hasty")
@pytest.mark.slow
async def test_an_outage_is_logged_once_for_each_reason(
    postgres: Server,
    database: str,
    stack: AsyncExitStack,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = await started(stack, database)
    really, tries = bot.store.peers._connect, 0

    async def counted() -> Any:
        nonlocal tries
        tries += 1
        return await really()

    monkeypatch.setattr(bot.store.peers, "_connect", counted)
    await asyncio.to_thread(postgres.stop)
    async with asyncio.timeout(PATIENCE):
        while tries < 6:  # noqa: ASYNC110 - it is told by nothing else
            await asyncio.sleep(0.01)
    said = [line for line in caplog.messages if "database reconnection failed" in line]
    assert said
    assert len(said) == len(set(said))
    await asyncio.to_thread(postgres.start)
    await until("missed", bot)


@pytest.mark.usefixtures("hasty")
async def test_processes_that_count_otherwise_meanwhile_keep_shards(database: str, stack: AsyncExitStack) -> None:
    old = await started(stack, database, ShardRange((0,), 2))
    table = await game(old.store, entries=0)
    resumed = asyncio.Event()
    really = old.store.peers._connect

    async def connect() -> Any:
        await resumed.wait()
        return await really()

    old.store.peers._connect = connect  # type: ignore[method-assign]
    async with old.store._engine.connect() as connection:
        await connection.exec_driver_sql("SELECT 1")
        kept, old.store.peers._pooled = old.store.peers._pooled, WeakSet()  # as of a process that was frozen
        old.store.peers._line.terminate()
        await until("rest", old)
        new = await started(stack, database, ShardRange((0, 1, 2), 3))
        with pytest.raises(Exception, match=r"terminat|closed|connection"):
            await connection.exec_driver_sql(f"UPDATE tables SET number = 7 WHERE id = {table}")
        await connection.invalidate()
    assert kept
    resumed.set()
    await until("lost", old)
    assert not old.store.peers.stands
    assert new.store.peers.stands


async def test_a_busy_process_has_few_connections(postgres: Server, database: str, stack: AsyncExitStack) -> None:
    bot = await started(stack, database)
    table = await game(bot.store)
    await asyncio.gather(*(bot.store.entries(table) for _ in range(40)))
    asking = await postgres.connect()
    query = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE $1"
    assert await asking.fetchval(query, f"manila {bot.store.peers._me}%") == PER_PROCESS
    await asking.close()
    assert 10 * (PER_PROCESS + PER_STANDBY) <= 100 - 3, "of a server as it is set by default"


async def test_who_stands_by_has_one_connection(postgres: Server, database: str, stack: AsyncExitStack) -> None:
    await started(stack, database)
    second = Bot(database)
    holding = asyncio.create_task(second.start())
    while not (hasattr(second, "store") and second.store.peers.waiting):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    with pytest.raises(StoreUnavailableError):
        await second.store.try_writing()
    asking = await postgres.connect()
    query = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE $1"
    assert await asking.fetchval(query, f"manila {second.store.peers._me}%") == 1
    await asking.close()
    holding.cancel()
    await asyncio.gather(holding, return_exceptions=True)
    await second.store.close()
