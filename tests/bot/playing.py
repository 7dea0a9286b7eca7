"""People who play a whole game by pressing what they are offered."""

from __future__ import annotations

from random import Random

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.tables import LiveTable
from engine.table import Table
from tests.bot.conftest import Harbor
from tests.bot.driver import codes, play, press, table_message


async def start_game(harbor: Harbor, *people: MemberActor, ai: int = 0, level: str = "easy") -> LiveTable:
    """Open a table, fill it and start. The first person is the host."""
    host, *others = people
    await host.slash(harbor.channel, "manila new")
    for person in others:
        await press(person, table_message(harbor.channel), "lb:.*:join")
    for _ in range(ai):
        await press(host, table_message(harbor.channel), f"^{level}$")
    await press(host, table_message(harbor.channel), "lb:.*:start")
    return await live_table(harbor)


async def live_table(harbor: Harbor) -> LiveTable:
    """The newest table of the channel, as the bot holds it."""
    last = (await harbor.bot.desk.tables.in_channel(harbor.channel.id))[-1]
    assert last.table is not None
    return last


def game_of(live: LiveTable) -> Table:
    assert live.table is not None
    return live.table


async def one_move(
    harbor: Harbor, live: LiveTable, people: dict[int, MemberActor], random: Random
) -> InteractionResult:
    """Whoever has to decide presses something they are offered, in public or in their own panel."""
    table = game_of(live)
    actor = people[table.chairs[table.to_act[0]].user or 0]
    shown = table_message(harbor.channel)
    offered = list(codes(shown))
    if offered:
        return await play(actor, shown, random.choice(offered))
    panel = await press(actor, shown, "tb:.*:hand")
    assert panel.response is not None
    private = [code for code in codes(panel.response) if code.startswith("pledge")]
    return await play(actor, panel.response, random.choice(private))
