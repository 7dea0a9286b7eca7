"""Plain plans: each game has a dozen, each keeps to the rules, and none is seen to beat a level above the lowest."""

from __future__ import annotations

import pytest

from bot.games.catalogue import OURS
from engine.matches import Bout, MatchScore, bout
from tests.engine import matches, plan
from tests.engine.match import Match
from tests.kit import GAMES, kit

PLANNED = [kind for kind in GAMES if kind in {package.kind for package in OURS} or kit(kind).plans]
"""Our games, and those of others that have plans."""
BOUTS = 15
"""Games of each plan at one table, as many as seconds allow. The bar itself asks for 600."""


def _score(match: Match, games: int) -> MatchScore:
    game, guests = GAMES[match.kind], plan.plans_of(match.kind)
    seed = "tests"
    return MatchScore.of(bout(game, game.options_type(), match.names, seed, number, guests) for number in range(games))


@pytest.mark.parametrize("kind", PLANNED)
def test_every_game_has_a_dozen_plans_for_every_level(kind: str) -> None:
    game, plans = GAMES[kind], kit(kind).plans
    assert len(plans) >= 12
    assert any(one.blind for one in plans.values())
    assert not set(plans) & set(game.levels)
    seen = {(match.names[0], match.names[1], len(match.names)) for match in plan.trials(kind)}
    assert {(name, level, 3) for name in plans for level in game.levels if 3 in game.seats} <= seen


@pytest.mark.parametrize("kind", PLANNED)
@pytest.mark.slow
def test_no_plan_is_seen_to_beat_the_middle_level(kind: str) -> None:
    level = GAMES[kind].levels[2]
    seats = min(count for count in GAMES[kind].seats if count > 2)
    for match in plan.trials(kind, [level], [seats]):
        score, name = _score(match, BOUTS), match.names[0]
        chance = match.names.count(name) / seats
        assert score.interval(name)[0] <= chance, f"{match}: {score.win_rate(name):.0%}"


def test_bars_are_chance_and_twice_that_for_the_lowest() -> None:
    bars = {(match.names[0], match.names[1]): match.most for match in plan.trials("manila", seats=[4])}
    assert bars["ports", "beginner"] == bars["ports", "easy"] == bars["profit", "easy"] == pytest.approx(0.28)
    assert bars["profit", "beginner"] == pytest.approx(0.53)


def test_partners_follow_the_plan_together() -> None:
    assert plan.table("manilla", 6, "lowest", "easy") == ("lowest", "easy") * 3
    assert plan.table("manilla", 3, "lowest", "easy") == ("lowest", "easy", "easy")


def test_a_plan_that_wins_too_often_is_told_and_stopped_early() -> None:
    weak = Match("manila", ("profit", "random", "random"), 60, most=0.36)
    said: list[str] = []
    assert matches.play_plans([weak], 1, said.append) == 1
    assert said[0].startswith("FAIL")
    assert " of   6 " in said[0]
    assert said[1] == "0 passed, 1 failed"


def test_a_plan_that_loses_passes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = Match("manila", ("ashore", "steady", "steady"), 30, most=0.9)
    monkeypatch.setattr(plan, "trials", lambda *_: [hopeless])
    assert matches.main(["--plans", "--game", "manila", "--workers", "1"]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


def test_steps_seat_one_of_each_level_among_the_one_below() -> None:
    bars = {match.names: match.least for match in plan.steps("manille")}
    assert bars["beginner", "random", "beginner", "random"] == bars["expert", "hard", "expert", "hard"] == 0.58
    assert len(bars) == 5
    (step,) = plan.steps("manila", ["hard"], [4])
    assert step.names == ("hard", "steady", "steady", "steady")
    assert step.least == pytest.approx(0.33)


@pytest.mark.parametrize(("wins", "said"), [(5, "ok"), (4, "FAIL")])
def test_step_passes_at_its_bar_with_either_end_beyond(wins: int, said: str) -> None:
    score = MatchScore.of(Bout(("x", "y"), (int(game >= wins),), game, (1, 0)) for game in range(10))
    good, line = plan.verdict(Match("manila", ("x", "y"), 10, least=0.5), score)
    assert (line.split()[0], good) == (said, said == "ok")
    assert "of  10  lead +1.0 ± 0.0  manila: x, y (at least 50% for x)" in line


def test_step_is_played_until_the_interval_leaves_the_bar(capsys: pytest.CaptureFixture[str]) -> None:
    assert matches.main(["--steps", "--game", "manilla", "--levels", "beginner", "--seats", "4", "--workers", "1"]) == 0
    assert " of  60  " in capsys.readouterr().out
