"""What the tests are told of Malacca."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.engine.malacca import retell, wander
from tests.kit import Kit

KITS: Final[Mapping[str, Kit]] = {
    "malacca": Kit(
        wander.WANDERER,
        retell.TELLER,
        shows=frozenset({"Revealed", "SpecialsSeen", "WaitingPlayed", "GameEnded"}),
        shut={"Bet": ("amount",), "Keep": ()},
        apart=5,
        secretive=31,
    )
}
