"""docs/rules/<language>: the rules that people read outside of Discord are those that the bot shows."""

from __future__ import annotations

import pytest

from tests.rules import FOLDER, documents, languages


@pytest.mark.parametrize("language", languages())
def test_rules_of_a_language_are_written_as_the_bot_shows_them(language: str) -> None:
    written = {path: path.read_text(encoding="utf-8") for path in (FOLDER / language).iterdir()}
    assert written == dict(documents(language)), "write them anew: python -m tests.rules"
