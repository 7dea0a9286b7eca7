"""What a seat's decisions have cost it: a finished game gone through once more, from what the seat could see.

Each decision is judged from the view that the seat had, never from what came of it: neither the dice that fell nor what
others turned out to hold. Where a game has a guide, the judge is a search, and a cost is a part of the chance to win;
else it is what the choices promised, in the game's own unit. Equal games give equal reviews.

Searches err, and of forty decisions the dearest by one judgement is often only the most misjudged. So there are three
steps, each in imagined games of its own: one finds the better move, one says roughly what it gains, and of the dearest
few a third says it once more and more exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from engine.advice import Measure, Work
from engine.game import AnyGame, Guide, Seat
from engine.log import GameLog, replay
from engine.search.flat import Worlds, simulate

DEAREST: Final = 3
"""Decisions that a review names."""
DOUBTFUL: Final = 8
"""Decisions that are weighed once more, to find those."""
FINDING: Final = 16
"""Imagined games in which a better move is looked for."""
WEIGHING: Final = 40
"""Imagined games that say roughly what it gains."""
PROVING: Final = 300
"""Imagined games that say it for good."""
PIECE: Final = 75
"""Imagined games that are played in one piece of work: a fraction of a second."""
LEAST_CHANCE: Final = 0.01
"""Costs below this part of a win are not worth a word."""
LEAST_WORTH: Final = 0.5
"""Costs below this many of the game's own units are not worth a word."""
SURE: Final = 2.0
"""Standard errors that a cost must be away from nothing."""


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
    """A decision, a better one, and what the difference is: a part of a win, or of the game's own unit."""

    decision: Decision
    better: Any
    cost: float
    measure: Measure


def can_review(game: AnyGame) -> bool:
    """Whether there is anything to judge decisions of this game by."""
    return game.guide is not None or game.advises


async def review(game: AnyGame, past: GameLog, seat: Seat, work: Work) -> list[Lesson]:
    """The decisions of a seat that have cost it most, in the order of the game. Raises ``BadLog`` like a replay.

    What takes time is done by ``work``, in pieces that are each done soon.
    """
    made = await work(decisions, game, past, seat)
    lessons = [lesson for decision in made if (lesson := await work(judged, game, decision)) is not None]
    doubtful = _dearest(lessons, DOUBTFUL)
    proven = [lesson for doubt in doubtful if (lesson := await _proved(game, doubt, work)) is not None]
    return sorted(_dearest(proven, DEAREST), key=lambda lesson: lesson.decision.number)


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


def judged(game: AnyGame, decision: Decision) -> Lesson | None:
    """What a decision has cost, roughly. ``None`` if no better one is found."""
    guide = game.guide
    return _promised(game, decision) if guide is None else _searched(game, guide, decision)


def proofs(game: AnyGame, lesson: Lesson, piece: int) -> list[float]:
    """By how much the better move of a lesson does better in some imagined games that were not looked at before."""
    assert game.guide is not None  # asked where a search has judged
    worlds = _worlds(game, lesson.decision, f"proving {piece}")
    return _gains(game, game.guide, lesson.decision, lesson.better, worlds, range(PIECE))


async def _proved(game: AnyGame, lesson: Lesson, work: Work) -> Lesson | None:
    """The same lesson with its cost said more exactly. ``None`` if it may well be nothing."""
    if lesson.measure == "worth":
        return lesson
    gains = [gain for piece in range(PROVING // PIECE) for gain in await work(proofs, game, lesson, piece)]
    cost, error = fmean(gains), stdev(gains) / sqrt(len(gains))
    return replace(lesson, cost=cost) if cost >= max(LEAST_CHANCE, SURE * error) else None


def _promised(game: AnyGame, decision: Decision) -> Lesson | None:
    promises = game.promises(decision.view, decision.moves)
    own = next((promise for promise in promises if promise.move == decision.made), None)
    if own is None or promises[0].worth - own.worth < LEAST_WORTH:
        return None
    return Lesson(decision, promises[0].move, promises[0].worth - own.worth, "worth")


def _searched(game: AnyGame, guide: Guide[Any, Any], decision: Decision) -> Lesson | None:
    seat, worlds = decision.view.seat, _worlds(game, decision, "judging")
    others = [move for move in guide.candidates(worlds.state(0), seat, decision.moves) if move != decision.made]
    if not others:
        return None

    def found(move: Any) -> float:
        return fmean(simulate(game, guide, worlds, number, seat, move) for number in range(FINDING))

    better = max(others, key=found)
    if found(better) <= found(decision.made):
        return None
    cost = fmean(_gains(game, guide, decision, better, worlds, range(FINDING, FINDING + WEIGHING)))
    return Lesson(decision, better, cost, "chance") if cost > 0 else None


def _worlds(game: AnyGame, decision: Decision, purpose: str) -> Worlds:
    return Worlds(game, decision.view, Random(f"{purpose} {decision.number}"))


def _gains(
    game: AnyGame, guide: Guide[Any, Any], decision: Decision, better: Any, worlds: Worlds, numbers: Iterable[int]
) -> list[float]:
    """By how much a move does better than the one that was made, in world after world."""
    seat = decision.view.seat
    return [
        simulate(game, guide, worlds, number, seat, better) - simulate(game, guide, worlds, number, seat, decision.made)
        for number in numbers
    ]


def _dearest(lessons: Sequence[Lesson], count: int) -> list[Lesson]:
    return sorted(lessons, key=lambda lesson: -lesson.cost)[:count]
