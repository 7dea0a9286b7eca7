"""Who is forgotten is in no row any more, and nobody else loses anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest
from sqlalchemy import event, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.table import SeatAssignment
from storage import Store
from storage.errors import StillSeatedError, StoreUnavailableError
from storage.offers import Offer
from storage.part import Transaction, hold_table
from storage.premoves import Premove
from storage.presence import PingMessage, Proposal
from storage.privacy import Kept, columns_that, tables_naming
from storage.results import EVERYWHERE, Contest, Side
from storage.schema import metadata
from tests.storage.samples import ANN, BEN, CHAIRS, EVE, GUILD, begin, game, lobby, planned, propose
from tests.storage.test_records import LADDER, PLACES, finished, seat

NAME: Final = "Ann"
NEUTRAL: Final = "Somebody"


async def contents(store: Store) -> list[str]:
    """Every row of every table of the database, as text."""
    rows: list[str] = []
    async with store._transaction() as connection:
        for table in metadata.sorted_tables:
            found = (await connection.execute(select(table))).all()
            rows += [f"{table.name}: {' '.join(map(str, row))}" for row in found]
    return rows


async def played(store: Store) -> int:
    """A finished game that Ann won, hosted by her, and that is written down."""
    table = await finished(store)
    seats = [seat(0, BEN, 2, 40), seat(1, None, 3, 40), seat(2, ANN, 1, 60)]
    sides = (Side(((ANN, NAME),), 1, won=True), Side(((BEN, "Ben"),), 2, won=False))
    await store.records.write(table, PLACES, seats, Contest("people", sides), LADDER)
    return table


async def test_nothing_holds_the_id_or_name_of_who_is_forgotten(store: Store) -> None:
    await played(store)
    closed, replaced = await game(store), await game(store)
    await store.close_table(closed)
    # She was at the table when the game began, and somebody took her place.
    await store.reseat(replaced, 2, SeatAssignment("Eve", EVE))
    await store.presence.set_pings(ANN, "never")
    await store.presence.add_call(PingMessage(replaced, ANN, channel=1, message=2))
    await store.reviews.keep(closed, ANN, {"version": 1, "lessons": []})
    await planned(store, ANN)
    kept = await store.privacy.kept(ANN)
    assert (kept.reviews, kept.nights) == (1, 1)
    order = Premove(code="pass:1", undone=0)
    await store.orders.change(closed, ANN, lambda book: book.model_copy(update={"standing": (order,)}))
    for table, proposal in ((replaced, (BEN, (EVE, ANN))), (closed, (ANN, ()))):
        await propose(store, Proposal(table, "end", 0, *proposal))
    soon = datetime.now(UTC) + timedelta(hours=1)
    for seat_, people in enumerate(((BEN, EVE, ANN), (BEN, ANN, EVE), (ANN, BEN, BEN))):
        assert await store.offers.make(Offer(replaced, seat_, *people, soon))
    before = await contents(store)
    for name in (
        "tables",
        "seats",
        "result_seats",
        "ratings",
        "people",
        "calls",
        "proposals",
        "offers",
        "reviews",
        "guests",
        "orders",
    ):
        assert any(row.startswith(f"{name}: ") and str(ANN) in row for row in before), name
    assert any(NAME in row for row in before)
    await store.privacy.forget(ANN, NEUTRAL)
    after = "\n".join(await contents(store))
    assert str(ANN) not in after
    assert NAME not in after
    assert await store.privacy.kept(ANN) == Kept(0, 0, 0, 0, 0, penalties=3)  # of the night and both seats


async def test_each_row_is_deleted_in_one_way_alone(store: Store) -> None:
    deleted = Counter[str]()

    def note(*args: Any) -> None:
        if args[2].startswith("DELETE"):
            deleted[args[2].partition(" RETURNING ")[0]] += 1

    event.listen(store._engine.sync_engine, "before_cursor_execute", note)
    await store.privacy.forget(ANN, NEUTRAL)
    assert set(deleted.values()) == {1}
    tables = {column.table.name for column in columns_that("goes", "undone", "beside")}
    assert {statement.split()[2] for statement in deleted} == tables


async def test_the_results_of_the_others_stand(store: Store) -> None:
    table = await played(store)

    async def of_ben() -> list[Any]:
        records = store.records
        return [
            await records.played(BEN),
            await records.history(BEN, offset=0, limit=9),
            [await records.rating(BEN, "chess", "people", scope) for scope in (EVERYWHERE, GUILD)],
            await store.entries(table),
        ]

    *before, log = await of_ben()
    await store.privacy.forget(ANN, NEUTRAL)
    *after, log_after = await of_ben()
    assert log_after == log
    assert after[:2] == before[:2]
    assert [(rating.skill, rating.games, rating.wins) for rating in after[2]] == [
        (rating.skill, rating.games, rating.wins) for rating in before[2]
    ]
    row = await store.table(table)
    assert row is not None
    assert [chair.name for chair in row.chairs] == [CHAIRS[2].name, "Odds", NEUTRAL]
    assert [chair.user for chair in row.chairs] == [BEN, None, None]


async def test_who_sits_at_an_open_table_is_not_forgotten(store: Store) -> None:
    past = await store.table(await played(store))
    assert past is not None
    before = await contents(store)
    for open_table in (await lobby(store), await game(store)):
        with pytest.raises(StillSeatedError):
            await store.privacy.forget(ANN, NEUTRAL)
        assert await store.table(past.id) == past
        await store.close_table(open_table)
    await store.privacy.forget(ANN, NEUTRAL)
    assert await contents(store) != before


async def test_somebody_with_a_longer_or_shorter_id_is_not_mistaken(store: Store) -> None:
    longer, shorter = 4711, 471
    table = await lobby(store, chairs=(SeatAssignment("Annabel", longer),))
    await begin(store, table)
    await store.close_table(table)
    before = await store.table(table)
    await store.privacy.forget(shorter, NEUTRAL)
    assert await store.table(table) == before


async def test_a_search_for_a_person_waits_for_no_writer(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.privacy.STEP", 1)
    games = [await played(store) for _ in range(3)]
    async with store._transaction() as writing:
        await hold_table(writing, games[0])
        assert await tables_naming(store.privacy._single, ANN) == games


async def test_forgetting_reaches_a_table_left_since_the_search(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    search = tables_naming

    async def then_played(transaction: Transaction, user: int) -> list[int]:
        found = await search(transaction, user)
        await played(store)
        return found

    monkeypatch.setattr("storage.privacy.tables_naming", then_played)
    await store.privacy.forget(ANN, NEUTRAL)
    assert str(ANN) not in "\n".join(await contents(store))


async def test_past_tables_forget_a_user_a_few_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.privacy.REWRITTEN", 2)
    for _ in range(5):
        await played(store)
    transaction, naming = store.privacy._transaction, list[int]()

    @asynccontextmanager
    async def watched() -> AsyncIterator[AsyncConnection]:
        async with transaction() as connection:
            yield connection
        naming.append(len(await tables_naming(transaction, ANN)))

    monkeypatch.setattr(store.privacy, "_transaction", watched)
    await store.privacy.forget(ANN, NEUTRAL)
    assert sorted({*naming}, reverse=True) == [5, 3, 1, 0]


async def test_an_interrupted_deletion_can_be_run_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.close_table(await game(store))

    async def fail(*_: object) -> None:
        raise StoreUnavailableError("away")

    with monkeypatch.context() as away:
        away.setattr("storage.privacy.forget_answers", fail)
        with pytest.raises(StoreUnavailableError):
            await store.privacy.forget(ANN, NEUTRAL)
    assert not (await store.privacy.kept(ANN)).nothing_to_forget
    await store.privacy.forget(ANN, NEUTRAL)
    assert (await store.privacy.kept(ANN)).nothing_to_forget


async def test_what_is_kept_is_told_by_number(store: Store) -> None:
    assert (await store.privacy.kept(EVE)).nothing
    await played(store)
    await lobby(store)
    kept = await store.privacy.kept(ANN)
    assert kept == Kept(open_tables=1, past_tables=1, results=1, ratings=3, settings=0)
    assert not kept.nothing
