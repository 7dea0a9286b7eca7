"""Hints for players, and explanations of AI moves.

While a game is on, everyone can read the reason for a move. So it is computed from what everyone knows: the public view
before the move, with all hidden information sampled again in each imagined game. Two games with equal public
information give equal answers. Once a game is over, the seat's own view is used.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Protocol, TypeVar

from engine.game import AnyGame, Seat, View
from engine.log import Entry, GameLog, counted, replay
from engine.search.evaluator import MoveEval, PositionEval, Question, judge
from engine.search.flat import Late

GAMES: Final = 60
"""Sampled games behind a hint or a reason: a few tenths of a second of CPU time."""

T = TypeVar("T")


class Work(Protocol):
    """A function that runs another one, perhaps in a different process."""

    def __call__(self, function: Callable[..., T], /, *args: Any) -> Awaitable[T]: ...


@dataclass(frozen=True, slots=True)
class Thought:
    number: int
    """The number of its log entry."""
    judgement: PositionEval

    @property
    def seat(self) -> Seat:
        """The seat that made the move."""
        return self.judgement.question.seat

    @property
    def view(self) -> Any:
        """The view before the move: public, or the seat's own after the end."""
        return self.judgement.question.view

    @property
    def made(self) -> MoveEval:
        """The evaluation of the move."""
        return self.judgement.of(self.judgement.question.made)

    @property
    def other(self) -> MoveEval | None:
        """The best other choice, if there was one."""
        return next((other for other in self.judgement.verdicts if other.move != self.made.move), None)


@dataclass(frozen=True, slots=True)
class AiDecision:
    """A decision of an AI seat, with the data to explain it."""

    number: int
    question: Question


def hint(game: AnyGame, view: View, seat: Seat, late: Late | None = None) -> PositionEval | None:
    """Return the evaluated choices of a seat, judged from its own view.

    Stops early when ``late`` returns true.
    """
    return judge(game, Question(view, seat), GAMES, late=late)


async def last_thoughts(game: AnyGame, past: GameLog, work: Work, late: Late | None = None) -> list[Thought]:
    """Return the reason for each AI seat's last decision, by seat.

    Slow parts run through ``work``, and each decision stops when ``late`` returns true.
    """
    moments = await work(last_moments, game, past)
    thoughts = [await work(thought, game, moment, late) for moment in moments]
    return [found for found in thoughts if found is not None]


async def thought_of(game: AnyGame, past: GameLog, number: int, work: Work, late: Late | None = None) -> Thought | None:
    """Return the explanation of an AI seat's move by its entry, or ``None``."""
    moment = await work(moment_of, game, past, number)
    return None if moment is None else await work(thought, game, moment, late)


def moment_of(game: AnyGame, past: GameLog, number: int) -> AiDecision | None:
    """Return an entry's decision if an AI seat made it and it can be explained."""
    steps = list(replay(game, past.header, past.entries))
    over = bool(steps) and not game.to_act(steps[-1].state)
    return next((_moment(game, step.entry, before.state, over=over) for before, step in pairwise(steps)
                 if step.entry.number == number), None)  # fmt: skip


def last_moments(game: AnyGame, past: GameLog) -> list[AiDecision]:
    """Return each AI seat's last decision that can be explained, by seat."""
    steps = list(replay(game, past.header, past.entries))
    over = bool(steps) and not game.to_act(steps[-1].state)
    found: dict[Seat, AiDecision] = {}
    for before, step in reversed(list(pairwise(steps))):
        if step.entry.seat is not None and step.entry.seat not in found:
            moment = _moment(game, step.entry, before.state, over=over)
            if moment is not None:
                found[moment.question.seat] = moment
    return [found[seat] for seat in sorted(found)]


def has_reasons(game: AnyGame, past: GameLog) -> bool:
    """Return whether an AI seat has decided something that everyone saw."""
    moves = (game.parse(entry.code) for entry in counted(past.entries) if entry.by == "ai")
    return any(not move.free and not move.private for move in moves)


def _moment(game: AnyGame, entry: Entry, before: Any, *, over: bool) -> AiDecision | None:
    if entry.by != "ai" or entry.seat is None:
        return None
    made = game.parse(entry.code)
    if made.free or (made.private and not over):
        return None
    if over and sum(not move.free for move in game.moves(before, entry.seat)) < 2:
        return None  # A forced move needs no reason, and while the game is on it may be secret that it was forced.
    return AiDecision(entry.number, Question(game.view(before, entry.seat if over else None), entry.seat, made))


def thought(game: AnyGame, moment: AiDecision, late: Late | None = None) -> Thought | None:
    """Return the evaluation of a move, or ``None`` if there is nothing to say."""
    found = judge(game, moment.question, GAMES, late=late)
    return None if found is None else Thought(moment.number, found)
