"""Why an AI seat may have made a move: what the move promised, beside the best of the others.

While a game is on, this is told to everybody, so it is judged by what everybody knows: the public's view of the moment
before the move, with all that is hidden imagined several times over. What the seat itself knew has no part in it, and
two games that differ in nothing public give the same answer to the last digit. Once a game is over there is nothing to
hide, and what the seat saw is what counts.

Each player is asked by its own lights. One that searches has the chance to win as its measure; the others count in the
game's own unit.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

from engine.game import AnyGame, AnyPlayer, Guide, Move, Promise, Seat, View
from engine.log import Entry, GameLog, replay
from engine.player import is_costly, own_promises
from engine.search.flat import Worlds, simulate

WORLDS: Final = 24
"""Imagined games that a judgement of what is promised is the mean of."""
SEARCHED: Final = 60
"""Imagined games that a search's judgement is the mean of."""
ATTEMPTS: Final = 200
"""Games that are imagined at most to find so many in which the move could be made."""

Measure: TypeAlias = Literal["chance", "worth"]
"""Of the chance to win, or of the game's own unit."""

T = TypeVar("T")


class Work(Protocol):
    """Calls a function somewhere, perhaps in another process."""

    def __call__(self, function: Callable[..., T], /, *args: Any) -> Awaitable[T]: ...


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was made, and what it promised. ``other`` is the best of the other choices, if there was one."""

    number: int
    """Of its entry in the log."""
    seat: Seat
    view: Any
    """Of the moment before it: the public's, or after the end the seat's own."""
    made: Promise[Any]
    other: Promise[Any] | None
    measure: Measure = "worth"


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of an AI seat that can be explained, and what it may be explained by."""

    number: int
    seat: Seat
    view: Any
    made: Any


async def last_thoughts(game: AnyGame, past: GameLog, players: Mapping[Seat, AnyPlayer], work: Work) -> list[Thought]:
    """Why each AI seat made its last decision that can be explained, by seat. Raises ``BadLog`` like a replay.

    ``players`` are those that sit there; a seat without one is judged by what the game promises. What takes time is
    done by ``work``.
    """
    moments = await work(last_moments, game, past)
    thoughts = [await work(thought, game, moment, players.get(moment.seat)) for moment in moments]
    return [found for found in thoughts if found is not None]


async def thought_of(
    game: AnyGame, past: GameLog, number: int, players: Mapping[Seat, AnyPlayer], work: Work
) -> Thought | None:
    """Why an AI seat made the move of one entry; ``None`` if nothing can be said. Otherwise as ``last_thoughts``."""
    moment = await work(moment_of, game, past, number)
    return None if moment is None else await work(thought, game, moment, players.get(moment.seat))


def moment_of(game: AnyGame, past: GameLog, number: int) -> Moment | None:
    """The decision of one entry, if an AI seat made it and it can be explained."""
    steps = list(replay(game, past.header, past.entries))
    over = bool(steps) and not game.to_act(steps[-1].state)
    return next((_moment(game, step.entry, before.state, over=over) for before, step in pairwise(steps)
                 if step.entry.number == number), None)  # fmt: skip


def last_moments(game: AnyGame, past: GameLog) -> list[Moment]:
    """The last decision of each AI seat, by seat: while the game is on, of those that it made before all eyes; after
    the end, of those in which it had a choice."""
    steps = list(replay(game, past.header, past.entries))
    over = bool(steps) and not game.to_act(steps[-1].state)
    found: dict[Seat, Moment] = {}
    for before, step in reversed(list(pairwise(steps))):
        if step.entry.seat is not None and step.entry.seat not in found:
            moment = _moment(game, step.entry, before.state, over=over)
            if moment is not None:
                found[moment.seat] = moment
    return [found[seat] for seat in sorted(found)]


def _moment(game: AnyGame, entry: Entry, before: Any, *, over: bool) -> Moment | None:
    if entry.by != "ai" or entry.seat is None:
        return None
    made = game.parse(entry.code)
    if made.free or (made.private and not over):
        return None
    if over and sum(not move.free for move in game.moves(before, entry.seat)) < 2:
        return None  # a choice of one needs no reason; while the game is on, that it was one may be a secret
    return Moment(entry.number, entry.seat, game.view(before, entry.seat if over else None), made)


