"""The board of Manila: wares, spaces, prices and payoffs (rules §1)."""

from __future__ import annotations

from typing import Final

from engine.values import Slugged


class Ware(Slugged):
    """The four wares in the order of the board; ``letter`` is in move codes."""

    NUTMEG = 0
    SILK = 1
    GINSENG = 2
    JADE = 3


class Space(Slugged):
    """A place for an accomplice; the first four are the punts by ware."""

    NUTMEG = 0
    SILK = 1
    GINSENG = 2
    JADE = 3
    PORT_A = 4
    PORT_B = 5
    PORT_C = 6
    YARD_A = 7
    YARD_B = 8
    YARD_C = 9
    PIRATE = 10
    PILOT_SMALL = 11
    PILOT_LARGE = 12
    INSURANCE = 13

    @property
    def slug(self) -> str:
        """Text form in move codes and message keys: ``port:a``, ``jade``."""
        return self.name.lower().replace("_", ":")


WARES: Final = tuple(Ware)
LETTERS: Final = "abc"

START_CASH: Final = 30
START_SHARES: Final = 2
SHARES_PER_WARE: Final = 5
ACCOMPLICES: Final = {3: 4, 4: 3, 5: 3}
"""Accomplices of each merchant a voyage, by number of players (§1.1)."""

SEAT_PRICES: Final = ((2, 3, 4), (3, 4, 5), (1, 2, 3), (3, 4, 5, 5))
"""Prices of the seats on each ware's load, cheapest first, by ware (§1.2)."""

PROFIT: Final = (24, 30, 18, 36)
"""The pay of a load, shared by all aboard, by ware (§1.2)."""

PORT_PRICES: Final = (4, 3, 2)
YARD_PRICES: Final = (4, 3, 2)
LETTER_PAYS: Final = (6, 8, 15)
"""What port and shipyard A, B, C pay to their accomplice; and what the insurer pays for a wreck there."""

PIRATE_PRICE: Final = 5
PILOT_PRICES: Final = (2, 5)
INSURANCE_FEE: Final = 10
"""What the insurer collects at once when he places his accomplice."""

LOAN: Final = 12
REDEEM: Final = 15
"""A pledge brings 12; it costs 15 to redeem, or 15 off the fortune at the end."""

MARKET: Final = (0, 5, 10, 20, 30)
MIN_SHARE_PRICE: Final = 5
ROUTE_END: Final = 13
"""The last space at sea. Beyond it lies the port; exactly on it the pirates wait."""

START_MAX: Final = 5
START_SUM: Final = 9
DIE: Final = 6
ROLLS: Final = 3

STARTS: Final = tuple(
    (a, b, START_SUM - a - b)
    for a in range(START_MAX, -1, -1)
    for b in range(START_MAX, -1, -1)
    if 0 <= START_SUM - a - b <= START_MAX
)
"""The 25 legal start layouts of three punts (§1.2)."""
