"""Count pings in correspondence games, with and without premoves.

Players look at a table only when pinged. They decide like AI players while it is their turn; with premoves, they
imagine how the game goes on and queue what they would do then. The pings are those of the bot's own ``PingService``,
posted to a fake Discord that accepts everything.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

from discord import Client

from bench.result import Result
from bot.core.languages import LocaleResolver
from bot.core.localization import Localizations
from bot.games.catalogue import catalogue
from bot.tables.pings import PingService
from engine.fair import FairDice
from engine.game import AnyGame, Reason, Seat
from engine.lobby import join
from engine.table import Refused
from host.breaker import Breaker
from host.live import GameSession, require_game
from host.premoves import PremoveService
from host.rate_limiter import RateLimiter
from host.tables import Tables, repeatable_seeds
from host.usage_limits import UNBOUNDED
from storage import Store
from storage.premoves import MOST

GAMES: Final = 2
"""Games of each kind, with the same seeds either way."""
DECISIONS: Final = 100
"""A game ends after this many decisions."""
FUTURES: Final = 40
"""How many continuations a player with premoves imagines."""
MOVES: Final = 40
"""How many moves of each continuation."""
LEVEL: Final = "simple"
PEOPLE: Final = 4
HOURS: Final = timedelta(hours=7)
"""The time from a ping until the player comes."""


@dataclass
class Count:
    decisions: int = 0
    calls: int = 0
    ordered: int = 0
    """Decisions made by premoves."""


@dataclass
class _Post:
    """A Discord channel that accepts everything, and counts it."""

    sent: int = 0
    ids: Iterator[int] = field(default_factory=lambda: iter(range(1, 1 << 30)))

    def get_partial_messageable(self, _channel: int, **_: Any) -> Any:
        return self

    def get_partial_message(self, _message: int) -> Any:
        return self

    async def send(self, _text: str, **_: Any) -> Any:
        self.sent += 1
        return SimpleNamespace(id=next(self.ids))

    async def delete(self) -> None: ...


def measure() -> Iterator[Result]:
    """Yield pings per hundred human decisions, and the share left with premoves."""
    for kind, game in catalogue().games.items():
        if game.orders is None:
            continue
        without, ahead = (asyncio.run(counted(kind, orders=orders)) for orders in (False, True))
        yield Result(f"{kind}: calls without orders", 100 * without.calls / without.decisions, "per 100 decisions")
        yield Result(f"{kind}: calls with orders", 100 * ahead.calls / ahead.decisions, "per 100 decisions")
        share = (ahead.calls / ahead.decisions) / (without.calls / without.decisions)
        yield Result(f"{kind}: of the calls are left", 100 * share, "%")
        yield Result(f"{kind}: decisions that orders made", 100 * ahead.ordered / ahead.decisions, "%")


async def counted(kind: str, *, orders: bool, games: int = GAMES, decisions: int = DECISIONS) -> Count:
    count = Count()
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        store = await Store.open(f"sqlite:///{folder}/calls.sqlite3")
        known = catalogue()
        voices = known.localizations("en")
        for number in range(games):
            await _Party(store, voices, known.games[kind], number, count).play(orders, decisions)
        await store.close()
    return count


class _Party:
    """The human players at one table, who come when pinged."""

    def __init__(self, store: Store, voices: Localizations, game: AnyGame, number: int, count: Count) -> None:
        self.game = game
        self.count = count
        self.random = Random(f"calls {number}")
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.post = _Post()
        self.beat = False
        """Whether the response delay of the open decision is running: until it is over no one is pinged."""
        client = cast(Client, self.post)
        self.tables = Tables(store, {game.kind: game}, repeatable_seeds(f"calls {number}"))
        self.ahead = PremoveService(self.tables, lambda _live, _user: None)
        readers = LocaleResolver(client, voices, store.readers, store.guilds)
        self.calls = PingService(
            client,
            store.presence,
            readers,
            RateLimiter(UNBOUNDED),
            Breaker(),
            lambda _: self.beat,
            lambda: self.now,
        )

    async def play(self, orders: bool, decisions: int) -> None:
        live = await self._begin()
        made, table = 0, live.table
        while made < decisions and not live.over:
            if await self.ahead.carry_out(live, table.ply):
                made += 1
                self.count.ordered += 1
                continue
            self.beat = False
            await self.calls.follow(live)
            self.now += HOURS
            seat = self.random.choice(table.to_act)
            user = table.chairs[seat].user or 0
            self.calls.saw(user)
            while seat in table.to_act and not live.over:
                made += await self._decide(live, seat, user)
                self.beat = True
                self.now += timedelta(seconds=1)
                self.calls.saw(user)
                await self.calls.follow(live)
            if orders and not live.over:
                await self._order(live, seat, user)
        self.count.decisions += made
        self.count.calls += self.post.sent

    async def _begin(self) -> GameSession:
        live = await self.tables.open(self.game, None, 1, 1, "P1", PEOPLE, "correspondence")
        for user in range(2, PEOPLE + 1):
            await self.tables.change(live, partial(join, user=user, name=f"P{user}"))
        await self.tables.start(live, 1)
        return require_game(live)

    async def _decide(self, live: GameSession, seat: Seat, user: int) -> bool:
        """Make an AI player's move; return whether it was more than a loan."""
        table, ply = live.table, live.table.ply
        move = self.game.players[LEVEL].choose(table.view(seat), table.moves(seat), self.random)
        outcome = await table.submit(user, ply, move.code)
        assert not isinstance(outcome, Refused), outcome
        return table.ply != ply

    async def _order(self, live: GameSession, seat: Seat, user: int) -> None:
        """Queue premoves for several imagined futures."""
        orders, table = self.game.orders, live.table
        assert orders is not None
        for _ in range(FUTURES):
            for view, move in self._imagined(table.view(seat), seat):
                book = await self.ahead.book(live, user)
                if len(book.standing) >= MOST:
                    return
                ruled = [orders.judge(view, code) for code in book.codes]
                if any(each is not None and not isinstance(each, Reason) for each in ruled):
                    continue
                for code in self.ahead.offered(live, user, book):
                    found = orders.judge(view, code)
                    if found is not None and not isinstance(found, Reason) and found.code == move.code:
                        await self.ahead.give(live, user, code)
                        break

    def _imagined(self, view: Any, seat: Seat) -> Iterator[tuple[Any, Any]]:
        """Yield a seat's decisions in an imagined future that agrees with its view."""
        state, player = self.game.imagine(view, self.random), self.game.players[LEVEL]
        used: set[str] = set()
        seed = str(self.random.random())
        for _ in range(MOVES):
            acting = self.game.to_act(state)
            if not acting:
                return
            seen = self.game.view(state, acting[0])
            move = player.choose(seen, self.game.moves(state, acting[0]), self.random)
            if acting[0] == seat:
                yield seen, move
            dice = FairDice(seed, used)
            state, _ = self.game.play(state, acting[0], move, dice)
            used.update(dice.names)
