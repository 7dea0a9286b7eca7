"""The auction (docs/rules/manila.md §2.2, rulings A)."""

from __future__ import annotations

import pytest

from engine.game import IllegalMove
from engine.manila.board import Ware
from engine.manila.events import BidMade, Borrowed, Launched, Loaded, MasterChosen, Passed, PaymentDue, VoyageBegan
from engine.manila.view import Phase
from tests.engine.manila.scenes import Scene


def test_a1_a_bid_may_count_on_loans_taken_only_on_winning() -> None:
    scene = Scene().hold(0, silk=2).hold(1, jade=3).play("bid:54")
    assert (scene.view.cash[0], scene.view.pledged[0]) == (30, 0)
    scene.play("pass")
    assert scene.one(PaymentDue) == PaymentDue(0, "office")
    scene.each("pledge:silk:1", "pledge:silk:2")
    assert scene.one(MasterChosen) == MasterChosen(0, 54, unbid=False)
    assert scene.view.cash[0] == 0


def test_a2_opener_gets_the_office_free_in_an_unbid_first_voyage() -> None:
    scene = Scene().each("pass", "pass", "pass", "pass")
    assert scene.one(MasterChosen) == MasterChosen(0, 0, unbid=True)
    assert (scene.phase, scene.actor, scene.view.cash[0]) == (Phase.BUY, 0, 30)


def test_a3_the_last_merchant_does_not_win_without_a_bid() -> None:
    scene = Scene().each("pass", "pass", "pass")
    assert (scene.phase, scene.actor) == (Phase.AUCTION, 3)
    assert scene.codes()[0] == "bid:1"
    scene.play("bid:1")
    assert scene.one(MasterChosen) == MasterChosen(3, 1, unbid=False)


def test_a3_old_master_keeps_the_office_free_when_nobody_bids() -> None:
    scene = Scene().voyage(master=2)
    scene.each("pass", "pass", "pass").play("pass", 6, 6, 6, 6, 6, 6, 6)
    assert scene.one(VoyageBegan) == VoyageBegan(2, opener=2)
    scene.each("pass", "pass", "pass", "pass")
    assert scene.one(MasterChosen) == MasterChosen(2, 0, unbid=True)


def test_a4_bids_may_jump_but_never_equal_the_standing_one() -> None:
    scene = Scene().play("bid:9")
    assert scene.refused("bid:9") == "why-manila-bid-below-minimum"
    assert scene.codes()[0] == "bid:10"
    assert scene.play("bid:25").one(BidMade) == BidMade(1, 25)


def test_view_keeps_the_last_three_beaten_bids_of_an_auction() -> None:
    assert Scene().view.beaten == ()
    assert Scene().each("bid:1", "bid:2").view.beaten == ((0, 1),)
    assert Scene().each("bid:1", "bid:2", "bid:4", "bid:5", "bid:7").view.beaten == ((1, 2), (2, 4), (3, 5))
    ended = Scene().voyage(master=2).each("pass", "pass", "pass").play("pass", 6, 6, 6, 6, 6, 6, 6)
    assert ended.view.beaten == ()


def test_a5_whoever_cannot_raise_passes_unasked() -> None:
    scene = Scene().cash(30, 9, 30, 30).play("bid:9")
    assert scene.one(Passed) == Passed(1, auction=True, forced=True)
    assert scene.actor == 2
    assert scene.view.passed == (False, True, False, False)


def test_a5_an_opener_without_a_peso_passes_unasked() -> None:
    scene = Scene().voyage(master=0)
    scene.cash(0)
    scene.each("pass", "pass", "pass").play("pass", 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert Passed(0, auction=True, forced=True) in scene.told
    assert (scene.view.opener, scene.actor) == (0, 1)


def test_a6_the_leader_is_not_asked_to_outbid_himself() -> None:
    scene = Scene().each("pass", "bid:3", "pass", "pass")
    assert scene.one(MasterChosen) == MasterChosen(1, 3, unbid=False)
    assert scene.view.cash == (30, 27, 30, 30)


def test_a7_master_of_an_unbid_office_opens_the_next_auction() -> None:
    scene = Scene().voyage(master=3)
    for voyage in (2, 3):
        scene.each("pass", "pass", "pass").play("pass", *[1] * 9)
        assert scene.one(VoyageBegan) == VoyageBegan(voyage, opener=3)
        assert scene.actor == 3
        scene.each("pass", "pass", "pass", "pass", "buy:none", "leave:jade", "start:5-4-0")


def test_a_pass_is_final_for_this_auction() -> None:
    scene = Scene().each("pass", "bid:1", "bid:2", "bid:3", "bid:4", "pass")
    assert (scene.view.bid, scene.actor) == (4, 3)
    scene.play("pass")
    assert scene.one(MasterChosen).seat == 1


def test_losers_pay_nothing() -> None:
    scene = Scene().each("bid:5", "bid:6", "bid:7", "bid:8", "pass", "pass", "pass")
    assert scene.view.cash == (30, 30, 30, 22)


def test_ceiling_is_cash_and_twelve_for_each_share_not_pledged() -> None:
    scene = Scene().hold(0, jade=1).cash(30)
    assert scene.codes()[41] == "bid:42"
    assert scene.refused("bid:43") == "why-manila-bid-above-ceiling"
    scene.play("pledge:jade:1", seat=0)
    assert scene.refused("bid:43") == "why-manila-bid-above-ceiling"
    assert scene.illegal_reason("bid:42") is None


def test_payer_keeps_the_rest_of_the_last_forced_loan() -> None:
    scene = Scene().hold(0, jade=1, silk=1).play("bid:40")
    assert scene.view.due == 10
    scene.play("pledge:jade:1")
    assert scene.one(Borrowed) == Borrowed(0, 12)
    assert scene.view.cash[0] == 2


def test_nobody_may_move_out_of_turn() -> None:
    scene = Scene()
    with pytest.raises(IllegalMove) as refusal:
        scene.play("bid:5", seat=2)
    assert refusal.value.reason.key == "why-not-your-turn"
    assert refusal.value.reason.args == {"seat": 0}


def test_the_wares_that_are_loaded_and_their_starts_are_told() -> None:
    scene = Scene().each("pass", "pass", "pass", "pass").play("buy:none").play("leave:silk")
    assert scene.one(Loaded) == Loaded(0, (Ware.NUTMEG, Ware.GINSENG, Ware.JADE))
    scene.play("start:5-4-0")
    assert scene.one(Launched) == Launched(0, ((Ware.NUTMEG, 5), (Ware.GINSENG, 4), (Ware.JADE, 0)))
