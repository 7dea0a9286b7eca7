"""All that the program is told of Manila."""

from __future__ import annotations

from typing import Final

from bot.games.package import GamePackage
from bot.presenters.daily import Daily
from bot.presenters.manila import ManilaPresenter
from bot.presenters.manila.emojis import EMOJIS
from bot.presenters.manila.lesson import LESSON
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
