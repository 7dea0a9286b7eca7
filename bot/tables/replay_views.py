"""Views of replay, review and verification in the private panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.core.components import button, menu
from bot.core.layout import gallery, row, tell
from bot.core.limits import ALT_TEXT, OPTION_TEXT, SELECT_OPTIONS, TEXT, cut
from bot.core.player_names import cast_of
from bot.core.presenter import Paint, PlayerNames, Presenter
from bot.core.texts import Texts
from bot.tables.panel_views import PanelContents, label, words
from bot.tables.presses import REPLAY, REPLAY_MENU, WHY, table_button
from bot.tables.result_views import Ending, ending
from engine.advice import Thought
from engine.game import Refusal
from engine.log import BadLog
from engine.review import PROVING, CostlyMove
from host.live import GameSession
from host.replays import ReplayStep
from render.pool import Painter


def lesson_lines(texts: Texts, presenter: Presenter, cast: PlayerNames, lessons: Sequence[CostlyMove]) -> list[str]:
    lines: list[str] = []
    for place, lesson in enumerate(lessons, 1):
        decision = lesson.decision
        lines.append(
            texts(
                "review-lesson",
                place=place,
                chapter=presenter.chapter(decision.view),
                made=presenter.named(decision.view, decision.made, cast),
                better=presenter.named(decision.view, lesson.better, cast),
            )
        )
        lines.append(presenter.cost(lesson))
    return [*lines, texts("review-foot", games=PROVING) if lessons else texts("review-clean")]


@dataclass(frozen=True, slots=True)
class ReplayViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter

    def why(self, live: GameSession, thoughts: Sequence[Thought], step: int | None = None) -> PanelContents:
        """Return the reasons for AI seats' last moves, or of a step of the replay."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        reasons = [presenter.because(thought, cast) for thought in thoughts] or [self.texts("why-no-thoughts")]
        over = str(live.table.over).lower()
        games = min((thought.judgement.games for thought in thoughts), default=0)
        body = words(
            self.texts("why-heading", table=str(live.id)), *reasons, self.texts("why-foot", over=over, games=games)
        )
        if step is not None:
            body.parts.append(row(button(REPLAY(table=live.id, step=step, way="back"), self.texts("button-back"))))
        return body

    def verified(self, live: GameSession, seed: str, moves: int, draws: int) -> PanelContents:
        said = self.texts(
            "verify-fair",
            table=str(live.id),
            moves=moves,
            draws=draws,
            seed=seed,
            commitment=live.table.commitment,
        )
        return words(said)

    def doubted(self, live: GameSession, found: BadLog) -> PanelContents:
        """Return that a game's fairness isn't proved; details go to the log."""
        text, entry = self.texts, "none" if found.number is None else str(found.number)
        if found.reason is None:
            finding = text("verify-broken", entry=entry)
        else:
            why = text.reason(found.reason, cast_of(live.chairs).marked)
            finding = text("verify-entry", entry=entry, why=why)
        return words(text("verify-failed", table=str(live.id), finding=finding))

    def review(self, live: GameSession, lessons: Sequence[CostlyMove]) -> PanelContents:
        """Return a user's most costly decisions, with buttons to the replay."""
        text, presenter, cast = self.texts, self.presenters[live.game.kind], cast_of(live.chairs)
        heading = text("review-heading", game=text(f"game-{live.game.kind}"), table=str(live.id))
        body = words(heading, *lesson_lines(text, presenter, cast, lessons))
        ways = [
            button(REPLAY(table=live.id, step=lesson.decision.step, way="look"), text("button-look", place=place))
            for place, lesson in enumerate(lessons, 1)
        ]
        return PanelContents([*body.parts, row(*ways)]) if ways else body

    async def replay(self, live: GameSession, steps: Sequence[ReplayStep], at: int) -> PanelContents:
        """Return one public step of a game, with buttons to all others."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        step, before = steps[at], steps[at - 1].view if at else None
        last = at == len(steps) - 1
        heading = self.texts(
            "replay-heading", game=self.texts(f"game-{live.game.kind}"), table=str(live.id), now=at + 1, all=len(steps)
        )
        lines = tell(self.texts, presenter, cast, [step.entry]) or ["–"]
        text = "\n".join([heading, f"**{presenter.heading(step.view, cast)}**", *lines])
        body = words(cut(text, TEXT // 2))
        if last and live.table.over:
            end = self.ending(live)
            paint, alt = end.paint, end.alt
        else:
            paint, alt = presenter.board(step.view, cast, before), presenter.alt(step.view, cast)
        saved = self._saved(live, steps)
        picture, body.files = await gallery(self.painter, paint, alt, f"replay-{live.id}-{at}")
        jump = menu(REPLAY_MENU(table=live.id), self.texts("replay-jump"), self._chapters(live, steps, at))
        body.parts += [picture, row(*self._ways(live.id, at, len(steps))), row(jump)]
        if last_row := [*self._reason(live, step), *saved]:
            body.parts.append(row(*last_row))
        return body

    async def watch(self, live: GameSession, steps: Sequence[ReplayStep]) -> PanelContents:
        """Return an animation of the last chapter that moved, or raise ``Refusal``."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)

        def film(first: int, last: int) -> Paint | None:
            events = [event for step in steps[first : last + 1] for event in step.entry.events]
            return presenter.motion(steps[last].view, cast, steps[first - 1].view, events)

        last = next((at for at in range(len(steps) - 1, 0, -1) if film(at, at) is not None), None)
        if last is None:
            raise Refusal("why-nothing-moved")
        chapters = [presenter.chapter(step.view) for step in steps[:last]]
        # A step belongs to the chapter it was made in: the end of one leads to the next.
        begins = chapters.index(chapters[-1])
        first = next(at for at in range(begins + 1, last + 1) if film(at, at) is not None)
        paint = film(first, last)
        assert paint is not None  # its parts move
        body, alt = words(f"### {chapters[-1]}"), presenter.alt(steps[last].view, cast)
        picture, body.files = await gallery(self.painter, paint, alt, f"watch-{live.id}-{first}-{last}")
        body.parts.append(picture)
        return body

    def _reason(self, live: GameSession, step: ReplayStep) -> list[ui.Button[Any]]:
        if step.entry.by != "ai" or not live.game.advises:
            return []
        return [button(WHY(table=live.id, number=step.entry.number), self.texts("button-why-this"))]

    def _saved(self, live: GameSession, steps: Sequence[ReplayStep]) -> list[ui.Button[Any]]:
        if not live.past:
            return []
        names = ["log"] if self.film(live, steps) is None else ["film", "log"]
        if live.game.advises:
            names.append("review")
        return [table_button(live.id, name, label(self.texts, name)) for name in names]

    def _ways(self, table: int, at: int, count: int) -> list[ui.Button[Any]]:
        first, last = at == 0, at == count - 1
        return [
            button(REPLAY(table=table, step=0, way="first"), self.texts("button-first"), disabled=first),
            button(
                REPLAY(table=table, step=max(0, at - 1), way="back"), self.texts("button-step-back"), disabled=first
            ),
            button(REPLAY(table=table, step=at + 1, way="next"), self.texts("button-step-on"), disabled=last),
            button(REPLAY(table=table, step=count - 1, way="last"), self.texts("button-last"), disabled=last),
        ]

    def _chapters(self, live: GameSession, steps: Sequence[ReplayStep], at: int) -> list[discord.SelectOption]:
        presenter = self.presenters[live.game.kind]
        names = [presenter.chapter(step.view) for step in steps]
        begins = [number for number in range(len(steps)) if number == 0 or names[number] != names[number - 1]]
        now = max(number for number in begins if number <= at)
        begins = begins[:: -(-len(begins) // SELECT_OPTIONS)]
        return [
            discord.SelectOption(label=cut(names[number], OPTION_TEXT), value=str(number), default=number == now)
            for number in begins
        ]

    def film(self, live: GameSession, steps: Sequence[ReplayStep]) -> Paint | None:
        if not live.past:
            return None
        end = self.ending(live)
        return self.presenters[live.game.kind].film([step.view for step in steps], end.cast, end.paint)

    def film_alt(self, live: GameSession, steps: Sequence[ReplayStep]) -> str:
        presenter = self.presenters[live.game.kind]
        first, last = (presenter.chapter(step.view) for step in (steps[0], steps[-1]))
        return cut(self.texts("film-alt", first=first, last=last, end=self.ending(live).alt), ALT_TEXT)

    def ending(self, live: GameSession) -> Ending:
        return ending(self.texts, self.presenters, live)

    def share(self, live: GameSession, steps: Sequence[ReplayStep], language: str) -> PanelContents:
        body = words(self.texts("share-panel", channel=f"<#{live.channel}>", language=language))
        ways = [table_button(live.id, "shareposter", self.texts("button-share-poster"), "primary")]
        if self.film(live, steps) is not None:
            ways.append(table_button(live.id, "sharefilm", self.texts("button-share-film")))
        return PanelContents([*body.parts, row(*ways)])
