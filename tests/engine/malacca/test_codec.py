"""States as JSON: what comes back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.malacca.game import MALACCA
from tests.engine.malacca.scenes import Scene


@pytest.fixture
def dumped() -> dict[str, Any]:
    scene = Scene(4, purses=(5, 5, 5, 5)).give(1, "AD").bets("t:1", "AD:2", "a:0", "d:0")
    data: dict[str, Any] = json.loads(json.dumps(MALACCA.dump(scene.state)))
    return data


def test_the_form_has_a_version(dumped: dict[str, Any]) -> None:
    assert dumped["version"] == 2
    dumped["version"] = 1
    with pytest.raises(ValueError, match="form 2"):
        MALACCA.load(dumped)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("players", 9, "players"),
        ("purses", [1, 2, 3], "purses"),
        ("purses", [1, 2, 3, -4], "purses"),
        ("cards", [0, 1, 2, 8], "cards"),
        ("hands", [0] * 19, "hands"),
        ("deck", [4, 4, 4, 2, 2], "special cards"),
        ("under", [3], "under"),
        ("drawn", [3, 4], "drawn"),
        ("drawers", [4], "drawers"),
        ("shop", [0, 0, 5], "shop"),
        ("ships", [99], "ships"),
        ("actor", -1, "actor"),
        ("actor", 4, "seats"),
        ("parrot", -1, "actor"),
        ("phase", "over", "actor"),
        ("round", 13, "round"),
    ],
)
def test_an_impossible_value_is_named(dumped: dict[str, Any], field: str, value: object, fault: str) -> None:
    dumped["state"][field] = value
    with pytest.raises(ValueError, match=fault):
        MALACCA.load(dumped)
