"""What costs more than it seems: its price is told and asked about once, with a way back."""

from __future__ import annotations

from tests.bot.conftest import Harbor
from tests.bot.driver import loans, press, pressable, sure, table_message, text_of
from tests.bot.playing import game_of, live_table, start_game


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
    asked = (await press(harbor.ann, await loans(harbor.ann, table_message(harbor.channel)), "mv:.*:pledge")).response
    assert asked is not None
    back = (await press(harbor.ann, asked, "tb:.*:keep$")).response
    assert back is not None
    assert not sure(back)
    assert game_of(live).view(None).pledged[0] == 0


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
    assert "One share is pledged: it brings 12 now and **costs 3 in the end**" in text_of(asked.response)
    assert table.view(None).bidder != 0
    await press(harbor.ann, asked.response, "^my:")
    assert table.view(None).bidder == 0 or table.view(None).master is not None
