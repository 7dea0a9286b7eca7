"""Draw, choose and return special cards (docs/rules/malacca.md §4)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Dice
from engine.malacca.cards import CARDS, CONSOLATION, FIRST_SPECIAL, SPECIAL_COUNTS, SPECIALS, Card, Character
from engine.malacca.events import (
    Cause,
    CoinsMoved,
    DeckEmpty,
    Emit,
    SpecialDrawn,
    SpecialKept,
    SpecialRejected,
    SpecialsReturned,
    SpecialsSeen,
)
from engine.malacca.moves import Keep
from engine.malacca.rules.stage import Stage
from engine.malacca.state import KINDS, State
from engine.malacca.view import Phase


def draw_next(state: State, dice: Dice, emit: Emit) -> Stage | None:
    """Let the next player who earned a special card draw, in turn order."""
    while state.drawers:
        seat = state.drawers.pop(0)
        wanted = 2 if state.characters[seat] == Character.SAYYIDA else 1
        seen = not any(state.deck) and state.rejected[:1] == [False]  # one that all saw put under
        cards = _draw(state, wanted, dice)
        if not cards:
            _console(state, seat, emit)
            continue
        emit(SpecialDrawn, seat, len(cards))
        emit(SpecialsSeen, seat, tuple(cards))
        if len(cards) == 1:
            _take(state, seat, cards[0])
            state.known[KINDS * seat + cards[0] - FIRST_SPECIAL] += seen
            continue
        # Ask about two equal cards too: not asking would reveal that they are equal.
        state.drawn = [*cards]
        state.phase = Phase.KEEP
        state.actor = seat
        return None
    return Stage.ROUND_OVER


def draw_first(state: State, seat: int, dice: Dice, emit: Emit) -> None:
    """Draw one special card before the first round."""
    (card,) = _draw(state, 1, dice)
    _take(state, seat, card)
    emit(SpecialDrawn, seat, 1)
    emit(SpecialsSeen, seat, (card,))


def keep(state: State, seat: int, move: Keep, _dice: Dice, emit: Emit) -> Stage:
    """Keep one card; the other goes under the deck, unseen by the others."""
    state.drawn.remove(move.card)
    other = CARDS[state.drawn.pop()]
    _take(state, seat, move.card)
    _put_under(state, other, rejected=True)
    emit(SpecialRejected, seat)
    emit(SpecialKept, seat, move.card, other)
    return Stage.DRAWING


def return_played(state: State, emit: Emit) -> None:
    """Put played special cards under the deck in turn order, each at the bottom."""
    played = [CARDS[state.cards[seat]] for seat in state.turn_order()]
    played = [card for card in played if card.special]
    for card in played:
        _put_under(state, card, rejected=False)
    if played:
        emit(SpecialsReturned, tuple(played))


def _draw(state: State, wanted: int, dice: Dice) -> list[Card]:
    """Draw cards, as many as there are: unseen ones, then those under the deck."""
    cards: list[Card] = []
    while len(cards) < wanted:
        if unseen := sum(state.deck):
            # By the index in the deck, as if the order had been fixed from the start, whoever draws.
            draws = dice.named("special card {}", sum(SPECIAL_COUNTS) - unseen + 1)
            cards.append(_unseen_card(state, draws.below(unseen)))
        elif state.under:
            state.rejected.pop(0)
            cards.append(CARDS[state.under.pop(0)])
        else:
            break
    return cards


def _unseen_card(state: State, lot: int) -> Card:
    kind = 0
    while lot >= state.deck[kind]:
        lot -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    return SPECIALS[kind]


def _take(state: State, seat: int, card: Card) -> None:
    state.hands[KINDS * seat + card - FIRST_SPECIAL] += 1


def _put_under(state: State, card: Card, *, rejected: bool) -> None:
    state.under.append(card)
    state.rejected.append(rejected)


def _console(state: State, seat: int, emit: Emit) -> None:
    """Pay the house rule's silver instead of a special card, if it is in use."""
    emit(DeckEmpty, seat)
    if state.options.empty_deck == "nothing":
        return
    state.purses[seat] += CONSOLATION
    coins = CoinsMoved(Cause.NO_CARD, CONSOLATION, seat)
    last = state.rounds[-1]
    state.rounds = (*state.rounds[:-1], replace(last, coins=(*last.coins, coins)))
    emit(CoinsMoved, coins.cause, coins.amount, coins.seat)
