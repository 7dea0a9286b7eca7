"""List what a seat may do now, for buttons, checks, AI and tests.

Order of the list: bets by card, ordinary ones first, each from nothing to the whole purse · waiting cards: in the order
of ``Action`` · the cards drawn, in the order of drawing (equal ones once) · equipment by action, then none · the
characters drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.game import Seat
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, ITEM_PRICE, Card
from engine.malacca.moves import Bet, Buy, Keep, MalaccaMove, Take, Wait
from engine.malacca.state import NONE, State
from engine.malacca.view import Phase

# Cached: with full purses the list is long.
_BETS: Final[list[list[Bet]]] = [[] for _ in CARDS]
"""By card, bets of 0, 1, 2 … Longer lists replace them as purses grow."""
ROOM: Final = 64
"""How many bets beyond twice the purse are cached at once."""
_WAIT: Final = tuple(Wait(action) for action in ACTIONS)
_KEEP: Final = tuple(Keep(card) for card in CARDS)
_BUY: Final = tuple(Buy(item) for item in ACTIONS)
_BUY_NONE: Final = Buy(None)
_TAKE: Final = tuple(Take(character) for character in CHARACTERS)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that must decide, ascending; empty once the game is over."""
    if state.bets_at_once:
        return tuple([seat for seat, card in enumerate(state.cards) if card == NONE])
    if state.waits_at_once:
        return tuple(sorted(state.undecided()))
    return () if state.phase is Phase.OVER else (state.actor,)


def legal_moves(state: State, seat: Seat) -> list[MalaccaMove]:
    """Return every legal move of a seat, in the order above."""
    return _DECISIONS[state.phase](state, seat) if seat in to_act(state) else []


def _bets_with(card: Card, purse: int) -> Sequence[Bet]:
    bets = _BETS[card]
    if len(bets) <= purse:
        # A new list, never an append: AI seats list their moves in threads.
        bets = [*bets, *(Bet(card, amount) for amount in range(len(bets), 2 * purse + ROOM))]
        _BETS[card] = bets
    return bets[: purse + 1]


def _bets(state: State, seat: Seat) -> list[MalaccaMove]:
    purse = state.purses[seat]
    moves: list[MalaccaMove] = []
    for card in CARDS:
        if state.holds(seat, card):
            moves += _bets_with(card, purse)
    return moves


def _waits(state: State, seat: Seat) -> list[MalaccaMove]:
    return [_WAIT[action] for action in CARDS[state.cards[seat]].choices]


def _keeps(state: State, _seat: Seat) -> list[MalaccaMove]:
    return [_KEEP[card] for card in dict.fromkeys(state.drawn)]


def _purchases(state: State, seat: Seat) -> list[MalaccaMove]:
    payable = state.purses[seat] >= ITEM_PRICE
    return [*(_BUY[item] for item in ACTIONS if payable and state.shop[item]), _BUY_NONE]


def _characters(state: State, _seat: Seat) -> list[MalaccaMove]:
    return [_TAKE[character] for character in state.offered]


_DECISIONS: Final[dict[Phase, Callable[[State, Seat], list[MalaccaMove]]]] = {
    Phase.CHARACTER: _characters,
    Phase.PURCHASE: _purchases,
    Phase.BET: _bets,
    Phase.WAIT: _waits,
    Phase.KEEP: _keeps,
}
