"""The AI players: sensible, and better the higher their level."""

from __future__ import annotations

from random import Random

import pytest

from engine.log import verify
from engine.manille.ai.simple import SimplePlayer
from engine.manille.game import MANILLA, MANILLE
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.player import RandomPlayer
from engine.simulate import full_game, quick_game
from tests.engine.manille.scenes import Scene
from tests.engine.manille.wander import GAMES

SIMPLE, RANDOM = SimplePlayer(), RandomPlayer()


def chosen(scene: Scene) -> str:
    """What the simple player does in the place of whoever must act."""
    seat = scene.actor
    return SIMPLE.choose(scene.view(seat), scene.moves(seat), Random(1)).code


def test_levels_go_from_weakest_to_strongest() -> None:
    assert list(MANILLA.players) == list(MANILLE.players)
    assert list(MANILLA.players)[:2] == ["random", "simple"]


def test_points_are_loaded_on_a_trick_that_the_partner_is_sure_to_win() -> None:
    scene = Scene().playing("h").hold("AD 7D 7S", "9C 8S", "10C 9S", "8C 8D").table("1:9C 2:10C 3:8C")
    assert chosen(scene) == "play:AD"


def test_points_are_kept_from_a_trick_that_the_opponents_win() -> None:
    scene = Scene().playing("h").hold("AD 7D 7S", "10C 8S", "9C 9S", "8C 8D").table("1:10C 2:9C 3:8C")
    assert chosen(scene) in ("play:7D", "play:7S")


def test_a_trump_is_not_wasted_on_the_partners_trick() -> None:
    scene = Scene().playing("h").hold("10H 8D KD", "9C 8S", "AC 9S", "8C 7D").table("1:9C 2:AC 3:8C")
    assert chosen(scene) == "play:KD"


def test_the_last_to_play_wins_with_what_brings_most() -> None:
    scene = Scene().playing("h").hold("7H 10H 8D", "AC 8S", "9C 9S", "8C 7D").table("1:AC 2:9C 3:8C")
    assert chosen(scene) == "play:7H"


@pytest.mark.parametrize(
    ("hand", "named"),
    [
        ("10H AH KH QH 9H 8H 7C 7D", "trump:h"),
        ("10S AS KS JS 9S 8S 10D 7D", "trump:s"),
        ("10S AS 10H AH 10C AC 10D AD", "trump:n"),
    ],
)
def test_trump_is_what_the_hand_is_strong_in(hand: str, named: str) -> None:
    scene = Scene()
    scene.hold(hand)
    assert chosen(scene) == named


def test_a_strong_defender_goes_along_and_a_weak_one_does_not() -> None:
    for hand, call in (("10H AH KH 10C AC 10D AD 10S", "along"), ("7C 8C 9C 7D 8D 9D 7S 8S", "pass")):
        scene = Scene()
        scene.hold("QH 8H", hand)
        assert chosen(scene.play("trump:h")) == f"call:{call}"


def test_a_strong_dealer_goes_against_and_a_weak_one_does_not() -> None:
    for hand, call in (("10H AH KH QH JH 10C AC 10S", "against"), ("7C 8C 9C 7D 8D 9D 7S 8S", "pass")):
        scene = Scene()
        scene.hold(hand)
        assert chosen(scene.play("trump:h").play("call:along", seat=1)) == f"call:{call}"


def test_in_honour_play_an_ai_fails_no_duty_and_challenges_nobody() -> None:
    scene = Scene(honour_play=True).playing("h").hold("10C QC 7C 8H").table("3:KC")
    assert chosen(scene) == "play:10C"
    scene = Scene(honour_play=True).playing("h").finish_deal()
    assert chosen(scene) == "accept"


@pytest.mark.parametrize(
    ("kind", "seats", "least"), [("manilla", 2, 0.8), ("manilla", 4, 0.8), ("manilla", 6, 0.7), ("manille", 4, 0.65)]
)
def test_the_simple_player_beats_the_random_one(kind: str, seats: int, least: float) -> None:
    game, games, won = GAMES[kind], 40, 0
    for number in range(games):
        side = number % 2
        players = [SIMPLE if seat % 2 == side else RANDOM for seat in range(seats)]
        won += side in quick_game(game, game.options_type(), players, str(number)).winners
    assert won / games >= least


def test_alone_against_two_the_simple_player_wins_more_than_its_share() -> None:
    won = sum(0 in quick_game(MANILLA, ManillaOptions(), [SIMPLE, RANDOM, RANDOM], str(n)).winners for n in range(40))
    assert won / 40 >= 0.5


@pytest.mark.parametrize(("kind", "seats"), [("manilla", 2), ("manilla", 3), ("manilla", 6), ("manille", 4)])
def test_equal_seeds_give_equal_games_and_their_log_is_proved(kind: str, seats: int) -> None:
    game = GAMES[kind]
    record, log = full_game(game, game.options_type(), [SIMPLE] * seats, "seed")
    again, same = full_game(game, game.options_type(), [SIMPLE] * seats, "seed")
    assert (record, log) == (again, same)
    verify(game, log)
    assert record.summary["deals"] == record.events["DealScored"]


@pytest.mark.parametrize("dummy", ["private", "piles", "open"])
def test_the_simple_player_copes_with_every_house_rule(dummy: str) -> None:
    house = ManillaOptions(
        dummy=dummy,
        honour_play=True,
        blind_no_trump=True,
        en_face=True,
        undertrump="none",
        target=61,
    )
    for seats in (2, 3, 4, 6):
        assert quick_game(MANILLA, house, [SIMPLE] * seats, "house").moves
    assert quick_game(MANILLE, ManilleOptions(talk="parlee", best_of=3), [SIMPLE] * 4, "house").moves
