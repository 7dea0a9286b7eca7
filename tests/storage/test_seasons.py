"""Seasons follow on each other, people are rated anew in each, and the best are given titles at its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import pytest
from alembic import command
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import Store, seasons
from storage.dialects import connect
from storage.migrate import alembic_config, migrate
from storage.results import Skill
from storage.seasons import PLACEMENT, Season, Title, end_of, first_beginning
from tests.storage.samples import ANN, BEN, EVE, GUILD, entry, lobby, snapshot
from tests.storage.samples import begin as begin_game
from tests.storage.test_penalties import beside
from tests.storage.test_records import LADDER, PLACES, contest, seat

SPRING: Final = datetime(2026, 5, 10, 12, tzinfo=UTC)
MEANWHILE: Final = 0.5
"""Seconds in which a deletion is done, unless it has to wait."""
HERE: Final = ("chess", "people", GUILD)


class Time:
    """A clock that is set by hand."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time(SPRING)


@pytest.fixture
async def store(url: str, time: Time) -> AsyncIterator[Store]:
    store = await Store.open(url, clock=time)
    yield store
    await store.close()


async def begun(store: Store) -> int:
    table = await lobby(store)
    await begin_game(store, table)
    return table


async def end(store: Store, table: int, *users: int) -> None:
    """A game ends now, and these people in this order."""
    await store.append(table, [entry(0)], snapshot(0), over=True)
    seats = [seat(number, user, number + 1) for number, user in enumerate(users)]
    assert await store.records.write(table, PLACES, seats, contest(*users), LADDER)


async def play(store: Store, *users: int, games: int = 1) -> None:
    for _ in range(games):
        await end(store, await begun(store), *users)


# -- spans -----------------------------------------------------------------------------------------------


async def test_the_first_season_is_the_quarter_of_the_year(store: Store) -> None:
    season = await store.seasons.current(GUILD)
    assert season == Season(GUILD, 1, datetime(2026, 4, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC))


async def test_next_season_follows_directly_and_unseen_seasons_count(store: Store, time: Time) -> None:
    await store.seasons.current(GUILD)
    time.now = datetime(2026, 7, 1, tzinfo=UTC)
    assert (await store.seasons.current(GUILD)).number == 2
    time.now = datetime(2027, 5, 1, tzinfo=UTC)
    season = await store.seasons.current(GUILD)
    assert (season.number, season.began) == (5, datetime(2027, 4, 1, tzinfo=UTC))
    assert await store.seasons.season(GUILD, 3) is None


async def test_another_length_counts_for_the_season_under_way(store: Store, time: Time) -> None:
    await store.guilds.change(GUILD, lambda old: old.model_copy(update={"season_days": 60}))
    assert (await store.seasons.retime(GUILD, 60)).ends == datetime(2026, 5, 31, tzinfo=UTC)
    time.now = datetime(2026, 6, 1, tzinfo=UTC)
    assert await store.seasons.current(GUILD) == Season(
        GUILD, 2, datetime(2026, 5, 31, tzinfo=UTC), datetime(2026, 7, 30, tzinfo=UTC)
    )


async def test_a_length_that_is_over_already_ends_the_season_at_once(store: Store, time: Time) -> None:
    await store.seasons.current(GUILD)
    await store.guilds.change(GUILD, lambda old: old.model_copy(update={"season_days": 7}))
    season = await store.seasons.retime(GUILD, 7)
    assert (season.number, season.began, season.ends) == (2, time.now, time.now + timedelta(days=7))
    assert [each.number for each in await store.seasons.ended()] == [1]


async def test_length_set_before_any_game_leaves_season_number_one(store: Store) -> None:
    await store.guilds.change(GUILD, lambda old: old.model_copy(update={"season_days": 7}))
    season = await store.seasons.retime(GUILD, 7)
    assert (season.number, season.began) == (1, datetime(2026, 5, 6, tzinfo=UTC))  # five weeks after the first of April


