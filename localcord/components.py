"""Check a tree of components as Discord does."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from enum import IntEnum
from typing import TypeVar

from . import limits
from .errors import FormErrors, Json, Path

T = TypeVar("T")


class Kind(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    RADIO = 21
    CHECKBOXES = 22
    CHECKBOX = 23


SELECTS = frozenset({Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.CHANNEL_SELECT})
LEGACY_TOP = frozenset({Kind.ROW})
IN_CONTAINER = frozenset({Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR})
V2_TOP = IN_CONTAINER | {Kind.CONTAINER}
MODAL_TOP = frozenset({Kind.ROW, Kind.LABEL, Kind.TEXT})
IN_LABEL = SELECTS | {Kind.TEXT_INPUT, Kind.RADIO, Kind.CHECKBOXES, Kind.CHECKBOX}

LINK_STYLE = 5


def walk(components: Collection[Json]) -> Iterator[Json]:
    """Yield every component of a tree, parents before children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]])


def clone(value: T) -> T:
    """Return a copy of plain JSON, many times faster than `copy.deepcopy`."""
    if isinstance(value, dict):
        return {key: clone(inside) for key, inside in value.items()}  # type: ignore[return-value]
    if isinstance(value, list):
        return [clone(inside) for inside in value]  # type: ignore[return-value]
    return value


def with_ids(components: list[Json]) -> list[Json]:
    """Return a copy in which each component has a numeric id."""
    result = clone(components)
    taken = {component["id"] for component in walk(result) if component.get("id")}
    fresh = (number for number in range(1, 1 << 31) if number not in taken)
    for component in walk(result):
        if not component.get("id"):
            component["id"] = next(fresh)
    return result


def texts(components: Collection[Json]) -> list[str]:
    """Return the text displays of a tree in reading order."""
    return [str(part.get("content", "")) for part in walk(components) if part.get("type") == Kind.TEXT]


def media(component: Json) -> list[Json]:
    """Return the media items that a component shows: objects with a `url`."""
    match component.get("type"):
        case Kind.GALLERY:
            return [item["media"] for item in component.get("items") or ()]
        case Kind.THUMBNAIL:
            return [component["media"]]
        case Kind.FILE:
            return [component["file"]]
    return []


def clean_filename(name: str) -> str:
    """Return a file name as Discord stores it."""
    return re.sub(r"[^\w.\-]+", "_", name).strip("._") or "file"


def referenced_file(url: str) -> str | None:
    """Return the file name behind an `attachment://` address."""
    prefix = "attachment://"
    return clean_filename(url[len(prefix) :]) if url.startswith(prefix) else None


