"""Tables to draw: hand-built views in many states, for the gallery and the tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.game import Place, Standing
from engine.manila.board import ACCOMPLICES, SEAT_PRICES, Space, Ware
from engine.manila.chronicle import Moment
from engine.manila.events import (
    Arrived,
    Boarded,
    LapBegan,
    ManilaEvent,
    MarketRose,
    Paid,
    Piloted,
    Rolled,
    Sent,
    VoyageBegan,
    Wrecked,
)
from engine.manila.options import ManilaOptions
from engine.manila.view import Berth, Hand, LastVoyage, ManilaView, Owed, Phase, Punt

NAMES: Final = ("Inés", "Maximilian", "Tomás", "Violet", "Ωmega")
LONG_NAMES: Final = (
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Captain Bartholomew of Cavite 32",
    "محمد بن عبد الله بن محمد الطويل",
    "東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",
    "🦊🐉🏴‍☠️ no-space_but_a_long_nick",
)


def punt(ware: Ware, position: int, *aboard: int | None) -> Punt:
    """A punt at sea."""
    return Punt(ware, position, Berth.SEA, None, False, aboard)


def empty(ashore: Ware) -> tuple[Punt, ...]:
    """The three punts just loaded, with one ware left ashore."""
    return tuple(punt(ware, 0, *(None for _ in SEAT_PRICES[ware])) for ware in Ware if ware is not ashore)


def port(boat: Punt, letter: int) -> Punt:
    """The same punt, arrived."""
    return replace(boat, position=14, berth=Berth.PORT, letter=letter)


def yard(boat: Punt, letter: int) -> Punt:
    """The same punt, wrecked."""
    return replace(boat, berth=Berth.YARD, letter=letter)


def auction(players: int = 4, **changes: Any) -> ManilaView:
    """The public's view of the first auction of a game, with ``changes``."""
    view = ManilaView(
        seat=None,
        players=players,
        options=ManilaOptions(),
        ply=1,
        to_act=(1,),
        phase=Phase.AUCTION,
        voyage=1,
        opener=0,
        master=None,
        bid=0,
        bidder=None,
        passed=(False,) * players,
        due=0,
        cash=(30,) * players,
        shares=(2,) * players,
        pledged=(0,) * players,
        accomplices=(ACCOMPLICES[players],) * players,
        supply=(4, 3, 3, 2),
        market=(0, 0, 0, 0),
        lap=0,
        laps=4 if players == 3 else 3,
        rolls=0,
        dice=(),
        punts=(),
        ports=(None, None, None),
        yards=(None, None, None),
        pirates=(None, None),
        pilots=(None, None),
        insurance=None,
        stowaway=False,
        hand=None,
        hands=(),
    )
    return replace(view, **changes)


def voyage(players: int = 4, **changes: Any) -> ManilaView:
    """The public's view in the middle of the third voyage, with ``changes``."""
    view = auction(
        players,
        ply=61,
        to_act=(2,),
        phase=Phase.PLACE,
        voyage=3,
        master=0,
        cash=(24, 17, 31, 8, 99)[:players],
        shares=(3, 2, 2, 4, 5)[:players],
        pledged=(0, 1, 0, 1, 2)[:players],
        accomplices=(1, 1, 2, 1, 0)[:players],
        supply=(3, 2, 3, 0),
        market=(5, 10, 0, 20),
        lap=2,
        rolls=1,
        dice=((Ware.NUTMEG, 4), (Ware.SILK, 2), (Ware.JADE, 6)),
        punts=(
            punt(Ware.NUTMEG, 9, 0, 1, None),
            punt(Ware.SILK, 5, 2, None, None),
            punt(Ware.JADE, 10, 1, 0, 2, None),
        ),
        ports=(2, None, None),
        yards=(1, None, None),
        pirates=(0, None),
    )
    return replace(view, **changes)


def full(players: int = 5) -> ManilaView:
    """Every space taken, everybody rich."""
    last = players - 1
    return voyage(
        players,
        cash=(99,) * players,
        shares=(5,) * players,
        pledged=(5,) * players,
        accomplices=(0,) * players,
        passed=(True,) * players,
        phase=Phase.PILOT,
        rolls=2,
        lap=3,
        punts=(
            punt(Ware.NUTMEG, 13, 0, 1, 2),
            punt(Ware.SILK, 0, last, 0, 1),
            punt(Ware.JADE, 12, 2, last, 0, 1),
        ),
        ports=(2, last, 0),
        yards=(1, 2, last),
        pirates=(0, 1),
        pilots=(2, last),
        insurance=1,
        supply=(0, 0, 0, 0),
        market=(20, 20, 20, 20),
    )


