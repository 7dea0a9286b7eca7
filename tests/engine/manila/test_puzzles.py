"""Which decisions of Manila are puzzles."""

from __future__ import annotations

import pytest

from bot.games.manila.package import MANILA
from engine.puzzles.sets import read


@pytest.mark.slow
def test_puzzles_cover_every_move_but_bids_loans_and_pirates() -> None:
    found = read(MANILA.puzzles)
    sorts = {found.puzzle(name).best.partition(":")[0] for name in found.lines}
    assert sorts >= {"buy", "leave", "start", "place", "pilot"}
    assert not sorts & {"bid", "pledge", "redeem", "board", "plunder"}
