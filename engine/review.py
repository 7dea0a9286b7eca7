"""What a seat's decisions have cost it: a finished game gone through once more, from what the seat could see.

Each decision is judged from the view that the seat had, never from what came of it: neither the dice that fell nor what
others turned out to hold. A cost is a part of the chance to win. Equal games give equal reviews.

A review begins with the very figures of the advice at the table and goes on from there: the decisions that seem dearest
are judged in more games, and those that still cost something beyond doubt are named. Who did what was advised first is
never blamed for it.
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
"""Decisions that a review names."""
DOUBTFUL: Final = 8
"""Decisions that are weighed in more games, to find those."""
PROVING: Final = 300
"""Imagined games that a cost is said from."""
PIECE: Final = 60
"""Imagined games that are played in one piece of work: a fraction of a second."""


FORM: Final = 1
"""The version of how lessons are kept."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that a person made, and what it was made from."""

    number: int
    """Of its entry in the log."""
    step: int
    """How many entries that count stood before it: where a replay shows the table as it was then, from 0."""
    view: Any
    """Of the seat that decided."""
    moves: tuple[Any, ...]
    """All that could be done, without free moves."""
    made: Any


@dataclass(frozen=True, slots=True)
class Lesson:
    """A decision, a better one, and what the difference is."""

    decision: Decision
    better: Any
    cost: float
    """A part of a win."""
    short: float
    """In the game's own unit; below 0 where the better move brings less, and wins all the same."""


async def review(game: AnyGame, past: GameLog, seat: Seat, work: Work, late: Late | None = None) -> list[Lesson]:
    """The decisions of a seat that have cost it most, the dearest first. Raises ``BadLog`` like a replay.

    What takes time is done by ``work``, in pieces that are each done soon, and at the latest when it is ``late``.
    """
    made = await work(decisions, game, past, seat)
    judged = [(decision, await work(glance, game, decision, late)) for decision in made]
    doubtful = [(decision, found) for decision, found in judged if found is not None]
    doubtful.sort(key=lambda pair: -pair[1].of(pair[0].made).lag)
    lessons = [await _proved(game, decision, found, work, late) for decision, found in doubtful[:DOUBTFUL]]
    return sorted((lesson for lesson in lessons if lesson is not None), key=lambda lesson: -lesson.cost)[:DEAREST]


def decisions(game: AnyGame, past: GameLog, seat: Seat) -> list[Decision]:
    """The decisions of a seat that a person made there with more than one choice. Raises ``BadLog`` like a replay.

    Of those that put the same question again and again, only the last.
    """
    found: list[Decision] = []
    before: Any = None
    for step, (entry, state, _) in enumerate(replay(game, past.header, past.entries)):
        if entry.seat == seat and entry.by == "person":
            made = game.parse(entry.code)
            moves = tuple(move for move in game.moves(before, seat) if not move.free)
            if made in moves and len(moves) > 1:
                view = game.view(before, seat)
                if found and game.asks_again(found[-1].view, view):
                    found.pop()
                found.append(Decision(entry.number, step - 1, view, moves, made))
        before = state
    return found


def glance(game: AnyGame, decision: Decision, late: Late | None = None) -> PositionEval | None:
    """What the advice at the table thinks of a decision. ``None`` if it was what was advised, or as good."""
    advised = hint(game, decision.view, decision.view.seat, late)
    if advised is None or advised.best.move == decision.made:
        return None
    found = weighed(game, decision, advised, advised.games, late)
    return found if found is not None and found.of(decision.made).lag > LEAST else None


def weighed(
    game: AnyGame, decision: Decision, before: PositionEval, games: int, late: Late | None = None
) -> PositionEval | None:
    """The same judgement after so many games, with the move that was made among the choices.

    ``None`` if there is no time for that.
    """
    return judge(game, Question(decision.view, decision.view.seat, decision.made), games, before, late)


def to_json(lessons: Sequence[Lesson]) -> Json:
    """Lessons as JSON with the version of its form: what was found, without the views, which are in the log."""
    told = [
        {"number": one.decision.number, "better": one.better.code, "cost": one.cost, "short": one.short}
        for one in lessons
    ]
    return {"version": FORM, "lessons": told}


def from_json(game: AnyGame, past: GameLog, seat: Seat, data: Json) -> list[Lesson] | None:
    """The lessons of ``to_json``; ``None`` for what is of another form, or not of this log.

    Raises ``BadLog`` like a replay.
    """
    if not isinstance(data, dict) or data.get("version") != FORM:
        return None
    made = {decision.number: decision for decision in decisions(game, past, seat)}
    try:
        return [
            Lesson(made[one["number"]], game.parse(one["better"]), float(one["cost"]), float(one["short"]))
            for one in data["lessons"]
        ]
    except (KeyError, TypeError, ValueError):
        return None


async def _proved(
    game: AnyGame, decision: Decision, found: PositionEval, work: Work, late: Late | None = None
) -> Lesson | None:
    """What a decision has cost, if that is beyond doubt."""
    while found.games < PROVING:
        more = await work(weighed, game, decision, found, found.games + PIECE, late)
        if more is None or more.games == found.games:
            break
        found = more
    made = found.of(decision.made)
    return None if made.near else Lesson(decision, found.best.move, made.lag, made.short)
