"""Positions with known outcomes (docs/rules/manila.md §6), from the first voyage to the last peso."""

from __future__ import annotations

import pytest

from engine.game import BadCode
from engine.manila.board import STARTS, Ware
from engine.manila.events import (
    Arrived,
    GameEnded,
    MarketRose,
    Paid,
    Piloted,
    RepairsPaid,
    Rolled,
    VoyageBegan,
    Wrecked,
)
from engine.manila.game import MANILA
from engine.manila.moves import Launch
from engine.manila.view import Phase
from tests.engine.manila.scenes import Scene


def paid(scene: Scene) -> list[tuple[int, int, str]]:
    """Who was paid how much for what by the last move."""
    return [(event.seat, event.amount, event.reason) for event in scene.all(Paid)]


def test_1_start_spaces_are_at_most_5_and_sum_to_9() -> None:
    scene = Scene().each("bid:1", "pass", "pass", "pass", "buy:none", "leave:jade")
    assert {"start:5-4-0", "start:4-4-1"} <= set(scene.codes())
    assert len(set(scene.codes())) == len(STARTS) == 25
    for starts in ((5, 5, 0), (6, 3, 0)):
        reason = MANILA.illegal_reason(scene.state, 0, Launch(starts))
        assert reason is not None
        assert reason.key == "why-manila-start-not-nine"
        with pytest.raises(BadCode):
            MANILA.parse(Launch(starts).code)


def test_2_on_13_in_the_last_round_without_pirates_is_an_arrival() -> None:
    scene = Scene().last_lap((8, 3, 3)).stand(nutmeg=(1, 2)).play("pass", 5, 1, 1)
    assert scene.all(Arrived) == [Arrived(Ware.NUTMEG, 0)]
    assert paid(scene) == [(1, 12, "cargo"), (2, 12, "cargo")]
    assert scene.all(MarketRose) == [MarketRose(Ware.NUTMEG, 5)]


def test_3_pirates_leave_passengers_nothing_and_may_wreck_punt() -> None:
    scene = Scene(5).last_lap((3, 3, 8), leave="nutmeg").stand(jade=(0, 3, 4), pirates=(1, 2))
    scene.play("pass", 1, 1, 5).play("plunder:jade:yard")
    assert paid(scene) == [(1, 18, "plunder"), (2, 18, "plunder")]
    assert scene.all(Wrecked)[-1] == Wrecked(Ware.JADE, 2)
    assert not scene.all(MarketRose)


def test_4_two_plundered_punts_one_to_port_one_to_yard_and_wreck() -> None:
    scene = Scene().last_lap((8, 9, 3)).stand(pirates=(1,), ports=(2,), yards=(2, 3), insurance=(0,))
    scene.play("pass", 5, 4, 1).play("plunder:nutmeg:port").play("plunder:silk:yard")
    assert paid(scene)[2:] == [(2, 6, "port"), (2, 6, "yard"), (3, 8, "yard")]
    assert scene.one(RepairsPaid).owed == 14


def test_5_an_insurer_who_cannot_pay_three_wrecks() -> None:
    scene = Scene().hold(1, jade=1).last_lap((3, 3, 3)).stand(yards=(0, 2, 3), insurance=(1,)).cash(30, 4)
    scene.play("pass", 1, 1, 1)
    assert paid(scene) == [(0, 6, "yard"), (2, 8, "yard"), (3, 15, "yard")]
    scene.play("pledge:jade:1")
    assert scene.one(RepairsPaid) == RepairsPaid(1, 16, 29)
    assert scene.view.cash[1] == 0


def test_6_an_insurer_on_yard_a_pays_himself() -> None:
    scene = Scene().last_lap((13, 13, 3)).stand(yards=(1,), insurance=(1,)).play("pass", 1, 1, 1)
    assert scene.view.cash[1] == 30


@pytest.mark.parametrize(("yards", "expected"), [((1,), [(1, 6, "yard")]), ((), [])])
def test_7_without_an_insurer_the_bank_pays_an_occupied_letter(
    yards: tuple[int, ...], expected: list[tuple[int, int, str]]
) -> None:
    scene = Scene().last_lap((13, 13, 3)).stand(yards=yards).play("pass", 1, 1, 1)
    assert paid(scene) == expected
    assert not scene.all(RepairsPaid)


def test_8_a_boarded_pirate_shares_with_two_passengers() -> None:
    scene = Scene().voyage().stand(silk=(0, 2), pirates=(1,))
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [4, 12, 4]
    scene.each("pass", "pass", "pass").play("pass", 1, 1, 1)
    scene.play("board:silk", 1, 1, 1)
    assert paid(scene) == [(0, 10, "cargo"), (2, 10, "cargo"), (1, 10, "cargo")]


def test_9_second_succeeds_captain_and_another_buys_free_space() -> None:
    scene = Scene().voyage().stand(pirates=(1, 2))
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [12, 4, 4]
    scene.each("place:yard:a", "place:yard:b", "place:yard:c").play("place:port:c", 1, 1, 1)
    scene.each("board:nutmeg", "board:stay", "place:pirate")
    assert scene.view.pirates == (2, 0)
    assert scene.view.cash[0] == 29 - 4 - 5


