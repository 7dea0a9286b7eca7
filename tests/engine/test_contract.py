"""Every game keeps the contract (``engine/game.py``), whatever the table and whoever plays.

Games are walked through at random by each game's ``Wanderer``, at any table with any combination of house rules.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings

from engine.fair import NumberedDice, RecordedDice
from engine.game import IllegalMove
from engine.log import START, Entry, Header, replay
from tests.engine.wander import AnyStep, AnyTable, AnyWanderer, begin, viewers
from tests.kit import GAMES, kit

Property: TypeAlias = Callable[[AnyWanderer, AnyTable], None]


def _of_every_game(holds: Property, games: Callable[[AnyWanderer], int]) -> Callable[[str], None]:
    """A test of every game there is that a property holds at some of its tables."""

    @pytest.mark.parametrize("kind", GAMES)
    def test(kind: str) -> None:
        wanderer = kit(kind).wanderer

        @settings(max_examples=games(wanderer))
        @given(wanderer.tables)
        def at_any_table(table: AnyTable) -> None:
            holds(wanderer, table)

        at_any_table()

    test.__doc__ = holds.__doc__
    return test


def quick(holds: Property) -> Callable[[str], None]:
    """A property that is quick to judge, of every game."""
    return _of_every_game(holds, lambda wanderer: wanderer.quick)


def dear(holds: Property) -> Callable[[str], None]:
    """A property that takes long to judge, of every game."""
    return _of_every_game(holds, lambda wanderer: wanderer.dear)


# -- legality ------------------------------------------------------------------------------------------


@dear
def test_the_legal_list_is_complete_ordered_and_without_doubles(wanderer: AnyWanderer, table: AnyTable) -> None:
    """Against every candidate there is: legal is what no reason is found against. Out of turn only what is free is."""
    game = wanderer.game
    for number, state in enumerate(wanderer.states(table)):
        if number % 5:
            continue
        acting = game.to_act(state)
        for seat in range(table.seats):
            listed = game.moves(state, seat)
            tried = wanderer.candidates(state, seat)
            assert {move for move in tried if game.illegal_reason(state, seat, move) is None} == set(listed)
            assert len({move.code for move in listed}) == len(listed)
            assert listed == sorted(listed, key=lambda move: (move.free, wanderer.rank(move)))
            assert listed if seat in acting else all(move.free for move in listed)
            assert acting or not listed, "the game is over"


@dear
def test_illegal_move_raises_declared_reason_and_changes_nothing(wanderer: AnyWanderer, table: AnyTable) -> None:
    game, random = wanderer.game, Random(table.seed)
    for state in wanderer.states(table):
        seat = random.randrange(table.seats)
        move = random.choice(wanderer.candidates(state, seat))
        reason = game.illegal_reason(state, seat, move)
        if reason is None or (seat in game.to_act(state) and move == game.default_move(state, seat)):
            continue
        assert wanderer.declared(reason), reason
        kept = game.copy(state)
        with pytest.raises(IllegalMove) as refusal:
            game.play(state, seat, move, RecordedDice([]))
        assert refusal.value.reason == reason
        assert state == kept


@quick
def test_the_mildest_move_can_always_be_made(wanderer: AnyWanderer, table: AnyTable) -> None:
    game = wanderer.game
    for state in wanderer.states(table):
        for seat in game.to_act(state):
            move = game.default_move(state, seat)
            assert move in game.moves(state, seat) or move.code in wanderer.clock
            game.play(state, seat, move, NumberedDice("mild", 1))


# -- playing -------------------------------------------------------------------------------------------


@quick
def test_play_keeps_the_old_state_and_matches_advance(wanderer: AnyWanderer, table: AnyTable) -> None:
    game = wanderer.game
    for step in wanderer.walk(table):
        kept = game.copy(step.before)
        assert game.play(step.before, step.seat, step.move, RecordedDice(step.draws)) == (step.after, step.events)
        assert step.before == kept
        game.advance(kept, step.seat, step.move, RecordedDice(step.draws))
        assert kept == step.after


# -- text and JSON -------------------------------------------------------------------------------------


@quick
def test_codes_round_trip_and_are_short(wanderer: AnyWanderer, table: AnyTable) -> None:
    form = re.compile(rf"[A-Za-z0-9:,.+-]{{1,{wanderer.longest}}}")
    assert wanderer.longest <= 60
    for step in wanderer.walk(table):
        assert wanderer.game.parse(step.move.code) == step.move
        assert form.fullmatch(step.move.code)


@dear
def test_a_replay_of_the_log_gives_every_state_again(wanderer: AnyWanderer, table: AnyTable) -> None:
    game = wanderer.game
    header = Header(
        kind=game.kind,
        rules_version=game.rules_version,
        options=table.options.model_dump(mode="json"),
        seats=table.seats,
        seed=str(table.seed),
    )
    first, told, draws = begin(game, table)
    steps: list[AnyStep] = list(wanderer.walk(table))
    entries = [Entry(number=0, seat=None, code=START, draws=draws, by="clock")]
    for number, step in enumerate(steps, start=1):
        entries.append(Entry(number=number, seat=step.seat, code=step.move.code, draws=step.draws, by="person"))
    again = [(step.state, step.events) for step in replay(game, header, entries)]
    assert again == [(first, told), *((step.after, step.events) for step in steps)]


@dear
def test_a_state_survives_json(wanderer: AnyWanderer, table: AnyTable) -> None:
    game = wanderer.game
    for number, state in enumerate(wanderer.states(table)):
        if number % wanderer.every == 0:
            assert game.load(json.loads(json.dumps(game.dump(state)))) == state


@dear
def test_loaded_states_share_nothing_with_their_source(wanderer: AnyWanderer, table: AnyTable) -> None:
    game = wanderer.game
    *_, step = wanderer.walk(table)
    dumped = game.dump(step.before)
    one, other = game.load(dumped), game.load(dumped)
    game.advance(one, step.seat, step.move, RecordedDice(step.draws))
    assert one == step.after
    assert other == game.load(dumped) == step.before


@quick
def test_what_is_no_state_is_refused(wanderer: AnyWanderer, table: AnyTable) -> None:
    game, random = wanderer.game, Random(table.seed)
    whole = game.dump(begin(game, table)[0])
    for data in (junk(random), {}, {**whole, "version": whole["version"] + 1}, {**whole, "state": junk(random)}):
        with pytest.raises(ValueError):  # noqa: PT011 - the contract promises no more than ValueError
            game.load(data)


@dear
def test_a_damaged_field_is_refused_or_harmless(wanderer: AnyWanderer, table: AnyTable) -> None:
    """Whatever one field is replaced by: no other error than ``ValueError``, and no index out of range later."""
    game, random = wanderer.game, Random(table.seed)
    good = json.loads(json.dumps(game.dump(random.choice(list(wanderer.states(table))))))
    for name, value in good["state"].items():
        bad = {**good, "state": {**good["state"], name: damaged(value, random)}}
        try:
            state = game.load(bad)
        except ValueError:
            continue
        assert isinstance(game.to_act(state), tuple), name
        for viewer in viewers(table):
            game.view(state, viewer)
        for seat in range(table.seats):
            game.moves(state, seat)


def junk(random: Random) -> Any:
    """Any JSON that no game would write."""
    return random.choice([None, True, -1, 10**12, "", "x", [], [None], [[0]], {}, {"": 0}])


def damaged(value: Any, random: Random) -> Any:
    """A value with something in it that does not belong there, or that belongs to another place."""
    if isinstance(value, list) and value and random.random() < 0.7:
        at = random.randrange(len(value))
        return [*value[:at], damaged(value[at], random), *value[at + 1 :]][: random.choice((None, None, at))]
    if isinstance(value, int) and random.random() < 0.7:
        return random.choice((value - 1, value + 1, -value, 7, 99))
    return junk(random)


@quick
def test_the_teams_of_a_game_are_those_that_it_ranks(wanderer: AnyWanderer, table: AnyTable) -> None:
    state = next(iter(wanderer.states(table)))
    assert sorted(place.seats for place in wanderer.game.standing(state).places) == [*wanderer.game.teams(table.seats)]


# -- what may be known ---------------------------------------------------------------------------------


@dear
def test_an_imagined_state_gives_back_the_view_it_was_made_from(wanderer: AnyWanderer, table: AnyTable) -> None:
    game, random = wanderer.game, Random(table.seed)
    for number, state in enumerate(wanderer.states(table)):
        if number % wanderer.every:
            continue
        for viewer in viewers(table):
            view = game.view(state, viewer)
            assert game.view(game.imagine(view, random), viewer) == view


@dear
def test_imagined_games_can_be_kept_and_played_on(wanderer: AnyWanderer, table: AnyTable) -> None:
    game, random = wanderer.game, Random(table.seed)
    for number, step in enumerate(wanderer.walk(table)):
        if number % 27:
            continue
        state = game.imagine(game.view(step.after, step.seat), random)
        assert game.load(game.dump(state)) == state
        wanderer.play_on(state, random)
        assert not game.to_act(state) or wanderer.far_enough(state)
