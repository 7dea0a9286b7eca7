"""How the page of a server's settings looks: what is settled, and below each line the menu that changes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.cogs.admin.items import ServerItem
from bot.core.forms import Field, fields_modal
from bot.core.layout import layout, row
from bot.core.limits import OPTION_TEXT, SELECT_OPTIONS, TEXT, cut
from bot.core.texts import Texts
from bot.ui import ids
from engine.game import AnyGame
from storage.guild_data import GuildKept, GuildPart
from storage.guilds import GuildSettings
from storage.seasons import Season

PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "tables": ("channels", "roles", "channel_tables", "guild_tables"),
    "games": ("levels", "help", "puzzles"),
    "people": ("season_days", "season_channel", "seekers_role", "seekers_hours"),
    "words": ("language", "zone"),
    "data": (),
}
"""What can be chosen on each page."""
PAGE_OF: Final = {field: page for page, fields in PAGES.items() for field in fields}

ANY: Final = "any"
"""In a menu: nothing is chosen, as by default."""
NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {
    "channel_tables": (1, 2, 3, 5, 10, 20, 50),
    "guild_tables": (1, 2, 5, 10, 20, 50, 100, 200, 500),
    "season_days": (7, 14, 30, 60, 90, 120, 180, 365),
    "seekers_hours": (1, 3, 6, 12, 24, 48, 168),
}
"""Numbers that are offered. What was settled otherwise is offered, too."""


CHOICES: Final[Mapping[str, str]] = {
    "channel_tables": "server-tables-choice",
    "guild_tables": "server-tables-choice",
    "season_days": "server-days-choice",
    "seekers_hours": "server-hours-choice",
}
"""How such a number is said in a menu."""


@dataclass(frozen=True, slots=True)
class Settled:
    """All that a page shows."""

    settings: GuildSettings
    season: Season
    language: str
    """What the server is spoken to in, as that language calls itself."""
    zones: tuple[str, ...]
    """Time zones that are offered."""
    greeted: datetime | None
    known: frozenset[int]
    """Channels and roles that there are: Discord takes no others as chosen."""
    trouble: str = ""
    """What keeps the bot from calling the role that is called, in words; empty if nothing."""

    def there(self, *chosen: int | None) -> list[int]:
        """Those of these channels or roles that there are."""
        return [each for each in chosen if each is not None and each in self.known]


@dataclass(frozen=True, slots=True)
class ServerFaces:
    """Builds the pages."""

    texts: Texts
    games: Mapping[str, AnyGame]
    languages: Mapping[str, str]
    """What each language calls itself."""

    # -- the page ---------------------------------------------------------------------------------------------

    def page(self, name: str, settled: Settled, note: str = "", undo: int | None = None) -> ui.LayoutView:
        """A page of it. ``note`` says what has just become of a press; ``undo``: the change that can be taken back."""
        text = self.texts
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(text("server-heading", page=name)))
        for field in PAGES[name]:
            box.add_item(ui.TextDisplay(cut(self.line(field, settled), TEXT // 4)))
            box.add_item(row(self._menu(field, settled)))
        if name == "words":
            box.add_item(row(ServerItem.button(ids.server("zone"), text("button-server-zone"))))
        if name == "data":
            box.add_item(ui.TextDisplay("\n".join(self._data(settled))))
            save = ServerItem.button(ids.server("save", 1), text("button-server-save"))
            box.add_item(
                row(save, ServerItem.button(ids.server("data", "ask"), text("button-server-forget"), "danger"))
            )
        box.add_item(ui.Separator())
        if note:
            box.add_item(ui.TextDisplay(cut(note, TEXT // 4)))
        if undo is not None:
            box.add_item(row(ServerItem.button(ids.server("undo", undo), text("button-server-undo"), "primary")))
        box.add_item(
            row(
                *(
                    ServerItem.button(
                        ids.server("page", each),
                        text("button-server-page", page=each),
                        "primary" if each == name else "secondary",
                        disabled=each == name,
                    )
                    for each in PAGES
                )
            )
        )
        return layout(box)

    def changed(self, field: str, settled: Settled, *, back: bool) -> str:
        """What a press has changed, in words."""
        return self.texts("server-changed", back=str(back).lower(), line=self.line(field, settled))

    def line(self, field: str, settled: Settled) -> str:
        """What is settled, as a sentence."""
        text, now = self.texts, settled.settings
        match field:
            case "channels":
                places = text.listed(f"<#{each}>" for each in now.channels)
                return text("server-channels", which="some" if now.channels else "all", channels=places)
            case "roles":
                roles = text.listed(f"<@&{each}>" for each in now.roles)
                return text("server-roles", which="some" if now.roles else "all", roles=roles)
            case "channel_tables":
                return text("server-channel-tables", most=now.channel_tables or 0)
            case "guild_tables":
                return text("server-guild-tables", most=now.guild_tables or 0)
        return self._line(field, settled)

    def _line(self, field: str, settled: Settled) -> str:
        text, now = self.texts, settled.settings
        match field:
            case "levels":
                named = text.listed(self._level(each) for each in self._levels() if each in now.levels)
                return text("server-levels", which="some" if now.levels else "all", levels=named)
            case "help":
                return text("server-help", most=now.help or "hints")
            case "puzzles":
                return text("server-puzzles", allowed="yes" if now.puzzles else "no")
            case "season_days":
                ends, number = format_dt(settled.season.ends, "f"), str(settled.season.number)
                return text("server-season", days=now.season_days or 0, number=number, ends=ends)
            case "season_channel":
                place = "none" if now.season_channel is None else f"<#{now.season_channel}>"
                return text("server-season-channel", channel=place)
            case "seekers_role":
                role = "none" if now.seekers_role is None else f"<@&{now.seekers_role}>"
                return text.told([text("server-seekers", role=role), settled.trouble])
            case "seekers_hours":
                return text("server-seekers-hours", hours=now.seekers_hours)
            case "language":
                how = "automatic" if now.language is None else "chosen"
                return text("server-language", how=how, language=settled.language)
            case "zone":
                return text("server-zone", zone=now.zone or "none")
        raise KeyError(field)

    def _menu(self, field: str, settled: Settled) -> ServerItem:
        text, now = self.texts, settled.settings
        hint = text("server-choose")
        match field:
            case "channels":
                return ServerItem.channels(field, text("server-anywhere"), settled.there(*now.channels))
            case "roles":
                return ServerItem.roles(field, text("server-everybody"), settled.there(*now.roles))
            case "season_channel":
                told = settled.there(now.season_channel)
                return ServerItem.channels(field, text("server-last-channel"), told, most=1)
            case "seekers_role":
                return ServerItem.roles(field, text("server-no-role"), settled.there(now.seekers_role), most=1)
            case "levels":
                levels = {each: self._level(each) for each in self._levels()}
                return ServerItem.menu(field, text("server-all-levels"), _options(levels, now.levels), most=len(levels))
            case _:
                return ServerItem.menu(field, hint, _options(self._choices(field, settled), self._chosen(field, now)))

    def _choices(self, field: str, settled: Settled) -> dict[str, str]:
        text, now = self.texts, settled.settings
        match field:
            case "help":
                return {each: text("server-help-choice", most=each) for each in ("hints", "odds", "off")}
            case "puzzles":
                return {each: text("server-puzzles-choice", allowed=each) for each in ("no", "yes")}
            case "language":
                return {ANY: text("server-automatic"), **self.languages}
            case "zone":
                offered = [*dict.fromkeys((*([now.zone] if now.zone else []), *settled.zones))]
                return {ANY: text("server-no-zone"), **{each: each for each in offered[: SELECT_OPTIONS - 1]}}
        own = {number for number in (getattr(now, field),) if number is not None}
        key = CHOICES[field]
        any_ = {} if field == "seekers_hours" else {ANY: text(key, count=0)}
        numbers = sorted(own.union(NUMBERS[field]))
        return any_ | {str(each): text(key, count=each) for each in numbers}

    def _chosen(self, field: str, now: GuildSettings) -> tuple[str, ...]:
        value = getattr(now, field)
        if field == "puzzles":
            return ("yes" if value else "no",)
        if field == "help":
            return (value or "hints",)
        return (ANY if value is None else str(value),)

    def _levels(self) -> list[str]:
        """The AI levels of all games, the weakest first."""
        return [*dict.fromkeys(level for game in self.games.values() for level in game.levels)][:SELECT_OPTIONS]

    def _level(self, level: str) -> str:
        named = self.texts("server-level", level=level)
        if named != level:
            return named
        kind = next(kind for kind, game in self.games.items() if level in game.levels)
        return self.texts(f"level-{kind}-{level}")

    # -- what is asked once more, and what is kept ---------------------------------------------------------------

    def sure(self, days: int, season: Season) -> ui.LayoutView:
        """The question whether a season shall end at once, which cannot be taken back."""
        text = self.texts
        box: ui.Container[Any] = ui.Container(
            ui.TextDisplay(text("server-season-sure", number=str(season.number), days=days)),
            row(
                ServerItem.button(ids.server("sure", "season_days", days), text("button-server-end-season"), "danger"),
                ServerItem.button(ids.server("page", "people"), text("button-server-leave")),
            ),
        )
        return layout(box)

    def zone_form(self, typed: str = "") -> ui.Modal:
        """The form that asks for a time zone. ``typed`` stands in it."""
        text = self.texts
        field = Field("zone", text("server-zone-question"), text("server-zone-hint"), typed)
        return fields_modal(ids.server("zone"), text("button-server-zone"), [field])

    def _data(self, settled: Settled) -> Iterator[str]:
        yield self.texts("server-data")
        if settled.greeted is not None:
            yield self.texts("server-greeted", when=format_dt(settled.greeted, "d"))

    def ask(self, kept: GuildKept) -> ui.LayoutView:
        """The question before all that is kept about the server is forgotten."""
        text = self.texts
        question = text(
            "server-forget-ask", blocks=kept.blocks, nights=kept.nights, titles=kept.titles, tables=kept.past_tables
        )
        box: ui.Container[Any] = ui.Container(
            ui.TextDisplay(question),
            row(
                ServerItem.button(ids.server("data", "forget"), text("button-server-forget-sure"), "danger"),
                ServerItem.button(ids.server("page", "data"), text("button-server-leave")),
            ),
        )
        return layout(box)

    def forgotten(self) -> ui.LayoutView:
        """That it is done."""
        return layout(ui.TextDisplay(self.texts("server-forgotten")))

    def saved(self, part: GuildPart, name: str) -> ui.LayoutView:
        """A part of what is kept about the server, in a file of that name, and the way to the next."""
        text = self.texts
        told = [
            text("server-saved"),
            text("server-saved-part", part=part.number, parts=part.parts) if part.parts > 1 else "",
            text("server-saved-unseen", unseen=part.unseen) if part.unseen else "",
            text("server-saved-cut", rows=part.left_out) if part.left_out else "",
        ]
        said = ui.TextDisplay[Any](text.told(told))
        file = ui.File[Any](f"attachment://{name}")
        if part.number == part.parts:
            return layout(said, file)
        label = text("button-next-part", part=part.number + 1)
        return layout(said, file, row(ServerItem.button(ids.server("save", part.number + 1), label)))


def _options(lines: Mapping[str, str], chosen: Sequence[str]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=cut(label, OPTION_TEXT), value=value, default=value in chosen)
        for value, label in lines.items()
    ]
