"""What a presenter gives: the words and choices of a game, ready to be laid out by any front end.

A presenter reads a view and the legal moves, and invents nothing: each choice it offers carries the code of a
move that it was handed. It never sees a state, so it cannot tell a secret. Lengths stay within what Discord
shows (``bot/core/limits.py``); the layout checks them once more.
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
"""Up to this many players, each has a line of their own."""
Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Paint: TypeAlias = Callable[[], Picture]
"""Draws a picture. Pure and slow: to be called in a worker. Equal (``==``, hashable) for equal pictures."""


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """How the people at a table are called, by seat."""

    plain: tuple[str, ...]
    """Bare names: for pictures and alt texts."""
    marked: tuple[str, ...]
    """Escaped for Discord's markdown, with the seat's badge: for texts."""
    mentions: tuple[str, ...]
    """``<@id>`` for people, the marked name for AI seats: for whoever is to act."""
    occasion: Occasion = NOWHERE
    """Of a game that is over: what its result is known by."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move as a button or a line of a menu."""

    code: str
    label: str
    """At most 80 characters on a button (34 show), 100 in a menu. Title Case, no full stop."""
    description: str = ""
    """In a menu, below the label: price and what it can earn. At most 100 characters."""
    emoji: str | None = None
    style: Style = "secondary"


@dataclass(frozen=True, slots=True)
class AskNumber:
    """A button that asks for a whole number, and plays the code that the number completes."""

    prefix: str
    """The move's code is ``prefix`` and the number: ``bid:`` and 7."""
    label: str
    title: str
    """Of the modal; at most 45 characters."""
    question: str
    """Of the field; at most 45 characters."""
    least: int
    most: int
    style: Style = "secondary"
    hint: str = ""
    """Below the question: what the one who is asked has, and what it would cost. Private, at most 100 characters."""


@dataclass(frozen=True, slots=True)
class SubmenuButton:
    """A button that leads to the rest of a choice that takes two steps: see ``Presenter.further``."""

    path: str
    """What has been chosen so far, as short as a move's code. Public."""
    label: str
    emoji: str | None = None
    style: Style = "primary"


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons in a row."""

    items: tuple[Choice | AskNumber | SubmenuButton, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """Up to 25 choices in a select."""

    placeholder: str
    items: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision as it is put to a player: a sentence, and rows to choose from. No rows: nothing to choose here."""

    text: str
    rows: tuple[Buttons | Menu, ...] = ()
    former: tuple[AskNumber, ...] = ()
    """Numbers that are not asked for any more. Older messages have buttons that ask for them."""

    def question(self, prefix: str) -> AskNumber | None:
        """Return the number that codes with a prefix are completed by, if one is asked for."""
        items = (item for row in self.rows if isinstance(row, Buttons) for item in row.items)
        asked = (*(item for item in items if isinstance(item, AskNumber)), *self.former)
        return next((item for item in asked if item.prefix == prefix), None)


@dataclass(frozen=True, slots=True)
class Aside:
    """What can be done at any time besides, and seldom is: it is behind one button."""

    label: str
    """Of that button."""
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Panel:
    """A private panel: what its owner holds, as picture and text, and what they can do with it."""

    text: str
    paint: Paint | None
    alt: str
    prompt: Prompt
    aside: Aside | None = None


@dataclass(frozen=True, slots=True)
class Caution:
    """What a move costs that cannot be taken back: asked once before it is made."""

    text: str
    """The price, in a sentence or two."""
    label: str
    """Of the button that makes the move all the same."""


@dataclass(frozen=True, slots=True)
class CustomEmoji:
    """An emoji of a game's own, that the application may have."""

    stand_in: str
    """The Unicode emoji that presenters name, shown wherever the sign is not: no other sign has the same."""
    paint: Callable[[], Image.Image]
    """Paints it: ``render.emojis.SIZE`` to a side, clear around it."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture beside a text, with what it shows in words."""

    paint: Paint
    alt: str


