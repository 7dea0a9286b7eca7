"""Whom the search imagines: by what has been seen, and by nothing else."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

from engine.manila.ai.guide import GUIDE
from engine.manila.ai.minds import MINDS, SELF, Imagined, likely
from engine.manila.board import ACCOMPLICES
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.state import BOUGHT, HABITS, LEFT, State
from engine.player import ThoughtDice
from engine.simulate import play_out
from tests.engine.manila.scenes import Scene

NOTHING = (0,) * HABITS


def parts(habits: tuple[int, ...]) -> list[float]:
    """How likely each mind is."""
    return [after - before for before, after in pairwise((0.0, *likely(habits)))]


def habits_of(state: State, seat: int) -> tuple[int, ...]:
    return tuple(state.habits[HABITS * seat : HABITS * (seat + 1)])


def after_a_game(*names: str) -> State:
    random = Random("minds")
    dice = ThoughtDice(random)
    state, _ = MANILA.start(len(names), ManilaOptions(), dice)
    play_out(MANILA, state, [MANILA.players[name] for name in names], random, dice)
    return state


def test_each_mind_has_its_usual_probability_before_any_evidence() -> None:
    assert [round(part, 6) for part in parts(NOTHING)] == [mind.part for mind in MINDS]
    assert sum(mind.part for mind in MINDS) == 1


def test_who_has_only_gone_aboard_is_taken_for_a_sailor() -> None:
    crew = max(range(len(MINDS)), key=lambda number: MINDS[number].kinds[0])
    found = parts(habits_of(after_a_game("sailor", "counter", "counter"), 0))
    assert found[crew] > 0.9 > MINDS[crew].part


def test_who_leaves_auctions_early_is_taken_for_someone_who_does() -> None:
    def most(stood: int) -> float:
        habits = [0] * HABITS
        habits[LEFT], habits[LEFT + 1] = 4, 4 * stood
        found = parts(tuple(habits))
        return MINDS[found.index(max(found))].leaves

    assert most(9) < most(17) < most(28)


def test_who_pays_more_than_a_mind_would_is_not_of_that_mind() -> None:
    habits = [0] * HABITS
    habits[BOUGHT], habits[BOUGHT + 1] = 4, 4 * 24
    tight = min(range(len(MINDS)), key=lambda number: MINDS[number].leaves)
    assert parts(tuple(habits))[tight] < MINDS[tight].part / 3


def test_what_everybody_does_is_counted() -> None:
    state = after_a_game("counter", "sailor", "miser")
    for seat in range(3):
        *kinds, left, _, bought, paid = habits_of(state, seat)
        assert 0 < sum(kinds) <= state.voyage * ACCOMPLICES[3]
        assert left + bought <= state.voyage
        assert paid >= bought
    assert habits_of(state, 2)[BOUGHT + 1] <= 12 * habits_of(state, 2)[BOUGHT]
    assert MANILA.view(state, None).habits == MANILA.view(state, 1).habits == tuple(state.habits)


def test_a_game_from_before_habits_were_counted_goes_on() -> None:
    scene = Scene().voyage().each("place:silk", "place:pirate")
    data = json.loads(json.dumps(MANILA.dump(scene.state)))
    assert MANILA.load(data).habits == scene.state.habits
    del data["state"]["habits"]
    assert MANILA.load(data).habits == [0] * HABITS * 4


def test_imagined_table_fills_every_seat_and_keeps_its_own() -> None:
    state = after_a_game("sailor", "counter", "counter")
    seen: Counter[int] = Counter()
    for number in range(60):
        found = GUIDE.imagine(MANILA.view(state, 1), Random(number))
        assert isinstance(found, Imagined)
        assert found.minds[1] is SELF
        assert found.copy().minds is found.minds
        assert found.habits == state.habits
        seen[[mind.nature for mind in MINDS].index(found.minds[0])] += 1
    assert seen.most_common(1)[0][1] > 45


def test_habits_tell_nothing_that_is_hidden() -> None:
    """They are the same whatever anybody holds."""
    scene = Scene().hold(0, silk=2).hold(1, nutmeg=1, jade=1).voyage()
    other = Scene().hold(0, jade=2).hold(1, nutmeg=2).voyage()
    assert scene.state.habits == other.state.habits
