"""The private panel of a table: its tabs and their content."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import button, menu, page_buttons
from bot.core.ids import Id
from bot.core.layout import (
    DOT,
    FIRST,
    MessagePayload,
    add_prompt,
    closed_lobby,
    gallery,
    latest,
    layout,
    link_to,
    plain,
    recent,
    row,
    tell,
    why_closed,
    with_way_back,
)
from bot.core.limits import BUTTONS_A_ROW, OPTION_TEXT, TEXT, cut
from bot.core.player_names import cast_of, marked
from bot.core.presenter import Caution, Legend, Panel, Presenter, Prompt, Style, chance_of
from bot.core.texts import Texts
from bot.tables.presses import (
    MOVE_SURE,
    NO_ORDER,
    ORDER,
    ORDER_BACK,
    ORDER_GIVEN,
    RULES,
    STEP,
    STORY,
    TEXT_PAGE,
    MovePresses,
    OrderPresses,
    lobby_button,
    table_button,
)
from engine.game import Refusal, Seat
from engine.lobby import seating
from engine.search.evaluator import PositionEval
from engine.table import EntryEvents
from host.live import GameSession, TableSession, has_begun
from host.premoves import is_slow
from host.votes import are_all_here
from render.pool import Painter
from storage.guild_data import NOWHERE
from storage.premoves import MOST, PremoveQueue

STORY_LINES: Final = 25
SCREEN: Final = 13
"""Lines that fit on a phone next to the tabs of a panel and its page buttons."""
LINE: Final = 40
"""Bytes of UTF-8 that fill a line on a phone: three-byte characters are wide."""
RULES_SCREEN: Final = 16
"""The same of the rules, which have one row of tabs."""
PICTURED: Final = 8
"""Lines as high as an illustration of the rules."""
PARTS: Final = 100
"""In the number of a page of the rules, what each phone's screen of it before adds: older buttons have the first."""
ORDERS_TOLD: Final = 5
"""Premoves listed line by line: with this many a panel fits on a phone. The menu lists them all."""
FOLLOWING: Final = frozenset({"hand", "aside", "sure", "step", "explain", "odds", "ahead"})
_LABELS: Final[Mapping[str, str]] = {
    "hand": "button-hand",
    "odds": "button-odds",
    "rules": "button-rules",
    "story": "button-story",
    "more": "button-more",
    "ahead": "button-ahead",
    "text": "button-text-board",
    "zoom": "button-zoom",
    "legend": "button-legend",
    "replay": "button-replay",
    "watch": "button-watch",
    "quit": "button-quit",
    "review": "button-review",
    "film": "button-film",
    "log": "button-save-log",
    "record": "button-record",
}


CAME_BACK: Final = "back"
"""What a hand says at first after its owner left and came back."""
UNCONFIRMED: Final = "unconfirmed"
"""What a hand says at first that replaces a question its owner didn't answer."""
BEHIND: Final = "behind"
"""What a page says that doesn't follow the game any more."""
ASKING: Final = frozenset({"sure", "part"})
"""Questions with a way back of their own, so the way to the hand isn't called that too."""
HIGH: Final = frozenset({"replay", "review"})
"""Pages that need a phone's whole screen: they have no link to the table, and one row of tabs."""
MADE: Final = frozenset({"done", "hand"})
"""Pages that show their owner's last move, the entry after ``PanelPage.at``, and who is next."""
GONE_ON: Final = "on"
"""What a page of a move is shown with once others have moved: it only says who is next if that is its owner."""


@dataclass(frozen=True, slots=True)
class PanelPage:
    """A tab of a panel, and where in it: a page, step or log entry."""

    name: str
    at: int | None = None
    what: str = ""
    """What is to be confirmed: a premove, or a move.

    For a step, the path to it; for a hand, whether its owner has just come back.
    """
    from_hand: bool = False
    """Whether it was reached from a hand, so the way to the hand is the way back."""

    @property
    def follows(self) -> bool:
        """Whether the page is redrawn at each change, not only at start and end."""
        return self.name in FOLLOWING


