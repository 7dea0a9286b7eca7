"""The open decision of Manila as everyone may see it.

Legal moves reveal what a merchant can pay. While cash is hidden that is a secret, so then everyone sees all choices
that the board alone allows; one that its player can't pay is refused in private.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.presenter import AskNumber, Buttons, Choice, Menu, PlayerNames, Prompt, SubmenuButton
from bot.core.words import DOT
from bot.games.figures import shown_chance
from bot.games.manila.figures import arrival
from bot.games.manila.placing import loan, place
from bot.games.manila.sailing import AT_ONCE, board, pilots, plunder, steered
from bot.games.manila.words import WARE_EMOJI, Words, pilot, rank
from engine.game import Seat
from engine.manila.board import (
    INSURANCE_FEE,
    LETTER_PAYS,
    LOAN,
    MIN_SHARE_PRICE,
    PROFIT,
    REDEEM,
    ROLLS,
    START_CASH,
    WARES,
    Ware,
)
from engine.manila.moves import Bid, Buy, Launch, Leave, ManilaMove, Pass
from engine.manila.view import ManilaView, Phase

RAISES: Final = (1, 2, 5)
"""The bids with their own buttons, above the highest bid."""

VOYAGE_MOST: Final = sum(PROFIT) - min(PROFIT) + sum(LETTER_PAYS) + INSURANCE_FEE
"""More than one merchant can earn in one voyage: three loads, all letters of port or shipyard, the insurance."""


def turn(say: Words, view: ManilaView, cast: PlayerNames) -> str:
    """Return one line, who decides what, while the game is on."""
    if not view.to_act:
        return ""
    seat = view.to_act[0]
    who = cast.mentions[seat]
    match view.phase:
        case Phase.AUCTION:
            bidder = "" if view.bidder is None else cast.marked[view.bidder]
            return say("manila-turn-auction", who=who, bid=view.bid, bidder=bidder)
        case Phase.PLEDGE:
            return say("manila-turn-pledge", who=who, purpose=view.owed.purpose if view.owed else "space")
        case Phase.BUY:
            return say("manila-turn-buy", who=who)
        case Phase.LOAD:
            return say("manila-turn-load", who=who)
        case Phase.START:
            return say("manila-turn-start", who=who)
        case Phase.PLACE:
            stowaway = "yes" if view.stowaway else "no"
            return say("manila-turn-place", who=who, stowaway=stowaway, lap=view.lap, laps=view.laps)
        case Phase.BOARD:
            return say("manila-turn-board", who=who, rank=rank(view.deciding))
        case Phase.PILOT:
            return say("manila-turn-pilot", who=who, pilot=pilot(view.deciding))
        case Phase.PLUNDER:
            return say("manila-turn-plunder", who=who)
        case Phase.OVER:
            return ""


def prompt(
    say: Words, view: ManilaView, moves: Sequence[ManilaMove], cast: PlayerNames, advised: bool = False
) -> Prompt:
    if view.phase is Phase.PLEDGE:
        return _pledge(say, view)
    open_moves = [move for move in moves if not move.private]
    if not open_moves:
        return Prompt("")
    match view.phase:
        case Phase.AUCTION:
            return _auction(say, view, open_moves)
        case Phase.BUY:
            return _buy(say, view, open_moves)
        case Phase.LOAD:
            return _load(say, view, open_moves)
        case Phase.START:
            return _start(say, view, open_moves)
        case Phase.PLACE:
            return place(say, view, open_moves, advised)
        case Phase.BOARD:
            return board(say, view, open_moves, cast)
        case Phase.PILOT:
            return pilots(say, view, open_moves, advised)
        case Phase.PLUNDER:
            return plunder(say, view, open_moves)
        case Phase.OVER:
            return Prompt("")


def further(
    say: Words, view: ManilaView, moves: Sequence[ManilaMove], path: str, advised: bool = False
) -> Prompt | None:
    """Return the second step of a choice: other start spaces, or destinations."""
    match view.phase:
        case Phase.START:
            return _launched(say, view, moves, path)
        case Phase.PILOT:
            return steered(say, view, moves, path, advised)
        case _:
            return None


def _auction(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    """Return the auction's bids; the first auction explains the office.

    Bids above the merchant's cash need pledges, which is said beforehand.
    """
    bids = [move.amount for move in moves if isinstance(move, Bid)]
    cash = view.cash[view.to_act[0]]
    if cash is None:
        bids = list(range(view.bid + 1, _ceiling_in_public(view, view.to_act[0]) + 1))
    items: list[Choice | AskNumber] = [Choice(Pass().code, say("manila-choose-pass"))]
    raises = [view.bid + step for step in RAISES if view.bid + step in bids]
    items += [Choice(Bid(bid).code, say("manila-choose-bid", bid=bid)) for bid in raises]
    if len(bids) > len(raises):
        items.append(
            AskNumber(
                prefix="bid:",
                label=say("manila-choose-bid-other"),
                title=say("manila-ask-bid-title"),
                question=say("manila-ask-bid", least=bids[0], most=bids[-1]),
                least=bids[0],
                most=bids[-1],
                hint=_hint(say, cash, bids),
            )
        )
    above = _above(cash, raises)
    lines = [f"-# {say('manila-ask-auction-office')}"] if view.voyage == 1 else []
    if above is not None:
        lines.append(say("manila-ask-auction-loan", cash=above, loan=LOAN, redeem=REDEEM))
    return Prompt("\n".join(lines), (Buttons(tuple(items)),))


def _hint(say: Words, cash: int | None, bids: Sequence[int]) -> str:
    """Return the bidder's cash, and pledges that higher bids need, if public."""
    if cash is None:
        return ""
    loan = "yes" if _above(cash, bids) is not None else "no"
    return say("manila-ask-bid-hint", cash=cash, loan=loan, brings=LOAN, redeem=REDEEM)


