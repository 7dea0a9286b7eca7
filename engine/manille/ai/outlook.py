"""What a card player infers from a view.

Assumes perfect memory and knowledge of the duties (``engine.manille.inference``), but looks only at the current trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.manille.cards import CARDS, HIGHER, OF_SUIT, PACK, POINTS, CardSet, beats, set_of
from engine.manille.inference import Knowledge, knowledge
from engine.manille.rules.duties import FREE, allowed, duties
from engine.manille.view import ManilleView


@dataclass(slots=True)
class Outlook:
    """The table from the perspective of the hand to act; lists are by hand."""

    me: int
    cards: CardSet
    """All cards of that hand; of a dummy in piles, those face up."""
    legal: CardSet
    """Those that fulfill all duties."""
    trump: int
    sides: Sequence[int]
    leader: int
    trick: Sequence[int]
    winner: int
    """The hand that is winning, or -1 before a lead."""
    unseen: CardSet
    """Cards in hands that the player does not see."""
    certain: Sequence[CardSet]
    possible: Sequence[CardSet]
    chance: Sequence[Sequence[float]]
    """By hand, by card: how likely it is there."""
    later: Sequence[int]
    """The hands that play after this one, in order."""

    @staticmethod
    def of(view: ManilleView) -> Outlook:
        """Return the outlook of the hand to act; ``ValueError`` outside of play."""
        if view.turn is None or view.trump is None:
            raise ValueError("no card is to be played")
        known = knowledge(view)
        trick = () if view.trick is None else view.trick.cards
        winner = -1 if view.trick is None else view.trick.winner
        leader = view.turn if view.trick is None else view.trick.leader
        owed = FREE
        if trick:
            best = trick[(winner - leader) % len(view.hands)]
            partners = view.sides[winner] == view.sides[view.turn]
            owed = duties(view.options, view.trump, trick[0], best, partners)
        cards = known.certain[view.turn]
        unseen = _unseen(view, known)
        return Outlook(
            me=view.turn,
            cards=cards,
            legal=allowed(cards, owed),
            trump=view.trump,
            sides=view.sides,
            leader=leader,
            trick=trick,
            winner=winner,
            unseen=unseen,
            certain=known.certain,
            possible=known.possible,
            chance=_chances(known, unseen),
            later=[(view.turn + step) % len(view.hands) for step in range(1, len(view.hands) - len(trick))],
        )

    @property
    def best(self) -> int:
        """The card that is winning; -1 before a lead."""
        return self.trick[(self.winner - self.leader) % len(self.sides)] if self.trick else -1

    def takes(self, card: int) -> bool:
        """Return whether a card would win the trick as it is now."""
        return not self.trick or beats(card, self.best, self.trump)

    def safety(self, card: int) -> float:
        """Return the chance that this side wins the trick if it plays ``card``."""
        led = (self.trick[0] if self.trick else card) >> 3
        best, ours = self.best, bool(self.trick) and self.sides[self.winner] == self.sides[self.me]
        if self.takes(card):
            best, ours = card, True
        chance = 1.0 if ours else 0.0
        for hand in self.later:
            taking = self._takes_over(hand, led, best, card)
            if self.sides[hand] != self.sides[self.me]:
                chance *= 1 - taking
            elif not ours:
                chance += (1 - chance) * taking
        return chance

    def _takes_over(self, hand: int, led: int, best: int, card: int) -> float:
        """Return the chance that a later hand can, and must, beat the best card."""
        gone = 1 << card
        higher = HIGHER[best] & ~gone
        if best >> 3 == led:
            following = self.holds(hand, higher)
            if self.trump in (led, 4):
                return following
            ruffing = self.void(hand, led, gone) * self.holds(hand, OF_SUIT[self.trump] & ~gone)
            return following + (1 - following) * ruffing
        return self.void(hand, led, gone) * self.holds(hand, higher)

    def holds(self, hand: int, cards: CardSet) -> float:
        """Return the chance that a hand holds one of these cards."""
        if self.certain[hand] & cards:
            return 1.0
        without = 1.0
        chance = self.chance[hand]
        left = cards & self.possible[hand]
        while left:
            low = left & -left
            without *= 1 - chance[low.bit_length() - 1]
            left ^= low
        return 1 - without

    def void(self, hand: int, suit: int, gone: CardSet) -> float:
        """Return the chance that a hand holds no card of a suit."""
        return 1 - self.holds(hand, OF_SUIT[suit] & ~gone)

    def masters_above(self, card: int) -> int:
        """Return how many higher cards of its suit are in other hands."""
        return (HIGHER[card] & self.unseen).bit_count()

    @property
    def on_table(self) -> int:
        """Points in the trick."""
        return sum(POINTS[card] for card in self.trick)


def _unseen(view: ManilleView, known: Knowledge) -> CardSet:
    """Return the cards that are neither played, on the table, nor in this hand."""
    seen = set_of(view.extras) | known.certain[view.turn or 0]
    for played in known.played:
        seen |= played
    return PACK & ~seen


def _chances(known: Knowledge, unseen: CardSet) -> list[list[float]]:
    """Return each card's probability by hand, if all unseen places are alike."""
    chances = [[0.0] * len(CARDS) for _ in known.missing]
    hands = [(hand, known.possible[hand], missing) for hand, missing in enumerate(known.missing) if missing]
    while unseen:
        low = unseen & -unseen
        unseen ^= low
        room = [(hand, missing) for hand, possible, missing in hands if possible & low]
        total = sum([missing for _, missing in room])
        for hand, missing in room:
            chances[hand][low.bit_length() - 1] = missing / total
    return chances
