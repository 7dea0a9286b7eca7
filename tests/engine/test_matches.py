"""``make arena``: the matches that are expected to go one way, and what is said of those that do not."""

from __future__ import annotations

import pytest

from engine.matches import RANDOM
from tests.engine import matches
from tests.engine.match import Match
from tests.engine.matches import MATCHES
from tests.kit import GAMES

SURE = Match("manila", ("simple", "random", "random"), 3, least=0.5)


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_every_match_can_be_played_and_may_be_lost(match: Match) -> None:
    game = GAMES[match.kind]
    assert len(match.names) in game.seats
    assert {*match.names} <= {RANDOM, *game.players}
    assert (match.least > 0) != (match.most < 1)


@pytest.mark.parametrize("kind", GAMES)
def test_every_game_has_a_match(kind: str) -> None:
    assert kind in {match.kind for match in MATCHES}


def test_it_tells_of_each_match_and_counts_those_gone_wrong() -> None:
    upset = Match("manila", ("random", "simple", "simple"), 3, least=0.9)
    said: list[str] = []
    assert matches.play([SURE, upset], 1, said.append) == 1
    assert said == [
        "ok   100.0% of   3  manila: simple, random, random (at least 50% for simple)",
        "FAIL   0.0% of   3  manila: random, simple, simple (at least 90% for random)",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(("least", "code"), [(0.5, 0), (1.1, 1)])
def test_its_exit_code_says_whether_all_went_as_expected(
    least: float, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tuple(Match(kind, SURE.names, 1, least if kind == "manila" else 1.1) for kind in ("manila", "manilla"))
    monkeypatch.setattr(matches, "MATCHES", games)
    assert matches.main(["--game", "manila", "--workers", "1"]) == code
    assert capsys.readouterr().out.count("of   1") == 1
