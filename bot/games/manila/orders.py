"""Premoves in Manila, as text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.core.presenter import AskNumber, Buttons, Choice, Menu, Prompt
from bot.games.manila.words import SPACE_EMOJI, Words
from engine.manila.board import ACCOMPLICES, INSURANCE_FEE, Space
from engine.manila.orders import Auction, Stay, Steady, Take, parse
from engine.manila.view import ManilaView

FIRST: Final = "bid:"


def ordered(say: Words, view: ManilaView, order: str) -> str:
    match parse(order):
        case Auction(voyage, 0):
            return say("manila-order-pass", voyage=voyage)
        case Auction(voyage, most):
            return say("manila-order-bid", voyage=voyage, most=most)
        case Take(Space.INSURANCE) as take:
            return say("manila-order-insurance", nth=_nth(view, take.left), fee=INSURANCE_FEE)
        case Take(space) as take:
            return say("manila-order-take", nth=_nth(view, take.left), space=_name(say, space), price=take.fee)
        case Steady():
            return say("manila-order-steady")
        case Stay():
            return say("manila-order-stay")


def ahead(say: Words, view: ManilaView, offered: Sequence[str]) -> Prompt:
    """Return a menu of spaces for each accomplice, and buttons for the others."""
    orders = [parse(code) for code in offered]
    takes = [order for order in orders if isinstance(order, Take)]
    rows: list[Buttons | Menu] = []
    for left, same in groupby(takes, key=lambda take: take.left):
        menu = tuple(Choice(take.code, _label(say, take), emoji=SPACE_EMOJI[take.space]) for take in same)
        rows.append(Menu(say("manila-ahead-menu", nth=_nth(view, left)), menu))
    bids = [order for order in orders if isinstance(order, Auction) and order.most]
    items: list[Choice | AskNumber] = []
    for order in orders:
        match order:
            case Auction(_, 0):
                items.append(Choice(order.code, say("manila-ahead-pass", voyage=order.voyage)))
            case Steady():
                items.append(Choice(order.code, say("manila-ahead-steady")))
            case Stay():
                items.append(Choice(order.code, say("manila-ahead-stay")))
    if bids:
        items.insert(1, _bid(say, bids))
    if items:
        rows.append(Buttons(tuple(items)))
    return Prompt(say("manila-ahead-text" if rows else "manila-ahead-later"), tuple(rows))


def _bid(say: Words, bids: Sequence[Auction]) -> AskNumber:
    least, most = bids[0].most, bids[-1].most
    return AskNumber(
        prefix=f"{FIRST}{bids[0].voyage}:",
        label=say("manila-ahead-bid", voyage=bids[0].voyage),
        title=say("manila-ask-bid-title"),
        question=say("manila-ahead-most", least=least, most=most),
        least=least,
        most=most,
    )


def _label(say: Words, take: Take) -> str:
    if take.space is Space.INSURANCE:
        return say("manila-choose-insurance", fee=INSURANCE_FEE)
    return say("manila-ahead-space", space=_name(say, take.space), price=take.fee)


def _name(say: Words, space: Space) -> str:
    return say("manila-space", space=space.name.lower())


def _nth(view: ManilaView, left: int) -> int:
    """Return the ordinal of the accomplice placed when ``left`` are left."""
    return ACCOMPLICES[view.players] - left + 1