def over(players: int = 4) -> ManilaView:
    """The end: jade stands on 30 and all shares are open."""
    hands = (
        Hand((2, 0, 0, 3), (0, 0, 0, 1)),
        Hand((0, 4, 1, 0), (0, 0, 1, 0)),
        Hand((1, 1, 1, 1), (0, 0, 0, 0)),
        Hand((0, 0, 3, 1), (0, 0, 3, 0)),
        Hand((1, 0, 0, 0), (0, 0, 0, 0)),
    )[:players]
    middle = voyage(players)
    return replace(
        middle,
        phase=Phase.OVER,
        to_act=(),
        rolls=3,
        market=(10, 20, 0, 30),
        punts=(port(middle.punts[0], 0), yard(middle.punts[1], 0), port(middle.punts[2], 1)),
        hands=hands,
        shares=tuple(sum(hand.shares) for hand in hands),
        pledged=tuple(sum(hand.pledged) for hand in hands),
    )


def own_hand(players: int = 4) -> ManilaView:
    """A merchant's own view, with shares pledged and not."""
    held = Hand((2, 0, 5, 1), (1, 0, 2, 0))
    return voyage(players, seat=1, hand=held, shares=(3, 8, 2, 4, 5)[:players], pledged=(0, 3, 0, 1, 2)[:players])


def standing(players: int = 4) -> Standing:
    """A ranking with a shared win."""
    rows = ((0, 1, 139, 24, 130, 15), (1, 1, 139, 74, 80, 15), (2, 3, 91, 31, 60, 0), (3, 4, -7, 8, 30, 45),
            (4, 5, -20, 0, 10, 30))  # fmt: skip
    return Standing(
        tuple(
            Place((seat,), rank, score, {"cash": cash, "shares": shares, "debt": debt})
            for seat, rank, score, cash, shares, debt in rows[:players]
        )
    )


HISTORY: Final = (
    (30, 30, 30, 30, 30),
    (41, 28, 35, 22, 30),
    (60, 52, 47, 20, 31),
    (88, 91, 60, 9, 12),
    (139, 139, 91, 0, 2),
)
"""Fortunes by voyage and seat."""


MOMENTS: Final = (
    Moment(2, 1, 36, "plunder", Ware.JADE),
    Moment(3, 0, -14, "repairs"),
    Moment(4, 0, 60, "market", Ware.JADE, value=30),
)
"""What decided that game."""


CLEAR: Final = (139, 121, 91, -7)


def clear_win() -> Standing:
    """A ranking with one winner; the last line of its fortunes is ``CLEAR``."""
    first, second, *others = standing().places
    second = Place((1,), 2, CLEAR[1], {"cash": 56, "shares": 80, "debt": 15})
    return Standing((first, second, *others))


def choices(view: ManilaView) -> tuple[tuple[Space, int], ...]:
    """The number of every space that can be taken, as the menu has it: the same all game long."""
    if view.phase is not Phase.PLACE:
        return ()
    return tuple((space, space + 1) for space in Space if view.fee(space) is not None)


