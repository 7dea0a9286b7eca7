"""The nouns of Manila, for use within sentences."""

from __future__ import annotations

from typing import Final

from bot.core import words
from engine.manila.board import LETTERS, Space, Ware

WARE_EMOJI: Final = {Ware.NUTMEG: "🟤", Ware.SILK: "🔵", Ware.GINSENG: "🟡", Ware.JADE: "🟢"}
"""Next to the ware's word, never instead of it."""

SPACE_EMOJI: Final = {
    **{Space(ware): emoji for ware, emoji in WARE_EMOJI.items()},
    **dict.fromkeys((Space.PORT_A, Space.PORT_B, Space.PORT_C), "⚓"),
    **dict.fromkeys((Space.YARD_A, Space.YARD_B, Space.YARD_C), "🛠️"),
    Space.PIRATE: "🏴‍☠️",
    Space.PILOT_SMALL: "🧭",
    Space.PILOT_LARGE: "🧭",
    Space.INSURANCE: "📜",
}


class Words(words.Words):
    def cargo(self, ware: Ware) -> str:
        """Return a ware within a sentence, for screen readers: ``nutmeg``."""
        return self._texts("manila-cargo", ware=ware.slug)

    def marked(self, ware: Ware) -> str:
        """Return a ware within a sentence, with its mark: ``🟤 nutmeg``."""
        return f"{WARE_EMOJI[ware]} {self.cargo(ware)}"


def letter(index: int) -> str:
    """Return the printed letter of a port or shipyard: ``B``."""
    return LETTERS[index].upper()


def rank(index: int) -> str:
    return ("captain", "second")[index]


def pilot(index: int) -> str:
    return ("small", "large")[index]
