"""The presenter contract: a game's texts and choices, for any front end.

A presenter reads a view and the legal moves: each choice contains the code of a given move. It never sees a state, so
it can't reveal a secret. Lengths respect Discord's limits (``bot/core/limits.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, Protocol, TypeAlias, runtime_checkable

from PIL import Image

from bot.core.words import DOT
from engine.advice import Thought
from engine.game import Event, Standing
from engine.log import GameLog
from engine.review import CostlyMove
from engine.search.evaluator import MoveEval, PositionEval
from render.encode import Picture
from render.lobby import Emblem
from render.titles import NOWHERE, Occasion

A_LINE_EACH: Final = 4
"""Up to this many players, each has their own line."""
Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Paint: TypeAlias = Callable[[], Picture]
"""Draws a picture. Pure and slow: to be called in a worker. Equal (``==``, hashable) for equal pictures."""


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """The names of the players at a table, by seat."""

    plain: tuple[str, ...]
    """Plain names: for pictures and alt texts."""
    marked: tuple[str, ...]
    """Escaped for Discord's markdown, with the seat's badge: for texts."""
    mentions: tuple[str, ...]
    """``<@id>`` for humans, the marked name for AI seats: for the player to act."""
    occasion: Occasion = NOWHERE
    """For a finished game: place and time of its result."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move as a button or menu line."""

    code: str
    label: str
    """At most 80 characters on a button (34 are visible), 100 in a menu. Title Case, no period."""
    description: str = ""
    """In a menu, below the label: price and what it can earn. At most 100 characters."""
    emoji: str | None = None
    style: Style = "secondary"


@dataclass(frozen=True, slots=True)
class AskNumber:
    """A button that asks for a whole number, and plays the completed code."""

    prefix: str
    """The move's code is ``prefix`` and the number: ``bid:`` and 7."""
    label: str
    title: str
    """The title of the modal; at most 45 characters."""
    question: str
    """The label of the field; at most 45 characters."""
    least: int
    most: int
    style: Style = "secondary"
    hint: str = ""
    """Below the question: what the player has, and what it would cost. Private, at most 100 characters."""


@dataclass(frozen=True, slots=True)
class SubmenuButton:
    """A button to the second step of a choice: see ``Presenter.further``."""

    path: str
    """The choices so far, as short as a move's code. Public."""
    label: str
    emoji: str | None = None
    style: Style = "primary"


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons in a row."""

    items: tuple[Choice | AskNumber | SubmenuButton, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """Up to 25 choices in a select menu."""

    placeholder: str
    items: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision as shown to a player: a sentence, and rows of choices."""

    text: str
    rows: tuple[Buttons | Menu, ...] = ()
    former: tuple[AskNumber, ...] = ()
    """Numbers that are no longer asked for. Older messages have buttons for them."""

    def question(self, prefix: str) -> AskNumber | None:
        """Return the number question of a code prefix, if any."""
        items = (item for row in self.rows if isinstance(row, Buttons) for item in row.items)
        asked = (*(item for item in items if isinstance(item, AskNumber)), *self.former)
        return next((item for item in asked if item.prefix == prefix), None)


@dataclass(frozen=True, slots=True)
class Aside:
    """Rare actions behind one button, such as loans."""

    label: str
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Panel:
    """A private panel: a player's hand, as picture and text, and its actions."""

    text: str
    paint: Paint | None
    alt: str
    prompt: Prompt
    aside: Aside | None = None


@dataclass(frozen=True, slots=True)
class Caution:
    """The price of an irreversible move, to confirm before it is made."""

    text: str
    label: str


@dataclass(frozen=True, slots=True)
class CustomEmoji:
    """A game's own emoji, which the application may have."""

    stand_in: str
    """The Unicode emoji in the presenters' texts, shown where the custom one isn't available; unique to it."""
    paint: Callable[[], Image.Image]
    """Paints it: ``render.emojis.SIZE`` to a side, with a transparent background."""


@dataclass(frozen=True, slots=True)
class Illustration:
    paint: Paint
    alt: str


