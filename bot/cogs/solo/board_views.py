"""Views of a solo game, one message edited at each click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import button, page_buttons
from bot.core.ids import Id
from bot.core.layout import (
    ACCENT,
    DOT,
    FIRST,
    LATEST,
    MessagePayload,
    Presses,
    add_prompt,
    asking,
    gallery,
    latest,
    layout,
    recent,
    row,
    tell,
    with_way_back,
)
from bot.core.limits import ALT_TEXT, TEXT, cut
from bot.core.player_names import cast_of
from bot.core.presenter import (
    A_LINE_EACH,
    AskNumber,
    Choice,
    Paint,
    Panel,
    PlayerNames,
    Presenter,
    Prompt,
    Style,
    reckoned,
)
from bot.core.texts import Texts
from bot.tables.panel_views import RULES_SCREEN, screens
from bot.tables.views import Dress
from engine.game import Event, Move, Seat
from engine.search.evaluator import PositionEval
from engine.solo import Solo
from engine.table import EntryEvents, SeatAssignment
from render.pool import Painter

SOLO: Final = Id(
    "solo:{what:word}:{kind:word}:{number:number}:{run:name}:{step:number}:"
    "{act:play|sure|menu|further|look|do|ask}:{code:code}"
)
"""An action in a game: what kind of game, which attempt, after how many moves. ``ask`` is also the id of a form."""

LOOKS: Final = ("hand", "aside", "table", "explain", "asked", "odds", "text", "more")
LAST: Final = 3 * LATEST
"""The maximum length of the final events in characters: no board shows them any more."""


@dataclass(frozen=True, slots=True)
class SoloId:
    """The identity of a solo game: kind, number and attempt."""

    what: str
    """The kind of solo game; ``bot/cogs/solo/cog.py`` maps it to its handler."""
    kind: str
    number: int
    run: str
    """A small letter and a number, or only the letter."""

    def id(self, step: int, act: str, code: str) -> str:
        return SOLO(what=self.what, kind=self.kind, number=self.number, run=self.run, step=step, act=act, code=code)

    def presses(self, step: int) -> Presses:
        return Presses(
            move=lambda code: self.id(step, "play", code),
            menu=lambda row: self.id(step, "menu", str(row)),
            number=lambda prefix: self.id(step, "ask", prefix),
            further=lambda path: self.id(step, "further", path),
        )

    def do(self, word: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> ui.Button[Any]:
        return button(self.do_id(word), label, style, disabled=disabled)

    def do_id(self, word: str) -> str:
        return self.id(0, "do", word)


@dataclass(frozen=True, slots=True)
class Played:
    where: SoloId
    solo: Solo
    me: Seat
    chairs: Sequence[SeatAssignment]
    heading: str
    """What is played, in a line or two."""
    advised: bool = False
    over: bool = False
    beyond: tuple[type[Event], ...] = ()
    """Events that begin the game after the stretch: these and later ones are not shown."""
    undo: str | None = None
    """The action that undoes the player's last move, if possible now."""
    kept: object = None

    @property
    def cast(self) -> PlayerNames:
        return cast_of(self.chairs)


