"""Why a seat may have made a move: what the move promised, beside the best of the others.

While a game is on, this is told to everybody, so it is judged by what everybody knows: the public's view of the moment
before the move, with all that is hidden imagined several times over. What the seat itself knew has no part in it, and
two games that differ in nothing public give the same answer to the last digit. Once a game is over there is nothing to
hide, and what the seat saw is what counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.game import AnyGame, Move, Promise, Seat, View
from engine.log import Entry, GameLog, replay

WORLDS: Final = 24
"""Imagined games that the public's judgement is the mean of."""
ATTEMPTS: Final = 200
"""Games that are imagined at most to find so many in which the move could be made."""


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


def last_thoughts(game: AnyGame, past: GameLog) -> list[Thought]:
    """Why each AI seat made its last decision that can be explained, by seat. Raises ``BadLog`` like a replay."""
    moments = list(_moments(game, past))
    over = bool(moments) and not game.to_act(moments[-1].after)
    found: dict[Seat, Thought] = {}
    for moment in reversed(moments):
        entry = moment.entry
        if entry.by != "ai" or entry.seat is None or entry.seat in found:
            continue
        thought = _thought(game, moment, over=over)
        if thought is not None:
            found[entry.seat] = thought
    return [found[seat] for seat in sorted(found)]


@dataclass(frozen=True, slots=True)
class _Moment:
    """An entry with the states before and after it."""

    entry: Entry
    before: Any
    after: Any


def _moments(game: AnyGame, past: GameLog) -> Iterator[_Moment]:
    before = None
    for step in replay(game, past.header, past.entries):
        if before is not None:
            yield _Moment(step.entry, before, step.state)
        before = step.state


def _thought(game: AnyGame, moment: _Moment, *, over: bool) -> Thought | None:
    entry, seat = moment.entry, moment.entry.seat
    assert seat is not None  # nobody made the setup, and it is no moment
    made = game.parse(entry.code)
    if over:
        view = game.view(moment.before, seat)
        promised = list(game.promises(view, game.moves(moment.before, seat)))
    else:
        view = game.view(moment.before, None)
        promised = in_public(game, view, seat, made)
    own = next((promise for promise in promised if promise.move == made), None)
    if own is None:
        return None
    other = next((promise for promise in promised if promise.move != made), None)
    return Thought(entry.number, seat, view, own, other)


def in_public(game: AnyGame, view: View, seat: Seat, made: Move | None = None) -> list[Promise[Any]]:
    """What the choices of a seat promise as far as everybody can tell, the best first. ``view`` is the public's.

    Only choices that the seat has whatever is hidden; and ``made``, which it must have had. Nothing for a move that is
    made in private, and where choices are private: their very names would tell a secret.
    """
    if made is not None and (made.free or made.private):
        return []
    random = Random(0)
    worths: defaultdict[Any, float] = defaultdict(float)
    places: Counter[Any] = Counter()
    risks: dict[Any, float | None] = {}
    seen: Counter[Any] = Counter()
    worlds = 0
    for _ in range(ATTEMPTS):
        promised = _in_a_world(game, game.imagine(view, random), seat, made)
        if promised is None:
            continue
        worlds += 1
        for place, promise in enumerate(promised):
            worths[promise.move] += promise.worth
            places[promise.move] += place
            seen[promise.move] += 1
            risks[promise.move] = promise.risk
        if worlds == WORLDS:
            break
    always = [move for move in seen if seen[move] == worlds]
    always.sort(key=lambda move: places[move])
    return [Promise(move, worths[move] / worlds, risks[move]) for move in always]


def _in_a_world(game: AnyGame, state: Any, seat: Seat, made: Move | None) -> Sequence[Promise[Any]] | None:
    """What the choices promise in one imagined game; ``None`` if it cannot be the one that was played."""
    moves = game.moves(state, seat)
    if made is not None and made not in moves:
        return None
    return _public(game.promises(game.view(state, seat), moves))


def _public(promised: Iterable[Promise[Any]]) -> list[Promise[Any]]:
    return [promise for promise in promised if not promise.move.private]
