"""Practice: a whole solo game against AI seats, without a table.

It is only in the database, and is rebuilt at each click. A user has one: a new one replaces it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.advice import Work
from engine.fair import commitment
from engine.game import AnyGame, GameError, Move, Refusal, Seat
from engine.review import CostlyMove, review
from engine.solo import Solo, go_on
from host.job_cache import OneJobPerUser
from host.time_limit import TimeLimit
from storage.practices import Practice, Practices

log = logging.getLogger(__name__)

ME: Final[Seat] = 0

Seeds: TypeAlias = Callable[[int], str]
"""Returns the seed of a game, from how many were begun in this process."""


@dataclass(frozen=True, slots=True)
class PracticeGame:
    practice: Practice
    solo: Solo

    @property
    def over(self) -> bool:
        return not self.solo.to_act

    @property
    def undoable(self) -> int | None:
        """The number of the player's last move, if it can be undone."""
        return None if self.over else self.solo.last_decision(ME)


@dataclass(eq=False, repr=False)
class PracticeService:
    _store: Practices
    _games: Mapping[str, AnyGame]
    _work: Work
    _seeds: Seeds
    _one_each: OneJobPerUser
    _begun: int = 0

    async def last(self, user: int) -> Practice | None:
        """Return a user's latest game as stored; it may be over."""
        return await self._store.of(user)

    async def begin(self, user: int, kind: str, seats: int, level: str) -> PracticeGame:
        """Begin a game, replacing the previous one.

        Raises ``Refusal`` for an unknown one, and while AI seats think for this user.
        """
        game = self._games.get(kind)
        if game is None or seats not in game.seats or level not in game.levels:
            raise Refusal("why-unknown-button")
        self._begun += 1
        seed = self._seeds(self._begun)
        # The name reveals nothing about the seed, and each game has another.
        number = int(commitment(seed)[:7], 16)
        practice = Practice(user, number, kind, seats, level, seed, game.rules_version, ())
        with self._one_each.of(user):
            # Before the AI seats think: nothing may be written after the user has deleted their data.
            await self._store.begin(practice)
        return await self._taken_up(practice)

    async def playing(self, user: int, kind: str, number: int) -> PracticeGame:
        """Return the game that a button belongs to; ``Refusal`` if it is outdated."""
        practice = await self._store.of(user)
        if practice is None or (practice.kind, practice.number) != (kind, number):
            raise Refusal("why-solo-old")
        return await self._taken_up(practice)

    async def play(self, practising: PracticeGame, move: Move) -> PracticeGame:
        """Make a move, let the AI seats respond, and store all or nothing.

        Raises ``Refusal`` if the game has gone on elsewhere meanwhile, and while AI seats think for this user.
        """
        practising.solo.play(ME, move)
        return await self._go_on(practising)

    async def undo(self, practising: PracticeGame, step: int) -> PracticeGame:
        """Undo the player's last move; ``Refusal`` unless at ``step`` moves."""
        practice, solo = practising.practice, practising.solo
        if step != solo.step:
            raise Refusal("why-solo-old")
        last = practising.undoable
        if last is None:
            raise Refusal("why-no-undo")
        before = replace(practice, deeds=practice.deeds[: last - 1])
        if not await self._store.play(before, solo.step):
            raise Refusal("why-solo-old")
        return self._put_together(before)

    async def review(self, practising: PracticeGame) -> list[CostlyMove]:
        solo = practising.solo
        return await review(solo.game, solo.log(ME), ME, self._work, TimeLimit())

    async def _taken_up(self, practice: Practice) -> PracticeGame:
        """Return a game with its first AI moves, made now if missing."""
        practising = self._put_together(practice)
        return practising if practising.over or ME in practising.solo.to_act else await self._go_on(practising)

    async def _go_on(self, practising: PracticeGame) -> PracticeGame:
        practice, solo = practising.practice, practising.solo
        others = dict.fromkeys(range(practice.seats), solo.game.players[practice.level])
        del others[ME]
        with self._one_each.of(practice.user):
            await go_on(solo, others, lambda _: False, self._work)
            after = replace(practice, deeds=tuple(solo.deeds))
            if not await self._store.play(after, len(practice.deeds)):
                raise Refusal("why-solo-old")
        return PracticeGame(after, solo)

    def _put_together(self, practice: Practice) -> PracticeGame:
        game = self._games.get(practice.kind)
        game = None if game is None else game.under(practice.rules_version)
        if game is None or practice.level not in game.players:
            raise Refusal("why-practice-older")
        try:
            solo = Solo(game, practice.seats, game.options_type(), practice.seed, practice.deeds)
        except GameError as error:
            log.exception("practice game replay failed: game=%s", practice.kind)
            raise Refusal("why-practice-older") from error
        return PracticeGame(practice, solo)
