"""Views of a server's settings page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.cogs.admin.settings import PAGES, SETTINGS, Places, Setting, Settled
from bot.core.components import button
from bot.core.forms import Field, fields_modal
from bot.core.ids import Id
from bot.core.layout import layout, row
from bot.core.limits import OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, TEXT, cut
from bot.core.texts import Texts
from storage.guild_data import GuildKept, GuildPart
from storage.seasons import Season

PAGE: Final = Id("gs:page:{page:word}")
CHOOSE: Final = Id("gs:set:{field:word}")
SURE: Final = Id("gs:sure:{field:word}:{value:number}")
"""The same, for an irreversible change."""
UNDO: Final = Id("gs:undo:{change:number}")
"""Undo the last change, identified by its number."""
ZONE: Final = Id("gs:zone")
"""Ask for a time zone; also the id of that form."""
SAVE: Final = Id("gs:save:{part:number}")
FORGET: Final = Id("gs:data:{action:ask|forget}")

TALKS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""Channels where users can write, and categories."""


def page(text: Texts, name: str, settled: Settled, note: str = "", undo: int | None = None) -> ui.LayoutView:
    """Return a settings page with the result of a click, and Undo."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text("server-heading", page=name)))
    for setting in PAGES[name]:
        box.add_item(ui.TextDisplay(cut(setting.sentence(text, settled), TEXT // 4)))
        box.add_item(row(_menu(text, setting, settled)))
    if name == "words":
        box.add_item(row(button(ZONE(), text("button-server-zone"))))
    if name == "data":
        box.add_item(ui.TextDisplay("\n".join(_data(text, settled))))
        save = button(SAVE(part=1), text("button-server-save"))
        box.add_item(row(save, button(FORGET(action="ask"), text("button-server-forget"), "danger")))
    box.add_item(ui.Separator())
    if note:
        box.add_item(ui.TextDisplay(cut(note, TEXT // 4)))
    pages: list[ui.Button[Any]] = [
        button(
            PAGE(page=each),
            text("button-server-page", page=each),
            "primary" if each == name else "secondary",
            disabled=each == name,
        )
        for each in PAGES
        if undo is None or each != name  # a row has five buttons, and another row is too much for a phone
    ]
    back = [] if undo is None else [button(UNDO(change=undo), text("button-server-undo"), "primary")]
    box.add_item(row(*back, *pages))
    return layout(box)


def changed(text: Texts, field: str, settled: Settled, *, back: bool) -> str:
    return text("server-changed", back=str(back).lower(), line=SETTINGS[field].sentence(text, settled))


def _menu(text: Texts, setting: Setting, settled: Settled) -> ui.Item[Any]:
    menu, value = setting.menu, getattr(settled.settings, setting.field)
    key = menu.none
    if isinstance(menu, Places):
        return _places(CHOOSE(field=setting.field), text(key), menu, value, settled)
    lines, chosen = menu.offer(text, settled), () if value is None else menu.chosen(value)
    many = menu.all is not None
    return ui.Select(
        custom_id=CHOOSE(field=setting.field),
        # A menu of channels can't show its default as chosen, so no other menu does.
        placeholder=cut(text(key) if menu.default is None else lines.get(menu.default, text(key)), PLACEHOLDER),
        options=[
            discord.SelectOption(label=cut(label, OPTION_TEXT), value=line, default=line in chosen)
            for line, label in lines.items()
        ],
        min_values=0 if many else 1,
        max_values=len(lines) if many else 1,
    )


def _places(custom_id: str, none: str, menu: Places, value: Any, settled: Settled) -> ui.Item[Any]:
    """Return a menu of channels or roles; Discord refuses deleted ones as chosen."""
    chosen: Sequence[int] = value if isinstance(value, tuple) else [] if value is None else [value]
    there = [each for each in chosen if each in menu.known(settled.offered)]
    kind = discord.SelectDefaultValueType.role if menu.of == "roles" else discord.SelectDefaultValueType.channel
    options: dict[str, Any] = {
        "custom_id": custom_id,
        "placeholder": cut(none, PLACEHOLDER),
        "default_values": [discord.SelectDefaultValue(id=each, type=kind) for each in there],
        "min_values": 0,
        "max_values": SELECT_OPTIONS if menu.many else 1,
    }
    if menu.of == "roles":
        return ui.RoleSelect(**options)
    return ui.ChannelSelect(**options, channel_types=[*TALKS] if menu.many else [discord.ChannelType.text])


def sure(text: Texts, days: int, season: Season) -> ui.LayoutView:
    """Ask whether to end a season at once, which can't be undone."""
    said = text("server-season-sure", number=str(season.number), days=days)
    end = button(SURE(field="season_days", value=days), text("button-server-end-season"), "danger")
    return _question(text, said, end, "people")


def _question(text: Texts, said: str, yes: ui.Button[Any], back: str) -> ui.LayoutView:
    no = button(PAGE(page=back), text("button-server-leave"))
    return layout(ui.Container(ui.TextDisplay(said), row(yes, no)))


def zone_form(text: Texts, typed: str = "") -> ui.Modal:
    field = Field("zone", text("server-zone-question"), text("server-zone-hint"), typed)
    return fields_modal(ZONE(), text("button-server-zone"), [field])


def _data(text: Texts, settled: Settled) -> Iterator[str]:
    yield text("server-data")
    if settled.greeted is not None:
        yield text("server-greeted", when=format_dt(settled.greeted, "d"))


def question(text: Texts, kept: GuildKept) -> ui.LayoutView:
    """Ask before everything stored about the server is deleted."""
    said = text(
        "server-forget-ask", blocks=kept.blocks, nights=kept.nights, titles=kept.titles, tables=kept.past_tables
    )
    return _question(text, said, button(FORGET(action="forget"), text("button-server-forget-sure"), "danger"), "data")


def forgotten(text: Texts) -> ui.LayoutView:
    return layout(ui.TextDisplay(text("server-forgotten")))


def saved(text: Texts, part: GuildPart, name: str) -> ui.LayoutView:
    """Return a part of the server's data as file ``name``, with a Next button."""
    told = [
        text("server-saved"),
        text("server-saved-part", part=part.number, parts=part.parts) if part.parts > 1 else "",
        text("server-saved-unseen", unseen=part.unseen) if part.unseen else "",
        text("server-saved-cut", rows=part.left_out) if part.left_out else "",
    ]
    said = ui.TextDisplay[Any](text.join_sentences(told))
    file = ui.File[Any](f"attachment://{name}")
    if part.number == part.parts:
        return layout(said, file)
    label = text("button-next-part", part=part.number + 1)
    return layout(said, file, row(button(SAVE(part=part.number + 1), label)))
