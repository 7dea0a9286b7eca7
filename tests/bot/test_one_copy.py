"""More tables than are kept in memory: there is one copy of each, and what waits holds none."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from random import Random
from types import CoroutineType
from typing import Any

import discord
import pytest
from cachetools import LRUCache

from host.live import TableSession
from storage.errors import StoreUnavailableError
from storage.rows import TableRow
from tests.bot.conftest import HOUR, Harbor
from tests.bot.driver import codes, play, press, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import by_id, game_of, hand_of, live_table, one_move, open_table, start_game
from tests.postgres import on_both

KEPT = 5
EDITS = ("PATCH", "/channels/*/messages/*")


async def fill_memory(harbor: Harbor) -> None:
    """Let so many other tables be touched that nothing else is kept in memory."""
    for number in range(KEPT):
        await harbor.eve.slash(harbor.guild.create_text_channel(f"room {number}"), "manila new")


async def time_is_up_and_cannot_be_shown(harbor: Harbor) -> int:
    """A game whose last move does not stand in its message; that is tried again in some seconds. Gives its number."""
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    harbor.env.inject_error(*EDITS, status=503, times=None)
    await harbor.env.advance_time(601)
    harbor.env.backend.faults.clear()
    assert game_of(live).number == 1
    return live.id


async def test_what_is_tried_again_shows_the_table_as_it_is_then(harbor: Harbor) -> None:
    harbor.bot.services.tables._live = LRUCache(KEPT)
    table_id = await time_is_up_and_cannot_be_shown(harbor)
    await fill_memory(harbor)
    live = await live_table(harbor)
    assert live.id == table_id
    people, random = by_id((harbor.ann, harbor.ben, harbor.cho)), Random(4)
    for _ in range(3):
        await one_move(harbor, live, people, random)
    shown, ply = text_of(table_message(harbor.channel)), game_of(live).ply
    await harbor.env.advance_time(HOUR / 12)
    assert text_of(table_message(harbor.channel)) == shown
    assert [timer.ply for timer in await harbor.bot.services.tables.store.presence.timers()] == [ply]


@pytest.mark.slow
async def test_a_table_that_somebody_holds_is_what_everybody_gets(harbor: Harbor) -> None:
    tables = harbor.bot.services.tables
    tables._live = LRUCache(KEPT)
    held = await start_game(harbor, harbor.ann, ai=2)
    await fill_memory(harbor)
    assert tables.live == KEPT
    again = await asyncio.gather(*(tables.get(held.id) for _ in range(3)))
    assert all(live is held for live in again)
    await fill_memory(harbor)
    tables.heard(held.id)  # by another process
    assert held.stale


@pytest.mark.slow
@on_both
async def test_a_table_that_is_asked_for_twice_at_once_is_read_once(harbor: Harbor) -> None:
    tables = harbor.bot.services.tables
    tables._live = LRUCache(KEPT)
    table_id = (await start_game(harbor, harbor.ann, ai=2)).id
    await fill_memory(harbor)
    gc.collect()
    assert table_id not in tables._known
    found = await asyncio.gather(*(tables.get(table_id) for _ in range(5)))
    assert len({id(live) for live in found}) == 1


async def test_a_table_closed_while_it_is_read_is_read_again(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = harbor.bot.services.tables
    live, read = await start_game(harbor, harbor.ann, ai=2), tables.store.table

    async def read_late(number: int) -> TableRow | None:
        row = await read(number)
        monkeypatch.undo()
        await tables.close_empty([number], harbor.ann.id)
        return row

    monkeypatch.setattr(tables.store, "table", read_late)
    tables.heard(live.id)
    await tables.get(live.id)
    await tables.get(live.id)
    assert live.closed


@pytest.mark.slow
async def test_unsaved_message_is_known_when_its_table_comes_back(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = harbor.bot.services
    services.tables._live = LRUCache(KEPT)
    live = await start_game(harbor, harbor.ann, ai=2)
    table_id, first = live.id, live.message
    monkeypatch.setattr("host.tables.Tables.place", _out_of_order)
    await harbor.ann.slash(harbor.channel, "manila board")
    second = live.message
    assert second != first
    del live
    monkeypatch.undo()
    await fill_memory(harbor)
    gc.collect()
    again = await services.tables.get(table_id)
    assert again is not None
    await services.updater.update(again)
    assert again.message == second


async def _out_of_order(*_: object) -> None:
    raise StoreUnavailableError("no disk")


# -- who holds tables ---------------------------------------------------------------------------------


async def waits_to_be_mended(harbor: Harbor) -> None:
    await time_is_up_and_cannot_be_shown(harbor)


async def waits_for_a_forced_move(harbor: Harbor) -> None:
    live = await open_table(harbor, "manille", [harbor.ann], 3, autoplay_forced="true", target="64")
    await harbor.ann.slash(harbor.channel, "table speed", speed="none")
    table, random = game_of(live), Random(3)
    while table.forced_seat is None:
        shown = await hand_of(harbor, harbor.ann)
        await play(harbor.ann, shown, random.choice(list(codes(shown))))
    assert harbor.bot.services.timekeeper.autoplay._waiting


async def waits_to_send_hands(harbor: Harbor) -> None:
    harbor.env.inject_error("POST", "/users/@me/channels", status=503, times=None)
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    harbor.env.backend.faults.clear()


async def has_open_hands(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await hand_of(harbor, harbor.ann)
    await hand_of(harbor, harbor.ben)


async def has_calls_a_vote_and_a_deadline(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.env.advance_time(305)
    more = await press(harbor.ben, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    await press(harbor.ben, more.response, "tb:.*:end")


async def was_refused(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    outsider = await press(harbor.eve, table_message(harbor.channel), "tb:.*:hand")
    assert outsider.ephemeral
    await harbor.eve.slash(harbor.channel, "table leave", table=live.id)


async def has_a_review_that_is_being_made(harbor: Harbor) -> None:
    begun = asyncio.Event()

    async def never(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    reviews = harbor.bot.services.panel_pages.reviews
    reviews._work = never  # type: ignore[assignment]
    live = await finish(await start_game(harbor, harbor.ann, ai=2, level="beginner"))
    asking = asyncio.create_task(reviews.of(live, 0))
    await begun.wait()
    asking.cancel()  # who asked has gone; for whoever asks next it is made all the same
    await asyncio.gather(asking, return_exceptions=True)


async def has_a_replay_and_a_result(harbor: Harbor) -> None:
    live = await finish(await start_game(harbor, harbor.ann, ai=2, level="beginner"))
    await harbor.bot.services.updater.update(live)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:replay")


async def is_posted_anew(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await harbor.ann.slash(harbor.channel, "manila board")


@pytest.mark.parametrize(
    "happens",
    [
        waits_to_be_mended,
        waits_for_a_forced_move,
        waits_to_send_hands,
        has_open_hands,
        has_calls_a_vote_and_a_deadline,
        was_refused,
        has_a_review_that_is_being_made,
        has_a_replay_and_a_result,
        is_posted_anew,
    ],
)
@pytest.mark.slow
async def test_nothing_but_the_catalogue_holds_a_table(harbor: Harbor, happens: Callable[[Harbor], Any]) -> None:
    tables = harbor.bot.services.tables
    tables._live = LRUCache(KEPT)
    await happens(harbor)
    await fill_memory(harbor)
    await harbor.env.settle()
    _forget_errors()
    gc.collect()
    lingering = [live for table, live in tables._known.items() if table not in tables._live]
    assert [_holders(live, lingering) for live in lingering] == []


def _forget_errors() -> None:
    """The records of a test's log hold errors, and those the frames that they went through. A bot's log does not."""
    for error in [found for found in gc.get_objects() if isinstance(found, discord.HTTPException)]:
        error.__traceback__ = None  # to clear its frames would end what waits in one to try again


def _holders(live: TableSession, lists: list[TableSession]) -> list[str]:
    """What holds a table, for whoever reads that this test failed."""
    found = [holder for holder in gc.get_referrers(live) if holder is not lists]
    return [
        holder.__qualname__ if isinstance(holder, CoroutineType) else f"{type(holder).__name__} {holder!r:.200}"
        for holder in found
    ]
