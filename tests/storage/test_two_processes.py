"""Two stores on one database, as two processes have them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from engine.table import Conflict
from storage import Store
from tests.storage.samples import entry, game, snapshot


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    other = await Store.open(url)
    yield other
    await other.close()


async def test_one_reads_what_the_other_wrote(store: Store, other: Store) -> None:
    table = await game(store, entries=2)
    assert await other.entries(table) == [entry(0), entry(1)]
    assert await other.table(table) == await store.table(table)


async def test_of_two_that_write_one_number_one_wins_and_the_other_hears_of_it(store: Store, other: Store) -> None:
    table = await game(store)
    for number in range(1, 21):
        outcomes = await asyncio.gather(
            store.append(table, [entry(number, by="person")], snapshot(number), over=False),
            other.append(table, [entry(number, by="ai")], snapshot(-number), over=False),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
        log, row = await store.entries(table), await store.table(table)
        won = outcomes.index(None)
        assert row is not None
        assert log[number].by == ("person", "ai")[won]
        assert row.snapshot == snapshot((number, -number)[won])


async def test_ids_are_never_given_out_twice(url: str, store: Store, other: Store) -> None:
    ids = [await game(each, 0) for each in (store, other, store)]
    assert len(set(ids)) == 3


async def test_two_that_start_at_once_both_find_the_schema(blank_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(blank_url) for _ in range(4)))
    table = await game(stores[0])
    assert [len(await store.entries(table)) for store in stores] == [1] * 4
    for store in stores:
        await store.close()
