"""The messages that the bot shows, as Components V2 layouts: built afresh each time, from a table as it is now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.presenters.base import AskNumber, Buttons, Cast, Choice, Menu, Paint, Panel, Presenter, Prompt
from bot.tables import LiveTable
from bot.texts import Texts
from bot.ui import ids, items
from bot.ui.cast import cast_of, marked
from bot.ui.limits import ALT_TEXT, BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, TEXT, cut
from engine.game import Event
from engine.lobby import SPEEDS, option_choices
from engine.table import Told, Undone
from render.pool import Painter
from storage.presence import Proposal

ACCENT: Final = discord.Colour(0x2A7F8E)
"""The sea of the board."""
LINES: Final = 8
"""What happened is told in this many lines at most; the story has them all."""
STORY_LINES: Final = 25


@dataclass(slots=True)
class Face:
    """A message ready to be sent: its layout and the pictures that the layout names."""

    layout: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Faces:
    """Builds every message of a table. Holds what building needs: texts, presenters, the painter."""

    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter

    # -- the table's own message ------------------------------------------------------------------------

    async def public(self, live: LiveTable) -> Face:
        """The message that everybody sees: the lobby, the board, or the result."""
        if live.table is None:
            return self._lobby(live)
        if live.closed:
            return _plain(self.texts("table-closed", table=str(live.id)))
        return await self._board(live)

    def moved(self, live: LiveTable, link: str) -> Face:
        """What an old message of a table becomes when the table is posted anew."""
        return _plain(self.texts("table-moved", table=str(live.id), link=link))

    def _lobby(self, live: LiveTable) -> Face:
        if live.closed:
            return _plain(self.texts("lobby-closed", table=str(live.id)))
        text = self.texts
        lobby = live.lobby
        head = text("lobby-heading", game=text(f"game-{live.game.kind}"), table=str(live.id))
        seats = [
            text(
                "lobby-seat",
                name=marked(seat, chair.name),
                role="host" if chair.user == lobby.host else "person" if chair.user else "ai",
            )
            for seat, chair in enumerate(lobby.chairs)
        ]
        seats += [text("lobby-free-seat")] * (lobby.size - len(lobby.chairs))
        least = min(live.game.seats)
        speed = text("lobby-speed", speed=text(f"speed-{lobby.speed}"))
        lines = [
            head,
            *seats,
            "",
            *self.house_rules(live),
            speed,
            text("lobby-hint", least=least, seats=len(lobby.chairs)),
        ]
        levels = [
            discord.SelectOption(label=text(f"level-{level}"), value=level, description=text(f"level-{level}-help"))
            for level in live.game.players
        ]
        levels.append(discord.SelectOption(label=text("lobby-remove-ai"), value=items.REMOVE))
        full = len(lobby.chairs) >= lobby.size
        box: ui.Container[Any] = ui.Container(ui.TextDisplay("\n".join(lines)), accent_colour=ACCENT)
        box.add_item(
            _row(
                items.LobbyButton.make(live.id, "join", text("button-join"), "success", disabled=full),
                items.LobbyButton.make(live.id, "leave", text("button-leave")),
                items.LobbyButton.make(live.id, "rules", text("button-house-rules")),
                items.LobbyButton.make(
                    live.id, "start", text("button-start"), "primary", disabled=len(lobby.chairs) < least
                ),
                items.LobbyButton.make(live.id, "cancel", text("button-cancel"), "danger"),
            )
        )
        box.add_item(_row(items.LobbyAiMenu.make(live.id, text("lobby-add-ai"), levels)))
        return Face(_layout(box))

    def house_rules(self, live: LiveTable) -> list[str]:
        """The house rules that differ from the standard, one line each; or a line that none does."""
        kind, standard = live.game.kind, live.game.options_type()
        lines = [
            self.texts(
                "house-rule",
                rule=self.texts(f"option-{kind}-{name}"),
                value=self.texts(f"option-{kind}-{name}-{str(value).lower()}"),
            )
            for name, value in live.lobby.options.items()
            if value != getattr(standard, name)
        ]
        return lines or [self.texts("house-rules-standard")]

    async def _board(self, live: LiveTable) -> Face:
        table = live.table
        assert table is not None  # public() asks for a board once the game has begun
        # All that is read of the table is read here, before the first await: one moment, one picture.
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view, before, number = table.view(None), live.pictured, table.number
        lines = self._happened(live, presenter, cast)
        if table.over:
            standing = table.standing
            assert standing is not None  # the game is over
            paint = presenter.result_board(view, standing, cast)
            alt = presenter.result_alt(view, standing, cast)
            head = presenter.result(view, standing, cast)
            prompt = Prompt(self.texts("table-seed", seed=table.seed or "", commitment=table.commitment))
        else:
            paint, alt = presenter.board(view, cast, before), presenter.alt(view, cast)
            head = f"### {presenter.heading(view, cast)}\n{presenter.turn(view, cast)}{self._deadline(live)}"
            prompt = presenter.prompt(view, [m for s in table.to_act for m in table.moves(s) if not m.private], cast)
        if not any(told.by == "person" for told in table.told(None)):
            lines.append(self.texts("table-promise", commitment=table.commitment))
        if live.unreachable:
            lines.append(self._closed_dms(live))
        live.pictured = view
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        box.add_item(ui.TextDisplay(cut("\n".join([head, *(f"-# {line}" for line in lines)]), TEXT // 2)))
        file = await self._picture(box, paint, alt, f"table-{live.id}-{number}.png")
        _add_prompt(box, prompt, live.id, table.ply)
        box.add_item(ui.Separator())
        if live.proposal is not None and not table.over:
            self._add_vote(box, live, live.proposal)
        box.add_item(_row(*self._last_row(live)))
        return Face(_layout(box), [file])

    def _happened(self, live: LiveTable, presenter: Presenter, cast: Cast) -> list[str]:
        """What happened since those who are to decide now last did: they are the ones who have to know."""
        table = live.table
        assert table is not None
        since = min((table.last_move_of(seat) for seat in table.to_act), default=0)
        lines = self._lines(presenter, cast, table.told(None, since))
        # The end is in the heading already.
        return [*lines[: -1 if table.over else None], *self._away(live)][-LINES:]

    def _lines(self, presenter: Presenter, cast: Cast, told: Sequence[Told]) -> list[str]:
        """What happened in words. Between the game's own events stand what the clock and the table did."""
        lines: list[str] = []
        events: list[Event] = []
        for happened in told:
            undone = any(isinstance(event, Undone) for event in happened.events)
            if undone or (happened.by == "clock" and happened.seat is not None):
                lines += presenter.lines(events, cast)
                events = []
            if undone:
                lines.append(self.texts("table-undone"))
                continue
            if happened.by == "clock" and happened.seat is not None:
                lines.append(self.texts("table-time-up", name=cast.marked[happened.seat]))
            events += happened.events
        return [*lines, *presenter.lines(events, cast)]

    def _away(self, live: LiveTable) -> list[str]:
        """For whom an AI sits in."""
        away = [marked(s, c.name) for s, c in enumerate(live.chairs) if c.user is not None and not c.present]
        if not away:
            return []
        present = any(chair.present for chair in live.chairs)
        return [self.texts("table-away" if present else "table-deserted", names=", ".join(away))]

    def _deadline(self, live: LiveTable) -> str:
        return "" if live.due is None else self.texts("table-deadline", when=f"<t:{int(live.due.timestamp())}:R>")

    def _add_vote(self, box: ui.Container[Any], live: LiveTable, proposal: Proposal) -> None:
        names = {chair.user: marked(seat, chair.name) for seat, chair in enumerate(live.chairs)}
        agreed = ", ".join(names[user] for user in proposal.agreed if user in names)
        box.add_item(
            ui.TextDisplay(
                self.texts("table-vote", kind=proposal.kind, name=names.get(proposal.by, "?"), agreed=agreed or "–")
            )
        )
        box.add_item(
            _row(
                items.AtTable.make(live.id, "agree", self.texts("button-agree"), "success"),
                items.AtTable.make(live.id, "refuse", self.texts("button-refuse"), "danger"),
            )
        )

    def _closed_dms(self, live: LiveTable) -> str:
        names = [marked(s, c.name) for s, c in enumerate(live.chairs) if c.user in live.unreachable]
        return self.texts("table-dms-closed", names=", ".join(names))

    def _last_row(self, live: LiveTable) -> Sequence[items.AtTable]:
        hand = items.AtTable.make(live.id, "hand", self.texts("button-hand"), "primary")
        more = items.AtTable.make(live.id, "more", self.texts("button-more"))
        if not live.over and all(chair.user is None or chair.present for chair in live.chairs):
            return (hand, more)
        if not live.over:
            return (hand, items.AtTable.make(live.id, "back", self.texts("button-back-again"), "success"), more)
        return (items.AtTable.make(live.id, "log", self.texts("button-save-log")), more)

    # -- private panels ------------------------------------------------------------------------------------

    async def hand(self, live: LiveTable, seat: int) -> Face:
        """The private panel of a seat: what it holds, what it can do in private."""
        table = live.table
        assert table is not None  # asked for in games only
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view = table.view(seat)
        panel: Panel = presenter.hand(view, table.moves(seat), cast)
        title = self.texts("hand-heading", game=self.texts(f"game-{live.game.kind}"), table=str(live.id))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(f"{title}\n{panel.text}", TEXT // 2)))
        name = f"hand-{live.id}-{table.number}-{seat}.png"
        files = [await self._picture(box, panel.paint, panel.alt, name)] if panel.paint else []
        _add_prompt(box, panel.prompt, live.id, table.ply)
        return Face(_layout(box), files)

    def more(self, live: LiveTable) -> Face:
        """What else can be done at a table."""
        text = self.texts
        lines = [text("more-heading", table=str(live.id))]
        if live.table is not None:
            lines.append("-# " + text("table-promise", commitment=live.table.commitment))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay("\n".join(lines)))
        idle = live.table is None
        box.add_item(
            _row(
                items.AtTable.make(live.id, "text", text("button-text-board"), disabled=idle),
                items.AtTable.make(live.id, "zoom", text("button-zoom"), disabled=idle),
                items.AtTable.make(live.id, "story", text("button-story"), disabled=idle),
                items.AtTable.make(live.id, "rules", text("button-rules")),
            )
        )
        if not live.over:
            box.add_item(
                _row(
                    items.AtTable.make(live.id, "nudge", text("button-nudge")),
                    items.AtTable.make(live.id, "undo", text("button-undo")),
                    items.AtTable.make(live.id, "end", text("button-end")),
                    items.AtTable.make(live.id, "leave", text("button-leave-table"), "danger"),
                )
            )
        return Face(_layout(box))

    async def zoom(self, live: LiveTable) -> Face:
        """The picture in full size, without anything around it."""
        table = live.table
        assert table is not None
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view = table.view(None)
        gallery: list[ui.Item[Any]] = []
        file = await self._picture(gallery, presenter.board(view, cast, None), presenter.alt(view, cast), "board.png")
        return Face(_layout(*gallery), [file])

    def story(self, live: LiveTable, told: Sequence[Told], page: int | None) -> Face:
        """What has happened since the start, a page at a time; without a page, the last."""
        table = live.table
        assert table is not None
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        lines = self._lines(presenter, cast, told) or ["–"]
        pages = [lines[first : first + STORY_LINES] for first in range(0, len(lines), STORY_LINES)]
        page = len(pages) - 1 if page is None else min(page, len(pages) - 1)
        foot = self.texts("story-page", page=page + 1, pages=len(pages))
        text = "\n".join([self.texts("story-heading", table=str(live.id)), *pages[page], f"-# {foot}"])
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(text, TEXT)))
        back, on = max(0, page - 1), min(len(pages) - 1, page + 1)
        box.add_item(
            _row(
                items.StoryButton.make(live.id, back, self.texts("button-back"), end=998 if page == 0 else None),
                items.StoryButton.make(live.id, on, self.texts("button-next"), end=999 if page == on else None),
            )
        )
        return Face(_layout(box))

    def text_board(self, live: LiveTable) -> Face:
        """The board in words."""
        table = live.table
        assert table is not None
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        return _plain(cut(presenter.text_board(table.view(None), cast), TEXT))

    def rules(self, kind: str, page: int) -> Face:
        """A page of the rules, with buttons to turn."""
        pages = self.presenters[kind].rules_pages()
        page = min(page, len(pages) - 1)
        foot = self.texts("rules-page", page=page + 1, pages=len(pages))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut(f"{pages[page]}\n-# {foot}", TEXT)))
        back, on = max(0, page - 1), min(len(pages) - 1, page + 1)
        box.add_item(
            _row(
                items.RulesButton.make(kind, back, self.texts("button-back"), end=98 if page == 0 else None),
                items.RulesButton.make(kind, on, self.texts("button-next"), end=99 if page == on else None),
            )
        )
        return Face(_layout(box))

    def options(self, live: LiveTable, user: int) -> Face:
        """The house rules of a lobby: menus for the host, words for the others."""
        kind, mine = live.game.kind, live.lobby.host == user
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(self.texts("house-rules-heading", host=str(mine).lower())))
        for name, values in option_choices(live.game.options_type).items():
            now = str(live.lobby.options[name]).lower()
            title = self.texts(f"option-{kind}-{name}")
            about = self.texts(f"option-{kind}-{name}-help")
            if not mine:
                value = self.texts(f"option-{kind}-{name}-{now}")
                box.add_item(ui.TextDisplay(f"**{title}**: {value}\n-# {about}"))
                continue
            box.add_item(ui.TextDisplay(f"**{title}**\n-# {about}"))
            choices = [
                discord.SelectOption(
                    label=cut(self.texts(f"option-{kind}-{name}-{value}"), OPTION_TEXT),
                    value=value,
                    default=value == now,
                )
                for value in values
            ]
            box.add_item(_row(items.LobbyOptionMenu.make(live.id, name, choices)))
        self._add_speed(box, live, mine=mine)
        return Face(_layout(box))

    def _add_speed(self, box: ui.Container[Any], live: LiveTable, *, mine: bool) -> None:
        text = self.texts
        if not mine:
            box.add_item(ui.TextDisplay(text("lobby-speed", speed=text(f"speed-{live.lobby.speed}"))))
            return
        box.add_item(ui.TextDisplay(text("speed-heading")))
        speeds = [
            discord.SelectOption(label=text(f"speed-{speed}"), value=speed, default=speed == live.lobby.speed)
            for speed in SPEEDS
        ]
        box.add_item(_row(items.SpeedMenu.make(live.id, speeds)))

    async def _picture(
        self, box: ui.Container[Any] | list[ui.Item[Any]], paint: Paint, alt: str, name: str
    ) -> discord.File:
        # A fresh name for each picture: clients keep what they have seen by its name.
        picture = await self.painter.paint(paint)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT_TEXT))
        if isinstance(box, list):
            box.append(gallery)
        else:
            box.add_item(gallery)
        return discord.File(BytesIO(picture.data), name, description=cut(alt, ALT_TEXT))


