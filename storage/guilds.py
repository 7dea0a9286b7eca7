"""What those who run a server have decided: its settings, and who is blocked there.

Settings are one JSON object a server. A later choice is one more field of ``GuildSettings`` whose default changes
nothing: servers that have not chosen keep to the default, and no migration is needed. What is read is checked; a
field that only a newer version knows is left as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import insert_missing
from storage.errors import BadSettingsError, BlockedError, NoRoomError
from storage.nights import forget_nights
from storage.part import StorePart
from storage.puzzles import drop
from storage.rows import OPEN, made

MOST_CHOSEN: Final = 25
"""Channels or roles that a list holds at most."""
MOST_TABLES: Final = 1000
MOST_HOURS: Final = 24 * 30
MOST_DAYS: Final = 366
"""How long a season is at most."""

Id: TypeAlias = Annotated[int, Field(strict=True, gt=0, lt=2**63)]
Ids: TypeAlias = Annotated[tuple[Id, ...], Field(max_length=MOST_CHOSEN)]
Most: TypeAlias = Annotated[int, Field(strict=True, ge=1, le=MOST_TABLES)] | None


class GuildSettings(BaseModel):
    """What is settled for one server. The defaults allow everything to everybody."""

    model_config = ConfigDict(frozen=True, extra="allow")

    channels: Ids = ()
    """Channels and categories where tables may be opened; empty: everywhere."""
    roles: Ids = ()
    """Roles whose people may open tables; empty: everybody."""
    channel_tables: Most = None
    """How many tables may be open at once in a channel with its threads."""
    guild_tables: Most = None
    """How many tables may be open at once in all of the server."""
    language: Annotated[str, Field(strict=True, max_length=16)] | None = None
    """What the bot speaks there in public; by default what the server itself speaks."""
    season_days: Annotated[int, Field(strict=True, ge=1, le=MOST_DAYS)] | None = None
    """How long a season is there; by default three months."""
    season_channel: Id | None = None
    """Where the titles of a season are told; by default where its last game was."""
    zone: Annotated[str, Field(strict=True, max_length=64)] | None = None
    """The time zone of hours that people there name, as the tz database calls it."""
    puzzles: Annotated[bool, Field(strict=True)] = False
    """Whether puzzles may be made of finished games that were played there."""
    seekers_role: Id | None = None
    """The role that is called when players are looked for; by default none."""
    seekers_hours: Annotated[int, Field(strict=True, ge=1, le=MOST_HOURS)] = 24
    """It is called at most once in so many hours."""
    seekers_told: datetime | None = None
    """When it was called last."""
    levels: Annotated[tuple[Annotated[str, Field(strict=True, max_length=32)], ...], Field(max_length=MOST_CHOSEN)] = ()
    """AI levels that may be added to lobbies; empty: all."""
    help: Literal["off", "odds"] | None = None
    """How much help tables may give at most, by its name in ``engine.lobby``; by default as much as there is."""
    changes: Annotated[int, Field(strict=True, ge=0)] = 0
    """How often something was chosen on the page of settings."""
    before: dict[str, Any] | None = None
    """What the last choice there has replaced, as JSON, by field: to be taken back."""

    def choose(self, field: str, value: Any) -> GuildSettings:
        """With one field chosen anew; ``None`` is its default. Raises ``ValueError`` for what it cannot be."""
        return self._with({field: value})

    def take_back(self, change: int) -> GuildSettings | None:
        """As before the last choice, which can be chosen again in the same way; ``None`` unless it was that one."""
        if self.before is None or change != self.changes:
            return None
        return self._with(self.before)

    def _with(self, chosen: dict[str, Any]) -> GuildSettings:
        now, default = self.model_dump(mode="json"), DEFAULTS.model_dump(mode="json")
        chosen = {name: value for name, value in chosen.items() if name in FIELDS}
        kept = {name: value for name, value in now.items() if name not in chosen}
        kept |= {name: value for name, value in chosen.items() if value is not None}
        before = {name: now[name] if now[name] != default[name] else None for name in chosen}
        return GuildSettings.model_validate(kept | {"changes": self.changes + 1, "before": before})


DEFAULTS: Final = GuildSettings()
FIELDS: Final = frozenset(GuildSettings.model_fields) - {"changes", "before", "seekers_told"}
"""What can be chosen."""


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody who may not sit down in a server."""

    user: int
    since: datetime


