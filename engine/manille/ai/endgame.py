"""Exact solution of a deal's last tricks by alpha-beta search.

Positions between tricks are cached, keyed by the cards that are left. A position is valued by its points, with tricks
as the tie-breaker, because taking all tricks doubles a deal. The score never falls when this value rises, so the best
play for one is the best for the other.
"""

from __future__ import annotations

from typing import Final

from engine.manille.cards import POINTS, CardSet, beats, points_of
from engine.manille.layout import DEALERS, DEFENDERS
from engine.manille.options import ManillaOptions
from engine.manille.rules.duties import allowed, fulfilling, owed_sets
from engine.manille.rules.tricks import owed
from engine.manille.state import State

POINT: Final = 64
"""The value of a card point, in tricks: more than there are tricks."""
LOST: Final = -1
WON: Final = 1 << 20
"""Bounds that no position reaches."""

_AFTER_ZERO: Final[CardSet] = 0x06060606
"""The eights and nines. Of two neighbors in one hand, next to a card that counts nothing either, one is enough."""


def final(state: State, worth: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the final points and tricks of both sides from the solved value."""
    layout, options = state.layout, state.options
    extras = points_of(state.extras) if isinstance(options, ManillaOptions) else 0
    rest = sum([points_of(cards) for cards in state.hands]) + sum([POINTS[card] for card in state.trick])
    tricks = layout.cards - sum(state.taken)
    rest += layout.per_trick * tricks
    given = 0
    if isinstance(options, ManillaOptions) and extras:
        rest += extras if options.extra_cards == "last_trick" else 0
        given = extras if options.extra_cards == "dealer" else 0
    won, taken = divmod(worth, POINT)
    dealers, defenders = state.points
    return (
        (dealers + given + won, defenders + rest - won),
        (state.taken[DEALERS] + taken, state.taken[DEFENDERS] + tricks - taken),
    )


def solvable(state: State) -> bool:
    """Return whether the legal cards depend on the hands only."""
    return not state.piles


class Solver:
    """A solver for deals that share one view and differ only in hidden hands."""

    __slots__ = ("_hands", "_known", "_last", "_owed", "_per_trick", "_sides", "_trump")

    def __init__(self, state: State) -> None:
        layout, options = state.layout, state.options
        self._hands = len(state.hands)
        self._trump = state.trump
        self._sides = layout.sides[state.dealer]
        self._per_trick = POINT * layout.per_trick + 1
        self._owed = owed_sets(options, state.trump)
        extras = isinstance(options, ManillaOptions) and options.extra_cards == "last_trick"
        self._last = POINT * points_of(state.extras) if extras else 0
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}
        """The bounds of the value, by hands and leader."""

    def worths(self, state: State) -> dict[int, int]:
        """Return the solved value of each playable card, for the dealer's side."""
        hands, turn, count = state.hands[:], state.turn, len(state.trick)
        led, best = (state.trick[0] >> 3, state.best()) if count else (-1, -1)
        lying = sum([POINTS[card] for card in state.trick])
        cards = allowed(hands[turn], owed(state))
        found: dict[int, int] = {}
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            hands[turn] ^= low
            found[card] = self._after(hands, turn, card, led, best, state.winner, count, lying, LOST, WON)
            hands[turn] ^= low
        return found

    def _after(
        self,
        hands: list[CardSet],
        hand: int,
        card: int,
        led: int,
        best: int,
        winner: int,
        count: int,
        lying: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Return the value after a card on ``count`` others of ``lying`` points."""
        if not count:
            led, best, winner = card >> 3, card, hand
        elif beats(card, best, self._trump):
            best, winner = card, hand
        lying += POINTS[card]
        if count + 1 < self._hands:
            return self._card(hands, (hand + 1) % self._hands, led, best, winner, count + 1, lying, alpha, beta)
        brought = POINT * lying + self._per_trick if self._sides[winner] == DEALERS else 0
        if not hands[winner]:
            return brought + (self._last if self._sides[winner] == DEALERS else 0)
        return brought + self._trick(hands, winner, alpha - brought, beta - brought)

    def _trick(self, hands: list[CardSet], leader: int, alpha: int, beta: int) -> int:
        """Return the value of a position between two tricks."""
        if not hands[leader] & (hands[leader] - 1):
            return self._last_trick(hands, leader)
        key = (leader, *hands)
        low, high = self._known.get(key, (LOST, WON))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        found = self._card(hands, leader, -1, -1, -1, 0, 0, alpha, beta)
        if found <= alpha:
            high = found
        elif found >= beta:
            low = found
        else:
            low = high = found
        self._known[key] = low, high
        return found

    def _last_trick(self, hands: list[CardSet], leader: int) -> int:
        best, winner, lying = hands[leader].bit_length() - 1, leader, 0
        for step in range(self._hands):
            hand = (leader + step) % self._hands
            card = hands[hand].bit_length() - 1
            lying += POINTS[card]
            if beats(card, best, self._trump):
                best, winner = card, hand
        return POINT * lying + self._per_trick + self._last if self._sides[winner] == DEALERS else 0

    def _card(
        self,
        hands: list[CardSet],
        hand: int,
        led: int,
        best: int,
        winner: int,
        count: int,
        lying: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Return the value of a position within a trick."""
        ours = self._sides[hand] == DEALERS
        cards = hands[hand]
        if count:
            cards = fulfilling(cards, self._owed[led][best][self._sides[winner] == self._sides[hand]])
        left = cards & ~(cards << 1 & cards & _AFTER_ZERO)
        # Strong cards first where the trick is this side's or open, weak ones where it is lost.
        rising = count and self._sides[winner] != self._sides[hand]
        found = LOST if ours else WON
        whole = hands[hand]
        while left:
            card = (left & -left).bit_length() - 1 if rising else left.bit_length() - 1
            left ^= 1 << card
            hands[hand] = whole ^ 1 << card
            worth = self._after(hands, hand, card, led, best, winner, count, lying, alpha, beta)
            if ours:
                if worth > found:
                    found = worth
                    if found >= beta:
                        break
                    alpha = max(alpha, found)
            elif worth < found:
                found = worth
                if found <= alpha:
                    break
                beta = min(beta, found)
        hands[hand] = whole
        return found
