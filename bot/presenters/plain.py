"""What a game whose pictures stand still need not say: the defaults of ``bot.presenters.base.Presenter``.

A presenter that inherits from this says what its game has more of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.presenters.advice import Advising
from bot.presenters.base import Cast, Illustration, Paint
from engine.game import Event
from engine.log import GameLog


class PlainPresenter(Advising):
    """Nothing moves, nothing has to be counted, and the last view tells the whole game."""

    kind: ClassVar[str]
    practice_seats: ClassVar[int]
    offers_odds: ClassVar[bool] = False
    moves_pictures: ClassVar[bool] = False
    looks_back: ClassVar[bool] = True

    def prepare(self) -> None:
        """Nothing is drawn ahead."""

    def motion(
        self,
        view: Any,  # noqa: ARG002 - for games in which something moves
        cast: Cast,  # noqa: ARG002
        before: Any,  # noqa: ARG002
        events: Sequence[Event],  # noqa: ARG002
        moves: Sequence[Any] = (),  # noqa: ARG002
    ) -> Paint | None:
        """Nothing moves."""
        return None

    def chronicle(self, log: GameLog) -> Any:  # noqa: ARG002 - for games whose end does not tell their course
        """The last view tells how the game went."""
        return None

    def film(self, views: Sequence[Any], cast: Cast) -> Paint | None:  # noqa: ARG002 - for games with an animation
        """There is none."""
        return None

    def odds(self, view: Any, cast: Cast) -> str:  # noqa: ARG002 - for games that offer odds
        """Not offered."""
        return ""

    def rules_picture(self, page: int) -> Illustration | None:  # noqa: ARG002 - for games with illustrated rules
        """No page has one."""
        return None
