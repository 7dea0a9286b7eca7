"""What follows a change of a table: its deadline, its message, private panels, pings, and what was ordered ahead.

A change is on the disk before any of that. What of it fails for now is made up for later.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import discord
from discord.utils import utcnow
from structlog.contextvars import bound_contextvars

from bot.core.answers import Answers
from bot.core.background import Background
from bot.core.languages import LocaleResolver
from bot.core.replies import acknowledge, is_private
from bot.tables import leave_penalty
from bot.tables.boards import Boards
from bot.tables.hands import HandSender
from bot.tables.panel_views import PanelPage
from bot.tables.pings import PingService
from bot.tables.private_panels import PrivatePanels
from bot.tables.views import LocalizedTableViews
from bot.tables.vote_outcomes import VoteOutcomes
from engine.game import Refusal
from host import votes
from host.autoplay import Autoplay
from host.breaker import Breaker
from host.deadlines import DeadlineScheduler
from host.inactivity import InactivityCloser
from host.live import GameSession, TableSession, has_begun
from host.retry import Retry
from host.tables import Tables
from host.uptime import UptimeTracker
from host.vote_times import VoteTimes
from render.pool import Painter
from storage.errors import StoreError
from storage.presence import Presence

log = logging.getLogger(__name__)

RECOVERY_PAUSE: Final = 0.1
"""Seconds between two tables that are shown again after the start: what people press meanwhile goes before."""


class TableUpdater:
    """Brings up to date what people see of tables, as those that this process owns change."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        languages: LocaleResolver,
        views: LocalizedTableViews,
        painter: Painter,
        background: Background,
        answers: Answers,
        presence: Presence,
        uptime: UptimeTracker,
        breaker: Breaker,
        autoplay: Autoplay,
        boards: Boards,
        pings: PingService,
        panels: PrivatePanels,
        hands: HandSender,
    ) -> None:
        self._client = client
        self._tables = tables
        self._languages = languages
        self._views = views
        self._painter = painter
        self._background = background
        self._answers = answers
        self._uptime = uptime
        self._boards = boards
        self._pings = pings
        self._panels = panels
        self._hands = hands
        self.autoplay = autoplay
        self.deadlines = DeadlineScheduler(
            tables,
            presence,
            uptime,
            changed=self.update,
            remind=self._remind,
            left=self._tell_of_leaving,
            now=utcnow,
            reaches=boards.reaches,
        )
        self.vote_times = VoteTimes(tables, uptime, lambda live: background.later(self.update(live)), utcnow)
        self._vote_outcomes = VoteOutcomes(answers, languages, pings, background.later)
        self.inactivity = InactivityCloser(tables, uptime, look=self.deadlines.look, changed=self.update, now=utcnow)
        self.retry = Retry(self._try_again, breaker)

    async def start(self) -> None:
        """Keep the deadlines of tables, and close those that nobody comes to."""
        await self.deadlines.start()
        self.inactivity.start()

    async def stop(self) -> None:
        """Begin nothing more of oneself."""
        await self.inactivity.stop()
        await self.deadlines.stop()
        await self.autoplay.stop()
        await self.vote_times.stop()
        await self.retry.stop()

    # -- after a change -------------------------------------------------------------------------------------

    async def update(self, live: TableSession, press: discord.Interaction[Any] | None = None) -> None:
        """Let everything follow that depends on a table; ``press`` is answered by its message, or acknowledged.

        If the table belongs to another process, that has been told by the database, and sees to it.
        """
        if not self._tables.owns(live):
            await acknowledge(press)
            return
        with bound_contextvars(table=str(live.id)):
            if not await self._settle(live, press):
                self.retry.after(live.id)
        self._background.later(self._panels.follow(live))
        if not self._uptime.is_out_of(live.guild):
            self._hands.follow(live)

    async def show_and_update(self, interaction: discord.Interaction[Any], live: TableSession, page: PanelPage) -> None:
        """Answer a press that has changed a table by a panel. The others see the change whatever becomes of that."""
        try:
            await self._panels.show(live, interaction, page)
        finally:
            await self.update(live)

    async def follow_vote(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        """Bring the table up to date after a vote, and answer from wherever it came."""
        if self._tables.owns(live):
            self.vote_times.watch(live)  # the answer says how long it is
            self._vote_outcomes.asked(live, interaction)
        if not is_private(interaction):
            await self.update(live, interaction)
        elif has_begun(live) and not live.over and (seat := live.table.seat_of(interaction.user.id)) is not None:
            # The panel itself would look as before.
            views = self._views.of(await self._languages.of(interaction))
            asked = "" if live.proposal is None else f"{views.boards.vote(live, live.proposal)}\n"
            await self._answers.give(interaction, asked + views.panels.pending(live, seat))
            await self.update(live)
        else:
            await self.show_and_update(interaction, live, PanelPage("more"))

    async def begin(self, live: TableSession) -> None:
        """Begin the game of a lobby that nobody need press Start in, and post it in its channel."""
        await self._tables.start(live, live.lobby.host)
        await self.update(live)
        self._background.later(self.send_hands(live.id))

    async def send_hands(self, table_id: int) -> None:
        """Send each person at a table their hand by direct message. Who takes none is told at the table."""
        closed = await self._hands.hands(table_id)
        live = await self._tables.get(table_id) if closed else None
        if live is not None:
            live.unreachable = closed
            await self.update(live)

    async def answer(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        """Answer a command with a table's message."""
        if not await self._boards.answer(live, interaction):
            self.retry.after(live.id)

    async def post(self, live: TableSession) -> bool:
        """Post a table's message for the first time, other than as an answer. False if that is tried again later."""
        if await self._boards.post(live):
            return True
        self.retry.after(live.id)
        return False

    def missed(self, interaction: discord.Interaction[Any], table_id: int, error: Refusal | StoreError) -> None:
        """Show a table anew after a press at it came to nothing: its message may be what misled whoever pressed."""
        if isinstance(error, Refusal):
            self.refresh(interaction, table_id)
        else:
            self.retry.after(table_id)  # some of it may have been written before

    def refresh(self, interaction: discord.Interaction[Any], table_id: int) -> None:
        """Bring a table's message up to date after a press in vain."""
        if interaction.message is not None:
            self._background.later(self._refresh(interaction.message.id, table_id))

    async def _refresh(self, pressed: int, table_id: int) -> None:
        live = await self._tables.get(table_id)
        if live is not None and pressed == live.message and live.shown != live.to_show:
            await self.update(live)

    async def _try_again(self, table_id: int) -> bool:
        """Bring a table up to date as it is now. False if that failed for now and has to be tried again."""
        try:
            live = await self._tables.get(table_id)
        except StoreError as error:
            log.warning("table read postponed: table=%s error=%s", table_id, error)
            return False
        return live is None or not self._tables.owns(live) or await self._settle(live)

    async def _settle(self, live: TableSession, press: discord.Interaction[Any] | None = None) -> bool:
        if press is None and self._uptime.is_out_of(live.guild):
            return True  # nobody sees it, and nothing may be written there, until the bot is back
        kept = True
        try:
            await self._tables.play_on(live)
        except StoreError as error:
            log.warning("AI turns postponed again: table=%s error=%s", live.id, error)
            kept = False
        try:
            await votes.overtaken(self._tables, live)
            await votes.recount(self._tables, live, up=self.vote_times.is_up(live))
            await self.deadlines.watch(live)
        except StoreError as error:
            log.warning("deadline not stored yet: table=%s error=%s", live.id, error)
            kept = False
        live.due = self.deadlines.due(live)
        self.vote_times.watch(live)
        self._vote_outcomes.follow(live)
        if not self._tables.owns(live):
            await acknowledge(press)
            return False  # it may be another's by now: no message is written before that is settled
        self.autoplay.take_over(live)
        if press is None:
            await self._painter.lull()
        shown = await self._boards.show(live, press)
        called = await self._pings.follow(live)
        try:
            if shown:  # else it is shown first, and tried again
                await self.autoplay.follow(live)
        except StoreError as error:
            log.warning("premove lookup failed: table=%s error=%s", live.id, error)
            kept = False
        return kept and shown and called

    # -- what others tell of --------------------------------------------------------------------------------

    async def recover(self) -> None:
        """Bring up to date what the bot was at when it ended, and begin the time of votes: for its start."""
        for table in dict.fromkeys((*await self._tables.behind(), *await self._tables.voting())):
            live = await self._tables.get(table)
            if live is None:
                continue
            if live.message is not None and self._client.get_guild(live.guild or 0) is not None:
                await self.update(live)
                await asyncio.sleep(RECOVERY_PAUSE)

    async def welcomed(self, guild: int) -> None:
        """The bot is on a server, perhaps once more: its tables there go on, with all the time that a decision has."""
        for table in await self._tables.taken_up(guild):
            live = await self._tables.get(table)
            if live is not None:
                await self.deadlines.begin_anew(live)
                await self.update(live)

    def heard(self, table_id: int) -> None:
        """Another process has changed a table of ours."""
        self._tables.heard(table_id)
        self._background.later(self._catch_up(table_id))

    async def _catch_up(self, table_id: int) -> None:
        live = await self._tables.get(table_id)
        if live is not None:
            await self.update(live)

    def heard_nothing(self) -> None:
        """What other processes said may have been missed for a while."""
        self._tables.heard_of_all()
        self._background.later(self.recover())

    # -- deadlines ------------------------------------------------------------------------------------------

    async def _tell_of_leaving(self, user: int) -> None:
        """An AI sits in for somebody who did not come: they are told what that costs them."""

        async def tell() -> None:
            texts = (await self._languages.person(user)).texts
            await leave_penalty.send_penalty_text(self._client, self._tables, texts, user)

        self._background.later(tell())

    async def _remind(self, live: GameSession, urgent: bool) -> None:
        await self._pings.remind(live, urgent=urgent)
