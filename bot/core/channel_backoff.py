"""Channels that take nothing from us any more: the bot falls silent there, and tries again now and then.

Each refused call is one that Discord counts against the bot, and nobody would read it. Whoever presses is answered all
the same: an answer needs no permission in the channel.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import discord

from bot.core.errors import NOT_ALLOWED, Code

REFUSALS: Final = 3
"""Refusals in a row after which it is quiet in a channel."""
PAUSE: Final = 300.0
"""Seconds until it is tried again there: as long as it may take until whoever repairs it sees that it is."""
CLOSED: Final = NOT_ALLOWED | {Code.UNKNOWN_CHANNEL}
REMEMBERED: Final = 10_000
"""Channels; the one that was refused longest ago is forgotten first."""


class ChannelBackoff:
    """Counts what channels refuse to one who writes there."""

    def __init__(self) -> None:
        self._count: OrderedDict[int, int] = OrderedDict()
        self._until: dict[int, float] = {}

    def lets(self, channel: int) -> bool:
        """Whether something may be written in a channel that nobody waits for. After a pause one asker may try."""
        if not self.quiet(channel):
            return True
        now = asyncio.get_running_loop().time()
        if now < self._until[channel]:
            return False
        self._until[channel] = now + PAUSE
        return True

    def quiet(self, channel: int) -> bool:
        """Whether a channel has taken nothing for a while."""
        return channel in self._until

    def refused(self, channel: int, error: Exception) -> None:
        """A call failed that would have written in a channel."""
        if not isinstance(error, discord.HTTPException) or error.code not in CLOSED:
            return
        self._count[channel] = self._count.pop(channel, 0) + 1
        if self._count[channel] >= REFUSALS:
            self._until[channel] = asyncio.get_running_loop().time() + PAUSE
        if len(self._count) > REMEMBERED:
            self.taken(next(iter(self._count)))

    def taken(self, channel: int) -> None:
        """Something was written in a channel."""
        self._count.pop(channel, None)
        self._until.pop(channel, None)
