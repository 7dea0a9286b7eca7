"""Its words, and a picture with nothing on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PIL import Image

from bot.core.presenter import Buttons, Choice, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.advice import Unit
from bot.games.plain import PlainPresenter
from engine.game import Standing
from render.encode import Picture, encode
from tests.engine.toy import FingersView, Show


@dataclass(frozen=True, slots=True)
class Blank:
    """A picture."""

    def __call__(self) -> Picture:
        return encode(Image.new("RGB", (8, 8)), "fingers")


class GuestPresenter(PlainPresenter):
    kind: ClassVar[str] = "fingers"
    practice_seats: ClassVar[int] = 2
    unit: ClassVar[Unit] = "points"

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def heading(self, view: FingersView, cast: PlayerNames) -> str:
        return self._texts("fingers-heading", round=view.ply + 1)

    def turn(self, view: FingersView, cast: PlayerNames) -> str:
        return ""

    def lines(self, events: Sequence[Any], cast: PlayerNames) -> list[str]:
        return []

    def prompt(self, view: FingersView, moves: Sequence[Show], cast: PlayerNames, *, advised: bool = False) -> Prompt:
        choices = tuple(Choice(move.code, str(move.fingers)) for move in moves)
        return Prompt("", (Buttons(choices),) if choices else ())

    def board(self, view: FingersView, cast: PlayerNames, before: Any, moves: Sequence[Show] = ()) -> Blank:
        return Blank()

    def alt(self, view: FingersView, cast: PlayerNames) -> str:
        return self.heading(view, cast)

    def result(self, view: FingersView, standing: Standing, cast: PlayerNames) -> str:
        return self.heading(view, cast)

    def chapter(self, view: FingersView) -> str:
        return self.heading(view, PlayerNames((), (), ()))

    def explain(self, view: FingersView) -> str:
        return self._texts("fingers-rules")

    def rules_pages(self) -> Sequence[str]:
        return [self._texts("fingers-rules")]
