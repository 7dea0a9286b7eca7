"""The move made for a player whose time is up (docs/rules/malacca.md §6)."""

from __future__ import annotations

from engine.game import Seat
from engine.malacca.cards import CARDS, CHARACTERS, Action, Card
from engine.malacca.moves import Bet, Buy, Keep, MalaccaMove, Take, Wait
from engine.malacca.rules.legal import to_act
from engine.malacca.state import State
from engine.malacca.view import Phase


def default_move(state: State, seat: Seat) -> MalaccaMove:
    """Return the move that risks nothing and favors no one."""
    if seat not in to_act(state):
        raise ValueError(f"seat {seat} has nothing to decide")
    match state.phase:
        case Phase.CHARACTER:
            return Take(CHARACTERS[state.offered[0]])
        case Phase.PURCHASE:
            return Buy(None)
        case Phase.BET:
            return Bet(Card.TRADE, 0)
        case Phase.WAIT:
            # The one choice that both waiting cards have.
            return Wait(Action.DEFENCE)
        case Phase.KEEP:
            return Keep(CARDS[state.drawn[0]])
        case _:
            raise ValueError("the game is over")
