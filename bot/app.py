"""The application: an un-started Discord client, put together from settings."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any, Final

import discord
import yarl
from discord import app_commands
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
from bot.core.errors import LONGEST_LIMIT
from bot.core.guard import guarded
from bot.core.languages import LocaleResolver
from bot.core.localization import Localizations
from bot.core.router import Router
from bot.games.catalogue import Catalogue, catalogue
from bot.process.command_contexts import set_contexts
from bot.process.command_locales import CommandTranslator, localize_commands
from bot.process.commands import Registrar
from bot.process.emojis import Emojis
from bot.process.handover import Successor, leave_gateway
from bot.process.logs import redact_third_party_errors
from bot.process.metrics import Metrics
from bot.process.uptime import GatewayUptime
from bot.process.version import commit, version
from bot.settings import Settings
from bot.tables.updater import Desk
from engine.game import Refusal
from host import background
from host.ages import Ages
from host.ai_workers import AiWorkerPool
from host.background import Watch
from host.breaker import Breaker
from host.rate_limiter import RateLimiter
from host.records import Recorder
from host.tables import Tables, repeatable_seeds, secret_seed
from host.usage_limits import BOUNDS, UNBOUNDED
from host.workers import Workers, processors
from render.lobby import prepare as draw_lobbies
from render.pool import Painter
from storage.errors import StoreError
from storage.handover import LeftSession
from storage.store import Store

log = logging.getLogger(__name__)

COGS: Final = (
    "bot.cogs.tables.game",
    "bot.cogs.tables.cog",
    "bot.cogs.tables.presses",
)
GREETING_PAUSE: Final = 2.0
"""Seconds after the start until servers are greeted: until then there is more to do, and what draws is beginning."""


class GameBot(commands.AutoShardedBot):
    """The client. ``setup_hook`` opens the storage, loads the cogs and registers what can be pressed."""

    desk: Desk
    recorder: Recorder
    season_ends: SeasonEnds
    digests: Digests
    attendance: GatewayUptime

    def __init__(self, settings: Settings, catalogue: Catalogue) -> None:
        metrics, breaker, ages = Metrics(), Breaker(), Ages()
        trace = metrics.http_trace()
        breaker.hear(trace)
        ages.hear(trace)
        # No privileged intent. Messages of servers come without their text: the bot only counts them, to know when
        # a table's message is buried. Events of a server are those of game nights.
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
        self.router = Router()
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
        self.voices = Localizations(catalogue, settings.language, self.painter, self.own_emojis.dressed)
        self.languages = LanguageCog(self.voices.names)
        self.settings_page = SettingsCog(self.voices.names)
        self.admin = AdminCog(catalogue.games, self.settings_page)
        self.watch = Watch(metrics.task_died)
        self.store: Store | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._recovered = False
        self._greetings: set[asyncio.Task[None]] = set()
        self.successor = Successor(self)
        self.leaving = False
        """Whether it is about to end: it finishes what it has begun."""
        self.replaced = False
        """Whether another process has taken its shards."""

    @property
    def connected(self) -> bool:
        """Whether the lines of all shards to Discord stand."""
        return self.is_ready() and not self.is_closed() and not any(line.is_closed() for line in self.shards.values())

    @property
    def holds_shards(self) -> bool:
        """Whether its shards are its own, as far as it knows: not while its line to the database is cut."""
        return self.store is not None and self.store.peers.stands

    @property
    def missed_texts(self) -> dict[str, int]:
        """How many messages of each language were said in English for want of their own."""
        return {language: len(voice.texts.missed) for language, voice in self.voices.spoken.items()}

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return 0 if self.store is None else self.desk.tables.live

    @property
    def connections(self) -> tuple[int, int]:
        """Connections of the database in use, and how many there are at most."""
        return (0, 0) if self.store is None else self.store.connections

    async def setup_hook(self) -> None:
        self.watch.begin()
        self.metrics.watch(self, await asyncio.to_thread(commit))
        games = self.catalogue.games
        for package in self.catalogue.packages.values():
            redact_third_party_errors(package.folder)
        for name, why in self.catalogue.left_out.items():
            log.error("game rejected: game=%s reason=%s", name, why)
        for kind, call in self.catalogue.slow.items():
            log.warning("slow game loaded: game=%s call=%s seconds=%.1f", kind, call.name, call.seconds)
            self.metrics.slow_game(kind, call.seconds)
        self.store = await Store.open(
            self.settings.database,
            clock=discord.utils.utcnow,
            share=self.settings.share,
            alone=True,
            program=await asyncio.to_thread(version),
        )
        # Not before: a bot that does not get its database ends at once, and would wait for what is being drawn.
        lobbies = partial(draw_lobbies, {max(game.seats) for game in games.values()})
        self.painter.ahead(lobbies, *(presenter.prepare for presenter in self.voices.default.presenters.values()))
        word = self.settings.seed
        self.recorder = Recorder(self.store, games, timed=self.metrics.appends.time)
        seeds = repeatable_seeds(word) if word else secret_seed
        bounds = BOUNDS if self.settings.bounds else UNBOUNDED
        days_kept = self.settings.keep_finished_days
        tables = Tables(
            self.store,
            games,
            seeds,
            kept=self.settings.tables_in_memory,
            journal=self.recorder,
            think=self.minds,
            bounds=bounds,
            keep_finished=timedelta(days=days_kept) if days_kept else None,
        )
        readers = LocaleResolver(self, self.voices, self.store.readers, self.store.guilds)
        self.records.start(self.store.records, self.store.seasons)
        self.season_ends = SeasonEnds(self, self.store.seasons, self.store.guilds, readers, self.recorder)
        self.attendance = GatewayUptime(self, self.store.attendance)
        work, turnstile = self.minds.work, RateLimiter(bounds)
        dailies = Dailies(
            self.store.daily,
            {kind: daily.deal for kind, daily in self.catalogue.dailies.items()},
            work,
            days.repeatable_seeds(word) if word else days.secret_seed,
            discord.utils.utcnow,
        )
        practices = PracticeService(self.store.practices, games, work, seeds)
        self.desk = Desk(
            self,
            tables,
            readers,
            self.painter,
            self.store.presence,
            self.attendance,
            work,
            turnstile,
            self.breaker,
        )
        self.solo.start(self.desk, dailies, practices)
        self.arenas.start(self.desk)
        self.nights.start(self.desk, self.store.nights, bounds)
        self.digests = Digests(
            self,
            self.store.digests,
            self.store.presence,
            tables,
            readers,
            self.desk.calls,
            self.desk.autoplay.awaits,
            discord.utils.utcnow,
        )
        eraser = Eraser(self.desk, self.nights.keeper, self.store.privacy)
        self.privacy.start(self.store.privacy, self.store.export, eraser)
        self.admin.start(self.desk, self.arenas)
        self.settings_page.start(self.desk, self.nights.keeper, self.store.guild_data, self.season_ends)
        self.puzzles.start(PuzzleBook(games, self.catalogue.puzzles, self.store.puzzles, work, Random(word or None)))
        self.languages.start(self.desk)
        self.learn.start(self.desk, self.solo.show_practice)
        self.help.start(self.desk, self.learn, self.solo.start_practice)
        await self.load_commands()
        await self.registrar.start()
        await self.own_emojis.fetch(self)
        await self.store.peers.hold()
        self.store.peers.listen(self.desk.heard, self.desk.heard_nothing, self._lost, self.attendance.rest)
        self._keeping = background.start(self.store.peers.keep(), "line to the database", vital=True)
        self.recorder.start()
        await self.desk.clock.start()
        self.desk.sweeper.start()
        self.nights.keeper.rounds.start()
        self.successor.take_over(await self.store.handover.take())

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Take a cog's commands, and all that it says can be pressed."""
        await super().add_cog(cog, **options)
        self.router.add(cog)

    async def load_commands(self) -> None:
        """Bring all slash commands into the tree."""
        for feature in (
            self.help,
            self.learn,
            self.nights,
            self.arenas,
            self.solo,
            self.puzzles,
            self.records,
            self.privacy,
            self.languages,
            self.admin,
            self.settings_page,
        ):
            await self.add_cog(feature)
        for cog in COGS:
            await self.load_extension(cog)
        set_contexts(self.tree, self.catalogue.packages)
        localize_commands(self.tree, self.voices, self.catalogue.packages)
        await self.tree.set_translator(CommandTranslator(self.voices))

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "interaction":
            self.metrics.arrived(*args)
        super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Discord has told of the servers: what was left open when the bot last ended is brought up to date, once.

        From here on the new sessions hear everything, and those of a predecessor are not needed any more.
        """
        await self.successor.caught_up()
        await self.successor.stop()
        if not self._recovered:
            self._recovered = True
            self.desk.later(self.desk.recover())
            self.season_ends.rounds.start()
            self.desk.later(self.nights.keeper.events.recover())
            self.digests.rounds.start()
            self.arenas.rounds.start()
            now = discord.utils.utcnow()
            for guild in self.guilds:
                if greeting.is_new(guild, now):
                    self._greet(guild, after=GREETING_PAUSE)

    async def on_message(self, message: discord.Message, /) -> None:
        """Look for no commands in what people write: there are none, and discord.py logs the words it does not know."""

    async def on_shard_connect(self, shard: int) -> None:
        """What people press is heard from now on."""
        await self.attendance.back(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A line that was cut stands again, and Discord tells what was missed."""
        await self.attendance.back(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """What people press does not arrive any more."""
        self.attendance.lost(shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """It says what it is, once for each server; tables of one that it was taken off go on."""
        await self.desk.welcomed(guild.id)
        self._greet(guild)

    def _greet(self, guild: discord.Guild, after: float = 0) -> None:
        async def greet() -> None:
            await asyncio.sleep(after)
            await greeting.greet(self.desk, guild, self.help.views_in)

        task = background.start(greet(), "greeting")
        self._greetings.add(task)
        task.add_done_callback(self._greetings.discard)

    def _lost(self) -> None:
        """Another process has our shards: it answers from now on."""
        self.replaced = True
        background.start(self.close(), "ending", vital=True)

    async def close(self) -> None:
        if self.leaving:
            await super().close()
            return
        self.leaving = True
        left: list[LeftSession] = []
        if self.store is not None:
            # Nothing more is heard, what has been pressed is answered, and only then the line to Discord is cut.
            await self.registrar.stop()
            await self.successor.stop()
            for task in self._greetings:
                task.cancel()  # what is not said yet is said at the next start
            left = await leave_gateway(self)
            await self.nights.keeper.stop()
            await self.arenas.rounds.stop()
            await self.puzzles.book.close()
            await self.digests.rounds.stop()
            await self.season_ends.rounds.stop()
            await self.desk.close()
        await super().close()
        if self.store is not None:
            await self.recorder.close()
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
        """Answer presses and forms, found by their ids alone. Commands are answered by the tree."""
        asked = interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}
        if asked and not await self.router.follow(interaction):
            await guarded(interaction, _unknown)


class GameTree(app_commands.CommandTree[GameBot]):
    """The slash commands, with one way of answering errors."""

    async def interaction_check(self, interaction: discord.Interaction[GameBot], /) -> bool:
        """Refuse options that are not offered. Discord does so by what it was last told of a command."""
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete or not isinstance(command, app_commands.Command):
            return True
        given = vars(interaction.namespace)
        if all(
            _is_offered(each, given[each.display_name]) for each in command.parameters if each.display_name in given
        ):
            return True
        await guarded(interaction, _unknown_command)
        return False

    async def on_error(self, interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError, /) -> None:
        """Answer every failure of a command in a sentence."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail() -> None:
            if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                log.warning("outdated command received: error=%s", cause)
                raise Refusal("why-unknown-command")
            raise cause

        await guarded(interaction, fail)


def create_bot(settings: Settings) -> GameBot:
    """The bot, not yet started. Points discord.py at the server that the settings name."""
    discord.http.Route.BASE = settings.discord_api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    discord.asset.Asset.BASE = settings.discord_cdn_url
    return GameBot(settings, catalogue())


async def _unknown() -> None:
    raise Refusal("why-unknown-button")


async def _unknown_command() -> None:
    raise Refusal("why-unknown-command")


def _is_offered(option: app_commands.Parameter, value: Any) -> bool:
    """Whether an option of a command may have a value: one of its choices, or a number within its bounds."""
    if option.choices:
        return value in {choice.value for choice in option.choices}
    least, most = option.min_value, option.max_value
    return (least is None or value >= least) and (most is None or value <= most)
