"""Whole games among AI players, and the player who looks at nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.log import verify
from engine.manila.board import Ware
from engine.manila.game import MANILA
from engine.manila.moves import Bid, ManilaMove, Pass, Pledge
from engine.manila.options import ManilaOptions
from engine.player import RandomPlayer, ThoughtDice
from engine.simulate import full_game, play_out, quick_game
from tests.engine.toy import FINGERS, FingersOptions

RANDOM = RandomPlayer()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_equal_arguments_give_equal_games(seats: int) -> None:
    players = [RANDOM] * seats
    options = ManilaOptions()
    assert quick_game(MANILA, options, players, "a") == quick_game(MANILA, options, players, "a")
    assert full_game(MANILA, options, players, "a") == full_game(MANILA, options, players, "a")
    assert quick_game(MANILA, options, players, "a") != quick_game(MANILA, options, players, "b")


def test_a_record_says_who_won_with_what_and_how_long_it_took() -> None:
    record, log = full_game(MANILA, ManilaOptions(), [RANDOM] * 4, "record")
    assert record.moves == len(log.entries) - 1
    assert len(record.scores) == 4
    assert {record.scores[seat] for seat in record.winners} == {max(record.scores)}
    assert record.summary == {"voyages": record.events["VoyageBegan"]}
    assert record.events["GameEnded"] == 1


def test_a_full_game_can_be_verified() -> None:
    _, log = full_game(MANILA, ManilaOptions(), [RANDOM] * 3, "proof")
    verify(MANILA, log)
    assert {entry.by for entry in log.entries[1:]} == {"ai"}


def test_any_game_can_be_simulated() -> None:
    record = quick_game(FINGERS, FingersOptions(), [RANDOM] * 3, "toy")
    assert record.moves == 9
    assert record.summary == {}
    assert full_game(FINGERS, FingersOptions(), [RANDOM] * 3, "toy")[0].moves == 9


def test_number_of_players_that_the_game_cannot_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="is for 3, 4, 5 players"):
        quick_game(MANILA, ManilaOptions(), [RANDOM] * 6, "x")


def test_a_state_is_played_out_in_place() -> None:
    random = Random(1)
    dice = ThoughtDice(random)
    state, _ = MANILA.start(3, ManilaOptions(), dice)
    assert play_out(MANILA, state, [RANDOM] * 3, random, dice) > 30
    assert MANILA.to_act(state) == ()


# -- the random player -------------------------------------------------------------------------------


def test_random_player_takes_every_move_alike_but_no_free_one() -> None:
    random = Random(5)
    moves: list[ManilaMove] = [Bid(1), Bid(2), Pass(), Pledge(Ware.SILK, 1)]
    chosen = Counter(RANDOM.choose(None, moves, random).code for _ in range(900))
    assert set(chosen) == {"bid:1", "bid:2", "pass"}
    assert min(chosen.values()) > 240


def test_the_random_player_pledges_when_there_is_nothing_else() -> None:
    assert RANDOM.choose(None, [Pledge(Ware.SILK, 1)], Random(1)) == Pledge(Ware.SILK, 1)


def test_the_random_player_needs_a_move() -> None:
    with pytest.raises(ValueError, match="no moves"):
        RANDOM.choose(None, [], Random(1))


def test_thought_dice_are_even() -> None:
    dice = ThoughtDice(Random(3))
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
