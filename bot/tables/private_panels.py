"""The private panel of each user at a table, edited in place.

Discord lets only the interaction that showed a private message edit it, for 15 minutes; a click in it is a new one. So
a user's requests at a table are answered in their open panel, which follows the game. Shortly before its time is over
it shows a final page, and the next click opens another panel.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord.utils import utcnow

from bot.core.errors import GONE, TOO_LATE, is_retryable
from bot.core.ids import table_of
from bot.core.languages import LocaleResolver
from bot.core.layout import MessagePayload, ids_on
from bot.core.replies import NO_MENTIONS, Given, acknowledge, copies, edit_response, is_private, send_response
from bot.core.visibility import may_watch
from bot.tables.panel_views import BEHIND, GONE_ON, MADE, UNCONFIRMED, PanelPage
from bot.tables.presses import OFFER
from bot.tables.views import LocalizedTableViews, TableViews
from engine.game import Refusal, Seat
from host import background
from host.live import TableLocation, TableSession, has_begun
from host.seats import forced_seat

log = logging.getLogger(__name__)

Draw: TypeAlias = Callable[[TableViews, TableSession, int, PanelPage], Awaitable[MessagePayload]]
"""Draws a panel: in a language, of a table, for a user, with a page in it. Raises ``Refusal``."""

_Key: TypeAlias = tuple[int, int, int | None]

LOST: Final = GONE | TOO_LATE
"""The panel was dismissed, or its time is over."""
REST: Final = timedelta(minutes=1)
"""How long before the end of its time a panel goes to rest."""
EDIT_SECONDS: Final = 5.0
"""How long to wait for an edit of a panel before another is opened."""
DRAW_SECONDS: Final = 0.8
"""Slower work is announced in the panel."""
MOST: Final = 10_000
"""The maximum number of panels; the one clicked longest ago is forgotten first."""
PAST: Final = frozenset({"replay", "watch", "why", "review", "verify", "share", "zoom"})
"""Pages that stay as opened, even when a game begins or ends."""
CHOICES: Final = frozenset({"sure", "step", "done"})
"""Pages that follow a choice at the table: they ask on, or show what was chosen."""
DECISIONS: Final = frozenset({"explain", "odds", "ahead", "part", "left", "quit", "done"})
"""Pages that exist while there is something to decide."""
LOBBY: Final = frozenset({"house", "more", "close"})
"""Pages of a lobby: they close when its game starts, so that the table is in sight."""
OWN: Final = frozenset({"hand", "aside"})
"""Pages of what their owner holds: they follow whatever changes that."""
NEWS: Final = frozenset({BEHIND, UNCONFIRMED})
"""What a page says until it follows the game again."""
MOMENTS: Final = frozenset({"explain", "odds", "text", "zoom", "story"})
"""Pages of a moment of the game. While others move, they follow once, and say that they don't any more."""


class _Mark(NamedTuple):
    """A comparable snapshot of what a panel shows of its table."""

    stage: tuple[str, bool]
    """Whether it is a lobby, a game or over, and whether it was closed."""
    state: object
    """The number of the last entry of its game, or its lobby."""
    ordered: int
    """How often its owner's premoves had changed."""
    present: bool | None
    """Whether its owner decides for themselves; ``None`` without a seat in a game."""
    asked: bool
    """Whether its owner has to decide: its choices are outdated once they have."""
    hand: object
    """What its owner holds, if the page shows that."""


