"""What an author is told of a mistake in a card game: by file and line, all at once."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.cli import checks
from bot.games.catalogue import GROUP, Catalogue, gather
from tests.examples.conftest import ROOT, importable

CODE = "__init__.py"
Change = Callable[..., Catalogue]


@pytest.fixture
def changed(tmp_path: Path) -> Iterator[Change]:
    """Offers a copy of Stones, changed as edits say: a file, what stands there, and what is written in its place."""
    shutil.copytree(ROOT / "examples" / "stones", tmp_path / "stones", ignore=shutil.ignore_patterns("__pycache__"))

    def offered(*edits: tuple[str, str, str]) -> Catalogue:
        for name, old, new in edits:
            file = tmp_path / "stones" / "stones" / name
            text = file.read_text(encoding="utf-8") if file.exists() else ""
            assert old in text
            file.parent.mkdir(exist_ok=True)
            file.write_text(text.replace(old, new, 1) if old else new, encoding="utf-8")
        return gather([EntryPoint("stones", "stones:PACKAGE", GROUP)])

    with importable(tmp_path / "stones"):
        yield offered


def test_public_moves_that_tell_a_hand_are_named(changed: Change) -> None:
    found = changed((CODE, "    private = True\n    card: Annotated", "    card: Annotated"))
    (line,) = found.left_out["stones"].splitlines()
    assert line.startswith("stones/__init__.py:")
    assert line.endswith(": Play is offered to everyone, and tells what is hidden: set private = True")
    source = (ROOT / "examples" / "stones" / "stones" / CODE).read_text(encoding="utf-8").splitlines()
    assert source[int(line.split(":")[1]) - 1] == "class Play(TableMove):"


def test_a_guess_that_contradicts_the_view_is_named(changed: Change) -> None:
    found = changed((CODE, "[: len(state.hands[seat])]", "[:2]"))
    assert "a guess of what is hidden does not agree with the view" in found.left_out["stones"]


def test_a_private_event_whose_text_asks_for_more_is_named(changed: Change) -> None:
    words = "locale/en/stones.ftl"
    found = changed((words, "# $card (number) - the card\nstones-Drew", "# $suit (number) - its suit\nstones-Drew"),
                    (words, "draws { $card }", "draws { $suit }"))  # fmt: skip
    assert "AttributeError: 'Drew' object has no attribute 'suit'" in found.left_out["stones"]


def test_all_wrong_arguments_of_a_language_are_named(changed: Change) -> None:
    english = (ROOT / "examples/stones/stones/locale/en/stones.ftl").read_text(encoding="utf-8")
    french = english.replace("{ $card }", "{ $crd }").replace("game-stones = Stones\n", "")
    found = changed(("locale/fr/stones.ftl", "", french)).left_out["stones"].splitlines()
    assert [line.split(": ", 1)[1] for line in found] == [
        "there is no text game-stones, as in stones/locale/en/stones.ftl:1",
        "stones-Drew uses $crd, and its comment in en declares $card $name",
        "stones-Took uses $crd, and its comment in en declares $card $left $name",
        "stones-choice-Play uses $crd, and its comment in en declares $card",
    ]


def test_texts_in_a_language_unknown_to_the_bot_are_named(changed: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    found = changed(("locale/de/stones.ftl", "", "game-stones = Steine\n"))
    assert found.left_out["stones"].startswith("stones/locale/de: there is no text about-stones")
    english = (ROOT / "examples/stones/stones/locale/en/stones.ftl").read_text(encoding="utf-8")
    found = changed(("locale/de/stones.ftl", "", english))
    monkeypatch.setattr("bot.games.catalogue.catalogue", lambda: found)
    _, warning = checks.games()
    assert (warning.verdict, warning.found) == ("warn", "stones has texts in de, which the bot doesn’t speak")
    assert "en, et, fr, nl, zh" in warning.todo
