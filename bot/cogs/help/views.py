"""Views for new users."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.cogs.solo.daily_views import front_button
from bot.core.components import button
from bot.core.layout import ACCENT, MessagePayload, gallery, layout, row, rows
from bot.core.presenter import Presenter
from bot.core.texts import Texts
from bot.tables.presses import ALL_KINDS
from bot.tables.ways import ALONE, WAY, WAYS
from engine.game import AnyGame
from render.paints import picture_of
from render.pool import Painter
from render.welcome import Offer
from render.welcome import door as paint_door


@dataclass(frozen=True, slots=True)
class WelcomeViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    games: Mapping[str, AnyGame]
    painter: Painter
    daily: str | None = None
    """The game whose daily challenge comes first, if any."""

    async def welcome(self, *, server: bool, pictures: bool = True) -> MessagePayload:
        """Return the introduction, with buttons to learn, practice or open a table.

        ``server``: where tables can be opened; elsewhere there is only solo play. ``pictures``: whether files may be
        sent there.
        """
        text, files = self.texts, list[discord.File]()
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        first = next(iter(self.games))
        about = text("door-choice", game=text(f"game-{first}"), about=text(f"about-{first}"))
        box.add_item(ui.TextDisplay(f"{text('door-welcome', games=self._listed())}\n{about}"))
        if pictures:
            painted = picture_of(paint_door, tuple(self._offer(kind, game) for kind, game in self.games.items()))
            picture, files = await gallery(self.painter, painted, "\n".join(self._lines()))
            box.add_item(picture)
        ways = WAYS if server else ALONE
        found: list[ui.Item[Any]] = [
            button(WAY(way=way, kind=ALL_KINDS), text(f"door-{way}"), WAYS[way]) for way in ways
        ]
        if self.daily is not None:
            found.append(front_button(self.daily, text("button-daily-front")))
        box.add_item(row(*found))
        box.add_item(ui.TextDisplay(text("door-foot", where="server" if server else "direct")))
        return MessagePayload(layout(box), files)

    def which(self, way: str, *, first: bool = False) -> MessagePayload:
        """Return the choice of a game to learn, practice, or open a table for."""
        text = self.texts
        lines = [text("door-choice", game=text(f"game-{kind}"), about=text(f"about-{kind}")) for kind in self.games]
        said = "\n".join([text("door-which", way="first" if first else way), *lines])
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(said), accent_colour=ACCENT)
        buttons = [button(WAY(way=way, kind=kind), text(f"game-{kind}"), WAYS[way]) for kind in self.games]
        buttons.append(button(WAY(way="help", kind=ALL_KINDS), text("button-back")))
        for part in rows(buttons):
            box.add_item(part)
        return MessagePayload(layout(box))

    def _lines(self) -> Iterator[str]:
        text = self.texts
        for kind, game in self.games.items():
            yield text(
                "door-game",
                game=text(f"game-{kind}"),
                about=text(f"about-{kind}"),
                players=players_of(text, game.seats),
                lasts=text(f"lasts-{kind}"),
            )

    def _offer(self, kind: str, game: AnyGame) -> Offer:
        players = players_of(self.texts, game.seats)
        return Offer(self.texts(f"game-{kind}"), players, self.texts(f"lasts-{kind}"), self.presenters[kind].emblem)

    def _listed(self) -> str:
        return self.texts.both(f"**{self.texts(f'game-{kind}')}**" for kind in self.games)


def players_of(texts: Texts, seats: Sequence[int]) -> str:
    """Return a game's player counts as text, such as "2, 3, 4 or 6"."""
    least, most = min(seats), max(seats)
    if len(seats) == 1:
        return texts("players-only", count=least)
    if len(seats) == most - least + 1:
        return texts("players-range", least=least, most=most)
    return texts("players-listed", some=texts.listed(map(str, seats[:-1])), most=most)
