"""Defaults of ``bot.core.presenter.Presenter`` for a simple game.

With one picture and one page of rules. A presenter that inherits from this overrides what its game has more of.
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
    """A presenter without animations or hands, whose board shows everything.

    Also at the end.
    """

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
        """A player's token."""
        return _piece

    def prepare(self) -> None:
        """Draw nothing ahead."""

    def turned_over(self, events: Sequence[Event]) -> Collection[int]:  # noqa: ARG002 - for games of memory
        """Return no events."""
        return ()

    def motion(
        self,
        view: Any,  # noqa: ARG002 - for games in which something moves
        cast: PlayerNames,  # noqa: ARG002
        before: Any,  # noqa: ARG002
        events: Sequence[Event],  # noqa: ARG002
        moves: Sequence[Any] = (),  # noqa: ARG002
    ) -> Paint | None:
        """Return no animation."""
        return None

    def further(
        self,
        view: Any,  # noqa: ARG002 - for games with choices of two steps
        moves: Sequence[Any],  # noqa: ARG002
        path: str,  # noqa: ARG002
        cast: PlayerNames,  # noqa: ARG002
        *,
        advised: bool = False,  # noqa: ARG002
    ) -> Prompt | None:
        """Return nothing: every choice has one step."""
        return None

    def text_board(self, view: Any, cast: PlayerNames) -> str:
        """Return the alt text, with names escaped for a text."""
        return self.alt(view, replace(cast, plain=cast.marked))

    def hand(self, view: Any, moves: Sequence[Any], cast: PlayerNames) -> Panel:  # noqa: ARG002 - for games with hands
        """Return the board as text: no player holds anything secret."""
        return Panel(self.text_board(view, cast), None, "", Prompt(""))

    def caution(self, view: Any, move: Any, cast: PlayerNames) -> Caution | None:  # noqa: ARG002 - for games with dear moves
        """Return nothing: every move shows its price itself."""
        return None

    def ordered(self, view: Any, order: str, cast: PlayerNames) -> str:  # noqa: ARG002 - for games with orders
        """Return the code: there are no premoves."""
        return order

    def ahead(self, view: Any, offered: Sequence[str], cast: PlayerNames) -> Prompt:  # noqa: ARG002 - for games with orders
        """Return no premoves."""
        return Prompt("")

    def result_board(
        self,
        view: Any,
        standing: Standing,  # noqa: ARG002 - for games with a picture of the end
        cast: PlayerNames,
        chronicle: Any | None = None,  # noqa: ARG002
    ) -> Paint:
        """Return the last board."""
        return self.board(view, cast, None)

    def result_alt(
        self,
        view: Any,
        standing: Standing,  # noqa: ARG002 - for games with a picture of the end
        cast: PlayerNames,
        chronicle: Any | None = None,  # noqa: ARG002
    ) -> str:
        """Return the last board's text alternative."""
        return self.alt(view, cast)

    def chronicle(self, log: GameLog) -> Any:  # noqa: ARG002 - for games whose end does not tell their course
        """Return nothing: the last view shows how the game went."""
        return None

    def film(
        self,
        views: Sequence[Any],  # noqa: ARG002 - for games with an animation
        cast: PlayerNames,  # noqa: ARG002
        end: Paint,  # noqa: ARG002
    ) -> Paint | None:
        """Return no highlights."""
        return None

    def odds(self, view: Any, cast: PlayerNames) -> str:  # noqa: ARG002 - for games that offer odds
        """Return no odds."""
        return ""

    def rules_picture(self, page: int) -> Illustration | None:  # noqa: ARG002 - for games with illustrated rules
        """Return no illustration."""
        return None

    def rules_page_for(self, view: Any) -> int:  # noqa: ARG002 - for games with more than one page
        """Return the first page."""
        return 0


def _piece(height: int) -> Image.Image:
    return man(theme.WOOD, height)
