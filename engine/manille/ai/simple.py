"""A card player that looks at the current trick only.

It values a card by the expected points of the trick, times the chance that its side wins it, less what the card could
still earn later. Trump and calls follow from the hand's strength.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.manille.ai.outlook import Outlook
from engine.manille.ai.strength import gain_by_call, gain_by_trump
from engine.manille.cards import POINTS, CardSet, Trump, set_of
from engine.manille.moves import Call, Challenge, HandOver, ManilleMove, NameTrump, Play
from engine.manille.view import ManilleView, Phase

THROWN_BY_WINNERS: Final = 3.5
THROWN_BY_LOSERS: Final = 0.6
"""Points that each later player adds to the trick, if their side takes it or the other does."""
LATER_PLAIN: Final = 0.6
LATER_TRUMP: Final = 1.0
"""The chances, in a plain suit and in trumps, that the best card of the suit still wins a later trick."""
BELOW_MASTER: Final = 0.7
"""The factor of that chance for each higher card in other hands."""
WINS_WITH_IT: Final = 3.0
"""What a later trick brings in addition to the card that wins it."""


@dataclass(frozen=True, slots=True)
class SimplePlayer:
    """A player with rules of thumb and perfect memory, but no plans.

    ``doubt`` blurs the value of each move by a standard deviation in points; the weaker levels differ only in it.
    """

    doubt: float = 0.0

    def choose(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Return the most promising move; equal ones at random."""
        if len(moves) == 1:
            return moves[0]
        weighed = _cards(view, moves) if view.phase is Phase.PLAY else [(_worth(view, move), move) for move in moves]
        blurred = [(worth + self._slip(random), random.random(), n) for n, (worth, _) in enumerate(weighed)]
        return weighed[max(blurred)[2]][1]

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


def _cards(view: ManilleView, moves: Sequence[ManilleMove]) -> list[tuple[float, ManilleMove]]:
    """Return the legal cards with their expected value."""
    outlook = Outlook.of(view)
    return [
        (card_worth(outlook, move.card, view.layout.per_trick), move)
        for move in moves
        if isinstance(move, Play) and outlook.legal >> move.card & 1
    ]


def card_worth(outlook: Outlook, card: int, per_trick: int) -> float:
    """Return the expected gain of this side from playing a card, in points."""
    return trick_worth(outlook, card, per_trick) - later_worth(outlook.trump, card, outlook.masters_above(card))


def trick_worth(outlook: Outlook, card: int, per_trick: int) -> float:
    """Return this side's expected gain in the trick if it plays a card."""
    ours = outlook.safety(card)
    friends = sum(outlook.sides[hand] == outlook.sides[outlook.me] for hand in outlook.later)
    foes = len(outlook.later) - friends
    lying = outlook.on_table + POINTS[card] + per_trick
    won = lying + THROWN_BY_WINNERS * friends + THROWN_BY_LOSERS * foes
    lost = lying + THROWN_BY_LOSERS * friends + THROWN_BY_WINNERS * foes
    return ours * won - (1 - ours) * lost


def later_worth(trump: int, card: int, above: int) -> float:
    """Return the value of keeping a card that ``above`` higher cards can beat."""
    return LATER[trump in (card >> 3, Trump.NONE)][card & 7][above]


def worths_later(*masters: float) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return later values by chance of a master, rank, and higher cards left."""
    return tuple(
        tuple(tuple(_later(chance, rank, above) for above in range(8)) for rank in range(8)) for chance in masters
    )


def _later(chance: float, rank: int, above: int) -> float:
    chance *= BELOW_MASTER**above
    return chance * (POINTS[rank] + WINS_WITH_IT) - (1 - chance) * POINTS[rank]


LATER: Final = worths_later(LATER_PLAIN, LATER_TRUMP)
"""By whether the suit is trump (or there is none)."""
