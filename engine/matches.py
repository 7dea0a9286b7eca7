"""Matches between AI players of any game: who wins how often, how sure that is, and how strong each is.

The players move one seat on from game to game, with the same named dice until everybody has sat everywhere
(*duplicate*): so luck of a deal or a seat favours nobody. Games may be played by several processes: the result depends
on the arguments alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log10, sqrt
from random import Random
from typing import Final

from engine.game import AnyGame, AnyPlayer, Options
from engine.player import RandomPlayer, ThoughtDice
from engine.simulate import play_out

RANDOM: Final = "random"
"""The player that every game has, whether it names it or not."""

CERTAINTY: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""
FEW: Final = 10
"""With fewer deals than these it cannot be told how much the games of one deal have in common."""

ZERO: Final = 1000
"""The mean rating of all who played."""
TENFOLD: Final = 400
"""Rating points that mean ten times the chance to win."""
ROUNDS: Final = 500
"""Improvements of the estimated strengths; they settle much sooner."""
FAINT: Final = 0.5
"""A win that is added for everybody, so that who never won has a strength too."""


def player_named(game: AnyGame, name: str) -> AnyPlayer:
    """A game's AI player of a name, or the random one. Raises ``KeyError`` if there is none."""
    return RandomPlayer() if name == RANDOM else game.players[name]


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a match: the names by seat, and the seats that won."""

    names: tuple[str, ...]
    winners: tuple[int, ...]
    deal: int | None = None
    """Games of one number were played with the same dice."""


class _NamedDice:
    """The same draws under the same name, whoever decides what."""

    __slots__ = ("_seed",)

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def named(self, name: str, *numbers: int) -> ThoughtDice:
        """The draws of a name, from their beginning."""
        return ThoughtDice(Random(f"{self._seed}:{name.format(*numbers)}"))


def bout(
    game: AnyGame,
    options: Options,
    names: Sequence[str],
    seed: str,
    number: int,
    guests: Mapping[str, AnyPlayer] | None = None,
) -> Bout:
    """Play game ``number`` of a match. ``guests`` are players that the game has not, and stand for its own names."""
    deal, turn = divmod(number, len(names))
    seated = (*names[turn:], *names[:turn])
    dice = _NamedDice(f"{seed}/{deal}")
    state, _ = game.start(len(seated), options, dice)
    known = guests or {}
    players = [known[name] if name in known else player_named(game, name) for name in seated]
    play_out(game, state, players, Random(f"{seed}/{number}"), dice)
    return Bout(seated, game.standing(state).winners, deal)


@dataclass(slots=True)
class Score:
    """What came of a match. A win that is shared counts in parts."""

    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    """By name; seats of one name count together."""
    deals: dict[int, tuple[int, dict[str, float]]] = field(default_factory=dict)
    """By deal: its games, and the wins in them by name."""

    @classmethod
    def of(cls, bouts: Iterable[Bout]) -> Score:
        """The score of some bouts. A shared win counts in parts that make one."""
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

    def win_rate(self, name: str) -> float:
        """The part of all games that the seats of this name have won."""
        return self.wins[name] / self.games

    def interval(self, name: str) -> tuple[float, float]:
        """Between these the win rate lies with 95 % certainty: Wilson's score interval, for as many games as these are
        worth where those of one deal have something in common.
        """
        rate, count, z = self.win_rate(name), self._worth(name), CERTAINTY
        centre = rate + z * z / (2 * count)
        spread = z * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
        scale = 1 + z * z / count
        return (centre - spread) / scale, (centre + spread) / scale

    def doubt(self, name: str) -> float:
        """Half the width of the interval."""
        low, high = self.interval(name)
        return (high - low) / 2

    def _worth(self, name: str) -> float:
        """How many independent games tell as much: by the variance between deals."""
        rate, deals = self.win_rate(name), len(self.deals)
        apart = sum((won.get(name, 0.0) - rate * count) ** 2 for count, won in self.deals.values())
        if deals < FEW or not apart:
            return self.games
        return rate * (1 - rate) * self.games**2 * (deals - 1) / (deals * apart)


def ratings(bouts: Sequence[Bout]) -> dict[str, float]:
    """The strength of each name by Luce's model: the chance to win is one's part of the table's strength.

    400 points more are ten times the chance. The mean of all names is 1000. Estimated by the minorisation steps of
    Hunter (2004); half a win more for everybody keeps strengths finite.
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
