"""Tables to keep. The games are made up: the store must not care."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from engine.lobby import Lobby
from engine.log import By, Entry
from engine.table import SeatAssignment
from storage import Store
from storage.nights import Most, Night, Plan, Rsvp
from storage.presence import Proposal, Vote

ANN: Final = 1_180_000_000_000_000_001
BEN: Final = 1_180_000_000_000_000_002
EVE: Final = 1_180_000_000_000_000_003
GUILD: Final = 2**63 - 1
"""The largest id that a 64-bit number holds."""
CHANNEL: Final = 1_190_000_000_000_000_000
ARENA_BOUNDS: Final = {"at_once": 3, "a_day": 5}
"""How many arenas a server may have here."""
SEED: Final = "0123456789abcdef0123456789abcdef"

CHAIRS: Final = (SeatAssignment("Ann", ANN), SeatAssignment("Odds", None, "simple"), SeatAssignment("Ben – Бен", BEN))
LOBBY: Final = Lobby("chess", ANN, 4, CHAIRS, {"fast": True, "board": "large"})


def entry(number: int, *, by: By = "person", draws: tuple[int, ...] = ()) -> Entry:
    """An entry of a log, which says its own number."""
    if number == 0:
        return Entry(number=0, seat=None, code="start", draws=(5, 0, 255), by="clock")
    return Entry(number=number, seat=number % 3, code=f"go:{number}", draws=draws, by=by)


def snapshot(number: int) -> Any:
    """The state after an entry."""
    return {"after": number, "names": ["Бен"], "wide": 2**60}


async def lobby(store: Store, *, channel: int = CHANNEL, guild: int | None = GUILD, chairs: Any = CHAIRS) -> int:
    """A table that is a lobby."""
    return await store.create_lobby(replace(LOBBY, chairs=chairs), guild_id=guild, channel_id=channel)


async def begin(store: Store, table: int) -> None:
    """Make a lobby a game without entries."""
    await store.begin(table, rules_version=3, options={"fast": False}, chairs=CHAIRS[::-1], seed=SEED)


async def game(store: Store, entries: int = 1) -> int:
    """A table at which a game is played, with so many entries in its log."""
    table = await lobby(store)
    await begin(store, table)
    for number in range(entries):
        await store.append(table, [entry(number)], snapshot(number), over=False)
    return table


async def planned(store: Store, host: int, *, at: datetime | None = None, guild: int = GUILD) -> int:
    """A game night that somebody has planned."""
    plan = Plan("chess", guild, CHANNEL, 4, "live", "en", at or datetime.now(UTC) + timedelta(hours=3))
    guest, most = Rsvp(host, "Ann", "yes", hosts=True), Most(9, 9)
    night = await store.nights.plan(plan, guest, remind=True, at_once=most, a_day=most)
    assert isinstance(night, Night)
    await store.nights.placed(night.id, night.id)
    return night.id


async def propose(store: Store, proposal: Proposal) -> None:
    """Have the people at a table vote on something."""
    await store.vote(proposal.table, lambda *_: Vote(proposal))
