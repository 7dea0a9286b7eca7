"""States as JSON: what comes back, and what is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.malacca.game import MALACCA
from tests.engine.malacca.scenes import Scene

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


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


def test_a_state_that_comes_back_is_independent(dumped: dict[str, Any]) -> None:
    one, two = MALACCA.load(dumped), MALACCA.load(dumped)
    one.purses[0] = 99
    assert two.purses[0] != 99


@given(json_values)
def test_anything_else_is_refused(data: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the contract promises no more than ValueError
        MALACCA.load(data)


@given(st.data())
def test_a_damaged_field_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever one field is replaced by: no other error than ``ValueError``, and no index out of range later."""
    bad = copy.deepcopy(MALACCA.dump(Scene(3, purses=(5, 5, 5)).bets("a:1", "d:0", "t:2").state))
    name = data.draw(st.sampled_from(sorted(bad["state"])))
    bad["state"][name] = data.draw(json_values)
    try:
        state = MALACCA.load(bad)
    except ValueError:
        return
    MALACCA.view(state, None)
    for seat in range(state.players):
        MALACCA.moves(state, seat)


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