def _above(cash: int | None, bids: Sequence[int]) -> int | None:
    """Return the bidder's cash, if it is public and some bids exceed it."""
    return cash if cash is not None and bids and bids[-1] > cash else None


def _ceiling_in_public(view: ManilaView, seat: Seat) -> int:
    """Return an upper bound of a merchant's bids from public facts."""
    return START_CASH + VOYAGE_MOST * (view.voyage - 1) + LOAN * view.shares[seat]


def _pledge(say: Words, view: ManilaView) -> Prompt:
    seen = "public" if view.seat is None else "own"
    return Prompt(say("manila-ask-pledge", amount=view.owed.amount if view.owed else 0, due=view.due, seen=seen))


def _buy(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    wares = [move.ware for move in moves if isinstance(move, Buy) and move.ware is not None]
    if view.options.hidden_money:
        wares = [ware for ware in WARES if view.supply[ware]]
    items = tuple(_share(say, view, ware) for ware in wares)
    none = Choice(Buy(None).code, say("manila-choose-buy-none"), style="secondary" if items else "primary")
    rows = (Menu(say("manila-menu-buy"), items), Buttons((none,))) if items else (Buttons((none,)),)
    return Prompt(say("manila-ask-buy"), rows)


def _share(say: Words, view: ManilaView, ware: Ware) -> Choice:
    price = max(MIN_SHARE_PRICE, view.market[ware])
    label = say("manila-choose-buy", ware=ware.slug, price=price)
    worth = say("manila-choose-buy-hint", value=view.market[ware], left=view.supply[ware])
    hint = [loan(say, view, price), worth]
    return Choice(Buy(ware).code, label, DOT.join(filter(None, hint)), WARE_EMOJI[ware])


def _load(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    items = tuple(
        Choice(move.code, say("manila-ware", ware=move.ware.slug), emoji=WARE_EMOJI[move.ware])
        for move in moves
        if isinstance(move, Leave)
    )
    return Prompt(say("manila-ask-load") if view.voyage == 1 else "", (Buttons(items),))


def _start(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    """Return the first punt's start spaces; the other two follow in step two."""
    launches = [move for move in moves if isinstance(move, Launch)]
    first = view.punts[0].ware
    if len(launches) <= AT_ONCE:
        return Prompt(say("manila-ask-start", ware=first.slug), (_launches(say, view, launches),))
    ways = [
        SubmenuButton(str(start), say("manila-choose-on", space=start))
        for start in sorted({move.starts[0] for move in launches})
    ]
    rows = (Buttons(tuple(ways[: len(ways) // 2])), Buttons(tuple(ways[len(ways) // 2 :])))
    return Prompt(say("manila-ask-start", ware=first.slug), rows)


def _launched(say: Words, view: ManilaView, moves: Sequence[ManilaMove], path: str) -> Prompt | None:
    launches = [move for move in moves if isinstance(move, Launch) and str(move.starts[0]) == path]
    if not launches:
        return None
    text = say("manila-ask-start-rest", ware=view.punts[0].ware.slug, space=launches[0].starts[0])
    return Prompt(text, (_launches(say, view, launches),))


def _launches(say: Words, view: ManilaView, launches: Sequence[Launch]) -> Menu:
    wares = [punt.ware for punt in view.punts]
    return Menu(say("manila-menu-start"), tuple(_launch(say, wares, move) for move in launches))


def _launch(say: Words, wares: Sequence[Ware], move: Launch) -> Choice:
    label = DOT.join(
        say("manila-punt-on", ware=ware.slug, space=start) for ware, start in zip(wares, move.starts, strict=True)
    )
    chances = DOT.join(
        say("manila-punt-chance", ware=ware.slug, chance=shown_chance(say, arrival(start, ROLLS, pirates=False)))
        for ware, start in zip(wares, move.starts, strict=True)
    )
    return Choice(move.code, label, say("manila-choose-start-hint", chances=chances))