class Guilds(StorePart):
    """The part of the store that knows servers. Made by ``Store``."""

    # -- settings -------------------------------------------------------------------------------------

    async def settings(self, guild: int) -> GuildSettings:
        """What is settled for a server. Raises ``BadSettingsError`` for what cannot be read."""
        async with self._transaction() as connection:
            return await settings_of(connection, guild)

    async def change(self, guild: int, step: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Change settings by a pure step, one at a time. Raises what the step raises; then nothing has changed."""
        async with self._transaction() as connection:
            await connection.execute(insert_missing(connection, schema.guilds).values(guild_id=guild, settings={}))
            settings = step(await settings_of(connection, guild, held=True))
            chosen = settings.model_dump(mode="json", exclude_defaults=True)
            await connection.execute(
                update(schema.guilds).where(schema.guilds.c.guild_id == guild).values(settings=chosen)
            )
            if not settings.puzzles:
                await drop(connection, guild)
            return settings

    async def giving_puzzles(self) -> list[int]:
        """The servers that allow puzzles to be made of games finished there."""
        async with self._transaction() as connection:
            rows = await connection.execute(select(schema.guilds.c.guild_id, schema.guilds.c.settings))
            return sorted(row.guild_id for row in rows if (row.settings or {}).get("puzzles") is True)

    async def require_room(self, guild: int, channels: Collection[int], besides: int = 0) -> None:
        """Raises ``NoRoomError`` if no more tables may be open in a server, or in these channels together.

        ``besides``: a table that does not count, since it is brought there.
        """
        async with self._transaction() as connection:
            await require_room(connection, guild, channels, besides)

    # -- who is blocked -------------------------------------------------------------------------------

    async def block(self, guild: int, user: int) -> bool:
        """Let somebody sit down in a server no more. False if that is so already."""
        async with self._transaction() as connection:
            row = {"guild_id": guild, "user_id": user, "since": self._clock()}
            return bool((await connection.execute(insert_missing(connection, schema.blocks).values(row))).rowcount)

    async def unblock(self, guild: int, user: int) -> bool:
        """Let somebody sit down again. False if nothing kept them from it."""
        blocks = schema.blocks.c
        async with self._transaction() as connection:
            gone = await connection.execute(
                delete(schema.blocks).where(blocks.guild_id == guild, blocks.user_id == user)
            )
            return bool(gone.rowcount)

    async def blocks(self, guild: int, *, offset: int, limit: int) -> tuple[list[Block], int]:
        """Some of those who are blocked in a server, the last first, and how many there are."""
        blocks = schema.blocks.c
        page = select(blocks.user_id, blocks.since).where(blocks.guild_id == guild)
        page = page.order_by(blocks.since.desc(), blocks.user_id).offset(offset).limit(limit)
        async with self._transaction() as connection:
            total = await connection.scalar(select(func.count()).where(blocks.guild_id == guild)) or 0
            return [made(Block, row) for row in (await connection.execute(page)).mappings()], total

    async def blocked(self, guild: int | None, users: Collection[int]) -> set[int]:
        """Those of these people who are blocked in a server."""
        async with self._transaction() as connection:
            return await _blocked(connection, guild, users)

    async def tables_of(self, guild: int, user: int) -> list[int]:
        """The open tables of a server where somebody sits, oldest first.

        Whoever is changing a table just now is waited for: after ``block`` nobody is missed who sits down meanwhile.
        """
        tables, seats = schema.tables.c, schema.seats.c
        here = select(tables.id).where(tables.guild_id == guild, tables.status.in_(OPEN)).order_by(tables.id)
        async with self._transaction() as connection:
            await connection.execute(here.with_for_update())
            sits = here.join_from(schema.tables, schema.seats).where(seats.user_id == user)
            return list((await connection.scalars(sits)).all())

    # -- saying what the bot is ------------------------------------------------------------------------

    async def greet(self, guild: int) -> bool:
        """Note that a server is greeted. False if it was before: then it is to be left in peace, for good."""
        async with self._transaction() as connection:
            row = {"guild_id": guild, "at": self._clock()}
            return bool((await connection.execute(insert_missing(connection, schema.greetings).values(row))).rowcount)

    async def greeted(self, guild: int) -> datetime | None:
        """When a server was greeted, if it was."""
        async with self._transaction() as connection:
            found: datetime | None = await connection.scalar(
                select(schema.greetings.c.at).where(schema.greetings.c.guild_id == guild)
            )
            return found

    # -- when the bot is gone ---------------------------------------------------------------------------

    async def forget(self, guild: int) -> None:
        """Forget what was decided in a server, which has no bot any more. That it was greeted stays known."""
        async with self._transaction() as connection:
            await forget_settled(connection, guild)


# -- within the transactions of the store -----------------------------------------------------------------


async def forget_settled(connection: AsyncConnection, guild: int) -> None:
    """Forget what was decided in a server, and what is planned there."""
    await forget_nights(connection, guild)
    for table in (schema.blocks, schema.guilds, schema.puzzles, schema.seekers):
        await connection.execute(delete(table).where(table.c.guild_id == guild))


async def require_room(
    connection: AsyncConnection, guild: int | None, channels: Collection[int], besides: int = 0
) -> None:
    """Raises ``NoRoomError`` if a server has as many open tables as it may, or these channels together."""
    if guild is None:
        return
    settings = await settings_of(connection, guild, held=True)
    tables = schema.tables.c
    scopes: list[tuple[Literal["channel", "guild"], int | None, Any]] = [
        ("guild", settings.guild_tables, tables.guild_id == guild),
        ("channel", settings.channel_tables, tables.channel_id.in_(channels)),
    ]
    for scope, most, where in scopes:
        if most is not None:
            others = (where, tables.status.in_(OPEN), tables.id != besides)
            count = await connection.scalar(select(func.count()).where(*others)) or 0
            if count >= most:
                raise NoRoomError(scope, most)


async def require_unblocked(connection: AsyncConnection, guild: int | None, users: Collection[int]) -> None:
    """Raises ``BlockedError`` if one of these people may not sit down in a server."""
    for user in sorted(await _blocked(connection, guild, users)):
        raise BlockedError(user)


async def settings_of(connection: AsyncConnection, guild: int, *, held: bool = False) -> GuildSettings:
    """What is settled for a server. ``held``: nobody else changes it before the transaction ends."""
    query = select(schema.guilds.c.settings).where(schema.guilds.c.guild_id == guild)
    found = await connection.scalar(query.with_for_update() if held else query)
    try:
        return GuildSettings.model_validate(found or {})
    except ValidationError as error:
        raise BadSettingsError(f"the settings of server {guild} cannot be read: {error}") from error


async def _blocked(connection: AsyncConnection, guild: int | None, users: Collection[int]) -> set[int]:
    blocks = schema.blocks.c
    if guild is None or not users:
        return set()
    query = select(blocks.user_id).where(blocks.guild_id == guild, blocks.user_id.in_(users))
    return set((await connection.scalars(query)).all())
