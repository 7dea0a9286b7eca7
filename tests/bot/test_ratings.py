"""Which games are rated, and how; told for players in docs/players/ratings.md."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from engine.game import Place, Standing
from engine.lobby import forget_chairs
from engine.log import replay
from engine.simulate import full_game
from engine.table import SeatAssignment
from host.ratings import PUZZLE_RATER, PUZZLE_STEP, RATER, contest, seat_results, shown
from storage.results import Contest, Skill
from tests.kit import GAMES

ANN: Final = SeatAssignment("Ann", 1)
BEN: Final = SeatAssignment("Ben", 2)
CHO: Final = SeatAssignment("Cho", 3)
EVE: Final = SeatAssignment("Eve", 4)
AI: Final = SeatAssignment("Luz", None, "simple")
BEN_LEFT: Final = SeatAssignment("Ben", 2, "simple")
CHO_LEFT: Final = SeatAssignment("Cho", 3, "simple")
DELETED: Final = SeatAssignment("Somebody")
GIVEN_UP: Final = SeatAssignment("Somebody", None, "simple", given_up=True)


def standing(*sides: tuple[int, tuple[int, ...]]) -> Standing:
    """A ranking of sides: rank and seats."""
    return Standing(tuple(Place(seats, rank, 100 - 10 * rank) for rank, seats in sides))


IN_ORDER: Final = standing((1, (0,)), (2, (1,)), (3, (2,)))


def ranks(found: Contest | None) -> list[tuple[list[str], int, bool]]:
    assert found is not None
    return [([name for _, name in side.users], side.rank, side.won) for side in found.sides]


# -- what is rated -----------------------------------------------------------------------------------


def test_people_who_play_to_the_end_are_rated_by_their_places() -> None:
    found = contest((ANN, BEN, CHO), IN_ORDER, 0)
    assert ranks(found) == [(["Ann"], 1, True), (["Ben"], 2, False), (["Cho"], 3, False)]
    assert found is not None
    assert found.pool == "people"


def test_a_shared_win_is_a_win_of_both() -> None:
    found = contest((ANN, BEN, CHO), standing((1, (0,)), (1, (2,)), (3, (1,))), 0)
    assert ranks(found) == [(["Ann"], 1, True), (["Cho"], 1, True), (["Ben"], 3, False)]


def test_ai_players_are_unrated_and_put_the_game_in_the_ai_pool() -> None:
    found = contest((AI, ANN, BEN), IN_ORDER, 0)
    assert ranks(found) == [(["Ann"], 2, False), (["Ben"], 3, False)]
    assert found is not None
    assert found.pool == "with_ai"


@pytest.mark.parametrize("chairs", [(ANN, AI, AI), (ANN, BEN_LEFT, AI), (ANN, BEN_LEFT, CHO_LEFT), (AI, AI, AI)])
def test_a_game_that_fewer_than_two_people_finish_is_not_rated(chairs: tuple[SeatAssignment, ...]) -> None:
    assert contest(chairs, IN_ORDER, 0) is None


def test_who_left_comes_last_wherever_the_ai_came_that_sat_in() -> None:
    found = contest((BEN_LEFT, ANN, EVE, CHO_LEFT), standing((1, (0,)), (2, (1,)), (3, (3,)), (4, (2,))), 0)
    assert ranks(found) == [
        (["Ann"], 2, False),
        (["Eve"], 4, False),
        (["Ben"], 5, False),
        (["Cho"], 5, False),
    ]


def test_leaving_does_not_make_it_a_game_with_ai_seats() -> None:
    found = contest((ANN, BEN_LEFT, CHO), IN_ORDER, 0)
    assert found is not None
    assert found.pool == "people"


GIVEN: Final = SeatAssignment("Eve", 4, taken=60, giver=2, giver_name="Ben", giver_sat=60)


@pytest.mark.parametrize(("number", "rated"), [(119, "Ben"), (120, "Eve")])
def test_a_seat_given_away_rates_who_sat_longer(number: int, rated: str) -> None:
    found = contest((ANN, GIVEN, CHO), IN_ORDER, number)
    assert ranks(found) == [(["Ann"], 1, True), ([rated], 2, False), (["Cho"], 3, False)]


def test_a_seat_given_away_and_left_is_last_for_its_giver() -> None:
    for left in (replace(GIVEN, level="simple"), replace(GIVEN, user=None, level="simple", given_up=True)):
        found = contest((ANN, left, CHO), IN_ORDER, 100)
        assert ranks(found) == [(["Ann"], 1, True), (["Cho"], 3, False), (["Ben"], 4, False)]


@pytest.mark.parametrize(("number", "rated"), [(119, []), (120, [(["Eve"], 2, False)])])
def test_a_deleted_giver_leaves_no_rating_to_a_newcomer(number: int, rated: list[tuple[list[str], int, bool]]) -> None:
    chairs = forget_chairs((ANN, GIVEN, CHO), 2, "Somebody")
    assert "Ben" not in str(chairs)
    found = contest(chairs, IN_ORDER, number)
    assert ranks(found) == [(["Ann"], 1, True), *rated, (["Cho"], 3, False)]


def test_a_deleted_leaver_of_a_given_seat_leaves_no_rating() -> None:
    left = forget_chairs(forget_chairs((ANN, replace(GIVEN, level="simple"), CHO), 2, "Somebody"), 4, "Somebody")
    assert ranks(contest(left, IN_ORDER, 100)) == [(["Ann"], 1, True), (["Cho"], 3, False)]


def test_who_gave_a_seat_away_and_took_another_counts_once() -> None:
    found = contest((BEN, GIVEN, CHO), IN_ORDER, 100)
    assert ranks(found) == [(["Ben"], 1, True), (["Eve"], 2, False), (["Cho"], 3, False)]


@pytest.mark.parametrize("left", [GIVEN_UP, *forget_chairs([BEN_LEFT], 2, "Somebody")])
def test_deletion_after_leaving_keeps_it_a_game_of_people(left: SeatAssignment) -> None:
    found = contest((ANN, left, CHO), IN_ORDER, 0)
    assert ranks(found) == [(["Ann"], 1, True), (["Cho"], 3, False), ([], 4, False)]
    assert found is not None
    assert found.pool == "people"
    result = seat_results((ANN, left, CHO), IN_ORDER)[1]
    assert (result.user, result.ai, result.stayed) == (None, False, False)


def test_a_team_is_rated_as_one_side() -> None:
    found = contest((ANN, BEN, CHO, EVE), standing((1, (1, 3)), (2, (0, 2))), 0)
    assert ranks(found) == [(["Ben", "Eve"], 1, True), (["Ann", "Cho"], 2, False)]


@pytest.mark.parametrize(
    ("kind", "seats", "sides"),
    [
        ("manille", 4, [{0, 2}, {1, 3}]),
        ("manilla", 2, [{0}, {1}]),
        ("manilla", 3, [{0}, {1}, {2}]),
        ("manilla", 4, [{0, 2}, {1, 3}]),
        ("manilla", 6, [{0, 2, 4}, {1, 3, 5}]),
    ],
)
def test_partners_of_a_card_game_are_rated_together(kind: str, seats: int, sides: list[set[int]]) -> None:
    game = GAMES[kind]
    chairs = [SeatAssignment(f"Player {seat}", seat + 1) for seat in range(seats)]
    _, log = full_game(game, game.options_type(), [game.players["simple"]] * seats, "rated")
    *_, last = replay(game, log.header, log.entries)
    found = contest(chairs, game.standing(last.state), 0)
    assert found is not None
    assert sorted(({user - 1 for user, _ in side.users} for side in found.sides), key=min) == sides
    rated = RATER.rate([[RATER.beginner] * len(side.users) for side in found.sides], [s.rank for s in found.sides])
    assert all(len(set(team)) == 1 for team in rated)
    assert rated[0][0].mu > RATER.beginner.mu > rated[-1][0].mu


def test_who_leaves_a_team_comes_last_and_the_partner_does_not() -> None:
    found = contest((ANN, BEN_LEFT, CHO, EVE), standing((1, (1, 3)), (2, (0, 2))), 0)
    assert ranks(found) == [(["Eve"], 1, True), (["Ann", "Cho"], 2, False), (["Ben"], 3, False)]


def test_two_people_of_one_side_are_not_rated_against_each_other() -> None:
    assert contest((ANN, AI, CHO, AI), standing((1, (1, 3)), (2, (0, 2))), 0) is None


def test_deleted_person_is_no_ai_and_is_not_rated() -> None:
    found = contest((ANN, DELETED, CHO), IN_ORDER, 0)
    assert ranks(found) == [(["Ann"], 1, True), (["Cho"], 3, False)]
    assert found is not None
    assert found.pool == "people"


# -- what is written of each seat -----------------------------------------------------------------------


def test_every_seat_has_its_result() -> None:
    results = seat_results((ANN, AI, BEN_LEFT, CHO), standing((1, (2,)), (1, (0,)), (3, (1,)), (4, (3,))))
    assert [(r.seat, r.user, r.team, r.rank, r.score) for r in results] == [
        (0, 1, 0, 1, 90),
        (1, None, 1, 3, 70),
        (2, 2, 2, 1, 90),
        (3, 3, 3, 4, 60),
    ]
    assert [r.shared for r in results] == [True, False, True, False]
    assert [r.ai for r in results] == [False, True, False, False]
    assert [r.stayed for r in results] == [True, True, False, True]


def test_seats_of_a_team_share_its_place_without_sharing_the_win() -> None:
    results = seat_results((ANN, BEN, CHO, EVE), standing((1, (1, 3)), (2, (0, 2))))
    assert [(r.team, r.rank, r.shared) for r in results] == [
        (0, 2, False),
        (1, 1, False),
        (0, 2, False),
        (1, 1, False),
    ]


# -- how a game changes ratings ------------------------------------------------------------------------------


def rated(ranks: list[int], skills: list[Skill] | None = None) -> list[Skill]:
    before = skills or [RATER.beginner] * len(ranks)
    return [side[0] for side in RATER.rate([[skill] for skill in before], ranks)]


def test_the_better_the_place_the_better_the_rating() -> None:
    after = rated([3, 1, 4, 2])
    assert sorted(range(4), key=lambda seat: -after[seat].mu) == [1, 3, 0, 2]
    assert after[1].mu > RATER.beginner.mu > after[2].mu


def test_a_shared_place_is_worth_the_same() -> None:
    first, second, third = rated([1, 1, 3])
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > third.mu


def test_every_game_leaves_less_doubt() -> None:
    assert all(skill.sigma < RATER.beginner.sigma for skill in rated([1, 2, 3]))


def test_beating_somebody_stronger_is_worth_more() -> None:
    weak, strong = Skill(20.0, 4.0), Skill(30.0, 4.0)
    upset, _ = rated([1, 2], [weak, strong])
    expected, _ = rated([1, 2], [strong, weak])
    assert upset.mu - weak.mu > expected.mu - strong.mu > 0


def test_partners_gain_together() -> None:
    (one, other), (third,) = RATER.rate([[RATER.beginner] * 2, [RATER.beginner]], [1, 2])
    assert one == other
    assert one.mu > third.mu


@pytest.mark.parametrize("solved", [True, False])
def test_one_puzzle_moves_a_rating_by_a_step_at_most(solved: bool) -> None:
    me, settled = PUZZLE_RATER.beginner, Skill(25.0, 2.0)
    ranks = [1, 2] if solved else [2, 1]
    for _ in range(5):
        (after,), _ = PUZZLE_RATER.rate([[me], [PUZZLE_RATER.beginner]], ranks)
        assert 0 < abs(after.mu - me.mu) <= PUZZLE_STEP + 1e-9
        assert after.sigma < me.sigma
        me = after
    usual, gentle = (rater.rate([[settled], [settled]], ranks) for rater in (RATER, PUZZLE_RATER))
    assert usual == gentle


def test_a_beginner_is_shown_as_one_thousand() -> None:
    assert shown(RATER.beginner) == 1000
    assert shown(Skill(30.0, 2.0)) == 1960
