"""Views of statistics, leaderboards and histories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import discord
from discord import ui
from discord.utils import format_dt

from bot.cogs.records.season_views import SeasonViews, line_of
from bot.core.components import button, menu, page_buttons
from bot.core.ids import Field, Id
from bot.core.layout import MessagePayload, page
from bot.core.limits import BUTTONS_A_ROW
from bot.core.texts import Texts
from bot.tables.presses import ALL_KINDS
from host.ratings import shown
from storage.results import History, PastGame, PlayerTotals, Pool, Rating, Standings
from storage.seasons import PLACEMENT, Season, Title

Scope: TypeAlias = Literal["server", "everywhere", "season"]

How: TypeAlias = Literal["turn", "ask", "show"]
"""Show it in this message, ask whether to post it, or post it for everyone."""

STATS: Final = Id("sv:{user:snowflake}:{kind:word}:{how:turn|ask|show}")
BOARD: Final = Id("bd:{kind:word}:{pool:people|with_ai}:{scope:name}:{page:number}:{how:turn|ask|show}")
"""Its scope is ``server``, ``everywhere``, ``season`` for the current one, or ``s4`` for another."""
HISTORY: Final = Id("hs:{user:snowflake}:{page:number}:{how:turn|ask|show}")
PAST: Final = Id("hg:{user:snowflake}:{page:number}")

LINES: Final = 8
ELSEWHERE: Final[Mapping[Scope, str]] = {
    "season": "button-season",
    "server": "button-this-server",
    "everywhere": "button-everywhere",
}


@dataclass(frozen=True, slots=True)
class Rated:
    pool: Pool
    scope: Scope
    rating: Rating


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    kind: str
    pool: Pool
    scope: Scope
    page: int
    standings: Standings
    mine: Rating | None
    """The user's own, except for public pages."""
    season: Season | None = None
    titles: tuple[Title, ...] = ()
    kinds: Sequence[str] = ()
    """The games that have a leaderboard."""

    @property
    def where(self) -> str:
        return self.scope if self.season is None else f"s{self.season.number}"

    def id(self, **other: Field) -> str:
        """Return the id of this board's first page, with some fields changed."""
        here: dict[str, Field] = {"kind": self.kind, "pool": self.pool, "scope": self.where, "page": 0, "how": "turn"}
        return BOARD(**here | other)