def tables() -> Mapping[str, ManilaView]:
    """A view in every phase, and the extremes, by name."""
    middle = voyage()
    on_13 = voyage(
        5,
        phase=Phase.BOARD,
        rolls=2,
        punts=(replace(middle.punts[0], position=13), middle.punts[1], replace(middle.punts[2], position=13)),
    )
    return {
        "auction-first": auction(3),
        "auction-bids": auction(5, bid=17, bidder=3, beaten=((4, 9), (1, 12), (2, 15)),
                                passed=(True, False, False, False, True), master=0, voyage=4,
                                market=(5, 10, 20, 0)),
        "auction-later": auction(4, voyage=3, bid=4, bidder=0, beaten=((3, 2),), master=2, market=(5, 10, 0, 5),
                                 last_voyage=LastVoyage(
                                 dice=middle.dice, ports=(1, None, 3), yards=(None,) * 3,
                                 punts=(port(middle.punts[0], 0), yard(middle.punts[1], 0), port(middle.punts[2], 1)))),
        "auction-after": auction(5, voyage=6, opener=2, to_act=(2,), master=2, market=(20, 5, 0, 10),
                                 cash=(46, 25, 57, 12, 30), last_voyage=_wake(middle)),
        "auction-unpaid": auction(4, voyage=2, last_voyage=LastVoyage(dice=middle.dice, punts=tuple(
                                  yard(boat, n) for n, boat in enumerate(empty(Ware.SILK))),
                                  ports=(None,) * 3, yards=(None,) * 3)),
        "pledge-office": auction(4, phase=Phase.PLEDGE, due=5, master=1, bid=35, bidder=1),
        "buy": auction(4, phase=Phase.BUY, master=1, bid=7, bidder=1, supply=(5, 0, 3, 2), market=(5, 0, 10, 20)),
        "load": auction(4, phase=Phase.LOAD, master=1, bid=7, bidder=1),
        "start": voyage(4, phase=Phase.START, rolls=0, lap=0, dice=(), ports=(None,) * 3, yards=(None,) * 3,
                        pirates=(None, None), punts=empty(Ware.NUTMEG)),
        "place": middle,
        "place-3": voyage(3),
        "place-5": voyage(5),
        "pledge-space": voyage(4, phase=Phase.PLEDGE, due=2),
        "pledge-hidden": voyage(4, phase=Phase.PLEDGE, cash=(None,) * 4),
        "stowaway": voyage(4, stowaway=True, to_act=(3,), cash=(24, 17, 31, 0), pledged=(0, 1, 0, 4)),
        "board": on_13,
        "pilot": voyage(5, phase=Phase.PILOT, rolls=2, pilots=(2, None),
                        punts=(port(middle.punts[0], 0), *middle.punts[1:]), dice=middle.dice[1:]),
        "plunder": voyage(4, phase=Phase.PLUNDER, rolls=3, pirates=(0, 1),
                          punts=(port(middle.punts[0], 0), yard(middle.punts[1], 0),
                                 replace(middle.punts[2], position=13))),
        "wrecks": voyage(4, phase=Phase.PLEDGE, rolls=3, insurance=3, to_act=(3,), due=21, owed=Owed("repairs", 29),
                         punts=tuple(yard(boat, n) for n, boat in enumerate(middle.punts))),
        "ports": voyage(4, phase=Phase.PILOT, rolls=2, dice=(),
                        punts=tuple(port(boat, 2 - n) for n, boat in enumerate(middle.punts))),
        "hidden-money": voyage(5, cash=(None,) * 5),
        "full": full(),
        "over": over(),
    }  # fmt: skip


def _wake(middle: ManilaView) -> LastVoyage:
    """A voyage of two arrivals, one of them plundered, and a wreck that is insured."""
    plundered = replace(port(middle.punts[2], 1), plundered=True, aboard=(None,) * 4)
    return LastVoyage(dice=middle.dice, punts=(port(middle.punts[0], 0), yard(middle.punts[1], 0), plundered),
                      ports=(1, None, 3), yards=(4, None, None), pirates=(2, 0), insurance=3)  # fmt: skip


def lively() -> ManilaView:
    """A board in the thick of it: the last round of the fifth voyage, with one ware about to end the game."""
    return voyage(
        4,
        ply=143,
        to_act=(1,),
        voyage=5,
        lap=3,
        rolls=2,
        master=2,
        cash=(14, 23, 9, 37),
        shares=(4, 3, 5, 3),
        pledged=(1, 0, 2, 0),
        accomplices=(0, 1, 1, 1),
        supply=(1, 2, 3, 1),
        market=(10, 5, 0, 20),
        dice=((Ware.NUTMEG, 5), (Ware.SILK, 3), (Ware.JADE, 6)),
        punts=(
            punt(Ware.NUTMEG, 11, 2, 0, None),
            punt(Ware.SILK, 7, 3, None, None),
            punt(Ware.JADE, 13, 0, 3, 2, 1),
        ),
        ports=(1, 3, None),
        yards=(None, 0, None),
        pirates=(3, None),
        pilots=(2, None),
    )


