"""Cuts processes off from their PostgreSQL server while they play, and counts what is lost: nothing may be.

    make kills ARGS="--outages 10 --database postgresql"

Two processes divide the servers, and for each another stands by, as in ``deploy/kubernetes.yaml``. Every so often the
server is restarted, or the cable of those who have a shard is severed, cut without a word, or slow. A process that
ends is started again. People play on as well as they can. In the end every table must have finished and the log must
hold every move that anybody was told of, once. No shard may have two processes for longer than they need to notice,
none may say that it is ready while it knows that its shards are not its own, and time must rest at a table where nobody
presses.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import aiohttp
from aiohttp.test_utils import unused_port
from sqlalchemy import select

from localcord import LocalCord
from localcord.entities import Guild
from localcord.person import SimulatedUser
from storage import peers, schema
from tests.cable import Cable, cable
from tests.kit import GAMES, kit
from tests.postgres import Server
from tests.wire.audit import Audit
from tests.wire.crews import Crew, Tally
from tests.wire.databases import PostgreSQL
from tests.wire.nursery import FIRST_RESPONSE, Life, Nursery, nursery

SHARDS: Final = 2
PEOPLE: Final = (("Ann", "Ben"), ("Cleo", "Dan"))
"""By shard."""
LONGEST: Final = 9.0
"""Seconds of an outage: more than a process takes to notice one."""
PRESSES: Final = 8
"""Answers that people get between two outages, unless the machine is too slow for that."""
LONGEST_PLAY: Final = 10.0
POLL: Final = 0.1
LATE: Final = 1.0
"""Seconds by which a look at a process may be late."""
NOTICING: Final = peers.BEAT_SECONDS + peers.ANSWER_SECONDS + LATE
"""Seconds after which a process knows that its shards are another's. What it begins until then cannot be written."""
PATIENCE: Final = 120.0
"""Seconds in which all shards must have their processes again."""
LONGEST_END: Final = 600.0
"""Seconds in which all tables must finish after the last outage."""
TIMERS: Final = select(schema.tables.c.channel_id, schema.timers.c.due_at).join_from(schema.timers, schema.tables)


@dataclass
class Report:
    """What was done, and what was lost."""

    outages: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    finished: int = 0
    takeovers: int = 0
    """Processes that ended because another had their shards, and were started again."""
    rested: float = 0.0
    """Seconds in which shards had no process, all shards together."""
    tally: Tally = field(default_factory=Tally)
    lost: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def lines(self) -> list[str]:
        told = sum(move.told for move in self.tally.moves)
        return [
            f"{self.outages.total()} outages in {self.seconds:.0f} s",
            *(f"  {kind:<44}{count:>6}" for kind, count in sorted(self.outages.items())),
            f"shards had no process for {self.rested:.0f} s, {self.takeovers} times another took over",
            f"tables {self.tables}, finished {self.finished}",
            f"presses {self.tally.presses}, told that nothing could be written {self.tally.storage}, "
            f"not answered in an outage {len(self.tally.excused)}",
            f"moves that somebody was told of {told}, lost or doubled {len(self.lost)}",
            f"presses left unanswered outside of an outage {len(self.tally.unanswered)}",
            *(f"  LOST {line}" for line in self.lost),
            *(f"  UNANSWERED {line}" for line in self.tally.unanswered),
        ]

    @property
    def clean(self) -> bool:
        return not self.lost and not self.tally.unanswered and self.finished == self.tables