def test_10_captain_who_stayed_plunders_alone_once_second_boards() -> None:
    scene = Scene().voyage().stand(pirates=(1, 2))
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [12, 8, 4]
    scene.each("place:yard:a", "place:yard:b", "place:yard:c").play("place:port:c", 1, 1, 1)
    scene.each("board:stay", "board:nutmeg", "pass", "pass", "pass").play("pass", 1, 4, 1)
    scene.play("plunder:silk:port")
    assert (1, 30, "plunder") in paid(scene)
    assert (2, 24, "cargo") in paid(scene)


def test_11_large_pilot_from_12_to_port_small_one_from_12_to_13() -> None:
    scene = Scene().last_lap((12, 3, 3)).stand(pilots=(-1, 1)).play("pass").play("pilot:n+2", 1, 1)
    assert scene.one(Piloted).moves == ((Ware.NUTMEG, 12, 14),)
    assert len(scene.one(Rolled).moves) == 2
    scene = Scene().last_lap((12, 3, 3)).stand(pilots=(1,), pirates=(2,)).play("pass").play("pilot:n+1", 1, 1, 1)
    assert scene.all(Arrived) == [Arrived(Ware.NUTMEG, 0)]


def test_12_a_bid_of_40_with_30_pesos_and_one_share() -> None:
    scene = Scene().hold(0, jade=1)
    assert scene.refused("bid:43") == "why-manila-bid-above-ceiling"
    assert "bid:42" in scene.codes()
    scene.play("bid:40").play("pledge:jade:1")
    assert (scene.view.cash[0], scene.view.pledged[0], scene.view.master) == (2, 1, 0)


def test_13_without_money_and_credit_only_seats_on_punts_at_sea() -> None:
    scene = Scene().voyage().cash(0)
    scene.state.berth[0] = 0
    assert scene.spaces() == ["silk", "ginseng"]
    assert scene.refused("place:insurance") == "why-manila-stowaway-no-insurance"


def test_14_the_cheapest_space_for_the_last_peso() -> None:
    scene = Scene().voyage().stand(ginseng=(1,)).cash(1).play("place:nutmeg")
    assert scene.view.cash[0] == 0


def test_15_ware_at_30_ends_game_and_a_pledged_share_scores_15() -> None:
    scene = Scene().hold(1, silk=1).play("pledge:silk:1", seat=1).last_lap((3, 13, 3)).cash(0, 0, 0, 0)
    scene.state.market[Ware.SILK] = 3
    scene.play("pass", 1, 1, 1)
    assert scene.one(GameEnded).fortunes == (0, 30 - 15, 0, 0)


def test_16_with_kick_off_free_seat_on_another_punt_comes_first() -> None:
    scene = Scene(kick_off=True).voyage().stand(ginseng=(0, 2, 3), silk=(0, 2), pirates=(1,))
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [4, 12, 12]
    scene.each("pass", "pass", "pass").play("pass", 1, 1, 1)
    assert scene.codes() == ["board:silk", "board:stay"]


def test_17_nobody_bids_in_voyage_two() -> None:
    scene = Scene().voyage(master=1).each("pass", "pass", "pass").play("pass", *[1] * 9)
    scene.each("pass", "pass", "pass", "pass")
    assert (scene.view.master, scene.view.cash[1]) == (1, 29)
    scene.each("buy:none", "leave:jade", "start:3-3-3", "pass", "pass", "pass").play("pass", *[1] * 9)
    assert scene.one(VoyageBegan) == VoyageBegan(3, opener=1)


def test_18_the_last_round_is_played_even_if_all_punts_are_home() -> None:
    scene = Scene().voyage()
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [13, 13, 13]
    for _ in range(3):
        scene.skip()
    scene.play("skip", 1, 1, 1)
    assert (scene.phase, scene.view.lap) == (Phase.PLACE, 3)
    vacant = ["port:a", "port:b", "port:c", "yard:a", "yard:b", "yard:c", "pirate", "pilot:small", "pilot:large"]
    assert scene.spaces() == [*vacant, "insurance"]
    scene.each("place:pilot:small", "place:pirate", "place:port:a", "place:insurance")
    assert not scene.all(Rolled)
    assert paid(scene) == [(2, 6, "port")]


def test_the_voyage_told_as_an_example_on_the_rules_page() -> None:
    """docs/rules/manila.md §6.1: Red is seat 0, then Blue, Green, Violet."""
    scene = Scene().each("bid:6", "bid:9", "pass", "pass", "pass", "buy:silk", "leave:ginseng", "start:4-5-0")
    scene.each("place:silk", "place:nutmeg", "place:insurance").play("place:silk", 3, 6, 2)
    scene.each("place:port:a", "place:yard:a", "place:nutmeg").play("place:pirate", 4, 2, 3)
    scene.each("board:stay", "place:port:b", "place:pilot:small", "pass", "place:silk")
    scene.play("pilot:n+1", 1, 4, 6).play("plunder:nutmeg:yard")
    assert paid(scene) == [
        (0, 24, "plunder"),
        (1, 10, "cargo"),
        (0, 10, "cargo"),
        (0, 10, "cargo"),
        (1, 6, "port"),
        (2, 6, "yard"),
    ]
    assert scene.one(RepairsPaid) == RepairsPaid(3, 14, 14)
    assert scene.view.cash == (60, 22, 28, 23)
    assert scene.view.market == (0, 5, 0, 0)
