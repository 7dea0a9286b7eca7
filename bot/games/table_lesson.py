"""The lesson of a ``TableGame``: a game scripted as moves.

The learner's own moves are the questions. Its texts are those of any lesson (``bot/games/lesson.py``). Steps are
numbered from 1; an answer's name is the code of its move without colons. So ``bid:3:5`` in step 2 of ``dice`` is
``dice-lesson-2-bid35``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.core.presenter import Paint, PlayerNames
from bot.core.texts import Texts
from bot.games.lesson import LEARNER, Answer, Lesson, LessonStep, Show
from bot.games.table_presenter import TablePresenter
from engine.solo import Deed, Solo

ANSWERS: Final = 3


@dataclass(frozen=True, slots=True)
class Script:
    seed: str
    moves: str
    seats: int = 2


def lesson_of(presenter: type[TablePresenter], script: Script) -> Lesson:
    """Return the lesson; ``GameError`` if the script doesn't fit the rules."""
    paint = partial(_paint, presenter)
    return Lesson(presenter.game, script.seats, script.seed, tuple(_steps(presenter, script)), paint)


def _steps(presenter: type[TablePresenter], script: Script) -> Iterator[LessonStep]:
    """Yield a step for each choice of the learner, and one for the end."""
    game, before, number = presenter.game, list[Deed](), 0
    solo = Solo(game, script.seats, game.options_type(), script.seed)
    for code in script.moves.split():
        seat = solo.to_act[0]
        offered = [move.code for move in solo.moves(seat)]
        solo.play(seat, game.parse(code))
        if seat != LEARNER or len(offered) == 1:
            before.append((seat, code))
            continue
        number += 1
        others = [other for other in offered if other != code][: ANSWERS - 1]
        answers = tuple(Answer(_word(each), each) for each in offered if each in (code, *others))
        yield LessonStep(str(number), "", _word(code), answers, tuple(before))
        before = []
    yield LessonStep("end", "", before=tuple(before))


def _word(code: str) -> str:
    return code.replace(":", "")


def _paint(
    presenter: type[TablePresenter],
    view: Any,
    names: tuple[str, ...],
    texts: Texts,
    show: Show,  # noqa: ARG001 - as in Lesson: there is one picture, and nothing in it is marked
    mark: str,  # noqa: ARG001
) -> Paint:
    return presenter(texts).board(view, PlayerNames(names, names, names), None)
