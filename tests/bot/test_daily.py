"""/daily: the same deal for everybody, one try that counts, in one message that only its player sees."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.builders import UserHandle

from bot.cogs.solo.daily_days import Dailies, streak
from bot.core import context
from bot.games.catalogue import catalogue
from engine.fair import commitment
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Presser,
    Seen,
    Shown,
    alt_of,
    answer_of,
    components,
    fits,
    labels,
    post,
    press,
    press_late,
    pressable,
    seen,
    send_form,
    text_of,
)

DAILIES = catalogue().dailies
FIRST, *_, LAST = DAILIES
"""Kinds of games with a deal of the day."""


@pytest.fixture(autouse=True)
def quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the strongest player takes seconds for is done by the one at the AI seats."""
    gather = Dailies.__init__

    def quickly(self: Dailies, store: Any, deals: Any, *args: Any) -> None:
        quick = {kind: replace(deal, best=deal.level) for kind, deal in deals.items()}
        gather(self, store, quick, *args)

    monkeypatch.setattr(Dailies, "__init__", quickly)


def dailies(harbor: Harbor) -> Dailies:
    return harbor.bot.features.solo.dailies


async def front(harbor: Harbor, who: Presser, kind: str = FIRST) -> Shown:
    """What /daily answers."""
    slash = (
        who.slash("daily", game=kind) if isinstance(who, UserHandle) else who.slash(harbor.channel, "daily", game=kind)
    )
    opened = await slash
    assert opened.response is not None
    assert opened.ephemeral
    return opened.response


async def begin(harbor: Harbor, who: Any, kind: str = FIRST) -> Shown:
    """The board of a try that was just begun, or is gone on with."""
    pressed = await press(who, await front(harbor, who, kind), "do:begin")
    assert pressed.response is not None
    return pressed.response


def moves(shown: Shown) -> list[str]:
    """What can be pressed or chosen to make a move, in order: the end of an id, or the value in a menu."""
    found = []
    for custom_id, part in pressable(shown).items():
        if ":play:" in custom_id or ":sure:" in custom_id:
            found.append(custom_id)
        elif ":menu:" in custom_id:
            found += [option["value"] for option in part["options"]]
    return found or [custom_id for custom_id in pressable(shown) if re.search(":further:(?!-$)", custom_id)]


async def act(who: Any, shown: Shown, pattern: str) -> Shown:
    """Press something, and see what the message shows then."""
    pressed = await press(who, shown, pattern)
    assert pressed.response is not None
    return pressed.response


async def play_on(who: Any, shown: Shown, pick: int = 0) -> Shown:
    """Press what is offered until there is nothing to decide any more."""
    for _ in range(60):
        offered = moves(shown)
        if not offered:
            return shown
        fits(shown)
        shown = await act(who, shown, re.escape(offered[pick % len(offered)]))
    raise AssertionError("the deal does not end")


async def tomorrow(harbor: Harbor, days: int = 1) -> None:
    """Let days go by."""
    now = dailies(harbor)._now
    dailies(harbor)._now = lambda: now() + discord.utils.utcnow().resolution * 86_400_000_000 * days


@pytest.mark.parametrize("kind", DAILIES)
async def test_daily_challenge_is_one_private_message_and_counts(harbor: Harbor, kind: str) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann, kind))
    said = text_of(end)
    attempt = await dailies(harbor).counting(kind, dailies(harbor).today(), harbor.ann.id)
    assert attempt is not None
    assert attempt.score is not None
    assert harbor.voice.texts(f"{kind}-daily-score", score=attempt.score) in said
    assert "place 1 of 1" in said
    assert "A streak begins: play the next challenge to make it two days" in said
    assert DAILIES[kind].signs(attempt.marks) in said
    assert not re.search("(Deal|Voyage) 2", said), "what would follow is not played"
    assert not harbor.channel.history()
    assert text_of(await front(harbor, harbor.ann, kind)).count("place 1 of 1") == 2, (
        "where all who have played are here, that is said once"
    )


@pytest.mark.slow
async def test_it_works_in_direct_messages_and_counts_everywhere_alone(harbor: Harbor) -> None:
    user = harbor.env.create_user("zoe")
    end = await play_on(user, await begin(harbor, user, FIRST))
    assert "Everywhere: place 1 of 1" in alt_of(end)
    assert "On this server" not in text_of(end)
    assert "Everywhere: place" in alt_of(await play_on(harbor.ann, await begin(harbor, harbor.ann)))
    assert "On this server: place 1 of 1" in text_of(await front(harbor, harbor.ann))


