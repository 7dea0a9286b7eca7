"""From deal to deal: draws, won games, the end (docs/rules/manilla.md §6, docs/rules/manille.md §6)."""

from __future__ import annotations

import pytest

from engine.game import Place
from engine.manille.cards import POINTS, Card
from engine.manille.events import GameWon, MatchEnded
from engine.manille.options import ManillaOptions
from engine.manille.view import Phase
from tests.engine.manille.scenes import Scene, boussac
from tests.engine.manille.test_deals import dealt_up


def test_the_next_deal_after_a_draw_is_doubled_whoever_deals_it() -> None:
    scene = Scene().playing()
    assert scene.end((30, 30)).winner is None
    assert scene.view().carried == 1
    assert scene.end((27, 33)).scored == (6, 0)
    assert scene.view().carried == 0


def test_two_draws_in_a_row_double_once() -> None:
    scene = Scene().playing()
    scene.end((30, 30))
    scene.end((30, 30))
    assert scene.end((33, 27)).scored == (6, 0)


def test_by_house_rule_each_draw_doubles_once_more() -> None:
    scene = Scene(accumulate_draws=True).playing()
    for draws in (1, 2, 3):
        scene.end((30, 30))
        assert scene.view().carried == draws
    assert scene.end((27, 33)).times == 8


def test_nothing_is_carried_in_manille() -> None:
    scene = boussac().playing()
    assert scene.end((34, 34)).winner is None
    assert scene.view().carried == 0


@pytest.mark.parametrize("target", [61, 101, 121, 151])
def test_the_first_team_at_the_target_wins(target: int) -> None:
    scene = Scene(target=target).playing().scores(target - 8, 0)
    scene.end((37, 23))
    assert scene.game.to_act(scene.state) == (1,)
    scene.playing(dealer=0).scores(target - 7, 0)
    scene.end((37, 23))
    assert scene.phase is Phase.OVER
    assert scene.game.to_act(scene.state) == ()
    assert scene.codes(0) == []
    assert scene.refused("trump:h", seat=0) == "why-over"
    assert scene.one(MatchEnded).winners == (0, 2)
    assert scene.game.standing(scene.state).places == (
        Place((0, 2), 1, target, {"points": target, "games": 1}),
        Place((1, 3), 2, 0, {"points": 0, "games": 0}),
    )


def test_each_deal_is_told_and_kept_with_the_totals_after_it() -> None:
    scene = Scene().playing().scores(10, 20)
    result = scene.end((37, 23))
    assert result.totals == (17, 20)
    assert scene.view().results == (result,)
    assert (result.deal, result.dealer, result.tricks) == (1, 0, (4, 4))
    assert scene.view().deal == 2


# -- three players -----------------------------------------------------------------------------------------


def three(*scores: int) -> Scene:
    return Scene(3).playing().hold(extras="7C 7D").scores(*scores)


def test_of_two_defenders_at_the_target_the_higher_total_wins() -> None:
    scene = three(0, 90, 95)
    scene.end((20, 40), (4, 6), winner=1)
    assert scene.one(MatchEnded).winners == (2,)
    places = scene.game.standing(scene.state).places
    assert [(place.seats, place.rank, place.score) for place in places] == [
        ((2,), 1, 105),
        ((1,), 2, 100),
        ((0,), 3, 0),
    ]


def test_two_defenders_with_equal_totals_play_on() -> None:
    scene = three(0, 95, 95)
    scene.end((20, 40), (4, 6), winner=1)
    assert scene.phase is Phase.TRUMP
    assert scene.view().scores == (0, 105, 105)
    scene.playing(dealer=1).hold(extras="7C 7D")
    scene.end((35, 25), (5, 5), winner=1)
    assert scene.one(MatchEnded).winners == (1,)


def test_by_house_rule_two_defenders_with_equal_totals_share_win() -> None:
    scene = Scene(3, equal_totals="shared").playing().hold(extras="7C 7D").scores(0, 95, 95)
    scene.end((20, 40), (4, 6), winner=1)
    assert scene.one(GameWon).seats == scene.one(MatchEnded).winners == (1, 2)
    standing = scene.game.standing(scene.state)
    assert [(place.seats, place.rank) for place in standing.places] == [((1,), 1), ((2,), 1), ((0,), 3)]
    assert standing.winners == (1, 2)


def test_a_higher_total_wins_alone_though_wins_can_be_shared() -> None:
    scene = Scene(3, equal_totals="shared").playing().hold(extras="7C 7D").scores(0, 95, 94)
    scene.end((20, 40), (4, 6), winner=1)
    assert scene.one(MatchEnded).winners == (1,)


def test_shared_game_counts_for_both_and_can_decide_the_match() -> None:
    scene = Scene(3, equal_totals="shared", best_of=3).playing().hold(extras="7C 7D").scores(0, 95, 95)
    scene.state.wins = [0, 1, 0]
    scene.end((20, 40), (4, 6), winner=1)
    assert scene.one(GameWon).wins == (0, 2, 1)
    assert scene.one(MatchEnded).winners == scene.game.standing(scene.state).winners == (1,)


