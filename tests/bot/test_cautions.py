"""What costs more than it seems: its price is told and asked about once, with a way back."""

from __future__ import annotations

import re

import pytest

from engine.table import Table
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    confirm,
    labels,
    loans,
    panels,
    play,
    press,
    press_late,
    pressable,
    seen,
    sure,
    table_message,
    text_of,
    with_part,
)
from tests.bot.playing import game_of, live_table, start_game


async def placing(harbor: Harbor) -> Table:
    """A table where Ann has to place an accomplice, and two rounds are left."""
    live = await start_game(harbor, harbor.ann, ai=2)
    table = game_of(live)
    while table.view(None).phase != "place" or table.to_act != (0,):
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(live)
    return table


@pytest.mark.slow
async def test_a_costly_move_at_the_table_is_asked_in_a_form(harbor: Harbor) -> None:
    table = await placing(harbor)
    number, board = table.number, table_message(harbor.channel)
    asked = await press(harbor.ann, board, "mv:.*:pass$")
    assert asked.modal is not None
    (words,) = asked.modal["components"]
    assert "**Stop placing for this voyage?**" in words["content"]
    assert table.number == number
    done = await confirm(harbor.ann, asked)
    assert table.number > number
    assert done.response is not None
    assert done.response.id == board.id, "the answer is the table itself"
    assert panels(harbor.ann, harbor.channel.id) == []


async def test_a_refused_form_gives_way_to_a_message(harbor: Harbor) -> None:
    table = await placing(harbor)
    number = table.number
    harbor.env.inject_error("POST", "/interactions/*", status=400, code=50035)
    asked = await press(harbor.ann, table_message(harbor.channel), "mv:.*:pass$")
    assert table.number == number
    await confirm(harbor.ann, asked)
    assert table.number > number


async def test_a_costly_choice_of_a_menu_is_asked_in_a_message(harbor: Harbor) -> None:
    table = await placing(harbor)
    number, menu = table.number, f"ms:1:{table.ply}:9"
    then = with_part(seen(harbor.ann, table_message(harbor.channel)), menu, kind=3)
    asked = await press_late(harbor.ann, then, menu, ["pass"])
    assert asked.response is not None
    assert sure(asked.response), "a form would leave the choice in the menu, which then cannot be chosen again"
    assert table.number == number


async def test_a_question_in_a_panel_says_in_it_what_was_done(harbor: Harbor) -> None:
    table = await placing(harbor)
    menu = f"ms:1:{table.ply}:9"
    then = with_part(seen(harbor.ann, table_message(harbor.channel)), menu, kind=3)
    await confirm(harbor.ann, await press_late(harbor.ann, then, menu, ["pass"]))
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert re.match(r"\n🟥 \*\*ann\*\* [^\n]+\n\[Go to table\][^ ]+ 🟥 <@", text_of(panel))
    await play(harbor.ann, table_message(harbor.channel), "pass")
    assert panels(harbor.ann, harbor.channel.id) == []


@pytest.mark.slow
async def test_a_pledge_is_asked_about_once(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    asked = (await press(harbor.ann, await loans(harbor.ann, table_message(harbor.channel)), "mv:.*:pledge")).response
    assert asked is not None
    assert "You receive 12 now and owe 15: it **costs 3 in the end**" in text_of(asked)
    assert game_of(live).view(None).pledged[0] == 0
    done = (await press(harbor.ann, asked, "^my:")).response
    assert game_of(live).view(None).pledged[0] == 1
    assert done is not None
    assert not sure(done)


async def test_a_question_about_a_pledge_has_a_way_back(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    offered = await loans(harbor.ann, table_message(harbor.channel))
    assert labels(offered).count("◀ Back") == 1
    asked = (await press(harbor.ann, offered, "mv:.*:pledge")).response
    assert asked is not None
    back = (await press(harbor.ann, asked, "tb:.*:aside$")).response
    assert back is not None
    assert any(":pledge:" in custom_id for custom_id in pressable(back)), "the loans, as before"
    assert game_of(live).view(None).pledged[0] == 0


async def test_the_way_back_from_a_question_is_the_menu(harbor: Harbor) -> None:
    table = await placing(harbor)
    menu = f"ms:1:{table.ply}:9"
    then = with_part(seen(harbor.ann, table_message(harbor.channel)), menu, kind=3)
    asked = (await press_late(harbor.ann, then, menu, ["pass"])).response
    assert asked is not None
    back = (await press(harbor.ann, asked, "^sp:.*:-$")).response
    assert back is not None
    assert not sure(back)
    assert f"ms:1:{table.ply}:0" in pressable(back), "the places to choose from"


async def test_the_way_back_from_leaving_is_more(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")).response
    assert more is not None
    asked = (await press(harbor.ann, more, "tb:.*:leave$")).response
    assert asked is not None
    back = (await press(harbor.ann, asked, "tb:.*:stay$")).response
    assert back is not None
    assert "tb:1:leave" in pressable(back)


async def test_a_bid_above_ones_cash_is_asked_about(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    table = game_of(live)
    while table.to_act != (0,):
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(await live_table(harbor))
    board, view = table_message(harbor.channel), table.view(None)
    asking = next(custom_id for custom_id in pressable(board) if custom_id.startswith("an:"))
    form = await harbor.ann.click(board, custom_id=asking)
    asked = await harbor.ann.submit_modal(form, {"number": str((view.cash[0] or 0) + 1)})
    assert asked.response is not None
    assert "You pledge one share: it brings 12 now and **costs 3 in the end**" in text_of(asked.response)
    assert table.view(None).bidder != 0
    await press(harbor.ann, asked.response, "^my:")
    assert table.view(None).bidder == 0 or table.view(None).master is not None


async def test_an_unconfirmed_pledge_gives_way_to_the_hand(harbor: Harbor) -> None:
    table = game_of(await start_game(harbor, harbor.ann, ai=2))
    while table.to_act != (0,):
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(await live_table(harbor))
    await press(harbor.ann, await loans(harbor.ann, table_message(harbor.channel)), "mv:.*:pledge")
    await press(harbor.ann, table_message(harbor.channel), "mv:.*:(bid|pass)")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "You didn’t confirm the question before" in text_of(panel)
    assert text_of(panel).count("Go to table") == 1
    assert "Back" not in labels(panel)
    assert table.view(None).pledged[0] == 0
