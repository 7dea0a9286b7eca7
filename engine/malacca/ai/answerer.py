"""A best-response player, used only as a yardstick.

A *local best response*: it knows the mixed strategies of everyone else, which no real player can, but not the cards
drawn from them. For face-down cards it knows the probabilities given the bets; for players who bet later it knows how
they will react. It tries each of its cards with each bet in many such rounds, to the end of the ship, and compares the
value of the purses. It looks no further than that ship. What it wins above chance is a lower bound of how exploitable
the mixture is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from engine.game import Seat
from engine.malacca.ai import choices
from engine.malacca.ai.guide import GUIDE
from engine.malacca.ai.parts import PARTS
from engine.malacca.ai.poised import EquilibriumPlayer, drawn
from engine.malacca.cards import FIRST_SPECIAL, SPECIALS, Card
from engine.malacca.imagine import imagined
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.rules.views import view_of
from engine.malacca.state import KINDS, NONE, State
from engine.malacca.view import MalaccaView, Phase
from engine.player import ThoughtDice

KNOWN: Final = EquilibriumPlayer()
TRIED: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""The bets it tries, as fractions of its purse."""
WORLDS: Final = 64
"""The number of rounds sampled per card and bet."""
NEVER: Final = 1e-12
"""Chances below this are taken as zero."""


@dataclass(frozen=True, slots=True)
class BestResponsePlayer:
    """A best response to expert players; takes 0.1 s or more per move."""

    costly: ClassVar[bool] = True

    known: EquilibriumPlayer = KNOWN
    worlds: int = WORLDS

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        """Return a move, like an expert where bets are simultaneous or tables too large."""
        if view.seat is None:
            raise ValueError("the public has nothing to decide")
        if view.phase is not Phase.BET:
            return choices.choose(view, moves, random)
        if view.options.simultaneous_bets or view.players not in PARTS:
            return self.known.choose(view, moves, random)
        return _Search(view, view.seat, self.known).best(self.worlds, random)


class _Search:
    def __init__(self, view: MalaccaView, seat: Seat, known: EquilibriumPlayer) -> None:
        self._view = view
        self._seat = seat
        self._known = known
        self._mixtures: dict[tuple[int, ...], dict[Bet, float]] = {}
        """The mixture of a player by what that player sees: the table, their own hand and the bets so far."""

    def best(self, worlds: int, random: Random) -> Bet:
        """Return the card and bet that win most on average."""
        purse = self._view.purses[self._seat] or 0
        held = self._view.hand or ()
        cards = [card for card in Card if not card.special or held[card - FIRST_SPECIAL]]
        bets = sorted({round(purse * part) for part in TRIED})
        totals = {Bet(card, bet): 0.0 for card in cards for bet in bets}
        for _ in range(worlds):
            world, weight = self._world(random)
            seed = random.random()
            for bet in bets:
                later = self._later(world, bet, Random(seed))
                for card in cards:
                    totals[Bet(card, bet)] += weight * self._played(world, Bet(card, bet), later, Random(seed))
        return max(totals, key=lambda bet: totals[bet])

    def _world(self, random: Random) -> tuple[State, float]:
        """Return a sampled table and the likelihood of the bets on it."""
        world = imagined(self._view, random)
        laid = [seat for seat in world.turn_order() if world.cards[seat] != NONE]
        for seat in laid:
            _take_up(world, seat)
        weight = 1.0
        for seat in laid:
            lots = self._laid(world, seat, self._view.bets[seat] or 0)
            weight *= sum(lots.values())
            _lay(world, seat, Bet(drawn(lots, random).card, self._view.bets[seat] or 0))
        return world, weight

    def _laid(self, world: State, seat: Seat, bet: int) -> dict[Bet, float]:
        """Return which cards may lie under a bet, by its player's strategy."""
        lots = {one: chance for one, chance in self._lots(world, seat).items() if chance > NEVER}
        nearest = min((abs(one.amount - bet), one.amount) for one in lots)[1]
        return {one: chance for one, chance in lots.items() if one.amount == nearest}

    def _later(self, world: State, bet: int, random: Random) -> list[tuple[Seat, Bet]]:
        """Return sampled plays of those who bet later, without seeing the card."""
        state, found = world.copy(), []
        order = state.turn_order()
        _lay(state, self._seat, Bet(Card.TRADE, bet))
        for seat in order[order.index(self._seat) + 1 :]:
            move = drawn(self._lots(state, seat), random)
            _lay(state, seat, move)
            found.append((seat, move))
        return found

    def _played(self, world: State, mine: Bet, later: Sequence[tuple[Seat, Bet]], random: Random) -> float:
        state, dice = world.copy(), ThoughtDice(random)
        state.actor, state.phase = self._seat, Phase.BET
        over = GUIDE.advance(state, self._seat, mine, dice)
        for seat, move in later:
            over = GUIDE.advance(state, seat, move, dice)
        while not over:
            seat = state.actor if state.actor >= 0 else state.undecided()[0]
            over = GUIDE.advance(state, seat, GUIDE.pick(state, seat, dice), dice)
        return GUIDE.worth(state, self._seat).chance

    def _lots(self, state: State, seat: Seat) -> dict[Bet, float]:
        hand = state.hands[KINDS * seat : KINDS * seat + KINDS]
        laid = [(-1 if card == NONE else bet) for card, bet in zip(state.cards, state.bets, strict=True)]
        held = [state.specials(other) for other in range(state.players)]
        key = (seat, *hand, *laid, *held)
        found = self._mixtures.get(key)
        if found is None:
            state.actor, state.phase = seat, Phase.BET
            found = self._mixtures[key] = self._known.lots(view_of(state, seat), seat)
        return found


def _lay(state: State, seat: Seat, move: Bet) -> None:
    """Put a card and coins on the table, without running the rules."""
    state.cards[seat] = move.card
    if move.card in SPECIALS:
        state.hands[KINDS * seat + move.card - FIRST_SPECIAL] -= 1
    state.purses[seat] -= move.amount
    state.bets[seat] = move.amount


def _take_up(state: State, seat: Seat) -> None:
    card = state.cards[seat]
    if card >= FIRST_SPECIAL:
        state.hands[KINDS * seat + card - FIRST_SPECIAL] += 1
    state.purses[seat] += state.bets[seat]
    state.cards[seat], state.bets[seat] = NONE, 0
