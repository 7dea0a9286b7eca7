"""What can be bet."""

from __future__ import annotations

import pytest

from engine.malacca.cards import CARDS
from engine.malacca.rules import legal


def test_all_that_a_purse_holds_can_be_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legal, "_BETS", [[] for _ in CARDS])
    for purse in range(3 * legal.ROOM):
        assert [bet.amount for bet in legal._bets_with(CARDS[0], purse)] == [*range(purse + 1)]
