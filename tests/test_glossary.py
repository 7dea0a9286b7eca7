"""One word for one thing in every language: docs/glossary, and the texts that are written after it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.core.texts import LOCALE_DIR
from bot.games.catalogue import catalogue
from tests.glossary import FOLDER, avoided, entries, forbidden_in, languages, says, slips, stems
from tests.words import Words, read


@pytest.mark.parametrize("language", languages())
def test_glossaries_of_all_languages_list_same_terms_in_order(language: str) -> None:
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
def test_each_concept_has_one_term_that_texts_say(language: str) -> None:
    texts = [*LOCALE_DIR.glob(f"{language}/*.ftl"), *(FOLDER.parent / "rules").glob(f"{language}/*.md")]
    corpus = " ".join(" ".join(path.read_text(encoding="utf-8") for path in texts).lower().split())
    terms = [term for entry in entries(language) for term in entry.terms]
    assert [term for term in terms if re.search(r"[,;，；、或]| või ", term)] == []
    assert [term for term in terms for stem in stems(term) if stem not in corpus] == []


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
    spoken = language in catalogue().languages
    assert [*slips(language, Words(language).messages.values() if spoken else ())] == []


def test_english_says_one_word_for_one_thing() -> None:
    pieces = [(each.key, piece) for each in Words("en").messages.values() for piece in each.pieces]
    assert [(key, piece, word) for word in avoided() for key, piece in pieces if says(piece, word)] == []


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
    (message,) = read(source)
    assert [text.strip() for text in message.pieces] == ["Le pli", "plis de"]
