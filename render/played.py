"""Positions of real games, for sample pictures that obey the rules.

Chance is seeded: the same game each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, pairwise
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from engine.game import Draws, Event, Game, Options, Seat, Standing, View
from engine.matches import RANDOM

V = TypeVar("V", bound=View)

LEVEL: Final = "simple"
"""The AI level: quick, and similar to human play."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[V]):
    events: tuple[Event, ...]
    """The public events since the previous position."""
    seen_by: Callable[[Seat | None], V]
    """The view of a seat, or of the public."""
    rank: Callable[[], Standing]
    """A function that returns the ranking."""

    @property
    def public(self) -> V:
        return self.seen_by(None)

    @property
    def own(self) -> V:
        """The view of the first seat that must decide, or the public's."""
        return self.seen_by(next(iter(self.public.to_act), None))


class PlayedStep(NamedTuple, Generic[V]):
    before: Moment[V]
    after: Moment[V]


def game_of(
    game: Game[Any, V, Any, Any, Any], seats: int, options: Options, seed: int = 0, level: str = LEVEL
) -> Iterator[Moment[V]]:
    """Yield all positions of a game, first to last."""
    dice, random = _Dice(seed), Random(seed)
    state, events = game.start(seats, options, dice)
    while True:
        yield _moment(game, state, events)
        if not (to_act := game.to_act(state)):
            return
        seat = to_act[0]
        move = game.players[level].choose(game.view(state, seat), game.moves(state, seat), random)
        state, events = game.play(state, seat, move, dice)


def at_random(
    game: Game[Any, V, Any, Any, Any], seats: int, options: Options, parts: int
) -> tuple[list[Moment[V]], Moment[V]]:
    """Return positions from all ``parts`` of a random game, and its end."""
    *course, end = game_of(game, seats, options, level=RANDOM)
    return course[len(course) // (2 * parts) :: len(course) // parts][:parts], end


def find(
    game: Game[Any, V, Any, Any, Any],
    seats: int,
    options: Options,
    wanted: Callable[[V], bool],
    *,
    first: int = 0,
    level: str = LEVEL,
) -> PlayedStep[V]:
    """Return the first matching public position, trying seeds from ``first`` on."""
    for seed in count(first):
        for step in pairwise(game_of(game, seats, options, seed, level)):
            if wanted(step[1].public):
                return PlayedStep(*step)
    raise AssertionError  # the seeds are infinite


def _moment(game: Game[Any, V, Any, Any, Any], state: object, events: tuple[Event, ...]) -> Moment[V]:
    public = tuple(event for event in events if event.to is None)
    return Moment(public, lambda seat: game.view(state, seat), lambda: game.standing(state))


class _Dice:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def named(self, name: str, *numbers: int) -> Draws:
        return _Draws(Random(f"{self._seed}/{name.format(*numbers)}"))


@dataclass(frozen=True, slots=True)
class _Draws:
    random: Random

    def below(self, n: int) -> int:
        return self.random.randrange(n)
