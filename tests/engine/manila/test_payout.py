"""Payouts and the insurance (docs/rules/manila.md §2.10, rulings H)."""

from __future__ import annotations

import pytest

from engine.manila.board import Ware
from engine.manila.events import Borrowed, Paid, PaymentDue, RepairsPaid
from engine.manila.view import Owed, Phase
from tests.engine.manila.scenes import Scene


def test_h1_an_insurer_on_a_wrecked_letter_pays_himself() -> None:
    scene = Scene().last_lap((13, 13, 4)).stand(yards=(1,), insurance=(1,)).play("pass", 1, 1, 1)
    assert scene.all(Paid) == [Paid(1, 6, "yard", None, 0)]
    assert scene.one(RepairsPaid) == RepairsPaid(1, 6, 6)
    assert scene.view.cash[1] == 30


def test_h2_the_insurer_pays_for_empty_letters_too() -> None:
    scene = Scene().last_lap((13, 4, 4)).stand(insurance=(1,)).play("pass", 1, 1, 1)
    assert not scene.all(Paid)
    assert scene.view.cash[1] == 30 - 14


def test_h3_the_insurer_has_all_his_own_money_before_he_pays() -> None:
    scene = Scene().last_lap((13, 4, 4)).stand(nutmeg=(1,), insurance=(1,)).cash(30, 0).play("pass", 1, 1, 1)
    assert [type(event).__name__ for event in scene.told if isinstance(event, Paid | RepairsPaid)] == [
        "Paid",
        "RepairsPaid",
    ]
    assert scene.view.cash[1] == 24 - 14


def test_h4_short_insurer_pledges_shares_to_cover_repairs() -> None:
    scene = Scene().hold(1, jade=2, silk=1).last_lap((4, 4, 4)).stand(insurance=(1,)).cash(30, 9)
    scene.play("pass", 1, 1, 1)
    assert scene.one(PaymentDue) == PaymentDue(1, "repairs")
    assert (scene.phase, scene.actor) == (Phase.PLEDGE, 1)
    assert (scene.view.owed, scene.view.due) == (Owed("repairs", 29), 20)
    scene.play("pledge:jade:1")
    assert (scene.phase, scene.view.due) == (Phase.PLEDGE, 8)
    scene.play("pledge:silk:1")
    assert scene.one(RepairsPaid) == RepairsPaid(1, 29, 29)
    assert (scene.view.cash[1], scene.view.pledged[1]) == (9 + 24 - 29, 2)


def test_h4_insurer_still_short_pays_all_and_the_bank_the_rest() -> None:
    scene = Scene().hold(1, jade=1).last_lap((4, 4, 4)).stand(yards=(2, 3, 2), insurance=(1,)).cash(30, 4)
    scene.play("pass", 1, 1, 1)
    assert [paid.amount for paid in scene.all(Paid)] == [6, 8, 15]
    scene.play("pledge:jade:1")
    assert scene.one(Borrowed) == Borrowed(1, 12)
    assert scene.one(RepairsPaid) == RepairsPaid(1, 16, 29)
    assert scene.view.cash[1] == 0


def test_h4_an_insurer_without_any_share_is_not_asked() -> None:
    scene = Scene().last_lap((4, 4, 4)).stand(insurance=(1,)).cash(30, 4).play("pass", 1, 1, 1)
    assert scene.one(RepairsPaid) == RepairsPaid(1, 4, 29)
    assert scene.phase is Phase.AUCTION


def test_h5_without_an_insurer_the_bank_pays_the_shipyard() -> None:
    scene = Scene().last_lap((13, 13, 4)).stand(yards=(1, 2)).play("pass", 1, 1, 1)
    assert scene.all(Paid) == [Paid(1, 6, "yard", None, 0)]


def test_h6_the_insurance_pays_ten_at_once() -> None:
    scene = Scene().voyage().cash(0, 30).hold(0, jade=1).play("place:insurance")
    assert scene.view.cash[0] == 10


@pytest.mark.parametrize(
    ("leave", "ware", "shares"),
    [
        ("jade", "nutmeg", (24, 12, 8)),
        ("jade", "silk", (30, 15, 10)),
        ("jade", "ginseng", (18, 9, 6)),
        ("silk", "jade", (36, 18, 12, 9)),
    ],
)
def test_passengers_share_the_profit_of_their_load_evenly(leave: str, ware: str, shares: tuple[int, ...]) -> None:
    for aboard, each in enumerate(shares, start=1):
        scene = Scene(5).last_lap((13, 13, 13), leave=leave).stand(**{ware: tuple(range(1, aboard + 1))})
        scene.play("pass", 1, 1, 1)
        assert scene.all(Paid) == [Paid(seat, each, "cargo", Ware[ware.upper()]) for seat in range(1, aboard + 1)]


@pytest.mark.parametrize(("home", "ports", "yards"), [(0, [], [6, 8, 15]), (2, [6, 8], [6]), (3, [6, 8, 15], [])])
def test_letters_pay_6_8_15_for_as_many_punts_as_ended_there(home: int, ports: list[int], yards: list[int]) -> None:
    positions = [13] * home + [4] * (3 - home)
    scene = Scene().last_lap(positions).stand(ports=(1, 2, 3), yards=(1, 2, 3)).play("pass", 1, 1, 1)
    assert [paid.amount for paid in scene.all(Paid) if paid.reason == "port"] == ports
    assert [paid.amount for paid in scene.all(Paid) if paid.reason == "yard"] == yards


def test_pirates_passengers_port_shipyard_repairs_in_this_order() -> None:
    scene = Scene().last_lap((12, 13, 4)).stand(pirates=(1,), silk=(2,), ports=(2, 3), yards=(3,), insurance=(1,))
    scene.play("pass", 1, 1, 1).play("plunder:nutmeg:port")
    order = [
        event.reason if isinstance(event, Paid) else "repairs"
        for event in scene.told
        if isinstance(event, Paid | RepairsPaid)
    ]
    assert order == ["plunder", "cargo", "port", "port", "yard", "repairs"]