@dataclass(slots=True)
class PanelContents:
    """The part of a panel between its header and its tabs."""

    parts: list[ui.Item[Any]]
    files: list[discord.File] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PanelViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter
    dress: Callable[[Prompt], Prompt] = lambda prompt: prompt
    """Puts the application's own emojis on buttons, if there are any."""

    # -- the panel itself ------------------------------------------------------------------------------------

    def framed(
        self, live: TableSession, seat: Seat | None, view: PanelPage, body: PanelContents, note: str = ""
    ) -> MessagePayload:
        """Return a panel of ``seat``'s owner with a tab's content, and a note below it."""
        box: ui.Container[Any] = ui.Container()
        for part in body.parts:
            box.add_item(part)
        box.add_item(ui.Separator())
        behind = self.texts("panel-behind", button=_named(self.texts, live, view.name)) if view.what == BEHIND else ""
        note = "\n".join(part for part in (self._way_to_table(live, seat, view), note, behind) if part)
        if note:  # next to the tabs: of a panel higher than a phone, the bottom is visible
            box.add_item(ui.TextDisplay(cut(note, TEXT // 4)))
        tabs = self._tabs(live, seat, view)
        a_row = len(tabs) if len(tabs) <= BUTTONS_A_ROW else ceil(len(tabs) / 2)
        for first in range(0, len(tabs), a_row):
            box.add_item(row(*tabs[first : first + a_row]))
        return MessagePayload(layout(box), body.files)

    def _way_to_table(self, live: TableSession, seat: Seat | None, view: PanelPage) -> str:
        """Return a link to the table, with the reader's own decision if it follows.

        At the top of a hand; content that fills a phone's screen has no room for it.
        """
        if view.name in {"hand", "house", "rules", "text", *HIGH}:
            return ""
        if view.name == "more":
            heading = self.texts("more-heading", table=str(live.id))
            return f"-# {DOT.join(filter(None, (heading, self._link_to_table(live))))}"
        if view.name == "done" and has_begun(live) and seat is not None:
            if _goes_on(live, seat):
                return ""  # the question stands above its choices
            if view.what != GONE_ON:
                return f"-# {self.pending(live, seat)}"
        follows = (view.follows and view.what != BEHIND) or view.name == "done"
        if has_begun(live) and not live.over and seat is not None and follows:
            return f"-# {self._pending_for(live, seat)}"
        link = self._link_to_table(live)
        return f"-# {link}" if link else ""

    def _pending_for(self, live: GameSession, seat: Seat) -> str:
        return self.pending(live, seat) if live.over or seat in live.table.to_act else self._link_to_table(live)

    def _link_to_table(self, live: TableSession, turn: str = "") -> str:
        """Return a link to the table, unless its server deleted its data, and ``turn``."""
        return turn if live.channel == NOWHERE else self.texts("hand-pending", turn=turn, link=link_to(live)).rstrip()

    def _tabs(self, live: TableSession, seat: Seat | None, view: PanelPage) -> list[ui.Item[Any]]:
        text, shown = self.texts, view.name
        back = {"hand": text("button-back")} if view.from_hand and shown not in ASKING else {}
        if not has_begun(live):
            style, opened = _tab(shown == "house")
            rules = text("button-house-rules")
            house = lobby_button(live.id, "rules", rules, style, disabled=opened or live.closed)
            return [house, self._way(live, "rules", shown)]
        if shown == "rules":  # with one row of tabs, a page holds more
            names = ["rules", "more"] if seat is None else ["hand", "rules", "more"]
            return [self._way(live, name, shown, back.get(name)) for name in names]
        # A hand is played from, and others are long: to fit on a phone, they leave the rest behind More.
        names = ["more"] if shown in {"hand", "odds", *HIGH} else ["rules", "story", "more"]
        if shown == "hand" and live.past:
            names = ["replay", *(["review"] if live.game.advises else []), *names]
        # A player against AI only is never waited for, and needs no premoves.
        if (
            seat is not None
            and not live.over
            and is_slow(live)
            and sum(chair.user is not None for chair in live.chairs) > 1
        ):
            names = ["ahead", *names]
        if not live.over and shown not in {"more", *HIGH}:
            names = ["explain", *(["odds"] if self.has_odds(live) else []), *names]
        if seat is not None and shown != "hand":
            names = ["hand", *names]
        if view.what == BEHIND:  # pressed again, the page is up to date
            names, shown = [*names, *([] if shown in names else [shown])], ""
        return [self._way(live, name, shown, back.get(name)) for name in names]

    def _way(self, live: TableSession, name: str, shown: str, label: str | None = None) -> ui.Button[Any]:
        style, opened = _tab(shown == name)
        return table_button(live.id, name, label or _named(self.texts, live, name), style, disabled=opened)

    def has_odds(self, live: TableSession) -> bool:
        return live.lobby.odds and self.presenters[live.game.kind].offers_odds

    def has_films(self, live: TableSession) -> bool:
        """Return whether a table's last movement can be watched again."""
        presenter = self.presenters[live.game.kind]
        return live.lobby.motion and presenter.moves_pictures and presenter.looks_back

    def resting(self, live: TableSession, seat: Seat | None) -> MessagePayload:
        """Return the final content of a panel before Discord forbids edits."""
        begun = has_begun(live)
        said = self.texts("panel-rests", where="lobby" if not begun else "watched" if seat is None else "game")
        if not begun:
            return plain(said)
        return plain(said, row(self._way(live, "more" if seat is None else "hand", "")))

    def replaced(self, live: TableSession) -> MessagePayload:
        """Return the final content of a sent hand whose seat someone else took."""
        return plain(f"{self.texts('hand-replaced')}\n{self._link_to_table(live)}")

    def said(self, key: str) -> PanelContents:
        return words(self.texts(key))

    async def whole_hand(self, live: GameSession, seat: Seat) -> MessagePayload:
        """Return a hand as a separate message, usable as a panel."""
        return self.framed(live, seat, PanelPage("hand"), await self.hand(live, seat))

    # -- its tabs --------------------------------------------------------------------------------------------

    async def hand(self, live: GameSession, seat: Seat, since: int | None = None) -> PanelContents:
        """Return a hand, and its owner's last move: the entry after ``since``."""
        table = live.table
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view, ply, number = table.view(seat), table.ply, table.number
        panel = presenter.hand(view, table.moves(seat), cast)
        title = self.texts("hand-heading", game=self.texts(f"game-{live.game.kind}"), table=str(live.id))
        pending = self._pending_for(live, seat) if since is None else self.pending(live, seat)
        # A played card is in the picture.
        own = [] if since is None or presenter.holds_cards else table.events_for(seat, since + 1)[:1]
        happened = [] if live.over else [f"-# {line}" for line in recent(self.texts, presenter, view, cast, own)]
        forced = table.forced_move(seat)
        if forced is not None and not live.over:
            happened.append(self.texts("hand-forced", move=presenter.named(view, forced, cast)))
        if table.missed(seat) and not live.over:
            happened.append(self.texts("hand-timed-out"))
        body = words(cut("\n".join(filter(None, (title, *happened, pending, panel.text))), TEXT // 2))
        if panel.paint is not None and not live.over:  # it would push the result off a phone's screen
            picture, body.files = await gallery(self.painter, panel.paint, panel.alt, f"hand-{live.id}-{number}-{seat}")
            body.parts.append(picture)
        if not live.over and not live.chairs[seat].present:
            body.parts.append(self._return(live))
        elif not live.closed:
            box: ui.Container[Any] = ui.Container()
            add_prompt(box, self.dress(panel.prompt), MovePresses(live.id, ply))
            body.parts += box.children
            if panel.aside is not None:
                body.parts.append(row(table_button(live.id, "aside", panel.aside.label)))
        return body

    def panel_of(self, live: GameSession, seat: Seat) -> Panel:
        table = live.table
        return self.presenters[live.game.kind].hand(table.view(seat), table.moves(seat), cast_of(table.chairs))

    def held(self, live: GameSession, seat: Seat) -> object:
        """Return a key of what a hand shows: equal while it needs no redraw."""
        panel = self.panel_of(live, seat)
        return panel.text, panel.alt, panel.prompt, panel.aside

    async def aside(self, live: GameSession, seat: Seat) -> PanelContents:
        """Return a seat's rare actions, without a way back; its hand, if there are none."""
        panel = self.panel_of(live, seat)
        if panel.aside is None or live.closed:
            return await self.hand(live, seat)
        box: ui.Container[Any] = ui.Container()
        add_prompt(box, self.dress(panel.aside.prompt), MovePresses(live.id, live.table.ply))
        return PanelContents(box.children)

    def caution(self, live: GameSession, seat: Seat | None, ply: int, code: str) -> Caution | None:
        """Return the caution of a move that is possible now, if any."""
        table = live.table
        if seat is None or ply != table.ply or not table.chairs[seat].present:
            return None
        move = next((move for move in table.moves(seat) if move.code == code), None)
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        return None if move is None else presenter.caution(table.view(seat), move, cast)

    def outdated(self, live: GameSession, seat: Seat, page: PanelPage) -> bool:
        """Return whether a page has nothing to ask any more, so the hand replaces it."""
        match page.name:
            case "sure":
                return self.caution(live, seat, page.at or 0, page.what) is None
            case "step":
                return live.over or page.at != live.table.ply or seat not in live.table.to_act
            case "aside":
                return live.closed or self.panel_of(live, seat).aside is None
        return False

    async def sure(self, live: GameSession, seat: Seat, ply: int, code: str) -> PanelContents:
        """Ask whether to make a move, with its price; else show the hand."""
        caution = self.caution(live, seat, ply, code)
        if caution is None:
            return await self.hand(live, seat)
        body = words(caution.text)
        confirm = button(MOVE_SURE(table=live.id, ply=ply, code=code), caution.label, "danger")
        body.parts.append(row(confirm, self._way_back(live, seat, ply, code)))
        return body

    def _way_back(self, live: GameSession, seat: Seat, ply: int, code: str) -> ui.Button[Any]:
        """Return the button to the page that offers a possible move."""
        text = self.texts("button-back")
        if not live.game.parse(code).private:
            return button(STEP(table=live.id, ply=ply, path=FIRST), text)
        return table_button(live.id, "keep" if self.panel_of(live, seat).aside is None else "aside", text)

    async def step(self, live: GameSession, seat: Seat, ply: int, path: str) -> PanelContents:
        """Return a step of an open choice, the hand once made; or raise ``Refusal``."""
        table = live.table
        if self.outdated(live, seat, PanelPage("step", ply, path)):
            return await self.hand(live, seat)
        presenter, cast, advised = self.presenters[live.game.kind], cast_of(table.chairs), live.lobby.hints
        view, moves = table.view(None), [move for move in table.moves(seat) if not move.private]
        if path == FIRST:
            prompt: Prompt | None = presenter.prompt(view, moves, cast, advised=advised)
        else:
            prompt = presenter.further(view, moves, path, cast, advised=advised)
            prompt = prompt and with_way_back(prompt, self.texts("button-back"))
        if prompt is None:
            raise Refusal("why-old-button")
        box: ui.Container[Any] = ui.Container()
        add_prompt(box, self.dress(prompt), MovePresses(live.id, ply))
        return PanelContents(list(box.children))

    def pending(self, live: GameSession, seat: Seat) -> str:
        """Return a link to the table, with whose turn it is or how it ended."""
        table, presenter, cast = live.table, self.presenters[live.game.kind], cast_of(live.table.chairs)
        if table.standing is not None:
            turn = presenter.result(table.view(None), table.standing, cast).splitlines()[0].removeprefix("## ")
        elif live.closed:
            turn = why_closed(self.texts, live)
        else:
            turn = presenter.turn(table.view(seat), cast)
        return self._link_to_table(live, turn)

    def played(self, live: GameSession, seat: Seat, since: int) -> str:
        """Return the events since a log entry, and what is pending now."""
        happened = latest(self._event_lines(live, live.table.events_for(seat, since + 1)))
        return f"{happened}\n{self.pending(live, seat)}"

    def done(self, live: GameSession, seat: Seat, since: int) -> PanelContents:
        """Return the move of a choice at the table, and its player's next choices."""
        table, made = live.table, self._made(live, seat, since)
        if not _goes_on(live, seat):
            return words(*made)
        body = words(*made, self.pending(live, seat))
        presenter, cast, moves = self.presenters[live.game.kind], cast_of(table.chairs), table.moves(seat)
        prompt = presenter.hand(table.view(seat), moves, cast).prompt
        if not prompt.rows:
            public = [move for move in moves if not move.private]
            prompt = presenter.prompt(table.view(None), public, cast, advised=live.lobby.hints)
        box: ui.Container[Any] = ui.Container()
        add_prompt(box, self.dress(prompt), MovePresses(live.id, table.ply))
        body.parts += box.children
        return body

    def _made(self, live: GameSession, seat: Seat, since: int) -> list[str]:
        """Return the entry after ``since`` as lines."""
        return self._event_lines(live, live.table.events_for(seat, since + 1)[:1]) or ["–"]

    def _event_lines(self, live: GameSession, told: Sequence[EntryEvents]) -> list[str]:
        return tell(self.texts, self.presenters[live.game.kind], cast_of(live.chairs), told)

    def ahead(
        self, live: GameSession, seat: Seat, book: PremoveQueue, offered: Sequence[str], asked: str
    ) -> PanelContents:
        """Return a seat's premoves and those it can add, or ask about ``asked``."""
        presenter, cast, text = self.presenters[live.game.kind], cast_of(live.chairs), self.texts
        view = live.table.view(seat)
        if asked in offered:
            order, game = presenter.ordered(view, asked, cast), text(f"game-{live.game.kind}")
            body = words(text("orders-question", order=order, game=game, table=str(live.id)))
            confirm = button(ORDER_GIVEN(table=live.id, code=asked), text("button-order"), "success")
            body.parts.append(row(confirm, button(ORDER(table=live.id, code=NO_ORDER), text("button-order-not"))))
            return body
        ordered = {code: presenter.ordered(view, code, cast) for code in book.codes}
        lines = [text("orders-heading", table=str(live.id)), text("orders-meant")]
        told = list(ordered.values())[:ORDERS_TOLD]
        lines += [text("orders-line", order=order) for order in told] or [text("orders-none")]
        if len(ordered) > len(told):
            lines.append(text("orders-more", count=len(ordered) - len(told)))
        prompt = presenter.ahead(view, offered, cast)
        if len(book.standing) >= MOST:
            lines.append(text("why-orders-many", most=MOST))
        else:
            lines.append(prompt.text or (text("orders-idle") if not offered else ""))
        body = words(*lines)
        box: ui.Container[Any] = ui.Container()
        add_prompt(box, replace(self.dress(prompt), text=""), OrderPresses(live.id))
        body.parts += box.children
        if ordered:
            options = [
                discord.SelectOption(label=cut(order, OPTION_TEXT), value=code) for code, order in ordered.items()
            ]
            body.parts.append(row(menu(ORDER_BACK(table=live.id), text("orders-back"), options)))
        return body

    def became(self, live: GameSession, seat: Seat, book: PremoveQueue) -> str:
        """Return which queued premoves were played, and why others were dropped."""
        presenter, cast, view = self.presenters[live.game.kind], cast_of(live.chairs), live.table.view(seat)
        done: list[str] = []
        for order in book.done:
            done.append(self.texts("orders-done", order=presenter.ordered(view, order.code, cast)))
            made = [told for told in live.table.events_for(seat, order.number) if told.number == order.number]
            done += self._event_lines(live, made)[:1]
        dropped = [
            self.texts(
                "orders-dropped-because",
                order=presenter.ordered(view, order.code, cast),
                reason=self.texts.reason(order.reason, cast.marked),
            )
            for order in book.dropped
        ]
        return self.texts.join_sentences([*done, *dropped])

    def explain(
        self, live: GameSession, seat: Seat | None, judgement: PositionEval | None, *, reasons: bool
    ) -> PanelContents:
        """Return the open decision in two sentences, with a hint if allowed.

        Without ``seat`` to act, it says first whose decision it is.
        """
        presenter, table = self.presenters[live.game.kind], live.table
        text = presenter.explain(table.view(None))
        if not live.over and seat not in table.to_act:
            text = f"-# {presenter.turn(table.view(None), cast_of(table.chairs))}\n{text}"
        if judgement is not None:
            hints = presenter.hints(judgement.question.view, judgement, cast_of(live.chairs))
            text = f"{text}\n\n{hints}"
        body = words(text)
        if reasons:
            body.parts.append(row(table_button(live.id, "why", self.texts("button-why"))))
        return body

    def odds(self, live: GameSession, seat: Seat | None) -> PanelContents:
        """Return the current chances, by what a seat or the public knows."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        return words(presenter.odds(live.table.view(seat), cast))

    async def rules(self, kind: str, page: int) -> PanelContents:
        """Return a page of the rules with its illustration and page buttons.

        ``page`` is that of the presenter, plus ``PARTS`` for each phone's screen of it that comes before.
        """
        presenter = self.presenters[kind]
        shown = [presenter.rules_picture(number) for number in range(len(presenter.rules_pages()))]
        pages = {
            number + PARTS * part: lines
            for number, text in enumerate(presenter.rules_pages())
            for part, lines in enumerate(
                screens(text.splitlines(), RULES_SCREEN - (PICTURED if shown[number] else 0), RULES_SCREEN)
            )
        }
        numbers = list(pages)
        at = numbers.index(page) if page in pages else len(pages) - 1
        foot = self.texts("rules-page", page=at + 1, pages=len(pages))
        body = words(cut("\n".join(pages[numbers[at]]), TEXT - len(foot) - 3))
        illustration = shown[numbers[at]] if numbers[at] < PARTS else None
        if illustration is not None:
            name = f"rules-{kind}-{numbers[at]}"
            picture, body.files = await gallery(self.painter, illustration.paint, illustration.alt, name)
            body.parts.append(picture)
        back, on = self.texts("button-page-back"), self.texts("button-page-next")
        to_number = dict(enumerate(numbers))
        turning = page_buttons(lambda to: RULES(kind=kind, page=to_number.get(to, to)), at, len(pages) - 1, back, on)
        body.parts += [ui.TextDisplay(f"-# {foot}"), row(*turning)]
        return body

    def legend(self, live: GameSession) -> PanelContents:
        """Return the explanation of a game's signs, or the beginning of its rules."""
        presenter = self.presenters[live.game.kind]
        return words(cut(presenter.legend() if isinstance(presenter, Legend) else presenter.rules_pages()[0], TEXT))

    def story(self, live: GameSession, told: Sequence[EntryEvents], page: int | None) -> PanelContents:
        """Return the events since the start, by default the last page of them."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        lines = tell(self.texts, presenter, cast, told) or ["–"]
        # The first page is the short one: it opens at the last, which is what readers have missed.
        short = len(lines) % STORY_LINES or STORY_LINES
        pages = [lines[max(0, end - STORY_LINES) : end] for end in range(short, len(lines) + 1, STORY_LINES)]
        page = len(pages) - 1 if page is None else min(page, len(pages) - 1)
        heading = self.texts("story-heading", table=str(live.id))
        return self._turned(live, [[heading, *lines] for lines in pages], page, STORY)

    def _turned(self, live: GameSession, pages: Sequence[Sequence[str]], page: int, turn: Id) -> PanelContents:
        if len(pages) == 1:
            return words(*pages[0])
        text = self.texts
        body = words(*pages[page], f"-# {text('story-page', page=page + 1, pages=len(pages))}")
        back, on = text("button-page-back"), text("button-page-next")
        body.parts.append(row(*page_buttons(lambda to: turn(table=live.id, page=to), page, len(pages) - 1, back, on)))
        return body

    def more(self, live: TableSession, user: int) -> PanelContents:
        text, make = self.texts, table_button
        if not has_begun(live) and live.over:
            return words(closed_lobby(text, live))
        body = PanelContents([])  # the footer, always visible, names the table
        if not has_begun(live):
            body.parts += self._lobby_ways(live, user)
            return body
        if live.closed and not live.table.over:
            body.parts.append(ui.TextDisplay(why_closed(text, live)))
        explained = ["legend"] if isinstance(self.presenters[live.game.kind], Legend) else []
        odds = ["odds"] if self.has_odds(live) and not live.over else []
        names = ["text", "zoom", *explained, *odds, "record"]
        body.parts.append(row(*(make(live.id, name, label(text, name)) for name in names)))
        if user in live.present and not live.over:
            body.parts.append(
                row(*self._for_all(live, user), make(live.id, "leave", text("button-leave-table"), "danger"))
            )
        elif live.table.seat_of(user) is not None and not live.over:
            body.parts.append(self._return(live))
        return body

    def record(self, live: GameSession) -> PanelContents:
        """Return the buttons to replay, review and verify a game."""
        text, make = self.texts, table_button
        watch = ["watch"] if self.has_films(live) else []
        ways = [make(live.id, name, label(text, name)) for name in ("replay", *watch)]
        if live.past:
            ways += [make(live.id, "review", text("button-review"))] if live.game.advises else []
            thought = live.game.advises and any(chair.level is not None for chair in live.chairs)
            ways += [make(live.id, "why", text("button-why"))] if thought else []
        verify = text("button-verify", chance=chance_of(self.presenters[live.game.kind]))
        if live.seed is None:
            fair = f"-# {text('table-promise', commitment=live.table.commitment)}"
        else:
            fair = text("table-seed", seed=live.seed, verify=verify)
        body = words(text("record-heading", table=str(live.id)))
        body.parts += [row(*ways), ui.TextDisplay(fair)]
        if live.past:
            body.parts.append(row(make(live.id, "verify", verify), make(live.id, "log", text("button-save-log"))))
        return body

    def _lobby_ways(self, live: TableSession, user: int) -> list[ui.Item[Any]]:
        make, text = lobby_button, self.texts
        full = len(live.lobby.chairs) >= live.lobby.size
        seek = [] if full else [make(live.id, "seek", text("button-seek"))]
        mine: list[ui.Item[Any]] = []
        if user in live.present:
            mine.append(table_button(live.id, "leave", text("button-leave-table"), "danger"))
        if user == live.lobby.host:
            mine.append(make(live.id, "cancel", text("button-close-table"), "danger"))
        ways = row(make(live.id, "learn", text("button-how-to-play")), *(seek if mine else []))
        return [ways, row(*mine)] if mine else [ways]

    def _for_all(self, live: GameSession, user: int) -> list[ui.Button[Any]]:
        """Return buttons that affect the other players; none in a solo game.

        No nudge for the player that the table waits for.
        """
        text, make, alone = self.texts, table_button, len(live.here) <= 1
        label = text("button-undo-alone" if alone else "button-undo")
        may_undo = live.table.last_decision() is not None and not live.lobby.clocked and are_all_here(live.chairs)
        undo = [make(live.id, "undo", label)] if may_undo else []
        if alone:
            return [*undo, self._way(live, "quit", "")]
        waited_for = {live.chairs[seat].user for seat in live.table.to_act}
        nudge = [] if waited_for <= {user} else [make(live.id, "nudge", text("button-nudge"))]
        return [
            *nudge,
            *undo,
            make(live.id, "end", text("button-end")),
        ]

    # -- what is behind More ---------------------------------------------------------------------------------

    async def zoom(self, live: GameSession) -> PanelContents:
        table = live.table
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view = table.view(None)
        board, alt, number = presenter.board(view, cast, None), presenter.alt(view, cast), table.number
        picture, files = await gallery(self.painter, board, alt, f"board-{live.id}-{number}")
        return PanelContents([picture], files)

    def quit(self, live: GameSession) -> PanelContents:
        body = words(self.texts("quit-question", table=str(live.id)), *self._arena_note(live, "end-arena"))
        body.parts.append(row(table_button(live.id, "end", self.texts("button-quit"), "danger")))
        return body

    def close(self, live: TableSession) -> PanelContents:
        """Ask the host whether to close a lobby in which others wait, if it is open."""
        if live.closed:
            return words(closed_lobby(self.texts, live))
        alone = {None, live.lobby.host}
        names = [marked(seat, each.name) for seat, each in enumerate(seating(live.lobby)) if each.user not in alone]
        body = words(self.texts("close-question", table=str(live.id), names=self.texts.listed(names)))
        confirm = lobby_button(live.id, "close", self.texts("button-close-table"), "danger")
        body.parts.append(row(confirm, table_button(live.id, "more", self.texts("button-back"))))
        return body

    def part(self, live: GameSession, *, counts: bool) -> PanelContents:
        """Ask whether to leave a game, and say whether that is penalized."""
        how = "alone" if len(live.here) == 1 else "counts" if counts else "free"
        body = words(self.texts("leave-question", table=str(live.id), how=how), *self._arena_note(live, "leave-arena"))
        confirm = table_button(live.id, "parted", self.texts("button-leave-table"), "danger")
        body.parts.append(row(confirm, table_button(live.id, "stay", self.texts("button-back"))))
        return body

    def left(self, live: GameSession, more: str) -> PanelContents:
        """Return that a user has left a game, the way back, and ``more``."""
        how = "game" if live.present else "alone"
        body = words(self.texts("left", table=str(live.id), how=how), *self._arena_note(live, "leave-arena"), more)
        body.parts.append(self._return(live))
        return body

    def _arena_note(self, live: GameSession, key: str) -> list[str]:
        """Return a text for arenas only: there, even a single player has a limit."""
        return [self.texts(key)] if live.lobby.clocked else []

    def _return(self, live: GameSession) -> ui.ActionRow[Any]:
        """Return the button for a user who left, or whom an AI replaced, to play on."""
        return row(table_button(live.id, "back", self.texts("button-back-again"), "success"))

    def text_board(self, live: GameSession, seat: Seat | None, page: int = 0) -> PanelContents:
        """Return the board as pages of text, below the result or a seat's hand."""
        presenter, cast = self.presenters[live.game.kind], cast_of(live.chairs)
        view, marked, standing = live.table.view(None), replace(cast, plain=cast.marked), live.table.standing
        first = ""
        if standing is not None:
            first = presenter.result_alt(view, standing, marked, live.chronicle)
        elif seat is not None:
            first = presenter.hand(live.table.view(seat), (), marked).alt
        # The hand says some of the board's lines already, without bold marks.
        blocks = [
            [line for line in block.splitlines() if line.replace("**", "") not in first]
            for block in presenter.text_board(view, cast).split("\n\n")
        ]
        board = "\n\n".join("\n".join(block) for block in blocks if block)
        pages = screens([*first.splitlines(), *board.splitlines()], SCREEN, SCREEN)
        return self._turned(live, pages, min(page, len(pages) - 1), TEXT_PAGE)


def label(texts: Texts, name: str) -> str:
    key = _LABELS[name]
    return texts(key)


def explain_label(texts: Texts, live: TableSession) -> str:
    """Return the label of the button that explains the decision, and may give a hint."""
    return texts("button-explain" if live.lobby.hints else "button-asked")


def _goes_on(live: GameSession, seat: Seat) -> bool:
    """Return whether a player has to decide again right after a move."""
    return not live.over and seat in live.table.to_act


def _named(texts: Texts, live: TableSession, name: str) -> str:
    return explain_label(texts, live) if name == "explain" else label(texts, name)


def _tab(opened: bool) -> tuple[Style, bool]:
    """Return the style of a tab, and whether it is disabled: open already."""
    return ("primary", True) if opened else ("secondary", False)


def screens(lines: Iterable[str], first: int, most: int) -> list[list[str]]:
    """Return lines grouped by phone screen.

    The first screen is ``first`` lines high, the others ``most``; long lines wrap.
    """
    pages: list[list[str]] = [[]]
    room = first
    for line in lines:
        high = max(1, ceil(len(line.encode()) / LINE))
        if high > room and pages[-1]:
            heading = [pages[-1].pop()] if len(pages[-1]) > 1 and pages[-1][-1].startswith("#") else []
            pages.append(heading)
            room = most - len(heading)
        room -= high
        if line or pages[-1]:
            pages[-1].append(line)
    return [page[:-1] if page and not page[-1] else page for page in pages]


def words(*lines: str) -> PanelContents:
    return PanelContents([ui.TextDisplay(cut("\n".join(lines), TEXT))])
