"""The AI players of Manille and Manilla, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Player
from engine.manille.ai.expert import ExpertPlayer
from engine.manille.ai.hasty import HastyPlayer
from engine.manille.ai.simple import MANILLE_THUMB, THUMB, SimplePlayer, Thumb
from engine.manille.moves import ManilleMove
from engine.manille.view import ManilleView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""The levels that users can choose, weakest first."""

HASTE: Final = {"manilla": (0.85, 0.42), "manille": (0.95, 0.53)}
"""How often the two weaker levels don't weigh a card, by game."""
DOUBTS: Final = (3.0, 1.6)
"""Their errors in valuing trump and calls if six play, in points."""
HARD_WORLDS: Final = 5
EXPERT_WORLDS: Final = 48
"""Imagined deals for choosing a card. Trump and calls are rare and important: both levels take more time for them."""
CHOICE_WORLDS: Final = 60
HARD_WORLDS_OF_THREE: Final = 2
"""With three players five deals play nearly as well as 48: ``expert`` won 39% against two ``hard``, and wins 47%."""


def players_of(kind: str, thumb: Thumb) -> Mapping[str, Player[ManilleView, ManilleMove]]:
    """Return all players of a game.

    The levels, weakest first, and the players they are measured against. ``simple`` is the substitute.
    """
    steady = SimplePlayer(thumb=thumb)
    return {
        "random": RandomPlayer(),
        **{
            level: HastyPlayer(steady, haste, SimplePlayer(thumb, doubt))
            for level, haste, doubt in zip(LEVELS, HASTE[kind], DOUBTS, strict=False)
        },
        "steady": steady,
        "simple": steady,
        "hard": ExpertPlayer(HARD_WORLDS, CHOICE_WORLDS, HARD_WORLDS_OF_THREE),
        "expert": ExpertPlayer(EXPERT_WORLDS, CHOICE_WORLDS),
    }


PLAYERS: Final = {"manilla": players_of("manilla", THUMB), "manille": players_of("manille", MANILLE_THUMB)}
"""By game."""
