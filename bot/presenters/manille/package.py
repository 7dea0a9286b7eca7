"""All that the program is told of Manilla and Manille."""

from __future__ import annotations

from typing import Final

from bot.games.package import GamePackage
from bot.presenters.manille import ManillaPresenter, ManillePresenter
from bot.presenters.manille.lesson import MANILLA_LESSON, MANILLE_LESSON
from engine.manille import game
from render.manille import COLOURS
from render.manille.gallery import gallery

MANILLA: Final = GamePackage(game.MANILLA, ManillaPresenter, colours=COLOURS, gallery=gallery, lesson=MANILLA_LESSON)
MANILLE: Final = GamePackage(game.MANILLE, ManillePresenter, colours=COLOURS, gallery=gallery, lesson=MANILLE_LESSON)
