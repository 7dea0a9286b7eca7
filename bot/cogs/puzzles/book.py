"""The service that chooses puzzles, and stores answers and votes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from engine.advice import Work
from engine.game import AnyGame, Refusal
from engine.puzzles.puzzle import BadPuzzle, Posed, Puzzle, from_json, pose
from engine.puzzles.sets import PuzzleSet, read
from host.job_cache import JobCache
from host.ratings import PUZZLE_RATER
from storage.puzzles import Answered, Mark, PuzzleAnswer, Puzzles, PuzzleScore
from storage.results import Skill

log = logging.getLogger(__name__)

NEAR: Final = 8
"""The next puzzle is a random one of this many whose ratings are nearest to the user's."""
SPREAD: Final = 16.0
"""The rating difference between puzzles that every weak AI misses and those that none does, before users have tried."""
POSED: Final = 64
"""Puzzles kept ready: some kilobytes each."""
RETIRED: Final = 1 / 10
"""The largest fraction of a game's puzzles that votes can retire: a few accounts must not take all from everyone."""


class PuzzleBook:
    """All puzzles of all games, shared by the whole process."""

    def __init__(
        self, games: Mapping[str, AnyGame], files: Mapping[str, Path], store: Puzzles, work: Work, random: Random
    ) -> None:
        """Set up; ``files`` are by the kind of game, and may be missing."""
        self._games = games
        self._files = {kind: file for kind, file in files.items() if kind in games and file.is_file()}
        self._store = store
        self._work = work
        self._random = random
        self._sets: dict[str, PuzzleSet | None] = {}
        self._reading = asyncio.Lock()
        self._own: dict[str, dict[str, float]] = {}
        """The initial difficulty of our own puzzles. It never changes, and takes long to read from their positions."""
        self._posed: JobCache[str, Posed] = JobCache(POSED)

    async def next(self, user: int, kind: str | None = None, but: str = "") -> Posed:
        """Return a suitable unanswered puzzle, else any except ``but``; or ``Refusal``.

        Without ``kind``, of a game that the user knows.
        """
        for one in [kind] if kind is not None else await self._kinds(user):
            name = await self._drawn(user, one, but)
            if name is not None:
                return await self.posed(one, name)
        raise Refusal("why-no-puzzles")

    async def posed(self, kind: str, name: str) -> Posed:
        """Return a puzzle by its id, or raise ``Refusal`` if it can't be shown any more."""
        try:
            puzzle = await self._puzzle(kind, name)
            if puzzle is None:
                raise Refusal("why-no-puzzle")
            games = {kind: self._games[kind]}
            return await self._posed.of(puzzle.id, partial(self._work, pose, games, puzzle))
        except BadPuzzle as error:
            log.warning("puzzle setup failed: error=%s", error)
            raise Refusal("why-no-puzzle") from error

    async def answer(self, user: int, posed: Posed, number: int) -> Answered:
        """Store a user's answer by its number, or raise ``Refusal``."""
        if number >= len(posed.codes):
            raise Refusal("why-unknown-button")
        puzzle = posed.puzzle
        return await self._store.answer(
            user,
            puzzle.kind,
            puzzle.id,
            posed.codes[number],
            best=puzzle.best,
            hard=_hard(puzzle.missed),
            rater=PUZZLE_RATER,
        )

    async def vote(self, user: int, posed: Posed, vote: int) -> tuple[PuzzleAnswer, Mark]:
        """Store a user's vote, 1 or -1; ``Refusal`` before they have answered."""
        mark = await self._store.vote(user, posed.puzzle.id, vote)
        answer = await self.given(user, posed)
        if mark is None or answer is None:
            raise Refusal("why-vote-unanswered")
        return answer, mark

    async def given(self, user: int, posed: Posed) -> PuzzleAnswer | None:
        return await self._store.given(user, posed.puzzle.id)

    async def score(self, user: int, kind: str) -> PuzzleScore:
        return await self._store.score(user, kind, PUZZLE_RATER.beginner)

    async def close(self) -> None:
        await self._posed.close()

    async def _kinds(self, user: int) -> list[str]:
        """Return the games with puzzles, at first at random those the user knows."""
        known = await self._store.known(user)
        return sorted(self._files, key=lambda kind: self._random.random() if kind in known else 1)

    async def _drawn(self, user: int, kind: str, but: str) -> str | None:
        """Return a puzzle near the user's rating, preferably a new one."""
        shipped, marks = await self._set(kind), await self._store.marks(kind)
        missed = (dict(shipped.missed) if shipped is not None else {}) | await self._missed(kind)
        against = [name for name in missed if name in marks and marks[name].retired]
        against.sort(key=lambda name: marks[name].bad / (marks[name].good + marks[name].bad), reverse=True)
        retired = set(against[: max(1, int(RETIRED * len(missed)))])
        left = {
            name: marks[name].score.skill.mu if name in marks else _hard(hard).mu
            for name, hard in missed.items()
            if name != but and name not in retired
        }
        done = await self._store.answered(user, kind)
        open_ = [name for name in left if name not in done] or list(left)
        if not open_:
            return None
        mine = (await self._store.score(user, kind, PUZZLE_RATER.beginner)).skill.mu
        open_.sort(key=lambda name: (abs(left[name] - mine), name))
        return self._random.choice(open_[:NEAR])

    async def _missed(self, kind: str) -> dict[str, float]:
        """Return the initial difficulty of this bot's own puzzles, by id."""
        names, known = await self._store.names(kind), self._own.get(kind, {})
        if not names <= known.keys():
            known = self._own[kind] = await self._store.own(kind)
        return {name: known[name] for name in names & known.keys()}

    async def _puzzle(self, kind: str, name: str) -> Puzzle | None:
        shipped = await self._set(kind)
        if shipped is not None and name in shipped.lines:
            return shipped.puzzle(name)
        found = await self._store.found(name)
        if found is None or found.kind != kind or kind not in self._games:
            return None
        return from_json(kind, found.rules_version, found.position)

    async def _set(self, kind: str) -> PuzzleSet | None:
        async with self._reading:
            if kind not in self._sets:
                self._sets[kind] = await self._read(kind)
            return self._sets[kind]

    async def _read(self, kind: str) -> PuzzleSet | None:
        if kind not in self._files:
            return None
        try:
            found = await asyncio.to_thread(read, self._files[kind])
        except (BadPuzzle, OSError) as error:
            log.error("puzzle file unreadable: game=%s error=%s", kind, error)  # noqa: TRY400 - its place is no help
            return None
        if found.kind != kind or self._games[kind].under(found.rules_version) is None:
            log.error("puzzle file rejected, other game or unknown rules: file=%s", self._files[kind])
            return None
        return found


def _hard(missed: float) -> Skill:
    """Return a puzzle's initial rating, from how many weak AI players miss it."""
    return Skill(PUZZLE_RATER.beginner.mu + SPREAD * (missed - 0.5), PUZZLE_RATER.beginner.sigma)
