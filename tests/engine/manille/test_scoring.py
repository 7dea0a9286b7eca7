"""What a deal is worth (docs/rules/manilla.md §5, docs/rules/manille.md §5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.manille.options import ManillaOptions
from engine.manille.rules.scoring import judge
from engine.manille.view import Called, Factor
from tests.engine.manille.scenes import Scene, boussac

ALONG, AGAINST = Called.ALONG, Called.AGAINST


def worth(points: tuple[int, int], tricks: tuple[int, int] = (4, 4), house: Any = None, **deal: Any) -> tuple[int, int]:
    """What a deal of Manilla brings the dealer's side and the defenders."""
    verdict = judge(ManillaOptions(**(house or {})), points, tricks, par=30, **deal)
    if verdict.winner is None:
        return 0, 0
    return (verdict.score, 0) if verdict.winner == 0 else (0, verdict.score)


def test_the_side_above_thirty_scores_the_rest() -> None:
    assert worth((37, 23)) == (7, 0)
    assert worth((23, 37)) == (0, 7)
    assert worth((31, 29)) == (1, 0)


def test_no_trump_and_calls_multiply() -> None:
    assert worth((37, 23), no_trump="named") == (14, 0)
    assert worth((37, 23), no_trump="named", called=ALONG) == (28, 0)
    assert worth((37, 23), no_trump="named", called=AGAINST) == (56, 0)
    assert worth((23, 37), no_trump="blind", called=AGAINST) == (0, 7 * 4 * 4)


def test_all_tricks_double_and_sixty_points_alone_do_not() -> None:
    assert worth((60, 0), (8, 0)) == (60, 0)
    assert worth((60, 0), (7, 1)) == (30, 0)
    assert worth((0, 60), (0, 8)) == (0, 60)


def test_a_draw_scores_nothing_and_doubles_what_is_carried_over() -> None:
    assert worth((30, 30)) == (0, 0)
    assert worth((33, 27), carried=1) == (6, 0)
    assert worth((33, 27), carried=2) == (12, 0)


def test_everything_together_is_thirty_two_times() -> None:
    assert worth((60, 0), (8, 0), carried=1, no_trump="named", called=AGAINST) == (30 * 32, 0)


def test_two_draws_in_a_row_quadruple_or_triple_the_score() -> None:
    for mode, score in (("multiply", 28), ("add", 21)):
        scene = Scene(accumulate_draws=True, multiplier_mode=mode).playing()
        for _ in range(2):
            assert scene.end((30, 30)).winner is None
            scene.playing(dealer=scene.state.dealer)
        assert scene.view().carried == 2
        assert max(scene.end((37, 23)).scored) == score


def test_by_house_rule_doublings_add_up() -> None:
    add = {"multiplier_mode": "add"}
    assert worth((37, 23), house=add) == (7, 0)
    assert worth((37, 23), house=add, no_trump="named", called=ALONG) == (21, 0)
    assert worth((37, 23), house=add, no_trump="named", called=AGAINST) == (35, 0)
    assert worth((60, 0), (8, 0), house=add, carried=2, no_trump="named", called=AGAINST) == (30 * 8, 0)


def test_by_house_rule_eight_times_is_the_most() -> None:
    capped = {"multiplier_cap": "8"}
    assert worth((60, 0), (8, 0), house=capped, no_trump="named", called=AGAINST) == (240, 0)
    assert worth((37, 23), house=capped, no_trump="named", called=ALONG) == (28, 0)


def test_by_house_rule_a_call_counts_for_those_alone_who_made_it() -> None:
    one_sided = {"one_sided_doubling": True}
    assert worth((23, 37), house=one_sided, called=ALONG) == (0, 14)
    assert worth((37, 23), house=one_sided, called=ALONG) == (7, 0)
    assert worth((37, 23), house=one_sided, called=AGAINST) == (28, 0)
    assert worth((23, 37), house=one_sided, called=AGAINST) == (0, 14)


