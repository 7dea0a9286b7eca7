"""Kills the bot again and again while tables are played, and counts what is lost: nothing may be.

    make kills ARGS="--kills 1000 --seed 1"
    make kills ARGS="--kills 1000 --seed 1 --database postgresql"
    make kills ARGS="--outages 10 --database postgresql"      # see tests/wire/outages.py

Tables of all games are played at once by scripted people through a local Discord. The bot is killed by SIGKILL at
random instants, and at chosen ones: while it starts or migrates, between writing a move and answering, while its
database is in trouble (``tests/wire/databases.py``). Beside the tables there are an arena, a game night whose hour
comes, deals of the day and orders that wait (``tests/wire/evenings.py``). After each kill a new one takes over, which
on PostgreSQL may have waited for that. In the end every table must have finished, every press of a button must have
been answered by whichever bot was alive for it, and the log must hold every move that anybody was told of, once.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from localcord import LocalCord
from localcord.person import SimulatedUser
from tests.kit import GAMES, kit
from tests.postgres import UNSAFE, Server, programs, serving
from tests.wire import outages
from tests.wire.audit import Audit
from tests.wire.crews import Crew, Tally
from tests.wire.databases import Database, PostgreSQL, SQLite, Trouble
from tests.wire.evenings import PEOPLE as OTHERS
from tests.wire.evenings import Pastime, pastimes
from tests.wire.nursery import FIRST_RESPONSE, Life, Nursery, nursery

PEOPLE: Final = ("Ann", "Ben", "Cleo", "Dan")
CALLBACK: Final = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
POST: Final = ("POST", "/channels/{channel_id}/messages")
EDIT: Final = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
MOST_PRESSES: Final = 16
"""Presses that a bot may answer before it is killed."""
LONGEST_PLAY: Final = 5.0
"""Seconds after which it is killed although it has not answered as many."""
LONGEST_MOMENT: Final = 0.1
LONGEST_TROUBLE: Final = 1.0
"""Seconds for which a database is in trouble."""
LONGEST_END: Final = 900.0
"""Seconds in which all tables must finish once nobody is killed any more."""
PATIENCE: Final = 180.0
"""Seconds in which what follows an answer must have come. On a busy machine a review takes a minute."""


@dataclass
class Report:
    """What was done, and what was lost."""

    kills: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    finished: int = 0
    tally: Tally = field(default_factory=Tally)
    lost: Counter[str] = field(default_factory=Counter)
    """What was lost or is twice, and how often that was seen."""
    beside: Counter[str] = field(default_factory=Counter)
    """What was played beside the tables, and how many rounds of it."""
    errors: Counter[str] = field(default_factory=Counter)
    """What bots logged as errors, by their first line."""
    seconds: float = 0.0

    def lines(self) -> list[str]:
        told = sum(move.told for move in self.tally.moves)
        ways = [f"  {way:<44}{count:>6}" for way, count in sorted(self.kills.items())]
        return [
            f"killed {self.kills.total()} times in {self.seconds:.0f} s",
            *ways,
            f"tables {self.tables}, finished {self.finished}",
            *(f"  {what}: {count}" for what, count in self.beside.items()),
            f"presses {self.tally.presses}, of these cut off by a kill {self.tally.cut_off}, "
            f"told that nothing could be written {self.tally.storage}",
            f"moves that somebody was told of {told}, lost or doubled {len(self.lost)}",
            f"presses that a living bot left unanswered {len(self.tally.unanswered)}",
            *(f"  slipped {count}: {what}" for what, count in self.tally.slipped.most_common(12)),
            *self.losses(),
            *(f"  UNANSWERED {line}" for line in self.tally.unanswered),
            *(f"  logged {count} times: {line}" for line, count in self.errors.most_common()),
        ]

    def losses(self) -> list[str]:
        return [f"  LOST, seen {times} times: {what}" for what, times in self.lost.items()]

    @property
    def clean(self) -> bool:
        return not self.lost and not self.tally.unanswered and self.finished == self.tables


class Killer:
    """One round: some tables on a fresh database, and a bot that dies often."""

    def __init__(
        self, cord: LocalCord, births: Nursery, data: Path, database: Database, random: Random, report: Report
    ) -> None:
        self._cord = cord
        self._births = births
        self._data = data
        self._database = database
        self._random = random
        self._report = report
        self._audit = Audit(database)
        self._crews: list[Crew] = []
        self._pastimes: list[Pastime] = []

    async def round(
        self, people: list[SimulatedUser], others: list[SimulatedUser], games: list[str], kills: int, until: float
    ) -> None:
        """Play these games to their end, killed so many times meanwhile, unless they finish earlier.

        ``others`` spend their time with what there is beside tables.

        ``until``: when nobody is killed any more, by the clock of ``monotonic``.
        """
        if others:
            self._pastimes = pastimes(self._cord, people[0], others, self._data.name, self._random, self._report.tally)
        for pastime in self._pastimes:
            pastime.bot_died()
        tables = [asyncio.create_task(self._table(people, kind, at).play()) for at, kind in enumerate(games)]
        beside = [asyncio.create_task(pastime.play()) for pastime in self._pastimes]
        ending = [task for task, pastime in zip(beside, self._pastimes, strict=True) if not pastime.endless]
        playing = asyncio.ensure_future(asyncio.wait([*tables, *ending]))
        self._report.tables += len(games)
        moves_before = len(self._report.tally.moves)  # another round has other tables of the same numbers
        try:
            for number in range(kills):
                if playing.done() or monotonic() > until:
                    break
                await self._life_and_death(empty=number == 0)
                await self._audit.look()
                await self._look_beside()
            life = await self._born()
            await asyncio.wait((playing,), timeout=LONGEST_END)
            for crew in self._crews:
                if crew.over:
                    await crew.press_all()
            await self._death(life)
            await self._look_beside()
        finally:
            playing.cancel()
            for task in (*tables, *beside):
                task.cancel()
            await asyncio.gather(*tables, *beside, return_exceptions=True)
        self._report.finished += sum(crew.over for crew in self._crews)
        moves = self._report.tally.moves[moves_before:]
        await self._audit.judge(moves)
        self._report.lost.update(self._audit.problems)
        self._report.lost.update(f"{crew.channel} waits for {crew.doing}" for crew in self._crews if not crew.over)
        self._report.lost.update(
            f"{crew.channel}: {task.exception()!r}"
            for crew, task in zip(self._crews, tables, strict=True)
            if task.done() and not task.cancelled() and task.exception() is not None
        )
        self._report.beside += Counter(pastime.told for pastime in self._pastimes)
        self._report.lost.update(
            f"{pastime.channel} waits for {pastime.doing}: {task!r}"
            for pastime, task in zip(self._pastimes, beside, strict=True)
            if not (pastime.over or (pastime.endless and task.cancelled()))
        )

    async def _look_beside(self) -> None:
        for pastime in self._pastimes:
            self._report.lost.update(f"{pastime.channel}: {wrong}" for wrong in await pastime.judge(self._database))

    def _table(self, people: list[SimulatedUser], kind: str, at: int) -> Crew:
        pair = (people[at % len(people)], people[(at + 1) % len(people)])
        channel = f"{self._data.name}-{at}"
        self._cord.world.add_text_channel(self._cord.guild, channel)
        for person in people:
            place = self._cord.channel(channel)
            person.channels[str(place.id)] = self._cord.page_shapes.channel(place, int(person.id))
        crew = Crew(
            self._cord, kind, channel, pair, kit(kind).seats, f"{channel} {self._random.random()}", self._report.tally
        )
        crew.bot_died()
        self._crews.append(crew)
        return crew

    # -- living and dying ---------------------------------------------------------------------------------------

    async def _life_and_death(self, *, empty: bool) -> None:
        """``empty``: on a database that has still to be migrated."""
        ways: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "at a random instant": (46, self._at_random),
            "while it starts": (14, self._at_start),
            "when a press is to be answered": (6, self._asker(CALLBACK, applied=False)),
            "when a press has been answered": (6, self._asker(CALLBACK, applied=True)),
            "when a message is to be posted": (4, self._asker(POST, applied=False)),
            "when a message has been posted": (4, self._asker(POST, applied=True)),
            "when a message is to be edited": (3, self._asker(EDIT, applied=False)),
            "when a message has been edited": (3, self._asker(EDIT, applied=True)),
            **{way: (trouble.weight, self._troubler(trouble)) for way, trouble in self._database.troubles.items()},
        }
        if self._database.queues:
            ways["while another waits to take over"] = (6, self._awaited)
        way = self._random.choices(list(ways), [weight for weight, _ in ways.values()])[0]
        if empty:
            way = "while it starts"
        await ways[way][1]()
        self._report.kills[way] += 1

    async def _birth(self) -> Life:
        return await self._births.birth(self._cord, self._data, database_url=self._database.url)

    async def _born(self) -> Life:
        life, began = await self._birth(), monotonic()
        await self._ready(life)
        self._births.start_seconds = monotonic() - began
        return life

    async def _ready(self, life: Life) -> None:
        if await life.ready():
            for crew in (*self._crews, *self._pastimes):
                crew.bot_lives()
        else:
            self._report.lost["a bot died by itself while it started"] += 1

    async def _death(self, life: Life) -> None:
        for crew in (*self._crews, *self._pastimes):
            crew.bot_died()
        if not life.alive:
            self._report.lost["a bot died by itself"] += 1
        life.kill()
        await life.gone()

    async def _while(self, longest: float) -> None:
        await asyncio.sleep(self._random.random() * longest)

    async def _some_presses(self) -> None:
        """Let a bot answer some presses, and then live for another moment: slow machines shall come to play, too."""
        enough = self._report.tally.answered + self._random.randrange(MOST_PRESSES)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_PLAY):
                while self._report.tally.answered < enough:  # noqa: ASYNC110
                    await asyncio.sleep(0.005)
        await self._while(LONGEST_MOMENT)

    async def _at_random(self) -> None:
        life = await self._born()
        await self._some_presses()
        await self._death(life)

    async def _at_start(self) -> None:
        life = await self._birth()
        await self._while(self._births.start_seconds)
        await self._death(life)

    def _asker(self, route: tuple[str, str], *, applied: bool) -> Callable[[], Awaitable[None]]:
        """Kill it at the instant when its request has arrived, or has had its effect."""

        async def die() -> None:
            life = await self._born()
            await self._some_presses()
            struck = asyncio.Event()

            def strike() -> None:
                for crew in (*self._crews, *self._pastimes):
                    crew.bot_died()
                life.kill()
                struck.set()

            self._cord.fail(*route, 0, applied=applied, dropped=not applied, tell=strike)
            try:
                await asyncio.wait_for(struck.wait(), LONGEST_PLAY)
                await life.gone()
            except TimeoutError:
                await self._death(life)
            self._cord.failures.clear()

        return die

    def _troubler(self, trouble: Trouble) -> Callable[[], Awaitable[None]]:
        """Kill it while its database is in trouble, or when that is over."""

        async def die() -> None:
            starting = trouble.waited_out and self._random.random() < 0.5 and await self._database.begun()
            life = await (self._birth() if starting else self._born())
            if not starting:
                await self._some_presses()
            async with trouble.befall(life):
                await self._while(LONGEST_TROUBLE)
                if self._random.random() < 0.5:
                    await self._death(life)
                    return
            if starting:
                await self._ready(life)
            await self._some_presses()
            await self._death(life)

        return die

    async def _awaited(self) -> None:
        """Kill it while another waits for its end, and that one some time later."""
        life, next_one = await self._born(), await self._birth()
        await self._some_presses()
        await self._while(self._births.start_seconds)
        await self._death(life)
        await self._ready(next_one)
        await self._some_presses()
        await self._death(next_one)


async def kill(
    kills: int,
    seed: int,
    *,
    games: list[str],
    say: Callable[[str], None],
    server: Server | None = None,
    minutes: float = inf,
    beside: bool = True,
) -> Report:
    """Kill bots so many times, or for so long, in rounds of these games each.

    ``beside``: an arena, a night, deals of the day and orders go on at the same time.
    That is on a PostgreSQL server, or without one on SQLite.
    """
    random, report, began = Random(seed), Report(), monotonic()
    until = began + 60 * minutes

    def heard(line: str) -> None:
        if "[error " in line or "[critical " in line:
            report.errors[re.sub(r"\d+", "#", line.partition("] ")[2])[:160]] += 1
        say(line)

    with tempfile.TemporaryDirectory(prefix="kills-", dir=_fast_disk()) as folder:
        async with LocalCord(users=[*PEOPLE, *OTHERS], first_response=FIRST_RESPONSE) as cord, nursery(heard) as births:
            people = [await SimulatedUser.join(cord, name) for name in PEOPLE]
            others = [await SimulatedUser.join(cord, name) for name in OTHERS] if beside else []
            for person in (*people, *others):
                person.keep_events, person.patience = False, PATIENCE
            number = 0
            while (left := kills - report.kills.total()) > 0 and monotonic() < until:
                number += 1
                data = Path(folder) / f"round{number}"
                data.mkdir()
                async with _database(server, data, random) as database:
                    await Killer(cord, births, data, database, random, report).round(people, others, games, left, until)
                report.seconds = monotonic() - began
                say(
                    f"== round {number}: {report.kills.total()} kills, {report.finished} of {report.tables} tables, "
                    f"lost {len(report.lost)}, unanswered {len(report.tally.unanswered)}"
                )
                for line in report.losses():
                    say(line)
    return report


@asynccontextmanager
async def _database(server: Server | None, data: Path, random: Random) -> AsyncIterator[Database]:
    """An empty one."""
    if server is None:
        yield SQLite(data)
    else:
        async with server.database() as url:
            yield PostgreSQL(server, url, random)


def _fast_disk() -> str | None:
    """A disk in memory where there is one: what is asked here is what a killed process leaves, not a power cut."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=inf, help="after which nobody is killed any more")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1, help="how many of each game are played at once")
    parser.add_argument(
        "--games", nargs="+", choices=[*GAMES], default=[*GAMES], help="which are played; all without it"
    )
    parser.add_argument("--tables-alone", action="store_true", help="without what goes on beside them")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument(
        "--outages",
        type=int,
        metavar="TIMES",
        help="kill nobody: cut processes off from PostgreSQL, so often in each way",
    )
    parser.add_argument("--log", type=argparse.FileType("w"), help="where the bots' log goes")
    given = parser.parse_args()
    if given.outages and given.database != "postgresql":
        parser.error("--outages needs --database postgresql")

    def say(line: str) -> None:
        if given.log is not None:
            given.log.write(line + "\n")
            given.log.flush()
        if line.startswith("=="):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    if given.database == "postgresql" and programs() is None:
        parser.error("PostgreSQL is not installed (Debian: apt install postgresql)")
    with serving(*UNSAFE) if given.database == "postgresql" else nullcontext() as server:
        report: Report | outages.Report
        if given.outages and server is not None:
            report = asyncio.run(outages.suffer(given.outages, given.seed, server=server, say=say, games=given.games))
        else:
            report = asyncio.run(
                kill(
                    given.kills,
                    given.seed,
                    games=given.games * given.tables,
                    say=say,
                    server=server,
                    minutes=given.minutes,
                    beside=not given.tables_alone,
                )
            )
    sys.stdout.write("\n".join(report.lines()) + "\n")
    sys.exit(0 if report.clean else 1)


if __name__ == "__main__":
    main()
