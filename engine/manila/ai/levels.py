"""The AI players of Manila by name. docs/developers/ai.md says how strong each is, and how that was measured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import AnyGame, Player
from engine.manila.ai.guide import GUIDE
from engine.manila.ai.heuristic import HeuristicPlayer
from engine.manila.ai.league import LEAGUE
from engine.manila.ai.merchant import MerchantPlayer
from engine.manila.ai.simple import SimplePlayer
from engine.manila.moves import ManilaMove
from engine.manila.view import ManilaView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""What people can choose, weakest first."""

BEGINNER_DOUBT: Final = 5.0
EASY_DOUBT: Final = 1.2
"""Pesos by which the weaker levels misjudge a move."""
HARD_ROLLOUTS: Final = 8
EXPERT_ROLLOUTS: Final = 280
"""Simulations for one decision."""


def players(game: AnyGame) -> Mapping[str, Player[ManilaView, ManilaMove]]:
    """All players by name: the levels, weakest first, and beside them those that the levels are measured by."""
    heuristic = HeuristicPlayer()
    return {
        "random": RandomPlayer(),
        "beginner": HeuristicPlayer(BEGINNER_DOUBT),
        "easy": HeuristicPlayer(EASY_DOUBT),
        "simple": SimplePlayer(),
        "steady": heuristic,
        "heuristic": heuristic,
        "hard": MerchantPlayer(game, GUIDE, HARD_ROLLOUTS),
        "expert": MerchantPlayer(game, GUIDE, EXPERT_ROLLOUTS),
        **LEAGUE,
    }
