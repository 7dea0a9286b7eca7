"""A player who bluffs: foresees what people do, weighs cards and bets against that, and draws a lot.

It reads the others (``reading``), counts in how many ways they may play (``outlook``), and weighs what each of its own
cards and bets would bring (``prospect``). Then it does not take the best but draws by lot, the better ones more often;
and the bet once more, so that its size tells little of the card: who always does what pays most can be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from random import Random
from typing import Final, TypeVar

from engine.game import Seat
from engine.malacca.ai import choices
from engine.malacca.ai.foresight import Foresight
from engine.malacca.cards import Card
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase

T = TypeVar("T")

SIZES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Bets that are tried, as parts of the purse."""
WOBBLE: Final = 0.1
"""By how much of the purse a bet that is neither nothing nor all is more or less than that."""


@dataclass(frozen=True, slots=True)
class Style:
    """How well somebody plays."""

    temper: float = 0.45
    """How much better, in silver, a move must be to be clearly preferred."""
    feint: float = 0.15
    """The same for the bet, once the card is chosen, as a part of the purse."""
    belief: float = 1.0
    """How far it goes by what it reads of the others; at 0 they may do anything."""
    memory: bool = True
    """Whether it goes by what they have done before, too."""
    greedy: bool = False
    """Whether it counts coins, instead of the chance to win."""


@dataclass(frozen=True, slots=True)
class ModelingPlayer:
    """Weighs cards and bets against players as they have shown themselves, and draws a lot to stay unreadable."""

    style: Style = Style()

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        """One of ``moves``. Raises ``ValueError`` for the public's view, which decides nothing."""
        if view.seat is None:
            raise ValueError("the public has nothing to decide")
        if view.phase is not Phase.BET:
            return choices.choose(view, moves, random)
        return self._bet(view, view.seat, random)

    def _bet(self, view: MalaccaView, seat: Seat, random: Random) -> Bet:
        weighed = weigh(view, seat, self.style, random)
        card = _by_lot({card: max(bets.values()) for card, bets in weighed.items()}, self.style.temper, random)
        purse = view.purses[seat] or 0
        return Bet(card, _by_lot(weighed[card], self.style.temper + self.style.feint * purse, random))


def weigh(view: MalaccaView, seat: Seat, style: Style, random: Random) -> dict[Card, dict[int, float]]:
    """What each card with each bet that comes into question is worth, in silver."""
    ahead = Foresight(view, seat, belief=style.belief, memory=style.memory, greedy=style.greedy)
    weighed: dict[Card, dict[int, float]] = {card: {} for card in ahead.playable()}
    for bet in _sizes(ahead.purse, random.uniform(-WOBBLE, WOBBLE)):
        outlook = ahead.outlook(bet)
        for card, bets in weighed.items():
            bets[bet] = ahead.prospect.worth(card, bet, outlook) - ahead.cost(card)
    return weighed


def _sizes(purse: int, wobble: float) -> list[int]:
    """Bets to try: none, all, and some between, which ``wobble`` (a part of the purse) keeps from being the same."""
    return sorted({round(purse * (part + wobble * (0 < part < 1))) for part in SIZES})


def _by_lot(worths: dict[T, float], temper: float, random: Random) -> T:
    """One of several, the better ones more often."""
    top = max(worths.values())
    chances = list(accumulate(exp((worth - top) / temper) for worth in worths.values()))
    lot = random.random() * chances[-1]
    return next(one for one, chance in zip(worths, chances, strict=True) if lot < chance)
