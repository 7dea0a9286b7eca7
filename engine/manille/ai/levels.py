"""The AI players of both games by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Player
from engine.manille.ai.expert import ExpertPlayer
from engine.manille.ai.simple import SimplePlayer
from engine.manille.moves import ManilleMove
from engine.manille.view import ManilleView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""The levels that users can choose, weakest first."""

BEGINNER_DOUBT: Final = 12.0
EASY_DOUBT: Final = 4.0
"""The error of the weaker levels in valuing a move, in points."""
HARD_WORLDS: Final = 5
EXPERT_WORLDS: Final = 48
"""Imagined deals for choosing a card. Trump and calls are rare and important: both levels take more time for them."""
CHOICE_WORLDS: Final = 60

_STEADY: Final = SimplePlayer()

PLAYERS: Final[Mapping[str, Player[ManilleView, ManilleMove]]] = {
    "random": RandomPlayer(),
    "beginner": SimplePlayer(BEGINNER_DOUBT),
    "easy": SimplePlayer(EASY_DOUBT),
    "steady": _STEADY,
    "simple": _STEADY,
    "hard": ExpertPlayer(HARD_WORLDS, CHOICE_WORLDS),
    "expert": ExpertPlayer(EXPERT_WORLDS, CHOICE_WORLDS),
}
"""All players, weakest first: the levels, and the players they are measured against. ``simple`` is the substitute."""
