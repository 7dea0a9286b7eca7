"""Reference players to measure the levels against; none uses instinct.

A level tuned only against its own variants learns to beat only them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from engine.game import Seat
from engine.manila.ai.prospect import Prospect, prospect
from engine.manila.board import MARKET, MIN_SHARE_PRICE, PROFIT, ROLLS, WARES, Space, Ware
from engine.manila.moves import Bid, Board, ManilaMove, Pilot, Place, Pledge, Plunder
from engine.manila.view import Berth, ManilaView, Phase

HOME: Final = 14
NEVER: Final = -99.0
"""An inclination that nothing outweighs."""


class Style(NamedTuple):
    """The preferences of a reference player, in pesos, unless stated otherwise."""

    office: float = 8.0
    """The value of the office by itself."""
    bargain: float = 0.7
    """The fraction of the best share's expected gain that goes into a bid."""
    control: float = 0.3
    """The fraction of the next rise of one's own best ware that goes into a bid."""
    most: float = 40.0
    """The highest bid."""
    purse: float = 0.8
    """The fraction of the cash that may go into a bid."""
    reserve: float = 9.0
    """Cash that is kept to place."""
    hopes: tuple[float, float, float, float] = (11.0, 15.0, 20.0, 27.0)
    """By step: the expected final value of a share."""
    own: float = 1.0
    """The weight of one's own shares in loading, starting and steering."""
    fill: float = 0.3
    """The fraction of a punt's free seats that others are expected to take."""
    patience: float = 1.0
    """The cost of an early pass."""
    crew: tuple[float, float] = (1.0, 0.0)
    """A factor for the expected pay of such a space, and pesos added to it."""
    port: tuple[float, float] = (1.0, 0.0)
    yard: tuple[float, float] = (1.0, 0.0)
    pirate: tuple[float, float] = (1.0, 0.0)
    pilot: tuple[float, float] = (1.0, 0.0)
    insurance: tuple[float, float] = (1.0, 0.0)

    def taste(self, space: Space) -> tuple[float, float]:
        """Return the factor and the pesos to add for a space."""
        if space <= Space.JADE:
            return self.crew
        if space <= Space.PORT_C:
            return self.port
        if space <= Space.YARD_C:
            return self.yard
        if space is Space.PIRATE:
            return self.pirate
        return self.insurance if space is Space.INSURANCE else self.pilot


