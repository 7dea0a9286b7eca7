"""The golden games of Malacca, and how they are told (``tests/engine/golden.py``). To write them anew::

    python -m tests.engine.malacca.retell

Of rounds that are over only the number is shown: all of them has been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from engine.game import AnyGame, AnyPlayer, Options, Place, Seat
from engine.malacca.cards import Card
from engine.malacca.events import CoinsMoved
from engine.malacca.game import MALACCA
from engine.malacca.options import MalaccaOptions
from tests.engine.golden import Tale, Teller

_SHORT: Final[dict[str, Any]] = {"rounds": 6}
_FOUR: Final = ("random",) * 4
_GUARDS: Final = ("guard", "robber", "guard", "guard", "guard", "guard", "robber", "guard")

TALES: Final = {
    "two": Tale(MalaccaOptions(), ("simple", "random"), "two 0"),
    "four": Tale(MalaccaOptions(), ("simple",) * 4, "four 0"),
    "eight": Tale(MalaccaOptions(), ("random",) * 8, "eight 0"),
    "characters": Tale(MalaccaOptions(characters=True), ("simple", "random", "simple", "random", "simple"), "c 0"),
    "equipment": Tale(MalaccaOptions(equipment=True), ("simple", "random", "random"), "equipment 0"),
    "modules": Tale(MalaccaOptions(characters=True, equipment=True), ("random",) * 6, "modules 0"),
    "rounds": Tale(MalaccaOptions(rounds=6), _FOUR, "rounds 0"),
    "character-choice": Tale(
        MalaccaOptions(characters=True, character_choice="1of2", **_SHORT), ("random",) * 8, "character-choice 0"
    ),
    "ships-small": Tale(MalaccaOptions(ships="small", **_SHORT), _FOUR, "ships-small 0"),
    "ships-large": Tale(MalaccaOptions(ships="large", **_SHORT), _FOUR, "ships-large 0"),
    "simultaneous-bets": Tale(MalaccaOptions(simultaneous_bets=True, **_SHORT), _FOUR, "simultaneous-bets 0"),
    "waiting": Tale(MalaccaOptions(waiting="simultaneous_secret"), ("random",) * 7, "waiting 1"),
    "hidden-purse": Tale(MalaccaOptions(hidden_purse=True, **_SHORT), _FOUR, "hidden-purse 0"),
    "penalty-base": Tale(MalaccaOptions(penalty_base="before_bet", **_SHORT), _FOUR, "penalty-base 1"),
    "swab-always": Tale(MalaccaOptions(swab_always=True, **_SHORT), _FOUR, "swab-always 1"),
    "zheng-needs-bet": Tale(
        MalaccaOptions(characters=True, zheng_needs_bet=True, **_SHORT), ("random",) * 5, "zheng-needs-bet 0"
    ),
    "trade-bonus": Tale(
        MalaccaOptions(equipment=True, trade_bonus_needs_attack=True, **_SHORT), ("random",) * 2, "trade-bonus 2"
    ),
    "empty-deck": Tale(MalaccaOptions(empty_deck="2_silver", **_SHORT), _GUARDS, "empty-deck 0"),
    "tiebreak": Tale(MalaccaOptions(tiebreak="specials", **_SHORT), _GUARDS, "tiebreak 0"),
}


class _Teller(Teller):
    left_out: ClassVar[frozenset[str]] = frozenset({"options", "rounds"})

    def game_of(self, options: Options) -> AnyGame:
        return MALACCA

    def player(self, game: AnyGame, level: str) -> AnyPlayer:
        return MALACCA.players[level]

    def mover(self, acting: Sequence[Seat], random: Random) -> Seat:
        """The last of those who decide at once: people do not click in the order of seats."""
        return acting[-1]

    def fields(self, view: Any) -> dict[str, str]:
        return {**super().fields(view), "rounds": str(len(view.rounds))}

    def brief(self, value: Any) -> str:
        match value:
            case Card():
                return value.code
            case CoinsMoved(cause, amount, seat):
                return f"{cause.value} {amount}" + ("" if seat is None else f" seat {seat}")
        return super().brief(value)

    def ending(self, place: Place) -> str:
        return f"{place.rank}. seat {self.brief(place.seats)}: {place.score}"


TELLER: Final = _Teller(Path(__file__).parent / "golden", TALES)

if __name__ == "__main__":
    TELLER.write()
