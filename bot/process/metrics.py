"""Count and time what the bot does, for Prometheus.

A label never contains a user, a server, a table or a game, except an installed slow game: it is one of a few words,
whatever users do.
"""

from __future__ import annotations

import logging
import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final, Protocol

import aiohttp
import discord
from prometheus_client import GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.metrics import Counter, Gauge, Histogram
from prometheus_client.registry import Collector, CollectorRegistry
from yarl import URL

import manila_bot
from bot.process.commands import Registrar
from host.ai_workers import AiWorkerPool
from host.breaker import Breaker
from render.pool import Painter

ANSWER_BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0)
"""Seconds. Discord gives up on a click after three."""
QUICK_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds, for what should take milliseconds."""

MOVES: Final = ("mv:", "ms:", "an:")
"""Id prefixes that play a move, or ask for the number of one."""


@dataclass(slots=True)
class _Press:
    id: int
    kind: str
    since: float
    answered: bool = False


class Running(Protocol):
    """The bot's values that metrics read."""

    minds: AiWorkerPool
    painter: Painter
    breaker: Breaker
    registrar: Registrar

    @property
    def connections(self) -> tuple[int, int]:
        """Database connections in use, and their maximum."""

    @property
    def missed_texts(self) -> Mapping[str, int]:
        """How many messages fell back to English, by language."""

    @property
    def live_tables(self) -> int:
        """Tables in memory."""

    @property
    def connected(self) -> bool:
        """Whether all shards are connected to Discord."""

    @property
    def processes(self) -> int:
        """The number of processes that share the servers, without standbys."""

    @property
    def latency(self) -> float:
        """Seconds until a heartbeat is acknowledged; infinity or NaN when disconnected."""

    @property
    def guilds(self) -> Sequence[object]:
        """The bot's servers."""


_press: ContextVar[_Press | None] = ContextVar("press", default=None)
"""The interaction that the running task responds to."""


