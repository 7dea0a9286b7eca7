"""Buying a share (docs/rules/manila.md §2.3, rulings B)."""

from __future__ import annotations

import pytest

from engine.fair import FairDice
from engine.manila.board import Ware
from engine.manila.events import PaymentDue, ShareBought
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.view import Owed, Phase
from tests.engine.manila.scenes import Scene


def buying(scene: Scene) -> Scene:
    """Seat 0 has taken the office for 1 peso and may buy."""
    return scene.each("bid:1", "pass", "pass", "pass")


def test_b1_a_ware_without_supply_cannot_be_bought() -> None:
    scene = buying(Scene().hold(3, silk=5))
    assert scene.codes()[:4] == ["buy:nutmeg", "buy:ginseng", "buy:jade", "buy:none"]
    assert scene.refused("buy:silk") == "why-manila-share-sold-out"


@pytest.mark.parametrize(("step", "price"), [(0, 5), (1, 5), (2, 10), (3, 20)])
def test_b2_a_share_costs_its_value_and_five_at_the_least(step: int, price: int) -> None:
    scene = buying(Scene())
    scene.state.market[Ware.JADE] = step
    scene.play("buy:jade")
    assert scene.one(ShareBought) == ShareBought(0, Ware.JADE, price)
    assert scene.view.cash[0] == 29 - price


def test_b3_loans_may_pay_for_a_share() -> None:
    scene = buying(Scene().hold(0, silk=1).cash(4))
    scene.play("buy:jade")
    assert scene.one(PaymentDue) == PaymentDue(0, "share")
    assert scene.view.owed == Owed("share", 5, ware=Ware.JADE)
    scene.play("pledge:silk:1")
    assert scene.one(ShareBought) == ShareBought(0, Ware.JADE, 5)
    assert scene.view.cash[0] == 3 + 12 - 5


def test_b3_the_share_being_bought_cannot_be_pledged_for_itself() -> None:
    scene = buying(Scene().hold(0, silk=1).cash(4))
    scene.state.market[Ware.JADE] = 3
    assert scene.refused("buy:jade") == "why-manila-share-not-payable"
    scene.state.market[Ware.JADE] = 0
    scene.play("buy:jade")
    assert scene.codes() == ["pledge:silk:1"]


def test_b4_a_share_bought_for_five_may_be_pledged_for_twelve() -> None:
    scene = buying(Scene().cash(6)).play("buy:jade")
    scene.play("pledge:jade:1", seat=0)
    assert scene.view.cash[0] == 12


def test_b5_buying_does_not_move_the_market() -> None:
    scene = buying(Scene()).play("buy:jade")
    assert scene.view.market == (0, 0, 0, 0)
    assert scene.view.supply == (5, 5, 5, 4)


def test_b6_one_share_a_voyage_at_most() -> None:
    scene = buying(Scene()).play("buy:jade")
    assert scene.phase is Phase.LOAD
    assert scene.refused("buy:jade") == "why-manila-another-decision"


def test_a_master_who_can_afford_no_share_is_not_asked() -> None:
    scene = buying(Scene().cash(5))
    assert scene.phase is Phase.LOAD
    assert scene.one(ShareBought) == ShareBought(0, None, 0)


def test_master_leaves_a_ware_ashore_and_picks_one_of_25_layouts() -> None:
    scene = buying(Scene()).play("buy:none")
    assert scene.codes() == ["leave:nutmeg", "leave:silk", "leave:ginseng", "leave:jade"]
    scene.play("leave:silk")
    assert [punt.ware for punt in scene.view.punts] == [Ware.NUTMEG, Ware.GINSENG, Ware.JADE]
    assert len(scene.codes()) == 25
    scene.play("start:0-4-5")
    assert [punt.position for punt in scene.view.punts] == [0, 4, 5]


def lopsided(seed: int, *, redeal: bool) -> bool:
    """Whether somebody begins with both shares of a ware that nobody else holds."""
    free = MANILA.start(5, ManilaOptions(redeal=redeal), FairDice(str(seed)))[0].free
    return any(max(free[ware::4]) == sum(free[ware::4]) == 2 for ware in range(4))


def test_house_rule_redeals_until_no_player_has_a_whole_ware() -> None:
    assert any(lopsided(seed, redeal=False) for seed in range(60))
    assert not any(lopsided(seed, redeal=True) for seed in range(60))


def test_a_deal_that_needs_no_second_is_same_with_the_house_rule() -> None:
    seed = next(seed for seed in range(60) if not lopsided(seed, redeal=False))
    hands = [MANILA.start(5, ManilaOptions(redeal=redeal), FairDice(str(seed)))[0].free for redeal in (False, True)]
    assert hands[0] == hands[1]
