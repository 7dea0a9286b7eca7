"""Fast play of a sampled deal to its end.

All hands are visible: who must beat or trump is certain. Later tricks are guessed like the simple player does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.events import discard
from engine.manille.ai.simple import worths_later
from engine.manille.cards import HIGHER, OF_SUIT, POINTS, CardSet, beats, points_of
from engine.manille.layout import DEALERS
from engine.manille.moves import PLAY
from engine.manille.options import ManillaOptions
from engine.manille.rules import scoring, tricks
from engine.manille.rules.duties import allowed, fulfilling, owed_sets
from engine.manille.state import NO_TRUMP, State

THROWN_BY_WINNERS: Final = 2.5
THROWN_BY_LOSERS: Final = 0.5
"""Points that each later hand adds to the trick, if its side takes it or the other does."""
LATER_TRUMP: Final = 0.95
LATER_PLAIN: Final = 0.6
"""The chance that the best card of a suit still wins a trick later."""


class End(NamedTuple):
    """The points and tricks of each side at the end of a deal."""

    points: tuple[int, int]
    taken: tuple[int, int]
    """Tricks."""


def play_out(state: State) -> End:
    """Return how a deal ends by instinct play; may change the state."""
    if state.piles:
        while not tricks.play(state, state.turn % state.players, PLAY[choose(state)], discard):
            pass
        return End(scoring.counted(state), (state.taken[0], state.taken[1]))
    return _played_out(state)


def choose(state: State) -> int:
    """Return a legal card for the hand to act, by instinct."""
    legal = allowed(state.playable(state.turn), tricks.owed(state))
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    others = 0
    for hand, cards in enumerate(state.hands):
        if hand != state.turn:
            others |= cards
    sides = state.layout.sides[state.dealer]
    lying = state.layout.per_trick + sum([POINTS[card] for card in state.trick])
    led, best, winner = (state.trick[0] >> 3, state.best(), sides[state.winner]) if state.trick else (-1, -1, -1)
    hands, count = len(state.hands), len(state.trick)
    later = [(state.turn + step) % hands for step in range(1, hands - count)]
    follow = [(sides[hand], state.playable(hand)) for hand in later]
    return _best(legal, others, follow, sides[state.turn], led, best, winner, lying, state.trump)


def _played_out(state: State) -> End:
    """Return the end of a deal, with all lookups precomputed per options."""
    layout, trump, hands = state.layout, state.trump, state.hands[:]
    sides, owed, number = layout.sides[state.dealer], owed_sets(state.options, trump), len(hands)
    left = 0
    for cards in hands:
        left |= cards
    points, taken = state.points[:], state.taken[:]
    turn, count, winner = state.turn, len(state.trick), state.winner
    led, best = (state.trick[0] >> 3, state.best()) if count else (-1, -1)
    lying = layout.per_trick + sum([POINTS[card] for card in state.trick])
    while True:
        cards, mine = hands[turn], sides[turn]
        legal = fulfilling(cards, owed[led][best][sides[winner] == mine]) if count else cards
        if legal & (legal - 1):
            later = [(turn + step) % number for step in range(1, number - count)]
            follow = [(sides[hand], hands[hand]) for hand in later]
            won = sides[winner] if count else -1
            card = _best(legal, left & ~cards, follow, mine, led, best, won, lying, trump)
        else:
            card = legal.bit_length() - 1
        hands[turn] = cards ^ 1 << card
        left ^= 1 << card
        lying += POINTS[card]
        if not count:
            led, best, winner = card >> 3, card, turn
        elif beats(card, best, trump):
            best, winner = card, turn
        count += 1
        if count < number:
            turn = turn + 1 if turn + 1 < number else 0
            continue
        side = sides[winner]
        points[side] += lying
        taken[side] += 1
        if not left:
            return End(_with_extras(state, points, side), (taken[0], taken[1]))
        turn, best, count, lying = winner, -1, 0, layout.per_trick


def _with_extras(state: State, points: Sequence[int], last: int) -> tuple[int, int]:
    """Return the points including those of the extra cards on the table."""
    more = [0, 0]
    if state.extras and isinstance(state.options, ManillaOptions) and state.options.extra_cards != "dead":
        more[DEALERS if state.options.extra_cards == "dealer" else last] = points_of(state.extras)
    return points[0] + more[0], points[1] + more[1]


def _best(
    legal: CardSet,
    others: CardSet,
    follow: Sequence[tuple[int, CardSet]],
    mine: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    trump: int,
) -> int:
    """Return the most promising legal card.

    ``others`` are the cards in other hands, ``follow`` the sides and cards of those that play later in the trick.
    ``winner`` is the side that is winning it, of suit ``led``, with card ``best``: -1 before a lead.
    """
    friends = sum([side == mine for side, _ in follow])
    foes = len(follow) - friends
    won = lying + THROWN_BY_WINNERS * friends + THROWN_BY_LOSERS * foes
    lost = lying + THROWN_BY_LOSERS * friends + THROWN_BY_WINNERS * foes
    beaten = -1
    """The side that takes the trick after a card that doesn't beat the best one: the same for all of them."""
    found, most = -1, -1000.0
    while legal:
        low = legal & -legal
        legal ^= low
        card = low.bit_length() - 1
        suit = card >> 3
        if best < 0:
            taker = _taker(follow, suit, card, mine, trump)
        elif card > best if suit == best >> 3 else suit == trump:
            taker = _taker(follow, led, card, mine, trump)
        else:
            if beaten < 0:
                beaten = _taker(follow, led, best, winner, trump)
            taker = beaten
        worth = won + POINTS[card] if taker == mine else -lost - POINTS[card]
        above = (HIGHER[card] & others).bit_count()
        worth -= LATER[trump in (NO_TRUMP, suit)][card & 7][above]
        if worth > most:
            found, most = card, worth
    return found


def _taker(follow: Sequence[tuple[int, CardSet]], led: int, best: int, winner: int, trump: int) -> int:
    """Return the side that wins a trick if later hands beat when they must."""
    for side, cards in follow:
        if side == winner:
            continue
        if following := cards & OF_SUIT[led]:
            higher = following & HIGHER[best] if best >> 3 == led else 0
        elif trump == NO_TRUMP:
            continue
        else:
            higher = cards & (HIGHER[best] if best >> 3 == trump else OF_SUIT[trump])
        if higher:
            best, winner = (higher & -higher).bit_length() - 1, side
    return winner


LATER: Final = worths_later(LATER_PLAIN, LATER_TRUMP)
"""By whether the suit is trump (or there is none): what a card may bring later."""
