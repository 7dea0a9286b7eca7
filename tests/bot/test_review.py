"""Looking back at a finished game: the review of one's own decisions, the check of the dice, games of the history."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from simcord.results import ResponseMessage

from engine import advice
from engine import review as reviews
from engine.game import Refusal
from engine.log import counted
from engine.manila.game import Manila
from engine.search import evaluator as judge
from host.live import GameSession
from host.reviews import Reviews
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, answer_of, labels, press, press_more, pressable, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import game_of, start_game

T = TypeVar("T")


class Workshop:
    """Does all work here and now, and keeps what was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fails: Exception | None = None

    async def __call__(self, function: Callable[..., T], /, *args: Any) -> T:
        self.asked.append(function.__name__)
        await asyncio.sleep(0)
        if self.fails is not None:
            raise self.fails
        return function(*args)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that take no time, and err a lot."""
    for name, number in (("PROVING", 4), ("PIECE", 2)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 2)
    monkeypatch.setattr(judge, "SURE", 0.0)


def workshop(harbor: Harbor) -> Workshop:
    """Where reviews are made from now on."""
    shop = Workshop()
    harbor.bot.services.panel_pages.reviews._work = shop
    return shop


async def over(harbor: Harbor) -> GameSession:
    """A game that is over and shows its result; Ann has made decisions of her own in it."""
    live = await start_game(harbor, harbor.ann, ai=2, level="beginner")
    table = game_of(live)
    while table.view(None).voyage < 2:
        seat = table.to_act[0]
        moves = [move for move in table.moves(seat) if not move.free] or table.moves(seat)
        await table.submit(harbor.ann.id, table.ply, moves[0].code)
    await finish(live)
    await harbor.bot.services.updater.update(live)
    return live


async def asked(harbor: Harbor, what: str, shown: Shown | None = None) -> ResponseMessage:
    result = await press(harbor.ann, shown or table_message(harbor.channel), f"tb:.*:{what}")
    assert result.ephemeral
    assert result.response is not None
    return result.response


# -- review ------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_review_shows_only_the_asker_better_moves_and_their_cost(harbor: Harbor) -> None:
    live = await over(harbor)
    workshop(harbor)
    said = text_of(await asked(harbor, "review"))
    assert "Your review · Manila" in said
    lessons = await harbor.bot.services.panel_pages.reviews.of(live, 0)
    assert 1 <= len(lessons) <= 3
    presenter = harbor.voice.presenters["manila"]
    for lesson in lessons:
        assert presenter.chapter(lesson.decision.view) in said
    assert said.count("You chose **") == said.count("Better: **") == len(lessons)
    assert said.count("in 100") == len(lessons)


@pytest.mark.slow
async def test_review_items_lead_to_the_table_of_that_moment_and_back(harbor: Harbor) -> None:
    live = await over(harbor)
    workshop(harbor)
    shown = await asked(harbor, "review")
    found = text_of(shown)
    (lesson, *_) = await harbor.bot.services.panel_pages.reviews.of(live, 0)
    result = await press(harbor.ann, shown, "^ry:.*:look$")
    assert result.response is not None
    assert f"Step {lesson.decision.step + 1} of" in text_of(result.response)
    steps = await harbor.bot.services.panel_pages.replays.steps(live)
    assert steps[lesson.decision.step].view.to_act == (0,)
    assert steps[lesson.decision.step + 1].entry.number == lesson.decision.number
    again = await press(harbor.ann, result.response, "tb:.*:review$")
    assert again.response is not None
    assert text_of(again.response) == found


@pytest.mark.slow
async def test_a_review_is_made_once_and_there_at_once_after_a_restart(harbor: Harbor) -> None:
    live = await over(harbor)
    shop = workshop(harbor)
    first = text_of(await asked(harbor, "review"))
    pieces = len(shop.asked)
    assert pieces > 1
    assert text_of(await asked(harbor, "review")) == first
    assert len(shop.asked) == pieces
    await harbor.restart()
    again = workshop(harbor)
    assert text_of(await asked(harbor, "review")) == first
    assert again.asked == ["from_json"]
    # What another version has kept is made anew.
    await harbor.bot.services.tables.store.reviews.keep(live.id, harbor.ann.id, {"version": 0})
    await harbor.restart()
    anew = workshop(harbor)
    assert text_of(await asked(harbor, "review")) == first
    assert "glance" in anew.asked


async def test_of_who_was_forgotten_meanwhile_no_review_is_kept(harbor: Harbor) -> None:
    live = await over(harbor)
    store = harbor.bot.store
    assert store is not None
    await store.privacy.forget(harbor.ann.id, "Somebody")
    await store.reviews.keep(live.id, harbor.ann.id, {})
    assert await store.reviews.of(live.id, harbor.ann.id) is None


@pytest.mark.slow
async def test_who_asks_twice_at_once_is_served_by_one_review(harbor: Harbor) -> None:
    live = await over(harbor)
    shop = workshop(harbor)
    one, two = await asyncio.gather(*(harbor.bot.services.panel_pages.reviews.of(live, 0) for _ in range(2)))
    assert one is two
    assert shop.asked.count("decisions") == 1


@pytest.mark.slow
async def test_a_review_that_failed_can_be_asked_for_again(harbor: Harbor) -> None:
    live = await over(harbor)
    shop = workshop(harbor)
    shop.fails = MemoryError()
    with pytest.raises(MemoryError):
        await harbor.bot.services.panel_pages.reviews.of(live, 0)
    shop.fails = None
    assert await harbor.bot.services.panel_pages.reviews.of(live, 0)


@pytest.mark.slow
async def test_stopping_bot_asks_waiting_users_to_ask_again(harbor: Harbor) -> None:
    live = await over(harbor)
    begun = asyncio.Event()

    async def never(function: Callable[..., T], /, *args: Any) -> T:
        begun.set()
        await asyncio.sleep(3600)
        return function(*args)

    made = Reviews(harbor.bot.services.tables, never)
    asked = asyncio.create_task(made.of(live, 0))
    await begun.wait()
    await made.close()
    with pytest.raises(Refusal, match="why-review-cut"):
        await asked


@pytest.mark.slow
async def test_review_is_for_those_who_played_and_comes_after_the_end(harbor: Harbor) -> None:
    await over(harbor)
    result = table_message(harbor.channel)
    assert "Only players" in answer_of(await press(harbor.eve, result, "tb:.*:review"))
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert not any(":review" in custom_id for custom_id in pressable(table_message(harbor.channel)))
    assert not game_of(live).over


@pytest.mark.slow
async def test_who_decided_nothing_themselves_has_nothing_to_regret(harbor: Harbor) -> None:
    live = await finish(await start_game(harbor, harbor.ann, ai=2, level="beginner"))
    await harbor.bot.services.updater.update(live)
    workshop(harbor)
    assert "None of your moves" in text_of(await asked(harbor, "review"))


@pytest.mark.slow
async def test_a_game_of_older_rules_is_not_reviewed(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(harbor)
    monkeypatch.setattr(Manila, "rules_version", Manila.rules_version + 1)
    await harbor.restart()
    workshop(harbor)
    assert "older rules" in text_of(await asked(harbor, "review"))
    verified = await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:verify")
    assert "older rules" in answer_of(verified)


# -- the dice ----------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_anybody_can_have_the_dice_checked_after_the_game(harbor: Harbor) -> None:
    live = await over(harbor)
    said = answer_of(await press_more(harbor.eve, table_message(harbor.channel), "tb:.*:verify"))
    entries = counted((await harbor.bot.services.tables.log_of(live)).entries)
    assert "fairly" in said
    assert f"{len(entries) - 1} moves" in said
    assert f"All {sum(len(entry.draws) for entry in entries)} deals and rolls" in said
    assert str(game_of(live).seed) in said
    assert game_of(live).commitment in said


@pytest.mark.slow
async def test_a_log_whose_dice_were_changed_is_found_out(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(harbor)
    store = harbor.bot.store
    assert store is not None
    kept = store.entries

    async def tampered(table: int) -> Any:
        entries = await kept(table)
        place = max(place for place, entry in enumerate(entries) if entry.draws)
        draws = tuple((draw + 1) % 6 for draw in entries[place].draws)
        return [*entries[:place], entries[place].model_copy(update={"draws": draws}), *entries[place + 1 :]]

    monkeypatch.setattr(store, "entries", tampered)
    said = answer_of(await press_more(harbor.eve, table_message(harbor.channel), "tb:.*:verify"))
    assert "failed the check" in said
    assert re.search(r"Entry \d+ of its log isn’t what the seed gives", said)


async def test_the_dice_of_a_game_under_way_stay_sealed(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    proof = await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:record")
    assert proof.response is not None
    assert not any(":verify" in custom_id for custom_id in pressable(proof.response))
    assert game_of(live).seed is None


# -- old games ---------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_history_leads_to_replay_review_and_dice_of_each_game(harbor: Harbor) -> None:
    live = await over(harbor)
    await harbor.restart()
    workshop(harbor)
    history = await harbor.ann.slash(harbor.channel, "history")
    assert history.response is not None
    chosen = await press(harbor.ann, history.response, f"^{live.id}$")
    assert chosen.ephemeral
    assert chosen.response is not None
    assert {"Replay", "Review", "Verify Dice", "Download Log"} <= set(labels(chosen.response))
    assert "Your review" in text_of(await asked(harbor, "review", chosen.response))
    assert "fairly" in answer_of(await press_more(harbor.ann, chosen.response, "tb:.*:verify"))


async def test_game_that_somebody_may_not_watch_is_not_in_their_reach(harbor: Harbor) -> None:
    live = await over(harbor)
    elsewhere = harbor.env.create_guild()
    stranger = elsewhere.add_member(harbor.eve.user)
    history = await stranger.slash(elsewhere.create_text_channel("far"), "history", player=harbor.ann.user)
    assert history.response is not None
    assert "no longer exists" in answer_of(await press(stranger, history.response, f"^{live.id}$"))


@pytest.mark.slow
async def test_review_has_one_row_of_tabs_and_no_link_to_the_table(harbor: Harbor) -> None:
    await over(harbor)
    workshop(harbor)
    shown = await asked(harbor, "review")
    assert labels(shown)[-2:] == ["My Hand", "More"]
    assert "Go to table" not in text_of(shown)