class Presenter(Protocol):
    """The words of one game. ``view`` is always of the presenter's own game."""

    kind: ClassVar[str]
    practice_seats: ClassVar[int]
    """The seats of a table for practice: the number that shows the game best."""
    offers_odds: ClassVar[bool]
    """Whether ``odds`` has anything to say."""
    holds_cards: ClassVar[bool]
    """Whether players have their hand in sight at every decision, as with cards."""
    deals_cards: ClassVar[bool]
    """Whether chance is in the cards alone, not in dice."""
    moves_pictures: ClassVar[bool]
    """Whether ``motion`` ever has anything to show."""
    looks_back: ClassVar[bool]
    """Whether everybody may look back at all that happened while a game is on. If not, its replay then shows the
    chapters that are over, and the present."""

    @property
    def emblem(self) -> Emblem:
        """Paints what the game is known by, for its lobbies."""

    def prepare(self) -> None:
        """Draw ahead what the first pictures of a game will lie on. Slow: for a worker, when the bot starts."""

    def heading(self, view: Any, cast: PlayerNames) -> str:
        """One line: game, voyage or deal, phase."""

    def turn(self, view: Any, cast: PlayerNames) -> str:
        """One line: whose turn it is and what they decide. Mentions them. Empty when the game is over."""

    def turned_over(self, events: Sequence[Event]) -> Collection[int]:
        """Which of the public events up to now, by their place, nobody may read of any more.

        Where nobody looks back (``looks_back``), what was open for a moment is not for long. ``lines`` is not handed
        these: it may be told a part of what happened, and cannot know what came after.
        """

    def lines(self, events: Sequence[Event], cast: PlayerNames) -> list[str]:
        """What happened, in order, few words a line; events that need no word give none."""

    def prompt(self, view: Any, moves: Sequence[Any], cast: PlayerNames, *, advised: bool = False) -> Prompt:
        """The open decision as everybody may see it: without private moves. ``view`` is the public's.

        Short: the picture and ``turn`` have said where the game stands and what is asked. Choices are in the board's
        own order. Only where players are ``advised`` may the order advise, and then the prompt says so.
        """

    def further(
        self, view: Any, moves: Sequence[Any], path: str, cast: PlayerNames, *, advised: bool = False
    ) -> Prompt | None:
        """The second step of ``prompt``, after a ``SubmenuButton`` of that path. ``None`` if it leads nowhere."""

    def board(self, view: Any, cast: PlayerNames, before: Any | None, moves: Sequence[Any] = ()) -> Paint:
        """The public picture. ``before`` is the view of the picture that it replaces, for marking what changed.

        ``moves`` are those of the open decision: places that can be chosen bear the numbers that ``prompt`` gives them.
        """

    def motion(
        self, view: Any, cast: PlayerNames, before: Any, events: Sequence[Event], moves: Sequence[Any] = ()
    ) -> Paint | None:
        """How the board of ``before`` became that of ``view``, as an animation that plays once and ends on the latter.

        Its last frame, and its first for who does not play it, is the picture that ``board`` gives. ``events`` are the
        public ones told in between. ``None`` where nothing moved that is worth looking at: then ``board`` is shown.
        """

    def alt(self, view: Any, cast: PlayerNames) -> str:
        """The board in words, at most 1024 characters, for who cannot see the picture."""

    def text_board(self, view: Any, cast: PlayerNames) -> str:
        """All that the picture says, as text, at most 3500 characters."""

    def hand(self, view: Any, moves: Sequence[Any], cast: PlayerNames) -> Panel:
        """The private panel of ``view.seat``: holdings, private and free moves, what is pending for them."""

    def caution(self, view: Any, move: Any, cast: PlayerNames) -> Caution | None:
        """What ``view.seat`` has to know before it makes a move; ``None`` if the move says its price itself."""

    def ordered(self, view: Any, order: str, cast: PlayerNames) -> str:
        """An order for a decision to come (``Game.orders``) in a few words: a line of at most 100 characters.

        ``view`` is its owner's, as it is now: the order may be from earlier, and what it names may be gone.
        """

    def ahead(self, view: Any, offered: Sequence[str], cast: PlayerNames) -> Prompt:
        """The orders that ``view.seat`` can give, as rows to choose from: each choice carries one of them.

        Where there is none, the text says why, and when there will be.
        """

    def result(self, view: Any, standing: Standing, cast: PlayerNames) -> str:
        """The end: a heading that says who has won, and below it all fortunes. The picture is ``result_board``."""

    def chronicle(self, log: GameLog) -> Any:
        """How a finished game went, for ``result_board``. Replays the log: to be told once a game, in a worker."""

    def result_board(self, view: Any, standing: Standing, cast: PlayerNames, chronicle: Any | None = None) -> Paint:
        """The picture of the end; with the game's ``chronicle``, also of how it came about."""

    def result_alt(self, view: Any, standing: Standing, cast: PlayerNames, chronicle: Any | None = None) -> str:
        """The picture of the end in words."""

    # -- looking back --------------------------------------------------------------------------------------

    def chapter(self, view: Any) -> str:
        """What the part of a game is called that a view belongs to, in a menu: ``Voyage 3``. Equal in all of it."""

    def film(self, views: Sequence[Any], cast: PlayerNames, end: Paint) -> Paint | None:
        """A whole game as an animation, from all its public views; it stays on ``end``, the picture of its result.

        ``None`` if this game has none. Slow.
        """

    # -- learning ------------------------------------------------------------------------------------------

    def explain(self, view: Any) -> str:
        """The open decision in two sentences: what it is, and what to think of."""

    def named(self, view: Any, move: Any, cast: PlayerNames) -> str:
        """A move in a few words, as it was offered in ``view``: its seat's own, or the public's."""

    def hints(self, view: Any, judgement: PositionEval | None, cast: PlayerNames) -> str:
        """The best choices, how often each wins and what it brings. Empty where nothing can be said."""

    def compared(self, view: Any, verdicts: Sequence[MoveEval], cast: PlayerNames) -> list[str]:
        """Choices in the order that is given, a line each: how many games in a hundred they win, what is certain."""

    def wins_of(self, view: Any, verdicts: Sequence[MoveEval], cast: PlayerNames) -> str:
        """Choices in one line, each with how many games in a hundred it wins."""

    def remembered(self, view: Any, cast: PlayerNames) -> str:
        """What a player remembers at this moment that is not on the table any more. Empty where nothing is."""

    def cost(self, lesson: CostlyMove) -> str:
        """What the better move of a lesson would have brought."""

    def because(self, thought: Thought, cast: PlayerNames) -> str:
        """Why a seat moved as it did, in a sentence with numbers."""

    def odds(self, view: Any, cast: PlayerNames) -> str:
        """The chances of this moment for ``view.seat``, from what that seat knows; or for the public."""

    def rules_pages(self) -> Sequence[str]:
        """The rules to page through, each at most 3000 characters of markdown."""

    def rules_picture(self, page: int) -> Illustration | None:
        """The illustration of a page of ``rules_pages``, if it has one."""

    def rules_page_for(self, view: Any) -> int:
        """The index of the rules page that explains the decision at hand."""


@runtime_checkable
class Legend(Protocol):
    """A presenter that says what the signs of its pictures mean."""

    def legend(self) -> str:
        """What stands behind the button, at most 3000 characters of markdown."""


@runtime_checkable
class Reckoning(Protocol):
    """A presenter of a game that goes on in parts, as voyages."""

    def reckoning(self, view: Any, cast: PlayerNames) -> Sequence[str]:
        """A line a player: what the part before brought them, and why. Nothing once the next has got under way."""


def reckoned(presenter: Presenter, view: Any, cast: PlayerNames) -> Sequence[str]:
    """What the part of the game before brought each player, where the presenter tells it.

    More than four players stand two in a line: else the decision below is off the screen.
    """
    lines = presenter.reckoning(view, cast) if isinstance(presenter, Reckoning) else ()
    a_line = 2 if len(lines) > A_LINE_EACH else 1
    return [DOT.join(lines[first : first + a_line]) for first in range(0, len(lines), a_line)]


def chance_of(presenter: Presenter) -> str:
    """What a game's chance is in, as texts ask: ``cards`` or ``dice``."""
    return "cards" if presenter.deals_cards else "dice"