@dataclass(frozen=True, slots=True)
class RecordViews:
    """A builder of statistics pages; ``public`` ones have no Share button."""

    texts: Texts
    seasons: SeasonViews
    reader: int | None = None
    """The user that the page is for; ``None`` for everyone."""

    def stats(
        self,
        user: int,
        kind: str,
        games: Sequence[tuple[PlayerTotals, Sequence[Rated]]],
        titles: Sequence[Title] = (),
        *,
        season: Season | None = None,
        public: bool,
    ) -> ui.LayoutView:
        """Return a user's finished games; of several kinds, a line and a button each."""
        text = self.texts
        lines, ways = [self._titled("stats-heading", user)] if games else [], list[ui.Item[Any]]()
        if len(games) > 1:
            lines += [self._summed(played, ratings) for played, ratings in games]
            ways = [self._stats_button(user, played.kind, text(f"game-{played.kind}")) for played, _ in games]
        for played, ratings in games[:1] if len(games) == 1 else ():
            lines += ["", *self._played(played), *self._ratings(ratings, season)]
            lines += [self.seasons.earned(title) for title in titles if title.kind == played.kind]
        if not games:
            lines.append(self._titled("stats-none", user))
        lines += ["", text("stats-foot")]
        share = button(STATS(user=user, kind=kind, how="ask"), text("button-share"))
        back = [] if kind == ALL_KINDS else [self._stats_button(user, ALL_KINDS, text("button-stats-all"))]
        return page(lines, [] if public else [ways, [*back, share]])

    def _titled(self, key: str, user: int) -> str:
        return self.texts(key, player=f"<@{user}>", whose="own" if user == self.reader else "other")

    def _stats_button(self, user: int, kind: str, label: str) -> ui.Button[Any]:
        return button(STATS(user=user, kind=kind, how="turn"), label)

    def _summed(self, played: PlayerTotals, ratings: Sequence[Rated]) -> str:
        """Return a line on the games of a kind, with the first rating."""
        rating = str(shown(ratings[0].rating.skill)) if ratings else "none"
        game = self.texts(f"game-{played.kind}")
        return self.texts("stats-short", game=game, games=played.games, won=played.won, rating=rating)

    def _played(self, played: PlayerTotals) -> list[str]:
        text = self.texts
        lines = [
            text(
                "stats-games",
                game=text(f"game-{played.kind}"),
                games=played.games,
                left=played.games - played.stayed,
            ),
            text("stats-won", won=played.won, shared=played.won_shared, ai=played.with_ai),
        ]
        if played.best is not None and played.average is not None:
            lines.append(text("stats-score", best=played.best, average=round(played.average)))
        return lines

    def _ratings(self, ratings: Sequence[Rated], season: Season | None) -> list[str]:
        return [self._rated(rated, season) for rated in ratings] or [self.texts("stats-unrated")]

    def _rated(self, rated: Rated, season: Season | None) -> str:
        if rated.scope == "season" and season is not None:
            return self.seasons.standing(rated.pool, season, rated.rating)
        return self.texts(
            "stats-rating",
            pool=rated.pool,
            scope=rated.scope,
            rating=str(shown(rated.rating.skill)),
            place=rated.rating.place or 0,
            games=rated.rating.games,
        )

    async def leaderboard(self, board: LeaderboardPage, *, on_server: bool, public: bool) -> MessagePayload:
        text = self.texts
        pages = _pages(board.standings.total)
        lines, picture, files = self._lines(board), None, list[discord.File]()
        if board.season is not None:
            standings = board.standings
            # Lines and picture would not fit on a phone together.
            lines = self.seasons.lines(board.season, board.kind, board.pool, standings, board.titles, listed=not public)
            if public:
                picture, files = await self.seasons.picture(board.season, board.kind, board.standings)
        if pages > 1:
            lines.append(text("leaderboard-page", page=board.page + 1, pages=pages))
        if board.mine is not None:
            lines.append(self._mine(board.mine))
        back, on = text("button-page-back"), text("button-page-next")
        turns = page_buttons(lambda at: board.id(page=at), board.page, pages - 1, back, on)
        rows: list[Sequence[ui.Item[Any]]] = [
            turns if pages > 1 else [],
            self._other_boards(board, on_server=on_server, public=public),
            [] if public else self._other_games(board),
        ]
        return MessagePayload(page(lines, rows, picture), files)

    def _lines(self, board: LeaderboardPage) -> list[str]:
        text = self.texts
        return [
            text("leaderboard-heading", game=text(f"game-{board.kind}"), scope=board.scope),
            text("leaderboard-pool", pool=board.pool),
            "",
            *(
                [line_of(text, rating) for rating in board.standings.rows]
                or [text("leaderboard-empty", pool=board.pool)]
            ),
            "",
        ]

    def _mine(self, mine: Rating) -> str:
        if mine.place is None:
            return self.texts("season-you", games=mine.games, needed=PLACEMENT)
        return self.texts("leaderboard-you", place=mine.place, rating=str(shown(mine.skill)))

    def _other_boards(self, board: LeaderboardPage, *, on_server: bool, public: bool) -> list[ui.Item[Any]]:
        text = self.texts
        pool: Pool = "with_ai" if board.pool == "people" else "people"
        kind_of = text("button-with-ai" if pool == "with_ai" else "button-people-only")
        items: list[ui.Item[Any]] = [button(board.id(pool=pool), kind_of)]
        if on_server:
            items += [
                button(board.id(scope=scope), text(key)) for scope, key in ELSEWHERE.items() if scope != board.scope
            ]
        if not public:
            items.append(button(board.id(page=board.page, how="ask"), text("button-share")))
        return items

    def _other_games(self, board: LeaderboardPage) -> list[ui.Item[Any]]:
        others = [kind for kind in board.kinds if kind != board.kind][:BUTTONS_A_ROW]
        return [button(board.id(kind=kind), self.texts(f"game-{kind}")) for kind in others]

    def history(self, user: int, at: int, history: History, *, public: bool) -> ui.LayoutView:
        text = self.texts
        if not history.total:
            return page([self._titled("stats-none", user)])
        pages = _pages(history.total)
        lines = [self._titled("history-heading", user), *(self._past(past) for past in history.games)]
        if pages > 1:
            lines.append(text("history-page", page=at + 1, pages=pages))
        back, on = text("button-page-back"), text("button-page-next")
        turns = page_buttons(lambda to: HISTORY(user=user, page=to, how="turn"), at, pages - 1, back, on)
        share = button(HISTORY(user=user, page=at, how="ask"), text("button-share"))
        games = menu(PAST(user=user, page=at), text("history-menu"), [self._option(past) for past in history.games])
        return page(lines, [[games], turns if pages > 1 else [], [] if public else [share]])

    def _option(self, past: PastGame) -> discord.SelectOption:
        label = self.texts("history-game", game=self.texts(f"game-{past.kind}"), table=str(past.table))
        return discord.SelectOption(label=label, value=str(past.table), description=past.ended_at.strftime("%Y-%m-%d"))

    def _past(self, past: PastGame) -> str:
        rank = "place" if past.rank > 1 else "shared" if past.shared else "won"
        result = "early" if past.early else rank if past.stayed else "left"
        return self.texts(
            "history-line",
            when=format_dt(past.ended_at, "d"),
            game=self.texts(f"game-{past.kind}"),
            table=str(past.table),
            result=result,
            rank=past.rank,
            sides=past.sides,
            score=past.score,
        )


def _pages(lines: int) -> int:
    return max(1, -(-lines // LINES))
