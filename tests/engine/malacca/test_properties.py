"""What holds in every game of Malacca, whatever the table and whoever plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from engine.fair import RecordedDice
from engine.game import Seat
from engine.malacca.cards import CARDS, FIRST_SPECIAL, ITEMS_EACH, SPECIAL_COUNTS, Card, ships_of
from engine.malacca.events import (
    CardLaid,
    Heap,
    MalaccaEvent,
    Revealed,
    SpecialKept,
    SpecialsReturned,
    SpecialsSeen,
    WaitingChosen,
    movement,
)
from engine.malacca.game import MALACCA
from engine.malacca.ledger import counted, purse_course
from engine.malacca.moves import Bet
from engine.malacca.options import MalaccaOptions
from engine.malacca.state import KINDS
from engine.malacca.view import Phase
from tests.engine.malacca.wander import WANDERER
from tests.engine.wander import Table, begin, viewers

few = settings(max_examples=60)
fewer = settings(max_examples=20)


def cards_in(value: Any) -> Iterator[Card]:
    """Every card anywhere in a view or event."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


# -- coins and cards -----------------------------------------------------------------------------------


class Accounts:
    """All heaps of coins, kept from what is told alone. The supply goes below nothing by what is in play."""

    def __init__(self) -> None:
        self.heaps: Counter[tuple[Heap, Seat | None]] = Counter()

    def take(self, events: Iterable[MalaccaEvent]) -> None:
        for event in events:
            if (coins := movement(event)) is None:
                continue
            assert coins.amount > 0
            for heap, sign in ((coins.cause.source, -1), (coins.cause.target, 1)):
                owner = coins.seat if heap in (Heap.PURSE, Heap.BET) else None
                self.heaps[heap, owner] += sign * coins.amount
                assert heap is Heap.SUPPLY or self.heaps[heap, owner] >= 0

    def of(self, heap: Heap, seats: int) -> list[int]:
        return [self.heaps[heap, seat] for seat in range(seats)]


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_every_coin_that_moves_is_told_and_no_purse_is_negative(table: Table[MalaccaOptions]) -> None:
    accounts = Accounts()
    accounts.take(begin(MALACCA, table)[1])
    for step in WANDERER.walk(table):
        accounts.take(step.events)
        assert accounts.of(Heap.PURSE, table.seats) == step.after.purses
        assert accounts.of(Heap.BET, table.seats) == step.after.bets
        assert accounts.heaps[Heap.SHIP, None] == step.after.ship
        assert sum(accounts.heaps.values()) == 0


