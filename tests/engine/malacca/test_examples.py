"""The worked examples of docs/rules/malacca.md §8, coin for coin."""

from __future__ import annotations

from engine.malacca.events import Cause
from tests.engine.malacca.scenes import Scene


def test_e1_a_tie_goes_to_the_defence() -> None:
    scene = Scene(4, parrot=0, ship=7, purses=(5, 5, 5, 5)).bets("t:3", "t:2", "a:0", "d:1")
    assert (scene.last.attack, scene.last.defence, scene.last.captured) == (1, 1, False)
    assert scene.purses == [8, 7, 3, 5]
    assert scene.last.drawers == (3,)
    assert scene.specials(3) == 1


def test_e2_attackers_divide_cargo_and_lost_bets() -> None:
    scene = Scene(4, parrot=1, ship=9, purses=(5, 8, 6, 9)).bets("t:4", "a:0", "a:2", "d:3")
    assert scene.last.captured
    assert scene.purses == [1, 16, 14, 6]
    assert scene.last.drawers == ()


def test_e2_odd_coin_goes_to_first_attacker_from_parrot_holder() -> None:
    scene = Scene(4, parrot=1, ship=10, purses=(5, 8, 6, 9)).bets("t:4", "a:0", "a:2", "d:3")
    assert scene.got(Cause.LOOT) == {1: 9, 2: 8}


def test_e3_beaten_attackers_lose_bet_and_half_of_the_rest() -> None:
    scene = Scene(5, parrot=3, ship=11, purses=(12, 10, 7, 6, 11)).bets("a:2", "a:3", "d:1", "d:0", "t:5")
    assert not scene.last.captured
    assert scene.purses == [5, 4, 9, 9, 16]
    assert scene.got(Cause.PENALTY) == {0: 5, 1: 3}
    assert scene.got(Cause.SPOILS) == {3: 3, 2: 2}
    assert scene.last.drawers == (3, 2)


def test_e4_the_lone_defender_among_attackers_is_a_tragic_hero() -> None:
    scene = Scene(4, parrot=0, ship=12, purses=(10, 9, 3, 5)).bets("a:1", "a:0", "a:0", "d:2")
    assert scene.got(Cause.LOOT) == {0: 5, 1: 5, 2: 4}
    assert scene.purses == [15, 14, 7, 3]
    assert scene.last.drawers == (3,)


def test_e5_a_pointless_defence_and_swabbing_the_deck() -> None:
    scene = Scene(3, parrot=0, purses=(6, 0, 5)).bets("t:6", "t:0", "d:2")
    assert scene.purses == [12, 2, 5]
    assert scene.got(Cause.SWABBING) == {1: 2}
    assert scene.last.drawers == ()


def test_e6_characters_and_equipment_add_up() -> None:
    scene = Scene(4, parrot=2, ship=8, purses=(20, 15, 11, 6))
    scene.state.shop = [4, 4, 4]
    scene.cast(ingrid=0, morgan=1, zheng=2, pierre=3).equip(1, defence=1).equip(2, trade=1).give(1, "D2").give(2, "T2")
    scene.bets("a:3", "D2:1", "T2:5", "t:6")
    assert (scene.last.attack, scene.last.defence) == (1, 2)
    assert scene.purses == [9, 25, 29, 13]
    assert scene.last.drawers == (1,)


def test_e7_two_players_fight_for_a_rich_ship() -> None:
    held = Scene(2, ship=13, purses=(5, 5)).bets("a:0", "d:0")
    assert held.purses == [3, 5]
    assert held.specials(1) == 1
    lost = Scene(2, ship=13, purses=(5, 5)).give(0, "A2").bets("A2:0", "d:2")
    assert lost.purses == [20, 3]
    assert lost.specials(1) == 1


def test_e8_black_caesar_is_paid_when_all_do_the_same() -> None:
    scene = Scene(3, purses=(5, 5, 5)).cast(caesar=0).bets("t:5", "t:5", "t:5")
    assert scene.purses == [13, 10, 10]


def test_e9_a_waiting_card_that_defends() -> None:
    scene = Scene(4, parrot=1, ship=10, purses=(9, 9, 9, 9)).give(1, "AD").bets("a:2", "AD:2", "t:4", "t:4")
    assert scene.codes() == ["wait:attack", "wait:defence"]
    scene.play("wait:defence")
    assert (scene.last.attack, scene.last.defence) == (1, 1)
    assert scene.purses == [4, 11, 13, 13]
    assert scene.specials(1) == 1


def test_e9_the_same_waiting_card_attacks() -> None:
    scene = Scene(4, parrot=1, ship=10, purses=(9, 9, 9, 9)).give(1, "AD").bets("a:2", "AD:2", "t:4", "t:4")
    scene.play("wait:attack")
    assert scene.got(Cause.LOOT) == {0: 9, 1: 9}
    assert scene.purses == [18, 18, 5, 5]
