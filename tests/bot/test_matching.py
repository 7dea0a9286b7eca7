"""Who plays with whom in an arena, whoever waits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from bot.cogs.arenas.pairing import NEAR, PATIENCE, Waiting, tables_for

NOW: Final = datetime(2026, 5, 1, 20, tzinfo=UTC)
CROWDS: Final = st.lists(st.tuples(st.integers(0, 300), st.floats(0, 50, allow_nan=False)), max_size=60)
"""How many seconds people have waited, and how strong they are."""


def crowd(people: list[tuple[int, float]]) -> list[Waiting]:
    return [
        Waiting(user, NOW - timedelta(seconds=seconds), strength)
        for user, (seconds, strength) in enumerate(people, start=1)
    ]


@given(people=CROWDS, size=st.integers(2, 8))
def test_nobody_sits_twice_and_no_table_is_overfull(people: list[tuple[int, float]], size: int) -> None:
    waiting = crowd(people)
    tables = tables_for(waiting, size, NOW, PATIENCE)
    seated = [each.user for table in tables for each in table]
    assert len(seated) == len(set(seated))
    assert set(seated) <= {each.user for each in waiting}
    assert all(1 <= len(table) <= size for table in tables)


@given(people=CROWDS, size=st.integers(2, 8))
def test_whoever_has_waited_out_their_patience_sits(people: list[tuple[int, float]], size: int) -> None:
    waiting = crowd(people)
    seated = {each.user for table in tables_for(waiting, size, NOW, PATIENCE) for each in table}
    assert seated >= {each.user for each in waiting if NOW - each.since >= PATIENCE}


@given(people=CROWDS, size=st.integers(2, 8))
def test_table_mixes_strengths_only_if_a_player_waited_too_long(people: list[tuple[int, float]], size: int) -> None:
    for table in tables_for(crowd(people), size, NOW, PATIENCE):
        strengths = [each.strength for each in table]
        alike = len(table) == size and max(strengths) - min(strengths) <= NEAR
        assert alike or any(NOW - each.since >= PATIENCE for each in table)


@given(people=CROWDS, size=st.integers(2, 8), seed=st.integers(0, 9))
def test_the_order_in_which_they_are_listed_changes_nothing(
    people: list[tuple[int, float]], size: int, seed: int
) -> None:
    waiting = crowd(people)
    shuffled = Random(seed).sample(waiting, len(waiting))
    assert tables_for(shuffled, size, NOW, PATIENCE) == tables_for(waiting, size, NOW, PATIENCE)


def test_similar_players_meet_and_ai_players_fill_the_last_table() -> None:
    strong, weak = [(0, 40.0), (0, 41.0), (0, 42.0)], [(0, 20.0), (0, 21.0), (0, 22.0)]
    tables = tables_for(crowd([*strong, *weak, (70, 30.0)]), 3, NOW, PATIENCE)
    assert [[each.user for each in table] for table in tables] == [[4, 5, 6], [1, 2, 3], [7]]


def test_crowd_waits_at_most_the_patience_and_one_round() -> None:
    """Two hundred people, games of eight to twenty minutes, a round every ten seconds."""
    random, now = Random("evening"), NOW
    every = timedelta(seconds=10)
    strength = {user: random.gauss(25, 8) for user in range(200)}
    free = {user: now + timedelta(seconds=random.randrange(600)) for user in strength}
    games, longest, apart = dict.fromkeys(strength, 0), timedelta(0), list[float]()
    while now < NOW + timedelta(hours=3):
        waiting = [Waiting(user, since, strength[user]) for user, since in free.items() if since <= now]
        for table in tables_for(waiting, 4, now, PATIENCE):
            until = now + timedelta(minutes=random.randint(8, 20))
            strengths = [each.strength for each in table]
            apart.append(max(strengths) - min(strengths))
            for each in table:
                longest = max(longest, now - each.since)
                games[each.user] += 1
                free[each.user] = until
        now += every
    assert longest <= PATIENCE + every
    assert min(games.values()) >= 8
    assert sorted(apart)[len(apart) // 2] <= NEAR
