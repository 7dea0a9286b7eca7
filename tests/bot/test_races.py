"""People who press at the same moment on two processes: everything counts, and once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterable
from datetime import timedelta
from random import Random
from typing import Final

import pytest

from engine import lobby as lobbies
from engine.game import Refusal
from engine.table import Accepted
from host import votes
from host.live import GameSession, TableSession, has_begun, require_game
from host.tables import Tables
from storage import Store
from storage.errors import StaleTableError
from storage.shards import ShardRange
from tests.kit import GAMES
from tests.postgres import Server
from tests.storage.test_retention import aged

ROUNDS: Final = 3
PEOPLE: Final = (1, 2, 3, 4, 5)
GAME: Final = next(game for game in GAMES.values() if len(PEOPLE) in game.seats)
GUILD: Final = 1 << 22
"""A server of the second process."""
HEARD_SECONDS: Final = 10
"""How long the database may take to tell another process."""
MOVES: Final = 12
"""How many are pressed before the people vote."""


@pytest.fixture
async def hosts(postgres: Server) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of two processes on one database."""
    async with postgres.database(migrated=True) as url:
        stores = [await Store.open(url, share=ShardRange((shard,), 2)) for shard in (0, 1)]
        first, second = (Tables(store, GAMES) for store in stores)
        for store, tables in zip(stores, (first, second), strict=True):
            await store.peers.hold()
            store.peers.listen(tables.heard, tables.heard_of_all, lambda: None)
        yield first, second
        for store in stores:
            await store.close()


@pytest.mark.slow
async def test_simultaneous_presses_at_two_processes_each_count_once(hosts: tuple[Tables, Tables]) -> None:
    counts: Counter[str] = Counter()
    for number in range(ROUNDS):
        await Race(hosts, Random(number), counts).run()
    assert counts["joins"] == ROUNDS * (len(PEOPLE) - 1)
    assert counts["starts"] == counts["proposals"] == ROUNDS
    assert counts["moves"] >= ROUNDS * MOVES, "more where a loan leaves the decision open"
    assert counts["votes"] == ROUNDS * len(PEOPLE)
    assert (counts["lost"], counts["doubled"]) == (0, 0)


async def test_parallel_joins_at_two_processes_fill_a_lobby_exactly(hosts: tuple[Tables, Tables]) -> None:
    live = await gathered(hosts[1], PEOPLE[0])
    newcomers = range(2, 2 + 3 * len(PEOPLE))
    joined = await _together(_join(tables, live.id, user) for user in newcomers for tables in hosts)
    for tables in hosts:
        tables.heard_of_all()
    stored = await hosts[1].store.table(live.id)
    assert stored is not None
    seated = [chair.user for chair in stored.lobby.chairs]
    assert joined.count(True) == len(PEOPLE) - 1
    assert (len(seated), len({*seated})) == (len(PEOPLE), len(PEOPLE))
    assert [(await tables.require(live.id)).lobby for tables in hosts] == [stored.lobby, stored.lobby]


