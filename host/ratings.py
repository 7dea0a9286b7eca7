"""How strong players are: which games are rated, and how a game changes what is believed of its players.

docs/players/ratings.md says it for players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from openskill.models import PlackettLuce

from engine.game import Place, Standing
from engine.table import SeatAssignment
from storage.results import Contest, SeatResult, Side, Skill

ZERO: Final = 1000
"""What a beginner's rating is shown as."""
PUZZLE_STEP: Final = 1.25
"""By how much one answer moves a rating of puzzles at most, in units of the model: nobody has chosen to be measured."""
POINTS: Final = 40
"""Points shown for one unit of the model, whose spread among beginners is 25 / 3."""


class WengLin:
    """Rates games of several sides with shared places, by the Plackett-Luce model of Weng and Lin (2011)."""

    def __init__(self, step: float = inf) -> None:
        """``step``: by how much one game moves what is believed of somebody at most."""
        self._model = PlackettLuce()
        self._step = step

    @property
    def beginner(self) -> Skill:
        """Somebody of whom nothing is known."""
        rating = self._model.rating()
        return Skill(rating.mu, rating.sigma)

    def rate(self, sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
        """The skills after a game of these sides, in their order. Equal ranks share a place."""
        before = [[self._model.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
        after = self._model.rate(before, ranks=[float(rank) for rank in ranks])
        return [
            [Skill(self._near(skill.mu, rating.mu), rating.sigma) for skill, rating in zip(side, rated, strict=True)]
            for side, rated in zip(sides, after, strict=True)
        ]

    def _near(self, before: float, after: float) -> float:
        return min(max(after, before - self._step), before + self._step)

    def renew(self, skill: Skill, times: int) -> Skill:
        """Half of the way back to a beginner, so many times: half of what was known is kept."""
        beginner, kept = self.beginner, 0.5**times
        return Skill(
            beginner.mu + (skill.mu - beginner.mu) * kept, beginner.sigma + (skill.sigma - beginner.sigma) * kept
        )


RATER: Final = WengLin()
PUZZLE_RATER: Final = WengLin(PUZZLE_STEP)
"""Of people against puzzles. Ratings that were kept before go on from where they are."""


def shown(skill: Skill) -> int:
    """A rating as players read it: 1000 for a beginner, and the better, the more."""
    return round(ZERO + POINTS * skill.sure)


def is_ai(chair: SeatAssignment) -> bool:
    """Whether an AI seat: not one where an AI sits in for a person, or did for one who left for good."""
    return chair.user is None and chair.level is not None and not chair.given_up


def seat_results(chairs: Sequence[SeatAssignment], standing: Standing) -> list[SeatResult]:
    """How a game ended for each seat, in the order of seats."""
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


def contest(chairs: Sequence[SeatAssignment], standing: Standing) -> Contest | None:
    """What of a game is rated; ``None`` if nothing is.

    Rated are the people among themselves, where at least two of different sides played to the end. Somebody
    for whom an AI sat in at the end comes last, wherever the AI came.
    """
    sides = [side for place in standing.places if (side := _who_stayed(chairs, place)).users]
    if len(sides) < 2:
        return None
    last = 1 + max(side.rank for side in sides)
    sides += [
        Side(((chair.user, chair.name),), last, won=False)
        for chair in chairs
        if chair.user is not None and not _stayed(chair)
    ]
    return Contest("with_ai" if any(map(is_ai, chairs)) else "people", tuple(sides))


def _who_stayed(chairs: Sequence[SeatAssignment], place: Place) -> Side:
    people = [chairs[seat] for seat in place.seats if chairs[seat].present]
    users = tuple((chair.user, chair.name) for chair in people if chair.user is not None)
    return Side(users, place.rank, won=place.rank == 1)


def _stayed(chair: SeatAssignment) -> bool:
    """Whether whoever the seat belongs to decides there: a person, or the AI of an AI seat."""
    return not chair.given_up and (chair.user is None or chair.level is None)
