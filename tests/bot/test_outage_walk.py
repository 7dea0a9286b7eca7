"""Each work of the bot, with the database failing at each of its steps: it is done all the same, and once."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from sqlalchemy.ext.asyncio import AsyncConnection

from localcord.limits import NONCE_REMEMBERED
from storage.errors import StoreUnavailableError
from storage.store import Store
from tests.bot import test_arena, test_digest, test_nights
from tests.bot.conftest import Harbor
from tests.bot.driver import leave_game, text_of
from tests.bot.finishing import finish
from tests.bot.playing import game_of, open_table, start_game
from tests.bot.settling import settle
from tests.bot.test_seasons import placed
from tests.bot.test_stats import store_of
from tests.effort import effort

AWAY: Final = timedelta(minutes=2)
LATE: Final = 420.0
"""Seconds after which all is done: those of an outage, those in which players notice its end, and a retry after it."""
HOUR: Final = 3600.0


@dataclass
class Trouble:
    """What befalls the transaction of a number; the first is 1.

    refused: it isn't made. unanswered: it is made, and nobody is told so. away: neither it nor others are made for two
    minutes.
    """

    kind: str
    at: int
    begun: int = 0
    armed: bool = False
    struck: datetime | None = None

    def strikes(self) -> bool:
        self.begun += self.armed
        if self.armed and self.begun == self.at:
            self.struck = utcnow()
            return True
        return self.kind == "away" and self.struck is not None and utcnow() - self.struck < AWAY


@pytest.fixture
def trouble(cell: tuple[str, str, int], monkeypatch: pytest.MonkeyPatch) -> Trouble:
    _, kind, at = cell
    trouble, connected = Trouble(kind, at), Store._connected

    @asynccontextmanager
    async def troubled(store: Store) -> AsyncIterator[AsyncConnection]:
        struck = trouble.strikes()
        if struck and kind != "unanswered":
            raise StoreUnavailableError("away")
        async with connected(store) as connection:
            yield connection
        if struck:
            raise StoreUnavailableError("the connection was closed")

    monkeypatch.setattr(Store, "_connected", troubled)
    return trouble


class Calls(list[Any]):
    """What the bot asks of Discord."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        """What it has written, without what Discord knows to be the same."""
        self._known: dict[tuple[str, str], datetime] = {}

    def append(self, call: Any) -> None:
        super().append(call)
        if call.method == "POST" and call.path.endswith("/messages"):
            body, key = call.json or {}, (call.path, str((call.json or {}).get("nonce")))
            before = self._known.get(key) if body.get("nonce") else None
            if before is None or (utcnow() - before).total_seconds() > NONCE_REMEMBERED:
                self._known[key] = utcnow()
                self.texts.append(str(body.get("content") or body.get("components")))

    def with_text(self, what: str) -> int:
        return sum(what in text for text in self.texts)

    def pings(self) -> int:
        return sum(text.startswith("<@") for text in self.texts)


Work = AsyncGenerator[None, None]
"""What was done before; from the ``yield`` on the bot does its work, and the rest looks at what came of it."""


async def wait(harbor: Harbor, seconds: float, step: float = 600.0) -> None:
    """Let time go by in steps that the simulation can bear."""
    while seconds > 0:
        await harbor.env.advance_time(min(step, seconds))
        seconds -= step


async def wait_until(harbor: Harbor, moment: datetime, step: float = 600.0) -> None:
    await wait(harbor, (moment - utcnow()).total_seconds() - 2, step)


async def last_player_pinged(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    """In a game without a limit, where nothing else pings them."""
    live = await open_table(harbor, "manila", (harbor.ann, harbor.ben), 1, speed="none")
    table, pings = game_of(live), harbor.bot.services.pings
    while table.chairs[table.to_act[0]].user != harbor.ann.id:
        await table.time_up(table.ply)
    await wait(harbor, 600)
    await pings.follow(live)
    for call in await pings._open_calls(live):
        await pings._take_away(live, call)
    await leave_game(harbor.ben, harbor.channel)
    await wait(harbor, 7)
    calls.texts.clear()
    yield
    await wait(harbor, LATE)
    assert calls.pings() == 1


async def reminded(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    """Of a decision, at half its time; or pinged otherwise."""
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await wait(harbor, 290)
    calls.texts.clear()
    yield
    await wait(harbor, 280)
    assert game_of(live).number == 0
    await wait(harbor, 200)
    assert calls.with_text("half your time") <= 1
    assert calls.pings() >= 1


async def timed_out(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await wait(harbor, 590)
    yield
    await wait(harbor, LATE)
    assert len(await store_of(harbor).entries(live.id)) == 2
    assert live.shown == live.to_show
    assert live.due is not None
    assert live.due > utcnow()


async def taken_over(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    """By AI, after a player has left."""
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await leave_game(harbor.ben, harbor.channel)
    yield
    await wait(harbor, LATE)
    assert not game_of(live).resting
    assert live.shown == live.to_show


async def recorded(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table, tables = game_of(live), harbor.bot.services.tables
    while table.number < 66:
        await table.time_up(table.ply)
    yield
    while not table.over:
        with suppress(StoreUnavailableError):
            tables.heard(live.id)
            await tables.get(live.id)
            await finish(live)
        await wait(harbor, 10)
    await wait(harbor, LATE)
    async with store_of(harbor)._transaction() as connection:
        found = await connection.exec_driver_sql("SELECT count(*) FROM results")
        assert found.scalar_one() == 1


async def lobby_closed(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    await harbor.ann.slash(harbor.channel, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    await wait(harbor, 3598)
    yield
    await wait(harbor, LATE)
    assert live.closed
    assert live.shown == live.to_show


async def digested(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    live, _ = await test_digest.waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await test_digest.settle(harbor, person)
    following = await test_digest.quiet_turn(harbor, live)
    digest = await store_of(harbor).digests.of(following.id)
    assert digest is not None
    await wait_until(harbor, digest.due)
    calls.texts.clear()
    yield
    await wait(harbor, LATE)
    assert calls.with_text("Your daily message") == 1
    after = await store_of(harbor).digests.of(following.id)
    assert after is not None
    assert after.due - digest.due == timedelta(days=1)


async def season_ended(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    await placed(harbor)
    await settle(harbor, boss, "season_channel", harbor.channel)
    await store_of(harbor).seasons.retime(harbor.guild.id, 1)
    end = await store_of(harbor).seasons.next_end()
    assert end is not None
    await wait_until(harbor, end, HOUR)
    yield
    await wait(harbor, LATE)
    assert calls.with_text("has ended") == 1


async def night_reminded(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    night = await test_nights.plan(harbor, harbor.ann, 3)
    await test_nights.come(harbor, night, harbor.ben)
    await wait_until(harbor, night.plan.at - timedelta(minutes=30))
    calls.texts.clear()
    yield
    await wait(harbor, LATE)
    assert calls.pings() == 1
    assert (await test_nights.known(harbor, night)).reminded


async def night_opened(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    night = await test_nights.plan(harbor, harbor.ann, 1)
    await test_nights.come(harbor, night, harbor.ben)
    await wait_until(harbor, night.plan.at)
    calls.texts.clear()
    yield
    await wait(harbor, LATE)
    (live,) = await test_nights.tables(harbor)
    assert live.message is not None
    assert calls.with_text("is open") == 1
    assert (await test_nights.known(harbor, night)).status == "told"


async def arena_paired(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    await test_arena.opened(harbor, boss)
    await test_arena.join(harbor, harbor.ann, harbor.ben, harbor.cho)
    yield
    await wait(harbor, LATE)
    (live,) = await test_arena.tables(harbor)
    assert live.message is not None
    assert live.shown == live.to_show
    assert live.due is not None or not live.present  # an AI player may play for all by now


async def arena_ended(harbor: Harbor, boss: MemberActor, calls: Calls) -> Work:
    arena = await test_arena.opened(harbor, boss)
    await wait_until(harbor, arena.ends)
    yield
    await wait(harbor, LATE)
    assert "Final standings" in text_of(test_arena.message(harbor))
    assert await store_of(harbor).arenas.running() == []


ROWS: Final[dict[Callable[[Harbor, MemberActor, Calls], Work], int]] = {
    last_player_pinged: 4,
    reminded: 4,
    timed_out: 8,
    taken_over: 4,
    recorded: 8,
    lobby_closed: 16,
    digested: 12,
    season_ended: 11,
    night_reminded: 14,
    night_opened: 40,
    arena_paired: 28,
    arena_ended: 8,
}
"""How many transactions each work takes."""
KINDS: Final = ("refused", "unanswered", "away")
APART: Final = effort(11, 1)
"""How far apart the cells are that are tried; it divides the steps of no work but one, so that all parts get some."""


def cells() -> Iterator[tuple[str, str, int]]:
    """Each step of each work, with each trouble; the first is a fast test."""
    yield "last_player_pinged", "refused", 3
    for work, steps in ROWS.items():
        for kind in KINDS:
            for at in range(1, steps + 1):
                if (work, kind, at) != (last_player_pinged, "refused", 3):
                    yield work.__name__, kind, at


@pytest.mark.slow
@pytest.mark.parametrize("cell", [*cells()][::APART], ids=lambda cell: "-".join(map(str, cell)))
async def test_work_is_done_once_whichever_step_fails(
    cell: tuple[str, str, int], trouble: Trouble, harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, (name, *_) = Calls(), cell
    monkeypatch.setattr(harbor.env.backend, "http_requests", calls)
    monkeypatch.setattr("host.periodic.MOST_SECONDS", 6 * HOUR)
    if name == "digested":  # days go by in steps that the simulation can bear
        monkeypatch.setattr("host.deadlines.BEAT", timedelta(hours=6))
    work = next(row for row in ROWS if row.__name__ == name)(harbor, boss, calls)
    await anext(work)
    trouble.armed = True
    with pytest.raises(StopAsyncIteration):
        await anext(work)
