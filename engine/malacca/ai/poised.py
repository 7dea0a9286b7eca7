"""An AI player that plays an equilibrium of the ship, so can't be exploited.

Against players that follow habits, it departs from the equilibrium as far as the evidence goes (``people``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import ClassVar, Final

from engine.game import Seat
from engine.malacca.ai import choices
from engine.malacca.ai.bluffer import ModelingPlayer
from engine.malacca.ai.parts import PARTS
from engine.malacca.cards import SPECIALS
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase
from engine.player import Effort

RARE: Final = 0.01
"""Plays rarer than this are dropped."""
DIGITS: Final = 4
"""Decimals of a chance: machines may compute further ones differently."""

_BLUFFER: Final = ModelingPlayer()


@dataclass(frozen=True, slots=True)
class EquilibriumPlayer:
    """A player that solves the ship; at large tables, a ``ModelingPlayer``."""

    costly: ClassVar[bool] = True

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        if view.seat is None:
            raise ValueError("the public has nothing to decide")
        if view.phase is not Phase.BET:
            return choices.choose(view, moves, random)
        if view.players not in PARTS:
            return _BLUFFER.choose(view, moves, random)
        return drawn(self.lots(view, view.seat), random)

    def lots(self, view: MalaccaView, seat: Seat) -> dict[Bet, float]:
        """Return the probability of each play of a seat."""
        # Imported here, so that only a process that solves loads numpy.
        from engine.malacca.ai.equilibrium import solved  # noqa: PLC0415
        from engine.malacca.ai.people import ship_of  # noqa: PLC0415

        order = view.turn_order
        before = [view.bets[other] or 0 for other in order[: order.index(seat)]]
        hand = tuple([count > 0 for count in view.hand or (0,) * len(SPECIALS)])
        lots = solved(ship_of(view)).lots(order.index(seat), before, hand)
        found = {Bet(card, bet): round(chance, DIGITS) for (card, bet), chance in lots.items() if chance >= RARE}
        total = sum(found.values())
        return {bet: chance / total for bet, chance in found.items()}

    def effort(self, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Effort:  # noqa: ARG002 - as in Player
        """Return an effort that doesn't depend on the hand, which it would reveal."""
        return Effort((view.phase, view.players), 1, 1)

    def at_once(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        """Return a quick move by ``ModelingPlayer``."""
        return _BLUFFER.choose(view, moves, random)


def drawn(lots: dict[Bet, float], random: Random) -> Bet:
    """Return a bet sampled in proportion to the weights."""
    sums = list(accumulate(lots.values()))
    lot = random.random() * sums[-1]
    return next(bet for bet, up_to in zip(lots, sums, strict=True) if lot < up_to)
