"""Golden games come out as they are written, to the letter: those of every game (``golden.py``)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.golden import Teller
from tests.kit import GAMES, kit, tellers

every_teller = pytest.mark.parametrize("teller", tellers(), ids=str)


@pytest.mark.parametrize(("teller", "name"), [(teller, name) for teller in tellers() for name in teller.tales], ids=str)
def test_a_golden_game_comes_out_as_written(teller: Teller, name: str) -> None:
    written = teller.file(name).read_text(encoding="utf-8")
    anew = f"if that is meant: python -m {teller.module}, and read the difference"
    assert teller.retell(name).splitlines() == written.splitlines(), anew


@every_teller
def test_there_is_a_file_for_each_golden_game_and_no_other(teller: Teller) -> None:
    assert set(teller.folder.iterdir()) == {teller.file(name) for name in teller.tales}


@pytest.mark.slow
def test_writing_golden_games_adds_new_ones_and_removes_old_ones(tmp_path: Path) -> None:
    like = min(tellers(), key=lambda teller: len(teller.tales))
    name = next(iter(like.tales))
    teller = type(like)(tmp_path / "golden", {name: like.tales[name]})
    teller.write()
    (teller.folder / "told-no-more.txt").touch()
    teller.write()
    assert [*teller.folder.iterdir()] == [teller.file(name)]
    assert teller.file(name).read_bytes() == like.file(name).read_bytes()


@every_teller
def test_each_house_rule_is_unusual_in_some_golden_game(teller: Teller) -> None:
    tales = teller.tales.values()
    assert {rule for tale in tales for rule in tale.house} == {rule for tale in tales for rule, _ in tale.options}


@pytest.mark.parametrize("kind", GAMES)
def test_every_game_has_golden_games_of_each_number_of_players(kind: str) -> None:
    teller = kit(kind).teller
    told = {len(tale.levels) for tale in teller.tales.values() if teller.game_of(tale.options).kind == kind}
    assert told == set(GAMES[kind].seats)
