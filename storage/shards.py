"""Divide Discord's servers among processes that share a database.

Discord assigns an application's servers to shards by their ids, and sends direct messages to shard 0. The tables of a
server belong to the process that runs its shard. That process may trust its memory; any other asks the database first,
and notifies the owner of its changes (``storage/peers.py``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Self

from sqlalchemy import ColumnElement, func, true

RANGE: Final = re.compile(r"(\d+)(?:-(\d+))?")
NUMBERED: Final = re.compile(r"\d+$")
MOST: Final = 65_536
"""More shards than any bot has."""
GUILD_BITS: Final = 22
"""Discord's rule: a server's shard is ``(id >> 22) % count``."""


@dataclass(frozen=True, slots=True)
class ShardRange:
    """A range of Discord's shards, out of ``count``."""

    shards: tuple[int, ...] = (0,)
    count: int = 1

    @classmethod
    def parse(cls, shards: str, count: int) -> Self:
        """Return the shards of a text like ``0-1``; ``ValueError`` with a sentence."""
        found = list[range]()
        for part in shards.split(","):
            match = RANGE.fullmatch(part.strip())
            if match is None:
                raise ValueError("shards are written like 0-1, or 0,2,4-5")
            found.append(range(int(match[1]), int(match[2] or match[1]) + 1))
        last = max((each[-1] for each in found if each), default=None)
        if last is None:
            raise ValueError("a range of shards goes from the smaller to the larger")
        if last >= count:
            raise ValueError(f"of {count} shards in all, the last is {count - 1}")
        return cls(tuple(sorted({*chain(*found)})), count)

    @classmethod
    def part(cls, process: str, processes: int, count: int) -> Self:
        """Return the shards of one of several processes.

        By its number, or a name that ends in it; numbers beyond the last wrap around. Raises ``ValueError`` with a
        sentence for invalid input, also if shards would be left over.
        """
        match = NUMBERED.search(process)
        if match is None:
            raise ValueError("a process is a number from 0 on, or a name that ends in one, such as manila-0")
        each, left_over = divmod(count, processes)
        if left_over:
            raise ValueError(
                f"{count} shards cannot be divided among {processes} processes: {left_over} would have none. Make "
                f"MANILA_SHARD_COUNT a multiple of MANILA_PROCESSES, such as {count - left_over + processes}"
            )
        first = int(match[0]) % processes * each
        return cls(tuple(range(first, first + each)), count)

    @property
    def whole(self) -> bool:
        """Whether the range contains all shards."""
        return len(self.shards) == self.count

    def owns(self, guild: int | None) -> bool:
        """Return whether a server's tables belong here."""
        return self.whole or (0 if guild is None else (guild >> GUILD_BITS) % self.count) in self.shards

    def holds(self, guild: ColumnElement[Any]) -> ColumnElement[bool]:
        """Return ``owns`` as an SQL condition."""
        if self.whole:
            return true()
        return func.coalesce(guild // 2**GUILD_BITS % self.count, 0).in_(self.shards)

    def __str__(self) -> str:
        return "all" if self.whole else f"{','.join(map(str, self.shards))}/{self.count}"


WHOLE: Final = ShardRange()
"""The range of a single process."""
