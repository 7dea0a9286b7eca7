"""What is decided for somebody whose time is up (docs/rules/manilla.md §7)."""

from __future__ import annotations

import pytest

from engine.manille.rules.default_move import cheapest, longest_suit
from tests.engine.manille.scenes import Scene, cards, trump_of


def default_move(scene: Scene, seat: int) -> str:
    code: str = scene.game.default_move(scene.state, seat).code
    return code


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("7C 8C 9C 10D AD 10H AH 10S", "c"),
        ("7C 8C 9C AD KD QD 10H AH", "d"),
        ("7C 8C 7S 8S 7H 8H 7D 8D", "c"),
        ("7S 8S JS 7H 8H JH 7D 8D", "h"),
    ],
)
def test_default_trump_is_longest_suit_then_most_points(hand: str, suit: str) -> None:
    assert longest_suit(cards(hand)) == trump_of(suit)


def test_the_cheapest_legal_card_is_played() -> None:
    assert cheapest(cards("JC 9S 8H 8D")) == cards("8D").bit_length() - 1
    assert cheapest(cards("JC QS")) == cards("JC").bit_length() - 1
    scene = Scene().playing("h").hold("10C AC 7D").table("3:KC")
    assert default_move(scene, 0) == "play:AC"
    scene = Scene(honour_play=True).playing("h").hold("10C AC 7D").table("3:KC")
    assert default_move(scene, 0) == "play:AC"


def test_a_dummy_plays_its_cheapest_legal_card() -> None:
    scene = Scene(2).playing("h").hold("7D", "7C", "JD QD").table("1:7C")
    assert default_move(scene, 0) == "play:d:JD"


def test_nothing_is_called_and_nobody_challenged() -> None:
    scene = Scene().play("trump:h")
    assert default_move(scene, 1) == default_move(scene, 3) == "call:pass"
    scene.play("call:along")
    assert default_move(scene, 0) == "call:pass"
    scene = Scene(honour_play=True).playing().finish_deal()
    assert default_move(scene, 2) == "accept"
    assert default_move(Scene(blind_no_trump=True), 0) == "look"


def test_who_is_not_asked_decides_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        default_move(Scene(), 1)
