"""Fast move values by rules of thumb, for simulations and the lower levels.

Works on states, because simulations do; the states are sampled. Of the secrets it reads only the shares of the deciding
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Any, Final, NamedTuple

from engine.manila.ai.earnings import earnings
from engine.manila.ai.nature import PLAIN, Weights
from engine.manila.ai.prospect import Prospect, prospect
from engine.manila.board import LOAN, MARKET, MIN_SHARE_PRICE, PROFIT, ROLLS, STARTS, WARES, Ware
from engine.manila.moves import Bid, Launch, Leave, ManilaMove, Pass, Pilot, Place
from engine.manila.prices import Prices
from engine.manila.rules.legal import legal_moves
from engine.manila.rules.money import ceiling, share_to_pledge
from engine.manila.rules.movement import HOME
from engine.manila.rules.pilots import courses, courses_from
from engine.manila.rules.placing import Offer, fares
from engine.manila.state import (
    CAPTAIN,
    FIRST_SEAT,
    FIRST_YARD,
    INSURANCE,
    LAST_SEAT,
    LOADS,
    NOBODY,
    PORT,
    SECOND,
    YARD,
    State,
)
from engine.manila.view import Phase

LOAN_COST: Final = 3
"""The final cost of a pledge: 12 now, 15 later."""
STOP_SHORT: Final = 0.1
"""The minimum gain for moving a punt as a pilot."""

_PASS: Final = Pass()


def pick(state: State, seat: int, nature: Weights = PLAIN) -> ManilaMove:
    """Return the move that instinct makes for the deciding seat."""
    quick = _PICKS.get(state.phase)
    if quick is not None:
        return quick(state, seat, nature)
    moves = [move for move in legal_moves(state, seat) if not move.free]
    if len(moves) == 1:
        return moves[0]
    worths = weigh(state, seat, moves, nature)
    return moves[worths.index(max(worths))]


def weigh(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights = PLAIN) -> list[float]:
    """Return the value of each move of the open decision, in relative pesos."""
    return _SCALES[state.phase](state, seat, moves, nature)


def outlook(state: State, raid: int | None = None) -> Prospect:
    """Return the chances of the voyage; ``raid``: 0 no pirates, 1 perhaps, 2 yes."""
    if raid is None:
        raid = _raid(state)
    first, second, third = state.position
    if state.rolls == ROLLS:
        # A plundered punt that was sent to the shipyard is still shown on 13.
        first, second, third = (
            0 if berth >= FIRST_YARD else position for berth, position in zip(state.berth, state.position, strict=True)
        )
    return prospect(first, second, third, ROLLS - state.rolls, raid)


def _raid(state: State) -> int:
    if state.spots[CAPTAIN] != NOBODY:
        return 2
    return 1 if state.phase is Phase.PLACE or state.phase is Phase.START else 0


class Stake(NamedTuple):
    """What a seat gains by each outcome of a voyage, less part of rivals' gains."""

    row: list[float]
    """In the order of ``Prospect.row``: the value of each chance; for letters and repairs, of one peso there."""

    def expects(self, chances: Prospect) -> float:
        """Return the expected stake in pesos under these chances."""
        mean: float = sum(map(mul, self.row, chances.row))
        return mean


def stake_of(state: State, seat: int, nature: Weights = PLAIN) -> Stake:
    """Return the stake of a seat from its accomplices and shares."""
    spots, wares, gains = state.spots, LOADS[state.ashore], _gains(state, seat, nature)
    rivalry = -nature.rivalry / (state.players - 1)
    # Weights for an accomplice of oneself, of a rival, of no one.
    weight = [rivalry] * state.players + [0.0]
    weight[seat] = 1.0
    pirates = [weight[pirate] for pirate in spots[CAPTAIN : SECOND + 1] if pirate != NOBODY]
    loot = sum(pirates) / len(pirates) if pirates else 0.0
    pays = []
    for ware in wares:
        aboard = [weight[other] for other in spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1] if other != NOBODY]
        pays.append(PROFIT[ware] * sum(aboard) / len(aboard) if aboard else 0.0)
    docks = [gains[ware] for ware in wares]
    thirteen = [PROFIT[ware] * loot for ware in wares]
    letters = [weight[other] for other in spots[PORT : YARD + 3]]
    return Stake([*pays, *docks, *thirteen, *letters, -weight[spots[INSURANCE]]])


