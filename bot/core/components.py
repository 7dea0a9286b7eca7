"""Buttons and menus, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import app_commands, ui

from bot.core.limits import BUTTON_LABEL, COMMAND_CHOICE, COMMAND_CHOICES, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, cut
from bot.core.presenter import Style

STYLES: Final[Mapping[str, discord.ButtonStyle]] = {
    style: discord.ButtonStyle[style] for style in ("primary", "secondary", "success", "danger")
}

V = TypeVar("V", str, int)

NEVER: Final = 999_999
"""A page that doesn't exist."""


def button(
    custom_id: str, label: str, style: Style = "secondary", emoji: str | None = None, *, disabled: bool = False
) -> ui.Button[Any]:
    label = cut(label, BUTTON_LABEL)
    return ui.Button(custom_id=custom_id, label=label, style=STYLES[style], emoji=emoji, disabled=disabled)


def menu(custom_id: str, placeholder: str | None, options: Sequence[discord.SelectOption]) -> ui.Select[Any]:
    """Return a select menu, cut to Discord's 25 options."""
    for option in options:
        option.label = cut(option.label, OPTION_TEXT)
        option.description = cut(option.description or "", OPTION_TEXT) or None
    shown = None if placeholder is None else cut(placeholder, PLACEHOLDER)
    return ui.Select(custom_id=custom_id, placeholder=shown, options=[*options[:SELECT_OPTIONS]])


def page_buttons(id_of: Callable[[int], str], page: int, last: int, back: str, on: str) -> list[ui.Button[Any]]:
    """Return the buttons to the previous and the next page.

    At an end one is disabled, with the id of a page that doesn't exist, because ids on a message must differ.
    """
    ways = ((page - 1, NEVER, back), (page + 1, NEVER - 1, on))
    return [
        button(id_of(to if 0 <= to <= last else never), label, disabled=not 0 <= to <= last)
        for to, never, label in ways
    ]


def offer(lines: Iterable[tuple[str, V]], typed: str | int = "") -> list[app_commands.Choice[V]]:
    """Return the autocompletion choices that match the typed text."""
    wanted = str(typed).strip().casefold()
    fitting = [(line, value) for line, value in lines if wanted in line.casefold()]
    return [
        app_commands.Choice(name=cut(line, COMMAND_CHOICE), value=value) for line, value in fitting[:COMMAND_CHOICES]
    ]
