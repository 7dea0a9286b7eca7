"""Premoves of Manilla and Manille.

Which card to play from one's own hand in a later trick.

    follow:<card>:<deal>  play it when its suit is led and it may be played
    next:<card>:<deal>    play it as soon as no earlier premove applies, if it may be played then

The cards of a dummy need no premoves: its player sees everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from engine.codes import Coded, Codes
from engine.game import Reason, own_seat
from engine.manille.cards import CARDS, Card
from engine.manille.moves import PLAY, ManilleMove
from engine.manille.view import ManilleView, Phase

KNOWN: Final = frozenset({Phase.TRUMP, Phase.ALONG, Phase.AGAINST, Phase.PLAY})
"""While a hand is played, or about to be."""


@dataclass(frozen=True, slots=True)
class Follow(Coded):
    """Play a card when its suit has to be followed."""

    form = "follow:{0.card.slug}:{0.deal}"
    card: Card
    deal: int


@dataclass(frozen=True, slots=True)
class Next(Coded):
    """Play a card next."""

    form = "next:{0.card.slug}:{0.deal}"
    card: Card
    deal: int


ManilleOrder: TypeAlias = Follow | Next

CODES: Final[Codes[ManilleOrder]] = Codes(
    (),
    {f"follow:{card.slug}": partial(Follow, card) for card in CARDS}
    | {f"next:{card.slug}": partial(Next, card) for card in CARDS},
)


class ManilleOrders:
    """The premoves of both games; see ``engine.game.PremoveRules``."""

    def offered(self, view: ManilleView, standing: Sequence[str]) -> Sequence[str]:
        """Return cards to play next, as the hand is sorted, then cards to follow with."""
        if view.seat is None or view.phase not in KNOWN or not (hand := view.hand):
            return ()
        # A player about to play their last card needs no premove.
        playing = view.phase is Phase.PLAY and view.turn == view.seat
        cards = hand if len(hand) > playing else ()
        offered = (order(card, view.deal).code for order in (Next, Follow) for card in cards)
        return tuple(code for code in offered if code not in standing)

    def over(self, view: ManilleView, order: str) -> bool:
        """Return whether the premove's card was played, or its deal is over."""
        meant = CODES.parse(order)
        return meant.deal != view.deal or view.phase not in KNOWN or meant.card not in (view.hand or ())

    def judge(self, view: ManilleView, order: str) -> ManilleMove | Reason | None:
        """Return the card if it may be played."""
        meant = CODES.parse(order)
        if view.phase is not Phase.PLAY or view.turn != own_seat(view) or meant.deal != view.deal:
            return None
        legal = meant.card in view.legal
        if isinstance(meant, Next):
            card = {"suit": meant.card.suit.slug, "rank": meant.card.rank.slug}
            return PLAY[meant.card] if legal else Reason("dropped-manille-card", card)
        followed = view.trick is not None and view.trick.cards[0].suit is meant.card.suit
        return PLAY[meant.card] if followed and legal else None


ORDERS: Final = ManilleOrders()
