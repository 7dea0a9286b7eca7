"""The words, choices and the one picture of Pig. Every text is a message of ``locale/en/pig.ftl``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from PIL import Image

from bot.core.presenter import Buttons, Choice, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.advice import Unit
from bot.games.plain import PlainPresenter
from engine.game import Standing
from pig.game import Act, Happened, PigView
from render import theme
from render.canvas import Canvas
from render.chart import FOOT, Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.names import initials, readable_names
from render.sprites import badge

ROW = 92


class PigPresenter(PlainPresenter):
    """See ``bot.core.presenter.Presenter`` for what each gives."""

    kind: ClassVar[str] = "pig"
    practice_seats: ClassVar[int] = 3
    unit: ClassVar[Unit] = "points"

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def heading(self, view: PigView, cast: PlayerNames) -> str:  # noqa: ARG002 - names nobody
        return self._texts("pig-heading", target=view.position.target)

    def turn(self, view: PigView, cast: PlayerNames) -> str:
        return self._texts("pig-turn", name=cast.mentions[view.to_act[0]], pot=view.position.pot) if view.to_act else ""

    def lines(self, events: Sequence[Any], cast: PlayerNames) -> list[str]:
        told = (event for event in events if isinstance(event, Happened))
        return [self._texts("pig-told", name=cast.marked[e.seat], die=e.die, points=e.points) for e in told]

    def prompt(self, view: PigView, moves: Sequence[Act], cast: PlayerNames, *, advised: bool = False) -> Prompt:  # noqa: ARG002
        choices = [Choice(m.code, self._texts("pig-choose", move=m.code, pot=view.position.pot)) for m in moves]
        return Prompt("", (Buttons(tuple(choices)),) if choices else ())

    def board(self, view: PigView, cast: PlayerNames, before: Any, moves: Sequence[Act] = ()) -> Scores:  # noqa: ARG002
        return Scores(view, cast.plain, self._texts)

    def alt(self, view: PigView, cast: PlayerNames) -> str:
        points = zip(cast.plain, view.position.scores, strict=True)
        told = ", ".join(self._texts("pig-points", name=name, points=score) for name, score in points)
        return self._texts("pig-alt", scores=told, pot=view.position.pot)

    def result(self, view: PigView, standing: Standing, cast: PlayerNames) -> str:
        return self._texts("pig-result", name=cast.marked[standing.winners[0]], scores=self.text_board(view, cast))

    def chapter(self, view: PigView) -> str:
        return self._texts("pig-chapter", round=1 + view.position.turn // len(view.position.scores))

    def explain(self, view: PigView) -> str:
        return self._texts("pig-explain", target=view.position.target)

    def rules_pages(self) -> Sequence[str]:
        return [self._texts("pig-rules")]


@dataclass(frozen=True, slots=True)
class Scores:
    """The picture: everybody's points, with the pot of whose turn it is. A value: drawn when it is called."""

    view: PigView
    names: tuple[str, ...]
    texts: Texts

    def __call__(self) -> Picture:
        score, canvas = self.view.position, Canvas.on(_sheet(len(self.names)))
        canvas.initials = initials(self.names)
        for seat, name in enumerate(readable_names(self.names, self.texts)):
            y = 70 + ROW * seat
            badge(canvas, seat, (84, y), 72)
            canvas.text((144, y), name, 42, face=Typeface.SEMIBOLD, room=560, least=34)
            pot = f"+ {score.pot}   " if seat in self.view.to_act and score.pot else ""
            canvas.text((1130, y), f"{pot}{score.scores[seat]}", theme.HUGE, face=Typeface.BOLD, anchor="r")
        return encode(canvas.image, "pig")


@lru_cache
def _sheet(seats: int) -> Image.Image:
    sheet = Sheet(theme.WIDTH, 50 + ROW * seats + FOOT)
    sheet.label((24, 22, 1176, 34 + ROW * seats))
    sheet.frame()
    return sheet.finish()
