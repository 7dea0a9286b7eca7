"""A game that is written out beforehand: the same deal, the same dice and the same moves whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from engine.fair import FairDice
from engine.game import AnyGame, Options, Seat

Deed: TypeAlias = tuple[Seat, str]
"""A move by its code, and whose it is."""


def play_out(game: AnyGame, seats: int, options: Options, seed: str, deeds: Iterable[Deed]) -> Any:
    """The state after some moves of a game that began with this seed, by today's rules.

    Raises ``GameError`` for a move that is not legal then: the script does not fit the rules any more.
    """
    used: set[str] = set()
    dice = FairDice(seed, used)
    state, _ = game.start(seats, options, dice)
    for seat, code in deeds:
        used.update(dice.names)
        dice = FairDice(seed, used)
        state, _ = game.play(state, seat, game.parse(code), dice)
    return state
