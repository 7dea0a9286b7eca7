"""Votes, hosts and seats that change hands."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.tables.pings import AWAY
from bot.tables.presses import AT_TABLE
from engine.lobby import SPEEDS
from engine.log import Entry
from host import votes
from host.autoplay import TAKEOVER
from host.live import GameSession
from host.rate_limiter import RateLimiter
from host.retry import DELAYS
from host.usage_limits import BOUNDS, Rate
from host.vote_times import UNTIMED
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    codes,
    labels,
    leave_game,
    panels,
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
from tests.bot.playing import game_of, live_table, open_table, start_game
from tests.bot.test_held_up import lose_the_next_answer
from tests.bot.test_stats import store_of
from tests.bot.test_time import calls_to, set_quiet
from tests.bot.test_writers import forbid, posted
from tests.postgres import on_both


def people(harbor: Harbor) -> list[MemberActor]:
    return [harbor.ann, harbor.ben, harbor.cho]


def shown(result: InteractionResult) -> ResponseMessage:
    """What a press was answered with."""
    assert result.response is not None
    return result.response


async def ask(harbor: Harbor, person: MemberActor, what: str) -> None:
    """Propose something through More…"""
    more = await press(person, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    await press(person, more.response, f"tb:.*:{what}")


@pytest.mark.slow
async def test_a_game_ends_by_majority_once_all_answered(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    assert "wants to end" in text_of(table_message(harbor.channel))
    await press(harbor.ben, table_message(harbor.channel), "vt:.*:agree")
    assert "cho" in text_of(table_message(harbor.channel)).partition("Waiting for:")[2]
    await press(harbor.cho, table_message(harbor.channel), "vt:.*:refuse")
    assert live.closed
    last = harbor.channel.last_message
    assert last is not None
    assert "Ended early" in text_of(last)


async def test_a_vote_says_what_ends_it_and_when(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    asked = text_of(table_message(harbor.channel))
    assert "2 of 3 is enough." in asked
    assert "no answer is a no · counted when all have answered, at the latest: <t:" in asked
    await press(harbor.ben, table_message(harbor.channel), "vt:.*:agree")
    enough = text_of(table_message(harbor.channel))
    assert "enough: the game ends when all have answered, at the latest: <t:" in enough
    assert not live.closed


@pytest.mark.slow
async def test_an_ended_game_shows_its_standing_and_can_be_checked(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    seed = game_of(live).header.seed
    assert seed is not None
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, harbor.ann, "end")
    assert seed not in text_of(table_message(harbor.channel))
    await press(harbor.ben, table_message(harbor.channel), "vt:.*:agree")
    await press(harbor.cho, table_message(harbor.channel), "vt:.*:agree")
    await harbor.restart()
    closed = table_message(harbor.channel)
    assert "Ended early" in text_of(closed)
    assert "the players voted to end the game" in text_of(closed)
    assert seed not in text_of(closed)
    for place in game_of(live).standing_now.places:
        (seat,) = place.seats
        (line,) = (each for each in text_of(closed).splitlines() if live.chairs[seat].name in each)
        assert line.startswith(f"{place.rank} · ")
        assert line.endswith(f": {place.score}")
    assert closed.attachments
    more = await press_more(harbor.eve, closed, "tb:.*:record")
    assert seed in answer_of(more)
    saved = await press(harbor.eve, shown(more), "tb:.*:log")
    assert saved.response is not None
    assert [file.filename for file in saved.response.attachments] == [f"manila-{live.id}.jsonl"]
    verified = answer_of(await press(harbor.eve, shown(more), "tb:.*:verify"))
    assert "fair" in verified.lower()
    assert game_of(live).commitment in verified


@pytest.mark.slow
async def test_an_ended_game_is_reviewed_shared_and_replayed(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, harbor.ann, "end")
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "vt:.*:agree")
    closed = table_message(harbor.channel)
    assert "review" in answer_of(await press(mover, closed, "tb:.*:review")).lower()
    share = await press(harbor.ann, closed, "tb:.*:share")
    await press(harbor.ann, shown(share), "tb:.*:shareposter")
    posted = harbor.channel.last_message
    assert posted is not None
    assert [file.filename for file in posted.attachments] == [f"manila-{live.id}.png"]
    assert "replay" in answer_of(await press(harbor.ben, closed, "tb:.*:replay")).lower()
    await press(harbor.ben, closed, "tb:.*:rematch")
    again = await harbor.bot.services.tables.rematch_of(live)
    assert again is not None


@pytest.mark.slow
@on_both
async def test_votes_that_come_together_all_count(harbor: Harbor) -> None:
    dan = harbor.guild.add_member(harbor.env.create_user("dan"))
    live = await start_game(harbor, *people(harbor), harbor.eve, dan)
    await ask(harbor, harbor.ann, "end")
    others = (harbor.ben, harbor.cho, harbor.eve, dan)
    await asyncio.gather(*(votes.agree(harbor.bot.services.tables, live, who.id) for who in others))
    assert live.closed


@pytest.mark.slow
async def test_an_end_is_counted_when_its_time_is_up(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    await press(harbor.ben, table_message(harbor.channel), "vt:.*:agree")
    seconds = SPEEDS[live.lobby.speed]
    assert seconds is not None
    await harbor.env.advance_time(seconds - 1)
    assert not live.closed
    await harbor.env.advance_time(2)
    assert live.closed


@pytest.mark.slow
async def test_an_end_lapses_when_its_time_is_up(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="none")
    await ask(harbor, harbor.ann, "end")
    await harbor.restart()
    live = await live_table(harbor)
    await harbor.env.advance_time(UNTIMED + 1)
    assert not live.closed
    assert live.proposal is None
    assert "wants to end" not in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_unanswered_undo_lapses_after_a_restart(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="none")
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, mover, "undo")
    await harbor.restart()
    await harbor.env.advance_time(UNTIMED + 1)
    assert "wants to undo" not in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_unanswered_undo_lapses_without_a_time_limit(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="none")
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, mover, "undo")
    other = next(person for person in people(harbor) if person is not mover)
    await press(other, table_message(harbor.channel), "vt:.*:agree")
    assert "no answer is a no · counted when all have answered" in text_of(table_message(harbor.channel))
    await harbor.env.advance_time(UNTIMED - 1)
    assert "wants to undo" in text_of(table_message(harbor.channel))
    await harbor.env.advance_time(2)
    assert live.proposal is None
    assert not live.table.undone
    assert "Not everyone agreed to the undo" in text_of(table_message(harbor.channel))
    told = [text_of(message) for message in mover.user.dm_channel.history()]
    assert [text for text in told if "agreed to your undo" in text]


async def test_a_vote_brings_the_table_to_the_foot_of_the_channel(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    before = table_message(harbor.channel)
    await harbor.eve.send(harbor.channel, "How is it going?")
    await ask(harbor, harbor.ann, "end")
    asked = table_message(harbor.channel)
    assert asked.id != before.id
    last = harbor.channel.last_message
    assert last is not None
    assert last.id == asked.id
    await press(harbor.ben, asked, "vt:.*:agree")
    assert table_message(harbor.channel).id == asked.id


@pytest.mark.parametrize(("hours", "calls"), [(12, 0), (0, 2)])
async def test_quiet_hours_silence_votes_at_fast_tables(harbor: Harbor, hours: int, calls: int) -> None:
    await start_game(harbor, *people(harbor))
    await set_quiet(harbor, -1, hours)
    await harbor.env.advance_time(AWAY.total_seconds() + 1)
    await ask(harbor, harbor.ann, "end")
    called = [person for person in people(harbor) if any("a vote" in call for call in calls_to(harbor, person))]
    assert called == people(harbor)[1 : 1 + calls]


async def propose_and_refuse(harbor: Harbor, times: int) -> set[int]:
    """Ann proposes to end the game and refuses it, again and again; give the messages that were posted by it."""
    before = posted(harbor.channel)
    for _ in range(times):
        await ask(harbor, harbor.ann, "end")
        board = table_message(harbor.channel)
        assert "vt:" in " ".join(pressable(board))
        await press(harbor.ann, board, "vt:.*:refuse")
        await harbor.errands()
    return posted(harbor.channel) - before


async def test_a_vote_of_who_is_muted_posts_nothing(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    forbid(harbor, harbor.channel, "send_messages")
    assert not await propose_and_refuse(harbor, 2)


async def test_a_vote_of_who_left_the_server_posts_nothing(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    harbor.env.backend.get_guild(harbor.guild.id).members.pop(harbor.ann.id)
    before = posted(harbor.channel)
    await votes.propose_end(harbor.bot.services.tables, live, harbor.ann.id)  # as by their direct messages
    await harbor.bot.services.updater.update(live)
    assert "vt:" in " ".join(pressable(table_message(harbor.channel)))
    assert posted(harbor.channel) == before


@pytest.mark.slow
async def test_votes_without_end_post_few_messages(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    harbor.limit(RateLimiter(replace(BOUNDS, votes=Rate(2, 0))))
    assert len(await propose_and_refuse(harbor, 5)) == 2


def answers_to(harbor: Harbor, person: MemberActor) -> list[str]:
    """What only somebody sees in the channel, the latest last."""
    return [text_of(each) for each in panels(person, harbor.channel.id)]


@pytest.mark.parametrize(("answer", "said"), [("agree", "to end the game at"), ("refuse", "didn’t get a majority")])
async def test_a_proposer_is_told_the_outcome_below(harbor: Harbor, answer: str, said: str) -> None:
    await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    for person in (harbor.ben, harbor.cho):
        if "vt:" in str(pressable(table_message(harbor.channel))):
            await press(person, table_message(harbor.channel), f"vt:.*:{answer}")
    assert said in answers_to(harbor, harbor.ann)[-1]
    assert not answers_to(harbor, harbor.ben)


async def test_no_vote_is_followed_after_its_table_ends(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    services = harbor.bot.services
    assert live.id in services.vote_outcomes._open
    await services.tables.end(live, "untouched")
    await services.updater.update(live)
    assert not services.vote_outcomes._open


async def test_an_end_without_a_majority_is_off(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    await press(harbor.ben, table_message(harbor.channel), "vt:.*:refuse")
    await press(harbor.cho, table_message(harbor.channel), "vt:.*:refuse")
    assert not live.closed
    assert live.proposal is None


@pytest.mark.parametrize(("what", "said"), [("end", "No majority"), ("undo", "Not everyone agreed to the undo")])
async def test_a_vote_in_vain_is_told_until_the_next_move(harbor: Harbor, what: str, said: str) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    others = [person for person in people(harbor) if person is not mover]
    await ask(harbor, mover, what)
    for person in others:
        if live.proposal is not None:
            await press(person, table_message(harbor.channel), "vt:.*:refuse")
    assert said in text_of(table_message(harbor.channel))
    await play(people(harbor)[game_of(live).to_act[0]], table_message(harbor.channel), "pass")
    assert said not in text_of(table_message(harbor.channel))


async def test_a_board_with_a_vote_has_one_row_more_than_its_moves(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    board = table_message(harbor.channel)
    others = [
        labels(board)[at] for at, custom_id in enumerate(pressable(board)) if not custom_id.startswith(("m", "a"))
    ]
    assert others == ["Agree", "Refuse", "More"]
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, board, "pass")
    assert live.proposal is not None


async def test_a_vote_quotes_a_sentence_without_its_full_stop(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    monkeypatch.setattr("bot.tables.board_views.tell", lambda *_: ["Ann passed."])
    await ask(harbor, mover, "undo")
    assert "wants to undo this: Ann passed. Everyone must agree." in text_of(table_message(harbor.channel))


async def test_the_last_decision_is_taken_back_when_all_agree(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    before = game_of(live).view(None)
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, mover, "undo")
    others = [person for person in people(harbor) if person is not mover]
    await press(others[0], table_message(harbor.channel), "vt:.*:agree")
    (vote,) = [line for line in text_of(table_message(harbor.channel)).splitlines() if "wants to undo this" in line]
    assert "passed" in vote
    missing = text_of(table_message(harbor.channel)).partition("Waiting for:")[2].splitlines()[0]
    assert others[1].name in missing
    assert others[0].name not in missing
    assert game_of(live).view(None) != before
    await press(others[1], table_message(harbor.channel), "vt:.*:agree")
    assert game_of(live).view(None) == before
    assert "was undone" in text_of(table_message(harbor.channel))
    await play(mover, table_message(harbor.channel), "bid:5")
    assert game_of(live).view(None).bid == 5


@pytest.mark.slow
async def test_moves_of_a_game_are_not_taken_back_without_end(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.votes.UNDONE", 2)
    live = await start_game(harbor, harbor.ann, ai=2)
    table = game_of(live)
    while harbor.ann.id != table.chairs[table.to_act[0]].user:
        await table.time_up(table.ply)
    for _ in range(2):
        await play(harbor.ann, table_message(harbor.channel), "pass")
        await ask(harbor, harbor.ann, "undo")
    assert table.undone == 2
    await play(harbor.ann, table_message(harbor.channel), "pass")
    more = shown(await press(harbor.ann, table_message(harbor.channel), "tb:.*:more"))
    refused = await press(harbor.ann, more, "tb:.*:undo")
    assert "has had 2 undos" in answer_of(refused)
    assert table.undone == 2


async def test_an_undo_that_another_process_overtakes_is_told_so(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[live.table.to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, mover, "undo")
    first, last = (person for person in people(harbor) if person is not mover)
    await press(first, table_message(harbor.channel), "vt:.*:agree")
    number, seat = live.table.number + 1, live.table.to_act[0]
    theirs = Entry(number=number, seat=seat, code="pass", draws=(), by="person")
    await store_of(harbor).append(live.id, [theirs], live.game.dump(live.table._state), over=False)
    said = answer_of(await press(last, table_message(harbor.channel), "vt:.*:agree"))
    assert "changed in the meantime" in said


@pytest.mark.parametrize("lost", ["vote", "append"])
async def test_an_undo_that_all_agreed_to_survives_a_failure(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    live = await start_game(harbor, *people(harbor))
    before = game_of(live).view(None)
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, mover, "undo")
    first, last = (person for person in people(harbor) if person is not mover)
    await press(first, table_message(harbor.channel), "vt:.*:agree")
    lose_the_next_answer(store_of(harbor), lost, monkeypatch)
    await press(last, table_message(harbor.channel), "vt:.*:agree")
    await harbor.env.advance_time(DELAYS[0] + 1)
    assert game_of(live).view(None) == before
    assert game_of(live).undone == 1
    assert live.proposal is None
    assert await store_of(harbor).presence.proposal(live.id) is None
    assert "was undone" in text_of(table_message(harbor.channel))


async def two_people(harbor: Harbor) -> tuple[GameSession, MemberActor, MemberActor]:
    """A game of two people, in which the first has just passed and the other has left."""
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    first, second = harbor.ann, harbor.ben
    if live.chairs[live.table.to_act[0]].user == second.id:
        first, second = second, first
    await play(first, table_message(harbor.channel), "pass")
    await leave_game(second, harbor.channel)
    return live, first, second


@pytest.mark.parametrize("comes_back", [False, True])
async def test_nobody_ends_a_game_whose_other_has_just_left(harbor: Harbor, comes_back: bool) -> None:
    live, stays, left = await two_people(harbor)
    await ask(harbor, stays, "end")
    assert not live.closed
    if comes_back:
        await press(left, table_message(harbor.channel), "tb:.*:back")
    await harbor.env.advance_time(TAKEOVER + 1)
    assert live.closed is not comes_back
    assert live.shown == live.to_show


@pytest.mark.parametrize("wait", [1, TAKEOVER + 1])
async def test_an_open_undo_waits_for_who_has_left(harbor: Harbor, wait: float) -> None:
    live, stays, left = await two_people(harbor)
    await ask(harbor, stays, "undo")
    await harbor.env.advance_time(wait)
    asked = table_message(harbor.channel)
    assert left.name in text_of(asked).partition("Waiting for:")[2].splitlines()[0]
    assert "An AI is playing for you" in answer_of(await press(left, asked, "vt:.*:agree"))
    assert not live.table.undone
    await press(left, table_message(harbor.channel), "tb:.*:back")
    await press(left, table_message(harbor.channel), "vt:.*:agree")
    assert game_of(live).undone == 1


async def test_nobody_undoes_a_move_while_another_is_away(harbor: Harbor) -> None:
    live, stays, left = await two_people(harbor)
    await harbor.env.advance_time(TAKEOVER + 1)
    assert live.table.last_decision() is not None
    more = shown(await press(stays, table_message(harbor.channel), "tb:.*:more"))
    undo = AT_TABLE(table=live.id, action="undo")
    assert undo not in pressable(more)
    late = await press_late(stays, with_part(seen(stays, table_message(harbor.channel)), undo), undo)
    assert "An undo needs everyone" in answer_of(late)
    assert live.proposal is None
    await press(left, table_message(harbor.channel), "tb:.*:back")
    await ask(harbor, stays, "undo")
    await press(left, table_message(harbor.channel), "vt:.*:agree")
    assert live.table.undone == 1


async def test_the_same_vote_once_more_is_refused(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    assert "already voted that way" in answer_of(await press(harbor.ann, table_message(harbor.channel), "vt:.*:agree"))
    assert live.proposal is not None
    assert live.proposal.agreed == (harbor.ann.id,)


@pytest.mark.slow
async def test_one_refusal_ends_an_undo(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, mover, "undo")
    other = next(person for person in people(harbor) if person is not mover)
    await press(other, table_message(harbor.channel), "vt:.*:refuse")
    assert live.proposal is None
    assert game_of(live).number == 1


async def test_an_undo_lapses_when_the_game_goes_on(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await play(people(harbor)[game_of(live).to_act[0]], table_message(harbor.channel), "pass")
    await ask(harbor, harbor.ann, "undo")
    await play(people(harbor)[game_of(live).to_act[0]], table_message(harbor.channel), "bid:5")
    assert live.proposal is None


@pytest.mark.slow
async def test_a_vote_survives_a_restart(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    await press(harbor.ben, table_message(harbor.channel), "vt:.*:refuse")
    await harbor.restart()
    await press(harbor.cho, table_message(harbor.channel), "vt:.*:agree")
    last = harbor.channel.last_message
    assert last is not None
    assert "Ended early" in text_of(last)


async def test_a_vote_counts_for_the_proposal_that_was_looked_at_alone(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    await ask(harbor, harbor.ann, "undo")
    looked_at, offered = seen(harbor.ben, table_message(harbor.channel)), pressable(table_message(harbor.channel))
    await press(harbor.cho, table_message(harbor.channel), "vt:.*:refuse")
    await ask(harbor, harbor.ann, "end")
    (agree,) = (custom_id for custom_id in offered if custom_id.endswith(":agree"))
    late = await press_late(harbor.ben, looked_at, agree)
    assert "That vote is over" in answer_of(late)
    assert not live.closed
    assert live.proposal is not None
    assert live.proposal.agreed == (harbor.ann.id,)


async def test_old_button_without_a_proposal_agrees_to_the_current_one(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    old = f"tb:{live.id}:agree"
    await press_late(harbor.ben, with_part(seen(harbor.ben, table_message(harbor.channel)), old), old)
    assert live.proposal is not None
    assert set(live.proposal.agreed) == {harbor.ann.id, harbor.ben.id}


async def test_onlookers_have_no_vote(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await ask(harbor, harbor.ann, "end")
    assert "don’t have a seat" in answer_of(await press(harbor.eve, table_message(harbor.channel), "vt:.*:agree"))
    assert live.proposal is not None


async def test_before_anybody_has_decided_nothing_can_be_taken_back(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    undo = AT_TABLE(table=live.id, action="undo")
    assert undo not in pressable(more.response)
    late = await press_late(harbor.ann, with_part(seen(harbor.ann, table_message(harbor.channel)), undo), undo)
    assert "There’s nothing to undo" in answer_of(late)


@pytest.mark.slow
async def test_the_host_passes_on(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    assert "another player" in answer_of(await harbor.ann.slash(harbor.channel, "table host", heir=harbor.eve))
    await harbor.ann.slash(harbor.channel, "table host", heir=harbor.ben)
    assert live.lobby.host == harbor.ben.id
    told = max(harbor.channel.history(), key=lambda message: message.id)
    assert f"{harbor.ben.mention}: ann made you the host" in text_of(told)
    assert [user.id for user in told.mentions] == [harbor.ben.id]
    await harbor.restart()
    assert (await live_table(harbor)).lobby.host == harbor.ben.id


@pytest.mark.slow
async def test_a_seat_changes_hands(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    hand = game_of(live).view(1).hand
    assert "yours" in answer_of(
        await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve, seat_of=harbor.ben)
    ) or "your own" in answer_of(
        await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve, seat_of=harbor.ben)
    )
    await harbor.ben.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert game_of(live).seat_of(harbor.eve.id) == 1
    assert game_of(live).seat_of(harbor.ben.id) is None
    assert game_of(live).view(1).hand == hand
    await harbor.restart()
    assert game_of(await live_table(harbor)).seat_of(harbor.eve.id) == 1


async def test_the_list_shows_tables_with_links(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.eve.slash(harbor.channel, "manila new")
    said = answer_of(await harbor.ann.slash(harbor.channel, "table list"))
    assert str(live.message) in said
    assert said.count("you’re playing") == 1
    _, game, turn = said.strip().splitlines()
    assert "you’re playing" in game
    (seat,) = game_of(live).to_act
    assert f"<@{live.chairs[seat].user}>" in turn


@pytest.mark.slow
async def test_the_whole_story_can_be_read(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    live = await live_table(harbor)
    for _ in range(3):
        board = table_message(harbor.channel)
        await play(people(harbor)[game_of(live).to_act[0]], board, next(iter(codes(board))))
    more = await press(harbor.eve, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    story = await press(harbor.eve, more.response, "tb:.*:story")
    assert story.response is not None
    assert "ann" in text_of(story.response)
    await press(harbor.eve, story.response, "tb:.*:more")
    zoom = await press(harbor.eve, story.response, "tb:.*:zoom")
    assert zoom.response is not None
    assert zoom.response.attachments


@pytest.mark.slow
async def test_a_vote_pings_who_has_not_answered(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    mover = people(harbor)[game_of(live).to_act[0]]
    await harbor.env.advance_time(100)
    await play(mover, table_message(harbor.channel), "pass")
    others = [person for person in people(harbor) if person is not mover]
    waits = next(person for person in others if game_of(live).seat_of(person.id) not in game_of(live).to_act)
    assert not calls_to(harbor, waits)
    await ask(harbor, mover, "undo")
    (called,) = calls_to(harbor, waits)
    assert "vote" in called
    assert len(calls_to(harbor, mover)) == 0
    assert [len(calls_to(harbor, person)) for person in others] == [1, 1]  # one was called because of their turn
    await press(waits, table_message(harbor.channel), "vt:.*:agree")
    assert not calls_to(harbor, waits)
    assert live.proposal is not None


async def test_a_vote_pings_nobody_who_wants_no_pings(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    for person in people(harbor):
        await person.slash(harbor.channel, "table pings", when="never")
    await harbor.env.advance_time(100)
    await ask(harbor, harbor.ann, "end")
    assert live.proposal is not None
    assert not [call for person in people(harbor) for call in calls_to(harbor, person)]


@pytest.mark.slow
async def test_votes_without_end_ping_each_voter_twice(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    harbor.limit(RateLimiter(replace(BOUNDS, pings=Rate(2, 0))))
    pinged = list[int]()
    for _ in range(3):
        await harbor.env.advance_time(100)
        await ask(harbor, harbor.ann, "end")
        assert live.proposal is not None
        pinged.append(sum("vote" in call for call in calls_to(harbor, harbor.ben)))
        for person in (harbor.ben, harbor.cho):
            if live.proposal is not None:
                await press(person, table_message(harbor.channel), "vt:.*:refuse")
    assert pinged == [1, 1, 0]


async def test_a_vote_of_who_is_muted_pings_nobody(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.env.advance_time(100)
    forbid(harbor, harbor.channel, "send_messages")
    await ask(harbor, harbor.ann, "end")
    assert live.proposal is not None
    calls = [call for person in people(harbor) for call in calls_to(harbor, person)]
    assert not [call for call in calls if "vote" in call]
    assert len(calls) == len([seat for seat in game_of(live).to_act if live.chairs[seat].user != harbor.ann.id])


async def test_a_vote_is_shown_though_who_asks_gets_no_answer(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    hand = (await harbor.ann.slash(harbor.channel, "manila hand")).response
    assert hand is not None
    more = (await press(harbor.ann, hand, "tb:.*:more")).response
    assert more is not None
    harbor.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=1)
    await press(harbor.ann, more, "tb:.*:end$")
    await harbor.env.advance_time(60)
    assert live.proposal is not None
    assert any(each.startswith("vt:") for each in pressable(table_message(harbor.channel)))
