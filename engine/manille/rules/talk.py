"""Let the player on lead question the partner in Manille (§8)."""

from __future__ import annotations

from engine.game import Seat
from engine.manille.cards import CARDS, OF_SUIT, SUITS, CardSet, Rank, in_order, points_of
from engine.manille.events import Answered, Emit, HandShown
from engine.manille.moves import Ask, TalkQuestion
from engine.manille.options import ManilleOptions
from engine.manille.state import State
from engine.manille.view import TalkAnswer


def partner_of(state: State, seat: Seat) -> Seat:
    """Return the one partner of a seat at a table of four."""
    return (seat + 2) % state.players


def limit(state: State) -> int:
    """Return how many questions each side has in a deal: 0 in mute games."""
    options = state.options
    return options.questions if isinstance(options, ManilleOptions) and options.talk == "parlee" else 0


def asked_by_side(state: State, seat: Seat) -> list[TalkQuestion]:
    """Return what a seat and its partner have asked in this deal."""
    pair = (seat, partner_of(state, seat))
    return [answer.question for answer in state.answers if answer.asker in pair]


def questions(state: State, seat: Seat) -> list[TalkQuestion]:
    """Return what the player on lead may ask now."""
    if not limit(state) or state.trick:
        return []
    if state.opened >> partner_of(state, seat) & 1:
        return []
    before = asked_by_side(state, seat)
    if len(before) >= limit(state):
        return []
    return [question for question in TalkQuestion if question not in before]


def ask(state: State, seat: Seat, move: Ask, emit: Emit) -> None:
    """Answer a question truthfully and openly; a requested hand is laid open."""
    partner, question = partner_of(state, seat), move.question
    cards = state.hands[partner]
    value = true_answer(question, cards, state.trump)
    state.answers += (TalkAnswer(seat, partner, question, value, len(state.tricks)),)
    emit(Answered, seat, partner, question, value)
    if question is TalkQuestion.HAND:
        state.opened |= 1 << partner
        emit(HandShown, partner, in_order(cards))


def true_answer(question: TalkQuestion, cards: CardSet, trump: int) -> int:
    """Return the answer from a hand, as in ``TalkAnswer.value``."""
    if question is TalkQuestion.TRUMPS:
        return (cards & OF_SUIT[trump]).bit_count()
    if question is TalkQuestion.BEST:
        held = [cards & OF_SUIT[suit] for suit in SUITS]
        return int(max(SUITS, key=lambda suit: (points_of(held[suit]), held[suit].bit_count(), -suit)))
    if question.suit is not None:
        return cards >> CARDS[8 * question.suit + Rank.TEN] & 1
    return 0