class Presenter(Protocol):
    """The texts of one game; ``view`` is always of that game."""

    kind: ClassVar[str]
    practice_seats: ClassVar[int]
    """The number of seats in practice that shows the game best."""
    offers_odds: ClassVar[bool]
    """Whether ``odds`` ever returns anything."""
    holds_cards: ClassVar[bool]
    """Whether players see their hand at every decision, as with cards."""
    deals_cards: ClassVar[bool]
    """Whether chance is only in cards, not in dice."""
    moves_pictures: ClassVar[bool]
    """Whether ``motion`` ever returns anything."""
    looks_back: ClassVar[bool]
    """Whether everyone may look back at everything during a game. If not, its replay then shows finished chapters, and
    the present.
    """

    @property
    def emblem(self) -> Emblem:
        """Paints the emblem of the game, for its lobbies."""

    def prepare(self) -> None:
        """Draw what a game's first pictures share; slow, so a worker runs it."""

    def heading(self, view: Any, cast: PlayerNames) -> str:
        """Return one line: game, voyage or deal, phase."""

    def turn(self, view: Any, cast: PlayerNames) -> str:
        """Return a line with mentions: who decides what; may be empty."""

    def turned_over(self, events: Sequence[Event]) -> Collection[int]:
        """Return the indices of public events that may not be reread.

        Without ``looks_back``, what was open for a moment is hidden again. ``lines`` never receives these events.
        """

    def lines(self, events: Sequence[Event], cast: PlayerNames) -> list[str]:
        """Return events as short lines, in order; some events yield none."""

    def prompt(self, view: Any, moves: Sequence[Any], cast: PlayerNames, *, advised: bool = False) -> Prompt:
        """Return the open decision as everyone may see it: without private moves.

        Choices are in the board's own order. Only if players are ``advised`` may the order contain advice, and then the
        prompt says so.
        """

    def further(
        self, view: Any, moves: Sequence[Any], path: str, cast: PlayerNames, *, advised: bool = False
    ) -> Prompt | None:
        """Return the next step of a choice at ``path``; ``None`` if there is none."""

    def board(self, view: Any, cast: PlayerNames, before: Any | None, moves: Sequence[Any] = ()) -> Paint:
        """Return the public picture, with changes since the view ``before`` marked.

        ``moves`` are those of the open decision: selectable places show the numbers that ``prompt`` gives them.
        """

    def motion(
        self, view: Any, cast: PlayerNames, before: Any, events: Sequence[Event], moves: Sequence[Any] = ()
    ) -> Paint | None:
        """Return an animation from the board of ``before`` to ``view``, played once.

        Its last frame, and its first for clients without autoplay, is the picture of ``board``. ``events`` are the
        public ones in between. ``None`` where nothing worth seeing moved: then ``board`` is shown.
        """

    def alt(self, view: Any, cast: PlayerNames) -> str:
        """Return the board as a text alternative of at most 1024 characters."""

    def text_board(self, view: Any, cast: PlayerNames) -> str:
        """Return everything in the picture, as text, at most 3500 characters."""

    def hand(self, view: Any, moves: Sequence[Any], cast: PlayerNames) -> Panel:
        """Return the private panel of ``view.seat``."""

    def caution(self, view: Any, move: Any, cast: PlayerNames) -> Caution | None:
        """Return the price that a player must confirm; ``None`` if none is needed."""

    def ordered(self, view: Any, order: str, cast: PlayerNames) -> str:
        """Return a premove (``Game.orders``) in a line of at most 100 characters.

        The premove may be older than ``view``, and what it names may be gone.
        """

    def ahead(self, view: Any, offered: Sequence[str], cast: PlayerNames) -> Prompt:
        """Return the premoves to choose from; the text says why there is none."""

    def result(self, view: Any, standing: Standing, cast: PlayerNames) -> str:
        """Return the end: a heading with the winners, and all scores below."""

    def chronicle(self, log: GameLog) -> Any:
        """Return the summary of a finished game from its log: slow, for a worker."""

    def result_board(self, view: Any, standing: Standing, cast: PlayerNames, chronicle: Any | None = None) -> Paint:
        """Return the picture of the end, with the course of the game by ``chronicle``."""

    def result_alt(self, view: Any, standing: Standing, cast: PlayerNames, chronicle: Any | None = None) -> str:
        """Return the text alternative of the end's picture."""

    # -- looking back --------------------------------------------------------------------------------------

    def chapter(self, view: Any) -> str:
        """Return the title of a view's part of the game, for a menu: ``Voyage 3``."""

    def film(self, views: Sequence[Any], cast: PlayerNames, end: Paint) -> Paint | None:
        """Return the highlights of a game up to the picture ``end``, if it has any: slow."""

    # -- learning ------------------------------------------------------------------------------------------

    def explain(self, view: Any) -> str:
        """Return the open decision in two sentences: what it is, and what to consider."""

    def named(self, view: Any, move: Any, cast: PlayerNames) -> str:
        """Return a move in a few words, as it was offered in ``view``."""

    def hints(self, view: Any, judgement: PositionEval | None, cast: PlayerNames) -> str:
        """Return the best choices, how often each wins and what it brings, if known."""

    def compared(self, view: Any, verdicts: Sequence[MoveEval], cast: PlayerNames) -> list[str]:
        """Return choices in the given order, a line each, with wins per hundred games."""

    def wins_of(self, view: Any, verdicts: Sequence[MoveEval], cast: PlayerNames) -> str:
        """Return choices in one line, each with its wins per hundred games."""

    def remembered(self, view: Any, cast: PlayerNames) -> str:
        """Return what a player may remember beyond what the table shows."""

    def cost(self, lesson: CostlyMove) -> str:
        """Return how much better the best move of a reviewed decision was."""

    def because(self, thought: Thought, cast: PlayerNames) -> str:
        """Return one sentence with numbers on why an AI seat made its move."""

    def odds(self, view: Any, cast: PlayerNames) -> str:
        """Return the current chances, from the knowledge of ``view.seat``."""

    def rules_pages(self) -> Sequence[str]:
        """Return the rules in pages, each at most 3000 characters of markdown."""

    def rules_picture(self, page: int) -> Illustration | None:
        """Return the illustration of a page of ``rules_pages``, if it has one."""

    def rules_page_for(self, view: Any) -> int:
        """Return the index of the rules page that explains the current decision."""


