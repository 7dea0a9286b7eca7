"""The settings page of a server (docs/hosts/server-admins.md).

Each click checks the permission to manage the server, because the page may be older than the permission.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from discord.ext import commands
from discord.utils import utcnow

from bot.cogs.admin import views
from bot.cogs.admin.settings import PAGE_OF, PAGES, SETTINGS, Offered, Settled
from bot.cogs.records.season_ends import SeasonEnds
from bot.core import zones
from bot.core.context import Context
from bot.core.days import zones_where
from bot.core.forms import Mistake, text_of
from bot.core.layout import MessagePayload
from bot.core.permissions import require_writer
from bot.core.restrictions import restricted
from bot.core.router import pressed, submitted
from bot.tables import find_players
from bot.tables.services import Services
from engine.game import Refusal
from host.retry import until_stored
from storage.guilds import DEFAULTS, GuildSettings
from storage.seasons import end_of

ZONES: Final = (
    *("UTC", "Europe/London", "Europe/Paris", "Europe/Tallinn", "Europe/Moscow", "Africa/Cairo", "Africa/Lagos"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Manila", "Asia/Tokyo", "Australia/Sydney"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
)
"""Time zones offered before one is typed."""


@restricted("manage")
class SettingsCog(commands.Cog):
    def __init__(self, services: Services, season_ends: SeasonEnds) -> None:
        self._services = services
        self._guilds = services.tables.store.guilds
        self._seasons = services.tables.store.seasons
        self._season_ends = season_ends

    @pressed(views.PAGE)
    async def show(self, ctx: Context, page: str) -> None:
        if page not in PAGES:
            raise Refusal("why-unknown-button")
        await self._show(ctx, page, await self._guilds.settings(ctx.guild))

    async def _show(
        self, ctx: Context, page: str, settings: GuildSettings, field: str = "", *, back: bool = False
    ) -> None:
        """Show a page; after a change, the new value of ``field`` and Undo."""
        text, settled = await ctx.texts(), await self._settled(ctx, settings)
        note = views.changed(text, field, settled, back=back) if field else ""
        await ctx.show(MessagePayload(views.page(text, page, settled, note, settings.changes if field else None)))

    async def _settled(self, ctx: Context, settings: GuildSettings) -> Settled:
        public, role = await self._services.languages.server(ctx.guild), settings.seekers_role
        return Settled(
            settings,
            self._offered(ctx),
            await self._seasons.current(ctx.guild),
            public.texts("language-name"),
            (*zones_where(public.language), *ZONES),
            await self._guilds.greeted(ctx.guild),
            "" if role is None else find_players.trouble(ctx.interaction, role, await ctx.texts()),
        )

    def _offered(self, ctx: Context) -> Offered:
        guild = ctx.interaction.guild
        channels, roles = ((), ()) if guild is None else (guild.channels, guild.roles)
        known = frozenset(each.id for each in channels), frozenset(each.id for each in roles)
        return Offered(*known, self._services.tables.games, self._services.languages.localizations.names)

    @pressed(views.CHOOSE)
    async def choose(self, ctx: Context, field: str) -> None:
        if field not in SETTINGS:
            raise Refusal("why-unknown-button")
        value = SETTINGS[field].menu.read(ctx.all_chosen, self._offered(ctx))
        _change(DEFAULTS, field, value)  # validate it before computing a season with it
        self._require_writer(ctx, field, value)
        if field != "season_days" or not await self._asks(ctx, value):
            await self._settle(ctx, field, value)

    def _require_writer(self, ctx: Context, field: str, value: Any) -> None:
        """Raise ``Refusal`` if the bot would post where the user may not write."""
        if field == "season_channel" and value is not None:
            require_writer(ctx.interaction, ctx.guild, value)

    @pressed(views.SURE)
    async def confirm(self, ctx: Context, field: str, value: int) -> None:
        """Set the season length, after a warning that the current one ends."""
        if field != "season_days":
            raise Refusal("why-unknown-button")
        await self._settle(ctx, field, value or None)

    async def _asks(self, ctx: Context, days: int | None) -> bool:
        """Ask for confirmation if a shorter season would already be over."""
        season = await self._seasons.current(ctx.guild)
        if end_of(season.began, days) > utcnow():
            return False
        await ctx.show(MessagePayload(views.sure(await ctx.texts(), days or 0, season)))
        return True

    async def _settle(self, ctx: Context, field: str, value: Any) -> None:
        settings = await self._guilds.change(ctx.guild, lambda old: _change(old, field, value))
        await self._follow(ctx, (field,), settings, back=False)

    @pressed(views.UNDO)
    async def undo(self, ctx: Context, change: int) -> None:
        now = await self._guilds.settings(ctx.guild)
        replaced = (now.before or {}) if now.changes == change else {}
        # A restored season length may end the season now.
        if "season_days" in replaced and await self._asks(ctx, replaced["season_days"]):
            return
        for field, value in replaced.items():
            self._require_writer(ctx, field, value)
        fields: list[str] = []

        def step(old: GuildSettings) -> GuildSettings:
            taken = old.take_back(change)
            if taken is None:
                raise Refusal("why-server-undo")
            fields[:] = old.before or ()
            return taken

        await self._follow(ctx, fields, await self._guilds.change(ctx.guild, step), back=True)

    async def _follow(self, ctx: Context, fields: Sequence[str], settings: GuildSettings, *, back: bool) -> None:
        """Apply a change's consequences, and show the new settings."""
        if "season_days" in fields:
            # The setting is stored, and may be no change any more if it is chosen again.
            await until_stored(partial(self._seasons.retime, ctx.guild, settings.season_days), "season")
            self._season_ends.rounds.wake()
        await self._show(ctx, PAGE_OF[fields[0]], settings, fields[0], back=back)

    @pressed(views.ZONE)
    async def ask_zone(self, ctx: Context) -> None:
        await ctx.open(views.zone_form(await ctx.texts(), ctx.typed))

    @submitted(views.ZONE)
    async def take_zone(self, ctx: Context) -> None:
        """Set the time zone that was typed, or raise ``Refusal``."""
        try:
            zone, _ = await zones.find_zone(self._guilds, None, text_of(ctx.interaction) or "-")
        except Refusal as refusal:
            raise Mistake.of(refusal.reason) from refusal
        await self._settle(ctx, "zone", zone.key)


def _change(settings: GuildSettings, field: str, value: Any) -> GuildSettings:
    try:
        return settings.choose(field, value)
    except ValueError as error:
        raise Refusal("why-unknown-button") from error
