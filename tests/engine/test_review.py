"""What decisions have cost: judged from what the seat saw, the same each time, by whatever a game is judged by."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from bot.games.catalogue import OURS
from engine import advice
from engine import review as reviews
from engine.game import AnyGame
from engine.log import BadLog, GameLog
from engine.manila.game import MANILA
from engine.manila.view import Phase
from engine.player import ThoughtDice
from engine.review import PastDecision, decisions, from_json, glance, review, to_json, weighed
from engine.search import evaluator as judging
from engine.search.evaluator import LEAST
from tests.engine.test_advice import played
from tests.engine.toy import FINGERS
from tests.kit import GAMES

T = TypeVar("T")


async def directly(function: Callable[..., T], /, *args: Any) -> T:
    """Work that is done here and now."""
    await asyncio.sleep(0)
    return function(*args)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that are quick, and err more."""
    for name, number in (("PROVING", 24), ("PIECE", 8), ("DOUBTFUL", 5)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 8)
    monkeypatch.setattr(judging, "SURE", 1.0)


def of_person(seat: int, level: str = "steady") -> GameLog:
    """The first moves of a game in which a person, who plays like an AI of a level, sat at one seat."""
    log = played(level, plies=30)
    entries = [entry.model_copy(update={"by": "person"}) if entry.seat == seat else entry for entry in log.entries]
    return log.model_copy(update={"entries": tuple(entries)})


def test_review_covers_human_moves_with_more_than_one_choice() -> None:
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


@pytest.mark.slow
async def test_a_review_is_same_each_time_and_names_the_dearest_first() -> None:
    log = of_person(2, "beginner")
    lessons = await review(MANILA, log, 2, directly)
    assert lessons == await review(MANILA, log, 2, directly)
    assert 1 < len(lessons) <= reviews.DEAREST
    assert [lesson.cost for lesson in lessons] == sorted((lesson.cost for lesson in lessons), reverse=True)
    assert all(lesson.cost > LEAST for lesson in lessons)
    assert all(lesson.better in lesson.decision.moves and lesson.better != lesson.decision.made for lesson in lessons)


@pytest.mark.slow
async def test_who_did_what_was_advised_first_is_never_blamed() -> None:
    for seat in range(4):
        log = of_person(seat)
        for decision in decisions(MANILA, log, seat):
            advised = advice.hint(MANILA, decision.view, seat)
            if advised is not None:
                assert glance(MANILA, replace(decision, made=advised.best.move)) is None
                break


def test_a_review_goes_on_from_the_figures_of_the_advice() -> None:
    decision = next(one for one in decisions(MANILA, of_person(0, "beginner"), 0) if glance(MANILA, one) is not None)
    advised = advice.hint(MANILA, decision.view, 0)
    assert advised is not None
    more = weighed(MANILA, decision, advised, 20)
    assert more is not None
    for one in advised.tried:
        (longer,) = [other for other in more.tried if other.move == one.move]
        assert longer.worths[: len(one.worths)] == one.worths
    assert len(more.tried[0].worths) in (8, 20)


def test_a_decision_is_judged_by_what_its_seat_saw() -> None:
    log = of_person(0)
    decision = decisions(MANILA, log, 0)[-1]
    assert decision.view.hand is not None
    assert decision.view.hands == ()
    # Nothing but the view goes to the judge: what others held, and what fell later, it cannot know.
    other = MANILA.view(MANILA.imagine(decision.view, Random(4)), 0)
    again = replace(decision, view=other)
    assert glance(MANILA, again) == glance(MANILA, decision)


def blunder() -> PastDecision:
    """All that one has and can borrow for the office: each loan costs 3, and nothing is left to place."""
    bidding = next(
        decision
        for seat in range(4)
        for decision in decisions(MANILA, of_person(seat), seat)
        if any(move.code == "bid:40" for move in decision.moves)
    )
    return replace(bidding, made=MANILA.parse("bid:40"))


def test_a_blunder_is_found() -> None:
    decision = blunder()
    found = glance(MANILA, decision)
    assert found is not None
    assert found.of(decision.made).lag > 0.05


async def test_a_cost_that_may_be_nothing_is_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = blunder()
    found = glance(MANILA, decision)
    assert found is not None
    assert await reviews._proved(MANILA, decision, found, directly) is not None
    monkeypatch.setattr(judging, "SURE", 1000.0)
    assert await reviews._proved(MANILA, decision, found, directly) is None


@pytest.mark.slow
async def test_a_review_can_be_kept_and_is_read_again_from_the_log() -> None:
    log = of_person(2, "beginner")
    lessons = await review(MANILA, log, 2, directly)
    kept = json.loads(json.dumps(to_json(lessons)))
    assert from_json(MANILA, log, 2, kept) == lessons
    # What is of another form, or of another seat, is made anew.
    broken: list[Any] = [None, [], {"version": 0, "lessons": []}, {"version": reviews.FORM, "lessons": [{}]}]
    for other in broken:
        assert from_json(MANILA, log, 2, other) is None
    assert from_json(MANILA, log, 1, kept) is None


def test_a_game_without_a_guide_has_no_review() -> None:
    assert not FINGERS.advises
    assert MANILA.advises


async def test_the_work_is_done_in_small_pieces() -> None:
    asked: list[str] = []

    def count(function: Callable[..., T], /, *args: Any) -> Awaitable[T]:
        asked.append(function.__name__)
        return directly(function, *args)

    log = of_person(2)
    await review(MANILA, log, 2, count)
    assert asked.count("glance") == len(decisions(MANILA, log, 2))
    assert asked.count("weighed") <= reviews.DOUBTFUL * (reviews.PROVING // reviews.PIECE)


async def test_a_log_of_other_rules_is_refused() -> None:
    log = of_person(0)
    other = log.model_copy(update={"header": log.header.model_copy(update={"rules_version": 99})})
    with pytest.raises(BadLog):
        await review(MANILA, other, 0, directly)


FOLLOWED = 50
"""Positions of each part in which somebody does what the hint says."""
PARTS = 4
"""Tests that share the positions of a game, since one of them all takes too long for a busy machine."""


def positions(game: AnyGame, count: int, part: int) -> Iterator[PastDecision]:
    """Decisions with a choice, from games of steady AI players."""
    for number in itertools.count(part, PARTS):
        dice, seats = ThoughtDice(Random(number)), game.seats[number % len(game.seats)]
        state, _ = game.start(seats, game.options_type(), dice)
        while acting := game.to_act(state):
            seat = acting[0]
            view, moves = game.view(state, seat), tuple(game.moves(state, seat))
            choices = tuple(move for move in moves if not move.free)
            if len(choices) > 1 and state.ply % 5 == number % 5:
                yield PastDecision(state.ply, state.ply, view, choices, None)
                count -= 1
                if not count:
                    return
            game.advance(state, seat, game.players["steady"].choose(view, moves, Random(number)), dice)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", [package.kind for package in OURS])
@pytest.mark.slow
def test_no_hint_ranks_first_what_a_review_blames(kind: str, part: int) -> None:
    game, hints = GAMES[kind], 0
    for decision in positions(game, FOLLOWED, part):
        advised = advice.hint(game, decision.view, decision.view.seat)
        if advised is None:
            continue
        hints += 1
        assert advised.best.chance == max(one.chance for one in advised.verdicts)
        assert glance(game, replace(decision, made=advised.best.move)) is None
    assert hints > FOLLOWED / 4
