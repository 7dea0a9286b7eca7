"""The AI players of Malacca by name. docs/ai.md says how strong each is, and how that was measured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Player
from engine.malacca.ai.answerer import Answerer
from engine.malacca.ai.bluffer import Bluffer, Style
from engine.malacca.ai.plain import PLAIN
from engine.malacca.ai.poised import Poised
from engine.malacca.moves import MalaccaMove
from engine.malacca.view import MalaccaView
from engine.player import RandomPlayer

LEVELS: Final = ("beginner", "easy", "steady", "hard", "expert")
"""What people can choose, weakest first."""

_STEADY: Final = Bluffer(Style(temper=1.5, belief=0.85, greedy=True))
"""It remembers past ships: one that forgot them lost to whoever did nothing but attack."""

PLAYERS: Final[Mapping[str, Player[MalaccaView, MalaccaMove]]] = {
    "random": RandomPlayer(),
    **PLAIN,
    "answerer": Answerer(),
    "beginner": Bluffer(Style(temper=3.0, belief=0.15, memory=False, greedy=True)),
    "easy": Bluffer(Style(temper=3.0, belief=0.4, memory=False, greedy=True)),
    "steady": _STEADY,
    "simple": _STEADY,
    "hard": Bluffer(Style(greedy=True)),
    "expert": Poised(),
}
"""All players: the levels, and beside them those that the levels are measured by. ``simple`` sits in."""
