"""Views of Manila put together by hand, for tests that change one thing and look what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.manila.board import ACCOMPLICES, SEAT_PRICES, Ware
from engine.manila.options import ManilaOptions
from engine.manila.view import Berth, ManilaView, Phase, Punt


def punt(ware: Ware, position: int, *aboard: int | None) -> Punt:
    """A punt at sea."""
    return Punt(ware, position, Berth.SEA, None, False, aboard)


def empty(ashore: Ware) -> tuple[Punt, ...]:
    """The three punts just loaded, with one ware left ashore."""
    return tuple(punt(ware, 0, *(None for _ in SEAT_PRICES[ware])) for ware in Ware if ware is not ashore)


def port(boat: Punt, letter: int) -> Punt:
    """The same punt, arrived."""
    return replace(boat, position=14, berth=Berth.PORT, letter=letter)


def yard(boat: Punt, letter: int) -> Punt:
    """The same punt, wrecked."""
    return replace(boat, berth=Berth.YARD, letter=letter)


def auction(players: int = 4, **changes: Any) -> ManilaView:
    """The public's view of the first auction of a game, with ``changes``."""
    view = ManilaView(
        seat=None,
        players=players,
        options=ManilaOptions(),
        ply=1,
        to_act=(1,),
        phase=Phase.AUCTION,
        voyage=1,
        opener=0,
        master=None,
        bid=0,
        bidder=None,
        passed=(False,) * players,
        due=0,
        cash=(30,) * players,
        shares=(2,) * players,
        pledged=(0,) * players,
        accomplices=(ACCOMPLICES[players],) * players,
        supply=(4, 3, 3, 2),
        market=(0, 0, 0, 0),
        lap=0,
        laps=4 if players == 3 else 3,
        rolls=0,
        dice=(),
        punts=(),
        ports=(None, None, None),
        yards=(None, None, None),
        pirates=(None, None),
        pilots=(None, None),
        insurance=None,
        stowaway=False,
        hand=None,
        hands=(),
    )
    return replace(view, **changes)


def voyage(players: int = 4, **changes: Any) -> ManilaView:
    """The public's view in the middle of the third voyage, with ``changes``."""
    view = auction(
        players,
        ply=61,
        to_act=(2,),
        phase=Phase.PLACE,
        voyage=3,
        master=0,
        cash=(24, 17, 31, 8, 99)[:players],
        shares=(3, 2, 2, 4, 5)[:players],
        pledged=(0, 1, 0, 1, 2)[:players],
        accomplices=(1, 1, 2, 1, 0)[:players],
        supply=(3, 2, 3, 0),
        market=(5, 10, 0, 20),
        lap=2,
        rolls=1,
        dice=((Ware.NUTMEG, 4), (Ware.SILK, 2), (Ware.JADE, 6)),
        punts=(
            punt(Ware.NUTMEG, 9, 0, 1, None),
            punt(Ware.SILK, 5, 2, None, None),
            punt(Ware.JADE, 10, 1, 0, 2, None),
        ),
        ports=(2, None, None),
        yards=(1, None, None),
        pirates=(0, None),
    )
    return replace(view, **changes)


def full(players: int = 5) -> ManilaView:
    """Every space taken, everybody rich."""
    last = players - 1
    return voyage(
        players,
        cash=(99,) * players,
        shares=(5,) * players,
        pledged=(5,) * players,
        accomplices=(0,) * players,
        passed=(True,) * players,
        phase=Phase.PILOT,
        rolls=2,
        lap=3,
        punts=(
            punt(Ware.NUTMEG, 13, 0, 1, 2),
            punt(Ware.SILK, 0, last, 0, 1),
            punt(Ware.JADE, 12, 2, last, 0, 1),
        ),
        ports=(2, last, 0),
        yards=(1, 2, last),
        pirates=(0, 1),
        pilots=(2, last),
        insurance=1,
        supply=(0, 0, 0, 0),
        market=(20, 20, 20, 20),
    )


def before(view: ManilaView) -> ManilaView:
    """A table as it may have been one roll earlier, to show what changes look like."""
    punts = tuple(
        replace(boat, position=max(boat.position - 4, 0), berth=Berth.SEA, letter=None) for boat in view.punts
    )
    return replace(view, punts=punts, ports=(None, None, None), pirates=(None, None), market=(0, 10, 0, 10),
                   cash=tuple(None if cash is None else cash + 4 for cash in view.cash))  # fmt: skip
