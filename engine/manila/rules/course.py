"""The order of a voyage: which stage follows a move or a stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.game import Dice
from engine.manila import moves
from engine.manila.events import Emit
from engine.manila.moves import ManilaMove
from engine.manila.rules import auction, harbor, money, movement, payout, pilots, pirates, placing
from engine.manila.rules.stage import Rule, Stage
from engine.manila.state import State
from engine.manila.view import Phase

_RULES: Final[dict[Stage, Rule]] = {
    Stage.VOYAGE: auction.begin_voyage,
    Stage.BIDDING: auction.ask_next_bidder,
    Stage.OFFICE: auction.take_office,
    Stage.BUYING: harbor.offer_share,
    Stage.SHARE: harbor.take_share,
    Stage.LAP: placing.begin_lap,
    Stage.PLACING: placing.ask_next_merchant,
    Stage.SPACE: placing.take_space,
    Stage.LAP_OVER: placing.end_lap,
    Stage.ROLLING: movement.roll,
    Stage.BOARDING: pirates.ask_pirate,
    Stage.PILOTING: pilots.ask_pilot,
    Stage.LANDING: movement.land,
    Stage.PLUNDERING: pirates.ask_captain,
    Stage.PAYOUT: payout.pay_out,
    Stage.REPAIRS: payout.take_repairs,
    Stage.RISING: payout.raise_market,
}
COURSE: Final = tuple(_RULES[stage] for stage in Stage)


def _leave(state: State, seat: int, move: moves.Pass, emit: Emit) -> Stage:
    leave = auction.leave_auction if state.phase is Phase.AUCTION else placing.stop_placing
    return leave(state, seat, move, emit)


_Answer: TypeAlias = Callable[[State, int, Any, Emit], Stage | None]
ANSWERS: Final[dict[type, _Answer]] = {
    moves.Bid: auction.bid,
    moves.Pass: _leave,
    moves.Buy: harbor.buy,
    moves.Leave: harbor.load,
    moves.Launch: harbor.launch,
    moves.Place: placing.place,
    moves.Skip: placing.skip_turn,
    moves.Board: pirates.board,
    moves.Pilot: pilots.steer,
    moves.Plunder: pirates.send,
    moves.Pledge: money.pledge,
    moves.Redeem: money.redeem,
}
"""The direct effect of each kind of move. Returns the next stage."""


def go_on(state: State, stage: Stage | None, dice: Dice, emit: Emit) -> None:
    """Run stage after stage until someone must decide or the game is over."""
    while stage is not None:
        stage = COURSE[stage](state, dice, emit)


def answer(state: State, seat: int, move: ManilaMove, dice: Dice, emit: Emit) -> None:
    """Apply a legal move; the ply grows unless the decision is still open."""
    if not move.free or state.phase is Phase.PLEDGE:
        state.ply += 1
    go_on(state, ANSWERS[type(move)](state, seat, move, emit), dice, emit)
