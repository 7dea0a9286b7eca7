"""Players' hands, sent by direct message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.core.errors import CLOSED_DM, GONE, is_retryable, nonce
from bot.core.languages import LocaleResolver
from bot.core.layout import MessagePayload, ids_on
from bot.core.replies import NO_MENTIONS, copies
from bot.tables.presses import AT_TABLE
from bot.tables.private_panels import PrivatePanels
from bot.tables.views import LocalizedTableViews
from host.live import GameSession, TableSession, has_begun
from host.seats import forced_seat
from host.tables import Tables

log = logging.getLogger(__name__)

HAND_TRIES: Final = (0.0, 10.0, 60.0)
"""Seconds to wait before each try to send a hand."""
MOST: Final = 10_000
"""Tables whose hands are remembered; those of others are searched again."""
PAUSE: Final = 60.0
"""Seconds after a change until hands show it: a fast game must not cost an edit per move and player.

Hands that their owners decide by now, or whose seats were taken, don't wait.
"""
LOOKED_THROUGH: Final = 50
"""Direct messages searched for a hand from before this process started."""


@dataclass(slots=True)
class _Dealt:
    """The sent hands of a table, as far as this process knows them."""

    sent: dict[int, discord.Message | None] = field(default_factory=dict)
    """By user; ``None`` without one."""
    shown: dict[int, object] = field(default_factory=dict)
    """The state of the table that each of them shows."""
    offered: dict[int, int | None] = field(default_factory=dict)
    """A hash of what each of them offers; ``None`` without a decision, 0 without a seat."""
    due: asyncio.TimerHandle | None = None
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)

    def cancel(self) -> None:
        if self.due is not None:
            self.due.cancel()


@dataclass(eq=False, repr=False)
class HandSender:
    """Sends hands by DM, and updates them.

    Sending may take long if a user can't be reached, so it holds a table's number, not the table.
    """

    _client: discord.Client
    _tables: Tables
    _languages: LocaleResolver
    _views: LocalizedTableViews
    _panels: PrivatePanels
    _later: Callable[[Coroutine[Any, Any, None]], None]
    _lull: Callable[[], Awaitable[None]]
    """Waits while there is much to draw for others."""
    _dealt: dict[int, _Dealt] = field(default_factory=dict)
    """By table, least recently used first."""

    def close(self) -> None:
        for dealt in self._dealt.values():
            dealt.cancel()

    async def hands(self, table_id: int) -> frozenset[int]:
        """Send each human at a table their hand; return those who refuse direct messages."""
        people = await self._people_at(table_id)
        return frozenset([user for user in people if not await self._send_hand(table_id, user)])

    async def _people_at(self, table_id: int) -> list[int]:
        live = await self._tables.get(table_id)
        return [] if live is None else [chair.user for chair in live.chairs if chair.user is not None]

    def follow(self, live: TableSession) -> None:
        """Update the hands of a changed table.

        Those that offer their owners a decision, or whose seat was taken, and all of a finished game don't wait.
        """
        if not has_begun(live):
            return
        dealt = self._of(live.id)
        if live.over:
            dealt.cancel()
            self._begin_update(live.id)
            return
        if outdated := self._outdated(live, dealt):
            self._later(self._update(live.id, outdated))
        if dealt.due is None:
            dealt.due = asyncio.get_running_loop().call_later(PAUSE, self._begin_update, live.id)

    def _outdated(self, live: GameSession, dealt: _Dealt) -> frozenset[int]:
        """Return the users whose sent hand offers the wrong decision, or has no seat."""
        sent = [user for user, message in dealt.sent.items() if message is not None]
        return frozenset(user for user in sent if _offer(self._views, live, user) != dealt.offered.get(user))

    def _begin_update(self, table_id: int) -> None:
        self._of(table_id).due = None
        self._later(self._update(table_id))

    async def _update(self, table_id: int, only: frozenset[int] = frozenset()) -> None:
        await self._lull()
        live, dealt = await self._tables.get(table_id), self._of(table_id)
        if live is None or not has_begun(live):
            return
        async with dealt.writing:
            people = [chair.user for chair in live.chairs if chair.user is not None]
            for user in only or {*people, *dealt.sent}:
                await self._show(live, dealt, user)
            if live.over:
                dealt.sent = dict.fromkeys(dealt.sent)  # nothing of them changes any more

    def _of(self, table_id: int) -> _Dealt:
        dealt = self._dealt[table_id] = self._dealt.pop(table_id, _Dealt())
        if len(self._dealt) > MOST:
            del self._dealt[next(iter(self._dealt))]
        return dealt

    async def _show(self, live: GameSession, dealt: _Dealt, user: int) -> None:
        """Update a user's hand, unless it is an open panel, which updates itself."""
        mark, seat, offer = _mark(live, user), live.table.seat_of(user), _offer(self._views, live, user)
        if dealt.shown.get(user) == mark:
            return
        try:
            if user not in dealt.sent:
                dealt.sent[user] = await self._find(live, user)
            message = dealt.sent[user]
            if message is None or not self._panels.let_go(live, user, message):
                return
            panels = self._views.of(await self._languages.person(user, live)).panels
            face = panels.replaced(live) if seat is None else await panels.whole_hand(live, seat)
            await message.edit(view=face.layout, attachments=copies(face.files), allowed_mentions=NO_MENTIONS)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_retryable(error):
                raise
            if isinstance(error, discord.HTTPException) and error.code in GONE:
                dealt.sent[user] = None
            log.info("hand message update failed: table=%s user=%s error=%r", live.id, user, error)
        else:
            dealt.shown[user], dealt.offered[user] = mark, offer

    async def _find(self, live: GameSession, user_id: int) -> discord.Message | None:
        """Return the hand sent by an earlier process, if it is a recent message."""
        place = await self._client.create_dm(discord.Object(user_id))
        found = None
        async for message in place.history(limit=LOOKED_THROUGH):
            ours = message.author == self._client.user and message.interaction_metadata is None
            if ours and AT_TABLE(table=live.id, action="more") in ids_on(message):
                found = message  # hands on request are newer: the first one was sent automatically
        return found

    async def _hand_of(self, table_id: int, user: int) -> tuple[MessagePayload, object, int | None] | None:
        """Return a user's current hand, its moment and offer, if they sit there."""
        live = await self._tables.get(table_id)
        if live is None or not has_begun(live):
            return None
        seat = live.table.seat_of(user)
        if seat is None:
            return None
        mark, offer = _mark(live, user), _offer(self._views, live, user)
        panels = self._views.of(await self._languages.person(user, live)).panels
        return await panels.whole_hand(live, seat), mark, offer

    async def _send_hand(self, table_id: int, user_id: int) -> bool:
        for delay in HAND_TRIES:
            await asyncio.sleep(delay)
            await self._lull()
            hand = await self._hand_of(table_id, user_id)
            if hand is None:
                return True  # they are not there any more
            face, mark, offer = hand
            try:
                direct = await self._client.create_dm(discord.Object(user_id))
                sent = await direct.send(
                    view=face.layout,
                    files=copies(face.files),
                    allowed_mentions=NO_MENTIONS,
                    nonce=nonce("hand", table_id, user_id),
                )
            except Exception as error:
                if isinstance(error, discord.HTTPException) and error.code in CLOSED_DM:
                    return False
                if not isinstance(error, discord.HTTPException) and not is_retryable(error):
                    raise
                log.warning("hand message delivery failed: table=%s user=%s error=%r", table_id, user_id, error)
                if not is_retryable(error):
                    return False
            else:
                dealt = self._of(table_id)
                dealt.sent[user_id], dealt.shown[user_id], dealt.offered[user_id] = sent, mark, offer
                return True
        return False


def _mark(live: GameSession, user: int) -> object:
    """Return a key of what a user's hand shows: equal while it needs no update."""
    return live.table.seat_of(user) is not None and (live.closed, live.table.number, user in live.present)


def _offer(views: LocalizedTableViews, live: GameSession, user: int) -> int | None:
    """Return a hash of a user's decision; ``None`` without one, 0 without a seat."""
    seat = live.table.seat_of(user)
    if seat is None:
        return 0
    if seat not in live.table.to_act or user not in live.present or seat == forced_seat(live):
        return None
    panel = views.default.panels.panel_of(live, seat)
    return hash((panel.text, panel.alt, panel.prompt)) if panel.prompt.rows else None