@given(moment=st.dates(date(2000, 1, 1), date(2100, 1, 1)), days=st.none() | st.integers(1, 366))
def test_seasons_leave_no_gap_and_each_is_as_long_as_it_shall_be(moment: date, days: int | None) -> None:
    noon = datetime(moment.year, moment.month, moment.day, 12, tzinfo=UTC)
    began = first_beginning(noon)
    ends = end_of(began, days)
    assert began <= noon < end_of(began, None)
    if days is None:
        assert (ends.day, ends.hour, (ends.month - began.month) % 12) == (1, 0, 3)
    else:
        assert ends - began == timedelta(days=days)


def test_quarter_from_a_long_month_ends_with_a_short_month() -> None:
    assert end_of(datetime(2026, 11, 30, 5, tzinfo=UTC), None) == datetime(2027, 2, 28, 5, tzinfo=UTC)


# -- ratings -----------------------------------------------------------------------------------------------


async def test_a_game_counts_for_the_season_in_which_it_ends(store: Store, time: Time) -> None:
    await play(store, ANN, BEN)
    table = await begun(store)
    time.now = datetime(2026, 7, 1, tzinfo=UTC)
    await end(store, table, ANN, BEN)
    for number in (1, 2):
        rating = await store.records.rating(ANN, *HERE, number)
        assert rating is not None
        assert rating.games == 1
    lasting = await store.records.rating(ANN, *HERE)
    assert lasting is not None
    assert lasting.games == 2


async def test_ratings_are_softened_once_for_each_season_that_began(store: Store, time: Time) -> None:
    await play(store, ANN, BEN)  # the winner of two gains a point, a beginner has 30 and 10
    time.now = datetime(2026, 8, 1, tzinfo=UTC)
    await play(store, ANN, EVE)
    time.now = datetime(2027, 2, 1, tzinfo=UTC)
    await play(store, ANN, BEN)
    found = {
        (user, number): rating.skill
        for user in (ANN, BEN, EVE)
        for number in (1, 2, 4)
        if (rating := await store.records.rating(user, *HERE, number)) is not None
    }
    assert found == {
        (ANN, 1): Skill(31.0, 10.0),
        (BEN, 1): Skill(30.0, 10.0),
        (ANN, 2): Skill(32.0, 11.0),
        (EVE, 2): Skill(30.0, 10.0),
        (ANN, 4): Skill(33.0, 13.0),  # two new starts after the second season
        (BEN, 4): Skill(30.0, 13.0),  # three after the first
    }


async def test_first_season_begins_with_ratings_of_an_older_version(store: Store, time: Time, url: str) -> None:
    await play(store, ANN, BEN)
    await store.close()
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0015"))
    await migrate(engine)
    await engine.dispose()
    again = await Store.open(url, clock=time)
    before = await again.records.rating(ANN, *HERE)
    assert before is not None
    assert (before.skill, before.games) == (Skill(31.0, 10.0), 1)
    await play(again, ANN, BEN)
    after = await again.records.rating(ANN, *HERE, 1)
    assert after is not None
    assert (after.skill, after.games) == (Skill(32.0, 11.0), 1)
    await again.close()


async def test_outside_of_servers_games_and_boards_know_no_seasons(store: Store) -> None:
    table = await lobby(store, guild=None)
    await begin_game(store, table)
    await end(store, table, ANN, BEN)
    board = await store.records.leaderboard("chess", "people", 0, offset=0, limit=9)
    assert [row.user for row in board.rows] == [ANN, BEN]
    assert await store.seasons.next_end() is None


# -- places and titles -----------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_players_get_a_place_after_ten_games_ahead_of_the_rest(store: Store) -> None:
    await play(store, ANN, BEN, games=PLACEMENT - 1)
    await play(store, EVE, BEN)
    board = await store.records.leaderboard(*HERE, 1, offset=0, limit=9)
    assert [(row.user, row.place, row.games) for row in board.rows] == [(BEN, 1, 10), (ANN, None, 9), (EVE, None, 1)]
    eve = await store.records.rating(EVE, *HERE, 1)
    assert eve is not None
    assert eve.place is None


