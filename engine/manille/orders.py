"""Orders of Manilla and Manille: which card to play at a trick to come, from one's own hand.

    follow:<card>:<deal>  play it when its suit is led and it may be played
    next:<card>:<deal>    play it as soon as no order before it says what to play, if it may be played then

Cards of a dummy are played by who sees it all, and need no order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.game import BadCode, Reason, Seat
from engine.manille.cards import CARD_OF_SLUG, Card
from engine.manille.moves import PLAY, ManilleMove
from engine.manille.view import ManilleView, Phase

KNOWN: Final = frozenset({Phase.TRUMP, Phase.ALONG, Phase.AGAINST, Phase.PLAY})
"""While a hand is played, or about to be."""


@dataclass(frozen=True, slots=True)
class Follow:
    """Play a card when its suit has to be followed."""

    card: Card
    deal: int

    @property
    def code(self) -> str:
        """Such as ``follow:7H:3``."""
        return f"follow:{self.card.slug}:{self.deal}"


@dataclass(frozen=True, slots=True)
class Next:
    """Play a card next."""

    card: Card
    deal: int

    @property
    def code(self) -> str:
        """Such as ``next:7H:3``."""
        return f"next:{self.card.slug}:{self.deal}"


ManilleOrder: TypeAlias = Follow | Next

_FOLLOW: Final = re.compile(r"follow:([0-9A-Z]{2,3}):([1-9][0-9]{0,8})")
_NEXT: Final = re.compile(r"next:([0-9A-Z]{2,3}):([1-9][0-9]{0,8})")


def parse(code: str) -> ManilleOrder:
    """The order of a code. Raises ``BadCode``.

    >>> parse("next:10H:2")
    Next(card=<Card.H10: 23>, deal=2)
    """
    if (found := _FOLLOW.fullmatch(code)) and found[1] in CARD_OF_SLUG:
        return Follow(CARD_OF_SLUG[found[1]], int(found[2]))
    if (found := _NEXT.fullmatch(code)) and found[1] in CARD_OF_SLUG:
        return Next(CARD_OF_SLUG[found[1]], int(found[2]))
    raise BadCode(f"no such order: {code!r}")


class ManilleOrders:
    """See ``engine.game.Orders``."""

    def offered(self, view: ManilleView, standing: Sequence[str]) -> Sequence[str]:
        """Cards to play next, as the hand is sorted; then cards to follow with."""
        if view.seat is None or view.phase not in KNOWN or not (hand := view.hand):
            return ()
        # Who is to play a card now, and has no other, orders nothing.
        playing = view.phase is Phase.PLAY and view.turn == view.seat
        cards = hand if len(hand) > playing else ()
        offered = (order(card, view.deal).code for order in (Next, Follow) for card in cards)
        return tuple(code for code in offered if code not in standing)

    def over(self, view: ManilleView, order: str) -> bool:
        """Whether its card has been played, or its deal."""
        meant = parse(order)
        return meant.deal != view.deal or view.phase not in KNOWN or meant.card not in (view.hand or ())

    def judge(self, view: ManilleView, order: str) -> ManilleMove | Reason | None:
        """The card, where it may be played."""
        meant = parse(order)
        if view.phase is not Phase.PLAY or view.turn != _seat(view) or meant.deal != view.deal:
            return None
        legal = meant.card in view.legal
        if isinstance(meant, Next):
            card = {"suit": meant.card.suit.slug, "rank": meant.card.rank.slug}
            return PLAY[meant.card] if legal else Reason("dropped-manille-card", card)
        followed = view.trick is not None and view.trick.cards[0].suit is meant.card.suit
        return PLAY[meant.card] if followed and legal else None


def _seat(view: ManilleView) -> Seat:
    if view.seat is None:
        raise ValueError("the public gives no orders")
    return view.seat


ORDERS: Final = ManilleOrders()
