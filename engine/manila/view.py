"""What a seat, or the public, may know of a game of Manila.

The secrets are which shares a merchant holds, which of them are pledged, and under the house rule *hidden money* their
cash. The number of shares and pledges is public (docs/rules/manila.md §2.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.game import Seat
from engine.manila.board import (
    INSURANCE_FEE,
    LETTER_PAYS,
    PILOT_PRICES,
    PIRATE_PRICE,
    PORT_PRICES,
    PROFIT,
    REDEEM,
    SEAT_PRICES,
    YARD_PRICES,
    Space,
    Ware,
)
from engine.manila.events import Paid, Purpose
from engine.manila.options import ManilaOptions


class Phase(StrEnum):
    AUCTION = "auction"
    PLEDGE = "pledge"
    """A player has to pay more than their cash and chooses shares to pledge."""
    BUY = "buy"
    LOAD = "load"
    START = "start"
    PLACE = "place"
    BOARD = "board"
    PILOT = "pilot"
    PLUNDER = "plunder"
    OVER = "over"

    # As fast as a plain string: the rules look decisions up by phase on every move.
    __hash__ = str.__hash__


class Berth(StrEnum):
    """The area in which a punt is."""

    SEA = "sea"
    PORT = "port"
    YARD = "yard"


@dataclass(frozen=True, slots=True)
class Punt:
    """One of the three punts of this voyage, in the order of wares.

    ``position`` is 0–13 at sea; it keeps the last position at sea once the punt is berthed, 14 after an arrival.
    ``letter`` is 0–2 for A–C once it is in port or yard. ``aboard`` has an entry for each seat of the load,
    cheapest first: the seat of its merchant, or ``None``.
    """

    ware: Ware
    position: int
    berth: Berth
    letter: int | None
    plundered: bool
    aboard: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """The secret shares of one merchant by ware, and how many are pledged."""

    shares: tuple[int, int, int, int]
    pledged: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Owed:
    """A payment that waits for pledges, and what it is for; all of it is public."""

    purpose: Purpose
    amount: int
    space: Space | None = None
    ware: Ware | None = None


@dataclass(frozen=True, slots=True)
class LastVoyage:
    """How the previous voyage ended, while the new one has no punts yet.

    ``dice`` is the last roll, by punt that rolled. ``ports`` and ``yards`` are the merchants who had bet there, by
    letter; ``pirates`` those who stayed on the boat to the end.
    """

    dice: tuple[tuple[Ware, int], ...]
    punts: tuple[Punt, ...]
    ports: tuple[Seat | None, Seat | None, Seat | None]
    yards: tuple[Seat | None, Seat | None, Seat | None]
    pirates: tuple[Seat | None, Seat | None] = (None, None)
    insurance: Seat | None = None

    @property
    def risen(self) -> tuple[Ware, ...]:
        """The wares that reached port: their market has risen."""
        return tuple(punt.ware for punt in self.punts if punt.berth is Berth.PORT)

    @property
    def repairs(self) -> int:
        """What the wrecks cost an insurer, who may be unable to pay it; else 0."""
        wrecks = len(self.punts) - len(self.risen)
        return 0 if self.insurance is None else sum(LETTER_PAYS[:wrecks])

    def paid(self) -> dict[Seat, int]:
        """Return the bank's total pay by merchant, highest first."""
        found: dict[Seat, int] = {}
        for payment in self.payments():
            found[payment.seat] = found.get(payment.seat, 0) + payment.amount
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))

    def payments(self) -> Iterator[Paid]:
        """Yield the bank's payments to merchants, one per source."""
        for punt in self.punts:
            plundered, load = punt.plundered, PROFIT[punt.ware]
            if plundered or punt.berth is Berth.PORT:
                taken = [seat for seat in (self.pirates if plundered else punt.aboard) if seat is not None]
                for seat in taken:
                    yield Paid(seat, load // len(taken), "plunder" if plundered else "cargo", punt.ware)
        arrivals = len(self.risen)
        for letter, holder in enumerate(self.ports[:arrivals]):
            if holder is not None:
                yield Paid(holder, LETTER_PAYS[letter], "port", letter=letter)
        for letter, holder in enumerate(self.yards[: len(self.punts) - arrivals]):
            if holder is not None:
                yield Paid(holder, LETTER_PAYS[letter], "yard", letter=letter)


def ranked_by(options: ManilaOptions, fortune: int, cash: int, shares: int) -> tuple[int, ...]:
    """Return the sort key of a merchant: fortune, by house rule more (§4.6)."""
    return (fortune,) if options.tie_break == "shared" else (fortune, cash, shares)


@dataclass(frozen=True, slots=True)
class ManilaView:
    """The table as its viewer sees it; tuples "by seat" are in seating order."""

    seat: Seat | None
    players: int
    options: ManilaOptions
    ply: int
    to_act: tuple[Seat, ...]
    phase: Phase
    voyage: int
    """From 1."""
    opener: Seat
    """The seat that opens this voyage's auction."""
    master: Seat | None
    """The harbor master of this voyage; ``None`` during the first auction. During a later auction: the previous one."""

    bid: int
    bidder: Seat | None
    passed: tuple[bool, ...]
    """By seat: out of the auction, or of placing, for this voyage."""

    due: int
    """In phase PLEDGE: how much the payer still lacks. Else 0. Public, unless money is hidden (then 0 to others)."""

    cash: tuple[int | None, ...]
    """By seat; ``None`` where it is hidden from the viewer."""
    shares: tuple[int, ...]
    """By seat: how many shares, pledged ones included."""
    pledged: tuple[int, ...]
    """By seat: how many of them are pledged."""
    accomplices: tuple[int, ...]
    """By seat: how many can still be placed in this voyage."""
    supply: tuple[int, int, int, int]
    """By ware: shares that can be bought."""
    market: tuple[int, int, int, int]
    """By ware: current value of a share, 0, 5, 10, 20 or 30."""

    lap: int
    """Placement round, from 1; 0 before the first."""
    laps: int
    """Placement rounds in a voyage: 3, or 4 with three players."""
    rolls: int
    """Movement rounds done in this voyage, 0–3."""
    dice: tuple[tuple[Ware, int], ...]
    """The last roll of this voyage, by punt that rolled."""

    punts: tuple[Punt, ...]
    """Empty until loaded; then as launched at 0 until the start spaces are chosen."""
    ports: tuple[Seat | None, Seat | None, Seat | None]
    yards: tuple[Seat | None, Seat | None, Seat | None]
    pirates: tuple[Seat | None, Seat | None]
    """Captain, second."""
    pilots: tuple[Seat | None, Seat | None]
    """Small, large."""
    insurance: Seat | None
    stowaway: bool
    """Whether the merchant to place has nothing to pay with and travels as a stowaway; hidden money hides it from
    others.
    """

    hand: Hand | None
    """The viewer's own shares; ``None`` for the public."""
    hands: tuple[Hand, ...]
    """By seat, once the game is over. Empty before."""

    owed: Owed | None = None
    """In phase PLEDGE: what is being paid."""
    deciding: int = 0
    """In BOARD and PILOT, which of the two decides: 0 captain or small pilot, 1 second or large pilot. Else 0."""
    spared: tuple[Ware, int] | None = None
    """In BOARD under *kick-off*: the seat of the captain who has just boarded; the second can't take it."""
    last_voyage: LastVoyage | None = None
    """Until the punts of this voyage are loaded: how the previous voyage ended. ``None`` in the first one."""
    beaten: tuple[tuple[Seat, int], ...] = ()
    """The last bids before the highest one in this auction, oldest first: seat and amount."""
    habits: tuple[int, ...] = ()
    """Counts of each merchant's public actions, by ``HABITS * seat + habit`` (``engine/manila/state.py``)."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners once the game is over and all hands are open; empty before."""
        if not self.hands:
            return ()
        keys = [self._ranked_by(hand, self.cash[seat] or 0) for seat, hand in enumerate(self.hands)]
        return tuple(seat for seat, key in enumerate(keys) if key == max(keys))

    def _ranked_by(self, hand: Hand, cash: int) -> tuple[int, ...]:
        worth = sum(count * value for count, value in zip(hand.shares, self.market, strict=True))
        return ranked_by(self.options, cash + worth - REDEEM * sum(hand.pledged), cash, sum(hand.shares))

    def fee(self, space: Space) -> int | None:
        """Return the list price of a space for the next accomplice there.

        Negative for the insurance, ``None`` when the space is full, away or not loaded (docs/rules/manila.md §1.2).
        """
        match space:
            case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
                return self._seat_fee(Ware(space))
            case Space.PORT_A | Space.PORT_B | Space.PORT_C:
                letter = space - Space.PORT_A
                return PORT_PRICES[letter] if self.ports[letter] is None else None
            case Space.YARD_A | Space.YARD_B | Space.YARD_C:
                letter = space - Space.YARD_A
                return YARD_PRICES[letter] if self.yards[letter] is None else None
            case Space.PIRATE:
                return PIRATE_PRICE if None in self.pirates else None
            case Space.PILOT_SMALL | Space.PILOT_LARGE:
                pilot = space - Space.PILOT_SMALL
                return PILOT_PRICES[pilot] if self.pilots[pilot] is None else None
            case Space.INSURANCE:
                return -INSURANCE_FEE if self.insurance is None else None

    def _seat_fee(self, ware: Ware) -> int | None:
        for punt in self.punts:
            if punt.ware == ware and punt.berth is Berth.SEA and None in punt.aboard:
                return SEAT_PRICES[ware][punt.aboard.index(None)]
        return None
