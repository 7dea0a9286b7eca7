"""All that the program is told of Manilla and Manille."""

from __future__ import annotations

from typing import Final

from bot.games.package import GamePackage
from bot.presenters.manille import ManillaPresenter, ManillePresenter
from engine.manille import game
from render.manille import COLOURS
from render.manille.gallery import gallery

MANILLA: Final = GamePackage(game.MANILLA, ManillaPresenter, colours=COLOURS, gallery=gallery)
MANILLE: Final = GamePackage(game.MANILLE, ManillePresenter, colours=COLOURS, gallery=gallery)
