"""Build the services that host tables on Discord, and close them in order."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord.utils import utcnow

from bot.core import visibility
from bot.core.answers import Answers
from bot.core.background import Background
from bot.core.guard import Guard
from bot.core.languages import LocaleResolver
from bot.core.localization import Localizations
from bot.games.catalogue import Catalogue
from bot.settings import Settings
from bot.tables import leave_penalty
from bot.tables.boards import Boards
from bot.tables.hands import HandSender
from bot.tables.look import unread_premoves
from bot.tables.panels import PanelService
from bot.tables.pings import PingService
from bot.tables.private_panels import PrivatePanels
from bot.tables.services import Services
from bot.tables.updater import TableUpdater
from bot.tables.views import Dress, LocalizedTableViews
from bot.tables.vote_outcomes import VoteOutcomes
from host.advice import Advice
from host.ai_workers import AiWorkerPool
from host.autoplay import Autoplay
from host.breaker import Breaker
from host.job_cache import OneJobPerUser
from host.live import GameSession, TableSession
from host.premoves import PremoveService
from host.rate_limiter import RateLimiter
from host.records import Recorder
from host.replays import Replays
from host.retry import until_stored
from host.reviews import Reviews
from host.tables import Tables, repeatable_seeds, secret_seed
from host.timekeeper import Timekeeper
from host.uptime import UptimeTracker
from host.usage_limits import BOUNDS, UNBOUNDED
from render.pool import Painter
from storage.store import Store


def create_services(
    client: discord.Client,
    settings: Settings,
    catalogue: Catalogue,
    store: Store,
    localizations: Localizations,
    painter: Painter,
    dress: Dress,
    minds: AiWorkerPool,
    uptime: UptimeTracker,
    breaker: Breaker,
    timed: Callable[[], AbstractContextManager[object]],
) -> Services:
    """Build all services, which ``timekeeper.start()`` starts.

    ``breaker`` holds calls back while Discord fails; ``timed`` is a context manager around each stored move.
    """

    async def update(live: TableSession) -> None:
        await updater.update(live)

    async def remind(live: GameSession, urgent: bool) -> None:
        await pings.remind(live, urgent=urgent)

    def notify(notice: Callable[[], Coroutine[Any, Any, None]]) -> None:
        background.later(until_stored(notice, "notice"))

    async def tell_of_leaving(live: GameSession, user: int, saw: bool) -> None:
        if saw:
            notify(partial(leave_penalty.send_penalty_text, client, tables, languages, user))
        else:
            notify(partial(pings.tell, live, user, "left-unseen"))

    def tell_dropped(live: GameSession, user: int) -> None:
        notify(partial(pings.tell, live, user, "orders-dropped"))

    def tell_alone(live: GameSession) -> None:
        notify(partial(pings.tell_alone, live))

    work, one_each, bounds = minds.work, OneJobPerUser(), BOUNDS if settings.bounds else UNBOUNDED
    recorder = Recorder(store, catalogue.games, timed=timed)
    tables = Tables(
        store,
        catalogue.games,
        repeatable_seeds(settings.seed) if settings.seed else secret_seed,
        kept=settings.tables_in_memory,
        journal=recorder,
        think=minds,
        bounds=bounds,
        keep_finished=timedelta(days=settings.keep_finished_days) if settings.keep_finished_days else None,
    )
    languages = LocaleResolver(client, localizations, store.readers, store.guilds)
    views = LocalizedTableViews(localizations, painter, dress)
    replays = Replays(tables, localizations.default.presenters)
    rate_limiter = RateLimiter(bounds)
    background = Background()
    answers = Answers(background.later)
    premoves = PremoveService(tables, tell_dropped)
    autoplay = Autoplay(tables, premoves, uptime, update, tell_alone)
    boards = Boards(client, tables, languages, views, replays, breaker, rate_limiter)
    pings = PingService(client, store.presence, languages, rate_limiter, breaker, autoplay.awaits)
    pages = PanelService(
        tables, replays, Reviews(tables, work), one_each, Advice(tables, work, one_each), premoves, boards.recall
    )
    may_still_watch = partial(visibility.may_still_watch, client)
    panels = PrivatePanels(pages.draw, languages, views, tables.get, background.later, painter.lull, may_still_watch)
    hands = HandSender(client, tables, languages, views, panels, background.later, painter.lull)
    timekeeper = Timekeeper(
        tables,
        premoves,
        store.presence,
        uptime,
        autoplay,
        changed=update,
        count=lambda live: background.later(update(live)),
        remind=remind,
        left=tell_of_leaving,
        sees=partial(visibility.sees_table, client),
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
        answers,
    )
    tables.doubted = updater.doubt
    tables.moved = pings.saw
    return Services(
        client,
        catalogue,
        tables,
        languages,
        views,
        background,
        answers,
        rate_limiter,
        breaker,
        uptime,
        recorder,
        painter,
        work,
        one_each,
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


def create_guard(services: Services) -> Guard:
    return Guard(
        services.tables,
        services.languages,
        services.answers,
        services.rate_limiter,
        services.background,
        services.pings.saw,
        partial(unread_premoves, services),
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
