"""Several processes on one database, each with a part of the servers."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest

from storage import Store
from storage.errors import SharesDifferError
from storage.handover import LeftSession
from storage.presence import Proposal, Timer, Vote
from storage.shards import WHOLE, ShardRange
from tests.postgres import Server
from tests.storage.samples import ANN, CHANNEL, begin, entry, lobby, propose, snapshot

NOW: Final = datetime(2026, 1, 1, tzinfo=UTC)
GUILDS: Final = (None, 1 << 22, 2 << 22, 3 << 22, 5 << 22)
"""Direct messages, and servers of the shards 1, 2, 3 and 1 of four."""
FIRST: Final = ShardRange((0, 1), 4)
SECOND: Final = ShardRange((2, 3), 4)


def test_shards_are_written_as_ranges() -> None:
    assert ShardRange.parse("0-1", 4) == FIRST
    assert ShardRange.parse("3, 2", 4) == SECOND
    assert ShardRange.parse("0,2-3", 4).shards == (0, 2, 3)
    assert ShardRange.parse("0-3", 4).whole


def test_processes_divide_all_shards_and_the_next_ones_stand_by() -> None:
    assert [ShardRange.part(f"manila-{number}", 2, 4) for number in range(4)] == [FIRST, SECOND, FIRST, SECOND]
    assert ShardRange.part("1", 2, 4) == SECOND


@pytest.mark.parametrize(
    ("process", "processes", "count", "told"),
    [
        ("0", 2, 5, "5 shards cannot be divided among 2 processes: 1 would have none"),
        ("0", 3, 2, "such as 3"),
        ("manila", 2, 4, "a name that ends in one"),
    ],
)
def test_shards_without_a_process_are_refused(process: str, processes: int, count: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        ShardRange.part(process, processes, count)
    assert (str(FIRST), str(WHOLE)) == ("0,1/4", "all")


@pytest.mark.parametrize("written", ["", "x", "1-", "2-1", "0-4", "-1", "0-99999999999"])
def test_shards_that_cannot_be_are_refused(written: str) -> None:
    with pytest.raises(ValueError, match="shards"):
        ShardRange.parse(written, 4)


def test_first_shard_owns_direct_messages_and_servers_have_one() -> None:
    assert [FIRST.owns(guild) for guild in GUILDS] == [True, True, False, False, True]
    assert [SECOND.owns(guild) for guild in GUILDS] == [False, False, True, True, False]
    assert all(WHOLE.owns(guild) for guild in GUILDS)


@pytest.fixture
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes."""
    stores = [await Store.open(url, clock=lambda: NOW, share=share) for share in (FIRST, SECOND)]
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


async def test_each_process_looks_after_its_own_tables(two: tuple[Store, Store]) -> None:
    first, second = two
    tables = [await lobby(first, guild=guild) for guild in GUILDS]
    for table in tables:
        await first.presence.set_timer(Timer(table, 0, NOW, 60))
    mine, others = [tables[0], tables[1], tables[4]], [tables[2], tables[3]]
    for store, own in ((first, mine), (second, others)):
        assert await store.untouched_since(NOW + timedelta(1), "lobby") == own
        for table in own:
            await store.place(table, channel_id=CHANNEL, message_id=1)
        assert sorted(await store.behind()) == own
        assert [timer.table for timer in await store.presence.timers()] == own
    for table in tables:
        await begin(first, table)
        await first.append(table, [entry(0)], snapshot(0), over=True)
    assert await first.records.unrecorded(["chess"]) == mine
    assert await second.records.unrecorded(["chess"]) == others


async def test_a_deadline_is_claimed_once(two: tuple[Store, Store]) -> None:
    first, second = (store.presence for store in two)
    timer = Timer(await lobby(two[0]), 3, NOW, 60)
    await first.set_timer(timer)
    claimed = replace(timer, warned=1, due=NOW + timedelta(seconds=5))
    won = await asyncio.gather(*(each.claim_timer(timer, claimed) for each in (first, second) * 3))
    assert sorted(won) == [False] * 5 + [True]
    assert await second.timer(timer.table) == claimed
    assert await second.timer(timer.table + 1) is None


