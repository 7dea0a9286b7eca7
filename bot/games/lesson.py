"""Interactive lessons: a scripted first game for newcomers.

The content of a step follows from the script, played by the rules themselves. Its texts are in the catalog, under
``<kind>-lesson-…``: of each step the text, the question (``-ask``), the mark in the picture (``-marked``), and of each
answer its label and, for wrong ones, the explanation (``-why``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from bot.core.presenter import Paint
from bot.core.texts import Texts
from engine.game import AnyGame, Options, Seat
from engine.solo import Deed, Solo
from render.encode import Picture
from render.paints import picture_of

LEARNER: Final[Seat] = 0

Show: TypeAlias = Literal["table", "hand"]
"""The picture of a step: the public table, or the learner's hand."""
PaintStep: TypeAlias = Callable[[Any, tuple[str, ...], Texts, Show, str], Paint]


@dataclass(frozen=True, slots=True)
class Answer:
    word: str
    """Identifies it in ids and in the keys of texts: small letters and digits."""
    code: str | None = None
    """Its move. ``None`` for the answer to a question, and for "go on"."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: an explanation, a question, and its answers."""

    name: str
    mark: str
    """What is marked in the picture: a name that the lesson's ``paint`` knows."""
    right: str = ""
    """The right answer; none at the last step."""
    answers: tuple[Answer, ...] = ()
    """In the order of display; at most five."""
    before: tuple[Deed, ...] = ()
    """The moves of others since the previous step."""
    show: Show = "table"

    @property
    def code(self) -> str | None:
        return next((answer.code for answer in self.answers if answer.word == self.right), None)


def paint_pointed(table: Callable[..., Picture], hand: Callable[..., Picture]) -> PaintStep:
    """Return a ``paint`` for lessons, from functions that mark part of a picture."""

    def paint(view: Any, names: tuple[str, ...], texts: Texts, show: Show, mark: str) -> Paint:
        return picture_of(hand if show == "hand" else table, view, names, texts, mark)

    return paint


@dataclass(frozen=True, slots=True)
class Lesson:
    """A scripted game, divided into steps; the last one asks nothing."""

    game: AnyGame
    seats: int
    seed: str
    steps: tuple[LessonStep, ...]
    paint: PaintStep
    """Paints a view of the learner's: names by seat, texts, which picture, and what to mark in it."""
    options: Options | None = None
    """House rules; ``None`` for the defaults."""

    def deeds(self, number: int) -> tuple[Deed, ...]:
        """Return all moves before a step, with the right answers for the learner."""
        made: list[Deed] = []
        for step in self.steps[:number]:
            made += step.before
            if step.code is not None:
                made.append((LEARNER, step.code))
        return (*made, *self.steps[number].before)

    def view(self, number: int) -> Any:
        """Return the learner's view; ``GameError`` if the script doesn't fit the rules."""
        options = self.options or self.game.options_type()
        return Solo(self.game, self.seats, options, self.seed, self.deeds(number)).view(LEARNER)
