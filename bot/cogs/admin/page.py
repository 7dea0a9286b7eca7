"""The page of a server's settings, ``/admin settings``: each choice counts at once, is told, and can be taken back.

docs/owners.md tells it. Who may manage the server is asked at each press: the page may be older than the permission.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord.utils import utcnow

from bot.actions.desk import Desk
from bot.cogs.admin.items import ServerItem
from bot.cogs.admin.views import ANY, NUMBERS, PAGE_OF, PAGES, ServerFaces, Settled
from bot.cogs.nights.keeper import NightDesk
from bot.cogs.records.season_ends import SeasonEnds
from bot.core import zones
from bot.core.days import zones_where
from bot.core.forms import Mistake, text_of
from bot.core.layout import Face
from bot.core.limits import FILE
from bot.core.permissions import demand_manager, rights
from bot.core.replies import acknowledge, open_form, tell
from bot.core.visibility import seen_from
from bot.tables import player_calls
from bot.ui.ids import LARGEST_ID, whole
from engine.game import Refusal
from engine.lobby import HELPS
from host import hours
from storage.errors import StillOpenError
from storage.guild_data import GuildData, GuildPart
from storage.guilds import DEFAULTS, GuildSettings
from storage.nights import Guest
from storage.seasons import end_of

ZONES: Final = (
    *("UTC", "Europe/London", "Europe/Paris", "Europe/Tallinn", "Europe/Moscow", "Africa/Cairo", "Africa/Lagos"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Manila", "Asia/Tokyo", "Australia/Sydney"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
)
"""Time zones that are offered before one is typed."""
LISTS: Final = ("channels", "roles", "levels")
IDS: Final = ("channels", "roles", "season_channel", "seekers_role")


class ServerDesk:
    """Answers the page and what is pressed on it."""

    def __init__(self, desk: Desk, nights: NightDesk, data: GuildData, season_ends: SeasonEnds) -> None:
        self._desk = desk
        self._nights = nights
        self._data = data
        self._season_ends = season_ends
        self._one_export = asyncio.Semaphore(1)
        """What a server has collected in years is read for one at a time."""

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Show what is settled for this server, and what can be chosen."""
        guild = demand_manager(interaction)
        await self._desk.open_panel(interaction, Face(await self._page(interaction, guild, next(iter(PAGES)))))

    async def press(self, interaction: discord.Interaction[Any], item: ServerItem) -> None:
        """Do what was pressed on the page. What it claims is judged here. Raises ``Refusal``."""
        guild = demand_manager(interaction)
        what, number = item.claim["what"] or "", whole(item.claim["value"] or "0")
        match item.claim["act"]:
            case "page" if what in PAGES:
                await self._turn(interaction, await self._page(interaction, guild, what))
            case "set" if what in PAGE_OF:
                await self._choose(interaction, guild, what, item.all_chosen(interaction))
            case "sure" if what == "season_days":
                await self._settle(interaction, guild, what, number or None)
            case "undo":
                await self._take_back(interaction, guild, whole(what))
            case "zone":
                await self.ask_zone(interaction)
            case "save":
                await self._save(interaction, guild, max(1, whole(what)))
            case "data" if what in ("ask", "forget"):
                await self._forget(interaction, guild, sure=what == "forget")
            case _:
                raise Refusal("why-unknown-button")

    # -- choosing ---------------------------------------------------------------------------------------------

    async def _choose(
        self, interaction: discord.Interaction[Any], guild: int, field: str, chosen: Sequence[str]
    ) -> None:
        value = self._value(interaction, field, chosen)
        _with(DEFAULTS, field, value)  # before a season is reckoned by it
        if field != "season_days" or not await self._asked(interaction, guild, value):
            await self._settle(interaction, guild, field, value)

    async def _asked(self, interaction: discord.Interaction[Any], guild: int, days: int | None) -> bool:
        """Ask once more, where a season of so many days would be over now."""
        season = await self._desk.tables.seasons.current(guild)
        if end_of(season.began, days) > utcnow():
            return False
        await self._turn(interaction, (await self._faces(interaction)).sure(days or 0, season))
        return True

    def _value(self, interaction: discord.Interaction[Any], field: str, chosen: Sequence[str]) -> Any:
        """What was chosen, as JSON; ``None`` for the default. Raises ``Refusal`` for what was never offered."""
        if field in IDS:
            ids = [whole(each, LARGEST_ID) for each in chosen]
            self._demand_known(interaction, field, ids)
            return (ids or None) if field in LISTS else next(iter(ids), None)
        if field == "levels":
            known = {level for game in self._desk.tables.games.values() for level in game.levels}
            if not known.issuperset(chosen):
                raise Refusal("why-unknown-button")
            return [*chosen] if chosen and set(chosen) != known else None
        one = next(iter(chosen), "")
        if one == ANY and field not in ("help", "puzzles", "seekers_hours"):
            return None
        if field in NUMBERS:
            return whole(one)
        if field == "help" and one in HELPS:
            return None if one == [*HELPS][-1] else one
        if field == "puzzles" and one in ("yes", "no"):
            return one == "yes"
        if field == "language" and one in self._desk.readers.voices.spoken:
            return one
        if field == "zone" and hours.zone_of(one) is not None:
            return one
        raise Refusal("why-unknown-button")

    @staticmethod
    def _demand_known(interaction: discord.Interaction[Any], field: str, ids: Sequence[int]) -> None:
        """What is not of this server cannot be chosen, whatever a press claims."""
        guild = interaction.guild
        if guild is not None:
            known = guild.get_role if "role" in field else guild.get_channel
            if any(known(each) is None for each in ids):
                raise Refusal("why-server-gone")

    async def _settle(self, interaction: discord.Interaction[Any], guild: int, field: str, value: Any) -> None:
        settled = await self._desk.tables.guilds.change(guild, lambda old: _with(old, field, value))
        await self._follow(interaction, guild, (field,), settled, back=False)

    async def _take_back(self, interaction: discord.Interaction[Any], guild: int, change: int) -> None:
        now = await self._desk.tables.guilds.settings(guild)
        replaced = (now.before or {}) if now.changes == change else {}
        # A length may have come to its end since it was replaced.
        if "season_days" in replaced and await self._asked(interaction, guild, replaced["season_days"]):
            return
        fields: list[str] = []

        def step(old: GuildSettings) -> GuildSettings:
            taken = old.take_back(change)
            if taken is None:
                raise Refusal("why-server-undo")
            fields[:] = old.before or ()
            return taken

        settled = await self._desk.tables.guilds.change(guild, step)
        await self._follow(interaction, guild, fields, settled, back=True)

    async def _follow(
        self,
        interaction: discord.Interaction[Any],
        guild: int,
        fields: Sequence[str],
        settled: GuildSettings,
        *,
        back: bool,
    ) -> None:
        """Do what follows from a choice, and show it."""
        if "season_days" in fields:
            await self._desk.tables.seasons.retime(guild, settled.season_days)
            self._season_ends.rounds.wake()
        field = fields[0]
        faces = await self._faces(interaction)
        shown = await self._settled(interaction, guild, settled)
        note = faces.changed(field, shown, back=back)
        await self._turn(interaction, faces.page(PAGE_OF[field], shown, note, settled.changes))

    async def zone_given(self, interaction: discord.Interaction[Any]) -> None:
        """Settle the time zone that was typed. Raises ``Refusal`` for one there is not."""
        guild = demand_manager(interaction)
        try:
            zone, _ = await zones.find_zone(self._desk.tables.guilds, None, text_of(interaction) or "-")
        except Refusal as refusal:
            raise Mistake.of(refusal.reason) from refusal
        await self._settle(interaction, guild, "zone", zone.key)

    async def ask_zone(self, interaction: discord.Interaction[Any], typed: str = "") -> None:
        """Open the form that asks for a time zone. ``typed`` stands in it."""
        demand_manager(interaction)
        await open_form(interaction, (await self._faces(interaction)).zone_form(typed))

    # -- showing ----------------------------------------------------------------------------------------------

    async def _page(self, interaction: discord.Interaction[Any], guild: int, name: str) -> discord.ui.LayoutView:
        settings = await self._desk.tables.guilds.settings(guild)
        return (await self._faces(interaction)).page(name, await self._settled(interaction, guild, settings))

    async def _settled(self, interaction: discord.Interaction[Any], guild: int, settings: GuildSettings) -> Settled:
        desk = self._desk
        public, text = await desk.readers.server(guild), await desk.words(interaction)
        near = zones_where(public.language)
        role, here = settings.seekers_role, interaction.guild
        known = frozenset() if here is None else frozenset(each.id for each in (*here.channels, *here.roles))
        return Settled(
            settings,
            await desk.tables.seasons.current(guild),
            public.texts("language-name"),
            (*near, *ZONES),
            await desk.tables.guilds.greeted(guild),
            known,
            "" if role is None else player_calls.trouble(interaction, role, text),
        )

    async def _faces(self, interaction: discord.Interaction[Any]) -> ServerFaces:
        return (await self._desk.voice(interaction)).servers

    async def _turn(self, interaction: discord.Interaction[Any], layout: discord.ui.LayoutView) -> None:
        await self._desk.turn(interaction, Face(layout))

    # -- what is kept about the server --------------------------------------------------------------------------

    async def _save(self, interaction: discord.Interaction[Any], guild: int, number: int) -> None:
        """Give a part of what is kept as a file, to whoever pressed alone."""
        await acknowledge(interaction, thinking=True)
        async with self._one_export:
            part = await self._data.part(guild, number, _visible(interaction))
            name, content = await asyncio.to_thread(_packed, part)
        if len(content) > FILE:
            raise Refusal("why-server-large", megabytes=-(-len(content) // 1024**2))
        faces = await self._faces(interaction)
        await tell(interaction, view=faces.saved(part, name), files=[discord.File(io.BytesIO(content), name)])

    async def _forget(self, interaction: discord.Interaction[Any], guild: int, *, sure: bool) -> None:
        """Forget the server when that was asked for twice. Raises ``Refusal`` while something is open."""
        faces, kept = await self._faces(interaction), await self._data.kept(guild)
        if kept.open_tables or kept.open_arenas:
            raise Refusal("why-server-open", tables=kept.open_tables, arenas=kept.open_arenas)
        if not sure:
            await self._turn(interaction, faces.ask(kept))
            return
        user = interaction.user
        await self._nights.forget(guild, Guest(user.id, user.display_name, comes=False))
        try:
            await self._data.forget(guild)
        except StillOpenError as error:
            raise Refusal("why-server-open", tables=error.tables, arenas=error.arenas) from error
        self._desk.tables.forget_server(guild)
        await self._turn(interaction, faces.forgotten())


def _with(settings: GuildSettings, field: str, value: Any) -> GuildSettings:
    """Change one field of a server's settings. Raises ``Refusal`` for what it cannot be."""
    try:
        return settings.choose(field, value)
    except ValueError as error:
        raise Refusal("why-unknown-button") from error


def _visible(interaction: discord.Interaction[Any]) -> set[int] | None:
    """The channels whose tables may be told of: those that whoever asks sees; ``None`` for who sees all there are."""
    return None if rights(interaction).administrator else set(seen_from(interaction))


def _packed(part: GuildPart) -> tuple[str, bytes]:
    """A part as a file: JSON that can be read as it is, or packed where that is too much for Discord."""
    content = json.dumps(part.told, ensure_ascii=False, indent=1).encode()
    name = "server.json" if part.parts == 1 else f"server-{part.number}-of-{part.parts}.json"
    return (name, content) if len(content) <= FILE else (f"{name}.gz", gzip.compress(content))
