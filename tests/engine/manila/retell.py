"""The golden games of Manila, and how they are told (``tests/engine/golden.py``). To write them anew::

python -m tests.engine.manila.retell
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final

from engine.game import AnyGame, Options
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from tests.engine.golden import Tale, Teller

_DEFAULT: Final = ManilaOptions()
_FOUR: Final = ("simple", "random", "simple", "random")

TALES: Final = {
    "three": Tale(_DEFAULT, ("simple", "random", "simple"), "three 0"),
    "four": Tale(_DEFAULT, ("simple",) * 4, "four 1"),
    "five": Tale(_DEFAULT, ("simple", "simple", "random", "simple", "random"), "five 0"),
    "deal-all": Tale(ManilaOptions(deal="all"), _FOUR, "deal-all 0"),
    "opener-host": Tale(ManilaOptions(opener="host"), _FOUR, "opener-host 0"),
    "redeal": Tale(ManilaOptions(redeal=True), _FOUR, "redeal 28"),
    "extra-round-second": Tale(ManilaOptions(extra_round="second"), ("simple",) * 3, "extra-round-second 0"),
    "kick-off": Tale(ManilaOptions(kick_off=True), _FOUR, "kick-off 13"),
    "stowaway-anywhere": Tale(ManilaOptions(stowaway="anywhere"), ("random",) * 4, "stowaway-anywhere 0"),
    "hidden-money": Tale(ManilaOptions(hidden_money=True), _FOUR, "hidden-money 16"),
    "tie-break-cash": Tale(ManilaOptions(tie_break="cash"), _FOUR, "tie-break-cash 66"),
}


class _Teller(Teller):
    # Counted from what is told anyway.
    left_out = Teller.left_out | {"habits"}

    def game_of(self, options: Options) -> AnyGame:
        return MANILA

    def insisted(self, number: int, moves: Sequence[Any]) -> Any | None:
        """Every now and then somebody takes a loan, if one can."""
        return moves[-1] if number % 25 == 0 and moves[-1].free else None

    def brief(self, value: Any) -> str:
        return value.name.lower().replace("_", ":") if isinstance(value, Enum) else super().brief(value)


TELLER: Final = _Teller(Path(__file__).parent / "golden", TALES)

if __name__ == "__main__":
    TELLER.write()