@pytest.mark.slow
async def test_what_was_begun_is_gone_on_with_after_a_restart(harbor: Harbor) -> None:
    board = await begin(harbor, harbor.ann)
    after = await act(harbor.ann, board, re.escape(moves(board)[0]))
    await harbor.restart()
    again = await begin(harbor, harbor.ann)
    assert moves(again) == moves(after)
    assert moves(await act(harbor.ann, after, re.escape(moves(after)[0])))


async def test_only_the_first_try_counts_and_repeats_are_free(harbor: Harbor) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    day = dailies(harbor).today()
    first = await dailies(harbor).counting(FIRST, day, harbor.ann.id)
    for _ in range(2):
        again = await act(harbor.ann, end, "do:begin")
        assert "replay, for fun" in text_of(again)
        end = await play_on(harbor.ann, again, pick=1)
        assert "this time for fun" in text_of(end)
    assert await dailies(harbor).counting(FIRST, day, harbor.ann.id) == first
    assert first is not None
    assert (await dailies(harbor).outcome(first)).everywhere.all == 1


async def test_old_buttons_answer_clearly_and_change_nothing(harbor: Harbor) -> None:
    board = await begin(harbor, harbor.ann)
    old, pressed = seen(harbor.ann, board), moves(board)[0]
    after = await act(harbor.ann, board, re.escape(pressed))
    kept = await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ann.id)
    assert "earlier move" in answer_of(await press_late(harbor.ann, old, pressed))
    assert "another day" in answer_of(await _yesterdays(harbor, old))
    assert await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ann.id) == kept
    assert moves(after)


async def _yesterdays(harbor: Harbor, board: Seen) -> Any:
    await tomorrow(harbor)
    custom_id = next(part for part in _ids(board) if ":play:" in part)
    told = await press_late(harbor.ann, board, custom_id)
    await tomorrow(harbor, -1)
    return told


def _ids(board: Seen) -> list[str]:
    return re.findall(r"solo:[^'\"]+", str(board.payload))


async def test_a_number_is_asked_for_and_checked(harbor: Harbor) -> None:
    board = await begin(harbor, harbor.ann)
    asking = next(custom_id for custom_id in pressable(board) if ":ask:" in custom_id)
    shown = seen(harbor.ann, board)
    assert "whole number" in answer_of(await send_form(harbor.ann, shown, asking, "999"))
    bid = await send_form(harbor.ann, shown, asking, "19")
    assert bid.response is not None
    attempt = await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ann.id)
    assert attempt is not None
    assert (0, "bid:19") in attempt.deeds


async def test_nobody_moves_for_another(harbor: Harbor) -> None:
    board = await begin(harbor, harbor.ann)
    then = seen(harbor.ann, board)
    told = answer_of(await press_late(harbor.ben, then, moves(board)[0]))
    assert "earlier move" in told
    assert await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ben.id) is None


async def test_forged_ids_change_nothing_and_get_an_answer(harbor: Harbor) -> None:
    board = await begin(harbor, harbor.ann)
    then, day = seen(harbor.ann, board), dailies(harbor).today()
    forged = [
        f"solo:daily:{FIRST}:{day + 1}:s0:0:do:begin",
        f"solo:daily:nogame:{day}:s0:0:do:begin",
        f"solo:nothing:{FIRST}:{day}:s0:0:do:begin",
        f"solo:daily:{FIRST}:{day}:r7:0:look:hand",
        f"solo:daily:{FIRST}:{day}:s0:9:do:everything",
        f"solo:daily:{FIRST}:{day}:s0:0:do:share",
    ]
    for custom_id in forged:
        board_then = replace(then, payload={**then.payload, "components": _with(custom_id)})
        assert answer_of(await press_late(harbor.ann, board_then, custom_id)), custom_id
    assert await dailies(harbor)._store.known(FIRST, day + 2) is None


def _with(custom_id: str) -> list[dict[str, Any]]:
    return [
        {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 2, "label": "x", "custom_id": custom_id}]}
    ]


async def test_everybody_meets_the_same_and_is_placed_among_all(harbor: Harbor) -> None:
    one = await begin(harbor, harbor.ann)
    other = await begin(harbor, harbor.ben)
    assert moves(one) == moves(other)
    ends = [await play_on(harbor.ann, one), await play_on(harbor.ben, other, pick=2)]
    day = dailies(harbor).today()
    scores = []
    for who in (harbor.ann, harbor.ben):
        attempt = await dailies(harbor).counting(FIRST, day, who.id)
        assert attempt is not None
        scores.append(attempt.score or 0)
    rank = 1 + (scores[1] < scores[0])
    assert f"place {rank} of 2" in text_of(ends[1])


