"""Find puzzles in games among AI players, or in finished human games.

Each position is evaluated twice. If one choice seems clearly best in a few imagined games, all choices are tried in
many others, which are independent of the first. Those results are stored if the best move is still clear.

Everything follows from the seed: equal arguments give equal puzzles, on any machine.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from engine.game import AnyGame, Evaluation, Options, Seat
from engine.log import GameLog, replay
from engine.player import RandomPlayer, is_costly
from engine.puzzles.puzzle import DIGITS, LEAST, SURE, Puzzle, Weighed
from engine.search.evaluator import SURE as JUDGED
from engine.search.evaluator import PositionEval, Question, judge
from engine.search.flat import Worlds, simulate
from engine.simulate import full_game
from engine.solo import Deed

GLANCE: Final = 20
LOOK: Final = 60
"""Imagined games after which a position is dropped if no choice seems clearly best."""
PROVING: Final = 400
"""Imagined games for each choice of a puzzle."""
MOST: Final = 10
"""The maximum number of choices: two rows of buttons."""
PICKS: Final = 8
"""How often each of the weaker AI players is asked for its move."""
MISSED: Final = 0.2
"""The minimum fraction of wrong answers: what everyone gets right is no puzzle."""
A_PHASE: Final = 24
"""Positions of one phase that are tried in a game until one is found: some phases are most of a game."""
SHARE: Final = 0.25
"""The largest fraction of a set with the same sort of best move."""
WEAKER: Final = 3
"""The number of weakest levels that each puzzle is tried on."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position with a decision, as a puzzle candidate."""

    deeds: tuple[Deed, ...]
    seat: Seat
    view: Any
    moves: tuple[Any, ...]

    @property
    def phase(self) -> str:
        """The kind of decision, as the game names it; may be empty."""
        return str(getattr(self.view, "phase", ""))


def from_self_play(game: AnyGame, seed: str, numbers: Iterable[int] | None = None) -> Iterator[Puzzle]:
    """Yield puzzles from games among AI players, without end."""
    for number in count() if numbers is None else numbers:
        yield from _of_log(game, _played(game, f"{seed}/{number}"))


def from_games(game: AnyGame, logs: Iterable[GameLog]) -> Iterator[Puzzle]:
    """Yield puzzles from finished human games."""
    for log in logs:
        yield from _of_log(game, log)


def varied(puzzles: Iterable[Puzzle], enough: int) -> Iterator[Puzzle]:
    """Yield up to ``enough`` distinct puzzles with varied answers.

    Among puzzles with the same choices, no answer is right much more often than the others together, so that habit
    doesn't help.
    """
    sorts: Counter[str] = Counter()
    alike: defaultdict[frozenset[str], Counter[str]] = defaultdict(Counter)
    late: defaultdict[frozenset[str], list[Puzzle]] = defaultdict(list)
    seen: set[str] = set()
    for puzzle in puzzles:
        if puzzle.id in seen:
            continue
        seen.add(puzzle.id)
        choices = frozenset(choice.code for choice in puzzle.choices)
        answers, waiting = alike[choices], late[choices]
        waiting.append(puzzle)
        while True:
            fit = (one for one in waiting if sorts[_sort(one)] < max(1, SHARE * enough) and _fits(answers, one.best))
            if (fitting := next(fit, None)) is None:
                break
            waiting.remove(fitting)
            sorts[_sort(fitting)] += 1
            answers[fitting.best] += 1
            yield fitting
            if sorts.total() >= enough:
                return


def _fits(answers: Counter[str], best: str) -> bool:
    return 2 * answers[best] <= answers.total()


def _sort(puzzle: Puzzle) -> str:
    """Return the first two words of the best move's code."""
    return ":".join(puzzle.best.split(":")[:2])


def _played(game: AnyGame, seed: str) -> GameLog:
    """Return a game among AI players of several levels, with any number of seats."""
    random = Random(f"{seed}/table")
    seats = random.choice(game.seats)
    levels = [level for level in game.levels[1:] if not _is_slow(game, level)] or game.levels
    players = [game.players[random.choice(levels)] for _ in range(seats)]
    return full_game(game, game.options_type(), players, seed)[1]


def _is_slow(game: AnyGame, level: str) -> bool:
    return level == game.levels[-1] and is_costly(game.players[level])


