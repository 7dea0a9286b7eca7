"""What a seat, and the public, may know (docs/rules/manilla.md §9)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.manille.cards import Card, in_order
from engine.manille.inference import knowledge
from engine.manille.rules.views import sees
from engine.manille.view import Phase, Trick
from tests.engine.manille.scenes import Scene, boussac, cards, slugs


def test_hand_is_sorted_by_color_and_suit_strongest_card_first() -> None:
    scene = Scene().playing().hold("7C AC 10C 8H 10H KD 7D AS")
    hand = scene.view(0).hand
    assert hand is not None
    assert [card.slug for card in hand] == ["AS", "10H", "8H", "10C", "AC", "7C", "KD", "7D"]


def test_nobody_sees_the_hands_of_others() -> None:
    view = Scene().play("trump:h").view(1)
    assert [hand.cards is not None for hand in view.hands] == [False, True, False, False]
    assert [hand.count for hand in view.hands] == [8, 8, 8, 8]
    assert Scene().play("trump:h").view().hand is None


def test_legal_cards_are_visible_only_to_the_player_to_move() -> None:
    scene = Scene().playing("h").hold("10C QC 7C 8H", "7S", "8S", "KC").table("3:KC")
    assert [card.slug for card in scene.view(0).legal] == ["10C"]
    assert [card.slug for card, _ in scene.view(0).refused] == ["8H", "QC", "7C"]
    for seat in (None, 1, 2, 3):
        assert (scene.view(seat).legal, scene.view(seat).refused) == ((), ())


def test_the_trick_on_the_table_shows_who_led_and_who_is_winning() -> None:
    scene = Scene().playing("h").hold("10C QC", "7S", "8S", "KC AD").table("2:8S 3:KC")
    assert scene.view().trick == Trick(2, (Card.S8, Card.CK), 2)


def test_the_last_trick_is_shown_until_the_next_card_is_led() -> None:
    scene = Scene().playing("h").hold("7C 7D", "KC 8D", "8C 9D", "9C JD")
    scene.play("play:KC", "play:8C", "play:9C")
    assert scene.view().last_trick is None
    scene.play("play:7C")
    assert scene.view().trick is None
    assert scene.view().last_trick == Trick(1, (Card.CK, Card.C8, Card.C9, Card.C7), 1)
    scene.play("play:8D")
    assert scene.view().last_trick is None


def test_last_trick_of_a_deal_stays_visible_as_the_next_begins() -> None:
    scene = Scene().playing()
    scene.end((37, 23))
    last = scene.view().last_trick
    assert last is not None
    assert last.cards[0] is Card.C9
    scene.play("trump:h", "call:pass", "call:pass")
    assert scene.view().last_trick == last
    scene.play(scene.codes()[0])
    assert scene.view().last_trick is None


def test_house_rule_hides_captured_points_until_the_deal_ends() -> None:
    for option, points in (("casual", (0, 3)), ("strict", None)):
        scene = Scene(show_points=option).playing("h").hold("7C 7D", "KC 8D", "8C 9D", "9C JD")
        scene.play("play:KC", "play:8C", "play:9C", "play:7C")
        assert scene.view(0).points == scene.view().points == points
        assert scene.view().tricks == (0, 1)
    assert scene.end((37, 23)).points == (37, 23)


def test_when_all_is_over_all_hands_can_be_seen() -> None:
    scene = boussac(turnup_wins_at_once=True)
    scene.state.phase = Phase.OVER
    assert all(sees(scene.state, None, hand) for hand in range(4))


# -- memory and inference ----------------------------------------------------------------------------------


def test_memory_holds_the_tricks_of_this_deal_alone() -> None:
    scene = Scene().playing("h").hold("7C 7D", "KC 8D", "8C 9D", "9C JD")
    scene.play("play:KC", "play:8C", "play:9C", "play:7C", "play:8D")
    assert scene.view(3).memory.tricks == (Trick(1, (Card.CK, Card.C8, Card.C9, Card.C7), 1),)
    other = Scene().playing()
    other.end((37, 23))
    assert other.view().memory.tricks == ()


def told_of(hand: int, *codes: str, **options: Any) -> set[str]:
    """Cards of clubs and hearts that a hand cannot hold, as hand 1 knows after it has led and others have played."""
    scene = Scene(**options).playing("h")
    scene.hold("7C 8C 9C 7H 9H 7D", "JC KC 7S", "QC AC JH 8D", "10C AH QH 9D")
    scene.play(*codes)
    possible = knowledge(scene.view(1)).possible[hand]
    return slugs(cards("7C 8C 9C QC AC 10C 7H 8H 9H JH QH KH AH 10H") & ~possible)


def test_who_does_not_beat_an_opponent_could_not() -> None:
    assert told_of(2, "play:KC", "play:AC") == {"AC"}
    scene = Scene().playing("h").hold("7C 8C", "JC KC", "9C 7D", "10C AH")
    scene.play("play:KC", "play:9C")
    assert not knowledge(scene.view(1)).possible[2] & cards("AC 10C")
    assert knowledge(scene.view(1)).possible[2] & cards("QC")


def test_not_following_shows_a_void_and_not_trumping_no_trumps() -> None:
    scene = Scene().playing("h").hold("7C 8C", "JC KC", "9S 7D", "10C AH")
    scene.play("play:KC", "play:7D")
    possible = knowledge(scene.view(1)).possible[2]
    assert not possible & cards("7C 8C 9C QC AC 10C 7H 8H 9H JH QH KH AH 10H")
    assert possible & cards("9S")


def test_who_plays_below_a_partner_tells_nothing_of_higher_cards() -> None:
    scene = Scene().playing("h").hold("7C 8C", "KC 9S", "QC 7D", "9C AH")
    scene.play("play:KC", "play:QC", "play:9C")
    assert knowledge(scene.view(1)).possible[3] & cards("AC") == cards("AC")


def test_in_honour_play_a_card_proves_nothing() -> None:
    scene = Scene(honour_play=True).playing("h").hold("7C 8C", "JC KC", "9S 7D", "10C AH")
    scene.play("play:KC", "play:7D")
    assert knowledge(scene.view(1)).possible[2] & cards("AC 10H") == cards("AC 10H")


def test_the_turned_up_card_is_remembered_until_it_is_played() -> None:
    scene = boussac()
    card = scene.view().turnup
    assert card is not None
    scene.play(scene.codes()[0])
    for seat in (None, 1, 2, 3):
        assert knowledge(scene.view(seat)).certain[0] == 1 << card
        for number in range(10):
            assert scene.game.imagine(scene.view(seat), Random(number)).hands[0] >> card & 1


@pytest.mark.parametrize("dummy", ["private", "piles", "open"])
def test_imagination_keeps_the_dummies_as_they_are_seen(dummy: str) -> None:
    scene = Scene(2, dummy=dummy).play("trump:h", "call:pass")
    view = scene.view(0)
    worlds = [scene.game.imagine(view, Random(number)) for number in range(30)]
    for world in worlds:
        assert world.hands[0] == scene.state.hands[0]
        assert world.playable(2) == scene.state.playable(2)
    # With both dummies open, whoever counts knows everything.
    assert (len({world.hands[1] for world in worlds}) == 1) is (dummy == "open")
    assert (len({world.hands[3] for world in worlds}) == 1) is (dummy == "open")


def test_before_trump_is_named_only_the_dealers_hand_is_certain() -> None:
    scene = Scene()
    worlds = [scene.game.imagine(scene.view(0), Random(number)) for number in range(20)]
    assert {in_order(world.hands[0]) for world in worlds} == {scene.view(0).hand}
    worlds = [scene.game.imagine(scene.view(2), Random(number)) for number in range(20)]
    assert len({world.hands[2] for world in worlds}) > 10
