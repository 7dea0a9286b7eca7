"""Settings of a PostgreSQL server that matter to the operator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.dialects import CONNECTIONS, UNICODE

OLDEST: Final = 14
"""The oldest supported version of PostgreSQL."""
PER_PROCESS: Final = CONNECTIONS + 1
"""Connections that a process may need: those of its pool, and its line to its peers."""
PER_STANDBY: Final = 1
"""Connections that a standby process needs."""


RESERVED: Final = (
    "SELECT setting FROM pg_settings WHERE name IN ('superuser_reserved_connections', 'reserved_connections')"
)
# Only superusers see all of another user's connection.
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datid IS NOT NULL AND coalesce(application_name, '') NOT LIKE 'manila%'"
)


@dataclass(frozen=True, slots=True)
class Server:
    version: str
    """Such as ``15.18``."""
    major: int
    unsafe: tuple[str, ...]
    """Settings that make a power cut lose committed data."""
    connections: int
    """The maximum number of its connections."""
    reserved: int = 0
    """How many of these it reserves for its superusers."""
    others: int = 0
    """How many of these other programs use now."""
    encoding: str = UNICODE
    """The encoding of the database."""

    def room_for(self, processes: int) -> bool:
        """Return whether connections suffice for these processes and their standbys."""
        return needed(processes) + self.reserved + self.others <= self.connections


def needed(processes: int) -> int:
    """Return the connections that these processes and their standbys may need."""
    return processes * (PER_PROCESS + PER_STANDBY)


async def look_at(engine: AsyncEngine) -> Server | None:
    """Return the server of a database; ``None`` for SQLite, which has none."""
    if engine.dialect.name != "postgresql":
        return None
    async with engine.connect() as connection:
        number = int(await connection.scalar(text("SHOW server_version_num")) or 0)
        version = str(await connection.scalar(text("SHOW server_version"))).split()[0]
        values = {name: await connection.scalar(text(f"SHOW {name}")) for name in ("fsync", "full_page_writes")}
        encoding = str(await connection.scalar(text("SHOW server_encoding")))
        connections = int(await connection.scalar(text("SHOW max_connections")) or 0)
        reserved = sum(int(each or 0) for each in await connection.scalars(text(RESERVED)))
        others = int(await connection.scalar(text(OTHERS)) or 0)
    unsafe = tuple(name for name, value in values.items() if value != "on")
    return Server(version, number // 10_000, unsafe, connections, reserved, others, encoding)
