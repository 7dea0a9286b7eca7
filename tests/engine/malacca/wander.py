"""Random walks through Malacca, on which special cards are played often."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

from engine.game import Seat
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, SPECIALS
from engine.malacca.events import MalaccaEvent
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, Buy, Keep, MalaccaMove, Take, Wait
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reasons import REASONS
from engine.malacca.state import State
from engine.malacca.view import MalaccaView
from tests.effort import effort
from tests.engine.wander import MISSED, Wanderer


class _Malacca(Wanderer[State, MalaccaView, MalaccaMove, MalaccaEvent, MalaccaOptions]):
    quick = dear = effort(25, 60)
    every = 3
    reasons = REASONS
    longest = 60

    def choose(self, state: State, acting: Sequence[Seat], random: Random) -> tuple[Seat, MalaccaMove]:
        """Who decides at once with others does so in any order."""
        seat = random.choice(acting)
        if random.random() < MISSED:
            return seat, MALACCA.default_move(state, seat)
        moves = MALACCA.moves(state, seat)
        special = [move for move in moves if isinstance(move, Bet) and move.card.special]
        # Special cards are few: who has one plays it often. Small bets keep the game alive, large ones make beggars.
        return seat, random.choice(special if special and random.random() < 0.4 else moves)

    def candidates(self, state: State, seat: Seat) -> Sequence[MalaccaMove]:
        return candidates(state.purses[seat])

    def rank(self, move: MalaccaMove) -> tuple[Any, ...]:
        """Moves that are listed as they were drawn are all equal."""
        match move:
            case Bet(card, amount):
                return (card, amount)
            case Wait(action):
                return (action,)
            case Buy(item):
                return (len(ACTIONS) if item is None else item,)
            case _:
                return ()


WANDERER: Final = _Malacca(MALACCA)


_bet = cache(Bet)


def candidates(purse: int) -> list[MalaccaMove]:
    """Every move that could be meant, legal or not, and some that could not."""
    return [
        *(_bet(card, amount) for card in CARDS for amount in range(purse + 3)),
        *(Wait(action) for action in ACTIONS),
        *(Keep(card) for card in SPECIALS),
        *(Buy(item) for item in (*ACTIONS, None)),
        *(Take(character) for character in CHARACTERS),
    ]
