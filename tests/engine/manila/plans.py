"""Plain plans for Manila. No bids and no shares, and for the rest what is offered first, where nothing else is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.manila.board import PROFIT, Space
from engine.manila.moves import Bid, Buy, ManilaMove, Pass, Place
from engine.manila.odds import Outlook
from engine.manila.view import ManilaView, Phase
from tests.engine.plan import Plan, first, last

Taste = Callable[[ManilaView, Space], float]
"""How gladly an accomplice is sent to a space; below 0 nobody is."""

RAID: Final = 0.5
"""The chance that pirates come."""


def _placing(
    taste: Taste, most: int = 0, *, buys: bool = False
) -> Callable[[ManilaView, Sequence[ManilaMove]], ManilaMove]:
    """Goes where the taste says, bids a peso more up to a limit, and buys the share that is dearest, or none."""

    def pick(view: ManilaView, moves: Sequence[ManilaMove]) -> ManilaMove:
        if view.phase is Phase.AUCTION:
            bid = min((move for move in moves if isinstance(move, Bid)), key=lambda move: move.amount, default=None)
            return bid if bid is not None and bid.amount <= most else moves[-1]
        if view.phase is Phase.BUY:
            return max(moves, key=lambda move: _value(view, move)) if buys else Buy(None)
        if view.phase is Phase.PLACE:
            return max(moves, key=lambda move: taste(view, move.space) if isinstance(move, Place) else -0.5)
        return moves[0]

    return pick


def _value(view: ManilaView, move: ManilaMove) -> int:
    return view.market[move.ware] if isinstance(move, Buy) and move.ware is not None else -1


def _pays(view: ManilaView, space: Space) -> float:
    """What is paid there on average."""
    return Outlook.of(view, RAID).earns(space)


def _profit(view: ManilaView, space: Space) -> float:
    """What is paid there on average, less the price."""
    return _pays(view, space) - (view.fee(space) or 0)


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
    "cheapest": Plan(_placing(_cheap)),
    "pays": Plan(_placing(_pays)),
    "profit": Plan(_placing(_profit)),
    "profit-and-office": Plan(_placing(_profit, 12, buys=True)),
    "impatient": Plan(_placing(_leading)),
    "crowd": Plan(_placing(_crowd)),
    "office": Plan(_placing(_pays, 99, buys=True)),
}
"""By name."""
