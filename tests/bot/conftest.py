"""A simulated Discord with the real bot in it, and a harbour full of people."""

from __future__ import annotations

import asyncio
import marshal
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import discord
import pytest
from simcord._runtime import _selected_env
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.env import Env
from simcord.http import RequestContext, route

from bot.app import GameBot, create_bot
from bot.core.localization import Localization
from bot.games.catalogue import catalogue
from bot.process.commands import Commands, payload
from bot.settings import Settings
from bot.tables.views import TableViews
from host.rate_limiter import RateLimiter
from host.retry import DELAYS
from host.usage_limits import BOUNDS
from storage.peers import Peers
from tests.kit import GAMES
from tests.sqlite import without_threads

PATIENCE = 3.0
"""Seconds in which a bot must have done what it has to do, on a machine that has much else to do. The simulation waits
out every timer that is shorter, in real time: it is less than the wait before what failed is tried again."""

TRIES = 10
"""How often so long: a machine may be so busy that a bot hardly gets to work meanwhile."""

LOOK = 0.01
"""Seconds until the simulation looks again whether a bot has done it: not all that a bot does wakes it."""

_settle = Env._settle_internal
_advance = Env._advance_to
_start = Env.start
_detach = Env._detach_bot
_until_cut = Peers._until_cut
_simulations: list[Env] = []
"""The one that runs."""
_first: dict[str, str] = {}
"""The fast one of the tests of each name."""
_payloads: dict[tuple[str, ...], Commands] = {}
"""What Discord is told of the commands: by the bot's language and their names."""


async def _run_dry(env: Env) -> None:
    """Let a bot do all that it waits for nothing with: the simulation would only look again ``LOOK`` seconds later."""
    loop = asyncio.get_running_loop()
    end = loop.time() + env.settle_timeout
    while loop._ready and loop.time() < end:  # type: ignore[attr-defined]  # noqa: ASYNC110
        await asyncio.sleep(0)


async def _settle_patiently(env: Env, **options: Any) -> None:
    """Wait until a bot has done what it has to do: by the simulation's own way, for longer and looking more often."""
    options["idle"] = LOOK
    await _run_dry(env)
    for _ in range(TRIES - 1):
        with suppress(TimeoutError):
            return await _settle(env, **options)
        if options.get("_deadline") is not None:
            assert env._loop is not None
            options["_deadline"] = env._loop.time() + env.settle_timeout
    return await _settle(env, **options)


async def advance_patiently(env: Env, target: float, deadline: float) -> None:
    """Let time go by, and begin again while it gets on: a busy machine takes long for many timers."""
    reached = None
    while True:
        try:
            return await _advance(env, target, deadline)
        except TimeoutError:
            if env._virtual_time == reached:
                raise
        reached = env._virtual_time
        assert env._loop is not None
        deadline = env._loop.time() + env.settle_timeout


async def _detach_patiently(env: Env) -> None:
    """Wait longer for what a bot that ends has still in its threads."""
    for _ in range(TRIES - 1):
        with suppress(TimeoutError):
            return await _detach(env)
    return await _detach(env)


async def _start_known(env: Env) -> None:
    _simulations[:] = [env]
    await _start(env)


async def _wait_aside(peers: Peers, line: Any, cut: asyncio.Event) -> None:
    """Watch over a line to the database without counting as something that a bot still has to do."""
    watching = _until_cut(peers, line, cut)
    if _simulations and asyncio.current_task() in _simulations[0]._work.tasks:
        await _simulations[0].external_wait(watching, reason="the line to the database may be cut")
    else:
        await watching


async def _payload_once(tree: discord.app_commands.CommandTree[Any]) -> Commands:
    """What ``bot.process.commands.payload`` gives, put together once for bots with the same texts."""
    bot = tree.client
    if not isinstance(bot, GameBot) or bot.catalogue is not catalogue():
        return await payload(tree)
    key = (bot.settings.language, *(command.qualified_name for command in tree.walk_commands()))
    if key not in _payloads:
        _payloads[key] = await payload(tree)
    return _payloads[key]


