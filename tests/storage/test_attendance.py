"""When the bot was there: what counts as time for people."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text, update

from storage import Store, schema
from storage.attendance import Absence, present_since
from storage.presence import Timer
from storage.shards import ShardRange
from tests.postgres import Server
from tests.storage.samples import game

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def absence(began: float, ended: float) -> Absence:
    """Between so many hours ago."""
    return Absence(0, 1, NOW - began * HOUR, NOW - ended * HOUR)


def test_the_hours_of_an_absence_are_left_out() -> None:
    assert present_since(NOW, HOUR, []) == NOW - HOUR
    assert present_since(NOW, HOUR, [absence(9, 2)]) == NOW - HOUR
    assert present_since(NOW, HOUR, [absence(9, 0.5)]) == NOW - 9.5 * HOUR
    assert present_since(NOW, HOUR, [absence(3, 0), absence(9, 3.5)]) == NOW - 9.5 * HOUR
    assert present_since(NOW, HOUR, [absence(3, 0.5), absence(9, 2)]) == NOW - 9.5 * HOUR  # one in the other
    assert present_since(NOW, HOUR, [absence(-5, -9)]) == NOW - HOUR  # of a clock that was set back since


async def test_a_time_is_forgiven_once_and_kept(store: Store) -> None:
    table = await game(store)
    await store.presence.set_timer(Timer(table, 3, NOW, 60))
    assert await store.attendance.forgive(store.share, NOW - HOUR, NOW, HOUR) == [table]
    (timer,) = await store.presence.timers()
    assert timer.due == NOW + HOUR
    assert await store.attendance.absences(store.share) == [Absence(0, 1, NOW - HOUR, NOW)]
    seen = await store.attendance.last_seen(store.share)
    assert seen is not None
    assert seen > NOW


async def test_a_deadline_set_meanwhile_is_not_overwritten(postgres: Server) -> None:
    async with postgres.database(migrated=True) as url:
        store = await Store.open(url)
        await store.presence.set_timer(Timer(await game(store), 3, NOW, 60))
        async with store._transaction() as moving:
            await moving.execute(update(schema.timers).values(due_at=NOW + 9 * HOUR))
            forgiving = asyncio.create_task(store.attendance.forgive(store.share, NOW - HOUR, NOW, HOUR))
            waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            while not await moving.scalar(waiting):  # noqa: ASYNC110  nothing tells of it
                await asyncio.sleep(0.01)
        await forgiving
        (timer,) = await store.presence.timers()
        assert timer.due == NOW + 10 * HOUR
        await store.close()


async def test_last_seen_reads_beats_of_another_shard_division(store: Store) -> None:
    now = NOW
    store.attendance._clock = lambda: now
    assert await store.attendance.last_seen(ShardRange((1,), 4)) is None
    await store.attendance.beat([store.share])
    assert await store.attendance.last_seen(ShardRange((1,), 4)) == NOW
    now += HOUR
    await store.attendance.beat([ShardRange((0,), 4)])
    assert await store.attendance.last_seen(ShardRange((0,), 4)) == NOW + HOUR
    assert await store.attendance.last_seen(ShardRange((1,), 4)) == NOW
    now += HOUR
    await store.attendance.beat([ShardRange((1,), 4)])
    assert await store.attendance.last_seen(ShardRange((1,), 4)) == NOW + 2 * HOUR
    assert await store.attendance.last_seen(store.share) == NOW + HOUR, "since then, one of them is away"


@pytest.mark.parametrize("after", [ShardRange(), ShardRange((1,), 4), ShardRange((3,), 4)], ids=str)
async def test_a_dead_process_is_away_also_for_another_shard_count(store: Store, after: ShardRange) -> None:
    now = NOW
    store.attendance._clock = lambda: now
    await store.attendance.beat([ShardRange((5,), 8)])  # of a count that was given up long ago
    now += HOUR
    await store.attendance.beat([ShardRange((0,), 2), ShardRange((1,), 2)])
    now += 5 * HOUR
    await store.attendance.beat([ShardRange((0,), 2)])
    assert await store.attendance.last_seen(after) == NOW + HOUR


async def test_beat_stored_for_several_shards_counts_for_each_of_them(store: Store) -> None:
    store.attendance._clock = lambda: NOW
    await store.attendance.beat([ShardRange((0, 1), 4)])
    assert await store.attendance.last_seen(ShardRange((1,), 4)) == NOW
    assert await store.attendance.last_seen(ShardRange((2,), 4)) is None


async def test_an_absence_is_of_its_shard_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = ShardRange((0,), 4), ShardRange((1,), 4)
    await store.attendance.forgive(first, NOW - HOUR, NOW, HOUR)
    assert len(await store.attendance.absences(first)) == 1
    with monkeypatch.context() as reading:  # else each of many shards would read those of all
        reading.setattr("storage.attendance.made", None)
        assert await store.attendance.absences(second) == []
    assert len(await store.attendance.absences(store.share)) == 1
