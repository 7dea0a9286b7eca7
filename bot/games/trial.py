"""Time the first moves of a third-party game.

Slow ones would block everyone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

from engine.game import AnyGame
from engine.player import ThoughtDice, is_costly

SLOW_SECONDS: Final = 0.1
"""The maximum seconds of a call. docs/developers/writing-a-game.md says so, too."""
DECISIONS: Final = 12

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SlowCall:
    """A call of a game that takes too long."""

    name: str
    seconds: float


class _TooSlow(Exception):
    def __init__(self, call: SlowCall) -> None:
        super().__init__(call)
        self.call = call


def slow_call(game: AnyGame) -> SlowCall | None:
    """Play a few moves and return the first slow call, if any.

    Raises whatever the game raises.
    """
    try:
        _play(game)
    except _TooSlow as found:
        return found.call
    return None


def _play(game: AnyGame) -> None:
    random = Random(0)
    dice = ThoughtDice(random)
    state, _ = _timed("start", game.start, game.seats[0], game.options_type(), dice)
    for _ in range(DECISIONS):
        acting = _timed("to_act", game.to_act, state)
        if not acting:
            return
        seat = acting[0]
        moves = _timed("moves", game.moves, state, seat)
        _timed("view", game.view, state, None)
        view = _timed("view", game.view, state, seat)
        for player in game.players.values():
            if not is_costly(player):  # those run in separate processes
                _timed("choose", player.choose, view, moves, random)
        if (guide := game.guide) is not None:
            imagined = _timed("guide.imagine", guide.imagine, view, random)
            _timed("guide.pick", guide.pick, imagined, seat, dice)
        move = random.choice([move for move in moves if not move.free] or moves)
        _timed("advance", game.advance, game.copy(state), seat, move, dice)
        state, _ = _timed("play", game.play, state, seat, move, dice)


def _timed(name: str, call: Callable[..., T], *args: Any) -> T:
    began = perf_counter()
    result = call(*args)
    seconds = perf_counter() - began
    if seconds > SLOW_SECONDS:
        raise _TooSlow(SlowCall(name, seconds))
    return result
