"""Whether the bot is there for people, as those who keep time have to know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Protocol, TypeAlias

from storage.shards import ShardRange

Forgiven: TypeAlias = Callable[[Sequence[int], timedelta], None]
"""Is told of tables whose deadlines have been put off, and by how much."""


class UptimeTracker(Protocol):
    """Follows the lines to people. While a line is cut, no time runs for those at its other end."""

    def listen(self, forgiven: Forgiven) -> None:
        """Tell somebody of what is put off from now on."""

    def here(self, guild: int | None) -> bool:
        """Whether the bot is there for a server; ``None``: for direct messages."""

    def is_out_of(self, guild: int | None) -> bool:
        """Whether the bot was taken off a server."""

    async def is_heard(self, guild: int | None) -> bool:
        """Whether presses from a server arrive now. May ask."""

    async def beat(self) -> None:
        """Write down who is heard. Raises ``StoreError``."""

    async def jumped(self, gap: timedelta) -> None:
        """The clock is ahead of what it should be by so much, or behind: nobody has had that time."""

    async def since(self, patience: timedelta) -> list[tuple[ShardRange, datetime]]:
        """Of each share that is attended to: from when on that has been so for so long, all absences left out."""
