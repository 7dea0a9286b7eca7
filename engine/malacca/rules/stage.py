"""The stages of a game. A rule ends by naming the stage that follows; ``course`` goes there."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TypeAlias

from engine.game import Dice
from engine.malacca.events import Emit
from engine.malacca.state import State


class Stage(IntEnum):
    """What is to be done next, without anybody deciding."""

    CASTING = 0
    """Let the next player draw characters, or begin."""
    ROUND = 1
    """Begin a round."""
    SHIP = 2
    """A ship comes in."""
    BETTING = 3
    """Ask who has not bet, or open the cards."""
    WAITING = 4
    """Ask who has to decide a waiting card, or settle the fight."""
    FIGHT = 5
    """Captured or defended; all coins are paid."""
    DRAWING = 6
    """Let the next player draw a special card, or end the round."""
    ROUND_OVER = 7


Rule: TypeAlias = Callable[[State, Dice, Emit], Stage | None]
"""Does one stage; gives the next, or ``None`` when a decision is awaited."""
