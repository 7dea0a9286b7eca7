"""Who is paid what: the rulings where the rulebook is silent (docs/rules/malacca.md §3.3)."""

from __future__ import annotations

import pytest

from engine.malacca.events import Cause, Fought
from tests.engine.malacca.scenes import Scene

# -- captured or defended ----------------------------------------------------------------------------


def test_a_ship_that_nobody_attacks_is_defended() -> None:
    scene = Scene(3, purses=(5, 5, 5)).bets("t:1", "t:0", "d:0")
    assert scene.all(Fought) == [Fought(0, 1, False)]


def test_attack_must_exceed_defence() -> None:
    assert Scene(3, purses=(5, 5, 5)).give(0, "A2").bets("A2:0", "d:0", "d:0").last.captured is False
    assert Scene(4, purses=(5, 5, 5, 5)).give(0, "A2").bets("A2:0", "a:0", "d:0", "d:0").last.captured is True


# -- dividing ----------------------------------------------------------------------------------------


def test_a_strong_attack_gets_one_share_only() -> None:
    scene = Scene(3, ship=8, purses=(5, 5, 5)).give(0, "A2").bets("A2:0", "a:0", "t:0")
    assert scene.got(Cause.LOOT) == {0: 4, 1: 4}


@pytest.mark.parametrize(("parrot", "first"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_odd_coin_goes_clockwise_if_the_parrot_holder_lost(parrot: int, first: int) -> None:
    scene = Scene(4, parrot=parrot, ship=3, purses=(5, 5, 5, 5)).bets("t:0", "a:0", "d:0", "a:0")
    assert scene.got(Cause.LOOT)[first] == 2


def test_a_loot_smaller_than_group_leaves_the_last_with_nothing() -> None:
    scene = Scene(4, parrot=2, ship=3, purses=(5, 5, 5, 5)).bets("a:0", "a:0", "a:0", "a:0")
    assert scene.got(Cause.LOOT) == {2: 1, 3: 1, 0: 1}


def test_defenders_divide_coin_by_coin_too() -> None:
    scene = Scene(4, parrot=3, purses=(5, 5, 5, 5)).bets("d:0", "d:0", "a:4", "d:0")
    assert scene.got(Cause.SPOILS) == {3: 2, 0: 1, 1: 1}


def test_the_cargo_of_a_defended_ship_is_nobodys() -> None:
    scene = Scene(2, ship=13, purses=(5, 5)).bets("a:5", "d:0")
    assert scene.got(Cause.CARGO_AWAY) == {None: 13}
    assert scene.purses == [0, 10]


# -- the penalty -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("purse", "bet", "left"), [(7, 0, 4), (8, 1, 4), (1, 0, 1), (2, 1, 1), (3, 3, 0), (0, 0, 0)])
def test_the_penalty_is_half_of_what_is_left_rounded_down(purse: int, bet: int, left: int) -> None:
    assert Scene(2, purses=(purse, 5)).bets(f"a:{bet}", "d:0").purses[0] == left


@pytest.mark.parametrize(("purse", "bet", "left"), [(10, 4, 1), (10, 6, 0), (10, 0, 5), (7, 1, 3)])
def test_by_house_rule_half_of_what_was_there_before_the_bet(purse: int, bet: int, left: int) -> None:
    scene = Scene(2, purses=(purse, 5), penalty_base="before_bet").bets(f"a:{bet}", "d:0")
    assert scene.purses[0] == left


def test_the_penalty_goes_to_the_supply() -> None:
    scene = Scene(2, purses=(9, 5)).bets("a:1", "d:0")
    assert scene.got(Cause.SPOILS) == {1: 1}
    assert scene.got(Cause.PENALTY) == {0: 4}
    assert scene.purses == [4, 6]


# -- trade -------------------------------------------------------------------------------------------


def test_a_double_trade_gains_twice_the_bet() -> None:
    assert Scene(2, purses=(7, 5)).give(0, "T2").bets("T2:5", "t:0").purses[0] == 17


def test_trade_needs_no_attack_to_succeed() -> None:
    assert Scene(2, purses=(5, 5)).bets("t:5", "t:2").purses == [10, 7]


@pytest.mark.parametrize(
    ("purse", "play", "paid"), [(0, "t:0", 2), (3, "t:0", 0), (3, "t:3", 3), (0, "d:0", 0), (0, "T2:0", 2)]
)
def test_only_a_trader_without_a_coin_swabs_the_deck(purse: int, play: str, paid: int) -> None:
    scene = Scene(2, purses=(purse, 5)).give(0, "T2").bets(play, "t:0")
    assert scene.purses[0] == purse + paid


def test_swabbing_a_captured_ship_pays_by_house_rule_only() -> None:
    assert Scene(3, purses=(0, 5, 5)).bets("t:0", "a:0", "t:0").purses[0] == 0
    assert Scene(3, purses=(0, 5, 5), swab_always=True).bets("t:0", "a:0", "t:0").purses[0] == 2


def test_swabbing_still_needs_an_empty_purse_and_a_trade_card() -> None:
    scene = Scene(4, purses=(1, 0, 1, 9), swab_always=True).give(3, "A2").bets("t:0", "d:0", "t:1", "A2:0")
    assert scene.last.captured
    assert scene.got(Cause.SWABBING) == {}


# -- tragic heroes and pointless defence -------------------------------------------------------------


def test_a_tragic_hero_may_have_defended_with_a_strong_card() -> None:
    scene = Scene(4, purses=(5, 5, 5, 5)).give(3, "D2").bets("a:0", "a:0", "a:0", "D2:1")
    assert scene.last.captured
    assert scene.last.drawers == (3,)


def test_a_tragic_hero_may_have_waited() -> None:
    scene = Scene(3, purses=(5, 5, 5)).give(2, "DT").bets("a:0", "a:0", "DT:1").play("wait:defence")
    assert scene.last.captured
    assert scene.last.drawers == (2,)


@pytest.mark.parametrize("others", [("a:0", "a:0", "t:0"), ("a:0", "A2:0", "d:0")])
def test_no_hero_is_who_is_not_alone_against_everybody(others: tuple[str, str, str]) -> None:
    scene = Scene(4, purses=(5, 5, 5, 5)).give(1, "A2").bets(*others, "d:0")
    assert scene.last.captured
    assert scene.last.drawers == ()


def test_a_tragic_hero_has_not_succeeded() -> None:
    scene = Scene(3, purses=(5, 5, 5)).cast(morgan=2).equip(2, defence=1).bets("a:0", "a:0", "d:1")
    assert scene.purses[2] == 4


def test_a_lone_defender_who_holds_is_an_ordinary_one() -> None:
    scene = Scene(3, purses=(5, 5, 5)).cast(morgan=2).give(2, "D2").bets("a:1", "a:1", "D2:0")
    assert scene.purses[2] == 5 + 2 + 3
    assert scene.last.drawers == (2,)


def test_a_pointless_defence_brings_nothing_at_all() -> None:
    scene = Scene(3, purses=(5, 5, 5)).cast(morgan=2).equip(2, defence=2).bets("t:0", "t:0", "d:3")
    assert scene.purses[2] == 5
    assert scene.last.drawers == ()
