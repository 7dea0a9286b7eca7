"""The daily challenge of Manila: one voyage, from auction to payout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.daily import ME, Deal, Mark
from engine.game import Event
from engine.manila.ai.heuristic import HeuristicPlayer
from engine.manila.ai.nature import FIRST, STEADY
from engine.manila.board import ACCOMPLICES, REDEEM, Space, Ware
from engine.manila.events import Paid, Placed, RepairsPaid, VoyageBegan
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.view import ManilaView, Phase

SEATS: Final = 4
_PILOTS: Final = (Space.PILOT_SMALL, Space.PILOT_LARGE)
_WARES: Final = (Space.NUTMEG, Space.SILK, Space.GINSENG, Space.JADE)


def _over(view: ManilaView) -> bool:
    """Return whether the challenge is over: the voyage is paid."""
    return view.voyage > 1 or view.phase is Phase.OVER


def _score(view: ManilaView) -> int:
    """Return the fortune at the end in pesos, less the cost of pledges."""
    hand = view.hand
    cash = view.cash[ME]
    assert hand is not None  # a player's own view
    assert cash is not None
    shares = sum(value * count for value, count in zip(view.market, hand.shares, strict=True))
    return cash + shares - REDEEM * sum(hand.pledged)


@dataclass(slots=True)
class _Accomplice:
    space: Space
    earned: int
    paid: bool = False
    """Whether the bank has paid this one."""


def _marks(events: Sequence[Event], _view: ManilaView) -> tuple[Mark, ...]:
    """Return whether each accomplice brought more than it cost.

    Pilots and unplaced accomplices are never paid: they count as even.
    """
    sent: list[_Accomplice] = []
    for event in events:
        match event:
            case Placed(seat=seat, space=space, paid=paid) if seat == ME:
                sent.append(_Accomplice(space, -paid))
            case Paid(seat=seat) if seat == ME:
                _earn(sent, event)
            case RepairsPaid(seat=seat, amount=amount) if seat == ME:
                for one in sent:
                    one.earned -= amount if one.space is Space.INSURANCE else 0
    marks: list[Mark] = [_mark(one) for one in sent]
    marks += ["even"] * (ACCOMPLICES[SEATS] - len(marks))
    return tuple(marks)


def _earn(sent: Sequence[_Accomplice], pay: Paid) -> None:
    """Add a payment to the accomplice that it is for."""
    for one in sent:
        if not one.paid and _earned_by(one.space, pay):
            one.earned += pay.amount
            one.paid = one.space is not Space.PIRATE  # a pirate may be paid for several punts
            return


def _earned_by(space: Space, pay: Paid) -> bool:
    if pay.reason == "port":
        return space is Space(Space.PORT_A + (pay.letter or 0))
    if pay.reason == "yard":
        return space is Space(Space.YARD_A + (pay.letter or 0))
    aboard = space in _WARES and pay.reason == "cargo" and Ware(space) is pay.ware
    return aboard or space is Space.PIRATE


def _mark(one: _Accomplice) -> Mark:
    if one.space in _PILOTS or one.earned == 0:
        return "even"
    return "gain" if one.earned > 0 else "loss"


DAILY: Final = Deal(
    MANILA,
    SEATS,
    ManilaOptions(),
    level="steady",
    editions={1: HeuristicPlayer(nature=FIRST), 2: HeuristicPlayer(), 3: HeuristicPlayer(nature=STEADY)},
    best="expert",
    over=_over,
    score=_score,
    marks=_marks,
    beyond=(VoyageBegan,),
)
"""One voyage with four merchants."""
