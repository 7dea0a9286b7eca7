"""Deal, and track who may see which cards (§3.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fair import shuffled
from engine.game import Dice, Seat
from engine.manille.cards import CARDS, POINTS, CardSet, in_order, set_of
from engine.manille.events import DealBegan, Emit, HandShown, HandTaken, Turned, TurnedUp
from engine.manille.layout import Layout
from engine.manille.options import ManillaOptions
from engine.manille.state import NOBODY, NONE, PILES, State
from engine.manille.view import Called, Phase


def new_deal(state: State, dice: Dice, emit: Emit) -> None:
    """Deal to the left of the dealer first; then trump is chosen or turned up."""
    layout = state.layout
    pack = shuffled(range(len(CARDS)), dice.named("deal {}", state.deal))
    state.hands, state.extras = dealt(pack, layout, state.dealer)
    _clear(state)
    emit(DealBegan, state.game, state.deal, state.dealer, in_order(state.extras), state.carried > 0)
    if not isinstance(state.options, ManillaOptions):
        _turn_up(state, pack[-1], emit)
        return
    if state.options.dummy == "piles" and layout.hands > layout.players:
        _lay_piles(state, pack)
    if state.options.blind_no_trump:
        state.phase = Phase.BLIND
        return
    state.phase = Phase.TRUMP
    take_up(state, state.dealer, emit)


def dealt(pack: Sequence[int], layout: Layout, dealer: Seat) -> tuple[list[CardSet], CardSet]:
    """Return the hands and the cards left, dealt in packets from the left."""
    hands = [0] * layout.hands
    top = 0
    for packet in layout.packets:
        for place in range(layout.hands):
            hands[(dealer + 1 + place) % layout.hands] |= set_of(pack[top : top + packet])
            top += packet
    return hands, set_of(pack[top:])


def take_up(state: State, seat: Seat, emit: Emit) -> None:
    """Let a seat look at its own cards."""
    emit(HandTaken, seat, seat, in_order(state.hands[seat]))


def everybody_looks(state: State, emit: Emit, *already: Seat) -> None:
    """Let all who have not looked yet do so, and lay out dummies."""
    for seat in range(state.players):
        if seat not in already:
            take_up(state, seat, emit)
    for hand in range(state.players, len(state.hands)):
        if state.piles:
            first = 2 * PILES * (hand - state.players)
            tops = state.piles[first : first + PILES]
            emit(Turned, hand, tuple((pile, CARDS[card]) for pile, card in enumerate(tops)))
        elif isinstance(state.options, ManillaOptions) and state.options.dummy == "open":
            emit(HandShown, hand, in_order(state.hands[hand]))
        else:
            emit(HandTaken, state.layout.seat(hand), hand, in_order(state.hands[hand]))


def ready_to_lead(state: State) -> None:
    """Give the lead to the hand left of the dealer, by house rule no dummy."""
    options = state.options
    humans = isinstance(options, ManillaOptions) and options.first_lead == "other_human"
    state.phase = Phase.PLAY
    state.leader = state.turn = (state.dealer + 1) % (state.players if humans else len(state.hands))


def _clear(state: State) -> None:
    """Remove everything of the previous deal except its last trick."""
    state.before = state.tricks[-1] if state.tricks else state.before
    state.chooser = state.dealer
    state.trump = state.turnup = NONE
    state.blind = False
    state.piles = []
    state.opened = 0
    state.answers = ()
    state.called = Called.NOTHING
    state.along = state.against = state.winner = NOBODY
    state.passed = 0
    state.turn = state.leader = NOBODY
    state.trick = []
    state.tricks = ()
    state.faults = ()
    state.taken = [0, 0]
    state.points = [0, 0]


def _turn_up(state: State, card: int, emit: Emit) -> None:
    """Turn up the dealer's last card, which fixes trump and brings its points."""
    state.turnup = card
    state.trump = card >> 3
    bonus = POINTS[card]
    state.scores[state.layout.teams[state.dealer]] += bonus
    emit(TurnedUp, state.dealer, CARDS[card], bonus)
    everybody_looks(state, emit)
    ready_to_lead(state)


def _lay_piles(state: State, pack: Sequence[int]) -> None:
    """Lay each dummy's cards in two rows, shuffled: they reveal nothing."""
    for hand in range(state.players, len(state.hands)):
        state.piles += [card for card in pack if state.hands[hand] >> card & 1]
