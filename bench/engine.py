"""Measure whole games per second on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from bench.result import Result
from bot.games.catalogue import catalogue
from engine.game import AnyGame
from engine.player import RandomPlayer
from engine.simulate import full_game, quick_game

SECONDS: Final = 2.0
"""How long each way of playing is measured."""


def measure() -> Iterator[Result]:
    """Yield figures for games among random players: as in searches, and at tables."""
    for game in catalogue().games.values():
        for seats in game.seats:
            yield Result(f"{game.kind}, {seats} seats, as a search plays", _rate(game, seats, quick_game), "games/s")
        seats = game.seats[-1]
        yield Result(f"{game.kind}, {seats} seats, as a table plays", _rate(game, seats, full_game), "games/s")


def _rate(game: AnyGame, seats: int, play: Callable[..., object]) -> float:
    options, players = game.options_type(), [RandomPlayer()] * seats
    begun, count = perf_counter(), 0
    while (spent := perf_counter() - begun) < SECONDS:
        play(game, options, players, f"bench/{count}")
        count += 1
    return count / spent
