"""Golden games come out as they are written, to the letter: those of every game (``golden.py``)."""

from __future__ import annotations

from typing import Final

import pytest

from bot.tables import GAMES
from tests.engine.golden import Teller
from tests.engine.malacca import retell as malacca
from tests.engine.manila import retell as manila
from tests.engine.manille import retell as manille

TELLERS: Final[dict[str, Teller]] = {
    "manila": manila.TELLER,
    "malacca": malacca.TELLER,
    "manille": manille.TELLER,
}
"""By package, who tells the golden games of the games in it. A new package is entered here."""

every_package = pytest.mark.parametrize("package", TELLERS)


@pytest.mark.parametrize(
    ("package", "name"), [(package, name) for package in TELLERS for name in TELLERS[package].tales]
)
def test_a_golden_game_comes_out_as_written(package: str, name: str) -> None:
    teller = TELLERS[package]
    written = teller.file(name).read_text(encoding="utf-8")
    anew = f"if that is meant: python -m tests.engine.{package}.retell, and read the difference"
    assert teller.retell(name).splitlines() == written.splitlines(), anew


@every_package
def test_there_is_a_file_for_each_golden_game_and_no_other(package: str) -> None:
    teller = TELLERS[package]
    assert set(teller.folder.iterdir()) == {teller.file(name) for name in teller.tales}


@every_package
def test_each_house_rule_is_another_than_usual_in_some_golden_game(package: str) -> None:
    tales = TELLERS[package].tales.values()
    assert {rule for tale in tales for rule in tale.house} == {rule for tale in tales for rule, _ in tale.options}


@pytest.mark.parametrize("kind", GAMES)
def test_every_game_has_golden_games_of_all_its_numbers_of_players(kind: str) -> None:
    told = [
        len(tale.levels)
        for teller in TELLERS.values()
        for tale in teller.tales.values()
        if teller.game_of(tale.options).kind == kind
    ]
    assert told, (
        f"{kind} has no golden games: write their Teller (tests/engine/golden.py) in a module retell beside its other "
        "tests, and enter it in TELLERS of tests/engine/test_golden.py"
    )
    assert set(told) == set(GAMES[kind].seats)
