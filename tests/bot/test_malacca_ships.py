"""Ships of a table's own, written into the panel of house rules."""

from __future__ import annotations

from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, fits, pressable, seen, send_form, table_message, text_of
from tests.bot.test_house_rules import pages


async def test_the_host_writes_ships_of_the_tables_own(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "malacca new")
    async for shown in pages(harbor, harbor.ann):
        if "lo:1:ships" in pressable(shown):
            break
    form = await harbor.ann.select(shown, ["+"], custom_id="lo:1:ships")
    assert form.modal is not None
    settled = await harbor.ann.submit_modal(form, {"number": "3 3 3 3 4 4 4 4 5 5 5 12"})
    assert settled.response is not None
    fits(settled.response)
    assert "Ship Deck: 3 3 3 3 4 4 4 4 5 5 5 12" in text_of(table_message(harbor.channel))
    again = await harbor.ann.select(settled.response, ["+"], custom_id="lo:1:ships")
    refused = await harbor.ann.submit_modal(again, {"number": "3 4 5"})
    assert "Enter 12 whole numbers from 1 to 30" in answer_of(refused)


async def test_only_the_host_enters_numbers_and_only_for_numeric_rules(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "malacca new")
    lobby = table_message(harbor.channel)
    for actor, rule, complaint in (
        (harbor.eve, "ships", "host"),
        (harbor.ann, "rounds", "can’t have this value"),
        (harbor.ann, "nothing", "can’t have this value"),
    ):
        forged = await send_form(actor, seen(actor, lobby), f"ln:1:{rule}", "3 " * 12)
        assert complaint in answer_of(forged)
