"""The one judge: the same games whoever asks, honest doubt, and nothing that the view does not tell."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.catalogue import catalogue
from engine.game import AnyGame, Evaluation
from engine.player import ThoughtDice
from engine.search.evaluator import LEAST, SURE, PositionEval, Question, Samples, judge
from tests.effort import slow_but

GAMES = catalogue().games
APART = 9
ENOUGH = 10_000
"""Looks at the time: for a glance, and not for all."""
"""Moves between two moments."""


@cache
def moments(game: AnyGame) -> list[tuple[Any, int]]:
    """Some moments of a game among its best players, each with a seat that is to decide. Played once."""
    random = Random(0)
    dice = ThoughtDice(random)
    state, _ = game.start(min(4, game.seats[-1]), game.options_type(), dice)
    found: list[tuple[Any, int]] = []
    count = 0
    while (acting := game.to_act(state)) and len(found) < 8:
        seat = acting[0]
        if count % APART == 0:
            found.append((game.copy(state), seat))
        move = [*game.players.values()][-1].choose(game.view(state, seat), game.moves(state, seat), random)
        game.advance(state, seat, move, dice)
        count += 1
    return found


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.slow
def test_every_game_has_advice_on_its_decisions_from_view_alone(kind: str) -> None:
    game, judged = GAMES[kind], 0
    for state, seat in moments(game):
        view = game.view(state, seat)
        found = judge(game, Question(view, seat), 6)
        if found is None:
            continue
        judged += 1
        legal = game.moves(state, seat)
        assert all(verdict.move in legal and not verdict.move.free for verdict in found.verdicts)
        assert all(0 <= verdict.chance <= 1 for verdict in found.verdicts)
        other = game.imagine(view, Random(7))
        assert judge(game, Question(game.view(other, seat), seat), 6) == found
    assert judged > 2


@pytest.mark.parametrize("kind", slow_but([*GAMES][:1], GAMES))
def test_who_imagines_more_games_goes_on_where_others_stopped(kind: str) -> None:
    game = GAMES[kind]
    for state, seat in moments(game):
        question = Question(game.view(state, seat), seat)
        few = judge(game, question, 4)
        if few is None:
            continue
        more = judge(game, question, 10, few)
        assert more is not None
        assert more.games == 10
        for one, longer in zip(few.tried, more.tried, strict=True):
            assert longer.move == one.move
            assert longer.worths[:4] == one.worths
        best = next(one for one in more.tried if one.move == few.best.move)
        whole = judge(game, question, 10)
        assert whole is not None
        assert best in whole.tried
        return
    raise AssertionError("there is always something to judge")


@pytest.mark.slow
@pytest.mark.parametrize("kind", GAMES)
def test_worlds_of_a_guide_agree_with_the_view(kind: str) -> None:
    game = GAMES[kind]
    assert game.guide is not None
    for state, seat in moments(game):
        view = game.view(state, seat)
        for number in range(3):
            world = game.guide.imagine(view, Random(number))
            # Where the side that calls has a few points less in its thoughts, nothing else differs.
            assert getattr(game.view(world, seat), "hand", None) == getattr(view, "hand", None)
            assert game.moves(world, seat) == game.moves(state, seat)


def told(
    *chances: tuple[float, ...], gain: Callable[[int, float], float] = lambda _arm, chance: chance
) -> PositionEval:
    """A judgement of moves 0, 1, 2 … with these chances in game after game."""
    tried = (Samples(arm, tuple(Evaluation(one, gain(arm, one)) for one in found)) for arm, found in enumerate(chances))
    return PositionEval(Question(None, 0), max(map(len, chances)), tuple(tried))


def test_most_frequent_winner_is_best_and_games_are_compared() -> None:
    found = told((0.2, 0.4, 0.2, 0.4), (0.3, 0.5, 0.3, 0.5), (0.25, 0.45, 0.25, 0.45))
    assert [verdict.move for verdict in found.verdicts] == [1, 2, 0]
    assert found.best.chance == pytest.approx(0.4)
    assert found.of(0).lag == pytest.approx(0.1)
    # In every game by as much: the games differ, and the difference does not.
    assert found.of(0).doubt == pytest.approx(0)
    assert not found.of(0).near


def test_a_lag_within_its_doubt_is_about_as_good() -> None:
    found = told((1.0, 0.0, 1.0, 0.0, 1.0), (0.0, 1.0, 1.0, 0.0, 0.0))
    worse = found.verdicts[1]
    assert worse.lag == pytest.approx(0.2)
    assert worse.doubt == pytest.approx(SURE * (0.7**0.5) / 5**0.5)
    assert worse.near


def test_a_difference_too_small_to_matter_is_none() -> None:
    found = told((0.5, 0.5), (0.5 - LEAST / 2, 0.5 - LEAST / 2))
    assert found.verdicts[1].near


def test_of_equally_frequent_wins_the_better_brings_more() -> None:
    found = told((1.0, 1.0), (1.0, 1.0), gain=lambda arm, _chance: 5.0 * arm)
    assert found.best.move == 1
    assert found.of(0).short == pytest.approx(5)


def test_dropped_candidate_is_compared_only_in_its_own_games() -> None:
    found = told((0.9, 0.9, 0.1, 0.1), (0.4, 0.4))
    assert found.best.move == 0
    assert found.of(1).lag == pytest.approx(0.5)
    assert found.of(1).chance == 0.0


def test_who_asks_for_a_move_that_was_not_tried_is_told_so() -> None:
    with pytest.raises(KeyError):
        told((0.5,)).of(3)


class Ticks:
    """A time that is up after so many looks at it."""

    def __init__(self, left: int) -> None:
        self.left = left

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


@pytest.mark.slow
def test_what_was_found_in_time_counts_as_without_a_limit() -> None:
    game = GAMES["manila"]
    state, seat = next((state, seat) for state, seat in moments(game) if judge(game, asked(game, state, seat), 24))
    whole = judge(game, asked(game, state, seat), 200)
    part = judge(game, asked(game, state, seat), 200, late=Ticks(ENOUGH))
    assert whole is not None
    assert part is not None
    assert 20 <= part.games < 200
    for one, longer in zip(part.tried, whole.tried, strict=True):
        assert one.worths[:20] == longer.worths[:20]
    assert len({len(one.worths) for one in part.tried} - {20}) <= 1


def test_without_time_for_a_glance_nothing_is_said() -> None:
    game = GAMES["manila"]
    state, seat = next((state, seat) for state, seat in moments(game) if judge(game, asked(game, state, seat), 24))
    for left in (0, 1, 30):
        assert judge(game, asked(game, state, seat), 200, late=Ticks(left)) is None


def asked(game: AnyGame, state: Any, seat: int) -> Question:
    """The question what a seat should do, from its own view."""
    return Question(game.view(state, seat), seat)
