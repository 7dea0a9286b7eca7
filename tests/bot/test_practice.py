"""Practice against AI players: moves are taken back and games reviewed as at any table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.cogs.solo.daily_days import Dailies, DailyTry
from bot.cogs.solo.practice_room import ME, PracticeGame, PracticeService
from bot.tables.panel_views import RULES_SCREEN
from engine import advice
from engine import review as reviews
from engine.game import Refusal
from engine.search import evaluator as judge
from host.job_cache import OneJobPerUser
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    alt_of,
    answer_of,
    labels,
    panels,
    press,
    press_late,
    pressable,
    seen,
    text_of,
    with_part,
)
from tests.bot.playing import start_game
from tests.bot.test_stats import store_of
from tests.kit import GAMES

AI_FIRST: Final = f"{1:032x}"
"""A seed of Manille by which an AI seat begins."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that take no time, and err a lot."""
    for name, number in (("PROVING", 4), ("PIECE", 2)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 2)
    monkeypatch.setattr(judge, "SURE", 0.0)


async def act(harbor: Harbor, shown: Shown, pattern: str) -> Shown:
    """Press something of Ann's practice, and see what it becomes."""
    pressed = await press(harbor.ann, shown, pattern)
    assert pressed.response is not None
    return pressed.response


async def begun(harbor: Harbor, kind: str = "manila", seats: int = 3) -> Shown:
    """Ann's practice against the weakest AI players."""
    front = (await harbor.ann.slash(harbor.channel, f"{kind} practice", players=seats)).response
    assert front is not None
    return await act(harbor, front, f":do:begin:{seats}:")


async def now(harbor: Harbor) -> PracticeGame:
    """Ann's practice as it is stored."""
    last = await harbor.bot.features.solo.practices.last(harbor.ann.id)
    assert last is not None
    return await harbor.bot.features.solo.practices.playing(harbor.ann.id, last.kind, last.number)


async def test_practice_and_tables_roll_different_dice_under_one_seed(harbor: Harbor) -> None:
    await begun(harbor)
    live = await start_game(harbor, harbor.ann, ai=2)
    assert (await now(harbor)).practice.seed != live.table.header.seed


async def one_more(harbor: Harbor) -> PracticeGame:
    practising = await now(harbor)
    moves = [move for move in practising.solo.moves(ME) if not move.free] or practising.solo.moves(ME)
    return await harbor.bot.features.solo.practices.play(practising, moves[-1])


async def test_a_practice_takes_the_last_move_back(harbor: Harbor) -> None:
    shown = await begun(harbor)
    before = (await now(harbor)).solo
    shown = await act(harbor, shown, ":look:more$")
    assert "Undo" not in labels(shown)
    shown = await act(harbor, await act(harbor, shown, ":look:board$"), ":play:bid:")
    assert (await now(harbor)).solo.step > before.step
    shown = await act(harbor, await act(harbor, shown, ":look:more$"), ":do:undo:")
    after = (await now(harbor)).solo
    assert (after.deeds, after.view(ME)) == (before.deeds, before.view(ME))
    await act(harbor, shown, ":play:pass$")
    assert (await now(harbor)).solo.deeds[before.step] == (ME, "pass")


async def test_a_practice_takes_nothing_back_after_chance(harbor: Harbor) -> None:
    await begun(harbor)
    practising = await now(harbor)
    while not practising.solo.view(None).rolls:
        practising = await one_more(harbor)
    assert practising.undoable is None
    with pytest.raises(Refusal, match="why-no-undo"):
        await harbor.bot.features.solo.practices.undo(practising, practising.solo.step)


async def test_explanation_leaves_the_board_of_a_practice_in_sight(harbor: Harbor) -> None:
    hint = await act(harbor, await begun(harbor), ":look:explain")
    assert "best for you" in text_of(hint)
    assert alt_of(hint)
    assert "harbor master" not in text_of(hint), "both don't fit on a phone"
    shown = await act(harbor, hint, ":look:asked")
    assert "harbor master" in text_of(shown)
    assert "best for you" not in text_of(shown)
    assert alt_of(shown)
    assert any(":look:board" in each for each in pressable(shown))


async def test_board_of_a_practice_in_words_has_pages(harbor: Harbor) -> None:
    more = await act(harbor, await begun(harbor), ":look:more$")
    shown, said = await act(harbor, more, ":look:text$"), []
    for page in range(1, 9):
        said.append(text_of(shown))
        if not any(each.endswith(f":look:text:{page}") for each in pressable(shown)):
            break
        shown = await act(harbor, shown, f":look:text:{page}$")
    assert len(said) > 1
    assert all(f"Page {page} of {len(said)}" in text for page, text in enumerate(said, 1))
    assert max(len(text.strip().splitlines()) for text in said) <= RULES_SCREEN + 3, "heading, page and a blank line"


