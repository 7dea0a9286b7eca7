"""Say why a move is refused: a message key with its arguments.

``REASONS`` lists them all, so that a message catalog can be checked against it. No reason reveals a secret: a face-down
card is refused like a missing one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from engine.game import Reason, Seat
from engine.manille import moves as m
from engine.manille.cards import Card, CardSet, in_order
from engine.manille.options import ManillaOptions
from engine.manille.rules import choices, duties, talk, tricks
from engine.manille.rules.legal import opponents, to_act
from engine.manille.state import State
from engine.manille.view import Phase

REASONS: Final[dict[str, dict[str, Literal["number", "text"]]]] = {
    # Shared with every game.
    "why-over": {},
    "why-not-your-turn": {"seat": "number"},
    # The move belongs to another decision than the open one (``phase`` as in ``Phase``).
    "why-manille-another-decision": {"phase": "text"},
    # The seat has declined the open call or accepted the deal, and others are still asked.
    "why-manille-answered": {},
    # Trump. ``seat`` is the seat that was to choose it.
    "why-manille-no-blind": {},
    "why-manille-look-first": {},
    "why-manille-no-handover": {},
    "why-manille-handed-over": {},
    "why-manille-not-a-partner": {"seat": "number"},
    # Cards. ``suit`` and ``rank`` are slugs; with a rank they name a card, in the must-reasons the winning one.
    "why-manille-not-in-hand": {"suit": "text", "rank": "text"},
    "why-manille-not-face-up": {"suit": "text", "rank": "text"},
    "why-manille-dummy-plays": {},
    "why-manille-hand-plays": {},
    "why-manille-must-follow": {"suit": "text"},
    "why-manille-must-beat": {"suit": "text", "rank": "text"},
    "why-manille-must-trump": {"suit": "text"},
    "why-manille-must-overtrump": {"suit": "text", "rank": "text"},
    "why-manille-no-undertrump": {"suit": "text", "rank": "text"},
    "why-manille-must-undertrump": {"suit": "text"},
    # Questions to the partner.
    "why-manille-mute": {},
    "why-manille-ask-on-lead": {},
    "why-manille-ask-open-hand": {},
    "why-manille-ask-limit": {"limit": "number"},
    "why-manille-ask-twice": {},
    # Challenges.
    "why-manille-challenge-opponents-only": {},
}
"""Every reason that ``illegal_reason`` of these games can give, with the types of its arguments."""


def refusal(state: State, seat: Seat, move: m.ManilleMove) -> Reason | None:
    """Return why a move of a seat is refused now, or ``None`` when it is legal."""
    if state.phase is Phase.OVER:
        return Reason("why-over")
    if isinstance(move, m.Ask) and not talk.limit(state):
        return Reason("why-manille-mute")
    acting = to_act(state)
    if seat not in acting:
        if state.passed >> seat & 1:
            return Reason("why-manille-answered")
        return Reason("why-not-your-turn", {"seat": acting[0]})
    return _CHECKS[type(move)](state, seat, move)


def card_refusal(state: State, card: int) -> Reason | None:
    """Return why the hand to act may not play a card that it holds."""
    refused = refused_cards(state, 1 << card)
    return refused[0][1] if refused else None


def refused_cards(state: State, cards: CardSet) -> tuple[tuple[Card, Reason], ...]:
    """Return the cards that the duties of the hand to act forbid, with reasons."""
    if state.options.honour_play:
        return ()
    held, owed = state.playable(state.turn), tricks.owed(state)
    breaches = [(card, duty) for card in in_order(cards) if (duty := duties.breach(held, card, owed)) is not None]
    return tuple([(card, duties.reason(duty, state.trump, state.trick[0], state.best())) for card, duty in breaches])


def _another(state: State) -> Reason:
    return Reason("why-manille-another-decision", {"phase": state.phase.value})


def _look(state: State, _seat: Seat, _move: m.Look) -> Reason | None:
    return None if state.phase is Phase.BLIND else _another(state)


def _name(state: State, _seat: Seat, move: m.NameTrump) -> Reason | None:
    if state.phase is Phase.BLIND:
        return None if move.blind else Reason("why-manille-look-first")
    if state.phase is not Phase.TRUMP:
        return _another(state)
    return Reason("why-manille-no-blind") if move.blind else None


def _hand_over(state: State, seat: Seat, move: m.HandOver) -> Reason | None:
    if state.phase is Phase.BLIND:
        return Reason("why-manille-look-first")
    if state.phase is not Phase.TRUMP:
        return _another(state)
    if not (isinstance(state.options, ManillaOptions) and state.options.en_face):
        return Reason("why-manille-no-handover")
    if not choices.may_hand_over(state):
        return Reason("why-manille-handed-over")
    if move.to not in choices.partners(state, seat):
        return Reason("why-manille-not-a-partner", {"seat": move.to})
    return None


def _call(state: State, _seat: Seat, move: m.Call) -> Reason | None:
    fitting = {Phase.ALONG: ("along", "pass"), Phase.AGAINST: ("against", "pass")}.get(state.phase, ())
    return None if move.word in fitting else _another(state)


def _play(state: State, _seat: Seat, move: m.Play) -> Reason | None:
    if state.phase is not Phase.PLAY:
        return _another(state)
    dummys_turn = state.turn >= state.players
    if move.dummy is not dummys_turn:
        return Reason("why-manille-dummy-plays" if dummys_turn else "why-manille-hand-plays")
    if not state.playable(state.turn) >> move.card & 1:
        absent = "why-manille-not-face-up" if dummys_turn and state.piles else "why-manille-not-in-hand"
        return Reason(absent, {"suit": move.card.suit.slug, "rank": move.card.rank.slug})
    return card_refusal(state, move.card)


def _ask(state: State, seat: Seat, move: m.Ask) -> Reason | None:
    if state.phase is not Phase.PLAY:
        return _another(state)
    if move.question in talk.questions(state, seat):
        return None
    if state.trick:
        return Reason("why-manille-ask-on-lead")
    if state.opened >> talk.partner_of(state, seat) & 1:
        return Reason("why-manille-ask-open-hand")
    if move.question in talk.asked_by_side(state, seat):
        return Reason("why-manille-ask-twice")
    return Reason("why-manille-ask-limit", {"limit": talk.limit(state)})


def _challenge(state: State, seat: Seat, move: m.Challenge) -> Reason | None:
    if state.phase is not Phase.REVIEW:
        return _another(state)
    return None if move.hand in opponents(state, seat) else Reason("why-manille-challenge-opponents-only")


def _accept(state: State, _seat: Seat, _move: m.Accept) -> Reason | None:
    return None if state.phase is Phase.REVIEW else _another(state)


_CHECKS: Final[dict[type, Callable[[State, Seat, Any], Reason | None]]] = {
    m.Look: _look,
    m.NameTrump: _name,
    m.HandOver: _hand_over,
    m.Call: _call,
    m.Play: _play,
    m.Ask: _ask,
    m.Challenge: _challenge,
    m.Accept: _accept,
}
