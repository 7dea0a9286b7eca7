"""Data types that the store returns for tables."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import astuple, dataclass, field, fields, is_dataclass
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from sqlalchemy import RowMapping, Table

from engine.game import Json
from engine.lobby import Lobby
from engine.log import Entry
from engine.table import SeatAssignment

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

ENDINGS: Final = ("", "_id", "_at", "_user")
"""Suffixes of a column's name compared with its field's: ``guild_id`` holds ``guild``."""
T = TypeVar("T")

Status: TypeAlias = Literal["lobby", "playing", "over", "closed"]
"""``over``: played to its end. ``closed``: given up before that, as a lobby or as a game."""
OPEN: Final[tuple[Status, ...]] = ("lobby", "playing")
"""The statuses of tables where users can still act."""
LOBBY: Final[tuple[Status, ...]] = ("lobby",)
PLAYING: Final[tuple[Status, ...]] = ("playing",)
BEGUN: Final[tuple[Status, ...]] = ("playing", "over")
OVER: Final[tuple[Status, ...]] = ("over",)
CLOSED: Final[tuple[Status, ...]] = ("closed",)

Stopped: TypeAlias = Literal["stopped", "stopped_rules", "stopped_dispute", "stopped_trouble"]
"""An admin has closed it: without a reason, or because of the rules, a dispute, a failure."""
WhyClosed: TypeAlias = Literal["untouched", "ended", "cancelled", "removed"] | Stopped
"""``untouched``: inactive. ``ended``: its players have given the game up. ``cancelled``: the host has closed the lobby.
``removed``: it was kept long enough, and nothing lists it any more (``storage.retention``).
"""
REMOVED: Final[WhyClosed] = "removed"
FOR_GOOD: Final[tuple[WhyClosed, ...]] = ("ended", REMOVED, *get_args(Stopped))
"""Games closed for these reasons can't be reopened: their seeds are public."""


def is_past(row: RowMapping | Mapping[str, Any]) -> bool:
    """Return whether a table is over for good, so that all of it may be shown."""
    return row["status"] == "over" or (row["status"] == "closed" and row["why_closed"] in FOR_GOOD)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as last written; a lobby lacks the fields of a game."""

    id: int
    kind: str
    status: Status
    guild_id: int | None
    channel_id: int
    message_id: int | None
    """The message that shows the table."""
    host: int
    size: int
    lobby: Lobby
    """As it was when the game began, for a rematch."""
    rules_version: int | None
    options: Mapping[str, Any] | None
    chairs: tuple[SeatAssignment, ...]
    number: int
    """The number of the last log entry; -1 before the first."""
    created_at: datetime
    updated_at: datetime
    why_closed: WhyClosed | None
    """``None`` while it is open, and if no reason was recorded."""
    # Secrets, kept out of logs and error reports.
    seed: str | None = field(repr=False)
    snapshot: Json = field(repr=False)


def made(kind: Callable[..., T], row: RowMapping, **others: Any) -> T:
    """Build a dataclass from a row; nested dataclasses read the same row.

    Raises ``KeyError`` for a field without a column, unless it is in ``others``.
    """
    hints = {name: hint for name, hint in _fields(kind).items() if name not in others}
    return kind(**{name: _held(name, hint, row) for name, hint in hints.items()}, **others)


@cache
def _fields(kind: Any) -> Mapping[str, Any]:
    hints = get_type_hints(kind)
    return {each.name: hints[each.name] for each in fields(kind)}


def _held(name: str, hint: Callable[..., Any], row: RowMapping) -> Any:
    if is_dataclass(hint):
        return made(hint, row)
    value = row[_column_of(name, row.keys())]
    return tuple(value) if get_origin(hint) is tuple else value


def columns(table: Table, thing: DataclassInstance, *without: str, **others: Any) -> dict[str, Any]:
    """Return the column values of a dataclass, the reverse of ``made``."""
    found: dict[str, Any] = {}
    for name in (each.name for each in fields(thing) if each.name not in without):
        value: Any = getattr(thing, name)
        nested = is_dataclass(value)
        found |= columns(table, value) if nested else {_column_of(name, table.c.keys()): value}
    return found | others


def _column_of(field: str, names: Container[str]) -> str:
    for name in (field + ending for ending in ENDINGS):
        if name in names:
            return name
    raise KeyError(field)


def table_row(row: RowMapping) -> TableRow:
    return made(TableRow, row, lobby=Lobby.from_json(row["lobby"]), chairs=chairs_of(row["chairs"]))


def entry_row(row: RowMapping) -> Entry:
    return Entry(
        number=row["number"],
        seat=row["seat"],
        code=row["code"],
        draws=row["draws"],
        by=row["actor"],
    )


def chairs_of(data: Json) -> tuple[SeatAssignment, ...]:
    """Return the seats that ``chairs_json`` wrote; an empty tuple for ``None``."""
    return tuple(SeatAssignment(*chair) for chair in data or ())


def chairs_json(chairs: Sequence[SeatAssignment]) -> Json:
    """Return seats as JSON for a ``table_row``."""
    return [_chair_json(chair) for chair in chairs]


def _chair_json(chair: SeatAssignment) -> Json:
    # An earlier version reads three values, so others are written only if they are set.
    parts = [*astuple(chair)]
    while len(parts) > 3 and not parts[-1]:
        parts.pop()
    return parts
