"""Flat Monte Carlo search over imagined states.

A *world* is a state that agrees with the view, and a stream of dice. The n-th trial of every candidate happens in the
same world (common random numbers), so candidates differ by what they do, not by their luck. Trials are allocated by
*sequential halving*: all candidates are tried equally often, the worse half is dropped, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from engine.game import AnyGame, Evaluation, Guide, Move, Seat, View
from engine.player import Effort, ThoughtDice

TRIALS: Final = 6
"""The minimum number of simulations per candidate: a small budget tries only the most promising ones."""

Late: TypeAlias = Callable[[], bool]
"""Returns whether the time for imagining and playing is up."""
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class SearchPlayer(Generic[V, M]):
    """A player that simulates its candidates and plays the best.

    ``rollouts`` is the number of simulations, not a time: equal seeds give equal games on any machine.
    """

    costly: ClassVar[bool] = True

    game: AnyGame
    guide: Guide[V, Any, M]
    rollouts: int

    def choose(self, view: V, moves: Sequence[M], random: Random) -> M:
        """Return the candidate with the best mean."""
        seat = view.seat
        if seat is None:
            raise ValueError("the public has nothing to decide")
        if len(moves) == 1:
            return moves[0]
        worlds = Worlds(self.game, self.guide, view, lambda _: random)
        state = worlds.state(0)
        candidates = self.candidates(state, seat, moves)
        if len(candidates) == 1:
            return candidates[0]
        return candidates[self._best(worlds, seat, candidates, self.leanings(state, seat, candidates))]

    def effort(self, view: V, moves: Sequence[M]) -> Effort:  # noqa: ARG002 - as in Player
        """Return the number of simulations, the same for every decision."""
        return Effort(getattr(view, "phase", None), self.rollouts, self.rollouts)

    def at_once(self, view: V, moves: Sequence[M], random: Random) -> M:
        """Return the guide's first candidate, without any simulation."""
        if view.seat is None:
            raise ValueError("the public has nothing to decide")
        return self.candidates(self.guide.imagine(view, random), view.seat, moves)[0]

    def candidates(self, state: Any, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves to simulate, the most promising first."""
        return self.guide.candidates(state, seat, moves)[: max(2, self.rollouts // TRIALS)]

    def leanings(self, state: Any, seat: Seat, candidates: Sequence[M]) -> Sequence[float]:  # noqa: ARG002 - for others
        """Return the wins that each candidate is ahead by before it is tried.

        What the guide knows without trials: with few of them, the luckiest candidate would win.
        """
        return [0.0] * len(candidates)

    def _best(self, worlds: Worlds, seat: Seat, candidates: Sequence[M], leanings: Sequence[float]) -> int:
        """Return the index of the candidate that survives sequential halving."""
        total = [*leanings]
        left = list(range(len(candidates)))
        budget = max(self.rollouts, len(candidates))
        tried = 0
        for rounds in range((len(candidates) - 1).bit_length(), 0, -1):
            trials = budget // (rounds * len(left)) or int(not tried)
            for number in range(tried, tried + trials):
                for arm in left:
                    total[arm] += simulate(self.game, self.guide, worlds, number, seat, candidates[arm]).chance
            tried += trials
            budget -= trials * len(left)
            left.sort(key=total.__getitem__, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0]


class OutOfTimeError(Exception):
    """A request that took longer than allowed and was stopped."""


class Worlds:
    """The sampled worlds of one decision, created on demand."""

    def __init__(
        self,
        game: AnyGame,
        guide: Guide[Any, Any, Any],
        view: View,
        randoms: Callable[[int], Random],
        late: Late | None = None,
    ) -> None:
        """Set up; ``randoms`` gives the random generator of each world."""
        self._late = late
        self._game = game
        self._guide = guide
        self._view = view
        self._randoms = randoms
        self._states: dict[int, Any] = {}
        self._seeds: dict[int, int] = {}

    def require_time(self) -> None:
        """Raise ``OutOfTimeError`` if the time is up."""
        if self._late is not None and self._late():
            raise OutOfTimeError

    def state(self, number: int) -> Any:
        """Return a copy of a world's state, or raise ``OutOfTimeError``."""
        if number not in self._states:
            self.require_time()
            random = self._randoms(number)
            self._states[number] = self._guide.imagine(self._view, random)
            self._seeds[number] = random.getrandbits(32)
        return self._game.copy(self._states[number])

    def dice(self, number: int) -> ThoughtDice:
        """Return a fresh copy of a world's dice; call ``state`` first."""
        return ThoughtDice(Random(self._seeds[number]))


def simulate(
    game: AnyGame, guide: Guide[Any, Any, Any], worlds: Worlds, number: int, seat: Seat, move: Move
) -> Evaluation:
    """Play a move in a world, and on until the guide can evaluate the state."""
    state, dice = worlds.state(number), worlds.dice(number)
    ended = guide.advance(state, seat, move, dice)
    while not ended:
        worlds.require_time()
        mover = game.to_act(state)[0]
        ended = guide.advance(state, mover, guide.pick(state, mover, dice), dice)
    return guide.worth(state, seat)
