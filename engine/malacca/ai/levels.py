"""The AI players of Malacca by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Player
from engine.malacca.ai.answerer import BestResponsePlayer
from engine.malacca.ai.bluffer import ModelingPlayer, Style
from engine.malacca.ai.plain import PLAIN
from engine.malacca.ai.poised import EquilibriumPlayer
from engine.malacca.moves import MalaccaMove
from engine.malacca.view import MalaccaView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""The levels that users can choose, weakest first."""

_STEADY: Final = ModelingPlayer(Style(temper=1.5, belief=0.85, greedy=True))
"""It remembers past ships: without that, it lost to a player who only attacks."""

PLAYERS: Final[Mapping[str, Player[MalaccaView, MalaccaMove]]] = {
    "random": RandomPlayer(),
    **PLAIN,
    "answerer": BestResponsePlayer(),
    "beginner": ModelingPlayer(Style(temper=3.0, belief=0.15, memory=False, greedy=True)),
    "easy": ModelingPlayer(Style(temper=3.0, belief=0.4, memory=False, greedy=True)),
    "steady": _STEADY,
    "simple": _STEADY,
    "hard": ModelingPlayer(Style(greedy=True)),
    "expert": EquilibriumPlayer(),
}
"""All players: the levels, and the reference players they are measured against. ``simple`` is the substitute."""
