"""The golden games of Manilla and Manille, and how they are told (``tests/engine/golden.py``). To write them anew::

    python -m tests.engine.manille.retell

``hand 2`` is a hand's cards, or how many there are where they are hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from engine.game import AnyGame, Options, Place, Reason, Seat
from engine.manille.cards import Card
from engine.manille.game import MANILLA, MANILLE
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.view import HandView
from tests.engine.golden import Tale, Teller


def _manilla(levels: Sequence[str], seed: str, **options: Any) -> Tale:
    return Tale(ManillaOptions(**options), levels, seed)


def _manille(seed: str, **options: Any) -> Tale:
    return Tale(ManilleOptions(**options), ("simple", "random", "simple", "random"), seed)


TALES: Final = {
    "manilla-two": _manilla(("simple", "simple"), "two 8"),
    "manilla-three": _manilla(("simple", "random", "simple"), "three 7"),
    "manilla-four": _manilla(("simple",) * 4, "four 8"),
    "manilla-six": _manilla(("simple", "random") * 3, "six 4"),
    "manilla-piles": _manilla(("random", "simple"), "piles 11", dummy="piles", target=61, undertrump="none"),
    "manilla-open": _manilla(
        ("simple", "random"), "open 1", dummy="open", target=61, show_points="strict", suit_colours="two"
    ),
    "manilla-dead": _manilla(("random",) * 3, "dead 1", extra_cards="dead", accumulate_draws=True, undertrump="must"),
    "manilla-added": _manilla(
        ("simple", "random") * 2,
        "added 4",
        target=61,
        first_dealer="host",
        multiplier_mode="add",
        multiplier_cap="8",
        one_sided_doubling=True,
        no_beat_in_plain_suits=True,
    ),
    "manilla-choices": _manilla(("random",) * 4, "choices 2", target=61, en_face=True, blind_no_trump=True),
    "manilla-honour": _manilla(("random",) * 4, "honour 0", target=61, honour_play=True, autoplay_forced=False),
    "manilla-shared": _manilla(("random",) * 3, "shared 8", target=61, equal_totals="shared", any_card_when_void=True),
    "manilla-lead": _manilla(("random", "simple"), "lead 2", target=61, first_lead="other_human"),
    "manille": _manille("manille 4"),
    "manille-talk": _manille("talk 8", talk="parlee", questions=3),
    "manille-match": _manille("match 0", best_of=3, turnup_wins_at_once=True),
    "manille-long": _manille(
        "long 5", target=64, honour_play=True, show_points="strict", undertrump="none", suit_colours="two"
    ),
}


class _Teller(Teller):
    left_out: ClassVar[frozenset[str]] = frozenset({"options", "hands", "results", "memory"})
    """The results were told already, the memory is what was shown before."""

    def game_of(self, options: Options) -> AnyGame:
        return MANILLA if isinstance(options, ManillaOptions) else MANILLE

    def mover(self, acting: Sequence[Seat], random: Random) -> Seat:
        return random.choice(acting)

    def fields(self, view: Any) -> dict[str, str]:
        return {**super().fields(view), **{f"hand {n}": self._hand(hand) for n, hand in enumerate(view.hands)}}

    def _hand(self, hand: HandView) -> str:
        if hand.piles:
            return " ".join(f"{self.brief(pile.top)}{'/?' if pile.below else ''}" for pile in hand.piles)
        return str(hand.count) if hand.cards is None else self.brief(hand.cards)

    def brief(self, value: Any) -> str:
        match value:
            case Card():
                return value.slug
            case Enum():
                return value.name.lower().replace("_", "-")
            case Reason(key, args):
                return f"{key.removeprefix('why-manille-')}({' '.join(map(str, args.values()))})"
        return super().brief(value)

    def ending(self, place: Place) -> str:
        return super().ending(place).replace("seat", "seats", 1)


TELLER: Final = _Teller(Path(__file__).parent / "golden", TALES)

if __name__ == "__main__":
    TELLER.write()
