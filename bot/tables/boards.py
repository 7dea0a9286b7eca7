"""Write the message of a table: one writer at a time, the latest state wins.

It is edited in place while it is recent and near the end of its channel. When it is old (Discord rate-limits edits of
old messages) or buried, the next change posts it again and removes the buttons of the old one.

If Discord can't be reached, or the place of a message can't be stored, the caller tries again later.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord.utils import snowflake_time, utcnow

from bot.core.channel_backoff import ChannelBackoff
from bot.core.errors import OUT_OF_REACH, TOO_LATE, Code, is_retryable, log_failures, nonce
from bot.core.guard import say
from bot.core.languages import LocaleResolver
from bot.core.layout import MessagePayload, ids_on, link_to
from bot.core.permissions import may_write, own_rights
from bot.core.replies import NO_MENTIONS, Unanswered, acknowledge, answered, copies, respond
from bot.core.visibility import find_place, reopen_thread, server_of
from bot.tables.presses import AT_TABLE, LOBBY
from bot.tables.views import LocalizedTableViews, TableViews
from host.breaker import Breaker
from host.live import TableSession, has_begun
from host.message_sync import MessageSyncLog
from host.rate_limiter import RateLimiter
from host.replays import Replays
from host.tables import Tables
from storage.errors import StoreError
from storage.presence import Proposal

log = logging.getLogger(__name__)

OLD: Final = timedelta(minutes=50)
"""Discord counts a message as old after an hour; from then on edits are slow."""
BURIED: Final = 12
"""A table's message is posted again with this many messages below it."""
LOOKED_THROUGH: Final = 50
"""Messages of a channel searched for a table's own."""
CHANNELS: Final = 10_000
"""Channels whose messages are counted. If one is forgotten, a buried message may be edited in place."""


