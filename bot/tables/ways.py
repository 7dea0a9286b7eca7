"""Buttons to learn a game, play against AI, or open a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from bot.core.components import button
from bot.core.ids import Id
from bot.core.layout import row
from bot.core.presenter import Style
from bot.core.texts import Texts

WAY: Final = Id("dr:{way:help|learn|ai|people}:{kind:word}")
"""Its kind is that of a game, or ``all`` to ask for one; ``help`` shows the introduction."""

WAYS: Final[Mapping[str, Style]] = {"learn": "success", "ai": "primary", "people": "secondary"}
ALONE: Final = ("learn", "ai")
"""Those that need no table."""


def offer_ways(texts: Texts, kind: str) -> ui.ActionRow[Any]:
    """Return the buttons for solo play: with tables, a phone needs another row."""
    return row(*(button(WAY(way=way, kind=kind), texts(f"door-{way}")) for way in ALONE))
