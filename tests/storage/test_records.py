"""Finished games are written down once, and what is read of them adds up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from sqlalchemy import insert, make_url, select, text, update

from storage import StaleTableError, Store, schema
from storage.dialects import connect
from storage.migrate import alembic_config, upgrade
from storage.results import EVERYWHERE, Contest, PastGame, PlayerTotals, SeatResult, Side, Skill
from tests.plans import heard, rows_read, sqlite_plans
from tests.postgres import Server
from tests.storage.samples import ANN, BEN, CHANNEL, EVE, GUILD, LOBBY, begin, entry, game, lobby, snapshot

PLACES: Final = [{"seats": [2], "rank": 1, "score": 60}, {"seats": [0, 1], "rank": 2, "score": 40}]


class Ladder:
    """A rater that can be reckoned by hand: the best gain as many points as there are sides below them."""

    beginner = Skill(30.0, 10.0)

    def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
        return [
            [Skill(skill.mu + sum(rank < other for other in ranks), skill.sigma) for skill in side]
            for side, rank in zip(sides, ranks, strict=True)
        ]

    def renew(self, skill: Skill, times: int) -> Skill:
        return Skill(skill.mu, skill.sigma + times)


LADDER: Final = Ladder()


def seat(number: int, user: int | None, rank: int, score: int = 50, **more: Any) -> SeatResult:
    """How a game ended for a seat; a person who stayed unless said otherwise."""
    plain = {"team": number, "shared": False, "ai": user is None, "stayed": True}
    return SeatResult(seat=number, user=user, rank=rank, score=score, **(plain | more))


SEATS: Final = (seat(0, BEN, 2, 40), seat(1, None, 2, 40), seat(2, ANN, 1, 60))


def contest(*users: int, pool: Any = "people") -> Contest:
    """A contest that its people end in this order, each alone."""
    sides = tuple(Side(((user, f"name {user % 10}"),), rank, won=rank == 1) for rank, user in enumerate(users, start=1))
    return Contest(pool, sides)


async def finished(store: Store, guild: int | None = GUILD) -> int:
    """A table whose game is over."""
    table = await lobby(store, guild=guild)
    await begin(store, table)
    await store.append(table, [entry(0)], snapshot(0), over=True)
    return table


async def write(store: Store, *users: int, guild: int | None = GUILD, pool: Any = "people") -> int:
    """Play and write down a game that people end in this order."""
    table = await finished(store, guild)
    seats = [seat(number, user, number + 1) for number, user in enumerate(users)]
    assert await store.records.write(table, PLACES, seats, contest(*users, pool=pool), LADDER)
    return table


# -- once -------------------------------------------------------------------------------------------


async def test_a_game_counts_once_however_often_it_is_written(store: Store) -> None:
    table = await finished(store)
    written = [await store.records.write(table, PLACES, SEATS, contest(ANN, BEN), LADDER) for _ in range(3)]
    assert written == [True, False, False]
    (played,) = await store.records.played(ANN)
    assert played.games == 1
    rating = await store.records.rating(ANN, "chess", "people", EVERYWHERE)
    assert rating is not None
    assert (rating.games, rating.wins, rating.skill) == (1, 1, Skill(31.0, 10.0))


async def test_of_many_processes_that_write_a_game_one_does(url: str, store: Store) -> None:
    table = await finished(store)
    others = [await Store.open(url) for _ in range(3)]
    written = await asyncio.gather(
        *(each.records.write(table, PLACES, SEATS, contest(ANN, BEN), LADDER) for each in (store, *others))
    )
    for other in others:
        await other.close()
    assert sorted(written) == [False, False, False, True]
    board = await store.records.leaderboard("chess", "people", EVERYWHERE, offset=0, limit=9)
    assert [(row.user, row.games) for row in board.rows] == [(ANN, 1), (BEN, 1)]


async def test_games_of_the_same_people_that_end_at_once_all_count(url: str, store: Store) -> None:
    other = await Store.open(url)
    tables = [await finished(store) for _ in range(8)]
    await asyncio.gather(
        *(
            each.records.write(table, PLACES, SEATS, contest(ANN, BEN), LADDER)
            for table, each in zip(tables, (store, other) * 4, strict=True)
        )
    )
    await other.close()
    rating = await store.records.rating(ANN, "chess", "people", EVERYWHERE)
    assert rating is not None
    assert (rating.games, rating.skill.mu) == (8, 38.0)


async def test_a_rater_that_fails_leaves_nothing_of_the_game(store: Store) -> None:
    class Broken(Ladder):
        def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
            raise RuntimeError("no idea")

    table = await finished(store)
    with pytest.raises(RuntimeError, match="no idea"):
        await store.records.write(table, PLACES, SEATS, contest(ANN, BEN), Broken())
    assert await store.records.unrecorded(["chess"]) == [table]
    assert await store.records.played(ANN) == []
    assert await store.records.rating(ANN, "chess", "people", EVERYWHERE) is None


async def test_a_game_that_is_not_over_is_not_written(store: Store) -> None:
    playing, closed = await game(store), await game(store)
    await store.close_table(closed)
    for table in (playing, closed, await lobby(store), 999):
        with pytest.raises(StaleTableError, match="over"):
            await store.records.write(table, PLACES, SEATS, None, LADDER)


async def test_what_is_over_and_not_written_is_found(store: Store) -> None:
    await game(store)
    first, second, third = [await finished(store) for _ in range(3)]
    await store.records.write(second, PLACES, SEATS, None, LADDER)
    assert await store.records.unrecorded(["chess", "go"]) == [first, third]
    assert await store.records.unrecorded(["go"]) == []


async def test_owed_results_are_found_without_reading_others(url: str, store: Store, server: Server | None) -> None:
    await write(store, ANN, BEN)
    written = select(schema.tables).where(schema.tables.c.status == "over")
    async with store._transaction() as connection:
        row = {**(await connection.execute(written)).mappings().one()}
        await connection.execute(insert(schema.tables), [{**row, "id": number} for number in range(1_000, 3_000)])
    owed = await finished(store)
    with heard() as asked:
        assert await store.records.unrecorded(["chess"]) == [owed]
    ((statement, parameters),) = asked.items()
    if server is None:
        (plan,) = sqlite_plans(Path(str(make_url(url).database)), asked).values()
        assert plan == ["SEARCH tables USING INDEX ix_tables_status_recorded (status=? AND recorded=?)"]
        return
    line = await server.connect(str(make_url(url).database))
    await line.execute("ANALYZE")
    assert await rows_read(line, statement, parameters) == {"tables": 1}
    await line.close()


async def test_what_an_earlier_version_wrote_is_owed_until_seen(store: Store) -> None:
    table = await write(store, ANN, BEN)
    async with store._transaction() as connection:
        await connection.execute(update(schema.tables).values(recorded=None))
    assert await store.records.unrecorded(["chess"]) == [table]
    assert not await store.records.write(table, PLACES, SEATS, contest(ANN, BEN), LADDER)
    assert await store.records.unrecorded(["chess"]) == []
    (played,) = await store.records.played(ANN)
    assert played.games == 1


# -- what is read ---------------------------------------------------------------------------------------


async def test_a_persons_games_add_up(store: Store) -> None:
    for seats in (
        [seat(0, ANN, 1, 70), seat(1, BEN, 2, 20)],
        [seat(0, ANN, 1, 40, shared=True), seat(1, BEN, 1, 40, shared=True)],
        [seat(0, ANN, 2, 10), seat(1, None, 1, 90)],
        [seat(0, ANN, 1, 500, stayed=False), seat(1, BEN, 2, 20)],
    ):
        await store.records.write(await finished(store), PLACES, seats, None, LADDER)
    assert await store.records.played(ANN) == [
        PlayerTotals("chess", games=4, stayed=3, won=2, won_shared=1, with_ai=1, best=70, average=40.0)
    ]
    assert await store.records.played(EVE) == []


async def test_who_never_stayed_has_no_best_score(store: Store) -> None:
    await store.records.write(await finished(store), PLACES, [seat(0, ANN, 1, 70, stayed=False)], None, LADDER)
    (played,) = await store.records.played(ANN)
    assert (played.games, played.stayed, played.won, played.best, played.average) == (1, 0, 0, None, None)


async def test_history_has_the_last_game_first_and_says_when_it_ended(url: str) -> None:
    now = datetime(2024, 5, 1, 12, tzinfo=UTC)
    store = await Store.open(url, clock=lambda: now)
    tables = []
    for number in range(3):
        table = await lobby(store)
        await begin(store, table)
        now += timedelta(days=1)
        await store.append(table, [entry(0)], snapshot(0), over=True)
        now += timedelta(hours=5)  # written down later than it ended
        seats = [seat(0, ANN, 2, 30 + number, shared=True), seat(1, None, 1), seat(2, None, 2, shared=True)]
        await store.records.write(table, PLACES, seats, None, LADDER)
        tables.append(table)
    history = await store.records.history(ANN, offset=0, limit=2)
    assert (history.total, [past.table for past in history.games]) == (3, tables[:0:-1])
    ended = datetime(2024, 5, 4, 22, tzinfo=UTC)
    assert history.games[0] == PastGame(tables[2], "chess", GUILD, ended, 2, 2, 32, shared=True, stayed=True)
    early, waiting = await lobby(store), await lobby(store)
    for table in (early, waiting):
        await begin(store, table)
    await store.close_table(early, "ended")
    await store.close_table(waiting, "untouched")
    history = await store.records.history(ANN, offset=0, limit=2)
    assert history.total == 4
    assert [(past.table, past.early) for past in history.games] == [(early, True), (tables[2], False)]
    assert (history.games[0].sides, history.games[0].ended_at) == (3, now)
    tables.pop()
    assert [past.table for past in (await store.records.history(ANN, offset=2, limit=2)).games] == tables[::-1]
    await store.close()


# -- ratings -----------------------------------------------------------------------------------------------


async def test_a_server_has_a_ranking_of_its_own_beside_that_of_all(store: Store) -> None:
    await write(store, ANN, BEN, guild=GUILD)
    await write(store, BEN, ANN, guild=GUILD - 1)
    await write(store, BEN, EVE, guild=None)
    games = {}
    for scope in (EVERYWHERE, GUILD, GUILD - 1):
        board = await store.records.leaderboard("chess", "people", scope, offset=0, limit=9)
        games[scope] = [(row.place, row.user, row.games, row.wins) for row in board.rows]
    assert games == {
        EVERYWHERE: [(1, BEN, 3, 2), (2, ANN, 2, 1), (3, EVE, 1, 0)],
        GUILD: [(1, ANN, 1, 1), (2, BEN, 1, 0)],
        GUILD - 1: [(1, BEN, 1, 1), (2, ANN, 1, 0)],
    }


async def test_games_with_ai_seats_and_other_kinds_are_rated_apart(store: Store) -> None:
    await write(store, ANN, BEN)
    await write(store, BEN, ANN, pool="with_ai")
    people = await store.records.rating(ANN, "chess", "people", EVERYWHERE)
    with_ai = await store.records.rating(ANN, "chess", "with_ai", EVERYWHERE)
    assert people is not None
    assert with_ai is not None
    assert (people.wins, people.skill.mu, with_ai.wins, with_ai.skill.mu) == (1, 31.0, 0, 30.0)
    assert await store.records.rating(ANN, "go", "people", EVERYWHERE) is None


async def test_equal_ratings_share_a_place_on_every_page(store: Store) -> None:
    users = [ANN + number for number in range(5)]
    table = await finished(store)
    ranks = (1, 2, 2, 2, 5)
    sides = tuple(
        Side(((user, f"p{user - ANN}"),), rank, won=rank == 1) for user, rank in zip(users, ranks, strict=True)
    )
    await store.records.write(table, PLACES, SEATS, Contest("people", sides), LADDER)
    pages = [await store.records.leaderboard("chess", "people", GUILD, offset=at, limit=2) for at in (0, 2, 4, 6)]
    rows = [row for page in pages for row in page.rows]
    assert [(row.user, row.place) for row in rows] == list(zip(users, ranks, strict=True))
    assert {page.total for page in pages} == {5}
    last = await store.records.rating(users[3], "chess", "people", GUILD)
    assert last is not None
    assert last.place == 2


async def test_a_place_is_found_without_ranking_everybody(url: str, store: Store, server: Server | None) -> None:
    await write(store, ANN, BEN)
    with heard() as asked:
        found = await store.records.rating(BEN, "chess", "people", EVERYWHERE)
    assert found is not None
    assert found.place == 2
    if server is None:
        plans = sqlite_plans(Path(str(make_url(url).database)), asked).values()
        assert all(len(steps) == 1 and steps[0].startswith("SEARCH ratings USING INDEX") for steps in plans)
    else:
        assert not any("OVER" in statement for statement in asked)


async def test_a_team_is_rated_together_and_the_name_is_the_last_one(store: Store) -> None:
    for name in ("Ann", "Anna"):
        sides = (Side(((ANN, name), (EVE, "Eve")), 1, won=True), Side(((BEN, "Ben"),), 2, won=False))
        await store.records.write(await finished(store), PLACES, SEATS, Contest("people", sides), LADDER)
    board = await store.records.leaderboard("chess", "people", EVERYWHERE, offset=0, limit=9)
    assert [(row.name, row.skill.mu, row.wins) for row in board.rows] == [
        ("Anna", 32, 2),
        ("Eve", 32, 2),
        ("Ben", 30, 0),
    ]


async def test_doubt_counts_against_a_player(store: Store) -> None:
    class Doubt(Ladder):
        def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
            return [[Skill(33.0, 9.0)], [Skill(31.0, 5.0)]]

    await store.records.write(await finished(store), PLACES, SEATS, contest(ANN, BEN), Doubt())
    board = await store.records.leaderboard("chess", "people", EVERYWHERE, offset=0, limit=9)
    assert [row.user for row in board.rows] == [BEN, ANN]


# -- the migration -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "owed"), [("0001", 2), ("0030", 1)])
async def test_games_of_before_records_are_kept_and_found_afterwards(
    url: str, store: Store, before: str, owed: int
) -> None:
    table = await finished(store)
    await write(store, ANN, BEN)
    await store.close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), before))
        assert await connection.scalar(text("SELECT count(*) FROM tables")) == 2
        await connection.run_sync(upgrade)
    await engine.dispose()
    again = await Store.open(url)
    assert await again.records.unrecorded([LOBBY.kind]) == [table, table + 1][:owed]
    assert [row.id for row in await again.tables_in_channel(CHANNEL, ["over"])] == [table, table + 1]
    await again.close()
