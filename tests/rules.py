"""The rules in every language as documents, for people who read them outside of Discord: what `/rules` shows, in words.

    python -m tests.rules

English has the complete rules with their rulings beside it (``docs/rules/*.md``), written by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.core.texts import FALLBACK
from bot.games.catalogue import OURS, catalogue

FOLDER: Final = Path(__file__).parent.parent / "docs" / "rules"


def languages() -> list[str]:
    """The languages that have such documents."""
    return [language for language in catalogue().languages if language != FALLBACK]


def documents(language: str) -> Iterator[tuple[Path, str]]:
    """Where the rules of each game of this repository lie in a language, and what they say."""
    texts = catalogue().in_language(language)
    presenters = catalogue().presenters(texts)
    for kind in (package.kind for package in OURS):
        pages = "\n\n".join(page.strip() for page in presenters[kind].rules_pages())
        yield FOLDER / language / f"{kind}.md", f"# {texts(f'game-{kind}')} ({texts('language-name')})\n\n{pages}\n"


def main() -> None:
    for language in languages():
        for path, text in documents(language):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
