"""Sample full states that agree with a view, for searches.

The secrets are the special cards of the others, their face-down cards, sealed bets and sealed choices, and by house
rule their purses. Special cards that the viewer hasn't seen are dealt again, all deals equally likely; those that
everyone saw drawn stay with their owner. A face-down card is any that its player could have laid, and a sealed bet any
that they could have made. Hidden purses are exact, because all payments are visible. Future ships and cards have no
fixed order (``state``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from engine.game import Seat
from engine.malacca.cards import FIRST_SPECIAL, ORDINARY, SPECIAL_COUNTS, SPECIALS, Card
from engine.malacca.ledger import counted
from engine.malacca.state import KINDS, NOBODY, NONE, State
from engine.malacca.view import MalaccaView, Phase


def imagined(view: MalaccaView, random: Random) -> State:
    """Return a state whose view for the same seat is ``view``."""
    purses = counted(view)
    deal = _deal(view, random)
    at_once = view.phase is Phase.BET and view.options.simultaneous_bets
    sealed = [NONE] * view.players
    if at_once:
        sealed = [_sealed(view, seat, purses[seat], random) for seat in range(view.players)]
    return State(
        options=view.options,
        players=view.players,
        ply=view.ply,
        phase=view.phase,
        actor=_actor(view),
        round=view.round,
        parrot=view.parrot,
        purchase=_number(view.purchase),
        ship=view.ship or 0,
        ships=list(view.ships),
        purses=list(purses),
        cards=deal.cards,
        bets=[0] * view.players if at_once else [bet or 0 for bet in view.bets],
        sealed=sealed,
        actions=_actions(view, random),
        hands=deal.hands,
        known=[count for held in view.known for count in held],
        deck=deal.deck,
        under=deal.under,
        rejected=list(view.rejected),
        drawers=list(view.drawers),
        drawn=deal.drawn,
        characters=[_number(character) for character in view.characters],
        offered=list(view.offered),
        items=[count for items in view.items for count in items],
        shop=list(view.shop),
        rounds=view.rounds,
    )


@dataclass(slots=True)
class _Deal:
    """Where all special cards are, as a state stores it."""

    cards: list[int]
    hands: list[int]
    deck: list[int] = field(default_factory=lambda: [0] * KINDS)
    under: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)


def _deal(view: MalaccaView, random: Random) -> _Deal:
    """Deal the hidden cards at random to the places where cards are."""
    pool = list(_unseen(view))
    known = [[] if seat == view.seat or view.hands else _known(view, seat, pool) for seat in range(view.players)]
    random.shuffle(pool)
    deal = _Deal([_number(card) for card in view.cards], [0] * (KINDS * view.players))
    for seat in range(view.players):
        if seat == view.seat and view.hand is not None:
            deal.hands[KINDS * seat : KINDS * seat + KINDS] = view.hand
        elif view.hands:
            deal.hands[KINDS * seat : KINDS * seat + KINDS] = view.hands[seat]
        else:
            unknown = [pool.pop() for _ in range(view.specials[seat] - len(known[seat]))]
            _deal_hand(view, deal, seat, known[seat] + unknown, random)
    deal.under = [pool.pop() if card is None else card for card in view.under]
    if view.phase is Phase.KEEP:
        deal.drawn = [*view.drawn] or [pool.pop(), pool.pop()]
    for card in pool:
        deal.deck[card - FIRST_SPECIAL] += 1
    return deal


def _known(view: MalaccaView, seat: Seat, pool: list[Card]) -> list[Card]:
    """Return the cards that a player is known to hold, taken out of the pool."""
    held = [card for card, count in zip(SPECIALS, view.known[seat], strict=True) for _ in range(count)]
    for card in held:
        pool.remove(card)
    return held


def _deal_hand(view: MalaccaView, deal: _Deal, seat: Seat, held: list[Card], random: Random) -> None:
    if view.laid[seat] and view.cards[seat] is None:
        laid = random.choice([*ORDINARY, *held])
        deal.cards[seat] = laid
        if laid.special:
            held.remove(laid)
    for card in held:
        deal.hands[KINDS * seat + card - FIRST_SPECIAL] += 1


def _unseen(view: MalaccaView) -> Iterator[Card]:
    """Yield the special cards whose place the viewer does not know, by kind."""
    seen = [card for card in (*view.cards, *view.under, *view.drawn) if card is not None]
    for kind, (card, total) in enumerate(zip(SPECIALS, SPECIAL_COUNTS, strict=True)):
        held = view.hand[kind] if view.hand is not None else 0
        if view.hands:
            held = sum(hand[kind] for hand in view.hands)
        for _ in range(total - held - seen.count(card)):
            yield card


def _sealed(view: MalaccaView, seat: Seat, purse: int, random: Random) -> int:
    """Return a bet that is not on the card yet."""
    if not view.laid[seat]:
        return NONE
    bet = view.bets[seat]
    return random.randint(0, purse) if bet is None else bet


def _actions(view: MalaccaView, random: Random) -> list[int]:
    """Return what the open cards count as, guessing sealed choices."""
    actions = [_number(action) for action in view.actions]
    for seat, card in enumerate(view.cards):
        if view.decided[seat] and actions[seat] == NONE and card is not None:
            actions[seat] = random.choice(card.choices)
    return actions


def _actor(view: MalaccaView) -> int:
    at_once = (view.phase is Phase.BET and view.options.simultaneous_bets) or (
        view.phase is Phase.WAIT and view.options.waiting == "simultaneous_secret"
    )
    return NOBODY if at_once or not view.to_act else view.to_act[0]


def _number(value: int | None) -> int:
    return NONE if value is None else value
