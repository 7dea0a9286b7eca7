"""Movement, arrival and wrecks (docs/rules/manila.md §2.6, rulings E)."""

from __future__ import annotations

import pytest

from engine.manila.board import Ware
from engine.manila.events import Arrived, MarketRose, Rolled, Wrecked
from engine.manila.view import Berth
from tests.engine.manila.scenes import Scene


@pytest.mark.parametrize(("start", "face", "berth"), [(8, 6, Berth.PORT), (8, 5, Berth.SEA), (7, 6, Berth.SEA)])
def test_e1_a_punt_arrives_beyond_13_and_not_on_it(start: int, face: int, berth: Berth) -> None:
    scene = Scene().voyage()
    scene.state.position[0] = start
    scene.each("pass", "place:yard:a", "pass").play("pass", face, 1, 1)
    punt = scene.view.punts[0]
    assert punt.berth is berth
    assert punt.position == start + face if berth is Berth.SEA else 14


def test_e2_punts_arriving_together_take_letters_in_ware_order() -> None:
    scene = Scene().last_lap((12, 3, 13)).play("pass", 2, 1, 1)
    assert scene.all(Arrived) == [Arrived(Ware.NUTMEG, 0), Arrived(Ware.GINSENG, 1)]
    assert scene.all(Wrecked) == [Wrecked(Ware.SILK, 0)]


def test_e3_punts_in_port_are_not_rolled_for() -> None:
    scene = Scene().last_lap((14, 3, 5))
    scene.state.berth[0] = 0
    scene.play("pass", 4, 6)
    assert scene.one(Rolled) == Rolled(3, ((Ware.SILK, 4, 3, 7), (Ware.GINSENG, 6, 5, 11)))


@pytest.mark.parametrize("face", [1, 6])
def test_e4_punt_on_13_before_the_last_roll_arrives_on_any_face(face: int) -> None:
    scene = Scene().last_lap((13, 3, 5)).stand(pirates=(1, 2)).play("pass", face, 1, 1)
    assert Arrived(Ware.NUTMEG, 0) in scene.told
    assert scene.one(Rolled).moves[0] == (Ware.NUTMEG, face, 13, 14)


def test_wrecks_fill_the_shipyard_and_their_wares_do_not_rise() -> None:
    scene = Scene().last_lap((6, 13, 6)).play("pass", 6, 1, 1)
    assert scene.all(Wrecked) == [Wrecked(Ware.NUTMEG, 0), Wrecked(Ware.GINSENG, 1)]
    assert scene.all(MarketRose) == [MarketRose(Ware.SILK, 5)]


def test_nothing_is_rolled_when_all_punts_are_home() -> None:
    scene = Scene().last_lap((14, 14, 14)).stand(pilots=(1, 2))
    scene.state.berth = [2, 0, 1]
    scene.play("pass")
    assert not scene.all(Rolled)
    assert len(scene.all(MarketRose)) == 3


def test_events_come_in_the_order_in_which_things_happen() -> None:
    scene = Scene().last_lap((10, 13, 6)).stand(nutmeg=(2,)).play("pass", 6, 1, 1)
    told = [type(event).__name__ for event in scene.told]
    expected = ["Passed", "Rolled", "Arrived", "Arrived", "Wrecked", "Paid", "MarketRose", "MarketRose", "VoyageBegan"]
    assert told == expected
