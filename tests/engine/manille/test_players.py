"""The AI players: sensible, and better the higher their level."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Literal

import pytest

from engine.game import AnyPlayer, Seat
from engine.log import replay, verify
from engine.manille.ai.expert import ExpertPlayer, after, likely
from engine.manille.ai.hasty import HastyPlayer
from engine.manille.ai.simple import SimplePlayer
from engine.manille.cards import PACK, in_order, set_of
from engine.manille.game import MANILLA, MANILLE
from engine.manille.moves import Play
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.rules.review import faults
from engine.manille.state import State
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


def decisions(kind: str, seats: int, most: int) -> list[tuple[State, Seat]]:
    """Moments of games of simple players at which somebody can play more than one card; always the same ones.

    Who wins how often is measured by ``make arena``.
    """
    game = GAMES[kind]
    found: list[tuple[State, Seat]] = []
    for number in range(4):
        _, log = full_game(game, game.options_type(), [SIMPLE] * seats, f"strength {number}")
        playing = [step.state for step in replay(game, log.header, log.entries) if step.state.phase is Phase.PLAY]
        found += [(state, seat) for state in playing for seat in game.to_act(state) if len(game.moves(state, seat)) > 1]
    return found[:: len(found) // most][:most]


def loss(kind: str, player: AnyPlayer, decisions: list[tuple[State, Seat]]) -> float:
    """How many points a player's cards give away on average, as the cards really lay."""
    game, lost = GAMES[kind], 0.0
    for number, (state, seat) in enumerate(decisions):
        view, moves = game.view(state, seat), game.moves(state, seat)
        gains = {move: after(state, move, view.sides[state.turn]) for move in moves if isinstance(move, Play)}
        lost += max(gains.values()) - gains[player.choose(view, moves, Random(number))]
    return lost / len(decisions)


def test_levels_go_from_weakest_to_strongest() -> None:
    assert list(MANILLA.players) == list(MANILLE.players)
    assert MANILLA.levels == MANILLE.levels == ("beginner", "easy", "steady", "hard", "expert")
    assert [name for name in MANILLA.players if name in MANILLA.levels] == list(MANILLA.levels)


def test_points_are_loaded_on_trick_that_partner_is_sure_to_win() -> None:
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


def test_in_honour_play_ai_fails_no_duty_and_challenges_nobody() -> None:
    scene = Scene(honour_play=True).playing("h").hold("10C QC 7C 8H").table("3:KC")
    assert chosen(scene) == "play:10C"
    scene = Scene(honour_play=True).playing("h").finish_deal()
    assert chosen(scene) == "accept"


CARELESS = HastyPlayer(SIMPLE, haste=1.0, sixth=SimplePlayer(doubt=4.0))
"""One who never weighs a card."""


def test_hasty_players_keep_trumps_and_high_cards() -> None:
    scene = Scene().playing("h", dealer=3).hold("7H 10D 8C 9S")
    assert chosen(scene, CARELESS) == "play:8C"
    scene = Scene().playing("h").hold("10C QC 7C 8H").table("3:9C")
    assert chosen(scene, CARELESS) == "play:QC"


def test_hasty_players_name_their_longest_suit_and_never_call() -> None:
    scene = Scene()
    scene.hold("10S AS 10H AH 10C AC 8D 7D 9D", "10H AH KH 10C AC 10D AD 10S")
    assert chosen(scene, CARELESS) == "trump:d"
    assert chosen(scene.play("trump:d"), CARELESS) == "call:pass"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_hasty_players_misname_trump_only_with_six(seats: int) -> None:
    scene = Scene(seats)
    scene.hold("7D 8D 9D 7C 7S")
    named = {CARELESS.choose(scene.view(0), scene.moves(0), Random(number)) for number in range(20)}
    assert (len(named) > 1) is (seats == 6)


def test_hasty_players_fail_no_duty_in_honor_play() -> None:
    scene = Scene(honour_play=True).playing("h").hold("10C QC 7C 8H").table("3:KC")
    assert chosen(scene, CARELESS) == "play:10C"


@pytest.mark.parametrize(
    ("kind", "seats"), [("manilla", 2), ("manilla", 3), ("manilla", 4), ("manilla", 6), ("manille", 4)]
)
@pytest.mark.slow
def test_the_simple_player_gives_away_less_than_the_random_one(kind: str, seats: int) -> None:
    found = decisions(kind, seats, 240)
    assert loss(kind, SIMPLE, found) < 0.9 * loss(kind, RANDOM, found)


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


@pytest.mark.slow
def test_the_expert_gives_away_less_than_the_simple_player() -> None:
    found = decisions("manilla", 4, 60)
    assert loss("manilla", HASTY, found) < 0.9 * loss("manilla", SIMPLE, found)


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


@pytest.mark.slow
def test_the_expert_fails_no_duty_in_honour_play() -> None:
    house = ManillaOptions(honour_play=True, target=61)
    _, log = full_game(MANILLA, house, [HASTY, SIMPLE] * 2, "honest")
    played_out = [step.state for step in replay(MANILLA, log.header, log.entries) if step.state.phase is Phase.REVIEW]
    assert played_out
    assert not any(faults(state) for state in played_out)


def test_imagined_deals_favor_hands_that_explain_the_trump() -> None:
    scene = Scene().play("trump:h")
    view = scene.view(1)
    long = [likely(view, Random(n)).hands[0] & cards("7H 8H 9H JH QH KH AH 10H") for n in range(60)]
    any_hand = [MANILLA.imagine(view, Random(n)).hands[0] & cards("7H 8H 9H JH QH KH AH 10H") for n in range(60)]
    assert mean(hand.bit_count() for hand in long) > mean(hand.bit_count() for hand in any_hand) + 0.5
