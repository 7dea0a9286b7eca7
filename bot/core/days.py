"""Format days in each language."""

from __future__ import annotations

from datetime import date

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.dates import format_skeleton

from bot.core.texts import FALLBACK


def day_name(language: str, day: date) -> str:
    """Return a day with its weekday: *Mon, Nov 23*."""
    return str(format_skeleton("MMMEd", day, locale=_locale(language)))


def zones_where(language: str) -> tuple[str, ...]:
    """Return the time zones of a language's main country; none if there are many."""
    likely = get_global("likely_subtags").get(language.replace("-", "_"), "")
    found = get_global("territory_zones").get(likely.rpartition("_")[2], ())
    return tuple(found) if len(found) <= FEW else ()


FEW = 4


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK)
