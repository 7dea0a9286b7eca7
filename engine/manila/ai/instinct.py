"""What an experienced merchant does without long thought: exact odds of the dice, and a few rules of thumb.

Works on states, because simulations do; the states that it is given are imagined ones. Of what is secret it reads
the shares of the seat that decides, and no other's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Any, Final, NamedTuple

from engine.manila.ai.prospect import Prospect, prospect
from engine.manila.board import DIE, LOAN, MARKET, MIN_SHARE_PRICE, PROFIT, ROLLS, ROUTE_END, STARTS, WARES, Space, Ware
from engine.manila.moves import Bid, Launch, Leave, ManilaMove, Pass, Place
from engine.manila.odds import fate_from
from engine.manila.prices import final_values, rises
from engine.manila.rules.legal import legal_moves
from engine.manila.rules.money import ceiling, share_to_pledge
from engine.manila.rules.movement import HOME
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
"""What a pledge costs in the end: 12 now, 15 later."""
RESERVE: Final = 9
"""What a merchant spends on places in a voyage, and would have to borrow if it is gone."""
OFFICE: Final = 7.0
"""What choosing wares, starts and places first is worth by itself."""
BARGAIN: Final = 0.8
"""Which part of a share's expected gain goes into a bid."""
CONTROL: Final = 0.25
"""Which part of the rise of one's own best ware goes into a bid."""
FOLLOWERS: Final = 0.3
"""Which part of all accomplices yet to be placed goes for a punt that is certain to come in."""
RIVALRY: Final = 0.5
"""What a peso of the others' mean income is worth to a merchant who could prevent it."""
HELM_EARLY: Final = 0.6
"""Which part of a pilot's worth is left while dice are still to fall before he decides."""
PATIENCE: Final = -1.0
"""What a pass is worth before the last round: it is for the whole voyage."""
STOP_SHORT: Final = 0.1
"""What moving a punt as a pilot must gain at least."""

_PASS: Final = Pass()


def pick(state: State, seat: int) -> ManilaMove:
    """What instinct does in the place of the seat that decides."""
    match state.phase:
        case Phase.PLACE:
            return _place(state, seat)
        case Phase.AUCTION:
            return _bid(state, seat)
        case Phase.PLEDGE:
            return share_to_pledge(state, seat)
        case Phase.START:
            return Launch(_best_start(state.ashore, _gains(state, seat)))
    moves = [move for move in legal_moves(state, seat) if not move.free]
    if len(moves) == 1:
        return moves[0]
    worths = weigh(state, seat, moves)
    return moves[worths.index(max(worths))]


def weigh(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    """What each move of the open decision is worth in pesos, compared with one another. No free moves."""
    return _SCALES[state.phase](state, seat, moves)


# -- what things are worth ---------------------------------------------------------------------------


def outlook(state: State, raid: int | None = None) -> Prospect:
    """The chances of the voyage as it stands. ``raid`` as for ``prospect``; by default as the boat is manned."""
    if raid is None:
        raid = _raid(state)
    first, second, third = state.position
    if state.rolls == ROLLS:
        # A plundered punt that was sent to the shipyard is shown on 13 still.
        first, second, third = (
            0 if berth >= FIRST_YARD else position for berth, position in zip(state.berth, state.position, strict=True)
        )
    return prospect(first, second, third, ROLLS - state.rolls, raid)


def _raid(state: State) -> int:
    if state.spots[CAPTAIN] != NOBODY:
        return 2
    return 1 if state.phase is Phase.PLACE or state.phase is Phase.START else 0


class Stake(NamedTuple):
    """What a seat gains or loses by what may happen in the rest of a voyage, less what the others gain by it."""

    pays: list[float]
    """By punt: if its passengers are paid."""
    docks: list[float]
    """By punt: if it ends in port."""
    thirteen: list[float]
    """By punt: if it ends on 13 while pirates wait."""
    ports: list[float]
    """By letter: for each peso that it pays."""
    yards: list[float]
    repairs: float
    """For each peso of repairs."""

    def expects(self, chances: Prospect) -> float:
        """The mean, in pesos."""
        mean: float = (
            sum(map(mul, self.pays, chances.pays))
            + sum(map(mul, self.docks, chances.docks))
            + sum(map(mul, self.thirteen, chances.thirteen))
            + sum(map(mul, self.ports, chances.ports))
            + sum(map(mul, self.yards, chances.yards))
            + self.repairs * chances.repairs
        )
        return mean


def stake_of(state: State, seat: int) -> Stake:
    """The stake of a seat by the accomplices as they stand, and by its shares."""
    spots, wares, gains = state.spots, LOADS[state.ashore], _gains(state, seat)
    rivalry = -RIVALRY / (state.players - 1)
    # By who stands there: for oneself, for a rival, for nobody.
    weight = [rivalry] * state.players + [0.0]
    weight[seat] = 1.0
    pirates = [weight[pirate] for pirate in spots[CAPTAIN : SECOND + 1] if pirate != NOBODY]
    loot = sum(pirates) / len(pirates) if pirates else 0.0
    pays = []
    for ware in wares:
        aboard = [weight[other] for other in spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1] if other != NOBODY]
        pays.append(PROFIT[ware] * sum(aboard) / len(aboard) if aboard else 0.0)
    return Stake(
        pays=pays,
        docks=[gains[ware] for ware in wares],
        thirteen=[PROFIT[ware] * loot for ware in wares],
        ports=[weight[other] for other in spots[PORT : PORT + 3]],
        yards=[weight[other] for other in spots[YARD : YARD + 3]],
        repairs=-weight[spots[INSURANCE]],
    )


