"""Views of seasons."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.core.layout import MessagePayload, gallery, page
from bot.core.markup import literal, one_line, soon
from bot.core.presenter import Presenter
from bot.core.texts import Texts
from host.ratings import shown
from render.ladder import Rung, ladder
from render.paints import picture_of
from render.pool import Painter
from storage.results import Pool, Rating, Standings
from storage.seasons import PLACEMENT, Season, Title

PLACES: Final = ("first", "second", "third")
"""The places with a title, by their catalog names."""


@dataclass(frozen=True, slots=True)
class SeasonViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter

    def lines(
        self, season: Season, kind: str, pool: Pool, standings: Standings, titles: Sequence[Title], *, listed: bool
    ) -> list[str]:
        """Return the text of a season; unless ``listed``, its picture has the standings."""
        text = self.texts
        over = str(season.closed).lower()
        lines = [
            text("season-heading", game=text(f"game-{kind}"), number=str(season.number)),
            text(
                "season-span",
                pool=pool,
                over=over,
                soon=format_dt(season.ends, "d") if season.closed else soon(season.ends),
            ),
        ]
        if titles:
            lines += ["", *(_titled(text, title) for title in titles)]
        if listed and standings.rows:
            lines += ["", *map(self._line, standings.rows)]
        if not standings.rows:
            lines += ["", text("season-empty")]
        return lines if season.closed else [*lines, "", text("season-rules", needed=PLACEMENT)]

    def _line(self, rating: Rating) -> str:
        if rating.place is None:
            name = f"**{literal(rating.name)}**"
            return self.texts("season-placement", name=name, games=rating.games, needed=PLACEMENT)
        return line_of(self.texts, rating)

    async def picture(self, season: Season, kind: str, standings: Standings) -> tuple[ui.Item[Any], list[discord.File]]:
        """Return a page of the standings as a picture with a text alternative."""
        text, game = self.texts, self.texts(f"game-{kind}")
        number = str(season.number)
        painted = picture_of(
            ladder,
            game,
            text("season-picture", number=number),
            tuple(map(self._rung, standings.rows)),
            self.presenters[kind].emblem,
            text("season-nobody"),
        )
        said = "; ".join(map(self._said, standings.rows)) or text("season-empty")
        return await gallery(self.painter, painted, text("season-alt", game=game, number=number, lines=said))

    def _rung(self, rating: Rating) -> Rung:
        text, games = self.texts, rating.games
        if rating.place is None:
            note = text("season-placed", games=games, needed=PLACEMENT)
            return Rung(None, rating.name, "", note, (games, PLACEMENT))
        return Rung(rating.place, rating.name, str(shown(rating.skill)), text("season-games", games=games))

    def _said(self, rating: Rating) -> str:
        text, games = self.texts, rating.games
        if rating.place is None:
            return f"{one_line(rating.name)}, {text('season-placed', games=games, needed=PLACEMENT)}"
        figure = str(shown(rating.skill))
        return text("season-alt-line", place=rating.place, name=one_line(rating.name), rating=figure, games=games)

    def standing(self, pool: Pool, season: Season, rating: Rating) -> str:
        return self.texts(
            "stats-season",
            pool=pool,
            number=str(season.number),
            rating=str(shown(rating.skill)),
            place=rating.place or 0,
            games=rating.games,
            needed=PLACEMENT,
        )

    def earned(self, title: Title) -> str:
        called = self.texts("season-title", place=PLACES[title.place - 1])
        return self.texts("stats-title", title=called, number=str(title.season), pool=title.pool)


def season_over(
    texts: Texts, kinds: Container[str], season: Season, titles: Sequence[Title], following: Season
) -> MessagePayload:
    """Return the announcement of a season, with titles in hosted games (``kinds``)."""
    lines = [texts("season-over", number=str(season.number))]
    for (kind, pool), some in groupby(titles, key=lambda title: (title.kind, title.pool)):
        if kind in kinds:
            lines.append(texts("season-over-line", game=texts(f"game-{kind}"), pool=pool))
            lines += [_titled(texts, title) for title in some]
    lines.append(texts("season-next", number=str(following.number), needed=PLACEMENT))
    return MessagePayload(page(lines))


def _titled(texts: Texts, title: Title) -> str:
    called = texts("season-title", place=PLACES[title.place - 1])
    return texts("season-titled", title=called, name=f"**{literal(title.name)}**")


def line_of(texts: Texts, rating: Rating) -> str:
    return texts(
        "leaderboard-line",
        place=rating.place or 0,
        name=f"**{literal(rating.name)}**",
        rating=str(shown(rating.skill)),
        games=rating.games,
        wins=rating.wins,
    )
