"""The nouns of Manila: wares, spaces, chances and the people at the table, as parts of sentences."""

from __future__ import annotations

from typing import Final

from bot.core import words
from engine.manila.board import LETTERS, Space, Ware

WARE_EMOJI: Final = {Ware.NUTMEG: "🟤", Ware.SILK: "🔵", Ware.GINSENG: "🟡", Ware.JADE: "🟢"}
"""Stand beside the ware's word, never instead of it."""

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
    """The catalogue, with the nouns of the game."""

    def cargo(self, ware: Ware) -> str:
        """Within a sentence, for the ear alone: ``nutmeg``."""
        return self._texts("manila-cargo", ware=ware.slug)

    def marked(self, ware: Ware) -> str:
        """Within a sentence, with its mark: ``🟤 nutmeg``."""
        return f"{WARE_EMOJI[ware]} {self.cargo(ware)}"


def letter(index: int) -> str:
    """The letter of a port or shipyard as it is printed: ``B``."""
    return LETTERS[index].upper()


def rank(index: int) -> str:
    """Which pirate, as an argument of messages."""
    return ("captain", "second")[index]


def pilot(index: int) -> str:
    """Which pilot, as an argument of messages."""
    return ("small", "large")[index]
