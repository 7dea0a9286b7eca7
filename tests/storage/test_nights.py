"""Game nights as they are stored: each step is taken once, whichever process tries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import Store, nights, schema
from storage.errors import StaleTableError, StillSeatedError
from storage.nights import MOST_RSVPS, REMEMBERED, Most, Night, Plan, Rsvp, open_night
from storage.shards import ShardRange
from tests.storage.samples import ANN, BEN, CHANNEL, EVE, GUILD, LOBBY, planned
from tests.storage.test_penalties import beside

HALF: timedelta = timedelta(minutes=30)
MANY = Most(99, 99)


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 18, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def two(url: str, watch: Watch) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes with the same servers, as while one takes over from the other."""
    stores = (await Store.open(url, clock=watch), await Store.open(url, clock=watch))
    yield stores
    for store in stores:
        await store.close()


async def test_a_night_is_due_for_its_reminder_and_at_its_hour(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    night = await planned(store, ANN, at=watch() + timedelta(hours=1))
    assert await store.nights.due(HALF) == []
    assert await store.nights.next_due(HALF) == watch() + HALF
    watch.time += HALF
    assert [each.id for each in await store.nights.due(HALF)] == [night]
    await store.nights.reminded(night, watch() - HALF)  # of an hour that it has no more
    assert [each.id for each in await store.nights.due(HALF)] == [night]
    await store.nights.reminded(night, watch() + HALF)
    assert await store.nights.due(HALF) == []
    assert await store.nights.next_due(HALF) == watch() + HALF
    watch.time += HALF
    assert [each.id for each in await store.nights.due(HALF)] == [night]


async def test_of_two_processes_one_runs_a_night_until_it_is_over(two: tuple[Store, Store], watch: Watch) -> None:
    night = await planned(two[0], ANN, at=watch())
    until = watch() + timedelta(minutes=1)
    assert sorted(await asyncio.gather(*(store.nights.hold(night, until) for store in two))) == [False, True]
    assert await two[1].nights.due(HALF) == []
    assert await two[1].nights.next_due(HALF) == until
    watch.time = until
    assert await two[1].nights.hold(night, until + timedelta(minutes=1))


async def test_a_night_has_one_lobby_however_many_open_it(two: tuple[Store, Store], watch: Watch) -> None:
    night = await planned(two[0], ANN, at=watch())
    await two[0].nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    lobby = replace(LOBBY)
    opened = await asyncio.gather(
        *(store.create_lobby(lobby, guild_id=GUILD, channel_id=CHANNEL, night=night) for store in two),
        return_exceptions=True,
    )
    assert sum(isinstance(each, StaleTableError) for each in opened) == 1
    found = await two[0].nights.get(night)
    assert found is not None
    assert found.table in opened
    assert found.status == "opened"
    assert len(await two[0].tables_of(ANN)) == 1


async def test_a_night_moved_as_it_begins_neither_opens_nor_ends(two: tuple[Store, Store], watch: Watch) -> None:
    (store, _), hour = two, watch()
    night = await planned(store, ANN, at=hour)
    assert await store.nights.move(night, hour + timedelta(days=1), remind=True) is not None
    lobby = replace(LOBBY, chairs=LOBBY.chairs[:1])
    with pytest.raises(StaleTableError):
        await store.create_lobby(lobby, guild_id=GUILD, channel_id=CHANNEL, night=night)
    assert await store.nights.settle(night, "empty", at=hour) is None
    found = await store.nights.get(night)
    assert found is not None
    assert found.status == "planned"


@pytest.mark.parametrize("how", ["forgotten", "declined"])
async def test_a_night_seats_nobody_who_comes_no_more(store: Store, how: str) -> None:
    night = await planned(store, ANN, at=datetime.now(UTC))
    await store.nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    if how == "forgotten":
        await store.privacy.forget(BEN, "Somebody")
    else:
        await store.nights.decline(night, BEN)
    with pytest.raises(StaleTableError, match="come"):
        await store.create_lobby(LOBBY, guild_id=GUILD, channel_id=CHANNEL, night=night)
    assert await store.tables_of(BEN) == []
    found = await store.nights.get(night)
    assert found is not None
    assert found.status == "planned"
    await store.create_lobby(replace(LOBBY, chairs=LOBBY.chairs[:2]), guild_id=GUILD, channel_id=CHANNEL, night=night)


async def test_who_is_seated_while_they_are_forgotten_sits(
    two: tuple[Store, Store], watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await planned(two[0], ANN, at=watch())
    await two[0].nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    forgetting = list[asyncio.Task[None]]()

    async def slow(*args: Any) -> None:
        await open_night(*args)
        forgetting.append(asyncio.create_task(two[1].privacy.forget(BEN, "Somebody")))
        await asyncio.wait(forgetting, timeout=0.5)

    monkeypatch.setattr("storage.tables.open_night", slow)
    table = await two[0].create_lobby(LOBBY, guild_id=GUILD, channel_id=CHANNEL, night=night)
    with pytest.raises(StillSeatedError):
        await forgetting[0]
    assert [each.id for each in await two[0].tables_of(BEN)] == [table]
    found = await two[0].nights.get(night)
    assert found is not None
    assert BEN in {rsvp.user for rsvp in found.going}


async def test_a_night_opens_while_its_server_is_forgotten(
    two: tuple[Store, Store], watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await planned(two[0], ANN, at=watch())
    await two[0].nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    execute, opening = AsyncConnection.execute, list[asyncio.Task[int]]()

    async def open_beside(connection: AsyncConnection, statement: Any, *args: Any, **options: Any) -> Any:
        done = await execute(connection, statement, *args, **options)
        if statement.is_delete and statement.table is schema.guests and not opening:
            lobby = two[0].create_lobby(LOBBY, guild_id=GUILD, channel_id=CHANNEL, night=night)
            opening.append(asyncio.create_task(lobby))
            await beside(connection, opening[0])
        return done

    monkeypatch.setattr(AsyncConnection, "execute", open_beside)
    await two[1].guild_data.forget(GUILD)
    (opened,) = await asyncio.gather(*opening, return_exceptions=True)
    assert isinstance(opened, int | StaleTableError)
    assert await two[0].nights.get(night) is None


async def test_who_answers_again_keeps_their_place_and_stays_host(two: tuple[Store, Store], watch: Watch) -> None:
    nights = two[0].nights
    night = await planned(two[0], ANN)
    for user, name in ((BEN, "Ben"), (EVE, "Eve"), (BEN, "Benny"), (ANN, "Ann")):
        watch.time += timedelta(minutes=1)
        found = await nights.answer(night, Rsvp(user, name, "yes"))
    assert found is not None
    assert [rsvp.name for rsvp in found.going] == ["Ann", "Benny", "Eve"]
    assert found.host is not None
    assert found.host.user == ANN
    away = await nights.answer(night, Rsvp(ANN, "Ann", "no"))
    assert away is not None
    assert away.host is not None
    assert [rsvp.user for rsvp in away.going] == [BEN, EVE]
    await nights.settle(night, "off")
    assert await nights.answer(night, Rsvp(EVE, "Eve", "no")) is None


async def test_of_two_processes_one_settles_a_night(two: tuple[Store, Store], watch: Watch) -> None:
    night = await planned(two[0], ANN, at=watch())
    assert await two[0].nights.hold(night, watch() + HALF)
    settled = await two[0].nights.settle(night, "missed")
    assert settled is not None
    assert settled.status == "missed"
    assert await two[1].nights.settle(night, "off") is None
    assert await two[1].nights.get(night) == settled
    assert await two[1].nights.hold(night, watch() + HALF)


async def test_an_end_is_unshown_until_it_is_noted_or_long_past(two: tuple[Store, Store], watch: Watch) -> None:
    first, second = two
    ended, lately = [await planned(first, ANN, at=watch() + timedelta(hours=hours)) for hours in (48, 0)]
    shown = await planned(first, ANN)
    for night in (ended, lately, shown):
        assert await first.nights.settle(night, "off") is not None
    await second.nights.note_shown(shown)
    assert [night.id for night in await second.nights.unshown()] == [lately, ended]
    watch.time += timedelta(days=1)
    assert [night.id for night in await second.nights.unshown()] == [ended]


async def test_guests_are_in_the_order_of_their_answers(two: tuple[Store, Store], watch: Watch) -> None:
    night = await planned(two[0], ANN)
    for user, name in ((EVE, "Eve"), (BEN, "Ben")):
        watch.time += timedelta(minutes=1)
        found = await two[0].nights.answer(night, Rsvp(user, name, "yes"))
    assert found is not None
    assert [rsvp.user for rsvp in found.going] == [ANN, EVE, BEN]


async def test_a_blocked_guest_is_not_going_but_stays_the_planner(store: Store) -> None:
    night = await planned(store, ANN)
    await store.nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    await store.guilds.block(GUILD, ANN)
    await store.guilds.block(GUILD - 1, BEN)
    kept = await store.nights.get(night)
    assert kept is not None
    assert kept.host is not None
    assert (kept.host.user, [rsvp.user for rsvp in kept.going]) == (ANN, [BEN])
    await store.guilds.unblock(GUILD, ANN)
    kept = await store.nights.get(night)
    assert kept is not None
    assert [rsvp.user for rsvp in kept.going] == [ANN, BEN]


@pytest.mark.parametrize("remind", [True, False])
async def test_a_moved_night_is_reminded_of_if_asked(two: tuple[Store, Store], watch: Watch, remind: bool) -> None:
    night = await planned(two[0], ANN, at=watch() + HALF)
    moved = await two[0].nights.move(night, watch() + timedelta(days=1), remind=remind)
    assert moved is not None
    assert moved.reminded is not remind


async def test_answers_to_a_night_can_lapse_when_it_moves(two: tuple[Store, Store], watch: Watch) -> None:
    night, nights = await planned(two[0], ANN, at=watch() + timedelta(days=1)), two[0].nights
    await nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    moved = await nights.move(night, watch() + HALF, remind=False, lapsed=[BEN])
    assert moved is not None
    assert [rsvp.user for rsvp in moved.going] == [ANN]
    interested = await nights.welcome(night, [Rsvp(BEN, "Ben", "yes")])
    assert interested is not None
    assert [rsvp.user for rsvp in interested.going] == [ANN]
    again = await nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    assert again is not None
    assert {rsvp.user for rsvp in again.going} == {ANN, BEN}


async def test_a_process_keeps_the_nights_of_its_own_servers(url: str, watch: Watch) -> None:
    guild = 1 << 22
    other = await Store.open(url, clock=watch, share=ShardRange((0,), 2))
    mine = await Store.open(url, clock=watch, share=ShardRange((1,), 2))
    night = await planned(mine, ANN, at=watch(), guild=guild)
    assert await other.nights.due(HALF) == []
    assert await other.nights.next_due(HALF) is None
    assert [each.id for each in await mine.nights.due(HALF)] == [night]
    await other.close()
    await mine.close()


async def test_nobody_and_no_server_plans_more_nights_than_may_be(store: Store) -> None:
    night = await planned(store, ANN)
    found = await store.nights.get(night)
    assert found is not None
    host = Rsvp(ANN, "Ann", "yes", hosts=True)

    async def plan(user: int, each: int, here: int) -> object:
        most = Most(each, here)
        return await store.nights.plan(found.plan, replace(host, user=user), remind=True, at_once=most, a_day=MANY)

    assert await plan(ANN, 1, 9) == "at once"
    assert await plan(BEN, 9, 1) == "at once"
    assert isinstance(await plan(BEN, 1, 9), Night)


async def test_nights_called_off_count_for_a_day(two: tuple[Store, Store], watch: Watch) -> None:
    store, other = two
    host, at = Rsvp(ANN, "Ann", "yes", hosts=True), watch() + timedelta(days=9)

    async def plan(user: int, guild: int, each: int, here: int) -> object:
        wish, guest = Plan("chess", guild, 1, 4, "live", "en", at), replace(host, user=user)
        planned = await other.nights.plan(wish, guest, remind=True, at_once=MANY, a_day=Most(each, here))
        if isinstance(planned, Night):
            await store.nights.settle(planned.id, "off")
        return planned

    assert isinstance(await plan(ANN, GUILD, 2, 3), Night)
    assert isinstance(await plan(ANN, GUILD - 1, 2, 3), Night)
    assert await plan(ANN, GUILD - 2, 2, 3) == "a day"
    assert isinstance(await plan(BEN, GUILD, 2, 2), Night)
    assert await plan(EVE, GUILD, 2, 2) == "a day"
    watch.time += timedelta(days=1)
    assert isinstance(await plan(ANN, GUILD, 1, 1), Night)


async def test_nights_are_forgotten_after_a_month_or_with_the_server(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    old, gone = await planned(store, ANN, at=watch()), await planned(store, ANN, at=watch() + REMEMBERED)
    watch.time += REMEMBERED + timedelta(days=1)
    await store.nights.forget_old()
    assert await store.nights.get(old) is None
    assert await store.nights.get(gone) is not None
    await store.guilds.forget(GUILD)
    assert await store.nights.get(gone) is None
    assert (await store.privacy.kept(ANN)).nothing


async def test_a_server_is_left_while_a_guest_answers(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    night, leaving = await planned(two[0], ANN), list[asyncio.Task[None]]()
    claim = nights._claim

    async def claim_beside(connection: AsyncConnection, night: int) -> bool:
        claimed = await claim(connection, night)
        leaving.append(asyncio.create_task(two[1].guilds.forget(GUILD)))
        await beside(connection, leaving[0])
        return claimed

    monkeypatch.setattr(nights, "_claim", claim_beside)
    await two[0].nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    await leaving[0]
    assert await two[0].nights.get(night) is None


async def test_declining_brings_no_forgotten_guest_back(store: Store) -> None:
    night = await planned(store, ANN)
    await store.nights.answer(night, Rsvp(BEN, "Ben", "yes"))
    await store.nights.decline(night, BEN)
    now = await store.nights.get(night)
    assert now is not None
    assert [rsvp.user for rsvp in now.going] == [ANN]
    assert {rsvp.user for rsvp in now.rsvps} == {ANN, BEN}
    await store.privacy.forget(BEN, "Somebody")
    now = await store.nights.decline(night, BEN)
    assert now is not None
    assert [rsvp.user for rsvp in now.rsvps] == [ANN]


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many statements were executed, in the last element."""
    execute, counts = AsyncConnection.execute, list[int]()

    async def counted(*args: Any, **options: Any) -> Any:
        counts[-1] += 1
        return await execute(*args, **options)

    monkeypatch.setattr(AsyncConnection, "execute", counted)
    return counts


async def test_many_nights_take_no_more_statements(store: Store, statements: list[int]) -> None:
    read = []
    for host in (ANN, BEN, EVE):
        statements.append(0)
        night = await planned(store, host)
        await store.nights.answer(night, Rsvp(EVE, "Eve", "yes"))
        statements.append(0)
        nights = await store.nights.planned(GUILD)
        read.append(statements[-1])
    assert {night.id: {rsvp.user for rsvp in night.rsvps} for night in nights}[night] == {EVE}
    assert [len(night.rsvps) for night in nights] == [2, 2, 1]
    assert read[0] == read[-1]


async def test_many_interested_users_take_no_more_statements(store: Store, statements: list[int]) -> None:
    for many in (2, MOST_RSVPS - 1):
        statements.append(0)
        night = await planned(store, ANN)
        found = await store.nights.welcome(night, [Rsvp(user, str(user), "yes") for user in range(1, many + 1)])
        assert found is not None
        assert len(found.going) == many + 1
    assert statements[0] == statements[1]
