"""Games that one person cannot tell apart: the same in all that they may know, otherwise in what others hide.

A *course* is a game as it went: each move, and what chance made of it. ``otherwise`` changes draws and secret moves of
a course, one after another, as long as a viewer sees the same at every step and is told the same. What comes of it is
another course through which everybody has made the same public moves, and in which others hide something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from engine.fair import DrawMismatch, NumberedDice
from engine.game import AnyGame, GameError, Options, Seat
from tests.engine.wander import seen, some_options
from tests.kit import kit

TRIES: Final = 500
"""Changes that are tried on a course; most of them would show."""


@dataclass(frozen=True)
class Deed:
    """A move of a course, or the setup (of no seat): the draws, and below which number each was."""

    seat: Seat | None
    code: str
    draws: tuple[int, ...]
    below: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """How a game went, from its setup to somewhere before its end."""

    game: AnyGame
    seats: int
    ai: frozenset[Seat]
    options: Options
    deeds: tuple[Deed, ...]

    def steps(self) -> Iterator[tuple[Any, Sequence[Any]]]:
        """The state after each deed, and what was told. Raises ``GameError`` where the rules do not allow a deed."""
        state: Any = None
        for deed in self.deeds:
            dice = GivenDice(deed.draws)
            if deed.seat is None:
                state, told = self.game.start(self.seats, self.options, dice)
            else:
                state, told = self.game.play(state, deed.seat, self.game.parse(deed.code), dice)
            if dice.drawn != list(deed.draws):
                raise DrawMismatch("fewer draws than were given")
            yield state, told

    @property
    def state(self) -> Any:
        """The state at its end."""
        *_, (state, _) = self.steps()
        return state


class GivenDice:
    """Draws what it was given. As ``NumberedDice`` it tells what it drew."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._left = list(reversed(draws))
        self.drawn: list[int] = []

    names = ()

    def named(self, name: str, *numbers: int) -> GivenDice:
        return self

    def below(self, n: int) -> int:
        if not self._left or self._left[-1] >= n:
            raise DrawMismatch("no such draw was given")
        self.drawn.append(self._left.pop())
        return self.drawn[-1]


class _NotingDice(NumberedDice):
    """Notes below which numbers it drew."""

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(seed, number)
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        self.limits.append(n)
        return super().below(n)


def some_course(game: AnyGame, seats: int, ai: frozenset[Seat], options: Options, number: int, moves: int) -> Course:
    """So many moves at random, or fewer if the game is nearly over by then. It ends where a person is to decide."""
    random, dice = Random(f"{game.kind}/{number}"), _NotingDice("worlds", 0)
    state, _ = game.start(seats, options, dice)
    deeds, whole = [Deed(None, "start", tuple(dice.drawn), tuple(dice.limits))], 0
    while len(deeds) <= moves:
        to_act = game.to_act(state)
        seat = next((seat for seat in to_act if seat in ai), None)
        if seat is None:
            seat, whole = random.choice(to_act), len(deeds)
        move, dice = random.choice(game.moves(state, seat)), _NotingDice("worlds", len(deeds))
        state, _ = game.play(state, seat, move, dice)
        if not game.to_act(state):
            break
        deeds.append(Deed(seat, move.code, tuple(dice.drawn), tuple(dice.limits)))
    return Course(game, seats, ai, options, tuple(deeds[:whole]))


def mixed_course(game: AnyGame, number: int, moves: int, settled: Mapping[str, bool]) -> Course:
    """A game of three people, and an AI where it takes four, under house rules drawn at random but for ``settled``."""
    seats = max(4, game.seats[0])
    options = some_options(game, Random(number), settled)
    return some_course(game, seats, frozenset(range(3, seats)), options, number, moves)


def otherwise(course: Course, viewer: Seat | None, random: Random) -> Course:
    """Another course that the viewer (a seat, or the public) cannot tell from this one, as different as may be."""
    known, truth = list(_known(course, viewer)), [state for state, _ in course.steps()]
    now = found = course
    most = 0
    for _ in range(TRIES):
        tried = _changed(now, viewer, random)
        if tried is not None and _looks_like(tried, viewer, known):
            now, different = tried, _difference(tried, truth)
            found, most = (now, different) if different > most else (found, most)
    assert most > len(truth) // 2, "too little is hidden in this game"
    return found


def _difference(course: Course, truth: Sequence[Any]) -> int:
    """In how many steps something else is hidden, and the more in how many that leaves more choices, or fewer."""
    game = course.game
    different = 0
    for (state, _), then in zip(course.steps(), truth, strict=True):
        choices = [[len(game.moves(one, seat)) for seat in game.to_act(one)] for one in (state, then)]
        different += (state != then) + (choices[0] != choices[1])
    return different


def _known(course: Course, viewer: Seat | None) -> Iterator[tuple[Any, ...]]:
    """All that a viewer knows after each deed."""
    for state, told in course.steps():
        yield course.game.view(state, viewer), seen(told, viewer), course.game.to_act(state)


def _looks_like(course: Course, viewer: Seat | None, known: Sequence[tuple[Any, ...]]) -> bool:
    try:
        return all(now == then for now, then in zip(_known(course, viewer), known, strict=True))
    except GameError:
        return False


def _changed(course: Course, viewer: Seat | None, random: Random) -> Course | None:
    """A course with another draw, or with another secret move in the place of one; ``None`` where there is none."""
    number = random.randrange(len(course.deeds)) if random.random() < 0.5 else 0
    deed = course.deeds[number]
    if deed.draws:
        place = random.randrange(len(deed.draws))
        draws = (*deed.draws[:place], random.randrange(deed.below[place]), *deed.draws[place + 1 :])
        return _with(course, number, replace(deed, draws=draws))
    if deed.seat in {None, viewer}:
        return None
    seat, move = deed.seat or 0, course.game.parse(deed.code)
    shown = kit(course.game.kind).shut.get(type(move).__name__)
    if shown is None:
        return None
    before = replace(course, deeds=course.deeds[:number]).state
    others = [
        other
        for other in course.game.moves(before, seat)
        if type(other) is type(move) and all(getattr(other, part) == getattr(move, part) for part in shown)
    ]
    return _with(course, number, replace(deed, code=random.choice(others).code)) if others else None


def _with(course: Course, number: int, deed: Deed) -> Course:
    return replace(course, deeds=(*course.deeds[:number], deed, *course.deeds[number + 1 :]))
