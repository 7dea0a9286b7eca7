"""Chances as they are shown."""

from __future__ import annotations

import pytest

from bot.games.figures import percent
from bot.games.manila.figures import arrival


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, 0), (0.001, 1), (0.375, 38), (0.5, 50), (0.625, 63), (0.999, 99), (1.0, 100)]
)
def test_percent_is_100_only_if_certain_0_only_if_impossible(chance: float, shown: int) -> None:
    assert percent(chance) == shown


def test_pirates_make_13_worthless_to_passengers() -> None:
    assert arrival(12, 1, pirates=False) == 1.0
    assert arrival(12, 1, pirates=True) == pytest.approx(5 / 6)


def test_a_punt_that_is_beyond_13_needs_no_roll() -> None:
    assert arrival(14, 1, pirates=True) == 1.0