def _gains(state: State, seat: int) -> tuple[float, ...]:
    """By ware: what a rise of it is worth to a seat."""
    base = 4 * seat
    first, second, third, fourth = rises(tuple(state.market))
    free, pledged = state.free, state.pledged
    return (
        first * (free[base] + pledged[base]),
        second * (free[base + 1] + pledged[base + 1]),
        third * (free[base + 2] + pledged[base + 2]),
        fourth * (free[base + 3] + pledged[base + 3]),
    )


# -- the office --------------------------------------------------------------------------------------


def office_worth(state: State, seat: int) -> float:
    """What the office is worth to a seat at the most, before its price. The loans that it takes are reckoned in."""
    market = tuple(state.market)
    worth = OFFICE + BARGAIN * _bargain(market, tuple(map(bool, state.supply))) + CONTROL * max(_gains(state, seat))
    ready = state.cash[seat] - RESERVE
    if worth > ready:
        loans = 1 + int((worth - ready) // LOAN)
        worth = max(float(ready), worth - LOAN_COST * loans)
    return min(worth, ceiling(state, seat))


@cache
def _bargain(market: tuple[int, ...], for_sale: tuple[bool, ...]) -> float:
    """What the best share for sale may be expected to gain."""
    final = final_values(market)
    return max((final[ware] - _price(market, ware) for ware in WARES if for_sale[ware]), default=0.0)


def _bid(state: State, seat: int) -> ManilaMove:
    """Open with two thirds of what the office is worth, then raise by a third of what is left: few bids decide."""
    worth = office_worth(state, seat)
    if worth < state.bid + 1:
        return _PASS
    step = 2 * worth / 3 if state.bid == 0 else (worth - state.bid) / 3
    return Bid(state.bid + max(1, int(step)))


def _bids(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    worth, target = office_worth(state, seat), _bid(state, seat)
    if target == _PASS:
        return [worth - move.amount if isinstance(move, Bid) else 0.0 for move in moves]
    return [
        worth - move.amount - abs(move.amount - target.amount)
        if isinstance(move, Bid) and isinstance(target, Bid)
        else -1.0
        for move in moves
    ]


def _price(market: Sequence[int], ware: int) -> int:
    return max(MIN_SHARE_PRICE, MARKET[market[ware]])


def _shares(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    final, gains = final_values(tuple(state.market)), _gains(state, seat)

    def worth(move: Any) -> float:
        ware: Ware | None = move.ware
        if ware is None:
            return 0.0
        price = _price(state.market, ware)
        lacking = price + RESERVE - state.cash[seat]
        loans = -(-lacking // LOAN) if lacking > 0 else 0
        return final[ware] - price - LOAN_COST * loans + gains[ware] / 8

    return [worth(move) for move in moves]


def _loads(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    """Leave ashore what one's own shares gain least by and what carries least."""
    gains = _gains(state, seat)
    return [-gains[move.ware] / 2 - PROFIT[move.ware] / 6 if isinstance(move, Leave) else 0.0 for move in moves]


def _starts(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    gains = _gains(state, seat)
    return [_start(state.ashore, gains, move.starts) if isinstance(move, Launch) else 0.0 for move in moves]


def _start(ashore: int, gains: Sequence[float], starts: tuple[int, int, int]) -> float:
    """Push the wares that one owns, and good loads to go aboard first."""
    chances, wares = prospect(*starts, ROLLS, 1), LOADS[ashore]
    seats = sorted(chances.pays[punt] * PROFIT[wares[punt]] for punt in range(3))
    risen = sum(chances.docks[punt] * gains[wares[punt]] for punt in range(3))
    return risen + seats[2] / 2 + seats[1] / 4


@lru_cache(maxsize=4096)
def _best_start(ashore: int, gains: tuple[float, ...]) -> tuple[int, int, int]:
    return max(STARTS, key=lambda starts: _start(ashore, gains, starts))


# -- accomplices -------------------------------------------------------------------------------------


def _place(state: State, seat: int) -> ManilaMove:
    offers = fares(state, seat)
    worths = _worths(state, seat, offers)
    best = max(worths)
    return offers[worths.index(best)][0] if best > _pass_worth(state) else _PASS


def _places(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    offers = fares(state, seat)
    worths = {move: worth for (move, _), worth in zip(offers, _worths(state, seat, offers), strict=True)}
    return [worths[move] if isinstance(move, Place) else _pass_worth(state) for move in moves]


def _worths(state: State, seat: int, offers: Sequence[Offer]) -> list[float]:
    """What each space earns by itself and by what follows, less its price."""
    cash = state.cash[seat]
    earns = _earnings(state, seat, state.lap == laps(state))
    return [earns[move.space] - price - (LOAN_COST if price > cash else 0) for move, price in offers]


def _pass_worth(state: State) -> float:
    return 0.0 if state.lap == laps(state) else PATIENCE


def laps(state: State) -> int:
    """Placement rounds in a voyage."""
    return 4 if state.players == 3 else 3


def _earnings(state: State, seat: int, last: bool) -> list[float]:
    """By space: what one more accomplice of a seat may expect there, over what he has already. Vacant spaces only."""
    chances, gains = outlook(state), _gains(state, seat)
    to_come = sum(left for other, left in enumerate(state.accomplices) if other != seat and not state.passed[other])
    earns = [0.0] * len(Space)
    loot = boarding = small = large = 0.0
    for punt, ware in enumerate(LOADS[state.ashore]):
        seats = state.spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1]
        free, mine = seats.count(NOBODY), seats.count(seat)
        pays, profit, position = chances.pays[punt], PROFIT[ware], state.position[punt]
        aboard = len(seats) - free
        loot += chances.thirteen[punt] * profit
        if free and position <= ROUTE_END:
            count = aboard + 1 + min(free - 1, FOLLOWERS * to_come * pays)
            earns[ware] = pays * profit * ((mine + 1) / count - (mine / (count - 1) if mine else 0.0))
            if state.rolls < ROLLS - 1:
                boarding += fate_from(position, ROLLS - 1 - state.rolls).thirteen * profit / (aboard + 1)
        stake = gains[ware] + (profit * mine / aboard if mine else 0.0)
        if not stake:
            continue
        if last:
            now = fate_from(position, 1).port
            small = max(small, stake * (fate_from(min(position + 1, HOME), 1).port - now))
            large = max(large, stake * (fate_from(min(position + 2, HOME), 1).port - now))
        else:
            docks = chances.docks[punt]
            small = max(small, HELM_EARLY * stake / DIE * 4 * docks * (1 - docks))
            large = 2 * small
    earns[Space.PORT_A : Space.PORT_C + 1] = chances.ports
    earns[Space.YARD_A : Space.YARD_C + 1] = chances.yards
    captain = state.spots[CAPTAIN]
    if captain == NOBODY:
        earns[Space.PIRATE] = loot + boarding
    else:
        # The captain's own second halves his loot: it only keeps others away.
        earns[Space.PIRATE] = (0.0 if captain == seat else loot / 2) + boarding / 2
    earns[Space.PILOT_SMALL], earns[Space.PILOT_LARGE] = small, large
    earns[Space.INSURANCE] = -chances.repairs
    return earns


# -- pirates, pilots, plunder ------------------------------------------------------------------------


def _boards(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    """Compare a seat aboard with what waiting for the last roll may bring."""
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


def _pilots(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    """Move the punts to where one's own accomplices and shares fare best."""
    raid, wares, stake = _raid(state), LOADS[state.ashore], stake_of(state, seat)

    def worth(move: Any) -> float:
        positions = state.position[:]
        for ware, step in move.steps:
            punt = wares.index(ware)
            positions[punt] = min(positions[punt] + step, HOME)
        chances = prospect(*positions, ROLLS - state.rolls, raid)
        return stake.expects(chances) - (STOP_SHORT if move.steps else 0.0)

    return [worth(move) for move in moves]


def _plunders(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    """The destination that is better for one's own shares, letters and insurance: the loot is the pirates' anyway."""
    wares, stake = LOADS[state.ashore], stake_of(state, seat)

    def worth(move: Any) -> float:
        first, second, third = (
            (HOME if move.to_port else 0) if wares[punt] == move.ware else (0 if berth >= FIRST_YARD else position)
            for punt, (berth, position) in enumerate(zip(state.berth, state.position, strict=True))
        )
        return stake.expects(prospect(first, second, third, 0, 2))

    return [worth(move) for move in moves]


def _pledges(state: State, seat: int, moves: Sequence[ManilaMove]) -> list[float]:
    """All pledges cost the same, and which share it was nobody learns."""
    mildest = share_to_pledge(state, seat)
    return [float(move == mildest) for move in moves]


_Scale = Callable[[State, int, Sequence[Any]], list[float]]
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