@pytest.fixture(scope="session", autouse=True)
def _commands_are_described_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.process.commands.payload", _payload_once)
        yield


@pytest.fixture(autouse=True)
def _databases_have_no_threads() -> Iterator[None]:
    """Only here: other tests of the process see the bot's databases as they are."""
    with without_threads():
        yield


def _copied(payload: Any) -> Any:
    """A copy of what is sent as JSON, in a fifth of the time that ``deepcopy`` takes."""
    try:
        return marshal.loads(marshal.dumps(payload))
    except ValueError:  # it holds an enum, or a number or text of another type
        return deepcopy(payload)


@pytest.fixture(scope="session", autouse=True)
def _payloads_are_copied_quickly() -> Iterator[None]:
    """The simulation copies whatever is sent, also all commands at each start."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("simcord.http.router", "simcord.gateway"):
            patch.setattr(f"{module}.copy", SimpleNamespace(deepcopy=_copied))
        for module in ("simcord.components", "simcord.results"):
            patch.setattr(f"{module}.deepcopy", _copied)
        yield


def _virtual_time() -> float:
    """What the simulation gives as ``time.monotonic``, which it imports two names for each time."""
    env = _selected_env(driver=False)
    virtual: float = monotonic() if env is None else env._virtual_time
    return virtual


@pytest.fixture(scope="session", autouse=True)
def _the_clock_is_read_quickly() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord._dpy_internals._clock_monotonic", _virtual_time)
        yield


@pytest.fixture(scope="session", autouse=True)
def _busy_machines_are_waited_for() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env, "_settle_internal", _settle_patiently)
        patch.setattr(Env, "_advance_to", advance_patiently)
        patch.setattr(Env, "_detach_bot", _detach_patiently)
        patch.setattr(Env, "start", _start_known)
        patch.setattr(Peers, "_until_cut", _wait_aside)
        yield


@pytest.fixture(scope="session", autouse=True)
def _callbacks_are_found_quickly() -> Iterator[None]:
    """The simulation takes each callback out of a list that it searches for an equal one: each equals itself alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord._runtime._CallbackRecord.__eq__", object.__eq__)
        yield


def pytest_itemcollected(item: pytest.Item) -> None:
    """Bots are waited for as long as a busy machine needs; what is tried with many values is tried fast with one."""
    if item.get_closest_marker("simcord") is None:
        item.add_marker(pytest.mark.simcord(settle_timeout=PATIENCE))
    if isinstance(item, pytest.Function) and "simcord_env" in item.fixturenames and not _in_turn(item):
        item.add_marker(pytest.mark.slow)


def _in_turn(item: pytest.Function) -> bool:
    """Whether a test has no parameters, or is the first of the game whose turn it is: each has its share of them."""
    if not hasattr(item, "callspec"):
        return True
    if item.get_closest_marker("slow") is not None:
        return False
    turn = [*GAMES][crc32(item.originalname.encode()) % len(GAMES)]
    if any(param in [*GAMES] and param != turn for param in item.callspec.params.values()):
        return False
    name = item.nodeid.removesuffix(f"[{item.callspec.id}]")
    return item.nodeid == _first.setdefault(name, item.nodeid)


@route("GET", "/applications/{application_id}/emojis")
def no_emojis(_request: RequestContext) -> dict[str, list[object]]:
    """The simulated Discord has no list of an application's emojis; here it is, empty."""
    return {"items": []}


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(
        _env_file=None,
        data_dir=tmp_path,
        database_url=database,
        guild_ready_timeout=0,
        seed="tests",  # the same deals and dice in every run: a test that fails once fails again
        shard_count=1,
        bounds=False,
    )


