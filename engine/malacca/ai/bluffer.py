"""An AI player that bluffs.

It predicts the others (``reading``), counts the ways in which they may play (``outlook``), and values each of its own
cards and bets (``prospect``). Then it draws a play at random, better ones more often. It draws the bet again
separately, so that its size reveals little about the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, sqrt
from random import Random
from typing import Final, TypeVar

from engine.game import Seat
from engine.malacca.ai import choices
from engine.malacca.ai.foresight import Foresight
from engine.malacca.cards import Action, Card
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase

T = TypeVar("T")

SIZES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The bets it tries, as fractions of the largest."""
WOBBLE: Final = 0.1
"""How far a bet that is neither nothing nor the largest may vary, as a fraction of that."""


@dataclass(frozen=True, slots=True)
class Style:
    """The playing strength of a level."""

    temper: float = 0.15
    """How much better, in silver, a move must be to be clearly preferred among three players.

    Among more it is less, because more of them profit from each mistake.
    """
    feint: float = 0.02
    """The same for the bet once the card is chosen, as a fraction of the purse."""
    caution: float = 3.0
    """How much more it values defense among three players than it counts, in silver: others attack together."""
    fading: int = 3
    """The power of the number of others by which ``caution`` falls: among more, one defender decides less."""
    boldness: float = 1.0
    """The largest fraction of the purse that it bets."""


@dataclass(frozen=True, slots=True)
class ModelingPlayer:
    style: Style = Style()

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        if view.seat is None:
            raise ValueError("the public has nothing to decide")
        if view.phase is not Phase.BET:
            return choices.choose(view, moves, random)
        return self._bet(view, view.seat, random)

    def _bet(self, view: MalaccaView, seat: Seat, random: Random) -> Bet:
        weighed = weigh(view, seat, self.style, random)
        worths = {card: max(bets.values()) for card, bets in weighed.items()}
        card = _by_lot(worths, self.style.temper * sqrt(3 / view.players), random)
        return Bet(card, bet_on(weighed[card], view, seat, self.style, random))


def bet_on(bets: dict[int, float], view: MalaccaView, seat: Seat, style: Style, random: Random) -> int:
    """Return a random bet on a chosen card; better ones are likelier."""
    temper = style.temper * sqrt(3 / view.players) + style.feint * (view.purses[seat] or 0)
    return _by_lot(bets, temper, random)


def weigh(view: MalaccaView, seat: Seat, style: Style, random: Random) -> dict[Card, dict[int, float]]:
    """Return the value in silver of each card with each plausible bet."""
    ahead = Foresight(view, seat)
    weighed: dict[Card, dict[int, float]] = {card: {} for card in ahead.playable()}
    caution = style.caution * (2 / (view.players - 1)) ** style.fading
    for bet in _sizes(style.boldness * ahead.purse, random.uniform(-WOBBLE, WOBBLE)):
        outlook = ahead.outlook(bet)
        for card, bets in weighed.items():
            more = caution if Action.DEFENCE in card.choices else 0.0
            bets[bet] = ahead.prospect.worth(card, bet, outlook) - ahead.cost(card) + more
    return weighed


def _sizes(most: float, wobble: float) -> list[int]:
    """Return bets to try: none, the most, and some between, shifted by ``wobble``."""
    return sorted({round(most * (part + wobble * (0 < part < 1))) for part in SIZES})


def _by_lot(worths: dict[T, float], temper: float, random: Random) -> T:
    top = max(worths.values())
    chances = list(accumulate(exp((worth - top) / temper) for worth in worths.values()))
    lot = random.random() * chances[-1]
    return next(one for one, chance in zip(worths, chances, strict=True) if lot < chance)
