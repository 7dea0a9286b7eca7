"""``/night``, the buttons of game nights, and Discord's event updates."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Literal, TypeAlias
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.nights import form, views
from bot.cogs.nights.announcements import EVENT, NightMessages
from bot.cogs.nights.form import NightForm
from bot.cogs.nights.keeper import NIGHTS_EACH, NIGHTS_HERE, NightKeeper
from bot.core import zones
from bot.core.context import Context, answer
from bot.core.forms import fields_of
from bot.core.layout import MessagePayload, page, plain
from bot.core.permissions import is_writer, lacking, manages_events, needed, require_permit, require_writer, rights
from bot.core.replies import edit_response, is_private
from bot.core.router import pressed, submitted
from bot.core.texts import Texts
from bot.core.visibility import find_seen, is_public, may_see
from bot.tables import find_players
from bot.tables.find_players import Often
from bot.tables.services import Services
from engine.game import AnyGame, Refusal
from engine.lobby import DEFAULT_SPEED, SPEEDS
from storage.errors import StoreError
from storage.nights import MOST_RSVPS, Night, Plan, Rsvp, RsvpAnswer

Interaction: TypeAlias = discord.Interaction[Any]
Choices: TypeAlias = list[app_commands.Choice[str]]


class NightCog(commands.GroupCog, group_name="night"):
    """The commands and buttons of game nights; ``NightKeeper`` does the work."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._messages = NightMessages(services)
        self.keeper = NightKeeper(services, self._messages)
        self._hear_interest()

    # -- commands ----------------------------------------------------------------------------------------------

    @app_commands.command()
    async def plan(
        self,
        interaction: Interaction,
        game: str,
        day: str,
        hour: str,
        players: app_commands.Range[int, 1, 20] | None = None,
        speed: Literal["live", "relaxed", "correspondence", "none"] = DEFAULT_SPEED,
        zone: str | None = None,
    ) -> None:
        filled = NightForm(game, speed, day, hour, "" if players is None else str(players), zone or "")
        await answer(interaction, lambda ctx: self.ask(ctx, filled))

    @app_commands.command(name="list")
    async def show_all(self, interaction: Interaction) -> None:
        await answer(interaction, self.list_here)

    @app_commands.command()
    async def notify(self, interaction: Interaction, often: Often, game: str | None = None) -> None:
        await answer(interaction, lambda _: find_players.choose(self._services, interaction, often, game))

    @plan.autocomplete("day")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        services = self._services
        if not services.rate_limiter.may_look_up(interaction.user.id, interaction.guild_id):
            return []
        zone, _ = await zones.find_zone(services.tables.store.guilds, interaction.guild_id, None)
        return zones.offer_days(zone, (await services.languages.of(interaction)).language, typed)

    @plan.autocomplete("hour")
    async def _hours(self, _: Interaction, typed: str) -> Choices:
        return zones.offer_hours(typed)

    @plan.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        if not self._services.rate_limiter.may_look_up(interaction.user.id, interaction.guild_id):
            return []
        return zones.offer_zones(interaction, typed)

    async def list_here(self, ctx: Context) -> None:
        seen, hidden = await self._known_to(ctx)
        if not seen and not hidden:
            raise Refusal("why-no-night")
        hosted = [night for night in seen if _hosts(night, ctx.user.id)]
        own = [night.id for night in hosted if await is_writer(ctx.interaction, *_place_of(night))]
        silent = [night for night in hosted if night.id not in own]
        await ctx.show(views.listed(await ctx.texts(), [each for each in seen if each not in silent], silent + hidden))
        # If someone deleted their messages, the planner can cancel them again.
        due = [night for night in own if self._services.rate_limiter.may_update_night(night)]
        self._services.background.later(self.keeper.show(due, reposts=True))

    async def _known_to(self, ctx: Context) -> tuple[list[Night], list[Night]]:
        """Return the planned nights in channels that the user sees, and their own others.

        The next first.
        """
        guild, _ = ctx.place
        planned = await self.keeper.store.planned(guild)
        seen = await find_seen(ctx.interaction, {night.plan.channel for night in planned})
        hidden = [night for night in planned if night.plan.channel not in seen and _hosts(night, ctx.user.id)]
        return [night for night in planned if night.plan.channel in seen], hidden

    # -- planning ----------------------------------------------------------------------------------------------

    async def ask(self, ctx: Context, filled: NightForm) -> None:
        """Show the planned night in each reader's local time, and ask to confirm."""
        guild, _ = ctx.place
        game = self._game(filled.kind, filled.speed)
        await self._require_leave(ctx)
        meant, text = await form.parse(self._services, guild, game, filled), await ctx.texts()
        if isinstance(meant, list):
            wrong = [text.reason(refusal.reason) for refusal in meant]
            told, again = views.mistakes(text, filled.kind, filled.speed, filled.typed, wrong)
            await ctx.say(told, [again])
            return
        plan = await self._plan(ctx, filled.kind, meant.at, meant.size, filled.speed)
        note = "night-zone" if meant.known else "night-zone-unknown"
        zone = {"zone": meant.zone.key} if meant.known else {}
        notes = [text(note, hour=meant.hour, **zone), await self._event_note(ctx)]
        seen, _ = await self._known_to(ctx)
        games = [night for night in seen if night.plan.kind == plan.kind]
        same = [night for night in games if _day(night.plan, meant.zone) == _day(plan, meant.zone)]
        notes += [views.same_day(text, night) for night in same[:1]]
        if views.asks_to_plan(ctx.interaction.message):
            await ctx.show(plain(text("night-changed")))
        # Below, even if the form was opened far above.
        await ctx.reply(views.question(text, plan, filled.typed, *notes))

    @pressed(views.FIX)
    async def correct(self, ctx: Context, kind: str, speed: str, typed: str) -> None:
        self._game(kind, speed)
        await ctx.open(views.form(await ctx.texts(), kind, speed, typed))

    @submitted(views.FIX)
    async def take_form(self, ctx: Context, kind: str, speed: str) -> None:
        typed = fields_of(ctx.interaction)
        await self.ask(ctx, NightForm(kind, speed, *(typed.get(name, "") for name in views.FIELDS)))

    @pressed(views.PLAN)
    async def decide(self, ctx: Context, kind: str, minutes: int, players: int, speed: str, answer: str) -> None:
        text, user = await ctx.texts(), ctx.user
        if answer == "no":
            await ctx.show(plain(text("night-left")))
            return
        try:
            at = datetime.fromtimestamp(minutes * 60, UTC)
        except (OverflowError, ValueError, OSError) as error:
            raise Refusal("why-unknown-button") from error
        await self._require_leave(ctx)
        plan = await self._plan(ctx, kind, at, players, speed)
        async with self._services.tables.sitting(user.id):  # a double click plans one night
            known = await self.keeper.store.planned(plan.guild)
            if any(each.plan == plan and _hosts(each, user.id) for each in known):
                raise Refusal("why-night-twice")
            night = await self.keeper.plan(plan, Rsvp(user.id, user.display_name, "yes", hosts=True))
        if night == "at once":
            raise Refusal("why-night-many", most=NIGHTS_EACH, here=NIGHTS_HERE)
        if night == "a day":
            bounds = self.keeper.bounds
            raise Refusal("why-night-lately", most=bounds.nights, here=bounds.server_nights)
        night = await self.keeper.announce(night)
        notes = [] if night.event is not None else [await self._event_note(ctx)]
        await ctx.show(views.planned(text, night, *notes, _how_to_move(ctx, text, night)))

    async def _plan(self, ctx: Context, kind: str, at: datetime, players: int, speed: str) -> Plan:
        guild, channel = ctx.place
        form.require_soon(at)
        form.require_size(self._game(kind, speed), players)
        language = (await ctx.localization(public=True)).language
        return Plan(kind, guild, channel, players, speed, language, at)

    def _game(self, kind: str, speed: str) -> AnyGame:
        games = self._services.tables.games
        if kind not in games or speed not in SPEEDS:
            raise Refusal("why-unknown-button")
        return games[kind]

    async def _require_leave(self, ctx: Context) -> None:
        """Raise ``Refusal`` unless user and bot may plan nights here."""
        (guild, channel), press, tables = ctx.place, ctx.interaction, self._services.tables
        in_thread = isinstance(press.channel, discord.Thread)
        if missing := lacking(await ctx.texts(), press.app_permissions, needed(thread=in_thread)):
            raise Refusal("why-permissions", permissions=missing)
        await require_permit(tables, press, guild, press.channel)
        require_writer(press, guild, channel)
        if await tables.store.guilds.blocked(guild, [ctx.user.id]):
            raise Refusal("why-blocked")

    async def _event_note(self, ctx: Context) -> str:
        """Return who will see the event of a new night, or why there is none."""
        text, guild = await ctx.texts(), ctx.interaction.guild
        here = None if guild is None else guild.get_channel_or_thread(ctx.interaction.channel_id or 0)
        if not is_public(here):
            return text("night-event-hidden")
        if self._messages.lacks_event(guild):
            return text("night-no-event", permissions=text("permission", name=EVENT))
        return text("night-event-public")

    # -- presses on a night's message --------------------------------------------------------------------------

    @pressed(views.NIGHT)
    async def press(self, ctx: Context, night: int, action: str) -> None:
        """Handle a button of a night: answer, find players, or cancel.

        Raises ``Refusal`` as if there were no night for a user who can't see its channel, except to cancel their own.
        """
        found = await self.keeper.store.get(night)
        if found is None:
            raise Refusal("why-night-over")
        cancels = action in views.CANCELING and _hosts(found, ctx.user.id)
        if not cancels and not may_see(ctx.interaction, found.plan.guild, found.plan.channel):
            raise Refusal("why-night-over")
        if found.status != "planned":
            await self._redraw(ctx, found)
        elif action in views.ANSWERS:
            await self._answer(ctx, found, views.ANSWERS[action])
        elif action == "seek":
            await self._seek(ctx, found)
        elif action == "keep":
            await ctx.show(MessagePayload(page([(await ctx.texts())("night-kept")])))
        elif action not in ("off", "sure"):
            raise Refusal("why-unknown-button")
        else:
            if not _hosts(found, ctx.user.id) and not manages_events(ctx.interaction, *_place_of(found)):
                raise Refusal("why-night-not-yours")
            await (self._call_off if action == "sure" else self._ask_off)(ctx, found)

    async def _answer(self, ctx: Context, night: Night, given: RsvpAnswer) -> None:
        user = ctx.user
        if given == "yes" and await self._services.tables.store.guilds.blocked(night.plan.guild, [user.id]):
            raise Refusal("why-blocked")
        if any((each.user, each.answer) == (user.id, given) for each in night.rsvps):
            await ctx.say((await ctx.texts())("night-known", comes=given))
            return
        if not night.takes(user.id):
            raise Refusal("why-night-full", most=MOST_RSVPS)
        self.keeper.events.drop_agreed(night.id, user.id)
        rsvp = Rsvp(user.id, user.display_name, given)
        try:
            answered = await self.keeper.store.answer(night.id, rsvp)
        except StoreError:
            self.keeper.show_later(night.id)  # it may have been stored
            raise
        await self._redraw(ctx, answered or night)

    async def _seek(self, ctx: Context, night: Night) -> None:
        """Ping players who might join a night and haven't answered."""

        async def known() -> Collection[int]:
            now = await self.keeper.store.get(night.id)
            if now is None or now.status != "planned":
                raise Refusal("why-night-over")
            if ctx.user.id not in {rsvp.user for rsvp in now.going}:
                raise Refusal("why-seek-guest")
            if len(now.going) >= now.plan.size:
                raise Refusal("why-lobby-full", seats=now.plan.size)
            return {rsvp.user for rsvp in now.rsvps}

        said, kind = self._messages.invitation(night), night.plan.kind
        await find_players.call(self._services, ctx.interaction, *_place_of(night), kind, known, said)

    async def _ask_off(self, ctx: Context, night: Night) -> None:
        told, text = await is_writer(ctx.interaction, *_place_of(night)), await ctx.texts()
        move = _how_to_move(ctx, text, night)
        await ctx.show(views.calling_off(text, night, ctx.user.id, move, told=told))

    async def _call_off(self, ctx: Context, night: Night) -> None:
        """Cancel a night; notify guests if the user may write in its channel."""
        off = await self.keeper.events.settle(night.id, "off")
        if off is None:
            raise Refusal("why-night-over")
        try:
            await ctx.show(MessagePayload(page([(await ctx.texts())("night-off-done")])))
        finally:
            await self.keeper.called_off(off, ctx.user, told=await is_writer(ctx.interaction, *_place_of(off)))

    async def _redraw(self, ctx: Context, night: Night) -> None:
        live, message = await self.keeper.table_of(night), ctx.interaction.message
        if message is not None and night.message is None and not is_private(ctx.interaction):
            # It was posted just before the database or the process failed.
            await self.keeper.store.placed(night.id, message.id)
            night = replace(night, message=message.id)
        if message is not None and message.id == night.message:
            try:
                await edit_response(ctx.interaction, self._messages.layout(night, live))
            except Exception:
                await self._messages.show(night, live)  # Discord may only have refused the answer
                raise
        else:
            await ctx.acknowledge()
            await self._messages.show(night, live)

    # -- what Discord says -------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_scheduled_event_update(self, _: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        self._services.background.later(self.keeper.events.follow_event(after))

    @commands.Cog.listener()
    async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
        self._services.background.later(self.keeper.events.follow_deletion(event.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._services.background.later(self.keeper.events.clear(guild))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            self.keeper.events.hear_of_places(after.guild.id, after.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.keeper.events.hear_of_places(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        self.keeper.events.hear_of_places(thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self.keeper.events.hear_of_places(after.guild.id)

    def _hear_interest(self) -> None:
        """Register for interest in events; discord.py drops those of unknown users."""
        parsers = self._services.client._connection.parsers
        for word, interested in (("ADD", True), ("REMOVE", False)):
            name = f"GUILD_SCHEDULED_EVENT_USER_{word}"

            def hear(data: Any, parse: Any = parsers[name], interested: bool = interested) -> None:
                parse(data)
                event, guild, user = (int(data[key]) for key in ("guild_scheduled_event_id", "guild_id", "user_id"))
                self.keeper.events.hear_interest(event, guild, user, interested=interested)

            parsers[name] = hear


def _how_to_move(ctx: Context, text: Texts, night: Night) -> str:
    # Their events have no channel, so only a permission in the whole server counts.
    return views.how_to_move(text, night, edits=rights(ctx.interaction).manage_events)


def _day(plan: Plan, zone: ZoneInfo) -> date:
    return plan.at.astimezone(zone).date()


def _hosts(night: Night, user: int) -> bool:
    return night.host is not None and night.host.user == user


def _place_of(night: Night) -> tuple[int, int]:
    return night.plan.guild, night.plan.channel