async def proof(harbor: Harbor) -> str:
    """What Ann reads of how the dice were settled."""
    shown = await press(harbor.ann, await front(harbor, harbor.ann), "do:proof")
    assert shown.response is not None
    return text_of(shown.response)


async def test_the_way_in_is_short_and_explains_signs_and_other_games(harbor: Harbor) -> None:
    shown = await front(harbor, harbor.ann)
    day = await dailies(harbor).day(FIRST)
    assert commitment(day.seed) not in text_of(shown)
    assert "Other games’ challenges" in text_of(shown)
    await play_on(harbor.ann, await begin(harbor, harbor.ann))
    shown = await front(harbor, harbor.ann)
    assert harbor.voice.texts(f"{FIRST}-daily-signs") in text_of(shown)
    assert "Daily Challenge" not in labels(shown), "this is it"


async def test_hash_comes_the_day_before_and_the_seed_the_day_after(harbor: Harbor) -> None:
    today = await proof(harbor)
    day = await dailies(harbor).day(FIRST)
    after = await dailies(harbor).day(FIRST, day.number + 1)
    assert commitment(day.seed) in today
    assert commitment(after.seed) in today
    await tomorrow(harbor)
    said = await proof(harbor)
    assert day.seed in said
    assert commitment(after.seed) in said
    assert after.seed not in said


async def test_a_seed_appears_nowhere_before_its_day_is_over(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    shown: list[str] = []
    for kind in DAILIES:
        opened = await front(harbor, harbor.ann, kind)
        board = await begin(harbor, harbor.ann, kind)
        shown += [repr(list(components(opened))), repr(list(components(board)))]
        for look in ("hand", "explain", "odds", "text"):
            folded = any(":look:more" in custom_id for custom_id in pressable(board)) and look in {"odds", "text"}
            offers = await act(harbor.ann, board, ":look:more$") if folded else board
            if any(f":look:{look}" in custom_id for custom_id in pressable(offers)):
                beside = await act(harbor.ann, offers, f":look:{look}$")
                shown.append(repr(list(components(beside))))
                board = await act(harbor.ann, beside, ":look:board$")
            elif folded:
                board = await act(harbor.ann, offers, ":look:board$")
        end = await play_on(harbor.ann, board)
        told = await post(harbor.ann, end)
        shown += [repr(list(components(end))), repr(list(components(told)))]
        for number in (0, 1):
            day = await dailies(harbor).day(kind, dailies(harbor).today() + number)
            assert day.seed not in "".join(shown)
            assert day.seed not in caplog.text
    asked = (await harbor.ann.slash(harbor.channel, "privacy")).response
    assert asked is not None
    export = await harbor.ann.click(asked, custom_id="px:1")
    assert day.seed not in str(export._interaction)


async def test_what_is_shared_is_for_all_and_spoils_nothing(harbor: Harbor) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    told = await post(harbor.ann, end)
    said = text_of(told)
    assert f"#{dailies(harbor).today()}" in said
    assert "pesos" in said or "peso" in said
    attempt = await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ann.id)
    assert attempt is not None
    assert not any(code in repr(list(components(told))) for _, code in attempt.deeds if ":" in code)
    assert not labels(told)


@pytest.mark.slow
async def test_what_was_shared_in_a_channel_is_not_posted_there_again(harbor: Harbor) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    asked = await act(harbor.ann, end, "do:share")
    assert f"Post this in <#{harbor.channel.id}> for everyone" in text_of(asked)
    assert harbor.ann.mention in text_of(asked)
    assert alt_of(asked)
    then, (confirm,) = seen(harbor.ann, asked), [each for each in pressable(asked) if each.endswith("post")]
    assert harbor.channel.history() == []
    await press_late(harbor.ann, then, confirm)
    posted = len(harbor.channel.history())
    again = await press_late(harbor.ann, then, confirm)
    assert again.ephemeral
    assert "already" in answer_of(again)
    assert len(harbor.channel.history()) == posted


async def test_share_that_failed_can_be_tried_again(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    with monkeypatch.context() as broken:
        broken.setattr(context, "send_response", None)
        asked = await act(harbor.ann, end, "do:share")
        await press(harbor.ann, asked, "do:post")
    assert not (await press(harbor.ann, asked, "do:post")).followups[0].ephemeral


@pytest.mark.slow
@pytest.mark.parametrize("kind", DAILIES)
async def test_daily_result_picture_is_described_by_its_score(harbor: Harbor, kind: str) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann, kind))
    (picture,) = [item for part in components(end) if part["type"] == 12 for item in part["items"]]
    attempt = await dailies(harbor).counting(kind, dailies(harbor).today(), harbor.ann.id)
    assert attempt is not None
    assert attempt.score is not None
    score = harbor.voice.texts(f"{kind}-daily-score", score=attempt.score)
    assert picture["description"].startswith(f"{harbor.voice.texts(f'game-{kind}')} #{attempt.number}: {score}.")