class Process:
    """A place for a bot, where another is started when one ends."""

    def __init__(self, start: Callable[[int], Awaitable[Life]], ended: Callable[[], None]) -> None:
        self._start = start
        self._ended = ended
        self._port = unused_port()
        self._life: Life | None = None
        self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while True:
            self._life = await self._start(self._port)
            while self._life.alive:  # noqa: ASYNC110 - the kernel has no event for it
                await asyncio.sleep(POLL)
            self._ended()

    async def state(self, session: aiohttp.ClientSession, page: str) -> dict[str, bool]:
        """What it says of itself; nothing if it does not run."""
        try:
            async with session.get(f"http://127.0.0.1:{self._port}/{page}") as response:
                said: dict[str, bool] = await response.json()
                return {**said, "ok": response.status == 200}
        except (aiohttp.ClientError, TimeoutError):
            return {}

    async def close(self) -> None:
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        if self._life is not None:
            self._life.kill()


class Idle(Crew):
    """People who open a table and then do nothing: no time may run there while nobody has the shard."""

    async def play(self) -> None:
        while (board := self.board()) is None or self.offers(board, "lb", "join"):
            await self._step()


class Fleet:
    """Two processes and those who stand by for them, with people who play."""

    def __init__(
        self,
        cord: LocalCord,
        server: Server,
        url: str,
        games: Sequence[str],
        random: Random,
        report: Report,
        say: Callable[[str], None],
    ) -> None:
        self._cord = cord
        self._server = server
        self._url = url
        self._games = games
        self._random = random
        self._report = report
        self._say = say
        self._database = PostgreSQL(server, url, random)
        self._audit = Audit(self._database)
        self._cables: list[Cable] = []
        self._processes: list[list[Process]] = []
        self._guilds: list[Guild] = []
        self._people: list[list[SimulatedUser]] = []
        self._crews: list[Crew] = []
        self._doubled = [inf] * SHARDS
        """When a shard last had one process at most."""
        self._unowned = [0.0] * SHARDS
        """Seconds for which nobody has had a shard in the present outage."""
        self._served: Sequence[bool] = (False,)
        self._idle: list[int] = []
        """The channels where nobody presses, by shard."""
        self._ending = False

    @asynccontextmanager
    async def running(self, births: Nursery, data: Path) -> AsyncIterator[None]:
        """All processes, watched, as long as the block."""
        lock = asyncio.Lock()
        async with AsyncExitStack() as stack:
            session = await stack.enter_async_context(
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=2 * FIRST_RESPONSE))
            )
            for shard in range(SHARDS):
                laid = await stack.enter_async_context(cable(self._server.folder))
                self._cables.append(laid)
                settings = {
                    "database_url": laid.url(self._url),
                    "shards": str(shard),
                    "shard_count": SHARDS,
                    "drawing_processes": 0,
                }

                async def start(port: int, settings: dict[str, Any] = settings) -> Life:
                    async with lock:
                        return await births.birth(self._cord, data, metrics_port=port, **settings)

                pair = [Process(start, self._ended) for _ in range(2)]
                for process in pair:
                    stack.push_async_callback(process.close)
                self._processes.append(pair)
            self._guilds = [self._guild_of(shard) for shard in range(SHARDS)]
            self._people = [
                [await SimulatedUser.join(self._cord, name, guild_id=guild.id) for name in names]
                for guild, names in zip(self._guilds, PEOPLE, strict=True)
            ]
            for person in (person for people in self._people for person in people):
                person.keep_events, person.patience = False, 3 * FIRST_RESPONSE
            watching = asyncio.create_task(self._watch(session))
            stack.push_async_callback(_stop, watching)
            yield

    def _ended(self) -> None:
        self._report.takeovers += 1

    def _guild_of(self, shard: int) -> Guild:
        while True:
            guild = self._cord.add_guild(f"Harbor {shard}", channels=["manila"])
            if (guild.id >> 22) % SHARDS == shard:
                return guild

    async def _watch(self, session: aiohttp.ClientSession) -> None:
        """Look again and again who has which shard."""
        looked = monotonic()
        while True:
            states = [[await each.state(session, "readyz") for each in pair] for pair in self._processes]
            now = monotonic()
            for shard, pair in enumerate(states):
                owners = sum(state.get("shards", False) for state in pair)
                if owners < 2:
                    self._doubled[shard] = now
                elif now - self._doubled[shard] > NOTICING:
                    self._doubled[shard] = inf
                    self._report.lost.append(f"shard {shard} has two processes")
                if any(state.get("ok", False) and not state["shards"] for state in pair):
                    self._report.lost.append(f"a process of shard {shard} is ready and has no shard")
                if not owners:
                    self._unowned[shard] += now - looked
            self._served = [any(state.get("ok", False) for state in pair) for pair in states]
            looked = now
            await asyncio.sleep(POLL)

    async def all_served(self) -> None:
        """Return when each shard has a process that is ready."""
        self._served = (False,)
        async with asyncio.timeout(PATIENCE):
            while not all(self._served):  # noqa: ASYNC110
                await asyncio.sleep(POLL)

    # -- playing ------------------------------------------------------------------------------------------------

    async def play(self, outages: Sequence[str]) -> None:
        """Let people play on until all outages are over and the tables have finished."""
        await self.all_served()
        idle = [self._crew(Idle, shard, self._games[0], "idle") for shard in range(SHARDS)]
        await asyncio.gather(*(crew.play() for crew in idle))
        self._idle = [crew.place.id for crew in idle]
        playing = [
            asyncio.create_task(self._play_on(shard, kind, at))
            for shard in range(SHARDS)
            for at, kind in enumerate(self._games[shard::SHARDS])
        ]
        try:
            for number, kind in enumerate(outages):
                await self._some_presses()
                await self._suffer(kind)
                self._report.outages[kind] += 1
                lost, found = len(self._report.lost), len(self._report.tally.unanswered)
                self._say(f"== outage {number + 1}, {kind}: lost {lost}, unanswered {found}")
            self._ending = True
            await asyncio.wait(playing, timeout=LONGEST_END)
        finally:
            for task in playing:
                task.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
        self._report.lost += [repr(end) for end in ends if isinstance(end, Exception)]
        self._report.lost += [f"{crew.channel} waits for {crew.doing}" for crew in self._crews if not crew.over]
        self._report.tables += len(self._crews)
        self._report.finished += sum(crew.over for crew in self._crews)
        await self._audit.judge(self._report.tally.moves)
        self._report.lost += self._audit.problems

    async def _play_on(self, shard: int, kind: str, at: int) -> None:
        number = 0
        while not self._ending:
            number += 1
            crew = self._crew(Crew, shard, kind, f"{kind}-{at}-{number}")
            self._crews.append(crew)
            await crew.play()

    def _crew(self, make: type[Crew], shard: int, kind: str, name: str) -> Crew:
        guild, people, channel = self._guilds[shard], self._people[shard], f"{shard}-{name}"
        self._cord.world.add_text_channel(guild, channel)
        place = self._cord.channel(channel, guild)
        for person in people:
            person.channels[str(place.id)] = self._cord.page_shapes.channel(place, int(person.id))
        pair = (people[0], people[1])
        seed = f"{channel} {self._random.random()}"
        return make(self._cord, kind, channel, pair, kit(kind).seats, seed, self._report.tally, guild)

    async def _some_presses(self) -> None:
        enough = self._report.tally.answered + PRESSES
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_PLAY):
                while self._report.tally.answered < enough:  # noqa: ASYNC110
                    await asyncio.sleep(POLL)

    # -- outages ------------------------------------------------------------------------------------------------

    async def _suffer(self, kind: str) -> None:
        """Let one outage come and go. When it is over, time must have rested for as long as nobody had a shard."""
        before = await self._dues()
        self._unowned = [0.0] * SHARDS
        self._report.tally.troubles += 1
        await KINDS[kind](self)
        await self.all_served()
        self._report.tally.troubles += 1
        unowned = max(self._unowned)
        self._report.rested += sum(self._unowned)
        await self._audit.look()
        await self._demand_rest(before, dict(zip(self._idle, self._unowned, strict=True)))
        self._say(f"   {kind}: nobody had a shard for {unowned:.1f} s")

    async def _dues(self) -> dict[int, Any]:
        """When the open decisions of all tables have to be made, by their channels."""
        return {row["channel_id"]: row["due_at"] for row in await self._database.read(TIMERS)}

    async def _demand_rest(self, before: dict[int, Any], unowned: dict[int, float]) -> None:
        """What is put off is written down soon after the shards are claimed."""
        after: dict[int, Any] = {}
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            after = await self._dues()
            short = [
                channel
                for channel, seconds in unowned.items()
                if seconds > LATE and (after[channel] - before[channel]).total_seconds() < seconds - LATE
            ]
            if not short:
                return
            await asyncio.sleep(POLL)
        self._report.lost += [
            f"channel {channel}: nobody had its shard for {unowned[channel]:.1f} s, and its deadline moved by "
            f"{after[channel] - before[channel]}"
            for channel in short
        ]

    async def _while(self) -> None:
        await asyncio.sleep(self._random.random() * LONGEST)

    async def restarted(self) -> None:
        """The server is stopped, as an operator stops it or as it crashes, and is there again."""
        await asyncio.to_thread(self._random.choice((self._server.stop, self._server.shut)))
        await asyncio.sleep(self._random.random() * LONGEST / 3)
        await asyncio.to_thread(self._server.start)

    async def severed(self) -> None:
        """All connections of a shard's processes end, again and again."""
        laid, until = self._random.choice(self._cables), monotonic() + self._random.random() * LONGEST
        while monotonic() < until:
            laid.sever()
            await asyncio.sleep(self._random.random())

    async def cut(self) -> None:
        """Nothing arrives any more; the server may give up meanwhile what it does not hear, or not."""
        laid = self._random.choice(self._cables)
        laid.cut()
        forgotten = self._random.random() < 0.5
        await asyncio.sleep(self._random.random() * LONGEST / 2)
        if forgotten:
            laid.forget_all()
        await asyncio.sleep(self._random.random() * LONGEST / 2)
        laid.mend()

    async def forgotten(self) -> None:
        """The server gives up the connections of a shard's processes, and takes new ones at once.

        They are not told: the outage lasts until they notice.
        """
        self._random.choice(self._cables).forget_all()
        await asyncio.sleep(NOTICING)

    async def slow(self) -> None:
        """Whatever is said is late, by less than a process waits for it or by more."""
        laid = self._random.choice(self._cables)
        laid.delay = self._random.choice((0.1, 0.5, 2.0, 5.0))
        await self._while()
        laid.delay = 0.0


KINDS: Final[dict[str, Callable[[Fleet], Awaitable[None]]]] = {
    "server restarted": Fleet.restarted,
    "connections severed": Fleet.severed,
    "connections cut without a word": Fleet.cut,
    "connections given up by the server": Fleet.forgotten,
    "a slow way to the server": Fleet.slow,
}


async def suffer(
    times: int,
    seed: int,
    *,
    server: Server,
    say: Callable[[str], None],
    kinds: Sequence[str] = tuple(KINDS),
    games: Sequence[str] = tuple(GAMES),
) -> Report:
    """Let people play through outages, so many of each kind."""
    random, report, began = Random(seed), Report(), monotonic()
    coming = [*kinds] * times
    random.shuffle(coming)
    names = [name for pair in PEOPLE for name in pair]
    with tempfile.TemporaryDirectory(prefix="outages-") as folder:
        async with (
            LocalCord(users=names, first_response=FIRST_RESPONSE) as cord,
            server.database(migrated=True) as url,
            nursery(say) as births,
        ):
            fleet = Fleet(cord, server, url, games, random, report, say)
            async with fleet.running(births, Path(folder)):
                await fleet.play(coming)
    report.seconds = monotonic() - began
    return report


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
