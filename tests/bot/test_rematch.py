"""Playing again with the same people."""

from __future__ import annotations

from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, codes, labels, panels, press, press_more, set_rule, table_message, text_of
from tests.bot.finishing import finish, finished_game
from tests.bot.playing import live_table


async def finished(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)


async def test_who_asks_for_a_rematch_hosts_it_and_the_rest_join(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", players=4, speed="live")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.ann, table_message(harbor.channel), "^beginner$")
    await set_rule(harbor.ann, harbor.channel, "hidden_money", "true")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live = await finish(await live_table(harbor))
    await harbor.bot.services.updater.update(live)
    result = table_message(harbor.channel)
    assert labels(result) == ["Rematch", "Replay", "Review", "Share", "More"]
    await press(harbor.ben, result, "tb:.*:rematch")
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert [chair.user for chair in again.lobby.chairs] == [harbor.ben.id, None]
    assert again.lobby.chairs[1].level == "beginner"
    assert (again.lobby.host, again.lobby.size, again.lobby.speed) == (harbor.ben.id, 4, "live")
    assert again.lobby.options["hidden_money"] is True
    lobby = table_message(harbor.channel)
    assert lobby.id != result.id
    assert "play again" in text_of(lobby)
    await press(harbor.ann, lobby, "lb:.*:join")
    await press(harbor.cho, lobby, "lb:.*:join")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:start")
    assert codes(table_message(harbor.channel))


async def test_a_rematch_keeps_to_the_levels_allowed_by_now(harbor: Harbor) -> None:
    await finished(harbor)
    result, guilds = table_message(harbor.channel), harbor.bot.services.tables.store.guilds
    await guilds.change(harbor.guild.id, lambda old: old.model_copy(update={"levels": ("expert",)}))
    await press(harbor.ann, result, "tb:.*:rematch")
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert [chair.level for chair in again.lobby.chairs] == [None, "expert"]


async def test_a_rematch_pressed_again_seats_whoever_presses(harbor: Harbor) -> None:
    await finished(harbor)
    result = table_message(harbor.channel)
    await press(harbor.ann, result, "tb:.*:rematch")
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert str(again.message) in answer_of(await press(harbor.ann, result, "tb:.*:rematch"))
    await harbor.restart()
    assert str(again.message) in answer_of(await press(harbor.ben, result, "tb:.*:rematch"))
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert [chair.user for chair in again.lobby.chairs] == [harbor.ann.id, None, harbor.ben.id]
    assert len(await harbor.bot.services.tables.in_channel(harbor.channel.id)) == 1


async def test_a_rematch_that_was_cancelled_can_be_opened_again(harbor: Harbor) -> None:
    await finished(harbor)
    result = table_message(harbor.channel)
    await press(harbor.ann, result, "tb:.*:rematch")
    await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:cancel")
    await press(harbor.ben, result, "tb:.*:rematch")
    assert len(await harbor.bot.services.tables.in_channel(harbor.channel.id)) == 1


async def test_outsiders_cannot_ask_for_a_rematch(harbor: Harbor) -> None:
    await finished(harbor)
    result = table_message(harbor.channel)
    assert "Only the players" in answer_of(await press(harbor.eve, result, "tb:.*:rematch"))
    await press(harbor.ben, result, "tb:.*:rematch")
    assert "Only the players" in answer_of(await press(harbor.eve, result, "tb:.*:rematch"))


async def test_a_rematch_is_one_lobby_and_one_private_way_to_it(harbor: Harbor) -> None:
    await finished(harbor)
    await harbor.errands()
    before = len(harbor.env.http_requests)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch")
    opened, told = [call.path for call in harbor.env.http_requests[before:]]
    assert "callback" in opened
    assert "webhooks" in told
    assert "The rematch is open" in text_of(panels(harbor.ann, harbor.channel.id)[-1])
    assert panels(harbor.ben, harbor.channel.id) == []
