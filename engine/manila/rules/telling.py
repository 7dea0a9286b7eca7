"""Telling what happens in Manila: ``engine.telling`` with this game's events."""

from __future__ import annotations

from typing import TypeAlias

from engine import telling
from engine.manila.events import ManilaEvent
from engine.telling import silent

__all__ = ["Story", "Tell", "silent"]

Tell: TypeAlias = telling.Tell[ManilaEvent]


class Story(telling.Story[ManilaEvent]):
    """Collects Manila's events. A class of its own, because calling a subscripted generic is slow."""

    __slots__ = ()
