"""Games that are over soon: the clock makes every decision of people who never come, or they are but on record."""

from __future__ import annotations

from dataclasses import replace

from simcord.actors import MemberActor

from engine.game import Place, Standing
from engine.table import SeatAssignment
from host.live import GameSession
from host.ratings import RATER, contest
from storage.results import SeatResult
from storage.store import Store
from tests.bot.conftest import Harbor
from tests.bot.playing import game_of, start_game
from tests.storage.samples import LOBBY as SAMPLE
from tests.storage.samples import entry, snapshot


async def finish(live: GameSession) -> GameSession:
    """Play a game to its end with the mildest decisions. The AI of whoever left waits no longer."""
    table = game_of(live)
    while not table.over:
        for seat in table.resting:  # again if the table is read anew meanwhile
            await table.seat(seat, replace(table.chairs[seat], resting=False))
        await table.time_up(table.ply)
    return live


async def finished_game(harbor: Harbor, *people: MemberActor, ai: int = 0) -> GameSession:
    """A game of these people that is over; the first is its host."""
    return await finish(await start_game(harbor, *people, ai=ai, level="beginner"))


async def recorded(
    store: Store,
    guild: int,
    *users: int,
    arena: int | None = None,
    ai: bool = False,
    tie: bool = False,
    kind: str = "manila",
) -> int:
    """A finished game that people ended in this order, straight on record."""
    chairs = [SeatAssignment(f"Player {user % 1000}", user) for user in users]
    chairs += [SeatAssignment("Luz", None, "simple")] if ai else []
    lobby = type(SAMPLE)(kind, users[0], len(chairs), tuple(chairs), {})
    table = await store.create_lobby(lobby, guild_id=guild, channel_id=1, arena=arena)
    await store.begin(table, rules_version=1, options={}, chairs=chairs, seed="00")
    await store.append(table, [entry(0)], snapshot(0), over=True)
    ranks = [1 if tie and seat < 2 else seat + 1 for seat in range(len(chairs))]
    standing = Standing(tuple(Place((seat,), rank, 100 - seat) for seat, rank in enumerate(ranks)))
    seats = [
        SeatResult(seat, chair.user, seat, rank, 100 - seat, tie and rank == 1, chair.user is None, stayed=True)
        for seat, (chair, rank) in enumerate(zip(chairs, ranks, strict=True))
    ]
    places = [{"seats": [seat], "rank": rank, "score": 100 - seat} for seat, rank in enumerate(ranks)]
    await store.records.write(table, places, seats, contest(chairs, standing, 0), RATER)
    return table
