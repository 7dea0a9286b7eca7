"""Cautions before a merchant's move."""

from __future__ import annotations

from bot.core.presenter import Caution
from bot.games.manila.figures import own_cash
from bot.games.manila.placing import hope_of, price_of, to_pledge
from bot.games.manila.reasons import named
from bot.games.manila.words import Words
from engine.manila.board import LOAN, MIN_SHARE_PRICE, REDEEM, Ware
from engine.manila.moves import Bid, Buy, ManilaMove, Pass, Place, Pledge, Redeem
from engine.manila.odds import Outlook
from engine.manila.view import ManilaView, Phase


def caution(say: Words, view: ManilaView, move: ManilaMove) -> Caution | None:
    """Return the caution of a move; ``view`` is its seat's own.

    A merchant who pledges for a payment in progress was asked before it began.
    """
    match move:
        case Bid(amount):
            return _loan(say, view, move, amount)
        case Buy(ware) if ware is not None:
            return _loan(say, view, move, max(MIN_SHARE_PRICE, view.market[ware]))
        case Place(space):
            return _both(_hopeless(say, view, move), _loan(say, view, move, price_of(view, space)))
        case Pledge(ware) if view.phase is not Phase.PLEDGE or view.seat not in view.to_act:
            return _pledge(say, ware)
        case Redeem(ware):
            return _redeem(say, view, ware)
        case Pass() if view.phase is Phase.PLACE and view.lap < view.laps:
            text = say("manila-sure-stop", rounds=view.laps - view.lap + 1)
            return Caution(text, say("manila-choose-stop"))
        case _:
            return None


def _both(first: Caution | None, second: Caution | None) -> Caution | None:
    return Caution(f"{first.text}\n{second.text}", second.label) if first and second else first or second


def _hopeless(say: Words, view: ManilaView, move: Place) -> Caution | None:
    """Return a caution for a space that pays off only by others' help, or not at all."""
    price, hope = price_of(view, move.space), hope_of(Outlook.of(view), move.space)
    if hope in {"dice", "own"} or not price:
        return None
    text = say("manila-sure-never", choice=named(say, view, move) or "", price=price, hope=hope)
    return Caution(text, say("manila-sure-never-button"))


def _loan(say: Words, view: ManilaView, move: ManilaMove, price: int) -> Caution | None:
    shares = to_pledge(view, price)
    if not shares:
        return None
    bids, choice = isinstance(move, Bid), named(say, view, move) or ""
    text = say(
        "manila-sure-loan",
        kind="bid" if bids else "price",
        choice=choice,
        price=price,
        cash=own_cash(view),
        shares=shares,
        loan=LOAN * shares,
        cost=(REDEEM - LOAN) * shares,
    )
    # A bid takes no loan yet.
    return Caution(text, choice if bids else say("manila-sure-loan-button"))


def _pledge(say: Words, ware: Ware) -> Caution:
    text = say("manila-sure-pledge", ware=ware.slug, loan=LOAN, redeem=REDEEM, cost=REDEEM - LOAN)
    return Caution(text, say("manila-sure-pledge-button", ware=ware.slug))


def _redeem(say: Words, view: ManilaView, ware: Ware) -> Caution:
    cash = own_cash(view)
    text = say("manila-sure-redeem", ware=ware.slug, price=REDEEM, cash=cash, left=cash - REDEEM)
    return Caution(text, say("manila-sure-redeem-button", ware=ware.slug))
