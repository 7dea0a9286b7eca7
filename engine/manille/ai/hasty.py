"""A weak player that plays its cheapest card without much thought.

A player that only misjudges cards loses to one that always plays the lowest card, since that is no bad habit in these
games. This one has the habit itself and saves its trumps, so such a plan gains nothing from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.manille.ai.simple import SimplePlayer
from engine.manille.cards import Trump
from engine.manille.moves import CALLS, ManilleMove, NameTrump, Play
from engine.manille.view import ManilleView, Phase


@dataclass(frozen=True, slots=True)
class HastyPlayer:
    """A weak player: longest suit as trump, no calls, often the cheapest card."""

    careful: SimplePlayer
    """How it plays the other cards."""
    haste: float
    """How often it doesn't weigh a card."""
    sixth: SimplePlayer
    """How it names trump and calls if six play: there, the longest suit would be too strong."""

    def choose(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Return a cheap or a weighed card, a long suit, or a pass."""
        if view.phase is Phase.PLAY:
            if view.options.honour_play or random.random() >= self.haste:
                return self.careful.choose(view, moves, random)
            return min((move for move in moves if isinstance(move, Play)), key=lambda move: _cost(view, move))
        if view.players == 6:
            return self.sixth.choose(view, moves, random)
        if view.phase is Phase.TRUMP:
            suits = [card >> 3 for card in view.hand or ()]
            named = [move for move in moves if isinstance(move, NameTrump) and move.trump is not Trump.NONE]
            return max(named, key=lambda move: suits.count(move.trump))
        return CALLS["pass"] if CALLS["pass"] in moves else self.careful.choose(view, moves, random)


def _cost(view: ManilleView, move: Play) -> tuple[bool, int]:
    """Return how dear a card is: trumps most, then by rank."""
    return move.card >> 3 == view.trump, move.card & 7
