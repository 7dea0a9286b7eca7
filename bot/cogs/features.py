"""All features, and what they need of each other."""

from __future__ import annotations

import asyncio

from bot.cogs.admin.cog import AdminCog
from bot.cogs.admin.data import ServerDataCog
from bot.cogs.admin.page import SettingsCog
from bot.cogs.arenas.cog import ArenaCog
from bot.cogs.digests import Digests
from bot.cogs.help.cog import HelpCog
from bot.cogs.help.messages import MessageCog
from bot.cogs.language import LanguageCog
from bot.cogs.learn.cog import LearnCog
from bot.cogs.nights.cog import NightCog
from bot.cogs.privacy.cog import PrivacyCog
from bot.cogs.puzzles.cog import PuzzleCog
from bot.cogs.records.cog import RecordCog
from bot.cogs.records.season_ends import SeasonEnds
from bot.cogs.solo.cog import SoloCog
from bot.cogs.tables.ahead import PremoveCog
from bot.cogs.tables.cog import TableCog
from bot.cogs.tables.game import GameCommands
from bot.cogs.tables.lobby import LobbyCog
from bot.cogs.tables.play import PlayCog
from bot.cogs.tables.presses import PressCog
from bot.cogs.tables.share import Shares
from bot.settings import Settings
from bot.tables.services import Services


class Features:
    """The features of one bot; building them reads and sends nothing."""

    def __init__(self, services: Services, settings: Settings) -> None:
        self.digests = Digests(services)
        self.season_ends = SeasonEnds(services)
        self.shares = Shares(services)
        self.arenas = ArenaCog(services)
        self.nights = NightCog(services)
        self.puzzles = PuzzleCog(services, settings.seed)
        self.solo = SoloCog(services, settings.seed)
        self.learn = LearnCog(services, self.solo.practice.show)
        self.help = HelpCog(services, self.learn, self.solo)
        self.messages = MessageCog(services, self.help.views_in)
        self.lobby = LobbyCog(services, self.learn.teach)
        self.privacy = PrivacyCog(services, self.nights.keeper, settings.keep_finished_days)
        settings_page = SettingsCog(services, self.season_ends)
        self.cogs = (
            self.help,
            self.messages,
            self.learn,
            self.nights,
            self.arenas,
            self.solo,
            self.puzzles,
            RecordCog(services),
            self.privacy,
            LanguageCog(services),
            AdminCog(services, settings_page, self.arenas, self.nights.keeper),
            settings_page,
            ServerDataCog(services, self.nights.keeper),
            TableCog(services, self.digests.choose),
            PressCog(services, self.shares),
            PlayCog(services),
            PremoveCog(services),
            self.lobby,
        )
        self.groups = GameCommands(services, self.solo.practice.show).groups
        self._later = services.background.later

    def start(self) -> None:
        """Begin what they do by themselves, once Discord has sent the servers."""
        self.season_ends.rounds.start()
        self.digests.rounds.start()
        self.arenas.rounds.start()
        self.nights.keeper.rounds.start()

    def catch_up(self) -> None:
        """Follow what Discord did while nobody heard it, or could store it."""
        self._later(self.nights.keeper.recover())

    async def close(self) -> None:
        """Finish what they have begun."""
        await asyncio.gather(
            self.nights.keeper.stop(),
            self.arenas.rounds.stop(),
            self.puzzles.book.close(),
            self.digests.rounds.stop(),
            self.season_ends.rounds.stop(),
            self.shares.close(),
        )
