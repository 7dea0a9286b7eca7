"""Views: what each seat is shown, what is kept from it; and states imagined from them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.manila.board import Ware
from engine.manila.events import Paid, RepairsPaid
from engine.manila.game import MANILA
from engine.manila.view import Berth, Hand, LastVoyage, Phase, Punt
from tests.engine.manila import retell
from tests.engine.manila.scenes import Scene


def test_a_seat_sees_its_own_shares_and_the_public_nobodys() -> None:
    scene = Scene().hold(1, silk=2).hold(2, jade=1).play("pledge:silk:1", seat=1)
    assert MANILA.view(scene.state, 1).hand == Hand((0, 2, 0, 0), (0, 1, 0, 0))
    assert MANILA.view(scene.state, 2).hand == Hand((0, 0, 0, 1), (0, 0, 0, 0))
    assert scene.view.hand is None
    assert scene.view.hands == ()


def test_how_many_shares_and_pledges_everybody_has_is_public() -> None:
    scene = Scene().hold(1, silk=2).play("pledge:silk:1", seat=1)
    assert scene.view.shares == (0, 2, 0, 0)
    assert scene.view.pledged == (0, 1, 0, 0)


def test_money_is_open_unless_the_table_hides_it() -> None:
    assert Scene().view.cash == (30,) * 4
    hidden = Scene(hidden_money=True)
    assert hidden.view.cash == (None,) * 4
    assert MANILA.view(hidden.state, 2).cash == (None, None, 30, None)


def test_hidden_money_hides_what_is_lacking_not_what_is_owed() -> None:
    scene = Scene(hidden_money=True).hold(0, silk=1).voyage().cash(1).play("place:pilot:large")
    assert MANILA.view(scene.state, 0).due == 4
    assert MANILA.view(scene.state, 1).due == 0
    assert scene.view.owed is not None
    assert scene.view.owed.amount == 5


def test_hidden_money_hides_a_stowaway_from_the_others() -> None:
    scene = Scene(hidden_money=True).voyage().cash(0)
    assert MANILA.view(scene.state, 0).stowaway
    assert not scene.view.stowaway


def test_hidden_money_is_opened_at_the_end() -> None:
    scene = Scene(hidden_money=True).last_lap((13, 3, 3)).cash(1, 2, 3, 4)
    scene.state.market[0] = 3
    scene.play("pass", 1, 1, 1)
    assert scene.view.cash == (1, 2, 3, 4)


def test_punts_are_shown_with_berth_letter_and_passengers() -> None:
    scene = Scene().last_lap((12, 12, 3)).stand(silk=(2, 3), pirates=(1,)).play("pass", 6, 1, 1)
    nutmeg, silk, ginseng = scene.view.punts
    assert nutmeg == Punt(Ware.NUTMEG, 14, Berth.PORT, 0, plundered=False, aboard=(None, None, None))
    assert silk == Punt(Ware.SILK, 13, Berth.SEA, None, plundered=True, aboard=(None, None, None))
    assert ginseng == Punt(Ware.GINSENG, 4, Berth.YARD, 0, plundered=False, aboard=(None, None, None))


def test_the_last_roll_is_shown_until_the_next() -> None:
    assert Scene().voyage().view.dice == ()
    scene = Scene().voyage()
    scene.each("place:silk", "place:silk", "place:silk").play("place:port:a", 2, 3, 4)
    assert scene.view.dice == ((Ware.NUTMEG, 2), (Ware.SILK, 3), (Ware.GINSENG, 4))


def test_the_old_master_is_shown_while_the_next_auction_runs() -> None:
    assert Scene().view.master is None
    scene = Scene().voyage(master=2).each("pass", "pass", "pass").play("pass", *[1] * 9)
    assert (scene.phase, scene.view.master, scene.view.opener) == (Phase.AUCTION, 2, 2)


# -- imagined states -----------------------------------------------------------------------------------


def test_all_deals_that_agree_with_a_view_are_imagined_alike() -> None:
    """Seat 1 has one share; jade and silk are missing once each from the supply and not in seat 0's hand."""
    scene = Scene().hold(0, nutmeg=1).hold(1, jade=1).hold(2, silk=1)
    view = MANILA.view(scene.state, 0)
    random = Random(7)
    imagined = [MANILA.imagine(view, random) for _ in range(400)]
    jade = Counter(next(seat for seat in range(4) if state.free[4 * seat + Ware.JADE]) for state in imagined)
    assert set(jade) == {1, 2}
    assert 160 < jade[1] < 240
    assert all(state.free[Ware.NUTMEG] == 1 for state in imagined)


