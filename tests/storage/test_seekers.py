"""Who wants to be told, as it is stored: of two who call at once, one calls each person."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from random import seed

from storage import Store
from storage.player_alerts import AlertSubscription
from tests.storage.samples import ANN, BEN, EVE, GUILD


async def test_of_two_processes_that_call_at_once_one_calls(url: str) -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    one, other = (await Store.open(url, clock=lambda: now), await Store.open(url, clock=lambda: now))
    await one.seekers.keep(GUILD, AlertSubscription(BEN, (), 3600))
    found = await asyncio.gather(*(store.seekers.claim(GUILD, "chess", [BEN], now) for store in (one, other)))
    assert sorted(len(each) for each in found) == [0, 1]
    for store in (one, other):
        await store.close()


async def test_a_pinged_player_waits_and_a_ping_can_be_released(store: Store) -> None:
    seekers, now = store.seekers, datetime.now(UTC)

    async def next_one() -> list[int]:
        return [each.user for each in await seekers.waiting(GUILD, "chess", [ANN])][:1]

    for user in (BEN, EVE):
        await seekers.keep(GUILD, AlertSubscription(user, ("chess",), 1))
    (first,) = await seekers.claim(GUILD, "chess", await next_one(), now)
    (second,) = await seekers.claim(GUILD, "chess", await next_one(), now)
    assert {first.user, second.user} == {BEN, EVE}
    assert await seekers.waiting(GUILD, "draughts", [ANN]) == []
    assert await seekers.claim(GUILD, "draughts", [BEN, EVE], now) == []
    await seekers.give_back(GUILD, [second], now)
    told = await seekers.of(GUILD, second.user)
    assert told is not None
    assert told.told is None
    await seekers.keep(GUILD, AlertSubscription(first.user, (), int(timedelta(days=7).total_seconds())))
    assert [each.user for each in await seekers.claim(GUILD, "draughts", [first.user], now)] == []


async def test_each_player_who_wants_alerts_may_come_first(store: Store) -> None:
    users = {*range(1, 9)}
    for user in users:
        await store.seekers.keep(GUILD, AlertSubscription(user, (), 1))
    seed(1)
    first = [(await store.seekers.waiting(GUILD, "chess", []))[0].user for _ in range(60)]
    assert {*first} == users


async def test_what_people_want_in_a_server_goes_with_it(store: Store) -> None:
    await store.seekers.keep(GUILD, AlertSubscription(BEN, (), 3600))
    await store.guilds.forget(GUILD)
    assert await store.seekers.of(GUILD, BEN) is None
