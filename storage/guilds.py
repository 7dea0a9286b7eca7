"""Settings and blocked users of each server, as its admins chose them.

Settings are one JSON object per server. A new setting is one more field of ``GuildSettings`` whose default changes
nothing: servers that haven't chosen keep the default, without a migration. Values are validated on reading; fields of
newer versions are preserved.
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
from storage.dialects import hold_person, insert_missing
from storage.errors import BadSettingsError, BlockedError, BlockListFullError, NoRoomError
from storage.nights import forget_nights
from storage.part import StorePart, count
from storage.puzzles import drop
from storage.rows import OPEN, made

MOST_CHOSEN: Final = 25
"""The maximum number of channels or roles in a list."""
MOST_TABLES: Final = 1000
MOST_BLOCKS: Final = 1000
"""The maximum number of blocked users in a server."""
MOST_HOURS: Final = 24 * 30
MOST_DAYS: Final = 366
"""The maximum length of a season, in days."""

Id: TypeAlias = Annotated[int, Field(strict=True, gt=0, lt=2**63)]
Ids: TypeAlias = Annotated[tuple[Id, ...], Field(max_length=MOST_CHOSEN)]
Most: TypeAlias = Annotated[int, Field(strict=True, ge=1, le=MOST_TABLES)] | None


class GuildSettings(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")

    channels: Ids = ()
    """Channels and categories where tables may be opened; empty: everywhere."""
    roles: Ids = ()
    """Roles that may open tables; empty: everyone."""
    channel_tables: Most = None
    """The maximum number of open tables in a channel with its threads."""
    guild_tables: Most = None
    """The maximum number of open tables in the whole server."""
    language: Annotated[str, Field(strict=True, max_length=16)] | None = None
    """The bot's public language there; by default the server's own."""
    season_days: Annotated[int, Field(strict=True, ge=1, le=MOST_DAYS)] | None = None
    """The length of a season in days; by default three months."""
    season_channel: Id | None = None
    """The channel for a season's titles; by default that of its last game."""
    zone: Annotated[str, Field(strict=True, max_length=64)] | None = None
    """The time zone of the server's users, by its tz database name."""
    puzzles: Annotated[bool, Field(strict=True)] = False
    """Whether puzzles may be made from finished games of the server."""
    seekers_role: Id | None = None
    """The role that is pinged when players are wanted; by default none."""
    seekers_hours: Annotated[int, Field(strict=True, ge=1, le=MOST_HOURS)] = 24
    """The minimum number of hours between pings of that role."""
    seekers_told: datetime | None = None
    """When it was last pinged."""
    levels: Annotated[tuple[Annotated[str, Field(strict=True, max_length=32)], ...], Field(max_length=MOST_CHOSEN)] = ()
    """AI levels that may be added to lobbies; empty: all."""
    help: Literal["off", "odds"] | None = None
    """The most help that tables may give, by its name in ``engine.lobby``; by default no limit."""
    changes: Annotated[int, Field(strict=True, ge=0)] = 0
    """How often the settings were changed on their page."""
    before: dict[str, Any] | None = None
    """The values before the last change, as JSON by field, for undo."""

    def choose(self, field: str, value: Any) -> GuildSettings:
        """Return the settings with a field changed; ``None`` is its default."""
        return self._with({field: value})

    def take_back(self, change: int) -> GuildSettings | None:
        """Return the settings without a change, or ``None`` if it isn't the last one.

        The result can be undone in the same way.
        """
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
"""The fields that admins can change."""


@dataclass(frozen=True, slots=True)
class Block:
    user: int
    since: datetime


