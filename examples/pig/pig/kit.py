"""What the tests of manila-bot are told of Pig: how it is walked through at random, and its golden games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from engine.game import AnyGame, Options, Seat
from pig.game import MOVES, PIG, Act, Happened, PigOptions, PigState, PigView
from tests.engine.golden import Tale, Teller
from tests.engine.match import Match
from tests.engine.wander import Wanderer
from tests.kit import Kit


class _Wanderer(Wanderer[PigState, PigView, Act, Happened, PigOptions]):
    quick = dear = 10
    reasons = {"why-pig-turn": {}, "why-pig-nothing": {}}
    longest = 4

    def candidates(self, state: PigState, seat: Seat) -> Sequence[Act]:
        return MOVES

    def rank(self, move: Act) -> tuple[Any, ...]:
        return (MOVES.index(move),)


class _Teller(Teller):
    def game_of(self, options: Options) -> AnyGame:
        return PIG


TALES: Final = {
    **{f"{n}": Tale(PigOptions(), ("simple", "timid", "simple", "timid", "timid")[:n], f"pig {n}") for n in PIG.seats},
    "target": Tale(PigOptions(target=50), ("simple", "timid"), "pig target"),
}
TELLER: Final = _Teller(Path(__file__).parent / "golden", TALES)
KIT: Final = Kit(_Wanderer(PIG), TELLER, open=True, matches=(Match("pig", ("simple", "timid"), 100, 0.6),))

if __name__ == "__main__":
    TELLER.write()
