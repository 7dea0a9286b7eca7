"""The chance to win a match from its score.

The problem of points of Pascal and Fermat, solved backwards, deal by deal. With three players, each pair is solved
separately, as if they dealt in turns.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.game import Seat
from engine.manille.state import State


class Deals(NamedTuple):
    """The distribution of deal results, measured over some hundred games."""

    dealer: float
    """How often the dealer's side wins a decided deal."""
    scored: tuple[int, ...]
    """The winner's score: twelve equally likely values, ascending."""


DEALS: Final = {
    ("manilla", 2): Deals(0.64, (1, 3, 5, 7, 8, 11, 13, 16, 20, 26, 40, 64)),
    ("manilla", 3): Deals(0.5, (2, 4, 6, 8, 10, 12, 14, 18, 22, 26, 32, 46)),
    ("manilla", 4): Deals(0.67, (2, 4, 5, 7, 9, 12, 14, 17, 21, 28, 40, 96)),
    ("manilla", 6): Deals(0.73, (2, 5, 8, 11, 13, 16, 18, 21, 32, 52, 64, 152)),
    ("manille", 4): Deals(0.62, (1, 3, 4, 6, 7, 9, 11, 13, 15, 17, 22, 28)),
}


def chance(state: State, seat: Seat) -> float:
    """Return a seat's chance to win the match before a deal is played."""
    team = state.layout.teams[seat]
    if state.victors:
        return (state.victors >> team & 1) / state.victors.bit_count()
    needed = state.options.best_of // 2 + 1
    return _match(tuple(needed - wins for wins in state.wins), tuple(_game(state)))[team]


def _game(state: State) -> list[float]:
    """Return each team's chance to win the current game."""
    options, teams = state.options, range(len(state.scores))
    left = [max(1, options.target - score) for score in state.scores]
    dealer = state.layout.teams[state.dealer]

    def before(one: int, other: int) -> float:
        """Return the chance that one team reaches the target before another."""
        if other == dealer:
            return 1 - before(other, one)
        chances = _race(options.kind, state.players, options.target)
        first = chances[left[one]][left[other]]
        return first if one == dealer else (first + 1 - chances[left[other]][left[one]]) / 2

    odds = [1 / (1 + sum((1 - there) / max(there, 1e-6) for there in
            (before(one, other) for other in teams if other != one))) for one in teams]  # fmt: skip
    return [one / sum(odds) for one in odds]


@lru_cache(maxsize=16)
def _race(kind: str, players: int, target: int) -> list[list[float]]:
    """Return the dealer's side's chance to be first, by the points both lack."""
    deals = DEALS[kind, players]
    part = 1 / len(deals.scored)
    table = [[0.0] * (target + 1) for _ in range(target + 1)]
    for total in range(2, 2 * target + 1):
        for mine in range(max(1, total - target), min(target, total - 1) + 1):
            theirs = total - mine
            won = sum([1 - table[theirs][mine - scored] if scored < mine else 1.0 for scored in deals.scored])
            lost = sum([1 - table[theirs - scored][mine] if scored < theirs else 0.0 for scored in deals.scored])
            table[mine][theirs] = part * (deals.dealer * won + (1 - deals.dealer) * lost)
    return table


@lru_cache(maxsize=256)
def _match(needed: tuple[int, ...], game: tuple[float, ...]) -> tuple[float, ...]:
    """Return each team's chance to win the match, given the games it lacks."""
    teams = range(len(needed))
    if all(games == 1 for games in needed):
        return game
    total = [0.0 for _ in teams]
    even = (1 / len(needed),) * len(needed)
    for winner, team in product(teams, teams):
        left = tuple(games - (one == winner) for one, games in enumerate(needed))
        after = float(winner == team) if not left[winner] else _match(left, even)[team]
        total[team] += game[winner] * after
    return tuple(total)
