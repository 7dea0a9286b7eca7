"""A private hand that is on its owner's screen follows the game, as long as Discord lets it."""

from __future__ import annotations

import gc
import re
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.tables.hands import PAUSE
from engine.table import Table
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import alt_of, codes, labels, leave_game, play, press_late, seen, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import by_id, game_of, hand_of, open_table


async def card_table(harbor: Harbor, kind: str, *people: MemberActor, **rules: str) -> GameSession:
    """A table of these people alone, without a clock; the host deals."""
    settled = {"first_dealer": "host", "autoplay_forced": "false", **rules}
    return await open_table(harbor, kind, people, 0, speed="none", **settled)


def sitting(table: Table, harbor: Harbor) -> dict[int, MemberActor]:
    people = by_id((harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    return {seat: people[chair.user or 0] for seat, chair in enumerate(table.chairs)}


def cards(shown: Any) -> set[str]:
    return {code for code in codes(shown) if code.startswith("play:")}


@pytest.mark.slow
async def test_cards_appear_in_open_hand_when_its_owners_turn_comes(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    panels = {seat: await hand_of(harbor, person) for seat, person in people.items()}
    assert {seat for seat, panel in panels.items() if cards(panel)} == set(table.to_act)
    for _ in range(12):
        (seat,) = table.to_act
        assert cards(panels[seat]) == {move.code for move in table.moves(seat)}
        await play(people[seat], panels[seat], min(cards(panels[seat])))
    assert len(table.view(None).memory.tricks) == 3


@pytest.mark.slow
async def test_a_hand_no_longer_offers_what_was_decided_at_the_table(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manilla", harbor.ann, harbor.ben))
    panel = await hand_of(harbor, harbor.ann)
    assert "trump:h" in codes(panel)
    await play(harbor.ann, table_message(harbor.channel), "trump:h")
    assert table.view(None).trump is not None
    assert not codes(panel)
    assert re.search("Trump: .*hearts", alt_of(panel))


@pytest.mark.slow
async def test_a_hand_says_who_is_next_until_they_have_moved(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    (first,) = table.to_act
    panel, other = await hand_of(harbor, people[first]), await hand_of(harbor, people[(first + 2) % 4])
    assert f"<@{people[first].id}>, " in text_of(other)
    await play(people[first], panel, table.moves(first)[0].code)
    assert "<@" not in text_of(other)
    (then,) = table.to_act
    assert f"<@{people[then].id}>, " in text_of(panel)
    await play(people[then], await hand_of(harbor, people[then]), table.moves(then)[0].code)
    assert "<@" not in text_of(panel)


@pytest.mark.slow
async def test_an_open_hand_shows_cards_that_others_play(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    (leader,) = table.to_act
    last = (leader + 3) % 4
    panel = await hand_of(harbor, people[last])
    before = alt_of(panel)
    await play(people[leader], await hand_of(harbor, people[leader]), table.moves(leader)[0].code)
    assert last not in table.to_act
    assert alt_of(panel) != before


@pytest.mark.slow
async def test_expired_hand_stays_unchanged_and_another_can_be_opened(
    harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    (leader,) = table.to_act
    follower = (leader + 1) % 4
    panel = await hand_of(harbor, people[follower])
    await harbor.env.advance_time(16 * 60)
    assert "has expired" in text_of(panel)
    await play(people[leader], await hand_of(harbor, people[leader]), table.moves(leader)[0].code)
    assert not cards(panel)
    assert cards(await hand_of(harbor, people[follower]))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.slow
async def test_a_hand_that_its_owner_dismissed_stops_nobody(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    (leader,) = table.to_act
    follower = (leader + 1) % 4
    await hand_of(harbor, people[follower])
    harbor.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await play(people[leader], await hand_of(harbor, people[leader]), table.moves(leader)[0].code)
    assert table.to_act == (follower,)
    panel = await hand_of(harbor, people[follower])
    await play(people[follower], panel, min(cards(panel)))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.slow
async def test_open_hands_do_not_keep_the_message_they_came_from(harbor: Harbor) -> None:
    live = await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    for person in sitting(game_of(live), harbor).values():
        await hand_of(harbor, person)
    gc.collect()
    kept = [each for each in gc.get_objects() if isinstance(each, discord.Message) and each.id == live.message]
    assert not kept


@pytest.mark.slow
async def test_hands_leave_room_for_the_result_and_its_review(harbor: Harbor) -> None:
    live = await card_table(harbor, "manilla", harbor.ann, harbor.ben)
    panel = await hand_of(harbor, harbor.ann)
    assert panel.attachments
    await harbor.bot.services.updater.update(await finish(live))
    await harbor.errands()
    for hand in (panel, sent_to(harbor.ben)):
        assert "wins with" in text_of(hand)
        assert labels(hand) == ["Replay", "Review", "More"]
        assert not hand.attachments


def sent_to(person: MemberActor) -> discord.Message:
    """The hand that a person got by direct message."""
    (sent,) = person.user.dm_channel.history()
    return sent


@pytest.mark.slow
async def test_a_sent_hand_offers_its_owners_turn_at_once(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    await harbor.env.advance_time(PAUSE + 1)
    (leader,) = table.to_act
    await play(people[leader], await hand_of(harbor, people[leader]), table.moves(leader)[0].code)
    await harbor.errands()
    (follower,) = table.to_act
    assert cards(sent_to(people[follower])) == {move.code for move in table.moves(follower)}


@pytest.mark.slow
async def test_a_sent_hand_says_that_its_owner_ran_out_of_time(harbor: Harbor) -> None:
    live = await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    table = game_of(live)
    people = sitting(table, harbor)
    await harbor.env.settle()
    (leader,) = table.to_act
    await table.time_up(table.ply)
    await harbor.bot.services.updater.update(live)
    await harbor.errands()
    assert "Your time ran out" in text_of(sent_to(people[leader]))
    assert "Your time ran out" not in text_of(sent_to(people[(leader + 1) % 4]))


@pytest.mark.slow
async def test_sent_hands_of_those_who_only_wait_follow_later(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    await harbor.env.advance_time(PAUSE + 1)
    (leader,) = table.to_act
    waiting = people[(leader + 2) % 4]
    before = alt_of(sent_to(waiting))
    await play(people[leader], await hand_of(harbor, people[leader]), table.moves(leader)[0].code)
    await harbor.errands()
    assert alt_of(sent_to(waiting)) == before
    await harbor.env.advance_time(PAUSE + 1)
    assert alt_of(sent_to(waiting)) != before


@pytest.mark.slow
async def test_a_sent_hand_at_once_offers_no_decided_move(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    await harbor.env.settle()
    (leader,) = table.to_act
    assert cards(sent_to(people[leader]))
    await play(people[leader], await hand_of(harbor, people[leader]), table.moves(leader)[0].code)
    waiting = sent_to(people[(leader + 2) % 4]).edited_at
    await harbor.errands()
    assert not cards(sent_to(people[leader]))
    assert sent_to(people[(leader + 2) % 4]).edited_at == waiting


@pytest.mark.slow
async def test_an_old_button_of_a_sent_hand_shows_the_new_one(harbor: Harbor) -> None:
    table = game_of(await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    people = sitting(table, harbor)
    await harbor.env.settle()
    (leader,) = table.to_act
    sent, move = seen(people[leader].user, sent_to(people[leader])), table.moves(leader)[0].code
    old = codes(sent_to(people[leader]))[move]
    await play(people[leader], await hand_of(harbor, people[leader]), move)
    (said,) = (await press_late(people[leader].user, sent, old)).followups
    assert "from an earlier move" in said.content
    assert not cards(people[leader].user.dm_channel.history()[0])


@pytest.mark.slow
async def test_a_sent_hand_of_one_who_left_offers_the_way_back(harbor: Harbor) -> None:
    live = await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    people = sitting(game_of(live), harbor)
    await harbor.env.advance_time(PAUSE + 1)
    (leader,) = game_of(live).to_act
    assert cards(sent_to(people[leader]))
    await leave_game(people[leader], harbor.channel)
    await harbor.env.advance_time(PAUSE + 1)
    assert not cards(sent_to(people[leader]))
    assert "I’m Back" in labels(sent_to(people[leader]))


@pytest.mark.slow
async def test_a_sent_hand_is_not_written_anew_for_one_who_left(harbor: Harbor) -> None:
    live = await card_table(harbor, "manille", harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    people = sitting(game_of(live), harbor)
    await harbor.env.advance_time(PAUSE + 1)
    (leader,) = game_of(live).to_act
    follower = (leader + 1) % 4
    await leave_game(people[follower], harbor.channel)
    await harbor.env.advance_time(1)
    before = sent_to(people[follower]).edited_at
    await play(people[leader], await hand_of(harbor, people[leader]), game_of(live).moves(leader)[0].code)
    await harbor.errands()
    assert sent_to(people[follower]).edited_at == before
