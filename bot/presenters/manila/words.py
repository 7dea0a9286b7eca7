"""The nouns of Manila: wares, spaces, chances and the people at the table, as parts of sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.words.texts import Texts, Value
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

COMMA: Final = ", "
DOT: Final = " · "


class Words:
    """The catalogue, with the nouns of the game. ``say("manila-…", …)`` gives any message."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, /, **args: Value) -> str:
        return self._texts(key, **args)

    def cargo(self, ware: Ware) -> str:
        """Within a sentence, for the ear alone: ``nutmeg``."""
        return self._texts("manila-cargo", ware=ware.slug)

    def marked(self, ware: Ware) -> str:
        """Within a sentence, with its mark: ``🟤 nutmeg``."""
        return f"{WARE_EMOJI[ware]} {self.cargo(ware)}"

    def both(self, items: Iterable[str]) -> str:
        """A list that ends in *and*: ``silk, ginseng and jade``."""
        *heads, last = items
        return self._texts("manila-and", heads=COMMA.join(heads), last=last) if heads else last


def letter(index: int) -> str:
    """The letter of a port or shipyard as it is printed: ``B``."""
    return LETTERS[index].upper()


def rank(index: int) -> str:
    """Which pirate, as an argument of messages."""
    return ("captain", "second")[index]


def pilot(index: int) -> str:
    """Which pilot, as an argument of messages."""
    return ("small", "large")[index]
