"""What people answer to puzzles: counted once, rated on both sides, and votes that retire bad ones."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from host.ratings import RATER
from storage import Store, schema
from storage.puzzles import VOTES, Answered, Found, Mark, PuzzleScore
from storage.results import Skill
from tests.storage.samples import ANN, BEN, EVE, GUILD

PUZZLE: Final = "0123456789ab"
HARD: Final = Skill(30.0, 8.0)


async def answer(store: Store, user: int, code: str, puzzle: str = PUZZLE) -> Answered:
    return await store.puzzles.answer(user, "chess", puzzle, code, best="go:1", hard=HARD, rater=RATER)


async def test_who_solves_a_puzzle_rises_and_the_puzzle_falls(store: Store) -> None:
    taken = await answer(store, ANN, "go:1")
    assert taken.counts
    assert taken.answer.solved
    assert taken.after.skill.mu > taken.before.skill.mu
    mark = (await store.puzzles.marks("chess"))[PUZZLE]
    assert mark.score.skill.mu < HARD.mu
    assert (mark.score.tries, mark.score.solved) == (1, 1)
    assert await store.puzzles.score(ANN, "chess", RATER.beginner) == taken.after


async def test_who_misses_it_falls_and_the_puzzle_rises(store: Store) -> None:
    taken = await answer(store, ANN, "go:2")
    assert not taken.answer.solved
    assert taken.after.skill.mu < taken.before.skill.mu
    assert (await store.puzzles.marks("chess"))[PUZZLE].score.skill.mu > HARD.mu


async def test_only_the_first_answer_counts(store: Store) -> None:
    first = await answer(store, ANN, "go:2")
    again = await answer(store, ANN, "go:1")
    assert not again.counts
    assert again.answer == first.answer
    assert again.after == first.after
    assert (await store.puzzles.marks("chess"))[PUZZLE].score.tries == 1
    assert await store.puzzles.answered(ANN, "chess") == {PUZZLE}
    assert await store.puzzles.answered(BEN, "chess") == set()


async def test_answers_at_once_all_count_but_one_to_each_puzzle(store: Store) -> None:
    both = await asyncio.gather(*(answer(store, ANN, code) for code in ("go:1", "go:2")))
    assert sorted(taken.counts for taken in both) == [False, True]
    others = [f"{number:012x}" for number in range(4)]
    await asyncio.gather(*(answer(store, user, "go:1", puzzle) for puzzle in others for user in (ANN, BEN)))
    assert (await store.puzzles.score(ANN, "chess", RATER.beginner)).tries == 5
    assert (await store.puzzles.score(BEN, "chess", RATER.beginner)).tries == 4
    assert {mark.score.tries for name, mark in (await store.puzzles.marks("chess")).items() if name != PUZZLE} == {2}


async def test_who_has_not_answered_has_no_vote_and_who_has_has_one(store: Store) -> None:
    assert await store.puzzles.vote(ANN, PUZZLE, -1) is None
    await answer(store, ANN, "go:1")
    for vote, counted in ((-1, (0, 1)), (-1, (0, 1)), (1, (1, 0)), (0, (0, 0))):
        mark = await store.puzzles.vote(ANN, PUZZLE, vote)
        assert mark is not None
        assert (mark.good, mark.bad) == counted


def test_five_votes_and_two_thirds_of_all_retire_a_puzzle() -> None:
    def retired(good: int, bad: int) -> bool:
        return Mark(PuzzleScore(HARD), good, bad).retired

    assert not retired(0, 4)
    assert retired(0, 5)
    assert retired(2, 5)
    assert not retired(3, 5)


async def test_deletion_undoes_ones_answers_and_votes(store: Store) -> None:
    await answer(store, BEN, "go:2")
    await store.puzzles.vote(BEN, PUZZLE, 1)
    before = (await store.puzzles.marks("chess"))[PUZZLE]
    await answer(store, ANN, "go:1")
    await store.puzzles.vote(ANN, PUZZLE, -1)
    assert (await store.privacy.kept(ANN)).puzzles == 1
    await store.privacy.forget(ANN, "Somebody")
    assert (await store.privacy.kept(ANN)).nothing
    assert await store.puzzles.answered(ANN, "chess") == set()
    assert _rounded((await store.puzzles.marks("chess"))[PUZZLE]) == _rounded(before)
    assert await store.puzzles.answered(BEN, "chess") == {PUZZLE}


@pytest.mark.slow
async def test_nobody_retires_a_puzzle_by_deleting_their_data(store: Store) -> None:
    for _ in range(2 * VOTES):
        await answer(store, ANN, "go:2")
        mark = await store.puzzles.vote(ANN, PUZZLE, -1)
        assert mark is not None
        assert (mark.bad, mark.score.tries, mark.retired) == (1, 1, False)
        await store.privacy.forget(ANN, "Somebody")
    after = (await store.puzzles.marks("chess"))[PUZZLE]
    assert _rounded(after) == _rounded(Mark(PuzzleScore(HARD), 0, 0))


@pytest.mark.slow
async def test_deletions_at_once_leave_only_the_answers_of_others(store: Store) -> None:
    puzzles, people = [f"{number:012x}" for number in range(6)], range(1, 9)
    for puzzle in puzzles:
        for user in people:
            await answer(store, user, "go:1", puzzle)
            await store.puzzles.vote(user, puzzle, -1)
    await asyncio.gather(*(store.privacy.forget(user, "Somebody") for user in people[1:]))
    marks = (await store.puzzles.marks("chess")).values()
    assert [(mark.bad, mark.score.tries, mark.score.solved) for mark in marks] == [(1, 1, 1)] * len(puzzles)


async def test_answer_that_an_earlier_version_took_goes_with_its_vote(store: Store) -> None:
    await answer(store, ANN, "go:1")
    await store.puzzles.vote(ANN, PUZZLE, -1)
    async with store._transaction() as connection:
        unknown: dict[str, None] = {"mu_change": None, "sigma_factor": None}
        await connection.execute(update(schema.puzzle_answers).values(unknown))
    rated = (await store.puzzles.marks("chess"))[PUZZLE].score.skill
    await store.privacy.forget(ANN, "Somebody")
    assert (await store.puzzles.marks("chess"))[PUZZLE] == Mark(PuzzleScore(rated), 0, 0)


def _rounded(mark: Mark) -> Mark:
    skill = mark.score.skill
    return replace(mark, score=replace(mark.score, skill=Skill(round(skill.mu, 9), round(skill.sigma, 9))))


async def test_puzzles_of_a_server_go_with_its_leave_to_make_them(store: Store) -> None:
    found = Found(PUZZLE, "chess", 3, GUILD, {"missed": 0.5})
    assert await store.puzzles.keep(found)
    assert not await store.puzzles.keep(found)
    assert await store.puzzles.own("chess") == {PUZZLE: 0.5}
    assert await store.puzzles.found(PUZZLE) == found
    await store.guilds.change(GUILD, lambda settings: settings.model_copy(update={"puzzles": True}))
    await store.guilds.change(EVE, lambda settings: settings.model_copy(update={"puzzles": False}))
    assert await store.puzzles.found(PUZZLE) == found
    await store.guilds.change(GUILD, lambda settings: settings.model_copy(update={"puzzles": False}))
    assert await store.puzzles.found(PUZZLE) is None


async def test_puzzles_of_a_server_go_with_the_bot(store: Store) -> None:
    await store.puzzles.keep(Found(PUZZLE, "chess", 3, GUILD, {"missed": 0.5}))
    await store.guilds.forget(GUILD)
    assert await store.puzzles.own("chess") == {}


async def test_choosing_among_own_puzzles_reads_no_position(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        assert await store.puzzles.keep(Found(f"own{number}", "chess", 1, GUILD, {"missed": number / 4, "state": [1]}))
    execute, read = AsyncConnection.execute, list[object]()

    async def watched(connection: AsyncConnection, statement: Any, *args: Any) -> Any:
        read.extend(statement.selected_columns)
        return await execute(connection, statement, *args)

    monkeypatch.setattr(AsyncConnection, "execute", watched)
    assert await store.puzzles.own("chess") == {"own0": 0.0, "own1": 0.25, "own2": 0.5}
    assert read
    assert not any(column is schema.puzzles.c.position for column in read)