class Metrics:
    """All metrics of one bot."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        for standard in (ProcessCollector, PlatformCollector, GCCollector):
            standard(registry=self.registry)
        timed = partial(Histogram, registry=self.registry, buckets=QUICK_BUCKETS)
        answered = partial(timed, buckets=ANSWER_BUCKETS)
        counted, known = partial(Counter, registry=self.registry), partial(Gauge, registry=self.registry)
        self._answers = answered(
            "manila_answer_seconds",
            "From the arrival of a press or a command to Discord's having its first answer.",
            ["kind"],
        )
        self._requests = counted(
            "manila_discord_requests",
            "Calls to Discord, by route and by the code of the answer; none: there was no answer.",
            ["method", "route", "code"],
        )
        self._request_seconds = answered("manila_discord_request_seconds", "How long Discord takes to answer a call.")
        self.appends: Final = timed("manila_append_seconds", "How long it takes until moves are on the disk.")
        self.pictures: Final = timed(
            "manila_picture_seconds", "How long a picture is drawn, without waiting for its turn."
        )
        self.picture_waits: Final = timed(
            "manila_picture_wait_seconds", "How long a picture waits for its turn to be drawn."
        )
        self.loop_lag: Final = timed(
            "manila_event_loop_lag_seconds",
            "How late the event loop comes to what is due, looked at ten times a second.",
        )
        self.gc_pauses: Final = timed(
            "manila_gc_pause_seconds", "How long everything stands still while Python looks for garbage."
        )
        self._build = known("manila_build_info", "1, for the version that runs.", ["version", "commit", "python"])
        self._errors = counted(
            "manila_errors",
            "What went wrong and was logged as an error, by the exception and by the module that says so.",
            ["kind", "where"],
        )
        self.late: Final = counted(
            "manila_late_presses",
            "Presses and commands that came when Discord had given them up, and were not carried out.",
        )
        self.writable: Final = known(
            "manila_database_writable", "0 while the database takes no writes; a process on standby has 1."
        )
        self.writable.set(1)
        self._ear = _Ear(self._errors)
        self._died = counted(
            "manila_tasks_died", "Tasks in the background that an error has ended, by what they did.", ["task"]
        )
        self._slow_games = known(
            "manila_slow_game_seconds",
            "How long a call of an installed game took when it was tried at the start, where that was too long.",
            ["game"],
        )

    def slow_game(self, kind: str, seconds: float) -> None:
        self._slow_games.labels(kind).set(seconds)

    def watch(self, bot: Running, commit: str | None) -> None:
        """Count logged errors from now on, and read other values when they are fetched."""
        self._build.labels(manila_bot.__version__, commit or "", platform.python_version()).set(1)
        self.registry.register(_State(bot))
        logging.getLogger().addHandler(self._ear)

    def task_died(self, name: str) -> None:
        self._died.labels(name).inc()

    def close(self) -> None:
        logging.getLogger().removeHandler(self._ear)

    def exposition(self) -> bytes:
        """Return everything, in Prometheus' text format."""
        return generate_latest(self.registry)

    # -- from a press to its answer ---------------------------------------------------------------------------

    @staticmethod
    def arrived(interaction: discord.Interaction[Any]) -> None:
        interaction.extras["arrived"] = perf_counter()

    @contextmanager
    def answering(self, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """Time the work on an interaction until Discord accepts a first response."""
        press = _Press(interaction.id, kind_of(interaction), interaction.extras.get("arrived", perf_counter()))
        token = _press.set(press)
        try:
            yield
        finally:
            _press.reset(token)

    # -- calls to Discord -------------------------------------------------------------------------------------

    def http_trace(self) -> aiohttp.TraceConfig:
        """Return hooks for the HTTP client, which see every call of discord.py's."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begun)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _begun(self, _: Any, call: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        call.since = perf_counter()

    async def _ended(self, _: Any, call: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        now, route = perf_counter(), route_of(params.url)
        self._requests.labels(params.method, route, str(params.response.status)).inc()
        self._request_seconds.observe(now - call.since)
        press = _press.get()
        if press is not None and not press.answered and route == ANSWER_ROUTE and params.response.status < 300:
            press.answered = True
            self._answers.labels(press.kind).observe(now - press.since)

    async def _failed(self, _: Any, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        self._requests.labels(params.method, route_of(params.url), "none").inc()


class _Ear(logging.Handler):
    """A log handler that counts every error, also those of libraries."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[0] if record.exc_info else None
        self._errors.labels(cause.__name__ if cause is not None else "none", record.name).inc()


def kind_of(interaction: discord.Interaction[Any]) -> str:
    """Return the kind of an interaction: command, move, form, or another click."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.modal_submit:
        return "form"
    if interaction.type is not discord.InteractionType.component:
        return "command"
    return "move" if str(data.get("custom_id", "")).startswith(MOVES) else "press"


# -- routes -----------------------------------------------------------------------------------------------

ANSWER_ROUTE: Final = "/interactions/{id}/{token}/callback"

_TOKEN_AFTER: Final = frozenset({"interactions", "webhooks"})
_WORD: Final = re.compile(r"@?[a-z]+[0-9]?(?:-[a-z]+)*")
_VERSION: Final = re.compile(r"v[0-9]+")


def route_of(url: URL) -> str:
    """Return the path of a call without secrets: ``/channels/{id}/messages/{id}``.

    Only lower-case words are kept, so that no secret and no user input becomes a label.
    """
    parts = [part for part in url.path.split("/") if part]
    if parts[:1] == ["api"]:
        parts = parts[1:]
    if parts and _VERSION.fullmatch(parts[0]):
        parts = parts[1:]
    if len(parts) > 2 and parts[0] in _TOKEN_AFTER:
        return "/".join(["", parts[0], "{id}", "{token}", *map(_plain, parts[3:])])
    return "/".join(["", *map(_plain, parts)])


def _plain(part: str) -> str:
    return part if _WORD.fullmatch(part) else "{id}"


# -- values read on request ----------------------------------------------------------------------


class _State(Collector):
    def __init__(self, bot: Running) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        bot = self._bot
        yield GaugeMetricFamily("manila_live_tables", "Tables in memory.", bot.live_tables)
        yield GaugeMetricFamily("manila_searches", "Searches of AI players under way or waiting.", bot.minds.under_way)
        yield GaugeMetricFamily("manila_searches_waiting", "Those of them that wait for a process.", bot.minds.waiting)
        yield CounterMetricFamily("manila_searches_shed", "Decisions made without their search.", bot.minds.given_up)
        painter = bot.painter
        yield GaugeMetricFamily("manila_pictures_waiting", "Pictures being drawn or waiting for it.", painter.waiting)
        yield GaugeMetricFamily("manila_drawing_processes", "Pictures that can be drawn at once.", painter.places)
        shed = CounterMetricFamily(
            "manila_pictures_shed",
            "What drawing was spared while many pictures waited: a film became a still, or a picture came later.",
            labels=["how"],
        )
        shed.add_metric(["still"], painter.stills)
        shed.add_metric(["later"], painter.later)
        yield shed
        in_use, most = bot.connections
        yield GaugeMetricFamily("manila_database_connections", "Connections to the database in use.", in_use)
        yield GaugeMetricFamily("manila_database_connections_most", "Connections that the pool may open.", most)
        yield GaugeMetricFamily("manila_discord_fails", "1 while Discord is left in peace.", bot.breaker.open)
        yield CounterMetricFamily("manila_discord_failed", "How often Discord was.", bot.breaker.openings)
        yield GaugeMetricFamily("manila_gateway_connected", "1 while the line to Discord stands.", bot.connected)
        yield GaugeMetricFamily("manila_processes", "Processes that share the servers.", bot.processes)
        yield GaugeMetricFamily("manila_gateway_latency_seconds", "Between a heartbeat and its echo.", _latency(bot))
        yield GaugeMetricFamily(
            "manila_commands_registered", "1 if Discord has our commands.", bot.registrar.registered
        )
        missed = GaugeMetricFamily(
            "manila_texts_missed", "Messages said in English, because their language lacks them.", labels=["language"]
        )
        for language, count in bot.missed_texts.items():
            missed.add_metric([language], count)
        yield missed
        yield GaugeMetricFamily("manila_guilds", "Servers that the bot is in.", len(bot.guilds))


def _latency(bot: Running) -> float:
    # discord.py returns infinity or NaN while there is no connection.
    return bot.latency if bot.connected and bot.latency < 1e6 else 0.0
