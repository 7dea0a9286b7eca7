"""Deals of the day and tries at them: settled once, by whoever comes first."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from storage import Store
from storage.daily import Day, Try
from storage.privacy import Kept
from tests.storage.samples import ANN, BEN, EVE, GUILD

DAY = Day("tag", 7, "the seed", 2, 1)
FIRST = Try("tag", 7, ANN, scored=True, run=0, guild=GUILD, deeds=((1, "pass"),))
REPEAT = replace(FIRST, scored=False, run=1, deeds=())


async def finished(store: Store, user: int, score: int, guild: int | None = GUILD) -> None:
    begun = await store.daily.begin(replace(FIRST, user=user, guild=guild))
    assert begun is not None
    assert await store.daily.play(replace(begun, score=score, marks="gel"), len(begun.deeds))


async def test_a_day_has_the_seed_that_it_was_given_first(store: Store) -> None:
    assert await store.daily.known("tag", 7) is None
    days = await asyncio.gather(*(store.daily.day(replace(DAY, seed=f"seed {n}")) for n in range(5)))
    assert len({day.seed for day in days}) == 1
    assert await store.daily.known("tag", 7) == days[0]


async def test_par_is_written_once(store: Store) -> None:
    await store.daily.day(DAY)
    await store.daily.settle_par("tag", 7, 40)
    await store.daily.settle_par("tag", 7, 41)
    assert (await store.daily.day(DAY)).par == 40


async def test_day_takes_other_ai_seats_only_before_anybody_has_played(store: Store) -> None:
    await store.daily.day(DAY)
    await store.daily.settle_par("tag", 7, 40)
    newer = await store.daily.renew(replace(DAY, edition=2))
    assert (newer.edition, newer.par, newer.seed) == (2, None, DAY.seed)
    await store.daily.begin(FIRST)
    assert (await store.daily.renew(replace(DAY, edition=3))).edition == 2


async def test_the_try_that_counts_is_begun_once(store: Store) -> None:
    assert await store.daily.begin(FIRST) == FIRST
    again = await store.daily.begin(replace(FIRST, guild=None, deeds=()))
    assert again == FIRST
    assert await store.daily.tries("tag", 7, ANN) == [FIRST]


async def test_of_two_presses_at_once_one_is_written(store: Store) -> None:
    await store.daily.begin(FIRST)
    ways = [replace(FIRST, deeds=(*FIRST.deeds, (0, f"bid:{n}"))) for n in range(4)]
    written = await asyncio.gather(*(store.daily.play(way, 1) for way in ways))
    assert sum(written) == 1
    assert await store.daily.tries("tag", 7, ANN) == [ways[written.index(True)]]


async def test_a_score_is_final(store: Store) -> None:
    await finished(store, ANN, 37)
    better = replace(FIRST, score=99)
    assert not await store.daily.play(better, 1)
    assert await store.daily.begin(better) != better
    assert await store.daily.place("tag", 7, 0) == (1, 1)


async def test_repeat_replaces_the_last_repeat_and_never_counts(store: Store) -> None:
    await finished(store, ANN, 37)
    await store.daily.begin(REPEAT)
    assert await store.daily.play(replace(REPEAT, score=80), 0)
    next_one = replace(REPEAT, run=2)
    await store.daily.begin(next_one)
    assert not await store.daily.play(replace(REPEAT, score=81), 0)
    counting, repeat = await store.daily.tries("tag", 7, ANN)
    assert (counting.score, repeat) == (37, next_one)
    await store.daily.begin(replace(REPEAT, number=8))
    assert [attempt.scored for attempt in await store.daily.tries("tag", 7, ANN)] == [True]
    assert await store.daily.place("tag", 7, 0) == (1, 1)
    assert await store.daily.played("tag", ANN) == [7]


async def test_here_are_those_who_began_here(store: Store) -> None:
    await finished(store, ANN, 37)
    await finished(store, BEN, 40, None)
    await finished(store, EVE, 12, GUILD - 1)
    await store.daily.begin(replace(FIRST, user=EVE - 1))
    assert await store.daily.place("tag", 7, 37) == (1, 3)
    assert await store.daily.place("tag", 7, 12) == (2, 3)
    assert await store.daily.place("tag", 7, 37, GUILD) == (0, 1)


async def test_who_is_forgotten_leaves_no_try(store: Store) -> None:
    await finished(store, ANN, 37)
    await store.daily.begin(REPEAT)
    assert (await store.privacy.kept(ANN)).tries == 2
    part = (await store.export.part(ANN, 1)).content
    assert [row["score"] for row in part["tries"]] in ([37, None], [None, 37])
    assert "seed" not in str(part)
    await store.privacy.forget(ANN, "Somebody")
    assert await store.privacy.kept(ANN) == Kept(0, 0, 0, 0, 0, penalties=1)
    assert await store.daily.place("tag", 7, 0) == (0, 0)
