"""Choices of two steps: the table's message leads from the first to the second, and keeps nothing of it."""

from __future__ import annotations

from random import Random

from simcord.actors import MemberActor

from host.live import LiveGame
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    codes,
    components,
    play,
    press,
    press_late,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.playing import by_id, game_of, one_move, start_game


async def starting(harbor: Harbor) -> tuple[LiveGame, MemberActor, MemberActor]:
    """A game in which the start spaces are to be chosen; who chooses, and somebody else."""
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    while game_of(live).view(None).phase.value != "start":
        await one_move(harbor, live, people, Random(1))
    seat = game_of(live).to_act[0]
    mover = people[game_of(live).chairs[seat].user or 0]
    return live, mover, next(person for person in people.values() if person is not mover)


def steps(harbor: Harbor) -> list[str]:
    """The paths that the table's message leads on to."""
    ids = pressable(table_message(harbor.channel))
    return [custom_id.rpartition(":")[2] for custom_id in ids if custom_id.startswith("sp:")]


def picture(harbor: Harbor) -> str:
    board = table_message(harbor.channel)
    gallery = next(part for part in components(board) if part["type"] == 12)
    return str(gallery["items"][0]["description"])


async def test_the_second_step_shows_what_is_left_and_leads_back(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    number, shown = game_of(live).number, picture(harbor)
    assert steps(harbor) == ["0", "1", "2", "3", "4", "5"]
    assert not codes(table_message(harbor.channel))
    await press(mover, table_message(harbor.channel), "sp:.*:4$")
    assert steps(harbor) == ["-"]
    assert all(code.startswith("start:4-") for code in codes(table_message(harbor.channel)))
    assert picture(harbor) == shown
    await press(mover, table_message(harbor.channel), "sp:.*:-$")
    assert steps(harbor) == ["0", "1", "2", "3", "4", "5"]
    assert game_of(live).number == number, "nothing has been decided"
    await press(mover, table_message(harbor.channel), "sp:.*:5$")
    await play(mover, table_message(harbor.channel), "start:5-4-0")
    assert game_of(live).number > number


async def test_who_is_not_to_act_is_refused_and_changes_nothing(harbor: Harbor) -> None:
    _, _, other = await starting(harbor)
    before = text_of(table_message(harbor.channel))
    assert "turn" in answer_of(await press(other, table_message(harbor.channel), "sp:.*:4$"))
    assert text_of(table_message(harbor.channel)) == before
    assert len(steps(harbor)) == 6


async def test_whatever_shows_the_table_anew_shows_the_first_step(harbor: Harbor) -> None:
    live, mover, other = await starting(harbor)
    await press(mover, table_message(harbor.channel), "sp:.*:4$")
    more = await press(other, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    await press(other, more.response, "tb:.*:end")
    assert len(steps(harbor)) == 6
    assert live.proposal is not None


async def test_a_path_that_leads_nowhere_is_refused(harbor: Harbor) -> None:
    live, mover, _ = await starting(harbor)
    board, ply = table_message(harbor.channel), game_of(live).ply
    for crafted in (f"sp:{live.id}:{ply}:9", f"sp:{live.id}:{ply + 1}:4", f"sp:{live.id}:{ply}:start:5-4-0"):
        then = with_part(seen(mover, board), crafted)
        assert "earlier move" in answer_of(await press_late(mover, then, crafted))
    assert len(steps(harbor)) == 6
