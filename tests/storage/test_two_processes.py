"""Two stores on one database, as two processes have them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import join, leave
from engine.table import Conflict, SeatAssignment
from storage import Store
from storage.dialects import put
from storage.errors import StaleTableError
from storage.premoves import BookStep, Premove
from storage.presence import Ballot, PingMessage, Proposal, Timer, Vote
from storage.tables import _seat
from tests.storage.samples import ANN, BEN, CHAIRS, CHANNEL, EVE, GUILD, LOBBY, SEED, entry, game, lobby, snapshot
from tests.storage.test_penalties import beside

NOW: Final = datetime(2026, 8, 1, 12, tzinfo=UTC)


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    other = await Store.open(url)
    yield other
    await other.close()


async def test_one_reads_what_the_other_wrote(store: Store, other: Store) -> None:
    table = await game(store, entries=2)
    assert await other.entries(table) == [entry(0), entry(1)]
    assert await other.table(table) == await store.table(table)


async def test_one_of_two_writers_of_a_number_wins_and_other_hears_it(store: Store, other: Store) -> None:
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


def adding(code: str) -> BookStep:
    """The step that queues a premove."""
    return lambda book: book.model_copy(update={"standing": (*book.standing, Premove(code=code, undone=0))})


def agreeing(user: int) -> Ballot:
    """The vote of somebody who agrees to the end of a game; three are enough."""

    def step(there: Proposal | None, _chairs: Sequence[SeatAssignment]) -> Vote:
        agreed = (*(() if there is None else there.agreed), user)
        proposal = Proposal(0, "end", 0, ANN, agreed)
        return Vote(None, carried=proposal) if len(agreed) == 3 else Vote(proposal)

    return step


async def test_votes_that_come_together_all_count(store: Store, other: Store) -> None:
    for _ in range(10):
        table = await game(store)
        votes = await asyncio.gather(
            store.vote(table, agreeing(ANN)), other.vote(table, agreeing(BEN)), store.vote(table, agreeing(EVE))
        )
        assert sum(vote.carried is not None for vote in votes) == 1
        row = await other.table(table)
        assert row is not None
        assert row.status == "closed"
        assert await store.presence.proposal(table) is None


async def test_vote_gets_the_seats_and_none_after_the_game(store: Store) -> None:
    table = await game(store)
    heard: list[list[int | None]] = []

    def listen(_there: Proposal | None, chairs: Sequence[SeatAssignment]) -> Vote:
        heard.append([chair.user for chair in chairs])
        return Vote(None)

    await store.vote(table, listen)
    await store.close_table(table)
    await store.vote(table, listen)
    assert heard == [[BEN, None, ANN], []]


async def test_who_joins_a_lobby_together_is_there_together(store: Store, other: Store) -> None:
    for _ in range(10):
        table = await lobby(store, chairs=CHAIRS[:1])
        await asyncio.gather(
            store.change_lobby(table, lambda there: join(there, BEN, "Ben")),
            other.change_lobby(table, lambda there: join(there, EVE, "Eve")),
        )
        row = await store.table(table)
        assert row is not None
        assert {chair.user for chair in row.lobby.chairs} == {ANN, BEN, EVE}


async def test_a_lobby_that_its_people_leave_together_is_closed(store: Store, other: Store) -> None:
    table = await lobby(store)
    await asyncio.gather(
        store.change_lobby(table, lambda there: leave(there, ANN)),
        other.change_lobby(table, lambda there: leave(there, BEN)),
    )
    row = await store.table(table)
    assert row is not None
    assert row.status == "closed"


async def test_game_does_not_begin_without_somebody_who_has_just_come(store: Store, other: Store) -> None:
    table = await lobby(store)
    seen = await store.table(table)
    assert seen is not None
    await other.change_lobby(table, lambda there: join(there, EVE, "Eve"))
    with pytest.raises(StaleTableError, match="changed meanwhile"):
        await store.begin(table, rules_version=3, options={}, chairs=CHAIRS, seed=SEED, lobby=seen.lobby)


async def test_host_and_the_speed_that_are_set_together_are_both_kept(store: Store, other: Store) -> None:
    table = await game(store)
    await asyncio.gather(
        store.change_manners(table, lambda there: replace(there, host=BEN)),
        other.change_manners(table, lambda there: replace(there, speed="live")),
    )
    row = await store.table(table)
    assert row is not None
    assert (row.host, row.lobby.host, row.lobby.speed) == (BEN, BEN, "live")


async def test_nobody_gets_two_seats_and_no_seat_goes_to_two_people(store: Store, other: Store) -> None:
    table = await game(store)
    before = CHAIRS[::-1]
    eve = SeatAssignment("Eve", EVE)
    outcomes = await asyncio.gather(
        store.reseat(table, 0, eve, was=before[0]), other.reseat(table, 1, eve, was=before[1]), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes].count(StaleTableError) == 1
    with pytest.raises(StaleTableError):
        await store.reseat(table, 2, SeatAssignment("Luck", None, "simple"), was=before[0])


async def test_nobody_sits_down_at_a_table_closed_as_empty(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eve joins while Ann deletes her data."""
    table = await lobby(store, chairs=(SeatAssignment("Ann", ANN),))
    closing: list[asyncio.Task[list[int]]] = []

    async def seat_beside(connection: AsyncConnection, *about: Any) -> None:
        await _seat(connection, *about)
        closing.append(asyncio.create_task(other.close_empty([table], ANN)))
        await beside(connection, closing[0])

    monkeypatch.setattr("storage.tables._seat", seat_beside)
    await store.change_lobby(table, lambda there: join(there, EVE, "Eve"))
    assert await closing[0] == []


