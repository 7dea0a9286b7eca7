"""Pirates (docs/rules/manila.md §2.7, §2.9, §4.3, rulings F)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.manila.board import Ware
from engine.manila.events import Arrived, Boarded, MarketRose, Paid, Plundered, RepairsPaid, Sent, Wrecked
from engine.manila.view import Phase
from tests.engine.manila.scenes import Scene

Spots = tuple[int, ...]


def boarding(positions: tuple[int, int, int], pirates: Spots, kick_off: bool = False, **spots: Spots) -> Scene:
    """The second roll has just fallen and left the punts at ``positions``; 1 to 3 have placed."""
    options: dict[str, Any] = {"kick_off": kick_off}
    scene = Scene(**options).voyage().stand(pirates=pirates, **spots)
    state = scene.state
    state.lap, state.rolls, state.actor = 2, 1, 3
    state.position = [position - 1 for position in positions]
    return scene.play("place:yard:a", 1, 1, 1)


def landing(positions: tuple[int, int, int], pirates: Spots, *faces: int, **spots: Spots) -> Scene:
    """The last roll has just fallen; silk, nutmeg and ginseng sail, the master (seat 0) was the last to place."""
    return Scene().last_lap(positions).stand(pirates=pirates, **spots).play("pass", *faces)


# -- boarding -----------------------------------------------------------------------------------------


def test_f1_captain_decides_before_the_second_and_cannot_wait() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 2))
    assert (scene.phase, scene.actor) == (Phase.BOARD, 1)
    assert scene.codes() == ["board:nutmeg", "board:stay"]
    assert scene.refused("board:nutmeg", seat=2) == "why-not-your-turn"
    scene.play("board:stay")
    assert scene.one(Boarded) == Boarded(1, None, 0, None)
    assert scene.actor == 2
    scene.play("board:stay")
    assert scene.phase is Phase.PLACE


def test_f2_one_merchant_on_both_spaces_decides_twice() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 1)).play("board:stay")
    assert (scene.phase, scene.actor, scene.view.deciding) == (Phase.BOARD, 1, 1)
    scene.play("board:nutmeg")
    assert scene.phase is Phase.PLACE
    assert scene.view.pirates == (1, None)


def test_f3_a_pirate_who_stayed_may_still_plunder() -> None:
    scene = boarding((13, 5, 9), pirates=(1, 2)).each("board:nutmeg", "board:stay")
    assert scene.view.pirates == (2, None)
    scene.each("pass", "pass", "pass").play("pass", 6, 1, 4)
    assert scene.one(Plundered) == Plundered(Ware.GINSENG, (2,))


def test_f4_captain_stays_alone_when_only_the_second_boards() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 2)).each("board:stay", "board:nutmeg")
    assert scene.view.pirates == (1, None)
    assert scene.view.punts[0].aboard == (2, None, None)


def test_f5_each_pirate_chooses_among_the_punts_on_13() -> None:
    scene = boarding((13, 5, 13), pirates=(1, 2))
    assert scene.codes() == ["board:nutmeg", "board:ginseng", "board:stay"]
    scene.play("board:ginseng")
    assert scene.codes() == ["board:nutmeg", "board:ginseng", "board:stay"]
    scene.play("board:ginseng")
    assert scene.view.punts[2].aboard == (1, 2, None)
    assert scene.view.pirates == (None, None)


def test_f6_a_full_punt_cannot_be_boarded() -> None:
    scene = boarding((13, 13, 5), pirates=(1,), nutmeg=(0, 2, 3))
    assert scene.refused("board:nutmeg") == "why-manila-board-full"
    assert scene.refused("board:nutmeg:0") == "why-manila-board-no-kick-off"
    assert scene.refused("board:ginseng") == "why-manila-board-not-on-13"
    assert boarding((13, 5, 5), pirates=(1,), nutmeg=(0, 2, 3)).phase is Phase.PLACE


def test_f6_captain_in_the_last_seat_leaves_the_second_no_choice() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 2), nutmeg=(0, 3)).play("board:nutmeg")
    assert scene.phase is Phase.PLACE
    assert scene.view.pirates == (2, None)


def test_a_captain_alone_is_asked_once() -> None:
    assert boarding((13, 5, 5), pirates=(1,)).play("board:stay").phase is Phase.PLACE
    assert boarding((13, 5, 5), pirates=(1,)).play("board:nutmeg").phase is Phase.PLACE


def test_nobody_is_asked_after_first_roll_or_without_punt_on_13() -> None:
    assert boarding((12, 5, 5), pirates=(1, 2)).phase is Phase.PLACE
    assert boarding((13, 5, 5), pirates=()).phase is Phase.PLACE


def test_boarding_is_free_and_takes_the_cheapest_free_seat() -> None:
    scene = boarding((5, 13, 5), pirates=(1,), silk=(0,))
    before = scene.view.cash
    scene.play("board:silk")
    assert scene.one(Boarded) == Boarded(1, Ware.SILK, 1, None)
    assert scene.view.cash == before


# -- kick-off (house rule) ------------------------------------------------------------------------------


def test_f14_house_rule_lets_a_pirate_replace_a_passenger() -> None:
    scene = boarding((13, 5, 5), pirates=(1,), kick_off=True, nutmeg=(0, 2, 3))
    assert scene.codes() == ["board:nutmeg:0", "board:nutmeg:1", "board:nutmeg:2", "board:stay"]
    assert scene.refused("board:nutmeg") == "why-manila-board-choose-passenger"
    assert scene.refused("board:nutmeg:3") == "why-manila-board-no-such-seat"
    scene.play("board:nutmeg:1")
    assert scene.one(Boarded) == Boarded(1, Ware.NUTMEG, 1, kicked=2)
    assert scene.view.punts[0].aboard == (0, 1, 3)
    assert scene.view.accomplices[2] == 3


def test_f14_free_seats_on_any_punt_on_13_come_first() -> None:
    scene = boarding((5, 13, 13), pirates=(1,), kick_off=True, ginseng=(0, 2, 3))
    assert scene.codes() == ["board:silk", "board:stay"]
    assert scene.refused("board:ginseng:0") == "why-manila-board-free-seat-first"


def test_f14_second_cannot_remove_the_captain_just_boarded() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 2), kick_off=True, nutmeg=(0, 3, 3)).play("board:nutmeg:0")
    assert scene.view.spared == (Ware.NUTMEG, 0)
    assert scene.codes() == ["board:nutmeg:1", "board:nutmeg:2", "board:stay"]
    assert scene.refused("board:nutmeg:0") == "why-manila-board-not-the-captain"
    scene.play("board:nutmeg:2")
    assert scene.view.punts[0].aboard == (1, 3, 2)
    assert scene.view.spared is None


def test_f14_the_captain_in_the_last_free_seat_is_spared_too() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 2), kick_off=True, nutmeg=(0, 3)).play("board:nutmeg")
    assert scene.codes() == ["board:nutmeg:0", "board:nutmeg:1", "board:stay"]


def test_f14_removing_oneself_is_pointless_but_legal() -> None:
    scene = boarding((13, 5, 5), pirates=(1,), kick_off=True, nutmeg=(1, 2, 3)).play("board:nutmeg:0")
    assert scene.one(Boarded) == Boarded(1, Ware.NUTMEG, 0, kicked=1)


# -- plunder --------------------------------------------------------------------------------------------


def test_f7_a_boarded_pirate_is_a_passenger_and_may_be_plundered() -> None:
    scene = boarding((13, 5, 5), pirates=(1, 2)).each("board:nutmeg", "board:stay")
    scene.each("place:pilot:small", "pass", "pass").play("pass")
    assert (scene.phase, scene.actor) == (Phase.PILOT, 0)
    scene.play("pilot:n-1", 1, 1, 1)
    assert scene.one(Plundered) == Plundered(Ware.NUTMEG, (2,))
    scene.play("plunder:nutmeg:port")
    assert [paid for paid in scene.all(Paid) if paid.reason in ("cargo", "plunder")] == [
        Paid(2, 24, "plunder", Ware.NUTMEG)
    ]


def test_f8_captain_who_is_a_passenger_is_paid_only_as_a_pirate() -> None:
    scene = landing((12, 4, 4), (1,), 1, 1, 1, nutmeg=(1, 2)).play("plunder:nutmeg:port")
    assert scene.all(Paid) == [Paid(1, 24, "plunder", Ware.NUTMEG)]


def test_f9_all_punts_on_13_are_plundered_and_sent_one_by_one() -> None:
    scene = landing((12, 11, 4), (1, 2), 1, 2, 1)
    assert scene.all(Plundered) == [Plundered(Ware.NUTMEG, (1, 2)), Plundered(Ware.SILK, (1, 2))]
    assert scene.all(Wrecked) == [Wrecked(Ware.GINSENG, 0)]
    assert (scene.phase, scene.actor) == (Phase.PLUNDER, 1)
    assert scene.codes() == ["plunder:nutmeg:port", "plunder:nutmeg:yard"]
    assert scene.refused("plunder:silk:port") == "why-manila-plunder-not-this-punt"
    scene.play("plunder:nutmeg:yard")
    assert scene.one(Sent) == Sent(1, Ware.NUTMEG, to_port=False)
    assert scene.all(Wrecked) == [Wrecked(Ware.NUTMEG, 1)]
    scene.play("plunder:silk:port")
    assert scene.all(Arrived) == [Arrived(Ware.SILK, 0)]
    assert scene.all(Paid) == [
        Paid(1, 12, "plunder", Ware.NUTMEG),
        Paid(2, 12, "plunder", Ware.NUTMEG),
        Paid(1, 15, "plunder", Ware.SILK),
        Paid(2, 15, "plunder", Ware.SILK),
    ]


def test_f10_pirates_are_paid_even_if_nobody_was_aboard() -> None:
    scene = landing((12, 4, 4), (1,), 1, 1, 1).play("plunder:nutmeg:yard")
    assert scene.all(Paid) == [Paid(1, 24, "plunder", Ware.NUTMEG)]


@pytest.mark.parametrize(
    ("to", "paid", "repairs", "rises"),
    [
        ("port", [Paid(2, 6, "port", None, 0), Paid(3, 6, "yard", None, 0)], 14, [MarketRose(Ware.NUTMEG, 5)]),
        ("yard", [Paid(3, 6, "yard", None, 0)], 29, []),
    ],
)
def test_f11_destination_sets_letters_repairs_and_market(
    to: str, paid: list[Paid], repairs: int, rises: list[MarketRose]
) -> None:
    scene = landing((12, 4, 4), (1,), 1, 1, 1, nutmeg=(0,), ports=(2,), yards=(3,), insurance=(3,))
    scene.play(f"plunder:nutmeg:{to}")
    assert scene.all(Paid) == [Paid(1, 24, "plunder", Ware.NUTMEG), *paid]
    assert scene.all(RepairsPaid) == [RepairsPaid(3, repairs, repairs)]
    assert scene.all(MarketRose) == rises


def test_f12_pilot_onto_13_calls_no_pirates_and_the_punt_arrives() -> None:
    scene = Scene().last_lap((12, 4, 4)).stand(pirates=(1,), pilots=(2,)).play("pass").play("pilot:n+1", 3, 1, 1)
    assert not scene.all(Plundered)
    assert Arrived(Ware.NUTMEG, 0) in scene.told


def test_f12_die_onto_13_after_a_pilot_gets_the_punt_attacked() -> None:
    scene = Scene().last_lap((10, 4, 4)).stand(pirates=(1,), pilots=(2,)).play("pass").play("pilot:n-1", 4, 1, 1)
    assert scene.one(Plundered) == Plundered(Ware.NUTMEG, (1,))


def test_f13_without_pirates_punt_on_13_arrives_after_last_roll() -> None:
    scene = landing((12, 4, 4), (), 1, 1, 1, nutmeg=(2,))
    assert scene.all(Arrived) == [Arrived(Ware.NUTMEG, 0)]
    assert scene.all(Paid) == [Paid(2, 24, "cargo", Ware.NUTMEG)]


def test_a_pirate_placed_in_last_round_plunders_but_never_boards() -> None:
    scene = Scene().last_lap((12, 4, 4)).play("place:pirate", 1, 1, 1)
    assert (scene.phase, scene.actor) == (Phase.PLUNDER, 0)