async def test_downtime_of_a_process_extends_only_its_own_deadlines(url: str) -> None:
    now = NOW
    first, second = [await Store.open(url, clock=lambda: now, share=share) for share in (FIRST, SECOND)]
    timers = [Timer(await lobby(first, guild=guild), 0, NOW + timedelta(hours=1), 3600) for guild in GUILDS]
    for timer in timers:
        await first.presence.set_timer(timer)
    shards = [ShardRange((shard,), 4) for shard in range(4)]
    await asyncio.gather(first.attendance.beat(shards[:2]), second.attendance.beat(shards[2:]))
    now += timedelta(minutes=10)
    await first.attendance.beat(shards[:2])
    for shard in shards[2:]:
        seen = await second.attendance.last_seen(shard)
        assert seen == NOW
        await second.attendance.forgive(shard, seen, now, now - seen)
    due = [(await first.presence.timer(timer.table) or timer).due - timer.due for timer in timers]
    assert [put_off.total_seconds() / 60 for put_off in due] == [0, 0, 10, 10, 0]
    await first.close()
    await second.close()


async def test_sessions_of_many_shards_are_left_to_the_next(url: str) -> None:
    share = ShardRange.parse("0-31", 64)
    left = [LeftSession(shard, 64, 7, "wss://gateway.example/", f"id{shard}") for shard in share.shards]
    first = await Store.open(url, share=share)
    await first.handover.leave(left)
    await first.close()
    successor = await Store.open(url, share=share)
    assert await successor.handover.take() == left
    await successor.close()


async def test_sessions_are_left_to_next_process_of_the_same_shards(two: tuple[Store, Store], url: str) -> None:
    first, second = two
    left = [LeftSession(shard, 4, 40 + shard, "wss://gateway.example/", f"id{shard}") for shard in (0, 1)]
    await first.handover.leave(left[:1])
    await first.handover.leave(left)
    assert await second.handover.take() == []
    successor = await Store.open(url, share=FIRST)
    assert await successor.handover.take() == left
    assert await successor.handover.take() == [], "nobody resumes them a second time"
    assert left[0].id not in repr(left)
    await successor.close()


# -- on a server -----------------------------------------------------------------------------------------------


class Ears:
    """What a process hears."""

    def __init__(self, store: Store) -> None:
        self.tables: asyncio.Queue[int] = asyncio.Queue()
        self.missed = asyncio.Event()
        self.lost = asyncio.Event()
        self.rests = asyncio.Event()
        store.peers.listen(self.tables.put_nowait, self.missed.set, self.lost.set, lambda _: self.rests.set())
        self.keeping = asyncio.create_task(store.peers.keep())