async def test_the_end_of_a_voyage_is_told_whole_as_no_board_shows_it(harbor: Harbor) -> None:
    await tomorrow(harbor, 2)  # A day whose end fits into two lines.
    end = text_of(await play_on(harbor.ann, await begin(harbor, harbor.ann, "manila")))
    _, last, *_ = [line for line in end.splitlines() if line.startswith("-#")]
    assert "Rolled" in last
    assert "rises" in last


@pytest.mark.slow
async def test_par_is_reckoned_in_the_background_and_kept(harbor: Harbor) -> None:
    await front(harbor, harbor.ann)
    day = dailies(harbor).today()
    await dailies(harbor).reckon_par(FIRST, day)
    known = await dailies(harbor)._store.known(FIRST, day)
    assert known is not None
    assert known.par is not None
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    best = harbor.bot.catalogue.dailies[FIRST].deal.best
    par = harbor.voice.texts(f"{FIRST}-daily-score", score=known.par)
    assert harbor.voice.texts("daily-par", par=par, expert=harbor.voice.texts(f"level-{FIRST}-{best}")) in text_of(end)


# -- a new version in mid-day ---------------------------------------------------------------------------


def released(harbor: Harbor, *, keeps: bool) -> None:
    """From now on this is a version whose AI seats play otherwise; it ``keeps`` the edition of before, or does not."""
    deal = DAILIES[FIRST].deal
    newer = max(deal.editions) + 1
    editions = {**(deal.editions if keeps else {}), newer: deal.game.players["easy"]}
    services = dailies(harbor)
    services.deals = {**services.deals, FIRST: replace(deal, editions=editions)}


@pytest.mark.slow
async def test_a_release_in_mid_day_changes_nobodys_answers_nor_result(harbor: Harbor) -> None:
    done = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    board = await begin(harbor, harbor.ben)
    board = await act(harbor.ben, board, re.escape(moves(board)[0]))
    released(harbor, keeps=True)
    await play_on(harbor.ben, board)
    await play_on(harbor.cho, await begin(harbor, harbor.cho))
    day = dailies(harbor).today()
    tries = [await dailies(harbor).counting(FIRST, day, who.id) for who in (harbor.ann, harbor.ben, harbor.cho)]
    assert len({attempt.deeds for attempt in tries if attempt is not None}) == 1
    assert "place 1 of 1" in text_of(done)
    await tomorrow(harbor)
    assert (await dailies(harbor).day(FIRST)).edition == dailies(harbor).deal(FIRST).edition


async def test_a_day_whose_ai_seats_are_gone_is_closed_kindly(harbor: Harbor) -> None:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    board = await begin(harbor, harbor.ben)
    score = await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ann.id)
    released(harbor, keeps=False)
    assert "updated" in answer_of(await press(harbor.ben, board, re.escape(moves(board)[0])))
    assert "updated" in text_of(await front(harbor, harbor.cho))
    assert "updated" in answer_of(await press(harbor.ann, end, "do:begin"))
    assert await dailies(harbor).counting(FIRST, dailies(harbor).today(), harbor.ann.id) == score


# -- streaks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "days"),
    [
        ([], 0),
        ([100], 1),
        ([99], 1),
        ([100, 99, 98], 3),
        ([99, 98], 2),  # today is not over
        ([100, 98, 97], 3),  # one missed day is forgiven
        ([100, 98, 96, 95], 2),  # two within a week are not
        ([100, 98, 97, 96, 95, 94, 93, 91], 8),  # one a week is
        ([97, 96], 0),  # yesterday and the day before were missed
    ],
)
def test_one_missed_day_a_week_is_forgiven(played: list[int], days: int) -> None:
    assert streak(played, 100) == days


def test_a_day_that_could_not_be_played_is_not_missed() -> None:
    assert streak([100, 98, 96], 100) == 2
    assert streak([100, 98, 96], 100, {99}) == 3


async def test_the_proof_of_chance_is_named_by_what_is_dealt(harbor: Harbor) -> None:
    assert "Fair Dice" in labels(await front(harbor, harbor.ann, "manila"))
    assert "Fair Deal" in labels(await front(harbor, harbor.ann, "manille"))
