"""Plain plans for Manila. No bids and no shares, and for the rest what is offered first, where nothing else is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.manila.board import LETTER_PAYS, MIN_SHARE_PRICE, PROFIT, Space
from engine.manila.moves import Bid, Buy, ManilaMove, Pass, Place
from engine.manila.odds import Outlook
from engine.manila.view import ManilaView, Phase
from tests.engine.plan import Plan, first, last

Taste = Callable[[ManilaView, Space], float]
"""How gladly an accomplice is sent to a space; below 0 nobody is."""

RAID: Final = 0.5
"""The chance that pirates come."""


Liking = Callable[[ManilaView, ManilaMove], int]
"""How gladly a share is bought; below 0 none is."""


def _placing(
    taste: Taste, most: int = 0, buys: Liking | None = None
) -> Callable[[ManilaView, Sequence[ManilaMove]], ManilaMove]:
    """Goes where the taste says, bids a peso more up to a limit, and buys the share that it likes best, or none."""

    def pick(view: ManilaView, moves: Sequence[ManilaMove]) -> ManilaMove:
        if view.phase is Phase.AUCTION:
            bid = min((move for move in moves if isinstance(move, Bid)), key=lambda move: move.amount, default=None)
            return bid if bid is not None and bid.amount <= most else moves[-1]
        if view.phase is Phase.BUY:
            return max(moves, key=lambda move: buys(view, move)) if buys else Buy(None)
        if view.phase is Phase.PLACE:
            return max(moves, key=lambda move: taste(view, move.space) if isinstance(move, Place) else -0.5)
        return moves[0]

    return pick


def _value(view: ManilaView, move: ManilaMove) -> int:
    return view.market[move.ware] if isinstance(move, Buy) and move.ware is not None else -1


def _held(view: ManilaView, move: ManilaMove) -> int:
    """How many one holds, if the cash pays for another."""
    if not isinstance(move, Buy) or move.ware is None:
        return 0
    seat = view.seat or 0
    price = max(MIN_SHARE_PRICE, view.market[move.ware])
    return -1 if view.hand is None or price > (view.cash[seat] or 0) else 1 + view.hand.shares[move.ware]


def _pays(view: ManilaView, space: Space) -> float:
    """What is paid there on average."""
    return Outlook.of(view, RAID).earns(space)


def _profit(view: ManilaView, space: Space) -> float:
    """What is paid there on average, less the price."""
    return _pays(view, space) - (view.fee(space) or 0)


def _ratio(view: ManilaView, space: Space) -> float:
    """What is paid for each peso spent, less that peso."""
    fee = view.fee(space) or 0
    return _pays(view, space) / fee - 1 if fee > 0 else _pays(view, space) - fee


def _whole(view: ManilaView, space: Space) -> float:
    """What is paid there if all goes well; what pirates get is anybody's guess."""
    if space is Space.PIRATE:
        return 18
    if space > Space.YARD_C:
        return 0
    letter = (space - Space.PORT_A) % len(LETTER_PAYS)
    aboard = next((punt.aboard for punt in view.punts if punt.ware.value == space.value), ())
    return LETTER_PAYS[letter] if space > Space.JADE else PROFIT[space] / (1 + sum(seat is not None for seat in aboard))


def _sure(view: ManilaView, space: Space) -> float:
    """The chance to be paid; the insurer's money is certain."""
    return 2 if space is Space.INSURANCE else _pays(view, space) / _whole(view, space) if space <= Space.YARD_C else -1


def _harm(view: ManilaView, space: Space) -> float:
    """Where one gains by the losses of others, and then by the profit."""
    bad = (Space.PIRATE, Space.PILOT_LARGE, Space.PILOT_SMALL, Space.YARD_A, Space.YARD_B, Space.YARD_C)
    return 100 - bad.index(space) if space in bad else _profit(view, space)


