"""Forms, found by ``custom_id`` so that they survive a restart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.core.ids import Id
from bot.core.limits import CUSTOM_ID, LABEL, MODAL_TITLE, OPTION_TEXT, cut
from bot.core.presenter import AskNumber
from engine.game import Refusal

FIELD: Final = "number"
"""The id of the only field of a form."""

AGAIN: Final = Id("re:{form:form}|{typed:text}")
"""Opens a form again, by its id, with the earlier input."""
TYPED: Final = 32
"""The maximum length of a field's input in an id: no time zone is longer."""


@dataclass(frozen=True, slots=True)
class Field:
    """A text field of a form."""

    name: str
    question: str
    hint: str
    now: str
    """Its initial value."""
    required: bool = True


class Mistake(Refusal):
    """Invalid input of a form, which the user can correct and send again."""


DIGITS: Final = 9


def number_modal(custom_id: str, ask: AskNumber, typed: str = "") -> ui.Modal:
    """Return a form with one field for a whole number, prefilled with ``typed``."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD,
        placeholder=f"{ask.least} – {ask.most}",
        default=typed[:DIGITS] or None,
        max_length=DIGITS,
        required=True,
    )
    hint = cut(ask.hint, OPTION_TEXT) or None
    return _modal(custom_id, ask.title, ui.Label(text=cut(ask.question, LABEL), description=hint, component=field))


def numbers_modal(custom_id: str, title: str, question: str, now: str) -> ui.Modal:
    """Return a form with one field for several whole numbers, prefilled with ``now``."""
    field: ui.TextInput[Any] = ui.TextInput(custom_id=FIELD, default=now or None, max_length=OPTION_TEXT, required=True)
    return _modal(custom_id, title, ui.Label(text=cut(question, LABEL), component=field))


def fields_modal(custom_id: str, title: str, fields: Sequence[Field]) -> ui.Modal:
    """Return a form with several text fields, prefilled if they have a value."""
    labels = []
    for field in fields:
        typed: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name, default=field.now or None, max_length=OPTION_TEXT, required=field.required
        )
        hint = cut(field.hint, OPTION_TEXT)
        labels.append(ui.Label(text=cut(field.question, LABEL), description=hint, component=typed))
    return _modal(custom_id, title, *labels)


def question_modal(custom_id: str, title: str, text: str) -> ui.Modal:
    """Return a form without fields: submitting it confirms."""
    return _modal(custom_id, title, ui.TextDisplay(text))


def _modal(custom_id: str, title: str, *items: ui.Item[Any]) -> ui.Modal:
    modal = ui.Modal(title=cut(title, MODAL_TITLE), custom_id=custom_id)
    for item in items:
        modal.add_item(item)
    modal.stop()  # discord.py needn't remember it: see ``bot.core.layout.layout``
    return modal


def fields_of(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return the input of a ``fields_modal`` by field name, trimmed."""
    data: Any = interaction.data or {}
    return {c["custom_id"]: str(c["value"] or "").strip() for c in _walk(data.get("components", ())) if "value" in c}


def number_of(interaction: discord.Interaction[Any], ask: AskNumber) -> int:
    """Return the whole number in a ``number_modal``, or raise ``Mistake``."""
    text = text_of(interaction)
    if not re.fullmatch(r"[0-9]{1,9}", text) or not ask.least <= int(text) <= ask.most:
        raise Mistake("why-number", least=ask.least, most=ask.most)
    return int(text)


def text_of(interaction: discord.Interaction[Any]) -> str:
    """Return the input of a form's only field, trimmed."""
    return next(iter(fields_of(interaction).values()), "")


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        inner = component.get("component")
        yield from _walk(component.get("components", ()) if inner is None else (inner,))


def again(form: str, typed: str) -> str:
    """Return the id of a form with its input, cutting what is too long."""
    room = min(TYPED, CUSTOM_ID - len(AGAIN(form=form, typed="")))
    return AGAIN(form=form, typed=" ".join(typed.split())[:room])
