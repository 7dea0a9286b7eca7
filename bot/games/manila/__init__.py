"""The texts and choices of Manila."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.core.presenter import Caution, Illustration, Paint, Panel, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.advice import Unit
from bot.games.manila import (
    boards,
    cautions,
    choices,
    learning,
    lines,
    orders,
    panel,
    placing,
    reasons,
    result,
    rules,
    voyage,
)
from bot.games.manila.words import Words
from bot.games.pictures import Film, illustration
from bot.games.plain import PlainPresenter
from engine.game import Event, Standing
from engine.log import GameLog
from engine.manila.chronicle import Chronicle, chronicle
from engine.manila.moves import Bid, ManilaMove
from engine.manila.view import ManilaView, Phase
from render import boats, manila
from render.lobby import Emblem
from render.manila.ahead import prepare
from render.paints import picture_of


class ManilaPresenter(PlainPresenter):
    """The presenter of Manila; see ``bot.core.presenter.Presenter``."""

    kind: ClassVar[str] = "manila"
    practice_seats: ClassVar[int] = 4
    unit: ClassVar[Unit] = "pesos"
    offers_odds: ClassVar[bool] = True
    moves_pictures: ClassVar[bool] = True

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._say = Words(texts)

    @property
    def emblem(self) -> Emblem:
        return boats.emblem

    def prepare(self) -> None:
        prepare(self._texts)

    def heading(self, view: ManilaView, cast: PlayerNames) -> str:
        return boards.heading(self._say, view)

    def turn(self, view: ManilaView, cast: PlayerNames) -> str:
        return choices.turn(self._say, view, cast)

    def lines(self, events: Sequence[Event], cast: PlayerNames) -> list[str]:
        return lines.lines(self._say, events, cast)

    def reckoning(self, view: ManilaView, cast: PlayerNames) -> Sequence[str]:
        if view.phase is not Phase.AUCTION or view.last_voyage is None:
            return ()
        return voyage.reckoning(self._say, view.last_voyage, cast)

    def prompt(
        self, view: ManilaView, moves: Sequence[ManilaMove], cast: PlayerNames, *, advised: bool = False
    ) -> Prompt:
        return choices.prompt(self._say, view, moves, cast, advised)

    def further(
        self, view: ManilaView, moves: Sequence[ManilaMove], path: str, cast: PlayerNames, *, advised: bool = False
    ) -> Prompt | None:
        return choices.further(self._say, view, moves, path, advised)

    def board(
        self, view: ManilaView, cast: PlayerNames, before: ManilaView | None, moves: Sequence[ManilaMove] = ()
    ) -> Paint:
        marks = manila.Marks(placing.numbered(view, moves), before)
        return picture_of(manila.board, view, cast.plain, self._texts, marks=marks)

    def motion(
        self,
        view: ManilaView,
        cast: PlayerNames,
        before: ManilaView,
        events: Sequence[Event],
        moves: Sequence[ManilaMove] = (),
    ) -> Paint | None:
        if not manila.moves(before, view, events):
            return None
        choices = placing.numbered(view, moves)
        return picture_of(manila.sailing, before, view, tuple(events), cast.plain, self._texts, choices=choices)

    def alt(self, view: ManilaView, cast: PlayerNames) -> str:
        return boards.alt(self._say, view, cast)

    def text_board(self, view: ManilaView, cast: PlayerNames) -> str:
        return boards.text_board(self._say, view, cast)

    def hand(self, view: ManilaView, moves: Sequence[ManilaMove], cast: PlayerNames) -> Panel:
        return Panel(
            panel.holdings(self._say, view),
            picture_of(manila.hand, view, cast.plain, self._texts),
            panel.alt(self._say, view),
            panel.prompt(self._say, view, moves),
            panel.loans(self._say, view, moves),
        )

    def caution(self, view: ManilaView, move: ManilaMove, cast: PlayerNames) -> Caution | None:
        return cautions.caution(self._say, view, move)

    def ordered(self, view: ManilaView, order: str, cast: PlayerNames) -> str:
        return orders.ordered(self._say, view, order)

    def ahead(self, view: ManilaView, offered: Sequence[str], cast: PlayerNames) -> Prompt:
        return orders.ahead(self._say, view, offered)

    def result(self, view: ManilaView, standing: Standing, cast: PlayerNames) -> str:
        return result.result(self._say, view, standing, cast)

    def chronicle(self, log: GameLog) -> Chronicle:
        return chronicle(log)

    def result_board(
        self, view: ManilaView, standing: Standing, cast: PlayerNames, chronicle: Chronicle | None = None
    ) -> Paint:
        return picture_of(
            manila.result,
            view,
            standing,
            cast.plain,
            self._texts,
            history=chronicle.fortunes if chronicle else (),
            moments=chronicle.moments if chronicle else (),
            occasion=cast.occasion,
        )

    def result_alt(
        self, view: ManilaView, standing: Standing, cast: PlayerNames, chronicle: Chronicle | None = None
    ) -> str:
        return result.alt(self._say, view, standing, cast, chronicle)

    def chapter(self, view: ManilaView) -> str:
        return self._say("manila-chapter", voyage=view.voyage)

    def film(self, views: Sequence[ManilaView], cast: PlayerNames, end: Paint) -> Paint | None:
        return Film(manila.film, tuple(views), cast.plain, self._texts, end)

    def explain(self, view: ManilaView) -> str:
        return learning.explain(self._say, view)

    def named(self, view: ManilaView, move: ManilaMove, cast: PlayerNames) -> str:
        return reasons.named(self._say, view, move) or super().named(view, move, cast)

    def amount(self, move: ManilaMove) -> tuple[str, int] | None:
        return ("bid", move.amount) if isinstance(move, Bid) else None

    def named_range(self, view: ManilaView, least: Bid, most: Bid) -> str:
        return self._say("manila-named-bids", least=least.amount, most=most.amount)

    def fact(self, view: ManilaView, move: ManilaMove) -> str:
        return reasons.fact(self._say, view, move)

    def odds(self, view: ManilaView, cast: PlayerNames) -> str:
        return learning.odds(self._say, view)

    def legend(self) -> str:
        return self._say("manila-legend")

    def rules_pages(self) -> Sequence[str]:
        return rules.pages(self._say)

    def rules_picture(self, page: int) -> Illustration | None:
        return illustration(manila.lesson, rules.SUBJECTS.get(page), self._texts, "manila-lesson-alt")

    def rules_page_for(self, view: ManilaView) -> int:
        return rules.PAGES[view.phase]
