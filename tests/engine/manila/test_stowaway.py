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


def test_d1_merchant_without_cash_or_shares_rides_any_punt_free() -> None:
    scene = penniless()
    assert scene.view.stowaway
    assert scene.spaces() == SEATS
    assert scene.refused("place:port:c") == "why-manila-stowaway-seats-only"
    scene.play("place:silk")
    assert scene.one(Placed) == Placed(0, Space.SILK, 0, 0, stowaway=True)
    assert scene.view.cash[0] == 0


def test_d1_merchant_short_of_cash_pays_all_for_cheapest_space() -> None:
    scene = penniless(1).stand(ginseng=(1,))
    assert scene.view.stowaway
    assert scene.spaces() == ["nutmeg", "ginseng", "port:c", "yard:c", "pilot:small"]
    assert scene.refused("place:silk") == "why-manila-stowaway-cheapest-only"
    scene.play("place:yard:c")
    assert scene.one(Placed) == Placed(0, Space.YARD_C, 0, 1, stowaway=True)
    assert scene.view.cash[0] == 0


def test_d1_house_rule_lets_stowaways_go_anywhere_but_insurance() -> None:
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


def test_d3_stowaway_picks_cheapest_spaces_off_docked_punts() -> None:
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


def test_d5_penniless_merchant_without_a_seat_is_skipped() -> None:
    scene = Scene().voyage().cash(30, 0)
    scene.stand(nutmeg=(2, 2, 2), silk=(2, 2, 2), ginseng=(2, 2, 2))
    scene.play("place:port:a")
    assert scene.one(Skipped) == Skipped(1, forced=True)
    assert scene.view.passed == (False, False, False, False)


def test_d6_merchant_may_take_payable_spaces_and_insurance() -> None:
    scene = penniless(3)
    assert not scene.view.stowaway
    affordable = ["nutmeg", "silk", "ginseng", "port:b", "port:c", "yard:b", "yard:c", "pilot:small", "insurance"]
    assert scene.spaces() == affordable
    assert scene.refused("place:port:a") == "why-manila-space-not-payable"
