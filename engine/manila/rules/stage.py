"""The stages of a voyage."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TypeAlias

from engine.game import Dice
from engine.manila.events import Emit
from engine.manila.state import State


class Stage(IntEnum):
    """A step of the rules that needs no decision."""

    VOYAGE = 0
    """Clear the board and open the auction."""
    BIDDING = 1
    """Ask the next bidder, or close the auction."""
    OFFICE = 2
    """The office is being paid."""
    BUYING = 3
    """Offer a share to the new harbor master."""
    SHARE = 4
    """The share is being paid."""
    LAP = 5
    """Begin a placement round."""
    PLACING = 6
    """Ask the next merchant of the round, or close it."""
    SPACE = 7
    """A space is being paid."""
    LAP_OVER = 8
    ROLLING = 9
    BOARDING = 10
    """Ask the pirate whose turn it is to decide."""
    PILOTING = 11
    """Ask the pilot whose turn it is to decide."""
    LANDING = 12
    """After the last roll: arrivals, wrecks, plunder."""
    PLUNDERING = 13
    """Ask the captain where a plundered punt goes."""
    PAYOUT = 14
    REPAIRS = 15
    """The insurer is paying."""
    RISING = 16
    """The market rises; the game ends, or a voyage follows."""


Rule: TypeAlias = Callable[[State, Dice, Emit], Stage | None]
"""Runs one stage; returns the next, or ``None`` when a decision is due."""
