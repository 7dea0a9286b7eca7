"""What people are told of choices: which of their own is best, and why an AI seat may have made a move.

All of it comes from one judge (``engine/search/evaluator.py``), and so does the review of a game that is over.

While a game is on, the reason for a move is told to everybody, so it is judged by what everybody knows: the public's
view of the moment before the move, with all that is hidden imagined in each game anew. What the seat itself knew has no
part in it, and two games that differ in nothing public give the same answer to the last digit. Once a game is over
there is nothing to hide, and what the seat saw is what counts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Protocol, TypeVar

from engine.game import AnyGame, Seat, View
from engine.log import Entry, GameLog, replay
from engine.search.evaluator import MoveEval, PositionEval, Question, judge
from engine.search.flat import Late

GAMES: Final = 60
"""Imagined games that advice at the table and reasons come from: some tenths of a second of a processor."""

T = TypeVar("T")


class Work(Protocol):
    """Calls a function somewhere, perhaps in another process."""

    def __call__(self, function: Callable[..., T], /, *args: Any) -> Awaitable[T]: ...


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was made, and what is thought of it."""

    number: int
    """Of its entry in the log."""
    judgement: PositionEval

    @property
    def seat(self) -> Seat:
        """Who made it."""
        return self.judgement.question.seat

    @property
    def view(self) -> Any:
        """Of the moment before it: the public's, or after the end the seat's own."""
        return self.judgement.question.view

    @property
    def made(self) -> MoveEval:
        """What the move was worth."""
        return self.judgement.of(self.judgement.question.made)

    @property
    def other(self) -> MoveEval | None:
        """The best of the other choices, if there was one."""
        return next((other for other in self.judgement.verdicts if other.move != self.made.move), None)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of an AI seat that can be explained, and what it may be explained by."""

    number: int
    question: Question


def hint(game: AnyGame, view: View, seat: Seat, late: Late | None = None) -> PositionEval | None:
    """What a seat is advised to do, from its own view; ``None`` where nothing can be said. Takes until it is late."""
    return judge(game, Question(view, seat), GAMES, late=late)


async def last_thoughts(game: AnyGame, past: GameLog, work: Work, late: Late | None = None) -> list[Thought]:
    """Why each AI seat made its last decision that can be explained, by seat. Raises ``BadLog`` like a replay.

    What takes time is done by ``work``, each decision until it is ``late``.
    """
    moments = await work(last_moments, game, past)
    thoughts = [await work(thought, game, moment, late) for moment in moments]
    return [found for found in thoughts if found is not None]


async def thought_of(game: AnyGame, past: GameLog, number: int, work: Work, late: Late | None = None) -> Thought | None:
    """Why an AI seat made the move of one entry; ``None`` if nothing can be said. Otherwise as ``last_thoughts``."""
    moment = await work(moment_of, game, past, number)
    return None if moment is None else await work(thought, game, moment, late)


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
                found[moment.question.seat] = moment
    return [found[seat] for seat in sorted(found)]


def _moment(game: AnyGame, entry: Entry, before: Any, *, over: bool) -> Moment | None:
    if entry.by != "ai" or entry.seat is None:
        return None
    made = game.parse(entry.code)
    if made.free or (made.private and not over):
        return None
    if over and sum(not move.free for move in game.moves(before, entry.seat)) < 2:
        return None  # a choice of one needs no reason; while the game is on, that it was one may be a secret
    return Moment(entry.number, Question(game.view(before, entry.seat if over else None), entry.seat, made))


def thought(game: AnyGame, moment: Moment, late: Late | None = None) -> Thought | None:
    """What is thought of a move; ``None`` where nothing can be said."""
    found = judge(game, moment.question, GAMES, late=late)
    return None if found is None else Thought(moment.number, found)
