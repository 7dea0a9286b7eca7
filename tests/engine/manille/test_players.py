"""The AI players: sensible, and better the higher their level."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Literal

import pytest

from engine.game import AnyPlayer
from engine.log import replay, verify
from engine.manille.ai.expert import ExpertPlayer, likely
from engine.manille.ai.simple import SimplePlayer
from engine.manille.cards import PACK, in_order, set_of
from engine.manille.game import MANILLA, MANILLE
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.rules.review import faults
from engine.manille.view import Phase
from engine.player import RandomPlayer
from engine.simulate import full_game, quick_game
from tests.engine.manille.scenes import Scene, cards
from tests.kit import GAMES

SIMPLE, RANDOM = SimplePlayer(), RandomPlayer()
HASTY = ExpertPlayer(card_worlds=8, choice_worlds=12)
"""An expert with little time."""


def chosen(scene: Scene, player: AnyPlayer = SIMPLE) -> str:
    """What a player does in the place of whoever must act."""
    seat = scene.actor
    code: str = player.choose(scene.view(seat), scene.moves(seat), Random(1)).code
    return code


def test_levels_go_from_weakest_to_strongest() -> None:
    assert list(MANILLA.players) == list(MANILLE.players)
    assert MANILLA.levels == MANILLE.levels == ("beginner", "easy", "steady", "hard", "expert")
    assert [name for name in MANILLA.players if name in MANILLA.levels] == list(MANILLA.levels)


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
def test_the_simple_player_copes_with_every_house_rule(dummy: Literal["private", "piles", "open"]) -> None:
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


# -- the expert ------------------------------------------------------------------------------------------


def test_the_expert_scores_more_than_the_simple_player_in_partnership() -> None:
    lead = 0
    for number in range(16):
        side = number % 2
        players = [HASTY if seat % 2 == side else SIMPLE for seat in range(4)]
        scores = quick_game(MANILLE, ManilleOptions(), players, str(number // 2)).scores
        lead += scores[side] - scores[1 - side]
    assert lead / 16 > 5


@pytest.mark.parametrize("player", [SIMPLE, ExpertPlayer(card_worlds=60)], ids=["simple", "expert"])
def test_a_sure_trick_of_the_partner_gets_points(player: AnyPlayer) -> None:
    mine, led = "KD QD 7D 7S 8S 9S 8H 7H", "9C 10C 8C"
    rest = iter(in_order(PACK & ~cards(f"{mine} {led}")))
    scene = Scene().playing("h").hold(mine)
    for hand, card in enumerate(led.split(), start=1):
        scene.state.hands[hand] = cards(card) | set_of(next(rest) for _ in range(7))
    scene.table("1:9C 2:10C 3:8C")
    assert chosen(scene, player) in ("play:KD", "play:QD")


@pytest.mark.parametrize("hand", ["10H AH KH QH 9H 8H 7C 7D", "10S AS KS JS 9S 8S 7C 7D"])
def test_the_expert_names_its_long_strong_suit(hand: str) -> None:
    scene = Scene()
    scene.hold(hand)
    rest = iter(in_order(PACK & ~cards(hand)))
    scene.state.hands[1:] = [set_of(next(rest) for _ in range(8)) for _ in range(3)]
    assert chosen(scene, HASTY) in ("trump:h", "trump:s")
    assert chosen(scene, HASTY)[-1].upper() == hand[2]


def test_the_expert_calls_with_all_the_tens_and_not_with_rags() -> None:
    for hand, word in (("10H AH KH 10C AC 10D AD 10S", "along"), ("7C 8C 9C 7D 8D 9D 7S 8S", "pass")):
        scene = Scene()
        rest = iter(in_order(PACK & ~cards(hand)))
        others = [set_of(next(rest) for _ in range(8)) for _ in range(3)]
        scene.state.hands = [others[0], cards(hand), *others[1:]]
        assert chosen(scene.play("trump:h"), HASTY) == f"call:{word}"


def test_the_expert_fails_no_duty_in_honour_play() -> None:
    house = ManillaOptions(honour_play=True, target=61)
    _, log = full_game(MANILLA, house, [HASTY, SIMPLE] * 2, "honest")
    played_out = [step.state for step in replay(MANILLA, log.header, log.entries) if step.state.phase is Phase.REVIEW]
    assert played_out
    assert not any(faults(state) for state in played_out)


def test_imagined_deals_mostly_give_the_dealer_reason_for_the_trump_named() -> None:
    scene = Scene().play("trump:h")
    view = scene.view(1)
    long = [likely(view, Random(n)).hands[0] & cards("7H 8H 9H JH QH KH AH 10H") for n in range(60)]
    any_hand = [MANILLA.imagine(view, Random(n)).hands[0] & cards("7H 8H 9H JH QH KH AH 10H") for n in range(60)]
    assert mean(hand.bit_count() for hand in long) > mean(hand.bit_count() for hand in any_hand) + 0.5
