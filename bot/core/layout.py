"""The parts that messages of a table are laid out with: pictures, rows of things to press, the open decision."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import count
from typing import Any, Final, Protocol

import discord
from discord import ui

from bot.core.limits import ALT_TEXT, BUTTON_LABEL, BUTTONS_A_ROW, OPTION_TEXT, PLACEHOLDER, TEXT, cut
from bot.core.markup import literal
from bot.core.presenter import (
    AskNumber,
    Buttons,
    Choice,
    Menu,
    Paint,
    PlayerNames,
    Presenter,
    Prompt,
    Style,
    SubmenuButton,
)
from bot.core.texts import Texts
from engine.game import Event
from engine.table import EntryEvents, Undone
from host.live import RenderedState, TableSession
from render.pool import Painter

log = logging.getLogger(__name__)

ACCENT: Final = discord.Colour(0x2A7F8E)
"""The sea of the board."""


LATEST: Final = 76
"""So long is what is said of what happened."""
DOT: Final = " · "
_MARKS: Final = re.compile(r"\*\*|\\")
_PICTURE: Final = re.compile(r"<a?:\w+:\d+>|[\U0001f000-\U0001faff\u2600-\u27bf]\ufe0f?")


FIRST: Final = "-"
"""The path of a choice of which nothing is chosen yet."""


@dataclass(slots=True)
class MessagePayload:
    """A message ready to be sent: its layout and the pictures that the layout names."""

    layout: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    pictured: RenderedState | None = None
    """Of a table's message: what its board shows."""


def layout(*parts: ui.Item[Any]) -> ui.LayoutView:
    """A message of these parts."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    # Finished from birth: discord.py keeps no trace of it, and each click goes by its custom_id alone,
    # the same way before and after a restart.
    view.stop()
    _fit(view)
    return view


def _fit(view: ui.LayoutView) -> None:
    """Cut the longest texts of a message of which there is more than Discord takes."""
    texts = [part for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    while (excess := sum(len(text.content) for text in texts) - TEXT) > 0:
        longest = max(texts, key=lambda text: len(text.content))
        longest.content = cut(longest.content, max(1, len(longest.content) - excess))


def plain(text: str, *parts: ui.Item[Any]) -> MessagePayload:
    """A message of a text, and parts below it."""
    return MessagePayload(layout(ui.TextDisplay(cut(text, TEXT)), *parts))


def row(*parts: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Things to press, side by side."""
    found: ui.ActionRow[Any] = ui.ActionRow()
    for part in parts:
        found.add_item(part)
    return found


def why_closed(texts: Texts, live: TableSession) -> str:
    """That a game was closed before its end, and why."""
    return texts("table-closed", table=str(live.id), why=live.why_closed or "ended")


def closed_lobby(texts: Texts, live: TableSession) -> str:
    """Say that a table was closed before its game, and why."""
    return texts("lobby-closed", table=str(live.id), kind=live.game.kind, why=live.why_closed or "cancelled")


def page(
    lines: Sequence[str], rows: Sequence[Sequence[ui.Item[Any]]] = (), picture: ui.Item[Any] | None = None
) -> ui.LayoutView:
    """Lines of text, a picture and rows below them, in a box. Rows without anything in them are left out."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut("\n".join(lines), TEXT)))
    if picture is not None:
        box.add_item(picture)
    for parts in rows:
        if parts:
            box.add_item(row(*parts))
    return layout(box)


def rows(buttons: Sequence[ui.Item[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """As many buttons as there are, in as few rows as they take."""
    for first in range(0, len(buttons), BUTTONS_A_ROW):
        yield row(*buttons[first : first + BUTTONS_A_ROW])


def ids_on(message: discord.Message) -> set[str]:
    """The custom ids of everything on a message that can be pressed or chosen from."""
    found: set[str] = set()
    left: list[Any] = [*message.components]
    while left:
        part = left.pop()
        if part_id := getattr(part, "custom_id", None):
            found.add(part_id)
        left += getattr(part, "children", ())
        if accessory := getattr(part, "accessory", None):
            left.append(accessory)
    return found


def link_to(live: TableSession) -> str:
    """The address of a table's message."""
    return link_of(live.guild, live.channel, live.message)


def link_of(guild: int | None, channel: int, message: int | None) -> str:
    """The address of a message; of its channel, where the message is not known yet."""
    where = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return where if message is None else f"{where}/{message}"


