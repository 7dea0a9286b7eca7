"""Time the first moves of a third-party game.

A game with calls of ``SLOW_SECONDS`` is hosted all the same. One with a call of ``MOST_SECONDS`` isn't.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

from engine.game import AnyGame
from engine.player import ThoughtDice, is_costly

SLOW_SECONDS: Final = 0.1
"""The maximum seconds of a call. docs/developers/writing-a-game.md says so, too."""
MOST_SECONDS: Final = 1.0
"""The seconds of a call that would block every table, or end a process in which others search."""
DECISIONS: Final = 12

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SlowCall:
    name: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.name} took {self.seconds:.1f} s"


class _TooSlow(Exception):
    """A call that took too long, which ends the trial."""


def slow_call(game: AnyGame) -> SlowCall | None:
    """Play a few moves and return the slowest call, if slow; raise what it raises."""
    watch = _StopWatch()
    with suppress(_TooSlow):
        _play(game, watch)
    return watch.slowest if watch.slowest.seconds > SLOW_SECONDS else None


def _play(game: AnyGame, timed: _StopWatch) -> None:
    random = Random(0)
    dice = ThoughtDice(random)
    state, _ = timed("start", game.start, game.seats[0], game.options_type(), dice)
    for _ in range(DECISIONS):
        acting = timed("to_act", game.to_act, state)
        if not acting:
            return
        seat = acting[0]
        moves = timed("moves", game.moves, state, seat)
        timed("view", game.view, state, None)
        view = timed("view", game.view, state, seat)
        for player in game.players.values():
            if not is_costly(player):  # those run in separate processes
                timed("choose", player.choose, view, moves, random)
        if (guide := game.guide) is not None:
            imagined = timed("guide.imagine", guide.imagine, view, random)
            timed("guide.pick", guide.pick, imagined, seat, dice)
        move = random.choice([move for move in moves if not move.free] or moves)
        timed("advance", _advance, game, state, seat, move, dice)
        state, _ = timed("play", game.play, state, seat, move, dice)


def _advance(game: AnyGame, state: Any, *decided: Any) -> None:
    game.advance(game.copy(state), *decided)


class _StopWatch:
    def __init__(self) -> None:
        self.slowest = SlowCall("", 0.0)

    def __call__(self, name: str, call: Callable[..., T], *args: Any) -> T:
        """Time a call; ``_TooSlow`` if it is slow twice: the machine may have been busy."""
        result, seconds = _timed(call, *args)
        if seconds > MOST_SECONDS:
            result, again = _timed(call, *args)
            seconds = min(seconds, again)
        if seconds > self.slowest.seconds:
            self.slowest = SlowCall(name, seconds)
        if seconds > MOST_SECONDS:
            raise _TooSlow
        return result


def _timed(call: Callable[..., T], *args: Any) -> tuple[T, float]:
    began = perf_counter()
    result = call(*args)
    return result, perf_counter() - began
