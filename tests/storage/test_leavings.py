"""What is remembered of games that people have left: it adds up, fades, and goes with their data, but for its count."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest

from storage import Store
from storage.leave_penalties import HALVED, faded, fades_to
from storage.privacy import Kept
from tests.storage.samples import ANN, BEN, CHAIRS, game

NOW: Final = datetime(2026, 8, 1, 12, tzinfo=UTC)


async def leaves(store: Store, seat: int = 0) -> None:
    """Whoever has that seat leaves a game."""
    chair = CHAIRS[::-1][seat]
    await store.reseat(await game(store), seat, replace(chair, level="simple"), left=True)


async def test_each_left_game_counts_one_and_halves_in_two_weeks(url: str) -> None:
    now = [NOW]
    store = await Store.open(url, clock=lambda: now[0])
    assert await store.leavings.of(BEN) == 0
    await leaves(store)
    assert await store.leavings.of(BEN) == pytest.approx(1)
    now[0] += HALVED
    await leaves(store)
    assert await store.leavings.of(BEN) == pytest.approx(1.5)
    now[0] += 10 * HALVED
    assert await store.leavings.of(BEN) < 0.01
    assert await store.leavings.of(ANN) == 0
    await store.close()


def test_weight_fades_to_a_smaller_one_in_the_time_that_is_told() -> None:
    assert faded(4.0, fades_to(4.0, 2.5)) == pytest.approx(2.5)
    assert fades_to(2.0, 2.5) == timedelta()
    assert faded(4.0, timedelta(days=-3)) == 4.0


async def test_who_comes_back_at_once_has_left_no_game(store: Store) -> None:
    table, was = await game(store), CHAIRS[2]
    for left, weight in ((1, 1), (-1, 0), (-1, 0)):
        await store.reseat(table, 0, replace(was, level="simple") if left > 0 else was, left=left)
        assert await store.leavings.of(BEN) == pytest.approx(weight, abs=0.01)


async def test_games_that_are_left_at_once_all_count(store: Store) -> None:
    tables = [await game(store) for _ in range(5)]
    chair = replace(CHAIRS[2], level="simple")
    await asyncio.gather(*(store.reseat(table, 0, chair, left=True) for table in tables))
    assert await store.leavings.of(BEN) == pytest.approx(5, abs=0.01)


async def test_deletion_keeps_the_count_of_games_left_and_no_id(store: Store) -> None:
    table = await game(store)
    await store.reseat(table, 0, replace(CHAIRS[2], level="simple"), left=True)
    kept = await store.privacy.kept(BEN)
    assert kept.left == pytest.approx(1, abs=0.01)
    await store.close_table(table, "stopped")
    await store.privacy.forget(BEN, "Somebody")
    assert await store.privacy.kept(BEN) == Kept(0, 0, 0, 0, 0, penalties=1)
    assert await store.leavings.of(BEN) == pytest.approx(1, abs=0.01)
