"""States as JSON: what comes back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.manila.game import MANILA
from tests.engine.manila.scenes import Scene


@pytest.fixture
def dumped() -> dict[str, Any]:
    scene = Scene().hold(1, silk=2).voyage().each("place:silk", "place:pirate")
    data: dict[str, Any] = json.loads(json.dumps(MANILA.dump(scene.state)))
    return data


def test_the_form_has_a_version(dumped: dict[str, Any]) -> None:
    assert dumped["version"] == 2
    dumped["version"] = 3
    with pytest.raises(ValueError, match="form 2"):
        MANILA.load(dumped)


def test_a_state_of_the_first_form_goes_on_by_the_first_rules(dumped: dict[str, Any]) -> None:
    del dumped["state"]["rules"]
    assert MANILA.load(dumped | {"version": 1}).rules == 1


def test_a_payment_under_way_comes_back() -> None:
    scene = Scene().hold(0, silk=1).voyage().cash(0).play("place:pilot:large")
    again = MANILA.load(json.loads(json.dumps(MANILA.dump(scene.state))))
    assert again == scene.state
    scene.state = again
    scene.play("pledge:silk:1")
    assert scene.view.pilots == (None, 0)


@pytest.fixture
def second_voyage() -> dict[str, Any]:
    """A state that remembers how the first voyage ended."""
    scene = Scene().last_lap((13, 13, 4)).play("pass", 1, 1, 2)
    data: dict[str, Any] = json.loads(json.dumps(MANILA.dump(scene.state)))
    return data


def test_how_the_last_voyage_ended_comes_back(second_voyage: dict[str, Any]) -> None:
    state = MANILA.load(second_voyage)
    assert state.wake is not None
    assert state.wake.position == [14, 14, 6]


def test_a_state_from_before_the_last_voyage_was_kept_comes_back(second_voyage: dict[str, Any]) -> None:
    del second_voyage["state"]["wake"]
    assert MANILA.load(second_voyage).wake is None


@pytest.mark.parametrize(("part", "value"), [("spots", [9] * 24), ("berth", [0, 1]), ("position", [0, 0, 15])])
def test_an_impossible_last_voyage_is_refused(second_voyage: dict[str, Any], part: str, value: object) -> None:
    second_voyage["state"]["wake"][part] = value
    with pytest.raises(ValueError, match=f"wake's {part}"):
        MANILA.load(second_voyage)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("players", 7, "players"),
        ("cash", [1, 2, 3], "cash"),
        ("cash", [1, 2, 3, -4], "cash"),
        ("free", [0] * 15, "free"),
        ("supply", [5, 5, 5, 5], "shares of silk"),
        ("market", [0, 0, 0, 5], "market"),
        ("berth", [0, 0, 9], "berth"),
        ("spots", [9] * 24, "spots"),
        ("ashore", 4, "ashore"),
        ("beaten", [[4, 9]], "beaten"),
        ("actor", -1, "actor"),
        ("phase", "over", "actor"),
        ("phase", "pledge", "purpose"),
        ("purpose", "space", "goods"),
    ],
)
def test_an_impossible_value_is_named(dumped: dict[str, Any], field: str, value: object, fault: str) -> None:
    dumped["state"][field] = value
    with pytest.raises(ValueError, match=fault):
        MANILA.load(dumped)
