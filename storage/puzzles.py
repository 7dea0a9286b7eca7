"""Puzzles: answers, ratings and votes.

Most puzzles come in files; only those found in games of this bot's servers are stored here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Float, Integer, bindparam, delete, func, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.game import Json
from storage import schema
from storage.dialects import hold_person, insert_missing, put
from storage.part import StorePart, one
from storage.results import Rater, Skill
from storage.rows import columns, made

VOTES: Final = 5
"""The minimum number of votes against a puzzle before it may be retired."""
AGAINST: Final = 2 / 3
"""The fraction of all votes that must be against it then."""
MOST: Final = 2000
"""The maximum number of stored puzzles per game from a bot's own servers."""


@dataclass(frozen=True, slots=True)
class PuzzleScore:
    """The rating of a user against puzzles, or of a puzzle against users."""

    skill: Skill
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """A puzzle's rating and votes on this bot."""

    score: PuzzleScore
    good: int
    bad: int

    @property
    def retired(self) -> bool:
        """Whether enough votes, and a majority of them, are against the puzzle."""
        return self.bad >= VOTES and self.bad >= AGAINST * (self.good + self.bad)


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    code: str
    solved: bool
    vote: int
    """1 for a good puzzle, -1 for a bad one, 0 without a vote."""


@dataclass(frozen=True, slots=True)
class Answered:
    answer: PuzzleAnswer
    """The first answer: later ones are not stored."""
    counts: bool
    """Whether it was the first."""
    before: PuzzleScore
    after: PuzzleScore


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle found in a game of this bot's own servers."""

    puzzle: str
    kind: str
    rules_version: int
    guild: int
    position: Json


