"""The seating: hands, teams and sides by game and number of players (§2).

A *hand* is a place at the table that holds cards, numbered from 0 in playing order; hand ``n`` belongs to seat ``n %
players``. With two players, hands 2 and 3 are the dummies of seats 0 and 1. A *team* keeps one score through the game.
A *side* plays together in one deal: the dealer's side, 0, or the defenders, 1. With three players each is a team, and
the sides change with every deal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.game import Seat

DEALERS: Final = 0
DEFENDERS: Final = 1
"""The two sides of a deal."""


@dataclass(frozen=True, slots=True)
class Layout:
    players: int
    hands: int
    packets: tuple[int, ...]
    """How many cards are dealt at a time."""
    extras: int
    """Cards laid face up on the table that no one plays."""
    par: int
    """Half of all points: a side scores what it has above it."""
    per_trick: int
    """The points for each trick, in addition to its cards."""
    cards: int = field(init=False)
    """Cards in a hand, and tricks in a deal."""
    teams: tuple[int, ...] = field(init=False)
    """By seat: its team."""
    sides: tuple[tuple[int, ...], ...] = field(init=False)
    """By dealer, by hand: its side in the deal."""

    def __post_init__(self) -> None:
        players = range(self.players)
        teams = tuple(seat if self.players == 3 else seat % 2 for seat in players)
        set_ = object.__setattr__
        set_(self, "cards", sum(self.packets))
        set_(self, "teams", teams)
        sides = [
            tuple(int(teams[hand % self.players] != teams[dealer]) for hand in range(self.hands)) for dealer in players
        ]
        set_(self, "sides", tuple(sides))

    def seat(self, hand: int) -> Seat:
        """Return the seat that plays a hand; dummies belong to a player."""
        return hand % self.players

    def members(self, team: int) -> tuple[Seat, ...]:
        """Return the seats of a team, ascending."""
        return tuple(seat for seat, other in enumerate(self.teams) if other == team)

    @property
    def team_count(self) -> int:
        """How many teams keep their own score."""
        return 1 + max(self.teams)


LAYOUTS: Final = {
    "manilla": {
        2: Layout(players=2, hands=4, packets=(3, 2, 3), extras=0, par=30, per_trick=0),
        3: Layout(players=3, hands=3, packets=(3, 4, 3), extras=2, par=30, per_trick=0),
        4: Layout(players=4, hands=4, packets=(3, 2, 3), extras=0, par=30, per_trick=0),
        6: Layout(players=6, hands=6, packets=(3, 2), extras=2, par=30, per_trick=0),
    },
    "manille": {4: Layout(players=4, hands=4, packets=(4, 4), extras=0, par=34, per_trick=1)},
}
"""By game and number of players."""