def _insured(view: ManilaView, space: Space) -> float:
    """The insurance, then by the profit."""
    return 100 if space is Space.INSURANCE else _profit(view, space)


def _seats(view: ManilaView, space: Space) -> float:
    """Punts alone, by the profit."""
    return _profit(view, space) if space <= Space.JADE else -1


def _room(view: ManilaView, space: Space) -> float:
    """The punt with most room: nobody to share with."""
    return _punt(view, space, lambda number: view.punts[number].aboard.count(None))


def _cheap(view: ManilaView, space: Space) -> float:
    return 20 - (view.fee(space) or 0)


def _punt(view: ManilaView, space: Space, liking: Callable[[int], float]) -> float:
    """How much a punt is liked by its number. No other space is."""
    return next((liking(number) for number, punt in enumerate(view.punts) if punt.ware.value == space), -1)


def _leading(view: ManilaView, space: Space) -> float:
    """The punt that is farthest on its way."""
    return _punt(view, space, lambda number: view.punts[number].position)


def _crowd(view: ManilaView, space: Space) -> float:
    """Where most have gone aboard: they will know why."""
    return _punt(view, space, lambda number: sum(seat is not None for seat in view.punts[number].aboard))


def _dearest(view: ManilaView, space: Space) -> float:
    """The richest load."""
    return _punt(view, space, lambda number: PROFIT[view.punts[number].ware])


def _order(*spaces: Space) -> Taste:
    """These spaces, the first before the second, and no others."""
    return lambda _view, space: len(spaces) - spaces.index(space) if space in spaces else -1


_PORTS: Final = _order(Space.PORT_A, Space.PORT_B, Space.PORT_C)
_YARDS: Final = _order(Space.YARD_A, Space.YARD_B, Space.YARD_C)
_PIRATE: Final = _order(Space.PIRATE)
_CREW: Final = _order(Space.JADE, Space.SILK, Space.NUTMEG, Space.GINSENG)
_INSURED_CREW: Final = _order(Space.INSURANCE, Space.JADE, Space.SILK, Space.NUTMEG, Space.GINSENG)
_INSURER: Final = _order(Space.INSURANCE, Space.PORT_A)


def _ashore(_view: ManilaView, moves: Sequence[ManilaMove]) -> ManilaMove:
    """Pass whatever can be passed."""
    return next((move for move in moves if isinstance(move, Pass)), moves[0])


PLANS: Final[Mapping[str, Plan]] = {
    "first": Plan(first, blind=True),
    "last": Plan(last, blind=True),
    "ashore": Plan(_ashore, blind=True),
    "ports": Plan(_placing(_PORTS), blind=True),
    "yards": Plan(_placing(_YARDS), blind=True),
    "pirate": Plan(_placing(_PIRATE), blind=True),
    "insurer": Plan(_placing(_INSURER), blind=True),
    "dearest": Plan(_placing(_dearest), blind=True),
    "crew": Plan(_placing(_CREW), blind=True),
    "crew-and-office": Plan(_placing(_CREW, 8, _value), blind=True),
    "insured-crew": Plan(_placing(_INSURED_CREW), blind=True),
    "cheapest": Plan(_placing(_cheap)),
    "pays": Plan(_placing(_pays)),
    "profit": Plan(_placing(_profit)),
    "profit-and-office": Plan(_placing(_profit, 12, _value)),
    "impatient": Plan(_placing(_leading)),
    "crowd": Plan(_placing(_crowd)),
    "office": Plan(_placing(_pays, 99, _value)),
    "investor": Plan(_placing(_profit, 15, _held)),
    "seats": Plan(_placing(_seats)),
    "thrifty": Plan(_placing(_ratio)),
    "greedy": Plan(_placing(_whole)),
    "timid": Plan(_placing(_sure)),
    "cynical": Plan(_placing(_harm)),
    "insured": Plan(_placing(_insured)),
    "room": Plan(_placing(_room)),
}
"""By name."""
