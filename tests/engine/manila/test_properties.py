"""What holds in every game of Manila, whatever the table and whoever plays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from engine.fair import NumberedDice, RecordedDice
from engine.game import Seat
from engine.manila.board import ACCOMPLICES, INSURANCE_FEE, LOAN, SHARES_PER_WARE, WARES, Space
from engine.manila.events import Borrowed, Placed, ShareTurned, cash_change
from engine.manila.game import MANILA
from engine.manila.moves import Pledge, Redeem
from engine.manila.options import ManilaOptions
from engine.manila.state import NOBODY, State
from engine.manila.view import ManilaView, Phase
from tests.effort import effort
from tests.engine.manila.wander import WANDERER
from tests.engine.wander import Table, seen, viewers

few = settings(max_examples=effort(80, 250))
fewer = settings(max_examples=25)


# -- money and pieces ----------------------------------------------------------------------------------


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_every_peso_that_moves_is_told(table: Table[ManilaOptions]) -> None:
    for step in WANDERER.walk(table):
        cash = step.before.cash[:]
        for event in step.events:
            if (change := cash_change(event)) is not None:
                seat, amount = change
                cash[seat] += amount
                assert cash[seat] >= 0
        assert cash == step.after.cash


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_there_are_always_five_shares_of_each_ware(table: Table[ManilaOptions]) -> None:
    for step in WANDERER.walk(table):
        state = step.after
        for ware in WARES:
            held = sum(state.free[ware::4]) + sum(state.pledged[ware::4])
            assert state.supply[ware] + held == SHARES_PER_WARE
        assert min(*state.supply, *state.free, *state.pledged) >= 0


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_spaces_hold_one_and_players_place_only_own_accomplices(table: Table[ManilaOptions]) -> None:
    for step in WANDERER.walk(table):
        placed = [event for event in step.events if isinstance(event, Placed)]
        assert len(placed) <= 1
        for event in placed:
            before = MANILA.view(step.before, None)
            assert before.accomplices[event.seat] > 0
            assert before.fee(event.space) is not None
            assert event.paid == before.fee(event.space) or event.stowaway
        assert all(0 <= left <= ACCOMPLICES[table.seats] for left in step.after.accomplices)


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_nobody_ever_pays_more_than_the_list_price(table: Table[ManilaOptions]) -> None:
    for step in WANDERER.walk(table):
        for event in step.events:
            if isinstance(event, Placed):
                assert event.paid <= 5
                assert event.paid >= 0 or (event.space is Space.INSURANCE and event.paid == -INSURANCE_FEE)


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_ply_grows_with_each_move_except_loans_out_of_turn(table: Table[ManilaOptions]) -> None:
    for step in WANDERER.walk(table):
        free = step.move.free and step.before.phase is not Phase.PLEDGE
        assert step.after.ply == step.before.ply + (not free)
        if free:
            assert (step.after.phase, step.after.actor) == (step.before.phase, step.before.actor)


@pytest.mark.slow
@few
@given(WANDERER.tables)
def test_games_end_in_four_to_thirteen_voyages_with_a_ware_at_30(table: Table[ManilaOptions]) -> None:
    *_, last = WANDERER.walk(table)
    assert last.after.voyage >= 4
    assert max(last.after.market) == 4
    assert sum(last.after.market) <= 15
    assert last.after.actor == NOBODY


# -- secrets -------------------------------------------------------------------------------------------


@fewer
@given(WANDERER.tables)
def test_other_hands_change_neither_views_nor_events_of_a_seat(table: Table[ManilaOptions]) -> None:
    """Deal the hidden shares anew, play the same move: whoever does not hold them notices nothing."""
    random = Random(table.seed)
    for step in WANDERER.walk(table):
        if step.after.phase is Phase.OVER:
            continue
        for viewer in viewers(table):
            other = MANILA.imagine(MANILA.view(step.before, viewer), random)
            other.cash = step.before.cash[:]
            by_the_clock = step.move.code == "skip"
            if not by_the_clock and MANILA.illegal_reason(other, step.seat, step.move) is not None:
                # A loan on a share that is not there in the other world.
                assert isinstance(step.move, Pledge | Redeem)
                continue
            after, told = MANILA.play(other, step.seat, step.move, RecordedDice(step.draws))
            assert seen(told, viewer) == seen(step.events, viewer)
            assert MANILA.view(after, viewer) == MANILA.view(step.after, viewer)


@pytest.mark.slow
@fewer
@given(WANDERER.tables)
def test_which_share_is_pledged_is_told_to_its_owner_alone(table: Table[ManilaOptions]) -> None:
    for step in WANDERER.walk(table):
        for event in step.events:
            if isinstance(event, ShareTurned):
                assert event.to == (event.seat,)
            if isinstance(event, Borrowed):
                assert event.amount == LOAN


def rich(state: State, viewer: Seat, cash: int) -> State:
    """The same table, with all seats but the viewer's so rich that money never binds them."""
    other = state.copy()
    other.cash = [own if seat == viewer else cash for seat, own in enumerate(state.cash)]
    return other


@pytest.mark.parametrize("seed", range(12))
def test_hidden_money_shows_in_no_view_and_no_event(seed: int) -> None:
    """Two tables that differ in the others' cash alone look alike to the viewer until the end."""
    random = Random(seed)
    viewer = seed % 4
    first, _ = MANILA.start(4, ManilaOptions(hidden_money=True), NumberedDice(str(seed), 0))
    one, two = rich(first, viewer, 1000), rich(first, viewer, 2000)
    number = 0
    while one.phase is not Phase.OVER:
        seat = one.actor
        assert MANILA.view(one, viewer) == MANILA.view(two, viewer)
        assert hidden(MANILA.view(one, viewer), viewer)
        moves = [move for move in MANILA.moves(one, seat) if not move.free] or MANILA.moves(one, seat)
        if one.phase is Phase.AUCTION:
            # A standing bid far above the viewer's ceiling would leave nobody to play against.
            moves = [moves[0], moves[-1]] if one.bid < 15 else [moves[-1]]
        move, number = random.choice(moves), number + 1
        one, told = MANILA.play(one, seat, move, NumberedDice(str(seed), number))
        two, also = MANILA.play(two, seat, move, NumberedDice(str(seed), number))
        if one.phase is not Phase.OVER:
            assert seen(told, viewer) == seen(also, viewer)


def hidden(view: ManilaView, viewer: Seat) -> bool:
    return [seat for seat, cash in enumerate(view.cash) if cash is not None] == [viewer]


def test_a_walk_reaches_every_phase() -> None:
    """The properties above are worth something only where the walk goes."""
    reached: set[Phase] = set()
    for seed in range(12):
        table = WANDERER.table(3 + seed % 3, ManilaOptions(kick_off=True), seed)
        reached |= {step.after.phase for step in WANDERER.walk(table)}
    assert reached == set(Phase)