@dataclass(frozen=True, slots=True)
class ReferencePlayer:
    """A player that values moves by its own expected income and its style."""

    manner: Style

    def choose(self, view: ManilaView, moves: Sequence[ManilaMove], random: Random) -> ManilaMove:
        """Return the most promising move; equal ones at random."""
        choices = [move for move in moves if not move.free] or list(moves)
        if len(choices) == 1:
            return choices[0]
        if view.phase is Phase.AUCTION:
            return self.bid(view, choices)
        worth = self.scale(view)
        ranked = [(worth(move), random.random(), number) for number, move in enumerate(choices)]
        return choices[max(ranked)[2]]

    def scale(self, view: ManilaView) -> Callable[[Any], float]:
        """Return a function that values each move of the open decision."""
        match view.phase:
            case Phase.BUY:
                return lambda move: self.share(view, move.ware)
            case Phase.LOAD:
                return lambda move: -self._cares(view, move.ware) - PROFIT[move.ware] / 10
            case Phase.START:
                return lambda move: self._start(view, move.starts)
            case Phase.PLACE:
                return self.spaces(view)
            case Phase.BOARD:
                return lambda move: _aboard(view, move)
            case Phase.PILOT:
                return lambda move: self._wealth(view, _steered(view, move)) - 0.1 * bool(move.steps)
            case Phase.PLUNDER:
                return lambda move: self._wealth(view, _sent(view, move))
            case _:
                return lambda move: -view.market[move.ware] if isinstance(move, Pledge) else 0.0

    def bid(self, view: ManilaView, moves: Sequence[ManilaMove]) -> ManilaMove:
        """Return a bid of one peso more, or a pass above its limit."""
        bids = [move for move in moves if isinstance(move, Bid)]
        return bids[0] if bids and bids[0].amount <= self.limit(view) else moves[-1]

    def limit(self, view: ManilaView) -> float:
        """Return its highest bid, in pesos."""
        manner, cash = self.manner, _cash(view)
        gains = max((self._gain(view, ware) for ware in WARES if view.supply[ware]), default=0.0)
        worth = manner.office + manner.bargain * max(0.0, gains)
        worth += manner.control * max(self._cares(view, ware) for ware in WARES)
        return min(worth, manner.most, manner.purse * cash)

    def share(self, view: ManilaView, ware: Ware | None) -> float:
        """Return the value of buying a share of a ware, in pesos."""
        if ware is None:
            return 0.0
        short = _price(view, ware) + self.manner.reserve - _cash(view)
        return self._gain(view, ware) - max(0.0, short) / 2

    def _gain(self, view: ManilaView, ware: Ware) -> float:
        return self.manner.hopes[min(MARKET.index(view.market[ware]), 3)] - _price(view, ware)

    def _cares(self, view: ManilaView, ware: Ware) -> float:
        step = MARKET.index(view.market[ware])
        hopes = (*self.manner.hopes, float(MARKET[-1]))
        return self.manner.own * _held(view)[ware] * (hopes[min(step + 1, 4)] - hopes[step])

    def _start(self, view: ManilaView, starts: tuple[int, int, int]) -> float:
        chances = prospect(*starts, ROLLS, 1)
        seats = sorted(chances.pays[punt] * PROFIT[view.punts[punt].ware] for punt in range(3))
        mine = sum(chances.docks[punt] * self._cares(view, view.punts[punt].ware) for punt in range(3))
        return mine + seats[2] / 2

    def spaces(self, view: ManilaView) -> Callable[[ManilaMove], float]:
        """Return a function that values a space less its price, or a pass."""
        chances, cash, manner = _chances(view), _cash(view), self.manner

        def worth(move: ManilaMove) -> float:
            if not isinstance(move, Place):
                return 0.0 if view.lap == view.laps else -manner.patience
            factor, extra = manner.taste(move.space)
            fee = view.fee(move.space) or 0
            paid = min(fee, cash) if view.stowaway else fee
            return factor * self._brings(view, chances, move.space) + extra - paid - (3 if paid > cash else 0)

        return worth

    def _brings(self, view: ManilaView, chances: Prospect, space: Space) -> float:
        if space <= Space.JADE:
            return self._passage(view, chances, space)
        if space <= Space.PORT_C:
            return chances.ports[space - Space.PORT_A]
        if space <= Space.YARD_C:
            return chances.yards[space - Space.YARD_A]
        if space is Space.PIRATE:
            return _loot(view, chances) / (1 + sum(seat is not None for seat in view.pirates))
        if space is Space.INSURANCE:
            return -chances.repairs
        stakes = (
            self._cares(view, punt.ware) + _part(punt.aboard, _seat(view)) * PROFIT[punt.ware] for punt in view.punts
        )
        doubt = max(stake * 4 * docks * (1 - docks) for stake, docks in zip(stakes, chances.docks, strict=True))
        return doubt / 6 * (2 if space is Space.PILOT_LARGE else 1)

    def _passage(self, view: ManilaView, chances: Prospect, space: Space) -> float:
        number = next(number for number, punt in enumerate(view.punts) if punt.ware.value == space.value)
        aboard = view.punts[number].aboard
        there = sum(seat is not None for seat in aboard)
        count = there + 1 + self.manner.fill * (len(aboard) - there - 1)
        mine = aboard.count(_seat(view))
        return chances.pays[number] * PROFIT[space] * ((mine + 1) / count - (mine / there if mine else 0.0))

    def _wealth(self, view: ManilaView, chances: Prospect) -> float:
        seat, total = _seat(view), 0.0
        for number, punt in enumerate(view.punts):
            total += chances.pays[number] * PROFIT[punt.ware] * _part(punt.aboard, seat)
            total += chances.docks[number] * self._cares(view, punt.ware)
        for spots, pays in ((view.ports, chances.ports), (view.yards, chances.yards)):
            total += sum(pay for spot, pay in zip(spots, pays, strict=True) if spot == seat)
        total += _loot(view, chances) * _part(view.pirates, seat)
        return total - (chances.repairs if view.insurance == seat else 0.0)


class Hoarder(ReferencePlayer):
    """A player that collects and promotes the ware it holds most of."""

    __slots__ = ()

    def _cares(self, view: ManilaView, ware: Ware) -> float:
        return 30.0 if ware is _favourite(view) else 0.0

    def share(self, view: ManilaView, ware: Ware | None) -> float:
        return 0.0 if ware is None else 1.0 if ware is _favourite(view) else -1.0

    def limit(self, view: ManilaView) -> float:
        """Return its highest bid: more while shares of its ware are for sale."""
        return min(20.0 if view.supply[_favourite(view)] else 8.0, _cash(view) - 5)


class Imitator(ReferencePlayer):
    """A player that copies the last action of the richest other player."""

    __slots__ = ()

    def limit(self, view: ManilaView) -> float:
        """Return one peso above the richest player's bid, if there is one."""
        offers = [amount for bidder, amount in (*view.beaten, (view.bidder, view.bid)) if bidder == _leader(view)]
        return min(max(offers, default=6) + 1, _cash(view))

    def spaces(self, view: ManilaView) -> Callable[[ManilaMove], float]:
        """Return a function that prefers the leader's kind of space by 6 pesos."""
        count, leader = super().spaces(view), _leader(view)
        crew = {punt.ware.value for punt in view.punts if leader in punt.aboard}
        letters = {Space.PORT_A: view.ports, Space.YARD_A: view.yards, Space.PILOT_SMALL: view.pilots}
        likes = {first + other for first, spots in letters.items() if leader in spots for other in range(len(spots))}
        if leader in view.pirates:
            likes.add(Space.PIRATE)
        return lambda move: count(move) + (6.0 if isinstance(move, Place) and move.space in crew | likes else 0.0)


