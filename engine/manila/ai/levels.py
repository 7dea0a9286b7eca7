"""The AI players of Manila, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import AnyGame, Player
from engine.manila.ai.guide import GUIDE
from engine.manila.ai.heuristic import HeuristicPlayer
from engine.manila.ai.league import LEAGUE
from engine.manila.ai.merchant import MerchantPlayer
from engine.manila.ai.nature import BEGINNER, EASY, STEADY
from engine.manila.ai.simple import SimplePlayer
from engine.manila.moves import ManilaMove
from engine.manila.view import ManilaView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""The levels that users can choose, weakest first."""

BEGINNER_DOUBT: Final = 2.5
EASY_DOUBT: Final = 1.0
"""The error of the weaker levels in valuing a move, in pesos."""
HARD_ROLLOUTS: Final = 4
EXPERT_ROLLOUTS: Final = 280
"""The number of simulations per decision."""
HARD_BOLDNESS: Final = -2.0
EXPERT_BOLDNESS: Final = 3.0
"""By how many pesos more they value the office."""
EXPERT_TRUST: Final = 0.2
"""By how many simulated wins a move leads that instinct values a peso more."""


def players(game: AnyGame) -> Mapping[str, Player[ManilaView, ManilaMove]]:
    """Return all players by name."""
    heuristic = HeuristicPlayer(nature=STEADY)
    return {
        "random": RandomPlayer(),
        "beginner": HeuristicPlayer(BEGINNER_DOUBT, BEGINNER),
        "easy": HeuristicPlayer(EASY_DOUBT, EASY),
        "simple": SimplePlayer(),
        "steady": heuristic,
        "heuristic": heuristic,
        "hard": MerchantPlayer(game, GUIDE, HARD_ROLLOUTS, boldness=HARD_BOLDNESS),
        "expert": MerchantPlayer(game, GUIDE, EXPERT_ROLLOUTS, EXPERT_TRUST, EXPERT_BOLDNESS),
        **LEAGUE,
    }
