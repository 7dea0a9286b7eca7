"""Choices for placing an accomplice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from bot.core.presenter import Buttons, Choice, Menu, Prompt
from bot.core.words import DOT
from bot.games.figures import shown_chance
from bot.games.manila.figures import aboard, pirates
from bot.games.manila.words import SPACE_EMOJI, Words, letter, pilot, rank
from engine.manila.board import INSURANCE_FEE, LETTER_PAYS, LOAN, PROFIT, REDEEM, SEAT_PRICES, Space, Ware
from engine.manila.moves import ManilaMove, Pass, Place
from engine.manila.odds import Outlook, at_least
from engine.manila.view import Berth, ManilaView, Phase

STEERED: Final = 3
"""Spaces by which both pilots together move a punt."""


def place(say: Words, view: ManilaView, moves: Sequence[ManilaMove], advised: bool = False) -> Prompt:
    """Return one placement, in the board's order.

    ``advised``: sorted by the expected pay after the price. While money is hidden all vacant spaces are offered: see
    ``choices``.
    """
    odds, offered = Outlook.of(view), numbered(view, moves)
    if advised:
        offered = tuple(sorted(offered, key=lambda choice: _advised(odds, choice[0])))
    items = tuple(_space(say, view, odds, space, number) for space, number in offered)
    give_up = Choice(Pass().code, say("manila-choose-stop"), style="secondary" if items else "primary")
    menu = say("manila-menu-place", order="gain" if advised else "board")
    rows = (Menu(menu, items), Buttons((give_up,))) if items else (Buttons((give_up,)),)
    return Prompt(say("manila-ask-place") if items and view.voyage == 1 else "", rows)


def numbered(view: ManilaView, moves: Sequence[ManilaMove]) -> tuple[tuple[Space, int], ...]:
    """Return the offered spaces with their numbers in menu and board.

    A space has the same number throughout a game, whatever else is free.
    """
    if not moves or view.phase is not Phase.PLACE:
        return ()
    spaces = [move.space for move in moves if isinstance(move, Place)]
    if view.options.hidden_money:
        spaces = [space for space in Space if view.fee(space) is not None]
    return tuple((space, space + 1) for space in spaces)


def loan(say: Words, view: ManilaView, price: int) -> str:
    """Return how many pledges a price costs the acting merchant, if public."""
    shares = to_pledge(view, price)
    return say("manila-loan", shares=shares, loan=LOAN * shares, redeem=REDEEM * shares) if shares else ""


def to_pledge(view: ManilaView, price: int) -> int:
    """Return how many shares a price makes the merchant pledge, if known."""
    cash = view.cash[view.to_act[0]]
    return 0 if cash is None else max(0, -(-(price - cash) // LOAN))


def _advised(odds: Outlook, space: Space) -> tuple[int, float]:
    """Return a sort key: by expected pay less price.

    Unpaid pilots come after, and last what the dice alone can't make pay.
    """
    view, price = odds.view, price_of(odds.view, space)
    cost = price + (REDEEM - LOAN) * to_pledge(view, price)
    earned = INSURANCE_FEE if space is Space.INSURANCE else 0
    chance = chance_of(odds, space)
    last = 1 if chance is None else 2 if chance == 0.0 and space is not Space.INSURANCE else 0
    return last, cost - earned - odds.earns(space)


def _space(say: Words, view: ManilaView, odds: Outlook, space: Space, number: int) -> Choice:
    label, hint = described(say, view, odds, space)
    if (hope := hope_of(odds, space)) != "dice":
        hint = say("manila-choose-never", hope=hope)
    hint = DOT.join(filter(None, (loan(say, view, price_of(view, space)), hint)))
    return Choice(Place(space).code, say("manila-numbered", number=number, label=label), hint, SPACE_EMOJI[space])


def described(say: Words, view: ManilaView, odds: Outlook, space: Space) -> tuple[str, str]:
    """Return two texts of a space: price, pay and chance; and further facts."""
    price = price_of(view, space)
    match space:
        case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
            return _seat(say, odds, space, price)
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            return _letter(say, "port", space - Space.PORT_A, price, chance_of(odds, space) or 0.0)
        case Space.YARD_A | Space.YARD_B | Space.YARD_C:
            return _letter(say, "yard", space - Space.YARD_A, price, chance_of(odds, space) or 0.0)
        case Space.PIRATE:
            return _pirate(say, odds, price)
        case Space.PILOT_SMALL | Space.PILOT_LARGE:
            size = pilot(space - Space.PILOT_SMALL)
            label = say("manila-choose-pilot-space", pilot=size, price=price)
            return label, say("manila-choose-pilot-space-hint", pilot=size)
        case Space.INSURANCE:
            label = say("manila-choose-insurance", fee=INSURANCE_FEE)
            owed = accumulate(LETTER_PAYS)
            bills = dict(zip(("one", "two", "three"), owed, strict=True))
            return label, say("manila-choose-insurance-hint", bill=round(odds.repairs()), **bills)


def chance_of(odds: Outlook, space: Space) -> float | None:
    """Return how likely a space pays, or insurance is free; ``None`` for pilots."""
    match space:
        case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
            return next(
                odds.pays(index) for index, punt in enumerate(odds.view.punts) if punt.ware.value == space.value
            )
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            return odds.ports()[space - Space.PORT_A]
        case Space.YARD_A | Space.YARD_B | Space.YARD_C:
            return odds.yards()[space - Space.YARD_A]
        case Space.PIRATE:
            return at_least([fate.thirteen for fate in odds.fates])[0]
        case Space.INSURANCE:
            return 1 - odds.yards()[0]
        case _:
            return None


def hope_of(odds: Outlook, space: Space) -> str:
    """Return what can make a space pay off.

    ``dice``, the acting merchant's ``own`` pilots, any ``pilot``, or ``none``.
    """
    if space is Space.INSURANCE or chance_of(odds, space) != 0.0:
        return "dice"
    own = sum(moved for moved, seat in enumerate(odds.view.pilots, 1) if seat == odds.view.to_act[0])
    for hope, steered in (("own", own), ("pilot", STEERED)):
        if any(chance_of(_steered(odds.view, by), space) for by in range(-steered, steered + 1)):
            return hope
    return "none"


def _steered(view: ManilaView, by: int) -> Outlook:
    """Return the outlook if pilots moved every punt at sea by this many spaces."""
    punts = (
        replace(punt, position=max(0, punt.position + by)) if punt.berth is Berth.SEA else punt for punt in view.punts
    )
    return Outlook.of(replace(view, punts=tuple(punts)))


def earnings(view: ManilaView, space: Space) -> int:
    """Return what a vacant space pays if it pays; to pirates, the richest punt."""
    match space:
        case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
            punt = next(punt for punt in view.punts if punt.ware.value == space.value)
            return PROFIT[space] // (aboard(punt) + 1)
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            return LETTER_PAYS[space - Space.PORT_A]
        case Space.YARD_A | Space.YARD_B | Space.YARD_C:
            return LETTER_PAYS[space - Space.YARD_A]
        case Space.PIRATE:
            at_sea = (PROFIT[punt.ware] for punt in view.punts if punt.berth is Berth.SEA)
            return max(at_sea, default=0) // (1 + pirates(view))
        case _:
            return 0


def _seat(say: Words, odds: Outlook, space: Space, price: int) -> tuple[str, str]:
    ware = Ware(space)
    punt = next(punt for punt in odds.view.punts if punt.ware is ware)
    sharing = aboard(punt) + 1
    label = say(
        "manila-choose-seat",
        ware=ware.slug,
        price=price,
        earns=PROFIT[ware] // sharing,
        chance=shown_chance(say, chance_of(odds, space) or 0.0),
    )
    seats = len(SEAT_PRICES[ware]) - sharing
    hint = say("manila-choose-seat-hint", space=punt.position, aboard=sharing, profit=PROFIT[ware], seats=seats)
    return label, hint


def _letter(say: Words, kind: str, index: int, price: int, chance: float) -> tuple[str, str]:
    label = say(
        "manila-choose-letter",
        kind=kind,
        letter=letter(index),
        price=price,
        earns=LETTER_PAYS[index],
        chance=shown_chance(say, chance),
    )
    return label, say("manila-choose-letter-hint", kind=kind, punts=index + 1)


def _pirate(say: Words, odds: Outlook, price: int) -> tuple[str, str]:
    """Return the texts for a pirate's space, whose loot both pirates share."""
    view = odds.view
    which = rank(min(pirates(view), 1))
    most = max((PROFIT[punt.ware] for punt in view.punts if punt.berth is Berth.SEA), default=0) // (1 + pirates(view))
    chance = shown_chance(say, chance_of(odds, Space.PIRATE) or 0.0)
    label = say("manila-choose-pirate", rank=which, price=price, earns=most, chance=chance)
    return label, say("manila-choose-pirate-hint", rank=which)


def price_of(view: ManilaView, space: Space) -> int:
    """Return the acting merchant's price for a space; stowaways pay their cash."""
    fee = max(0, view.fee(space) or 0)
    cash = view.cash[view.to_act[0]]
    return fee if cash is None or not view.stowaway else min(fee, cash)
