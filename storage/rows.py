"""What the store gives back."""

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
"""What the name of a column may have after that of its field: ``guild_id`` holds ``guild``."""
T = TypeVar("T")

Status: TypeAlias = Literal["lobby", "playing", "over", "closed"]
"""``over``: played to its end. ``closed``: given up before that, as a lobby or as a game."""
OPEN: Final[tuple[Status, ...]] = ("lobby", "playing")
"""The statuses of tables that people can still act at."""
LOBBY: Final[tuple[Status, ...]] = ("lobby",)
PLAYING: Final[tuple[Status, ...]] = ("playing",)
BEGUN: Final[tuple[Status, ...]] = ("playing", "over")
OVER: Final[tuple[Status, ...]] = ("over",)
CLOSED: Final[tuple[Status, ...]] = ("closed",)

Stopped: TypeAlias = Literal["stopped", "stopped_rules", "stopped_dispute", "stopped_trouble"]
"""Those who run the server have ended it: without saying why, or because of the rules there, a quarrel, a failure."""
WhyClosed: TypeAlias = Literal["untouched", "ended", "cancelled", "removed"] | Stopped
"""``untouched``: nobody came. ``ended``: its people have given the game up. ``cancelled``: its host the lobby.
``removed``: it was kept long enough, and nobody finds it any more (``storage.retention``).
"""
REMOVED: Final[WhyClosed] = "removed"
FOR_GOOD: Final[tuple[WhyClosed, ...]] = ("ended", REMOVED, *get_args(Stopped))
"""Games that were closed so are not taken up again: their seeds are shown."""


def is_past(row: RowMapping | Mapping[str, Any]) -> bool:
    """Whether nobody can play on at a table, by its status and why it was closed: then all of it may be known."""
    return row["status"] == "over" or (row["status"] == "closed" and row["why_closed"] in FOR_GOOD)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as it was last written. What belongs to a game is ``None`` (``()`` for chairs) in a lobby."""

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
    """Of the last entry of the log; -1 before the first."""
    created_at: datetime
    updated_at: datetime
    why_closed: WhyClosed | None
    """``None`` while it is not closed, and where that was not written down."""
    # Secrets, kept out of logs and error reports.
    seed: str | None = field(repr=False)
    snapshot: Json = field(repr=False)


def made(kind: Callable[..., T], row: RowMapping, **others: Any) -> T:
    """Make a dataclass of a row: each field is what its column holds, or one of ``others``.

    A field that is a dataclass is made of the same row. Raises ``KeyError`` for a field without a column.
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
    """Return the columns of which ``made`` makes this: those of each field but ``without``, and ``others``.

    Raises ``KeyError`` for a field without a column.
    """
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
    """A row of ``storage.schema.tables``."""
    return made(TableRow, row, lobby=Lobby.from_json(row["lobby"]), chairs=chairs_of(row["chairs"]))


def entry_row(row: RowMapping) -> Entry:
    """A row of ``storage.schema.entries``."""
    return Entry(
        number=row["number"],
        seat=row["seat"],
        code=row["code"],
        draws=row["draws"],
        by=row["actor"],
    )


def chairs_of(data: Json) -> tuple[SeatAssignment, ...]:
    """The chairs of ``chairs_json``; none of ``None``."""
    return tuple(SeatAssignment(*chair) for chair in data or ())


def chairs_json(chairs: Sequence[SeatAssignment]) -> Json:
    """Chairs as ``table_row`` reads them."""
    return [_chair_json(chair) for chair in chairs]


def _chair_json(chair: SeatAssignment) -> Json:
    # An earlier version reads three parts, so the others are written where they say something.
    parts = [*astuple(chair)]
    while len(parts) > 3 and not parts[-1]:
        parts.pop()
    return parts
