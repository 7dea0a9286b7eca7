"""The Malacca level that searches, and leans on what its bets count.

It draws the coins on the card that it has found at random, as ``bluffer`` does: a bet must not reveal the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from engine.game import Seat
from engine.malacca.ai.bluffer import Style, bet_on, weigh
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.rules.views import view_of
from engine.malacca.state import State
from engine.malacca.view import MalaccaView, Phase
from engine.search.flat import SearchPlayer


@dataclass(frozen=True, slots=True)
class BluffSearchPlayer(SearchPlayer[MalaccaView, MalaccaMove]):
    """A search player that counts the worth of bets before it tries them."""

    trust: float = 0.0
    """The lead, in simulated wins, of a bet that counting values a silver more."""
    style: Style = field(default_factory=Style)

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        """Return the best candidate, with another number of coins on its card."""
        found = super(BluffSearchPlayer, self).choose(view, moves, random)
        if not isinstance(found, Bet) or view.seat is None:
            return found
        weighed = weigh(view, view.seat, self.style, random)
        return Bet(found.card, bet_on(weighed[found.card], view, view.seat, self.style, random))

    def leanings(self, state: State, seat: Seat, candidates: Sequence[MalaccaMove]) -> Sequence[float]:
        """Return what counting says of the bets, in simulated wins."""
        if state.phase is not Phase.BET:
            return super(BluffSearchPlayer, self).leanings(state, seat, candidates)
        weighed = weigh(view_of(state, seat), seat, self.style, Random(0))
        return [self.trust * weighed[move.card][move.amount] for move in candidates if isinstance(move, Bet)]
