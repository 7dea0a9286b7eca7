"""The AI players of Manila, by name."""

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
"""The levels that users can choose, weakest first."""

BEGINNER_DOUBT: Final = 5.0
EASY_DOUBT: Final = 1.2
"""The error of the weaker levels in valuing a move, in pesos."""
HARD_ROLLOUTS: Final = 8
EXPERT_ROLLOUTS: Final = 280
"""The number of simulations per decision."""


def players(game: AnyGame) -> Mapping[str, Player[ManilaView, ManilaMove]]:
    """Return all players by name."""
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