async def gallery(
    painter: Painter, paint: Paint, alt: str, name: str | None = None
) -> tuple[ui.Item[Any], list[discord.File]]:
    """A picture as a part of a message, and its file. ``name`` has no ending; without it the picture's own is taken.

    A picture that cannot be drawn must not take the game with it: then the part says in words what it would show.
    """
    alt = cut(_MARKS.sub("", alt), ALT_TEXT)  # it is read out, and shown as it is
    try:
        picture = await painter.paint(paint)
    except Exception:
        log.exception("picture drawing failed: picture=%s", name)
        return ui.TextDisplay(cut(literal(alt), ALT_TEXT)), []
    # A fresh name for each picture: clients keep what they have seen by its name.
    name = picture.name if name is None else name + picture.media.extension
    shown: ui.MediaGallery[Any] = ui.MediaGallery()
    shown.add_item(media=f"attachment://{name}", description=alt)
    return shown, [discord.File(BytesIO(picture.data), name, description=alt)]


class Presses(Protocol):
    """Makes the items that carry out what a prompt offers: each knows where what is played is found again."""

    def move(self, code: str, label: str, style: Style, emoji: str | None) -> ui.Item[Any]:
        """Plays a move."""

    def menu(self, row: int, placeholder: str, options: list[discord.SelectOption]) -> ui.Item[Any]:
        """Plays the move that is chosen."""

    def further(self, path: str, label: str, style: Style, emoji: str | None) -> ui.Item[Any]:
        """Shows the next step of a choice."""

    def number(self, prefix: str, label: str, style: Style) -> ui.Item[Any]:
        """Asks for the number that completes a move."""


def add_prompt(box: ui.Container[Any], prompt: Prompt, presses: Presses) -> None:
    """Add a decision: its sentence and what can be chosen."""
    if prompt.text:
        box.add_item(ui.TextDisplay(cut(prompt.text, TEXT // 4)))
    for number, choices_row in enumerate(prompt.rows):
        match choices_row:
            case Buttons(parts):
                box.add_item(row(*(_button(part, presses) for part in parts)))
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
                box.add_item(row(presses.menu(number, cut(placeholder, PLACEHOLDER), options)))


def _button(part: Choice | AskNumber | SubmenuButton, presses: Presses) -> ui.Item[Any]:
    label = cut(part.label, BUTTON_LABEL)
    if isinstance(part, SubmenuButton):
        return presses.further(part.path, label, part.style, part.emoji)
    if isinstance(part, AskNumber):
        return presses.number(part.prefix, label, part.style)
    return presses.move(part.code, label, part.style, part.emoji)


def with_way_back(prompt: Prompt, label: str) -> Prompt:
    """A later step with a button that leads to the first; in the last row, where that is one of buttons."""
    back = SubmenuButton(FIRST, label, style="secondary")
    *rows, last = prompt.rows
    if isinstance(last, Buttons) and len(last.items) < BUTTONS_A_ROW:
        return replace(prompt, rows=(*rows, Buttons((*last.items, back))))
    return replace(prompt, rows=(*prompt.rows, Buttons((back,))))


def latest(lines: Sequence[str], room: int = LATEST) -> str:
    """The end of what has happened: as many characters as there is room for, by default two lines on a phone."""
    found: list[str] = []
    left_out = False
    for line in reversed(lines):
        parts = line.split(DOT)
        while parts and (not found or _seen(parts[-1]) <= room):
            found.insert(0, parts.pop())
            room -= _seen(found[0]) + len(DOT)
        if parts:
            left_out = True
            break
    return ("… " if left_out else "") + DOT.join(found)


def _seen(text: str) -> int:
    """How long a text looks: without its marks, a picture as two letters."""
    return len(_MARKS.sub("", _PICTURE.sub("00", text)))


def tell(texts: Texts, presenter: Presenter, cast: PlayerNames, told: Sequence[EntryEvents]) -> list[str]:
    """What happened in words. Between the game's own events stand what the clock and the table did."""
    lines: list[str] = []
    events: list[Event] = []
    for happened in _without_hidden(presenter, told):
        undone = any(isinstance(event, Undone) for event in happened.events)
        if undone or (happened.by == "clock" and happened.seat is not None):
            lines += presenter.lines(events, cast)
            events = []
        if undone:
            lines.append(texts("table-undone"))
            continue
        if happened.by == "clock" and happened.seat is not None:
            lines.append(texts("table-time-up", name=cast.marked[happened.seat]))
        events += happened.events
    return [*lines, *presenter.lines(events, cast)]


def _without_hidden(presenter: Presenter, told: Sequence[EntryEvents]) -> list[EntryEvents]:
    """What happened without the events that may be looked at no more. Judged of all at once: it is told in parts."""
    hidden = presenter.turned_over([event for happened in told for event in happened.events])
    places = count()
    return [
        replace(happened, events=tuple(event for event in happened.events if next(places) not in hidden))
        for happened in told
    ]
