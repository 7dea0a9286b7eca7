"""Forms that ask for something. Their answers are found by ``custom_id``, so that they too outlive a restart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import ui

from bot.presenters.base import AskNumber
from bot.ui.limits import LABEL, MODAL_TITLE, cut

FIELD: Final = "number"


def number_modal(custom_id: str, ask: AskNumber) -> ui.Modal:
    """A form with one field for a whole number."""
    modal = ui.Modal(title=cut(ask.title, MODAL_TITLE), custom_id=custom_id)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD, placeholder=f"{ask.least} – {ask.most}", max_length=9, required=True
    )
    modal.add_item(ui.Label(text=cut(ask.question, LABEL), component=field))
    modal.stop()  # discord.py need not remember it: see bot/ui/face.py
    return modal


def number_of(interaction: discord.Interaction[Any]) -> int | None:
    """The whole number that was typed into a ``number_modal``, or ``None`` if it is none."""
    data: Any = interaction.data or {}
    for component in _walk(data.get("components", ())):
        if component.get("custom_id") == FIELD:
            text = str(component.get("value", "")).strip()
            return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None
    return None


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        inner = component.get("component")
        yield from _walk(component.get("components", ()) if inner is None else (inner,))
