"""The decisions of Manila and their text codes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from typing import Final, TypeAlias

from engine.codes import Coded, Codes, Decision
from engine.manila.board import STARTS, WARES, Space, Ware


@dataclass(frozen=True, slots=True)
class Bid(Decision):
    """Offer ``amount`` pesos for the office of harbor master."""

    form = "bid:{0.amount}"
    amount: int


@dataclass(frozen=True, slots=True)
class Pass(Decision):
    """Leave the auction, or place no more accomplices in this voyage."""

    form = "pass"


@dataclass(frozen=True, slots=True)
class Skip(Decision):
    """Skip one turn to place when time is up; later turns remain."""

    form = "skip"


@dataclass(frozen=True, slots=True)
class Buy(Decision):
    """Buy one share as harbor master, or none."""

    ware: Ware | None

    @property
    def code(self) -> str:
        """Such as ``buy:jade``."""
        return f"buy:{'none' if self.ware is None else self.ware.slug}"


@dataclass(frozen=True, slots=True)
class Leave(Decision):
    """Load the three other wares and leave this one ashore."""

    form = "leave:{0.ware.slug}"
    ware: Ware


@dataclass(frozen=True, slots=True)
class Launch(Decision):
    """Put the three punts on their start spaces, in the order of the loaded wares."""

    starts: tuple[int, int, int]

    @property
    def code(self) -> str:
        """Such as ``start:5-4-0``."""
        return "start:" + "-".join(map(str, self.starts))


@dataclass(frozen=True, slots=True)
class Place(Decision):
    """Place one accomplice: on the cheapest free seat of a punt, or on another space."""

    form = "place:{0.space.slug}"
    space: Space


@dataclass(frozen=True, slots=True)
class Board(Decision):
    """As a pirate, go aboard a punt on 13, or stay (``None``).

    ``instead_of`` is the seat of the passenger to kick off (house rule); ``None`` takes a free seat.
    """

    ware: Ware | None
    instead_of: int | None = None

    @property
    def code(self) -> str:
        """Such as ``board:silk:2``."""
        if self.ware is None:
            return "board:stay"
        return f"board:{self.ware.slug}" + ("" if self.instead_of is None else f":{self.instead_of}")


@dataclass(frozen=True, slots=True)
class Pilot(Decision):
    """Move up to two punts as a pilot, by (ware, steps)."""

    steps: tuple[tuple[Ware, int], ...]

    @property
    def code(self) -> str:
        """Such as ``pilot:n+1,s-1``."""
        return "pilot:" + (",".join(f"{ware.letter}{step:+d}" for ware, step in self.steps) or "stay")


@dataclass(frozen=True, slots=True)
class Plunder(Decision):
    """As pirate captain, send a plundered punt to the port, or to the shipyard."""

    ware: Ware
    to_port: bool

    @property
    def code(self) -> str:
        """Such as ``plunder:jade:port``."""
        return f"plunder:{self.ware.slug}:{'port' if self.to_port else 'yard'}"


@dataclass(frozen=True, slots=True)
class _Loan(Coded):
    """A pledge or redemption of a share that only its owner knows."""

    ware: Ware
    count: int
    free = True
    private = True


@dataclass(frozen=True, slots=True)
class Pledge(_Loan):
    """Pledge a share of a ware.

    ``count`` is how many of that ware are pledged afterwards, so that pressing a button twice pledges once.
    """

    form = "pledge:{0.ware.slug}:{0.count}"


@dataclass(frozen=True, slots=True)
class Redeem(_Loan):
    """Redeem a share, so that ``count`` of that ware are still pledged."""

    form = "redeem:{0.ware.slug}:{0.count}"


ManilaMove: TypeAlias = Bid | Pass | Skip | Buy | Leave | Launch | Place | Board | Pilot | Plunder | Pledge | Redeem

_ONE_PUNT: Final = [((ware, steps),) for ware in WARES for steps in (-2, -1, 1, 2)]
_TWO_PUNTS: Final = [(a, b) for a, b in combinations(product(WARES, (-1, 1)), 2) if a[0] is not b[0]]

CODES: Final[Codes[ManilaMove]] = Codes(
    [
        *(Pass(), Skip(), Buy(None), Board(None)),
        *(kind(ware) for kind in (Buy, Leave, Board) for ware in WARES),
        *map(Launch, STARTS),
        *map(Place, Space),
        *map(Pilot, [(), *_ONE_PUNT, *_TWO_PUNTS]),
        *(Plunder(ware, to_port) for ware in WARES for to_port in (True, False)),
    ],
    {"bid": Bid}
    | {f"board:{ware.slug}": partial(Board, ware) for ware in WARES}
    | {f"pledge:{ware.slug}": partial(Pledge, ware) for ware in WARES}
    | {f"redeem:{ware.slug}": partial(Redeem, ware) for ware in WARES},
)