def voyages() -> Mapping[str, tuple[ManilaView, ManilaView, tuple[ManilaEvent, ...]]]:
    """Views before and after punts have moved, and what was told of it: a roll, a pilot, the end of a voyage."""
    after = lively()
    before = replace(after, rolls=1, dice=(), punts=tuple(
        replace(boat, position=boat.position - dict(after.dice)[boat.ware]) for boat in after.punts
    ))  # fmt: skip
    moves = tuple((ware, pips, 0, _at(after, ware)) for ware, pips in after.dice)
    piloted = replace(after, punts=(replace(after.punts[0], position=13), *after.punts[1:]))
    end = ((Ware.NUTMEG, 3, 13, 14), (Ware.SILK, 2, 7, 9), (Ware.JADE, 1, 13, 14))
    ended: tuple[ManilaEvent, ...] = (
        Rolled(3, end), Arrived(Ware.NUTMEG, 0), Arrived(Ware.JADE, 1), Wrecked(Ware.SILK, 0),
        *(Paid(seat, 12, "cargo", Ware.NUTMEG) for seat in (2, 0)),
        *(Paid(seat, 9, "cargo", Ware.JADE) for seat in (0, 3, 2, 1)),
        Paid(1, 6, "port", letter=0), Paid(3, 8, "port", letter=1), VoyageBegan(6, 2)
    )  # fmt: skip
    landed = (port(after.punts[0], 0), yard(replace(after.punts[1], position=9), 0), port(after.punts[2], 1))
    cash, market = (35, 38, 30, 54), (20, 5, 0, 30)
    auctioned = auction(4, voyage=6, master=2, to_act=(2,), cash=cash, market=market, last_voyage=LastVoyage(
        dice=tuple((ware, pips) for ware, pips, _, _ in end), punts=landed, ports=after.ports, yards=after.yards
    ))  # fmt: skip
    raid = tables()["board"]
    aboard = replace(raid.punts[2], aboard=(1, 0, 2, 0))
    boarded = replace(raid, phase=Phase.PLACE, pirates=(None, None), punts=(*raid.punts[:2], aboard), to_act=(1,))
    went: tuple[ManilaEvent, ...] = (Boarded(0, Ware.JADE, 3, None), LapBegan(3))
    plunder = tables()["plunder"]
    sent = replace(port(plunder.punts[2], 1), plundered=True, aboard=(None,) * 4)
    paid = (*(Paid(seat, 18, "plunder", Ware.JADE) for seat in (0, 1)),
            *(Paid(seat, 12, "cargo", Ware.NUTMEG) for seat in (0, 1)), Paid(2, 6, "port", letter=0),
            Paid(1, 6, "yard", letter=0))  # fmt: skip
    rises = MarketRose(Ware.NUTMEG, 10), MarketRose(Ware.JADE, 30)
    spoils: tuple[ManilaEvent, ...] = (
        Sent(0, Ware.JADE, True),
        Arrived(Ware.JADE, 1),
        *paid,
        *rises,
        VoyageBegan(4, 1),
    )
    robbed = auction(4, voyage=4, master=0, cash=(54, 53, 37, 8), market=(10, 10, 0, 30), last_voyage=LastVoyage(
        dice=plunder.dice, punts=(*plunder.punts[:2], sent), ports=plunder.ports, yards=plunder.yards, pirates=(0, 1)
    ))  # fmt: skip
    plundered = replace(
        plunder, punts=(*plunder.punts[:2], replace(plunder.punts[2], plundered=True, aboard=(None,) * 4))
    )
    return {
        "roll": (before, after, (Rolled(2, moves),)),
        "pilot": (after, piloted, (Piloted(2, True, ((Ware.NUTMEG, 11, 13),)),)),
        "end": (piloted, auctioned, ended),
        "boarding": (raid, boarded, went),
        "plunder": (plundered, robbed, spoils),
    }


def _at(view: ManilaView, ware: Ware) -> int:
    return next(boat.position for boat in view.punts if boat.ware is ware)


def before(view: ManilaView) -> ManilaView:
    """A table as it may have been one roll earlier, to show what changes look like."""
    punts = tuple(
        replace(boat, position=max(boat.position - 4, 0), berth=Berth.SEA, letter=None) for boat in view.punts
    )
    return replace(view, punts=punts, ports=(None, None, None), pirates=(None, None), market=(0, 10, 0, 10),
                   cash=tuple(None if cash is None else cash + 4 for cash in view.cash))  # fmt: skip
