"""What Malacca says of a move that costs more than it seems."""

from __future__ import annotations

from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.malacca.view import Phase
from tests.bot.presenters.malacca_games import PRESENTER, cast, moments


def test_a_whole_purse_is_asked_about() -> None:
    betting = next(m for m in moments() if m.view.phase is Phase.BET and 0 in m.view.to_act)
    view = MALACCA.view(betting.state, 0)
    bets = [move for move in MALACCA.moves(betting.state, 0) if isinstance(move, Bet)]
    purse = view.purses[0] or 0
    assert purse >= 4
    for bet in bets:
        caution = PRESENTER.caution(view, bet, cast())
        assert (caution is not None) == (bet.amount == purse)
