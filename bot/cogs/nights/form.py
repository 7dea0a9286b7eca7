"""Parse the form of a night, and report all mistakes at once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from discord.utils import utcnow

from bot.core import zones
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from host import hours

DAYS: Final = 60
"""How many days ahead a night may be."""


@dataclass(frozen=True, slots=True)
class NightForm:
    kind: str
    speed: str
    day: str
    hour: str
    players: str
    """Empty for the game's maximum."""
    zone: str
    """Empty for the server's."""

    @property
    def typed(self) -> tuple[str, ...]:
        """The raw input of the form's fields, in their order."""
        return (self.day.rpartition("·")[2].strip(), self.hour, self.players, self.zone)


@dataclass(frozen=True, slots=True)
class ParsedNight:
    at: datetime
    size: int
    zone: ZoneInfo
    known: bool
    """Whether the time zone was given or is set."""
    hour: str
    """The hour in that time zone."""


async def parse(services: Services, guild: int, game: AnyGame, form: NightForm) -> ParsedNight | list[Refusal]:
    wrong, named = list[Refusal](), list[tuple[ZoneInfo, bool]]()
    try:
        named.append(await zones.find_zone(services.tables.store.guilds, guild, form.zone or None))
    except Refusal as refusal:
        wrong.append(refusal)
    today = utcnow().astimezone(named[0][0] if named else UTC).date()
    day, said = zones.read_day(services.languages.localizations, form.typed[0], today)
    hour = hours.read_hour(form.hour) or said
    if hour is None:
        wrong.insert(0, Refusal("why-night-hour"))
    if day is None:
        wrong.insert(0, Refusal("why-night-day"))
    at = None
    if day is not None and not _is_near(day):
        wrong.append(_range_refusal(past=day < utcnow().date()))
    elif day is not None and hour is not None and named:
        at = hours.moment(day, hour, named[0][0]).astimezone(UTC)
        try:
            require_soon(at)
        except Refusal as refusal:
            wrong.append(refusal)
    try:
        size = _parse_size(game, form.players)
    except Refusal as refusal:
        wrong.append(refusal)
    if wrong or at is None or hour is None:
        return wrong
    return ParsedNight(at, size, *named[0], hour=f"{hour:%H:%M}")


def require_soon(at: datetime) -> None:
    """Raise ``Refusal`` for a time that has passed, or is too far ahead."""
    if not utcnow() < at <= utcnow() + timedelta(days=DAYS):
        raise _range_refusal(past=at <= utcnow())


def require_size(game: AnyGame, size: int) -> None:
    lobbies.open_lobby(game, 1, "", size)


def _parse_size(game: AnyGame, players: str) -> int:
    if not players:
        return max(game.seats)
    if not (players.isascii() and players.isdecimal() and len(players) <= 2):
        raise Refusal("why-night-players")
    require_size(game, int(players))
    return int(players)


def _is_near(day: date) -> bool:
    """Return whether a date is within range in every time zone."""
    return abs((day - utcnow().date()).days) <= DAYS + 1


def _range_refusal(*, past: bool) -> Refusal:
    return Refusal("why-night-past") if past else Refusal("why-night-far", days=DAYS)
