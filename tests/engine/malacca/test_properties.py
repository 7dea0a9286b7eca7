"""What holds in every game of Malacca, whatever the table and whoever plays."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from engine.fair import FairDice, RecordedDice
from engine.game import IllegalMove, Seat
from engine.log import START, Entry, Header, replay
from engine.malacca.cards import CARDS, FIRST_SPECIAL, ITEMS_EACH, SHIPS, SPECIAL_COUNTS, Card
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
from engine.malacca.state import KINDS, State
from engine.malacca.view import Phase
from tests.engine.malacca.wander import Table, begin, candidates, rank, tables, walk

few = settings(max_examples=60, deadline=None)
fewer = settings(max_examples=20, deadline=None)


def viewers(state: State) -> list[Seat | None]:
    return [None, *range(state.players)]


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


@few
@given(tables)
def test_every_coin_that_moves_is_told_and_nobody_falls_below_nothing(table: Table) -> None:
    accounts = Accounts()
    accounts.take(begin(table)[1])
    for step in walk(table):
        accounts.take(step.told)
        assert accounts.of(Heap.PURSE, table.seats) == step.after.purses
        assert accounts.of(Heap.BET, table.seats) == step.after.bets
        assert accounts.heaps[Heap.SHIP, None] == step.after.ship
        assert sum(accounts.heaps.values()) == 0


@few
@given(tables)
def test_purses_can_be_counted_from_the_public_view(table: Table) -> None:
    for step in walk(table):
        assert list(counted(MALACCA.view(step.after, None))) == step.after.purses
    assert purse_course(MALACCA.view(step.after, None))[-1] == tuple(step.after.purses)


@few
@given(tables)
def test_there_are_always_sixteen_special_cards(table: Table) -> None:
    for step in walk(table):
        state = step.after
        loose = Counter([*state.under, *state.drawn, *(card for card in state.cards if card >= FIRST_SPECIAL)])
        for kind, total in enumerate(SPECIAL_COUNTS):
            assert state.deck[kind] + sum(state.hands[kind::KINDS]) + loose[kind + FIRST_SPECIAL] == total
        assert min(*state.deck, *state.hands) >= 0


@few
@given(tables)
def test_the_public_counts_of_special_cards_add_up_to_sixteen(table: Table) -> None:
    for step in walk(table):
        view = MALACCA.view(step.after, None)
        open_specials = sum(card.special for card in view.cards if card is not None)
        choosing = 2 if view.phase is Phase.KEEP else 0
        assert view.deck + sum(view.specials) + open_specials + choosing == 16


@few
@given(tables)
def test_equipment_and_ships_are_conserved(table: Table) -> None:
    for step in walk(table):
        state = step.after
        for item in range(3):
            assert state.shop[item] + sum(state.items[item::3]) == (ITEMS_EACH if table.options.equipment else 0)
        seen = [played.ship for played in state.rounds] + ([state.ship] if state.ship else [])
        assert sorted([*state.ships, *seen]) == sorted(SHIPS[table.options.ships])


@few
@given(tables)
def test_a_game_lasts_as_many_rounds_as_agreed(table: Table) -> None:
    *_, last = walk(table)
    assert [played.number for played in last.after.rounds] == list(range(1, table.options.rounds + 1))
    assert all(MALACCA.moves(last.after, seat) == [] for seat in range(table.seats))


@few
@given(tables)
def test_the_ply_grows_when_the_last_who_must_decide_has_decided(table: Table) -> None:
    for step in walk(table):
        alone = len(MALACCA.to_act(step.before)) == 1
        assert step.after.ply == step.before.ply + alone


# -- legality ------------------------------------------------------------------------------------------


@fewer
@given(tables)
def test_the_legal_list_is_complete_ordered_and_without_doubles(table: Table) -> None:
    """Against every candidate there is: legal is what no reason is found against."""
    for number, step in enumerate(walk(table)):
        if number % 7:
            continue
        state = step.after
        for seat in range(state.players):
            listed = MALACCA.moves(state, seat)
            assert listed == sorted(listed, key=rank)
            assert len({move.code for move in listed}) == len(listed)
            tried = candidates(min(state.purses[seat], 60))
            legal = {move for move in tried if MALACCA.why_not(state, seat, move) is None}
            assert legal == {move for move in listed if not isinstance(move, Bet) or move.amount <= 62}


@few
@given(tables)
def test_an_illegal_move_raises_its_reason_and_changes_nothing(table: Table) -> None:
    random = Random(table.seed)
    for step in walk(table):
        state = step.after
        seat = random.randrange(state.players)
        move = random.choice(candidates(10))
        reason = MALACCA.why_not(state, seat, move)
        if reason is None:
            continue
        kept = state.copy()
        with pytest.raises(IllegalMove) as refusal:
            MALACCA.play(state, seat, move, RecordedDice([]))
        assert refusal.value.reason == reason
        assert state == kept


@few
@given(tables)
def test_playing_leaves_the_state_before_as_it_was_and_equals_advancing_in_place(table: Table) -> None:
    for step in walk(table):
        kept = step.before.copy()
        after, told = MALACCA.play(step.before, step.seat, step.move, RecordedDice(step.draws))
        assert step.before == kept
        assert (after, told) == (step.after, step.told)
        MALACCA.advance(kept, step.seat, step.move, RecordedDice(step.draws))
        assert kept == step.after


@few
@given(tables)
def test_the_mildest_move_can_always_be_made(table: Table) -> None:
    for step in walk(table):
        for seat in MALACCA.to_act(step.after):
            assert MALACCA.mildest(step.after, seat) in MALACCA.moves(step.after, seat)


# -- text and JSON -------------------------------------------------------------------------------------


@few
@given(tables)
def test_codes_round_trip_and_are_short(table: Table) -> None:
    for step in walk(table):
        assert MALACCA.parse(step.move.code) == step.move
        assert len(step.move.code) <= 60


@fewer
@given(tables)
def test_a_replay_of_the_log_gives_every_state_again(table: Table) -> None:
    header = Header(
        kind=MALACCA.kind,
        rules_version=MALACCA.rules_version,
        options=json.loads(table.options.model_dump_json()),
        seats=table.seats,
        seed=str(table.seed),
    )
    steps = list(walk(table))
    first = _setup_draws(table)
    entries = [Entry(number=0, seat=None, code=START, draws=first, by="clock")]
    for number, step in enumerate(steps, 1):
        entries.append(Entry(number=number, seat=step.seat, code=step.move.code, draws=tuple(step.draws), by="person"))
    replayed = list(replay(MALACCA, header, entries))
    assert [step.state for step in replayed[1:]] == [step.after for step in steps]
    assert [step.events for step in replayed[1:]] == [step.told for step in steps]


def _setup_draws(table: Table) -> tuple[int, ...]:
    dice = FairDice(str(table.seed), 0)
    MALACCA.start(table.seats, table.options, dice)
    return tuple(dice.drawn)


@fewer
@given(tables)
def test_a_state_survives_json(table: Table) -> None:
    for number, step in enumerate(walk(table)):
        if number % 5 == 0:
            assert MALACCA.load(json.loads(json.dumps(MALACCA.dump(step.after)))) == step.after


# -- what may be known ---------------------------------------------------------------------------------


@fewer
@given(tables)
def test_an_imagined_state_gives_back_the_view_it_was_made_from(table: Table) -> None:
    random = Random(table.seed)
    for step in walk(table):
        for viewer in viewers(step.after):
            view = MALACCA.view(step.after, viewer)
            assert MALACCA.view(MALACCA.imagine(view, random), viewer) == view


@fewer
@given(tables)
def test_imagined_games_can_be_played_to_their_end(table: Table) -> None:
    random = Random(table.seed)
    for number, step in enumerate(walk(table)):
        if number % 9 or not MALACCA.to_act(step.after):
            continue
        state = MALACCA.imagine(MALACCA.view(step.after, step.seat), random)
        assert MALACCA.load(MALACCA.dump(state)) == state
        while acting := MALACCA.to_act(state):
            dice = _Lots(random)
            MALACCA.advance(state, acting[0], random.choice(MALACCA.moves(state, acting[0])), dice)
        assert state.round == table.options.rounds


class _Lots:
    def __init__(self, random: Random) -> None:
        self._random = random

    def below(self, n: int) -> int:
        return self._random.randrange(n)


@few
@given(tables)
def test_no_public_view_shows_a_hidden_card(table: Table) -> None:
    for step in walk(table):
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
@given(tables)
def test_no_public_event_tells_a_card_before_it_is_opened(table: Table) -> None:
    for step in walk(table):
        for event in step.told:
            if event.to is None and any(cards_in(event)):
                assert isinstance(event, Revealed | SpecialsReturned)
            elif event.to is not None:
                assert isinstance(event, CardLaid | SpecialsSeen | SpecialKept | WaitingChosen)
                assert event.to == (event.seat,)


@fewer
@given(tables)
def test_which_card_is_laid_changes_nothing_that_others_see_or_are_told(table: Table) -> None:
    for step in walk(table):
        state = step.before
        if not isinstance(step.move, Bet) or step.after.phase is not Phase.BET or step.after.round != state.round:
            continue
        for card in CARDS:
            if not state.holds(step.seat, card):
                continue
            after, told = MALACCA.play(state, step.seat, Bet(card, step.move.amount), RecordedDice(step.draws))
            for viewer in viewers(state):
                if viewer != step.seat:
                    assert MALACCA.view(after, viewer) == MALACCA.view(step.after, viewer)
            assert [event for event in told if event.to is None] == [event for event in step.told if event.to is None]


@fewer
@given(tables)
def test_sealed_bets_change_nothing_that_others_see_or_are_told(table: Table) -> None:
    options = table.options.model_copy(update={"simultaneous_bets": True})
    for step in walk(table._replace(options=options)):
        if not isinstance(step.move, Bet) or step.after.ply != step.before.ply:
            continue
        other = Bet(step.move.card, step.before.purses[step.seat] - step.move.amount)
        after, told = MALACCA.play(step.before, step.seat, other, RecordedDice([]))
        for viewer in viewers(after):
            if viewer != step.seat:
                assert MALACCA.view(after, viewer) == MALACCA.view(step.after, viewer)
        assert [event for event in told if event.to is None] == [event for event in step.told if event.to is None]


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
        for step in walk(Table(4 + seed % 5, house, seed)):
            phases.add(step.after.phase)
            told.update(type(event).__name__ for event in step.told)
    assert phases == set(Phase)
    assert told >= {
        kind.__name__ for kind in get_args(MalaccaEvent) if kind.__name__ not in {"CharactersOffered", "DeckEmpty"}
    }
