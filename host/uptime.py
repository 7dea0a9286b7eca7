"""Track whether the bot is reachable, for deadlines and inactivity."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final, Protocol, TypeAlias

from storage.shards import ShardRange

Forgiven: TypeAlias = Callable[[Sequence[int], timedelta], None]
"""Receives tables whose deadlines have been postponed, and by how much."""

NOTICING: Final = timedelta(minutes=2)
"""How much longer deadlines pause after an absence, until users notice that their clicks work again."""
BLINK: Final = timedelta(seconds=3)
"""An absence that no one can have noticed: a click may wait that long."""


def made_up(gone: timedelta) -> timedelta:
    """Return by how much deadlines are postponed after an absence."""
    return gone + NOTICING if gone > BLINK else gone


class UptimeTracker(Protocol):
    """A record of connections to Discord; without one, deadlines don't run."""

    def listen(self, forgiven: Forgiven) -> None:
        """Register a callback for postponed deadlines."""

    def here(self, guild: int | None) -> bool:
        """Return whether a server is reachable; ``None`` means direct messages."""

    def is_out_of(self, guild: int | None) -> bool:
        """Return whether the bot was removed from a server."""

    async def is_heard(self, guild: int | None) -> bool:
        """Return whether clicks from a server arrive now, asking Discord if needed."""

    def rest(self, silent: float) -> None:
        """Stop time, as of ``silent`` seconds ago, until the absence is stored."""

    async def beat(self) -> None:
        """Store which connections are up."""

    def jumped(self, gap: timedelta) -> None:
        """Record that the clock jumped ahead or back; time stops until that is stored."""

    async def since(self, patience: timedelta) -> list[tuple[ShardRange, datetime]]:
        """Return each shard range with the start of its last ``patience`` of uptime."""
