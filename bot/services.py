"""Build the services that host tables on Discord, and close them in order."""

from __future__ import annotations

from functools import partial

import discord
from discord.utils import utcnow

from bot.core import visibility
from bot.core.answers import Answers
from bot.core.background import Background
from bot.core.languages import LocaleResolver
from bot.tables import leave_penalty
from bot.tables.boards import Boards
from bot.tables.hands import HandSender
from bot.tables.panels import PanelService
from bot.tables.pings import PingService
from bot.tables.private_panels import PrivatePanels
from bot.tables.services import Services
from bot.tables.updater import TableUpdater
from bot.tables.views import LocalizedTableViews
from bot.tables.vote_outcomes import VoteOutcomes
from engine.advice import Work
from host.advice import Advice
from host.autoplay import Autoplay
from host.breaker import Breaker
from host.job_cache import OneJobPerUser
from host.live import GameSession, TableSession, has_begun
from host.premoves import PremoveService
from host.rate_limiter import RateLimiter
from host.replays import Replays
from host.reviews import Reviews
from host.tables import Tables
from host.timekeeper import Timekeeper
from host.uptime import UptimeTracker
from render.pool import Painter
from storage.presence import Presence


def create_services(
    client: discord.Client,
    tables: Tables,
    languages: LocaleResolver,
    views: LocalizedTableViews,
    painter: Painter,
    presence: Presence,
    uptime: UptimeTracker,
    work: Work,
    one_each: OneJobPerUser,
    replays: Replays,
    rate_limiter: RateLimiter,
    breaker: Breaker,
) -> Services:
    """Build all services, which ``timekeeper.start()`` starts.

    ``work`` runs slow parts without blocking; ``breaker`` holds calls back while Discord fails.
    """

    async def update(live: TableSession) -> None:
        await updater.update(live)

    async def remind(live: GameSession, urgent: bool) -> None:
        await pings.remind(live, urgent=urgent)

    async def tell_of_leaving(user: int) -> None:
        background.later(leave_penalty.send_penalty_text(client, tables, languages, user))

    def tell_dropped(live: GameSession, user: int) -> None:
        background.later(pings.tell(live, user, "orders-dropped"))

    def is_unsettled(live: TableSession) -> bool:
        return autoplay.awaits(live) or (has_begun(live) and bool(live.table.resting))

    background = Background()
    answers = Answers(background.later)
    premoves = PremoveService(tables, tell_dropped)
    autoplay = Autoplay(tables, premoves, uptime, update)
    boards = Boards(client, tables, languages, views, replays, breaker, rate_limiter, is_unsettled)
    pings = PingService(client, presence, languages, rate_limiter, breaker, autoplay.awaits)
    pages = PanelService(
        tables, replays, Reviews(tables, work), one_each, Advice(tables, work, one_each), premoves, boards.recall
    )
    may_still_watch = partial(visibility.may_still_watch, client)
    panels = PrivatePanels(pages.draw, languages, views, tables.get, background.later, painter.lull, may_still_watch)
    hands = HandSender(client, tables, languages, views, panels, background.later, painter.lull)
    timekeeper = Timekeeper(
        tables,
        presence,
        uptime,
        autoplay,
        changed=update,
        count=lambda live: background.later(update(live)),
        remind=remind,
        left=tell_of_leaving,
        reaches=boards.reaches,
        now=utcnow,
    )
    vote_outcomes = VoteOutcomes(answers, languages, pings, background.later)
    updater = TableUpdater(
        tables,
        painter,
        background,
        uptime,
        breaker,
        timekeeper,
        vote_outcomes,
        boards,
        pings,
        panels,
        hands,
    )
    return Services(
        client,
        tables,
        languages,
        views,
        background,
        answers,
        rate_limiter,
        presence,
        uptime,
        painter,
        premoves,
        boards,
        pings,
        pages,
        panels,
        hands,
        timekeeper,
        vote_outcomes,
        updater,
    )


async def close_services(services: Services) -> None:
    """Finish running work, within a time limit."""
    await services.panel_pages.close()
    await services.timekeeper.stop()
    await services.updater.stop()
    await services.background.close()
    await services.panels.close()
    services.hands.close()
    await services.boards.close()
