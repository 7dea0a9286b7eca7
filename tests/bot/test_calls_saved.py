"""Moving ahead saves calls: the harness that counts them (``bench/calls.py``), over a few moves of each game."""

from __future__ import annotations

import pytest

from bench.calls import counted
from tests.effort import effort
from tests.kit import GAMES


@pytest.mark.parametrize("kind", [kind for kind, game in GAMES.items() if game.orders is not None])
@pytest.mark.slow
async def test_who_moves_ahead_is_called_less_often(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.calls.FUTURES", effort(10, 40))
    without, ahead = [await counted(kind, orders=orders, games=1, decisions=40) for orders in (False, True)]
    assert without.ordered == 0
    assert ahead.ordered > 0
    assert ahead.calls / ahead.decisions < without.calls / without.decisions
