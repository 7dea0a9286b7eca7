"""Finished games that were kept long enough are removed, and nothing else is."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from storage import StaleTableError, Store, schema
from storage.presence import Vote
from storage.results import EVERYWHERE
from storage.retention import COURSE
from storage.rows import FOR_GOOD, REMOVED
from storage.shards import ShardRange
from storage.store import utc_now
from tests.storage.samples import ANN, BEN, CHANNEL, EVE, GUILD, LOBBY, SEED, game, lobby
from tests.storage.test_guild_data import naming
from tests.storage.test_privacy import contents, played
from tests.storage.test_records import finished

KEPT = timedelta(days=30)
A_LOT = 100


async def aged(store: Store, *tables: int, days: int = 31) -> None:
    """Let nothing have happened to tables for so many days."""
    where = schema.tables.c.id.in_(tables)
    async with store._transaction() as connection:
        await connection.execute(
            update(schema.tables).where(where).values(updated_at=store._clock() - timedelta(days=days))
        )


async def of_table(store: Store, table: int) -> list[str]:
    """Where there are rows of a table's game."""
    async with store._transaction() as connection:
        return [
            each.name
            for each in COURSE
            if await connection.scalar(select(func.count()).where(each.c.table_id == table))
        ]


async def fill(store: Store, table: int) -> None:
    """Something in each place that belongs to a game."""
    some: dict[str, dict[str, Any]] = {
        "timers": {"ply": 1, "due_at": utc_now(), "seconds": 60, "warned": 0},
        "shown": {"at": utc_now()},
        "calls": {"user_id": ANN, "channel_id": 1, "message_id": 2},
        "proposals": {"kind": "end", "number": 1, "by_user": ANN, "agreed": [ANN], "refused": []},
        "offers": {"seat": 1, "user_id": EVE, "owner": ANN, "by_user": ANN, "until": utc_now()},
        "reviews": {"user_id": ANN, "review": {"version": 1, "lessons": []}},
        "orders": {"user_id": ANN, "book": {}, "at": utc_now()},
        "posts": {"seat": 0, "what": "film"},
    }
    async with store._transaction() as connection:
        for name, values in some.items():
            await connection.execute(insert(schema.metadata.tables[name]).values(table_id=table, **values))
    assert await of_table(store, table) == [each.name for each in COURSE]


async def test_removed_games_leave_their_results_alone(store: Store) -> None:
    table = await played(store)
    await store.place(table, channel_id=CHANNEL, message_id=7)
    await fill(store, table)
    before = await results_of(store)
    await aged(store, table)
    assert await store.retention.remove(KEPT, A_LOT) == [table]
    assert await of_table(store, table) == []
    (row,) = [line for line in await contents(store) if line.startswith("tables: ")]
    assert not [secret for secret in (SEED, str(ANN), str(BEN), "Ann", "Бен") if secret in row]
    assert await results_of(store) == before
    assert await store.retention.remove(KEPT, A_LOT) == []


async def results_of(store: Store) -> list[Any]:
    """What has come of games, as people and servers ask for it."""
    season = await store.seasons.current(GUILD)
    return [
        await store.records.history(ANN, offset=0, limit=9),
        await store.records.played(BEN),
        await store.records.leaderboard("chess", "people", EVERYWHERE, offset=0, limit=9),
        await store.seasons.last_channel(season),
        (await store.privacy.kept(ANN)).results,
    ]


async def test_games_that_may_go_on_or_count_are_kept(store: Store) -> None:
    gathering, going, untouched, unrecorded, old = (
        await lobby(store),
        await game(store),
        await game(store),
        await finished(store),
        await played(store),
    )
    await store.close_table(untouched, "untouched")
    await aged(store, gathering, going, untouched, unrecorded)
    await aged(store, old, days=29)
    before = await contents(store)
    assert await store.retention.remove(KEPT, A_LOT) == []
    assert await contents(store) == before


@pytest.mark.parametrize("why", [why for why in FOR_GOOD if why != REMOVED])
async def test_games_closed_for_good_are_removed(store: Store, why: Any) -> None:
    table = await game(store)
    await store.close_table(table, why)
    await aged(store, table)
    assert await store.retention.remove(KEPT, A_LOT) == [table]
    assert await of_table(store, table) == []


