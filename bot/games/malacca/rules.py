"""The rules pages of Malacca, and which of them explains each decision."""

from __future__ import annotations

from typing import Final

from bot.games.malacca.words import Words
from engine.malacca.view import Phase

SUBJECTS: Final = {2: "captured", 3: "defended", 4: "specials"}
"""The illustration of a page (``render.malacca.SUBJECTS``), by index of the page."""


def pages(say: Words) -> list[str]:
    """Return the rules, each page at most 3000 characters of markdown."""
    return [
        say("malacca-rules-aim"),
        say("malacca-rules-bets"),
        say("malacca-rules-captured"),
        say("malacca-rules-defended"),
        say("malacca-rules-specials"),
        say("malacca-rules-example"),
        say("malacca-rules-characters"),
        say("malacca-rules-equipment"),
        say("malacca-rules-options"),
        say("malacca-rules-tactics"),
    ]


PAGES: Final = {
    Phase.CHARACTER: 6,
    Phase.PURCHASE: 7,
    Phase.BET: 1,
    Phase.WAIT: 4,
    Phase.KEEP: 4,
    Phase.OVER: 0,
}
