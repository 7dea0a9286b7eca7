"""The words that translators use and avoid: docs/glossary, read for tests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "docs" / "glossary"
EVERYWHERE: Final = "Everywhere"
"""The section whose forbidden words hold in all texts; those of another one hold for the game in its heading."""

_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]")
"""Signs of scripts that put no blanks between words."""


@dataclass(frozen=True)
class Entry:
    """A line of a glossary: English terms and, in the same order, those of the language."""

    section: str
    english: tuple[str, ...]
    terms: tuple[str, ...]
    """Empty in the English list."""
    meaning: str
    forbidden: tuple[str, ...]
    source: str


def languages() -> list[str]:
    """Languages that have a glossary, besides English."""
    return sorted(path.stem for path in FOLDER.glob("*.md") if path.stem != "en")


def entries(language: str) -> list[Entry]:
    """The glossary of ``language``; ``en`` is the list of terms with their meanings alone.

    Raises ``ValueError`` if a line of a table has not as many cells as its head.
    """
    found: list[Entry] = []
    section, width = "", 0
    for line in (FOLDER / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section, width = line[3:], 0
        elif section and line.startswith("| English |"):
            width = len(_cells(line))
        elif width and line.startswith("| "):
            cells = _cells(line)
            if len(cells) != width:
                raise ValueError(f"{language}: {len(cells)} cells in place of {width}: {line}")
            found.append(_entry(section, cells))
    return found


def says(text: str, word: str) -> bool:
    """Whether ``text`` says the forbidden ``word``: as a whole word, or anywhere where words are not parted by blanks.

    A ``*`` at the end of ``word`` stands for any ending.
    """
    if _UNSPACED.search(word):
        return word in text
    ending = r"\w*" if word.endswith("*") else ""
    return bool(re.search(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}(?!\w)", text, re.IGNORECASE))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _entry(section: str, cells: list[str]) -> Entry:
    english = tuple(cells[0].split(" / "))
    if len(cells) == 2:
        return Entry(section, english, (), cells[1], (), "")
    _, terms, _, meaning, forbidden, source = cells
    words = tuple(word for word in forbidden.split(", ") if word)
    return Entry(section, english, tuple(terms.split(" / ")), meaning, words, source)
