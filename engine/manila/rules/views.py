"""Build what a seat, or the public, may see of a state."""

from __future__ import annotations

from collections.abc import Sequence
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
    NONE,
    PILOT,
    PORT,
    SECOND,
    YARD,
    State,
    Wake,
)
from engine.manila.view import Berth, Hand, LastVoyage, ManilaView, Owed, Phase, Punt
from engine.values import maker

_made: Final = maker(ManilaView)
_made_last: Final = maker(LastVoyage)


def view_of(state: State, seat: Seat | None) -> ManilaView:
    """Return what a seat, or the public (``None``), may know."""
    over = state.phase is Phase.OVER
    paying = state.phase is Phase.PLEDGE
    spots = state.spots
    open_money = over or not state.options.hidden_money
    shown = open_money or seat == state.actor
    shares, pledged = _counts(tuple(state.free), tuple(state.pledged))
    return _made(
        seat=seat,
        players=state.players,
        options=state.options,
        ply=state.ply,
        to_act=ACTING[state.actor],
        phase=state.phase,
        voyage=state.voyage,
        opener=state.opener,
        master=_SEAT[state.master],
        bid=state.bid,
        bidder=_SEAT[state.bidder],
        beaten=state.beaten,
        habits=tuple(state.habits),
        passed=tuple(state.passed),
        due=max(0, state.price - state.cash[state.actor]) if paying and shown else 0,
        cash=tuple(state.cash) if open_money else _own(state.cash, seat),
        shares=shares,
        pledged=pledged,
        accomplices=tuple(state.accomplices),
        supply=_by_ware(state.supply),
        market=_values(tuple(state.market)),
        lap=state.lap,
        laps=rolls_after(state)[-1],
        rolls=state.rolls,
        dice=_dice(state.ashore, tuple(state.dice)) if state.rolls else (),
        punts=_punts(
            state.ashore,
            tuple(state.position),
            tuple(state.berth),
            tuple(state.plundered),
            tuple(spots[:PORT]),
        ),
        ports=(_SEAT[spots[PORT]], _SEAT[spots[PORT + 1]], _SEAT[spots[PORT + 2]]),
        yards=(_SEAT[spots[YARD]], _SEAT[spots[YARD + 1]], _SEAT[spots[YARD + 2]]),
        pirates=(_SEAT[spots[CAPTAIN]], _SEAT[spots[SECOND]]),
        pilots=(_SEAT[spots[PILOT]], _SEAT[spots[PILOT + 1]]),
        insurance=_SEAT[spots[INSURANCE]],
        stowaway=shown and state.phase is Phase.PLACE and is_stowaway(state, state.actor),
        hand=None if seat is None else _hand_of(state, seat),
        hands=tuple([_hand_of(state, other) for other in range(state.players)]) if over else (),
        owed=_owed(state) if paying else None,
        deciding=state.deciding,
        spared=None if state.spared == NONE else _seat_of(state.spared),
        last_voyage=_last_voyage(state.wake) if state.wake is not None and state.ashore == NONE else None,
    )


_SEAT: Final[tuple[Seat | None, ...]] = (0, 1, 2, 3, 4, None)
"""A seat as views name it, by its number in a state; ``NOBODY`` (-1) is the last."""

ACTING: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), ())
"""The seats that must decide, by the actor of a state: one, or none when the game is over."""


def _own(cash: list[int], seat: Seat | None) -> tuple[int | None, ...]:
    return tuple([amount if owner == seat else None for owner, amount in enumerate(cash)])


def _hand_of(state: State, seat: Seat) -> Hand:
    mine = slice(4 * seat, 4 * seat + 4)
    return _hand(tuple(state.free[mine]), tuple(state.pledged[mine]))


def _by_ware(values: Sequence[int]) -> tuple[int, int, int, int]:
    nutmeg, silk, ginseng, jade = values
    return nutmeg, silk, ginseng, jade


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


def _last_voyage(wake: Wake) -> LastVoyage:
    spots = wake.spots
    return _made_last(
        dice=_dice(wake.ashore, tuple(wake.dice)),
        punts=_punts(wake.ashore, tuple(wake.position), tuple(wake.berth), tuple(wake.plundered), tuple(spots[:PORT])),
        ports=(_SEAT[spots[PORT]], _SEAT[spots[PORT + 1]], _SEAT[spots[PORT + 2]]),
        yards=(_SEAT[spots[YARD]], _SEAT[spots[YARD + 1]], _SEAT[spots[YARD + 2]]),
        pirates=(_SEAT[spots[CAPTAIN]], _SEAT[spots[SECOND]]),
        insurance=_SEAT[spots[INSURANCE]],
    )


def _seat_of(spot: int) -> tuple[Ware, int]:
    ware = next(ware for ware in WARES if spot <= LAST_SEAT[ware])
    return ware, spot - FIRST_SEAT[ware]


# Immutable parts that rarely change are cached and shared between views.

_shared = lru_cache(maxsize=4096)


@_shared
def _counts(free: tuple[int, ...], pledged: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    pledges = tuple(sum(pledged[base : base + 4]) for base in range(0, len(pledged), 4))
    return tuple(sum(free[4 * seat : 4 * seat + 4]) + count for seat, count in enumerate(pledges)), pledges


@_shared
def _values(market: tuple[int, ...]) -> tuple[int, int, int, int]:
    return _by_ware([MARKET[step] for step in market])


@_shared
def _hand(free: tuple[int, ...], pledged: tuple[int, ...]) -> Hand:
    return Hand(_by_ware([one + other for one, other in zip(free, pledged, strict=True)]), _by_ware(pledged))


@_shared
def _dice(ashore: int, dice: tuple[int, ...]) -> tuple[tuple[Ware, int], ...]:
    return tuple((ware, die) for ware, die in zip(LOADS[ashore], dice, strict=True) if die)


@_shared
def _punts(
    ashore: int,
    position: tuple[int, ...],
    berth: tuple[int, ...],
    plundered: tuple[bool, ...],
    loads: tuple[int, ...],
) -> tuple[Punt, ...]:
    if ashore == NONE:
        return ()
    return tuple(
        _punt(ware, position[punt], berth[punt], plundered[punt], loads[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1])
        for punt, ware in enumerate(LOADS[ashore])
    )


def _punt(ware: Ware, position: int, berth: int, plundered: bool, aboard: tuple[int, ...]) -> Punt:
    where = Berth.SEA if berth == AT_SEA else Berth.PORT if berth < FIRST_YARD else Berth.YARD
    letter = None if berth == AT_SEA else berth % FIRST_YARD
    return Punt(ware, position, where, letter, plundered, tuple(_SEAT[seat] for seat in aboard))
