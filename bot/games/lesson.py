"""A first game for somebody who has never seen it, written out beforehand: a fixed deal, and a few steps through it.

A lesson is data of its game's package. Nothing of it is stored: what is shown at a step follows from the script alone,
played by the rules themselves. Its texts are in the catalogue, under ``<kind>-lesson-…``: of each step what is said,
what is asked (``-ask``), what is marked in the picture (``-marked``), and of each answer its label and, where it is
not what is asked for, why not (``-why``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from bot.core.presenter import Paint
from bot.core.texts import Texts
from engine.game import AnyGame, Options, Seat
from engine.solo import Deed, Solo

LEARNER: Final[Seat] = 0
"""The seat of whoever learns."""

Show: TypeAlias = Literal["table", "hand"]
"""Which picture a step shows: what all see, or what the learner alone holds."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One thing to press at a step."""

    word: str
    """Stands in ids and in the keys of texts: small letters and digits."""
    code: str | None = None
    """The move that it is. ``None`` for the answer to a question, and for "go on"."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to understand, with one thing to press."""

    name: str
    mark: str
    """What is marked in the picture: a word that the lesson's ``paint`` knows."""
    right: str = ""
    """The answer that leads on; none at the last step."""
    answers: tuple[Answer, ...] = ()
    """In the order in which they are offered; at most five."""
    before: tuple[Deed, ...] = ()
    """What others have done since the step before."""
    show: Show = "table"

    @property
    def code(self) -> str | None:
        """The move of the right answer."""
        return next((answer.code for answer in self.answers if answer.word == self.right), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A script of a game, cut into steps. The last one asks nothing."""

    game: AnyGame
    seats: int
    seed: str
    steps: tuple[LessonStep, ...]
    paint: Callable[[Any, tuple[str, ...], Texts, Show, str], Paint]
    """The picture of a view of the learner's: names by seat, texts, which picture, and what to mark in it."""
    options: Options | None = None
    """House rules; ``None`` for those that are played unless a table agrees on others."""

    def deeds(self, number: int) -> tuple[Deed, ...]:
        """All moves before step ``number`` is shown, the learner's right answers among them."""
        made: list[Deed] = []
        for step in self.steps[:number]:
            made += step.before
            if step.code is not None:
                made.append((LEARNER, step.code))
        return (*made, *self.steps[number].before)

    def view(self, number: int) -> Any:
        """What the learner sees at a step. Raises ``GameError`` where the script does not fit the rules."""
        options = self.options or self.game.options_type()
        return Solo(self.game, self.seats, options, self.seed, self.deeds(number)).view(LEARNER)
