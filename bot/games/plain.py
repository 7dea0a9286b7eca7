"""Default implementations of the presenter contract.

A presenter that inherits from this overrides what its game has more of.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from PIL import Image

from bot.core.presenter import Caution, Illustration, Paint, Panel, PlayerNames, Prompt
from bot.games.advice import Advising
from engine.game import Event, Standing
from engine.log import GameLog
from render import theme
from render.lobby import Emblem
from render.sprites import man


class PlainPresenter(Advising):
    """A presenter without animations or hands, whose board shows everything."""

    kind: ClassVar[str]
    practice_seats: ClassVar[int]
    offers_odds: ClassVar[bool] = False
    holds_cards: ClassVar[bool] = False
    deals_cards: ClassVar[bool] = False
    moves_pictures: ClassVar[bool] = False
    looks_back: ClassVar[bool] = True

    @abstractmethod
    def board(self, view: Any, cast: PlayerNames, before: Any | None, moves: Sequence[Any] = ()) -> Paint: ...

    @abstractmethod
    def alt(self, view: Any, cast: PlayerNames) -> str: ...

    @property
    def emblem(self) -> Emblem:
        return _piece

    def prepare(self) -> None:
        """Draw nothing ahead."""

    def turned_over(self, events: Sequence[Event]) -> Collection[int]:
        return ()

    def motion(
        self, view: Any, cast: PlayerNames, before: Any, events: Sequence[Event], moves: Sequence[Any] = ()
    ) -> Paint | None:
        return None

    def further(
        self, view: Any, moves: Sequence[Any], path: str, cast: PlayerNames, *, advised: bool = False
    ) -> Prompt | None:
        return None

    def text_board(self, view: Any, cast: PlayerNames) -> str:
        return self.alt(view, replace(cast, plain=cast.marked))

    def hand(self, view: Any, moves: Sequence[Any], cast: PlayerNames) -> Panel:
        return Panel(self.text_board(view, cast), None, "", Prompt(""))

    def caution(self, view: Any, move: Any, cast: PlayerNames) -> Caution | None:
        return None

    def ordered(self, view: Any, order: str, cast: PlayerNames) -> str:
        return order

    def ahead(self, view: Any, offered: Sequence[str], cast: PlayerNames) -> Prompt:
        return Prompt("")

    def result_board(self, view: Any, standing: Standing, cast: PlayerNames, chronicle: Any | None = None) -> Paint:
        return self.board(view, cast, None)

    def result_alt(self, view: Any, standing: Standing, cast: PlayerNames, chronicle: Any | None = None) -> str:
        return self.alt(view, cast)

    def chronicle(self, log: GameLog) -> Any:
        return None

    def film(self, views: Sequence[Any], cast: PlayerNames, end: Paint) -> Paint | None:
        return None

    def odds(self, view: Any, cast: PlayerNames) -> str:
        return ""

    def rules_picture(self, page: int) -> Illustration | None:
        return None

    def rules_page_for(self, view: Any) -> int:
        return 0


def _piece(height: int) -> Image.Image:
    return man(theme.WOOD, height)
