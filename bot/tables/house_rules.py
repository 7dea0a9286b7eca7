"""The settings panel of a lobby: house rules, speed, help."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import menu, page_buttons
from bot.core.layout import DOT, row
from bot.core.presenter import Presenter
from bot.core.texts import Texts
from bot.tables.panel_views import PanelContents, words
from bot.tables.presses import HOUSE_RULES, LOBBY_OPTION, SET_HELP, SET_LANGUAGE, SET_MOTION, SET_SPEED, WRITE
from engine.game import AnyGame
from engine.lobby import HELPS, MOTIONS, SPEEDS, help_of, option_choices, option_text, own_numbers
from host.live import TableSession

SPEED: Final = "table:speed"
HELP: Final = "table:help"
MOTION: Final = "table:motion"
LANGUAGE: Final = "table:language"
"""Lobby settings in addition to house rules. No house rule has such a name."""

A_PAGE: Final = 3
"""Settings per page: as many as a phone shows at once."""
A_PAGE_OF_WORDS: Final = 5
"""Settings per page for guests, who only read them."""


@dataclass(frozen=True, slots=True)
class _Setting:
    name: str
    heading: str
    now: str
    """The current value, for users who can't change it."""
    menu: Callable[[list[discord.SelectOption]], ui.Item[Any]]
    choices: Sequence[discord.SelectOption]


@dataclass(frozen=True, slots=True)
class HouseRules:
    texts: Texts
    presenters: Mapping[str, Presenter]
    languages: Mapping[str, str]
    """The languages' own names by code."""
    default: str

    def panel(self, live: TableSession, user: int, page: int = 0) -> PanelContents:
        """Return a page of menus for the host; for others, a page of text."""
        mine = live.lobby.host == user
        heading = self.texts("house-rules-heading", host=str(mine).lower())
        settings = list(self._settings(live))
        pages = _paged(settings, A_PAGE if mine else A_PAGE_OF_WORDS)
        page = min(page, len(pages) - 1)
        if len(pages) > 1:
            title, about = heading.split("\n", 1)
            heading = f"{title}{DOT}{self.texts('story-page', page=page + 1, pages=len(pages))}\n{about}"
        if mine:
            body = words(heading)
            for setting in pages[page]:
                body.parts += [ui.TextDisplay(setting.heading), row(setting.menu(list(setting.choices)))]
        else:
            body = words(heading, *(setting.now for setting in pages[page]))
        if len(pages) > 1:
            back, on = self.texts("button-page-back"), self.texts("button-page-next")
            turning = page_buttons(lambda at: HOUSE_RULES(table=live.id, page=at), page, len(pages) - 1, back, on)
            body.parts.append(row(*turning))
        return body

    def page_of(self, live: TableSession, name: str) -> int:
        pages = _paged(list(self._settings(live)), A_PAGE)
        return next((page for page, settings in enumerate(pages) if any(s.name == name for s in settings)), 0)

    def _settings(self, live: TableSession) -> Iterator[_Setting]:
        yield self._speed(live)
        presenter = self.presenters[live.game.kind]
        if helps(live, presenter):
            yield self._help(live, presenter)
        if presenter.moves_pictures:
            yield self._motion(live)
        if len(self.languages) > 1:
            yield self._language(live)
        for name, values in option_choices(live.game.options_type).items():
            yield self._rule(live, name, values)

    def _rule(self, live: TableSession, name: str, values: Iterable[str]) -> _Setting:
        kind, now = live.game.kind, option_text(live.lobby.options[name])
        title = self.texts(f"option-{kind}-{name}")
        about = self.texts(f"option-{kind}-{name}-help")
        value = value_label(self.texts, live.game, name, live.lobby.options[name])
        labels = {value: self.texts(f"option-{kind}-{name}-{value}") for value in values}
        if own_numbers(live.game.options_type, name) is not None:
            labels |= {now: value, WRITE: self.texts("numbers-choice")}
        return _Setting(
            name,
            f"**{title}**\n-# {about}",
            f"**{title}**: {value}\n-# {about}",
            lambda choices: menu(LOBBY_OPTION(table=live.id, option=name), None, choices),
            _choices(labels, now),
        )

    def _speed(self, live: TableSession) -> _Setting:
        text, now = self.texts, live.lobby.speed
        return _Setting(
            SPEED,
            text("speed-heading"),
            text("lobby-speed", speed=text(f"speed-{now}")),
            lambda choices: menu(SET_SPEED(table=live.id), None, choices),
            _choices({speed: text(f"speed-{speed}") for speed in SPEEDS}, now),
        )

    def _help(self, live: TableSession, presenter: Presenter) -> _Setting:
        text, now, odds = self.texts, help_now(live, presenter), "yes" if presenter.offers_odds else "no"
        return _Setting(
            HELP,
            text("help-heading", odds=odds),
            text("lobby-help", help=now, odds=odds),
            lambda choices: menu(SET_HELP(table=live.id), None, choices),
            _choices({help_: text("help-choice", help=help_, odds=odds) for help_ in helps(live, presenter)}, now),
        )

    def _motion(self, live: TableSession) -> _Setting:
        text, now = self.texts, next(motion for motion, moves in MOTIONS.items() if moves == live.lobby.motion)
        return _Setting(
            MOTION,
            text("motion-heading"),
            text("lobby-motion", motion=now),
            lambda choices: menu(SET_MOTION(table=live.id), None, choices),
            _choices({motion: text("motion-choice", motion=motion) for motion in MOTIONS}, now),
        )

    def language(self, live: TableSession) -> str:
        """Return the code of a table's language."""
        chosen = live.lobby.language
        return chosen if chosen in self.languages else self.default

    def _language(self, live: TableSession) -> _Setting:
        now = self.language(live)
        return _Setting(
            LANGUAGE,
            self.texts("language-heading"),
            self.texts("lobby-language", language=self.languages[now]),
            lambda choices: menu(SET_LANGUAGE(table=live.id), None, choices),
            _choices(self.languages, now),
        )


def value_label(texts: Texts, game: AnyGame, name: str, value: Any) -> str:
    """Return the value of a house rule as text; custom numbers as numbers."""
    written = option_text(value)
    known = written in option_choices(game.options_type)[name]
    return texts(f"option-{game.kind}-{name}-{written}") if known else written


def helps(live: TableSession, presenter: Presenter) -> tuple[str, ...]:
    """Return the possible amounts of help of a table, from ``HELPS``."""
    if presenter.offers_odds:
        return tuple(HELPS)
    return ("off", "hints") if live.game.advises else ()


def help_now(live: TableSession, presenter: Presenter) -> str:
    now = help_of(live.lobby)
    return now if now in helps(live, presenter) else "off"


def _choices(labels: Mapping[str, str], now: str) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=label, value=value, default=value == now) for value, label in labels.items()]


def _paged(settings: Sequence[_Setting], most: int) -> list[Sequence[_Setting]]:
    """Return the fewest equal pages with at most ``most`` settings each."""
    size = ceil(len(settings) / ceil(len(settings) / most))
    return [settings[first : first + size] for first in range(0, len(settings), size)]
