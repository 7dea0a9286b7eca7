"""Who sits at the tables that presenters tell of."""

from __future__ import annotations

from typing import Final

from bot.core.presenter import PlayerNames

NAMES: Final = ("Ann", "Ben", "Cho", "Dee", "Eve", "Fay")


def cast(players: int = 5) -> PlayerNames:
    """People called Ann to Fay."""
    names = NAMES[:players]
    return PlayerNames(names, tuple(f"**{name}**" for name in names), tuple(f"<@{name}>" for name in names))


def long_cast(players: int) -> PlayerNames:
    """People with names as long as Discord allows, each letter of them escaped."""
    names = tuple("*" * 31 + str(seat) for seat in range(players))
    marked = tuple(f"🟥 **{name}**".replace("*" * 31, "\\*" * 31) for name in names)
    return PlayerNames(names, marked, marked)