async def test_nobody_finds_a_removed_game(store: Store) -> None:
    table = await played(store)
    await aged(store, table)
    await store.retention.remove(KEPT, A_LOT)
    assert await store.table(table) is None
    assert await store.entries(table) == []
    assert await store.finished("chess", GUILD, 9) == []
    assert await store.records.unrecorded(["chess"]) == []
    assert await store.behind() == {}
    for act in (
        lambda: store.reopen(table),
        lambda: store.place(table, channel_id=1, message_id=2),
        lambda: store.vote(table, lambda *_: Vote(None)),
        lambda: store.create_lobby(
            type(LOBBY)("chess", ANN, 4, LOBBY.chairs, {}, after=table), guild_id=GUILD, channel_id=CHANNEL
        ),
    ):
        with pytest.raises(StaleTableError, match="no table"):
            await act()
    assert await lobby(store) > table


async def test_exports_tell_the_result_of_a_removed_game(store: Store) -> None:
    table = await played(store)
    await aged(store, table)
    await store.retention.remove(KEPT, A_LOT)
    (mine,) = (await store.export.part(ANN, 1)).content["tables"]
    assert (mine["table"], mine["moves"], len(mine["result_seats"])) == (table, [], 1)
    (theirs,) = (await store.guild_data.part(GUILD, 1, None)).content["tables"]
    assert (theirs["table"], theirs["moves"], len(theirs["results"])) == (table, [], 3)


async def test_forgetting_reaches_removed_games(store: Store) -> None:
    table = await played(store)
    await aged(store, table)
    await store.retention.remove(KEPT, A_LOT)
    await store.privacy.forget(ANN, "Somebody")
    assert (await store.privacy.kept(ANN)).nothing
    await store.guild_data.forget(GUILD)
    assert await naming(store, GUILD) == {}
    assert await store.table(table) is None


async def test_so_many_are_removed_at_once_the_rest_later(store: Store) -> None:
    tables = {await played(store) for _ in range(3)}
    given_up = {await game(store) for _ in range(2)}
    for each in given_up:
        await store.close_table(each, "ended")
    await aged(store, *tables, *given_up)
    first = await store.retention.remove(KEPT, 4)
    assert len(first) == 4
    assert tables < set(first)
    assert {*first, *await store.retention.remove(KEPT, 4)} == tables | given_up


async def test_a_process_removes_games_of_its_shards_alone(url: str) -> None:
    other = await Store.open(url, share=ShardRange.parse("0", 2))
    mine, theirs = await lobby(other, guild=2 << 22), await lobby(other, guild=3 << 22)
    for each in (mine, theirs):
        await other.close_table(each, "ended")
    await aged(other, mine, theirs)
    assert await other.retention.remove(KEPT, A_LOT) == [mine]
    await other.close()


async def test_votes_and_offers_end_with_their_game(store: Store) -> None:
    tables = [await game(store) for _ in range(3)]
    over, stopped, playing = tables
    soon = store._clock() + timedelta(hours=1)
    async with store._transaction() as connection:
        for table in tables:
            vote = {"table_id": table, "kind": "end", "number": 1, "by_user": ANN, "agreed": [ANN], "refused": []}
            await connection.execute(insert(schema.proposals).values(vote))
            for seat, until in enumerate((soon, store._clock())):
                offer = {"table_id": table, "seat": seat, "user_id": EVE, "owner": ANN, "by_user": ANN, "until": until}
                await connection.execute(insert(schema.offers).values(offer))
        await connection.execute(update(schema.tables).where(schema.tables.c.id == over).values(status="over"))
    await store.close_table(stopped, "ended")
    await store.retention.drop_ended()
    async with store._transaction() as connection:
        assert list(await connection.scalars(select(schema.proposals.c.table_id))) == [playing]
        left = (await connection.execute(select(schema.offers.c.table_id, schema.offers.c.seat))).all()
    assert [tuple(each) for each in left] == [(playing, 0)]
