"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, make_url, select

from storage import Store, schema
from storage.listing import TableChannel
from storage.rows import OVER
from tests.plans import fill, heard, rows_read, scanned, sqlite_plans
from tests.postgres import Server
from tests.storage.samples import ANN, CHANNEL, GUILD, LOBBY, begin, entry, lobby, snapshot

LAST = 10
FEW = 50
"""Rows that a list may look at besides its own."""


async def test_the_last_finished_games_are_found_without_all_others(
    url: str, store: Store, server: Server | None
) -> None:
    table = await lobby(store, guild=GUILD)
    await begin(store, table)
    await store.append(table, [entry(0)], snapshot(0), over=True)
    async with store._transaction() as connection:
        row = {**(await connection.execute(select(schema.tables))).mappings().one()}
        await connection.execute(insert(schema.tables), [{**row, "id": number} for number in range(1_000, 3_000)])
    with heard() as asked:
        found = await store.listing.in_server(GUILD, ["chess"], OVER, LAST)
    assert [listed.id for listed in found] == [*range(2_999, 2_999 - LAST, -1)]
    ((statement, parameters),) = asked.items()
    if server is None:
        (plan,) = sqlite_plans(Path(str(make_url(url).database)), asked).values()
        assert plan == ["SEARCH tables USING INDEX ix_tables_guild_id_status (guild_id=? AND status=?)"]
        return
    line = await server.connect(str(make_url(url).database))
    await line.execute("ANALYZE")
    read = await rows_read(line, statement, parameters)
    await line.close()
    assert read == {"tables": LAST}


@pytest.mark.parametrize(
    "which", ["of", "offered", "offered here", "closed inactive", "all of", "count of", "left", "rows"]
)
async def test_tables_of_a_user_are_found_by_their_seats(
    url: str, store: Store, server: Server | None, which: str
) -> None:
    listing, closes = store.listing, which in ("closed inactive", "left")
    other = await lobby(store, chairs=())
    own = await lobby(store, channel=CHANNEL + 1)
    if closes:
        await store.close_table(own, "untouched")
    asks: dict[str, Callable[[], Awaitable[Any]]] = {
        "of": lambda: listing.of(ANN, ["chess"], offset=0, limit=LAST),
        "offered": lambda: listing.offered(ANN, ["chess"], "", channel=None, limit=LAST),
        "offered here": lambda: listing.offered(ANN, ["chess"], "", channel=CHANNEL, limit=LAST),
        "closed inactive": lambda: listing.closed_inactive(ANN, ["chess"], LAST),
        "all of": lambda: listing.all_of(ANN),
        "count of": lambda: listing.count_of(ANN),
        "left": lambda: store.closed_inactive(ANN, LAST),
        "rows": lambda: store.tables_of(ANN),
    }
    with heard() as asked:
        found = await asks[which]()
    if which in ("count of", "left"):
        assert found == (1 if which == "count of" else [own])
    else:
        numbers = [each.id for each in getattr(found, "tables", found)]
        assert numbers == ([own, other] if which == "offered here" else [own])
    ((statement, parameters),) = asked.items()
    if server is None:
        (plan,) = sqlite_plans(Path(str(make_url(url).database)), asked).values()
        assert not [step for step in plan if "ix_tables_status" in step or scanned(step) == "tables"]
        return
    line = await server.connect(str(make_url(url).database))
    await fill(line, but={})
    await line.execute("UPDATE tables SET status = $1, why_closed = 'untouched'", "closed" if closes else "playing")
    await line.execute("ANALYZE")
    assert (await rows_read(line, statement, parameters))["tables"] < FEW
    await line.close()


async def test_tables_around_are_found_without_those_of_other_servers(
    url: str, store: Store, server: Server | None
) -> None:
    own, here = await lobby(store), await lobby(store, guild=GUILD)
    with heard() as asked:
        around = await store.listing.around(ANN, GUILD, CHANNEL, ["chess"])
    assert around == [TableChannel(here, CHANNEL, mine=True), TableChannel(own, CHANNEL, mine=True)]
    ((statement, parameters),) = asked.items()
    if server is None:
        (plan,) = sqlite_plans(Path(str(make_url(url).database)), asked).values()
        assert not [step for step in plan if "ix_tables_status" in step or scanned(step) == "tables"]
        return
    line = await server.connect(str(make_url(url).database))
    await fill(line, but={})
    await line.execute("UPDATE tables SET status = 'playing'")
    await line.execute("ANALYZE")
    assert (await rows_read(line, statement, parameters))["tables"] < FEW
    await line.close()


async def test_a_rematch_is_found_without_later_games(url: str, store: Store, server: Server | None) -> None:
    first = await lobby(store, guild=GUILD)
    again = await store.create_lobby(replace(LOBBY, after=first), guild_id=GUILD, channel_id=CHANNEL)
    async with store._transaction() as connection:
        row = {**(await connection.execute(select(schema.tables).where(schema.tables.c.id == first))).mappings().one()}
        await connection.execute(insert(schema.tables), [{**row, "id": number} for number in range(1_000, 3_000)])
    with heard() as asked:
        assert await store.rematch_of(first, GUILD) == again
    ((statement, parameters),) = asked.items()
    if server is None:
        (plan,) = sqlite_plans(Path(str(make_url(url).database)), asked).values()
        assert plan == ["SEARCH tables USING INDEX ix_tables_follows (follows=?)"]
        return
    line = await server.connect(str(make_url(url).database))
    await line.execute("ANALYZE")
    read = await rows_read(line, statement, parameters)
    await line.close()
    assert read == {"tables": 1}
