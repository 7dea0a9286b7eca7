"""Exact evaluation of the last roll.

Only how each punt ends matters, so a few weighted outcomes stand for all 216 rolls. A simulation that ends here is
worth several that roll on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import exp
from operator import add
from typing import Final, NamedTuple, TypeAlias

from engine.game import Evaluation, Seat
from engine.manila.board import LETTER_PAYS, PROFIT, REDEEM
from engine.manila.odds import fate_from
from engine.manila.prices import PRICES, TOP, Prices
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

FINAL: Final = Prices(
    ((17.3, 13.8, 8.7, 3.3), (21.4, 21.5, 17.4, 11.4), (23.1, 24.0, 23.8, 19.9), (25.0, 25.1, 26.7, 26.5)),
)
SPREAD: Final = (18.0, 16.9, 15.4, 12.0)
"""By the highest step of the market: the pesos by which fortunes may still drift apart, as the scale of win chances.
Fitted with ``FINAL`` to the winners of 9,000 games of *steady* and *hard*, so that the chances predict them best.
"""

REPAIRS: Final = tuple(sum(LETTER_PAYS[:wrecks]) for wrecks in range(len(LETTER_PAYS) + 1))
"""By the number of wrecks: what the insurer pays."""


def win_chance(fortunes: Sequence[float], seat: Seat, market: tuple[int, ...]) -> float:
    """Estimate a seat's chance to win from the fortunes of all seats."""
    mine = fortunes[seat]
    top = max(market)
    if top == TOP:
        best = max(fortunes)
        return 1 / fortunes.count(best) if mine == best else 0.0
    softness = 1 / SPREAD[top]
    return 1 / sum([exp((fortune - mine) * softness) for fortune in fortunes])


def fortunes_by(state: State, market: tuple[int, ...]) -> list[float]:
    """Return each seat's expected final fortune on this market."""
    return _valued(_money(state), _holdings(state), market)


def before_last_roll(state: State, seat: Seat) -> Evaluation:
    """Return the chance to win and the fortune, averaged over a last roll."""
    holdings = _holdings(state)
    money = _money(state)
    letters = [_letters(state.spots, arrivals, money) for arrivals in range(4)]
    steps, total, mine = state.market, 0.0, 0.0
    first_ware, second_ware, third_ware = LOADS[state.ashore]
    for first, second, third in product(*_ends(state)):
        market = steps[:]
        market[first_ware] += first.docks
        market[second_ware] += second.docks
        market[third_ware] += third.docks
        incomes = zip(
            first.pays, second.pays, third.pays, letters[first.docks + second.docks + third.docks], strict=True
        )
        fortunes = _valued([one + two + three + rest for one, two, three, rest in incomes], holdings, tuple(market))
        chance = first.chance * second.chance * third.chance
        total += chance * win_chance(fortunes, seat, tuple(market))
        mine += chance * fortunes[seat]
    return Evaluation(total, mine)


def _money(state: State) -> list[int]:
    pledged = state.pledged
    return [
        cash - REDEEM * (pledged[base] + pledged[base + 1] + pledged[base + 2] + pledged[base + 3])
        for base, cash in zip(range(0, len(pledged), 4), state.cash, strict=True)
    ]


_Holding: TypeAlias = tuple[int, ...]
"""Shares by ware, pledged or not."""


def _holdings(state: State) -> list[_Holding]:
    shares = tuple(map(add, state.free, state.pledged))
    return [shares[base : base + 4] for base in range(0, len(shares), 4)]


def _valued(money: Sequence[int], holdings: Sequence[_Holding], market: tuple[int, ...]) -> list[float]:
    """Return money plus shares at their expected final value, by seat."""
    nutmeg, silk, ginseng, jade = FINAL.values(market)
    return [
        pesos + nutmeg * first + silk * second + ginseng * third + jade * fourth
        for pesos, (first, second, third, fourth) in zip(money, holdings, strict=True)
    ]


class _End(NamedTuple):
    chance: float
    docks: bool
    pays: list[int]
    """By seat."""


def _ends(state: State) -> list[list[_End]]:
    """Return the possible ends of each punt."""
    spots, nothing = state.spots, [0] * state.players
    pirates = _all_but_nobody(spots[CAPTAIN : SECOND + 1])
    ends = []
    for punt, ware in enumerate(LOADS[state.ashore]):
        cargo = _shared(PROFIT[ware], _all_but_nobody(spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1]), nothing)
        if state.berth[punt] != AT_SEA:
            ends.append([_End(1.0, True, cargo)])
            continue
        port, thirteen, wreck = fate_from(state.position[punt], 1)
        if pirates:
            plundered = _End(thirteen, _sent_home(state, pirates[0], ware), _shared(PROFIT[ware], pirates, nothing))
            ways = [_End(port, True, cargo), plundered, _End(wreck, False, nothing)]
        else:
            ways = [_End(port + thirteen, True, cargo), _End(wreck, False, nothing)]
        ends.append([way for way in ways if way.chance])
    return ends


def _all_but_nobody(seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if seat != NOBODY]


def _shared(profit: int, takers: Sequence[int], nothing: list[int]) -> list[int]:
    pays = nothing[:]
    for seat in takers:
        pays[seat] += profit // len(takers)
    return pays


def _letters(spots: Sequence[int], arrivals: int, before: Sequence[int]) -> list[int]:
    """Return each seat's money after the pay of port, shipyard and insurance."""
    money = [*before, 0]  # the last one is no one's
    for letter in range(arrivals):
        money[spots[PORT + letter]] += LETTER_PAYS[letter]
    for letter in range(3 - arrivals):
        money[spots[YARD + letter]] += LETTER_PAYS[letter]
    money[spots[INSURANCE]] -= REPAIRS[3 - arrivals]
    return money[:-1]


def _sent_home(state: State, captain: int, ware: int) -> bool:
    """Return whether a captain sends a punt to port, for shares or insurance."""
    share = 4 * captain + ware
    owns = state.free[share] + state.pledged[share] > 0
    helped = owns and PRICES.rises(tuple(state.market))[ware] > 0
    return helped or state.spots[INSURANCE] == captain
