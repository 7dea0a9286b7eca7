"""Building blocks of a table's messages."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import count
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import button, menu
from bot.core.limits import ALT_TEXT, BUTTONS_A_ROW, TEXT, cut
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
    Recap,
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
"""The length of the text about recent events."""
DOT: Final = " · "
_MARKS: Final = re.compile(r"\*\*|\\")
_PICTURE: Final = re.compile(r"<a?:\w+:\d+>|[\U0001f000-\U0001faff\u2600-\u27bf]\ufe0f?")

FIRST: Final = "-"
"""The path of a choice before its first step."""


@dataclass(slots=True)
class MessagePayload:
    """A message ready to be sent: its layout and its pictures."""

    layout: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    pictured: RenderedState | None = None
    """For a table's message: the content of its board."""


def layout(*parts: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    # Finished from the start: discord.py keeps no reference to it, and clicks are dispatched only by custom_id, before
    # and after a restart alike.
    view.stop()
    _fit(view)
    return view


def _fit(view: ui.LayoutView) -> None:
    """Shorten the longest texts until a message fits Discord's limit."""
    texts = [part for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    while (excess := sum(len(text.content) for text in texts) - TEXT) > 0:
        longest = max(texts, key=lambda text: len(text.content))
        longest.content = cut(longest.content, max(1, len(longest.content) - excess))


def plain(text: str, *parts: ui.Item[Any]) -> MessagePayload:
    return MessagePayload(layout(ui.TextDisplay(cut(text, TEXT)), *parts))


def row(*parts: ui.Item[Any]) -> ui.ActionRow[Any]:
    found: ui.ActionRow[Any] = ui.ActionRow()
    for part in parts:
        found.add_item(part)
    return found


def why_closed(texts: Texts, live: TableSession) -> str:
    """Return a sentence: the game was closed before its end, and why."""
    why, arena = live.why_closed or "ended", "yes" if live.lobby.clocked else "no"
    return texts("table-closed", table=str(live.id), why=why, voters=len(live.here), arena=arena)


def closed_lobby(texts: Texts, live: TableSession) -> str:
    """Return a sentence: the table was closed before its game, and why."""
    return texts("lobby-closed", table=str(live.id), kind=live.game.kind, why=live.why_closed or "cancelled")


def page(
    lines: Sequence[str], rows: Sequence[Sequence[ui.Item[Any]]] = (), picture: ui.Item[Any] | None = None
) -> ui.LayoutView:
    """Return a box of text lines, a picture, and rows below; empty rows are left out."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut("\n".join(lines), TEXT)))
    if picture is not None:
        box.add_item(picture)
    for parts in rows:
        if parts:
            box.add_item(row(*parts))
    return layout(box)


def rows(buttons: Sequence[ui.Item[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """Yield as few rows as the buttons need."""
    for first in range(0, len(buttons), BUTTONS_A_ROW):
        yield row(*buttons[first : first + BUTTONS_A_ROW])


def ids_on(message: discord.Message) -> set[str]:
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
    return link_of(live.guild, live.channel, live.message)


def link_of(guild: int | None, channel: int, message: int | None) -> str:
    """Return the address of a message, or of its channel while it isn't known."""
    where = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return where if message is None else f"{where}/{message}"


async def gallery(
    painter: Painter, paint: Paint, alt: str, name: str | None = None
) -> tuple[ui.Item[Any], list[discord.File]]:
    """Return a picture as a part of a message, and its file.

    If drawing fails, the part is the text alternative: a picture must not break the game.
    """
    alt = cut(_MARKS.sub("", alt), ALT_TEXT)  # it is read aloud, and shown as it is
    try:
        picture = await painter.paint(paint)
    except Exception:
        log.exception("picture drawing failed: picture=%s", name)
        return ui.TextDisplay(cut(literal(alt), ALT_TEXT)), []
    # A new name for each picture: clients cache by name.
    name = picture.name if name is None else name + picture.media.extension
    shown: ui.MediaGallery[Any] = ui.MediaGallery()
    shown.add_item(media=f"attachment://{name}", description=alt)
    return shown, [discord.File(BytesIO(picture.data), name, description=alt)]


@dataclass(slots=True)
class Presses:
    """The ids of a prompt's buttons and menus."""

    move: Callable[[str], str]
    """By the code of a move."""
    menu: Callable[[int], str]
    """By the number of its row."""
    number: Callable[[str], str]
    """By the prefix of a move's code that a number completes."""
    further: Callable[[str], str] | None = None
    """By the path of the choices so far, where there may be another step."""


def asking(turn: str, prompt: Prompt) -> Prompt:
    """Return a prompt with a first line on whose turn it is."""
    return replace(prompt, text="\n".join(filter(None, (turn, prompt.text))))


def add_prompt(box: ui.Container[Any], prompt: Prompt, presses: Presses) -> None:
    if prompt.text:
        box.add_item(ui.TextDisplay(cut(prompt.text, TEXT // 4)))
    for number, choices_row in enumerate(prompt.rows):
        match choices_row:
            case Buttons(parts):
                box.add_item(row(*(_button(part, presses) for part in parts)))
            case Menu(placeholder, choices):
                options = [
                    discord.SelectOption(
                        label=choice.label, value=choice.code, description=choice.description, emoji=choice.emoji
                    )
                    for choice in choices
                ]
                box.add_item(row(menu(presses.menu(number), placeholder, options)))


def _button(part: Choice | AskNumber | SubmenuButton, presses: Presses) -> ui.Item[Any]:
    if isinstance(part, SubmenuButton):
        assert presses.further is not None  # else no choice has another step
        return button(presses.further(part.path), part.label, part.style, part.emoji)
    if isinstance(part, AskNumber):
        return button(presses.number(part.prefix), part.label, part.style)
    return button(presses.move(part.code), part.label, part.style, part.emoji)


def with_way_back(prompt: Prompt, label: str) -> Prompt:
    """Return a later step of a prompt, with a Back button added."""
    back = SubmenuButton(FIRST, label, style="secondary")
    *rows, last = prompt.rows
    if isinstance(last, Buttons) and len(last.items) < BUTTONS_A_ROW:
        return replace(prompt, rows=(*rows, Buttons((*last.items, back))))
    return replace(prompt, rows=(*prompt.rows, Buttons((back,))))


def latest(lines: Sequence[str], room: int = LATEST) -> str:
    """Return the last lines that fit, by default two lines on a phone."""
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
    """Return the visible length of a text: no markup, an emoji as two letters."""
    return len(_MARKS.sub("", _PICTURE.sub("00", text)))


def tell(texts: Texts, presenter: Presenter, cast: PlayerNames, told: Sequence[EntryEvents]) -> list[str]:
    """Return log entries as lines of text, including timeouts and undos."""
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


def recent(texts: Texts, presenter: Presenter, view: Any, cast: PlayerNames, told: Sequence[EntryEvents]) -> list[str]:
    """Return the last part's result while it is recent, and the latest events.

    Next to a result, as little of the events as possible.
    """
    kept: Sequence[str] = ()
    if isinstance(presenter, Recap) and (kept := presenter.recap(view, cast)):
        retold = presenter.retold
        told = [replace(each, events=tuple(e for e in each.events if not isinstance(e, retold))) for each in told]
    happened = [line for line in tell(texts, presenter, cast, told) if line not in kept]
    return [line for line in (DOT.join(kept), latest(happened, room=1 if kept else LATEST)) if line]


def _without_hidden(presenter: Presenter, told: Sequence[EntryEvents]) -> list[EntryEvents]:
    """Return the entries without events that players may not reread."""
    hidden = presenter.turned_over([event for happened in told for event in happened.events])
    places = count()
    return [
        replace(happened, events=tuple(event for event in happened.events if next(places) not in hidden))
        for happened in told
    ]
