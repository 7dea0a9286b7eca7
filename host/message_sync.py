"""Track up to which state each table is shown and followed up.

The next start then knows which tables to take up. A crash may lose the latest records; then a message is written once
more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final

from host import background
from storage.errors import StoreError

log = logging.getLogger(__name__)

SECONDS: Final = 5.0
"""Seconds between two writes."""


class MessageSyncLog:
    def __init__(self, write: Callable[[Mapping[int, datetime]], Awaitable[None]]) -> None:
        self._write = write
        self._moments: dict[int, datetime] = {}
        self._writing: asyncio.Task[None] | None = None
        self._written = -SECONDS

    def note(self, table: int, moment: datetime) -> None:
        """Record that a table's message shows its state at a moment."""
        self._moments[table] = moment
        now = asyncio.get_running_loop().time()
        if now - self._written >= SECONDS and (self._writing is None or self._writing.done()):
            self._written = now
            self._writing = background.start(self._flush(), "what is shown")

    async def close(self) -> None:
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await self._flush()

    async def _flush(self) -> None:
        moments = self._moments
        if not moments:
            return
        self._moments = {}
        try:
            await self._write(moments)
        except StoreError as error:
            log.warning("message state not stored yet: tables=%s error=%s", len(moments), error)
            self._moments = moments | self._moments
