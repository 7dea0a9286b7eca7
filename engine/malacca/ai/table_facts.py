"""What views and states have in common that players of Malacca reckon by."""

from __future__ import annotations

from typing import Protocol

from engine.malacca.options import MalaccaOptions


class Sea(Protocol):
    """How far the game is, and the ship at hand."""

    @property
    def options(self) -> MalaccaOptions:
        """The house rules."""

    @property
    def round(self) -> int:
        """From 1."""

    @property
    def ship(self) -> int | None:
        """Its value; 0 or ``None`` where there is none."""
