"""A table in memory, from its lobby to its end.

A ``TableSession`` is any table, with or without a game. A ``GameSession`` is one whose game has begun, and stays so.
Code that needs a game takes a ``GameSession``; ``has_begun`` and ``require_game`` convert a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, TypeAlias, TypeGuard, TypeVar

from engine.game import AnyGame, Refusal
from engine.lobby import Lobby
from engine.table import SeatAssignment, Table
from storage.errors import StoreError, StoreUnavailableError
from storage.presence import PingMessage, Proposal
from storage.rows import FOR_GOOD, WhyClosed

Begun = TypeVar("Begun", bound=Table | None, covariant=True)
"""A ``Table`` if the game has begun. This never reverts, so a game is valid wherever any table is."""


@dataclass(frozen=True, slots=True)
class RenderedState:
    """What a picture shows: the public view, and its log entry's number."""

    view: Any
    number: int
    before: Any = None
    """The view of the previous picture, for marking changes."""


@dataclass(frozen=True, slots=True)
class TableLocation:
    """Where a table is and who sits there, which decides who may see it."""

    guild: int | None
    channel: int
    people: frozenset[int]


@dataclass(slots=True, weakref_slot=True)
class Live(Generic[Begun]):
    """The state of a table, in one object for everyone.

    ``shown`` and ``pictured`` record what its message shows, so that nothing is sent twice and changes can be marked.
    They are unknown after a restart.
    """

    id: int
    game: AnyGame
    lobby: Lobby
    guild: int | None
    channel: int
    message: int | None
    table: Begun
    """The game that is played here, with its seats; ``None`` in the lobby."""
    closed: bool = False
    why_closed: WhyClosed | None = None
    """For a closed table, the reason, if known."""
    stale: bool = False
    """Whether another process has changed it since we loaded it."""

    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while lobby or seats change, or are reloaded."""
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the message is written: one writer per message, and the latest wins."""
    shown: tuple[Any, ...] | None = None
    pictured: RenderedState | None = None

    proposal: Proposal | None = None
    """The current vote."""
    vote_ends: datetime | None = None
    """The deadline of the current vote, unless the turn's is; set by the process that owns the table."""
    vote_outcome: tuple[str, int] | None = None
    """The result of the last vote that changed nothing, and the last log entry then. Only in the owning process."""
    calls: tuple[PingMessage, ...] | None = None
    """The open pings; set by the ping service, ``None`` until it has loaded them."""
    waited: int | None = None
    """The decision point whose delay is over, so that its player is pinged. Only in this process."""
    ordered: dict[int, int] = field(default_factory=dict)
    """By user: how often their premoves here have changed in this process."""
    reported: dict[int, object] = field(default_factory=dict)
    """By user: the premove outcomes here that they have been notified of. Only in this process."""
    due: datetime | None = None
    """The deadline of the open decision; set by the scheduler."""
    unreachable: frozenset[int] = frozenset()
    """Users with closed direct messages."""
    chronicle: Any | None = None
    """The summary of a finished game, once requested; also ``None`` if its presenter has none."""
    ended: datetime | None = None
    """The time of the game's end; known with the summary."""
    server: str = ""
    """The name of the server, if all its members see the table; set by the writer of its message."""
    recalled: bool = False
    """Whether the summary was requested."""
    doubted: Callable[[int], None] | None = None
    """Called with its id after a change that may have been stored or not."""

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Hold the table while its lobby or seats change.

        If the store fails, what it did is unknown: the next user of the table reloads it.
        """
        async with self.changing:
            try:
                yield
            except StoreError as error:
                self.stale = True
                if self.doubted is not None and isinstance(error, StoreUnavailableError):
                    self.doubted(self.id)
                raise

    @property
    def to_show(self) -> tuple[Any, ...]:
        """A key of the message's content: equal if it would look the same."""
        if self.table is None:
            return (self.closed, self.lobby)
        seen = (self.closed, self.table.number, self.table.chairs, self.unreachable, self.proposal, self.due)
        return (*seen, self.vote_ends, self.vote_outcome, self.lobby.language, self.lobby.speed, self.lobby.quiet)

    @property
    def whereabouts(self) -> TableLocation:
        return TableLocation(self.guild, self.channel, people_on(self.chairs))

    @property
    def chairs(self) -> tuple[SeatAssignment, ...]:
        return self.lobby.chairs if self.table is None else self.table.chairs

    @property
    def seed(self) -> str | None:
        """The seed of a game that no one can continue: over, or given up for good."""
        if self.table is None:
            return None
        return self.table.header.seed if self.why_closed in FOR_GOOD else self.table.seed

    @property
    def past(self) -> bool:
        """Whether the game can't be continued, so that all of it may be shown."""
        return self.table is not None and (self.table.over or self.why_closed in FOR_GOOD)

    @property
    def may_follow(self) -> bool:
        """Whether a rematch is allowed: players, not an admin, ended the game."""
        return self.past and self.why_closed in (None, "ended")

    @property
    def state(self) -> str:
        """The key of the table's state in the message catalog."""
        return "lobby" if self.table is None else "over" if self.over else "game"

    @property
    def present(self) -> list[int]:
        """The users who are at the table and decide for themselves."""
        return [chair.user for chair in self.chairs if chair.user is not None and chair.present]

    @property
    def here(self) -> list[int]:
        """The users who are at the table, or have only just left it."""
        return here_on(self.chairs)

    @property
    def over(self) -> bool:
        return self.closed or (self.table is not None and self.table.over)


TableSession: TypeAlias = Live[Table | None]
"""A table in its lobby or in its game."""
GameSession: TypeAlias = Live[Table]
"""A table whose game has begun; it may be over."""


def people_on(chairs: Sequence[SeatAssignment]) -> frozenset[int]:
    """Return the users of these seats, present or absent."""
    return frozenset(chair.user for chair in chairs if chair.user is not None)


def here_on(chairs: Sequence[SeatAssignment]) -> list[int]:
    """Return the users who are at these seats, or have only just left them."""
    return [chair.user for chair in chairs if chair.user is not None and chair.here]


def has_begun(live: TableSession) -> TypeGuard[GameSession]:
    return live.table is not None


def require_game(live: TableSession) -> GameSession:
    """Return a table as a game, or raise ``Refusal`` before it has begun."""
    if not has_begun(live):
        raise Refusal("why-closed" if live.closed else "why-not-started")
    return live


def require_lobby(live: TableSession) -> None:
    """Raise ``Refusal`` unless a table is an open lobby."""
    if live.closed:
        raise Refusal("why-closed")
    if has_begun(live):
        raise Refusal("why-over" if live.over else "why-started")