@dataclass(frozen=True, slots=True)
class SoloViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter
    dress: Dress

    def chairs(self, seats: int, me: Seat, user: int, name: str, level: str) -> tuple[SeatAssignment, ...]:
        """Return the seats: one human, and AI players of a level with their names."""
        names = iter([other for other in self.texts("ai-names").split() if other != name])
        return tuple(
            SeatAssignment(name, user) if seat == me else SeatAssignment(next(names), level=level)
            for seat in range(seats)
        )

    async def board(self, played: Played, path: str = FIRST) -> MessagePayload | None:
        """Return board and decision; ``None`` if ``path`` isn't valid."""
        solo, presenter, cast = played.solo, self._presenter(played), played.cast
        moves = solo.moves(played.me)
        public, mine = solo.view(None), [move for move in moves if not move.private]
        in_hand = presenter.holds_cards or all(move.private for move in moves if not move.free)
        prompt = presenter.prompt(solo.view(played.me) if in_hand else public, mine, cast, advised=played.advised)
        if path != FIRST:
            later = presenter.further(public, mine, path, cast, advised=played.advised)
            if later is None:
                return None
            prompt = with_way_back(later, self.texts("button-back"))
        happened = [f"-# {line}" for line in recent(self.texts, presenter, public, cast, self._told(played))]
        reckoning = DOT.join(reckoned(presenter, public, cast))
        turn = presenter.turn(solo.view(played.me) if in_hand else public, cast)
        # With many players, heading and events would push the decision off a phone's screen.
        heading = [played.heading] if len(cast.plain) <= A_LINE_EACH or not happened else []
        lines = [f"-# {reckoning}"] if reckoning else [*heading, *happened]
        # A hand of cards shows the trick, too: both pictures wouldn't fit on a phone's screen.
        box, files = self._headed(lines), list[discord.File]()
        if not presenter.holds_cards:
            files += await self._add_picture(box, played, mine)
        presses = played.where.presses(solo.step)
        hand = presenter.hand(solo.view(played.me), moves, cast) if in_hand else None
        # Next to the buttons: of a message higher than a phone, the bottom is visible.
        if hand is not None and hand.prompt.rows:
            hand = replace(hand, prompt=asking(turn, hand.prompt))
        else:
            prompt = asking(turn, prompt)
        if hand is None or not hand.prompt.rows or (prompt.rows and not _codes(hand.prompt) & _codes(prompt)):
            add_prompt(box, self.dress(prompt), presses)
        if hand is not None:
            if not presenter.holds_cards:  # the board's picture fills a phone's screen
                hand = replace(hand, paint=None, text="")
            files += await self._add_hand(box, played, hand)
        box.add_item(ui.Separator())
        box.add_item(self._looks(played))
        return MessagePayload(layout(box), files)

    async def first_board(self, played: Played) -> MessagePayload:
        """Return the board with nothing chosen yet."""
        face = await self.board(played)
        assert face is not None  # nothing is chosen that could lead nowhere
        return face

    async def end(
        self, played: Played, paint: Paint, alt: str, lines: Sequence[str], rows: Sequence[Sequence[ui.Item[Any]]]
    ) -> MessagePayload:
        """Return the end page without the board, which would spoil further play."""
        happened = latest(tell(self.texts, self._presenter(played), played.cast, self._told(played)), LAST)
        box = self._headed([played.heading, f"-# {happened}" if happened else ""])
        picture, files = await gallery(self.painter, paint, cut(alt, ALT_TEXT), self._file(played))
        box.add_item(picture)
        box.add_item(ui.TextDisplay(cut("\n".join(lines), TEXT // 2)))
        for parts in rows:
            if parts:
                box.add_item(row(*parts))
        return MessagePayload(layout(box), files)

    async def look(
        self, played: Played, what: str, judgement: PositionEval | None = None, page: int = 0
    ) -> MessagePayload:
        """Return an extra page, such as odds or rules, with a Back button."""
        solo, presenter, cast = played.solo, self._presenter(played), played.cast
        box: ui.Container[Any] = ui.Container()
        if what in {"hand", "aside", "table", "more"}:  # the others have headings, or no room for one
            box.add_item(ui.TextDisplay(played.heading))
        files: list[discord.File] = []
        ways = [self._look(played, "board", "button-solo-board", "primary")]
        match what:
            case "more":
                undo = [played.where.do(played.undo, self.texts("button-undo-alone"))] if played.undo else []
                odds = [self._look(played, "odds", "button-odds")] if presenter.offers_odds else []
                box.add_item(row(*undo, *odds, self._look(played, "text", "button-text-board")))
            case "table":
                files = await self._add_picture(box, played, ())
            case "hand":
                panel = presenter.hand(solo.view(played.me), solo.moves(played.me), cast)
                files = await self._add_hand(box, played, panel)
            case "aside":
                panel = presenter.hand(solo.view(played.me), solo.moves(played.me), cast)
                if panel.aside is not None:
                    add_prompt(box, self.dress(panel.aside.prompt), played.where.presses(solo.step))
            case "explain" | "asked":
                if judgement is not None:  # hint and explanation would not fit on a phone's screen
                    ways = [self._look(played, "board", "button-back", "primary")]
                    ways.append(self._look(played, "asked", "button-asked"))
                files = await self._add_explained(box, played, judgement)
            case "odds":
                box.add_item(ui.TextDisplay(cut(presenter.odds(solo.view(played.me), cast), TEXT // 2)))
            case _:
                self._add_text_board(box, played, page)
        box.add_item(ui.Separator())
        box.add_item(row(*ways))
        return MessagePayload(layout(box), files)

    async def _add_explained(
        self, box: ui.Container[Any], played: Played, judgement: PositionEval | None
    ) -> list[discord.File]:
        """Add the explanation of the turn or a hint, and what it is about."""
        solo, presenter, cast = played.solo, self._presenter(played), played.cast
        if judgement is None:
            said = presenter.explain(solo.view(None))
        else:
            said = presenter.hints(judgement.question.view, judgement, cast)
        explained: ui.TextDisplay[Any] = ui.TextDisplay(cut(said, TEXT // 2))
        if presenter.holds_cards:
            box.add_item(explained)
            return await self._add_hand(box, played, replace(presenter.hand(solo.view(played.me), (), cast), text=""))
        files = await self._add_picture(box, played, solo.moves(played.me))
        box.add_item(explained)
        return files

    def _add_text_board(self, box: ui.Container[Any], played: Played, page: int) -> None:
        """Add a phone's screen of the board as text, with buttons to its neighbors."""
        board = self._presenter(played).text_board(played.solo.view(None), played.cast)
        pages = screens(board.splitlines(), RULES_SCREEN, RULES_SCREEN)
        page = min(page, len(pages) - 1)
        box.add_item(ui.TextDisplay(cut("\n".join(pages[page]), TEXT - 200)))
        if len(pages) > 1:
            box.add_item(ui.TextDisplay(f"-# {self.texts('story-page', page=page + 1, pages=len(pages))}"))
            back, on = self.texts("button-page-back"), self.texts("button-page-next")
            turn = partial(played.where.id, played.solo.step, "look")
            box.add_item(row(*page_buttons(lambda to: turn(f"text:{to}"), page, len(pages) - 1, back, on)))

    def sure(self, played: Played, move: Move) -> MessagePayload | None:
        """Ask to confirm a move with a price; ``None`` if it has none."""
        caution = self._presenter(played).caution(played.solo.view(played.me), move, played.cast)
        if caution is None:
            return None
        confirm = button(played.where.id(played.solo.step, "sure", move.code), caution.label, "danger")
        back = self._look(played, "board", "button-back")
        return MessagePayload(
            layout(ui.Container(ui.TextDisplay(f"{played.heading}\n{caution.text}"), row(confirm, back)))
        )

    def question(self, played: Played, prefix: str) -> AskNumber | None:
        presenter, solo, moves = self._presenter(played), played.solo, played.solo.moves(played.me)
        own = solo.view(played.me)
        public = presenter.prompt(own, [move for move in moves if not move.private], played.cast)
        private = presenter.hand(own, moves, played.cast).prompt
        return public.question(prefix) or private.question(prefix)

    def _presenter(self, played: Played) -> Presenter:
        return self.presenters[played.solo.game.kind]

    @staticmethod
    def _told(played: Played) -> list[EntryEvents]:
        """Return the events since the player's last move."""
        solo = played.solo
        return [
            replace(each, events=tuple(takewhile(lambda event: not isinstance(event, played.beyond), each.events)))
            for each in solo.events_for(played.me, solo.last_move_of(played.me))
        ]

    async def _add_picture(self, box: ui.Container[Any], played: Played, moves: Sequence[Any]) -> list[discord.File]:
        solo, presenter, cast = played.solo, self._presenter(played), played.cast
        view = solo.view(None)
        paint = presenter.board(view, cast, solo.before(played.me), moves)
        alt = cut(presenter.alt(view, cast), ALT_TEXT)
        picture, files = await gallery(self.painter, paint, alt, self._file(played))
        box.add_item(picture)
        return files

    @staticmethod
    def _file(played: Played) -> str:
        where = played.where
        return f"{where.what}-{where.kind}-{where.number}-{where.run}-{played.solo.step}"

    def _headed(self, lines: Sequence[str]) -> ui.Container[Any]:
        said = cut("\n".join(line for line in lines if line), TEXT // 2)
        return ui.Container(ui.TextDisplay(said), accent_colour=ACCENT)

    async def _add_hand(self, box: ui.Container[Any], played: Played, panel: Panel) -> list[discord.File]:
        solo = played.solo
        files: list[discord.File] = []
        if panel.paint is not None:
            name = f"hand-{played.where.kind}-{played.where.number}-{played.where.run}-{solo.step}"
            picture, files = await gallery(self.painter, panel.paint, panel.alt, name)
            box.add_item(picture)
        if panel.text:
            box.add_item(ui.TextDisplay(cut(panel.text, TEXT // 4)))
        add_prompt(box, self.dress(panel.prompt), played.where.presses(solo.step))
        if panel.aside is not None:
            where = played.where.id(solo.step, "look", "aside")
            box.add_item(row(button(where, panel.aside.label)))
        return files

    def _looks(self, played: Played) -> ui.ActionRow[Any]:
        """Return a row of buttons that fits on a phone in every language."""
        besides = ("table", "button-solo-table") if self._presenter(played).holds_cards else ("hand", "button-hand")
        hinted = played.advised and played.solo.game.advises
        explain = ("explain", "button-explain" if hinted else "button-asked")
        return row(*(self._look(played, *way) for way in (besides, explain, ("more", "button-more"))))

    def _look(self, played: Played, what: str, key: str, style: Style = "secondary") -> ui.Item[Any]:
        return button(played.where.id(played.solo.step, "look", what), self.texts(key), style)


def _codes(prompt: Prompt) -> set[str]:
    return {item.code for offered in prompt.rows for item in offered.items if isinstance(item, Choice)}
