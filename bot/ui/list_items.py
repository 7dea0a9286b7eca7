"""What can be pressed on lists of tables and of hands."""

from __future__ import annotations

from typing import Final, Self

from discord import ui

from bot.ui import ids
from bot.ui.items import Pressable

ALL_KINDS: Final = "all"
"""In place of a game's kind: all games."""
AWAY: Final = 99_999
"""The page of a button that cannot be pressed, counted down: ids on a message must differ."""


class ListButton(Pressable, template=ids.LIST):
    """Another page of the open tables, or of one's own."""

    @classmethod
    def make(cls, what: str, page: int, label: str, *, disabled: bool = False) -> Self:
        custom_id = ids.table_list(what, AWAY - abs(page) if disabled else page)
        return cls(ui.Button(custom_id=custom_id, label=label, disabled=disabled))


class HandsButton(Pressable, template=ids.HANDS):
    """More of one's hands."""

    @classmethod
    def make(cls, kind: str, page: int, label: str) -> Self:
        return cls(ui.Button(custom_id=ids.hands(kind, page), label=label))
