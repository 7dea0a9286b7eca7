"""Which decisions of Manila are puzzles."""

from __future__ import annotations

from bot.games.manila.package import MANILA
from engine.puzzles.sets import read


def test_bids_and_what_pirates_do_are_no_puzzles_and_all_other_decisions_are() -> None:
    found = read(MANILA.puzzles)
    sorts = {found.puzzle(name).best.partition(":")[0] for name in found.lines}
    assert sorts >= {"buy", "leave", "start", "place", "pilot"}
    assert not sorts & {"bid", "pledge", "redeem", "board", "plunder"}
