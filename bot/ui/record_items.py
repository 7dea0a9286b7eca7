"""What can be pressed on statistics, leaderboards, histories and the privacy page."""

from __future__ import annotations

from typing import Any, Final, Literal, Self, TypeAlias

import discord
from discord import ui

from bot.presenters.base import Style
from bot.ui import ids
from bot.ui.items import Pressable

How: TypeAlias = Literal["turn", "show"]
"""Show it in this message, or post it for everybody."""

ALL_KINDS: Final = "all"
"""In place of a game's kind: all games."""

NEVER: Final = 999_999
"""The page of a button that cannot be pressed, counted down: ids on a message must differ, whatever page they mean."""


class StatsButton(Pressable, template=ids.STATS):
    """Somebody's statistics."""

    @classmethod
    def make(cls, user: int, kind: str | None, how: How, label: str) -> Self:
        return cls(_button(ids.stats(user, kind or ALL_KINDS, how), label))


class LeaderboardButton(Pressable, template=ids.LEADERBOARD):
    """A page of a leaderboard."""

    @classmethod
    def make(cls, kind: str, pool: str, scope: str, page: int, how: How, label: str, *, disabled: bool = False) -> Self:
        custom_id = ids.leaderboard(kind, pool, scope, NEVER - page if disabled else page, how)
        return cls(_button(custom_id, label, disabled=disabled))


class HistoryButton(Pressable, template=ids.HISTORY):
    """A page of somebody's past games."""

    @classmethod
    def make(cls, user: int, page: int, how: How, label: str, *, disabled: bool = False) -> Self:
        return cls(_button(ids.history(user, NEVER - page if disabled else page, how), label, disabled=disabled))


class HistoryMenu(Pressable, template=ids.HISTORY_GAME):
    """Opens what can be done with one of the games on a page: replay, review, checking its dice."""

    @classmethod
    def make(cls, user: int, page: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(ui.Select(custom_id=ids.history_game(user, page), placeholder=placeholder, options=options))


class PrivacyButton(Pressable, template=ids.PRIVACY):
    """Something about the data of whoever presses."""

    @classmethod
    def make(cls, action: str, label: str, style: Style = "secondary") -> Self:
        return cls(_button(ids.privacy(action), label, style))


class ExportButton(Pressable, template=ids.EXPORT):
    """A part of what is kept about whoever presses, as a file."""

    @classmethod
    def make(cls, part: int, label: str) -> Self:
        return cls(_button(ids.export(part), label))


def _button(custom_id: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> ui.Button[Any]:
    return ui.Button(custom_id=custom_id, label=label, style=discord.ButtonStyle[style], disabled=disabled)
