"""What the database or Discord refuses for some minutes is made up for afterwards, also by the next process."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.log import Entry
from storage.errors import StoreUnavailableError
from storage.peers import Peers
from storage.presence import Presence, Timer
from storage.store import Store
from tests.bot.conftest import Harbor
from tests.bot.driver import play, press, table_message
from tests.bot.playing import by_id, game_of, one_move, open_table
from tests.bot.test_outage_walk import wait
from tests.bot.test_stats import store_of
from tests.bot.test_time import calls_to

pytestmark = pytest.mark.slow


class Disk:
    """The disk of the database, which may be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        require, append, set_timer = Peers.require, Store.append, Presence.set_timer

        async def require_room(peers: Peers) -> None:
            if self.full:
                raise StoreUnavailableError("the disk is full")
            await require(peers)

        async def append_or_fill(store: Store, table: int, entries: Sequence[Entry], *rest: Any, **named: Any) -> None:
            self._fill(self.at_ai_moves and any(entry.by == "ai" for entry in entries))
            await append(store, table, entries, *rest, **named)

        async def set_timer_or_fill(presence: Presence, timer: Timer) -> None:
            self._fill(self.at_deadlines)
            await set_timer(presence, timer)

        self.at_ai_moves = self.at_deadlines = False
        """What fills it, once."""
        monkeypatch.setattr(Peers, "require", require_room)
        monkeypatch.setattr(Store, "append", append_or_fill)
        monkeypatch.setattr(Presence, "set_timer", set_timer_or_fill)

    def _fill(self, now: bool) -> None:
        if now:
            self.at_ai_moves = self.at_deadlines = False
            self.full = True


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


async def restart(harbor: Harbor) -> None:
    """Stop the bot as an operator does, and start it again."""
    services = harbor.bot.services
    await services.timekeeper.stop()
    await services.updater.stop()
    await services.boards.close()
    await harbor.restart()


async def until_full_at_ai_turn(harbor: Harbor, disk: Disk, speed: str) -> tuple[int, int]:
    """Play until the answer of an AI player can't be stored; returns the table, and its moves so far."""
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben], 1, speed=speed)
    random = Random(2)
    disk.at_ai_moves = True
    while not disk.full:
        await wait(harbor, 1)
        await one_move(harbor, live, by_id((harbor.ann, harbor.ben)), random)
    assert game_of(live).held_up
    return live.id, game_of(live).number


async def stored_moves(harbor: Harbor, table: int) -> int:
    """How many moves are stored; a table that is loaded would let AI players play."""
    return len(await store_of(harbor).entries(table)) - 1


@pytest.mark.parametrize("speed", ["none", "correspondence"])
async def test_ai_plays_on_after_an_outage_and_a_restart(harbor: Harbor, disk: Disk, speed: str) -> None:
    table, moves = await until_full_at_ai_turn(harbor, disk, speed)
    await wait(harbor, 430)
    disk.full = False
    await wait(harbor, 20)
    await restart(harbor)
    await wait(harbor, 60)
    assert await stored_moves(harbor, table) > moves


async def test_first_deadline_is_set_after_outage_and_restart(harbor: Harbor, disk: Disk) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    await wait(harbor, 1)
    disk.at_deadlines = True
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    assert disk.full
    await wait(harbor, 430)
    disk.full = False
    await wait(harbor, 20)
    await restart(harbor)
    await wait(harbor, 60)
    assert await store_of(harbor).presence.timers()


@pytest.mark.parametrize("speed", ["none", "correspondence"])
async def test_refused_turn_ping_is_sent_after_a_restart(harbor: Harbor, speed: str) -> None:
    harbor.bot.services.timekeeper.autoplay._beat = (1.0, 1.0)
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed=speed)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    await wait(harbor, 120)
    harbor.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    first, following = (people[live.chairs[(game_of(live).to_act[0] + step) % 3].user or 0] for step in (0, 1))
    await play(first, table_message(harbor.channel), "pass")
    assert people[live.chairs[game_of(live).to_act[0]].user or 0] is following
    await wait(harbor, 300)
    assert calls_to(harbor, following) == []
    await restart(harbor)
    harbor.env.backend.faults.clear()
    await wait(harbor, 600)
    assert len(calls_to(harbor, following)) == 1