def test_three_who_lead_equally_share_a_rank_until_it_is_decided() -> None:
    standing = three(0, 50, 50).game.standing(three(0, 50, 50).state)
    assert [(place.seats, place.rank) for place in standing.places] == [((1,), 1), ((2,), 1), ((0,), 3)]


# -- best of several games -----------------------------------------------------------------------------------


def test_new_game_of_a_match_resets_scores_and_moves_the_deal_on() -> None:
    scene = Scene(best_of=3).playing(dealer=1).scores(30, 100)
    scene.state.carried = 1
    scene.end((37, 23))
    assert scene.one(GameWon) == GameWon(1, (1, 3), (30, 114), (0, 1))
    view = scene.view()
    assert (view.game, view.scores, view.wins, view.carried, view.dealer) == (2, (0, 0), (0, 1), 0, 2)
    assert scene.phase is Phase.TRUMP


@pytest.mark.parametrize(("best_of", "needed"), [(1, 1), (3, 2), (5, 3)])
def test_more_than_half_of_the_games_win_the_match(best_of: int, needed: int) -> None:
    scene = Scene(best_of=best_of)
    for won in range(1, needed + 1):
        assert scene.phase is Phase.TRUMP
        scene.playing(dealer=0).scores(100, 0)
        scene.end((37, 23))
        assert scene.view().wins == (won, 0)
    assert scene.phase is Phase.OVER


def test_a_match_is_ranked_by_games_won() -> None:
    scene = Scene(best_of=3).playing()
    for dealer, scores in ((0, (100, 90)), (1, (90, 100)), (0, (100, 99))):
        scene.playing(dealer=dealer).scores(*scores)
        scene.end((37, 23))
    places = scene.game.standing(scene.state).places
    assert [(place.seats, place.score, place.parts["points"]) for place in places] == [
        ((0, 2), 2, 107),
        ((1, 3), 1, 99),
    ]


# -- Manille ---------------------------------------------------------------------------------------------------


def test_side_that_scored_the_deal_wins_if_both_reach_the_target() -> None:
    scene = dealt_up(Card.H10).scores(33 + 5, 30)
    scene.end((30, 38), winner=1)
    assert scene.one(MatchEnded).winners == (1, 3)
    standing = scene.game.standing(scene.state)
    assert standing.winners == (1, 3)
    assert [(place.seats, place.rank, place.score) for place in standing.places] == [((1, 3), 1, 34), ((0, 2), 2, 38)]


def test_the_turned_up_card_alone_wins_after_the_deal() -> None:
    scene = dealt_up(Card.H10).scores(30 + 5, 20)
    assert scene.phase is Phase.PLAY
    scene.end((30, 38), winner=1)
    assert scene.one(MatchEnded).winners == (0, 2)
    assert scene.view().scores == (35, 24)


def test_the_turned_up_card_is_kept_in_a_deal_that_nobody_wins() -> None:
    scene = dealt_up(Card.SA)
    result = scene.end((34, 34))
    assert (result.bonus, result.scored, result.totals) == (4, (0, 0), (4, 0))


def before_a_turnup(card: Card, best_of: int = 1) -> Scene:
    """The last trick of a deal after which seat 1 turns up this card, its team lacking one point."""
    for seed in range(2000):
        scene = boussac(seed=str(seed), turnup_wins_at_once=True, best_of=best_of).playing("h").scores(0, 33)
        scene.end((34, 34))
        if scene.state.turnup == card or (scene.phase is Phase.OVER and scene.state.turnup == card):
            return scene
    raise AssertionError("no such deal")


def test_by_house_rule_the_turned_up_card_wins_at_once() -> None:
    scene = before_a_turnup(Card.DK)
    assert scene.phase is Phase.OVER
    assert scene.one(MatchEnded).winners == (1, 3)
    assert scene.view().scores == (0, 33 + POINTS[Card.DK])
    assert len(scene.view().results) == 1
    assert scene.view().turnup is Card.DK


def test_by_house_rule_a_worthless_turned_up_card_wins_nothing() -> None:
    assert before_a_turnup(Card.D9).phase is Phase.PLAY


def test_by_house_rule_game_won_so_is_followed_by_the_next_deal() -> None:
    for seed in range(300):
        scene = boussac(seed=str(seed), turnup_wins_at_once=True, best_of=3).playing("h").scores(0, 33)
        scene.end((34, 34))
        if won := scene.all(GameWon):
            assert [event.seats for event in won] == [(1, 3)]
            view = scene.view()
            assert (view.game, view.deal, view.dealer, view.wins, scene.phase) == (2, 3, 2, (0, 1), Phase.PLAY)
            assert view.scores == (POINTS[scene.state.turnup], 0)
            return
    raise AssertionError("nothing was ever turned up")


def test_defaults_are_the_rules_as_they_are_played() -> None:
    house = ManillaOptions()
    assert (house.target, house.best_of, house.undertrump, house.multiplier_mode) == (101, 1, "any", "multiply")
    assert (house.extra_cards, house.dummy, house.show_points) == ("dealer", "private", "casual")
    assert not any(value is True for name, value in house if name != "autoplay_forced")
