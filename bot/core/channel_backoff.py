"""Back off from channels where Discord refuses the bot's messages.

Discord counts each refused call against the bot. Responses to clicks need no permission in the channel.
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
CLOSED: Final = NOT_ALLOWED | {Code.UNKNOWN_CHANNEL, Code.THREAD_ARCHIVED}
REMEMBERED: Final = 10_000
"""Channels; the one refused longest ago is forgotten first."""


class ChannelBackoff:
    def __init__(self) -> None:
        self._count: OrderedDict[int, int] = OrderedDict()
        self._until: dict[int, float] = {}

    def lets(self, channel: int) -> bool:
        """Return whether to write now; after a pause, one caller may try."""
        if not self.quiet(channel):
            return True
        now = asyncio.get_running_loop().time()
        if now < self._until[channel]:
            return False
        self._until[channel] = now + PAUSE
        return True

    def quiet(self, channel: int) -> bool:
        return channel in self._until

    def refused(self, channel: int, error: Exception) -> None:
        if not isinstance(error, discord.HTTPException) or error.code not in CLOSED:
            return
        self._count[channel] = self._count.pop(channel, 0) + 1
        if self._count[channel] >= REFUSALS:
            self._until[channel] = asyncio.get_running_loop().time() + PAUSE
        if len(self._count) > REMEMBERED:
            self.taken(next(iter(self._count)))

    def taken(self, channel: int) -> None:
        self._count.pop(channel, None)
        self._until.pop(channel, None)
