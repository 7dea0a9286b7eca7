"""An AI player that bluffs.

It predicts the others (``reading``), counts the ways in which they may play (``outlook``), and values each of its own
cards and bets (``prospect``). Then it draws a play at random, better ones more often. It draws the bet again
separately, so that its size reveals little about the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import exp, sqrt
from random import Random
from typing import ClassVar, Final, TypeVar

from engine.game import Seat
from engine.malacca.ai import choices
from engine.malacca.ai.foresight import Foresight
from engine.malacca.ai.reading import Mix
from engine.malacca.cards import Action, Card
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase
from engine.player import Effort

T = TypeVar("T")

SIZES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The bets it tries, as fractions of the largest."""
LEAST: Final = 1e-9
"""A chance added to each card, so that none is impossible."""
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
    fading: float = 3.0
    """The power of the number of others by which ``caution`` falls: among more, one defender decides less."""
    duel: float = 0.0
    """The same between two players."""
    boldness: float = 1.0
    """The largest fraction of the purse that it bets."""
    insight: bool = False
    """Whether it expects others to count, too, as much as to follow their habits."""

    def temper_among(self, players: int) -> float:
        """Return ``temper`` at a table of this size, in silver."""
        return self.temper * sqrt(3 / players)

    def caution_among(self, players: int) -> float:
        """Return ``caution`` at a table of this size, in silver."""
        return self.duel if players == 2 else self.caution * (2 / (players - 1)) ** self.fading


COUNTING: Final = Style(temper=3.0)
"""How others are expected to count. A lower temper wins more against levels, but loses to plans."""


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
        card = _by_lot(worths, self.style.temper_among(view.players), random)
        return Bet(card, bet_on(weighed[card], view, seat, self.style, random))


@dataclass(frozen=True, slots=True)
class InsightPlayer(ModelingPlayer):
    """A player that also counts what each of the others counts, which takes long."""

    costly: ClassVar[bool] = True

    def effort(self, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Effort:  # noqa: ARG002 - as in Player
        """Return the same for all decisions after equally many bets."""
        return Effort((view.phase, sum(view.laid)), 1, 1)

    def at_once(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        """Return what it would play if it knew the others' habits only."""
        return ModelingPlayer(replace(self.style, insight=False)).choose(view, moves, random)


def bet_on(bets: dict[int, float], view: MalaccaView, seat: Seat, style: Style, random: Random) -> int:
    """Return a random bet on a chosen card; better ones are likelier."""
    temper = style.temper_among(view.players) + style.feint * (view.purses[seat] or 0)
    return _by_lot(bets, temper, random)


def weigh(view: MalaccaView, seat: Seat, style: Style, random: Random) -> dict[Card, dict[int, float]]:
    """Return the value in silver of each card with each plausible bet."""
    ahead = Foresight(view, seat, _counted if style.insight else None)
    weighed: dict[Card, dict[int, float]] = {card: {} for card in ahead.playable()}
    caution = style.caution_among(view.players)
    for bet in _sizes(style.boldness * ahead.purse, random.uniform(-WOBBLE, WOBBLE)):
        outlook = ahead.outlook(bet)
        for card, bets in weighed.items():
            more = caution if Action.DEFENCE in card.choices else 0.0
            bets[bet] = ahead.prospect.worth(card, bet, outlook) - ahead.cost(card) + more
    return weighed


def _sizes(most: float, wobble: float) -> list[int]:
    """Return bets to try: none, the most, and some between, shifted by ``wobble``."""
    return sorted({round(most * (part + wobble * (0 < part < 1))) for part in SIZES})


def _counted(view: MalaccaView, seat: Seat) -> Mix:
    """Return the mix of a player who counts and holds no special cards."""
    order, made = view.turn_order, view.bets[seat]
    earlier = order[: order.index(seat)]
    then = replace(
        view,
        seat=seat,
        hand=None,
        laid=tuple(other in earlier and laid for other, laid in enumerate(view.laid)),
        bets=tuple(bet if other in earlier else None for other, bet in enumerate(view.bets)),
    )
    weighed = weigh(then, seat, COUNTING, Random(0))
    temper = COUNTING.temper_among(view.players)
    chances = _chances({card: max(bets.values()) for card, bets in weighed.items()}, temper)
    if made is not None:
        shares = [_share(bets, made, temper) for bets in weighed.values()]
        chances = [chance * share + LEAST for chance, share in zip(chances, shares, strict=True)]
    attack, defence, trade = (chance / sum(chances) for chance in chances)
    return attack, defence, trade


def _share(bets: dict[int, float], made: int, temper: float) -> float:
    """Return the chance of the bet that is nearest to the one made."""
    near = min(range(len(bets)), key=lambda number: abs([*bets][number] - made))
    chances = _chances(bets, temper)
    return chances[near] / sum(chances)


def _by_lot(worths: dict[T, float], temper: float, random: Random) -> T:
    chances = list(accumulate(_chances(worths, temper)))
    lot = random.random() * chances[-1]
    return next(one for one, chance in zip(worths, chances, strict=True) if lot < chance)


def _chances(worths: dict[T, float], temper: float) -> list[float]:
    """Return the relative chances of a draw; the best has 1."""
    top = max(worths.values())
    return [exp((worth - top) / temper) for worth in worths.values()]
