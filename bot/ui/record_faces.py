"""How statistics, leaderboards, histories and the privacy page look. Built from what the store has read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import discord
from discord import ui
from discord.utils import format_dt

from bot.ui.limits import OPTION_TEXT, cut
from bot.ui.markup import literal
from bot.ui.parts import layout, page, row
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

Scope: TypeAlias = Literal["server", "everywhere"]

LINES: Final = 10
"""Players or games on a page."""


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


@dataclass(frozen=True, slots=True)
class RecordFaces:
    """Builds the pages. ``public`` ones are for everybody, and offer no button that posts them again."""

    texts: Texts

    def stats(
        self,
        user: int,
        kind: str | None,
        games: Sequence[tuple[Played, Sequence[Rated]]],
        *,
        public: bool,
    ) -> ui.LayoutView:
        """Somebody's finished games, summed up for each kind."""
        lines = [self.texts("stats-heading", player=f"<@{user}>")] if games else []
        for played, ratings in games:
            lines += ["", *self._played(played), *self._ratings(ratings)]
        if not games:
            lines.append(self.texts("stats-none", player=f"<@{user}>"))
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

    def _ratings(self, ratings: Sequence[Rated]) -> list[str]:
        lines = [
            self.texts(
                "stats-rating",
                pool=rated.pool,
                scope=rated.scope,
                rating=str(shown(rated.rating.skill)),
                place=rated.rating.place,
                games=rated.rating.games,
            )
            for rated in ratings
        ]
        return lines or [self.texts("stats-unrated")]

    def leaderboard(self, board: Board, *, on_server: bool, public: bool) -> ui.LayoutView:
        """A page of a leaderboard."""
        text = self.texts
        rows = board.standings.rows
        pages = _pages(board.standings.total)
        lines = [
            text("leaderboard-heading", game=text(f"game-{board.kind}"), scope=board.scope),
            text("leaderboard-pool", pool=board.pool),
            "",
            *([self._line(rating) for rating in rows] or [text("leaderboard-empty")]),
            "",
        ]
        if pages > 1:
            lines.append(text("leaderboard-page", page=board.page + 1, pages=pages))
        if board.mine is not None:
            lines.append(text("leaderboard-you", place=board.mine.place, rating=str(shown(board.mine.skill))))
        turns = [self._to(board, "button-page-back", -1, pages), self._to(board, "button-page-next", 1, pages)]
        return page(lines, [turns if pages > 1 else [], self._other_boards(board, on_server=on_server, public=public)])

    def _line(self, rating: Rating) -> str:
        return self.texts(
            "leaderboard-line",
            place=rating.place,
            name=f"**{literal(rating.name)}**",
            rating=str(shown(rating.skill)),
            games=rating.games,
            wins=rating.wins,
        )

    def _to(self, board: Board, key: str, step: int, pages: int) -> ui.Item[Any]:
        at = board.page + step
        away = not 0 <= at < pages
        return LeaderboardButton.make(
            board.kind, board.pool, board.scope, max(0, at), "turn", self.texts(key), disabled=away
        )

    def _other_boards(self, board: Board, *, on_server: bool, public: bool) -> list[ui.Item[Any]]:
        text = self.texts
        pool: Pool = "with_ai" if board.pool == "people" else "people"
        scope: Scope = "everywhere" if board.scope == "server" else "server"
        kind_of = text("button-with-ai" if pool == "with_ai" else "button-people-only")
        items: list[ui.Item[Any]] = [LeaderboardButton.make(board.kind, pool, board.scope, 0, "turn", kind_of)]
        if on_server:
            where = text("button-everywhere" if scope == "everywhere" else "button-this-server")
            items.append(LeaderboardButton.make(board.kind, board.pool, scope, 0, "turn", where))
        if not public:
            share = text("button-show-everybody")
            items.append(LeaderboardButton.make(board.kind, board.pool, board.scope, board.page, "show", share))
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

    def kept(self, kept: Kept) -> ui.LayoutView:
        """What is kept about the reader."""
        text = self.texts
        if kept.nothing:
            return page([text("privacy-heading"), text("privacy-nothing"), text("privacy-never")])
        tables = kept.open_tables + kept.past_tables
        lines = [text("privacy-heading")]
        if tables:
            lines.append(text("privacy-tables", tables=tables))
        if kept.results:
            lines.append(text("privacy-results", results=kept.results))
        if kept.ratings:
            lines.append(text("privacy-ratings", ratings=kept.ratings))
        if kept.reviews:
            lines.append(text("privacy-reviews", reviews=kept.reviews))
        if kept.settings:
            lines.append(text("privacy-settings", settings=kept.settings))
        if kept.left is not None:
            lines.append(text("privacy-left", weight=round(kept.left, 1)))
        if kept.blocks:
            lines.append(text("privacy-blocks", blocks=kept.blocks))
        ways: list[ui.Item[Any]] = [ExportButton.make(1, text("button-save-data"))]
        if not kept.nothing_to_forget:
            ways.append(PrivacyButton.make("ask", text("button-delete-data"), "danger"))
        return page([*lines, text("privacy-never")], [ways])

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
