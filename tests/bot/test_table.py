"""Playing at a table, through a simulated Discord."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.tables.hands import PAUSE
from bot.tables.panel_views import LINE, RULES_SCREEN
from bot.tables.pings import waits_for
from bot.tables.presses import AT_TABLE
from host.autoplay import TAKEOVER
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    button_style,
    codes,
    components,
    fits,
    labels,
    leave_game,
    loans,
    play,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finish
from tests.bot.playing import by_id, game_of, live_table, one_move, start_game
from tests.effort import effort


async def test_the_start_shows_a_board_with_a_picture_and_its_words(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=3)
    board = table_message(harbor.channel)
    gallery = next(part for part in components(board) if part["type"] == 12)
    assert gallery["items"][0]["description"]
    assert board.attachments[0].filename.endswith(".png")
    assert "Voyage 1" in text_of(board)


async def test_a_move_costs_one_call(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    before = len(harbor.env.http_requests)
    await one_move(harbor, live, people, Random(1))
    calls = harbor.env.http_requests[before:]
    assert [call.path for call in calls if "callback" not in call.path] == []
    assert len(calls) == 1


@pytest.mark.parametrize("seats", effort([3, 5], [3, 4, 5]))
@pytest.mark.slow
async def test_a_whole_game_is_played_by_pressing_what_is_offered(harbor: Harbor, seats: int) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=seats - 2)
    people = {harbor.ann.id: harbor.ann, harbor.ben.id: harbor.ben}
    random = Random(seats)
    for _ in range(400):
        if game_of(live).over:
            break
        result = await one_move(harbor, live, people, random)
        assert not result.followups
        board = table_message(harbor.channel)
        fits(board)
    assert game_of(live).over
    board = table_message(harbor.channel)
    assert game_of(live).seed is not None
    more = await press_more(harbor.ann, board, "tb:.*:record")
    assert more.response is not None
    assert str(game_of(live).seed) in text_of(more.response)
    assert "Download Log" in labels(more.response)


async def test_log_can_be_saved_when_the_game_is_over_and_not_before(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2, level="beginner")
    too_early, custom_id = seen(harbor.eve, table_message(harbor.channel)), AT_TABLE(table=live.id, action="log")
    said = answer_of(await press_late(harbor.eve, with_part(too_early, custom_id), custom_id))
    assert said == f"❗ {harbor.voice.texts('why-not-over')}"
    await harbor.bot.services.updater.update(await finish(live))
    saved = await press_more(harbor.eve, table_message(harbor.channel), "tb:.*:log")
    assert saved.response is not None
    assert saved.response.attachments[0].filename == f"manila-{live.id}.jsonl"


async def test_hands_are_sent_by_direct_message_at_the_start(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    for person in (harbor.ann, harbor.ben):
        mine = [message for message in _dms(harbor, person.id) if message.attachments]
        assert len(mine) == 1
        assert "Your hand" in text_of(mine[0])


async def test_a_hand_is_sent_without_looking_its_player_up(harbor: Harbor) -> None:
    before = len(harbor.env.http_requests)
    await start_game(harbor, harbor.ann, ai=2)
    asked = [(call.method, call.path) for call in harbor.env.http_requests[before:]]
    assert ("POST", "/users/@me/channels") in asked
    assert not [path for method, path in asked if method == "GET" and path.startswith("/users/")]


async def test_who_takes_no_direct_messages_is_told_at_the_table(harbor: Harbor) -> None:
    harbor.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await start_game(harbor, harbor.ann, ai=2)
    board = table_message(harbor.channel)
    assert "ann" in text_of(board)
    assert "can’t send you direct messages" in text_of(board)


async def test_my_hand_is_for_its_owner_alone(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    panel = await press(harbor.ann, table_message(harbor.channel), "tb:.*:hand")
    assert panel.ephemeral
    assert panel.response is not None
    assert panel.response.attachments
    assert "have a seat" in answer_of(await press(harbor.eve, table_message(harbor.channel), "tb:.*:hand"))


async def test_shares_is_answered_in_a_direct_message(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    before = len(_dms(harbor, harbor.ann.id))
    await harbor.ann.send_dm("Shares")
    assert "Your hand" in text_of(_dms(harbor, harbor.ann.id)[-1])
    assert len(_dms(harbor, harbor.ann.id)) == before + 2
    await harbor.eve.send_dm("hand")
    assert "not at a table" in text_of(_dms(harbor, harbor.eve.id)[-1])
    await harbor.eve.send_dm("hello")
    assert "Send me `hand`" in text_of(_dms(harbor, harbor.eve.id)[-1])


@pytest.mark.slow
async def test_shares_by_command_shows_all_my_hands(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await start_game(harbor, harbor.ann, ai=2)
    result = await harbor.ann.slash(harbor.channel, "manila shares")
    assert result.ephemeral
    assert len(result.followups) == 1
    assert "not at a table" in answer_of(await harbor.eve.slash(harbor.channel, "manila shares"))


async def test_a_share_is_pledged_in_private_and_the_board_follows(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    panel = await loans(harbor.ann, table_message(harbor.channel))
    code = next(code for code in codes(panel) if code.startswith("pledge"))
    await play(harbor.ann, panel, code)
    assert game_of(live).view(None).pledged[0] == 1
    again = await play(harbor.ann, panel, code) if code in codes(panel) else None
    assert again is None or again.ephemeral
    assert game_of(live).view(None).pledged[0] == 1


async def test_board_posts_the_table_anew_and_strips_the_old_message(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    old = table_message(harbor.channel)
    await harbor.ann.slash(harbor.channel, "manila board")
    new = table_message(harbor.channel)
    assert new.id != old.id
    stripped = next(message for message in harbor.channel.history() if message.id == old.id)
    assert not pressable(stripped)
    assert str(new.id) in text_of(stripped)
    await one_move(harbor, await live_table(harbor), {harbor.ann.id: harbor.ann}, Random(1))
    assert table_message(harbor.channel).id == new.id


async def test_decision_stands_between_the_picture_and_its_buttons(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    asked = f"<@{live.chairs[live.table.to_act[0]].user}>"
    parts = [
        "asked" if asked in str(part.get("content")) else "picture" if part["type"] == 12 else "button"
        for part in components(table_message(harbor.channel))
        if part["type"] in {2, 12} or asked in str(part.get("content"))
    ]
    assert parts[:3] == ["picture", "asked", "button"]


@pytest.mark.slow
async def test_rules_are_paged(harbor: Harbor) -> None:
    first = await harbor.ann.slash(harbor.channel, "rules", game="manila")
    assert first.ephemeral
    shown, said = first.response, list[str]()
    for _ in range(99):
        assert shown is not None
        text, _, foot = text_of(shown).strip().rpartition("-# Page ")
        assert foot.startswith(f"{len(said) + 1} of ")
        assert sum(max(1, len(line) // LINE) for line in text.strip().splitlines()) <= RULES_SCREEN
        said.append(text)
        ways = [each for each in pressable(shown) if each.startswith("rp:")]
        if foot == f"{len(said)} of {len(said)}":
            break
        shown = (await press(harbor.ann, shown, f"^{ways[-1]}$")).response
    pages = harbor.voice.presenters["manila"].rules_pages()
    assert "".join("".join(said).split()) == "".join("".join(pages).split())
    assert len(said) > len(pages)


async def test_an_old_button_opens_its_chapter_of_the_rules(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    shown = await press_late(
        harbor.ann, with_part(seen(harbor.ann, table_message(harbor.channel)), "rp:manila:7"), "rp:manila:7"
    )
    assert harbor.voice.presenters["manila"].rules_pages()[7].splitlines()[0] in answer_of(shown)


@pytest.mark.slow
async def test_more_shows_the_board_in_words_and_the_rules_for_now(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.eve, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    words = await press(harbor.eve, more.response, "tb:.*:text")
    assert words.response is not None
    others = await press(harbor.eve, words.response, "tx:.*:1")
    assert others.response is not None
    assert "30" in text_of(others.response)
    rules = await press(harbor.eve, more.response, "tb:.*:rules")
    assert rules.response is not None
    assert pressable(rules.response)


@pytest.mark.slow
async def test_an_ai_sits_in_for_whoever_leaves_until_they_are_back(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert "left" in answer_of(await leave_game(harbor.ann, harbor.channel))
    await harbor.env.advance_time(TAKEOVER + 1)
    assert game_of(live).to_act == (1,)
    assert "is playing for" in text_of(table_message(harbor.channel))
    assert button_style(table_message(harbor.channel), "tb:.*:back") == discord.ButtonStyle.secondary
    back = answer_of(await press(harbor.ann, table_message(harbor.channel), "tb:.*:back"))
    assert "back in your seat" in back
    assert "Go to table" in back
    assert game_of(live).chairs[0].present
    assert "is playing for" not in text_of(table_message(harbor.channel))
    assert "at an open table" in answer_of(await harbor.eve.slash(harbor.channel, "table leave"))


@pytest.mark.slow
async def test_a_table_that_everybody_left_waits(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await leave_game(harbor.ann, harbor.channel)
    assert not live.over
    assert "paused" in text_of(table_message(harbor.channel))
    assert button_style(table_message(harbor.channel), "tb:.*:back") == discord.ButtonStyle.success
    await harbor.restart()
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:back")
    again = await live_table(harbor)
    assert game_of(again).chairs[0].present


@pytest.mark.slow
async def test_two_tables_in_one_channel_do_not_mix(harbor: Harbor) -> None:
    one = await start_game(harbor, harbor.ann, ai=2)
    first = table_message(harbor.channel)
    two = await start_game(harbor, harbor.ann, ai=2)
    number = game_of(two).number
    await play(harbor.ann, first, next(iter(codes(first))))
    assert game_of(two).number == number
    assert game_of(one).number > 0


async def test_a_game_can_be_played_in_a_thread_of_its_own(harbor: Harbor) -> None:
    result = await harbor.ann.slash(harbor.channel, "manila new", thread=True)
    assert "<" in str(result.followups) or result.response is not None
    (thread,) = harbor.channel.threads
    assert "Join" in labels(table_message(thread))
    await press(harbor.ben, table_message(thread), "lb:.*:join")
    assert "ben" in text_of(table_message(thread))


def _dms(harbor: Harbor, user: int) -> list[discord.Message]:
    """What the bot and a person have written to each other."""
    person = next(person for person in (harbor.ann, harbor.ben, harbor.cho, harbor.eve) if person.id == user)
    return person.user.dm_channel.history()


@pytest.mark.slow
async def test_sent_hands_follow_the_game_and_close_with_it(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    (sent,) = _dms(harbor, harbor.ann.id)
    assert "in your DMs" in text_of(table_message(harbor.channel))
    before = text_of(sent)
    await game_of(live).time_up(game_of(live).ply)
    await harbor.bot.services.updater.update(live)
    await harbor.env.advance_time(PAUSE + 1)
    (sent,) = _dms(harbor, harbor.ann.id)
    assert text_of(sent) != before
    assert codes(sent) or harbor.ann.id not in waits_for(live)
    await harbor.bot.services.updater.update(await finish(live))
    await harbor.errands()
    for person in (harbor.ann, harbor.ben):
        (sent,) = _dms(harbor, person.id)
        assert "wins" in text_of(sent)
        assert not codes(sent)


@pytest.mark.slow
async def test_sent_hands_close_when_the_game_ends_after_a_restart(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.restart()
    live = await live_table(harbor)
    await harbor.bot.services.updater.update(await finish(live))
    await harbor.errands()
    (sent,) = _dms(harbor, harbor.ann.id)
    assert "wins" in text_of(sent)


async def test_a_sent_hand_in_use_as_a_panel_is_left_alone(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    (sent,) = _dms(harbor, harbor.ann.id)
    await harbor.ann.user.click(sent, custom_id=AT_TABLE(table=live.id, action="more"))
    shown = text_of(_dms(harbor, harbor.ann.id)[0])
    await game_of(live).time_up(game_of(live).ply)
    await harbor.bot.services.updater.update(live)
    await harbor.env.advance_time(PAUSE + 1)
    assert text_of(_dms(harbor, harbor.ann.id)[0]) == shown
