"""Update everything that depends on a changed, stored table; retry what fails."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from dataclasses import InitVar, dataclass
from typing import Any

import discord
from discord.utils import utcnow
from structlog.contextvars import bound_contextvars

from bot.core.answers import Answers
from bot.core.background import Background
from bot.core.permissions import is_writer
from bot.core.replies import acknowledge
from bot.tables.boards import Boards
from bot.tables.hands import HandSender
from bot.tables.panel_views import PanelPage
from bot.tables.pings import PingService
from bot.tables.private_panels import PrivatePanels
from bot.tables.vote_outcomes import VoteOutcomes
from engine.game import Refusal
from host.breaker import Breaker
from host.live import TableSession, has_begun
from host.retry import Retry
from host.tables import Tables
from host.timekeeper import Timekeeper
from host.uptime import UptimeTracker
from render.pool import Painter
from storage.errors import StoreError, StoreUnavailableError

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class TableUpdater:
    """Updates what users see of the tables that this process owns."""

    _tables: Tables
    _painter: Painter
    _background: Background
    _uptime: UptimeTracker
    breaker: InitVar[Breaker]
    _timekeeper: Timekeeper
    _vote_outcomes: VoteOutcomes
    _boards: Boards
    _pings: PingService
    _panels: PrivatePanels
    _hands: HandSender
    _answers: Answers

    def __post_init__(self, breaker: Breaker) -> None:
        self.retry = Retry(self._try_again, breaker)

    async def stop(self) -> None:
        await self.retry.stop()

    async def update(
        self, live: TableSession, press: discord.Interaction[Any] | None = None, *, reposts: bool = True
    ) -> None:
        """Update everything that depends on a table, in response to ``press``.

        If the table belongs to another process, the database has notified that one. ``reposts``: as ``Boards.show``.
        """
        if not self._tables.owns(live):
            await acknowledge(press)
            return
        changed = live.shown is not None and live.shown != live.to_show
        with bound_contextvars(table=str(live.id)):
            if not await self._settle(live, press, reposts=reposts):
                self.retry.after(live.id)
        if changed:
            self._answers.expire(live.id)
        self._background.later(self._panels.follow(live))
        if not self._uptime.is_out_of(live.guild):
            self._hands.follow(live)

    async def show_setting(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        """Update a table whose setting a user has changed, perhaps from elsewhere.

        A deleted message comes back only for users who may write there themselves.
        """
        await self.update(live, reposts=await is_writer(interaction, live.guild, live.channel))

    async def show_and_update(
        self, interaction: discord.Interaction[Any], live: TableSession, page: PanelPage, *, reposts: bool = True
    ) -> None:
        """Answer a table-changing click by a panel, then update the table.

        The table is updated even if the response fails. ``reposts``: as ``Boards.show``.
        """
        try:
            await self._panels.show(live, interaction, page)
        finally:
            await self.update(live, reposts=reposts)

    async def send_hands(self, table_id: int) -> None:
        """Send each human at a table their hand by DM; the table shows who refuses them."""
        closed = await self._hands.hands(table_id)
        live = await self._tables.get(table_id) if closed else None
        if live is not None:
            live.unreachable = closed
            await self.update(live)

    async def answer(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        live.due = self._timekeeper.deadlines.due(live)  # it may just have been read from the database
        await self._posted(live, self._boards.answer(live, interaction))

    async def post(self, live: TableSession, *, sought: bool = False) -> bool:
        """Post a table's message as ``Boards.post``; false if that is tried again later."""
        return await self._posted(live, self._boards.post(live, sought=sought))

    def missed(self, interaction: discord.Interaction[Any], table_id: int, error: Refusal | StoreError) -> None:
        """Update a table after a click without effect: it may look outdated."""
        if isinstance(error, Refusal):
            self.refresh(interaction, table_id)
        else:
            self.doubt(table_id)
            if isinstance(error, StoreUnavailableError):
                self._background.later(self._timekeeper.deadlines.refused(table_id))

    def doubt(self, table_id: int) -> None:
        """Update a table that may have been changed: the store's answer was lost."""
        self._tables.heard(table_id)
        self.retry.after(table_id)

    def refresh(self, interaction: discord.Interaction[Any], table_id: int) -> None:
        if interaction.message is not None:
            self._background.later(self._refresh(interaction.message.id, table_id))

    async def _refresh(self, pressed: int, table_id: int) -> None:
        live = await self._tables.get(table_id)
        if live is not None and pressed == live.message and live.shown != live.to_show:
            await self.update(live)

    async def _try_again(self, table_id: int) -> bool:
        """Update a table; false if that failed for now and has to be tried again."""
        try:
            live = await self._tables.get(table_id)
        except StoreError as error:
            log.warning("table read postponed: table=%s error=%s", table_id, error)
            return False
        return live is None or not self._tables.owns(live) or await self._settle(live)

    async def _posted(self, live: TableSession, posting: Coroutine[None, None, bool]) -> bool:
        as_of = utcnow()
        if not await posting:
            self.retry.after(live.id)
            return False
        if not has_begun(live):  # nothing else follows from a lobby
            self._boards.note(live, as_of)
        return True

    async def _settle(
        self, live: TableSession, press: discord.Interaction[Any] | None = None, *, reposts: bool = True
    ) -> bool:
        if press is None and self._uptime.is_out_of(live.guild):
            return True  # no one sees it, and nothing may be written there, until the bot is back
        kept = await self._timekeeper.follow(live)
        self._vote_outcomes.follow(live)
        if not self._tables.owns(live):
            await acknowledge(press)
            return False  # it may be another's by now: no message is written before that is clear
        self._timekeeper.autoplay.take_over(live)
        if press is None:
            await self._painter.lull()
        as_of = None if self._awaits_more(live) else utcnow()
        shown = await self._boards.show(live, press, reposts=reposts)
        called = await self._pings.follow(live)
        if shown:  # else it is shown first, and tried again
            kept &= await self._timekeeper.play_premoves(live)
        settled = kept and shown and called
        if settled and as_of is not None:  # the next start takes up what isn't noted
            self._boards.note(live, as_of)
        return settled

    def _awaits_more(self, live: TableSession) -> bool:
        """Return whether something still follows from a table's state by itself."""
        awaits = self._timekeeper.autoplay.awaits(live)
        return awaits or (has_begun(live) and (bool(live.table.resting) or live.table.busy))
