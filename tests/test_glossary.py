"""One word for one thing in every language: docs/glossary, and the texts that are written after it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.texts import LOCALE_DIR
from tests.glossary import EVERYWHERE, FOLDER, Entry, entries, languages, says


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_terms_with_their_meanings_in_one_order(language: str) -> None:
    def said(name: str) -> list[tuple[str, tuple[str, ...], str]]:
        return [(entry.section, entry.english, entry.meaning) for entry in entries(name)]

    assert said(language) == said("en")


def test_no_english_term_stands_twice() -> None:
    terms = Counter(term for entry in entries("en") for term in entry.english)
    assert [term for term, times in terms.items() if times > 1] == []


def test_every_english_term_is_said_by_the_bot_or_its_rules() -> None:
    texts = [*LOCALE_DIR.glob("en/*.ftl"), *(FOLDER.parent / "rules").glob("*.md")]
    corpus = " ".join(" ".join(path.read_text(encoding="utf-8") for path in texts).lower().split())
    plain = {
        term: re.sub(r" \(.*\)$", "", term).removeprefix("to ") for entry in entries("en") for term in entry.english
    }
    assert [term for term, word in plain.items() if word.lower() not in corpus] == []


@pytest.mark.parametrize("language", languages())
def test_every_term_has_a_word_and_a_source(language: str) -> None:
    lines = entries(language)
    assert [entry.english for entry in lines if len(entry.terms) != len(entry.english) or not all(entry.terms)] == []
    assert [entry.english for entry in lines if not entry.source or not entry.meaning] == []


@pytest.mark.parametrize("language", languages())
def test_no_word_is_both_wanted_and_forbidden(language: str) -> None:
    lines = entries(language)
    clashes = [
        (word, term)
        for entry in lines
        for word in forbidden_in(lines, entry.section)
        for term in entry.terms
        if says(term, word)
    ]
    assert clashes == []


@pytest.mark.parametrize("language", languages())
def test_no_text_says_a_forbidden_word(language: str) -> None:
    lines = entries(language)
    slips = [
        f"{path.name}: {word}: {text}"
        for path in sorted(LOCALE_DIR.glob(f"{language}/*.ftl"))
        for text in spoken(path.read_text(encoding="utf-8"))
        for word in forbidden_in(lines, section_of(path, lines))
        if says(text, word)
    ]
    assert slips == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.md")), ids=lambda path: path.stem)
def test_a_glossary_can_be_read_through(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 250


@pytest.mark.parametrize(
    ("text", "word", "found"),
    [
        ("La levée est à toi", "levée", True),
        ("La levée est à toi", "lev", False),
        ("See on trikki väärt", "trikk*", True),
        ("看手牌, 定主牌", "主牌", True),
        ("A Levée!", "levée", True),
    ],
)
def test_a_forbidden_word_is_found_as_its_language_writes_it(text: str, word: str, found: bool) -> None:
    assert says(text, word) is found


def test_only_what_people_read_is_searched() -> None:
    source = "# levée\nlevee-key = { $levee ->\n    [levee] Le pli\n   *[other] { $n } plis de { $name }\n}\n"
    assert [text.strip() for text in spoken(source)] == ["Le pli", "plis de"]


def forbidden_in(lines: list[Entry], section: str) -> list[str]:
    """The words that texts of ``section`` must not say."""
    return [word for entry in lines if entry.section in (EVERYWHERE, section) for word in entry.forbidden]


def section_of(path: Path, lines: list[Entry]) -> str:
    """The section of the game whose name a file of texts begins with; the files of the bot itself have none."""
    game = path.stem.split("-")[0]
    return next((entry.section for entry in lines if game in entry.section.lower().split()), EVERYWHERE)


def spoken(source: str) -> list[str]:
    """The pieces of a catalogue that are shown to people: neither keys nor comments, arguments or names of variants."""
    visitor = _Spoken()
    visitor.visit(FluentParser().parse(source))
    return visitor.pieces


class _Spoken(Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        self.pieces.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.pieces.append(node.value)
