"""The application: an unstarted Discord client, built from settings."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord
import yarl
from discord.ext import commands

from bot.cogs.features import Features
from bot.core.errors import LONGEST_LIMIT
from bot.core.router import Router
from bot.games.catalogue import Catalogue, catalogue
from bot.process.command_tree import GameTree, describe_commands
from bot.process.commands import Registrar
from bot.process.drawing import create_painter, draw_ahead
from bot.process.emojis import Emojis
from bot.process.handover import Successor, hand_over, leave_gateway
from bot.process.logs import redact_third_party_errors
from bot.process.metrics import Metrics
from bot.process.uptime import GatewayUptime
from bot.process.version import commit, version
from bot.services import close_services, create_guard, create_services
from bot.settings import Settings
from bot.tables import recovery
from host import background
from host.ages import Ages
from host.ai_workers import AiWorkerPool
from host.background import Watch
from host.breaker import Breaker
from storage.store import Store

log = logging.getLogger(__name__)

FEATURES_SECONDS: Final = 3.0
"""Maximum seconds for the work that features have begun, when the bot stops. The rest is done after a start."""


class GameBot(commands.AutoShardedBot):
    """The Discord client; ``setup_hook`` opens the storage and loads the cogs."""

    def __init__(self, settings: Settings, catalogue: Catalogue) -> None:
        metrics, breaker, ages = Metrics(), Breaker(), Ages()
        trace = metrics.http_trace()
        breaker.hear(trace)
        ages.hear(trace)
        # No privileged intent. Server messages come without their text: the bot only counts them, to know when a
        # table's message is buried. Server events are those of game nights.
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True)
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=settings.guild_ready_timeout,
            shard_count=settings.shard_count or None,
            http_trace=trace,
            max_ratelimit_timeout=LONGEST_LIMIT,
            tree_cls=GameTree,
        )
        if not settings.share.whole:
            self.shard_ids = list(settings.share.shards)
        self.settings = settings
        self.catalogue = catalogue
        self.metrics = metrics
        self.breaker = breaker
        self.ages = ages
        self.painter = create_painter(settings.drawing_processes, metrics)
        self.registrar = Registrar(self.tree)
        self.minds = AiWorkerPool()
        self.own_emojis = Emojis(catalogue.emojis)
        self.localizations = catalogue.localizations(settings.language)
        self.watch = Watch(metrics.task_died)
        self.store: Store | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._ready_shards: set[int] = set()
        self.successor = Successor(self)
        self.leaving = False
        """Whether it is shutting down: it finishes what it has begun."""
        self.replaced = False
        """Whether another process has taken its shards."""

    @property
    def connected(self) -> bool:
        return self.is_ready() and not self.is_closed() and not any(line.is_closed() for line in self.shards.values())

    @property
    def processes(self) -> int:
        return self.settings.process_count

    @property
    def holds_shards(self) -> bool:
        """Whether it owns its shards; false while the database connection is lost."""
        return self.store is not None and self.store.peers.stands

    @property
    def missed_texts(self) -> dict[str, int]:
        return {
            language: len(localization.texts.missed) for language, localization in self.localizations.spoken.items()
        }

    @property
    def live_tables(self) -> int:
        return 0 if self.store is None else self.services.tables.live

    @property
    def connections(self) -> tuple[int, int]:
        return (0, 0) if self.store is None else self.store.connections

    async def setup_hook(self) -> None:
        self.watch.begin()
        self.metrics.watch(self, await asyncio.to_thread(commit))
        self._tell_of_games()
        store = self.store = await Store.open(
            self.settings.database,
            clock=discord.utils.utcnow,
            share=self.settings.share,
            alone=True,
            program=await asyncio.to_thread(version),
        )
        # Not earlier: a bot without its database exits at once, and would wait for running drawings.
        draw_ahead(self.painter, self.catalogue.games.values(), self.localizations.default.presenters)
        await self.load_commands(store)
        await self.registrar.start()
        await self.own_emojis.fetch(self)
        await store.peers.hold()
        services = self.services
        store.peers.listen(
            partial(recovery.hear, services),
            self._doubt_all,
            self._lost,
            self.attendance.rest,
            forgotten=self.features.privacy.eraser.drop,
        )
        self._keeping = background.start(store.peers.keep(), "line to the database", vital=True)
        services.recorder.start()
        await services.timekeeper.start()
        self.successor.take_over(await store.handover.take())

    def _tell_of_games(self) -> None:
        """Log left-out and slow games; redact errors from their code."""
        for package in self.catalogue.packages.values():
            redact_third_party_errors(package.folder)
        for name, why in self.catalogue.left_out.items():
            log.error("game rejected: game=%s reason=%s", name, why)
        for kind, call in self.catalogue.slow.items():
            log.warning("slow game loaded: game=%s call=%s seconds=%.1f", kind, call.name, call.seconds)
            self.metrics.slow_game(kind, call.seconds)

    async def load_commands(self, store: Store) -> None:
        """Build all services and features; the store may still be closed."""
        self.attendance = GatewayUptime(self, store.attendance)
        services = self.services = create_services(
            self,
            self.settings,
            self.catalogue,
            store,
            self.localizations,
            self.painter,
            self.own_emojis.dressed,
            self.minds,
            self.attendance,
            self.breaker,
            self.metrics.appends.time,
        )
        self.guard = create_guard(services)
        self.router = Router(services.updater.missed)
        self.features = Features(services, self.settings)
        for cog in self.features.cogs:
            await self.add_cog(cog)
        for group in self.features.groups:
            self.tree.add_command(group)
        await describe_commands(self.tree, self.localizations, self.catalogue.packages)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        await super().add_cog(cog, **options)
        self.router.add(cog)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "interaction":
            self.metrics.arrived(*args)
        super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Leave the predecessor's sessions: from here on, the new ones hear everything."""
        await self.successor.caught_up()
        await self.successor.stop()

    def _doubt_all(self) -> None:
        """Look at everything again: while the database was away, changes were missed."""
        recovery.doubt_all(self.services)
        self.features.catch_up()

    async def on_message(self, message: discord.Message, /) -> None:
        """Skip the parsing of text commands, which discord.py would log."""

    async def on_shard_connect(self, shard: int) -> None:
        await self.attendance.back(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self.attendance.back(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.attendance.lost(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Catch up after Discord has sent the servers of a shard, with its tables once.

        Other shards may be unable to connect for long.
        """
        guilds = [guild for guild in self.guilds if guild.shard_id == shard]
        for guild in guilds:
            if guild.unavailable:
                self.services.timekeeper.deadlines.cut_off(guild.id)
        if shard not in self._ready_shards:
            await self.successor.caught_up()
            if not self._ready_shards:
                self.features.start()
            self._ready_shards.add(shard)
            self.services.background.later(recovery.recover(self.services, shard))
            self.features.help.greeter.greet_new(guilds)
        self.features.catch_up()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.services.timekeeper.deadlines.cut_off(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Continue the tables of a server after its outage."""
        await recovery.end_outage(self.services, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.services.timekeeper.deadlines.cut_off(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server, or continue tables of one that is back."""
        await recovery.resume_server(self.services, guild.id)
        self.features.help.greeter.greet(guild)

    def _lost(self) -> None:
        """Shut down, because another process has taken over our shards."""
        self.replaced = True
        background.start(self.close(), "ending", vital=True)

    async def close(self) -> None:
        if self.leaving:
            await super().close()
            return
        self.leaving = True
        if self.store is None:
            await super().close()
        else:
            await self._finish(self.store)
        self.metrics.close()

    async def _finish(self, store: Store) -> None:
        """Hear nothing more, finish pending responses, and only then leave Discord."""
        await self.registrar.stop()
        old = await self.successor.stop()
        self.features.help.greeter.stop()
        await self.services.timekeeper.stop()  # from here on, nobody is heard
        left = {session.shard: session for session in (*old, *await leave_gateway(self))}
        if not self.replaced:
            # What follows may wait for Discord for longer than the process may take to stop.
            await hand_over(store.handover, [*left.values()])
        with suppress(TimeoutError):
            await asyncio.wait_for(self.features.close(), FEATURES_SECONDS)
        await close_services(self.services)
        await super().close()
        await self.services.recorder.close()
        await background.stop(self._keeping)
        await store.close()
        self.store = None
        self.painter.close()
        self.minds.close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Respond to buttons and forms, found only by their ids."""
        if interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            await self.router.follow(interaction)


def create_bot(settings: Settings) -> GameBot:
    """Return the bot, not yet started; points discord.py at the server of settings."""
    discord.http.Route.BASE = settings.discord_api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    discord.asset.Asset.BASE = settings.discord_cdn_url
    return GameBot(settings, catalogue())
