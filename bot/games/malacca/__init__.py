"""The texts and choices of Malacca."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.core.presenter import Caution, Illustration, Paint, Panel, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.advice import Unit
from bot.games.malacca import betting, boards, choices, lines, panel, result, rules
from bot.games.malacca.words import Words
from bot.games.pictures import Film, illustration
from bot.games.plain import PlainPresenter
from engine.game import Event, Standing
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase
from render import malacca
from render.lobby import Emblem
from render.malacca import pieces
from render.malacca.ahead import prepare
from render.paints import picture_of


class MalaccaPresenter(PlainPresenter):
    """The presenter of Malacca; see ``bot.core.presenter.Presenter``."""

    kind: ClassVar[str] = "malacca"
    practice_seats: ClassVar[int] = 4
    unit: ClassVar[Unit] = "coins"
    deals_cards: ClassVar[bool] = True
    moves_pictures: ClassVar[bool] = True

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._say = Words(texts)

    @property
    def emblem(self) -> Emblem:
        return pieces.emblem

    def prepare(self) -> None:
        prepare(self._texts)

    def heading(self, view: MalaccaView, cast: PlayerNames) -> str:
        return boards.heading(self._say, view)

    def turn(self, view: MalaccaView, cast: PlayerNames) -> str:
        return choices.turn(self._say, view, cast)

    def lines(self, events: Sequence[Event], cast: PlayerNames) -> list[str]:
        return lines.lines(self._say, events, cast)

    retold: ClassVar[tuple[type[Event], ...]] = ()

    def recap(self, view: MalaccaView, cast: PlayerNames) -> Sequence[str]:
        if view.phase not in (Phase.KEEP, Phase.PURCHASE, Phase.BET) or not view.rounds:
            return ()
        return lines.recap(self._say, view.rounds[-1], cast)

    def prompt(
        self, view: MalaccaView, moves: Sequence[MalaccaMove], cast: PlayerNames, *, advised: bool = False
    ) -> Prompt:
        return choices.prompt(self._say, view, moves)

    def board(
        self, view: MalaccaView, cast: PlayerNames, before: MalaccaView | None, moves: Sequence[MalaccaMove] = ()
    ) -> Paint:
        return picture_of(malacca.table, view, cast.plain, self._texts, since=before)

    def motion(
        self,
        view: MalaccaView,
        cast: PlayerNames,
        before: MalaccaView,
        events: Sequence[Event],
        moves: Sequence[MalaccaMove] = (),
    ) -> Paint | None:
        if not malacca.opened(events):
            return None
        return picture_of(malacca.battle, before, view, tuple(events), cast.plain, self._texts)

    def alt(self, view: MalaccaView, cast: PlayerNames) -> str:
        return boards.alt(self._say, view, cast)

    def text_board(self, view: MalaccaView, cast: PlayerNames) -> str:
        return boards.text_board(self._say, view, cast)

    def hand(self, view: MalaccaView, moves: Sequence[MalaccaMove], cast: PlayerNames) -> Panel:
        return Panel(
            panel.holdings(self._say, view),
            picture_of(malacca.hand, view, cast.plain, self._texts),
            panel.alt(self._say, view, cast),
            panel.prompt(self._say, view, moves),
        )

    def result(self, view: MalaccaView, standing: Standing, cast: PlayerNames) -> str:
        return result.result(self._say, view, standing, cast)

    def result_board(self, view: MalaccaView, standing: Standing, cast: PlayerNames, chronicle: None = None) -> Paint:
        return picture_of(malacca.result, view, standing, cast.plain, self._texts, occasion=cast.occasion)

    def result_alt(self, view: MalaccaView, standing: Standing, cast: PlayerNames, chronicle: None = None) -> str:
        return result.alt(self._say, view, standing, cast)

    def chapter(self, view: MalaccaView) -> str:
        return self._say("malacca-chapter", round=view.round)

    def film(self, views: Sequence[MalaccaView], cast: PlayerNames, end: Paint) -> Paint | None:
        return Film(malacca.film, tuple(views), cast.plain, self._texts, end)

    def caution(self, view: MalaccaView, move: MalaccaMove, cast: PlayerNames) -> Caution | None:
        return betting.caution(self._say, view, move)

    def amount(self, move: MalaccaMove) -> tuple[str, int] | None:
        return (move.card.code, move.amount) if isinstance(move, Bet) else None

    def named_range(self, view: MalaccaView, least: Bet, most: Bet) -> str:
        return self._say("malacca-named-bets", card=self._say.card(least.card), least=least.amount, most=most.amount)

    def fact(self, view: MalaccaView, move: MalaccaMove) -> str:
        return choices.fact(self._say, view, move)

    def explain(self, view: MalaccaView) -> str:
        return self._say("malacca-explain", phase=view.phase.value)

    def legend(self) -> str:
        return self._say("malacca-legend")

    def rules_pages(self) -> Sequence[str]:
        return rules.pages(self._say)

    def rules_picture(self, page: int) -> Illustration | None:
        return illustration(malacca.lesson, rules.SUBJECTS.get(page), self._texts, "malacca-lesson-alt")

    def rules_page_for(self, view: MalaccaView) -> int:
        return rules.PAGES[view.phase]