def _of_log(game: AnyGame, log: GameLog) -> Iterator[Puzzle]:
    header = log.header
    options = game.options_type.model_validate(header.options)
    if game.guide is None or header.seed is None or header.rules_version != game.rules_version:
        return
    spots = list(_spots(game, log))
    Random(f"{header.seed}/spots").shuffle(spots)
    looked: Counter[str] = Counter()
    for spot in spots:
        looked[spot.phase] += 1
        if looked[spot.phase] <= A_PHASE and (puzzle := _puzzle(game, options, log, spot)) is not None:
            looked[spot.phase] = A_PHASE  # one of a phase is enough
            yield puzzle


def _spots(game: AnyGame, log: GameLog) -> Iterator[Spot]:
    """Yield the decisions of a game with more than one choice."""
    state: Any = None
    deeds: list[Deed] = []
    for step in replay(game, log.header, log.entries):
        entry = step.entry
        if entry.seat is not None:
            moves = tuple(move for move in game.moves(state, entry.seat) if not move.free)
            view = game.view(state, entry.seat)
            if len(moves) > 1 and game.parse(entry.code) in moves and game.is_puzzle(view):
                yield Spot(tuple(deeds), entry.seat, view, moves)
            deeds.append((entry.seat, entry.code))
        state = step.state


def _puzzle(game: AnyGame, options: Options, log: GameLog, spot: Spot) -> Puzzle | None:
    glance = judge(game, Question(spot.view, spot.seat), GLANCE)
    if glance is None or len(glance.tried) > MOST or not _may_be_clear(glance, 1.0):
        return None
    glance = judge(game, Question(spot.view, spot.seat), LOOK, glance)
    if glance is None or not _may_be_clear(glance, SURE):
        return None
    missed = _missed(game, spot, glance.best.move)
    if missed < MISSED:
        return None
    chance, choices = _proved(game, spot, [one.move for one in glance.tried], log.header.seed or "")
    usual = game.options_type().model_dump()
    puzzle = Puzzle(
        kind=game.kind,
        rules_version=game.rules_version,
        seats=log.header.seats,
        options={name: value for name, value in options.model_dump(mode="json").items() if value != usual[name]},
        seed=log.header.seed or "",
        deeds=spot.deeds,
        seat=spot.seat,
        games=PROVING,
        chance=chance,
        missed=missed,
        choices=choices,
    )
    return puzzle if puzzle.is_clear else None


def _may_be_clear(glance: PositionEval, sure: float) -> bool:
    """Return whether all other choices are ``sure`` standard errors worse."""
    return all(other.lag >= LEAST and other.lag * JUDGED > sure * other.doubt for other in glance.verdicts[1:])


def _missed(game: AnyGame, spot: Spot, best: Any) -> float:
    players = [game.players[level] for level in game.levels[:WEAKER] if not is_costly(game.players[level])]
    players = players or [RandomPlayer()]
    moves = list(spot.moves)
    picks = [player.choose(spot.view, moves, Random(f"pick {number}")) for player in players for number in range(PICKS)]
    return round(fmean(pick != best for pick in picks), 2)


def _proved(game: AnyGame, spot: Spot, moves: Sequence[Any], seed: str) -> tuple[float, tuple[Weighed, ...]]:
    """Return the best choice's win rate, and how far behind each is, best first."""
    guide = game.guide
    assert guide is not None
    worlds = Worlds(game, guide, spot.view, lambda number: Random(f"{seed}/{len(spot.deeds)}/proof {number}"))
    worths: list[list[Evaluation]] = [[] for _ in moves]
    for number in range(PROVING):
        for move, found in zip(moves, worths, strict=True):
            found.append(simulate(game, guide, worlds, number, spot.seat, move))
    top = max(worths, key=lambda found: (fmean(one.chance for one in found), fmean(one.gain for one in found)))
    weighed = [_weighed(move.code, found, top) for move, found in zip(moves, worths, strict=True)]
    weighed.sort(key=lambda choice: (choice.lag, choice.short))
    return round(fmean(one.chance for one in top), DIGITS), tuple(weighed)


def _weighed(code: str, found: Sequence[Evaluation], top: Sequence[Evaluation]) -> Weighed:
    if found is top:
        return Weighed(code, 0.0, 0.0, 0.0)
    behind = [best.chance - one.chance for best, one in zip(top, found, strict=True)]
    error = stdev(behind) / sqrt(len(behind))
    short = fmean(best.gain - one.gain for best, one in zip(top, found, strict=True))
    return Weighed(code, round(fmean(behind), DIGITS), round(error, DIGITS), round(short, 1))
