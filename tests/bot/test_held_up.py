"""What comes half to pass: a move that is written, and what was to follow it is not. Nobody has to press to mend it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import pytest

from bot.tables import recovery
from engine.log import Entry
from engine.table import SeatAssignment
from host.breaker import Breaker
from host.inactivity import GAME
from host.live import GameSession, has_begun
from host.retry import DELAYS, Retry
from storage.errors import StoreUnavailableError
from storage.store import Store
from tests.bot.conftest import Harbor
from tests.bot.driver import leave_game, press, table_message, text_of
from tests.bot.playing import by_id, game_of, live_table, one_move, start_game
from tests.bot.test_stats import store_of

pytestmark = pytest.mark.simcord(settle_timeout=20)  # a busy machine draws slowly

SOON: Final = sum(DELAYS[:2]) + 1


class Ink:
    """A database that may take nothing of AI players, or nothing at all."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refuses: set[str] = set()
        append = store.append

        async def maybe(table: int, entries: Sequence[Entry], snapshot: Any, *, over: bool) -> None:
            if any(entry.by in self.refuses for entry in entries):
                raise StoreUnavailableError("the disk is full")
            await append(table, entries, snapshot, over=over)

        monkeypatch.setattr(store, "append", maybe)


def held_up(live: GameSession) -> bool:
    """Whether a table waits for an AI player."""
    return any(not live.chairs[seat].present for seat in game_of(live).to_act)


@pytest.fixture
def ink(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> Ink:
    return Ink(store_of(harbor), monkeypatch)


async def comes_about(harbor: Harbor, so: Callable[[], bool]) -> None:
    """Let time go by until it is so: a busy machine draws slowly."""
    for _ in range(60):
        if so():
            return
        await harbor.env.advance_time(1)
        await asyncio.to_thread(time.sleep, 0.1)  # pictures are drawn in real time
    raise AssertionError("it does not come about")


def lose_the_next_answer(store: Store, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the store do something once without learning that it was done."""
    done = getattr(store, name)

    async def did(*given: Any, **named: Any) -> None:
        monkeypatch.setattr(store, name, done)
        await done(*given, **named)
        raise StoreUnavailableError("the connection was closed")

    monkeypatch.setattr(store, name, did)


@pytest.mark.slow
async def test_game_has_begun_though_the_answer_of_the_store_is_lost(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    lose_the_next_answer(store_of(harbor), "begin", monkeypatch)
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    assert await harbor.bot.services.tables.get(live.id) is live
    await one_move(harbor, await live_table(harbor), by_id([harbor.ann]), Random(1))


@pytest.mark.slow
async def test_leaver_comes_back_though_the_answer_is_lost(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    lose_the_next_answer(store_of(harbor), "reseat", monkeypatch)
    await leave_game(harbor.ben, harbor.channel)
    await press(harbor.ben, table_message(harbor.channel), "tb:.*:back")
    assert {harbor.ann.id, harbor.ben.id} == set(live.present)
    stored = await store_of(harbor).table(live.id)
    assert stored is not None
    assert live.chairs == tuple(stored.chairs)


@pytest.mark.slow
async def test_change_by_another_process_is_shown_once_it_can_be_read(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    seat = game_of(live).seat_of(harbor.ben.id)
    assert seat is not None
    await store_of(harbor).reseat(live.id, seat, SeatAssignment("eve", harbor.eve.id))
    lose_the_next_answer(store_of(harbor), "table", monkeypatch)
    recovery.hear(harbor.bot.services, live.id)
    await comes_about(harbor, lambda: live.shown == live.to_show and live.chairs[seat].user == harbor.eve.id)


@pytest.mark.slow
async def test_move_shows_before_ai_answer_that_cannot_be_stored_yet(harbor: Harbor, ink: Ink) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    ink.refuses = {"ai"}
    before, random = game_of(live).number, Random(5)
    while not held_up(live):
        await one_move(harbor, live, by_id([harbor.ann]), random)
    assert game_of(live).number > before
    await comes_about(harbor, lambda: live.shown == live.to_show)
    shown = text_of(table_message(harbor.channel))
    ink.refuses = set()
    await comes_about(harbor, lambda: not held_up(live) and live.shown == live.to_show)
    assert live.chairs[game_of(live).to_act[0]].present
    assert text_of(table_message(harbor.channel)) != shown


@pytest.mark.slow
async def test_ai_answers_after_a_storage_failure_without_a_press(harbor: Harbor, ink: Ink) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.ann.slash(harbor.channel, "table speed", speed="live")
    ink.refuses = {"ai"}
    for _ in range(40):
        if held_up(live):
            break
        await harbor.env.advance_time(60)
    assert held_up(live)
    await comes_about(harbor, lambda: live.shown == live.to_show)
    ink.refuses = set()
    await harbor.env.advance_time(sum(DELAYS[:4]))
    await comes_about(harbor, lambda: not held_up(live) and live.shown == live.to_show)


@pytest.mark.slow
async def test_ai_answers_soon_after_a_long_storage_failure(harbor: Harbor, ink: Ink) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.ann.slash(harbor.channel, "table speed", speed="none")
    ink.refuses = {"ai"}
    before, random = game_of(live).number, Random(5)
    while not held_up(live):
        await one_move(harbor, live, by_id([harbor.ann, harbor.ben]), random)
    assert game_of(live).number > before
    for _ in range(4):
        await harbor.env.advance_time(500)
    assert held_up(live)
    ink.refuses = set()
    for _ in range(2):
        await harbor.env.advance_time(451)
    await comes_about(harbor, lambda: not held_up(live) and live.shown == live.to_show)


@pytest.mark.slow
async def test_game_starts_after_storage_failure_without_another_press(harbor: Harbor, ink: Ink) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    ink.refuses = {"clock"}
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    ink.refuses = set()
    await harbor.env.advance_time(SOON)
    live = await live_table(harbor)
    assert has_begun(live)
    await comes_about(harbor, lambda: live.shown == live.to_show)
    assert "lb:" not in str(table_message(harbor.channel).components)


async def test_what_fails_while_a_table_is_being_mended_is_mended_too() -> None:
    tries: list[int] = []
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def settle(table: int) -> bool:
        tries.append(table)
        begun.set()
        if len(tries) == 1:
            await go_on.wait()  # what it has found out is old by then
        return True

    retry = Retry(settle, Breaker())
    retry.after(7)
    await begun.wait()
    retry.after(7)
    go_on.set()
    await asyncio.sleep(0)
    begun.clear()
    await begun.wait()
    assert tries == [7, 7]
    await retry.stop()


def test_retries_go_on_until_an_untouched_game_is_closed() -> None:
    assert sum(DELAYS) >= GAME.total_seconds()
