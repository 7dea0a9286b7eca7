"""The content of private panels, tab by tab."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.core.layout import MessagePayload
from bot.tables import leave_penalty
from bot.tables.panel_views import CAME_BACK, UNCONFIRMED, PanelContents, PanelPage
from bot.tables.views import TableViews
from engine import log as logs
from engine.game import AnyGame, Refusal, Seat
from host.advice import Advice
from host.job_cache import OneJobPerUser
from host.live import GameSession, TableSession, has_begun, require_game, require_lobby
from host.premoves import PremoveService, is_slow
from host.replays import Replays
from host.reviews import Reviews
from host.tables import Tables
from storage.guild_data import NOWHERE

log = logging.getLogger(__name__)

Look: TypeAlias = Callable[["PanelService", TableViews, GameSession, int, int | None], Awaitable[PanelContents]]
"""Returns the content of a view for a language, a game, a user, and a page, step or entry."""


@dataclass(eq=False, repr=False)
class PanelService:
    """Builds panels; one serves the whole process."""

    tables: Tables
    replays: Replays
    reviews: Reviews
    one_each: OneJobPerUser
    advice: Advice
    ahead: PremoveService
    recall: Callable[[TableSession], Awaitable[None]]
    """Loads what a finished game's result shows."""

    async def close(self) -> None:
        """Start no more reviews and hints."""
        await self.reviews.close()
        await self.advice.close()

    async def draw(self, views: TableViews, live: TableSession, user: int, page: PanelPage) -> MessagePayload:
        """Return a whole panel, or raise ``Refusal`` if there is nothing to see."""
        body = await self._body(views, live, user, page)
        seat = live.table.seat_of(user) if has_begun(live) else None
        text = views.panels.texts
        back = text("came-back") if page.what == CAME_BACK else ""
        if page.what == UNCONFIRMED:
            back = text("sure-unconfirmed")
        note = await self.fates(views, live, user, again=page.name in TELLING)
        return views.panels.framed(live, seat, page, body, "\n".join(filter(None, (back, note))))

    async def fates(self, views: TableViews, live: TableSession, user: int, *, again: bool = False) -> str:
        """Return which premoves were played or dropped; old news only if ``again``."""
        if not has_begun(live) or not is_slow(live) or (seat := live.table.seat_of(user)) is None:
            return ""
        book = await self.ahead.book(live, user)
        fates = book.done, book.dropped
        if not again and live.reported.get(user) == fates:
            return ""
        live.reported[user] = fates
        return views.panels.became(live, seat, book)

    async def _body(self, views: TableViews, live: TableSession, user: int, page: PanelPage) -> PanelContents:
        panels = views.panels
        match page.name:
            case "house":
                if live.closed:
                    return panels.said("panel-closed")
                require_lobby(live)
                return views.house_rules.panel(live, user, page.at or 0)
            case "close":
                return panels.close(live)
            case "more":
                return panels.more(live, user)
            case "record":
                return panels.record(require_game(live))
            case "rules":
                return await panels.rules(live.game.kind, _rules_page(views, live) if page.at is None else page.at)
            case "ahead":
                return await self._ahead(views, require_game(live), user, page.what)
            case "done":
                game = require_game(live)
                return panels.done(game, _require_seat(game, user), page.at or 0)
            case "sure":
                game = require_game(live)
                return await panels.sure(game, _require_seat(game, user), page.at or 0, page.what)
            case "step":
                game = require_game(live)
                return await panels.step(game, _require_seat(game, user), page.at or 0, page.what)
        return await LOOKS[page.name](self, views, require_game(live), user, page.at)

    # -- the game as it is -----------------------------------------------------------------------------------

    async def hand(self, views: TableViews, live: GameSession, user: int, since: int | None) -> PanelContents:
        return await views.panels.hand(live, _require_seat(live, user), since)

    async def aside(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        return await views.panels.aside(live, _require_seat(live, user))

    async def _ahead(self, views: TableViews, live: GameSession, user: int, asked: str) -> PanelContents:
        book = await self.ahead.book(live, user)
        offered = self.ahead.offered(live, user, book)
        return views.panels.ahead(live, _require_seat(live, user), book, offered, asked)

    async def explain(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        seat, judgement = live.table.seat_of(user), None
        if seat is not None and self.advice.given(live, seat):
            judgement = await self.advice.of(live, seat, user)
        return views.panels.explain(live, seat, judgement, reasons=await self.advice.has_reasons(live))

    async def odds(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        if live.over:
            raise Refusal("why-over")
        if not views.panels.has_odds(live):
            raise Refusal("why-odds-off")
        return views.panels.odds(live, live.table.seat_of(user))

    async def quit(self, views: TableViews, live: GameSession, _: int, __: int | None) -> PanelContents:
        if live.over:
            raise Refusal("why-over")
        return views.panels.quit(live)

    async def part(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        if live.over:
            raise Refusal("why-over")
        return views.panels.part(live, counts=self.tables.seats.counts(live, _require_seat(live, user)))

    async def left(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        return views.panels.left(live, await leave_penalty.penalty_text(self.tables, views.localization.texts, user))

    async def text(self, views: TableViews, live: GameSession, user: int, page: int | None) -> PanelContents:
        return views.panels.text_board(live, live.table.seat_of(user), page or 0)

    async def legend(self, views: TableViews, live: GameSession, _: int, __: int | None) -> PanelContents:
        return views.panels.legend(live)

    async def zoom(self, views: TableViews, live: GameSession, _: int, __: int | None) -> PanelContents:
        return await views.panels.zoom(live)

    # -- the game as it was ----------------------------------------------------------------------------------

    async def story(self, views: TableViews, live: GameSession, _: int, page: int | None) -> PanelContents:
        try:
            told = await self.tables.story(live)
        except logs.BadLog as error:
            raise Refusal("why-no-replay") from error
        return views.panels.story(live, told, page)

    async def replay(self, views: TableViews, live: GameSession, _: int, step: int | None) -> PanelContents:
        """Return a step of a game: by default a finished game's start, else the present."""
        await self.recall(live)
        steps = await self.replays.steps(live)
        last = len(steps) - 1
        step = (0 if live.over else last) if step is None else step
        return await views.replays.replay(live, steps, min(step, last))

    async def watch(self, views: TableViews, live: GameSession, _: int, __: int | None) -> PanelContents:
        if not views.panels.has_films(live):
            raise Refusal("why-nothing-moved")
        return await views.replays.watch(live, await self.replays.steps(live))

    async def why(self, views: TableViews, live: GameSession, user: int, number: int | None) -> PanelContents:
        """Return the reasons for AI seats' last moves, or for one entry's.

        From public facts, and after the end from what they knew.
        """
        if not live.game.advises:
            raise Refusal("why-no-reasons")
        if number is None:
            return views.replays.why(live, await self.advice.reasons(live, user))
        numbers = [step.entry.number for step in await self.replays.steps(live)]
        if number not in numbers:
            raise Refusal("why-old-button")
        thoughts = await self.advice.reasons(live, user, number)
        if not thoughts:
            raise Refusal("why-no-thought")
        return views.replays.why(live, thoughts, numbers.index(number))

    async def review(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        if not live.past:
            raise Refusal("why-review-early")
        if not live.game.advises:
            raise Refusal("why-review-none")
        seat = live.table.seat_of(user)
        if seat is None:
            raise Refusal("why-review-outsider")
        if self.reviews.has(live, seat):
            return views.replays.review(live, await self.reviews.of(live, seat))
        with self.one_each.of(user):
            return views.replays.review(live, await self.reviews.of(live, seat))

    async def share(self, views: TableViews, live: GameSession, user: int, _: int | None) -> PanelContents:
        require_share(live, user)
        await self.recall(live)
        rules, steps = views.house_rules, await self.replays.steps(live)
        return views.replays.share(live, steps, rules.languages[rules.language(live)])

    async def verify(self, views: TableViews, live: GameSession, _: int, __: int | None) -> PanelContents:
        """Verify that a finished game is fair: its seed, its deals and rolls, all moves."""
        if live.seed is None:
            raise Refusal("why-not-over")
        past, shown = await self.tables.log_of(live), live.table.view(None)
        try:
            await asyncio.to_thread(_require_fair, live.game, past, shown)
        except logs.UnknownGame as error:
            raise Refusal("why-no-replay") from error
        except logs.BadLog as error:
            log.exception("dice verification failed: table=%s", live.id)
            return views.replays.doubted(live, error)
        counted = logs.counted(past.entries)
        draws = sum(len(entry.draws) for entry in counted)
        return views.replays.verified(live, live.seed, len(counted) - 1, draws)


LOOKS: Final[Mapping[str, Look]] = {
    "hand": PanelService.hand,
    "aside": PanelService.aside,
    "explain": PanelService.explain,
    "odds": PanelService.odds,
    "quit": PanelService.quit,
    "part": PanelService.part,
    "left": PanelService.left,
    "text": PanelService.text,
    "zoom": PanelService.zoom,
    "legend": PanelService.legend,
    "story": PanelService.story,
    "replay": PanelService.replay,
    "watch": PanelService.watch,
    "why": PanelService.why,
    "review": PanelService.review,
    "share": PanelService.share,
    "verify": PanelService.verify,
}
"""The views of a game that has begun, by the word in the ids of their buttons."""
NAMES: Final = frozenset({*LOOKS, "more", "record", "rules", "ahead"} - {"part", "left"})
"""The views that buttons at a table open in a panel. Leaving has its own handlers."""
TELLING: Final = frozenset({"hand", "ahead"})
"""The views that always show their owner all premove outcomes, not only once."""


def _rules_page(views: TableViews, live: TableSession) -> int:
    return views.localization.presenters[live.game.kind].rules_page_for(live.table.view(None)) if has_begun(live) else 0


def _require_seat(live: GameSession, user: int) -> Seat:
    seat = live.table.seat_of(user)
    if seat is None:
        raise Refusal("why-not-seated")
    return seat


def require_share(live: GameSession, user: int) -> Seat:
    """Return the seat of a user who may share a finished game, or raise ``Refusal``."""
    if not live.past:
        raise Refusal("why-share-early")
    seat = live.table.seat_of(user)
    if seat is None:
        raise Refusal("why-share-outsider")
    if live.channel == NOWHERE:
        raise Refusal("why-share-refused")
    return seat


def _require_fair(game: AnyGame, past: logs.GameLog, shown: Any) -> None:
    """Raise ``BadLog`` if a log contradicts its seed, or the shown end."""
    logs.verify(game, past)
    *_, last = logs.replay(game, past.header, past.entries)
    if game.view(last.state, None) != shown:
        raise logs.BadLog("the moves lead to another end than the one that is shown")
