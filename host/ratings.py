"""Ratings of players; docs/players/ratings.md explains them to players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from openskill.models import PlackettLuce

from engine.game import Place, Standing
from engine.table import SeatAssignment
from storage.results import Contest, SeatResult, Side, Skill

ZERO: Final = 1000
"""The rating shown for a beginner."""
PUZZLE_STEP: Final = 1.25
"""The maximum change of a puzzle rating by one answer, in units of the model: users didn't ask to be measured."""
POINTS: Final = 40
"""Rating points per unit of the model, whose beginners have a standard deviation of 25 / 3."""


class WengLin:
    """The Plackett-Luce model of Weng and Lin (2011), with ties."""

    def __init__(self, step: float = inf) -> None:
        """Set up; ``step`` is the maximum change of a skill by one game."""
        self._model = PlackettLuce()
        self._step = step

    @property
    def beginner(self) -> Skill:
        rating = self._model.rating()
        return Skill(rating.mu, rating.sigma)

    def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
        """Return the skills after a game of these sides, in their order."""
        before = [[self._model.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
        after = self._model.rate(before, ranks=[float(rank) for rank in ranks])
        return [
            [Skill(self._near(skill.mu, rating.mu), rating.sigma) for skill, rating in zip(side, rated, strict=True)]
            for side, rated in zip(sides, after, strict=True)
        ]

    def _near(self, before: float, after: float) -> float:
        return min(max(after, before - self._step), before + self._step)

    def renew(self, skill: Skill, times: int) -> Skill:
        """Return a skill moved halfway back to a beginner's, ``times`` times."""
        beginner, kept = self.beginner, 0.5**times
        return Skill(
            beginner.mu + (skill.mu - beginner.mu) * kept, beginner.sigma + (skill.sigma - beginner.sigma) * kept
        )


RATER: Final = WengLin()
PUZZLE_RATER: Final = WengLin(PUZZLE_STEP)
"""Rates users against puzzles. Older ratings continue from where they are."""


def shown(skill: Skill) -> int:
    """Return a rating as shown to players: 1000 for a beginner."""
    return round(ZERO + POINTS * skill.sure)


def is_ai(chair: SeatAssignment) -> bool:
    """Return whether this is an AI seat, not one where an AI plays for a human."""
    return chair.user is None and chair.level is not None and not chair.given_up


def seat_results(chairs: Sequence[SeatAssignment], standing: Standing) -> list[SeatResult]:
    """Return how a game ended for each seat, in the order of seats."""
    ranks = [place.rank for place in standing.places]
    results = [
        SeatResult(
            seat=seat,
            user=chairs[seat].user,
            team=min(place.seats),
            rank=place.rank,
            score=place.score,
            shared=ranks.count(place.rank) > 1,
            ai=is_ai(chairs[seat]),
            stayed=_stayed(chairs[seat]),
        )
        for place in standing.places
        for seat in place.seats
    ]
    return sorted(results, key=lambda result: result.seat)


def contest(chairs: Sequence[SeatAssignment], standing: Standing, decisions: int) -> Contest | None:
    """Return the rated part of a game; ``None`` if it isn't rated.

    ``decisions``: how many were made. Rates the humans among themselves, if at least two of different sides played to
    the end. A user with a substitute at the end comes last, whatever the AI's rank.
    """
    rated = _rated(chairs, decisions)
    sides = [side for place in standing.places if (side := _who_stayed(chairs, rated, place)).users]
    if len(sides) < 2:
        return None
    last = 1 + max(side.rank for side in sides)
    sides += [
        Side(() if user is None else (user,), last, won=False)
        for seat, user in rated.items()
        if not _stayed(chairs[seat])
    ]
    return Contest("with_ai" if any(map(is_ai, chairs)) else "people", tuple(sides))


def _rated(chairs: Sequence[SeatAssignment], decisions: int) -> dict[int, tuple[int, str] | None]:
    """Return by seat who is rated for it, each user once: who sat there longest.

    ``None`` is a user who left and deleted their data. No one is for the seat of a giver who sat there longest and
    deleted theirs.
    """
    seated, rated = {chair.user for chair in chairs}, dict[int, tuple[int, str] | None]()
    for seat, chair in enumerate(chairs):
        given = chair.giver_sat > decisions - chair.taken
        if given and chair.giver is not None and chair.giver not in seated:
            rated[seat] = chair.giver, chair.giver_name
            seated.add(chair.giver)
        elif (chair.user is not None or chair.given_up) and not (given and chair.giver is None):
            rated[seat] = None if chair.user is None else (chair.user, chair.name)
    return rated


def _who_stayed(chairs: Sequence[SeatAssignment], rated: Mapping[int, tuple[int, str] | None], place: Place) -> Side:
    users = (rated.get(seat) for seat in place.seats if chairs[seat].present)
    return Side(tuple(user for user in users if user is not None), place.rank, won=place.rank == 1)


def _stayed(chair: SeatAssignment) -> bool:
    return not chair.given_up and (chair.user is None or chair.level is None)
