"""Matches among AI players that say which of them is stronger; none of them is played by the tests.

    make arena                          # all of them: some minutes
    make arena ARGS="--game manila"     # those of one game
    make arena ARGS="--plans --levels easy,steady --seats 3"    # plain plans against levels
    make arena ARGS="--steps --game manila"                     # each level against the one below

Each is a match of ``manila benchmark`` with a rate of wins that is expected of one player. The result depends on the
code alone: after a change of an AI player, play them. How strong each level is, from many more games, is in
docs/developers/ai.md. The tests look at single decisions instead (``tests/engine/*/test_players.py``).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from bot.cli.benchmark import bouts
from engine.matches import MatchScore
from tests.engine import plan
from tests.engine.match import Match
from tests.kit import GAMES, kits

SEED: Final = "1"


MATCHES: Final = tuple(match for kit in kits().values() for match in kit.matches)


def rate(match: Match, workers: int) -> float:
    """The part of the games that the first player's seats win."""
    played = bouts(GAMES[match.kind], match.names, SEED, match.games, workers)
    return MatchScore.of(played).win_rate(match.names[0])


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


def play_plans(matches: Sequence[Match], workers: int, say: Callable[[str], None] = print) -> int:
    """Play plans against levels and tell of each. Gives how many win too often."""
    if workers == 1:
        return _told(matches, map(plan.settled, matches), say)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return _told(matches, pool.map(plan.settled, matches), say)


def _told(matches: Sequence[Match], scores: Iterable[MatchScore], say: Callable[[str], None]) -> int:
    failed = 0
    for match, score in zip(matches, scores, strict=True):
        good, line = plan.verdict(match, score)
        failed += not good
        say(line)
    say(f"{len(matches) - failed} passed, {failed} failed")
    return failed


def _listed(text: str) -> list[str]:
    return text.split(",")


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make arena", description="Play the matches that say who is stronger.")
    parser.add_argument("--game", choices=sorted({match.kind for match in MATCHES}), help="those of one game alone")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--plans", action="store_true", help="plain plans against levels, in place of the matches")
    parser.add_argument(
        "--steps", action="store_true", help="each level against the one below, in place of the matches"
    )
    parser.add_argument("--levels", type=_listed, default=(), help="with --plans or --steps: only these, with commas")
    parser.add_argument("--seats", type=_numbers, default=(), help="with --plans or --steps: only these numbers")
    options = parser.parse_args(arguments)

    def say(line: str) -> None:
        print(line, flush=True)  # noqa: T201

    if options.plans or options.steps:
        kinds = [kind for kind in GAMES if options.game in {None, kind}]
        of = plan.steps if options.steps else plan.trials
        trials = [match for kind in kinds for match in of(kind, options.levels, options.seats)]
        return min(1, play_plans(trials, options.workers, say))
    chosen = [match for match in MATCHES if options.game in {None, match.kind}]
    return min(1, play(chosen, options.workers, say))


if __name__ == "__main__":
    sys.exit(main())
