"""Measure writes per second that survive a power cut, on both databases."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from sqlalchemy import event

from bench.result import Result, quantiles
from engine.lobby import Lobby
from engine.log import Entry
from engine.table import SeatAssignment
from storage.dialects import connect
from storage.migrate import migrate
from storage.store import Store
from tests.postgres import programs, serving

APPENDS: Final = 500
TABLES: Final = 10
SNAPSHOT: Final = {"state": "x" * 3000}
"""About as large as the state of a game."""
CHAIRS: Final = (SeatAssignment("Ann", 1), SeatAssignment("Ben", 2))


def measure() -> Iterator[Result]:
    """Yield figures of appends in each sync mode of SQLite; the bot uses ``FULL``."""
    for certainty in ("FULL", "NORMAL"):
        seconds = asyncio.run(_appends(certainty))
        yield Result(f"appends, synchronous={certainty}", len(seconds) / sum(seconds), "moves/s")
        yield from quantiles(f"append, synchronous={certainty}", seconds)
    if programs() is None:
        return
    with serving(beside=Path.cwd()) as server:
        url = asyncio.run(server.lasting("bench"))
        seconds = asyncio.run(_appends_on_server(url))
        yield Result("appends, PostgreSQL", len(seconds) / sum(seconds), "moves/s")
        yield from quantiles("append, PostgreSQL", seconds)
        together = asyncio.run(_appends_at_once(url))
        yield Result(f"appends at {TABLES} tables at once, PostgreSQL", TABLES * APPENDS / together, "moves/s")


async def _appends(certainty: str) -> list[float]:
    # Next to the project, not in /tmp, which is often memory without any waiting for disks.
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        engine = connect(f"sqlite:///{folder}/bench.sqlite3")

        def be_certain(connection: Any, _record: object) -> None:
            # Past SQLAlchemy's cursors, which begin a transaction: within one it can't be changed.
            connection.run_async(lambda driver: driver.execute(f"PRAGMA synchronous={certainty}"))

        event.listen(engine.sync_engine, "connect", be_certain)
        await migrate(engine)
        store = Store(engine)
        table = await _game(store)
        seconds = [await _append(store, table, number) for number in range(1, APPENDS + 1)]
        await store.close()
        return seconds


async def _appends_on_server(url: str) -> list[float]:
    store = await Store.open(url)
    table = await _game(store)
    seconds = [await _append(store, table, number) for number in range(1, APPENDS + 1)]
    await store.close()
    return seconds


async def _appends_at_once(url: str) -> float:
    """Return the seconds until many tables have stored their moves."""
    store = await Store.open(url)
    tables = [await _game(store) for _ in range(TABLES)]

    async def play(table: int) -> None:
        for number in range(1, APPENDS + 1):
            await _append(store, table, number)

    begun = perf_counter()
    await asyncio.gather(*map(play, tables))
    taken = perf_counter() - begun
    await store.close()
    return taken


async def _game(store: Store) -> int:
    table = await store.create_lobby(Lobby("bench", 1, 2, CHAIRS, {}), guild_id=1, channel_id=1)
    await store.begin(table, rules_version=1, options={}, chairs=CHAIRS, seed="0" * 32)
    await store.append(table, [Entry(number=0, seat=None, code="start", by="clock")], SNAPSHOT, over=False)
    return table


async def _append(store: Store, table: int, number: int) -> float:
    entry = Entry(number=number, seat=number % 2, code="move", by="person")
    begun = perf_counter()
    await store.append(table, [entry], SNAPSHOT, over=False)
    return perf_counter() - begun