async def test_an_old_button_takes_no_later_move_back(harbor: Harbor) -> None:
    shown = await act(harbor, await act(harbor, await begun(harbor), ":play:bid:"), ":look:more$")
    then = seen(harbor.ann, shown)
    (undo,) = [each for each in pressable(shown) if ":do:undo:" in each]
    await one_more(harbor)
    deeds = (await now(harbor)).solo.deeds
    assert "earlier move" in answer_of(await press_late(harbor.ann, then, undo))
    assert (await now(harbor)).solo.deeds == deeds


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["manila", "mal" + "acca"])
async def test_a_finished_practice_is_reviewed(harbor: Harbor, kind: str) -> None:
    shown = await begun(harbor, kind)
    (way,) = [each for each in pressable(shown) if ":look:explain" in each]
    review = re.sub(":[0-9]+:look:explain", ":0:do:review", way)
    early = with_part(seen(harbor.ann, shown), review)
    assert harbor.voice.texts("why-review-early") in answer_of(await press_late(harbor.ann, early, review))
    practising = await now(harbor)
    while not practising.over:
        practising = await one_more(harbor)
    assert practising.undoable is None
    front = (await harbor.ann.slash(harbor.channel, f"{kind} practice")).response
    assert front is not None
    shown = await act(harbor, front, ":do:on")
    assert "Review" in labels(shown)
    shown = await act(harbor, shown, ":do:review")
    assert "simulated games" in text_of(shown) or "nothing" in text_of(shown).lower()
    shown = await act(harbor, shown, ":do:on")
    assert "Review" in labels(shown)


# -- while AI seats think before one's first move ------------------------------------------------------------


class Thinking:
    """AI seats that make their first choice once a test lets them."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answers = asyncio.Event()
        self.times = 0

    async def __call__(self, _choose: Callable[..., Any], _view: Any, moves: Any, *_rest: Any) -> Any:
        self.times += 1
        self.asked.set()
        await self.answers.wait()
        return moves[0]


def solos(harbor: Harbor, thinking: Thinking) -> tuple[PracticeService, Dailies]:
    """Rooms where an AI player that thinks long is first at Manille."""
    store, daily = store_of(harbor), harbor.bot.features.solo.dailies.deals["manilla"]
    game = GAMES["manille"]
    deal = replace(daily, game=game, seats=4, options=game.options_type(), editions={1: game.players["hard"]})
    now = harbor.bot.features.solo.dailies._now
    one_each = OneJobPerUser()
    return (
        PracticeService(store.practices, GAMES, thinking, lambda _: AI_FIRST, one_each),
        Dailies(store.daily, {"manille": deal}, thinking, lambda *_: AI_FIRST, now, one_each),
    )


async def test_thirty_presses_let_the_ai_think_once(harbor: Harbor) -> None:
    ann, thinking = harbor.ann.id, Thinking()
    practices, dailies = solos(harbor, thinking)

    def practice() -> Awaitable[object]:
        return practices.begin(ann, "manille", 4, "hard")

    def daily() -> Awaitable[object]:
        return dailies.begin("manille", dailies.today(), ann, None)

    for first, other in ((practice, daily), (daily, practice)):
        thinking.asked.clear()
        thinking.answers.clear()
        thinking.times = 0
        beginning = asyncio.ensure_future(first())
        await thinking.asked.wait()
        for again in (*[first] * 30, other):
            with pytest.raises(Refusal, match="why-one-at-a-time"):
                await again()
        assert thinking.times == 1
        thinking.answers.set()
        await beginning


async def test_thirty_moves_at_once_start_one_play(harbor: Harbor) -> None:
    ann, thinking = harbor.ann.id, Thinking()
    practices, dailies = solos(harbor, thinking)
    thinking.answers.set()
    practising = await practices.begin(ann, "manille", 4, "hard")
    daily = await dailies.begin("manille", dailies.today(), ann, None)

    async def practice() -> object:
        now = await practices.playing(ann, "manille", practising.practice.number)
        return await practices.play(now, now.solo.moves(ME)[0])

    async def attempt() -> object:
        now = await dailies.playing("manille", daily.day.number, ann, daily.attempt.run)
        return await dailies.play(now, now.solo.moves(ME)[0])

    for play in (practice, attempt):
        thinking.asked.clear()
        thinking.answers.clear()
        thinking.times = 0
        playing = asyncio.ensure_future(play())
        await thinking.asked.wait()
        for _ in range(30):
            with pytest.raises(Refusal, match="why-one-at-a-time"):
                await play()
        assert thinking.times == 1
        thinking.answers.set()
        await playing


async def test_data_deleted_while_ai_thinks_stays_deleted(harbor: Harbor) -> None:
    ann, thinking, store = harbor.ann.id, Thinking(), store_of(harbor)
    practices, dailies = solos(harbor, thinking)
    for begin, left in (
        (practices.begin(ann, "manille", 4, "hard"), lambda: store.practices.of(ann)),
        (
            dailies.begin("manille", dailies.today(), ann, None),
            lambda: dailies.counting("manille", dailies.today(), ann),
        ),
    ):
        thinking.asked.clear()
        thinking.answers.clear()
        beginning = asyncio.create_task(begin)
        await thinking.asked.wait()
        await store.privacy.forget(ann, "Somebody")
        thinking.answers.set()
        with pytest.raises(Refusal, match="why-solo-old"):
            await beginning
        assert await left() is None


async def test_ai_seats_killed_before_the_first_move_play_later(harbor: Harbor) -> None:
    ann, thinking = harbor.ann.id, Thinking()
    practices, dailies = solos(harbor, thinking)
    for begin in (practices.begin(ann, "manille", 4, "hard"), dailies.begin("manille", dailies.today(), ann, None)):
        thinking.asked.clear()
        beginning = asyncio.create_task(begin)
        await thinking.asked.wait()
        beginning.cancel()
        await asyncio.wait([beginning])
    thinking.answers.set()
    last = await practices.last(ann)
    assert last is not None
    assert (await practices.playing(ann, "manille", last.number)).solo.to_act == (ME,)
    assert (await dailies.playing("manille", dailies.today(), ann, 0)).solo.to_act == (ME,)


async def test_a_daily_begun_twice_at_once_is_one_try(harbor: Harbor) -> None:
    ann, thinking = harbor.ann.id, Thinking()
    dailies = solos(harbor, thinking)[1]
    thinking.answers.set()
    number = dailies.today()
    twice = [dailies.begin("manille", number, ann, None) for _ in range(2)]
    first, second = await asyncio.gather(*twice, return_exceptions=True)
    assert isinstance(first, DailyTry)
    assert isinstance(second, Refusal)
    assert second.reason.key == "why-one-at-a-time"
    assert first.solo.to_act == (ME,)
    assert (await dailies.begin("manille", number, ann, None)).solo.deeds == first.solo.deeds


async def announced(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, board: Shown, name: str, error: Exception | None = None
) -> Shown:
    """A press of Ann's, about which AI players think until the board says so; then they fail, if ``error`` is one."""
    practices = harbor.bot.features.solo.practices
    do = getattr(practices, name)

    async def think(*given: Any) -> PracticeGame:
        for _ in range(500):
            if "One moment" in text_of(board):
                break
            await asyncio.sleep(0.01)
        assert "One moment" in text_of(board)
        assert not pressable(board)
        if error is not None:
            raise error
        found: PracticeGame = await do(*given)
        return found

    monkeypatch.setattr(practices, name, think)
    monkeypatch.setattr("bot.core.context.WAIT_SECONDS", 0.0)
    return await act(harbor, board, ":play:" if name == "play" else ":do:begin:")


