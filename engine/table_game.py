"""Games written as a few functions of frozen states, open or with secrets.

A ``TableGame`` turns them into the whole contract of ``engine.game.Game``. A game that is searched a thousand times a
second fulfills it by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, TypeVar

from engine.game import SUBSTITUTE, AnyPlayer, Options
from engine.player import RandomPlayer
from engine.search.flat import SearchPlayer
from engine.table_players import TableGuide, UsualPlayer
from engine.table_premoves import TablePremoves
from engine.table_rules import (
    BySeat,
    Playing,
    Roller,
    TableEvent,
    TableMove,
    TableRules,
    TableState,
    TableView,
    Unseen,
    unseen,
)

__all__ = [
    "BySeat",
    "Playing",
    "Roller",
    "TableEvent",
    "TableGame",
    "TableMove",
    "TableState",
    "TableView",
    "Unseen",
    "unseen",
]

ROLLOUTS: Final[Mapping[str, int]] = {"steady": 16, "expert": 48}
"""Simulations of a decision by level, for those that search."""
CARELESS: Final = 0.4
"""The share of its moves that the weakest level makes at random."""

S = TypeVar("S", bound=TableState)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the contract


class TableGame(TableRules[S, O]):
    """A base for games given by ``deal``, ``refused``, ``after`` and ``ranks``."""

    @cached_property
    def orders(self) -> TablePremoves[S]:
        """The premoves: any move, for any later decision of the seat."""
        return TablePremoves(self)

    @cached_property
    def guide(self) -> TableGuide[S] | None:
        """The search guide, if the game defines ``usual``."""
        return None if type(self).usual is TableGame.usual else TableGuide(self)

    @property
    def players(self) -> Mapping[str, AnyPlayer]:
        """By level, weakest first: random, usual, and searches of increasing budget."""
        return self._players

    @cached_property
    def _players(self) -> Mapping[str, AnyPlayer]:
        if self.guide is None:
            return {SUBSTITUTE: RandomPlayer()}
        quick = {"easy": UsualPlayer(self, CARELESS), SUBSTITUTE: UsualPlayer(self)}
        return {**quick, **{name: SearchPlayer(self, self.guide, budget) for name, budget in ROLLOUTS.items()}}
