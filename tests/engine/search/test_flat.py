"""The search, on a toy game and without one: worlds, budgets, determinism."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.game import Dice, Evaluation
from engine.player import is_costly, quick_choice
from engine.search.flat import SearchPlayer, Worlds
from tests.engine.toy import Fingers, FingersOptions, FingersState, FingersView, Show


class Imaginable(Fingers):
    """*Fingers* for who knows the view of a round in which nobody has chosen yet."""

    def imagine(self, view: FingersView, random: Random) -> FingersState:
        return FingersState(list(view.scores), [None] * len(view.scores), view.ply)


FINGERS = Imaginable()


class Copycat:
    """A guide for *Fingers*: everybody else always shows 1, and the score of one's own counts."""

    def __init__(self) -> None:
        self.judged = 0

    def imagine(self, view: FingersView, random: Random) -> FingersState:
        return FINGERS.imagine(view, random)

    def candidates(self, state: FingersState, seat: int, moves: Sequence[Show]) -> Sequence[Show]:
        return moves

    def pick(self, state: FingersState, seat: int, dice: Dice) -> Show:
        return Show(1)

    def advance(self, state: FingersState, seat: int, move: Show, dice: Dice) -> bool:
        before = state.round
        FINGERS.advance(state, seat, move, dice)
        return state.round != before

    def worth(self, state: FingersState, seat: int) -> Evaluation:
        self.judged += 1
        return Evaluation(state.scores[seat] / 10, state.scores[seat])


def position() -> tuple[FingersView, list[Show]]:
    """The view of seat 0 at the start of a game of three, and its moves."""
    state, _ = FINGERS.start(3, FingersOptions(), None)  # type: ignore[arg-type] # it draws nothing
    return FINGERS.view(state, 0), FINGERS.moves(state, 0)


def search(guide: Copycat, rollouts: int, seed: int = 1) -> Show:
    view, moves = position()
    player: SearchPlayer[FingersView, Show] = SearchPlayer(FINGERS, guide, rollouts)
    return player.choose(view, moves, Random(seed))


def test_the_best_answer_to_what_others_do_is_found() -> None:
    # Two others show 1: whoever shows 0 or 2 is alone with it, and 2 scores more.
    assert search(Copycat(), 60) == Show(2)


def test_the_budget_is_a_number_of_simulations() -> None:
    guide = Copycat()
    search(guide, 60)
    assert guide.judged == 60


def test_small_budget_tries_each_of_most_promising_candidates() -> None:
    guide = Copycat()
    search(guide, 1)
    assert guide.judged == 2


def test_a_budget_of_six_for_each_candidate_tries_them_all() -> None:
    class Noting(Copycat):
        """Remembers what has been tried."""

        def __init__(self) -> None:
            super().__init__()
            self.tried: set[int] = set()

        def advance(self, state: FingersState, seat: int, move: Show, dice: Dice) -> bool:
            if seat == 0:
                self.tried.add(move.fingers)
            return super().advance(state, seat, move, dice)

    few, all_of_them = Noting(), Noting()
    search(few, 17)
    search(all_of_them, 18)
    assert len(few.tried) == 2
    assert len(all_of_them.tried) == 3


def test_the_worse_half_is_dropped_and_the_rest_is_tried_on() -> None:
    class Counting(Copycat):
        """Remembers what was tried first in each simulation."""

        def __init__(self) -> None:
            super().__init__()
            self.tried: list[int] = []

        def advance(self, state: FingersState, seat: int, move: Show, dice: Dice) -> bool:
            if seat == 0:
                self.tried.append(move.fingers)
            return super().advance(state, seat, move, dice)

    guide = Counting()
    search(guide, 60)
    # Half of the budget for all three; 0 and 1 are worth nothing alike, so 0, which comes first, stays in.
    assert [guide.tried.count(fingers) for fingers in range(3)] == [25, 10, 25]
    assert guide.tried[:6] == [0, 1, 2, 0, 1, 2]


def test_a_lead_before_the_trials_decides_unless_they_differ() -> None:
    class Leaning(SearchPlayer[FingersView, Show]):
        def leanings(self, state: FingersState, seat: int, candidates: Sequence[Show]) -> Sequence[float]:
            return [0.1 * (move.fingers == 1) for move in candidates]

    class Even(Copycat):
        def worth(self, state: FingersState, seat: int) -> Evaluation:
            return Evaluation(0.5, 0.0)

    view, moves = position()
    assert Leaning(FINGERS, Even(), 60).choose(view, moves, Random(1)) == Show(1)
    assert Leaning(FINGERS, Copycat(), 60).choose(view, moves, Random(1)) == Show(2)


def test_equal_seeds_make_equal_choices() -> None:
    for seed in range(5):
        assert search(Copycat(), 10, seed) == search(Copycat(), 10, seed)


def test_all_candidates_meet_the_same_worlds() -> None:
    view, _ = position()
    random = Random(1)
    worlds = Worlds(FINGERS, Copycat(), view, lambda _: random)
    for number in range(4):
        worlds.state(number)
    assert worlds.state(3) == worlds.state(3)
    assert [worlds.dice(3).below(6) for _ in range(3)] == [worlds.dice(3).below(6) for _ in range(3)]
    assert worlds.state(3) is not worlds.state(3)
    many = [worlds.dice(number).below(200) for number in range(4)]
    assert len(set(many)) > 1


def test_the_public_cannot_search() -> None:
    state, _ = FINGERS.start(3, FingersOptions(), None)  # type: ignore[arg-type] # it draws nothing
    player: SearchPlayer[FingersView, Show] = SearchPlayer(FINGERS, Copycat(), 5)
    with pytest.raises(ValueError, match="public"):
        player.choose(FINGERS.view(state, None), [Show(0), Show(1)], Random(1))


def test_a_search_is_costly_and_has_an_answer_at_once() -> None:
    guide = Copycat()
    player: SearchPlayer[FingersView, Show] = SearchPlayer(FINGERS, guide, 5)
    view, moves = position()
    assert is_costly(player)
    assert quick_choice(player, view, moves, Random(1)) == moves[0]
    assert guide.judged == 0
