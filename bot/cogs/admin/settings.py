"""The settings of a server, one record each.

The field of ``GuildSettings`` with the same name defines the default and the stored form.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal

from discord.utils import format_dt

from bot.core.ids import LARGEST_ID, whole
from bot.core.limits import SELECT_OPTIONS
from bot.core.texts import Texts
from engine.game import AnyGame, Refusal
from engine.lobby import HELPS
from host import hours
from storage.guilds import GuildSettings
from storage.seasons import Season

ANY: Final = "any"
"""In a menu: no choice, the default."""


@dataclass(frozen=True, slots=True)
class Offered:
    """The channels, roles, games and languages that settings can offer."""

    channels: frozenset[int]
    roles: frozenset[int]
    games: Mapping[str, AnyGame]
    languages: Mapping[str, str]

    @property
    def levels(self) -> list[str]:
        return [*dict.fromkeys(level for game in self.games.values() for level in game.levels)]


@dataclass(frozen=True, slots=True)
class Settled:
    settings: GuildSettings
    offered: Offered
    season: Season
    language: str
    """The server's language, by its own name."""
    zones: tuple[str, ...]
    greeted: datetime | None
    trouble: str = ""
    """What keeps the bot from pinging the chosen role, in words; empty if nothing."""


@dataclass(frozen=True, slots=True)
class Places:
    """A setting chosen from Discord's menu of channels or roles."""

    of: Literal["channels", "roles"]
    none: str
    """The key of the placeholder without a choice."""
    many: bool = True

    def read(self, chosen: Sequence[str], offered: Offered) -> Any:
        """Parse a chosen channel or role; ``Refusal`` if it isn't in this server."""
        ids = [whole(each, LARGEST_ID) for each in chosen]
        if not self.known(offered).issuperset(ids):
            raise Refusal("why-server-gone")
        return (ids or None) if self.many else next(iter(ids), None)

    def known(self, offered: Offered) -> frozenset[int]:
        return offered.roles if self.of == "roles" else offered.channels


@dataclass(frozen=True, slots=True)
class Lines:
    """A setting chosen from a menu; its codes in ids are also keys here."""

    offer: Callable[[Texts, Settled], Mapping[str, str]]
    """The lines by code."""
    value: Callable[[str, Offered], Any] = lambda one, _: one
    """The JSON value of a line. Raises ``Refusal`` for a line never offered."""
    default: str | None = ANY
    """The line for the default, if any."""
    all: Callable[[Offered], Sequence[str]] | None = None
    """Every line, if several can be chosen: all of them, or none, are the default."""
    none: str = "server-choose"
    """The key of the placeholder without a choice."""

    def read(self, chosen: Sequence[str], offered: Offered) -> Any:
        """Parse a choice as JSON, or raise ``Refusal``; ``None`` is the default."""
        if self.all is not None:
            values = [_require_known(each, self.all(offered)) for each in chosen]
            return values if values and {*values} != {*self.all(offered)} else None
        one = next(iter(chosen), "")
        return None if one == self.default else self.value(one, offered)

    def chosen(self, value: Any) -> Sequence[Any]:
        if isinstance(value, tuple):
            return value
        if isinstance(value, bool):
            return ("yes" if value else "no",)
        return (self.default if value is None else str(value),)


@dataclass(frozen=True, slots=True)
class Setting:
    field: str
    sentence: Callable[[Texts, Settled], str]
    """Returns the current value as a sentence."""
    menu: Places | Lines


def _require_known(one: str, known: Container[str]) -> str:
    if one not in known:
        raise Refusal("why-unknown-button")
    return one


def _numbers(field: str, key: str, *offered: int, default: str | None = ANY) -> Lines:
    """Return menu lines for numbers, including the current one; 0 is the default."""

    def offer(text: Texts, now: Settled) -> Mapping[str, str]:
        own = {getattr(now.settings, field)} - {None}
        first = {} if default is None else {default: text(key, count=0)}
        return first | {str(each): text(key, count=each) for each in sorted(own.union(offered))}

    return Lines(offer, lambda one, _: whole(one), default)


def _name_level(text: Texts, offered: Offered, level: str) -> str:
    named = text("server-level", level=level)
    if named != level:
        return named
    kind = next(kind for kind, game in offered.games.items() if level in game.levels)
    return text(f"level-{kind}-{level}")


def _offer_levels(text: Texts, now: Settled) -> Mapping[str, str]:
    return {level: _name_level(text, now.offered, level) for level in now.offered.levels[:SELECT_OPTIONS]}


def _say_levels(text: Texts, now: Settled) -> str:
    levels = now.settings.levels
    named = text.listed(label for level, label in _offer_levels(text, now).items() if level in levels)
    return text("server-levels", which="some" if levels else "all", levels=named)


