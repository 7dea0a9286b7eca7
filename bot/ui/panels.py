"""The panels that open beside a table for whoever asks: more, the story, the rules, help, and looking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.presenters.base import Paint, Presenter
from bot.ui import items
from bot.ui.cast import cast_of
from bot.ui.ending import ending
from bot.ui.limits import OPTION_TEXT, SELECT_OPTIONS, TEXT, cut
from bot.ui.parts import Face, gallery, layout, page, plain, row, tell
from bot.words.texts import Texts
from engine.advice import GAMES, Thought
from engine.review import PROVING, Lesson
from engine.search.judge import Judgement
from engine.table import Told
from host.live import LiveGame, LiveTable, has_begun
from host.replays import Step
from render.pool import Painter

STORY_LINES: Final = 25


@dataclass(frozen=True, slots=True)
class Panels:
    """Builds the panels. Holds what building needs: texts, presenters, the painter."""

    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter

    def more(self, live: LiveTable) -> Face:
        """What else can be done at a table."""
        text = self.texts
        lines = [text("more-heading", table=str(live.id))]
        if has_begun(live):
            seed, commitment = live.seed, live.table.commitment
            lines.append(
                "-# " + text("table-promise", commitment=commitment)
                if seed is None
                else text("table-seed", seed=seed, commitment=commitment)
            )
        box: ui.Container[Any] = ui.Container(ui.TextDisplay("\n".join(lines)))
        idle = not has_begun(live)
        box.add_item(
            row(
                items.AtTable.make(live.id, "text", text("button-text-board"), disabled=idle),
                items.AtTable.make(live.id, "zoom", text("button-zoom"), disabled=idle),
                items.AtTable.make(live.id, "story", text("button-story"), disabled=idle),
                items.AtTable.make(live.id, "replay", text("button-replay"), disabled=idle),
                items.AtTable.make(live.id, "rules", text("button-rules")),
            )
        )
        if has_begun(live) and live.table.over:
            found = [
                items.AtTable.make(live.id, "verify", text("button-verify")),
                items.AtTable.make(live.id, "log", text("button-save-log")),
            ]
            if live.game.advises:
                found.insert(0, items.AtTable.make(live.id, "review", text("button-review"), "primary"))
            if self._has_reasons(live):
                found.append(items.AtTable.make(live.id, "why", text("button-why")))
            box.add_item(row(*found))
        if not live.over:
            box.add_item(
                row(
                    items.AtTable.make(live.id, "nudge", text("button-nudge")),
                    items.AtTable.make(live.id, "undo", text("button-undo")),
                    items.AtTable.make(live.id, "end", text("button-end")),
                    items.AtTable.make(live.id, "leave", text("button-leave-table"), "danger"),
                )
            )
        return Face(layout(box))

    async def zoom(self, live: LiveGame) -> Face:
        """The picture in full size, without anything around it."""
        table = live.table
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view = table.view(None)
        board, alt, number = presenter.board(view, cast, None), presenter.alt(view, cast), table.number
        picture, files = await gallery(self.painter, board, alt, f"board-{live.id}-{number}")
        return Face(layout(picture), files)

    def story(self, live: LiveGame, told: Sequence[Told], page: int | None) -> Face:
        """What has happened since the start, a page at a time; without a page, the last."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        lines = tell(self.texts, presenter, cast, told) or ["–"]
        pages = [lines[first : first + STORY_LINES] for first in range(0, len(lines), STORY_LINES)]
        page = len(pages) - 1 if page is None else min(page, len(pages) - 1)
        foot = self.texts("story-page", page=page + 1, pages=len(pages))
        text = "\n".join([self.texts("story-heading", table=str(live.id)), *pages[page], f"-# {foot}"])
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(text, TEXT)))
        back, on = max(0, page - 1), min(len(pages) - 1, page + 1)
        box.add_item(
            row(
                items.StoryButton.make(live.id, back, self.texts("button-back"), end=998 if page == 0 else None),
                items.StoryButton.make(live.id, on, self.texts("button-next"), end=999 if page == on else None),
            )
        )
        return Face(layout(box))

    def text_board(self, live: LiveGame) -> Face:
        """The board in words."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        return plain(cut(presenter.text_board(live.table.view(None), cast), TEXT))

    async def rules(self, kind: str, page: int) -> Face:
        """A page of the rules with its illustration, and buttons to turn."""
        presenter = self.presenters[kind]
        pages = presenter.rules_pages()
        page = min(page, len(pages) - 1)
        foot = self.texts("rules-page", page=page + 1, pages=len(pages))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(pages[page], TEXT - len(foot) - 3)))
        files: list[discord.File] = []
        if (shown := presenter.rules_picture(page)) is not None:
            picture, files = await gallery(self.painter, shown.paint, shown.alt, f"rules-{kind}-{page}")
            box.add_item(picture)
        box.add_item(ui.TextDisplay(f"-# {foot}"))
        back, on = max(0, page - 1), min(len(pages) - 1, page + 1)
        box.add_item(
            row(
                items.RulesButton.make(kind, back, self.texts("button-back"), end=98 if page == 0 else None),
                items.RulesButton.make(kind, on, self.texts("button-next"), end=99 if page == on else None),
            )
        )
        return Face(layout(box), files)

    def explain(self, live: LiveGame, judgement: Judgement | None) -> Face:
        """The open decision in two sentences, what the asker is advised to do, and the ways to reasons and rules."""
        presenter = self.presenters[live.game.kind]
        text = presenter.explain(live.table.view(None))
        if judgement is not None:
            hints = presenter.hints(judgement.question.view, judgement, cast_of(live.chairs))
            text = f"{text}\n\n{hints}"
        ways = [items.AtTable.make(live.id, "rules", self.texts("button-rules"))]
        if self._has_reasons(live):
            ways.insert(0, items.AtTable.make(live.id, "why", self.texts("button-why")))
        return plain(cut(text, TEXT), row(*ways))

    def _has_reasons(self, live: LiveGame) -> bool:
        """Whether somebody may ask why an AI seat moved as it did."""
        return live.game.advises and any(chair.level is not None for chair in live.chairs)

    def why(self, live: LiveGame, thoughts: Sequence[Thought]) -> Face:
        """Why AI seats made their last moves."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        reasons = [presenter.because(thought, cast) for thought in thoughts] or [self.texts("why-no-thoughts")]
        over = str(live.table.over).lower()
        lines = [
            self.texts("why-heading", table=str(live.id)),
            *reasons,
            self.texts("why-foot", over=over, games=GAMES),
        ]
        return plain(cut("\n".join(lines), TEXT))

    def odds(self, live: LiveGame, seat: int | None) -> Face:
        """The chances of this moment, as far as a seat or the public may know them."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        return plain(cut(presenter.odds(live.table.view(seat), cast), TEXT))

    # -- looking back --------------------------------------------------------------------------------------

    def review(self, live: LiveGame, lessons: Sequence[Lesson]) -> Face:
        """The decisions that have cost somebody most, and the way to each of them in the replay."""
        text, presenter, cast = self.texts, self.presenters[live.game.kind], cast_of(live.chairs)
        lines = [text("review-heading", game=text(f"game-{live.game.kind}"), table=str(live.id))]
        ways: list[items.ReplayButton] = []
        for place, lesson in enumerate(lessons, 1):
            decision = lesson.decision
            lines.append(
                text(
                    "review-lesson",
                    place=place,
                    chapter=presenter.chapter(decision.view),
                    made=presenter.named(decision.view, decision.made, cast),
                    better=presenter.named(decision.view, lesson.better, cast),
                )
            )
            lines.append(presenter.cost(lesson))
            ways.append(items.ReplayButton.make(live.id, decision.step, "look", text("button-look", place=place)))
        lines.append(text("review-foot", games=PROVING) if lessons else text("review-clean"))
        return Face(page(lines, [ways]))

    async def replay(self, live: LiveGame, steps: Sequence[Step], at: int) -> Face:
        """One step of a game, from the public's view: the picture, what happened, and the way to all others."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        step, before = steps[at], steps[at - 1].view if at else None
        last = at == len(steps) - 1
        heading = self.texts(
            "replay-heading", game=self.texts(f"game-{live.game.kind}"), table=str(live.id), now=at + 1, all=len(steps)
        )
        lines = tell(self.texts, presenter, cast, [step.told]) or ["–"]
        text = "\n".join([heading, f"**{presenter.heading(step.view, cast)}**", *lines])
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(text, TEXT // 2)))
        standing = live.table.standing if last else None
        if standing is None:
            paint, alt = presenter.board(step.view, cast, before), presenter.alt(step.view, cast)
        else:
            end = ending(self.texts, self.presenters, live, step.view, standing)
            paint, alt = end.paint, end.alt
        saved = self._saved(live, steps)
        picture, files = await gallery(self.painter, paint, alt, f"replay-{live.id}-{at}")
        box.add_item(picture)
        box.add_item(row(*self._ways(live.id, at, len(steps))))
        box.add_item(row(items.ReplayMenu.make(live.id, self.texts("replay-jump"), self._chapters(live, steps, at))))
        if last_row := [*self._reason(live, step), *saved]:
            box.add_item(row(*last_row))
        return Face(layout(box), files)

    def _reason(self, live: LiveGame, step: Step) -> list[items.WhyButton]:
        """The way to why an AI seat moved as it did."""
        if step.told.by != "ai" or not live.game.advises:
            return []
        return [items.WhyButton.make(live.id, step.told.number, self.texts("button-why-this"))]

    def _saved(self, live: LiveGame, steps: Sequence[Step]) -> list[items.AtTable]:
        """What a game can be taken home as, once it is over."""
        if not live.table.over:
            return []
        log = items.AtTable.make(live.id, "log", self.texts("button-save-log"))
        if self.film(live, steps) is None:
            return [log]
        return [items.AtTable.make(live.id, "film", self.texts("button-film")), log]

    def _ways(self, table: int, at: int, count: int) -> list[items.ReplayButton]:
        first, last = at == 0, at == count - 1
        return [
            items.ReplayButton.make(table, 0, "first", self.texts("button-first"), disabled=first),
            items.ReplayButton.make(table, max(0, at - 1), "back", self.texts("button-step-back"), disabled=first),
            items.ReplayButton.make(table, at + 1, "next", self.texts("button-step-on"), disabled=last),
            items.ReplayButton.make(table, count - 1, "last", self.texts("button-last"), disabled=last),
        ]

    def _chapters(self, live: LiveGame, steps: Sequence[Step], at: int) -> list[discord.SelectOption]:
        """Where each chapter begins; of very many, only some."""
        presenter = self.presenters[live.game.kind]
        names = [presenter.chapter(step.view) for step in steps]
        begins = [number for number in range(len(steps)) if number == 0 or names[number] != names[number - 1]]
        now = max(number for number in begins if number <= at)
        begins = begins[:: -(-len(begins) // SELECT_OPTIONS)]
        return [
            discord.SelectOption(label=cut(names[number], OPTION_TEXT), value=str(number), default=number == now)
            for number in begins
        ]

    def film(self, live: LiveGame, steps: Sequence[Step]) -> Paint | None:
        """A whole game as an animation, if its game has such a thing."""
        return self.presenters[live.game.kind].film([step.view for step in steps], cast_of(live.chairs))
