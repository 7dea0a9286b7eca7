"""The rules pages of Manila, and which of them explains each decision."""

from __future__ import annotations

from typing import Final

from bot.games.manila.words import Words
from engine.manila.view import Phase

SUBJECTS: Final = {
    0: "market",
    2: "auction",
    3: "master",
    5: "spaces",
    6: "movement",
    7: "pirates",
    8: "pilots",
    9: "payout",
    10: "loans",
}
"""The illustration of a page (``render.manila.SUBJECTS``), by index of the page."""


def pages(say: Words) -> list[str]:
    """Return the rules, each page at most 3000 characters of markdown."""
    return [
        say("manila-rules-aim"),
        say("manila-rules-voyage"),
        say("manila-rules-auction"),
        say("manila-rules-master"),
        say("manila-rules-placing"),
        say("manila-rules-spaces"),
        say("manila-rules-movement"),
        say("manila-rules-pirates"),
        say("manila-rules-pilots"),
        say("manila-rules-payout"),
        say("manila-rules-loans"),
        say("manila-rules-options"),
    ]


PAGES: Final = {
    Phase.AUCTION: 2,
    Phase.PLEDGE: 10,
    Phase.BUY: 3,
    Phase.LOAD: 3,
    Phase.START: 3,
    Phase.PLACE: 5,
    Phase.BOARD: 7,
    Phase.PILOT: 8,
    Phase.PLUNDER: 7,
    Phase.OVER: 9,
}
