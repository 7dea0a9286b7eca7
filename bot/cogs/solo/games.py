"""The two kinds of solo games: daily challenges and practice.

None is in memory: each click rebuilds a game from what is stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.cogs.solo.board_views import Played, SoloId, SoloViews
from bot.cogs.solo.daily_days import Dailies, DailyTry
from bot.cogs.solo.daily_views import WHAT, DailyViews, Front
from bot.cogs.solo.practice_room import ME as PRACTICE_ME
from bot.cogs.solo.practice_room import PracticeGame, PracticeService
from bot.cogs.solo.practice_views import PracticeViews, where_of
from bot.core.context import Context
from bot.core.ids import whole
from bot.core.layout import MessagePayload
from bot.core.visibility import is_member
from bot.tables.services import Services
from engine.daily import ME
from engine.fair import commitment
from engine.game import AnyGame, Move, Refusal


class SoloGames(Protocol):
    """One kind of solo game, daily or practice."""

    async def views(self, ctx: Context, *, public: bool = False) -> SoloViews:
        """Return the views for the user, or for their server."""

    async def find(self, ctx: Context, where: SoloId) -> Played:
        """Return the game that a button belongs to, or raise ``Refusal``."""

    async def play(self, ctx: Context, played: Played, move: Move) -> MessagePayload:
        """Make a legal move, store it, and return the result, or raise ``Refusal``."""

    async def do(self, ctx: Context, where: SoloId, word: str) -> None:
        """Handle any other button of a solo game, or raise ``Refusal``."""


@dataclass(eq=False, repr=False)
class DailyGames:
    _services: Services
    _dailies: Dailies

    async def views(self, ctx: Context, *, public: bool = False) -> DailyViews:
        services, localization = self._services, await ctx.localization(public=public)
        drawn = services.painter, services.views.dress
        return DailyViews(localization.texts, localization.presenters, *drawn, services.catalogue.dailies)

    async def find(self, ctx: Context, where: SoloId) -> Played:
        playing = await self._dailies.playing(where.kind, where.number, ctx.user.id, whole(where.run[1:] or "0"))
        return self._played(await self.views(ctx), ctx, playing)

    async def play(self, ctx: Context, played: Played, move: Move) -> MessagePayload:
        playing = played.kept
        assert isinstance(playing, DailyTry)  # built by ``find``
        return await self._face(ctx, await self._dailies.play(playing, move))

    async def do(self, ctx: Context, where: SoloId, word: str) -> None:
        match word:
            case "begin":
                # Nothing is stored of a server that the bot isn't in: no admin there could delete it.
                guild = ctx.interaction.guild_id if is_member(ctx.interaction) else None
                async with ctx.announce_waiting(lambda: self._front(ctx, where.kind)):
                    playing = await self._dailies.begin(where.kind, where.number, ctx.user.id, guild)
                await ctx.show(await self._face(ctx, playing))
            case "front" | "proof":
                await self.show(ctx, where.kind, proof=word == "proof")
            case "share":
                await ctx.ask_post(await self._shared(ctx, where), where.do_id("post"), where.do_id("front"))
            case "post":
                await ctx.post(await self._shared(ctx, where), (where.kind, where.number), where.do_id("front"))
            case _:
                raise Refusal("why-unknown-button")

    async def show(self, ctx: Context, kind: str, *, proof: bool = False) -> None:
        """Show a game's daily challenge, or the ``proof`` that its dice were fixed."""
        await ctx.show(await self._front(ctx, kind, proof=proof))

    async def _front(self, ctx: Context, kind: str, *, proof: bool = False) -> MessagePayload:
        dailies, user = self._dailies, ctx.user.id
        day = await dailies.day(kind)
        self._services.background.later(dailies.reckon_par(kind, day.number))
        counting, _ = await dailies.tries(day, user)
        front = Front(
            kind=kind,
            number=day.number,
            ends=dailies.end_of(day.number),
            commitment=commitment(day.seed),
            promise=await dailies.promise(kind),
            before=await dailies.revealed(kind),
            attempt=counting,
            outcome=None if counting is None or counting.score is None else await dailies.outcome(counting),
            streak=await dailies.streak(kind, user),
            spoiled=day.spoiled,
        )
        views = await self.views(ctx)
        return views.proof(front) if proof else views.front(front)

    async def _shared(self, ctx: Context, where: SoloId) -> MessagePayload:
        """Return the page to post: the user's attempt that counts, also after the day."""
        attempt = await self._dailies.counting(where.kind, where.number, ctx.user.id)
        if attempt is None or attempt.score is None:
            raise Refusal("why-daily-unplayed")
        views = await self.views(ctx, public=True)
        return await views.shared(ctx.user.id, attempt, await self._dailies.outcome(attempt))

    async def _face(self, ctx: Context, playing: DailyTry) -> MessagePayload:
        views = await self.views(ctx)
        played, attempt = self._played(views, ctx, playing), playing.attempt
        if not playing.over:
            return await views.first_board(played)
        outcome = await self._dailies.outcome(attempt)
        streak = await self._dailies.streak(playing.day.kind, attempt.user)
        return await views.end(played, *views.picture(attempt, outcome), *views.ending(attempt, outcome, streak))

    def _played(self, views: DailyViews, ctx: Context, playing: DailyTry) -> Played:
        attempt, deal = playing.attempt, self._dailies.deal(playing.attempt.kind)
        run = f"{'s' if attempt.scored else 'r'}{attempt.run}"
        return Played(
            SoloId(WHAT, attempt.kind, attempt.number, run),
            playing.solo,
            ME,
            views.chairs(deal.seats, ME, ctx.user.id, ctx.user.display_name, deal.level),
            views.heading(attempt),
            over=playing.over,
            beyond=deal.beyond if playing.over else (),
            kept=playing,
        )


