"""How Manille and Manilla are judged: deals played out, and the score by the problem of points."""

from __future__ import annotations

from random import Random

import pytest

from engine.manille.ai import race
from engine.manille.ai.expert import CALL_FROM
from engine.manille.ai.guide import GUIDE
from engine.manille.cards import PACK, in_order, set_of
from engine.manille.game import MANILLA
from engine.search.evaluator import PositionEval, Question, judge
from tests.engine.manille.scenes import Scene, cards


def advice(scene: Scene, games: int = 30) -> PositionEval | None:
    """What whoever is to act is told."""
    return judge(MANILLA, Question(scene.view(scene.actor), scene.actor), games)


def dealt(hand: str, seat: int = 0) -> Scene:
    """A deal in which a seat holds these cards."""
    scene = Scene()
    rest = iter(in_order(PACK & ~cards(hand)))
    scene.state.hands = [cards(hand) if n == seat else set_of(next(rest) for _ in range(8)) for n in range(4)]
    return scene


@pytest.mark.slow
def test_the_long_strong_suit_is_the_best_trump() -> None:
    found = advice(dealt("10S AS KS JS 9S 8S 10D 7D"), 120)
    assert found is not None
    assert found.best.move.code == "trump:s"
    assert not found.of(MANILLA.parse("trump:c")).near


@pytest.mark.parametrize(
    ("hand", "first"), [("10H AH KH 10C AC 10D AD 10S", "call:along"), ("7C 8C 9C 7D 8D 9D 7S 8S", "call:pass")]
)
def test_a_strong_hand_calls_and_a_weak_one_does_not(hand: str, first: str) -> None:
    found = advice(dealt(hand, seat=1).play("trump:h"))
    assert found is not None
    assert found.best.move.code == first


def test_imagined_deals_are_handicapped_for_the_asking_side() -> None:
    scene = dealt("10H AH KH 10C AC 10D AD 10S", seat=1).play("trump:h")
    world = GUIDE.imagine(scene.view(1), Random(1))
    assert world.points == [round(CALL_FROM), -round(CALL_FROM)]


def test_points_go_to_a_trick_that_the_partner_is_sure_to_win() -> None:
    mine, led = "KD QD 7D 7S 8S 9S 8H 7H", "9C 10C 8C"
    rest = iter(in_order(PACK & ~cards(f"{mine} {led}")))
    scene = Scene().playing("h").hold(mine)
    for hand, card in enumerate(led.split(), start=1):
        scene.state.hands[hand] = cards(card) | set_of(next(rest) for _ in range(7))
    scene.table("1:9C 2:10C 3:8C")
    found = advice(scene)
    assert found is not None
    assert found.best.move.code in ("play:KD", "play:QD")


def test_no_advice_with_one_choice_or_if_it_would_reveal_duties() -> None:
    assert advice(Scene().playing("h").hold("10C QC 7C 8H").table("3:KC")) is None
    assert advice(Scene(honour_play=True).playing("h").hold("10C QC 7C 8H").table("3:9C")) is None
    assert advice(Scene(blind_no_trump=True)) is None


# -- the score ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (4, 2), (6, 2)])
def test_chances_add_up_to_one_and_more_points_win_more_often(seats: int, teams: int) -> None:
    state = Scene(seats).state
    chances = []
    for score in (0, 30, 60, 95):
        state.scores = [score, *[40] * (teams - 1)]
        by_team = {state.layout.teams[seat]: race.chance(state, seat) for seat in range(seats)}
        assert sum(by_team.values()) == pytest.approx(1)
        chances.append(by_team[0])
    assert chances == sorted(chances)
    assert chances[0] < 0.4
    assert chances[-1] > 0.7


def test_who_deals_next_is_ahead_at_equal_scores() -> None:
    state = Scene().state
    assert race.chance(state, state.dealer) > 0.5
    assert race.chance(state, (state.dealer + 1) % 4) < 0.5


def test_a_match_of_several_games_is_won_by_who_has_most_of_them() -> None:
    state = Scene(best_of=3).state
    even = race.chance(state, 0)
    state.wins = [1, 0]
    # Of two more games one is enough, where two were needed before.
    assert race.chance(state, 0) == pytest.approx(even + 0.25)
    state.victors = 0b10
    assert (race.chance(state, 0), race.chance(state, 1)) == (0, 1)
