"""Moves of merchants in a few words, and what the dice say of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from bot.presenters.manila.placing import chance_of, earnings
from bot.presenters.manila.words import Words
from engine.manila.board import INSURANCE_FEE, MIN_SHARE_PRICE, Space
from engine.manila.moves import Bid, Buy, Leave, ManilaMove, Place
from engine.manila.odds import Outlook
from engine.manila.view import ManilaView

CASES: Final = (2, 3, 4, 5, 10)
"""What chances are said in: as few cases as come near enough."""
NEAR: Final = 0.03


def named(say: Words, view: ManilaView, move: ManilaMove) -> str | None:
    """A bid, a share with its price, a space. Others are called as they are offered."""
    match move:
        case Bid(bid):
            return say("manila-choose-bid", bid=bid)
        case Buy(ware) if ware is not None:
            return say("manila-named-buy", ware=ware.slug, price=max(MIN_SHARE_PRICE, view.market[ware]))
        case Leave(ware):
            return say("manila-choose-leave", ware=ware.slug)
        case Place(space):
            return say("manila-space", space=space.name.lower())
        case _:
            return None


def fact(say: Words, view: ManilaView, move: ManilaMove) -> str:
    """What a space pays, and how often: the chances of *Odds*."""
    if not isinstance(move, Place) or not view.punts:
        return ""
    outlook = Outlook.of(view)
    chance = chance_of(outlook, move.space)
    if chance is None:
        return ""
    hits, cases = cases_of(chance)
    if move.space is Space.INSURANCE:
        return say("manila-fact-insurance", fee=INSURANCE_FEE, hits=hits, cases=cases)
    kind = "pirate" if move.space is Space.PIRATE else "sure"
    return say("manila-fact", kind=kind, pays=earnings(view, move.space), hits=hits, cases=cases)


def cases_of(chance: float) -> tuple[int, int]:
    """A chance as so many of so many cases. Only the certain is all of them, only the impossible none."""
    if chance in (0.0, 1.0):
        return int(chance), 1
    for cases in CASES:
        hits = round(chance * cases)
        if 0 < hits < cases and abs(hits / cases - chance) <= NEAR:
            return hits, cases
    near = Fraction(min(9, max(1, round(10 * chance))), 10)
    return near.numerator, near.denominator
