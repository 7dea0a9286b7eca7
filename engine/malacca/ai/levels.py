"""The AI players of Malacca, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Player
from engine.malacca.ai.bluffer import InsightPlayer, ModelingPlayer, Style
from engine.malacca.ai.plain import PLAIN
from engine.malacca.moves import MalaccaMove
from engine.malacca.view import MalaccaView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""The levels that users can choose, weakest first."""

_STEADY: Final = ModelingPlayer(Style(temper=1.05, feint=0.08, fading=0.7, duel=8.25))
"""All levels remember past ships and count the chance to win: otherwise a player who only attacks would beat them. They
differ in how much better a move must be to be preferred; below ``hard``, they defend too much at large tables. The
weakest bets little, as a careful player of chance does.
"""


def players() -> Mapping[str, Player[MalaccaView, MalaccaMove]]:
    """Return all players by name: the levels, and those they are measured against.

    ``simple`` is the substitute.
    """
    return {
        "random": RandomPlayer(),
        **PLAIN,
        "beginner": ModelingPlayer(Style(temper=20.0, feint=0.15, caution=0.0, boldness=0.4)),
        "easy": ModelingPlayer(Style(temper=3.0, feint=0.15, caution=3.5, fading=1.0, duel=7.0)),
        "steady": _STEADY,
        "simple": _STEADY,
        "hard": ModelingPlayer(),
        "expert": InsightPlayer(Style(caution=2.0, insight=True)),
    }
