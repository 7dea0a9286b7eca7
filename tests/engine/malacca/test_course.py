"""The course of a game: setup, turn order, bets, rounds, the end (docs/rules/malacca.md §1–§3, §6, §7)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engine.fair import NumberedDice
from engine.game import BadCode, IllegalMove
from engine.malacca.cards import SHIPS, Card
from engine.malacca.events import BetMade, CardLaid, GameEnded, Ready, RoundBegan
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.malacca.options import MalaccaOptions
from engine.malacca.view import Phase
from tests.engine.malacca.scenes import Scene


def peaceful_game(seats: int = 3, **options: Any) -> Scene:
    """A game that the clock plays: everybody trades nothing, so nobody earns a coin."""
    scene = Scene(seats, **options)
    scene.state, scene.told = MALACCA.start(seats, scene.options, NumberedDice("peace", 0))[0], []
    while acting := MALACCA.to_act(scene.state):
        scene.play(MALACCA.default_move(scene.state, acting[0]).code, acting[0])
    return scene


# -- setup -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_other_than_two_to_eight_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="is for 2, 3, 4, 5, 6, 7, 8 players"):
        MALACCA.start(seats, MalaccaOptions(), NumberedDice("x", 0))


@pytest.mark.parametrize("seats", MALACCA.seats)
def test_everybody_begins_with_five_silver_and_no_special_card(seats: int) -> None:
    state, _ = MALACCA.start(seats, MalaccaOptions(), NumberedDice("x", 0))
    view = MALACCA.view(state, None)
    assert view.purses == (5,) * seats
    assert view.specials == (0,) * seats
    assert view.deck == 16


def test_the_first_parrot_holder_is_drawn_by_lot() -> None:
    drawn = {MALACCA.start(4, MalaccaOptions(), NumberedDice(str(seed), 0))[0].parrot for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("ships", SHIPS)
def test_every_ship_of_the_deck_comes_once(ships: str) -> None:
    scene = peaceful_game(ships=ships)
    assert len(SHIPS[ships]) == 12
    assert Counter(played.ship for played in scene.state.rounds) == Counter(SHIPS[ships])


def test_a_table_can_have_ships_of_its_own() -> None:
    values = (1, 1, 2, 3, 5, 8, 13, 21, 30, 30, 30, 30)
    scene = peaceful_game(ships=values[::-1])
    assert scene.options.ships == values
    assert Counter(played.ship for played in scene.state.rounds) == Counter(values)
    assert MALACCA.load(json.loads(json.dumps(MALACCA.dump(scene.state)))) == scene.state


@pytest.mark.parametrize("rounds", [6, 8, 12])
def test_a_short_game_leaves_ships_out(rounds: int) -> None:
    scene = peaceful_game(rounds=rounds)
    assert [event.number for event in scene.all(RoundBegan)][-1] == rounds == len(scene.state.rounds)
    assert len(scene.view().ships) == 12 - rounds


# -- bets --------------------------------------------------------------------------------------------


def test_bets_are_made_in_turn_order_and_seen_at_once() -> None:
    scene = Scene(3, parrot=2, purses=(5, 5, 5)).play("bet:t:3")
    assert scene.all(BetMade) == [BetMade(2, 3)]
    assert scene.view(0).bets == (None, None, 3)
    assert scene.view(0).purses == (5, 5, 2)
    assert MALACCA.to_act(scene.state) == (0,)


def test_the_card_stays_secret_until_all_have_bet() -> None:
    scene = Scene(3, purses=(5, 5, 5)).play("bet:a:0").play("bet:d:1")
    assert [event.to for event in scene.all(CardLaid)] == [(0,), (1,)]
    assert scene.view().cards == (None, None, None)
    assert scene.view(1).cards == (None, Card.DEFENCE, None)


def test_bets_may_be_anything_from_nothing_to_the_whole_purse() -> None:
    scene = Scene(2, purses=(7, 5))
    moves = MALACCA.moves(scene.state, 0)
    assert [move.code for move in moves[:8]] == [f"bet:a:{amount}" for amount in range(8)]
    assert len(moves) == 3 * 8
    assert str(scene.illegal_reason("bet:t:8")) == "why-malacca-bet-above-purse {'purse': 7}"


def test_all_bets_are_private_moves() -> None:
    assert all(move.private for move in MALACCA.moves(Scene(2).state, 0))


def test_a_purse_of_thousands_has_as_many_bets() -> None:
    scene = Scene(2, purses=(4000, 5))
    moves = MALACCA.moves(scene.state, 0)
    assert len(moves) == len({move.code for move in moves}) == 3 * 4001
    assert Bet(Card.TRADE, 4000) in moves


def test_nobody_bets_out_of_turn_or_twice() -> None:
    scene = Scene(3, purses=(5, 5, 5))
    assert str(scene.illegal_reason("bet:t:0", 2)) == "why-not-your-turn {'seat': 0}"
    scene.play("bet:t:0")
    with pytest.raises(IllegalMove, match="why-not-your-turn"):
        scene.play("bet:t:1", 0)
    assert MALACCA.moves(scene.state, 0) == []


def test_another_decision_is_refused_by_name() -> None:
    assert str(Scene(2).illegal_reason("wait:attack")) == "why-malacca-another-decision {'phase': 'bet'}"


def test_by_house_rule_all_bet_at_once_and_in_secret() -> None:
    scene = Scene(3, parrot=1, purses=(5, 5, 5), simultaneous_bets=True)
    ply = scene.state.ply
    assert MALACCA.to_act(scene.state) == (0, 1, 2)
    scene.play("bet:t:4", 2).play("bet:d:1", 0)
    assert scene.all(Ready) == [Ready(2), Ready(0)]
    assert scene.all(BetMade) == []
    assert scene.state.ply == ply
    assert scene.view(1).bets == (None, None, None)
    assert scene.view(1).laid == (True, False, True)
    assert scene.view(1).purses == (5, 5, 5)
    assert scene.view(2).bets == (None, None, 4)
    assert str(scene.illegal_reason("bet:t:0", 2)) == "why-malacca-decided"
    scene.play("bet:t:0", 1)
    assert scene.all(BetMade) == [BetMade(1, 0), BetMade(2, 4), BetMade(0, 1)]
    assert scene.state.ply == ply + 1
    assert scene.purses == [5, 5, 9]
    assert scene.state.sealed == [-1, -1, -1]


NO_CODES = (
    "bet bet: bet:t bet:t: bet:t:-1 bet:t:01 bet:t:1000000000 bet:T:1 bet:t:٣ bet:x:0 wait: wait:a keep:t buy buy:a "
    "take:nobody start"
)


@pytest.mark.parametrize("code", ["", "bet:A2:1 ", *NO_CODES.split()])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadCode):
        MALACCA.parse(code)


# -- rounds and the end ------------------------------------------------------------------------------


def test_the_parrot_goes_round_clockwise() -> None:
    holders = [event.parrot for event in peaceful_game(5).all(RoundBegan)]
    assert all(later == (earlier + 1) % 5 for earlier, later in pairwise(holders))


def test_ordinary_cards_come_back_every_round() -> None:
    scene = Scene(2, purses=(5, 5)).bets("t:0", "t:0")
    assert scene.codes() == ["bet:a:0", "bet:d:0", "bet:t:0"]


def test_the_mildest_bet_is_an_ordinary_trade_without_a_coin() -> None:
    assert MALACCA.default_move(Scene(2).state, 0).code == "bet:t:0"


def test_the_mildest_waiting_card_defends() -> None:
    for card in ("AD", "DT"):
        scene = Scene(2).give(0, card).bets(f"{card}:0", "t:0")
        assert MALACCA.default_move(scene.state, 0).code == "wait:defence"


def test_whoever_has_nothing_to_decide_has_no_mildest_move() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        MALACCA.default_move(Scene(2).state, 1)


def test_most_silver_wins_after_the_last_ship() -> None:
    scene = Scene(3, purses=(5, 9, 4)).last_round().bets("t:5", "t:0", "t:0")
    assert scene.state.phase is Phase.OVER
    assert scene.all(GameEnded) == [GameEnded((10, 9, 4), (0,))]
    assert [place.seats for place in MALACCA.standing(scene.state).places] == [(0,), (1,), (2,)]


def test_equal_leaders_win_together() -> None:
    scene = Scene(3, purses=(9, 9, 4)).give(1, "A2").last_round().bets("t:0", "t:0", "t:0")
    assert MALACCA.standing(scene.state).winners == (0, 1)


def test_by_house_rule_more_special_cards_break_the_tie() -> None:
    scene = Scene(3, purses=(9, 9, 4), tiebreak="specials").give(1, "A2").last_round().bets("t:0", "t:0", "t:0")
    assert MALACCA.standing(scene.state).winners == (1,)
    assert [place.rank for place in MALACCA.standing(scene.state).places] == [1, 2, 3]


def test_after_the_end_nothing_can_be_done() -> None:
    scene = peaceful_game()
    assert MALACCA.to_act(scene.state) == ()
    assert str(MALACCA.illegal_reason(scene.state, 0, MALACCA.parse("bet:t:0"))) == "why-over"


def test_hands_are_shown_when_the_game_is_over() -> None:
    scene = Scene(2, purses=(5, 5)).give(1, "AD").last_round()
    assert scene.view().hands == ()
    scene.bets("t:0", "t:0")
    assert scene.view().hands == ((0, 0, 0, 0, 0), (0, 0, 0, 1, 0))


def test_hidden_purses_are_their_owners_secret_until_the_end() -> None:
    scene = Scene(3, purses=(5, 9, 4), hidden_purse=True).last_round()
    assert scene.view(1).purses == (None, 9, None)
    assert scene.view().purses == (None, None, None)
    scene.bets("t:0", "t:0", "t:0")
    assert scene.view().purses == (5, 9, 4)
