"""How statistics, leaderboards, histories and the privacy page look. Built from what the store has read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import discord
from discord import ui
from discord.utils import format_dt

from bot.cogs.records.season_views import SeasonFaces, line_of
from bot.ui.limits import OPTION_TEXT, cut
from bot.ui.parts import Face, layout, page, row
from bot.ui.record_items import (
    ExportButton,
    HistoryButton,
    HistoryMenu,
    LeaderboardButton,
    PrivacyButton,
    StatsButton,
)
from bot.words.texts import Texts
from host.ratings import shown
from storage.export import Part
from storage.privacy import Kept
from storage.results import History, Past, Played, Pool, Rating, Standings
from storage.seasons import PLACEMENT, Season, Title

Scope: TypeAlias = Literal["server", "everywhere", "season"]

LINES: Final = 10
"""Players or games on a page."""
ELSEWHERE: Final[Mapping[Scope, str]] = {
    "season": "button-season",
    "server": "button-this-server",
    "everywhere": "button-everywhere",
}
"""The ways from one leaderboard to the others."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating and where it counts."""

    pool: Pool
    scope: Scope
    rating: Rating


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leaderboard, as it was asked for."""

    kind: str
    pool: Pool
    scope: Scope
    page: int
    standings: Standings
    mine: Rating | None
    """Of whoever asks, unless it is for everybody."""
    season: Season | None = None
    """Of which season of a server."""
    titles: tuple[Title, ...] = ()
    """What has been earned by it."""

    @property
    def where(self) -> str:
        """The scope as ids name it."""
        return self.scope if self.season is None else f"s{self.season.number}"


@dataclass(frozen=True, slots=True)
class RecordFaces:
    """Builds the pages. ``public`` ones are for everybody, and offer no button that posts them again."""

    texts: Texts
    seasons: SeasonFaces

    def stats(
        self,
        user: int,
        kind: str | None,
        games: Sequence[tuple[Played, Sequence[Rated]]],
        titles: Sequence[Title] = (),
        *,
        season: Season | None = None,
        public: bool,
    ) -> ui.LayoutView:
        """Somebody's finished games, summed up for each kind. ``season``: the one that is under way on the server."""
        lines = [self.texts("stats-heading", player=f"<@{user}>")] if games else []
        for played, ratings in games:
            lines += ["", *self._played(played), *self._ratings(ratings, season)]
            lines += [self.seasons.earned(title) for title in titles if title.kind == played.kind]
        if not games:
            lines.append(self.texts("stats-none", player=f"<@{user}>"))
        lines += ["", self.texts("stats-foot")]
        share = StatsButton.make(user, kind, "show", self.texts("button-show-everybody"))
        return page(lines, [] if public else [[share]])

    def _played(self, played: Played) -> list[str]:
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

    async def leaderboard(self, board: Board, *, on_server: bool, public: bool) -> Face:
        """A page of a leaderboard."""
        text = self.texts
        pages = _pages(board.standings.total)
        lines, picture, files = self._lines(board), None, list[discord.File]()
        if board.season is not None:
            lines = self.seasons.lines(board.season, board.kind, board.pool, board.standings, board.titles)
            picture, files = await self.seasons.picture(board.season, board.kind, board.standings)
        if pages > 1:
            lines.append(text("leaderboard-page", page=board.page + 1, pages=pages))
        if board.mine is not None:
            lines.append(self._mine(board.mine))
        turns = [self._to(board, "button-page-back", -1, pages), self._to(board, "button-page-next", 1, pages)]
        rows = [turns if pages > 1 else [], self._other_boards(board, on_server=on_server, public=public)]
        return Face(page(lines, rows, picture), files)

    def _lines(self, board: Board) -> list[str]:
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

    def _to(self, board: Board, key: str, step: int, pages: int) -> ui.Item[Any]:
        at = board.page + step
        away = not 0 <= at < pages
        return LeaderboardButton.make(
            board.kind, board.pool, board.where, max(0, at), "turn", self.texts(key), disabled=away
        )

    def _other_boards(self, board: Board, *, on_server: bool, public: bool) -> list[ui.Item[Any]]:
        text = self.texts
        pool: Pool = "with_ai" if board.pool == "people" else "people"
        kind_of = text("button-with-ai" if pool == "with_ai" else "button-people-only")
        items: list[ui.Item[Any]] = [LeaderboardButton.make(board.kind, pool, board.where, 0, "turn", kind_of)]
        if on_server:
            items += [
                LeaderboardButton.make(board.kind, board.pool, scope, 0, "turn", text(key))
                for scope, key in ELSEWHERE.items()
                if scope != board.scope
            ]
        if not public:
            share = text("button-show-everybody")
            items.append(LeaderboardButton.make(board.kind, board.pool, board.where, board.page, "show", share))
        return items

    def history(self, user: int, at: int, history: History, *, public: bool) -> ui.LayoutView:
        """A page of somebody's finished games, the last first."""
        text = self.texts
        if not history.total:
            return page([text("stats-none", player=f"<@{user}>")])
        pages = _pages(history.total)
        lines = [text("history-heading", player=f"<@{user}>"), *(self._past(past) for past in history.games)]
        if pages > 1:
            lines.append(text("history-page", page=at + 1, pages=pages))
        turns = [
            HistoryButton.make(user, max(0, at - 1), "turn", text("button-page-back"), disabled=at == 0),
            HistoryButton.make(user, at + 1, "turn", text("button-page-next"), disabled=at + 1 >= pages),
        ]
        share = HistoryButton.make(user, at, "show", text("button-show-everybody"))
        games = HistoryMenu.make(user, at, text("history-menu"), [self._option(past) for past in history.games])
        return page(lines, [[games], turns if pages > 1 else [], [] if public else [share]])

    def _option(self, past: Past) -> discord.SelectOption:
        label = self.texts("history-game", game=self.texts(f"game-{past.kind}"), table=str(past.table))
        return discord.SelectOption(
            label=cut(label, OPTION_TEXT), value=str(past.table), description=past.ended_at.strftime("%Y-%m-%d")
        )

    def _past(self, past: Past) -> str:
        result = "left" if not past.stayed else "place" if past.rank > 1 else "shared" if past.shared else "won"
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

    # -- privacy ---------------------------------------------------------------------------------------

    def kept(self, kept: Kept, days: int) -> ui.LayoutView:
        """What is kept about the reader. Finished games are removed after so many ``days``; 0 is never."""
        text = self.texts
        never = text("privacy-never", days=days)
        if kept.nothing:
            return page([text("privacy-heading"), text("privacy-nothing"), never])
        tables = kept.open_tables + kept.past_tables
        counted = (
            (tables, text("privacy-tables", tables=tables)),
            (kept.results, text("privacy-results", results=kept.results)),
            (kept.ratings, text("privacy-ratings", ratings=kept.ratings)),
            (kept.titles, text("privacy-titles", titles=kept.titles)),
            (kept.arenas, text("privacy-arenas", arenas=kept.arenas)),
            (kept.reviews, text("privacy-reviews", reviews=kept.reviews)),
            (kept.nights, text("privacy-nights", nights=kept.nights)),
            (kept.tries, text("privacy-tries", tries=kept.tries)),
            (kept.puzzles, text("privacy-puzzles", puzzles=kept.puzzles)),
            (kept.practices, text("privacy-practice")),
            (kept.settings, text("privacy-settings", settings=kept.settings)),
        )
        lines = [text("privacy-heading"), *(line for count, line in counted if count)]
        if kept.left is not None:
            lines.append(text("privacy-left", weight=round(kept.left, 1)))
        if kept.blocks:
            lines.append(text("privacy-blocks", blocks=kept.blocks))
        if kept.penalties:
            lines.append(text("privacy-penalties", penalties=kept.penalties))
        ways: list[ui.Item[Any]] = [ExportButton.make(1, text("button-save-data"))]
        if not kept.nothing_to_forget:
            ways.append(PrivacyButton.make("ask", text("button-delete-data"), "danger"))
        return page([*lines, never], [ways])

    def exported(self, part: Part, name: str) -> ui.LayoutView:
        """A part of what is kept about the reader, in a file of that name, and the way to the next."""
        text = self.texts
        said = ui.TextDisplay[Any](text("privacy-exported", part=part.number, parts=part.parts))
        file = ui.File[Any](f"attachment://{name}")
        if part.number == part.parts:
            return layout(said, file)
        following = ExportButton.make(part.number + 1, text("button-next-part", part=part.number + 1))
        return layout(said, file, row(following))

    def ask(self, kept: Kept) -> ui.LayoutView:
        """The question before everything about the reader is deleted."""
        text = self.texts
        return page(
            [text("privacy-ask", tables=kept.open_tables + kept.past_tables)],
            [
                [
                    PrivacyButton.make("delete", text("button-delete-all"), "danger"),
                    PrivacyButton.make("keep", text("button-keep-data")),
                ]
            ],
        )

    def forgotten(self) -> ui.LayoutView:
        """That it is done."""
        return page([self.texts("privacy-done")])


def _pages(lines: int) -> int:
    return max(1, -(-lines // LINES))