@dataclass(eq=False, repr=False)
class Boards:
    _client: discord.Client
    _tables: Tables
    _languages: LocaleResolver
    _views: LocalizedTableViews
    _replays: Replays
    _breaker: Breaker
    _rate_limiter: RateLimiter
    _now: Callable[[], datetime] = field(default_factory=lambda: utcnow)
    _refusals: ChannelBackoff = field(default_factory=ChannelBackoff)
    _unplaced: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Channel and message of tables whose messages are known here, but not stored yet."""
    _talk: Counter[int] = field(default_factory=Counter)
    """Messages of others in a channel since a table's message was posted there."""

    def __post_init__(self) -> None:
        self._shown = MessageSyncLog(self._tables.store.note_shown)

    async def close(self) -> None:
        await self._shown.close()

    def note(self, live: TableSession, as_of: datetime) -> None:
        """Record that the table's message shows its state at a moment, if it does."""
        if live.shown == live.to_show:
            self._shown.note(live.id, as_of)

    def heard(self, channel: int) -> None:
        self._talk[channel] += 1
        if len(self._talk) > CHANNELS:
            del self._talk[next(iter(self._talk))]

    async def show(
        self, live: TableSession, press: discord.Interaction[Any] | None = None, *, reposts: bool = True
    ) -> bool:
        """Update the table's message, by responding to ``press`` if possible.

        It shows the table as of the time of sending. Returns false if that failed for now and has to be tried again.
        ``reposts``: post an old or deleted message again; else the next change of a deleted one does.
        """
        async with live.writing:
            placed = await self._write_place(live)
            if live.shown == live.to_show:
                # Another click has shown this state already, while we waited.
                await acknowledge(press)
                return placed
            if press is None and not (self._breaker.lets() and self._refusals.lets(live.channel)):
                return False  # Discord fails, or the channel refuses messages, and no user waits for a response
            stale = reposts and self._is_stale(live, press)
            if (press is None or not self._refusals.quiet(live.channel)) and (stale or await self._asks_anew(live)):
                await acknowledge(press)
                return await self._anew(live)
            if press is not None and _shows(press, live):
                shows, face = live.to_show, await self._face(live)
                if await self._answered(press, face):
                    live.shown, live.pictured = shows, face.pictured
                    return placed
            await acknowledge(press)
            return (press is None or self._refusals.lets(live.channel)) and await self._edit(live, reposts=reposts)

    async def reaches(self, live: TableSession) -> bool:
        """Return whether a table's players can see what is to decide, and press.

        Not in a locked thread: its members can press nothing there. What Discord refused lately is tried again.
        """
        if live.guild is not None:
            with log_failures(log.info, "channel lookup failed: channel=%s", live.channel):
                place = await find_place(self._client, live.guild, live.channel)
                locked = isinstance(place, discord.Thread) and place.locked
                if place is None or locked or not own_rights(place).view_channel:
                    return False
        return not self._refusals.quiet(live.channel) and (live.shown == live.to_show or await self.show(live))

    async def answer(self, live: TableSession, asked: discord.Interaction[Any]) -> bool:
        """Post the table's message in response to a command; false if that failed."""
        assert asked.channel_id is not None  # commands come from channels
        async with live.writing:
            shows, face = live.to_show, await self._face(live)
            old = (live.channel, live.message)
            try:
                message = await self._message_of(asked, face)
            except Unanswered:
                live.channel = asked.channel_id
                posted = await self._anew(live, old)
                texts = (await self._languages.of(asked)).texts
                await say(asked, texts("thread-opened", link=link_to(live)) if live.message else texts("why-broken"))
                return posted
            if message is None:
                return True  # posted; its first click tells us its id
            placed = await self._placed(live, asked.channel_id, message, shows, face)
            await self._strip(live, *old)
            return placed

    async def post(self, live: TableSession, *, sought: bool = False) -> bool:
        """Post the table's message for the first time; false if that failed for now.

        ``sought``: look first for one that was posted by a process which died before it could store its place.
        """
        async with live.writing:
            if live.message is None and sought and (posted := await self._posted(live)) is not None:
                return await self._placed(live, live.channel, posted, None, None)
            return live.message is not None or await self._anew(live)  # a retry may have been faster

    async def _posted(self, live: TableSession) -> int | None:
        with log_failures(log.info, "table message search failed: table=%s", live.id):
            async for message in self._channel(live).history(limit=LOOKED_THROUGH):
                if message.author.id == self._me and shows_table(message, live.id):
                    return message.id
        return None

    async def adopt(self, live: TableSession, press: discord.Interaction[Any]) -> None:
        """Take a newer clicked message as the table's own.

        A process that died before it could store its place posted it.
        """
        message = press.message
        if message is None or message.flags.ephemeral or message.author.id != self._me:
            return
        if live.guild is None or live.guild != press.guild_id:
            return  # its server's data was deleted, and with it the table's place
        if not shows_table(message, live.id):
            return  # the click is forged, or came from a message that only mentions the table
        if not _is_newer(message, live):
            return
        async with live.writing:
            # Checked again: the click may have come while its message was still being stored.
            if _is_newer(message, live):
                old = (live.channel, live.message)
                await self._placed(live, message.channel.id, message.id, None, None)
                await self._strip(live, *old)

    @property
    def _me(self) -> int:
        assert self._client.user is not None  # clicks only come after login
        return self._client.user.id

    def _views_at(self, live: TableSession) -> TableViews:
        return self._views.of(self._languages.at(live))

    async def _face(self, live: TableSession) -> MessagePayload:
        await self.recall(live)
        return await self._views_at(live).boards.public(live)

    async def recall(self, live: TableSession) -> None:
        """Load what the message of a finished game shows besides the ranking."""
        await self._replays.recall(live)
        live.server = server_of(self._client, live.whereabouts)

    def _is_stale(self, live: TableSession, press: discord.Interaction[Any] | None) -> bool:
        if live.message is None or not has_begun(live) or live.over:
            return False
        # A click's timestamp is Discord's: our own clock may be wrong.
        now = self._now() if press is None else snowflake_time(press.id)
        return self._talk[live.channel] >= BURIED or now - snowflake_time(live.message) > OLD

    async def _asks_anew(self, live: TableSession) -> bool:
        """Return whether to repost the message for a new vote.

        Not for a player who may not write there, or who proposes again and again.
        """
        shown, proposal = live.shown, live.proposal
        if proposal is None or shown is None or any(isinstance(part, Proposal) for part in shown):
            return False
        writes = False
        with log_failures(log.info, "proposer permission lookup failed: table=%s", live.id):
            writes = await may_write(self._client, live.guild, live.channel, proposal.by)
        return writes and self._rate_limiter.may_post_vote(proposal.by, live.id)

    async def _anew(self, live: TableSession, old: tuple[int, int | None] | None = None) -> bool:
        """Repost the message, and remove the buttons of the old one."""
        shows, face = live.to_show, await self._face(live)
        old = old or (live.channel, live.message)
        try:
            # However often this is tried, one message follows the old one.
            sent = await self._channel(live).send(
                view=face.layout,
                files=copies(face.files),
                allowed_mentions=NO_MENTIONS,
                nonce=nonce("board", live.id, old[1], shows),
            )
        except Exception as error:
            return await self._forgiven(live, error)
        self._refusals.taken(live.channel)
        placed = await self._placed(live, live.channel, sent.id, shows, face)
        await self._strip(live, *old)
        return placed

    async def _placed(
        self, live: TableSession, channel: int, message: int, shows: tuple[Any, ...] | None, face: MessagePayload | None
    ) -> bool:
        live.channel, live.message, live.shown = channel, message, shows
        live.pictured = face.pictured if face is not None else None
        self._talk.pop(channel, None)
        self._unplaced[live.id] = (channel, message)
        return await self._write_place(live)

    async def _write_place(self, live: TableSession) -> bool:
        unplaced = self._unplaced.get(live.id)
        if unplaced is not None:
            live.channel, live.message = unplaced  # the table may have been reloaded with the stored place
            try:
                await self._tables.place(live, *unplaced)
            except StoreError as error:
                log.warning("table location not stored yet: table=%s error=%s", live.id, error)
                return False
            self._unplaced.pop(live.id, None)
        return True

    async def _answered(self, press: discord.Interaction[Any], face: MessagePayload) -> bool:
        """Show the table in response to a click; false if Discord refuses that."""
        try:
            given = await respond(
                press,
                lambda: press.response.edit_message(
                    view=face.layout, attachments=copies(face.files), allowed_mentions=NO_MENTIONS
                ),
            )
        except Unanswered:
            return False
        except discord.HTTPException as error:
            # The edit that is tried next shows what to do about it.
            log.warning("table message response failed: error=%s", error)
            return False
        return given is not None  # else Discord probably has this response; the edit makes sure

    async def _message_of(self, asked: discord.Interaction[Any], face: MessagePayload) -> int | None:
        """Respond to a command, and return the message's id, if known."""
        answer = await respond(
            asked,
            lambda: asked.response.send_message(
                view=face.layout, files=copies(face.files), allowed_mentions=NO_MENTIONS
            ),
        )
        if answer is not None:
            return answer.message_id
        try:
            return (await asked.original_response()).id
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
                raise Unanswered from error  # there is none after all
            if not isinstance(error, discord.HTTPException) and not is_retryable(error):
                raise
            log.warning("command response lookup failed: error=%r", error)
            return None

    async def _edit(self, live: TableSession, *, reposts: bool) -> bool:
        """Edit the message, or post it again if it is gone or old; false if that failed."""
        if live.message is None:
            return await self._anew(live)
        shows, face = live.to_show, await self._face(live)
        message = self._channel(live).get_partial_message(live.message)
        try:
            await message.edit(view=face.layout, attachments=copies(face.files), allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            if error.code == Code.THREAD_ARCHIVED and await reopen_thread(self._client, live.channel):
                return await self._edit(live, reposts=reposts)
            if error.code == Code.UNKNOWN_MESSAGE and not reposts:
                return True
            if error.code in {Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITED_TOO_OFTEN}:
                return await self._anew(live)
            return await self._forgiven(live, error)
        except Exception as error:
            return await self._forgiven(live, error)
        live.shown, live.pictured = shows, face.pictured
        self._refusals.taken(live.channel)
        return live.id not in self._unplaced

    async def _forgiven(self, live: TableSession, error: Exception) -> bool:
        """Return false for an error to retry later; raise permanent ones."""
        client: Any = self._client
        # It may have been written all the same: its content is unknown.
        live.shown = None
        self._refusals.refused(live.channel, error)
        refused = isinstance(error, discord.HTTPException) and error.code != Code.INVALID_FORM
        if not refused and not is_retryable(error) and not await client.own_emojis.read_again(client):
            raise error
        log.warning("table message unreachable: table=%s error=%r", live.id, error)
        return False

    async def _strip(self, live: TableSession, channel: int, message: int | None) -> None:
        """Remove an old message's buttons; its clicks lead to the new one otherwise."""
        if message is None:
            return
        old = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await old.edit(
                view=self._views_at(live).boards.moved(live, link_to(live), away=channel != live.channel).layout,
                attachments=[],
            )
        except Exception as error:
            known = isinstance(error, discord.HTTPException) and (
                error.code in OUT_OF_REACH or error.code == Code.OLD_MESSAGE_EDITED_TOO_OFTEN
            )
            if not known and not is_retryable(error):
                raise
            log.info("old table message update failed: table=%s error=%r", live.id, error)

    def _channel(self, live: TableSession) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(live.channel, guild_id=live.guild)


def _shows(press: discord.Interaction[Any], live: TableSession) -> bool:
    """Return whether responding to the click can write the table's message."""
    return not answered(press) and press.message is not None and press.message.id == live.message


def shows_table(message: discord.Message, table: int) -> bool:
    """Return whether a message has the fixed row of buttons of a table."""
    there = ids_on(message)
    more = AT_TABLE(table=table, action="more")
    join = LOBBY(table=table, action="join")
    rows = (
        {join, more},
        {join, LOBBY(table=table, action="leave")},  # lobbies of earlier versions
        {AT_TABLE(table=table, action="hand"), more},
        {AT_TABLE(table=table, action="rematch"), more},
        {AT_TABLE(table=table, action="share"), more},
    )
    return any(row <= there for row in rows)


def _is_newer(message: discord.Message, live: TableSession) -> bool:
    return live.message is None or message.id > live.message
