"""Evaluate the choices of a decision by simulated games.

Hints, explanations of AI moves, and reviews differ only in the number of games. The n-th game of a decision is the same
for every caller, so more games continue where fewer stopped. Every choice is tried in the same games and compared by
the mean of the differences; choices that are clearly worse are dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from engine.game import AnyGame, Evaluation, Guide, Seat
from engine.search.flat import Late, OutOfTimeError, Worlds, simulate

GLANCE: Final = 20
"""Games after which choices can be dropped for the first time."""
HOPELESS: Final = 3.0
"""How many standard errors behind the best a choice must be to be dropped."""
SURE: Final = 2.5
"""How many standard errors two choices must differ by to be distinguished."""
LEAST: Final = 0.01
"""Chances that differ by less count as equal, however sure the difference is."""
ATTEMPTS: Final = 4
"""The maximum ratio of imagined games to games in which the move made was possible."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, and the view that it is judged from: a seat's or the public's."""

    view: Any
    seat: Seat
    made: Any = None
    """A move that was made, to evaluate along with the plausible ones."""


@dataclass(frozen=True, slots=True)
class Samples:
    move: Any
    worths: tuple[Evaluation, ...] = ()


@dataclass(frozen=True, slots=True)
class MoveEval:
    move: Any
    chance: float
    """The chance to win the game."""
    lag: float
    """How far its chance is behind the best; 0 for the best itself."""
    doubt: float
    """How much smaller that difference may be."""
    short: float
    """How much less than the best it brings, in the game's own unit. Negative if it brings more."""

    @property
    def near(self) -> bool:
        """Whether it may well be as good as the best."""
        return self.lag <= max(self.doubt, LEAST)


