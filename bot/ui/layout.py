"""The parts that plain pages are laid out with: lines of text, and rows of things to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.limits import TEXT, cut


def page(lines: Sequence[str], rows: Sequence[Sequence[ui.Item[Any]]] = ()) -> ui.LayoutView:
    """Lines of text and rows below them, in a box. Rows without anything in them are left out."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut("\n".join(lines), TEXT)))
    for parts in rows:
        if parts:
            row: ui.ActionRow[Any] = ui.ActionRow()
            for part in parts:
                row.add_item(part)
            box.add_item(row)
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    # Finished from birth: see bot/ui/face.py.
    layout.stop()
    return layout


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press came from something that only its owner sees: ephemeral, or in direct messages."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)
