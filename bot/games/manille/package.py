"""The packages of Manilla and Manille."""

from __future__ import annotations

from typing import Final

from bot.games.daily import Daily
from bot.games.manille import ManillaPresenter, ManillePresenter
from bot.games.manille.lesson import MANILLA_LESSON, MANILLE_LESSON
from bot.games.package import GamePackage
from engine.manille import daily, game
from render.manille import COLOURS
from render.manille.gallery import gallery

_MARKS: Final = {"g": "🟩", "l": "⬜"}

MANILLA: Final = GamePackage(
    game.MANILLA,
    ManillaPresenter,
    colours=COLOURS,
    gallery=gallery,
    lesson=MANILLA_LESSON,
    daily=Daily(daily.MANILLA_DAILY, "🃏", _MARKS),
)
MANILLE: Final = GamePackage(
    game.MANILLE,
    ManillePresenter,
    colours=COLOURS,
    gallery=gallery,
    lesson=MANILLE_LESSON,
    daily=Daily(daily.MANILLE_DAILY, "🃏", _MARKS),
)
