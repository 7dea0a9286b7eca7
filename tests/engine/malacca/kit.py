"""What the tests are told of Malacca."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from engine.malacca.ai.plain import PLAIN
from tests.engine.malacca import retell, wander
from tests.engine.malacca.plans import PLANS
from tests.engine.match import Match
from tests.kit import Kit

_MATCHES: Final = (
    *(
        Match("malacca", (better, worse, worse), 90, 0.35)
        for worse, better in pairwise(("random", "beginner", "easy", "steady", "hard", "expert"))
    ),
    *(Match("malacca", (plan, *["expert"] * 3), 40, most=0.2) for plan in PLAIN),
    *(Match("malacca", (plan, *["steady"] * 3), 90, most=0.3) for plan in PLAIN),
    *(Match("malacca", ("expert", *[plan] * 3), 20, 0.7) for plan in ("trader", "copycat")),
)

KITS: Final[Mapping[str, Kit]] = {
    "malacca": Kit(
        wander.WANDERER,
        retell.TELLER,
        shows=frozenset({"Revealed", "SpecialsSeen", "WaitingPlayed", "GameEnded"}),
        shut={"Bet": ("amount",), "Keep": ()},
        apart=5,
        secretive=31,
        plans=PLANS,
        matches=_MATCHES,
        drawn=({}, {"characters": True}),
    )
}
