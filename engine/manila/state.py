"""The complete state of a game of Manila, secrets included.

A plain value: whole numbers and flat lists. Nothing outside ``engine.manila`` may hold one. A missing seat is ``-1``,
so that lists stay lists of ``int``: copying a state is the hottest operation of an AI.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.manila.board import ACCOMPLICES, SEAT_PRICES, WARES, Ware
from engine.manila.events import Purpose
from engine.manila.options import ManilaOptions
from engine.manila.view import Phase
from engine.values import Copied

NOBODY: Final = -1
RULES: Final = 2
"""The current version of the rules. Under version 1, merchants were also asked to place when no space was left."""
NONE: Final = -1
"""No ware, no spot."""

# -- spots: each place where one accomplice can stand, in one flat list (§1.2) --------------------

FIRST_SEAT: Final = (0, 3, 6, 9)
"""By ware: the spot of the cheapest seat of its load. Seats of a load fill up in this order, without gaps."""
SEATS: Final = tuple(len(prices) for prices in SEAT_PRICES)
LAST_SEAT: Final = tuple(first + count - 1 for first, count in zip(FIRST_SEAT, SEATS, strict=True))
PORT: Final = 13
YARD: Final = 16
CAPTAIN: Final = 19
SECOND: Final = 20
PILOT: Final = 21
"""The small pilot; the large one follows."""
INSURANCE: Final = 23
SPOTS: Final = 24

# -- berths: where a punt is ----------------------------------------------------------------------

AT_SEA: Final = -1
"""Below this: nothing. 0–2 are the port letters A–C, 3–5 the letters of the shipyard."""
FIRST_YARD: Final = 3

LOADS: Final[tuple[tuple[Ware, ...], ...]] = tuple(
    tuple(ware for ware in WARES if ware is not ashore) for ashore in WARES
)
"""By the ware that stays ashore: the three wares loaded, in the order of the punts."""

BEATEN: Final = 3
"""How many bids below the highest one are kept."""

HABITS: Final = 10
"""How many numbers are kept of each merchant's public deeds in the whole game. In this order: accomplices sent aboard
punts, to port, to the shipyard, among the pirates, as pilots, as insurer; auctions left, and the bid at that time;
offices bought, and their price.
"""
LEFT: Final = 6
BOUGHT: Final = 8


@dataclass(frozen=True, slots=True)
class Wake:
    """The previous voyage's result, kept until the next one has punts."""

    ashore: int
    position: list[int]
    berth: list[int]
    plundered: list[bool]
    dice: list[int]
    spots: list[int]


@dataclass(slots=True)
class State(Copied):
    """A game of Manila.

    Lists "by seat" have an entry for each merchant, lists "by punt" have three.
    """

    rules: int
    """The version of the rules that the game began under."""
    options: ManilaOptions
    players: int
    ply: int
    phase: Phase
    actor: int
    """The seat that must decide, or ``NOBODY`` when the game is over."""

    voyage: int
    opener: int
    master: int
    bid: int
    bidder: int
    passed: list[bool]
    """By seat: out of the auction, or of placing."""

    purpose: Purpose | None
    """What the payment in progress is for; ``None`` when nothing is being paid."""
    price: int
    """The amount of that payment."""
    goods: int
    """The ware or space paid for, else ``NONE``."""

    cash: list[int]
    free: list[int]
    """By ``4 * seat + ware``: shares that are not pledged."""
    pledged: list[int]
    """By ``4 * seat + ware``: pledged shares."""
    supply: list[int]
    """By ware."""
    market: list[int]
    """By ware: the step of the marker, an index of ``MARKET``."""

    accomplices: list[int]
    """By seat: how many are left to place."""
    lap: int
    rolls: int
    ashore: int
    """The ware that was not loaded; ``NONE`` before loading."""
    position: list[int]
    """By punt: 0–13; 14 in port."""
    berth: list[int]
    """By punt: ``AT_SEA`` or a letter."""
    plundered: list[bool]
    """By punt."""
    dice: list[int]
    """By punt: the last roll, 0 if it did not roll."""
    spots: list[int]
    """By spot: the seat of the merchant whose accomplice is there."""

    deciding: int
    """In BOARD and PILOT: 0 for captain and small pilot, 1 for second and large pilot. Else 0."""
    spared: int
    """The spot of the captain who has just boarded: the second can't kick him off. Else ``NONE``."""

    wake: Wake | None = None
    """How the previous voyage ended, for display only: no rule uses it."""
    beaten: tuple[tuple[int, int], ...] = ()
    """The last bids that were beaten in this auction, oldest first, by seat and amount. For display only."""
    habits: list[int] = field(default_factory=list)
    """By ``HABITS * seat + habit``: counts of each merchant's public actions. No rule uses them."""

    def __post_init__(self) -> None:
        # Games older than habits begin to count now.
        if not self.habits and self.players in ACCOMPLICES:
            self.habits = [0] * (HABITS * self.players)

    def credit(self, seat: int) -> int:
        """Return how many shares a merchant could still pledge."""
        nutmeg, silk, ginseng, jade = self.free[4 * seat : 4 * seat + 4]
        return nutmeg + silk + ginseng + jade

    def afloat(self) -> list[int]:
        """Return the punts still at sea."""
        return [punt for punt in range(3) if self.berth[punt] == AT_SEA]