def test_hidden_pledges_are_imagined_on_any_share() -> None:
    scene = Scene().hold(1, jade=1, silk=1).play("pledge:jade:1", seat=1)
    view = MANILA.view(scene.state, 0)
    random = Random(7)
    pledged = Counter(MANILA.imagine(view, random).pledged.index(1) - 4 for _ in range(200))
    assert set(pledged) == {Ware.SILK, Ware.JADE}
    assert min(pledged.values()) > 70


def test_nothing_is_imagined_differently_after_the_end() -> None:
    scene = Scene().hold(1, silk=2).hold(2, jade=2).last_lap((13, 3, 3))
    scene.state.market[0] = 3
    scene.play("pass", 1, 1, 1)
    assert MANILA.imagine(scene.view, Random(1)) == scene.state


@pytest.mark.parametrize("seed", range(20))
def test_hidden_cash_is_imagined_to_cover_the_standing_bid(seed: int) -> None:
    scene = Scene(hidden_money=True).hold(0, silk=1).cash(60, 90).play("bid:65")
    assert scene.phase is Phase.AUCTION
    state = MANILA.imagine(MANILA.view(scene.state, 1), Random(seed))
    assert state.cash[0] + 12 >= 65
    assert state.cash[1] == 90


@pytest.mark.parametrize("seed", range(20))
def test_hidden_cash_of_a_payer_is_imagined_short_but_coverable(seed: int) -> None:
    scene = Scene(hidden_money=True).hold(0, silk=1).voyage().cash(1).play("place:pilot:large")
    state = MANILA.imagine(MANILA.view(scene.state, 1), Random(seed))
    assert 0 <= state.cash[0] < 5
    moves = MANILA.moves(state, 0)
    assert [move.free for move in moves] == [True]


def test_how_a_voyage_ended_is_shown_until_punts_are_loaded() -> None:
    scene = Scene().last_lap((13, 13, 4)).stand(silk=(1,), ports=(-1, 2), yards=(3,)).play("pass", 1, 1, 2)
    ended = LastVoyage(
        dice=((Ware.NUTMEG, 1), (Ware.SILK, 1), (Ware.GINSENG, 2)),
        punts=(
            Punt(Ware.NUTMEG, 14, Berth.PORT, 0, False, (None, None, None)),
            Punt(Ware.SILK, 14, Berth.PORT, 1, False, (1, None, None)),
            Punt(Ware.GINSENG, 6, Berth.YARD, 0, False, (None, None, None)),
        ),
        ports=(None, 2, None),
        yards=(3, None, None),
    )
    assert (scene.view.voyage, scene.view.last_voyage) == (2, ended)
    assert MANILA.view(scene.state, 1).last_voyage == ended
    scene.voyage()
    assert scene.view.last_voyage is None


@pytest.mark.parametrize("game", ["four", "five", "kick-off"])
def test_a_voyage_that_has_ended_knows_what_it_paid(game: str) -> None:
    steps = retell.TELLER.steps(game)
    ended = [(step, view) for step in steps if (view := MANILA.view(step.state, None)).last_voyage and step.events]
    checked = 0
    for step, view in ended:
        paid = Counter[int]()
        for event in step.events:
            if isinstance(event, Paid):
                paid[event.seat] += event.amount
        repairs = [event for event in step.events if isinstance(event, RepairsPaid)]
        assert view.last_voyage is not None
        if paid:
            checked += 1
            assert view.last_voyage.paid() == dict(paid)
            payments = [event for event in step.events if isinstance(event, Paid)]
            assert sorted(view.last_voyage.payments(), key=repr) == sorted(payments, key=repr)
            assert view.last_voyage.repairs == sum(event.owed for event in repairs)
    assert checked


def test_there_is_no_voyage_before_the_first() -> None:
    assert Scene().view.last_voyage is None
