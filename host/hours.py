"""Parse days and hours as users write them, in their time zones."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

UTC_NAME: Final = "UTC"
_HOUR: Final = re.compile(
    r"(?P<hour>[0-9]{1,2})(?:\s*[:.hH时点]\s*(?P<minute>[0-9]{2})?)?\s*(?P<half>[aApP]\.?[mM]\.?)?"
)
_AREAS: Final = (
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones named after a place, and UTC."""
    places = [name for name in available_timezones() if name.split("/")[0] in _AREAS]
    return (UTC_NAME, *sorted(places))


def zone_of(name: str) -> ZoneInfo | None:
    if name not in zones():
        return None
    try:
        return ZoneInfo(name)
    except ZoneInfoNotFoundError:
        return None


def find_zones(typed: str, limit: int) -> list[str]:
    """Return the zones that match, first those whose place starts with the text."""
    wanted = typed.strip().replace(" ", "_").lower()
    found = [name for name in zones() if wanted in name.lower()]
    found.sort(key=lambda name: not name.lower().rpartition("/")[2].startswith(wanted))
    return found[:limit]


def read_hour(text: str) -> time | None:
    """Return an hour of the day from text: 20, 20:30, 20.30, 20h30, 8 pm."""
    match = _HOUR.fullmatch(text.strip())
    if match is None:
        return None
    hour, minute = int(match["hour"]), int(match["minute"] or 0)
    if match["half"]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if match["half"][0] in "pP" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


def read_day(text: str) -> date | None:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        return None


def next_time(hour: int, zone: str, now: datetime) -> datetime:
    """Return when clocks in a zone next show that hour; UTC if unknown."""
    place = zone_of(zone) or ZoneInfo(UTC_NAME)
    today = now.astimezone(place).date()
    found = (moment(today + timedelta(days=ahead), time(hour), place).astimezone(UTC) for ahead in range(3))
    return next(at for at in found if at > now)


def moment(day: date, hour: time, zone: ZoneInfo) -> datetime:
    """Return a time of day in a zone, moved on if daylight saving skips it."""
    return datetime.combine(day, hour, tzinfo=zone)


def end_of_quiet(hours: tuple[int, int] | None, at: datetime) -> datetime:
    """Return when the quiet hours (UTC) at a time end; the time itself if none do."""
    begins, ends = hours or (0, 0)
    past, long = (at.astimezone(UTC).hour - begins) % 24, (ends - begins) % 24
    return at if past >= long else at.replace(minute=0, second=0, microsecond=0) + timedelta(hours=long - past)
