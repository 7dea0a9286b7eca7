"""What the tests are told of Manilla and Manille: cards of tricks are open once they are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.engine.manille import retell, wander
from tests.engine.manille.plans import PLANS
from tests.engine.match import Match, duel
from tests.kit import Kit

_SHOWS: Final = frozenset({"HandTaken", "HandShown", "Turned", "Answered", "DealScored"})
# How quickly the only legal card comes may tell that it is the only one (docs/rules/manille.md §9.4).
_SETTLED: Final = {"autoplay_forced": False}

_MATCHES: Final = (
    duel("manilla", 2, "simple", "random", 40, 0.8),
    duel("manilla", 4, "simple", "random", 40, 0.8),
    duel("manilla", 6, "simple", "random", 40, 0.7),
    Match("manilla", ("simple", "random", "random"), 40, 0.5),
    duel("manille", 4, "simple", "random", 40, 0.65),
    duel("manille", 4, "expert", "steady", 40, 0.55),
)

_EDITIONS: Final = {
    "manilla": {1: "bffb204e92879e37"},
    "manille": {1: "f3d4a63cc81cb4f3", 2: "6531c52a16dfb7d2", 3: "92e54980ca4bd451"},
}

KITS: Final[Mapping[str, Kit]] = {
    kind: Kit(
        wanderer,
        retell.TELLER,
        shows=_SHOWS,
        seats=4,
        secretive=secretive,
        settled=_SETTLED,
        plans=PLANS,
        partners=frozenset({2, 4, 6}),
        editions=_EDITIONS[kind],
        matches=tuple(match for match in _MATCHES if match.kind == kind),
    )
    for (kind, wanderer), secretive in zip(wander.WANDERERS.items(), (12, 16), strict=True)
}
