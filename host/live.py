"""A table in memory: one thing from its lobby to its end, under two types.

A ``TableSession`` is any table: whether its game has begun is still to be asked. A ``GameSession`` is one whose game
has begun, and stays so. Who deals with games takes a ``GameSession``; ``has_begun`` and ``require_game`` make one of a
table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, TypeAlias, TypeGuard, TypeVar

from engine.game import AnyGame, Refusal
from engine.lobby import Lobby
from engine.table import SeatAssignment, Table
from storage.presence import Call, Proposal
from storage.rows import FOR_GOOD, WhyClosed

Begun = TypeVar("Begun", bound=Table | None, covariant=True)
"""A ``Table`` where the game has begun. It never goes back, so a game may stand wherever any table may."""


@dataclass(frozen=True, slots=True)
class RenderedState:
    """What a picture shows: the public view, and the number of the entry of the log that led to it."""

    view: Any
    number: int
    before: Any = None
    """The view of the picture that it replaced, since which changes are marked."""


@dataclass(frozen=True, slots=True)
class TableLocation:
    """Where a table stands and who sits there: what decides who may know of it."""

    guild: int | None
    channel: int
    people: frozenset[int]


@dataclass(slots=True, weakref_slot=True)
class Live(Generic[Begun]):
    """What is known of a table. Everybody who deals with it holds the same one.

    ``shown`` and ``pictured`` say what its message shows, so that nothing is sent twice and changes can be
    marked; they are known to this process alone, and unknown after a restart.
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
    """Of a closed table, where that is known."""
    stale: bool = False
    """Whether another process has changed it since we looked."""

    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while lobby or seats change."""
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the message is written: one writer a message, and the latest wins."""
    shown: tuple[Any, ...] | None = None
    pictured: RenderedState | None = None

    proposal: Proposal | None = None
    """What the people here are voting on."""
    vote_ends: datetime | None = None
    """When the time to answer a proposal to end the game is up; kept by the process that owns the table."""
    calls: tuple[Call, ...] | None = None
    """The calls that are open; kept by who calls, ``None`` until that has looked."""
    waited: int | None = None
    """The decision point whose beat is over: who is to decide then is called. Known to this process alone."""
    ordered: dict[int, int] = field(default_factory=dict)
    """By person: how often what they have ordered here has changed under this process."""
    reported: dict[int, object] = field(default_factory=dict)
    """By person: which fates of what they ordered here they were told last. Known to this process alone."""
    due: datetime | None = None
    """When the open decision has to be made; kept by the clock."""
    unreachable: frozenset[int] = frozenset()
    """People whose direct messages are closed."""
    chronicle: Any | None = None
    """How the game went, once it is over and somebody has looked; ``None`` too if its presenter tells nothing."""
    ended: datetime | None = None
    """When the game was over; known with the chronicle."""
    server: str = ""
    """The name of the server, if the table stands where all of it see it; kept by who writes its message."""
    recalled: bool = False
    """Whether the chronicle was asked for."""

    @property
    def to_show(self) -> tuple[Any, ...]:
        """What the message has to show: equal when it would look the same."""
        if self.table is None:
            return (self.closed, self.lobby)
        seen = (self.closed, self.table.number, self.table.chairs, self.unreachable, self.proposal, self.due)
        return (*seen, self.vote_ends, self.lobby.language, self.lobby.speed)

    @property
    def whereabouts(self) -> TableLocation:
        return TableLocation(self.guild, self.channel, people_on(self.chairs))

    @property
    def chairs(self) -> tuple[SeatAssignment, ...]:
        return self.lobby.chairs if self.table is None else self.table.chairs

    @property
    def seed(self) -> str | None:
        """The seed of a game that nobody can play on: over, or given up for good."""
        if self.table is None:
            return None
        return self.table.header.seed if self.why_closed in FOR_GOOD else self.table.seed

    @property
    def past(self) -> bool:
        """Whether a game is over or given up for good: nobody can play on, so all of it may be known."""
        return self.table is not None and (self.table.over or self.why_closed in FOR_GOOD)

    @property
    def may_follow(self) -> bool:
        """Whether a rematch may follow: the players have ended the game, and no admin."""
        return self.past and self.why_closed in (None, "ended")

    @property
    def state(self) -> str:
        """What is going on here, in a word of the catalogue."""
        return "lobby" if self.table is None else "over" if self.over else "game"

    @property
    def present(self) -> list[int]:
        """The people who are at the table and decide for themselves."""
        return [chair.user for chair in self.chairs if chair.user is not None and chair.present]

    @property
    def here(self) -> list[int]:
        """The people who are at the table, or have only just left it."""
        return [chair.user for chair in self.chairs if chair.user is not None and chair.here]

    @property
    def over(self) -> bool:
        return self.closed or (self.table is not None and self.table.over)


TableSession: TypeAlias = Live[Table | None]
"""A table in its lobby or in its game."""
GameSession: TypeAlias = Live[Table]
"""A table whose game has begun; it may be over."""


def people_on(chairs: Sequence[SeatAssignment]) -> frozenset[int]:
    """The people who sit on chairs, present or not."""
    return frozenset(chair.user for chair in chairs if chair.user is not None)


def has_begun(live: TableSession) -> TypeGuard[GameSession]:
    """Whether the game of a table has begun."""
    return live.table is not None


def require_game(live: TableSession) -> GameSession:
    """A table as the game that it is. Raises ``Refusal`` if that has not begun."""
    if not has_begun(live):
        raise Refusal("why-closed" if live.closed else "why-not-started")
    return live


def require_lobby(live: TableSession) -> None:
    """Raises ``Refusal`` for a table that is closed, or whose game has begun or is over."""
    if live.closed:
        raise Refusal("why-closed")
    if has_begun(live):
        raise Refusal("why-over" if live.over else "why-started")
