"""Forms that ask for something. Their answers are found by ``custom_id``, so that they too outlive a restart."""

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
"""The id of the one field of a form."""


AGAIN: Final = Id("re:{form:form}|{typed:text}")
"""Opens a form anew, by its id, with what was typed."""
TYPED: Final = 32
"""Characters of what was typed into a field that are kept in an id: no time zone is longer."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form of several."""

    name: str
    question: str
    hint: str
    now: str
    """What stands in it already."""
    required: bool = True


class Mistake(Refusal):
    """What was typed into a form is wrong. The form can be opened again."""


DIGITS: Final = 9
"""As long is a number at most."""


def number_modal(custom_id: str, ask: AskNumber, typed: str = "") -> ui.Modal:
    """A form with one field for a whole number. ``typed`` stands in it already."""
    modal = ui.Modal(title=cut(ask.title, MODAL_TITLE), custom_id=custom_id)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD,
        placeholder=f"{ask.least} – {ask.most}",
        default=typed[:DIGITS] or None,
        max_length=DIGITS,
        required=True,
    )
    hint = cut(ask.hint, OPTION_TEXT) or None
    modal.add_item(ui.Label(text=cut(ask.question, LABEL), description=hint, component=field))
    modal.stop()  # discord.py need not remember it: see bot/tables/board_views.py
    return modal


def numbers_modal(custom_id: str, title: str, question: str, now: str) -> ui.Modal:
    """A form with one field for several whole numbers. ``now`` stands in it already."""
    modal = ui.Modal(title=cut(title, MODAL_TITLE), custom_id=custom_id)
    field: ui.TextInput[Any] = ui.TextInput(custom_id=FIELD, default=now or None, max_length=OPTION_TEXT, required=True)
    modal.add_item(ui.Label(text=cut(question, LABEL), component=field))
    modal.stop()  # discord.py need not remember it: see bot/tables/board_views.py
    return modal


def fields_modal(custom_id: str, title: str, fields: Sequence[Field]) -> ui.Modal:
    """A form with several fields for a line of text each, in which something may stand already."""
    modal = ui.Modal(title=cut(title, MODAL_TITLE), custom_id=custom_id)
    for field in fields:
        typed: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name, default=field.now or None, max_length=OPTION_TEXT, required=field.required
        )
        hint = cut(field.hint, OPTION_TEXT)
        modal.add_item(ui.Label(text=cut(field.question, LABEL), description=hint, component=typed))
    modal.stop()  # discord.py need not remember it: see bot/tables/board_views.py
    return modal


def question_modal(custom_id: str, title: str, text: str) -> ui.Modal:
    """A form without fields: to send it is to say yes."""
    modal = ui.Modal(title=cut(title, MODAL_TITLE), custom_id=custom_id)
    modal.add_item(ui.TextDisplay(text))
    modal.stop()  # discord.py need not remember it: see bot/tables/board_views.py
    return modal


def fields_of(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was typed into a ``fields_modal``, without blanks around it, by the names of the fields."""
    data: Any = interaction.data or {}
    return {c["custom_id"]: str(c["value"] or "").strip() for c in _walk(data.get("components", ())) if "value" in c}


def number_of(interaction: discord.Interaction[Any], ask: AskNumber) -> int:
    """The whole number that was typed into a ``number_modal``. Raises ``Mistake`` for anything that is not asked."""
    text = text_of(interaction)
    if not re.fullmatch(r"[0-9]{1,9}", text) or not ask.least <= int(text) <= ask.most:
        raise Mistake("why-number", least=ask.least, most=ask.most)
    return int(text)


def text_of(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the only field of a form, without blanks around it."""
    return next(iter(fields_of(interaction).values()), "")


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        inner = component.get("component")
        yield from _walk(component.get("components", ()) if inner is None else (inner,))


def again(form: str, typed: str) -> str:
    """Write the id that opens a form anew. What is too long to have been meant is cut, and what has no room."""
    room = min(TYPED, CUSTOM_ID - len(AGAIN(form=form, typed="")))
    return AGAIN(form=form, typed=" ".join(typed.split())[:room])
