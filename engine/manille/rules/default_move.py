"""The move made for a player whose time is up (§7)."""

from __future__ import annotations

from engine.game import Seat
from engine.manille.cards import CARDS, OF_SUIT, POINTS, SUITS, CardSet, points_of
from engine.manille.moves import ACCEPT, CALLS, LOOK, NAME, PLAY, PLAY_DUMMY, ManilleMove
from engine.manille.rules.duties import allowed
from engine.manille.rules.legal import to_act
from engine.manille.rules.tricks import owed
from engine.manille.state import State
from engine.manille.view import Phase


def default_move(state: State, seat: Seat) -> ManilleMove:
    """Return to look, the longest suit, a pass, the cheapest card, or acceptance."""
    if seat not in to_act(state):
        raise ValueError(f"seat {seat} has nothing to decide")
    match state.phase:
        case Phase.BLIND:
            return LOOK
        case Phase.TRUMP:
            return NAME[longest_suit(state.hands[seat])]
        case Phase.PLAY:
            # In honor play too: the time limit never fails a duty.
            card = cheapest(allowed(state.playable(state.turn), owed(state)))
            return (PLAY if state.turn < state.players else PLAY_DUMMY)[card]
        case Phase.REVIEW:
            return ACCEPT
        case _:
            return CALLS["pass"]


def longest_suit(cards: CardSet) -> int:
    """Return the suit with most cards, then points, then in the suits' order."""

    def merit(suit: int) -> tuple[int, int, int]:
        held = cards & OF_SUIT[suit]
        return held.bit_count(), points_of(held), -suit

    return max(SUITS, key=merit)


def cheapest(cards: CardSet) -> int:
    """Return the card with fewest points, then rank, then in the suits' order."""
    return min((card for card in CARDS if cards >> card & 1), key=lambda card: (POINTS[card], card & 7, card >> 3))