@dataclass(frozen=True, slots=True)
class PositionEval:
    question: Question
    games: int
    tried: tuple[Samples, ...]
    verdicts: tuple[MoveEval, ...] = field(init=False)
    """The best first. Only plausible moves, not all legal ones."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "verdicts", tuple(_verdicts(self.tried)))

    @property
    def best(self) -> MoveEval:
        """The choice that wins most often."""
        return self.verdicts[0]

    def of(self, move: Any) -> MoveEval:
        """Return the evaluation of a choice, or raise ``KeyError``."""
        for verdict in self.verdicts:
            if verdict.move == move:
                return verdict
        raise KeyError(move)


def judge(
    game: AnyGame, question: Question, games: int, before: PositionEval | None = None, late: Late | None = None
) -> PositionEval | None:
    """Return the evaluation of a decision, continuing from an earlier one.

    ``games`` includes those of ``before``. When ``late`` returns true, the results so far count if they come from at
    least ``GLANCE`` games.

    Return ``None`` with only one choice, if the game can't distinguish the choices, if the move made was nearly
    impossible, or if time is short. For the public view, private moves are left out: their names would reveal a secret.
    """
    try:
        return _judged(game, question, games, before, late)
    except OutOfTimeError:
        return None


def _judged(
    game: AnyGame, question: Question, games: int, before: PositionEval | None, late: Late | None
) -> PositionEval | None:
    guide = game.guide
    if guide is None:
        return None
    ply, seat = question.view.ply, question.seat
    worlds = Worlds(game, guide, question.view, lambda number: Random(f"{ply} {seat} {number}"), late)
    public = question.view.seat is None
    numbers = _possible(game, worlds, question, games) if public else list(range(games))
    if before is None:
        moves = _choices(game, guide, worlds, question, numbers)
        if not moves:
            return None
        found = PositionEval(question, 0, tuple(Samples(move) for move in moves))
    else:
        found = _joined(game, guide, worlds, before, question, numbers)
    for upto in (*(stop for stop in (GLANCE,) if found.games < stop < games), games):
        found = _tried_on(game, guide, worlds, found, numbers[:upto])
    return found


def _joined(
    game: AnyGame,
    guide: Guide[Any, Any, Any],
    worlds: Worlds,
    before: PositionEval,
    question: Question,
    numbers: Sequence[int],
) -> PositionEval:
    """Return an earlier evaluation, adding the move made to its choices."""
    tried = before.tried
    if question.made is not None and all(one.move != question.made for one in tried):
        worths = (simulate(game, guide, worlds, n, question.seat, question.made) for n in numbers[: before.games])
        tried = (*tried, Samples(question.made, tuple(worths)))
    return PositionEval(question, before.games, tried)


def _tried_on(
    game: AnyGame, guide: Guide[Any, Any, Any], worlds: Worlds, found: PositionEval, numbers: Sequence[int]
) -> PositionEval:
    """Return an evaluation continued with more games.

    Raises ``OutOfTimeError`` if there is no time for ``GLANCE`` games.
    """
    seat = found.question.seat
    going = {verdict.move for verdict in found.verdicts if not found.games or _in_question(found, verdict)}
    on = [one for one in found.tried if one.move in going and len(one.worths) == found.games]
    rows: list[list[Evaluation]] = []
    try:
        for number in numbers[found.games :]:
            row = [simulate(game, guide, worlds, number, seat, one.move) for one in on]
            rows.append(row)
    except OutOfTimeError:
        if found.games + len(rows) < GLANCE:
            raise
    more = {one.move: tuple(row[place] for row in rows) for place, one in enumerate(on)}
    tried = (replace(one, worths=(*one.worths, *more.get(one.move, ()))) for one in found.tried)
    return PositionEval(found.question, found.games + len(rows), tuple(tried))


def _in_question(found: PositionEval, verdict: MoveEval) -> bool:
    """Return whether a choice may still be the best and is tried further."""
    return verdict.move == found.question.made or verdict.lag * SURE <= max(verdict.doubt, LEAST) * HOPELESS


def _verdicts(tried: Sequence[Samples]) -> list[MoveEval]:
    most = max(len(one.worths) for one in tried)
    if not most:
        return [MoveEval(one.move, 0.0, 0.0, 1.0, 0.0) for one in tried]
    top = max((one for one in tried if len(one.worths) == most), key=_merit)
    wins = fmean(worth.chance for worth in top.worths)
    found = [(one, _verdict(one, top, wins)) for one in tried]
    found.sort(key=lambda pair: (pair[0] is not top, len(pair[0].worths) < most, pair[1].lag, pair[1].short))
    return [verdict for _, verdict in found]


def _merit(one: Samples) -> tuple[float, float]:
    return fmean(worth.chance for worth in one.worths), fmean(worth.gain for worth in one.worths)


def _verdict(one: Samples, top: Samples, wins: float) -> MoveEval:
    """Return the evaluation of a choice relative to the best, in shared games."""
    if one is top:
        return MoveEval(one.move, wins, 0.0, 0.0, 0.0)
    pairs = list(zip(top.worths, one.worths, strict=False))
    behind = [best.chance - other.chance for best, other in pairs]
    lag = max(0.0, fmean(behind))
    doubt = SURE * stdev(behind) / sqrt(len(behind)) if len(behind) > 1 else 1.0
    return MoveEval(one.move, max(0.0, wins - lag), lag, doubt, fmean(best.gain - other.gain for best, other in pairs))


def _possible(game: AnyGame, worlds: Worlds, question: Question, games: int) -> list[int]:
    """Return the numbers of the first games in which the made move was legal."""
    found: list[int] = []
    for number in range(ATTEMPTS * games):
        if question.made is None or question.made in game.moves(worlds.state(number), question.seat):
            found.append(number)
            if len(found) == games:
                break
    return found


def _choices(
    game: AnyGame, guide: Guide[Any, Any, Any], worlds: Worlds, question: Question, numbers: Sequence[int]
) -> list[Any]:
    """Return the moves to compare: plausible public ones, and the one made."""
    if not numbers:
        return []
    public, moves = question.view.seat is None, list[Any]()
    for number in numbers if public else numbers[:1]:
        legal = game.moves(worlds.state(number), question.seat)
        offered = [move for move in legal if not move.free and not (public and move.private)]
        moves = [move for move in moves if move in offered] if moves else offered
    if question.made is not None and question.made not in moves:
        return []
    if len(moves) < 2 and not public:
        return []
    found = list(guide.candidates(worlds.state(numbers[0]), question.seat, moves)) if moves else []
    if len(found) < 2 and not public:
        return []
    return list(dict.fromkeys((*found, *([] if question.made is None else [question.made]))))
