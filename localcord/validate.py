"""Check whether Discord would accept a message or a modal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import errors, limits
from .components import TreeCheck
from .entities import MessageFlags
from .errors import FormErrors, Json

MODEL = (dict, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
LIST = (list, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
BODY_FIELDS: dict[str, tuple[type, str, str]] = {
    "content": (str, "STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "components": LIST,
    "attachments": LIST,
    "allowed_mentions": MODEL,
    "message_reference": MODEL,
    "flags": (int, "NUMBER_TYPE_COERCE", "Value is not int."),
}


@dataclass(frozen=True, slots=True)
class Draft:
    """A message as it would be after a request."""

    content: str
    components: list[Json]
    file_names: Sequence[str]
    flags: MessageFlags

    @property
    def v2(self) -> bool:
        return bool(self.flags & MessageFlags.COMPONENTS_V2)


def check_body(body: Json) -> None:
    """Refuse a message body whose fields have wrong types."""
    faults = FormErrors()
    for field, (kind, code, words) in BODY_FIELDS.items():
        value = body.get(field)
        if value is not None and not isinstance(value, kind):
            faults.add((field,), code, words)
    for index, entry in enumerate(body.get("attachments") or () if not faults else ()):
        if not isinstance(entry, dict):
            faults.add(("attachments", index), MODEL[1], MODEL[2])
    faults.raise_if_any()


def check_draft(draft: Draft) -> None:
    """Refuse a draft with 50035, or with 50006 when nothing is left to show."""
    faults = FormErrors()
    faults.length(("content",), len(draft.content), 0, limits.CONTENT_LENGTH)
    if draft.v2 and draft.content:
        faults.add(
            ("content",),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
    TreeCheck(faults, draft.file_names).message(draft.components, v2=draft.v2)
    faults.raise_if_any()

    # Files of a layout only show where a component refers to them, so alone they count as nothing.
    if not draft.components and (draft.v2 or not (draft.content or draft.file_names)):
        raise errors.EMPTY_MESSAGE.error()


def check_flag_change(before: MessageFlags, requested: object) -> None:
    """Refuse an edit whose flags drop Components V2."""
    if requested is None or not before & MessageFlags.COMPONENTS_V2:
        return
    if not isinstance(requested, int) or not requested & MessageFlags.COMPONENTS_V2:
        errors.refuse_form(
            ("flags",),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        )


def check_attachments(described: Sequence[Json], known_ids: set[str]) -> None:
    """Refuse too many attachments, long alt texts, and unknown ids."""
    faults = FormErrors()
    faults.length(("attachments",), len(described), 0, limits.ATTACHMENTS)
    for index, entry in enumerate(described):
        path = ("attachments", index)
        faults.length((*path, "description"), len(entry.get("description") or ""), 0, limits.ALT_TEXT)
        if str(entry.get("id")) not in known_ids:
            faults.add((*path, "id"), "ATTACHMENT_NOT_FOUND", "The attachment is neither uploaded nor present.")
    faults.raise_if_any()


def check_modal(modal: Json) -> None:
    """Refuse a modal whose title, custom id or components Discord would refuse."""
    faults = FormErrors()
    for field, longest in (("title", limits.MODAL_TITLE), ("custom_id", limits.CUSTOM_ID)):
        value = modal.get(field)
        if not isinstance(value, str):
            faults.required(("data", field))
        else:
            faults.length(("data", field), len(value), 1, longest)
    TreeCheck(faults).modal(("data",), modal.get("components") or [])
    faults.raise_if_any()


def check_choices(choices: object) -> list[Json]:
    """Return the choices of an autocomplete answer, or 50035."""
    faults = FormErrors()
    if not isinstance(choices, list):
        errors.refuse_form(("data", "choices"), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    faults.length(("data", "choices"), len(choices), 0, limits.COMMAND_CHOICES)
    for index, choice in enumerate(choices):
        path = ("data", "choices", index)
        faults.length((*path, "name"), len(str(choice.get("name") or "")), 1, limits.CHOICE_TEXT)
        value = choice.get("value")
        if value is None:
            faults.required((*path, "value"))
        elif isinstance(value, str):
            faults.length((*path, "value"), len(value), 1, limits.CHOICE_TEXT)
    faults.raise_if_any()
    return choices
