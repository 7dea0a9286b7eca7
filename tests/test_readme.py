"""README.md is short, and what it says of the games is so."""

from __future__ import annotations

import re
from typing import Final

from bot.core.texts import LOCALE_DIR, Texts, languages
from bot.games.catalogue import OURS
from engine.puzzles.sets import read
from tests.test_house import ROOT

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_WORDS: Final = 450
OWN_NAMES: Final = {"en": "English", "zh": "中文", "fr": "français", "nl": "Nederlands", "et": "eesti"}


def section(heading: str) -> str:
    return README.split(f"## {heading}\n")[1].split("\n## ")[0]


def test_prose_is_short() -> None:
    prose = re.sub(r"^```.*?^```|^\|.*?$|^!?\[.*?$", "", README, flags=re.MULTILINE | re.DOTALL)
    words = re.sub(r"\]\([^)]*\)", "]", prose).split()
    assert MOST_WORDS / 2 < len(words) <= MOST_WORDS


def test_the_table_of_games_is_that_of_the_catalogue() -> None:
    texts = Texts()
    rows = {}
    for package in OURS:
        seats = package.game.seats
        whole = len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1))
        players = f"{seats[0]}–{seats[-1]}" if whole else ", ".join(map(str, seats))
        rows[texts(f"game-{package.kind}")] = (players, texts(f"lasts-{package.kind}").split(",")[0])
    table = re.findall(r"^\| \*\*(\w+)\*\* \| ([^|]+) \| ([^|]+) \|", section("Games"), re.MULTILINE)
    assert {name: (players, time) for name, players, time in table} == rows
    everyone = [count for package in OURS for count in package.game.seats]
    assert (min(everyone), max(everyone), len(OURS)) == (2, 8, 4)
    assert "four games of bidding, bluff and tricks for two to eight players" in " ".join(README.split())


def test_features_name_what_there_is() -> None:
    features = section("Features")
    assert len(re.findall(r"^- ", features, re.MULTILINE)) == 8
    assert "`/puzzle` has 600 rated positions" in features
    assert sum(len(read(package.puzzles).lines) for package in OURS) == 600
    assert "Each game has five levels" in features
    assert {len(package.game.levels) for package in OURS} == {5}
    assert {code for code, name in OWN_NAMES.items() if name in features} == {*languages()}


def test_buttons_that_pages_say_to_press_are_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs" / "players").glob("*.md"), *(ROOT / "docs" / "hosts").glob("*.md")]
    told = [
        (page.name, " ".join(label.split()))
        for page in pages
        for label in re.findall(r"[Pp]ress(?:ing)?\s+\*\*([^*]+)\*\*", page.read_text(encoding="utf-8"))
    ]
    english = (path.read_text(encoding="utf-8") for path in (LOCALE_DIR / "en").glob("*.ftl"))
    labels = {label for text in english for label in re.findall(r"^[a-z-]+ = (.+)$", text, re.MULTILINE)}
    assert len(told) > 8
    assert [(page, label) for page, label in told if label not in labels] == []
