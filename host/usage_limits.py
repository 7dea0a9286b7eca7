"""How much one person may ask of the bot: bounds that people never meet, and scripts do.

What somebody who runs the bot may want to change stands here, and nowhere else. A bound is there for the others: for
those whose presses wait meanwhile, and whose lists fill up.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second from then on."""

    at_once: float
    a_second: float


@dataclass(frozen=True, slots=True)
class UsageLimits:
    """What one person, or one server, may ask for."""

    tables: int = 25
    """Open tables where a person sits, in all servers together."""
    lobbies: int = 5
    """Tables of a person in one server that wait for others to join."""
    nights: int = 6
    """Game nights that a person plans within a day, in all servers together; those called off count."""
    server_nights: int = 40
    """The same of all people of a server together."""
    presses: Rate = Rate(30, 3)
    """Presses, commands and direct messages of a person."""
    server_presses: Rate = Rate(300, 40)
    """The same of all people of a server together."""
    lookups: Rate = Rate(60, 10)
    """Keys that a person types while a command offers tables to choose from."""
    openings: Rate = Rate(20, 1 / 120)
    """Tables that a person opens, whether or not they are cancelled again."""
    pings: Rate = Rate(2, 1 / 1800)
    """Pings of one person in the name of another, who offers them a seat or makes them host."""
    votes: Rate = Rate(3, 1 / 1800)
    """Votes of a player for which one table's message is posted anew; for more of them it is edited in place."""
    calls: Rate = Rate(5, 1 / 120)
    """Calls for players by a person: of each who may be called Discord is asked whether they see the place."""
    second_press: float = 0.6
    """Seconds after a move within which the next one of the same person is taken for a finger that pressed twice."""


BOUNDS: Final = UsageLimits()
UNBOUNDED: Final = UsageLimits(
    tables=sys.maxsize,
    lobbies=sys.maxsize,
    nights=sys.maxsize,
    server_nights=sys.maxsize,
    presses=Rate(float("inf"), 0),
    server_presses=Rate(float("inf"), 0),
    lookups=Rate(float("inf"), 0),
    openings=Rate(float("inf"), 0),
    pings=Rate(float("inf"), 0),
    votes=Rate(float("inf"), 0),
    calls=Rate(float("inf"), 0),
    second_press=0,
)
"""Where scripts play, as in tests and measurements."""
