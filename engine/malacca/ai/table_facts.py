"""Facts about a table that the AI reads from views and states alike."""

from __future__ import annotations

from typing import Protocol

from engine.malacca.options import MalaccaOptions


class Sea(Protocol):
    """The progress of the game, and the current ship."""

    @property
    def options(self) -> MalaccaOptions:
        """The house rules."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def ship(self) -> int | None:
        """The value of the ship; 0 or ``None`` where there is none."""