def _seat(view: ManilaView) -> Seat:
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    return view.seat


def _cash(view: ManilaView) -> int:
    return view.cash[_seat(view)] or 0


def _held(view: ManilaView) -> tuple[int, ...]:
    if view.hand is None:
        raise ValueError("the public has no hand")
    return view.hand.shares


def _price(view: ManilaView, ware: Ware) -> int:
    return max(MIN_SHARE_PRICE, view.market[ware])


def _favourite(view: ManilaView) -> Ware:
    return max(WARES, key=lambda ware: (_held(view)[ware], view.market[ware], ware))


def _leader(view: ManilaView) -> Seat:
    """Return the other player who seems richest, counting a share as 10 pesos."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    return max(others, key=lambda seat: (view.cash[seat] or 0) + 10 * view.shares[seat] - 15 * view.pledged[seat])


def _part(spots: Sequence[Seat | None], seat: Seat) -> float:
    there = sum(spot is not None for spot in spots)
    return spots.count(seat) / there if there else 0.0


def _loot(view: ManilaView, chances: Prospect) -> float:
    return sum(chance * PROFIT[punt.ware] for chance, punt in zip(chances.thirteen, view.punts, strict=True))


def _positions(view: ManilaView) -> list[int]:
    """Return positions by punt: 14 is the port, 0 a wreck after the last roll."""
    return [
        HOME if punt.berth is Berth.PORT else 0 if punt.berth is Berth.YARD else punt.position for punt in view.punts
    ]


def _chances(view: ManilaView, positions: Sequence[int] | None = None) -> Prospect:
    """Return the chances of a voyage, counting pirates who may still come."""
    first, second, third = positions or _positions(view)
    raid = 2 if any(seat is not None for seat in view.pirates) else int(view.phase is Phase.PLACE)
    return prospect(first, second, third, ROLLS - view.rolls, raid)


def _steered(view: ManilaView, move: Pilot) -> Prospect:
    steps = dict(move.steps)
    places = zip(view.punts, _positions(view), strict=True)
    return _chances(view, [min(position + steps.get(punt.ware, 0), HOME) for punt, position in places])


def _sent(view: ManilaView, move: Plunder) -> Prospect:
    places = zip(view.punts, _positions(view), strict=True)
    return _chances(
        view, [(HOME if move.to_port else 0) if punt.ware is move.ware else position for punt, position in places]
    )


def _aboard(view: ManilaView, move: Board) -> float:
    """Return the expected loot of boarding a punt, or of staying on the boat."""
    if move.ware is None:
        return _loot(view, _chances(view)) * _part(view.pirates, _seat(view))
    aboard = next(punt.aboard for punt in view.punts if punt.ware is move.ware)
    there = sum(seat is not None for seat in aboard)
    if move.instead_of is None:
        return PROFIT[move.ware] / (there + 1)
    return 0.0 if aboard[move.instead_of] == view.seat else PROFIT[move.ware] / there


_COUNTER: Final = Style()
_SHUT: Final = (0.0, NEVER)
_EVOLVED: Final = Style(
    office=12.4,
    bargain=0.57,
    control=0.08,
    most=29.0,
    purse=1.0,
    reserve=8.0,
    hopes=(11.7, 16.0, 21.4, 26.8),
    own=0.78,
    fill=0.36,
    patience=1.7,
    crew=(1.22, 1.0),
    port=(1.36, -1.2),
    yard=(0.74, -0.4),
    pirate=(1.11, -0.6),
    pilot=(0.53, 1.2),
    insurance=(0.94, 2.5),
)
"""Found by CMA-ES in some 10,000 games against *steady* and two of the others."""

LEAGUE: Final[Mapping[str, ReferencePlayer]] = {
    "counter": ReferencePlayer(_COUNTER),
    "miser": ReferencePlayer(_COUNTER._replace(most=12.0)),
    "spender": ReferencePlayer(_COUNTER._replace(office=99.0, most=99.0, purse=1.0, reserve=0.0)),
    "sailor": ReferencePlayer(
        _COUNTER._replace(most=15.0, port=_SHUT, yard=_SHUT, pirate=_SHUT, pilot=_SHUT, insurance=_SHUT)
    ),
    "pirate": ReferencePlayer(
        _COUNTER._replace(most=15.0, pirate=(1.0, 30.0), crew=_SHUT, port=_SHUT, yard=_SHUT, insurance=_SHUT)
    ),
    "hoarder": Hoarder(_COUNTER),
    "imitator": Imitator(_COUNTER),
    "evolved": ReferencePlayer(_EVOLVED),
    "banker": ReferencePlayer(_COUNTER._replace(most=18.0, crew=_SHUT, pirate=_SHUT, pilot=_SHUT, reserve=12.0)),
    "patron": ReferencePlayer(_COUNTER._replace(office=2.0, bargain=1.5, own=2.0, pilot=(1.5, 0.0), reserve=3.0)),
}

KEPT: Final = ("banker", "patron")
"""Players that had no part in tuning any level. They show whether a level learned more than its opponents."""
