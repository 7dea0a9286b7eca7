"""Check what a user submits through components."""

from __future__ import annotations

from collections.abc import Collection

from . import errors
from .components import SELECTS, Kind, walk
from .entities import Guild
from .errors import FormErrors, Json
from .shapes import Shapes
from .slash import resolve
from .world import World

SELECT_TARGETS: dict[int, set[str]] = {
    Kind.USER_SELECT: {"users"},
    Kind.ROLE_SELECT: {"roles"},
    Kind.CHANNEL_SELECT: {"channels"},
}


class Submission:
    def __init__(self, world: World, shapes: Shapes, guild: Guild | None) -> None:
        self._world = world
        self._shapes = shapes
        self._guild = guild
        self._faults = FormErrors()
        self.resolved: Json = {}

    def component(self, components: Collection[Json], custom_id: str, values: list[str]) -> Json:
        """Return a component interaction's data; 50035 if it is missing or disabled."""
        component = find(components, custom_id)
        if component is None or component.get("type") not in SELECTS | {Kind.BUTTON}:
            errors.refuse_form(("custom_id",), "COMPONENT_VALIDATION_FAILED", "This component does not exist")
        if component.get("disabled"):
            errors.refuse_form(("custom_id",), "COMPONENT_VALIDATION_FAILED", "This component is disabled")
        data: Json = {
            "custom_id": custom_id,
            "component_type": component["type"],
            "id": component.get("id", 0),
        }
        if component["type"] in SELECTS:
            self._selected(component, values)
            self._faults.raise_if_any()
            data["values"] = values
            if self.resolved:
                data["resolved"] = self.resolved
        return data

    def modal(self, asked: list[Json], given: list[Json]) -> list[Json]:
        """Return the components of a modal submission, in the order of the modal."""
        answers = {part["custom_id"]: part for part in walk(given) if part.get("custom_id")}
        result = [self._modal_part(part, answers) for part in asked]
        self._faults.raise_if_any()
        return result

    def _modal_part(self, part: Json, answers: dict[str, Json]) -> Json:
        numbered = {"type": part["type"], "id": part.get("id", 0)}
        match part["type"]:
            case Kind.ROW:
                return numbered | {"components": [self._field(field, answers) for field in part["components"]]}
            case Kind.LABEL:
                return numbered | {"component": self._field(part["component"], answers)}
        return numbered

    def _field(self, field: Json, answers: dict[str, Json]) -> Json:
        custom_id = field["custom_id"]
        answer = answers.get(custom_id) or {}
        result = {"type": field["type"], "id": field.get("id", 0), "custom_id": custom_id}
        required = field.get("required") is not False
        match field["type"]:
            case Kind.TEXT_INPUT:
                return result | {"value": self._typed(field, str(answer.get("value") or ""), required)}
            case Kind.CHECKBOX:
                return result | {"value": bool(answer.get("value"))}
            case Kind.RADIO:
                value = answer.get("value")
                self._one_of(field, [] if value is None else [value], 1 if required else 0, 1)
                return result | {"value": value}
            case Kind.CHECKBOXES:
                values = list(answer.get("values") or [])
                low, high = field.get("min_values"), field.get("max_values")
                least = (1 if low is None else low) if required else 0
                self._one_of(field, values, least, high or len(field["options"]))
                return result | {"values": values}
        values = list(answer.get("values") or [])
        if values or required:
            self._selected(field, values)
        return result | {"values": values}

    def _typed(self, field: Json, value: str, required: bool) -> str:
        path = (field["custom_id"],)
        if not value:
            if required:
                self._faults.required(path)
            return value
        self._faults.length(path, len(value), field.get("min_length") or 0, field.get("max_length") or 4000)
        return value

    def _selected(self, select: Json, values: list[str]) -> None:
        low, high = select.get("min_values"), select.get("max_values")
        low, high = 1 if low is None else low, 1 if high is None else high
        if select["type"] == Kind.STRING_SELECT:
            self._one_of(select, values, low, high)
            return
        self._faults.length(("values",), len(values), low, high)
        for value in values:
            targets = SELECT_TARGETS[select["type"]]
            found = str(value).isdecimal() and resolve(
                self._world, self._shapes, self.resolved, self._guild, int(value), targets
            )
            if not found:
                self._faults.add(("values",), "OPTION_NOT_FOUND", f"{value!r} is not known here")

    def _one_of(self, field: Json, values: list[str], low: int, high: int) -> None:
        path = (field["custom_id"],)
        if not low <= len(values) <= high:
            self._faults.add(path, "BASE_TYPE_BAD_LENGTH", f"Choose between {low} and {high}.")
        known = [option["value"] for option in field.get("options") or ()]
        if any(value not in known for value in values):
            self._faults.choices(path, known)


def find(components: Collection[Json], custom_id: str) -> Json | None:
    return next((part for part in walk(components) if part.get("custom_id") == custom_id), None)
