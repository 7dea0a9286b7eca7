"""What the tests are told of Manila."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.engine.manila import retell, wander
from tests.engine.manila.plans import PLANS
from tests.engine.match import Match
from tests.kit import Kit

KITS: Final[Mapping[str, Kit]] = {
    "manila": Kit(
        wander.WANDERER,
        retell.TELLER,
        shows=frozenset({"GameEnded"}),
        shut={"Pledge": (), "Redeem": ()},
        secretive=10,
        moves=40,
        editions={1: "9531097d94cdaecd", 2: "2dd1856f3ca26f78", 3: "0f40c1a604e081a1"},
        # Who can pay and who must borrow is seen by all (docs/rules/manila.md §4.5).
        settled={"hidden_money": False},
        plans=PLANS,
        matches=(
            Match("manila", ("simple", *["random"] * 3), 40, 0.8),
            Match("manila", ("beginner", *["random"] * 2), 60, 0.6),
            Match("manila", ("easy", *["beginner"] * 2), 60, 0.6),
            Match("manila", ("steady", *["easy"] * 2), 60, 0.6),
            Match("manila", ("heuristic", *["simple"] * 2), 60, 0.36),
            Match("manila", ("hard", *["steady"] * 2), 60, 0.36),
            Match("manila", ("expert", *["heuristic"] * 2), 60, 0.5),
            Match("manila", ("hard", *["evolved"] * 2), 60, 0.36),
            Match("manila", ("expert", *["counter"] * 2), 60, 0.4),
            Match("manila", ("expert", *["evolved"] * 2), 60, 0.4),
        ),
    )
}