class TreeCheck:
    """A validation of one component tree that collects `faults` by path."""

    def __init__(self, faults: FormErrors, file_names: Collection[str] = ()) -> None:
        self._faults = faults
        self._files = {clean_filename(name) for name in file_names}
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def message(self, components: list[Json], *, v2: bool) -> None:
        root: Path = ("components",)
        if not v2 and len(components) > limits.ROWS_LEGACY:
            self._faults.length(root, len(components), 1, limits.ROWS_LEGACY)
        self._children(root, components, V2_TOP if v2 else LEGACY_TOP)
        if not v2 or self._faults:
            return
        if sum(1 for _ in walk(components)) > limits.COMPONENTS_V2_TOTAL:
            self._faults.add(
                root,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components in a message must not exceed {limits.COMPONENTS_V2_TOTAL}.",
            )
        if sum(map(len, texts(components))) > limits.TEXT_V2_TOTAL:
            self._faults.add(
                root,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The text of all components together must not exceed {limits.TEXT_V2_TOTAL} characters.",
            )

    def modal(self, path: Path, components: list[Json]) -> None:
        self._faults.length((*path, "components"), len(components), 1, limits.MODAL_COMPONENTS)
        self._children((*path, "components"), components, MODAL_TOP, modal=True)

    def _children(self, path: Path, components: list[Json], allowed: Collection[int], *, modal: bool = False) -> None:
        for index, component in enumerate(components):
            self._component((*path, index), component, allowed, modal=modal)

    def _component(self, path: Path, component: object, allowed: Collection[int], *, modal: bool = False) -> None:
        if not isinstance(component, dict):
            self._faults.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = component.get("type")
        if not isinstance(kind, int) or kind not in allowed:
            listed = ", ".join(str(int(choice)) for choice in sorted(allowed))
            self._faults.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
            return
        self._unique_id(path, component)
        if kind == Kind.ROW:
            (self._modal_row if modal else self._row)(path, component)
        else:
            _CHECKS[Kind(kind)](self, path, component)

    def _modal_row(self, path: Path, row: Json) -> None:
        children = row.get("components") or []
        inside = (*path, "components")
        self._faults.length(inside, len(children), 1, 1)
        for index, child in enumerate(children):
            self._component((*inside, index), child, {Kind.TEXT_INPUT})
            if isinstance(child, dict):
                self._text((*inside, index), child, "label", 1, limits.LABEL_TEXT)

    def _row(self, path: Path, row: Json) -> None:
        children = row.get("components") or []
        inside = (*path, "components")
        self._faults.length(inside, len(children), 1, limits.ROW_BUTTONS)
        kinds = [child.get("type") for child in children if isinstance(child, dict)]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            self._faults.add(
                (*inside, 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )
        self._children(inside, children, SELECTS | {Kind.BUTTON})

    def _container(self, path: Path, container: Json) -> None:
        children = container.get("components") or []
        self._faults.length((*path, "components"), len(children), 1, limits.COMPONENTS_V2_TOTAL)
        self._children((*path, "components"), children, IN_CONTAINER)

    def _section(self, path: Path, section: Json) -> None:
        children = section.get("components") or []
        self._faults.length((*path, "components"), len(children), 1, limits.SECTION_TEXTS)
        self._children((*path, "components"), children, {Kind.TEXT})
        if section.get("accessory") is None:
            self._faults.required((*path, "accessory"))
            return
        self._component((*path, "accessory"), section["accessory"], {Kind.BUTTON, Kind.THUMBNAIL})

    def _gallery(self, path: Path, gallery: Json) -> None:
        items = gallery.get("items") or []
        self._faults.length((*path, "items"), len(items), 1, limits.GALLERY_ITEMS)
        for index, item in enumerate(items):
            self._described_media((*path, "items", index), item)

    def _label(self, path: Path, label: Json) -> None:
        self._text(path, label, "label", 1, limits.LABEL_TEXT)
        self._text(path, label, "description", 1, limits.LABEL_DESCRIPTION, required=False)
        if label.get("component") is None:
            self._faults.required((*path, "component"))
            return
        self._component((*path, "component"), label["component"], IN_LABEL)

    def _text_display(self, path: Path, text: Json) -> None:
        self._text(path, text, "content", 1, limits.TEXT_V2_TOTAL)

    def _thumbnail(self, path: Path, thumbnail: Json) -> None:
        self._described_media(path, thumbnail)

    def _file(self, path: Path, file: Json) -> None:
        self._media((*path, "file"), file.get("file"))

    def _separator(self, path: Path, separator: Json) -> None:
        if separator.get("spacing") not in (None, 1, 2):
            self._faults.choices((*path, "spacing"), (1, 2))

    def _radio(self, path: Path, group: Json) -> None:
        self._custom_id(path, group)
        self._options(path, group, *limits.RADIO_OPTIONS)

    def _checkboxes(self, path: Path, group: Json) -> None:
        self._custom_id(path, group)
        self._options(path, group, *limits.CHECKBOX_OPTIONS)

    def _button(self, path: Path, button: Json) -> None:
        style = button.get("style")
        if style not in range(1, 6):
            self._faults.choices((*path, "style"), range(1, 6))
            return
        self._text(path, button, "label", 0, limits.BUTTON_LABEL, required=False)
        if style == LINK_STYLE:
            self._text(path, button, "url", 1, limits.URL_LENGTH)
            if button.get("custom_id") is not None:
                self._faults.add(
                    (*path, "custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        else:
            self._custom_id(path, button)
        if not button.get("label") and not button.get("emoji"):
            self._faults.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")

    def _select(self, path: Path, select: Json) -> None:
        self._custom_id(path, select)
        self._text(path, select, "placeholder", 0, limits.PLACEHOLDER, required=False)
        low, high = select.get("min_values"), select.get("max_values")
        low, high = 1 if low is None else low, 1 if high is None else high
        if not 0 <= low <= limits.SELECT_OPTIONS:
            self._faults.add((*path, "min_values"), "NUMBER_TYPE_RANGE", "Must be between 0 and 25.")
        if not max(low, 1) <= high <= limits.SELECT_OPTIONS:
            self._faults.add((*path, "max_values"), "NUMBER_TYPE_RANGE", f"Must be between {max(low, 1)} and 25.")
        if select.get("type") != Kind.STRING_SELECT:
            return
        options = self._options(path, select, 1, limits.SELECT_OPTIONS)
        if options and high > len(options):
            self._faults.add((*path, "options"), "BASE_TYPE_MIN_LENGTH", f"Must be {high} or more in length.")
        if sum(bool(option.get("default")) for option in options) > high:
            self._faults.add(
                (*path, "options"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                f"At most {high} options may be selected by default",
            )

    def _options(self, path: Path, component: Json, low: int, high: int) -> list[Json]:
        options: list[Json] = component.get("options") or []
        self._faults.length((*path, "options"), len(options), low, high)
        seen: set[object] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self._text(here, option, "label", 1, limits.SELECT_TEXT)
            self._text(here, option, "value", 1, limits.SELECT_TEXT)
            self._text(here, option, "description", 0, limits.SELECT_TEXT, required=False)
            if option.get("value") in seen:
                self._faults.add(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(option.get("value"))
        return options

    def _text_input(self, path: Path, field: Json) -> None:
        self._custom_id(path, field)
        if field.get("style") not in (1, 2):
            self._faults.choices((*path, "style"), (1, 2))
        self._text(path, field, "label", 1, limits.LABEL_TEXT, required=False)
        self._text(path, field, "placeholder", 0, limits.TEXT_INPUT_PLACEHOLDER, required=False)
        self._text(path, field, "value", 0, limits.TEXT_INPUT_LENGTH, required=False)
        low, high = field.get("min_length") or 0, field.get("max_length")
        if not 0 <= low <= limits.TEXT_INPUT_LENGTH:
            self._faults.add((*path, "min_length"), "NUMBER_TYPE_RANGE", "Must be between 0 and 4000.")
        if high is not None and not max(low, 1) <= high <= limits.TEXT_INPUT_LENGTH:
            self._faults.add((*path, "max_length"), "NUMBER_TYPE_RANGE", "Must be between 1 and 4000.")

    def _described_media(self, path: Path, holder: Json) -> None:
        self._text(path, holder, "description", 1, limits.ALT_TEXT, required=False)
        self._media((*path, "media"), holder.get("media"))

    def _media(self, path: Path, item: object) -> None:
        if not isinstance(item, dict) or not isinstance(item.get("url"), str):
            self._faults.required((*path, "url"))
            return
        url = item["url"]
        self._faults.length((*path, "url"), len(url), 1, limits.MEDIA_URL)
        name = referenced_file(url)
        if name is not None and name not in self._files:
            self._faults.add(
                (*path, "url"),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f'The referenced attachment ("{url}") was not found',
            )
        elif name is None and not url.startswith(("http://", "https://")):
            self._faults.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https.")

    def _text(self, path: Path, holder: Json, key: str, low: int, high: int, *, required: bool = True) -> None:
        value = holder.get(key)
        if value is None:
            if required:
                self._faults.required((*path, key))
            return
        if not isinstance(value, str):
            self._faults.add((*path, key), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return
        self._faults.length((*path, key), len(value), low, high)

    def _custom_id(self, path: Path, component: Json) -> None:
        self._text(path, component, "custom_id", 1, limits.CUSTOM_ID)
        custom_id = component.get("custom_id")
        if not isinstance(custom_id, str):
            return
        if custom_id in self._custom_ids:
            self._faults.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._custom_ids.add(custom_id)

    def _unique_id(self, path: Path, component: Json) -> None:
        number = component.get("id")
        if not number:
            return
        if number in self._ids:
            self._faults.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(number)


_CHECKS: dict[Kind, Callable[[TreeCheck, Path, Json], None]] = {
    Kind.BUTTON: TreeCheck._button,
    Kind.TEXT_INPUT: TreeCheck._text_input,
    Kind.SECTION: TreeCheck._section,
    Kind.TEXT: TreeCheck._text_display,
    Kind.THUMBNAIL: TreeCheck._thumbnail,
    Kind.GALLERY: TreeCheck._gallery,
    Kind.FILE: TreeCheck._file,
    Kind.SEPARATOR: TreeCheck._separator,
    Kind.CONTAINER: TreeCheck._container,
    Kind.LABEL: TreeCheck._label,
    Kind.RADIO: TreeCheck._radio,
    Kind.CHECKBOXES: TreeCheck._checkboxes,
    Kind.CHECKBOX: TreeCheck._custom_id,
    **dict.fromkeys(SELECTS, TreeCheck._select),
}
