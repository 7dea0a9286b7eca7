"""Why a seat may have made a move: told from public facts while a game is on, and from its own view afterwards."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from typing import Any

import pytest

from engine.advice import GAMES, Thought, hint, last_thoughts
from engine.fair import NumberedDice
from engine.game import AnyGame
from engine.log import Entry, GameLog, Header, replay
from engine.manila.board import Ware
from engine.manila.game import MANILA
from engine.manila.moves import Pledge
from engine.manila.options import ManilaOptions
from engine.manila.state import State
from engine.manila.view import ManilaView
from engine.search.evaluator import Question, judge
from tests.effort import slow_but
from tests.engine.manila.scenes import Scene
from tests.engine.toy import FINGERS, FingersOptions

SEED = "advice"


def played(level: str = "steady", plies: int | None = None, seats: int = 4, **options: Any) -> GameLog:
    """A game among AI seats of a level, up to its end or for so many moves."""
    game = MANILA
    rules = ManilaOptions(**options)
    dice = NumberedDice(SEED, 0)
    state, _ = game.start(seats, rules, dice)
    entries = [Entry(number=0, seat=None, code="start", draws=tuple(dice.drawn), by="clock")]
    while (acting := game.to_act(state)) and (plies is None or len(entries) <= plies):
        seat, number = acting[0], len(entries)
        move = game.players[level].choose(game.view(state, seat), game.moves(state, seat), Random(number))
        dice = NumberedDice(SEED, number)
        state, _ = game.play(state, seat, move, dice)
        entries.append(Entry(number=number, seat=seat, code=move.code, draws=tuple(dice.drawn), by="ai"))
    head = Header(kind="manila", rules_version=1, options=rules.model_dump(), seats=seats, seed=SEED)
    return GameLog(header=head, entries=tuple(entries))


async def thoughts_of(log: GameLog, game: AnyGame = MANILA) -> list[Thought]:
    """Why the seats moved as they did."""
    return await last_thoughts(game, log, asyncio.to_thread)


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}])
@pytest.mark.parametrize("plies", slow_but([5], [5, 18, 29]))
async def test_every_ai_seat_that_has_moved_has_a_reason_with_numbers(plies: int, options: dict[str, Any]) -> None:
    thoughts = await thoughts_of(played(plies=plies, **options))
    assert [thought.seat for thought in thoughts] == [0, 1, 2, 3]
    for thought in thoughts:
        assert thought.view.seat is None
        assert thought.view.hand is None
        assert thought.other is not None
        assert thought.other.move != thought.made.move
        assert 0 <= thought.made.chance <= 1


@pytest.mark.slow
async def test_the_reason_is_of_the_last_decision_that_a_seat_made() -> None:
    log = played(plies=25)
    for thought in await thoughts_of(log):
        mine = [entry for entry in log.entries if entry.seat == thought.seat and not entry.code.startswith("pledge")]
        assert mine[-1].number == thought.number
        assert mine[-1].code == thought.made.move.code


@pytest.mark.slow
async def test_people_are_not_asked_for_reasons() -> None:
    log = played(plies=25)
    entries = tuple(entry.model_copy(update={"by": "person"}) if entry.seat == 2 else entry for entry in log.entries)
    assert 2 not in [thought.seat for thought in await thoughts_of(log.model_copy(update={"entries": entries}))]


async def test_after_the_end_the_reason_is_what_the_seat_saw() -> None:
    (first, *_) = thoughts = await thoughts_of(played())
    assert {thought.seat for thought in thoughts} == {0, 1, 2, 3}
    assert first.view.seat == first.seat
    assert first.view.hand is not None


def other_hands(state: State, seat: int) -> list[State]:
    """Games that differ from this one in nothing that is public."""
    found = [MANILA.imagine(MANILA.view(state, None), Random(number)) for number in range(6)]
    assert len({MANILA.view(other, seat).hand for other in found}) > 1
    return found


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}])
def test_hidden_information_changes_no_reason_during_the_game(options: dict[str, Any]) -> None:
    for scene in (Scene(**options), Scene(**options).voyage(), Scene(**options).last_lap((10, 13, 2))):
        scene.hold(0, nutmeg=2).hold(1, silk=2).hold(2, ginseng=2).hold(3, jade=2)
        made = next(move for move in MANILA.moves(scene.state, scene.actor) if not move.free)
        said = {
            repr(judge(MANILA, Question(MANILA.view(state, None), scene.actor, made), 12))
            for state in (scene.state, *other_hands(scene.state, scene.actor))
        }
        assert len(said) == 1


def dealt_anew(log: GameLog) -> GameLog:
    """The same game with other hands: the same moves and rolls, and nothing public is different."""
    setup, *rest = log.entries
    for deal in count():
        dice = NumberedDice(f"deal {deal}", 0)
        MANILA.start(log.header.seats, ManilaOptions(), dice)
        other = log.model_copy(
            update={"entries": (setup.model_copy(update={"draws": tuple(dice.drawn)}), *rest)},
        )
        if looks(log, upto=1) == looks(other, upto=1) and hands(log, upto=1) != hands(other, upto=1):
            assert looks(log) == looks(other)
            return other
    raise AssertionError("there is always another deal")


def looks(log: GameLog, upto: int | None = None) -> list[ManilaView]:
    """All that everybody sees of a game."""
    return [MANILA.view(step.state, None) for step in replay(MANILA, log.header, log.entries[:upto])]


def hands(log: GameLog, upto: int | None = None) -> list[list[int]]:
    """What nobody else sees."""
    return [step.state.free for step in replay(MANILA, log.header, log.entries[:upto])]


@pytest.mark.slow
async def test_games_with_the_same_public_log_have_identical_reasons() -> None:
    log = played(plies=22)
    other = dealt_anew(log)
    one, two = [await thoughts_of(game) for game in (log, other)]
    assert repr(one) == repr(two)


@pytest.mark.slow
async def test_reasons_after_the_game_equal_the_hints_of_the_seat() -> None:
    for thought in await thoughts_of(played()):
        advised = hint(MANILA, thought.view, thought.seat)
        assert advised is not None
        assert thought.judgement.games == advised.games == GAMES
        assert thought.judgement.of(advised.best.move).near


def test_a_move_made_in_private_is_not_explained() -> None:
    scene = Scene().hold(0, silk=1, jade=1).voyage().cash(0).play("place:silk")
    pledge = Pledge(Ware.SILK, 1)
    assert pledge in MANILA.moves(scene.state, 0)
    assert judge(MANILA, Question(scene.view, 0, pledge), 12) is None


async def test_a_game_without_a_guide_has_no_reasons() -> None:
    dice = NumberedDice(SEED, 0)
    FINGERS.start(2, FingersOptions(), dice)
    entries = [Entry(number=0, seat=None, code="start", draws=(), by="clock")]
    entries += [Entry(number=1, seat=0, code="show:0", draws=(), by="ai")]
    head = Header(kind="fingers", rules_version=1, options=FingersOptions().model_dump(), seats=2, seed=SEED)
    assert await thoughts_of(GameLog(header=head, entries=tuple(entries)), FINGERS) == []
