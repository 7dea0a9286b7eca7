"""An arena of two hundred people who press what is offered, of a game that takes a few presses: nobody sits twice, and
nobody has to wait for a game to end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bench.harbour import harboured, until
from bench.people import join_guild, offered, press
from bot.app import GameBot
from bot.games.catalogue import Catalogue, catalogue
from host.live import GameSession, has_begun
from localcord import LocalCord
from localcord.openapi import OpenApi
from localcord.person import SimulatedUser
from tests.examples.conftest import importable

PEOPLE: Final = 200
SEATS: Final = 4
AT_ONCE: Final = 20
"""People who press at the same time."""
EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "pig"

pytestmark = [pytest.mark.timeout(240), pytest.mark.slow]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example, begun when everybody is a point short of winning; rounds that follow on each other closely."""
    with importable(EXAMPLE):
        from pig import PACKAGE, Pig, PigOptions, Score  # noqa: PLC0415

        class Short(Pig):
            def deal(self, seats: int, options: PigOptions, dice: Any) -> Any:
                return Score((options.target - 1,) * seats, options.target)

        ours = catalogue()
        games = Catalogue({**ours.packages, "pig": replace(PACKAGE, game=Short())}, {})
        monkeypatch.setattr("bot.app.catalogue", lambda: games)
        monkeypatch.setattr("bot.cogs.arenas.rounds.EVERY", 0.2)
        monkeypatch.setattr("bot.cogs.arenas.rounds.PATIENCE", timedelta(seconds=1))
        yield


class Evening:
    """The people of an arena, and the bot that puts them at tables."""

    def __init__(self, bot: GameBot, people: dict[int, SimulatedUser]) -> None:
        self.bot = bot
        self.people = people
        self._random = Random("evening")

    async def games(self) -> list[GameSession]:
        """The tables of the arena where a game is under way."""
        assert self.bot.store is not None
        found = [await self.bot.services.tables.get(each.id) for each in await self.bot.store.arenas.tables(1)]
        return [live for live in found if live is not None and has_begun(live) and not live.over]

    async def seated(self) -> Counter[int]:
        """At how many tables each of the people sits."""
        return Counter(user for live in await self.games() for user in live.present)

    async def all_sit(self, people: Collection[int], rounds: int = 300) -> None:
        """Wait until all of these people sit. No game moves meanwhile."""
        for _ in range(rounds):
            if set(people) <= (await self.seated()).keys():
                return
            await asyncio.sleep(0.3)
        raise AssertionError(f"{len(set(people) - (await self.seated()).keys())} people have no table")

    async def play(self, live: GameSession) -> None:
        """Let the people at a table press until its game is over."""
        while not live.over:
            acting = [live.chairs[seat].user for seat in live.table.to_act]
            person = self.people.get(acting[0] or 0) if acting else None
            board = None if person is None else person.messages.get(str(live.message))
            if person is not None and board is not None and offered(board):
                await press(person, board, self._random)  # in vain, where a screen is behind; then it is brought up
            await asyncio.sleep(0.05)


async def some_at_once(work: Callable[[Any], Awaitable[None]], on: Collection[Any]) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(each: Any) -> None:
        async with room:
            await work(each)

    await asyncio.gather(*(one(each) for each in on))


async def test_two_hundred_people_sit_once_each_and_never_wait(tmp_path: Path) -> None:
    names = [f"player{number}" for number in range(PEOPLE)]
    async with LocalCord(users=["Ann", *names], openapi=OpenApi()) as cord:
        async with harboured(cord, tmp_path, seed="many", drawing_processes=0) as bot:
            owner = await join_guild(cord, cord.guild)
            await owner.slash("manila", "admin arena", game="pig", hours=2, seats=SEATS, speed="relaxed")
            message = await owner.wait_message("Arena · Pig")
            people: dict[int, SimulatedUser] = {}
            for name in names:
                person = await SimulatedUser.join(cord, name)
                person.keep_events, person.patience = False, 60.0
                people[int(person.id)] = person

            async def join(person: SimulatedUser) -> None:
                assert not (await person.click(message, "arena:1:join")).failed

            evening = Evening(bot, people)
            await some_at_once(join, people.values())

            # All get a table before any game has moved, so nobody has waited for one to end.
            await evening.all_sit(people)
            assert set((await evening.seated()).values()) == {1}
            first = await evening.games()
            assert all(len(live.chairs) == SEATS for live in first)

            # Who is free sits again, each at one table, while half of the first games have not moved.
            half = first[::2]
            plies = {live.id: live.table.number for live in first[1::2]}
            await some_at_once(evening.play, half)
            await evening.all_sit(people)
            assert set((await evening.seated()).values()) == {1}
            assert {live.id: live.table.number for live in first[1::2]} == plies

            # Whoever does not come is played for, and sits at no other table until they join again.
            missing = {first[1].present[0], first[3].present[0]}
            for live in (first[1], first[3]):
                await bot.services.tables.seats.sit_in(live, live.present[0])
            await some_at_once(evening.play, (first[1], first[3]))
            await evening.all_sit(people.keys() - missing)
            assert set((await evening.seated()).values()) == {1}
            assert not missing & (await evening.seated()).keys()

        await until(lambda: not cord.gateway.online)
        async with harboured(cord, tmp_path, seed="many", drawing_processes=0) as bot:
            evening = Evening(bot, people)
            await evening.all_sit(people.keys() - missing)
            await some_at_once(evening.play, (await evening.games())[:5])
            await evening.all_sit(people.keys() - missing)
            assert set((await evening.seated()).values()) == {1}
            assert bot.store is not None
            crowd = await bot.store.arenas.crowd(1, PEOPLE)
            assert crowd.waiting == 0
            assert {each.user for each in crowd.best} == people.keys() - missing
            assert sum(each.games for each in crowd.best) >= SEATS * len(half) + 5
            assert crowd.best[0].points > crowd.best[-1].points >= 0
            assert crowd.best[0].place == 1
