"""Premoves of a ``TableGame``: any move, for any later decision.

A premove is played if it is legal by then. Its code starts with the decision of its seat that it is meant for, counted
from 0 at the start, as in ``4.bid:3:5``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Generic, TypeVar

from engine.game import BadCode, Reason, own_seat
from engine.table_rules import TableMove, TableRules, TableState, TableView

S = TypeVar("S", bound=TableState)

_CODE: Final = re.compile(r"(0|[1-9][0-9]{0,5})\.(.+)")


def split(order: str) -> tuple[int, str]:
    """Return a premove's decision and its move's code, or raise ``BadCode``."""
    if (found := _CODE.fullmatch(order)) is None:
        raise BadCode(f"no such order: {order!r}")
    return int(found[1]), found[2]


@dataclass(frozen=True, slots=True)
class TablePremoves(Generic[S]):
    """The premoves of a ``TableGame``; see ``engine.game.PremoveRules``."""

    game: TableRules[S, Any]

    def offered(self, view: TableView[S], standing: Sequence[str]) -> Sequence[str]:
        """Return premoves for the first coming decision that has none."""
        if view.seat is None or not view.to_act or not view.state.plays(view.seat):
            return ()
        taken = {number for number, _ in map(split, standing)}
        first = view.turns[view.seat] + (view.seat in view.to_act)
        number = next(number for number in count(first) if number not in taken)
        moves = (move for move in self.game.all_moves if self.game.refused(view.state, view.seat, move) is None)
        return tuple(f"{number}.{move.code}" for move in moves)

    def over(self, view: TableView[S], order: str) -> bool:
        """Return whether the premove's decision has passed or never comes."""
        number, _ = self._parsed(order)
        seat = own_seat(view)
        return not view.to_act or number < view.turns[seat] or not view.state.plays(seat)

    def judge(self, view: TableView[S], order: str) -> TableMove | Reason | None:
        """Return the move, or why it is not legal."""
        number, move = self._parsed(order)
        seat = own_seat(view)
        if seat not in view.to_act or number != view.turns[seat]:
            return None
        return self.game.refused(view.state, seat, move) or move

    def _parsed(self, order: str) -> tuple[int, TableMove]:
        number, code = split(order)
        return number, self.game.parse(code)
