"""Views of an arena."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.core.components import button
from bot.core.ids import Id
from bot.core.layout import MessagePayload, gallery, page
from bot.core.markup import literal, one_line, soon
from bot.core.presenter import Presenter, Style
from bot.core.texts import Texts
from render.ladder import MOST, Rung, ladder
from render.paints import picture_of
from render.pool import Painter
from storage.arenas import PLACES_ABOVE, PLACES_SHARED, Arena, Crowd

ARENA: Final = Id("arena:{arena:id}:{action:join|leave|me}")
OLD_ARENA: Final = Id("ar:{arena:id}:{action:join|leave|me}")
"""The same on older messages."""

ACTIONS: Final[Mapping[str, tuple[str, Style]]] = {
    "join": ("button-arena-join", "success"),
    "leave": ("button-arena-leave", "secondary"),
    "me": ("button-arena-me", "secondary"),
}


@dataclass(frozen=True, slots=True)
class ArenaViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter

    def running(self, arena: Arena, crowd: Crowd, *, closing: bool) -> MessagePayload:
        """Return the message of an arena; if ``closing``, it makes no more tables."""
        text = self.texts
        terms = [
            text("arena-until", soon=soon(arena.ends), size=arena.size),
            text("arena-tables", speed=text(f"speed-{arena.speed}")),
        ]
        lines = [
            text("arena-heading", game=text(f"game-{arena.kind}")),
            *([text("arena-closing")] if closing else terms),
            text("arena-count", people=crowd.people, waiting=crowd.waiting, tables=crowd.tables),
            "",
            *self._lines(crowd),
            "",
            text("arena-points", above=PLACES_ABOVE, shared=PLACES_SHARED),
        ]
        shown = {"me": ACTIONS["me"]} if closing else ACTIONS
        buttons: list[ui.Item[Any]] = [
            button(ARENA(arena=arena.id, action=action), text(key), style) for action, (key, style) in shown.items()
        ]
        return MessagePayload(page(lines, [buttons]))

    async def ended(self, arena: Arena, crowd: Crowd) -> MessagePayload:
        text, game = self.texts, self.texts(f"game-{arena.kind}")
        lines = [
            text("arena-heading", game=game),
            text("arena-over", ended=format_dt(arena.ends, "f")),
            "",
            *self._lines(crowd),
        ]
        best = crowd.best[:MOST]
        if not best:
            return MessagePayload(page(lines))
        rungs = tuple(
            Rung(each.place, each.name, str(each.points), text("season-games", games=each.games)) for each in best
        )
        painted = picture_of(ladder, game, text("arena-picture"), rungs, self.presenters[arena.kind].emblem, "")
        said = "; ".join(
            text("arena-alt-line", place=each.place, name=one_line(each.name), points=each.points) for each in best
        )
        picture, files = await gallery(self.painter, painted, text("arena-alt", game=game, lines=said))
        return MessagePayload(page(lines, (), picture), files)

    def _lines(self, crowd: Crowd) -> list[str]:
        text = self.texts
        lines = [
            text(
                "arena-line",
                place=each.place,
                name=f"**{literal(each.name)}**",
                points=each.points,
                games=each.games,
                wins=each.wins,
            )
            for each in crowd.best
        ]
        if crowd.people > len(crowd.best):
            lines.append(text("arena-more", more=crowd.people - len(crowd.best)))
        return lines or [text("arena-none")]
