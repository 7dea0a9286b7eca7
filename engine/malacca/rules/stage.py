"""The stages of a game."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TypeAlias

from engine.game import Dice
from engine.malacca.events import Emit
from engine.malacca.state import State


class Stage(IntEnum):
    """A step of the rules that needs no decision."""

    CASTING = 0
    """Let the next player draw characters, or begin."""
    ROUND = 1
    """Begin a round."""
    SHIP = 2
    """Let a ship come in."""
    BETTING = 3
    """Ask a player who hasn't bet, or open the cards."""
    WAITING = 4
    """Ask a player with an undecided waiting card, or resolve the fight."""
    FIGHT = 5
    """Decide the fight and pay all coins."""
    DRAWING = 6
    """Let the next player draw a special card, or end the round."""
    ROUND_OVER = 7


Rule: TypeAlias = Callable[[State, Dice, Emit], Stage | None]
"""Runs one stage; returns the next, or ``None`` when a decision is due."""
