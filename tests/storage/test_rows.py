"""Rows become dataclasses by the names of their columns, and the other way round."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from sqlalchemy import insert, select

from storage import Store
from storage.presence import Proposal, Timer
from storage.rows import columns, made
from storage.schema import proposals, timers
from tests.storage.samples import ANN, BEN, lobby


async def test_a_dataclass_comes_back_from_its_row_as_it_was(store: Store) -> None:
    timer = Timer(await lobby(store), 7, datetime(2026, 5, 1, tzinfo=UTC), 60, warned=1)
    vote = Proposal(timer.table, "end", 3, ANN, (ANN, BEN))
    async with store._transaction() as connection:
        await connection.execute(insert(timers).values(columns(timers, timer, "guild", "first_due")))
        await connection.execute(insert(proposals).values(columns(proposals, vote)))
        clock = (await connection.execute(select(timers))).mappings().one()
        voted = (await connection.execute(select(proposals))).mappings().one()
    assert made(Timer, clock, guild=5, first_due=None) == replace(timer, guild=5)
    assert made(Proposal, voted, agreed=tuple(voted["agreed"]), refused=()) == vote


async def test_a_field_without_a_column_is_an_error(store: Store) -> None:
    table = await lobby(store)
    with pytest.raises(KeyError, match="ply"):
        columns(proposals, Timer(table, 7, datetime(2026, 5, 1, tzinfo=UTC), 60))
    async with store._transaction() as connection:
        await connection.execute(insert(proposals).values(columns(proposals, Proposal(table, "end", 3, ANN, ()))))
        row = (await connection.execute(select(proposals))).mappings().one()
    with pytest.raises(KeyError, match="ply"):
        made(Timer, row)
