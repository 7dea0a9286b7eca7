"""What holds in every game of Manilla and Manille, whatever the table and whoever plays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from engine.fair import RecordedDice
from engine.manille.cards import PACK, points_of, set_of
from engine.manille.events import Answered, DealScored, HandShown, HandTaken, ManilleEvent, Turned
from engine.manille.moves import Call, Play
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.rules.duties import allowed, turns
from engine.manille.view import Phase
from tests.engine.manille.wander import EVERY_MOVE, WHOLE, tables, walk
from tests.engine.wander import AnyTable, seen, viewers
from tests.kit import GAMES

few = settings(max_examples=60)
fewer = settings(max_examples=20)


# -- cards and points ------------------------------------------------------------------------------------


@pytest.mark.slow
@few
@given(tables)
def test_every_card_is_always_in_just_one_place(table: AnyTable) -> None:
    for step in walk(table):
        state = step.after
        places = [*state.hands, state.extras, set_of(state.trick), *(set_of(trick.cards) for trick in state.tricks)]
        assert sum(cards.bit_count() for cards in places) == 32
        union = 0
        for cards in places:
            union |= cards
        assert union == PACK


@pytest.mark.slow
@few
@given(tables)
def test_deal_holds_60_points_in_manilla_and_68_in_manille(table: AnyTable) -> None:
    for step in walk(table):
        for event in step.events:
            if isinstance(event, DealScored):
                result = event.result
                if isinstance(table.options, ManillaOptions):
                    dead = points_of(step.before.extras) if table.options.extra_cards == "dead" else 0
                    assert sum(result.points) == 60 - dead
                else:
                    assert sum(result.points) == 68
                assert sum(result.tricks) == step.after.layout.cards


@pytest.mark.slow
@few
@given(tables)
def test_scores_are_the_sum_of_what_was_told(table: AnyTable) -> None:
    for step in walk(table):
        state = step.after
        totals = [0] * len(state.scores)
        for result in state.results:
            if result.game == state.game:
                totals = [total + more for total, more in zip(totals, result.scored, strict=True)]
                team = state.layout.teams[result.dealer]
                totals[team] += result.bonus
                assert tuple(totals) == result.totals
        if state.turnup >= 0 and not (state.results and state.results[-1].deal == state.deal):
            totals[state.layout.teams[state.dealer]] += points_of(1 << state.turnup)
        assert state.scores == totals


@pytest.mark.slow
@few
@given(tables)
def test_one_side_scores_and_both_defenders_of_three_score_alike(table: AnyTable) -> None:
    for step in walk(table):
        for event in step.events:
            if isinstance(event, DealScored):
                result, layout = event.result, step.after.layout
                sides = layout.sides[result.dealer]
                for seat, team in enumerate(layout.teams):
                    if sides[seat] != result.winner:
                        assert result.scored[team] == 0
                    else:
                        assert result.scored[team] == max(result.scored)


@pytest.mark.slow
@few
@given(tables)
def test_a_legal_play_beats_trumps_and_follows_as_the_duties_say(table: AnyTable) -> None:
    """Judged afterwards, from the cards alone, as an onlooker with the hands turned up would."""
    for step in walk(table):
        if not isinstance(step.move, Play) or table.options.honour_play:
            continue
        state = step.before
        trick = [*state.trick, int(step.move.card)]
        *_, turn = turns(state.options, state.trump, state.layout.sides[state.dealer], state.leader, trick)
        assert turn.hand == state.turn
        assert allowed(state.playable(turn.hand), turn.owed) >> step.move.card & 1


# -- decisions -------------------------------------------------------------------------------------------


@pytest.mark.slow
@few
@given(tables)
def test_the_ply_grows_when_a_decision_is_closed_and_only_then(table: AnyTable) -> None:
    game = GAMES[table.kind]
    for step in walk(table):
        if game.ply(step.after) == game.ply(step.before):
            assert step.before.phase is step.after.phase
            assert step.before.phase in (Phase.ALONG, Phase.AGAINST, Phase.REVIEW)
            assert set(game.to_act(step.after)) == set(game.to_act(step.before)) - {step.seat}
        else:
            assert game.ply(step.after) == game.ply(step.before) + 1
            assert step.after.passed == 0


@pytest.mark.slow
@few
@given(tables)
def test_the_mildest_move_calls_nothing(table: AnyTable) -> None:
    game = GAMES[table.kind]
    for step in walk(table):
        for seat in game.to_act(step.after):
            move = game.default_move(step.after, seat)
            assert not isinstance(move, Call) or move.word == "pass"


# -- secrets -----------------------------------------------------------------------------------------------


def reveals(told: tuple[ManilleEvent, ...]) -> bool:
    """Whether a move shows cards that were hidden, which another world need not have."""
    return any(isinstance(event, HandTaken | HandShown | Turned | Answered) for event in told)


@few
@given(tables)
def test_hidden_cards_change_neither_views_nor_events_of_a_seat(table: AnyTable) -> None:
    """Deal the hidden cards anew, play the same move: who does not see them notices nothing.

    Unless the move itself shows cards: then the worlds part, as they should.
    """
    random, game = Random(table.seed), GAMES[table.kind]
    for number, step in enumerate(walk(table)):
        ended = any(isinstance(event, DealScored) for event in step.events)
        if number % 3 or ended or reveals(step.events) or step.after.phase is Phase.REVIEW:
            continue
        for viewer in viewers(table):
            other = game.imagine(game.view(step.before, viewer), random)
            if game.illegal_reason(other, step.seat, step.move) is not None:
                assert viewer != step.seat, "who decides knows what is legal"
                continue
            after, told = game.play(other, step.seat, step.move, RecordedDice(step.draws))
            assert seen(told, viewer) == seen(step.events, viewer)
            assert game.view(after, viewer) == game.view(step.after, viewer)


@few
@given(tables)
def test_who_must_decide_has_the_same_choices_in_every_world(table: AnyTable) -> None:
    random, game = Random(table.seed), GAMES[table.kind]
    for number, step in enumerate(walk(table)):
        if number % 3:
            continue
        for seat in game.to_act(step.after):
            other = game.imagine(game.view(step.after, seat), random)
            assert game.moves(other, seat) == game.moves(step.after, seat)


@few
@given(tables)
def test_imagined_hands_have_failed_no_duty(table: AnyTable) -> None:
    """In every imagined world, what was played until now was legal."""
    if table.options.honour_play:
        return
    random, game = Random(table.seed), GAMES[table.kind]
    for number, step in enumerate(walk(table)):
        if number % 3 or step.after.trump < 0:
            continue
        for viewer in viewers(table):
            other = game.imagine(game.view(step.after, viewer), random)
            sides = other.layout.sides[other.dealer]
            hands = list(other.hands)
            tricks = [(trick.leader, trick.cards) for trick in other.tricks]
            for leader, played in reversed([*tricks, *([(other.leader, tuple(other.trick))] if other.trick else [])]):
                for turn in reversed(list(turns(other.options, other.trump, sides, leader, played))):
                    hands[turn.hand] |= 1 << turn.card
                    if not other.piles or turn.hand < table.seats:
                        assert allowed(hands[turn.hand], turn.owed) >> turn.card & 1


def test_walks_reach_every_phase_and_every_kind_of_move() -> None:
    """The properties above are worth something only where the walks go."""
    house = ManillaOptions(honour_play=True, blind_no_trump=True, en_face=True, target=61)
    whole = [WHOLE["manilla"].table(seats, house, seed) for seats in (2, 3, 4, 6) for seed in range(3)]
    whole += [WHOLE["manille"].table(4, ManilleOptions(talk="parlee"), seed) for seed in range(3)]
    steps = [step for table in whole for step in WHOLE[table.kind].walk(table)]
    assert {step.after.phase for step in steps} == set(Phase)
    assert {type(step.move) for step in steps} == {type(move) for move in EVERY_MOVE}
