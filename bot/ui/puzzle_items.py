"""What can be pressed on a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

import discord
from discord import ui

from bot.presenters.base import Style
from bot.ui import ids
from bot.ui.items import Pressable
from bot.ui.limits import BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, cut

NEXT: Final = "next"
GOOD: Final = "good"
BAD: Final = "bad"


class PuzzleButton(Pressable, template=ids.PUZZLE):
    """Answers a puzzle, judges it, or asks for another."""

    @classmethod
    def make(cls, kind: str, name: str, answer: str, label: str, style: Style = "secondary") -> Self:
        button: ui.Button[ui.LayoutView] = ui.Button(
            custom_id=ids.puzzle(kind, name, answer),
            label=cut(label, BUTTON_LABEL),
            style=discord.ButtonStyle[style],
        )
        return cls(button)


class PuzzleMenu(Pressable, template=ids.PUZZLE_MENU):
    """Answers a puzzle whose choices have long names."""

    @classmethod
    def make(cls, kind: str, name: str, placeholder: str, labels: Mapping[int, str]) -> Self:
        options = [
            discord.SelectOption(label=cut(label, OPTION_TEXT), value=str(place)) for place, label in labels.items()
        ]
        return cls(
            ui.Select(custom_id=ids.puzzle_menu(kind, name), placeholder=cut(placeholder, PLACEHOLDER), options=options)
        )