class Puzzles(StorePart):
    # -- solving ---------------------------------------------------------------------------------------

    async def answer(
        self, user: int, kind: str, puzzle: str, code: str, *, best: str, hard: Skill, rater: Rater
    ) -> Answered:
        """Store a user's first answer, and rate them and the puzzle.

        ``hard`` is a puzzle's rating before anyone has tried it.
        """
        async with self._transaction() as connection:
            await hold_person(connection, user)
            solved = code == best
            row = {"user_id": user, "puzzle": puzzle, "kind": kind, "code": code, "solved": solved, "vote": 0}
            # The first writer locks it: a parallel second answer waits here, and finds the first.
            first = (await connection.execute(insert_missing(connection, schema.puzzle_answers).values(row))).rowcount
            mine = await _held(connection, user, kind, rater.beginner)
            if not first:
                answer = await _answer(connection, user, puzzle)
                assert answer is not None  # or it would have been written
                return Answered(answer, False, mine, mine)
            marks = await _mark(connection, puzzle, kind, hard)
            ranks = [1, 2] if solved else [2, 1]
            (me,), (it,) = rater.rate([[mine.skill], [marks.score.skill]], ranks)
            after = _plus(mine, me, solved)
            there = _plus(marks.score, it, solved)
            await put(connection, schema.puzzle_ratings, kind=kind, user_id=user, **_columns(after))
            await connection.execute(
                update(schema.puzzle_marks).where(schema.puzzle_marks.c.puzzle == puzzle).values(_columns(there))
            )
            was = marks.score.skill
            effect = {"mu_change": it.mu - was.mu, "sigma_factor": it.sigma / was.sigma}
            await connection.execute(update(schema.puzzle_answers).where(*_mine(user, puzzle)).values(effect))
            return Answered(PuzzleAnswer(code, solved, 0), True, mine, after)

    async def vote(self, user: int, puzzle: str, vote: int) -> Mark | None:
        """Vote that an answered puzzle is good (1) or bad (-1)."""
        answers, marks = schema.puzzle_answers.c, schema.puzzle_marks
        async with self._transaction() as connection:
            mine = _mine(user, puzzle)
            before = await connection.scalar(select(answers.vote).where(*mine).with_for_update())
            if before is None:
                return None
            await connection.execute(update(schema.puzzle_answers).where(*mine).values(vote=vote))
            changes = {
                "good": marks.c.good + int(vote > 0) - int(before > 0),
                "bad": marks.c.bad + int(vote < 0) - int(before < 0),
            }
            await connection.execute(update(marks).where(marks.c.puzzle == puzzle).values(changes))
            row = (await connection.execute(select(marks).where(marks.c.puzzle == puzzle))).mappings().one()
            return made(Mark, row)

    async def score(self, user: int, kind: str, beginner: Skill) -> PuzzleScore:
        async with self._transaction() as connection:
            return await _score(connection, user, kind, beginner)

    async def known(self, user: int) -> set[str]:
        """Return the games that a user has played at a table or alone."""
        seats, results = schema.seats.c, schema.result_seats.c
        kinds = union(
            select(schema.tables.c.kind).join_from(schema.seats, schema.tables).where(seats.user_id == user),
            select(schema.results.c.kind).join_from(schema.result_seats, schema.results).where(results.user_id == user),
            *(
                select(alone.c.kind).where(alone.c.user_id == user)
                for alone in (schema.tries, schema.practices, schema.puzzle_ratings)
            ),
        )
        async with self._transaction() as connection:
            return set((await connection.scalars(kinds)).all())

    async def answered(self, user: int, kind: str) -> set[str]:
        answers = schema.puzzle_answers.c
        async with self._transaction() as connection:
            query = select(answers.puzzle).where(answers.user_id == user, answers.kind == kind)
            return set((await connection.scalars(query)).all())

    async def given(self, user: int, puzzle: str) -> PuzzleAnswer | None:
        async with self._transaction() as connection:
            return await _answer(connection, user, puzzle)

    async def marks(self, kind: str) -> dict[str, Mark]:
        """Return the marks of a game's puzzles that anyone has tried."""
        marks = schema.puzzle_marks
        async with self._transaction() as connection:
            rows = await connection.execute(select(marks).where(marks.c.kind == kind))
            return {
                row.puzzle: Mark(PuzzleScore(Skill(row.mu, row.sigma), row.tries, row.solved), row.good, row.bad)
                for row in rows
            }

    async def keep(self, found: Found) -> bool:
        """Store a puzzle; return false if it is stored already, or at the limit."""
        puzzles = schema.puzzles
        async with self._transaction() as connection:
            many = select(func.count()).select_from(puzzles).where(puzzles.c.kind == found.kind)
            if (await connection.scalar(many) or 0) >= MOST:
                return False
            row = columns(puzzles, found)
            return bool((await connection.execute(insert_missing(connection, puzzles).values(row))).rowcount)

    async def names(self, kind: str) -> set[str]:
        """Return the ids of this bot's own puzzles of a game."""
        puzzles = schema.puzzles.c
        return set(await self._values(select(puzzles.puzzle).where(puzzles.kind == kind)))

    async def own(self, kind: str) -> dict[str, float]:
        """Return the initial difficulty of this bot's own puzzles of a game, by id."""
        puzzles = schema.puzzles.c
        async with self._transaction() as connection:
            # Read by the database: parsing thousands of whole positions holds up everyone.
            missed = puzzles.position["missed"].as_float().label("missed")
            rows = await connection.execute(select(puzzles.puzzle, missed).where(puzzles.kind == kind))
            return {row.puzzle: row.missed for row in rows}

    async def found(self, puzzle: str) -> Found | None:
        """Return a puzzle from this bot's own servers."""
        puzzles = schema.puzzles
        async with self._transaction() as connection:
            query = select(puzzles).where(puzzles.c.puzzle == puzzle)
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else made(Found, row)


async def drop(connection: AsyncConnection, guild: int) -> None:
    """Delete the puzzles from a server's games, within a transaction."""
    await connection.execute(delete(schema.puzzles).where(schema.puzzles.c.guild_id == guild))


