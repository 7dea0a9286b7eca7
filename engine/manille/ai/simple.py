"""A card player that looks at the current trick only.

It values a card by the expected points of the trick, times the chance that its side wins it, less what the card could
still earn later. Trump and calls follow from the hand's strength.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from engine.manille.ai.outlook import Outlook
from engine.manille.ai.strength import gain_by_call, gain_by_trump
from engine.manille.cards import POINTS, CardSet, Trump, set_of
from engine.manille.moves import Call, Challenge, HandOver, ManilleMove, NameTrump, Play
from engine.manille.view import ManilleView, Phase


@dataclass(frozen=True, slots=True)
class Thumb:
    """The numbers of the rules of thumb, in points unless noted."""

    thrown_by_winners: float = 3.5
    thrown_by_losers: float = 0.6
    """What each later player adds to the trick, if their side takes it or the other does."""
    plain: float = 0.6
    trump: float = 1.0
    below: float = 0.7
    """The chances, by suit, that its best card still wins a later trick, and their factor for each higher card."""
    with_it: float = 3.0
    """What a later trick brings in addition to the card that wins it."""


THUMB: Final = Thumb()
"""Those of Manilla, and of beliefs in both games."""
MANILLE_THUMB: Final = Thumb(3.0, 0.8, plain=0.5, trump=1.45, below=0.76, with_it=5.5)
"""Those of Manille, where tricks count: found by an evolution strategy, against weaker levels and these rules."""


@dataclass(frozen=True, slots=True)
class SimplePlayer:
    """A player with rules of thumb and perfect memory, but no plans."""

    thumb: Thumb = THUMB
    doubt: float = 0.0
    """The error in valuing a move, as a standard deviation in points."""

    def choose(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Return the most promising move; equal ones at random."""
        if len(moves) == 1:
            return moves[0]
        weighed = (
            _cards(view, moves, self.thumb)
            if view.phase is Phase.PLAY
            else [(_worth(view, move), move) for move in moves]
        )
        ranked = [(worth + self._slip(random), random.random(), n) for n, (worth, _) in enumerate(weighed)]
        return weighed[max(ranked)[2]][1]

    def _slip(self, random: Random) -> float:
        return random.gauss(0, self.doubt) if self.doubt else 0.0


def _worth(view: ManilleView, move: ManilleMove) -> float:
    """Return the value of a move that doesn't play a card."""
    match move:
        case NameTrump(trump, blind):
            return -1.0 if blind else gain_by_trump(view.players, _hand(view), trump)
        case HandOver():
            return -math.inf
        case Call("pass"):
            return 0.0
        case Call():
            return _gain_by_call(view)
        case Challenge():
            return -1.0
        case _:
            return 0.0


def _gain_by_call(view: ManilleView) -> float:
    if view.seat is None or view.trump is None:
        raise ValueError("there is nothing to call")
    side = view.sides[view.seat]
    return gain_by_call(view.players, _hand(view), view.trump, side, dealer=view.seat == view.dealer)


def _hand(view: ManilleView) -> CardSet:
    """Return the viewer's cards; ``ValueError`` before it may look at them."""
    if view.hand is None:
        raise ValueError("nothing can be decided without having looked")
    return set_of(view.hand)


def _cards(view: ManilleView, moves: Sequence[ManilleMove], thumb: Thumb) -> list[tuple[float, ManilleMove]]:
    """Return the legal cards with their expected value."""
    outlook = Outlook.of(view)
    return [
        (card_worth(outlook, move.card, view.layout.per_trick, thumb), move)
        for move in moves
        if isinstance(move, Play) and outlook.legal >> move.card & 1
    ]


def card_worth(outlook: Outlook, card: int, per_trick: int, thumb: Thumb = THUMB) -> float:
    """Return the expected gain of this side from playing a card, in points."""
    above = outlook.masters_above(card)
    return trick_worth(outlook, card, per_trick, thumb) - later_worth(outlook.trump, card, above, thumb)


def trick_worth(outlook: Outlook, card: int, per_trick: int, thumb: Thumb = THUMB) -> float:
    """Return this side's expected gain in the trick if it plays a card."""
    ours = outlook.safety(card)
    friends = sum(outlook.sides[hand] == outlook.sides[outlook.me] for hand in outlook.later)
    foes = len(outlook.later) - friends
    lying = outlook.on_table + POINTS[card] + per_trick
    won = lying + thumb.thrown_by_winners * friends + thumb.thrown_by_losers * foes
    lost = lying + thumb.thrown_by_losers * friends + thumb.thrown_by_winners * foes
    return ours * won - (1 - ours) * lost


def later_worth(trump: int, card: int, above: int, thumb: Thumb = THUMB) -> float:
    """Return the value of keeping a card that ``above`` higher cards can beat."""
    return _later(thumb)[trump in (card >> 3, Trump.NONE)][card & 7][above]


@cache
def _later(thumb: Thumb) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return what cards are worth later, in plain suits and in trumps."""
    return worths_later(thumb.plain, thumb.trump, below=thumb.below, with_it=thumb.with_it)


def worths_later(
    *masters: float, below: float = THUMB.below, with_it: float = THUMB.with_it
) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return later values by chance of a master, rank, and higher cards left."""
    return tuple(
        tuple(tuple(_promises(chance * below**above, rank, with_it) for above in range(8)) for rank in range(8))
        for chance in masters
    )


def _promises(chance: float, rank: int, with_it: float) -> float:
    return chance * (POINTS[rank] + with_it) - (1 - chance) * POINTS[rank]