@pytest.mark.parametrize("premoves", [True, False])
async def test_reseating_keeps_what_others_store(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch, premoves: bool
) -> None:
    """Ben leaves while Ann queues her second premove, or gets her review."""
    table, doing = await game(store), list[asyncio.Task[Any]]()
    await store.orders.change(table, ANN, adding("one"))

    async def seat_beside(connection: AsyncConnection, *about: Any) -> None:
        await _seat(connection, *about)
        storing = other.orders.change(table, ANN, adding("two")) if premoves else other.reviews.keep(table, ANN, {})
        doing.append(asyncio.create_task(storing))
        await beside(connection, doing[0])

    monkeypatch.setattr("storage.tables._seat", seat_beside)
    await store.reseat(table, 0, replace(CHAIRS[2], level="simple"))
    await doing[0]
    assert (await store.orders.at(table))[ANN].codes == (("one", "two") if premoves else ("one",))
    assert await store.reviews.of(table, ANN) == (None if premoves else {})


@pytest.mark.parametrize("part", ["premoves", "reviews"])
async def test_storing_waits_for_no_one_who_reseats(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """Ben leaves while Ann queues her first premove, or gets her review."""
    table, doing = await game(store), list[asyncio.Task[Any]]()

    async def put_beside(connection: AsyncConnection, *about: Any, **columns: Any) -> None:
        doing.append(asyncio.create_task(other.reseat(table, 0, replace(CHAIRS[2], level="simple"))))
        await beside(connection, doing[0])
        await put(connection, *about, **columns)

    monkeypatch.setattr(f"storage.{part}.put", put_beside)
    await (store.orders.change(table, ANN, adding("one")) if part == "premoves" else store.reviews.keep(table, ANN, {}))
    assert (await doing[0])[0].level == "simple"
    assert (ANN in await store.orders.at(table)) == (part == "premoves")


async def test_a_game_has_one_rematch(store: Store, other: Store) -> None:
    table = await game(store)
    again = replace(LOBBY, after=table)
    ids = await asyncio.gather(
        *(each.create_lobby(again, guild_id=GUILD, channel_id=CHANNEL) for each in (store, other, store))
    )
    assert len(set(ids)) == 1


@pytest.mark.slow
async def test_simultaneous_settings_and_deadlines_do_not_collide(store: Store, other: Store) -> None:
    table = await game(store)
    for _ in range(5):
        for each in (store, other):
            await each.presence.drop_timer(Timer(table, 1, NOW, 60))
        await asyncio.gather(
            *(each.presence.set_pings(ANN, "never") for each in (store, other)),
            *(each.presence.set_timer(Timer(table, 1, NOW, 60)) for each in (store, other)),
            *(each.presence.add_call(PingMessage(table, ANN, 1, 2)) for each in (store, other)),
            *(each.attendance.beat([each.share]) for each in (store, other)),
        )
    assert await store.presence.pings(ANN) == "never"
    assert len(await store.presence.calls(table)) == 1
