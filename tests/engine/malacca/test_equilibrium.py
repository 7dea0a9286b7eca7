"""The best level: an equilibrium of each ship, the same for all who think of it. And what it makes of habits."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Seat
from engine.malacca.ai.bluffer import ModelingPlayer
from engine.malacca.ai.equilibrium import Solution, hands, solved
from engine.malacca.ai.parts import PARTS
from engine.malacca.ai.people import ship_of
from engine.malacca.ai.poised import EquilibriumPlayer
from engine.malacca.ai.stakes import HALF, PLAIN, SPECIAL, Face, Outcomes, Ship
from engine.malacca.cards import CHARACTERS, Action, Card
from engine.malacca.events import Heap
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reckoning import Fight, reckon
from engine.malacca.state import State
from engine.malacca.view import MalaccaView, Phase
from engine.player import ThoughtDice, effort_of, is_costly, quick_choice
from engine.simulate import quick_game
from tests.engine.malacca.scenes import Scene
from tests.engine.malacca.wander import WANDERER

EXPERT = EquilibriumPlayer()


def ship_at(scene: Scene) -> Ship:
    """What all know of the ship at hand."""
    return ship_of(scene.view(scene.actor))


# -- what outcomes are worth ---------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), WANDERER.options)
def test_coins_are_counted_as_the_rules_do(seed: int, house: MalaccaOptions) -> None:
    """Of all outcomes one by lot, against the settlement itself."""
    random = Random(seed)
    seats = random.randint(2, 5)
    purses = [random.randint(0, 12) for _ in range(seats)]
    bets = [random.randint(0, purse) for purse in purses]
    characters = random.sample(CHARACTERS, seats) if house.characters else [-1] * seats
    items = [tuple(random.randint(0, 2) for _ in range(3)) for _ in range(seats)]
    faces: list[Face] = [random.choice([*PLAIN, *SPECIAL]) for _ in range(seats)]
    ship = Ship(
        options=house,
        round=4,
        ship=random.randint(3, 13),
        purses=tuple(purses),
        sizes=tuple([(bet,) for bet in bets]),
        specials=(1,) * seats,
        kinds=(4, 4, 4, 2, 2),
        characters=tuple(int(who) for who in characters),
        items=tuple(items),  # type: ignore[arg-type]
        pieces=(0.0,) * seats,
        card=2.0,
    )
    fight = Fight(
        options=house,
        parrot=0,
        ship=ship.ship,
        actions=[face.action for face in faces],
        strengths=[max(face.strength, face.times) for face in faces],
        bets=bets,
        purses=[purse - bet for purse, bet in zip(purses, bets, strict=True)],
        characters=ship.characters,
        items=[count for owned in items for count in owned],
    )
    result = reckon(fight)
    outcomes = Outcomes(ship, [[face] for face in faces])
    assert outcomes.taken.item() == result.captured
    wealth = outcomes.captured() if result.captured else outcomes.defended()
    for seat in range(seats):
        purse = purses[seat] - bets[seat]
        for coins in result.coins:
            if coins.seat == seat:
                purse += coins.amount * ((coins.cause.target is Heap.PURSE) - (coins.cause.source is Heap.PURSE))
        cards = 2 * (seat in result.drawers) - 2 * faces[seat].special
        assert np.broadcast_to(wealth[seat], (1,) * 2 * seats).item() == HALF * (purse + cards)


# -- the solution --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("held", [0, 1])
def test_nobody_would_gain_by_doing_otherwise(seats: int, held: int) -> None:
    scene = Scene(seats, ship=8, purses=[12, 9, 14, 6, 11][:seats])
    for seat in range(1, seats, 2):
        scene.give(seat, *["A2", "T2"][:held])
    assert max(Solution(ship_at(scene), 200).gains) < 0.006


def test_who_thinks_longer_comes_nearer() -> None:
    ship = ship_at(Scene(3, ship=8, purses=[12, 9, 14]))
    assert max(Solution(ship, 400).gains) < max(Solution(ship, 10).gains) / 4


def test_lots_are_chances_of_what_can_be_laid() -> None:
    scene = Scene(3, purses=[9, 8, 7]).give(0, "A2", "D2")
    lots = EXPERT.lots(scene.view(0), 0)
    assert sum(lots.values()) == pytest.approx(1)
    assert set(lots) <= {move for move in MALACCA.moves(scene.state, 0) if isinstance(move, Bet)}


def test_a_fight_that_is_lost_for_one_seat_is_not_traded_in() -> None:
    scene = Scene(3, ship=13, purses=[9, 0, 0]).last_round()
    traded = sum(chance for bet, chance in EXPERT.lots(scene.view(0), 0).items() if bet.card is Card.TRADE)
    assert traded < 0.5


def test_hands_are_as_likely_as_the_cards_that_nobody_has_seen() -> None:
    ship = replace(ship_at(Scene(3)), specials=(2, 0, 0), kinds=(1, 1, 0, 0, 0))
    likely = {hand: chance for hand, chance in hands(ship, 0).items() if chance > 0.001}
    assert likely == {(True, True, False, False, False): pytest.approx(1, abs=0.001)}
    assert list(hands(ship, 1)) == [(False,) * 5]


def test_a_bet_that_nobody_thought_of_is_answered_too() -> None:
    scene = Scene(3, ship=9, purses=[23, 20, 20]).play("bet:t:7")
    ship = ship_at(scene)
    assert 7 in ship.sizes[0]
    assert 0 in ship.sizes[0]
    assert sum(EXPERT.lots(scene.view(1), 1).values()) == pytest.approx(1)


# -- nothing hidden has a part in it -------------------------------------------------------------------


@pytest.mark.slow
def test_all_at_the_table_solve_the_very_same_ship() -> None:
    dice, looked = ThoughtDice(Random(3)), 0
    state, _ = MALACCA.start(4, MalaccaOptions(hidden_purse=True), dice)
    while acting := MALACCA.to_act(state):
        if state.phase is Phase.BET:
            assert len({ship_of(MALACCA.view(state, seat)) for seat in (*range(4), None)}) == 1
            looked += 1
        player = MALACCA.players["simple"]
        moves = MALACCA.moves(state, acting[0])
        move = player.choose(MALACCA.view(state, acting[0]), moves, Random(looked))
        MALACCA.advance(state, acting[0], move, dice)
    assert looked == 48


def test_what_lies_face_down_changes_neither_ship_nor_lots() -> None:
    scenes = [Scene(3, purses=[9, 8, 7]).play(f"bet:{card}:3") for card in "adt"]
    lots = [EXPERT.lots(scene.view(1), 1) for scene in scenes]
    assert lots[0] == lots[1] == lots[2]


def test_the_effort_tells_nothing_of_the_hand() -> None:
    scene = Scene(3, purses=[9, 8, 7])
    rich = Scene(3, purses=[9, 8, 7]).give(0, "A2", "D2", "AD")
    found = [effort_of(EXPERT, one.view(0), MALACCA.moves(one.state, 0)) for one in (scene, rich)]
    assert found[0] == found[1]
    assert is_costly(EXPERT)


def test_without_time_it_still_answers() -> None:
    scene = Scene(5)
    moves = MALACCA.moves(scene.state, scene.actor)
    assert quick_choice(EXPERT, scene.view(scene.actor), moves, Random(1)) in moves


# -- every house rule ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "house",
    [
        {"characters": True, "equipment": True},
        {"simultaneous_bets": True, "hidden_purse": True, "waiting": "simultaneous_secret"},
        {"penalty_base": "before_bet", "swab_always": True, "tiebreak": "specials"},
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 6, 7])
@pytest.mark.slow
def test_it_plays_whole_games_by_every_house_rule(house: dict[str, Any], seats: int) -> None:
    players = [EXPERT, *[MALACCA.players["guard"], MALACCA.players["random"]] * 3][:seats]
    options = MalaccaOptions(rounds=6, **house)
    assert quick_game(MALACCA, options, players, "all rules") == quick_game(MALACCA, options, players, "all rules")


# -- people of habit -----------------------------------------------------------------------------------


def told(names: list[str], seed: int = 1) -> tuple[State, MalaccaView]:
    """A game of these players, as it stands before the last ship."""
    dice, random = ThoughtDice(Random(seed)), Random(seed)
    state, _ = MALACCA.start(len(names), MalaccaOptions(), dice)
    while state.round < 12 or state.phase is not Phase.BET:
        seat = MALACCA.to_act(state)[0]
        view = MALACCA.view(state, seat)
        MALACCA.advance(
            state, seat, MALACCA.players[names[seat]].choose(view, MALACCA.moves(state, seat), random), dice
        )
    return state, MALACCA.view(state, None)


def persons(view: MalaccaView) -> dict[Seat, float]:
    """By seat, how surely it is taken for a person of habit."""
    return {seat: person.chance for seat, person in zip(view.turn_order, ship_of(view).people, strict=True)}


@pytest.mark.slow
def test_equilibrium_players_are_not_read_as_habitual_players() -> None:
    _, view = told(["expert", "expert", "robber"])
    found = persons(view)
    assert max(found[0], found[1]) < 0.05
    assert found[2] > 0.9


def test_nobody_is_a_person_of_habit_before_anything_was_played() -> None:
    assert set(persons(Scene(4).view(0)).values()) == {0.0}


def test_robbers_are_met_with_defence() -> None:
    state, view = told(["expert", "robber", "robber"], seed=3)
    ship = ship_of(view)
    place = view.turn_order.index(0)

    def defence(of: Ship) -> float:
        return Solution(of).actions(place, [size[0] for size in of.sizes[:place]] + [0])[Action.DEFENCE]

    assert state.round == 12
    assert defence(ship) > defence(replace(ship, people=())) + 0.1
    assert solved(ship) is solved(ship)


def test_large_tables_are_left_to_the_bluffer() -> None:
    assert 7 not in PARTS
    scene = Scene(7)
    view, moves = scene.view(scene.actor), MALACCA.moves(scene.state, scene.actor)
    assert EXPERT.choose(view, moves, Random(3)) == ModelingPlayer().choose(view, moves, Random(3))
