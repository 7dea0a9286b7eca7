"""What a PostgreSQL server says of itself, for whoever sets it up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.dialects import CONNECTIONS

OLDEST: Final = 14
"""The oldest version of PostgreSQL that this program is meant for."""
PER_PROCESS: Final = CONNECTIONS + 1
"""Connections that a process may need: those of its pool, and its line to its peers."""
PER_STANDBY: Final = 1
"""What a process needs that waits for the shards of another."""


RESERVED: Final = (
    "SELECT setting FROM pg_settings WHERE name IN ('superuser_reserved_connections', 'reserved_connections')"
)
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE backend_type = 'client backend' AND application_name NOT LIKE 'manila%'"
)


@dataclass(frozen=True, slots=True)
class Server:
    """A server as it is set."""

    version: str
    """Such as ``15.18``."""
    major: int
    unsafe: tuple[str, ...]
    """Settings by which a power cut may take what was written."""
    connections: int
    """How many connections it takes in all."""
    reserved: int = 0
    """How many of these it keeps for its superusers."""
    others: int = 0
    """How many of these other programs have now."""

    def room_for(self, processes: int) -> bool:
        """Whether so many processes have their connections, and one that stands by for each."""
        return needed(processes) + self.reserved + self.others <= self.connections


def needed(processes: int) -> int:
    """How many connections so many processes may need, and one that stands by for each."""
    return processes * (PER_PROCESS + PER_STANDBY)


async def look_at(engine: AsyncEngine) -> Server | None:
    """The server of a database; ``None`` for SQLite, which has none. Raises the driver's errors."""
    if engine.dialect.name != "postgresql":
        return None
    async with engine.connect() as connection:
        number = int(await connection.scalar(text("SHOW server_version_num")) or 0)
        version = str(await connection.scalar(text("SHOW server_version"))).split()[0]
        values = {name: await connection.scalar(text(f"SHOW {name}")) for name in ("fsync", "full_page_writes")}
        connections = int(await connection.scalar(text("SHOW max_connections")) or 0)
        reserved = sum(int(each or 0) for each in await connection.scalars(text(RESERVED)))
        others = int(await connection.scalar(text(OTHERS)) or 0)
    unsafe = tuple(name for name, value in values.items() if value != "on")
    return Server(version, number // 10_000, unsafe, connections, reserved, others)
