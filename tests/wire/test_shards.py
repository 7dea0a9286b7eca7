"""Two bots on one PostgreSQL database, each with a part of the servers; and a bot that follows on another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import KeepAliveHandler
from discord.utils import utcnow

from bench.harbour import bot_process, harboured, settings_for
from bench.people import ask_for_table, open_table
from bot.app import GameBot, create_bot
from bot.tables.pings import waits_for
from engine.table import Accepted
from host.live import require_game
from localcord import LocalCord
from localcord.components import walk
from localcord.entities import Guild
from localcord.forms import message_text
from localcord.person import SimulatedUser
from tests.bot.finishing import finish
from tests.postgres import Server

pytestmark = [pytest.mark.timeout(120), pytest.mark.slow]


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    # The machine may be slow: what matters here is that a press is answered, and by whom.
    async with LocalCord(first_response=60) as cord:
        yield cord


@pytest.fixture
async def database(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database(migrated=True) as url:
        yield url


@pytest.fixture(params=["listed", "counted"])
async def fleet(
    cord: LocalCord, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[tuple[GameBot, GameBot]]:
    """The bot of shard 0, which hears direct messages, and that of shard 1: their shards are listed, or counted."""
    counted = request.param == "counted"
    own = [{"processes": 2, "process": f"manila-{each}"} if counted else {"shards": str(each)} for each in range(2)]
    common = {"database_url": database, "shard_count": 2}
    async with (
        harboured(cord, tmp_path, **common, **own[0]) as first,
        harboured(cord, tmp_path, **common, **own[1]) as second,
    ):
        yield first, second


def guild_of(cord: LocalCord, shard: int) -> Guild:
    """A server that belongs to a shard of two."""
    while True:
        guild = cord.add_guild("Far Harbor", channels=["manila"])
        if (guild.id >> 22) % 2 == shard:
            return guild


async def card_game(ann: SimulatedUser) -> Any:
    """A game of cards that waits for somebody."""
    table = await ask_for_table(ann, "manilla new")
    for _ in range(3):
        await ann.select(table, "Add an AI player…", "beginner")
    await ann.click(table, "Start")
    return table


def cards(message: Any) -> list[str]:
    """The moves that a message offers."""
    return [str(part["custom_id"]) for part in walk(message["components"]) if str(part.get("custom_id"))[:3] == "mv:"]


async def test_each_server_is_answered_by_the_bot_of_its_shard(cord: LocalCord, fleet: tuple[GameBot, GameBot]) -> None:
    for number, bot in enumerate(fleet):
        ann = await SimulatedUser.join(cord, "Ann", guild_id=guild_of(cord, number).id)
        await ann.slash("manila", "manila new")
        assert bot.live_tables == 1
        await ann.leave()


async def test_card_played_in_a_dm_shows_at_the_table_of_another_shard(
    cord: LocalCord, fleet: tuple[GameBot, GameBot]
) -> None:
    ears, owner = fleet
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild_of(cord, 1).id)
    table = await card_game(ann)
    live = await owner.services.tables.get(1)
    assert live is not None
    assert live.table is not None
    dm = await ann.open_dm("Manila")
    await ann.send(dm, "hand")
    hand = await ann.wait_message(lambda message: message["channel_id"] == dm["id"] and bool(cards(message)))
    before, number = message_text(ann.latest(table)), live.table.number
    assert not (await ann.click(hand, cards(hand)[0])).failed
    if message_text(ann.latest(table)) == before:
        await ann.wait_change(lambda message: message["id"] == table["id"] and message_text(message) != before)
    assert live.table.number > number, "the owner has read what the other wrote"
    copy = await ears.services.tables.get(1)
    assert copy is not None
    assert copy.table is not None
    assert copy.table.number == live.table.number
    assert copy.shown is None, "the message of a table has one writer"
    assert not ears.services.timekeeper.deadlines.due(copy)
    await ann.leave()


async def test_who_refuses_the_digest_is_pinged_at_the_table(
    cord: LocalCord, fleet: tuple[GameBot, GameBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    ears, owner = fleet
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild_of(cord, 1).id)
    lobby = await ask_for_table(ann, "manilla new")
    live = await owner.services.tables.get(1)
    assert live is not None
    await owner.services.tables.set_speed(live, int(ann.id), "correspondence")
    for _ in range(3):
        await ann.select(lobby, "Add an AI player…", "beginner")
    assert await owner.features.digests.settle(int(ann.id), 9, "UTC")
    await ann.click(lobby, "Start")
    while waits_for(live) != [int(ann.id)] or owner.services.timekeeper.autoplay.awaits(live):  # noqa: ASYNC110 - no event says it
        await asyncio.sleep(0.1)
    await ann.take_dms(False)
    later = utcnow() + timedelta(minutes=5)
    monkeypatch.setattr(owner.services.pings, "_now", lambda: later)  # Ann has gone away
    assert ears.store is not None
    digest = await ears.store.digests.of(int(ann.id))
    assert digest is not None
    assert await ears.store.digests.put_off(digest, utcnow())
    ears.features.digests.rounds.wake()
    await ann.wait_message(lambda message: f"<@{ann.id}>" in message["content"])
    await ann.leave()


async def test_move_by_dm_is_seen_by_the_process_of_its_table(cord: LocalCord, fleet: tuple[GameBot, GameBot]) -> None:
    _, owner = fleet
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild_of(cord, 1).id)
    table = await card_game(ann)
    dm = await ann.open_dm("Manila")
    await ann.send(dm, "hand")
    hand = await ann.wait_message(lambda message: message["channel_id"] == dm["id"] and bool(cards(message)))
    before = message_text(ann.latest(table))
    owner.services.pings._seen.clear()  # as after 90 seconds without a click
    assert not (await ann.click(hand, cards(hand)[0])).failed
    if message_text(ann.latest(table)) == before:
        await ann.wait_change(lambda message: message["id"] == table["id"] and message_text(message) != before)
    assert int(ann.id) in owner.services.pings._seen, "so they aren't pinged"
    await ann.leave()


async def test_of_one_move_that_two_bots_play_at_once_one_counts(
    cord: LocalCord, fleet: tuple[GameBot, GameBot]
) -> None:
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild_of(cord, 1).id)
    await card_game(ann)
    copies = [await bot.services.tables.get(1) for bot in fleet]
    games = [live.table for live in copies if live is not None and live.table is not None]
    assert len(games) == 2
    seat = games[0].seat_of(int(ann.id))
    assert seat is not None
    code, ply = games[0].moves(seat)[0].code, games[0].ply
    outcomes = await asyncio.gather(*(game.submit(int(ann.id), ply, code) for game in games))
    assert [isinstance(outcome, Accepted) for outcome in outcomes].count(True) == 1
    store = fleet[0].store
    assert store is not None
    log = await store.entries(1)
    assert [entry.number for entry in log] == list(range(len(log)))
    assert [entry.seat for entry in log if entry.by == "person"].count(seat) == 1
    await ann.leave()


async def test_what_is_pressed_while_no_bot_runs_is_answered_by_next(cord: LocalCord, tmp_path: Path) -> None:
    ann, ben = await SimulatedUser.join(cord, "Ann"), await SimulatedUser.join(cord, "Ben")
    ben.patience = 60  # a bot takes a while to start
    async with harboured(cord, tmp_path):
        lobby = await ask_for_table(ann, "manila new")
    pressing = asyncio.create_task(ben.click(lobby, "Join"))
    await asyncio.sleep(0)
    async with harboured(cord, tmp_path) as successor:
        outcome = await pressing
        assert not outcome.failed
        assert "Ben" in message_text(ann.latest(lobby))
        live = await successor.services.tables.get(1)
        assert live is not None
        assert [chair.name for chair in live.chairs] == ["Ann", "Ben"]
        assert not (await ann.slash("manila", "table leave")).failed
    await asyncio.gather(ann.leave(), ben.leave())


async def test_a_bot_that_takes_over_waits_until_it_knows_a_server(cord: LocalCord, tmp_path: Path) -> None:
    guild = guild_of(cord, 1)
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild.id)
    guild.owner_id, ann.patience = int(ann.id), 60
    async with harboured(cord, tmp_path, shard_count=2) as first:
        table = await open_table(ann, "manila new")
        live = await first.services.tables.get(1)
        assert live is not None
        await first.services.updater.update(await finish(require_game(live)))
    pressing = asyncio.gather(ann.slash("manila", "admin settings"), ann.click(table, "Rematch"))
    await asyncio.sleep(0)
    async with harboured(cord, tmp_path, shard_count=2) as second:
        settings, _ = await pressing  # the other one is acknowledged
        assert second.get_guild(guild.id) is not None
        assert "Manage Server" not in settings.text
        await ann.wait_message(lambda message: "table 2" in message_text(message))
    await ann.leave()


async def test_stopping_process_leaves_new_presses_to_its_successor(cord: LocalCord, tmp_path: Path) -> None:
    ann = await SimulatedUser.join(cord, "Ann")
    ann.patience = 60  # a process takes a while to start
    async with bot_process(cord, tmp_path) as first:
        table = await open_table(ann, "manila new")
        first.terminate()
        while cord.gateway.online:  # noqa: ASYNC110 - localcord has no event for it
            await asyncio.sleep(0.01)
        pressing = asyncio.create_task(ann.click(table, "My Hand"))
        assert await first.wait() == 0
    async with bot_process(cord, tmp_path):
        assert not (await pressing).failed
    await ann.leave()


async def test_a_bot_stopped_as_it_takes_over_leaves_all_sessions(cord: LocalCord, tmp_path: Path) -> None:
    async with harboured(cord, tmp_path, shard_count=2):
        pass
    sessions = cord.gateway.sessions
    bot = create_bot(settings_for(cord, tmp_path, shard_count=2))
    running = asyncio.create_task(bot.start(cord.token))
    # Shard 1 identifies five seconds after shard 0. Until then, its old session is resumed.
    while sum(session.connection is not None for session in sessions.values()) < 3:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    while not bot._ready_shards:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    running.cancel()
    await bot.close()
    await asyncio.gather(running, return_exceptions=True)
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):  # of the shard that was connecting: discord.py leaves it behind
            await thread.ws.close()
    assert {session.shard[0] for session in sessions.values()} == {0, 1}


async def test_a_bot_that_waits_for_another_goes_on_where_that_ends(
    cord: LocalCord, database: str, tmp_path: Path
) -> None:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    ann, *others = [await SimulatedUser.join(cord, name) for name in names]
    for person in others:
        person.patience = 60
    presses = []
    async with asyncio.TaskGroup() as waiting:
        async with harboured(cord, tmp_path, database_url=database) as first:
            lobby = await ask_for_table(ann, "manila new")
            second = harboured(cord, tmp_path, database_url=database)
            starting = waiting.create_task(second.__aenter__())
            for person in others:
                presses.append(waiting.create_task(person.click(lobby, "Join")))
                await asyncio.sleep(0.01)
            assert not starting.done()
            assert not first.leaving
        presses.append(waiting.create_task(others[0].slash("manila", "table leave")))
    assert not any(press.result().failed for press in presses)
    assert not (await ann.click(lobby, "Start")).failed
    live = await starting.result().services.tables.get(1)
    assert live is not None
    assert {chair.name for chair in live.chairs} == {"Ann", "Cleo", "Dan"}
    await second.__aexit__(None, None, None)
    await asyncio.gather(*(person.leave() for person in (ann, *others)))