async def test_games_removed_elsewhere_are_gone_here(
    hosts: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere, owner = hosts
    live = await owner.open(GAME, GUILD, 1, PEOPLE[0], "1", len(PEOPLE))
    await owner.end(live, "stopped")
    held = await elsewhere.require(live.id)
    await aged(owner.store, live.id)
    monkeypatch.setattr(owner, "_keep_finished", timedelta(days=30))
    assert not await owner.remove_finished()
    for tables in hosts:
        assert await tables.get(live.id) is None
        assert await tables.whereabouts(live.id) is None
    assert held.over


async def gathered(tables: Tables, *people: int) -> TableSession:
    """A lobby of these people at the second process's server."""
    host, *others = people
    live = await tables.open(GAME, GUILD, 1, host, str(host), len(PEOPLE))
    for user in others:
        await tables.change(live, lambda lobby, user=user: lobbies.join(lobby, user, str(user)))  # type: ignore[misc]
    return live


async def test_a_lobby_begins_when_the_kicked_are_forgotten_elsewhere(hosts: tuple[Tables, Tables]) -> None:
    elsewhere, owner = hosts
    live = await gathered(owner, *PEOPLE)
    await owner.change(live, lambda lobby: lobbies.kick(lobby, PEOPLE[-1]))
    level = min(GAME.players)
    await owner.change(live, lambda lobby: lobbies.add_ai(lobby, PEOPLE[0], GAME, level, "ai"))
    await elsewhere.store.privacy.forget(PEOPLE[-1], "Somebody")
    async with asyncio.timeout(HEARD_SECONDS):
        while not live.stale:  # noqa: ASYNC110  what is heard sets no event
            await asyncio.sleep(0.01)
    await owner.start(await owner.require(live.id), PEOPLE[0])
    assert has_begun(live)


async def test_late_news_of_a_deletion_unseats_no_one(hosts: tuple[Tables, Tables]) -> None:
    _, owner = hosts
    live = await gathered(owner, *PEOPLE)
    owner.forget(PEOPLE[-1], "Somebody")  # they joined after their data was deleted, and before this was heard
    assert (await owner.require(live.id)).present == list(PEOPLE)


async def test_a_reopened_lobby_has_no_host_forgotten_elsewhere(
    hosts: tuple[Tables, Tables],
) -> None:
    elsewhere, owner = hosts
    live = await gathered(owner, *PEOPLE[:2])
    await owner.end(live, "untouched")
    await elsewhere.store.privacy.forget(PEOPLE[0], "Somebody")
    await owner.reopen(await owner.require(live.id), PEOPLE[1])
    assert ([chair.user for chair in live.chairs], live.lobby.host) == ([PEOPLE[1]], PEOPLE[1])


class Race:
    """One table from its lobby to its end, whose people press at both processes."""

    def __init__(self, hosts: tuple[Tables, Tables], random: Random, counts: Counter[str]) -> None:
        """``counts``: what people were told was done, and of that what was ``lost`` or ``doubled``."""
        self._hosts = hosts
        self._random = random
        self._counts = counts
        self._table = 0

    async def run(self) -> None:
        self._table = (await self._hosts[1].open(GAME, GUILD, 1, PEOPLE[0], "1", len(PEOPLE))).id
        await self._join()
        await self._start()
        for _ in range(MOVES):
            await self._move()
        await self._vote()

    async def _join(self) -> None:
        """Everybody joins at one of the processes, and the last at both."""
        presses = [*((self._either(), user) for user in PEOPLE[1:]), *((tables, PEOPLE[-1]) for tables in self._hosts)]
        self._random.shuffle(presses)
        done = await self._together(_join(tables, self._table, user) for tables, user in presses)
        seated = [chair.user for chair in (await self._hosts[0].require(self._table)).chairs]
        self._judge("joins", [user for (_, user), yes in zip(presses, done, strict=True) if yes], seated[1:])

    async def _start(self) -> None:
        """The host starts at both, and again where they are told that the lobby has changed meanwhile."""
        begun: list[bool] = []
        while True not in begun:
            begun += await self._together(self._starts(tables) for tables in self._hosts)
        seeds = {(await self._game(tables)).table.commitment for tables in self._hosts}
        self._judge("starts", ["start"] * begun.count(True), ["start"] * len(seeds))

    async def _starts(self, tables: Tables) -> bool:
        await tables.start(await tables.require(self._table), PEOPLE[0])
        return True

    async def _move(self) -> None:
        """Whoever has to decide presses at both, the same or two different things."""
        game = await self._game(self._hosts[0])
        seat, ply, before = game.table.to_act[0], game.table.ply, game.table.number
        user = game.table.chairs[seat].user or 0
        presses = [(tables, self._random.choice(game.table.moves(seat)).code) for tables in self._hosts]
        done = await self._together(self._moves(tables, user, ply, code) for tables, code in presses)
        entries = (await self._hosts[0].log_of(game)).entries
        assert [entry.number for entry in entries] == list(range(len(entries)))
        made = [entry.code for entry in entries[before + 1 :] if entry.by == "person"]
        self._judge("moves", [code for (_, code), yes in zip(presses, done, strict=True) if yes], made)

    async def _moves(self, tables: Tables, user: int, ply: int, code: str) -> bool:
        return isinstance(await (await self._game(tables)).table.submit(user, ply, code), Accepted)

    async def _vote(self) -> None:
        """Two propose to end the game, and then all agree, the first of them at both processes."""
        proposing = list(zip(self._hosts, PEOPLE, strict=False))
        done = await self._together(self._votes(votes.propose_end, tables, user) for tables, user in proposing)
        proposed = [user for (_, user), yes in zip(proposing, done, strict=True) if yes]
        there = (await self._game(self._hosts[0])).proposal
        self._judge("proposals", proposed, [] if there is None else [there.by])
        agreeing = [*((self._either(), user) for user in PEOPLE), *((tables, PEOPLE[0]) for tables in self._hosts)]
        self._random.shuffle(agreeing)
        done = await self._together(self._votes(votes.agree, tables, user) for tables, user in agreeing)
        agreed = {*proposed, *(user for (_, user), yes in zip(agreeing, done, strict=True) if yes)}
        closed = (await self._hosts[0].require(self._table)).closed
        self._judge("votes", ["vote"] * len(agreed), ["vote"] * (len(PEOPLE) if closed else 0))

    async def _votes(self, how: Callable[..., Awaitable[None]], tables: Tables, user: int) -> bool:
        await how(tables, await self._game(tables), user)
        return True

    async def _together(self, presses: Iterable[Awaitable[bool]]) -> list[bool]:
        """Press all at once; what the processes tell each other of it may come later than the next press."""
        done = await _together(presses)
        for tables in self._hosts:
            tables.heard_of_all()
        return done

    def _either(self) -> Tables:
        return self._random.choice(self._hosts)

    async def _game(self, tables: Tables) -> GameSession:
        return require_game(await tables.require(self._table))

    def _judge(self, what: str, told: Iterable[Hashable], kept: Iterable[Hashable]) -> None:
        """Count what people were told was done, and hold it against what the database has of it."""
        said, there = Counter(told), Counter(kept)
        self._counts[what] += said.total()
        self._counts["lost"] += (said - there).total()
        self._counts["doubled"] += (there - said).total()


async def _join(tables: Tables, table: int, user: int) -> bool:
    live = await tables.require(table)
    await tables.change(live, lambda lobby: lobbies.join(lobby, user, str(user)))
    return True


async def _together(presses: Iterable[Awaitable[bool]]) -> list[bool]:
    """Of each press whether it did something; if not, whoever pressed was told why."""
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException) and not isinstance(outcome, Refusal | StaleTableError):
            raise outcome
    return [outcome is True for outcome in outcomes]
