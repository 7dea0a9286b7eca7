"""The order of a round: which stage follows a move or a stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.game import Dice
from engine.malacca import moves
from engine.malacca.events import Emit
from engine.malacca.moves import MalaccaMove
from engine.malacca.rules import betting, payout, setup, ship, special
from engine.malacca.rules.stage import Rule, Stage
from engine.malacca.state import State

_RULES: Final[dict[Stage, Rule]] = {
    Stage.CASTING: setup.cast_next,
    Stage.ROUND: ship.begin_round,
    Stage.SHIP: ship.ship_arrives,
    Stage.BETTING: betting.ask_for_bets,
    Stage.WAITING: betting.ask_for_waiting,
    Stage.FIGHT: payout.fight,
    Stage.DRAWING: special.draw_next,
    Stage.ROUND_OVER: payout.end_round,
}
_COURSE: Final = tuple(_RULES[stage] for stage in Stage)

_Answer: TypeAlias = Callable[[State, int, Any, Dice, Emit], Stage | None]
_ANSWERS: Final[dict[type, _Answer]] = {
    moves.Take: setup.take,
    moves.Buy: ship.buy,
    moves.Bet: betting.lay,
    moves.Wait: betting.decide,
    moves.Keep: special.keep,
}


def go_on(state: State, stage: Stage | None, dice: Dice, emit: Emit) -> None:
    """Run stage after stage until someone must decide or the game is over."""
    while stage is not None:
        stage = _COURSE[stage](state, dice, emit)


def answer(state: State, seat: int, move: MalaccaMove, dice: Dice, emit: Emit) -> None:
    """Apply a legal move of a seat, and everything that follows.

    Where several decide at once, the ply grows when the last of them has decided.
    """
    stage = _ANSWERS[type(move)](state, seat, move, dice, emit)
    if stage is not None:
        state.ply += 1
        go_on(state, stage, dice, emit)