@pytest.mark.slow
async def test_ai_that_think_long_are_announced(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await begun(harbor)
    before = await now(harbor)
    after = await announced(harbor, monkeypatch, board, "play")
    assert (await now(harbor)).solo.step > before.solo.step
    assert after.id == board.id
    assert "One moment" not in text_of(board)


async def test_ai_that_begin_slowly_are_announced(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    front = (await harbor.ann.slash(harbor.channel, "manila practice", players=3)).response
    assert front is not None
    await announced(harbor, monkeypatch, front, "begin")
    assert any(":play:" in custom_id or ":menu:" in custom_id for custom_id in pressable(front))


async def test_a_board_is_back_where_thinking_failed(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await begun(harbor)
    before = list(pressable(board))
    await announced(harbor, monkeypatch, board, "play", Refusal("why-stale"))
    assert list(pressable(board)) == before
    shown, refused = panels(harbor.ann, harbor.channel.id)
    assert shown.id == board.id
    assert "❗" in text_of(refused)


async def on_with(harbor: Harbor, kind: str) -> Shown:
    """Ann's practice, taken up again."""
    front = (await harbor.ann.slash(harbor.channel, f"{kind} practice")).response
    assert front is not None
    return await act(harbor, front, ":do:on$")


async def test_practice_leaves_the_only_legal_card_to_press(harbor: Harbor) -> None:
    await begun(harbor, "manille", 4)
    practising = await now(harbor)
    while len(practising.solo.moves(ME)) > 1:
        practising = await one_more(harbor)
    (card,) = practising.solo.moves(ME)
    await act(harbor, await on_with(harbor, "manille"), f":play:{card.code}$")
    assert (ME, card.code) in (await now(harbor)).solo.deeds[practising.solo.step :]


async def test_practice_keeps_the_last_trick_after_the_next_lead(harbor: Harbor) -> None:
    await begun(harbor, "manille", 4)
    practising = await now(harbor)
    while (view := practising.solo.view(ME)).trick is None or not view.memory.tricks:
        practising = await one_more(harbor)
    (line,) = re.findall("Last trick: .*", text_of(await on_with(harbor, "manille")))
    assert len(re.findall("[♣♦♥♠]", line)) == len(view.memory.tricks[-1].cards)
