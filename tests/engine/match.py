"""A match among AI players, and what is expected of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Match:
    """A match, and how often the first of its players is to win. Seats of one name count together."""

    kind: str
    names: tuple[str, ...]
    games: int
    least: float = 0.0
    most: float = 1.0

    def __str__(self) -> str:
        expected = f"at least {self.least:.0%}" if self.least else f"at most {self.most:.0%}"
        return f"{self.kind}: {', '.join(self.names)} ({expected} for {self.names[0]})"


def duel(kind: str, seats: int, better: str, worse: str, games: int, least: float) -> Match:
    """Partners, or two alone: every other seat."""
    return Match(kind, (better, worse) * (seats // 2), games, least)
