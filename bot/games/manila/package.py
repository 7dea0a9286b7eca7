"""The package of Manila."""

from __future__ import annotations

from typing import Final

from bot.games.daily import Daily
from bot.games.manila import ManilaPresenter
from bot.games.manila.emojis import EMOJIS
from bot.games.manila.lesson import LESSON
from bot.games.package import GamePackage
from engine.manila import daily, game
from render.manila import COLOURS
from render.manila.gallery import gallery

MANILA: Final = GamePackage(
    game.MANILA,
    ManilaPresenter,
    emojis=EMOJIS,
    colours=COLOURS,
    hand_command="shares",
    gallery=gallery,
    lesson=LESSON,
    daily=Daily(daily.DAILY, "⛵", {"g": "🟩", "e": "⚓", "l": "💀"}),
)
