"""The words that translators use and avoid: docs/glossary, read for tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Protocol

FOLDER: Final = Path(__file__).parent.parent / "docs" / "glossary"
EVERYWHERE: Final = "Everywhere"
"""The section whose forbidden words hold in all texts; those of another one hold for the game in its heading."""

_CODE: Final = re.compile(r"`[/\w][^`]*`")
"""What is typed as it stands, in every language."""
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
    return _whole(word).search(text) is not None


@cache
def _whole(word: str) -> re.Pattern[str]:
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}(?!\w)", re.IGNORECASE)


def stems(term: str) -> list[str]:
    """What stands in a text that says ``term`` in any of its forms: its words without their endings."""
    if _UNSPACED.search(term):
        return [term.lower()]
    return [word.lower()[: max(3, len(word) - 3)] for word in re.findall(r"\w+", term)]


class Said(Protocol):
    """A message, as far as it is searched."""

    @property
    def file(self) -> str: ...

    @property
    def key(self) -> str: ...

    @property
    def pieces(self) -> Sequence[str]: ...


def slips(language: str, messages: Iterable[Said]) -> Iterator[str]:
    """Where messages say what the glossary of their language forbids."""
    lines = entries(language)
    for message in messages:
        for word in forbidden_in(lines, section_of(message.file, lines)):
            for piece in message.pieces:
                if says(_CODE.sub("", piece), word):
                    yield f"{message.file}: {message.key} says {word}: {piece.strip()}"


def avoided() -> list[str]:
    """Return the words that no English text says."""
    _, _, table = (FOLDER / "en.md").read_text(encoding="utf-8").partition("| Say | Not |\n|---|---|\n")
    return [word for line in table.splitlines() for word in _cells(line)[1].split(", ")]


def forbidden_in(lines: list[Entry], section: str) -> list[str]:
    """The words that texts of ``section`` must not say."""
    return [word for entry in lines if entry.section in (EVERYWHERE, section) for word in entry.forbidden]


def section_of(file: str, lines: list[Entry]) -> str:
    """The section of the game whose name a file of texts begins with; the files of the bot itself have none."""
    game = Path(file).stem.split("-")[0]
    return next((entry.section for entry in lines if game in entry.section.lower().split()), EVERYWHERE)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _entry(section: str, cells: list[str]) -> Entry:
    english = tuple(cells[0].split(" / "))
    if len(cells) == 2:
        return Entry(section, english, (), cells[1], (), "")
    _, terms, _, meaning, forbidden, source = cells
    words = tuple(word for word in forbidden.split(", ") if word)
    return Entry(section, english, tuple(terms.split(" / ")), meaning, words, source)
