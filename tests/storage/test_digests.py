"""Messages of the day as they are stored: each is sent by one process, the one that has the direct messages."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from host.hours import next_time
from storage import Store
from storage.digests import Digest
from storage.shards import ShardRange
from tests.storage.samples import ANN

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
DIGEST = Digest(ANN, 8, "Europe/Tallinn", NOW)


async def test_of_two_processes_one_sends_it(url: str) -> None:
    one, other = (await Store.open(url, clock=lambda: NOW), await Store.open(url, clock=lambda: NOW))
    await one.digests.keep(DIGEST)
    later = NOW + timedelta(minutes=5)
    found = await asyncio.gather(*(store.digests.put_off(DIGEST, later) for store in (one, other)))
    assert sorted(found) == [False, True]
    assert await other.digests.due() == []
    assert await other.digests.next_due() == later
    assert await one.digests.put_off(replace(DIGEST, due=later), NOW + timedelta(days=1), closed=True)
    assert not await one.presence.has_digest(ANN)
    for store in (one, other):
        await store.close()


async def test_direct_messages_are_sent_by_who_has_the_first_shard(url: str) -> None:
    first = await Store.open(url, clock=lambda: NOW, share=ShardRange((0,), 2))
    second = await Store.open(url, clock=lambda: NOW, share=ShardRange((1,), 2))
    await second.digests.keep(DIGEST)
    assert (await second.digests.due(), await second.digests.next_due()) == ([], None)
    assert await first.digests.due() == [DIGEST]
    for store in (first, second):
        await store.close()


def test_digest_keeps_its_local_hour_across_daylight_saving() -> None:
    spring = datetime(2026, 3, 28, 12, tzinfo=UTC)  # the next night they go forward in Tallinn
    before = next_time(8, "Europe/Tallinn", spring - timedelta(days=1))
    after = next_time(8, "Europe/Tallinn", spring)
    assert (before.hour, after.hour) == (6, 5)
    assert next_time(8, "Nowhere", spring).hour == 8
