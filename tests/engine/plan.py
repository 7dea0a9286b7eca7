"""Plain plans: what somebody may hit upon in one evening, followed without fail. No level may lose to one.

Each game has its own in ``tests/engine/<package>/plans.py``. ``make arena ARGS=--plans`` plays one of each among every
level at every number of seats, and stops at each table once the bar is passed or missed beyond doubt. So does
``make arena ARGS=--steps`` with one of each level among those of the level below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from random import Random
from typing import Any, Final

from engine.matches import RANDOM, MatchScore, bout
from tests.engine.match import Match
from tests.kit import GAMES, kit

GAMES_OF_A_PLAN: Final = 3000
"""At the most: where 600 leave it open, a plan's whole interval may still be below its bar."""
GAMES_OF_A_STEP: Final = 600
LOOKS: Final = 10
GAMES_A_LOOK: Final = 60
"""It is asked so often on the way whether the bar is passed or missed, and at least after so many games."""
SLACK: Final = 0.03
"""By how much the upper end of the interval may be above chance."""
STEP: Final = 0.08
"""By how much a level must beat chance against the level below."""
SEED: Final = "plans"


@dataclass(frozen=True, slots=True)
class Plan:
    """An AI player that always does what its plan says."""

    pick: Callable[[Any, Sequence[Any]], Any]
    """One of the moves, from one's view."""
    blind: bool = False
    """Whether it pays no heed to the table."""

    def choose(self, view: Any, moves: Sequence[Any], random: Random) -> Any:
        """The move of the plan."""
        return self.pick(view, [move for move in moves if not move.free] or moves)


def plans_of(kind: str) -> dict[str, Plan]:
    """The plans of a game by name."""
    return dict(kit(kind).plans)


def table(kind: str, seats: int, one: str, other: str) -> tuple[str, ...]:
    """One name against the other: every other seat where seats are partners, else one seat alone."""
    return (one, other) * (seats // 2) if seats in kit(kind).partners else (one, *[other] * (seats - 1))


def trials(kind: str, levels: Sequence[str] = (), seats: Sequence[int] = ()) -> Iterator[Match]:
    """One of each plan among each level at each number of seats, and how often it may win at the most.

    Not more often than by chance; against the lowest level twice as often, if it pays heed to the table.
    """
    game = GAMES[kind]
    lowest = game.levels[0]
    for level, count, (name, plan) in product(levels or game.levels, seats or game.seats, plans_of(kind).items()):
        names = table(kind, count, name, level)
        chance = names.count(name) / count
        bar = chance * (2 if level == lowest and not plan.blind else 1) + SLACK
        if bar < 1:
            yield Match(kind, names, GAMES_OF_A_PLAN, most=bar)


def steps(kind: str, levels: Sequence[str] = (), seats: Sequence[int] = ()) -> Iterator[Match]:
    """One of each level among those of the level below, at each number of seats."""
    game = GAMES[kind]
    for (below, level), count in product(pairwise((RANDOM, *game.levels)), seats or game.seats):
        names = table(kind, count, level, below)
        if level in (levels or game.levels):
            yield Match(kind, names, GAMES_OF_A_STEP, least=names.count(level) / count + STEP)


def settled(match: Match) -> MatchScore:
    """Play a match until the interval is on one side of its bar, or all its games."""
    game, guests, score = GAMES[match.kind], plans_of(match.kind), MatchScore()
    name, bar = match.names[0], match.least or match.most
    deals = -(-min(match.games // LOOKS, GAMES_A_LOOK) // len(match.names))
    for number in range(match.games):
        score.add(bout(game, game.options_type(), match.names, SEED, number, guests))
        if (number + 1) % (deals * len(match.names)) == 0:
            low, high = score.interval(name)
            if high <= bar or low > bar:
                break
    return score


def verdict(match: Match, score: MatchScore) -> tuple[bool, str]:
    """Whether a plan stays below its bar or a level reaches it, and a line that says so.

    A plan must do so with its whole interval.
    """
    name = match.names[0]
    low, high = score.interval(name)
    (lead, doubt), won = score.lead(name), score.win_rate(name)
    good = won >= match.least if match.least else high <= match.most
    rate = f"{won:6.1%} ({max(0.0, low):.1%} - {high:.1%}) of {score.games:>3}  lead {lead:+.1f} ± {doubt:.1f}"
    return good, f"{'ok  ' if good else 'FAIL'} {rate}  {match}"


def first(_view: Any, moves: Sequence[Any]) -> Any:
    """The first legal move, whatever it is."""
    return moves[0]


def last(_view: Any, moves: Sequence[Any]) -> Any:
    """The last one."""
    return moves[-1]
