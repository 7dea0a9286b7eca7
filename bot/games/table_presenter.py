"""The texts and pictures of a ``TableGame`` by convention.

The keys of texts are derived from names. A game ``dice`` with an event ``Rolled`` and a move ``Hold`` has texts
``dice-Rolled`` and ``dice-choice-Hold``. Each text receives what it declares: fields of the event, move or state by
their names, and ``name`` for its player. A seat that a text declares as text becomes the player's name.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter as Counted
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from bot.core.limits import BUTTONS_A_ROW, SELECT_OPTIONS
from bot.core.presenter import Buttons, Choice, Menu, Paint, Panel, PlayerNames, Prompt, SubmenuButton
from bot.core.texts import Texts
from bot.games.advice import Unit
from bot.games.boards import fitting
from bot.games.plain import PlainPresenter
from engine.game import Event, Standing
from engine.table_game import BySeat, TableEvent, TableGame, TableMove, TableView
from engine.table_premoves import split
from render.paints import picture_of
from render.rows import Cards, Counter, Dice, ResultHeading, Row, Text, describe, draw, fade

__all__ = ["Cards", "Counter", "Dice", "Row", "TablePresenter", "Text"]

MENUS: Final = 4
"""Menus of a panel for premoves."""
WORDS: Final = ("heading", "turn", "row", "choose", "result", "chapter", "explain", "rules")
"""Texts of every game, after its kind."""


class TablePresenter(PlainPresenter):
    """See ``bot.core.presenter.Presenter`` for each method."""

    game: ClassVar[TableGame[Any, Any]]
    practice_seats: ClassVar[int] = 2
    unit: ClassVar[Unit] = "points"
    emojis: ClassVar[Mapping[str, str]] = {}
    """The emoji of choices, by the names of their classes."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = cls.game.kind
        cls.holds_cards = any(isinstance(part, BySeat) for part in cls.game.hidden.values())
        cls.offers_odds = cls.chances is not TablePresenter.chances

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    @abstractmethod
    def rows(self, view: Any) -> Sequence[Row]:
        """Return the rows of the board."""

    def chances(self, view: Any) -> Mapping[str, float]:
        """Return the current odds, from 0 to 1, by text name.

        The text of ``roll`` is ``<kind>-odds-roll``.
        """
        return {}

    @classmethod
    def keys(cls) -> Iterator[str]:
        game = cls.game
        yield from (f"{game.kind}-{word}" for word in WORDS)
        yield f"why-{game.kind}-turn"
        yield from (f"{game.kind}-choice-{move.__name__}" for move in game.every_move)
        yield from (f"{game.kind}-{event.__name__}" for event in game.every_event)

    def worded(self, word: str, about: Any, names: Sequence[str], **more: Any) -> str:
        """Return a text, filled from ``more`` or the fields of ``about``."""
        key = f"{self.kind}-{word}"
        args = {
            name: self._value(more[name] if name in more else getattr(about, name), sort, names)
            for name, sort in self._texts.declared.get(key, {}).items()
        }
        return self._texts(key, **args)

    def _value(self, value: Any, sort: str, names: Sequence[str]) -> str | int:
        if sort == "number":
            return int(value)
        if isinstance(value, tuple):
            return self._texts.listed(map(str, value))
        if isinstance(value, int) and not isinstance(value, bool):
            return names[value]
        return str(value).lower() if isinstance(value, bool) else str(value)

    # -- words ---------------------------------------------------------------------------------------------

    def heading(self, view: TableView[Any], cast: PlayerNames) -> str:
        return self.worded("heading", view.state, cast.plain)

    def turn(self, view: TableView[Any], cast: PlayerNames) -> str:
        if not view.to_act:
            return ""
        return self.worded(
            "turn", view.state, cast.marked, name=self._texts.both(cast.mentions[at] for at in view.to_act)
        )

    def lines(self, events: Sequence[Event], cast: PlayerNames) -> list[str]:
        told_of = (event for event in events if isinstance(event, TableEvent))
        return [
            self.worded(type(event).__name__, event, cast.marked, name=getattr(event, "seat", "")) for event in told_of
        ]

    def explain(self, view: TableView[Any]) -> str:
        return self.worded("explain", view.state, ())

    def chapter(self, view: TableView[Any]) -> str:
        return self.worded("chapter", view.state, ())

    def odds(self, view: TableView[Any], cast: PlayerNames) -> str:
        percents = {name: round(100 * chance) for name, chance in self.chances(view).items()}
        said = (self.worded(f"odds-{name}", None, (), percent=percent) for name, percent in percents.items())
        return "\n".join(said) or self._texts("odds-none")

    def rules_pages(self) -> Sequence[str]:
        return [self.worded("rules", None, ())]

    def result(self, view: TableView[Any], standing: Standing, cast: PlayerNames) -> str:
        who = self._texts.both(cast.marked[seat] for seat in standing.winners)
        return (
            f"## {self.worded('result', view.state, cast.marked, name=who)}\n{self._describe_rows(view, cast.marked)}"
        )

    def alt(self, view: TableView[Any], cast: PlayerNames) -> str:
        return fitting(lambda names: f"{self.heading(view, cast)}. {self._describe_rows(view, names)}", cast)

    def _describe_rows(self, view: TableView[Any], names: Sequence[str]) -> str:
        lines = []
        for row in self.rows(view):
            parts = self._texts.listed(filter(None, map(describe, row.parts)))
            lines.append(parts if row.seat is None else self.worded("row", None, names, name=row.seat, parts=parts))
        return "\n".join(lines)

    # -- choices -------------------------------------------------------------------------------------------

    def prompt(
        self, view: TableView[Any], moves: Sequence[TableMove], cast: PlayerNames, *, advised: bool = False
    ) -> Prompt:
        return self._page(view, moves, 0, cast)

    def further(
        self, view: TableView[Any], moves: Sequence[TableMove], path: str, cast: PlayerNames, *, advised: bool = False
    ) -> Prompt | None:
        first = int(path) if path.isascii() and path.isdigit() else 0
        return self._page(view, moves, first, cast) if 0 < first < len(moves) else None

    def _page(self, view: TableView[Any], moves: Sequence[TableMove], first: int, cast: PlayerNames) -> Prompt:
        """Return the choices as buttons; if many, as menus with further pages."""
        kinds = Counted(type(move) for move in moves)
        few = [move for move in moves if len(moves) <= BUTTONS_A_ROW or kinds[type(move)] == 1][:BUTTONS_A_ROW]
        many = [move for move in moves if move not in few]
        rows: list[Buttons | Menu] = []
        if few and not first:
            rows.append(Buttons(tuple(self._choice(view, move, cast) for move in few)))
        if shown := many[first : first + SELECT_OPTIONS]:
            choices = tuple(self._choice(view, move, cast) for move in shown)
            rows.append(Menu(self.worded("choose", view.state, cast.plain), choices))
        if first + SELECT_OPTIONS < len(many):
            rows.append(Buttons((SubmenuButton(str(first + SELECT_OPTIONS), self._texts("button-page-next")),)))
        return Prompt("", tuple(rows))

    def _choice(self, view: TableView[Any], move: TableMove, cast: PlayerNames) -> Choice:
        name = type(move).__name__
        label = self.worded(f"choice-{name}", view.state, cast.plain, **vars(move))
        return Choice(move.code, label, emoji=self.emojis.get(name))

    # -- moving ahead --------------------------------------------------------------------------------------

    def ordered(self, view: TableView[Any], order: str, cast: PlayerNames) -> str:
        number, code = split(order)
        return self._nth(view, number, self._choice(view, self.game.parse(code), cast).label)

    def ahead(self, view: TableView[Any], offered: Sequence[str], cast: PlayerNames) -> Prompt:
        """Return the choices of a later decision, as buttons or menus."""
        choices, number = list[Choice](), 0
        for order in offered:
            number, code = split(order)
            choices.append(replace(self._choice(view, self.game.parse(code), cast), code=order))
        if len(choices) <= BUTTONS_A_ROW:
            return Prompt("", (Buttons(tuple(choices)),) if choices else ())
        pages = [choices[first : first + SELECT_OPTIONS] for first in range(0, len(choices), SELECT_OPTIONS)]
        named = [self._nth(view, number, f"{page[0].label} … {page[-1].label}") for page in pages]
        return Prompt("", tuple(map(Menu, named[:MENUS], map(tuple, pages))))

    def _nth(self, view: TableView[Any], number: int, choice: str) -> str:
        """Return a choice, with the coming decision it is meant for, if still to come."""
        nth = 1 + number - view.turns[view.seat or 0]
        return self._texts("orders-nth", nth=nth, choice=choice) if nth > 0 else choice

    # -- pictures ------------------------------------------------------------------------------------------

    def board(self, view: TableView[Any], cast: PlayerNames, before: Any | None, moves: Sequence[Any] = ()) -> Paint:
        return self._picture(view, cast)

    def hand(self, view: TableView[Any], moves: Sequence[TableMove], cast: PlayerNames) -> Panel:
        own = [move for move in moves if move.private]
        return Panel(
            self._describe_rows(view, cast.marked), self.board(view, cast, None) if self.holds_cards else None,
            self.alt(view, cast), self._page(view, own, 0, cast),
        )  # fmt: skip

    def result_board(
        self, view: TableView[Any], standing: Standing, cast: PlayerNames, chronicle: Any | None = None
    ) -> Paint:
        end = ResultHeading(standing, cast.occasion)
        return self._picture(view, cast, end)

    def result_alt(
        self, view: TableView[Any], standing: Standing, cast: PlayerNames, chronicle: Any | None = None
    ) -> str:
        def tell(names: Sequence[str]) -> str:
            who = self._texts.both(names[seat] for seat in standing.winners)
            return f"{self.worded('result', view.state, names, name=who)}\n{self._describe_rows(view, names)}"

        return fitting(tell, cast)

    def film(self, views: Sequence[TableView[Any]], cast: PlayerNames, end: Paint) -> Paint:
        return picture_of(fade, tuple(self.board(view, cast, None) for view in views), end)

    def _picture(self, view: TableView[Any], cast: PlayerNames, end: ResultHeading | None = None) -> Paint:
        return picture_of(draw, tuple(self.rows(view)), cast.plain, self._texts, self.kind, end)