async def forget_answers(connection: AsyncConnection, user: int) -> None:
    """Delete a user's answers, within a transaction of the store.

    With their effects on the puzzles' ratings, except for answers that an earlier version stored without their effect.
    """
    marks = schema.puzzle_marks
    gone = delete(schema.puzzle_answers).where(schema.puzzle_answers.c.user_id == user)
    rows = (await connection.execute(gone.returning(schema.puzzle_answers))).mappings().all()
    undone = [
        {
            "of_puzzle": row["puzzle"],
            "its_solved": int(row["solved"]),
            "its_good": int(row["vote"] > 0),
            "its_bad": int(row["vote"] < 0),
            "its_change": row["mu_change"] or 0.0,
            "its_factor": row["sigma_factor"] or 1.0,
        }
        # In a fixed order, so that two parallel deletions don't deadlock.
        for row in sorted(rows, key=lambda row: str(row["puzzle"]))
    ]
    if undone:
        await connection.execute(
            update(marks)
            .where(marks.c.puzzle == bindparam("of_puzzle"))
            .values(
                mu=marks.c.mu - bindparam("its_change", type_=Float),
                sigma=marks.c.sigma / bindparam("its_factor", type_=Float),
                tries=marks.c.tries - 1,
                solved=marks.c.solved - bindparam("its_solved", type_=Integer),
                good=marks.c.good - bindparam("its_good", type_=Integer),
                bad=marks.c.bad - bindparam("its_bad", type_=Integer),
            ),
            undone,
        )


def _mine(user: int, puzzle: str) -> tuple[ColumnElement[bool], ...]:
    answers = schema.puzzle_answers.c
    return answers.user_id == user, answers.puzzle == puzzle


def _plus(score: PuzzleScore, skill: Skill, solved: bool) -> PuzzleScore:
    return PuzzleScore(skill, score.tries + 1, score.solved + solved)


def _columns(score: PuzzleScore) -> dict[str, Any]:
    return columns(schema.puzzle_marks, score)


async def _score(connection: AsyncConnection, user: int, kind: str, beginner: Skill) -> PuzzleScore:
    ratings = schema.puzzle_ratings
    query = select(ratings).where(ratings.c.user_id == user, ratings.c.kind == kind)
    row = (await connection.execute(query)).mappings().one_or_none()
    return PuzzleScore(beginner) if row is None else made(PuzzleScore, row)


async def _held(connection: AsyncConnection, user: int, kind: str, beginner: Skill) -> PuzzleScore:
    """Return a user's puzzle score, locked until the transaction ends."""
    ratings = schema.puzzle_ratings
    fresh = {"kind": kind, "user_id": user, **_columns(PuzzleScore(beginner))}
    await connection.execute(insert_missing(connection, ratings).values(fresh))
    query = select(ratings).where(ratings.c.user_id == user, ratings.c.kind == kind).with_for_update()
    return made(PuzzleScore, (await connection.execute(query)).mappings().one())


async def _mark(connection: AsyncConnection, puzzle: str, kind: str, hard: Skill) -> Mark:
    """Return the mark of a puzzle, locked until the transaction ends."""
    marks = schema.puzzle_marks
    fresh = {"puzzle": puzzle, "kind": kind, "good": 0, "bad": 0, **_columns(PuzzleScore(hard))}
    await connection.execute(insert_missing(connection, marks).values(fresh))
    query = select(marks).where(marks.c.puzzle == puzzle).with_for_update()
    return made(Mark, (await connection.execute(query)).mappings().one())


async def _answer(connection: AsyncConnection, user: int, puzzle: str) -> PuzzleAnswer | None:
    answers = schema.puzzle_answers.c
    query = select(answers.code, answers.solved, answers.vote).where(*_mine(user, puzzle))
    return await one(connection, query, PuzzleAnswer)