def _gains(state: State, seat: int, nature: Weights) -> tuple[float, ...]:
    base = 4 * seat
    first, second, third, fourth = nature.prices.rises(tuple(state.market))
    free, pledged = state.free, state.pledged
    return (
        first * (free[base] + pledged[base]),
        second * (free[base + 1] + pledged[base + 1]),
        third * (free[base + 2] + pledged[base + 2]),
        fourth * (free[base + 3] + pledged[base + 3]),
    )


def office_worth(state: State, seat: int, nature: Weights = PLAIN) -> float:
    """Return the most that a seat should bid for the office, in pesos."""
    bargain = _bargain(nature.prices, tuple(state.market), tuple(map(bool, state.supply)))
    worth = nature.office + nature.bargain * bargain + nature.control * max(_gains(state, seat, nature))
    ready = state.cash[seat] - nature.reserve
    if worth > ready:
        loans = 1 + int((worth - ready) // LOAN)
        worth = max(ready, worth - LOAN_COST * loans)
    return min(worth, ceiling(state, seat), nature.most)


@cache
def _bargain(prices: Prices, market: tuple[int, ...], for_sale: tuple[bool, ...]) -> float:
    final = prices.values(market)
    return max((final[ware] - _price(market, ware) for ware in WARES if for_sale[ware]), default=0.0)


def _bid(state: State, seat: int, nature: Weights) -> ManilaMove:
    """Return the opening bid or the next raise, in steps that keep auctions short."""
    worth = office_worth(state, seat, nature)
    if worth < state.bid + 1:
        return _PASS
    step = nature.opening * worth if state.bid == 0 else nature.raising * (worth - state.bid)
    return Bid(state.bid + max(1, int(step)))


def _bids(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    """Return the value of each bid; the bid that instinct would make is highest."""
    worth, target = office_worth(state, seat, nature), _bid(state, seat, nature)
    amount = target.amount if isinstance(target, Bid) else 0
    return [
        worth - move.amount - 2 * abs(move.amount - amount) if isinstance(move, Bid) else 0.0 if not amount else -1.0
        for move in moves
    ]


def _price(market: Sequence[int], ware: int) -> int:
    return max(MIN_SHARE_PRICE, MARKET[market[ware]])


def _shares(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    final, gains = nature.prices.values(tuple(state.market)), _gains(state, seat, nature)

    def worth(move: Any) -> float:
        ware: Ware | None = move.ware
        if ware is None:
            return 0.0
        price = _price(state.market, ware)
        lacking = price + nature.reserve - state.cash[seat]
        loans = -(-lacking // LOAN) if lacking > 0 else 0
        return final[ware] - price - LOAN_COST * loans + nature.hold * gains[ware]

    return [worth(move) for move in moves]


def _loads(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    gains, (rise, load) = _gains(state, seat, nature), nature.ashore
    return [-rise * gains[move.ware] - load * PROFIT[move.ware] if isinstance(move, Leave) else 0.0 for move in moves]


def _starts(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    gains = _gains(state, seat, nature)
    return [_start(state.ashore, gains, move.starts, nature) if isinstance(move, Launch) else 0.0 for move in moves]


def _start(ashore: int, gains: Sequence[float], starts: tuple[int, int, int], nature: Weights) -> float:
    chances, wares = prospect(*starts, ROLLS, 1), LOADS[ashore]
    seats = sorted(chances.pays[punt] * PROFIT[wares[punt]] for punt in range(3))
    risen = sum(chances.docks[punt] * gains[wares[punt]] for punt in range(3))
    best, second = nature.passage
    return risen + best * seats[2] + second * seats[1]


def _launch(state: State, seat: int, nature: Weights) -> ManilaMove:
    return Launch(_best_start(state.ashore, _gains(state, seat, nature), nature))


@lru_cache(maxsize=4096)
def _best_start(ashore: int, gains: tuple[float, ...], nature: Weights) -> tuple[int, int, int]:
    return max(STARTS, key=lambda starts: _start(ashore, gains, starts, nature))


def _place(state: State, seat: int, nature: Weights) -> ManilaMove:
    offers = fares(state, seat)
    worths = _worths(state, seat, offers, nature)
    best = max(worths)
    return offers[worths.index(best)][0] if best > _pass_worth(state, nature) else _PASS


def _places(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    offers = fares(state, seat)
    worths = {move: worth for (move, _), worth in zip(offers, _worths(state, seat, offers, nature), strict=True)}
    return [worths[move] if isinstance(move, Place) else _pass_worth(state, nature) for move in moves]


def _worths(state: State, seat: int, offers: Sequence[Offer], nature: Weights) -> list[float]:
    """Return the value of each space for the seat, less its price."""
    cash, taste = state.cash[seat], nature.taste
    earns = earnings(state, seat, _gains(state, seat, nature), state.lap == laps(state))
    return [
        earns[move.space] + taste[move.space] - price - (LOAN_COST if price > cash else 0) for move, price in offers
    ]


def _pass_worth(state: State, nature: Weights) -> float:
    return 0.0 if state.lap == laps(state) else nature.early_pass


def laps(state: State) -> int:
    """Return the number of placement rounds in a voyage."""
    return 4 if state.players == 3 else 3


def _boards(state: State, seat: int, moves: Sequence[ManilaMove], _nature: Weights) -> list[float]:
    """Return the value of each boarding, relative to waiting for the last roll."""
    chances, wares = outlook(state), LOADS[state.ashore]
    pirates = 2 if state.spots[SECOND] != NOBODY else 1
    loot = sum(chances.thirteen[punt] * PROFIT[ware] for punt, ware in enumerate(wares)) / pirates

    def worth(move: Any) -> float:
        ware = move.ware
        if ware is None:
            return loot
        seats = state.spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1]
        aboard = len(seats) - seats.count(NOBODY)
        if move.instead_of is None:
            return PROFIT[ware] / (aboard + 1)
        return 0.0 if seats[move.instead_of] == seat else PROFIT[ware] / aboard

    return [worth(move) for move in moves]


def _steer(state: State, seat: int, nature: Weights) -> ManilaMove:
    worths = _course_worths(state, seat, nature)
    return courses(state)[worths.index(max(worths))]


def _pilots(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    """Return the value of each pilot's move for the seat's stake."""
    worths = dict(zip(courses(state), _course_worths(state, seat, nature), strict=True))
    return [worths[move] if isinstance(move, Pilot) else 0.0 for move in moves]


def _course_worths(state: State, seat: int, nature: Weights) -> list[float]:
    """Return the value of each course of the pilot, in the order of ``courses``."""
    first, second, third = state.position
    after = _steered(bool(state.deciding), state.ashore, first, second, third, _raid(state))
    stake = stake_of(state, seat, nature)
    worths = [stake.expects(chances) - STOP_SHORT for chances in after]
    worths[-1] += STOP_SHORT  # The last course is to stay.
    return worths


@lru_cache(maxsize=4096)
def _steered(large: bool, ashore: int, first: int, second: int, third: int, raid: int) -> list[Prospect]:
    """Return the chances of the last roll after each of the pilot's courses."""
    found = []
    for course in courses_from(large, ashore, (first, second, third)):
        positions = [first, second, third]
        for ware, step in course.steps:
            punt = LOADS[ashore].index(ware)
            positions[punt] = min(positions[punt] + step, HOME)
        found.append(prospect(*positions, 1, raid))
    return found


def _plunders(state: State, seat: int, moves: Sequence[ManilaMove], nature: Weights) -> list[float]:
    """Return the value of port and shipyard by shares, letters and insurance."""
    wares, stake = LOADS[state.ashore], stake_of(state, seat, nature)

    def worth(move: Any) -> float:
        first, second, third = (
            (HOME if move.to_port else 0) if wares[punt] == move.ware else (0 if berth >= FIRST_YARD else position)
            for punt, (berth, position) in enumerate(zip(state.berth, state.position, strict=True))
        )
        return stake.expects(prospect(first, second, third, 0, 2))

    return [worth(move) for move in moves]


def _pledges(state: State, seat: int, moves: Sequence[ManilaMove], _nature: Weights) -> list[float]:
    """Return equal values, since all pledges cost the same and stay secret."""
    mildest = share_to_pledge(state, seat)
    return [float(move == mildest) for move in moves]


_Scale = Callable[[State, int, Sequence[Any], Weights], list[float]]
_SCALES: Final[dict[Phase, _Scale]] = {
    Phase.AUCTION: _bids,
    Phase.PLEDGE: _pledges,
    Phase.BUY: _shares,
    Phase.LOAD: _loads,
    Phase.START: _starts,
    Phase.PLACE: _places,
    Phase.BOARD: _boards,
    Phase.PILOT: _pilots,
    Phase.PLUNDER: _plunders,
}

_PICKS: Final[dict[Phase, Callable[[State, int, Weights], ManilaMove]]] = {
    Phase.AUCTION: _bid,
    Phase.PLEDGE: lambda state, seat, _: share_to_pledge(state, seat),
    Phase.START: _launch,
    Phase.PLACE: _place,
    Phase.PILOT: _steer,
}
"""The most frequent decisions in simulations, made without listing all moves."""
