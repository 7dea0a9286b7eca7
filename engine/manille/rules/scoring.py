"""Score a deal (§5): points, doublings, failed duties."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final, Literal

from engine.manille.cards import POINTS, Trump, points_of
from engine.manille.layout import DEALERS, DEFENDERS
from engine.manille.options import HouseRules, ManillaOptions
from engine.manille.state import NO_TRUMP, NONE, State
from engine.manille.view import Called, DealResult, Factor, Fault

FAULT_COSTS: Final = {"manilla": 60, "manille": 34}
"""What the opponents score for a proved fault, by game. It is never multiplied."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner, score and factors of a deal; no winner if no side passes half."""

    winner: int | None
    score: int
    factors: tuple[Factor, ...] = ()
    times: int = 1


def judge(
    options: HouseRules,
    points: tuple[int, int],
    tricks: tuple[int, int],
    *,
    par: int,
    no_trump: Literal["no", "named", "blind"] = "no",
    called: Called = Called.NOTHING,
    carried: int = 0,
) -> Verdict:
    """Return the verdict on a deal that was played out.

    Pairs are (dealer's side, defenders); ``par`` is half of all points. With dead extra cards, a side can lead without
    passing ``par``: it wins the deal and scores 0.
    """
    if points[DEALERS] == points[DEFENDERS]:
        return Verdict(None, 0)
    winner = DEALERS if points[DEALERS] > points[DEFENDERS] else DEFENDERS
    if not isinstance(options, ManillaOptions):
        return Verdict(winner, points[winner] - par)
    counts = list(_factors(options, winner, no_trump, called, carried))
    if tricks[1 - winner] == 0:
        counts.append(Factor("all-tricks", 2))
    times = multiplier(options, counts)
    return Verdict(winner, max(0, points[winner] - par) * times, tuple(counts), times)


def multiplier(options: ManillaOptions, factors: list[Factor]) -> int:
    """Return the combined factor of several doublings."""
    if options.multiplier_mode == "add":
        times = 1 + sum(factor.times - 1 for factor in factors)
    else:
        times = prod(factor.times for factor in factors)
    return min(times, 8) if options.multiplier_cap == "8" else times


def _factors(options: ManillaOptions, winner: int, no_trump: str, called: Called, carried: int) -> tuple[Factor, ...]:
    """Return all doublings except for all tricks; each draw is one."""
    factors = [Factor("draw", 2)] * carried
    if no_trump != "no":
        factors.append(Factor("blind", 4) if no_trump == "blind" else Factor("no-trump", 2))
    against = called is Called.AGAINST
    if options.one_sided_doubling:
        # A call counts for the side that made it: "against" is nothing to the defenders, "along" nothing to the dealer.
        against = against and winner == DEALERS
        if called is Called.NOTHING or (winner == DEALERS and not against):
            return tuple(factors)
    if against:
        factors.append(Factor("against", 4))
    elif called is not Called.NOTHING:
        factors.append(Factor("along", 2))
    return tuple(factors)


def counted(state: State) -> tuple[int, int]:
    """Return the points of both sides after a deal, with extra cards."""
    points = list(state.points)
    if state.extras and isinstance(state.options, ManillaOptions):
        value = points_of(state.extras)
        if state.options.extra_cards == "dealer":
            points[DEALERS] += value
        elif state.options.extra_cards == "last_trick":
            last = state.tricks[-1].winner
            points[state.layout.sides[state.dealer][last]] += value
    return points[DEALERS], points[DEFENDERS]


def score(state: State) -> DealResult:
    """Return the result of a deal that was played out."""
    points = counted(state)
    verdict = verdict_of(state, points, (state.taken[DEALERS], state.taken[DEFENDERS]))
    scored = _shared_out(state, verdict.winner, verdict.score)
    return _result(state, points, verdict, scored)


def verdict_of(state: State, points: tuple[int, int], tricks: tuple[int, int]) -> Verdict:
    """Return the verdict if a deal ends with these points and tricks."""
    return judge(
        state.options,
        points,
        tricks,
        par=state.layout.par,
        no_trump=_no_trump(state),
        called=state.called,
        carried=state.carried,
    )


def penalty(state: State, fault: Fault) -> DealResult:
    """Return the result of a deal lost by a failed duty, whatever the play."""
    winner = 1 - state.layout.sides[state.dealer][fault.hand]
    verdict = Verdict(winner, FAULT_COSTS[state.options.kind])
    return _result(state, counted(state), verdict, _shared_out(state, winner, verdict.score), fault)


def _no_trump(state: State) -> Literal["no", "named", "blind"]:
    if state.trump != NO_TRUMP:
        return "no"
    return "blind" if state.blind else "named"


def _shared_out(state: State, winner: int | None, value: int) -> tuple[int, ...]:
    layout, sides = state.layout, state.layout.sides[state.dealer]
    teams = [0] * layout.team_count
    for seat, team in enumerate(layout.teams):
        if sides[seat] == winner:
            teams[team] = value
    return tuple(teams)


def _result(
    state: State, points: tuple[int, int], verdict: Verdict, scored: tuple[int, ...], fault: Fault | None = None
) -> DealResult:
    return DealResult(
        game=state.game,
        deal=state.deal,
        dealer=state.dealer,
        trump=Trump(state.trump),
        called=state.called,
        points=points,
        tricks=(state.taken[DEALERS], state.taken[DEFENDERS]),
        winner=verdict.winner,
        factors=verdict.factors,
        times=verdict.times,
        scored=scored,
        bonus=0 if state.turnup == NONE else POINTS[state.turnup],
        totals=tuple([total + more for total, more in zip(state.scores, scored, strict=True)]),
        fault=fault,
    )
