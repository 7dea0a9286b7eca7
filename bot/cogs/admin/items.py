"""What can be pressed on the page of a server's settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

import discord
from discord import ui

from bot.core.limits import BUTTON_LABEL, PLACEHOLDER, SELECT_OPTIONS, cut
from bot.core.presenter import Style
from bot.ui import ids
from bot.ui.items import Pressable

TALKS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""Channels where people can write, and categories."""


class ServerItem(Pressable, template=ids.SERVER):
    """Something of a server's settings: a button, or a menu of lines, channels or roles."""

    @classmethod
    def button(cls, custom_id: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> Self:
        colour = discord.ButtonStyle[style]
        return cls(ui.Button(custom_id=custom_id, label=cut(label, BUTTON_LABEL), style=colour, disabled=disabled))

    @classmethod
    def menu(cls, field: str, placeholder: str, options: Sequence[discord.SelectOption], *, most: int = 1) -> Self:
        """Of one line, or of as many as ``most``, or none."""
        return cls(
            ui.Select(
                custom_id=ids.server("set", field),
                placeholder=cut(placeholder, PLACEHOLDER),
                options=[*options],
                min_values=1 if most == 1 else 0,
                max_values=most,
            )
        )

    @classmethod
    def channels(cls, field: str, placeholder: str, chosen: Sequence[int], *, most: int = SELECT_OPTIONS) -> Self:
        kinds = [*TALKS] if most > 1 else [discord.ChannelType.text]
        return cls(
            ui.ChannelSelect(
                custom_id=ids.server("set", field),
                placeholder=cut(placeholder, PLACEHOLDER),
                channel_types=kinds,
                default_values=_defaults(chosen, discord.SelectDefaultValueType.channel),
                min_values=0,
                max_values=most,
            )
        )

    @classmethod
    def roles(cls, field: str, placeholder: str, chosen: Sequence[int], *, most: int = SELECT_OPTIONS) -> Self:
        return cls(
            ui.RoleSelect(
                custom_id=ids.server("set", field),
                placeholder=cut(placeholder, PLACEHOLDER),
                default_values=_defaults(chosen, discord.SelectDefaultValueType.role),
                min_values=0,
                max_values=most,
            )
        )

    @staticmethod
    def all_chosen(interaction: discord.Interaction[Any]) -> list[str]:
        """All that was chosen in a menu. A claim like all else."""
        data: Any = interaction.data or {}
        return [str(value) for value in data.get("values", ())]


def _defaults(chosen: Sequence[int], kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=each, type=kind) for each in chosen]
