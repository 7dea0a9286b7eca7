"""What the AI thinks of each choice, for people who ask: hints, reasons, and the review of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.game import Promise, Seat
from engine.manila.ai import instinct
from engine.manila.board import INSURANCE_FEE, LETTER_PAYS, PROFIT, ROLLS, Space
from engine.manila.imagine import imagined
from engine.manila.moves import Bid, Board, ManilaMove, Place
from engine.manila.odds import Outlook, at_least, fate_from
from engine.manila.state import State
from engine.manila.view import Berth, ManilaView, Phase

SHIPS_RISKED: Final = next(
    number for number in range(len(LETTER_PAYS) + 1) if sum(LETTER_PAYS[:number]) > INSURANCE_FEE
)
"""Wrecks from which on the insurer pays more than the fee was."""


def promises(view: ManilaView, moves: Sequence[ManilaMove]) -> list[Promise[ManilaMove]]:
    """The choices of the open decision with what they promise, the best first. Nothing where no peso hangs on it.

    Spaces, bids, shares, pirates' and pilots' choices are in pesos of profit, shares at the value that they may be
    expected to end with. Wares to leave ashore and start layouts are compared with the best of them, which has 0.
    A low bid promises more than a high one and wins less often: the best bid is the one that instinct would make.
    Only what the view shows has a part in it. Raises ``ValueError`` for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    choices = [move for move in moves if not move.free]
    if not choices or view.phase is Phase.PLEDGE:
        return []
    # What was imagined does not matter: instinct looks at the shares of its own seat alone.
    state = imagined(view, Random(0))
    if view.phase is Phase.AUCTION:
        return _bids(state, view.seat, choices)
    worths = instinct.weigh(state, view.seat, choices)
    zero = max(worths) if view.phase in (Phase.LOAD, Phase.START) else 0.0
    outlook = Outlook.of(view) if view.phase in (Phase.PLACE, Phase.BOARD) else None
    found = [
        Promise(move, worth - zero, None if outlook is None else risk(outlook, move))
        for move, worth in zip(choices, worths, strict=True)
    ]
    return sorted(found, key=lambda promise: -promise.worth)


def _bids(state: State, seat: Seat, choices: Sequence[ManilaMove]) -> list[Promise[ManilaMove]]:
    """The bid that instinct would make or the pass comes first, then the other of the two, then the bids near it."""
    office, wanted = instinct.office_worth(state, seat), instinct.pick(state, seat)
    target = wanted.amount if isinstance(wanted, Bid) else state.bid + 1

    def rank(promise: Promise[ManilaMove]) -> tuple[bool, int]:
        move = promise.move
        return move != wanted, abs(move.amount - target) if isinstance(move, Bid) else 0

    found = [Promise(move, office - move.amount if isinstance(move, Bid) else 0.0) for move in choices]
    return sorted(found, key=rank)


def risk(outlook: Outlook, move: ManilaMove) -> float | None:
    """The chance that a choice brings less than its price, by the dice alone. ``None`` where it has none of its own.

    Pilots work for other accomplices: what they may lose is nowhere written.
    """
    match move:
        case Place(space):
            return _risk_of(outlook, space)
        case Board(ware):
            return 1 - _plunder(outlook) if ware is None else 0.0
        case _:
            return None


def _risk_of(outlook: Outlook, space: Space) -> float | None:
    match space:
        case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
            number, punt = next(
                (number, punt) for number, punt in enumerate(outlook.view.punts) if punt.ware.value == space.value
            )
            share = PROFIT[space] // (1 + sum(seat is not None for seat in punt.aboard))
            return 1.0 if share < (outlook.view.fee(space) or 0) else 1 - outlook.pays(number)
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            return 1 - outlook.ports()[space - Space.PORT_A]
        case Space.YARD_A | Space.YARD_B | Space.YARD_C:
            return 1 - outlook.yards()[space - Space.YARD_A]
        case Space.PIRATE:
            return 1 - _plunder(outlook)
        case Space.INSURANCE:
            return outlook.yards()[SHIPS_RISKED - 1]
        case _:
            return None


def _plunder(outlook: Outlook) -> float:
    """The chance that a pirate finds a punt on 13: after the last roll, or with a free seat after the one before."""
    view = outlook.view
    chances = []
    for punt, fate in zip(view.punts, outlook.fates, strict=True):
        boards = view.rolls < ROLLS - 1 and punt.berth is Berth.SEA and None in punt.aboard
        early = fate_from(punt.position, ROLLS - 1 - view.rolls).thirteen if boards else 0.0
        chances.append(fate.thirteen + early)
    return at_least(chances)[0]
