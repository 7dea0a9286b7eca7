"""The application: an unstarted Discord client, built from settings."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import Random
from typing import Any, Final

import discord
import yarl
from discord.ext import commands

from bot.cogs.admin.cog import AdminCog
from bot.cogs.admin.page import SettingsCog
from bot.cogs.arenas.cog import ArenaCog
from bot.cogs.digests import Digests
from bot.cogs.help import greeting
from bot.cogs.help.cog import HelpCog
from bot.cogs.language import LanguageCog
from bot.cogs.learn.cog import LearnCog
from bot.cogs.nights.cog import NightCog
from bot.cogs.privacy.cog import PrivacyCog
from bot.cogs.privacy.erasure import Eraser
from bot.cogs.puzzles.book import PuzzleBook
from bot.cogs.puzzles.cog import PuzzleCog
from bot.cogs.records.cog import RecordCog
from bot.cogs.records.season_ends import SeasonEnds
from bot.cogs.solo import daily_days as days
from bot.cogs.solo.cog import SoloCog
from bot.cogs.solo.daily_days import Dailies
from bot.cogs.solo.practice_room import PracticeService
from bot.cogs.tables.ahead import PremoveCog
from bot.cogs.tables.cog import TableCog
from bot.cogs.tables.game import GameCommands
from bot.cogs.tables.lobby import LobbyCog
from bot.cogs.tables.play import PlayCog
from bot.cogs.tables.presses import PressCog
from bot.cogs.tables.share import Shares
from bot.core.errors import LONGEST_LIMIT
from bot.core.guard import Guard, guarded
from bot.core.localization import Localizations
from bot.core.router import Router
from bot.games.catalogue import Catalogue, catalogue
from bot.process.command_tree import GameTree, describe_commands
from bot.process.commands import Registrar
from bot.process.emojis import Emojis
from bot.process.handover import Successor, leave_gateway
from bot.process.logs import redact_third_party_errors
from bot.process.metrics import Metrics
from bot.process.uptime import GatewayUptime
from bot.process.version import commit, version
from bot.services import close_services, create_guard, create_services
from bot.settings import Settings
from bot.tables import recovery
from bot.tables.services import Services
from engine.game import Refusal
from host import background
from host.ages import Ages
from host.ai_workers import AiWorkerPool
from host.background import Watch
from host.breaker import Breaker
from host.tables import repeatable_seeds, secret_seed
from host.workers import Workers, processors
from render.lobby import prepare as draw_lobbies
from render.pool import Painter
from storage.errors import StoreError
from storage.handover import LeftSession
from storage.store import Store

log = logging.getLogger(__name__)

GREETING_PAUSE: Final = 2.0
"""Seconds after the start until servers are welcomed: other work comes first, and the drawing processes are starting.
"""


class GameBot(commands.AutoShardedBot):
    """The Discord client; ``setup_hook`` opens the storage and loads the cogs."""

    services: Services
    guard: Guard
    shares: Shares
    season_ends: SeasonEnds
    digests: Digests
    attendance: GatewayUptime

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
        if settings.shards:
            self.shard_ids = list(settings.share.shards)
        self.settings = settings
        self.catalogue = catalogue
        self.metrics = metrics
        self.breaker = breaker
        self.ages = ages
        drawing = min(settings.drawing_processes, processors() - 1)
        self.painter = Painter(
            timed=metrics.pictures.observe,
            waited=metrics.picture_waits.observe,
            studio=Workers("draw pictures", drawing) if drawing else None,
        )
        self.registrar = Registrar(self.tree)
        self.router = Router(self._show_anew)
        self.learn = LearnCog(catalogue.lessons, self.painter)
        self.help = HelpCog(catalogue, self.painter)
        self.nights = NightCog()
        self.arenas = ArenaCog()
        self.puzzles = PuzzleCog(catalogue.games, self.painter, catalogue.puzzles)
        self.records = RecordCog(self.painter, [*catalogue.packages])
        self.privacy = PrivacyCog(settings.keep_finished_days)
        self.minds = AiWorkerPool()
        self.own_emojis = Emojis(catalogue.emojis)
        self.solo = SoloCog(catalogue, self.painter, self.own_emojis.dressed)
        self.localizations = Localizations(
            catalogue.languages, catalogue.in_language, catalogue.presenters, settings.language
        )
        self.language = LanguageCog(self.localizations.names)
        self.settings_page = SettingsCog(self.localizations.names)
        self.admin = AdminCog(catalogue.games, self.settings_page)
        self.game_commands = GameCommands(catalogue.packages.values())
        self.table_commands = TableCog()
        self.presses = PressCog()
        self.play = PlayCog()
        self.premoves = PremoveCog()
        self.lobby = LobbyCog()
        self.watch = Watch(metrics.task_died)
        self.store: Store | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._recovered = False
        self._greetings: set[asyncio.Task[None]] = set()
        self.successor = Successor(self)
        self.leaving = False
        """Whether it is shutting down: it finishes what it has begun."""
        self.replaced = False
        """Whether another process has taken its shards."""

    @property
    def connected(self) -> bool:
        return self.is_ready() and not self.is_closed() and not any(line.is_closed() for line in self.shards.values())

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
        lobbies = partial(draw_lobbies, {max(game.seats) for game in self.catalogue.games.values()})
        self.painter.ahead(
            lobbies, *(presenter.prepare for presenter in self.localizations.default.presenters.values())
        )
        self.attendance = GatewayUptime(self, store.attendance)
        self._start_features(store)
        await self.load_commands()
        await self.registrar.start()
        await self.own_emojis.fetch(self)
        await store.peers.hold()
        services = self.services
        store.peers.listen(
            partial(recovery.hear, services),
            partial(recovery.doubt_all, services),
            self._lost,
            self.attendance.rest,
            forgotten=self.privacy.eraser.drop,
        )
        self._keeping = background.start(store.peers.keep(), "line to the database", vital=True)
        services.recorder.start()
        await services.timekeeper.start()
        self.nights.keeper.rounds.start()
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

    def _start_features(self, store: Store) -> None:
        word = self.settings.seed
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
        games, work, one_each = services.tables.games, services.work, services.one_each
        self.guard = create_guard(services)
        dailies = Dailies(
            store.daily,
            {kind: daily.deal for kind, daily in self.catalogue.dailies.items()},
            work,
            days.repeatable_seeds(word) if word else days.secret_seed,
            discord.utils.utcnow,
            one_each,
        )
        # Under a seed of their own: else practice would roll the dice of tables.
        alone = repeatable_seeds(f"{word}/practice") if word else secret_seed
        practices = PracticeService(store.practices, games, work, alone, one_each)
        self.season_ends = SeasonEnds(self, store.seasons, store.guilds, services.languages, services.recorder)
        self.digests = Digests(
            self,
            store.digests,
            store.presence,
            services.tables,
            services.languages,
            services.pings,
            services.timekeeper.autoplay.awaits,
            discord.utils.utcnow,
        )
        self.shares = Shares(services, services.replays, work, one_each)
        self.solo.start(services, dailies, practices, work, one_each)
        self.game_commands.start(services, self.solo.practice.show)
        self.table_commands.start(services, self.digests.choose)
        self.presses.start(services, self.shares)
        self.play.start(services)
        self.premoves.start(services)
        self.lobby.start(services, self.learn.teach)
        self.arenas.start(services)
        self.nights.start(services, store.nights, services.bounds)
        self.privacy.start(store.privacy, store.export, Eraser(services, self.nights.keeper, store.privacy))
        self.admin.start(services, self.arenas)
        self.settings_page.start(services, self.nights.keeper, store.guild_data, self.season_ends)
        self.puzzles.start(PuzzleBook(games, self.catalogue.puzzles, store.puzzles, work, Random(word or None)))
        self.language.start(services)
        self.learn.start(services, self.solo.practice.show)
        self.records.start(services, store.records, store.seasons)
        self.help.start(services, self.learn, self.solo)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        await super().add_cog(cog, **options)
        self.router.add(cog)

    def _show_anew(self, press: discord.Interaction[Any], table: int, error: Refusal | StoreError) -> None:
        self.services.updater.missed(press, table, error)

    async def load_commands(self) -> None:
        for feature in (
            self.help,
            self.learn,
            self.nights,
            self.arenas,
            self.solo,
            self.puzzles,
            self.records,
            self.privacy,
            self.language,
            self.admin,
            self.settings_page,
            self.table_commands,
            self.presses,
            self.play,
            self.premoves,
            self.lobby,
        ):
            await self.add_cog(feature)
        for group in self.game_commands.groups:
            self.tree.add_command(group)
        await describe_commands(self.tree, self.localizations, self.catalogue.packages)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "interaction":
            self.metrics.arrived(*args)
        super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Catch up, once, after Discord has sent the servers.

        From here on the new sessions hear everything, and a predecessor's are not needed any more.
        """
        await self.successor.caught_up()
        await self.successor.stop()
        if not self._recovered:
            self._recovered = True
            background = self.services.background
            background.later(recovery.recover(self.services))
            self.season_ends.rounds.start()
            background.later(self.nights.keeper.events.recover())
            self.digests.rounds.start()
            self.arenas.rounds.start()
            now = discord.utils.utcnow()
            for guild in self.guilds:
                if greeting.is_new(guild, now):
                    self._greet(guild, after=GREETING_PAUSE)

    async def on_message(self, message: discord.Message, /) -> None:
        """Skip the parsing of text commands, which discord.py would log."""

    async def on_shard_connect(self, shard: int) -> None:
        await self.attendance.back(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self.attendance.back(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.attendance.lost(shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server, or continue tables of one that is back."""
        await recovery.resume_server(self.services, guild.id)
        self._greet(guild)

    def _greet(self, guild: discord.Guild, after: float = 0) -> None:
        async def greet() -> None:
            await asyncio.sleep(after)
            await greeting.greet(self.services, guild, self.help.views_in)

        task = background.start(greet(), "greeting")
        self._greetings.add(task)
        task.add_done_callback(self._greetings.discard)

    def _lost(self) -> None:
        """Shut down, because another process has taken over our shards."""
        self.replaced = True
        background.start(self.close(), "ending", vital=True)

    async def close(self) -> None:
        if self.leaving:
            await super().close()
            return
        self.leaving = True
        left: list[LeftSession] = []
        if self.store is not None:
            # Hear nothing more, finish pending responses, and only then close the connection to Discord.
            await self.registrar.stop()
            await self.successor.stop()
            for task in self._greetings:
                task.cancel()  # unsent messages follow at the next start
            left = await leave_gateway(self)
            await self.nights.keeper.stop()
            await self.arenas.rounds.stop()
            await self.puzzles.book.close()
            await self.digests.rounds.stop()
            await self.season_ends.rounds.stop()
            await self.shares.close()
            await close_services(self.services)
        await super().close()
        if self.store is not None:
            await self.services.recorder.close()
            await self._leave(self.store, left)
            await background.stop(self._keeping)
            await self.store.close()
            self.store = None
            self.painter.close()
            self.minds.close()
        self.metrics.close()

    async def _leave(self, store: Store, left: list[LeftSession]) -> None:
        if left and not self.replaced:
            try:
                await store.handover.leave(left)
            except StoreError as error:
                log.warning("session handover failed: error=%s", error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Respond to buttons and forms, found only by their ids."""
        asked = interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}
        if asked and not await self.router.follow(interaction):
            await guarded(interaction, _unknown)


def create_bot(settings: Settings) -> GameBot:
    """Return the bot, not yet started; points discord.py at the server of settings."""
    discord.http.Route.BASE = settings.discord_api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    discord.asset.Asset.BASE = settings.discord_cdn_url
    return GameBot(settings, catalogue())


async def _unknown() -> None:
    raise Refusal("why-unknown-button")
