"""The open decision of Manila as the whole table may see it: who is asked, what, and the choices.

Legal moves tell what somebody can pay. While cash is hidden that is a secret, so then all choices that the board
alone allows are offered to everybody; one that its player cannot pay is refused in private.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.presenters.base import AskNumber, Buttons, Cast, Choice, Menu, Prompt
from bot.presenters.manila.words import DOT, SPACE_EMOJI, WARE_EMOJI, Words, letter, percent
from bot.ui.limits import BUTTON_LABEL, BUTTONS_A_ROW, cut
from engine.game import Seat
from engine.manila.board import (
    INSURANCE_FEE,
    LETTER_PAYS,
    LOAN,
    MIN_SHARE_PRICE,
    PROFIT,
    ROLLS,
    ROUTE_END,
    SEAT_PRICES,
    START_CASH,
    WARES,
    Space,
    Ware,
)
from engine.manila.moves import Bid, Board, Buy, Launch, Leave, ManilaMove, Pass, Pilot, Place, Plunder
from engine.manila.odds import Outlook, at_least, fate_from
from engine.manila.view import Berth, ManilaView, Phase, Punt

RAISES: Final = (1, 2, 5)
"""The bids that have a button of their own, above the highest bid."""

VOYAGE_MOST: Final = sum(PROFIT) - min(PROFIT) + sum(LETTER_PAYS) + INSURANCE_FEE
"""More than one merchant can earn in one voyage: three loads, all letters of port or shipyard, the insurance."""


def turn(say: Words, view: ManilaView, cast: Cast) -> str:
    """One line: who decides what. Empty when the game is over."""
    if not view.to_act:
        return ""
    seat = view.to_act[0]
    who = cast.mentions[seat]
    match view.phase:
        case Phase.AUCTION:
            return say("manila-turn-auction", who=who, bid=view.bid)
        case Phase.PLEDGE:
            return say("manila-turn-pledge", who=who, purpose=view.owed.purpose if view.owed else "space")
        case Phase.BUY:
            return say("manila-turn-buy", who=who)
        case Phase.LOAD:
            return say("manila-turn-load", who=who)
        case Phase.START:
            return say("manila-turn-start", who=who)
        case Phase.PLACE:
            return say("manila-turn-place", who=who, stowaway="yes" if view.stowaway else "no")
        case Phase.BOARD:
            return say("manila-turn-board", who=who, rank=_rank(view.deciding))
        case Phase.PILOT:
            return say("manila-turn-pilot", who=who, pilot=_pilot(view.deciding))
        case Phase.PLUNDER:
            return say("manila-turn-plunder", who=who)
        case Phase.OVER:
            return ""


def prompt(say: Words, view: ManilaView, moves: Sequence[ManilaMove], cast: Cast) -> Prompt:
    """The open decision with its choices; without any for somebody who only looks on."""
    if view.phase is Phase.PLEDGE:
        return _pledge(say, view, cast)
    open_moves = [move for move in moves if not move.private]
    if not open_moves:
        return Prompt("")
    match view.phase:
        case Phase.AUCTION:
            return _auction(say, view, open_moves, cast)
        case Phase.BUY:
            return _buy(say, view, open_moves)
        case Phase.LOAD:
            return _load(say, open_moves)
        case Phase.START:
            return _start(say, view, open_moves)
        case Phase.PLACE:
            return _place(say, view, open_moves)
        case Phase.BOARD:
            return _board(say, view, open_moves, cast)
        case Phase.PILOT:
            return _pilots(say, view, open_moves)
        case Phase.PLUNDER:
            return _plunder(say, view, open_moves)
        case Phase.OVER:
            return Prompt("")


# -- the harbor master ----------------------------------------------------------------------------


def _auction(say: Words, view: ManilaView, moves: Sequence[ManilaMove], cast: Cast) -> Prompt:
    text = (
        say("manila-ask-auction-open")
        if view.bidder is None
        else say("manila-ask-auction", bid=view.bid, bidder=cast.marked[view.bidder])
    )
    bids = [move.amount for move in moves if isinstance(move, Bid)]
    if view.options.hidden_money:
        bids = list(range(view.bid + 1, _ceiling_in_public(view, view.to_act[0]) + 1))
    items: list[Choice | AskNumber] = [Choice(Pass().code, say("manila-choose-pass"))]
    raises = [view.bid + step for step in RAISES if view.bid + step in bids]
    items += [Choice(Bid(bid).code, say("manila-choose-bid", bid=bid), style="primary") for bid in raises]
    if len(bids) > len(raises):
        items.append(
            AskNumber(
                prefix="bid:",
                label=say("manila-choose-bid-other"),
                title=say("manila-ask-bid-title"),
                question=say("manila-ask-bid", least=bids[0], most=bids[-1]),
                least=bids[0],
                most=bids[-1],
            )
        )
    return Prompt(text, (Buttons(tuple(items)),))


def _ceiling_in_public(view: ManilaView, seat: Seat) -> int:
    """More than a merchant can bid, as far as everybody can tell who does not know their cash."""
    return START_CASH + VOYAGE_MOST * (view.voyage - 1) + LOAN * view.shares[seat]


def _pledge(say: Words, view: ManilaView, cast: Cast) -> Prompt:
    name = cast.marked[view.to_act[0]]
    amount = view.owed.amount if view.owed else 0
    return Prompt(say("manila-ask-pledge", name=name, amount=amount, due=view.due))


def _buy(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    wares = [move.ware for move in moves if isinstance(move, Buy) and move.ware is not None]
    if view.options.hidden_money:
        wares = [ware for ware in WARES if view.supply[ware]]
    items = [
        Choice(
            Buy(ware).code,
            say(
                "manila-choose-buy",
                ware=ware.slug,
                price=max(MIN_SHARE_PRICE, view.market[ware]),
                left=view.supply[ware],
            ),
            emoji=WARE_EMOJI[ware],
        )
        for ware in wares
    ]
    items.append(Choice(Buy(None).code, say("manila-choose-buy-none")))
    return Prompt(say("manila-ask-buy"), (Buttons(tuple(items)),))


def _load(say: Words, moves: Sequence[ManilaMove]) -> Prompt:
    items = tuple(
        Choice(move.code, say("manila-choose-leave", ware=move.ware.slug), emoji=WARE_EMOJI[move.ware])
        for move in moves
        if isinstance(move, Leave)
    )
    return Prompt(say("manila-ask-load"), (Buttons(items),))


def _start(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    wares = [punt.ware for punt in view.punts]
    items = tuple(_launch(say, wares, move) for move in moves if isinstance(move, Launch))
    return Prompt(say("manila-ask-start"), (Menu(say("manila-menu-start"), items),))


def _launch(say: Words, wares: Sequence[Ware], move: Launch) -> Choice:
    label = DOT.join(
        say("manila-punt-on", ware=ware.slug, space=start) for ware, start in zip(wares, move.starts, strict=True)
    )
    chances = DOT.join(
        say("manila-punt-chance", ware=ware.slug, chance=percent(_arrives(start, ROLLS, pirates=False)))
        for ware, start in zip(wares, move.starts, strict=True)
    )
    return Choice(move.code, label, say("manila-choose-start-hint", chances=chances))


# -- placing ----------------------------------------------------------------------------------------


def _place(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    spaces = [move.space for move in moves if isinstance(move, Place)]
    if view.options.hidden_money:
        spaces = [space for space in Space if view.fee(space) is not None]
    odds = Outlook.of(view)
    items = tuple(_space(say, view, odds, space) for space in spaces)
    give_up = Choice(Pass().code, say("manila-choose-pass"))
    text = say("manila-ask-place", left=view.accomplices[view.to_act[0]])
    if len(items) < BUTTONS_A_ROW:
        return Prompt(text, (Buttons((*items, give_up)),))
    return Prompt(text, (Menu(say("manila-menu-place"), items), Buttons((give_up,))))


def _space(say: Words, view: ManilaView, odds: Outlook, space: Space) -> Choice:
    price = price_of(view, space)
    match space:
        case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
            label, hint = _seat(say, odds, Ware(space), price)
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            label, hint = _letter(say, "port", space - Space.PORT_A, price, odds.ports())
        case Space.YARD_A | Space.YARD_B | Space.YARD_C:
            label, hint = _letter(say, "yard", space - Space.YARD_A, price, odds.yards())
        case Space.PIRATE:
            label, hint = _pirate(say, odds, price)
        case Space.PILOT_SMALL | Space.PILOT_LARGE:
            pilot = _pilot(space - Space.PILOT_SMALL)
            label = say("manila-choose-pilot-space", pilot=pilot, price=price)
            hint = say("manila-choose-pilot-space-hint", pilot=pilot)
        case Space.INSURANCE:
            label = say("manila-choose-insurance", fee=INSURANCE_FEE)
            hint = say("manila-choose-insurance-hint", bill=round(odds.repairs()))
    return Choice(Place(space).code, label, hint, SPACE_EMOJI[space])


def _seat(say: Words, odds: Outlook, ware: Ware, price: int) -> tuple[str, str]:
    index, punt = next((index, punt) for index, punt in enumerate(odds.view.punts) if punt.ware is ware)
    aboard = _aboard(punt) + 1
    label = say(
        "manila-choose-seat",
        ware=ware.slug,
        price=price,
        earns=PROFIT[ware] // aboard,
        chance=percent(odds.pays(index)),
    )
    seats = len(SEAT_PRICES[ware]) - aboard
    hint = say("manila-choose-seat-hint", space=punt.position, aboard=aboard, profit=PROFIT[ware], seats=seats)
    return label, hint


def _letter(say: Words, kind: str, index: int, price: int, chances: Sequence[float]) -> tuple[str, str]:
    label = say(
        "manila-choose-letter",
        kind=kind,
        letter=letter(index),
        price=price,
        earns=LETTER_PAYS[index],
        chance=percent(chances[index]),
    )
    return label, say("manila-choose-letter-hint", kind=kind, punts=index + 1)


def _pirate(say: Words, odds: Outlook, price: int) -> tuple[str, str]:
    """Both pirates share what they plunder, so the most that one punt brings is split by who is there then."""
    view = odds.view
    rank = _rank(0 if view.pirates[0] is None else 1)
    pirates = 1 + sum(seat is not None for seat in view.pirates)
    most = max((PROFIT[punt.ware] for punt in view.punts if punt.berth is Berth.SEA), default=0) // pirates
    chance = at_least([fate.thirteen for fate in odds.fates])[0]
    label = say("manila-choose-pirate", rank=rank, price=price, earns=most, chance=percent(chance))
    return label, say("manila-choose-pirate-hint", rank=rank)


def price_of(view: ManilaView, space: Space) -> int:
    """What the one to place pays there: a stowaway no more than their cash, nothing for the insurance."""
    fee = max(0, view.fee(space) or 0)
    cash = view.cash[view.to_act[0]]
    return fee if cash is None or not view.stowaway else min(fee, cash)


# -- pirates and pilots -----------------------------------------------------------------------------


def _board(say: Words, view: ManilaView, moves: Sequence[ManilaMove], cast: Cast) -> Prompt:
    items = tuple(_boarding(say, view, move, cast) for move in moves if isinstance(move, Board))
    text = say("manila-ask-board", rank=_rank(view.deciding))
    if len(items) <= BUTTONS_A_ROW:
        return Prompt(text, (Buttons(items),))
    return Prompt(text, (Menu(say("manila-menu-board"), items),))


def _boarding(say: Words, view: ManilaView, move: Board, cast: Cast) -> Choice:
    if move.ware is None:
        return Choice(move.code, say("manila-choose-stay"))
    punt = next(punt for punt in view.punts if punt.ware is move.ware)
    if move.instead_of is None:
        earns = PROFIT[move.ware] // (_aboard(punt) + 1)
        label = say("manila-choose-board", ware=move.ware.slug, earns=earns)
        return Choice(move.code, label, emoji=WARE_EMOJI[move.ware], style="primary")
    victim = punt.aboard[move.instead_of]
    label = say(
        "manila-choose-kick",
        ware=move.ware.slug,
        seat=move.instead_of + 1,
        name="" if victim is None else cut(cast.plain[victim], 32),
        earns=PROFIT[move.ware] // _aboard(punt),
    )
    return Choice(move.code, cut(label, BUTTON_LABEL), emoji=WARE_EMOJI[move.ware], style="danger")


def _pilots(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    pilots = [move for move in moves if isinstance(move, Pilot)]
    items = tuple(_steering(say, view, move) for move in pilots if move.steps)
    stay = tuple(Choice(move.code, say("manila-choose-decline")) for move in pilots if not move.steps)
    text = say("manila-ask-pilot", pilot=_pilot(view.deciding))
    return Prompt(text, (Menu(say("manila-menu-pilot"), items), Buttons(stay)))


def _steering(say: Words, view: ManilaView, move: Pilot) -> Choice:
    pirates = any(seat is not None for seat in view.pirates)
    labels: list[str] = []
    chances: list[str] = []
    for ware, steps in move.steps:
        before = next(punt for punt in view.punts if punt.ware is ware).position
        after = before + steps
        labels.append(
            say(
                "manila-choose-steer",
                ware=ware.slug,
                direction="on" if steps > 0 else "back",
                steps=abs(steps),
                space=min(after, ROUTE_END + 1),
            )
        )
        chances.append(
            say(
                "manila-choose-steer-hint",
                ware=ware.slug,
                before=percent(_arrives(before, 1, pirates)),
                after=percent(_arrives(after, 1, pirates)),
            )
        )
    emoji = WARE_EMOJI[move.steps[0][0]] if len(move.steps) == 1 else None
    return Choice(move.code, DOT.join(labels), DOT.join(chances), emoji)


def _plunder(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    sendings = [move for move in moves if isinstance(move, Plunder)]
    wares = dict.fromkeys(move.ware for move in sendings)
    rows = tuple(Buttons(tuple(_sending(say, view, move) for move in sendings if move.ware is ware)) for ware in wares)
    return Prompt(say("manila-ask-plunder", wares=say.both(map(say.marked, wares))), rows)


def _sending(say: Words, view: ManilaView, move: Plunder) -> Choice:
    berth = Berth.PORT if move.to_port else Berth.YARD
    index = sum(punt.berth is berth for punt in view.punts)
    label = say(
        "manila-choose-send",
        ware=move.ware.slug,
        berth=berth.value,
        letter=letter(index),
        amount=LETTER_PAYS[index],
    )
    return Choice(move.code, label, emoji=WARE_EMOJI[move.ware])


# -- small words --------------------------------------------------------------------------------------


def _aboard(punt: Punt) -> int:
    return sum(seat is not None for seat in punt.aboard)


def _arrives(position: int, rolls: int, pirates: bool) -> float:
    """The chance of a punt's passengers to be paid, with so many rolls to come."""
    fate = fate_from(position, rolls)
    return fate.port if pirates else fate.port + fate.thirteen


def _rank(index: int) -> str:
    return ("captain", "second")[index]


def _pilot(index: int) -> str:
    return ("small", "large")[index]
