"""The services that features share: every long-lived object of several."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.core.answers import Answers
from bot.core.background import Background
from bot.core.languages import LocaleResolver
from bot.games.catalogue import Catalogue
from bot.tables.boards import Boards
from bot.tables.hands import HandSender
from bot.tables.panels import PanelService
from bot.tables.pings import PingService
from bot.tables.private_panels import PrivatePanels
from bot.tables.updater import TableUpdater
from bot.tables.views import LocalizedTableViews
from bot.tables.vote_outcomes import VoteOutcomes
from engine.advice import Work
from host.breaker import Breaker
from host.job_cache import OneJobPerUser
from host.premoves import PremoveService
from host.rate_limiter import RateLimiter
from host.records import Recorder
from host.tables import Tables
from host.timekeeper import Timekeeper
from host.uptime import UptimeTracker
from render.pool import Painter


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Services:
    """The services, built once by ``bot/services.py``."""

    client: discord.Client
    catalogue: Catalogue
    tables: Tables
    languages: LocaleResolver
    views: LocalizedTableViews
    background: Background
    answers: Answers
    rate_limiter: RateLimiter
    breaker: Breaker
    uptime: UptimeTracker
    recorder: Recorder
    painter: Painter
    work: Work
    """Runs slow functions without blocking."""
    one_each: OneJobPerUser
    premoves: PremoveService
    boards: Boards
    pings: PingService
    panel_pages: PanelService
    panels: PrivatePanels
    hands: HandSender
    timekeeper: Timekeeper
    vote_outcomes: VoteOutcomes
    updater: TableUpdater
