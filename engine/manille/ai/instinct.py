"""A quick hand for playing imagined deals to their end.

It plays on full states, which only imagination makes, and so knows every hand: who must beat or trump is certain then,
and a trick can nearly be read off. Beyond the trick it guesses like the simple player.
"""

from __future__ import annotations

from typing import Final

from engine.manille.cards import HIGHER, OF_SUIT, POINTS, CardSet
from engine.manille.moves import PLAY
from engine.manille.rules import tricks
from engine.manille.rules.duties import allowed, beats
from engine.manille.state import NO_TRUMP, State
from engine.telling import silent

THROWN_BY_WINNERS: Final = 2.5
THROWN_BY_LOSERS: Final = 0.5
"""Points that each later hand adds to the trick, if its side takes it or the other does."""
LATER_TRUMP: Final = tuple(0.95 * 0.7**above for above in range(8))
LATER_PLAIN: Final = tuple(0.6 * 0.7**above for above in range(8))
"""By the number of higher cards in other hands: the chance that a card still wins a trick later."""
WINS_WITH_IT: Final = 3.0
"""What such a trick brings beside the card that wins it."""


def play_out(state: State) -> None:
    """Play a deal on to its last trick, in place. Nothing is scored, no other deal begins."""
    while not tricks.play(state, state.turn % state.players, PLAY[choose(state)], silent):
        pass


def choose(state: State) -> int:
    """The card that the hand whose turn it is plays. Fails no duty, in honour play either."""
    legal = allowed(state.playable(state.turn), tricks.owed(state))
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    others = 0
    for hand, cards in enumerate(state.hands):
        if hand != state.turn:
            others |= cards
    best, best_worth = -1, -1000.0
    while legal:
        low = legal & -legal
        card = low.bit_length() - 1
        worth = _trick_worth(state, card) - _later_worth(card, others, state.trump)
        if worth > best_worth:
            best, best_worth = card, worth
        legal ^= low
    return best


def _trick_worth(state: State, card: int) -> float:
    """What the trick will bring this side if the card is played, every later hand beating when it must."""
    trick, trump, hands = state.trick, state.trump, len(state.hands)
    sides = state.layout.sides[state.dealer]
    mine = sides[state.turn]
    lying = POINTS[card] + state.layout.per_trick
    if trick:
        led, best, winner = trick[0] >> 3, state.best(), sides[state.winner]
        for other in trick:
            lying += POINTS[other]
        if beats(card, best, trump):
            best, winner = card, mine
    else:
        led, best, winner = card >> 3, card, mine
    friends = foes = 0
    for step in range(1, hands - len(trick)):
        hand = (state.turn + step) % hands
        if sides[hand] == mine:
            friends += 1
        else:
            foes += 1
        if sides[hand] != winner and (higher := _must_beat(state.playable(hand), led, best, trump)):
            best, winner = (higher & -higher).bit_length() - 1, sides[hand]
    if winner == mine:
        return lying + THROWN_BY_WINNERS * friends + THROWN_BY_LOSERS * foes
    return -(lying + THROWN_BY_LOSERS * friends + THROWN_BY_WINNERS * foes)


def _must_beat(cards: CardSet, led: int, best: int, trump: int) -> CardSet:
    """The cards with which a hand has to take a trick from its opponents; none if it cannot."""
    following = cards & OF_SUIT[led]
    if following:
        return following & HIGHER[best] if best >> 3 == led else 0
    if trump == NO_TRUMP:
        return 0
    trumps = cards & OF_SUIT[trump]
    return trumps & HIGHER[best] if best >> 3 == trump else trumps


def _later_worth(card: int, others: CardSet, trump: int) -> float:
    """What a card may be expected to bring if it is kept."""
    above = (HIGHER[card] & others).bit_count()
    chance = (LATER_TRUMP if trump in (card >> 3, NO_TRUMP) else LATER_PLAIN)[above]
    return chance * (POINTS[card] + WINS_WITH_IT) - (1 - chance) * POINTS[card]
