"""The desk: what each press and each command does, from the claim in its id to the answer on the screen.

Here the rules of hosting meet: a claim is checked, the tables are changed, and the one message that shows the
table is written, by one writer, latest state first. In the common case that is one call to Discord: the press
is answered with the new message itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

import discord

from bot.core import visibility
from bot.core.answers import Answers
from bot.core.ids import table_of
from bot.core.languages import LocaleResolver
from bot.core.layout import MessagePayload
from bot.core.localization import Localization
from bot.core.permissions import may_write
from bot.core.replies import acknowledge, edit_response, is_private, send_response
from bot.core.texts import Texts
from bot.process.logs import about
from bot.tables import leave_penalty
from bot.tables.boards import Boards
from bot.tables.hands import HandSender
from bot.tables.panel_views import PanelPage
from bot.tables.panels import PanelService
from bot.tables.pings import PingService
from bot.tables.private_panels import PrivatePanels
from bot.tables.vote_outcomes import VoteOutcomes
from engine.advice import Work
from engine.game import Refusal
from engine.lobby import Lobby
from host import background, votes
from host.advice import Advice
from host.autoplay import Autoplay
from host.breaker import Breaker
from host.deadlines import DeadlineScheduler
from host.inactivity import InactivityCloser
from host.job_cache import JobCache, OneJobPerUser
from host.live import GameSession, TableSession, has_begun
from host.premoves import PremoveService
from host.rate_limiter import RateLimiter
from host.replays import Replays
from host.retry import Retry
from host.reviews import Reviews
from host.tables import Tables
from host.uptime import UptimeTracker
from host.vote_times import VoteTimes
from render.encode import Picture
from render.pool import Painter
from storage.errors import StoreError
from storage.presence import Presence

log = logging.getLogger(__name__)

CLOSING_SECONDS: Final = 5.0
REMEMBERED: Final = 1000
"""Presses that are remembered, so that none is done twice."""
RECOVERY_PAUSE: Final = 0.1
"""Seconds between two tables that are shown again after the start: what people press meanwhile goes before."""
FILMS: Final = 8
"""Films that are kept, about a megabyte each. One takes as long as fifty boards."""


def _now() -> datetime:
    return discord.utils.utcnow()


class Desk:
    """Answers everything that people press, choose and type."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        readers: LocaleResolver,
        painter: Painter,
        presence: Presence,
        attendance: UptimeTracker,
        work: Work,
        turnstile: RateLimiter,
        breaker: Breaker,
    ) -> None:
        """``work`` does what takes long without holding up anybody. ``breaker`` says when Discord fails."""
        self.client = client
        self.tables = tables
        self.readers = readers
        self.painter = painter
        self.presence = presence
        self.attendance = attendance
        self.turnstile = turnstile
        self.replays = Replays(tables, readers.voices.default.presenters)
        self.work = work
        self.reviews = Reviews(tables, work)
        self.one_each = OneJobPerUser()
        self.advice = Advice(tables, work, self.one_each)
        self.films: JobCache[tuple[int, str], Picture] = JobCache(FILMS)
        """By table and language."""
        self.boards = Boards(client, tables, readers, self.replays, breaker, self._is_unsettled)
        self.calls = PingService(client, presence, readers, breaker, self._awaits, self._lets_in, self._may_call)
        self.clock = DeadlineScheduler(
            tables,
            presence,
            attendance,
            changed=self.changed,
            remind=self._remind,
            left=self._missing,
            now=_now,
            reaches=self.boards.reaches,
        )
        self.ahead = PremoveService(tables, self._orders_dropped)
        self.autoplay = Autoplay(tables, self.ahead, attendance, self.changed)
        self.views = PanelService(
            tables, self.replays, self.reviews, self.one_each, self.advice, self.ahead, self.boards.recall
        )
        self.answers = Answers(self.later)
        self.vote_times = VoteTimes(tables, attendance, lambda live: self.later(self.changed(live)), _now)
        self.vote_outcomes = VoteOutcomes(self.answers, readers, self.calls, self.later)
        self.private = PrivatePanels(self.views.draw, readers, tables.get, self.later, painter.lull)
        self.deal = HandSender(client, tables, readers, self.private, self.later, painter.lull)
        self.sweeper = InactivityCloser(tables, attendance, look=self.clock.look, changed=self.changed, now=_now)
        self.retry = Retry(self._mend, breaker)
        self._errands: set[asyncio.Task[Any]] = set()
        self._heard: OrderedDict[int, None] = OrderedDict()

    # -- presses at a table ----------------------------------------------------------------------------------

    async def deal_hands(self, table_id: int) -> None:
        """Send each person at a table their hand by direct message. Who takes none is told at the table."""
        closed = await self.deal.hands(table_id)
        live = await self.tables.get(table_id) if closed else None
        if live is not None:
            live.unreachable = closed
            await self.changed(live)

    async def begin(self, live: TableSession) -> None:
        """Begin the game of a lobby that nobody need press Start in, and post it in its channel."""
        await self.tables.start(live, live.lobby.host)
        await self.changed(live)
        self.later(self.deal_hands(live.id))

    async def follow(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        """Bring the table up to date, and acknowledge a press from wherever it came."""
        if self.tables.owns(live):
            self.vote_times.watch(live)  # the answer says how long it is
            self.vote_outcomes.asked(live, interaction)
        if not is_private(interaction):
            await self.changed(live, interaction)
        elif has_begun(live) and not live.over and (seat := live.table.seat_of(interaction.user.id)) is not None:
            # The panel itself would look as before.
            voice = await self.voice(interaction)
            asked = "" if live.proposal is None else f"{voice.faces.vote(live, live.proposal)}\n"
            await self.answers.give(interaction, asked + voice.panels.pending(live, seat))
            await self.changed(live)
        else:
            await self.show_changed(interaction, live, PanelPage("more"))

    # -- commands -------------------------------------------------------------------------------------------------

    def stand_in(self, lobby: Lobby) -> str:
        """A name for an AI seat that nobody at this table has."""
        taken = {chair.name for chair in lobby.chairs}
        names = self.readers.voices.of(lobby.language).texts("ai-names").split()
        return next((name for name in names if name not in taken), f"{names[0]} {len(taken)}")

    async def answer(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        """Answer a command with a table's message."""
        if not await self.boards.answer(live, interaction):
            self.retry.after(live.id)

    # -- after a change -------------------------------------------------------------------------------------

    async def changed(self, live: TableSession, press: discord.Interaction[Any] | None = None) -> None:
        """A table is another than it was: its deadline, its message and the calls to it follow.

        The change itself is on the disk; what of all this fails for now is made up for later. If the table belongs to
        another process, that has been told by the database, and sees to it.
        """
        if not self.tables.owns(live):
            await acknowledge(press)
            return
        with about(table=live.id):
            if not await self._settle(live, press):
                self.retry.after(live.id)
        self.later(self.private.follow(live))
        if not self.attendance.is_out_of(live.guild):
            self.deal.follow(live)

    async def _mend(self, table_id: int) -> bool:
        """Bring a table up to date as it is now. False if that failed for now and has to be tried again."""
        try:
            live = await self.tables.get(table_id)
        except StoreError as error:
            log.warning("table read postponed: table=%s error=%s", table_id, error)
            return False
        return live is None or not self.tables.owns(live) or await self._settle(live)

    async def _settle(self, live: TableSession, press: discord.Interaction[Any] | None = None) -> bool:
        if press is None and self.attendance.is_out_of(live.guild):
            return True  # nobody sees it, and nothing may be written there, until the bot is back
        kept = True
        try:
            await self.tables.play_on(live)
        except StoreError as error:
            log.warning("AI turns postponed again: table=%s error=%s", live.id, error)
            kept = False
        try:
            await votes.overtaken(self.tables, live)
            await votes.recount(self.tables, live, up=self.vote_times.is_up(live))
            await self.clock.watch(live)
        except StoreError as error:
            log.warning("deadline not stored yet: table=%s error=%s", live.id, error)
            kept = False
        live.due = self.clock.due(live)
        self.vote_times.watch(live)
        self.vote_outcomes.follow(live)
        if not self.tables.owns(live):
            await acknowledge(press)
            return False  # it may be another's by now: no message is written before that is settled
        self.autoplay.take_over(live)
        if press is None:
            await self.painter.lull()
        shown = await self.boards.show(live, press)
        called = await self.calls.follow(live)
        try:
            if shown:  # else it is shown first, and tried again
                await self.autoplay.follow(live)
        except StoreError as error:
            log.warning("premove lookup failed: table=%s error=%s", live.id, error)
            kept = False
        return kept and shown and called

    def _awaits(self, live: TableSession) -> bool:
        return self.autoplay.awaits(live)

    def _is_unsettled(self, live: TableSession) -> bool:
        return self._awaits(live) or (has_begun(live) and bool(live.table.resting))

    async def _lets_in(self, live: TableSession, user: int) -> bool:
        """Whether a mention lets somebody into a private thread that they do not see. Raises what fails."""
        place = None if live.guild is None else await visibility.find_place(self.client, live.guild, live.channel)
        if place is None or not visibility.is_private_thread(place):
            return False
        return not await visibility.who_sees(place, [user])

    async def _may_call(self, live: TableSession, by: int, user: int) -> bool:
        """Whether a table calls somebody because another wants it: as if that one wrote there. Raises what fails."""
        return await self.may_ping(by, user) and await may_write(self.client, live.guild, live.channel, by)

    def _orders_dropped(self, live: GameSession, user: int) -> None:
        self.later(self.calls.tell(live, user, "orders-dropped"))

    def refresh(self, interaction: discord.Interaction[Any], table_id: int) -> None:
        """Bring a table's message up to date after a press in vain: it may be what misled whoever pressed."""
        if interaction.message is not None:
            self.later(self._refresh(interaction.message.id, table_id))

    async def _refresh(self, pressed: int, table_id: int) -> None:
        live = await self.tables.get(table_id)
        if live is not None and pressed == live.message and live.shown != live.to_show:
            await self.changed(live)

    async def recover(self) -> None:
        """Bring up to date what the bot was at when it ended, and begin the time of votes: for its start."""
        for table in dict.fromkeys((*await self.tables.behind(), *await self.tables.voting())):
            live = await self.tables.get(table)
            if live is None:
                continue
            if live.message is not None and self.client.get_guild(live.guild or 0) is not None:
                await self.changed(live)
                await asyncio.sleep(RECOVERY_PAUSE)

    async def welcomed(self, guild: int) -> None:
        """The bot is on a server, perhaps once more: its tables there go on, with all the time that a decision has."""
        for table in await self.tables.taken_up(guild):
            live = await self.tables.get(table)
            if live is not None:
                await self.clock.begin_anew(live)
                await self.changed(live)

    def heard(self, table_id: int) -> None:
        """Another process has changed a table of ours."""
        self.tables.heard(table_id)
        self.later(self._catch_up(table_id))

    async def _catch_up(self, table_id: int) -> None:
        live = await self.tables.get(table_id)
        if live is not None:
            await self.changed(live)

    def heard_nothing(self) -> None:
        """What other processes said may have been missed for a while."""
        self.tables.heard_of_all()
        self.later(self.recover())

    async def _missing(self, user: int) -> None:
        """An AI sits in for somebody who did not come."""
        self.later(self._told_of_leaving(user))

    async def _told_of_leaving(self, user: int) -> None:
        voice = await self.readers.person(user)
        await leave_penalty.tell(self.client, self.tables, voice.texts, user)

    async def _remind(self, live: GameSession, urgent: bool) -> None:
        await self.calls.remind(live, urgent=urgent)

    # -- small things ----------------------------------------------------------------------------------------

    async def voice(self, interaction: discord.Interaction[Any]) -> Localization:
        """The language of whoever has pressed: for all that they alone read."""
        return await self.readers.of(interaction)

    async def words(self, interaction: discord.Interaction[Any]) -> Texts:
        """The texts in that language."""
        return (await self.voice(interaction)).texts

    async def found(self, interaction: discord.Interaction[Any], table_id: int, *, adopt: bool = False) -> TableSession:
        """A table by its id. Raises ``Refusal`` if there is none, or none that whoever asks can have seen.

        ``adopt``: where the table's own message is lost, the one that was pressed on may take its place.
        """
        # Judged before the game is brought back from its log: the work must not tell that there is one.
        known = await self.tables.whereabouts(table_id)
        seen = known is not None and visibility.may_watch(interaction, known)
        live = await self.tables.get(table_id) if seen else None
        if live is None or not visibility.may_watch(interaction, live.whereabouts):
            raise Refusal("why-no-table")
        if adopt:
            await self.boards.adopt(live, interaction)
        return live

    async def fates(self, interaction: discord.Interaction[Any]) -> str:
        """Say what became of orders of whoever presses at a table, if they were not told yet. Raises nothing."""
        data: Any = interaction.data or {}
        user, table = interaction.user.id, table_of(str(data.get("custom_id", "")))
        try:
            known = None if table is None else await self.tables.whereabouts(table)
            if table is None or known is None or user not in known.people:
                return ""
            live = await self.tables.get(table)
            return "" if live is None else await self.views.fates(await self.voice(interaction), live, user)
        except (Exception, SystemExit):  # whatever fails here, whoever pressed is answered
            log.exception("premove result lookup failed: table=%s", table)
            return ""

    async def open_panel(self, interaction: discord.Interaction[Any], face: MessagePayload) -> None:
        """Answer with something of no table that only its reader sees."""
        await send_response(interaction, view=face.layout, files=face.files)

    async def turn(self, interaction: discord.Interaction[Any], face: MessagePayload) -> None:
        """Show another page of it: in its place if only its reader sees it, else in a message of its own."""
        if is_private(interaction):
            await edit_response(interaction, face.layout, face.files)
            self.answers.keep(interaction)
        else:
            await self.open_panel(interaction, face)

    async def show(self, interaction: discord.Interaction[Any], live: TableSession, view: PanelPage) -> None:
        """Answer with a view of a table in the private panel of whoever asks. Raises ``Refusal``."""
        if not visibility.may_watch(interaction, live.whereabouts):
            raise Refusal("why-no-table")
        await self.private.show(live, interaction, view)

    async def show_changed(self, interaction: discord.Interaction[Any], live: TableSession, view: PanelPage) -> None:
        """The same after a press that has changed the table: the others see it whatever becomes of the answer."""
        try:
            await self.private.show(live, interaction, view)
        finally:
            await self.changed(live)

    async def may_ping(self, by: int, user: int) -> bool:
        """Whether one person has another pinged now: as that person wants, and not without end."""
        return await self.presence.pings(user) != "never" and self.turnstile.may_ping(by, user)

    def first_heard(self, interaction: int) -> bool:
        """Whether a press is heard of for the first time: Discord may tell of one twice."""
        if interaction in self._heard:
            return False
        self._heard[interaction] = None
        while len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        return True

    def later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something after the answer."""
        task = background.start(errand, "errand")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Around everything that is done for somebody: the desk does not close before it is done."""
        task = asyncio.current_task()
        assert task is not None  # called from coroutines
        self._errands.add(task)
        try:
            yield
        finally:
            self._errands.discard(task)

    async def close(self) -> None:
        """Finish what is under way, but don't wait for ever."""
        await self.reviews.close()
        await self.advice.close()
        await self.films.close()
        await self.sweeper.stop()
        await self.clock.stop()
        await self.autoplay.stop()
        await self.vote_times.stop()
        await self.retry.stop()
        if self._errands:
            await asyncio.wait(set(self._errands), timeout=CLOSING_SECONDS)
        await self.private.close()
        self.deal.close()
        await self.boards.close()
