"""Orders of Manilla and Manille: which card to play at a trick to come, from one's own hand.

    follow:<card>:<deal>        play it when its suit is led and it may be played
    next:<card>:<deal>:<cards>  play it, if it may be played, when one has so many cards left

Cards of a dummy are played by who sees it all, and need no order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
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
    """Play a card to the trick at which one has ``left`` cards."""

    card: Card
    deal: int
    left: int

    @property
    def code(self) -> str:
        """Such as ``next:7H:3:5``."""
        return f"next:{self.card.slug}:{self.deal}:{self.left}"


ManilleOrder: TypeAlias = Follow | Next

_FOLLOW: Final = re.compile(r"follow:([0-9A-Z]{2,3}):([1-9][0-9]{0,8})")
_NEXT: Final = re.compile(r"next:([0-9A-Z]{2,3}):([1-9][0-9]{0,8}):([1-9][0-9]?)")


def parse(code: str) -> ManilleOrder:
    """The order of a code. Raises ``BadCode``.

    >>> parse("next:10H:2:5")
    Next(card=<Card.H10: 23>, deal=2, left=5)
    """
    if (found := _FOLLOW.fullmatch(code)) and found[1] in CARD_OF_SLUG:
        return Follow(CARD_OF_SLUG[found[1]], int(found[2]))
    if (found := _NEXT.fullmatch(code)) and found[1] in CARD_OF_SLUG:
        return Next(CARD_OF_SLUG[found[1]], int(found[2]), int(found[3]))
    raise BadCode(f"no such order: {code!r}")


class ManilleOrders:
    """See ``engine.game.Orders``."""

    def offered(self, view: ManilleView, standing: Sequence[str]) -> Sequence[str]:
        """Cards to play next, as the hand is sorted; then cards to follow with."""
        if view.seat is None or view.phase not in KNOWN or not (hand := view.hand):
            return ()
        orders = [parse(code) for code in standing]
        return tuple(order.code for order in (*_next(view, hand, orders), *_follow(view, hand, orders)))

    def over(self, view: ManilleView, order: str) -> bool:
        """Whether its card has been played, or its trick, or its deal."""
        meant, hand = parse(order), view.hand or ()
        if meant.deal != view.deal or view.phase not in KNOWN or meant.card not in hand:
            return True
        return isinstance(meant, Next) and len(hand) < meant.left

    def judge(self, view: ManilleView, order: str) -> ManilleMove | Reason | None:
        """The card, where it may be played."""
        meant, hand = parse(order), view.hand or ()
        if view.phase is not Phase.PLAY or view.turn != _seat(view) or meant.deal != view.deal:
            return None
        legal = meant.card in view.legal
        if isinstance(meant, Next):
            if len(hand) != meant.left:
                return None
            card = {"suit": meant.card.suit.slug, "rank": meant.card.rank.slug}
            return PLAY[meant.card] if legal else Reason("dropped-manille-card", card)
        followed = view.trick is not None and view.trick.cards[0].suit is meant.card.suit
        return PLAY[meant.card] if followed and legal else None


def _next(view: ManilleView, hand: Sequence[Card], orders: Sequence[ManilleOrder]) -> Iterator[ManilleOrder]:
    """For the next trick that no card is ordered for, not that which waits for the seat."""
    stand = [order for order in orders if isinstance(order, Next)]
    playing = view.phase is Phase.PLAY and view.turn == view.seat
    free = set(range(1, len(hand) + 1 - playing)) - {order.left for order in stand}
    ordered = {order.card for order in stand}
    if free:
        yield from (Next(card, view.deal, max(free)) for card in hand if card not in ordered)


def _follow(view: ManilleView, hand: Sequence[Card], orders: Sequence[ManilleOrder]) -> Iterator[ManilleOrder]:
    ordered = {order.card for order in orders if isinstance(order, Follow)}
    yield from (Follow(card, view.deal) for card in hand if card not in ordered)


def _seat(view: ManilleView) -> Seat:
    if view.seat is None:
        raise ValueError("the public gives no orders")
    return view.seat


ORDERS: Final = ManilleOrders()
