"""What can be pressed on the privacy page."""

from __future__ import annotations

from typing import Self

from bot.core.components import button
from bot.core.presenter import Style
from bot.ui import ids
from bot.ui.items import Pressable


class PrivacyButton(Pressable, template=ids.PRIVACY):
    """Something about the data of whoever presses."""

    @classmethod
    def make(cls, action: str, label: str, style: Style = "secondary") -> Self:
        return cls(button(ids.privacy(action), label, style))


class ExportButton(Pressable, template=ids.EXPORT):
    """A part of what is kept about whoever presses, as a file."""

    @classmethod
    def make(cls, part: int, label: str) -> Self:
        return cls(button(ids.export(part), label))
