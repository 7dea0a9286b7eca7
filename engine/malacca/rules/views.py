"""Build what a seat, or the public, may see of a state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, FIRST_SPECIAL, Action, Card, Character
from engine.malacca.rules.legal import to_act
from engine.malacca.state import KINDS, NONE, State
from engine.malacca.view import MalaccaView, Phase, Specials
from engine.values import maker

_made: Final = maker(MalaccaView)


def view_of(state: State, seat: Seat | None) -> MalaccaView:
    """Return what a seat, or the public (``None``), may know."""
    hands = _by_seat(tuple(state.hands))
    over = state.phase is Phase.OVER
    opened = state.phase is not Phase.BET
    open_purses = over or not state.options.hidden_purse
    return _made(
        seat=seat,
        players=state.players,
        options=state.options,
        ply=state.ply,
        to_act=to_act(state),
        phase=state.phase,
        round=state.round,
        parrot=state.parrot,
        purchase=_ACTION[state.purchase],
        ship=state.ship or None,
        ships=tuple(state.ships),
        purses=tuple(state.purses) if open_purses else _own(state.purses, seat),
        laid=tuple([card != NONE for card in state.cards]),
        bets=_bets(state, seat),
        cards=_cards(state, seat, opened),
        actions=_actions(state, seat),
        decided=tuple(
            NONE not in (card, action) and CARDS[card].waiting
            for card, action in zip(state.cards, state.actions, strict=True)
        ),
        specials=_specials(state, opened),
        hand=None if seat is None else hands[seat],
        hands=hands if over else (),
        known=_by_seat(tuple(state.known)),
        deck=sum(state.deck) + len(state.under),
        under=_under(state, seat),
        rejected=tuple(state.rejected),
        drawers=tuple(state.drawers),
        drawn=tuple([CARDS[card] for card in state.drawn]) if seat == state.actor else (),
        characters=tuple([_CHARACTER[who] for who in state.characters]),
        offered=tuple([CHARACTERS[who] for who in state.offered]),
        items=_items(tuple(state.items)),
        shop=_three(state.shop),
        rounds=state.rounds,
    )


# Numbers of a state as views name them. ``NONE`` (-1) is the last of each.
_CARD: Final[tuple[Card | None, ...]] = (*CARDS, None)
_ACTION: Final[tuple[Action | None, ...]] = (*ACTIONS, None)
_CHARACTER: Final[tuple[Character | None, ...]] = (*CHARACTERS, None)


def _own(values: list[int], viewer: Seat | None) -> tuple[int | None, ...]:
    return tuple([value if seat == viewer else None for seat, value in enumerate(values)])


def _bets(state: State, viewer: Seat | None) -> tuple[int | None, ...]:
    """Return the coins on each card; sealed bets show only to their player."""
    if state.bets_at_once:
        sealed = _own(state.sealed, viewer)
        return tuple([None if card == NONE else bet for card, bet in zip(state.cards, sealed, strict=True)])
    return tuple([None if card == NONE else bet for card, bet in zip(state.cards, state.bets, strict=True)])


def _cards(state: State, viewer: Seat | None, opened: bool) -> tuple[Card | None, ...]:
    if opened:
        return tuple([_CARD[card] for card in state.cards])
    return tuple([_CARD[card] if seat == viewer else None for seat, card in enumerate(state.cards)])


def _actions(state: State, viewer: Seat | None) -> tuple[Action | None, ...]:
    """Return what open cards count as; choices are secret until all are made."""
    actions = tuple([_ACTION[action] for action in state.actions])
    if not state.waits_at_once:
        return actions
    waiting = [card != NONE and CARDS[card].waiting for card in state.cards]
    return tuple([None if waiting[seat] and seat != viewer else action for seat, action in enumerate(actions)])


def _specials(state: State, opened: bool) -> tuple[int, ...]:
    """Return each player's special cards, with a face-down one to conceal it."""
    held = _counts(tuple(state.hands))
    if opened:
        return held
    return tuple([count + (card >= FIRST_SPECIAL) for count, card in zip(held, state.cards, strict=True)])


# Immutable parts that rarely change are cached and shared between views.

_shared = lru_cache(maxsize=4096)


@_shared
def _by_seat(cards: tuple[int, ...]) -> tuple[Specials, ...]:
    """Return special cards by ``KINDS * seat + kind``, grouped by seat."""
    return tuple([_five(cards[first : first + KINDS]) for first in range(0, len(cards), KINDS)])


@_shared
def _counts(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([sum(hand) for hand in _by_seat(cards)])


@_shared
def _items(items: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    return tuple([_three(items[first : first + 3]) for first in range(0, len(items), 3)])


def _five(cards: Sequence[int]) -> Specials:
    attack, defence, trade, attack_or_defence, defence_or_trade = cards
    return attack, defence, trade, attack_or_defence, defence_or_trade


def _under(state: State, viewer: Seat | None) -> tuple[Card | None, ...]:
    """Return the cards under the deck, as far as the viewer has seen them."""
    chose = viewer is not None and state.characters[viewer] == Character.SAYYIDA
    return tuple(
        [
            None if rejected and not chose else CARDS[card]
            for card, rejected in zip(state.under, state.rejected, strict=True)
        ]
    )


def _three(values: Sequence[int]) -> tuple[int, int, int]:
    attack, defence, trade = values
    return attack, defence, trade