def _layout(*parts: ui.Item[Any]) -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    for part in parts:
        layout.add_item(part)
    # Finished from birth: discord.py keeps no trace of it, and each click goes by its custom_id alone,
    # the same way before and after a restart.
    layout.stop()
    return layout


def _plain(text: str) -> Face:
    return Face(_layout(ui.TextDisplay(cut(text, TEXT))))


def _row(*parts: ui.Item[Any]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for part in parts:
        row.add_item(part)
    return row


def _add_prompt(box: ui.Container[Any], prompt: Prompt, table: int, ply: int) -> None:
    if prompt.text:
        box.add_item(ui.TextDisplay(cut(prompt.text, TEXT // 4)))
    for number, row in enumerate(prompt.rows):
        match row:
            case Buttons(parts):
                box.add_item(_row(*(_button(part, table, ply) for part in parts)))
            case Menu(placeholder, choices):
                options = [
                    discord.SelectOption(
                        label=cut(choice.label, OPTION_TEXT),
                        value=choice.code,
                        description=cut(choice.description, OPTION_TEXT) or None,
                        emoji=choice.emoji,
                    )
                    for choice in choices
                ]
                box.add_item(_row(items.MoveMenu.make(table, ply, number, cut(placeholder, PLACEHOLDER), options)))


def _button(part: Choice | AskNumber, table: int, ply: int) -> ui.Item[Any]:
    label = cut(part.label, BUTTON_LABEL)
    if isinstance(part, AskNumber):
        return items.NumberButton.make(ids.number(table, ply, part.prefix), label, part.style)
    return items.MoveButton.make(ids.move(table, ply, part.code), label, part.style, part.emoji)
