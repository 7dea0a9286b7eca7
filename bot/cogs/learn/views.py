"""Views of a lesson: one message, from the first step to the last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.core.components import button
from bot.core.ids import Id
from bot.core.layout import MessagePayload, gallery, layout, page, row
from bot.core.limits import TEXT, cut
from bot.core.player_names import marked
from bot.core.presenter import PlayerNames, Presenter
from bot.core.texts import Texts
from bot.games.lesson import Lesson, LessonStep
from bot.tables.presses import RULES
from render.pool import Painter

LEARN: Final = Id("learn:{kind:word}:{step:number}:{word:name}")
"""Its word is that of an answer, or one of these."""
SHOW: Final = "show"
REAL: Final = "real"


@dataclass(frozen=True, slots=True)
class LessonViews:
    """A builder of lesson pages, for each game with a lesson."""

    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter
    lessons: Mapping[str, Lesson]

    def which(self, steps: Mapping[str, int]) -> MessagePayload:
        """Return a menu of games to learn, each at the step the reader reached."""
        text = self.texts
        lines = [text("lesson-which")]
        lines += [text("lesson-which-game", about=text(f"command-{kind}")) for kind in self.lessons]
        ways = [button(LEARN(kind=kind, step=step, word=SHOW), text(f"game-{kind}")) for kind, step in steps.items()]
        return MessagePayload(page(lines, [ways]))

    async def step(self, kind: str, number: int, wrong: str | None = None, *, again: bool = False) -> MessagePayload:
        """Return a step, which explains a ``wrong`` answer or lets one begin ``again``."""
        text, lesson = self.texts, self.lessons[kind]
        step = lesson.steps[number]
        heading = text("lesson-heading", game=text(f"game-{kind}"), step=number + 1, steps=len(lesson.steps))
        explained = text(f"{kind}-lesson-{step.name}")
        if wrong is not None:  # it was read before, and needs less room
            explained = "\n".join(f"-# {line}" for line in explained.splitlines())
        said = [heading, explained]
        if step.answers:
            asked = text(f"{kind}-lesson-{step.name}-ask")
            said.append(f"**{asked}**")
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut("\n".join(said), TEXT // 2)))
        view, cast = lesson.view(number), self._cast(lesson)
        shown = self.presenters[kind]
        told = shown.alt(view, cast) if step.show == "table" else shown.hand(view, (), cast).alt
        alt = text("lesson-alt", marked=text(f"{kind}-lesson-{step.name}-marked"), picture=told)
        paint = lesson.paint(view, cast.plain, text, step.show, step.mark)
        picture, files = await gallery(self.painter, paint, alt)
        box.add_item(picture)
        if wrong is not None:
            box.add_item(ui.TextDisplay(text("lesson-why-not", why=text(f"{kind}-lesson-{step.name}-{wrong}-why"))))
        if step.answers:
            box.add_item(row(*self._answers(kind, number, step, wrong)))
            if again:
                box.add_item(row(button(LEARN(kind=kind, step=0, word=SHOW), text("button-lesson-again"))))
        else:
            box.add_item(ui.TextDisplay(text("lesson-real-here")))
            box.add_item(row(*self._ways_on(kind, number)))
        return MessagePayload(layout(box), files)

    def _answers(self, kind: str, number: int, step: LessonStep, wrong: str | None) -> list[ui.Button[Any]]:
        """Return the buttons; that of a wrong answer is disabled for the next try."""
        return [
            button(
                LEARN(kind=kind, step=number, word=answer.word),
                self.texts(f"{kind}-lesson-{step.name}-{answer.word}"),
                "primary",
                disabled=answer.word == wrong,
            )
            for answer in step.answers
        ]

    def _ways_on(self, kind: str, number: int) -> list[ui.Item[Any]]:
        real = button(LEARN(kind=kind, step=number, word=REAL), self.texts("button-real-game"), "success")
        rules = button(RULES(kind=kind, page=0), self.texts("button-rules"))
        return [real, rules]

    def _cast(self, lesson: Lesson) -> PlayerNames:
        names = tuple(self.texts("lesson-names").split()[: lesson.seats])
        badged = tuple(marked(seat, name) for seat, name in enumerate(names))
        return PlayerNames(names, badged, badged)
