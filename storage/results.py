"""What the store takes and gives of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol, TypeAlias

Pool: TypeAlias = Literal["people", "with_ai"]
"""Games of people alone, and games with AI seats: rated apart."""

EVERYWHERE: Final = 0
"""The scope of all servers together. Other scopes are the ids of servers."""

ALL_TIME: Final = 0
"""In place of a season's number: ratings that no new start has touched."""

SIGMAS: Final = 3
"""A player is taken to be this many standard deviations weaker than estimated: for ranking, doubt counts against."""

# -- what is written -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat."""

    seat: int
    user: int | None
    """``None`` for an AI seat, and for somebody whose data was deleted."""
    team: int
    """The lowest seat of its side. Seats that play alone are their own."""
    rank: int
    score: int
    shared: bool
    """Whether another side has the same rank."""
    ai: bool
    """Whether it was an AI seat: not one where an AI sat in for a person."""
    stayed: bool
    """Whether whoever the seat belonged to decided there at the end."""


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of a player's strength, as a normal distribution."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What the player is worth at least, as good as surely. Players are ranked by it."""
        return self.mu - SIGMAS * self.sigma


@dataclass(frozen=True, slots=True)
class Side:
    """People who are rated together: ``users`` are ids with names, ``rank`` counts for the rating."""

    users: tuple[tuple[int, str], ...]
    rank: int
    won: bool


@dataclass(frozen=True, slots=True)
class Contest:
    """What of a game is rated."""

    pool: Pool
    sides: tuple[Side, ...]


class Rater(Protocol):
    """Knows how a game changes estimates."""

    @property
    def beginner(self) -> Skill:
        """Somebody of whom nothing is known."""

    def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> Sequence[Sequence[Skill]]:
        """The skills after a game of these sides, in their order. Equal ranks share a place."""

    def renew(self, skill: Skill, times: int) -> Skill:
        """What is still believed of somebody after so many new starts."""


# -- what is read ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerTotals:
    """A person's finished games of one kind. What they won and scored counts where they stayed to the end."""

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
    """Somebody's rating, and their place among all who have one; equal ratings share a place."""

    user: int
    name: str
    """As it was at their last rated game."""
    skill: Skill
    games: int
    wins: int
    place: int | None
    """``None`` in a season before the games that it takes to have one."""


@dataclass(frozen=True, slots=True)
class Standings:
    """A part of a leaderboard, best first, and how many are on all of it."""

    rows: tuple[Rating, ...]
    total: int


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game as one person had it."""

    table: int
    kind: str
    guild: int | None
    ended_at: datetime
    rank: int
    sides: int
    score: int
    shared: bool
    stayed: bool


@dataclass(frozen=True, slots=True)
class History:
    """Some of a person's finished games, the last first, and how many there are."""

    games: tuple[PastGame, ...]
    total: int
