"""The messages of a lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import menu
from bot.core.layout import ACCENT, DOT, MessagePayload, closed_lobby, gallery, layout, plain, row
from bot.core.player_names import marked
from bot.core.presenter import Presenter, Style
from bot.core.texts import Texts
from bot.tables.house_rules import help_now, helps, value_label
from bot.tables.presses import LOBBY_AI, REMOVE_AI, lobby_button, reopening, table_button
from engine.lobby import SPEEDS, Lobby, seating
from engine.table import SeatAssignment
from host.live import TableSession
from host.premoves import SLOW
from render.lobby import LobbySeat
from render.lobby import lobby as draw_lobby
from render.paints import Drawing, picture_of
from render.pool import Painter

RULES_NAMED: Final = 1
"""The maximum number of changed house rules in the text: with more, a lobby doesn't fit on a phone."""


@dataclass(frozen=True, slots=True)
class LobbyViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter

    async def public(self, live: TableSession) -> MessagePayload:
        if live.closed:
            ways = reopening(self.texts, live)
            return plain(closed_lobby(self.texts, live), *([row(*ways)] if ways else []))
        text = self.texts
        lobby = live.lobby
        kind = live.game.kind
        head = text(
            "lobby-heading",
            game=text(f"game-{kind}"),
            table=str(live.id),
            about=text(f"about-{kind}"),
            slow="yes" if _is_slow(live) else "no",
        )
        missing = max(0, min(live.game.seats) - len(lobby.chairs))
        small = [
            *self._changed_rules(live),
            text("lobby-speed", speed=text(f"speed-{lobby.speed}")),
            *quiet_hours(text, lobby),
            *self._help(live),
        ]
        lines = [
            self._teams(live),
            f"-# {DOT.join(small)}",
            *([text("lobby-rematch")] if lobby.after is not None else []),
            text("lobby-hint", missing=missing),
        ]
        levels = [
            discord.SelectOption(
                label=text(f"level-{kind}-{level}"), value=level, description=text(f"level-{kind}-{level}-help")
            )
            for level in live.game.levels
        ]
        if any(chair.level is not None for chair in lobby.chairs):
            levels.append(discord.SelectOption(label=text("lobby-remove-ai"), value=REMOVE_AI))
        full = len(lobby.chairs) >= lobby.size
        picture, files = await gallery(self.painter, *self._picture(live))
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        box.add_item(ui.TextDisplay(head))
        box.add_item(picture)
        box.add_item(ui.TextDisplay("\n".join(lines)))
        # A colored button looks enabled on phones even when it is disabled.
        strength: Style = "secondary" if missing else "primary"
        start = lobby_button(live.id, "start", text("button-start"), strength, disabled=missing > 0)
        box.add_item(
            row(
                lobby_button(live.id, "join", text("button-join"), "success", disabled=full),
                start,
                lobby_button(live.id, "rules", text("button-house-rules")),
                table_button(live.id, "more", text("button-more")),
            )
        )
        box.add_item(row(menu(LOBBY_AI(table=live.id), text("lobby-add-ai"), levels)))
        return MessagePayload(layout(box), files)

    def _teams(self, live: TableSession) -> str:
        """Return the seats, teams apart if the next possible number of players has any."""
        seats = [*self._seats(live)]
        count = next(count for count in live.game.seats if count >= len(seats))
        teams = live.game.teams(count)
        if len(teams) == count:
            return self.texts.listed(seats)
        sides = (self.texts.listed(seats[seat] for seat in team if seat < len(seats)) for team in teams)
        return self.texts("lobby-against").join(filter(None, sides))

    def _seats(self, live: TableSession) -> Iterator[str]:
        for seat, chair in enumerate(seating(live.lobby)):
            role = "host" if chair.user == live.lobby.host else "person" if chair.user else "ai"
            if level := self._level(live, chair):
                role = "level"
            yield self.texts("lobby-seat", name=marked(seat, chair.name), role=role, level=level)

    def _level(self, live: TableSession, chair: SeatAssignment) -> str:
        return self.texts(f"level-{live.game.kind}-{chair.level}") if chair.level in live.game.levels else ""

    def _picture(self, live: TableSession) -> tuple[Drawing, str]:
        text, lobby, game = self.texts, live.lobby, self.texts(f"game-{live.game.kind}")
        free = lobby.size - len(lobby.chairs)
        seats = [
            LobbySeat(chair.name, chair.user == lobby.host, chair.user is None, self._level(live, chair))
            for chair in seating(lobby)
        ]
        lasts = "" if _is_slow(live) else text("lobby-lasts", lasts=text(f"lasts-{live.game.kind}"))
        rules = tuple(text("lobby-rule", rule=rule, value=value) for rule, value in self._unusual(live))
        title, emblem = text("lobby-title", game=game, table=str(live.id)), self.presenters[live.game.kind].emblem
        shown = (*seats, *[LobbySeat(None)] * free)
        painted = picture_of(draw_lobby, title, shown, text, emblem, rules=rules, lasts=lasts)
        names = text.listed(
            text("list-aside", said=seat.name or "", aside=seat.level) if seat.level else seat.name or ""
            for seat in seats
        )
        said = text("lobby-alt", game=game, table=str(live.id), names=names, free=free)
        return painted, "\n".join(part for part in (said, lasts, *rules) if part)

    def house_rules(self, live: TableSession) -> list[str]:
        """Return the house rules that differ from the defaults, or that none does."""
        lines = [self.texts("house-rule", rule=rule, value=value) for rule, value in self._unusual(live)]
        return lines or [self.texts("house-rules-standard")]

    def _changed_rules(self, live: TableSession) -> list[str]:
        """Return the house rules in a few words: the picture lists the changed ones."""
        unusual = self._unusual(live)
        if len(unusual) > RULES_NAMED:
            return [self.texts("lobby-rules-changed", count=len(unusual))]
        return self.house_rules(live)

    def _unusual(self, live: TableSession) -> list[tuple[str, str]]:
        """Return the house rules that differ from the defaults, with their values."""
        kind, standard = live.game.kind, live.game.options_type()
        return [
            (
                self.texts(f"option-{kind}-{name}"),
                value_label(self.texts, live.game, name, value),
            )
            for name, value in live.lobby.options.items()
            if value != getattr(standard, name)
        ]

    def _help(self, live: TableSession) -> list[str]:
        presenter = self.presenters[live.game.kind]
        if not helps(live, presenter):
            return []
        odds = "yes" if presenter.offers_odds else "no"
        return [self.texts("lobby-help", help=help_now(live, presenter), odds=odds)]


def _is_slow(live: TableSession) -> bool:
    seconds = SPEEDS[live.lobby.speed]
    return seconds is not None and seconds >= SLOW


def quiet_hours(texts: Texts, lobby: Lobby) -> list[str]:
    if lobby.quiet is None or lobby.quiet[0] == lobby.quiet[1]:
        return []
    begins, ends = map(str, lobby.quiet)
    return [texts("table-quiet", begins=begins, ends=ends)]
