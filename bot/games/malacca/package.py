"""The package of Malacca."""

from __future__ import annotations

from typing import Final

from bot.games.malacca import MalaccaPresenter
from bot.games.malacca.lesson import LESSON
from bot.games.package import GamePackage
from engine.malacca import game
from render.malacca import COLOURS
from render.malacca.gallery import gallery

MALACCA: Final = GamePackage(game.MALACCA, MalaccaPresenter, colours=COLOURS, gallery=gallery, lesson=LESSON)
