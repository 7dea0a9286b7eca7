"""Data types for finished games and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol, TypeAlias

Pool: TypeAlias = Literal["people", "with_ai"]
"""Games of humans only, and games with AI seats: rated separately."""

EVERYWHERE: Final = 0
"""The scope of all servers together. Other scopes are server ids."""

ALL_TIME: Final = 0
"""Instead of a season's number: ratings that no season resets."""

SIGMAS: Final = 3
"""A player is ranked this many standard deviations below the estimate: uncertainty counts against."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    seat: int
    user: int | None
    """``None`` for an AI seat, and for a deleted user."""
    team: int
    """The lowest seat of its side. Seats that play for themselves are their own."""
    rank: int
    score: int
    shared: bool
    """Whether another side has the same rank."""
    ai: bool
    """Whether it was an AI seat: not one where an AI played for a human."""
    stayed: bool
    """Whether the seat's own player decided there at the end."""


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of a player's strength, as a normal distribution."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """A conservative estimate of the strength, used for ranking."""
        return self.mu - SIGMAS * self.sigma


@dataclass(frozen=True, slots=True)
class Side:
    """Users who are rated together; none for a beginner unknown by now."""

    users: tuple[tuple[int, str], ...]
    rank: int
    won: bool


@dataclass(frozen=True, slots=True)
class Contest:
    pool: Pool
    sides: tuple[Side, ...]


class Rater(Protocol):
    """A rating algorithm."""

    @property
    def beginner(self) -> Skill:
        """The skill of an unknown player."""

    def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> Sequence[Sequence[Skill]]:
        """Return the skills after a game of these sides; equal ranks share a place."""

    def renew(self, skill: Skill, times: int) -> Skill:
        """Return what remains of a skill after several season resets."""


@dataclass(frozen=True, slots=True)
class PlayerTotals:
    """A user's finished games; wins and scores count where they stayed to the end."""

    kind: str
    games: int
    stayed: int
    won: int
    won_shared: int
    with_ai: int
    best: int | None
    average: float | None


@dataclass(frozen=True, slots=True)
class Rating:
    user: int
    name: str
    """As at their last rated game."""
    skill: Skill
    games: int
    wins: int
    place: int | None
    """``None`` during a season's placement games."""


@dataclass(frozen=True, slots=True)
class Standings:
    """A part of a leaderboard, best first, and its total size."""

    rows: tuple[Rating, ...]
    total: int


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game from one user's point of view.

    One that ended ``early`` has no places and scores.
    """

    table: int
    kind: str
    guild: int | None
    ended_at: datetime
    rank: int
    sides: int
    score: int
    shared: bool
    stayed: bool
    early: bool = False


@dataclass(frozen=True, slots=True)
class History:
    """Some of a user's finished games, the last first, and their number."""

    games: tuple[PastGame, ...]
    total: int