@pytest.mark.slow
async def test_equal_ratings_share_a_place(store: Store) -> None:
    await play(store, ANN, BEN, games=5)
    await play(store, BEN, ANN, games=5)
    await play(store, EVE, ANN)
    board = await store.records.leaderboard(*HERE, 1, offset=0, limit=9)
    assert [(row.user, row.place) for row in board.rows] == [(ANN, 1), (BEN, 1), (EVE, None)]


async def test_at_the_end_titles_are_given_once_to_who_has_a_place(store: Store, time: Time) -> None:
    await play(store, ANN, BEN, games=PLACEMENT)
    await play(store, EVE, ANN)
    assert await store.seasons.ended() == []
    time.now = datetime(2026, 7, 1, tzinfo=UTC)
    (season,) = await store.seasons.ended()
    given_ = await store.seasons.close(season)
    assert [(title.user, title.place, title.games) for title in given_] == [(ANN, 1, 11), (BEN, 2, 10)]
    assert await store.seasons.close(season) == []
    assert await store.seasons.titles(GUILD, 1) == given_
    assert [title.place for title in await store.seasons.titles_of(BEN, GUILD)] == [2]
    assert await store.seasons.ended() == []
    (untold,) = await store.seasons.untold()
    assert untold.closed
    await store.seasons.note_told(untold)
    assert await store.seasons.untold() == []


@pytest.mark.slow
async def test_who_is_forgotten_while_titles_are_given_has_none(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(store, ANN, BEN, games=PLACEMENT)
    time.now = datetime(2026, 7, 1, tzinfo=UTC)
    (season,) = await store.seasons.ended()
    find, forgetting = seasons._best, list[asyncio.Task[None]]()

    async def slow(connection: AsyncConnection, of: Season) -> list[Title]:
        found = await find(connection, of)
        forgetting.append(asyncio.create_task(store.privacy.forget(ANN, "Somebody")))
        await asyncio.wait(forgetting, timeout=MEANWHILE)  # SQLite has one connection, where it waits
        return found

    monkeypatch.setattr(seasons, "_best", slow)
    await store.seasons.close(season)
    await asyncio.gather(*forgetting)
    assert [title.user for title in await store.seasons.titles(GUILD, season.number)] == [BEN]


async def test_a_season_is_retimed_twice_at_once(store: Store, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.seasons.retime(GUILD, 80)
    find, changing = seasons.season_at, list[asyncio.Task[Season]]()

    async def find_beside(connection: AsyncConnection, *sought: Any, **how: Any) -> Season:
        found = await find(connection, *sought, **how)
        if not changing:
            changing.append(asyncio.create_task(store.seasons.retime(GUILD, 50)))
            await beside(connection, changing[0])
        return found

    monkeypatch.setattr(seasons, "season_at", find_beside)
    assert (await store.seasons.retime(GUILD, 60)).ends == datetime(2026, 5, 31, tzinfo=UTC)
    assert (await changing[0]).ends == datetime(2026, 5, 21, tzinfo=UTC)


@pytest.mark.slow
async def test_deleting_data_removes_own_titles_and_keeps_others(store: Store, time: Time) -> None:
    await play(store, ANN, BEN, games=PLACEMENT)
    time.now = datetime(2026, 7, 1, tzinfo=UTC)
    (season,) = await store.seasons.ended()
    await store.seasons.close(season)
    assert (await store.privacy.kept(EVE)).titles == 0
    assert (await store.privacy.kept(BEN)).titles == 1
    for table in await store.closed_inactive(ANN, 99):
        await store.close_table(table, "ended")
    await store.privacy.forget(EVE, "Somebody")
    assert [title.user for title in await store.seasons.titles(GUILD, 1)] == [ANN, BEN]
