"""Say why a move is refused: a message key with its arguments.

``REASONS`` lists them all, so that a message catalog can be checked against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from engine.game import Reason, Seat
from engine.malacca import moves as m
from engine.malacca.cards import CARDS, ITEM_PRICE
from engine.malacca.rules.legal import to_act
from engine.malacca.state import State
from engine.malacca.view import Phase

REASONS: Final[dict[str, dict[str, Literal["number", "text"]]]] = {
    # Shared with every game.
    "why-over": {},
    "why-not-your-turn": {"seat": "number"},
    # The move belongs to another decision than the open one (``phase`` as in ``Phase``).
    "why-malacca-another-decision": {"phase": "text"},
    # Where several seats decide together: this one already has.
    "why-malacca-decided": {},
    # ``card`` is a card's code, ``item`` and ``character`` are slugs, ``action`` is ``attack``, ``defence``, ``trade``.
    "why-malacca-card-not-held": {"card": "text"},
    "why-malacca-bet-above-purse": {"purse": "number"},
    "why-malacca-waiting-cannot": {"card": "text", "action": "text"},
    "why-malacca-card-not-drawn": {"card": "text"},
    "why-malacca-item-sold-out": {"item": "text"},
    "why-malacca-character-not-drawn": {"character": "text"},
}
"""Every reason that ``Malacca.illegal_reason`` can give, with the types of its arguments."""


def refusal(state: State, seat: Seat, move: m.MalaccaMove) -> Reason | None:
    """Return why a move of a seat is refused now, or ``None`` when it is legal."""
    acting = to_act(state)
    if not acting:
        return Reason("why-over")
    if seat not in acting:
        if state.bets_at_once or (state.waits_at_once and CARDS[state.cards[seat]].waiting):
            return Reason("why-malacca-decided")
        return Reason("why-not-your-turn", {"seat": acting[0]})
    phase, check = _CHECKS[type(move)]
    if phase is not state.phase:
        return Reason("why-malacca-another-decision", {"phase": state.phase.value})
    return check(state, seat, move)


def _bet(state: State, seat: Seat, move: m.Bet) -> Reason | None:
    if not state.holds(seat, move.card):
        return Reason("why-malacca-card-not-held", {"card": move.card.code})
    if not 0 <= move.amount <= state.purses[seat]:
        return Reason("why-malacca-bet-above-purse", {"purse": state.purses[seat]})
    return None


def _wait(state: State, seat: Seat, move: m.Wait) -> Reason | None:
    card = CARDS[state.cards[seat]]
    if move.action in card.choices:
        return None
    return Reason("why-malacca-waiting-cannot", {"card": card.code, "action": move.action.slug})


def _keep(state: State, _seat: Seat, move: m.Keep) -> Reason | None:
    return None if move.card in state.drawn else Reason("why-malacca-card-not-drawn", {"card": move.card.code})


def _buy(state: State, seat: Seat, move: m.Buy) -> Reason | None:
    # Only a player who can pay is asked to buy.
    assert state.purses[seat] >= ITEM_PRICE
    if move.item is None or state.shop[move.item]:
        return None
    return Reason("why-malacca-item-sold-out", {"item": move.item.slug})


def _take(state: State, _seat: Seat, move: m.Take) -> Reason | None:
    if move.character in state.offered:
        return None
    return Reason("why-malacca-character-not-drawn", {"character": move.character.slug})


_CHECKS: Final[dict[type, tuple[Phase, Callable[[State, Seat, Any], Reason | None]]]] = {
    m.Take: (Phase.CHARACTER, _take),
    m.Buy: (Phase.PURCHASE, _buy),
    m.Bet: (Phase.BET, _bet),
    m.Wait: (Phase.WAIT, _wait),
    m.Keep: (Phase.KEEP, _keep),
}
"""The decision that each kind of move answers, and its other conditions."""
