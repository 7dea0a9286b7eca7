"""What the tests are told of Manilla and Manille: cards of tricks are open once they are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.engine.manille import retell, wander
from tests.kit import Kit

_SHOWS: Final = frozenset({"HandTaken", "HandShown", "Turned", "Answered", "DealScored"})
# How quickly the only legal card comes may tell that it is the only one (docs/rules/manille.md §9.4).
_SETTLED: Final = {"autoplay_forced": False}

KITS: Final[Mapping[str, Kit]] = {
    kind: Kit(wanderer, retell.TELLER, shows=_SHOWS, seats=4, secretive=secretive, settled=_SETTLED)
    for (kind, wanderer), secretive in zip(wander.WANDERERS.items(), (12, 16), strict=True)
}
