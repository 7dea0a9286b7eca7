"""What decisions have cost: judged from what the seat saw, the same each time, by whatever a game is judged by."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from engine import review as reviews
from engine.game import Promise
from engine.log import BadLog, GameLog
from engine.manila.game import MANILA, Manila
from engine.manila.view import Phase
from engine.review import Lesson, can_review, decisions, judged, review
from tests.engine.test_advice import played
from tests.engine.toy import FINGERS

T = TypeVar("T")


async def directly(function: Callable[..., T], /, *args: Any) -> T:
    """Work that is done here and now."""
    await asyncio.sleep(0)
    return function(*args)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that are quick, and err more."""
    for name, number in (("FINDING", 3), ("WEIGHING", 4), ("PROVING", 24), ("PIECE", 12), ("DOUBTFUL", 5)):
        monkeypatch.setattr(reviews, name, number)


def of_person(seat: int, level: str = "steady") -> GameLog:
    """The first moves of a game in which a person, who plays like an AI of a level, sat at one seat."""
    log = played(level, plies=30)
    entries = [entry.model_copy(update={"by": "person"}) if entry.seat == seat else entry for entry in log.entries]
    return log.model_copy(update={"entries": tuple(entries)})


def test_the_decisions_of_a_seat_are_those_that_a_person_made_with_more_than_one_choice() -> None:
    log = of_person(1)
    found = decisions(MANILA, log, 1)
    assert {log.entries[decision.number].seat for decision in found} == {1}
    assert all(log.entries[decision.number].code == decision.made.code for decision in found)
    assert all(decision.made in decision.moves and len(decision.moves) > 1 for decision in found)
    assert all(decision.view.seat == 1 and decision.step == decision.number - 1 for decision in found)
    assert decisions(MANILA, log, 2) == []


def test_of_the_bids_in_an_auction_only_the_last_answer_counts() -> None:
    log = of_person(1)
    auctions = [d for d in decisions(MANILA, log, 1) if d.view.phase is Phase.AUCTION]
    bids = [entry for entry in log.entries if entry.seat == 1 and entry.code.startswith(("bid:", "pass"))]
    assert 0 < len(auctions) < len(bids)
    voyages = [decision.view.voyage for decision in auctions]
    assert len(voyages) == len(set(voyages))
    last = max(entry.number for entry in bids if entry.number <= auctions[0].number)
    assert auctions[0].number == last


async def test_a_review_is_the_same_each_time_and_names_the_dearest_in_the_order_of_the_game() -> None:
    log = of_person(2)
    lessons = await review(MANILA, log, 2, directly)
    assert lessons == await review(MANILA, log, 2, directly)
    assert len(lessons) <= reviews.DEAREST
    assert [lesson.decision.number for lesson in lessons] == sorted(lesson.decision.number for lesson in lessons)
    assert all(lesson.measure == "chance" and lesson.cost >= reviews.LEAST_CHANCE for lesson in lessons)
    assert all(lesson.better in lesson.decision.moves and lesson.better != lesson.decision.made for lesson in lessons)


def test_a_decision_is_judged_by_what_its_seat_saw() -> None:
    log = of_person(0)
    decision = decisions(MANILA, log, 0)[-1]
    assert decision.view.hand is not None
    assert decision.view.hands == ()
    # Nothing but the view goes to the judge: what others held, and what fell later, it cannot know.
    other = MANILA.view(MANILA.imagine(decision.view, Random(4)), 0)
    again = replace(decision, view=other)
    assert judged(MANILA, again) == judged(MANILA, decision)


def test_a_blunder_is_found() -> None:
    # All that one has and can borrow for the office: each loan costs 3, and nothing is left to place.
    bidding = next(
        decision
        for seat in range(4)
        for decision in decisions(MANILA, of_person(seat), seat)
        if any(move.code == "bid:40" for move in decision.moves)
    )
    lesson = judged(MANILA, replace(bidding, made=MANILA.parse("bid:40")))
    assert lesson is not None
    assert lesson.cost > 0.05


async def test_a_cost_that_may_be_nothing_is_no_lesson() -> None:
    decision = decisions(MANILA, of_person(0), 0)[0]
    doubt = Lesson(decision, decision.made, 0.5, "chance")
    assert await reviews._proved(MANILA, doubt, directly) is None


class Promising(Manila):
    """Manila as a game that no search can judge."""

    @property
    def guide(self) -> Any:
        return None


async def test_a_game_without_a_guide_is_judged_by_what_its_choices_promise() -> None:
    game, log = Promising(), of_person(2, "beginner")
    assert can_review(game)
    lessons = await review(game, log, 2, directly)
    assert lessons
    for lesson in lessons:
        assert lesson.measure == "worth"
        promised: dict[Any, Promise[Any]] = {
            promise.move: promise for promise in game.promises(lesson.decision.view, lesson.decision.moves)
        }
        gain = promised[lesson.better].worth - promised[lesson.decision.made].worth
        assert lesson.cost == pytest.approx(gain)
        assert gain >= reviews.LEAST_WORTH


def test_a_game_that_neither_promises_nor_is_searched_has_no_review() -> None:
    assert not can_review(FINGERS)
    assert can_review(MANILA)


async def test_the_work_is_done_in_small_pieces() -> None:
    asked: list[str] = []

    def count(function: Callable[..., T], /, *args: Any) -> Awaitable[T]:
        asked.append(function.__name__)
        return directly(function, *args)

    log = of_person(2)
    await review(MANILA, log, 2, count)
    assert asked.count("judged") == len(decisions(MANILA, log, 2))
    assert asked.count("proofs") <= reviews.DOUBTFUL * (reviews.PROVING // reviews.PIECE)


async def test_a_log_of_other_rules_is_refused() -> None:
    log = of_person(0)
    other = log.model_copy(update={"header": log.header.model_copy(update={"rules_version": 99})})
    with pytest.raises(BadLog):
        await review(MANILA, other, 0, directly)