@few
@given(WANDERER.tables)
def test_purses_can_be_counted_from_the_public_view(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        assert list(counted(MALACCA.view(step.after, None))) == step.after.purses
    assert purse_course(MALACCA.view(step.after, None))[-1] == tuple(step.after.purses)


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_there_are_always_sixteen_special_cards(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        state = step.after
        loose = Counter([*state.under, *state.drawn, *(card for card in state.cards if card >= FIRST_SPECIAL)])
        for kind, total in enumerate(SPECIAL_COUNTS):
            assert state.deck[kind] + sum(state.hands[kind::KINDS]) + loose[kind + FIRST_SPECIAL] == total
        assert min(*state.deck, *state.hands) >= 0


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_the_public_counts_of_special_cards_add_up_to_sixteen(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        view = MALACCA.view(step.after, None)
        open_specials = sum(card.special for card in view.cards if card is not None)
        choosing = 2 if view.phase is Phase.KEEP else 0
        assert view.deck + sum(view.specials) + open_specials + choosing == 16


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_equipment_and_ships_are_conserved(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        state = step.after
        for item in range(3):
            assert state.shop[item] + sum(state.items[item::3]) == (ITEMS_EACH if table.options.equipment else 0)
        seen = [played.ship for played in state.rounds] + ([state.ship] if state.ship else [])
        assert sorted([*state.ships, *seen]) == sorted(ships_of(table.options.ships))


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_a_game_lasts_as_many_rounds_as_agreed(table: Table[MalaccaOptions]) -> None:
    *_, last = WANDERER.walk(table)
    assert [played.number for played in last.after.rounds] == list(range(1, table.options.rounds + 1))


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_the_ply_grows_when_the_last_who_must_decide_has_decided(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        alone = len(MALACCA.to_act(step.before)) == 1
        assert step.after.ply == step.before.ply + alone


# -- what may be known ---------------------------------------------------------------------------------


@fewer
@given(WANDERER.tables)
def test_imagined_games_last_as_many_rounds_as_agreed(table: Table[MalaccaOptions]) -> None:
    random = Random(table.seed)
    for number, step in enumerate(WANDERER.walk(table)):
        if number % 9 or not MALACCA.to_act(step.after):
            continue
        state = MALACCA.imagine(MALACCA.view(step.after, step.seat), random)
        WANDERER.play_on(state, random)
        assert state.round == table.options.rounds


@few
@given(WANDERER.tables)
def test_no_public_view_shows_a_hidden_card(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        state = step.after
        view = MALACCA.view(state, None)
        assert view.hand is None
        assert view.drawn == ()
        assert view.hands == () or state.phase is Phase.OVER
        if state.phase is Phase.BET:
            assert set(view.cards) == {None}
        for viewer in range(state.players):
            own = MALACCA.view(state, viewer)
            seen = [card for seat, card in enumerate(own.cards) if seat != viewer]
            assert state.phase is not Phase.BET or set(seen) == {None}
            assert own.drawn == () or MALACCA.to_act(state) == (viewer,)


@few
@given(WANDERER.tables)
def test_no_public_event_tells_a_card_before_it_is_opened(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        for event in step.events:
            if event.to is None and any(cards_in(event)):
                assert isinstance(event, Revealed | SpecialsReturned)
            elif event.to is not None:
                assert isinstance(event, CardLaid | SpecialsSeen | SpecialKept | WaitingChosen)
                assert event.to == (event.seat,)


@fewer
@given(WANDERER.tables)
def test_laid_card_changes_nothing_in_views_and_events_of_others(table: Table[MalaccaOptions]) -> None:
    for step in WANDERER.walk(table):
        state = step.before
        if not isinstance(step.move, Bet) or step.after.phase is not Phase.BET or step.after.round != state.round:
            continue
        for card in CARDS:
            if not state.holds(step.seat, card):
                continue
            after, told = MALACCA.play(state, step.seat, Bet(card, step.move.amount), RecordedDice(step.draws))
            for viewer in viewers(table):
                if viewer != step.seat:
                    assert MALACCA.view(after, viewer) == MALACCA.view(step.after, viewer)
            assert [event for event in told if event.to is None] == [event for event in step.events if event.to is None]


@fewer
@given(WANDERER.tables)
def test_sealed_bets_change_nothing_that_others_see_or_are_told(table: Table[MalaccaOptions]) -> None:
    options = table.options.model_copy(update={"simultaneous_bets": True})
    for step in WANDERER.walk(table._replace(options=options)):
        if not isinstance(step.move, Bet) or step.after.ply != step.before.ply:
            continue
        other = Bet(step.move.card, step.before.purses[step.seat] - step.move.amount)
        after, told = MALACCA.play(step.before, step.seat, other, RecordedDice([]))
        for viewer in viewers(table):
            if viewer != step.seat:
                assert MALACCA.view(after, viewer) == MALACCA.view(step.after, viewer)
        assert [event for event in told if event.to is None] == [event for event in step.events if event.to is None]


def test_walks_reach_every_phase_and_every_kind_of_event() -> None:
    phases: set[Phase] = set()
    told: set[str] = set()
    for seed in range(60):
        house = MalaccaOptions(
            characters=True,
            character_choice="1of2" if seed % 2 else "1of1",
            equipment=True,
            empty_deck="2_silver",
            simultaneous_bets=seed % 3 == 0,
            waiting="simultaneous_secret" if seed % 4 == 0 else "turn_order",
        )
        for step in WANDERER.walk(WANDERER.table(4 + seed % 5, house, seed)):
            phases.add(step.after.phase)
            told.update(type(event).__name__ for event in step.events)
    assert phases == set(Phase)
    assert told >= {
        kind.__name__ for kind in get_args(MalaccaEvent) if kind.__name__ not in {"CharactersOffered", "DeckEmpty"}
    }
