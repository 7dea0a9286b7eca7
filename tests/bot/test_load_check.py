"""The check of a game's package: whatever would fail later is named before it is hosted, and the others go on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.catalogue import GROUP, OURS, Catalogue, gather
from bot.games.daily import Daily
from bot.games.package import GamePackage
from engine.daily import Deal

GUEST: Final = Path(__file__).parent / "guest"
_NUMBERS: Final = count()

Edit = tuple[str, str, str]
"""A file of the package, what stands there, and what is written in its place."""
Make = Callable[..., GamePackage]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Makes the package of a guest, changed as edits say, under a name of its own."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(*edits: Edit) -> GamePackage:
        name = f"guest{next(_NUMBERS)}"
        shutil.copytree(GUEST, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        for file in (tmp_path / name).glob("*.py"):
            file.write_text(file.read_text(encoding="utf-8").replace("tests.bot.guest", name), encoding="utf-8")
        for where, old, new in edits:
            file = tmp_path / name / where
            text = file.read_text(encoding="utf-8") if file.exists() else ""
            assert old in text
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
        package: GamePackage = import_module(name).PACKAGE
        return package

    return made


WORDS: Final = "locale/en/fingers.ftl"


def offered(monkeypatch: pytest.MonkeyPatch, **packages: Any) -> Catalogue:
    """The catalogue where distributions offer these."""
    monkeypatch.setattr(EntryPoint, "load", lambda entry: packages[entry.name])
    return gather(EntryPoint(name, "somewhere:PACKAGE", GROUP) for name in packages)


def named(monkeypatch: pytest.MonkeyPatch, package: GamePackage) -> list[str]:
    """All that is wrong with a package. The others are hosted all the same."""
    found = offered(monkeypatch, guest=package)
    assert [*found.games] == [ours.kind for ours in OURS]
    return found.left_out["guest"].splitlines()


def test_a_sound_package_is_hosted(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    found = offered(monkeypatch, guest=make())
    assert found.left_out == {}
    assert [*found.games] == [*(ours.kind for ours in OURS), "fingers"]


def test_a_hand_command_without_its_texts_is_named(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    found = named(monkeypatch, replace(make(), hand_command="fist"))
    assert [miss.partition(": ")[2] for miss in found] == [
        "there is no text name-of-game-fist",
        "there is no text command-of-game-fist",
    ]


def test_a_hand_command_with_its_texts_is_hosted(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "name-of-game-fist = fist\n# $game (text) - its name\ncommand-of-game-fist = Your fist in { $game }.\n"
    package = replace(make((WORDS, "", words)), hand_command="fist")
    assert offered(monkeypatch, guest=package).left_out == {}


def test_a_house_rule_without_its_values_is_named_by_its_line(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make((WORDS, "option-fingers-late-true = Yes\noption-fingers-late-false = No\n", ""))
    where = f"{package.folder.name}/game.py:14"
    assert named(monkeypatch, package) == [
        f"{where}: there is no text option-fingers-late-false",
        f"{where}: there is no text option-fingers-late-true",
    ]


def test_all_that_is_missing_is_named_at_once(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make(
        (WORDS, "about-fingers = Show fingers.\n", ""),
        (WORDS, "level-fingers-simple-help = Shows none\n", ""),
        (WORDS, "why-fingers-turn = You have shown yours.\n", "why-not = No.\n"),
        ("game.py", '{"simple": Quiet()}', '{"simple": Quiet(), "wild": Quiet()}'),
        ("presenter.py", 'self._texts("fingers-rules")', 'self._texts("fingers-how")'),
    )
    name = package.folder.name
    assert named(monkeypatch, package) == [
        f"{name}/locale/en/fingers.ftl:15: why-not does not begin as texts of fingers do: fingers-…",
        f"{name}/game.py:17: there is no text about-fingers",
        f"{name}/game.py:17: there is no text level-fingers-simple-help",
        f"{name}/game.py:17: there is no text level-fingers-wild",
        f"{name}/game.py:17: there is no text level-fingers-wild-help",
        f"{name}/game.py:21: there is no text why-fingers-turn",
        f"{name}/presenter.py:62: there is no text fingers-how",
    ]


def test_without_a_player_for_the_absent_it_is_left_out(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make(
        ("game.py", '{"simple": Quiet()}', '{"wild": Quiet()}'),
        (WORDS, "", "level-fingers-wild = Wild\nlevel-fingers-wild-help = Wild\n"),
    )
    (miss,) = named(monkeypatch, package)
    assert "no AI player is called 'simple'" in miss


def test_two_games_with_one_text_leave_the_second_out(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    others = (("game.py", "class Guest(Fingers):", 'class Guest(Fingers):\n    kind = "thumbs"'),)
    found = offered(monkeypatch, fingers=make(), thumbs=make(*others))
    assert [*found.games][-1] == "fingers"
    assert "locale/en/fingers.ftl:1: game-fingers is a text of the bot or of another game" in found.left_out["thumbs"]
    for language in found.languages:
        assert found.in_language(language)("game-fingers") == "Fingers"


@pytest.mark.parametrize("kind", ["daily", "table", "hilfe", "classement", "help"])
def test_a_kind_that_is_a_command_in_some_language_is_refused(
    kind: str, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.core.texts import Texts, languages  # noqa: PLC0415

    called = {command for language in languages() for command in Texts(language).commands.values()}
    package = make(("game.py", "class Guest(Fingers):", f'class Guest(Fingers):\n    kind = "{kind}"'))
    if kind in called:
        assert named(monkeypatch, package) == [f"there is a command {kind!r} already"]
    else:
        assert named(monkeypatch, package)


def test_a_text_that_another_language_lacks_is_named(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make(("locale/fr/fingers.ftl", "", "game-fingers = Doigts\nfingers-new = Neuf\n"))
    found, name = named(monkeypatch, package), package.folder.name
    assert f"{name}/locale/fr: there is no text about-fingers, as in {name}/locale/en/fingers.ftl:3" in found
    assert f"{name}/locale/fr/fingers.ftl:2: fingers-new is no text in en" in found


def test_what_cannot_be_read_is_named_by_its_line(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    found = named(monkeypatch, make((WORDS, "", "fingers-odd = { $many ->\nfingers-rules = Twice.\n")))
    assert "/locale/en/fingers.ftl:22: cannot be read: 'fingers-odd" in found[0]


def test_a_text_that_is_written_twice_is_named_by_both_lines(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make((WORDS, "", "fingers-rules = Twice.\n"))
    file = f"{package.folder.name}/locale/en/fingers.ftl"
    assert named(monkeypatch, package) == [f"{file}:22: fingers-rules is written twice, also in {file}:21"]


def test_a_command_that_discord_would_refuse_is_named(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make((WORDS, "command-fingers = Show fingers.", f"command-fingers = {'x' * 101}"))
    where = f"{package.folder.name}/locale/en/fingers.ftl:2"
    assert named(monkeypatch, package) == [f"{where}: command-fingers has more than 100 characters"]


def test_what_fails_in_the_rehearsal_is_named_by_its_line(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make(
        ("presenter.py", 'return ""', "return cast.plain[9]"),
        ("presenter.py", "round=view.ply + 1", "round=str(view.ply)"),
    )
    name = package.folder.name
    assert named(monkeypatch, package) == [
        f"{name}/presenter.py:37: TextError: fingers-heading: $round is a number, not '0'",
        f"{name}/presenter.py:40: IndexError: tuple index out of range",
    ]


def test_a_picture_that_no_other_process_can_draw_is_named(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    (miss,) = named(monkeypatch, make(("presenter.py", "return Blank()", "return lambda: Blank()()")))
    assert "pickle" in miss.lower()


def test_a_daily_of_a_level_that_is_not_there_is_named(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make()
    deal = Deal(package.game, 2, package.game.options_type(), "simple", {1: package.game.players["simple"]},
                "expert", lambda view: True, lambda view: 0, lambda events, view: ())  # fmt: skip
    found = named(monkeypatch, replace(package, daily=Daily(deal, "🖐", {})))
    assert any("the level 'expert' is none of its players" in miss for miss in found)
    assert any("there is no text fingers-daily-about" in miss for miss in found)


def test_a_game_that_quits_leaves_out_itself_alone(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make(
        (
            "game.py",
            "    @property",
            "    def moves(self, state: Any, seat: int) -> Any:\n        raise SystemExit(3)\n\n    @property",
        )
    )
    assert named(monkeypatch, package) == [f"{package.folder.name}/game.py:24: SystemExit: 3"]
