"""A person is told all that is kept about them, and nothing about anybody else.

The schema is walked: whoever adds a column that can name a person is asked here what becomes of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

import pytest
from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, Integer, MetaData, String, Table, insert, select

from engine.table import SeatAssignment
from storage import Store
from storage.export import TOLD_OF, Exported
from storage.guilds import GuildSettings
from storage.offers import Offer
from storage.presence import Proposal
from storage.privacy import ABOUT, columns_that
from storage.schema import GOES, NOBODY, metadata
from tests.storage.samples import (
    ANN,
    ARENA_BOUNDS,
    BEN,
    EVE,
    GUILD,
    SEED,
    entry,
    game,
    lobby,
    planned,
    propose,
    snapshot,
)
from tests.storage.test_privacy import played

FITTING: Final = {"pool": "people", "pings": "never"}
"""What a column takes, where it does not take just anything."""


def _could_name(column: Column[Any]) -> bool:
    return isinstance(column.type, BigInteger | JSON) or "user" in column.name or "name" in column.name


def _is_settled(column: Column[Any]) -> bool:
    fate = column.info.get("person")
    return fate is not None and not (fate == "nobody" and "user" in column.name)


def _unsettled(tables: Iterable[Table]) -> list[str]:
    """The columns that could name a person, and do not say what becomes of it."""
    columns = (column for table in tables for column in table.columns)
    return [str(column) for column in columns if _could_name(column) and not _is_settled(column)]


def test_every_column_that_could_name_a_person_has_a_fate() -> None:
    assert _unsettled(metadata.sorted_tables) == []


def test_a_new_table_that_names_a_person_must_say_so() -> None:
    new = MetaData()
    gifts = Table("gifts", new, Column("user_id", BigInteger, info=NOBODY), Column("wrapping", JSON))
    toasts = Table("toasts", new, Column("user_id", BigInteger, info=GOES), Column("guild_id", BigInteger, info=NOBODY))
    assert _unsettled([gifts, toasts]) == ["gifts.user_id", "gifts.wrapping"]


def test_rows_about_a_person_are_found_by_their_user_id() -> None:
    assert {str(table.c.user_id) for table in metadata.sorted_tables if "user_id" in table.c} == set(map(str, ABOUT))
    # A name beside no ``user_id`` would outlive the person.
    assert all("user_id" in column.table.c for column in columns_that("name"))


def test_the_file_of_a_person_reads_no_secret_column() -> None:
    assert not {str(column) for column in TOLD_OF} & {str(column) for column in columns_that("secret")}


def _some(column: Column[Any], user: int, table: int) -> Any:
    """A value for a column of a row about a person."""
    if column.name == "user_id":
        return user
    if column.foreign_keys:
        return table
    if column.name in FITTING:
        return FITTING[column.name]
    kind = column.type
    if isinstance(kind, Boolean):
        return True
    if isinstance(kind, BigInteger):
        return 77
    if isinstance(kind, Integer | Float):
        return 5
    if isinstance(kind, String):
        return "word"
    return {} if isinstance(kind, JSON) else datetime(2026, 5, 1, tzinfo=UTC)


async def _plant(store: Store, table: Table, user: int, number: int) -> None:
    # The first one that there is, as the table.
    assert await store.arenas.open(GUILD, 1, "chess", 2, "live", datetime(2100, 1, 1, tzinfo=UTC), **ARENA_BOUNDS)
    values = {column.name: _some(column, user, number) for column in table.columns}
    async with store._transaction() as connection:
        await connection.execute(insert(table).values(values))


@pytest.mark.parametrize("name", [column.table.name for column in ABOUT])
async def test_every_table_about_users_is_exported_and_forgotten(store: Store, name: str) -> None:
    table, column = metadata.tables[name], metadata.tables[name].c.user_id
    number = await played(store)  # nobody that we ask for sits there
    assert await planned(store, BEN) == number
    await _plant(store, table, EVE, number)
    told = json.dumps((await store.export.part(EVE, 1)).content)
    assert f'"{name}"' in told
    await store.privacy.forget(EVE, "Somebody")
    async with store._transaction() as connection:
        left = (await connection.execute(select(table).where(column == EVE))).all()
    assert bool(left) == (column.info["person"] == "stays")


async def test_what_is_elsewhere_is_told_too(store: Store) -> None:
    over, voted, kicked = (
        await played(store),
        await game(store),
        await lobby(store, chairs=(SeatAssignment("Ann", ANN),)),
    )
    await propose(store, Proposal(voted, "end", 0, ANN, (ANN,), (BEN,)))
    await store.change_lobby(kicked, lambda there: replace(there, kicked=(BEN,)))
    await store.guilds.block(GUILD, BEN)
    part = await store.export.part(BEN, 1)
    assert (part.number, part.parts) == (1, 1)
    tables = {each["table"]: each for each in part.content["tables"]}
    assert set(tables) == {over, voted, kicked}
    assert tables[over]["name"] == "Ben – Бен"
    assert tables[over]["seats"] == [{"seat": 0}]
    assert tables[over]["result_seats"][0]["rank"] == 2
    assert tables[voted]["vote"] == {"about": "end", "proposed": False, "agreed": False, "refused": True}
    assert tables[kicked]["kicked"] is True
    assert "name" not in tables[kicked]
    assert [row["guild_id"] for row in part.content["blocks"]] == [str(GUILD)]
    (ann,) = [each for each in (await store.export.part(ANN, 1)).content["tables"] if each["table"] == over]
    assert ann["host"] is True


async def _moves(store: Store, table: int, user: int) -> Any:
    told: list[Exported] = (await store.export.part(user, 1)).content["tables"]
    (mine,) = [each for each in told if each["table"] == table]
    return mine["moves"]


async def test_export_of_a_seat_offer_names_no_other_user(store: Store) -> None:
    table, until = await game(store), datetime(2100, 1, 1, tzinfo=UTC)
    await store.offers.make(Offer(table, 0, EVE, BEN, ANN, until))
    parts = [(await store.export.part(user, 1)).content["tables"][0] for user in (EVE, BEN, ANN)]
    seat = {"seat": 0, "until": until.isoformat()}
    assert parts[0]["offers"] == [seat]
    assert parts[1]["offered"] == [seat | {"mine": True, "by_me": False}]
    assert parts[2]["offered"] == [seat | {"mine": False, "by_me": True}]
    for part, own in zip(parts, (EVE, BEN, ANN), strict=True):
        assert not [user for user in (EVE, BEN, ANN) if user != own and str(user) in json.dumps(part)]


async def test_ones_own_moves_are_told_once_nobody_can_play_on(store: Store) -> None:
    table = await game(store, 8)  # seat 0 is Ben's, seat 2 Ann's
    assert await _moves(store, table, BEN) is None
    await store.close_table(table, "untouched")
    assert await _moves(store, table, BEN) is None  # it may be taken up again
    await store.reopen(table)
    await store.append(table, [entry(8, by="clock"), entry(9)], snapshot(9), over=True)
    assert [move["code"] for move in await _moves(store, table, BEN)] == ["go:3", "go:6", "go:9"]
    assert [move["number"] for move in await _moves(store, table, ANN)] == [2, 5]  # the clock made the other
    stopped = await game(store, 4)
    await store.close_table(stopped, "stopped_rules")
    assert [move["code"] for move in await _moves(store, stopped, BEN)] == ["go:3"]


async def test_nothing_is_told_of_others_and_no_seed_or_state(store: Store) -> None:
    await played(store)
    await game(store, 3)
    await store.guilds.block(GUILD, EVE)
    await store.guilds.change(GUILD, lambda _: GuildSettings(guild_tables=9))
    told = json.dumps((await store.export.part(BEN, 1)).content, ensure_ascii=False)
    for other in (str(ANN), "Ann", "Odds", str(EVE), SEED, "wide", "draws", "guild_tables"):
        assert other not in told, other
    assert json.loads(told)["person"] == str(BEN)


async def test_somebody_with_a_longer_id_is_not_taken_for_them(store: Store) -> None:
    await lobby(store, chairs=(SeatAssignment("Annabel", 4711),))
    told = (await store.export.part(471, 1)).content
    assert told["tables"] == []


async def test_large_export_comes_in_parts_newest_first(store: Store) -> None:
    tables = [await lobby(store) for _ in range(5)]
    await store.presence.set_pings(ANN, "never")
    parts = [await store.export.part(ANN, number, size=2) for number in (1, 2, 3, 9)]
    assert [part.number for part in parts] == [1, 2, 3, 3]
    assert {part.parts for part in parts} == {3}
    found = [each["table"] for part in parts[:3] for each in part.content["tables"]]
    assert found == tables[::-1]
    assert parts[0].content["people"] == [{"pings": "never"}]
    assert "people" not in parts[1].content


async def test_somebody_about_whom_nothing_is_kept_is_told_so(store: Store) -> None:
    await played(store)
    told = (await store.export.part(EVE, 1)).content
    assert told["tables"] == []
    assert not any(told[column.table.name] for column in ABOUT if "table_id" not in column.table.c)
