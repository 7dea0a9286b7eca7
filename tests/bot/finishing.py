"""Games that are over soon: the clock makes every decision of people who never come."""

from __future__ import annotations

from simcord.actors import MemberActor

from host.live import LiveGame
from tests.bot.conftest import Harbor
from tests.bot.playing import game_of, start_game


async def finish(live: LiveGame) -> LiveGame:
    """Play a game to its end with the mildest decisions."""
    table = game_of(live)
    while not table.over:
        await table.time_up(table.ply)
    return live


async def finished_game(harbor: Harbor, *people: MemberActor, ai: int = 0) -> LiveGame:
    """A game of these people that is over; the first is its host."""
    return await finish(await start_game(harbor, *people, ai=ai, level="beginner"))