@pytest.fixture
async def server_url(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database(migrated=True) as url:
        yield url


@pytest.fixture
async def fleet(server_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes that hold their shards."""
    async with AsyncExitStack() as stack:
        stores = [await Store.open(server_url, share=share) for share in (FIRST, SECOND)]
        for store in stores:
            stack.push_async_callback(store.close)
            await store.peers.hold()
        yield stores[0], stores[1]


async def test_owner_of_a_table_is_told_of_what_another_has_written(fleet: tuple[Store, Store]) -> None:
    first, second = fleet
    ears = [Ears(store) for store in fleet]
    mine = await lobby(first, guild=GUILDS[1])
    await begin(first, mine)
    theirs = await lobby(second, guild=GUILDS[2])
    await begin(first, theirs)
    await first.append(theirs, [entry(0)], snapshot(0), over=False)
    await propose(first, Proposal(theirs, "end", 0, ANN, (ANN,)))
    await first.vote(theirs, lambda *_: Vote(None))
    assert [await asyncio.wait_for(ears[1].tables.get(), 10) for _ in range(4)] == [theirs] * 4
    await second.append(mine, [entry(0)], snapshot(0), over=False)
    assert await asyncio.wait_for(ears[0].tables.get(), 10) == mine
    assert all(each.tables.empty() for each in ears), "nobody is told of their own doing"


async def test_others_are_told_of_who_is_forgotten(fleet: tuple[Store, Store]) -> None:
    told: list[asyncio.Queue[int]] = [asyncio.Queue(), asyncio.Queue()]
    for store, each in zip(fleet, told, strict=True):
        store.peers.listen(lambda _: None, lambda: None, lambda: None, forgotten=each.put_nowait)
    await fleet[0].privacy.forget(ANN, "Somebody")
    assert await asyncio.wait_for(told[1].get(), 10) == ANN
    assert told[0].empty(), "nobody is told of their own doing"


async def test_what_is_not_written_after_all_is_not_told(fleet: tuple[Store, Store]) -> None:
    first, second = fleet
    ears = Ears(second)
    table = await lobby(second, guild=GUILDS[2])
    with pytest.raises(Exception, match="lobby"):
        await first.append(table, [entry(0)], snapshot(0), over=False)
    await begin(first, table)
    assert await asyncio.wait_for(ears.tables.get(), 10) == table
    assert ears.tables.empty()


async def test_second_process_names_the_holder_and_waits_for_its_end(
    fleet: tuple[Store, Store], server_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    successor = await Store.open(server_url, share=FIRST)
    waiting = asyncio.create_task(successor.peers.hold())
    async with asyncio.timeout(10):
        holder = f"holder=process {os.getpid()} on {socket.gethostname()}, since "
        while holder not in caplog.text:  # noqa: ASYNC110 - it is told by nothing else
            await asyncio.sleep(0.01)
    assert not waiting.done()
    await fleet[0].close()
    await asyncio.wait_for(waiting, 10)
    assert successor.peers.stands
    await successor.close()


async def test_processes_must_agree_on_the_number_of_shards(fleet: tuple[Store, Store], server_url: str) -> None:
    stranger = await Store.open(server_url, share=WHOLE)
    with pytest.raises(SharesDifferError, match="4 shards"):
        await stranger.peers.hold()
    await stranger.close()


async def _cut(server: Server, store: Store) -> None:
    connection = await server.connect()
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1",
        store.peers._name,
    )
    await connection.close()


async def test_cut_connection_reconnects_and_checks_for_missed_changes(
    postgres: Server, fleet: tuple[Store, Store], server_url: str
) -> None:
    ears = Ears(fleet[1])
    await _cut(postgres, fleet[1])
    await asyncio.wait_for(ears.missed.wait(), 10)
    table = await lobby(fleet[1], guild=GUILDS[2])
    await begin(fleet[0], table)
    assert await asyncio.wait_for(ears.tables.get(), 10) == table
    rival: Any = await Store.open(server_url, share=SECOND)
    waiting = asyncio.create_task(rival.peers.hold())
    _, still = await asyncio.wait((waiting,), timeout=0.2)
    assert still, "the shards are held again"
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await rival.close()


async def test_own_connection_slow_to_end_is_no_rival_process(
    fleet: tuple[Store, Store],
) -> None:
    ears, line = Ears(fleet[1]), fleet[1].peers._line
    served_by = await line.fetchval("SELECT pg_backend_pid()")
    os.kill(served_by, signal.SIGSTOP)
    line.terminate()
    await asyncio.sleep(0.5)
    os.kill(served_by, signal.SIGCONT)
    await asyncio.wait_for(ears.missed.wait(), 10)
    assert not ears.lost.is_set()


async def test_who_finds_another_at_shards_after_a_cut_has_lost_them(
    postgres: Server, fleet: tuple[Store, Store], server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = Ears(fleet[1])
    connect = fleet[1].peers._connect

    async def later() -> tuple[Any, asyncio.Event]:
        await asyncio.wait((waiting,))  # else whoever is quicker has the shards
        return await connect()

    monkeypatch.setattr(fleet[1].peers, "_connect", later)
    rival = await Store.open(server_url, share=SECOND)
    waiting = asyncio.create_task(rival.peers.hold())
    await asyncio.sleep(0.1)
    await _cut(postgres, fleet[1])
    await asyncio.wait_for(waiting, 10)
    await asyncio.wait_for(ears.lost.wait(), 10)
    await rival.close()
