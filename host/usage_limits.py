"""Limits on what one user may request; only scripts reach them.

A limit protects the other users: those whose clicks wait meanwhile, and whose lists fill up.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket's burst size, and its refill rate per second."""

    at_once: float
    a_second: float


@dataclass(frozen=True, slots=True)
class UsageLimits:
    tables: int = 25
    """Open tables with a user's seat, in all servers together."""
    lobbies: int = 5
    """A user's open lobbies in one server."""
    nights: int = 6
    """Game nights that a user plans within a day, in all servers together; including cancelled ones."""
    server_nights: int = 40
    """The same for all users of a server together."""
    arenas: int = 5
    """Open arenas in a server."""
    daily_arenas: int = 20
    """Arenas opened in a server within a day, including ended ones."""
    presses: Rate = Rate(30, 3)
    """Clicks, commands and direct messages of a user."""
    server_presses: Rate = Rate(300, 40)
    """The same for all users of a server together."""
    lookups: Rate = Rate(60, 10)
    """Keystrokes of a user while a command autocompletes tables."""
    server_lookups: Rate = Rate(300, 40)
    """The same for all users of a server together."""
    openings: Rate = Rate(20, 1 / 120)
    """Tables that a user opens or gets in an arena, even if they are cancelled or ended again."""
    pings: Rate = Rate(2, 1 / 1800)
    """Pings of one user caused by another, who offers them a seat or makes them host."""
    reminders: Rate = Rate(1, 1 / 10_800)
    """Pings to guests of a game night whose event was moved, each with a further reminder."""
    night_updates: Rate = Rate(2, 1 / 60)
    """Updates of a game night's message because its planner lists the nights, in case someone deleted it."""
    votes: Rate = Rate(3, 1 / 1800)
    """Votes of a player for which a table's message is reposted; after more of them it is edited in place."""
    calls: Rate = Rate(5, 1 / 120)
    """Searches for players by a user: for each possible player Discord is asked whether they see the channel."""
    posts: Rate = Rate(12, 1 / 60)
    """Other messages that the bot posts for a user, and the questions to Discord before each."""
    introductions: Rate = Rate(1, 1 / 180)
    """Introductions of the bot in a channel where it is mentioned."""
    second_press: float = 0.6
    """Seconds after a move within which the next one of the same user counts as an accidental double click."""


BOUNDS: Final = UsageLimits()
UNBOUNDED: Final = UsageLimits(
    tables=sys.maxsize,
    lobbies=sys.maxsize,
    nights=sys.maxsize,
    server_nights=sys.maxsize,
    arenas=sys.maxsize,
    daily_arenas=sys.maxsize,
    presses=Rate(float("inf"), 0),
    server_presses=Rate(float("inf"), 0),
    lookups=Rate(float("inf"), 0),
    server_lookups=Rate(float("inf"), 0),
    openings=Rate(float("inf"), 0),
    pings=Rate(float("inf"), 0),
    reminders=Rate(float("inf"), 0),
    night_updates=Rate(float("inf"), 0),
    votes=Rate(float("inf"), 0),
    calls=Rate(float("inf"), 0),
    posts=Rate(float("inf"), 0),
    introductions=Rate(float("inf"), 0),
    second_press=0,
)
"""For scripts, as in tests and benchmarks."""
