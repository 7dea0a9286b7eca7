"""What a seat, or the public, is shown of a state."""

from __future__ import annotations

from engine.game import Seat
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, FIRST_SPECIAL, Action, Card, Character
from engine.malacca.rules.legal import to_act
from engine.malacca.state import KINDS, NONE, State
from engine.malacca.view import MalaccaView, Phase, Specials


def view_of(state: State, seat: Seat | None) -> MalaccaView:
    """What a seat, or the public (``None``), may know. The only door out of a state."""
    seats = range(state.players)
    over = state.phase is Phase.OVER
    opened = state.phase is not Phase.BET
    open_purses = over or not state.options.hidden_purse
    return MalaccaView(
        seat=seat,
        players=state.players,
        options=state.options,
        ply=state.ply,
        to_act=to_act(state),
        phase=state.phase,
        round=state.round,
        parrot=state.parrot,
        purchase=None if state.purchase == NONE else ACTIONS[state.purchase],
        ship=state.ship or None,
        ships=tuple(state.ships),
        purses=tuple([state.purses[other] if open_purses or other == seat else None for other in seats]),
        laid=tuple([card != NONE for card in state.cards]),
        bets=tuple([_bet(state, other, seat) for other in seats]),
        cards=tuple([_card(state.cards[other]) if opened or other == seat else None for other in seats]),
        actions=tuple([_action(state, other, seat) for other in seats]),
        decided=tuple([_has_decided(state, other) for other in seats]),
        specials=tuple([_specials(state, other, opened) for other in seats]),
        hand=_hand(state, seat) if seat is not None else None,
        hands=tuple([_hand(state, other) for other in seats]) if over else (),
        known=tuple([_five(state.known, other) for other in seats]),
        deck=sum(state.deck) + len(state.under),
        under=_under(state, seat),
        rejected=tuple(state.rejected),
        drawers=tuple(state.drawers),
        drawn=tuple([CARDS[card] for card in state.drawn]) if seat == state.actor else (),
        characters=tuple([None if who == NONE else CHARACTERS[who] for who in state.characters]),
        offered=tuple([CHARACTERS[who] for who in state.offered]),
        items=tuple([_three(state.items[3 * other : 3 * other + 3]) for other in seats]),
        shop=_three(state.shop),
        rounds=state.rounds,
    )


def _bet(state: State, other: Seat, viewer: Seat | None) -> int | None:
    """The coins on a card; one's own sealed bet too."""
    if state.cards[other] == NONE:
        return None
    if state.bets_at_once:
        return state.sealed[other] if other == viewer else None
    return state.bets[other]


def _card(card: int) -> Card | None:
    return None if card == NONE else CARDS[card]


def _action(state: State, other: Seat, viewer: Seat | None) -> Action | None:
    """What an open card counts as; a secret choice is its maker's own until all are made."""
    action = state.actions[other]
    if action == NONE or (state.waits_at_once and other != viewer and CARDS[state.cards[other]].waiting):
        return None
    return ACTIONS[action]


def _has_decided(state: State, other: Seat) -> bool:
    return state.actions[other] != NONE and state.cards[other] != NONE and CARDS[state.cards[other]].waiting


def _specials(state: State, other: Seat, opened: bool) -> int:
    """A special card that lies face down is counted as held: otherwise the count would tell what lies there."""
    face_down = not opened and state.cards[other] >= FIRST_SPECIAL
    return state.specials(other) + face_down


def _hand(state: State, seat: Seat) -> Specials:
    return _five(state.hands, seat)


def _five(cards: list[int], seat: Seat) -> Specials:
    attack, defence, trade, attack_or_defence, defence_or_trade = cards[KINDS * seat : KINDS * seat + KINDS]
    return attack, defence, trade, attack_or_defence, defence_or_trade


def _under(state: State, viewer: Seat | None) -> tuple[Card | None, ...]:
    """Cards under the deck have been seen by all, but for those that Sayyida al Hurra has rejected."""
    chose = viewer is not None and state.characters[viewer] == Character.SAYYIDA
    return tuple(
        [
            None if rejected and not chose else CARDS[card]
            for card, rejected in zip(state.under, state.rejected, strict=True)
        ]
    )


def _three(values: list[int]) -> tuple[int, int, int]:
    attack, defence, trade = values
    return attack, defence, trade
