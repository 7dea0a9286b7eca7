"""Pig, a dice game for two to five: roll as often as you dare, hold before a one; first to 100 wins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.games.package import GamePackage
from pig.game import PIG
from pig.presenter import PigPresenter

PACKAGE: Final = GamePackage(PIG, PigPresenter, locale=Path(__file__).parent / "locale")
