"""What the clock decides for somebody who is away (docs/rules/manila.md §2.13)."""

from __future__ import annotations

import pytest

from engine.manila.board import Ware
from engine.manila.game import MANILA
from tests.engine.manila.scenes import Scene


def default_move(scene: Scene) -> str:
    return MANILA.default_move(scene.state, scene.actor).code


def buying() -> Scene:
    return Scene().hold(0, jade=3, ginseng=2, silk=1).each("bid:1", "pass", "pass", "pass")


def test_in_the_auction_it_passes() -> None:
    assert default_move(Scene()) == "pass"


def test_it_buys_no_share() -> None:
    assert default_move(buying()) == "buy:none"


def test_it_leaves_ashore_what_the_master_owns_least_of() -> None:
    assert default_move(buying().play("buy:none")) == "leave:nutmeg"
    tied = Scene().hold(0, jade=1, nutmeg=1).each("bid:1", "pass", "pass", "pass", "buy:none")
    assert default_move(tied) == "leave:ginseng"


def test_it_starts_5_4_0_in_the_order_of_the_masters_shares() -> None:
    assert default_move(buying().each("buy:none", "leave:nutmeg")) == "start:0-4-5"
    assert default_move(buying().each("buy:none", "leave:jade")) == "start:0-4-5"


def test_pledged_shares_count_as_owned() -> None:
    scene = Scene().hold(0, silk=1).play("pledge:silk:1", seat=0)
    scene.each("bid:1", "pass", "pass", "pass", "buy:none", "leave:nutmeg")
    assert default_move(scene) == "start:5-4-0"


def test_it_misses_one_turn_to_place_and_does_not_pass() -> None:
    assert default_move(Scene().voyage()) == "skip"


def test_it_pledges_the_share_of_the_lowest_value() -> None:
    scene = Scene().hold(0, nutmeg=1, silk=1, jade=1).voyage().cash(0)
    scene.state.market[Ware.NUTMEG] = 2
    scene.play("place:silk")
    assert default_move(scene) == "pledge:silk:1"


def test_pirates_and_pilots_stay() -> None:
    scene = Scene().voyage().stand(pirates=(1,), pilots=(2,))
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [12, 4, 4]
    scene.each("pass", "pass", "pass").play("pass", 1, 1, 1)
    assert default_move(scene) == "board:stay"
    scene.play("board:stay")
    assert default_move(scene) == "pilot:stay"


def test_plunder_goes_to_port() -> None:
    scene = Scene().last_lap((12, 11, 4)).stand(pirates=(1,)).play("pass", 1, 2, 1)
    assert default_move(scene) == "plunder:nutmeg:port"
    assert default_move(scene.play("plunder:nutmeg:yard")) == "plunder:silk:port"


def test_nothing_is_decided_for_somebody_who_is_not_asked() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        MANILA.default_move(Scene().state, 1)
