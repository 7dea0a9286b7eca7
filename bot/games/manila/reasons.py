"""A merchant's moves in short, and their chances by the dice."""

from __future__ import annotations

from bot.games.figures import shown_chance
from bot.games.manila import sailing
from bot.games.manila.placing import chance_of, earnings, price_of
from bot.games.manila.words import Words
from engine.manila.board import INSURANCE_FEE, MIN_SHARE_PRICE, Space, Ware
from engine.manila.moves import Bid, Buy, Leave, ManilaMove, Pass, Pilot, Place
from engine.manila.odds import Outlook
from engine.manila.view import ManilaView, Phase


def named(say: Words, view: ManilaView, move: ManilaMove) -> str | None:
    """Return a bid, a share with its price, or a space; others have their labels."""
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
    """Return a space's price and how much and how often it pays, by *Odds*.

    For a pilot, where it takes punts; for a share, how many of its ware the seat holds.
    """
    match move:
        case Place(space) if view.punts:
            return _space(say, view, space)
        case Pass() if view.phase is Phase.PLACE and (cash := view.cash[view.to_act[0]]) is not None:
            return say("manila-fact-stop", cash=cash)
        case Pilot(steps) if steps:
            return sailing.arrivals(say, view, move)
        case Buy(Ware() as ware) | Leave(ware) if view.hand is not None:
            return say("manila-fact-shares", count=view.hand.shares[ware])
        case _:
            return ""


def _space(say: Words, view: ManilaView, space: Space) -> str:
    outlook, price = Outlook.of(view), price_of(view, space)
    chance = chance_of(outlook, space)
    if chance is None:
        return say("manila-fact-pilot", price=price)
    told = shown_chance(say, chance)
    if space is Space.INSURANCE:
        return say("manila-fact-insurance", fee=INSURANCE_FEE, chance=told)
    kind = "pirate" if space is Space.PIRATE else "sure"
    return say("manila-fact", kind=kind, price=price, pays=earnings(view, space), chance=told)
