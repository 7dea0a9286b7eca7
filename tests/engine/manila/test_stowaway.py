"""Stowaways (docs/rules/manila.md §2.5, §4.4, rulings D)."""

from __future__ import annotations

from typing import Any

from engine.manila.board import Space
from engine.manila.events import Placed, Skipped
from tests.engine.manila.scenes import Scene

SEATS = ["nutmeg", "silk", "ginseng"]
ALL_BUT_INSURANCE = [space.slug for space in Space if space not in (Space.JADE, Space.INSURANCE)]


def penniless(cash: int = 0, **options: Any) -> Scene:
    """The master is to place and has ``cash`` pesos and no share at all."""
    return Scene(**options).voyage().cash(cash)


def test_d1_without_money_and_shares_a_merchant_travels_free_on_any_punt() -> None:
    scene = penniless()
    assert scene.view.stowaway
    assert scene.spaces() == SEATS
    assert scene.refused("place:port:c") == "why-manila-stowaway-seats-only"
    scene.play("place:silk")
    assert scene.one(Placed) == Placed(0, Space.SILK, 0, 0, stowaway=True)
    assert scene.view.cash[0] == 0


def test_d1_with_too_little_money_he_gives_all_of_it_for_the_cheapest_space() -> None:
    scene = penniless(1).stand(ginseng=(1,))
    assert scene.view.stowaway
    assert scene.spaces() == ["nutmeg", "ginseng", "port:c", "yard:c", "pilot:small"]
    assert scene.refused("place:silk") == "why-manila-stowaway-cheapest-only"
    scene.play("place:yard:c")
    assert scene.one(Placed) == Placed(0, Space.YARD_C, 0, 1, stowaway=True)
    assert scene.view.cash[0] == 0


def test_d1_by_house_rule_a_stowaway_goes_anywhere_but_into_the_insurance() -> None:
    for cash in (0, 1):
        scene = penniless(cash, stowaway="anywhere").stand(ginseng=(1,))
        assert scene.spaces() == ALL_BUT_INSURANCE
        scene.play("place:pilot:large")
        assert scene.one(Placed) == Placed(0, Space.PILOT_LARGE, 0, cash, stowaway=True)


def test_d2_a_stowaway_never_takes_the_insurance() -> None:
    for rule in ("seats", "anywhere"):
        for cash in (0, 1):
            scene = penniless(cash, stowaway=rule).stand(ginseng=(1,))
            assert scene.refused("place:insurance") == "why-manila-stowaway-no-insurance"


def test_d3_equally_cheap_spaces_are_the_stowaways_choice_and_docked_punts_do_not_count() -> None:
    scene = penniless(1)
    assert scene.spaces() == ["ginseng", "insurance"]
    assert not scene.view.stowaway
    docked = penniless(1)
    docked.state.berth[2] = 0
    assert docked.view.stowaway
    assert docked.spaces() == ["nutmeg", "port:c", "yard:c", "pilot:small"]


def test_d4_whoever_can_pledge_is_no_stowaway() -> None:
    scene = Scene().hold(0, jade=1).voyage().cash(0)
    assert not scene.view.stowaway
    assert scene.spaces() == [space.slug for space in Space if space is not Space.JADE]
    scene.each("place:insurance", "pass", "pass").play("pass", 1, 1, 1)
    assert scene.view.cash[0] == 10


def test_d4_a_pledged_share_is_no_credit() -> None:
    scene = Scene().hold(0, jade=1).voyage().play("pledge:jade:1", seat=0).cash(0)
    assert scene.view.stowaway


def test_d5_penniless_without_a_seat_at_sea_the_turn_is_skipped_not_lost() -> None:
    scene = Scene().voyage().cash(30, 0)
    scene.stand(nutmeg=(2, 2, 2), silk=(2, 2, 2), ginseng=(2, 2, 2))
    scene.play("place:port:a")
    assert scene.one(Skipped) == Skipped(1, forced=True)
    assert scene.view.passed == (False, False, False, False)


def test_d6_with_enough_for_some_spaces_a_merchant_takes_those_and_the_insurance() -> None:
    scene = penniless(3)
    assert not scene.view.stowaway
    affordable = ["nutmeg", "silk", "ginseng", "port:b", "port:c", "yard:b", "yard:c", "pilot:small", "insurance"]
    assert scene.spaces() == affordable
    assert scene.refused("place:port:a") == "why-manila-space-not-payable"
