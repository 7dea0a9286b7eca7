"""All that is kept about a server: told without what people hide, and forgotten everywhere. On both databases."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any, Final

import pytest
from sqlalchemy import Column, func, insert, select, update

from storage import Store, schema
from storage.errors import StaleTableError, StillOpenError
from storage.guild_data import NOWHERE, STEP
from storage.presence import PingMessage
from storage.schema import metadata
from storage.store import utc_now
from tests.storage.samples import ANN, ARENA_BOUNDS, BEN, CHANNEL, GUILD, SEED, game, lobby, planned
from tests.storage.test_privacy import played

OTHER: Final = GUILD - 1
KEPT: Final = {"greetings.guild_id"}
"""That the bot has introduced itself is not forgotten: else it would do it again."""


def places() -> list[Column[Any]]:
    """Every column that names a server."""
    found = [column for table in metadata.sorted_tables for column in table.columns if column.name == "guild_id"]
    return [*found, schema.ratings.c.scope]


async def naming(store: Store, guild: int) -> dict[str, int]:
    """How many rows name a server, by column."""
    async with store._transaction() as connection:
        return {
            str(column): count
            for column in places()
            if (count := await connection.scalar(select(func.count()).where(column == guild)))
        }


async def fill(store: Store) -> None:
    """Something in each place that names a server."""
    await played(store)
    await planned(store, ANN)
    await store.guilds.block(GUILD, BEN)
    await store.guilds.greet(GUILD)
    await store.guilds.change(GUILD, lambda old: old.choose("channel_tables", 3))
    await store.seasons.current(GUILD)
    title = {"guild_id": GUILD, "season": 1, "kind": "manila", "pool": "people", "user_id": ANN, "name": "Ann"}
    earned = {"place": 1, "mu": 25.0, "sigma": 8.0, "games": 1}
    async with store._transaction() as connection:
        await connection.execute(insert(schema.titles).values(title | earned))


async def test_forgetting_a_server_removes_its_data_and_spares_others(store: Store) -> None:
    await fill(store)
    await store.guilds.block(OTHER, BEN)
    await store.arenas.open(GUILD, CHANNEL, "chess", 2, "live", utc_now() + timedelta(hours=1), **ARENA_BOUNDS)
    await store.arenas.close(1)
    async with store._transaction() as connection:
        await connection.execute(
            update(schema.tables).where(schema.tables.c.status.in_(("lobby", "playing"))).values(status="closed")
        )
        past = await connection.scalar(select(func.count()).select_from(schema.tables))
        results = await connection.scalar(select(func.count()).select_from(schema.results))
    before = await naming(store, OTHER)
    its_own = {f"{table}.guild_id" for table in ("tables", "blocks", "titles", "seasons", "arenas")}
    assert its_own <= set(await naming(store, GUILD))
    await store.guild_data.forget(GUILD)
    assert set(await naming(store, GUILD)) == KEPT
    assert await naming(store, OTHER) == before
    async with store._transaction() as connection:
        assert await connection.scalar(select(func.count()).select_from(schema.tables)) == past
        assert await connection.scalar(select(func.count()).select_from(schema.results)) == results
        assert set(await connection.scalars(select(schema.tables.c.channel_id))) == {NOWHERE}
    await store.guild_data.forget(GUILD)  # once more does nothing


async def test_more_tables_than_fit_at_once_are_all_forgotten(store: Store) -> None:
    first = await lobby(store)
    await store.close_table(first)
    async with store._transaction() as connection:
        row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == first))).mappings().one()
        copies = [{**row, "id": first + number} for number in range(1, STEP + 5)]
        await connection.execute(insert(schema.tables), copies)
    await store.guild_data.forget(GUILD)
    assert await naming(store, GUILD) == {}


async def test_forgetting_a_server_removes_the_pings_of_its_tables(store: Store) -> None:
    tables = [await game(store), await lobby(store, guild=OTHER)]
    for table in tables:
        await store.presence.add_call(PingMessage(table, ANN, CHANNEL, 7))
        await store.close_table(table, "untouched")
    await store.guild_data.forget(GUILD)
    assert [len(await store.presence.calls(table)) for table in tables] == [0, 1]


async def test_no_table_of_a_forgotten_server_opens_again(store: Store) -> None:
    tables = [await lobby(store), await game(store)]
    for table in tables:
        await store.close_table(table, "untouched")
    await store.guild_data.forget(GUILD)
    for table in tables:
        with pytest.raises(StaleTableError):
            await store.reopen(table)
        row = await store.table(table)
        assert row is not None
        assert row.status == "closed"


async def test_nothing_is_forgotten_while_a_table_is_open(store: Store) -> None:
    await game(store)
    await store.guilds.block(GUILD, BEN)
    before = await naming(store, GUILD)
    with pytest.raises(StillOpenError):
        await store.guild_data.forget(GUILD)
    assert await naming(store, GUILD) == before


async def test_a_part_tells_no_seed_or_moves_of_a_game_that_can_go_on(store: Store) -> None:
    going, closed = await game(store, entries=3), await game(store, entries=3)
    await store.close_table(closed, "untouched")
    part = await store.guild_data.part(GUILD, 1, None)
    told = json.dumps(part.content)
    assert SEED not in told
    assert [table["table"] for table in part.content["tables"]] == [closed, going]
    assert all("moves" not in table and "seed" not in table for table in part.content["tables"])
    assert (await store.guild_data.part(GUILD, 1, {1234})).unseen == 2


async def test_nights_and_arenas_of_unseen_channels_are_not_told(store: Store) -> None:
    await planned(store, ANN)
    await store.arenas.open(GUILD, CHANNEL, "chess", 2, "live", utc_now() + timedelta(hours=1), **ARENA_BOUNDS)
    arena = await store.arenas.arena(1)
    assert arena is not None
    await store.arenas.join(arena.id, ANN, "Ann")
    beside = ("nights", "guests", "arenas", "arena_players")
    for seen, count in ((None, 1), ({CHANNEL}, 1), ({1234}, 0)):
        told = (await store.guild_data.part(GUILD, 1, seen)).content
        assert [len(told[name]) for name in beside] == [count] * len(beside)


async def test_parts_hold_so_many_tables_the_newest_first(store: Store) -> None:
    tables = [await lobby(store) for _ in range(5)]
    parts = [await store.guild_data.part(GUILD, number, None, size=2) for number in (1, 2, 3, 9)]
    assert [[table["table"] for table in part.content["tables"]] for part in parts[:3]] == [
        tables[:2:-1],
        tables[2:0:-1],
        tables[:1],
    ]
    assert parts[3].number == parts[3].parts == 3
    assert "blocks" in parts[0].content
    assert "blocks" not in parts[1].content


async def test_rows_beyond_what_fits_are_counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.guild_data.MOST_ROWS", 2)
    monkeypatch.setattr("storage.guild_data.STEP", 2)
    for user in range(1, 6):
        await store.guilds.block(GUILD, user)
    part = await store.guild_data.part(GUILD, 1, None)
    assert (len(part.content["blocks"]), part.left_out) == (2, 3)
