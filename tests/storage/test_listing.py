"""Tables as lists show them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

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
