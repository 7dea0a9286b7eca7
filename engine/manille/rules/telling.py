"""How these rules tell what happens (``engine.telling``)."""

from __future__ import annotations

from typing import TypeAlias

from engine import telling
from engine.manille.events import ManilleEvent

Tell: TypeAlias = telling.Tell[ManilleEvent]
