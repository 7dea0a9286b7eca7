"""The last roll, foreseen: the chance to win over all its outcomes, where a simulation would roll once and see one.

Which of 216 rolls falls does not matter, only how each punt ends by it; so a few weighted outcomes stand for all.
Most of what is uncertain in a voyage is gone with it, and simulations that end here are worth several that roll on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp
from typing import Final

from engine.game import Seat
from engine.manila.board import LETTER_PAYS, PROFIT, REDEEM
from engine.manila.odds import fate_from
from engine.manila.prices import TOP, final_values, rises
from engine.manila.state import (
    AT_SEA,
    CAPTAIN,
    FIRST_SEAT,
    INSURANCE,
    LAST_SEAT,
    LOADS,
    NOBODY,
    PORT,
    SECOND,
    YARD,
    State,
)

SPREAD: Final = (19.0, 18.0, 15.0, 11.0)
"""By the highest step of the market: pesos by which fortunes may still drift apart, as a scale of chances to win."""

REPAIRS: Final = tuple(sum(LETTER_PAYS[:wrecks]) for wrecks in range(len(LETTER_PAYS) + 1))
"""By the number of wrecks: what the insurer pays."""

_PAID: Final = 0
_PLUNDERED_HOME: Final = 1
_LOST: Final = 2
_PLUNDERED_LOST: Final = 3


def win_chance(fortunes: Sequence[float], seat: Seat, market: tuple[int, ...]) -> float:
    """The chance of a seat to win: certain at the end; before, the likelier the more its fortune stands out."""
    mine = fortunes[seat]
    if max(market) == TOP:
        best = max(fortunes)
        return 1 / fortunes.count(best) if mine == best else 0.0
    scale = SPREAD[max(market)]
    return 1 / sum([exp((fortune - mine) / scale) for fortune in fortunes])


def fortunes_by(state: State, market: tuple[int, ...]) -> list[float]:
    """By seat: cash, shares at the value that they may be expected to end with on a market, less debts."""
    nutmeg, silk, ginseng, jade = final_values(market)
    free, pledged = state.free, state.pledged
    return [
        cash
        + nutmeg * (free[base] + pledged[base])
        + silk * (free[base + 1] + pledged[base + 1])
        + ginseng * (free[base + 2] + pledged[base + 2])
        + jade * (free[base + 3] + pledged[base + 3])
        - REDEEM * (pledged[base] + pledged[base + 1] + pledged[base + 2] + pledged[base + 3])
        for base, cash in zip(range(0, 4 * state.players, 4), state.cash, strict=True)
    ]


def chance_before_last_roll(state: State, seat: Seat) -> float:
    """The chance of a seat to win, over all outcomes of a last roll that is about to fall."""
    spots, wares = state.spots, LOADS[state.ashore]
    aboard = [_all_but_nobody(spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1]) for ware in wares]
    pirates = _all_but_nobody(spots[CAPTAIN : SECOND + 1])
    total = 0.0
    for chance, ends in _outcomes(state, pirates):
        docked = [end <= _PLUNDERED_HOME for end in ends]
        steps = state.market[:]
        for ware, home in zip(wares, docked, strict=True):
            steps[ware] += home
        market = tuple(steps)
        fortunes = [*fortunes_by(state, market), 0.0]  # the last one is nobody's
        for ware, end, passengers in zip(wares, ends, aboard, strict=True):
            paid = pirates if end in (_PLUNDERED_HOME, _PLUNDERED_LOST) else passengers if end == _PAID else ()
            for other in paid:
                fortunes[other] += PROFIT[ware] // len(paid)
        arrivals = sum(docked)
        for letter in range(arrivals):
            fortunes[spots[PORT + letter]] += LETTER_PAYS[letter]
        for letter in range(3 - arrivals):
            fortunes[spots[YARD + letter]] += LETTER_PAYS[letter]
        fortunes[spots[INSURANCE]] -= REPAIRS[3 - arrivals]
        fortunes.pop()
        total += chance * win_chance(fortunes, seat, market)
    return total


def _all_but_nobody(seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if seat != NOBODY]


def _outcomes(state: State, pirates: Sequence[int]) -> Iterator[tuple[float, tuple[int, ...]]]:
    """How the three punts may end, with the chance of each combination."""
    each = []
    for punt, ware in enumerate(LOADS[state.ashore]):
        if state.berth[punt] != AT_SEA:
            each.append([(1.0, _PAID)])
            continue
        fate = fate_from(state.position[punt], 1)
        ends = [(fate.port, _PAID), (fate.wreck, _LOST)]
        if pirates:
            ends.append((fate.thirteen, _sent(state, pirates[0], ware)))
        else:
            ends[0] = (fate.port + fate.thirteen, _PAID)
        each.append([end for end in ends if end[0]])
    for (first, one), (second, other), (third, last) in product(*each):
        yield first * second * third, (one, other, last)


def _sent(state: State, captain: int, ware: int) -> int:
    """Where a captain sends a punt: home if his shares gain by it or he is the insurer, else to the shipyard."""
    share = 4 * captain + ware
    owns = state.free[share] + state.pledged[share]
    helped = owns and rises(tuple(state.market))[ware] > 0
    return _PLUNDERED_HOME if helped or state.spots[INSURANCE] == captain else _PLUNDERED_LOST
