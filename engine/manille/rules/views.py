"""Build what a seat, or the public, may see of a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from engine.game import Reason, Seat
from engine.manille.cards import CARDS, Card, CardSet, Trump, in_order
from engine.manille.layout import DEALERS, DEFENDERS
from engine.manille.options import ManillaOptions
from engine.manille.rules.legal import to_act
from engine.manille.rules.reasons import refused_cards
from engine.manille.rules.tricks import playable
from engine.manille.state import NONE, PILES, State
from engine.manille.view import HandView, ManilleView, Memory, Phase, Pile, Trick
from engine.values import maker

_made: Final = maker(ManilleView)
_made_trick: Final = maker(Trick)


def view_of(state: State, seat: Seat | None) -> ManilleView:
    """Return what a seat, or the public (``None``), may know."""
    acting = to_act(state)
    playing = state.phase is Phase.PLAY
    legal, refused = _choice(state) if playing and seat in acting else _NO_CHOICE
    led = bool(state.trick)
    return _made(
        seat=seat,
        players=state.players,
        options=state.options,
        ply=state.ply,
        to_act=acting,
        phase=state.phase,
        game=state.game,
        deal=state.deal,
        dealer=state.dealer,
        chooser=state.chooser,
        trump=_TRUMP[state.trump],
        blind=state.blind,
        turnup=None if led or state.tricks else _CARD[state.turnup],
        extras=in_order(state.extras),
        carried=state.carried,
        called=state.called,
        along=_SEAT[state.along],
        against=_SEAT[state.against],
        passed=_BITS[state.players][state.passed],
        hands=tuple([_hand(state, hand, seat) for hand in range(len(state.hands))]),
        turn=state.turn if playing else None,
        trick=_made_trick(state.leader, tuple([CARDS[card] for card in state.trick]), state.winner) if led else None,
        last_trick=None if led else state.tricks[-1] if state.tricks else state.before,
        legal=legal,
        refused=refused,
        tricks=(state.taken[DEALERS], state.taken[DEFENDERS]),
        points=_points(state),
        answers=state.answers,
        scores=tuple(state.scores),
        wins=tuple(state.wins),
        results=state.results,
        memory=Memory(state.tricks, _CARD[state.turnup]),
    )


def sees(state: State, viewer: Seat | None, hand: int) -> bool:
    """Return whether a viewer sees all cards of a hand, decided only here (§9)."""
    if state.phase is Phase.OVER or state.opened >> hand & 1:
        return True
    if hand < state.players:
        return viewer == hand and _has_looked(state, hand)
    if state.trump == NONE or not isinstance(state.options, ManillaOptions):
        return False
    layout = state.options.dummy
    return layout == "open" or (layout == "private" and viewer == state.layout.seat(hand))


def _has_looked(state: State, seat: Seat) -> bool:
    """Return whether a seat has seen its hand.

    Until trump is named, only the seat that chooses it, or has passed the choice on; if said blind, no one.
    """
    if state.phase is Phase.BLIND:
        return False
    return state.trump != NONE or seat in (state.dealer, state.chooser)


def _hand(state: State, hand: int, viewer: Seat | None) -> HandView:
    cards = state.hands[hand]
    shown = cards if sees(state, viewer, hand) else None
    if hand < state.players:
        return _shared_hand(hand, False, cards.bit_count(), shown, ())
    piles = _piles(state, hand) if state.piles and state.trump != NONE else ()
    return _shared_hand(hand % state.players, True, cards.bit_count(), shown, piles)


@lru_cache(maxsize=4096)
def _shared_hand(owner: Seat, dummy: bool, count: int, cards: CardSet | None, piles: tuple[Pile, ...]) -> HandView:
    """Return a cached hand view: most don't change from one view to the next."""
    return HandView(owner, dummy, count, None if cards is None else in_order(cards), piles)


def _piles(state: State, hand: int) -> tuple[Pile, ...]:
    first = 2 * PILES * (hand - state.players)
    tops, lower = state.piles[first : first + PILES], state.piles[first + PILES : first + 2 * PILES]
    return tuple([Pile(_CARD[top], below != NONE) for top, below in zip(tops, lower, strict=True)])


_Choice: TypeAlias = tuple[tuple[Card, ...], tuple[tuple[Card, Reason], ...]]
"""The playable cards of a hand, and the others with the reason against each."""

_NO_CHOICE: Final[_Choice] = ((), ())


def _choice(state: State) -> _Choice:
    legal = playable(state)
    others = state.playable(state.turn) & ~legal
    return in_order(legal), refused_cards(state, others) if others else ()


def _points(state: State) -> tuple[int, int] | None:
    """Return the points of taken tricks, or ``None`` if strict rules hide them."""
    if state.options.show_points == "strict" and state.phase is Phase.PLAY:
        return None
    return state.points[DEALERS], state.points[DEFENDERS]


# Numbers of a state as views name them. ``NONE`` and ``NOBODY`` (-1) are the last of each.
_CARD: Final[tuple[Card | None, ...]] = (*CARDS, None)
_SEAT: Final[tuple[Seat | None, ...]] = (*range(6), None)
_TRUMP: Final[tuple[Trump | None, ...]] = (*Trump, None)
_BITS: Final = {
    players: tuple(tuple(bool(bits >> seat & 1) for seat in range(players)) for bits in range(1 << players))
    for players in (2, 3, 4, 6)
}
