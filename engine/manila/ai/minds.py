"""Opponent models for the search.

Each seat gets one of several models, weighted by how well it explains that seat's public record (``State.habits``).
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple

from engine.game import Seat
from engine.manila.ai.nature import PLAIN, SHREWD, Weights
from engine.manila.board import Space
from engine.manila.state import BOUGHT, HABITS, LEFT, State

TRUST: Final = 0.5
"""How far habits count as independent evidence: similar voyages repeat them."""
SPREAD: Final = 5.0
"""The standard deviation, in pesos, of the price at which a model leaves an auction."""


class OpponentModel(NamedTuple):
    """A type of opponent, and how likely it is."""

    nature: Weights
    part: float
    """The prior fraction of merchants of this type."""
    kinds: tuple[float, ...]
    """Which fraction of its accomplices goes aboard punts, to port, shipyard, pirates, as pilot, as insurer."""
    leaves: float
    """The mean bid at which it leaves an auction."""


def _taste(crew: float, port: float, yard: float, pirate: float, pilot: float, insurance: float) -> tuple[float, ...]:
    return (*[crew] * 4, *[port] * 3, *[yard] * 3, pirate, pilot, pilot, insurance)


assert len(_taste(0, 0, 0, 0, 0, 0)) == len(Space)


def nature_like(**traits: Any) -> Weights:
    """Return default weights with some changed, and small bidding steps."""
    return Weights(**{"opening": 0.4, "raising": 0.2, **traits})


SELF: Final = replace(SHREWD, opening=0.4, raising=0.2)
"""The searching player's own later play, in imagined voyages."""

MINDS: Final = (
    OpponentModel(PLAIN, 0.25, (0.43, 0.13, 0.10, 0.19, 0.07, 0.08), 16.7),
    OpponentModel(SELF, 0.3, (0.50, 0.12, 0.05, 0.20, 0.04, 0.09), 16.8),
    OpponentModel(nature_like(most=12.0, office=4.0), 0.15, (0.47, 0.20, 0.12, 0.12, 0.05, 0.04), 12.7),
    OpponentModel(nature_like(office=16.0, reserve=3.0), 0.1, (0.42, 0.11, 0.07, 0.19, 0.10, 0.11), 25.6),
    OpponentModel(
        nature_like(taste=_taste(3, -1, -3, -3, -2, -3), most=16.0), 0.1, (0.88, 0.06, 0.01, 0.01, 0.03, 0.01), 15.0
    ),
    OpponentModel(
        nature_like(taste=_taste(-3, 3, 2, -2, -2, 3), most=18.0), 0.05, (0.03, 0.52, 0.22, 0.06, 0.01, 0.16), 16.5
    ),
    OpponentModel(
        nature_like(taste=_taste(-3, -1, -2, 8, 3, -2), most=15.0), 0.05, (0.08, 0.10, 0.02, 0.55, 0.22, 0.03), 14.5
    ),
)
"""Their habits approximate what each does at mixed tables, 36 games each; the fractions are guesses."""


class Imagined(State):
    """A state with an opponent model for each seat."""

    __slots__ = ("minds",)
    minds: tuple[Weights, ...]
    """By seat."""


def imagine_minds(state: State, seat: Seat | None, random: Random) -> Imagined:
    """Return the state with a sampled model at each seat but ``seat``."""
    found = object.__new__(Imagined)
    for name in _FIELDS:
        setattr(found, name, getattr(state, name))
    found.minds = tuple(
        SELF if other == seat else _guessed(tuple(state.habits[HABITS * other : HABITS * (other + 1)]), random)
        for other in range(state.players)
    )
    return found


_FIELDS: Final = tuple(field.name for field in fields(State))


def _guessed(habits: tuple[int, ...], random: Random) -> Weights:
    return random.choices(MINDS, cum_weights=likely(habits))[0].nature


@lru_cache(maxsize=4096)
def likely(habits: tuple[int, ...]) -> tuple[float, ...]:
    """Return the cumulative posterior of the models, given public habits."""
    left, stood = habits[LEFT], habits[LEFT + 1]
    bought, paid = habits[BOUGHT], habits[BOUGHT + 1]
    scores = []
    for mind in MINDS:
        score = log(mind.part)
        score += TRUST * sum(count * log(part) for count, part in zip(habits, mind.kinds, strict=False))
        if left:
            score -= TRUST * left * ((stood / left - mind.leaves) / SPREAD) ** 2 / 2
        if bought:
            # A player who pays more than a model's limit is not of that type; one who pays less may only be lucky.
            score -= TRUST * bought * (max(0.0, paid / bought - mind.leaves) / SPREAD) ** 2 / 2
        scores.append(score)
    best = max(scores)
    weights = [exp(score - best) for score in scores]
    return tuple(accumulate(weight / sum(weights) for weight in weights))
