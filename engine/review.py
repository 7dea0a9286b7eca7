"""Find the costly mistakes of a seat in a finished game.

Each decision is judged from the view that the seat had, never from its outcome: neither the dice nor the hidden hands
count. A cost is a fraction of the chance to win.

A review begins with the figures of the hint at the table and continues from there: the decisions that seem most costly
are judged in more games, and those that still cost something beyond doubt are reported. A player who followed the hint
is never blamed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.advice import Work, hint
from engine.game import AnyGame, Json, Seat
from engine.log import GameLog, replay
from engine.search.evaluator import LEAST, PositionEval, Question, judge
from engine.search.flat import Late

DEAREST: Final = 3
"""Decisions that a review reports."""
DOUBTFUL: Final = 8
"""Decisions that are evaluated in more games, to find those."""
PROVING: Final = 300
"""Imagined games behind a reported cost."""
PIECE: Final = 60
"""Imagined games per unit of work: a fraction of a second."""


FORM: Final = 1
"""The format version of stored lessons."""


@dataclass(frozen=True, slots=True)
class PastDecision:
    """A human's decision in a finished game, with its view and choices."""

    number: int
    """The number of its log entry."""
    step: int
    """How many effective entries came before it: the step of a replay that shows the table at that time, from 0."""
    view: Any
    """The view of the deciding seat."""
    moves: tuple[Any, ...]
    """All legal moves, without free ones."""
    made: Any


@dataclass(frozen=True, slots=True)
class CostlyMove:
    decision: PastDecision
    better: Any
    cost: float
    """The cost as a fraction of a win."""
    short: float
    """The cost in the game's own unit; negative if the better move brings less, and still wins more often."""


async def review(game: AnyGame, past: GameLog, seat: Seat, work: Work, late: Late | None = None) -> list[CostlyMove]:
    """Return the most costly decisions of a seat, the worst first.

    Slow parts run through ``work``, in short pieces that stop when ``late`` returns true.
    """
    made = await work(decisions, game, past, seat)
    judged = [(decision, await work(glance, game, decision, late)) for decision in made]
    doubtful = [(decision, found) for decision, found in judged if found is not None]
    doubtful.sort(key=lambda pair: -pair[1].of(pair[0].made).lag)
    lessons = [await _proved(game, decision, found, work, late) for decision, found in doubtful[:DOUBTFUL]]
    return sorted((lesson for lesson in lessons if lesson is not None), key=lambda lesson: -lesson.cost)[:DEAREST]


def decisions(game: AnyGame, past: GameLog, seat: Seat) -> list[PastDecision]:
    """Return a seat's human decisions with a choice, dropping repeated questions."""
    found: list[PastDecision] = []
    before: Any = None
    for step, (entry, state, _) in enumerate(replay(game, past.header, past.entries)):
        if entry.seat == seat and entry.by == "person":
            made = game.parse(entry.code)
            moves = tuple(move for move in game.moves(before, seat) if not move.free)
            if made in moves and len(moves) > 1:
                view = game.view(before, seat)
                if found and game.asks_again(found[-1].view, view):
                    found.pop()
                found.append(PastDecision(entry.number, step - 1, view, moves, made))
        before = state
    return found


def glance(game: AnyGame, decision: PastDecision, late: Late | None = None) -> PositionEval | None:
    """Return the quick evaluation of a decision that differed from the hint."""
    advised = hint(game, decision.view, decision.view.seat, late)
    if advised is None or advised.best.move == decision.made:
        return None
    found = weighed(game, decision, advised, advised.games, late)
    return found if found is not None and found.of(decision.made).lag > LEAST else None


def weighed(
    game: AnyGame, decision: PastDecision, before: PositionEval, games: int, late: Late | None = None
) -> PositionEval | None:
    """Return an evaluation continued to ``games`` games, with the move made."""
    return judge(game, Question(decision.view, decision.view.seat, decision.made), games, before, late)


def to_json(lessons: Sequence[CostlyMove]) -> Json:
    """Return lessons as versioned JSON."""
    told = [
        {"number": one.decision.number, "better": one.better.code, "cost": one.cost, "short": one.short}
        for one in lessons
    ]
    return {"version": FORM, "lessons": told}


def from_json(game: AnyGame, past: GameLog, seat: Seat, data: Json) -> list[CostlyMove] | None:
    """Return the lessons that ``to_json`` wrote, unless for another version or log."""
    if not isinstance(data, dict) or data.get("version") != FORM:
        return None
    made = {decision.number: decision for decision in decisions(game, past, seat)}
    try:
        return [
            CostlyMove(made[one["number"]], game.parse(one["better"]), float(one["cost"]), float(one["short"]))
            for one in data["lessons"]
        ]
    except (KeyError, TypeError, ValueError):
        return None


async def _proved(
    game: AnyGame, decision: PastDecision, found: PositionEval, work: Work, late: Late | None = None
) -> CostlyMove | None:
    while found.games < PROVING:
        more = await work(weighed, game, decision, found, found.games + PIECE, late)
        if more is None or more.games == found.games:
            break
        found = more
    made = found.of(decision.made)
    return None if made.near else CostlyMove(decision, found.best.move, made.lag, made.short)
