"""Matches among AI players that say which of them is stronger; none of them is played by the tests.

    make arena                          # all of them: some minutes
    make arena ARGS="--game manila"     # those of one game

Each is a match of ``manila arena`` with a rate of wins that is expected of one player. The result depends on the code
alone: after a change of an AI player, play them. How strong each level is, from many more games, is in docs/ai.md. The
tests look at single decisions instead (the parts on strength in ``tests/engine/*/test_players.py``).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from bot.cli.arena import bouts
from engine.arena import Score
from tests.engine.match import Match
from tests.kit import GAMES, kits

SEED: Final = "1"


MATCHES: Final = tuple(match for kit in kits().values() for match in kit.matches)


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
