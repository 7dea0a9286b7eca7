"""The tables of chances that players of Manila have worked out long ago."""

from __future__ import annotations

import pytest

from engine.manila.board import INSURANCE_FEE, LETTER_PAYS, PORT_PRICES, YARD_PRICES
from engine.manila.odds import Outlook, counts, fate_from
from tests.engine.manila.scenes import Scene

WHOLE_VOYAGE = {0: (35, 21), 1: (56, 25), 2: (81, 27), 3: (108, 27), 4: (135, 25), 5: (160, 21)}
"""By start: of 216 rolls, how many bring a punt beyond 13, and how many onto it."""

TWO_ROLLS = {
    4: (16.7, 11.1),
    5: (27.8, 13.9),
    6: (41.7, 16.7),
    7: (58.3, 13.9),
    8: (72.2, 11.1),
    9: (83.3, 8.3),
    10: (91.7, 5.6),
    11: (97.2, 2.8),
    12: (100.0, 0.0),
}
ONE_ROLL = {7: (0, 1), 8: (1, 1), 9: (2, 1), 10: (3, 1), 11: (4, 1), 12: (5, 1), 13: (6, 0)}
"""In sixths."""

SHAPES = {
    (5, 4, 0): ((0.03, 0.26, 0.55, 0.16), (1.8, 2.7, 0.4), (1.0, -0.7, -1.5), 2.2, (1.5, 1.3, -0.9), -0.5),
    (5, 3, 1): ((0.04, 0.28, 0.48, 0.20), (1.8, 2.4, 0.9), (0.8, -0.4, -1.4), 2.0, (1.4, 1.0, -0.6), -0.9),
    (5, 2, 2): ((0.04, 0.29, 0.46, 0.21), (1.8, 2.4, 1.1), (0.7, -0.4, -1.4), 2.0, (1.4, 0.9, -0.4), -1.0),
    (4, 4, 1): ((0.04, 0.27, 0.49, 0.21), (1.7, 2.5, 1.1), (0.8, -0.5, -1.4), 2.1, (1.4, 1.1, -0.5), -0.9),
    (4, 3, 2): ((0.05, 0.27, 0.45, 0.23), (1.7, 2.5, 1.5), (0.6, -0.5, -1.3), 2.1, (1.3, 1.0, -0.2), -1.1),
    (3, 3, 3): ((0.05, 0.26, 0.44, 0.24), (1.7, 2.5, 1.7), (0.5, -0.5, -1.2), 2.1, (1.3, 1.0, -0.1), -1.1),
}
"""By start: chances of 0 to 3 arrivals; net of port, shipyard and insurance; port and insurance if pirates wait for
every 13 and send it to the shipyard.
"""


@pytest.mark.parametrize("start", WHOLE_VOYAGE)
def test_a_whole_voyage(start: int) -> None:
    port, thirteen = WHOLE_VOYAGE[start]
    fate = fate_from(start, 3)
    assert (fate.port * 216, fate.thirteen * 216) == pytest.approx((port, thirteen))


@pytest.mark.parametrize("position", TWO_ROLLS)
def test_two_rolls_left(position: int) -> None:
    fate = fate_from(position, 2)
    assert (100 * fate.port, 100 * fate.thirteen) == pytest.approx(TWO_ROLLS[position], abs=0.051)


@pytest.mark.parametrize("position", ONE_ROLL)
def test_one_roll_left(position: int) -> None:
    port, thirteen = ONE_ROLL[position]
    fate = fate_from(position, 1)
    assert (6 * fate.port, 6 * fate.thirteen) == pytest.approx((port, thirteen))


@pytest.mark.parametrize("starts", SHAPES)
def test_three_punts(starts: tuple[int, int, int]) -> None:
    arrivals, port, yard, insurance, raided_port, raided_insurance = SHAPES[starts]
    view = Scene().voyage(start="-".join(map(str, starts))).view

    def nets(outlook: Outlook) -> tuple[list[float], list[float], float]:
        ports = [c * pays - price for c, pays, price in zip(outlook.ports(), LETTER_PAYS, PORT_PRICES, strict=True)]
        yards = [c * pays - price for c, pays, price in zip(outlook.yards(), LETTER_PAYS, YARD_PRICES, strict=True)]
        return ports, yards, INSURANCE_FEE - outlook.repairs()

    calm = Outlook.of(view, raid=0.0)
    assert counts([calm.docks(punt) for punt in range(3)]) == pytest.approx(arrivals, abs=0.0051)
    ports, yards, insured = nets(calm)
    assert ports == pytest.approx(port, abs=0.051)
    assert yards == pytest.approx(yard, abs=0.051)
    assert insured == pytest.approx(insurance, abs=0.051)
    raided = Outlook(view, calm.fates, raid=1.0, ransom=0.0)
    ports, _, insured = nets(raided)
    assert ports == pytest.approx(raided_port, abs=0.051)
    assert insured == pytest.approx(raided_insurance, abs=0.051)