def test_the_result_names_each_doubling() -> None:
    verdict = judge(ManillaOptions(), (60, 0), (8, 0), par=30, no_trump="named", called=ALONG, carried=1)
    assert verdict.factors == (
        Factor("draw", 2),
        Factor("no-trump", 2),
        Factor("along", 2),
        Factor("all-tricks", 2),
    )
    assert (verdict.times, verdict.score) == (16, 480)


# -- extra cards ---------------------------------------------------------------------------------------


def three(extra_cards: str, extras: str = "KC 7C") -> Scene:
    """Three players, seat 0 deals against the others; ``extras`` lie on the table."""
    return Scene(3, extra_cards=extra_cards).playing().hold(extras=extras)


def test_the_extra_cards_count_for_the_dealers_side() -> None:
    result = three("dealer").end((28, 29), (5, 5), winner=1)
    assert result.points == (31, 29)
    assert result.scored == (1, 0, 0)


def test_the_extra_cards_are_no_trick() -> None:
    result = three("dealer").end((0, 57), (0, 10), winner=1)
    assert result.points == (3, 57)
    assert result.scored == (0, 54, 54)
    assert result.factors == (Factor("all-tricks", 2),)
    result = three("dealer").end((57, 0), (10, 0), winner=0)
    assert result.scored == (60, 0, 0)


def test_by_house_rule_the_extra_cards_go_with_the_last_trick() -> None:
    assert three("last_trick").end((28, 29), (5, 5), winner=2).points == (28, 32)
    assert three("last_trick").end((28, 29), (5, 5), winner=0).points == (31, 29)


def test_dead_extra_cards_let_side_win_the_deal_without_scoring() -> None:
    scene = three("dead")
    result = scene.end((28, 29), (5, 5), winner=1)
    assert result.points == (28, 29)
    assert result.scored == (0, 0, 0)
    assert result.winner == 1
    assert scene.state.carried == 0


def test_with_dead_extra_cards_equal_points_are_a_draw() -> None:
    scene = three("dead", "QC JC")
    assert scene.end((28, 28 + 1), (5, 5)).winner == 1
    scene = three("dead", "AC 7C")
    assert scene.end((28, 28), (5, 5)).winner is None
    assert scene.state.carried == 1


def test_with_dead_extra_cards_all_tricks_bring_less() -> None:
    assert three("dead").end((57, 0), (10, 0), winner=0).scored == ((60 - 30 - 3) * 2, 0, 0)


def test_each_defender_of_three_scores_the_whole() -> None:
    assert three("dealer").end((20, 37), (4, 6), winner=1).scored == (0, 7, 7)


def test_of_six_players_team_of_the_dealer_gets_the_extra_cards() -> None:
    scene = Scene(6).playing(dealer=1).hold(extras="10C 7C")
    result = scene.end((27, 28), (2, 3), winner=0)
    assert result.points == (32, 28)
    assert result.scored == (0, 2)


# -- Manille ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "tricks", "scored"),
    [((41, 27), (5, 3), (7, 0)), ((35, 33), (5, 3), (1, 0)), ((34, 34), (4, 4), (0, 0)), ((0, 68), (0, 8), (0, 34))],
)
def test_in_manille_side_above_thirty_four_scores_the_rest_once(
    points: tuple[int, int], tricks: tuple[int, int], scored: tuple[int, int]
) -> None:
    result = boussac().playing().end(points, tricks)
    assert result.scored == scored
    assert result.times == 1


def test_in_manille_each_trick_counts_one() -> None:
    scene = boussac().playing("h").hold("10C 7S", "8C 7D", "7C 8S", "KC 8D")
    scene.state.turn = scene.state.leader = 0
    scene.play("play:10C", "play:8C", "play:7C", "play:KC")
    assert scene.view().points == (9, 0)
    assert scene.view().tricks == (1, 0)


def test_in_manilla_tricks_count_nothing() -> None:
    scene = Scene().playing("h").hold("10C 7S", "8C 7D", "7C 8S", "KC 8D")
    scene.state.turn = scene.state.leader = 0
    scene.play("play:10C", "play:8C", "play:7C", "play:KC")
    assert scene.view().points == (8, 0)
