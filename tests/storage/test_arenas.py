"""What the database knows of arenas: nobody sits twice, and points are given once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import Lobby
from engine.table import SeatAssignment
from storage import StaleTableError, Store
from storage.arenas import Arena, ArenaLimit, take_seats
from storage.errors import StillSeatedError
from storage.results import SeatResult, Skill
from tests.storage.samples import ANN, ARENA_BOUNDS, BEN, CHANNEL, EVE, GUILD, entry, snapshot
from tests.storage.test_penalties import beside
from tests.storage.test_records import LADDER, PLACES, contest, seat

ENDS: Final = datetime(2100, 1, 1, tzinfo=UTC)


async def opened(store: Store) -> Arena:
    arena = await asked(store)
    assert isinstance(arena, Arena)
    return arena


async def asked(store: Store, channel: int = CHANNEL) -> Arena | ArenaLimit:
    return await store.arenas.open(GUILD, channel, "chess", 3, "live", ENDS, **ARENA_BOUNDS)


async def joined(store: Store, *users: int) -> Arena:
    arena = await opened(store)
    for user in users:
        assert await store.arenas.join(arena.id, user, f"name {user % 10}")
    return arena


async def seated(store: Store, arena: Arena, *users: int) -> int:
    """A table of the arena with these people and an AI player."""
    chairs = (*(SeatAssignment(f"name {user % 10}", user) for user in users), SeatAssignment("Luz", None, "simple"))
    lobby = Lobby("chess", users[0], len(chairs), chairs, {})
    return await store.create_lobby(lobby, guild_id=GUILD, channel_id=CHANNEL, arena=arena.id)


async def ended(store: Store, table: int, *seats: SeatResult) -> None:
    """Its game is over, with these results."""
    chairs = [
        SeatAssignment(f"name {each.user % 10}", each.user, None if each.stayed else "simple")
        if each.user
        else SeatAssignment("Luz", None, "simple")
        for each in seats
    ]
    await store.begin(table, rules_version=1, options={}, chairs=chairs, seed="00")
    await store.append(table, [entry(0)], snapshot(0), over=True)
    assert await store.records.write(table, PLACES, seats, None, LADDER)


async def points(store: Store, arena: Arena) -> dict[int, tuple[int, int, int, int]]:
    """Points, games, wins and place of everybody."""
    crowd = await store.arenas.crowd(arena.id, 9)
    return {each.user: (each.points, each.games, each.wins, each.place) for each in crowd.best}


async def test_one_is_open_in_a_channel(store: Store) -> None:
    arena = await opened(store)
    assert await asked(store) == "channel"
    assert isinstance(await asked(store, CHANNEL + 1), Arena)
    ended_ = await store.arenas.end(GUILD, CHANNEL)
    assert ended_ is not None
    assert ended_.ends < ENDS
    assert await store.arenas.end(GUILD, CHANNEL) is None
    assert [each.id for each in await store.arenas.running()] == [arena.id, arena.id + 1]
    await store.arenas.close(arena.id)
    assert isinstance(await asked(store), Arena)


async def test_server_has_a_few_arenas_at_once_and_a_day(store: Store) -> None:
    for number in range(ARENA_BOUNDS["at_once"]):
        assert isinstance(await asked(store, CHANNEL + number), Arena)
    assert await asked(store, CHANNEL - 1) == "at once"
    for arena in await store.arenas.running():
        await store.arenas.close(arena.id)
    for number in range(ARENA_BOUNDS["a_day"] - ARENA_BOUNDS["at_once"]):
        assert isinstance(await asked(store, CHANNEL + number), Arena)
    assert await asked(store, CHANNEL - 1) == "a day"


async def test_limit_of_arenas_holds_for_parallel_requests(url: str, store: Store) -> None:
    other = await Store.open(url)
    stores = (store, other) * 4
    found = await asyncio.gather(*(asked(each, CHANNEL + number) for number, each in enumerate(stores)))
    await other.close()
    assert found.count("at once") == len(stores) - ARENA_BOUNDS["at_once"]


async def test_of_two_that_are_opened_at_once_there_is_one(url: str, store: Store) -> None:
    other = await Store.open(url)
    found = await asyncio.gather(*(asked(each) for each in (store, other) * 3))
    await other.close()
    assert len([arena for arena in found if isinstance(arena, Arena)]) == 1


async def test_who_joins_waits_once_and_who_leaves_waits_no_more(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    assert not await store.arenas.join(arena.id, ANN, "Ann")
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [ANN, BEN]
    assert await store.arenas.leave(arena.id, ANN)
    assert not await store.arenas.leave(arena.id, ANN)
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [BEN]
    assert (await store.arenas.crowd(arena.id, 9)).people == 1


async def test_nobody_sits_twice_whoever_makes_the_tables(url: str, store: Store) -> None:
    arena, other = await joined(store, ANN, BEN, EVE), await Store.open(url)
    made = await asyncio.gather(
        seated(store, arena, ANN, BEN),
        seated(other, arena, BEN, EVE),
        seated(store, arena, EVE, ANN),
        return_exceptions=True,
    )
    await other.close()
    tables = [each for each in made if isinstance(each, int)]
    assert len(tables) == 1
    assert all(isinstance(each, StaleTableError) for each in made if each not in tables)
    assert await store.arenas.tables(arena.id) == [(tables[0], "lobby", False)]  # and nothing is left of the others
    assert len(await store.arenas.waiting(arena.id)) == 1


async def test_points_are_given_once_and_those_who_stayed_wait_again(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    await ended(store, table, seat(0, ANN, 2), seat(1, BEN, 1), seat(2, None, 3))
    assert [await store.arenas.settle(arena.id, table) for _ in range(3)] == [True] * 3
    assert await points(store, arena) == {BEN: (4, 1, 1, 1), ANN: (2, 1, 0, 2)}
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [ANN, BEN]
    assert await store.arenas.tables(arena.id) == []


async def test_who_shares_place_gets_a_point_and_partners_are_one_side(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    shared = await seated(store, arena, ANN, BEN)
    await ended(store, shared, seat(0, ANN, 1, shared=True), seat(1, BEN, 1, shared=True), seat(2, None, 3))
    await store.arenas.settle(arena.id, shared)
    assert await points(store, arena) == {ANN: (3, 1, 1, 1), BEN: (3, 1, 1, 1)}
    partners = await seated(store, arena, ANN, BEN)
    await ended(store, partners, seat(0, ANN, 1, team=0), seat(1, BEN, 1, team=0), seat(2, None, 2))
    await store.arenas.settle(arena.id, partners)
    assert await points(store, arena) == {ANN: (5, 2, 2, 1), BEN: (5, 2, 2, 1)}


async def test_leaver_of_an_arena_game_earns_nothing_and_stops_waiting(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    await ended(store, table, seat(0, ANN, 1, stayed=False), seat(1, BEN, 2), seat(2, None, 3))
    await store.arenas.settle(arena.id, table)
    assert await points(store, arena) == {BEN: (2, 1, 0, 1)}
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [BEN]


async def test_abandoned_arena_game_earns_nothing_and_all_wait_again(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    await store.arenas.leave(arena.id, BEN)
    await store.close_table(table, "ended")
    assert await store.arenas.settle(arena.id, table)
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [ANN]


@pytest.mark.parametrize("how", ["replaced", "abandoned"])
async def test_player_who_is_away_at_the_end_waits_no_more(store: Store, how: str) -> None:
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    chairs = (SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN, "simple"), SeatAssignment("Luz", None, "simple"))
    await store.begin(table, rules_version=1, options={}, chairs=chairs, seed="00")
    if how == "replaced":
        await store.reseat(table, 1, SeatAssignment("Eve", EVE))
    await store.close_table(table, "ended")
    await store.arenas.settle(arena.id, table)
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [ANN]


async def test_game_whose_result_is_not_written_down_is_settled_later(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    await store.begin(
        table, rules_version=1, options={}, chairs=(SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN)), seed="00"
    )
    await store.append(table, [entry(0)], snapshot(0), over=True)
    assert not await store.arenas.settle(arena.id, table)
    assert await store.arenas.tables(arena.id) == [(table, "over", False)]


async def test_most_of_peoples_games_here_tell_how_strong_they_are(store: Store) -> None:
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    await store.begin(
        table, rules_version=1, options={}, chairs=(SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN)), seed="00"
    )
    await store.append(table, [entry(0)], snapshot(0), over=True)
    await store.records.write(table, PLACES, [seat(0, ANN, 1), seat(1, BEN, 2)], contest(ANN, BEN), LADDER)
    found = await store.arenas.strengths(arena, [ANN, BEN, EVE])
    assert found == {ANN: Skill(31.0, 10.0), BEN: Skill(30.0, 10.0)}


async def test_what_somebody_has_earned_is_told_and_goes_with_them(store: Store) -> None:
    arena = await joined(store, ANN, EVE)
    assert (await store.privacy.kept(EVE)).arenas == 1
    (told,) = (await store.export.part(EVE, 1)).content["arena_players"]
    assert (told["arena_id"], told["points"], told["stays"]) == (arena.id, 0, True)
    await store.privacy.forget(EVE, "Somebody")
    assert [each.user for each in await store.arenas.waiting(arena.id)] == [ANN]
    with pytest.raises(StaleTableError):
        await seated(store, arena, ANN, EVE)


async def test_waiting_begins_when_somebody_is_free(store: Store) -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    store.arenas._clock = lambda: now
    arena = await joined(store, ANN, BEN)
    table = await seated(store, arena, ANN, BEN)
    store.arenas._clock = lambda: now + timedelta(minutes=9)
    await ended(store, table, seat(0, ANN, 1), seat(1, BEN, 2), seat(2, None, 3))
    await store.arenas.settle(arena.id, table)
    assert {each.waiting for each in await store.arenas.waiting(arena.id)} == {now + timedelta(minutes=9)}


async def test_who_is_seated_while_being_forgotten_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = await joined(store, ANN, BEN)
    forgetting: list[asyncio.Task[None]] = []

    async def take_beside(connection: AsyncConnection, *seats: Any) -> None:
        await take_seats(connection, *seats)
        forgetting.append(asyncio.create_task(store.privacy.forget(ANN, "Somebody")))
        await beside(connection, forgetting[0])

    monkeypatch.setattr("storage.tables.take_seats", take_beside)
    table = await seated(store, arena, ANN, BEN)
    with pytest.raises(StillSeatedError):
        await forgetting[0]
    assert [each.id for each in await store.tables_of(ANN)] == [table]
    assert ANN in {each.user for each in (await store.arenas.crowd(arena.id, 9)).best}