@dataclass
class Fleet:
    """The processes of a test: a fresh one on the same data for each start."""

    settings: Settings
    bots: list[GameBot] = field(default_factory=list)

    def launch(self) -> GameBot:
        for bot in self.bots:
            # The one before has not ended in this process. In one of its own it would have, and let go of its lock.
            if bot.store is not None and bot.store.sole is not None:
                bot.store.sole.release()
        self.bots.append(create_bot(self.settings))
        # Where searches run processes have to start first: what people ask for is made in a thread here.
        self.bots[-1].minds.work = asyncio.to_thread  # type: ignore[method-assign]
        return self.bots[-1]


HOUR = 3600.0
ADVISED = 6
"""Imagined games that advice comes from: quick, and not always good."""


@pytest.fixture
async def fleet(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fleet]:
    # Forced moves wait until a test lets an hour go by, so that people can be quicker.
    monkeypatch.setattr("host.autoplay.BEAT", (HOUR, HOUR))
    monkeypatch.setattr("engine.advice.GAMES", ADVISED)
    # What failed is first tried again as soon as that is seen.
    monkeypatch.setattr("host.retry.DELAYS", (0.05, *DELAYS[1:]))
    # Scripts press as soon as there is something to press.
    monkeypatch.setattr("bot.services.BOUNDS", replace(BOUNDS, second_press=0))
    # No server is so new that it is greeted when the bot starts: that is tried by itself.
    monkeypatch.setattr("bot.cogs.help.greeting.NEW", timedelta(0))
    # The simulation waits out shorter pauses in real time.
    monkeypatch.setattr("bot.cogs.nights.events.PLACES_PAUSE", 60.0)
    monkeypatch.setattr("bot.cogs.nights.events.INTEREST_PAUSE", 60.0)
    fleet = Fleet(settings)
    yield fleet
    for bot in fleet.bots:
        await bot.close()


@pytest.fixture
def simcord_bot(fleet: Fleet) -> GameBot:
    return fleet.launch()


@dataclass
class Harbor:
    """A server with a channel and four people."""

    env: Env
    fleet: Fleet
    guild: GuildHandle
    channel: ChannelHandle
    ann: MemberActor
    ben: MemberActor
    cho: MemberActor
    eve: MemberActor

    @property
    def bot(self) -> GameBot:
        assert isinstance(self.env.bot, GameBot)
        return self.env.bot

    @property
    def views(self) -> TableViews:
        """What shows tables in English."""
        return self.bot.services.views.of(self.voice)

    def limit(self, limiter: RateLimiter) -> None:
        """Let people press as often as another limiter allows."""
        self.bot.guard.rate_limiter = self.bot.services.pings._rate_limiter = limiter
        self.bot.services.boards._rate_limiter = limiter
        object.__setattr__(self.bot.services, "rate_limiter", limiter)

    @property
    def voice(self) -> Localization:
        """What the bot says to whoever has chosen no language."""
        return self.bot.localizations.default

    async def errands(self) -> None:
        """Let the bot do what it does after its answers."""
        while pending := self.bot.services.background._tasks:
            await asyncio.wait(set(pending))

    async def restart(self) -> None:
        """A new process: a fresh bot on the same data."""
        await self.env.restart_bot(self.fleet.launch())


@pytest.fixture
def harbor(simcord_env: Env, fleet: Fleet) -> Harbor:
    return harbor_in(simcord_env, fleet)


@pytest.fixture
def boss(harbor: Harbor) -> MemberActor:
    """Somebody who may manage the server."""
    role = harbor.guild.create_role("crew", permissions=discord.Permissions(manage_guild=True))
    return harbor.guild.add_member(harbor.env.create_user("boss"), roles=[role])


def harbor_in(env: Env, fleet: Fleet) -> Harbor:
    """A server and its people in a simulated Discord."""
    guild = env.create_guild()
    people = [guild.add_member(env.create_user(name)) for name in ("ann", "ben", "cho", "eve")]
    return Harbor(env, fleet, guild, guild.create_text_channel("manila"), *people)
