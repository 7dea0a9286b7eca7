"""The move made for a merchant whose time is up (§2.13)."""

from __future__ import annotations

from engine.manila.board import PROFIT, WARES
from engine.manila.moves import Buy, Launch, Leave, ManilaMove, Pass, Plunder, Skip
from engine.manila.rules import pilots, pirates
from engine.manila.rules.money import share_to_pledge
from engine.manila.rules.pirates import punt_to_send
from engine.manila.state import LOADS, State
from engine.manila.view import Phase

_STARTS = (5, 4, 0)


def default_move(state: State, seat: int) -> ManilaMove:
    """Return the decision that costs and commits least."""
    if seat != state.actor:
        raise ValueError(f"seat {seat} has nothing to decide")
    match state.phase:
        case Phase.AUCTION:
            return Pass()
        case Phase.PLEDGE:
            return share_to_pledge(state, seat)
        case Phase.BUY:
            return Buy(None)
        case Phase.LOAD:
            return Leave(min(WARES, key=lambda ware: (_held(state, seat, ware), PROFIT[ware])))
        case Phase.START:
            return Launch(_starts_by_holdings(state, seat))
        case Phase.PLACE:
            # Not a pass: that would lock them out of the whole voyage.
            return Skip()
        case Phase.BOARD:
            return pirates.STAY
        case Phase.PILOT:
            return pilots.STAY
        case Phase.PLUNDER if (punt := punt_to_send(state)) is not None:
            return Plunder(LOADS[state.ashore][punt], to_port=True)
        case _:
            raise ValueError("the game is over")


def _held(state: State, seat: int, ware: int) -> int:
    return state.free[4 * seat + ware] + state.pledged[4 * seat + ware]


def _starts_by_holdings(state: State, seat: int) -> tuple[int, int, int]:
    """Return starts 5, 4 and 0, the furthest for the wares held most."""
    wares = LOADS[state.ashore]
    ranking = sorted(range(3), key=lambda punt: -_held(state, seat, wares[punt]))
    starts = [0, 0, 0]
    for punt, start in zip(ranking, _STARTS, strict=True):
        starts[punt] = start
    return starts[0], starts[1], starts[2]