@dataclass(eq=False, repr=False)
class PracticeGames:
    _services: Services
    _practices: PracticeService

    async def views(self, ctx: Context, *, public: bool = False) -> PracticeViews:
        services, localization = self._services, await ctx.localization(public=public)
        drawn = services.painter, services.views.dress
        return PracticeViews(localization.texts, localization.presenters, *drawn, services.tables.games)

    async def show(self, ctx: Context, game: AnyGame, seats: int | None = None) -> None:
        await ctx.show(await self._front(ctx, game, seats))

    async def _front(self, ctx: Context, game: AnyGame, seats: int | None) -> MessagePayload:
        views = await self.views(ctx)
        if seats not in game.seats:
            seats = views.presenters[game.kind].practice_seats
        last = await self._practices.last(ctx.user.id)
        if last is not None and last.kind not in self._services.tables.games:
            last = None
        return views.front(game.kind, seats, last)

    async def start(self, ctx: Context, game: AnyGame, seats: int | None = None) -> None:
        """Begin a first game against the weakest level at once.

        Later ones ask first, because a new game replaces the previous one.
        """
        if seats not in game.seats:
            seats = (await self.views(ctx)).presenters[game.kind].practice_seats
        if await self._practices.last(ctx.user.id) is not None:
            await self.show(ctx, game, seats)
            return
        practice = await self._practices.begin(ctx.user.id, game.kind, seats, game.levels[0])
        await ctx.show(await self._face(ctx, practice))

    async def find(self, ctx: Context, where: SoloId) -> Played:
        return self._played(await self.views(ctx), ctx, await self._practice(ctx, where))

    async def play(self, ctx: Context, played: Played, move: Move) -> MessagePayload:
        practice = played.kept
        assert isinstance(practice, PracticeGame)  # built by ``find``
        return await self._face(ctx, await self._practices.play(practice, move))

    async def do(self, ctx: Context, where: SoloId, word: str) -> None:
        game, (what, *given) = self._services.tables.games.get(where.kind), word.split(":")
        if game is None:
            raise Refusal("why-unknown-button")
        match what, given:
            case "on", []:
                practice = await self._practice(ctx, where)
            case "begin", [seats, level]:
                async with ctx.announce_waiting(lambda: self._front(ctx, game, whole(seats))):
                    practice = await self._practices.begin(ctx.user.id, where.kind, whole(seats), level)
            case "undo", [step]:
                practice = await self._practices.undo(await self._practice(ctx, where), whole(step))
            case "review", []:
                await self._review(ctx, where)
                return
            case "seats", [seats]:
                await self.show(ctx, game, whole(seats))
                return
            case "share", []:
                await ctx.ask_post(await self._shared(ctx, where), where.do_id("post"), where.do_id("on"))
                return
            case "post", []:
                await ctx.post(await self._shared(ctx, where), where, where.do_id("on"))
                return
            case _:
                raise Refusal("why-unknown-button")
        await ctx.show(await self._face(ctx, practice))

    async def _practice(self, ctx: Context, where: SoloId) -> PracticeGame:
        return await self._practices.playing(ctx.user.id, where.kind, where.number)

    async def _review(self, ctx: Context, where: SoloId) -> None:
        practice = await self._practice(ctx, where)
        if not practice.over:
            raise Refusal("why-review-early")
        if not practice.solo.game.advises:
            raise Refusal("why-review-none")
        views = await self.views(ctx)
        with self._services.one_each.of(ctx.user.id):
            async with ctx.announce_waiting(lambda: self._face(ctx, practice)):
                lessons = await self._practices.review(practice)
        await ctx.show(views.review(practice.practice, self._played(views, ctx, practice), lessons))

    async def _shared(self, ctx: Context, where: SoloId) -> MessagePayload:
        practice = await self._practice(ctx, where)
        if not practice.over:
            raise Refusal("why-share-early")
        views = await self.views(ctx, public=True)
        return await views.shared(practice.practice, self._played(views, ctx, practice))

    async def _face(self, ctx: Context, practice: PracticeGame) -> MessagePayload:
        views = await self.views(ctx)
        played = self._played(views, ctx, practice)
        if practice.over:
            return await views.end(played, *views.ending(practice.practice, played))
        return await views.first_board(played)

    def _played(self, views: PracticeViews, ctx: Context, game: PracticeGame) -> Played:
        practice, user, me = game.practice, ctx.user, PRACTICE_ME
        chairs = views.chairs(practice.seats, me, user.id, user.display_name, practice.level)
        undo = None if game.undoable is None else f"undo:{game.solo.step}"
        where, heading = where_of(practice), views.heading(practice)
        return Played(where, game.solo, me, chairs, heading, True, game.over, undo=undo, kept=game)
