"""Stop writing to channels that refuse it.

The bot tries again now and then. Discord counts each refused call against the bot, and no one would read it. Clicks
still get responses: these need no permission in the channel.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import discord

from bot.core.errors import NOT_ALLOWED, Code

REFUSALS: Final = 3
"""Refusals in a row after which a channel is paused."""
PAUSE: Final = 300.0
"""Seconds until the next try: the longest time after a fix until it shows."""
CLOSED: Final = NOT_ALLOWED | {Code.UNKNOWN_CHANNEL}
REMEMBERED: Final = 10_000
"""Channels; the one refused longest ago is forgotten first."""


class ChannelBackoff:
    """Counts what channels refuse."""

    def __init__(self) -> None:
        self._count: OrderedDict[int, int] = OrderedDict()
        self._until: dict[int, float] = {}

    def lets(self, channel: int) -> bool:
        """Return whether a message that no user waits for may be written.

        After a pause one caller may try.
        """
        if not self.quiet(channel):
            return True
        now = asyncio.get_running_loop().time()
        if now < self._until[channel]:
            return False
        self._until[channel] = now + PAUSE
        return True

    def quiet(self, channel: int) -> bool:
        """Return whether a channel is paused."""
        return channel in self._until

    def refused(self, channel: int, error: Exception) -> None:
        """Record a failed write to a channel."""
        if not isinstance(error, discord.HTTPException) or error.code not in CLOSED:
            return
        self._count[channel] = self._count.pop(channel, 0) + 1
        if self._count[channel] >= REFUSALS:
            self._until[channel] = asyncio.get_running_loop().time() + PAUSE
        if len(self._count) > REMEMBERED:
            self.taken(next(iter(self._count)))

    def taken(self, channel: int) -> None:
        """Record a successful write to a channel."""
        self._count.pop(channel, None)
        self._until.pop(channel, None)
