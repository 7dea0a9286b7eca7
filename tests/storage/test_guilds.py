"""What those who run a server decide holds there, whoever opens a table or sits down."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import Lobby
from engine.table import SeatAssignment
from storage import Store
from storage.errors import BadSettingsError, BlockedError, NoRoomError
from storage.guilds import DEFAULTS, MOST_CHOSEN, GuildSettings, require_unblocked
from storage.privacy import Kept
from storage.schema import guilds
from tests.storage.samples import ANN, BEN, CHANNEL, EVE, GUILD, LOBBY, game, lobby
from tests.storage.test_penalties import beside

OTHER = GUILD - 1


async def settle(store: Store, guild: int = GUILD, **choices: Any) -> None:
    await store.guilds.change(guild, lambda settings: GuildSettings(**{**settings.model_dump(), **choices}))


async def write_raw(store: Store, settings: Any) -> None:
    """Settings as another version, or nobody of us, would have written them."""
    await settle(store)
    async with store._transaction() as connection:
        await connection.execute(update(guilds).where(guilds.c.guild_id == GUILD).values(settings=settings))


# -- settings ---------------------------------------------------------------------------------------


async def test_a_server_that_has_chosen_nothing_has_the_defaults(store: Store) -> None:
    assert await store.guilds.settings(GUILD) == DEFAULTS


async def test_what_is_settled_is_kept_for_that_server_alone(store: Store) -> None:
    await settle(store, channels=(CHANNEL, 2**63 - 1), channel_tables=3)
    found = await store.guilds.settings(GUILD)
    assert (found.channels, found.channel_tables, found.roles) == ((CHANNEL, 2**63 - 1), 3, ())
    assert await store.guilds.settings(OTHER) == DEFAULTS


async def test_what_is_settled_at_once_is_all_kept(store: Store) -> None:
    def add(role: int) -> Any:
        return store.guilds.change(GUILD, lambda old: old.model_copy(update={"roles": (*old.roles, role)}))

    await asyncio.gather(*(add(role) for role in range(1, 11)))
    assert sorted((await store.guilds.settings(GUILD)).roles) == list(range(1, 11))


async def test_a_step_that_refuses_changes_nothing(store: Store) -> None:
    await settle(store, guild_tables=2)
    with pytest.raises(ValidationError):
        await settle(store, guild_tables=0)
    assert (await store.guilds.settings(GUILD)).guild_tables == 2


@pytest.mark.parametrize(
    "raw",
    [
        {"channels": ["5"]},
        {"channels": [0]},
        {"channels": list(range(1, MOST_CHOSEN + 2))},
        {"roles": 7},
        {"guild_tables": "many"},
        {"channel_tables": True},
        [7],
        "x",
    ],
)
async def test_settings_that_nobody_of_us_wrote_are_refused(store: Store, raw: Any) -> None:
    await write_raw(store, raw)
    with pytest.raises(BadSettingsError):
        await store.guilds.settings(GUILD)
    with pytest.raises(BadSettingsError):
        await lobby(store)


async def test_what_a_newer_version_has_settled_stays(store: Store) -> None:
    await write_raw(store, {"language": "fr", "guild_tables": 4})
    await settle(store, guild_tables=5)
    assert (await store.guilds.settings(GUILD)).model_dump(exclude_defaults=True) == {
        "language": "fr",
        "guild_tables": 5,
    }


# -- how many tables --------------------------------------------------------------------------------


async def test_no_more_tables_are_opened_than_a_server_allows(store: Store) -> None:
    await settle(store, guild_tables=2)
    first, _ = await lobby(store), await lobby(store, channel=CHANNEL + 1)
    with pytest.raises(NoRoomError) as refusal:
        await lobby(store, channel=CHANNEL + 2)
    assert (refusal.value.scope, refusal.value.most) == ("guild", 2)
    await lobby(store, guild=OTHER)
    await store.close_table(first)
    await lobby(store)


async def test_channel_limit_counts_tables_in_its_threads(store: Store) -> None:
    await settle(store, channel_tables=1)
    await lobby(store, channel=CHANNEL + 1)
    await lobby(store)
    with pytest.raises(NoRoomError) as refusal:
        await store.create_lobby(LOBBY, guild_id=GUILD, channel_id=CHANNEL + 2, around=(CHANNEL, CHANNEL + 1))
    assert (refusal.value.scope, refusal.value.most) == ("channel", 1)


async def test_tables_that_are_opened_at_once_keep_to_the_limit(store: Store) -> None:
    await settle(store, guild_tables=3)
    opened = await asyncio.gather(*(lobby(store) for _ in range(8)), return_exceptions=True)
    assert sum(isinstance(each, NoRoomError) for each in opened) == 5
    assert len(await store.tables_in_guild(GUILD)) == 3


# -- who is blocked -----------------------------------------------------------------------------------


async def test_who_is_blocked_cannot_open_join_or_take_a_seat_over(store: Store) -> None:
    table, playing = await lobby(store, chairs=(SeatAssignment("Ann", ANN),)), await game(store)
    assert await store.guilds.block(GUILD, EVE)
    assert not await store.guilds.block(GUILD, EVE)

    def join(there: Lobby) -> Lobby:
        return replace(there, chairs=(*there.chairs, SeatAssignment("Eve", EVE)))

    for attempt in (
        lambda: lobby(store, chairs=(SeatAssignment("Eve", EVE),)),
        lambda: store.change_lobby(table, join),
        lambda: store.reseat(playing, 0, SeatAssignment("Eve", EVE)),
    ):
        with pytest.raises(BlockedError) as refusal:
            await attempt()
        assert refusal.value.user == EVE
    assert await store.tables_of(EVE) == []
    await lobby(store, guild=OTHER, chairs=(SeatAssignment("Eve", EVE),))
    assert await store.guilds.unblock(GUILD, EVE)
    assert not await store.guilds.unblock(GUILD, EVE)
    await store.change_lobby(table, join)


async def test_a_block_finds_tables_that_are_being_opened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    blocking: list[asyncio.Task[list[int]]] = []

    async def block() -> list[int]:
        await store.guilds.block(GUILD, BEN)
        return await store.guilds.tables_of(GUILD, BEN)

    async def check_beside(connection: AsyncConnection, guild: int | None, users: Collection[int]) -> None:
        await require_unblocked(connection, guild, users)
        blocking.append(asyncio.create_task(block()))
        await beside(connection, blocking[0])

    monkeypatch.setattr("storage.tables.require_unblocked", check_beside)
    table = await lobby(store)
    assert await blocking[0] == [table]


async def test_others_change_a_lobby_where_somebody_blocked_still_sits(store: Store) -> None:
    table = await lobby(store)
    await store.guilds.block(GUILD, BEN)
    await store.change_lobby(table, lambda there: replace(there, speed="live"))
    assert await store.guilds.tables_of(GUILD, BEN) == [table]


async def test_blocked_player_gets_an_ai_substitute_and_cannot_return(store: Store) -> None:
    table = await game(store)
    await store.guilds.block(GUILD, ANN)
    await store.reseat(table, 2, SeatAssignment("Ann", ANN, "simple"))
    with pytest.raises(BlockedError):
        await store.reseat(table, 2, SeatAssignment("Ann", ANN))


async def test_the_blocked_are_listed_in_pages(store: Store) -> None:
    for user in range(1, 8):
        await store.guilds.block(GUILD, user)
    await store.guilds.block(OTHER, 99)
    page, total = await store.guilds.blocks(GUILD, offset=4, limit=10)
    assert (len(page), total) == (3, 7)
    assert await store.guilds.blocked(GUILD, [3, 99, 1000]) == {3}
    assert await store.guilds.blocked(None, [3]) == set()


# -- forgetting -----------------------------------------------------------------------------------------


async def test_deleting_ones_data_does_not_lift_a_block(store: Store) -> None:
    await store.guilds.block(GUILD, EVE)
    await store.privacy.forget(EVE, "Somebody")
    assert await store.guilds.blocked(GUILD, [EVE]) == {EVE}
    kept = await store.privacy.kept(EVE)
    assert kept == Kept(0, 0, 0, 0, 0, blocks=1)
    assert not kept.nothing
    assert kept.nothing_to_forget


async def test_what_was_decided_in_a_server_is_forgotten_with_it(store: Store) -> None:
    for guild in (GUILD, OTHER):
        await settle(store, guild, guild_tables=1)
        await store.guilds.block(guild, EVE)
    await store.guilds.forget(GUILD)
    assert await store.guilds.settings(GUILD) == DEFAULTS
    assert await store.guilds.blocked(GUILD, [EVE]) == set()
    assert await store.guilds.blocked(OTHER, [EVE]) == {EVE}
