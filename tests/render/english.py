"""What pictures say in the tests and in the gallery: what the catalogue says in English."""

from __future__ import annotations

from typing import Final

from bot.core.texts import Texts
from bot.games.catalogue import catalogue

english: Final[Texts] = catalogue().in_language("en")
