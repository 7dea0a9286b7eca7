"""The events of a game of Manila.

Amounts are whole pesos. Every change of money is an event of its own kind: events alone account for all money.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine import events
from engine.events import Public, Secret
from engine.game import Seat
from engine.manila.board import Space, Ware

Purpose: TypeAlias = Literal["office", "space", "share", "repairs"]
"""What a merchant pays for."""


@dataclass(frozen=True, slots=True)
class Dealt(Secret):
    """The secret opening shares of one merchant."""

    wares: tuple[Ware, ...]


@dataclass(frozen=True, slots=True)
class VoyageBegan(Public):
    """A new voyage: ``opener`` opens the auction."""

    voyage: int
    opener: Seat


@dataclass(frozen=True, slots=True)
class BidMade(Public):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """A pass in the auction or in placing, ``forced`` if nothing else was possible."""

    seat: Seat
    auction: bool
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Skipped(Public):
    """A turn to place was skipped: time was up, or (``forced``) no space was left."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class MasterChosen(Public):
    """The new harbor master and the price paid; ``unbid`` if no one bid."""

    seat: Seat
    price: int
    unbid: bool


@dataclass(frozen=True, slots=True)
class PaymentDue(Public):
    """A payment exceeds the cash: the payer chooses shares to pledge."""

    seat: Seat
    reason: Purpose


@dataclass(frozen=True, slots=True)
class Borrowed(Public):
    """A share, which stays secret, was pledged for 12."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Redeemed(Public):
    """A pledged share, which stays secret, was redeemed for 15."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class ShareTurned(Secret):
    """The ware of a pledged or redeemed share, visible only to its owner."""

    ware: Ware
    pledged: bool


@dataclass(frozen=True, slots=True)
class ShareBought(Public):
    """The harbor master bought a share, or none."""

    seat: Seat
    ware: Ware | None
    price: int


@dataclass(frozen=True, slots=True)
class Loaded(Public):
    seat: Seat
    wares: tuple[Ware, Ware, Ware]


@dataclass(frozen=True, slots=True)
class Launched(Public):
    seat: Seat
    starts: tuple[tuple[Ware, int], ...]


@dataclass(frozen=True, slots=True)
class LapBegan(Public):
    """Placement round ``lap`` of this voyage begins."""

    lap: int


@dataclass(frozen=True, slots=True)
class Placed(Public):
    """An accomplice was placed; ``paid`` is negative for the insurance."""

    seat: Seat
    space: Space
    index: int
    """Which seat of the load, or 0 for captain and 1 for second; else 0."""
    paid: int
    stowaway: bool


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """The dice of a round; ``moves``: (ware, die, from, to), where 14 is the port."""

    round: int
    moves: tuple[tuple[Ware, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Arrived(Public):
    """A punt reached port ``letter`` (0–2)."""

    ware: Ware
    letter: int


@dataclass(frozen=True, slots=True)
class Wrecked(Public):
    """A punt ended in shipyard ``letter`` (0–2)."""

    ware: Ware
    letter: int


@dataclass(frozen=True, slots=True)
class Boarded(Public):
    """A pirate went aboard, replacing ``kicked``, or stayed (``None``)."""

    seat: Seat
    ware: Ware | None
    index: int
    kicked: Seat | None


@dataclass(frozen=True, slots=True)
class Piloted(Public):
    """A pilot moved punts: (ware, from, to) each; empty if none was moved."""

    seat: Seat
    large: bool
    moves: tuple[tuple[Ware, int, int], ...]


@dataclass(frozen=True, slots=True)
class Plundered(Public):
    """Pirates take a punt on 13: all aboard go home empty-handed."""

    ware: Ware
    pirates: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Sent(Public):
    """The captain sent a plundered punt to port or shipyard."""

    seat: Seat
    ware: Ware
    to_port: bool


@dataclass(frozen=True, slots=True)
class Paid(Public):
    """The bank pays a merchant at the end of a voyage."""

    seat: Seat
    amount: int
    reason: Literal["plunder", "cargo", "port", "yard"]
    ware: Ware | None = None
    letter: int | None = None


@dataclass(frozen=True, slots=True)
class RepairsPaid(Public):
    """The insurer pays ``amount`` of what is ``owed`` for wrecks, the bank the rest."""

    seat: Seat
    amount: int
    owed: int


@dataclass(frozen=True, slots=True)
class MarketRose(Public):
    """A ware that reached port rises."""

    ware: Ware
    value: int


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """Final fortunes by seat, and the winners."""

    fortunes: tuple[int, ...]
    winners: tuple[Seat, ...]


ManilaEvent: TypeAlias = (
    Dealt
    | VoyageBegan
    | BidMade
    | Passed
    | Skipped
    | MasterChosen
    | PaymentDue
    | Borrowed
    | Redeemed
    | ShareTurned
    | ShareBought
    | Loaded
    | Launched
    | LapBegan
    | Placed
    | Rolled
    | Arrived
    | Wrecked
    | Boarded
    | Piloted
    | Plundered
    | Sent
    | Paid
    | RepairsPaid
    | MarketRose
    | GameEnded
)
Emit: TypeAlias = events.Emit[ManilaEvent]
"""Takes what happens."""


def cash_change(event: ManilaEvent) -> tuple[Seat, int] | None:
    """Return whose cash an event changes, and by how much, if any."""
    match event:
        case MasterChosen(seat, price) | ShareBought(seat, _, price):
            return seat, -price
        case Placed(seat, paid=paid):
            return seat, -paid
        case Borrowed(seat, amount) | Paid(seat, amount):
            return seat, amount
        case Redeemed(seat, amount) | RepairsPaid(seat, amount):
            return seat, -amount
        case _:
            return None
