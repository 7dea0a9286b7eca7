"""Short private responses; their reader's next click anywhere deletes them.

A response about the state of a table also goes once the table has changed. A client scrolls down to a new message that
responds to its click; an edited message may be anywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from cachetools import FIFOCache
from discord import ui

from bot.core.errors import GONE, TOO_LATE, is_retryable
from bot.core.layout import plain, row
from bot.core.replies import Given, send_response

MOST: Final = 10_000
"""Remembered responses. The oldest is forgotten first."""
READ_SECONDS: Final = 10.0
"""How long a response stays at least when its table changes."""


@dataclass(frozen=True, slots=True)
class _Answer:
    press: discord.Interaction[Any]
    given: Given
    text: str = ""
    times: int = 1
    """How often in a row it was given."""
    table: int | None = None
    """The table whose present state it is about, if any."""
    until: float = 0.0
    """How long it stays when that table changes, on the loop's clock."""


class Answers:
    """Sends private responses, and deletes each at the user's next click."""

    def __init__(self, later: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Set up; ``later`` runs work after the response."""
        self._later = later
        self._last: FIFOCache[int, _Answer] = FIFOCache(MOST)
        """By user."""
        self._passing: FIFOCache[int, set[int]] = FIFOCache(MOST)
        """By table: the users whose last response is about its present state."""

    async def give(
        self,
        press: discord.Interaction[Any],
        text: str,
        ways: Sequence[ui.Item[Any]] = (),
        *,
        table: int | None = None,
    ) -> None:
        """Respond with a text and buttons, or raise ``Unanswered`` or a refusal.

        With ``table``, the text is about the present state of that table: see ``expire``.
        """
        last = self._last.get(press.user.id)
        times = 1
        if last is not None and (last.text, last.press.channel_id) == (text, press.channel_id):
            times += last.times
        # Editing a response with the same text would not look new.
        said = text if times == 1 else f"{text} **×{times}**"
        given = await (
            send_response(press, view=plain(said, row(*ways)).layout) if ways else send_response(press, said)
        )
        self._take_away(press.user.id)
        press.message = None  # kept for a quarter of an hour: most of its memory
        until = asyncio.get_running_loop().time() + READ_SECONDS
        self._last[press.user.id] = _Answer(press, given, text, times, table, until)
        if table is not None:
            self._passing[table] = self._passing.get(table, set()) | {press.user.id}

    def expire(self, table: int) -> None:
        """Delete the responses about a table's past state.

        Those younger than ``READ_SECONDS`` stay until the next change.
        """
        now = asyncio.get_running_loop().time()
        young: set[int] = set()
        for user in self._passing.pop(table, ()):
            if (last := self._last.get(user)) is None or last.table != table:
                continue  # another response has taken its place
            if last.until > now:
                young.add(user)
            else:
                self._take_away(user)
        if young:
            self._passing[table] = young

    def clear(self, press: discord.Interaction[Any]) -> None:
        """Delete the response to an earlier click, unless it opens a form."""
        last = self._last.get(press.user.id)
        if last is None or last.press.id >= press.id:
            return  # what answers this one, or a later one that was answered sooner
        if not (press.type is discord.InteractionType.component and _is_on(press, last)):
            self._take_away(press.user.id)

    def keep(self, press: discord.Interaction[Any]) -> None:
        """Keep a response that has become a panel or another lasting message."""
        last = self._last.get(press.user.id)
        if last is not None and _is_on(press, last):
            del self._last[press.user.id]

    def _take_away(self, user: int) -> None:
        last = self._last.pop(user, None)
        if last is not None and not last.press.is_expired():
            self._later(_delete(last))


async def _delete(answer: _Answer) -> None:
    try:
        if answer.given.later and answer.given.message is not None:
            await answer.press.followup.delete_message(answer.given.message)
        else:
            await answer.press.delete_original_response()
    except Exception as error:
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code not in GONE | TOO_LATE and not is_retryable(error):
            raise


def _is_on(press: discord.Interaction[Any], answer: _Answer) -> bool:
    return press.message is not None and press.message.id == answer.given.message
