"""The patterns that ``make lint`` finds in our English."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import english

CODE = '''"""A module. With two sentences."""


def ask() -> None:
    """What is asked of the players, in words that go on and on until no line of a help page can hold them."""
    return None  # somebody waits


class Table:
    """A table."""

    seats = 3
    """Of which there are few."""

    @property
    def color(self) -> str:
        """The color."""
        return "`colour`"
'''


@pytest.mark.parametrize(
    "text",
    [
        "Who looks for players calls others.",
        "A table is closed. Whose seat it was is free.",
        "Ask somebody.",
        "Those who run this server close it.",
        "The dice are rolled anew.",
        "The table tells of its players.",
        "A seat of whose player nothing is known.",
        "Choose a colour.",
        "Localisation needs a catalogue.",
        "A chance of 12 %.",
    ],
)
def test_forbidden_patterns_are_found(text: str) -> None:
    assert len(list(english.forbidden(text))) >= 1


@pytest.mark.parametrize(
    "text",
    [
        "Who is next?",
        "Players who look on see the table.",
        'The name is `colour`, and "somebody" is quoted.',
        "Localization needs a catalog of 12% more texts.",
        "See pages/colour.md.",
    ],
)
def test_plain_english_and_code_pass(text: str) -> None:
    assert list(english.forbidden(text)) == []


def test_docstrings_and_comments_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "asking.py"
    file.write_text(CODE, encoding="utf-8")
    assert sorted(english.hits_in(file)) == [
        (1, "End the summary after its first sentence"),
        (5, "Shorten the summary from 100 to 79 characters"),
        (5, "Start with a verb in the imperative, not What"),
        (6, "Name the role: somebody"),
        (13, "Start with a noun: Of which"),
    ]


def test_catalog_values_are_checked_without_keys(tmp_path: Path) -> None:
    file = tmp_path / "texts.ftl"
    file.write_text("# $colour (text) - somebody's\nseat-colour = Ask somebody, { $colour }.\n", encoding="utf-8")
    assert list(english.hits_in(file)) == [(2, "Name the role: somebody")]


def test_code_blocks_of_documents_are_skipped(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("```\nsomebody\n```\nAsk somebody.\n", encoding="utf-8")
    assert list(english.hits_in(file)) == [(4, "Name the role: somebody")]


def test_hits_end_with_their_number_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "README.md").write_text("Ask somebody.\n", encoding="utf-8")
    assert english.main(tmp_path) == 1
    assert capsys.readouterr().out == "README.md:1: Name the role: somebody\n    1 README.md\n"
