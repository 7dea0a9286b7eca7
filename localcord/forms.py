"""Read messages and fill in modals, as a user would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .components import Kind, walk
from .errors import Json


def message_text(message: Json) -> str:
    """Return all text of a message: content and text displays."""
    parts = [str(message["content"])]
    parts += [str(part["content"]) for part in walk(message["components"]) if part["type"] == Kind.TEXT]
    return "\n".join(part for part in parts if part)


def fill_modal(components: list[Json], fields: Mapping[str, Any]) -> list[Json]:
    """Return a modal's components as submitted, with values by label or custom_id."""
    filled: list[Json] = []
    used: set[str] = set()
    for part in components:
        if part["type"] == Kind.TEXT:
            continue
        inner = part["component"] if part["type"] == Kind.LABEL else part["components"][0]
        label = part.get("label") if part["type"] == Kind.LABEL else inner.get("label")
        key = next((key for key in (label, inner["custom_id"]) if key in fields), None)
        if key is not None:
            used.add(key)
        answer = {"type": inner["type"], "custom_id": inner["custom_id"]} | (
            _proposed(inner) if key is None else _given(inner, fields[key])
        )
        wrapped = {"component": answer} if part["type"] == Kind.LABEL else {"components": [answer]}
        filled.append({"type": part["type"], **wrapped})
    unknown = set(fields) - used
    if unknown:
        raise LookupError(f"the modal has no field {sorted(unknown)}")
    return filled


def _given(field: Json, value: Any) -> Json:
    if field["type"] in (Kind.TEXT_INPUT, Kind.RADIO, Kind.CHECKBOX):
        return {"value": value}
    return {"values": [value] if isinstance(value, str) else list(value)}


def _proposed(field: Json) -> Json:
    if field["type"] == Kind.TEXT_INPUT:
        return {"value": field.get("value") or ""}
    if field["type"] == Kind.CHECKBOX:
        return {"value": bool(field.get("default"))}
    chosen = [option["value"] for option in field.get("options") or () if option.get("default")]
    if field["type"] == Kind.RADIO:
        return {"value": chosen[0] if chosen else None}
    return {"values": chosen}
