"""Presses at random are answered where people look. ``python -m tests.wire.thumbs`` makes a thousand."""

from __future__ import annotations

import pytest

from bot.games.catalogue import catalogue
from tests.effort import effort
from tests.wire.thumbs import press_at_random


@pytest.mark.timeout(240)
@pytest.mark.slow
async def test_presses_at_random_are_answered_in_sight() -> None:
    report = await press_at_random(effort(20, 200), seed=1)
    assert report.unseen == []
    assert report.unannounced == []
    assert report.ways.keys() == catalogue().games.keys()
    assert all(max(presses) <= 2 for presses in report.ways.values()), report.ways
