"""Matches: seats change, wins are counted by name, strengths are estimated."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

import pytest

from engine.manila.game import MANILA
from engine.manila.moves import ManilaMove
from engine.manila.options import ManilaOptions
from engine.manila.view import ManilaView
from engine.matches import Bout, MatchScore, bout, ratings


def test_seats_change_from_game_to_game() -> None:
    names = ["simple", "random", "random"]
    tables = [bout(MANILA, ManilaOptions(), names, "a", number).names for number in range(4)]
    assert [table.index("simple") for table in tables] == [0, 2, 1, 0]


def test_a_game_of_a_match_is_always_the_same() -> None:
    names = ["simple", "random", "random"]
    assert bout(MANILA, ManilaOptions(), names, "a", 5) == bout(MANILA, ManilaOptions(), names, "a", 5)


def test_everybody_meets_the_same_dice_in_each_seat() -> None:
    """All play the same here, so whatever differs between the games of a deal would be chance."""
    names = ["counter", "counter", "counter"]
    games = [bout(MANILA, ManilaOptions(), names, "dice", number) for number in range(6)]
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]
    dealt: list[object] = []

    class Onlooker:
        def choose(self, view: ManilaView, moves: Sequence[ManilaMove], random: Random) -> ManilaMove:
            dealt.append((view.seat, view.hand, view.opener)) if view.ply < 3 else None
            return MANILA.players["counter"].choose(view, moves, random)

    players = {**MANILA.players, "onlooker": Onlooker()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.manila.game._PLAYERS", players)
        for number in range(3):
            bout(MANILA, ManilaOptions(), ["onlooker"] * 3, "dice", number)
    assert dealt[:3] == dealt[3:6] == dealt[6:9]


def test_interval_knows_that_games_of_a_deal_have_luck_in_common() -> None:
    together = MatchScore.of(Bout(("x", "y"), (deal % 2,), deal) for deal in range(50) for _ in range(4))
    assert together.win_rate("x") == 0.5
    assert together.doubt("x") > 1.9 * MatchScore(200, {"x": 100}).doubt("x")


def test_shared_wins_count_in_parts_and_seats_of_a_name_together() -> None:
    score = MatchScore.of([Bout(("x", "y", "y"), (0, 1)), Bout(("y", "x", "y"), (0,))])
    assert score.games == 2
    assert score.wins == {"x": 0.5, "y": 1.5}
    assert score.win_rate("x") == 0.25


def test_lead_compares_scores_of_whole_deals() -> None:
    first = [Bout(("x", "y", "y"), (0,), 0, (9, 1, 3)), Bout(("y", "x", "y"), (1,), 0, (2, 5, 2))]
    second = [Bout(("x", "y", "y"), (0,), 1, (4, 3, 3)), Bout(("y", "x", "y"), (0,), 1, (9, 6, 5))]
    cut_short = Bout(("x", "y", "y"), (0,), 2, (100, 0, 0))
    assert MatchScore.of(first).lead("x") == (5, inf)
    lead, doubt = MatchScore.of([*first, *second, cut_short]).lead("x")
    assert lead == 2.5
    assert doubt == pytest.approx(1.96 * 2.5)


def test_the_interval_narrows_with_the_number_of_games() -> None:
    def width(games: int) -> float:
        low, high = MatchScore(games, {"x": games / 2}).interval("x")
        assert low < 0.5 < high
        return high - low

    assert width(100) == pytest.approx(0.192, abs=0.003)
    assert width(1000) == pytest.approx(0.062, abs=0.001)


def test_who_wins_every_game_has_no_certain_rate() -> None:
    low, high = MatchScore(20, {"x": 20}).interval("x")
    assert 0.8 < low < 0.85
    assert high == pytest.approx(1)


def test_ratings_tell_how_often_one_wins() -> None:
    won = [Bout(("x", "y"), (0,))] * 1000
    lost = [Bout(("x", "y"), (1,))] * 100
    rated = ratings(won + lost)
    assert rated["x"] - rated["y"] == pytest.approx(400, abs=2)
    assert sum(rated.values()) == pytest.approx(2000)


def test_one_of_equals_at_a_larger_table_is_rated_equal() -> None:
    bouts = [Bout(("x", "y", "y", "y"), (number % 4,)) for number in range(400)]
    rated = ratings(bouts)
    assert rated["x"] == pytest.approx(rated["y"], abs=2)


def test_strengths_carry_over_from_match_to_match() -> None:
    first = [Bout(("x", "y"), (0,))] * 300 + [Bout(("x", "y"), (1,))] * 100
    second = [Bout(("y", "z"), (0,))] * 300 + [Bout(("y", "z"), (1,))] * 100
    rated = ratings(first + second)
    assert rated["x"] - rated["z"] == pytest.approx(2 * (rated["y"] - rated["z"]), abs=2)


def test_who_never_wins_has_a_rating_too() -> None:
    rated = ratings([Bout(("x", "y"), (0,))] * 10)
    assert rated["y"] < rated["x"] < 2000
