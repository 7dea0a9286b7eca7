"""Play matches between AI players of any game.

The players move one seat on from game to game, with the same named dice until everyone has sat everywhere
(*duplicate*): so luck of a deal or a seat favors no one. Several processes may play the games: the result depends only
on the arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import inf, log10, sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from engine.game import AnyGame, AnyPlayer, Options
from engine.player import RandomPlayer, ThoughtDice
from engine.simulate import play_out

RANDOM: Final = "random"
"""The player that every game has, whether it names it or not."""

CERTAINTY: Final = 1.96
"""Half the width of a 95% interval, in standard deviations."""
FEW: Final = 10
"""With fewer deals than this, the correlation between games of one deal is unknown."""

ZERO: Final = 1000
"""The mean rating of all players."""
TENFOLD: Final = 400
"""Rating points that mean ten times the chance to win."""
ROUNDS: Final = 500
"""Iterations for estimating the strengths; they converge much sooner."""
FAINT: Final = 0.5
"""A win added for everyone, so that a player without wins has a rating too."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a match: the names by seat, and the winning seats."""

    names: tuple[str, ...]
    winners: tuple[int, ...]
    deal: int | None = None
    """Games of one number were played with the same dice."""
    scores: tuple[int, ...] = ()
    """The final score of each seat."""


class _NamedDice:
    """Dice that repeat the same draws under a name, whatever is played."""

    __slots__ = ("_seed",)

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def named(self, name: str, *numbers: int) -> ThoughtDice:
        """Return the draws of a name, from their beginning."""
        return ThoughtDice(Random(f"{self._seed}:{name.format(*numbers)}"))


def bout(
    game: AnyGame,
    options: Options,
    names: Sequence[str],
    seed: str,
    number: int,
    guests: Mapping[str, AnyPlayer] | None = None,
) -> Bout:
    """Play game ``number`` of a match; ``guests`` override the game's players."""
    deal, turn = divmod(number, len(names))
    seated = (*names[turn:], *names[:turn])
    dice = _NamedDice(f"{seed}/{deal}")
    state, _ = game.start(len(seated), options, dice)
    known = {**game.players, RANDOM: RandomPlayer(), **(guests or {})}
    play_out(game, state, [known[name] for name in seated], Random(f"{seed}/{number}"), dice)
    standing = game.standing(state)
    scores = {seat: place.score for place in standing.places for seat in place.seats}
    return Bout(seated, standing.winners, deal, tuple(scores[seat] for seat in range(len(seated))))


@dataclass(slots=True)
class MatchScore:
    """The running score of a match; a shared win counts in fractions."""

    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    """By name; seats of one name count together."""
    deals: dict[int, tuple[int, dict[str, float]]] = field(default_factory=dict)
    """By deal: its games, and the wins in them by name."""
    points: dict[int, dict[str, list[int]]] = field(default_factory=dict)
    """By deal: the final scores by name."""

    @classmethod
    def of(cls, bouts: Iterable[Bout]) -> MatchScore:
        """Return the score after some bouts."""
        score = cls()
        for played in bouts:
            score.add(played)
        return score

    def add(self, played: Bout) -> None:
        """Count one more game."""
        self.games += 1
        for name in played.names:
            self.wins.setdefault(name, 0.0)
        count, won = (0, {}) if played.deal is None else self.deals.get(played.deal, (0, {}))
        for seat in played.winners:
            name = played.names[seat]
            self.wins[name] += 1 / len(played.winners)
            won[name] = won.get(name, 0.0) + 1 / len(played.winners)
        if played.deal is not None:
            self.deals[played.deal] = (count + 1, won)
            points = self.points.setdefault(played.deal, {})
            for name, scored in zip(played.names, played.scores, strict=False):
                points.setdefault(name, []).append(scored)

    def win_rate(self, name: str) -> float:
        """Return the fraction of all games that the seats of this name won."""
        return self.wins[name] / self.games

    def interval(self, name: str) -> tuple[float, float]:
        """Return the 95% interval of the win rate, by Wilson's score interval."""
        rate, count, z = self.win_rate(name), self._worth(name), CERTAINTY
        centre = rate + z * z / (2 * count)
        spread = z * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
        scale = 1 + z * z / count
        return (centre - spread) / scale, (centre + spread) / scale

    def doubt(self, name: str) -> float:
        """Return half the width of the 95% interval."""
        low, high = self.interval(name)
        return (high - low) / 2

    def lead(self, name: str) -> tuple[float, float]:
        """Return the mean lead in score over the others, and half the 95% interval.

        By whole deals; the interval is infinite unless two were played.
        """
        leads = [
            mean(points[name]) - mean(chain.from_iterable(some for other, some in points.items() if other != name))
            for deal, points in self.points.items()
            if self.deals[deal][0] == self.deals[0][0]
        ]
        return mean(leads), CERTAINTY * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else inf

    def _worth(self, name: str) -> float:
        """Return the effective number of independent games."""
        rate, deals = self.win_rate(name), len(self.deals)
        apart = sum((won.get(name, 0.0) - rate * count) ** 2 for count, won in self.deals.values())
        if deals < FEW or not apart:
            return self.games
        return rate * (1 - rate) * self.games**2 * (deals - 1) / (deals * apart)


def ratings(bouts: Sequence[Bout]) -> dict[str, float]:
    """Return the rating of each name by Luce's model.

    A player's chance to win is their share of the table's strength. 400 points more are ten times the chance; the mean
    of all names is 1000. Estimated by the minorization steps of Hunter (2004); half a win more for everyone keeps
    strengths finite.
    """
    wins = {name: FAINT for played in bouts for name in played.names}
    for played in bouts:
        for seat in played.winners:
            wins[played.names[seat]] += 1 / len(played.winners)
    tables: dict[tuple[str, ...], int] = {}
    for played in bouts:
        table = tuple(sorted(played.names))
        tables[table] = tables.get(table, 0) + 1
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        shares = dict.fromkeys(wins, FAINT)
        for table, count in tables.items():
            total = sum(strength[name] for name in table)
            for name in table:
                shares[name] += count * strength[name] / total
        strength = {name: strength[name] * wins[name] / shares[name] for name in wins}
    points = {name: TENFOLD * log10(value) for name, value in strength.items()}
    mean = sum(points.values()) / len(points)
    return {name: ZERO + value - mean for name, value in points.items()}
