"""What can be pressed on the messages of game nights."""

from __future__ import annotations

from typing import Self

import discord
from discord import ui

from bot.core.limits import BUTTON_LABEL, cut
from bot.ui import ids
from bot.ui.items import Pressable

SECONDARY = discord.ButtonStyle.secondary


class NightButton(Pressable, template=ids.NIGHT):
    """Says whether one comes to a night, or calls it off."""

    @classmethod
    def make(cls, night: int, action: str, label: str, style: discord.ButtonStyle = SECONDARY) -> Self:
        return cls(ui.Button(custom_id=ids.night(night, action), label=cut(label, BUTTON_LABEL), style=style))


class FixButton(Pressable, template=ids.FIX):
    """Gives back the form of a night that is to be planned, with what was typed."""

    @classmethod
    def make(cls, custom_id: str, label: str, style: discord.ButtonStyle = SECONDARY) -> Self:
        return cls(ui.Button(custom_id=custom_id, label=cut(label, BUTTON_LABEL), style=style))


class PlanButton(Pressable, template=ids.PLAN):
    """Announces a night as it was shown to who plans it, or leaves it."""

    @classmethod
    def make(cls, custom_id: str, label: str, style: discord.ButtonStyle = SECONDARY) -> Self:
        return cls(ui.Button(custom_id=custom_id, label=cut(label, BUTTON_LABEL), style=style))
