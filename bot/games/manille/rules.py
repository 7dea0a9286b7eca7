"""The rules pages of Manilla and Manille, and which explains each decision."""

from __future__ import annotations

from typing import Final

from bot.games.manille.words import Words
from engine.manille.view import Phase

SUBJECTS: Final[dict[str, dict[int, str]]] = {
    "manilla": {1: "cards", 4: "beat", 5: "trump", 6: "partner"},
    "manille": {1: "cards", 3: "beat", 4: "trump", 5: "partner"},
}
"""The illustration of a page (``render.manille.SUBJECTS``), by index of the page."""

PAGES: Final[dict[str, dict[Phase, int]]] = {
    "manilla": {
        Phase.BLIND: 3,
        Phase.TRUMP: 3,
        Phase.ALONG: 3,
        Phase.AGAINST: 3,
        Phase.PLAY: 4,
        Phase.REVIEW: 9,
        Phase.OVER: 7,
    },
    "manille": {Phase.PLAY: 3, Phase.REVIEW: 8, Phase.OVER: 6},
}


def pages(say: Words, kind: str) -> list[str]:
    """Return the rules, each page at most 3000 characters of markdown."""
    duties = [say("manille-rules-opponent"), say("manille-rules-void"), say("manille-rules-partner")]
    if kind == "manille":
        return [
            say("manille-rules-manille-aim"),
            say("manille-rules-manille-cards"),
            say("manille-rules-turn-up"),
            *duties,
            say("manille-rules-scoring"),
            say("manille-rules-manille-house"),
            say("manille-rules-manille-honour"),
            say("manille-rules-manille-seen"),
        ]
    return [
        say("manille-rules-manilla-aim"),
        say("manille-rules-manilla-cards"),
        say("manille-rules-seats"),
        say("manille-rules-trump"),
        *duties,
        say("manille-rules-doubling"),
        say("manille-rules-manilla-house"),
        say("manille-rules-manilla-honour"),
        say("manille-rules-manilla-seen"),
    ]
