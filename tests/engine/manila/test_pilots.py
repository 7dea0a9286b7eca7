"""Pilots (docs/rules/manila.md §2.8, rulings G)."""

from __future__ import annotations

from engine.manila.board import Ware
from engine.manila.events import Arrived, Paid, Piloted, Rolled
from engine.manila.game import MANILA
from engine.manila.moves import Pilot
from engine.manila.view import Phase
from tests.engine.manila.scenes import Scene


def piloting(positions: tuple[int, int, int], small: int = -1, large: int = -1, **spots: tuple[int, ...]) -> Scene:
    """All accomplices are placed; the pilots are next."""
    return Scene().last_lap(positions).stand(pilots=(small, large), **spots).play("pass")


def test_the_small_pilot_moves_one_punt_by_one_or_none() -> None:
    scene = piloting((6, 7, 8), small=1)
    assert scene.actor == 1
    assert scene.codes() == ["pilot:n+1", "pilot:n-1", "pilot:s+1", "pilot:s-1", "pilot:g+1", "pilot:g-1", "pilot:stay"]
    assert scene.refused("pilot:n+2") == "why-manila-pilot-too-far"
    assert scene.refused("pilot:j+1") == "why-manila-not-loaded"


def test_the_large_pilot_has_25_choices() -> None:
    codes = piloting((6, 7, 8), large=1).codes()
    assert len(codes) == len(set(codes)) == 25
    assert codes[:5] == ["pilot:n+2", "pilot:n+1", "pilot:n-1", "pilot:n-2", "pilot:s+2"]
    assert codes[12:14] == ["pilot:n+1,s+1", "pilot:n+1,s-1"]
    assert codes[-1] == "pilot:stay"


def test_g1_no_punt_is_moved_below_0() -> None:
    scene = piloting((2, 7, 8), small=1, large=2).play("pilot:n-1")
    assert scene.actor == 2
    assert "pilot:n-1" in scene.codes()
    assert scene.refused("pilot:n-2") == "why-manila-pilot-below-start"


def test_g2_the_large_pilot_may_use_one_point_only() -> None:
    scene = piloting((6, 7, 8), large=1).play("pilot:s-1", 1, 1, 1)
    assert scene.one(Piloted) == Piloted(1, large=True, moves=((Ware.SILK, 7, 6),))


def test_g3_neither_forth_and_back_on_one_punt_nor_two_and_one() -> None:
    scene = piloting((6, 7, 8), large=1)
    for steps in (((Ware.NUTMEG, 1), (Ware.NUTMEG, -1)), ((Ware.NUTMEG, 2), (Ware.SILK, 1))):
        reason = MANILA.illegal_reason(scene.state, 1, Pilot(steps))
        assert reason is not None
        assert reason.key == "why-manila-pilot-too-far"


def test_g4_punt_that_pilot_brings_beyond_13_is_in_port_at_once() -> None:
    scene = piloting((12, 4, 4), large=1, nutmeg=(3,)).play("pilot:n+2", 1, 1)
    assert [type(event).__name__ for event in scene.told[:3]] == ["Piloted", "Arrived", "Rolled"]
    assert scene.one(Piloted).moves == ((Ware.NUTMEG, 12, 14),)
    assert [ware for ware, *_ in scene.one(Rolled).moves] == [Ware.SILK, Ware.GINSENG]
    assert scene.all(Paid) == [Paid(3, 24, "cargo", Ware.NUTMEG)]
    assert Arrived(Ware.GINSENG, 0) not in scene.told


def test_g5_a_punt_may_be_pulled_back_from_13() -> None:
    scene = piloting((13, 4, 4), small=1).play("pilot:n-1", 1, 1, 1)
    assert scene.one(Rolled).moves[0] == (Ware.NUTMEG, 1, 12, 13)


def test_g6_without_a_punt_at_sea_pilots_are_not_asked() -> None:
    scene = piloting((13, 4, 4), small=1, large=2)
    scene.state.berth[1:] = [0, 1]
    scene.state.position[1:] = [14, 14]
    scene.play("pilot:n+1")
    assert not scene.all(Rolled)
    assert scene.view.voyage == 2


def test_g6_punts_in_port_cannot_be_moved() -> None:
    scene = piloting((13, 4, 4), small=1, large=2).play("pilot:n+1")
    assert scene.refused("pilot:n-1") == "why-manila-pilot-not-at-sea"
    assert len(scene.codes()) == 13


def test_g7_one_owner_of_both_pilots_acts_first_with_small_one() -> None:
    scene = piloting((6, 7, 8), small=1, large=1)
    assert (scene.phase, scene.actor, scene.view.deciding) == (Phase.PILOT, 1, 0)
    scene.play("pilot:stay")
    assert (scene.phase, scene.actor, scene.view.deciding) == (Phase.PILOT, 1, 1)
    scene.play("pilot:n+1,g+1", 1, 1, 1)
    assert scene.one(Piloted).moves == ((Ware.NUTMEG, 6, 7), (Ware.GINSENG, 8, 9))


def test_large_pilot_may_move_the_punt_that_the_small_one_moved() -> None:
    scene = piloting((6, 7, 8), small=1, large=2).play("pilot:n+1").play("pilot:n+2", 1, 1, 1)
    assert scene.one(Piloted).moves == ((Ware.NUTMEG, 7, 9),)