def thought(game: AnyGame, moment: Moment, player: AnyPlayer | None) -> Thought | None:
    """What a move promised by the lights of the player who made it; ``None`` where nothing can be said."""
    guide = game.guide
    if guide is not None and player is not None and is_costly(player):
        measure: Measure = "chance"
        promised = _searched(game, guide, moment)
    else:
        measure = "worth"
        promised = foreseen(game, moment.view, moment.seat, moment.made, player)
    own = next((promise for promise in promised if promise.move == moment.made), None)
    if own is None:
        return None
    other = next((promise for promise in promised if promise.move != moment.made), None)
    return Thought(moment.number, moment.seat, moment.view, own, other, measure)


def foreseen(
    game: AnyGame, view: View, seat: Seat, made: Move | None = None, player: AnyPlayer | None = None
) -> list[Promise[Any]]:
    """What the choices of a seat promise as far as a view tells, the best first: the public's view, or its own.

    Only choices that the seat has whatever is hidden; and ``made``, which it must have had. The public is told of none
    that are private: their very names would tell a secret. Judged by ``player`` if it says what it thinks of its
    choices; else by the game.
    """
    # A seat's own view is the same in every world that agrees with it, and so is what is made of it.
    worlds = _worlds(game, view, seat, made, WORLDS if view.seat is None else 1)
    if not worlds.moves:
        return []
    worths: defaultdict[Any, float] = defaultdict(float)
    first: Counter[Any] = Counter()
    places: Counter[Any] = Counter()
    risks: dict[Any, float | None] = {}
    by_worth = True
    for number in worlds.numbers:
        state = worlds.all.state(number)
        promised = _promised(game, player, game.view(state, seat), game.moves(state, seat))
        by_worth = by_worth and all(one.worth >= two.worth for one, two in pairwise(promised))
        first[next((promise.move for promise in promised), None)] += 1
        for place, promise in enumerate(promised):
            worths[promise.move] += promise.worth
            places[promise.move] += place
            risks[promise.move] = promise.risk
    found = [move for move in worlds.moves if move in worths]
    # Where the best is not the one that promises most (a bid), it is the one that is the best most often.
    found.sort(key=lambda move: -worths[move] if by_worth else (-first[move], places[move]))
    return [Promise(move, worths[move] / len(worlds.numbers), risks[move]) for move in found]


def _promised(game: AnyGame, player: AnyPlayer | None, view: View, moves: Sequence[Any]) -> Sequence[Promise[Any]]:
    own = () if player is None else own_promises(player, view, moves)
    return own or game.promises(view, moves)


def _searched(game: AnyGame, guide: Guide[Any, Any], moment: Moment) -> list[Promise[Any]]:
    """The chance to win by each of the moves that deserve a search, the best first."""
    seat, made = moment.seat, moment.made
    worlds = _worlds(game, moment.view, seat, made, SEARCHED)
    if not worlds.numbers:
        return []
    candidates = guide.candidates(worlds.all.state(worlds.numbers[0]), seat, worlds.moves)
    found = [
        Promise(move, fmean(simulate(game, guide, worlds.all, number, seat, move) for number in worlds.numbers))
        for move in dict.fromkeys((*candidates, made))
    ]
    return sorted(found, key=lambda promise: -promise.worth)


@dataclass(frozen=True, slots=True)
class _Possible:
    """Imagined games in which a move could be made, and the choices that there are in all of them."""

    all: Worlds
    numbers: list[int]
    moves: list[Any]


def _worlds(game: AnyGame, view: View, seat: Seat, made: Move | None, count: int) -> _Possible:
    worlds, numbers, moves = Worlds(game, view, Random(0)), list[int](), list[Any]()
    public = view.seat is None
    for number in range(ATTEMPTS):
        offered = game.moves(worlds.state(number), seat)
        if made is not None and made not in offered:
            continue
        offered = [move for move in offered if not move.free and not (public and move.private)]
        moves = [move for move in moves if move in offered] if numbers else offered
        numbers.append(number)
        if len(numbers) == count:
            break
    return _Possible(worlds, numbers, moves)