class Guilds(StorePart):
    # -- settings -------------------------------------------------------------------------------------

    async def settings(self, guild: int) -> GuildSettings:
        """Return the settings of a server, or raise ``BadSettingsError``."""
        async with self._single() as connection:
            return await settings_of(connection, guild)

    async def change(self, guild: int, step: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Apply a pure step to settings, one change at a time."""
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
        """Return the servers that allow puzzles from their finished games."""
        async with self._transaction() as connection:
            rows = await connection.execute(select(schema.guilds.c.guild_id, schema.guilds.c.settings))
            return sorted(row.guild_id for row in rows if (row.settings or {}).get("puzzles") is True)

    async def require_room(self, guild: int, channels: Collection[int], besides: int = 0) -> None:
        """Raise ``NoRoomError`` at the limit of open tables.

        Of a server, or of these channels together. ``besides``: a table that doesn't count, because it is moved there.
        """
        async with self._transaction() as connection:
            await require_room(connection, guild, channels, besides)

    async def block(self, guild: int, user: int) -> bool:
        """Block a user in a server; return false if they are blocked already.

        Raises ``BlockListFullError`` beyond the limit; then they aren't blocked.
        """
        async with self._transaction() as connection:
            await hold_person(connection, user)
            row = {"guild_id": guild, "user_id": user, "since": self._clock()}
            added = await connection.execute(insert_missing(connection, schema.blocks).values(row))
            if added.rowcount and await count(connection, schema.blocks.c.guild_id == guild) > MOST_BLOCKS:
                raise BlockListFullError(f"server {guild} blocks {MOST_BLOCKS} users already")
            return bool(added.rowcount)

    async def unblock(self, guild: int, user: int) -> bool:
        """Unblock a user; return false if they were not blocked."""
        blocks = schema.blocks.c
        async with self._transaction() as connection:
            gone = await connection.execute(
                delete(schema.blocks).where(blocks.guild_id == guild, blocks.user_id == user)
            )
            return bool(gone.rowcount)

    async def blocks(self, guild: int, *, offset: int, limit: int) -> tuple[list[Block], int]:
        """Return blocked users of a server, the latest first, and their number."""
        blocks = schema.blocks.c
        page = select(blocks.user_id, blocks.since).where(blocks.guild_id == guild)
        page = page.order_by(blocks.since.desc(), blocks.user_id).offset(offset).limit(limit)
        async with self._transaction() as connection:
            total = await connection.scalar(select(func.count()).where(blocks.guild_id == guild)) or 0
            return [made(Block, row) for row in (await connection.execute(page)).mappings()], total

    async def blocked(self, guild: int | None, users: Collection[int]) -> set[int]:
        async with self._transaction() as connection:
            return await _blocked(connection, guild, users)

    async def tables_of(self, guild: int, user: int) -> list[int]:
        """Return the open tables of a server with a user's seat, oldest first.

        Waits for running changes of tables: called after ``block``, it misses no one who sits down meanwhile.
        """
        tables, seats = schema.tables.c, schema.seats.c
        here = select(tables.id).where(tables.guild_id == guild, tables.status.in_(OPEN)).order_by(tables.id)
        async with self._transaction() as connection:
            await connection.execute(here.with_for_update())
            sits = here.join_from(schema.tables, schema.seats).where(seats.user_id == user)
            return list((await connection.scalars(sits)).all())

    async def greet(self, guild: int) -> bool:
        """Record that a server was welcomed; return false if it was before."""
        async with self._transaction() as connection:
            row = {"guild_id": guild, "at": self._clock()}
            return bool((await connection.execute(insert_missing(connection, schema.greetings).values(row))).rowcount)

    async def greeted(self, guild: int) -> datetime | None:
        """Return when a server was welcomed, if ever."""
        async with self._transaction() as connection:
            found: datetime | None = await connection.scalar(
                select(schema.greetings.c.at).where(schema.greetings.c.guild_id == guild)
            )
            return found

    async def forget(self, guild: int) -> None:
        """Delete the settings of a server left, except that it was welcomed."""
        async with self._transaction() as connection:
            await forget_settled(connection, guild)


async def forget_settled(connection: AsyncConnection, guild: int) -> None:
    """Delete the settings of a server, and its planned game nights."""
    await forget_nights(connection, guild)
    for table in (schema.blocks, schema.guilds, schema.puzzles, schema.seekers):
        await connection.execute(delete(table).where(table.c.guild_id == guild))


async def require_room(
    connection: AsyncConnection, guild: int | None, channels: Collection[int], besides: int = 0
) -> None:
    """Raise ``NoRoomError`` at the limit of open tables."""
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
    """Raise ``BlockedError`` if one of these users is blocked in a server."""
    for user in sorted(await _blocked(connection, guild, users)):
        raise BlockedError(user)


async def settings_of(connection: AsyncConnection, guild: int, *, held: bool = False) -> GuildSettings:
    """Return a server's settings, with ``held`` locked until the transaction ends."""
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
