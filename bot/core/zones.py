"""Parsing and autocompletion of days, hours and time zones."""

from __future__ import annotations

import re
from datetime import date, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.utils import utcnow

from bot.core.components import offer
from bot.core.days import day_name, zones_where
from bot.core.limits import COMMAND_CHOICES
from bot.core.localization import Localizations
from engine.game import Refusal
from host import hours
from storage.guilds import Guilds

ISO_DATE: Final = len("2026-11-27")
_BEFORE_HOUR: Final = re.compile(r"^[^0-9]{1,6}(?=[0-9])")
"""What may be between a day and an hour: a blank, *at*, *kell*."""
OFFERED_DAYS: Final = 21
"""The number of days offered."""
EVENING: Final = ("20:00", "19:00", "21:00", "18:00", "20:30", "19:30", "21:30", "22:00", "17:00", "16:00", "15:00")
"""Hours offered before anything is typed."""


async def find_zone(guilds: Guilds, guild: int | None, named: str | None) -> tuple[ZoneInfo, bool]:
    """Return the time zone, and whether it was named or set; else ``Refusal``."""
    settled = None if guild is None else (await guilds.settings(guild)).zone
    name = named or settled
    if name is None:
        return ZoneInfo(hours.UTC_NAME), False
    found = hours.find_zones(name, 2)
    zone = hours.zone_of(name) or (hours.zone_of(found[0]) if len(found) == 1 else None)
    if zone is None:
        raise Refusal("why-night-zone")
    return zone, True


def read_day(localizations: Localizations, typed: str, today: date) -> tuple[date | None, time | None]:
    """Parse a date or *today* in any language, and the hour after it, if any."""
    typed = typed.strip().casefold()
    days = {typed[:ISO_DATE]: hours.read_day(typed[:ISO_DATE])}
    for ahead, key in enumerate(("night-today-words", "night-tomorrow-words")):
        days |= dict.fromkeys(localizations.words(key), today + timedelta(days=ahead))
    word = max((word for word, day in days.items() if day and typed.startswith(word)), key=len, default=None)
    if word is None:
        return None, None
    rest = _BEFORE_HOUR.sub("", typed.removeprefix(word))
    hour = hours.read_hour(rest)
    return (days[word], hour) if hour or not rest else (None, None)


def offer_days(zone: ZoneInfo, language: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the next days as ``language`` writes them, each with its date."""
    today = utcnow().astimezone(zone).date()
    days = [today + timedelta(days=ahead) for ahead in range(OFFERED_DAYS)]
    lines = [(f"{day_name(language, day)} · {day.isoformat()}", day.isoformat()) for day in days]
    return offer(lines, typed)


def offer_hours(typed: str) -> list[app_commands.Choice[str]]:
    said = hours.read_hour(typed)
    if said is None:
        return [] if typed.strip() else offer([(hour, hour) for hour in EVENING])
    # A user who types 8 may mean the evening.
    later = [f"{said.hour + 12}:{said:%M}"] if 1 <= said.hour < 12 and "m" not in typed.lower() else []
    return offer([(hour, hour) for hour in (*later, f"{said:%H:%M}")])


def offer_zones(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer matching time zones, each with its current time."""
    if typed.strip():
        found = hours.find_zones(typed, COMMAND_CHOICES)
    else:
        found = [*zones_where(str(interaction.locale).partition("-")[0]), *hours.zones()]
    now = utcnow()
    zones = [zone for name in found[:COMMAND_CHOICES] if (zone := hours.zone_of(name)) is not None]
    return offer([(f"{zone.key} · {now.astimezone(zone):%H:%M}", zone.key) for zone in zones])
