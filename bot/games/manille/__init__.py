"""The texts and choices of Manilla and Manille: two games, one presenter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from bot.core.presenter import Illustration, Paint, Panel, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.advice import Unit
from bot.games.manille import boards, choices, lines, orders, panel, reasons, result, rules
from bot.games.manille.words import Words
from bot.games.pictures import Film, illustration
from bot.games.plain import PlainPresenter
from engine.advice import Thought
from engine.game import Event, Standing
from engine.manille.events import CardPlayed, TrickTaken
from engine.manille.moves import ManilleMove, NameTrump
from engine.manille.view import ManilleView, Phase
from render import manille
from render.lobby import Emblem
from render.manille import cards
from render.manille.ahead import prepare
from render.paints import picture_of


class _CardGamePresenter(PlainPresenter):
    """The presenter of both games; see ``bot.core.presenter.Presenter``."""

    kind: ClassVar[str]
    practice_seats: ClassVar[int] = 4
    unit: ClassVar[Unit] = "points"
    holds_cards: ClassVar[bool] = True
    deals_cards: ClassVar[bool] = True
    moves_pictures: ClassVar[bool] = True
    looks_back: ClassVar[bool] = False
    retold: ClassVar[tuple[type[Event], ...]] = (CardPlayed, TrickTaken)

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._say = Words(texts)

    def prepare(self) -> None:
        prepare(self._texts)

    def heading(self, view: ManilleView, cast: PlayerNames) -> str:
        return boards.heading(self._say, view)

    def turn(self, view: ManilleView, cast: PlayerNames) -> str:
        return choices.turn(self._say, view, cast)

    def turned_over(self, events: Sequence[Event]) -> Collection[int]:
        return lines.turned_over(events)

    def lines(self, events: Sequence[Event], cast: PlayerNames) -> list[str]:
        return lines.lines(self._say, events, cast)

    def recap(self, view: ManilleView, cast: PlayerNames) -> Sequence[str]:
        if view.phase in (Phase.REVIEW, Phase.OVER):
            return ()
        if view.tricks != (0, 0):
            return list(boards.badged_last_trick(self._say, view))
        if not view.results:
            return ()
        return [lines.scored(self._say, view.results[-1], cast.marked)]

    def prompt(
        self, view: ManilleView, moves: Sequence[ManilleMove], cast: PlayerNames, *, advised: bool = False
    ) -> Prompt:
        return choices.prompt(self._say, view, moves, cast)

    def board(
        self, view: ManilleView, cast: PlayerNames, before: ManilleView | None, moves: Sequence[ManilleMove] = ()
    ) -> Paint:
        return picture_of(manille.board, view, cast.plain, self._texts, since=before)

    def motion(
        self,
        view: ManilleView,
        cast: PlayerNames,
        before: ManilleView,
        events: Sequence[Event],
        moves: Sequence[ManilleMove] = (),
    ) -> Paint | None:
        if manille.taken(before, view, events) is None:
            return None
        return picture_of(manille.gathering, before, view, tuple(events), cast.plain, self._texts)

    def alt(self, view: ManilleView, cast: PlayerNames) -> str:
        return boards.alt(self._say, view, cast)

    def text_board(self, view: ManilleView, cast: PlayerNames) -> str:
        return boards.text_board(self._say, view, cast)

    def hand(self, view: ManilleView, moves: Sequence[ManilleMove], cast: PlayerNames) -> Panel:
        return Panel(
            panel.holdings(self._say, view, cast),
            picture_of(manille.hand, view, cast.plain, self._texts),
            panel.alt(self._say, view, cast),
            panel.prompt(self._say, view, moves, cast),
        )

    def ordered(self, view: ManilleView, order: str, cast: PlayerNames) -> str:
        return orders.ordered(self._say, order)

    def ahead(self, view: ManilleView, offered: Sequence[str], cast: PlayerNames) -> Prompt:
        return orders.ahead(self._say, offered)

    def result(self, view: ManilleView, standing: Standing, cast: PlayerNames) -> str:
        return result.result(self._say, view, standing, cast)

    def result_board(self, view: ManilleView, standing: Standing, cast: PlayerNames, chronicle: None = None) -> Paint:
        return picture_of(manille.result, view, standing, cast.plain, self._texts, occasion=cast.occasion)

    def result_alt(self, view: ManilleView, standing: Standing, cast: PlayerNames, chronicle: None = None) -> str:
        return result.alt(self._say, view, standing, cast)

    def chapter(self, view: ManilleView) -> str:
        return boards.chapter(self._say, view)

    def film(self, views: Sequence[ManilleView], cast: PlayerNames, end: Paint) -> Paint | None:
        return Film(manille.film, tuple(views), cast.plain, self._texts, end)

    def explain(self, view: ManilleView) -> str:
        dummy = view.turn is not None and view.hands[view.turn].dummy
        phase = "dummy" if dummy else "lead" if view.turn is not None and view.trick is None else view.phase.value
        return self._say("manille-explain", phase=phase)

    def fact(self, view: ManilleView, move: ManilleMove) -> str:
        return reasons.fact(self._say, view, move)

    def remembered(self, view: ManilleView, cast: PlayerNames) -> str:
        return panel.remembered(self._say, view, cast)

    def because(self, thought: Thought, cast: PlayerNames) -> str:
        made = thought.made.move
        if thought.view.seat is None and isinstance(made, NameTrump):
            return self._say("manille-why-trump", who=cast.marked[thought.seat], trump=self._say.suit(made.trump))
        return super().because(thought, cast)

    def odds(self, view: ManilleView, cast: PlayerNames) -> str:
        """Return no text: counting cards is a skill that these games reward."""
        return self._say("manille-no-odds")

    def legend(self) -> str:
        return self._say("manille-legend")

    def rules_pages(self) -> Sequence[str]:
        return rules.pages(self._say, self.kind)

    def rules_picture(self, page: int) -> Illustration | None:
        return illustration(manille.lesson, rules.SUBJECTS[self.kind].get(page), self._texts, "manille-lesson-alt")

    def rules_page_for(self, view: ManilleView) -> int:
        return rules.PAGES[self.kind].get(view.phase, 0)


class ManillaPresenter(_CardGamePresenter):
    kind: ClassVar[str] = "manilla"

    @property
    def emblem(self) -> Emblem:
        return cards.tens


class ManillePresenter(_CardGamePresenter):
    kind: ClassVar[str] = "manille"

    @property
    def emblem(self) -> Emblem:
        return cards.hidden
