"""Single cards: the table plays the only legal one after a beat, where the house rules ask for it."""

from __future__ import annotations

from random import Random

from simcord.actors import MemberActor

from engine.table import Table
from tests.bot.conftest import HOUR, Harbor
from tests.bot.driver import codes, play
from tests.bot.playing import game_of
from tests.bot.test_manille import hand_of, open_table


def only_move(table: Table) -> bool:
    return len([move for move in table.moves(table.to_act[0]) if not move.free]) == 1


async def until_forced(harbor: Harbor, people: list[MemberActor], rule: str) -> Table:
    """Play on until whoever is to decide has one legal card alone."""
    live = await open_table(harbor, "manille", people, 4 - len(people), autoplay_forced=rule, target="64")
    await harbor.ann.slash(harbor.channel, "table speed", speed="none")
    table, random = game_of(live), Random(3)
    while not only_move(table):
        shown = await hand_of(harbor, harbor.ann)
        await play(harbor.ann, shown, random.choice(list(codes(shown))))
    return table


async def test_the_only_legal_card_is_played_after_a_beat(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    before = table.number
    await harbor.env.settle()
    assert table.number == before
    await harbor.env.advance_time(HOUR + 1)
    assert table.number > before


async def test_where_players_want_to_play_it_themselves_it_waits_for_them(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "false")
    before = table.number
    await harbor.env.advance_time(HOUR + 1)
    assert table.number == before
