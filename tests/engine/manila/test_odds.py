"""Chances of a voyage against counting all outcomes."""

from __future__ import annotations

from itertools import product

import pytest

from engine.game import Seat
from engine.manila.board import LETTER_PAYS, Space
from engine.manila.game import MANILA
from engine.manila.odds import Outlook, at_least, counts, fate_from, step_up
from tests.engine.manila.scenes import Scene

FACES = range(1, 7)


@pytest.mark.parametrize("position", range(14))
@pytest.mark.parametrize("rolls", [0, 1, 2, 3])
def test_a_fate_counts_all_outcomes_of_the_dice(position: int, rolls: int) -> None:
    port = thirteen = 0
    for faces in product(FACES, repeat=rolls):
        end = position
        for face in faces:
            end = end if end > 13 else end + face
        port += end > 13
        thirteen += end == 13
    fate = fate_from(position, rolls)
    assert fate.port == port / 6**rolls
    assert fate.thirteen == thirteen / 6**rolls
    assert sum(fate) == pytest.approx(1)


@pytest.mark.parametrize(("start", "port", "thirteen"), [(0, 35, 21), (3, 108, 27), (5, 160, 21)])
def test_known_chances_of_a_whole_voyage(start: int, port: int, thirteen: int) -> None:
    assert fate_from(start, 3)[:2] == (port / 216, thirteen / 216)


def test_counts_of_independent_things() -> None:
    assert counts([]) == [1]
    assert counts([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert at_least([1.0, 0.5, 0.0]) == (1.0, 0.5, 0.0)


def brute_income(scene: Scene, seat: Seat) -> float:
    """The mean of what a merchant is paid by the last roll, over all 216 outcomes played by the rules."""
    before = scene.state.cash[seat]
    total = 0
    for faces in product(FACES, repeat=3):
        again = Scene()
        again.state = scene.state.copy()
        again.play("pass", *faces)
        total += again.state.cash[seat] - before
    return total / 216


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_income_is_mean_over_all_rolls_of_the_rules_themselves(seat: Seat) -> None:
    scene = Scene().last_lap((10, 8, 6)).stand(nutmeg=(1, 2), silk=(3,), ports=(2, 1), yards=(1, 3), insurance=(3,))
    scene.cash(100, 100, 100, 100)
    outlook = Outlook.of(MANILA.view(scene.state, None))
    assert outlook.income(seat) == pytest.approx(brute_income(scene, seat))


def test_pirates_take_what_stops_on_13() -> None:
    scene = Scene().last_lap((12, 7, 3)).stand(nutmeg=(1,), pirates=(2, 3))
    outlook = Outlook.of(scene.view)
    assert outlook.pays(0) == pytest.approx(5 / 6)
    assert outlook.income(2) == pytest.approx((24 + 30) / 6 / 2)
    assert outlook.docks(0) == pytest.approx(5 / 6 + 1 / 12)
    assert Outlook.of(scene.view, raid=0.0).pays(0) == pytest.approx(1)


def test_what_a_space_earns() -> None:
    outlook = Outlook.of(Scene().last_lap((10, 13, 2)).stand(silk=(1,)).view)
    assert outlook.earns(Space.SILK) == pytest.approx(30 / 2)
    assert outlook.earns(Space.PORT_A) == pytest.approx(6)
    assert outlook.earns(Space.INSURANCE) == pytest.approx(-(6 + 8 * 2 / 6))
    assert outlook.earns(Space.PILOT_LARGE) == 0


def test_letters_pay_in_the_order_of_their_chances() -> None:
    outlook = Outlook.of(Scene().voyage().view)
    assert list(outlook.ports()) == sorted(outlook.ports(), reverse=True)
    assert outlook.repairs() == pytest.approx(
        sum(chance * pays for chance, pays in zip(outlook.yards(), LETTER_PAYS, strict=True))
    )


def test_shares_rise_by_steps_of_the_market() -> None:
    assert [step_up(value) for value in (0, 5, 10, 20, 30)] == [5, 5, 10, 10, 0]
    scene = Scene().last_lap((13, 2, 2))
    assert Outlook.of(scene.view).rises((2, 1, 0, 5)) == pytest.approx(2 * 5)
