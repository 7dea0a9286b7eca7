"""Loans and redemptions (docs/rules/manila.md §3, rulings I)."""

from __future__ import annotations

import pytest

from engine.game import IllegalMove
from engine.manila.board import Ware
from engine.manila.events import Borrowed, Redeemed, ShareTurned
from engine.manila.game import MANILA
from engine.manila.view import Phase
from tests.engine.manila.scenes import Scene


def test_i1_any_free_share_brings_twelve_even_out_of_turn() -> None:
    scene = Scene().hold(2, jade=1)
    ply = scene.view.ply
    scene.play("pledge:jade:1", seat=2)
    assert list(scene.told) == [Borrowed(2, 12), ShareTurned(2, Ware.JADE, pledged=True)]
    assert scene.view.cash[2] == 42
    assert (scene.phase, scene.actor, scene.view.ply) == (Phase.AUCTION, 0, ply)


def test_i2_a_payment_above_ones_cash_waits_for_pledges() -> None:
    scene = Scene().hold(0, jade=1).voyage().cash(0).play("place:silk")
    assert (scene.phase, scene.view.due) == (Phase.PLEDGE, 3)
    scene.play("pledge:jade:1")
    assert scene.view.cash[0] == 9


def test_i3_a_share_redeemed_for_fifteen_may_be_pledged_again() -> None:
    scene = Scene().hold(2, jade=1).play("pledge:jade:1", seat=2).play("redeem:jade:0", seat=2)
    assert list(scene.told) == [Redeemed(2, 15), ShareTurned(2, Ware.JADE, pledged=False)]
    assert scene.view.cash[2] == 30 + 12 - 15
    assert scene.codes(2) == ["pledge:jade:1"]


def test_i3_leading_bidder_cannot_redeem_what_his_bid_counts_on() -> None:
    scene = Scene().hold(0, jade=1).hold(1, silk=3).play("pledge:jade:1", seat=0).play("bid:40")
    assert scene.refused("redeem:jade:0", seat=0) == "why-manila-redeem-needed-for-bid"
    scene.play("bid:41")
    assert scene.illegal_reason("redeem:jade:0", seat=0) is None


def test_i3_a_redemption_needs_the_cash() -> None:
    scene = Scene().hold(0, jade=1).play("pledge:jade:1", seat=0).cash(14)
    assert scene.refused("redeem:jade:0", seat=0) == "why-manila-redeem-not-payable"


def test_i4_the_merchant_chooses_which_share() -> None:
    scene = Scene().hold(0, jade=1, silk=2)
    assert scene.codes(0)[-2:] == ["pledge:silk:1", "pledge:jade:1"]


def test_i5_no_loan_or_redemption_while_a_payment_waits() -> None:
    scene = Scene().hold(0, jade=2).hold(1, silk=1).voyage().play("pledge:jade:1", seat=0).cash(0)
    scene.play("place:silk")
    assert scene.phase is Phase.PLEDGE
    assert scene.codes(1) == []
    assert scene.refused("pledge:silk:1", seat=1) == "why-manila-loan-waits"
    assert scene.refused("redeem:jade:0") == "why-manila-loan-waits"
    assert scene.codes() == ["pledge:jade:2"]


def test_i5_loans_leave_every_other_decision_open() -> None:
    scene = Scene().hold(3, jade=1).voyage().stand(pirates=(1,), pilots=(2,))
    for phase in (Phase.PLACE, Phase.BOARD, Phase.PILOT, Phase.PLUNDER, Phase.BUY, Phase.LOAD, Phase.START):
        scene.state.phase = phase
        for code in ("pledge:jade:1", "redeem:jade:0"):
            assert MANILA.illegal_reason(scene.state, 3, MANILA.parse(code)) is None
            scene.play(code, seat=3)
        assert scene.phase is phase
        scene.cash(30, 30, 30, 30)


def test_i6_each_pledge_costs_fifteen_even_for_a_worthless_share() -> None:
    scene = Scene().hold(2, jade=1).cash(0, 0, 0, 0).play("pledge:jade:1", seat=2).cash(0, 0, 3)
    place = next(place for place in MANILA.standing(scene.state).places if place.seats == (2,))
    assert place.score == 3 - 15
    assert place.parts == {"cash": 3, "shares": 0, "debt": -15}


@pytest.mark.parametrize("code", ["pledge:jade:1", "redeem:jade:1"])
def test_a_button_pressed_twice_works_once(code: str) -> None:
    scene = Scene().hold(0, jade=3).play("pledge:jade:1", seat=0).play("pledge:jade:2", seat=0)
    if code.startswith("pledge"):
        scene = Scene().hold(0, jade=3)
    scene.play(code, seat=0)
    with pytest.raises(IllegalMove, match="done"):
        scene.play(code, seat=0)


def test_absent_shares_are_neither_pledged_nor_redeemed() -> None:
    scene = Scene().hold(0, jade=1)
    assert scene.refused("pledge:silk:1", seat=0) == "why-manila-pledge-none-left"
    assert scene.refused("redeem:jade:0", seat=0) == "why-manila-redeem-none"


def test_nothing_is_pledged_after_the_end() -> None:
    scene = Scene().hold(0, jade=1)
    scene.state.phase, scene.state.actor = Phase.OVER, -1
    assert scene.codes(0) == []
    assert scene.refused("pledge:jade:1", seat=0) == "why-over"