def _say_channels(text: Texts, now: Settled) -> str:
    channels = now.settings.channels
    places = text.listed(f"<#{each}>" for each in channels)
    return text("server-channels", which="some" if channels else "all", channels=places)


def _say_roles(text: Texts, now: Settled) -> str:
    roles = now.settings.roles
    return text("server-roles", which="some" if roles else "all", roles=text.listed(f"<@&{each}>" for each in roles))


def _say_season(text: Texts, now: Settled) -> str:
    ends, number = format_dt(now.season.ends, "D"), str(now.season.number)
    return text("server-season", days=now.settings.season_days or 0, number=number, ends=ends)


def _say_season_channel(text: Texts, now: Settled) -> str:
    channel = now.settings.season_channel
    return text("server-season-channel", channel="none" if channel is None else f"<#{channel}>")


def _say_seekers(text: Texts, now: Settled) -> str:
    role = now.settings.seekers_role
    return text.join_sentences([text("server-seekers", role="none" if role is None else f"<@&{role}>"), now.trouble])


def _say_language(text: Texts, now: Settled) -> str:
    how = "automatic" if now.settings.language is None else "chosen"
    return text("server-language", how=how, language=now.language)


def _offer_zones(text: Texts, now: Settled) -> Mapping[str, str]:
    own = [now.settings.zone] if now.settings.zone else []
    offered = [*dict.fromkeys((*own, *now.zones))][: SELECT_OPTIONS - 1]
    return {ANY: text("server-no-zone"), **{each: each for each in offered}}


def _read_zone(one: str, _: Offered) -> str:
    if hours.zone_of(one) is None:
        raise Refusal("why-unknown-button")
    return one


PAGES: Final[Mapping[str, Sequence[Setting]]] = {
    "tables": (
        Setting("channels", _say_channels, Places("channels", "server-anywhere")),
        Setting("roles", _say_roles, Places("roles", "server-everybody")),
        Setting(
            "channel_tables",
            lambda text, now: text("server-channel-tables", most=now.settings.channel_tables or 0),
            _numbers("channel_tables", "server-tables-choice", 1, 2, 3, 5, 10, 20, 50),
        ),
        Setting(
            "guild_tables",
            lambda text, now: text("server-guild-tables", most=now.settings.guild_tables or 0),
            _numbers("guild_tables", "server-tables-choice", 1, 2, 5, 10, 20, 50, 100, 200, 500),
        ),
    ),
    "games": (
        Setting(
            "levels",
            _say_levels,
            Lines(_offer_levels, all=lambda offered: offered.levels, none="server-all-levels"),
        ),
        Setting(
            "help",
            lambda text, now: text("server-help", most=now.settings.help or "hints"),
            Lines(
                lambda text, _: {each: text("server-help-choice", most=each) for each in ("hints", "odds", "off")},
                lambda one, _: _require_known(one, HELPS),
                default="hints",
            ),
        ),
        Setting(
            "puzzles",
            lambda text, now: text("server-puzzles", allowed="yes" if now.settings.puzzles else "no"),
            Lines(
                lambda text, _: {each: text("server-puzzles-choice", allowed=each) for each in ("no", "yes")},
                lambda one, _: _require_known(one, ("yes", "no")) == "yes",
                default=None,
            ),
        ),
    ),
    "people": (
        Setting(
            "season_days",
            _say_season,
            _numbers("season_days", "server-days-choice", 7, 14, 30, 60, 90, 120, 180, 365),
        ),
        Setting("season_channel", _say_season_channel, Places("channels", "server-last-channel", many=False)),
        Setting("seekers_role", _say_seekers, Places("roles", "server-no-role", many=False)),
        Setting(
            "seekers_hours",
            lambda text, now: text("server-seekers-hours", hours=now.settings.seekers_hours),
            _numbers("seekers_hours", "server-hours-choice", 1, 3, 6, 12, 24, 48, 168, default=None),
        ),
    ),
    "words": (
        Setting(
            "language",
            _say_language,
            Lines(
                lambda text, now: {ANY: text("server-automatic"), **now.offered.languages},
                lambda one, offered: _require_known(one, offered.languages),
            ),
        ),
        Setting(
            "zone",
            lambda text, now: text("server-zone", zone=now.settings.zone or "none"),
            Lines(_offer_zones, _read_zone),
        ),
    ),
    "data": (),
}
"""The settings, by page. The last page shows the stored data."""
SETTINGS: Final[Mapping[str, Setting]] = {each.field: each for page in PAGES.values() for each in page}
PAGE_OF: Final[Mapping[str, str]] = {each.field: name for name, page in PAGES.items() for each in page}
