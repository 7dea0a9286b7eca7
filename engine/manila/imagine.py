"""Sample full states that agree with a view, for searches.

Unseen shares are dealt again, all deals equally likely; the number of shares and pledges of each merchant is public and
kept. The view says nothing of past purchases except what is missing from the supply, so no more is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.game import Seat
from engine.manila.board import LOAN, MARKET, SHARES_PER_WARE, START_CASH, WARES, Ware
from engine.manila.state import (
    AT_SEA,
    FIRST_SEAT,
    FIRST_YARD,
    LAST_SEAT,
    LOADS,
    NOBODY,
    NONE,
    RULES,
    SPOTS,
    State,
    Wake,
)
from engine.manila.view import Berth, Hand, LastVoyage, ManilaView, Owed, Phase, Punt

GUESSED_CASH: Final = (8, 2 * START_CASH - 8)
"""Hidden cash is guessed uniformly in this range: merchants usually hold about their initial cash."""


def imagined(view: ManilaView, random: Random) -> State:
    """Return a state whose view for the same seat is ``view``."""
    hands = list(view.hands) or _deal(view, random)
    ashore = _ashore(view.punts)
    wares = LOADS[ashore]
    dice = dict(view.dice)
    owed = view.owed or Owed("office", 0)
    return State(
        rules=RULES,
        options=view.options,
        players=view.players,
        ply=view.ply,
        phase=view.phase,
        actor=view.to_act[0] if view.to_act else NOBODY,
        voyage=view.voyage,
        opener=view.opener,
        master=_spot(view.master),
        bid=view.bid,
        bidder=_spot(view.bidder),
        passed=list(view.passed),
        purpose=owed.purpose if view.owed else None,
        price=owed.amount,
        goods=_goods(owed),
        cash=[_guess_cash(view, seat, random) if cash is None else cash for seat, cash in enumerate(view.cash)],
        free=[count - hand.pledged[ware] for hand in hands for ware, count in enumerate(hand.shares)],
        pledged=[count for hand in hands for count in hand.pledged],
        supply=list(view.supply),
        market=[MARKET.index(value) for value in view.market],
        accomplices=list(view.accomplices),
        lap=view.lap,
        rolls=view.rolls,
        ashore=ashore,
        position=[punt.position for punt in view.punts] or [0, 0, 0],
        berth=[_berth(punt) for punt in view.punts] or [AT_SEA] * 3,
        plundered=[punt.plundered for punt in view.punts] or [False] * 3,
        dice=[dice.get(ware, 0) for ware in wares] if view.punts else [0, 0, 0],
        spots=_spots(view.punts, (*view.ports, *view.yards, *view.pirates, *view.pilots, view.insurance)),
        deciding=view.deciding,
        spared=NONE if view.spared is None else FIRST_SEAT[view.spared[0]] + view.spared[1],
        wake=_wake(view.last_voyage) if view.last_voyage is not None else None,
        beaten=view.beaten,
        habits=list(view.habits),
    )


def _deal(view: ManilaView, random: Random) -> list[Hand]:
    """Return the viewer's hand, and random hands for the others."""
    own = view.hand.shares if view.hand else (0, 0, 0, 0)
    pool = [ware for ware in WARES for _ in range(SHARES_PER_WARE - view.supply[ware] - own[ware])]
    random.shuffle(pool)
    hands = []
    for seat in range(view.players):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
            continue
        count = view.shares[seat]
        dealt, pool = pool[:count], pool[count:]
        # The deal was shuffled, so its first shares can be the pledged ones.
        hands.append(Hand(_count(dealt), _count(dealt[: view.pledged[seat]])))
    return hands


def _count(shares: list[Ware]) -> tuple[int, int, int, int]:
    return shares.count(Ware.NUTMEG), shares.count(Ware.SILK), shares.count(Ware.GINSENG), shares.count(Ware.JADE)


def _guess_cash(view: ManilaView, seat: int, random: Random) -> int:
    """Return a guess of hidden cash that covers the owner's public obligations."""
    loans = LOAN * (view.shares[seat] - view.pledged[seat])
    if view.owed is not None and view.to_act == (seat,):
        least = 0 if view.owed.purpose == "repairs" else max(0, view.owed.amount - loans)
        return random.randint(least, view.owed.amount - 1)
    bound = view.bid if view.phase is Phase.AUCTION and seat == view.bidder else 0
    least, most = GUESSED_CASH
    return max(0, bound - loans, random.randint(least, most))


def _ashore(punts: Sequence[Punt]) -> int:
    loaded = {punt.ware for punt in punts}
    return next(ware for ware in WARES if ware not in loaded) if loaded else NONE


def _spot(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _goods(owed: Owed) -> int:
    if owed.space is not None:
        return owed.space
    return NONE if owed.ware is None else owed.ware


def _berth(punt: Punt) -> int:
    if punt.letter is None:
        return AT_SEA
    return punt.letter if punt.berth is Berth.PORT else FIRST_YARD + punt.letter


def _spots(punts: Sequence[Punt], others: Sequence[Seat | None]) -> list[int]:
    """Return all spots in the order of ``state``."""
    loads = [NOBODY] * (LAST_SEAT[-1] + 1)
    for punt in punts:
        loads[FIRST_SEAT[punt.ware] : LAST_SEAT[punt.ware] + 1] = map(_spot, punt.aboard)
    spots = loads + [_spot(seat) for seat in others]
    assert len(spots) == SPOTS
    return spots


def _wake(last: LastVoyage) -> Wake:
    """Return the record of the last voyage, without its pilots (not public)."""
    dice = dict(last.dice)
    return Wake(
        ashore=_ashore(last.punts),
        position=[punt.position for punt in last.punts],
        berth=[_berth(punt) for punt in last.punts],
        plundered=[punt.plundered for punt in last.punts],
        dice=[dice.get(punt.ware, 0) for punt in last.punts],
        spots=_spots(last.punts, (*last.ports, *last.yards, *last.pirates, None, None, last.insurance)),
    )
