"""What a seat, or the public, is shown of a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.manila.board import MARKET, WARES, Space, Ware
from engine.manila.rules.placing import is_stowaway, rolls_after
from engine.manila.state import (
    AT_SEA,
    CAPTAIN,
    FIRST_SEAT,
    FIRST_YARD,
    INSURANCE,
    LAST_SEAT,
    LOADS,
    NOBODY,
    NONE,
    PILOT,
    PORT,
    SECOND,
    YARD,
    State,
)
from engine.manila.view import Berth, Hand, ManilaView, Owed, Phase, Punt


def view_of(state: State, seat: Seat | None) -> ManilaView:
    """What a seat, or the public (``None``), may know. The only door out of a state."""
    over = state.phase is Phase.OVER
    paying = state.phase is Phase.PLEDGE
    seats = range(state.players)
    spots = state.spots
    open_money = over or not state.options.hidden_money
    shown = open_money or seat == state.actor
    held = [sum(state.free[base : base + 4]) for base in range(0, 4 * state.players, 4)]
    pledged = [sum(state.pledged[base : base + 4]) for base in range(0, 4 * state.players, 4)]
    return ManilaView(
        seat=seat,
        players=state.players,
        options=state.options,
        ply=state.ply,
        to_act=to_act(state),
        phase=state.phase,
        voyage=state.voyage,
        opener=state.opener,
        master=_known(state.master),
        bid=state.bid,
        bidder=_known(state.bidder),
        passed=tuple(state.passed),
        due=max(0, state.price - state.cash[state.actor]) if paying and shown else 0,
        cash=tuple(state.cash) if open_money else tuple([state.cash[s] if s == seat else None for s in seats]),
        shares=tuple([one + other for one, other in zip(held, pledged, strict=True)]),
        pledged=tuple(pledged),
        accomplices=tuple(state.accomplices),
        supply=_by_ware(state.supply),
        market=_by_ware([MARKET[step] for step in state.market]),
        lap=state.lap,
        laps=rolls_after(state)[-1],
        rolls=state.rolls,
        dice=_dice(state),
        punts=_punts(state),
        ports=(_known(spots[PORT]), _known(spots[PORT + 1]), _known(spots[PORT + 2])),
        yards=(_known(spots[YARD]), _known(spots[YARD + 1]), _known(spots[YARD + 2])),
        pirates=(_known(spots[CAPTAIN]), _known(spots[SECOND])),
        pilots=(_known(spots[PILOT]), _known(spots[PILOT + 1])),
        insurance=_known(spots[INSURANCE]),
        stowaway=shown and state.phase is Phase.PLACE and is_stowaway(state, state.actor),
        hand=None if seat is None else _hand_of(state, seat),
        hands=tuple([_hand_of(state, s) for s in seats]) if over else (),
        owed=_owed(state) if paying else None,
        deciding=state.deciding,
        spared=_seat_of(state.spared),
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that must decide: one, or none when the game is over."""
    return _ACTING[state.actor]


_ACTING: Final = {NOBODY: (), **{seat: (seat,) for seat in range(5)}}


def _known(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def _by_ware(values: list[int]) -> tuple[int, int, int, int]:
    nutmeg, silk, ginseng, jade = values
    return nutmeg, silk, ginseng, jade


def _dice(state: State) -> tuple[tuple[Ware, int], ...]:
    if not any(state.dice):
        return ()
    return tuple([(ware, die) for ware, die in zip(LOADS[state.ashore], state.dice, strict=True) if die])


def _punts(state: State) -> tuple[Punt, ...]:
    if state.ashore == NONE:
        return ()
    return tuple(
        [
            _punt(
                ware,
                state.position[punt],
                state.berth[punt],
                state.plundered[punt],
                tuple(state.spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1]),
            )
            for punt, ware in enumerate(LOADS[state.ashore])
        ]
    )


# Punts and hands stay the same over many views: they are made once and shared.


@lru_cache(maxsize=4096)
def _punt(ware: Ware, position: int, berth: int, plundered: bool, aboard: tuple[int, ...]) -> Punt:
    where = Berth.SEA if berth == AT_SEA else Berth.PORT if berth < FIRST_YARD else Berth.YARD
    letter = None if berth == AT_SEA else berth % FIRST_YARD
    return Punt(ware, position, where, letter, plundered, tuple(_known(seat) for seat in aboard))


def _hand_of(state: State, seat: Seat) -> Hand:
    mine = slice(4 * seat, 4 * seat + 4)
    return _hand(tuple(state.free[mine]), tuple(state.pledged[mine]))


@lru_cache(maxsize=4096)
def _hand(free: tuple[int, ...], pledged: tuple[int, ...]) -> Hand:
    return Hand(_by_ware([one + other for one, other in zip(free, pledged, strict=True)]), _by_ware(list(pledged)))


def _owed(state: State) -> Owed | None:
    match state.purpose:
        case None:
            return None
        case "space":
            return Owed("space", state.price, space=Space(state.goods))
        case "share":
            return Owed("share", state.price, ware=Ware(state.goods))
        case purpose:
            return Owed(purpose, state.price)


def _seat_of(spot: int) -> tuple[Ware, int] | None:
    """The ware and seat of a spot on a load."""
    if spot == NONE:
        return None
    ware = next(ware for ware in WARES if spot <= LAST_SEAT[ware])
    return ware, spot - FIRST_SEAT[ware]