@dataclass(slots=True, eq=False)
class _Panel:
    """A panel that may still be on its owner's screen."""

    table: int
    user: int
    place: int | None
    """Its channel: a hand in direct messages is another panel."""
    page: PanelPage
    views: TableViews
    """In the language of its owner's last click."""
    seen: _Mark | None = None
    choosing: bool = False
    """Whether it was opened by a choice at the table, and has asked on since: its owner wanted to see nothing else."""
    wanted: int = 0
    """Counts requests: late results are not shown any more."""
    followed: int = 0
    """Counts how often it had to follow the game since."""
    giving: int = 0
    """Responses in progress: these update it themselves."""
    press: discord.Interaction[Any] | None = None
    """The interaction that can edit it; ``None`` while it is on no screen."""
    message: int | None = None
    follows_up: bool = False
    """Whether it came after the first response to ``press``, so that editing it needs its own id."""
    private: bool = True
    """Whether Discord deletes it by itself: not so in direct messages."""
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def key(self) -> _Key:
        return self.table, self.user, self.place

    def rests_at(self) -> datetime:
        return (utcnow() + REST if self.press is None else self.press.expires_at) - REST

    def forget(self) -> None:
        self.press, self.message = None, None


class PrivatePanels:
    """The private panels opened by this process, by table, user and channel."""

    def __init__(
        self,
        draw: Draw,
        languages: LocaleResolver,
        views: LocalizedTableViews,
        table: Callable[[int], Awaitable[TableSession | None]],
        later: Callable[[Coroutine[Any, Any, None]], None],
        lull: Callable[[], Awaitable[None]],
        may_still_watch: Callable[[TableLocation, int], Awaitable[bool]],
    ) -> None:
        """Set up; ``lull`` waits while there is much to draw for others."""
        self._may_still_watch = may_still_watch
        self._later = later
        self._lull = lull
        self._draw = draw
        self._languages = languages
        self._views = views
        self._table = table
        self._open: OrderedDict[_Key, _Panel] = OrderedDict()
        """By table, user and channel, least recently clicked first."""
        self._at: defaultdict[int, set[_Key]] = defaultdict(set)
        """The panels at a table: a click must not scan those of all tables."""
        self._resting: asyncio.Task[None] | None = None

    async def close(self) -> None:
        await background.stop(self._resting)

    # -- what people press -----------------------------------------------------------------------------------

    async def open(self, press: discord.Interaction[Any], live: TableSession, page: PanelPage) -> None:
        """Respond with a page of a table, or raise ``Refusal`` if they may not watch it."""
        if not may_watch(press, live.whereabouts):
            raise Refusal("why-no-table")
        await self.show(live, press, page)

    async def show(self, live: TableSession, press: discord.Interaction[Any], page: PanelPage) -> None:
        """Respond with a page in the clicked panel or a new one, or raise ``Refusal``."""
        user, source = press.user.id, press.message
        inside = table_shown(press) == live.id
        panel = self._open.get((live.id, user, press.channel_id)) or self._begun(live, press)
        panel.wanted = wanted = panel.wanted + 1
        panel.giving += 1
        page = replace(page, from_hand=inside and (panel.page.name == "hand" or panel.page.from_hand))
        page = self._current(live, user, page)
        if page == PanelPage("hand", from_hand=page.from_hand) and has_begun(live):
            page = replace(page, at=live.table.number)  # it says who is next until they have moved
        seen = self._mark(live, user, page)
        drawing = asyncio.ensure_future(self._drawn(panel, press, live, page))
        try:
            done, _ = await asyncio.wait({drawing}, timeout=DRAW_SECONDS)
            if not done and panel.wanted == wanted:
                async with panel.changing:
                    await self._give(panel, press, self._waiting(panel, live, page), source if inside else None)
            face = await drawing
            async with panel.changing:
                if panel.wanted != wanted:
                    await acknowledge(press)  # they have clicked something else meanwhile
                    return
                await self._give(panel, press, face, source if inside else None)
                panel.page, panel.seen = page, seen
                panel.choosing = page.name in CHOICES and (panel.choosing or not inside)
        finally:
            panel.giving -= 1
            drawing.cancel()
            if panel.press is None and panel.wanted == wanted:
                self._drop(panel)
        await self._bring_up_to_date(live, panel)  # the game may have gone on during the response

    def page_after_move(self, live: TableSession, press: discord.Interaction[Any], before: int) -> PanelPage:
        """Return the page for a panel after the move in it that follows ``before``."""
        panel = self._open.get((live.id, press.user.id, press.channel_id))
        return PanelPage("done" if panel is not None and panel.choosing else "hand", before)

    async def _drawn(
        self, panel: _Panel, press: discord.Interaction[Any], live: TableSession, page: PanelPage
    ) -> MessagePayload:
        panel.views = self._views.of(await self._languages.of(press))
        return await self._draw(panel.views, live, panel.user, page)

    async def _give(
        self,
        panel: _Panel,
        press: discord.Interaction[Any],
        face: MessagePayload,
        inside: discord.Message | None,
    ) -> None:
        """Respond to a click with a panel, in place if ``inside`` it."""
        if inside is not None:
            given = await edit_response(press, face.layout, face.files) or Given(inside.id, later=False)
            if panel.message != given.message:
                self._replaced(panel)
            self._taken(panel, press, given.message, follows_up=given.later, private=inside.flags.ephemeral)
        elif panel.press is press and await self._change(panel, face, EDIT_SECONDS):
            await acknowledge(press)
        else:
            self._replaced(panel)
            given = await send_response(press, view=face.layout, files=face.files)
            self._taken(panel, press, given.message, follows_up=given.later, private=press.guild_id is not None)

    def _taken(
        self,
        panel: _Panel,
        press: discord.Interaction[Any],
        message: int | None,
        *,
        follows_up: bool = False,
        private: bool,
    ) -> None:
        """Use this interaction to edit the panel from now on."""
        if panel.press is not press:
            # Kept for a quarter of an hour, and most of its memory is a message that nothing needs any more.
            press.message = None
            panel.press, panel.message, panel.follows_up, panel.private = press, message, follows_up, private
        self._open[panel.key] = panel
        self._open.move_to_end(panel.key)
        self._at[panel.table].add(panel.key)
        if self._resting is None or self._resting.done():
            self._resting = background.start(self._rest(), "panels that rest")

    def _replaced(self, panel: _Panel) -> None:
        if panel.press is None or panel.press.is_expired() or not panel.private:
            return
        old = replace(panel, changing=asyncio.Lock())
        panel.forget()
        self._later(self._take_away(old))

    def let_go(self, live: TableSession, user: int, message: discord.Message) -> bool:
        """Return whether a message isn't an open panel, so others may edit it.

        The panel of a finished table is dropped first.
        """
        panel = self._open.get((live.id, user, message.channel.id))
        if panel is None or panel.press is None or panel.message != message.id:
            return True
        if live.over:
            self._drop(panel)
        return live.over

    # -- following the game ----------------------------------------------------------------------------------

    async def follow(self, live: TableSession) -> None:
        """Update the panels of a changed table that users look at now."""
        keys = self._at.get(live.id, ())
        await asyncio.gather(*(self._bring_up_to_date(live, self._open[key]) for key in tuple(keys)))

    async def _bring_up_to_date(self, live: TableSession, panel: _Panel) -> None:
        if panel.giving:
            return
        if _is_superseded(live, panel):
            self._replaced(panel)  # the table shows what they have done since, and is in sight again
            self._drop(panel)
            return
        if panel.seen is not None and panel.seen.present is not None and _seat(live, panel.user) is None:
            async with panel.changing:
                if panel.press is not None:
                    await self._change(panel, panel.views.panels.replaced(live))
            self._drop(panel)
            return
        if self._page_now(live, panel) is None:
            return
        await self._lull()
        try:  # without a new click, nothing says that its owner still sees the table
            watches = await self._may_still_watch(live.whereabouts, panel.user)
        except Exception as error:
            self._forgiven(panel, error)
            return
        page = None if panel.giving else self._page_now(live, panel)
        if page is None:
            return
        if not watches:
            self._drop(panel)
            return
        wanted = panel.wanted
        panel.followed = followed = panel.followed + 1
        seen = self._mark(live, panel.user, page)
        drawing = asyncio.ensure_future(self._draw(panel.views, live, panel.user, page))
        try:
            done, _ = await asyncio.wait({drawing}, timeout=DRAW_SECONDS)
            if not done:
                await self._follow_with(panel, (wanted, followed), self._waiting(panel, live, page))
            if await self._follow_with(panel, (wanted, followed), await drawing):
                panel.page, panel.seen = page, seen
        except Refusal as refusal:
            log.info("panel update refused: user=%s table=%s reason=%s", panel.user, panel.table, refusal.reason.key)
        finally:
            drawing.cancel()

    async def _follow_with(self, panel: _Panel, since: tuple[int, int], face: MessagePayload) -> bool:
        """Edit a panel, unless it is closed or already shows newer content."""
        async with panel.changing:
            if (panel.wanted, panel.followed) != since or panel.press is None:
                return False
            return await self._change(panel, face)

    @staticmethod
    def _waiting(panel: _Panel, live: TableSession, page: PanelPage) -> MessagePayload:
        panels = panel.views.panels
        return panels.framed(live, _seat(live, panel.user), page, panels.said("panel-wait"))

    def _page_now(self, live: TableSession, panel: _Panel) -> PanelPage | None:
        """Return a panel's page after a change; ``None`` if it stays right."""
        page, seat, seen = panel.page, _seat(live, panel.user), panel.seen
        now = self._mark(live, panel.user, page)
        if panel.press is None or seen == now:
            return None
        if not has_begun(live):
            return page if live.over or page.name in {"house", "more"} else None
        if _is_of_lobby(panel):
            return _first_page(live, panel.user)
        if page.name == "left" and not live.over and seat is not None:
            return PanelPage("hand") if live.chairs[seat].present else None
        if now.asked and seat == forced_seat(live):
            return None  # the move follows in a moment. Others' panels change all the same: they must not reveal it
        if live.over and page.name in DECISIONS:
            return _first_page(live, panel.user)
        if seen is None:
            return None  # it is being opened
        if page.name in MADE and page.at is not None and (now.asked or seen.asked or page.what != GONE_ON):
            return replace(page, what=GONE_ON) if page.name == "done" else PanelPage("hand")
        if seen.stage != now.stage and page.name not in PAST:
            return self._current(live, panel.user, replace(page, what="") if page.what in NEWS else page)
        ordered = seen.ordered != now.ordered
        concerned = now.asked or seen.asked or live.over or ordered or page.name == "ahead" or seen.hand != now.hand
        if seat is not None and ((page.follows and concerned) or (page.name == "more" and ordered)):
            return self._current(live, panel.user, replace(page, what="") if page.what in NEWS else page)
        return replace(page, what=BEHIND) if page.name in MOMENTS and page.what != BEHIND and not live.over else None

    def _current(self, live: TableSession, user: int, page: PanelPage) -> PanelPage:
        """Return a page, or the hand if it has nothing to ask any more."""
        seat = _seat(live, user)
        if not has_begun(live) or seat is None or not self._views.default.panels.outdated(live, seat, page):
            return page
        return PanelPage("hand", what=UNCONFIRMED if page.name == "sure" else "")

    def _mark(self, live: TableSession, user: int, page: PanelPage) -> _Mark:
        seat, stage = _seat(live, user), (live.state, live.closed)
        ordered, present = live.ordered.get(user, 0), None if seat is None else user in live.present
        if not has_begun(live):
            return _Mark(stage, live.lobby, ordered, present, asked=False, hand=None)
        hand = None if seat is None or page.name not in OWN else self._views.default.panels.held(live, seat)
        return _Mark(stage, live.table.number, ordered, present, seat in live.table.to_act, hand)

    # -- the message -----------------------------------------------------------------------------------------

    async def _change(self, panel: _Panel, face: MessagePayload, seconds: float | None = None) -> bool:
        """Edit a panel; false if that failed, then another has to be opened."""
        press = panel.press
        assert press is not None  # it is on a screen
        what: dict[str, Any] = {
            "view": face.layout,
            "attachments": copies(face.files),
            "allowed_mentions": NO_MENTIONS,
        }
        try:
            async with asyncio.timeout(seconds):
                if panel.follows_up and panel.message is not None:
                    await press.followup.edit_message(panel.message, **what)
                else:
                    await press.edit_original_response(**what)
        except Exception as error:
            self._forgiven(panel, error)
            return False
        return True

    async def _take_away(self, panel: _Panel) -> None:
        assert panel.press is not None  # it was on a screen
        try:
            if panel.follows_up and panel.message is not None:
                await panel.press.followup.delete_message(panel.message)
            else:
                await panel.press.delete_original_response()
        except Exception as error:
            self._forgiven(panel, error)

    def _forgiven(self, panel: _Panel, error: Exception) -> None:
        """Forget a panel that is gone; raise our own bugs."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code not in LOST and not is_retryable(error):
            raise error
        log.info("panel update failed: user=%s table=%s error=%r", panel.user, panel.table, error)
        if code in LOST:
            self._drop(panel)

    async def _rest(self) -> None:
        """Put panels to rest whose time is almost over, while there are any."""
        while self._open:
            now = utcnow()
            due = [panel for panel in self._open.values() if panel.press is not None and panel.rests_at() <= now]
            await asyncio.gather(*(self._put_to_rest(panel) for panel in due))
            if self._open:
                first = next(iter(self._open.values()))
                await asyncio.sleep(max(1.0, (first.rests_at() - utcnow()).total_seconds()))

    async def _put_to_rest(self, panel: _Panel) -> None:
        try:
            live = await self._table(panel.table)
            async with panel.changing:
                if panel.press is None or panel.rests_at() > utcnow():
                    return  # it was clicked meanwhile
                if live is not None:
                    await self._change(panel, panel.views.panels.resting(live, _seat(live, panel.user)))
        except Exception:
            log.exception("panel expiry failed: user=%s table=%s", panel.user, panel.table)
        self._drop(panel)

    def _begun(self, live: TableSession, press: discord.Interaction[Any]) -> _Panel:
        """Register a panel being opened, so that a double click opens only one."""
        user, views = press.user.id, self._views.of(self._languages.at_once(press))
        panel = _Panel(live.id, user, press.channel_id, _first_page(live, user), views)
        self._open[panel.key] = panel
        self._at[live.id].add(panel.key)
        if len(self._open) > MOST:
            self._drop(next(iter(self._open.values())))
        return panel

    def _drop(self, panel: _Panel) -> None:
        panel.forget()
        if self._open.get(panel.key) is panel:
            del self._open[panel.key]
            self._at[panel.table].discard(panel.key)
            if not self._at[panel.table]:
                del self._at[panel.table]


def table_shown(press: discord.Interaction[Any]) -> int | None:
    """Return the table of the clicked panel, if it is one."""
    if press.message is None or not is_private(press):
        return None
    asked = press.message.interaction_metadata
    if asked is not None and asked.user.id != press.user.id:
        return None  # forged: it is on another user's screen
    tables = (table_of(each) for each in ids_on(press.message) if OFFER.read(each) is None)
    return next((table for table in tables if table is not None), None)


def _is_superseded(live: TableSession, panel: _Panel) -> bool:
    """Return whether a panel's lobby has started, or its owner has moved elsewhere."""
    seat, seen = _seat(live, panel.user), panel.seen
    if _is_of_lobby(panel) and panel.private:
        return has_begun(live)
    if not panel.choosing or panel.page.name not in CHOICES or seat is None or seen is None or not has_begun(live):
        return False
    return isinstance(seen.state, int) and live.table.last_decision_of(seat) > seen.state


def _is_of_lobby(panel: _Panel) -> bool:
    """Return whether a panel shows what there is only before a game."""
    return panel.page.name in LOBBY and panel.seen is not None and panel.seen.stage[0] == "lobby"


def _first_page(live: TableSession, user: int) -> PanelPage:
    return PanelPage("more" if _seat(live, user) is None or live.closed else "hand")


def _seat(live: TableSession, user: int) -> Seat | None:
    return live.table.seat_of(user) if has_begun(live) else None
