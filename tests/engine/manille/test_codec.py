"""States as JSON: what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.manille.game import MANILLA, MANILLE
from engine.manille.view import Phase
from tests.engine.manille.scenes import Scene, boussac


def changed(**fields: Any) -> Any:
    data: dict[str, Any] = json.loads(json.dumps(MANILLA.dump(Scene().state)))
    data["state"] |= fields
    return data


def test_a_state_comes_back() -> None:
    state = Scene(3).play("trump:h").state
    assert MANILLA.load(json.loads(json.dumps(MANILLA.dump(state)))) == state


def test_another_form_is_refused() -> None:
    broken: list[Any] = [None, [], {}, {"version": 3, "state": {}}, {"version": 1}, {"version": 2}]
    for data in broken:
        with pytest.raises(ValueError, match=r"form 2|validation error"):
            MANILLA.load(data)


def of_form_1(data: Any, **fields: Any) -> Any:
    """A dumped state as it was written in the first form."""
    state = {name: value for name, value in data["state"].items() if name not in ("rules", "faults", "victors")}
    return json.loads(json.dumps({"version": 1, "state": state | {"victor": -1} | fields}))


def test_a_state_of_the_first_form_goes_on_by_the_first_rules() -> None:
    state = Scene(3).play("trump:h").state
    again = MANILLA.load(of_form_1(MANILLA.dump(state)))
    assert (again.rules, again.faults, again.victors) == (1, (), 0)
    assert MANILLA.view(again, None) == MANILLA.view(state, None)


def test_who_had_won_in_the_first_form_has_won() -> None:
    scene = Scene().scores(100, 100)
    while scene.phase is not Phase.OVER:
        scene.play(MANILLA.default_move(scene.state, scene.actor).code)
    standing = MANILLA.standing(scene.state)
    for victor in (0, 1):
        state = MANILLA.load(of_form_1(MANILLA.dump(scene.state), victor=victor))
        assert (MANILLA.standing(state) == standing) is (victor in standing.winners)


def test_a_state_of_the_other_game_is_refused() -> None:
    with pytest.raises(ValueError, match="not a state of manilla"):
        MANILLA.load(MANILLE.dump(boussac().state))
    with pytest.raises(ValueError, match="not a state of manille"):
        MANILLE.load(MANILLA.dump(Scene().state))


@pytest.mark.parametrize(
    ("fault", "fields"),
    [
        ("players", {"players": 5}),
        ("dealer", {"dealer": 4}),
        ("trump", {"trump": 5}),
        ("turn", {"phase": "play", "trump": 1}),
        ("trump", {"phase": "play", "turn": 0}),
        ("passed", {"passed": 16}),
        ("cards", {"hands": [1, 2, 4, 8]}),
        ("cards", {"hands": [255, 255, 65280, 4278190080]}),
        ("hands", {"hands": [4294967295]}),
        ("piles", {"piles": [1, 2]}),
        ("scores", {"scores": [0, 0, 0]}),
        ("trick", {"trick": [1, 2, 3, 4]}),
        ("winner", {"trick": [1], "leader": 0, "winner": 1}),
        ("cards", {"trick": [10**12], "leader": 0, "winner": 0}),
    ],
)
def test_what_no_state_can_be_is_refused_by_name(fault: str, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=fault):
        MANILLA.load(changed(**fields))