@runtime_checkable
class Legend(Protocol):
    """A presenter that can explain the symbols in its pictures."""

    def legend(self) -> str:
        """Return the explanation behind the button, at most 3000 characters of markdown."""


@runtime_checkable
class Reckoning(Protocol):
    """A presenter of a game in parts, such as voyages, that sums up each."""

    def reckoning(self, view: Any, cast: PlayerNames) -> Sequence[str]:
        """Return what the last part brought each player, while it is recent."""


@runtime_checkable
class Recap(Protocol):
    """A presenter of a game in parts, such as tricks, that repeats the last result."""

    retold: ClassVar[tuple[type[Event], ...]]
    """Events that need no lines next to ``recap``: it repeats them, or the picture shows them."""

    def recap(self, view: Any, cast: PlayerNames) -> Sequence[str]:
        """Return the result of the last part while it is recent, as ``lines`` does."""


def reckoned(presenter: Presenter, view: Any, cast: PlayerNames) -> Sequence[str]:
    """Return a presenter's summary of the last part, empty if it has none.

    With more than four players, two per line: otherwise the decision below is off the screen.
    """
    lines = presenter.reckoning(view, cast) if isinstance(presenter, Reckoning) else ()
    a_line = 2 if len(lines) > A_LINE_EACH else 1
    return [DOT.join(lines[first : first + a_line]) for first in range(0, len(lines), a_line)]


def chance_of(presenter: Presenter) -> str:
    """Return the game's source of chance for texts: ``cards`` or ``dice``."""
    return "cards" if presenter.deals_cards else "dice"
