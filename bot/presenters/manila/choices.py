"""The open decision of Manila as the whole table may see it: who is asked, what, and the choices.

Legal moves tell what somebody can pay. While cash is hidden that is a secret, so then all choices that the board
alone allows are offered to everybody; one that its player cannot pay is refused in private.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.presenters.base import AskNumber, Buttons, Cast, Choice, Menu, Prompt
from bot.presenters.figures import percent
from bot.presenters.manila.figures import arrival
from bot.presenters.manila.placing import place
from bot.presenters.manila.sailing import board, pilots, plunder
from bot.presenters.manila.words import DOT, WARE_EMOJI, Words, pilot, rank
from engine.game import Seat
from engine.manila.board import (
    INSURANCE_FEE,
    LETTER_PAYS,
    LOAN,
    MIN_SHARE_PRICE,
    PROFIT,
    ROLLS,
    START_CASH,
    WARES,
    Ware,
)
from engine.manila.moves import Bid, Buy, Launch, Leave, ManilaMove, Pass
from engine.manila.view import ManilaView, Phase

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
            return say("manila-turn-board", who=who, rank=rank(view.deciding))
        case Phase.PILOT:
            return say("manila-turn-pilot", who=who, pilot=pilot(view.deciding))
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
            return place(say, view, open_moves)
        case Phase.BOARD:
            return board(say, view, open_moves, cast)
        case Phase.PILOT:
            return pilots(say, view, open_moves)
        case Phase.PLUNDER:
            return plunder(say, view, open_moves)
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
        say("manila-punt-chance", ware=ware.slug, chance=percent(arrival(start, ROLLS, pirates=False)))
        for ware, start in zip(wares, move.starts, strict=True)
    )
    return Choice(move.code, label, say("manila-choose-start-hint", chances=chances))
