"""Matches among AI players that say which of them is stronger; none of them is played by the tests.

    make arena                          # all of them: some minutes
    make arena ARGS="--game malacca"    # those of one game

Each is a match of ``manila arena`` with a rate of wins that is expected of one player. The result depends on the code
alone: after a change of an AI player, play them. How strong each level is, from many more games, is in docs/ai.md. The
tests look at single decisions instead (the parts on strength in ``tests/engine/*/test_players.py``).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.cli.arena import bouts
from engine.arena import Score
from engine.malacca.ai.plain import PLAIN
from tests.kit import GAMES

SEED: Final = "1"


@dataclass(frozen=True, slots=True)
class Match:
    """A match, and how often the first of its players is to win. Seats of one name count together."""

    kind: str
    names: tuple[str, ...]
    games: int
    least: float = 0.0
    most: float = 1.0

    def __str__(self) -> str:
        expected = f"at least {self.least:.0%}" if self.least else f"at most {self.most:.0%}"
        return f"{self.kind}: {', '.join(self.names)} ({expected} for {self.names[0]})"


def _duel(kind: str, seats: int, better: str, worse: str, games: int, least: float) -> Match:
    """Partners, or two alone: every other seat."""
    return Match(kind, (better, worse) * (seats // 2), games, least)


MATCHES: Final = (
    Match("manila", ("simple", *["random"] * 3), 40, 0.8),
    Match("manila", ("beginner", *["random"] * 2), 60, 0.6),
    Match("manila", ("easy", *["beginner"] * 2), 60, 0.6),
    Match("manila", ("steady", *["easy"] * 2), 60, 0.6),
    Match("manila", ("heuristic", *["simple"] * 2), 60, 0.36),
    Match("manila", ("expert", *["heuristic"] * 2), 60, 0.5),
    *(
        Match("malacca", (better, worse, worse), 90, 0.35)
        for worse, better in pairwise(("random", "beginner", "easy", "steady", "hard", "expert"))
    ),
    *(Match("malacca", (plan, *["expert"] * 3), 40, most=0.2) for plan in PLAIN),
    *(Match("malacca", ("expert", *[plan] * 3), 20, 0.7) for plan in ("trader", "copycat")),
    _duel("manilla", 2, "simple", "random", 40, 0.8),
    _duel("manilla", 4, "simple", "random", 40, 0.8),
    _duel("manilla", 6, "simple", "random", 40, 0.7),
    Match("manilla", ("simple", "random", "random"), 40, 0.5),
    _duel("manille", 4, "simple", "random", 40, 0.65),
    _duel("manille", 4, "expert", "steady", 40, 0.55),
)


def rate(match: Match, workers: int) -> float:
    """The part of the games that the first player's seats win."""
    played = bouts(GAMES[match.kind], match.names, SEED, match.games, workers)
    return Score.of(played).win_rate(match.names[0])


def play(matches: Sequence[Match], workers: int, say: Callable[[str], None] = print) -> int:
    """Play matches and tell of each. Gives how many went otherwise than expected."""
    failed = 0
    for match in matches:
        won = rate(match, workers)
        good = match.least <= won <= match.most
        failed += not good
        say(f"{'ok  ' if good else 'FAIL'} {won:6.1%} of {match.games:>3}  {match}")
    say(f"{len(matches) - failed} passed, {failed} failed")
    return failed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make arena", description="Play the matches that say who is stronger.")
    parser.add_argument("--game", choices=sorted({match.kind for match in MATCHES}), help="those of one game alone")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    options = parser.parse_args(arguments)
    chosen = [match for match in MATCHES if options.game in {None, match.kind}]
    return min(1, play(chosen, options.workers, lambda line: print(line, flush=True)))  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
