"""The commands and buttons of arenas."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial

import discord
from discord.ext import commands
from discord.utils import utcnow

from bot.cogs.arenas.rounds import ArenaRounds
from bot.cogs.arenas.views import ARENA, OLD_ARENA
from bot.core.context import Context
from bot.core.errors import log_failures
from bot.core.guard import require_post
from bot.core.layout import link_to
from bot.core.markup import soon
from bot.core.restrictions import restricted
from bot.core.router import pressed
from bot.core.visibility import is_gone
from bot.tables.leave_penalty import require_seat
from bot.tables.opening import require_permissions
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from host.retry import until_stored
from storage.arenas import Arena

log = logging.getLogger(__name__)


class ArenaCog(commands.Cog):
    """The commands and buttons of arenas; ``ArenaRounds`` makes the tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bounds = services.rate_limiter.bounds
        self._store = services.tables.store.arenas
        self.rounds = ArenaRounds(services)

    async def open(self, ctx: Context, game: AnyGame, hours: int, seats: int | None, speed: str) -> None:
        """Open an arena in this channel for a number of hours; 0 ends the open one."""
        (guild, channel), text = ctx.place, await ctx.texts()
        if not hours:
            if await self._store.end(guild, channel) is None:
                raise Refusal("why-no-arena")
            self.rounds.wake()
            await ctx.say(text("admin-arena-ended"))
            return
        await require_post(ctx.interaction, guild, channel)
        await require_permissions(self._services, ctx.interaction, thread=False)
        size = seats or self._services.languages.localizations.default.presenters[game.kind].practice_seats
        lobbies.open_lobby(game, ctx.user.id, "", size)  # refuses an unsupported size
        ends = utcnow() + timedelta(hours=hours)
        at_once, a_day = self._bounds.arenas, self._bounds.daily_arenas
        try:
            opened = await self._store.open(guild, channel, game.kind, size, speed, ends, at_once=at_once, a_day=a_day)
        finally:
            self.rounds.wake()  # also after an error: it may have been stored
        match opened:
            case "channel":
                raise Refusal("why-arena-there")
            case "at once":
                raise Refusal("why-arena-many", most=at_once)
            case "a day":
                raise Refusal("why-arena-lately", most=a_day)
        await ctx.say(text("admin-arena-opened", soon=soon(ends)))

    @pressed(ARENA, OLD_ARENA)
    @restricted("place", when=lambda claim: claim["action"] == "join")
    async def press(self, ctx: Context, arena: int, action: str) -> None:
        found = await self._store.arena(arena)
        if found is None or ctx.interaction.channel_id != found.channel:
            raise Refusal("why-no-arena")
        if action == "join":
            await self._join(ctx, found)
        elif action == "leave" and not await self._store.leave(found.id, ctx.user.id):
            raise Refusal("why-arena-out")
        await ctx.say(await self._standing(ctx, found))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count messages, to repost an arena's message once it is buried."""
        if message.guild is not None and message.author != self._services.client.user:
            self.rounds.messages.heard(message.channel.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._end_lost(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._end_lost(thread.guild_id)

    async def _end_lost(self, guild: int) -> None:
        """End a server's arenas whose channels were deleted: nobody can join them.

        With a channel Discord deletes its threads, and doesn't say which.
        """
        for arena in await until_stored(self._store.running, "arenas"):
            with log_failures(log.warning, "channel lookup failed: arena=%s", arena.id):
                if arena.guild == guild and await is_gone(self._services.client, guild, arena.channel):
                    await until_stored(partial(self._store.end, guild, arena.channel), "arena")
                    self.rounds.wake()

    async def _join(self, ctx: Context, arena: Arena) -> None:
        user, tables = ctx.user, self._services.tables
        if utcnow() >= arena.ends:
            raise Refusal("why-arena-over")
        if await tables.store.guilds.blocked(arena.guild, [user.id]):
            raise Refusal("why-blocked")
        await require_seat(tables, user.id, arena.speed)
        if not self._services.rate_limiter.may_open(user.id):
            raise Refusal("why-many-opened")
        await self._store.join(arena.id, user.id, user.display_name)

    async def _standing(self, ctx: Context, arena: Arena) -> str:
        """Return a user's points in an arena, and their next step."""
        text, mine = await ctx.texts(), await self._store.entrant(arena.id, ctx.user.id)
        if mine is None:
            return text("arena-out")
        live = None if mine.table is None else await self._services.tables.get(mine.table)
        now = "playing" if live is not None else "waiting" if mine.waiting is not None else "out"
        link = "" if live is None else link_to(live)
        if live is not None and not mine.stays:
            return text("arena-last", link=link)
        speed = text(f"speed-{arena.speed}")
        return text("arena-me", place=mine.place, points=mine.points, games=mine.games, now=now, link=link, speed=speed)
