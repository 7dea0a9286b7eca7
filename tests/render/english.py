"""What pictures say in the tests and in the gallery: what the catalogue says in English."""

from __future__ import annotations

from typing import Final

from bot.core.texts import Texts
from bot.games.catalogue import catalogue

english: Final[Texts] = catalogue().in_language("en")


def keys_of(prefix: str, *but: str) -> set[str]:
    """The texts that begin so: what pictures are to ask for. The catalogue refuses other arguments than they name."""
    return {key for key in english.declared if key.startswith(prefix) and not key.startswith(but)}
