"""The catalogue of games: what other distributions offer is hosted, or left out with a reason."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from bot.core.foreign_errors import MOST_CHARACTERS
from bot.core.presenter import CustomEmoji
from bot.games.catalogue import GROUP, OURS, Catalogue, catalogue, gather
from bot.games.trial import SlowCall, slow_call
from render import theme
from tests.bot.guest import PACKAGE
from tests.bot.guest.game import Guest
from tests.engine.toy import FingersState, Show

HOSTILE: Final = """
class Mute(BaseException):
    def __str__(self):
        raise KeyError("no words")
    __repr__ = __str__

class Scrawl(Exception):
    def __str__(self):
        return "\\ud800"

raise {error}
"""
"""A module of a game that does not let itself be imported."""

PACKAGES: dict[str, Any] = {}
"""What the entry points of these tests lead to."""


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A folder with the words of another game."""
    shutil.copytree(PACKAGE.locale / "en", tmp_path / "en")
    return tmp_path


def offered(**packages: Any) -> Catalogue:
    """The catalogue where distributions offer these."""
    PACKAGES.update(packages)
    return gather(EntryPoint(name, f"{__name__}:PACKAGES.{name}", GROUP) for name in packages)


@pytest.fixture(autouse=True)
def leads(monkeypatch: pytest.MonkeyPatch) -> None:
    PACKAGES.clear()
    monkeypatch.setattr(EntryPoint, "load", lambda entry: PACKAGES[entry.name])


def test_texts_of_a_language_are_read_once() -> None:
    assert catalogue().in_language("fr") is catalogue().in_language("fr")


def test_without_others_the_games_are_ours() -> None:
    assert [*gather([]).games] == [package.kind for package in OURS]


def test_a_game_of_another_distribution_is_hosted_with_its_words(words: Path) -> None:
    found = offered(fingers=replace(PACKAGE, locale=words))
    assert [*found.games] == [*gather([]).games, "fingers"]
    assert found.left_out == {}
    texts = found.in_language("en")
    assert (texts("game-fingers"), texts("game-manila")) == ("Fingers", "Manila")
    assert "fingers" in found.presenters(texts)


def test_unusable_game_is_left_out_with_a_reason_and_others_load(words: Path, tmp_path: Path) -> None:
    good = replace(PACKAGE, locale=words)

    def fails(_: Any) -> Any:
        raise OSError("no such sprite")

    mute, broken = replace(good, locale=tmp_path / "nowhere"), replace(good, presenter=fails)
    scrawl = tmp_path / "scrawled" / "en" / "fingers.ftl"
    scrawl.parent.mkdir(parents=True)
    scrawl.write_text("game-fingers = { $many ->\n", encoding="utf-8")
    scrawled = replace(good, locale=tmp_path / "scrawled")
    found = offered(anything=42, again=OURS[0], mute=mute, broken=broken, scrawled=scrawled)
    assert [*found.games] == [*gather([]).games]
    left = {name: told.splitlines()[0] for name, told in found.left_out.items()}
    assert left.pop("broken").endswith("OSError: no such sprite")
    assert left == {
        "again": "there is a game 'manila' already",
        "anything": "it leads to int, not to a GamePackage",
        "mute": f"{tmp_path / 'nowhere'}: there is no catalogue for 'en'",
        "scrawled": f"{scrawl}:1: cannot be read: 'game-fingers = {{ $many ->'",
    }


def test_clashing_colors_and_emojis_are_left_out_with_a_reason(words: Path) -> None:
    good = replace(PACKAGE, locale=words)
    thumb = CustomEmoji("👍", OURS[0].emojis["manila_jade"].paint)
    fine = replace(good, colours=(theme.GOLD,), emojis={"fingers_thumb": thumb})
    assert offered(fine=fine).emojis["fingers_thumb"] is thumb
    found = offered(
        fine=replace(good, colours=(theme.GOLD, (1, 2, 3))),
        foreign=replace(good, emojis={"manila_thumb": thumb}),
        long=replace(good, emojis={"fingers_" + "x" * 16: thumb}),
        taken=replace(good, emojis={"fingers_jade": OURS[0].emojis["manila_jade"]}),
        twice=replace(good, emojis={"fingers_thumb": thumb, "fingers_up": thumb}),
    )
    assert {name: told.partition(": ")[2] for name, told in found.left_out.items()} == {
        "fine": "the palette of pictures has no colour (1, 2, 3)",
        "foreign": "the emoji 'manila_thumb' is not named fingers_…, of at most 23 small letters",
        "long": f"the emoji 'fingers_{'x' * 16}' is not named fingers_…, of at most 23 small letters",
        "taken": "🟢 stands for another emoji than fingers_jade",
        "twice": "👍 stands for another emoji than fingers_up",
    }


def test_a_distribution_whose_module_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = gather([EntryPoint("gone", "no_such_module_at_all:GAME", GROUP)])
    assert found.left_out == {"gone": "ModuleNotFoundError: No module named 'no_such_module_at_all'"}


@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("SystemExit(3)", "SystemExit: 3"),
        ("Mute()", "Mute: (cannot be printed)"),
        ("GeneratorExit()", "GeneratorExit: "),
        ("Scrawl()", "Scrawl: \\ud800"),
        ("ValueError('x' * 10**7)", "ValueError: " + "x" * MOST_CHARACTERS + "…"),
    ],
)
def test_whatever_a_module_raises_leaves_out_only_its_game(
    error: str, told: str, words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hostile.py").write_text(HOSTILE.format(error=error), encoding="utf-8")
    monkeypatch.undo()
    monkeypatch.syspath_prepend(tmp_path)
    PACKAGES["sound"] = replace(PACKAGE, locale=words)
    monkeypatch.setitem(sys.modules, "sounds", ModuleType("sounds"))
    monkeypatch.setattr("sounds.GAME", PACKAGES["sound"], raising=False)
    found = gather([EntryPoint("hostile", "hostile:GAME", GROUP), EntryPoint("sound", "sounds:GAME", GROUP)])
    assert [*found.games][-1] == "fingers"
    assert found.left_out == {"hostile": told}
    found.left_out["hostile"].encode()


def test_ctrl_c_still_ends_the_search_for_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: EntryPoint) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(EntryPoint, "load", interrupted)
    with pytest.raises(KeyboardInterrupt):
        gather([EntryPoint("game", "game:GAME", GROUP)])


def test_a_game_that_fails_in_its_first_moves_is_left_out(words: Path) -> None:
    class Quits(Guest):
        def moves(self, state: FingersState, seat: int) -> list[Show]:
            sys.exit("enough")

    found = offered(quits=replace(PACKAGE, game=Quits(), locale=words))
    assert found.left_out["quits"].endswith("SystemExit: enough")
    assert "fingers" not in found.games


@pytest.mark.slow
def test_a_slow_game_is_named_and_one_that_blocks_left_out(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, slow = 0.0, 0.5

    class Sleeps(Guest):
        def moves(self, state: FingersState, seat: int) -> list[Show]:
            nonlocal now
            now += slow
            return super().moves(state, seat)

    monkeypatch.setattr("bot.games.trial.perf_counter", lambda: now)
    monkeypatch.setattr("bot.games.rehearsal.monotonic", lambda: now)
    found = offered(fingers=replace(PACKAGE, locale=words))
    assert (found.slow, "fingers" in found.games) == ({}, True)
    found = offered(fingers=replace(PACKAGE, game=Sleeps(), locale=words))
    assert found.slow == {"fingers": SlowCall("moves", 0.5)}
    assert "fingers" in found.games
    now, slow = 0.0, 4.0
    found = offered(fingers=replace(PACKAGE, game=Sleeps(), locale=words))
    assert found.left_out == {"fingers": "moves took 4.0 s, and every table would wait for it"}
    assert "fingers" not in found.games
    assert now <= 40.0  # few slow calls end the rehearsal, and the first one the trial


def test_a_game_that_was_slow_once_is_hosted(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, slow = 0.0, [4.0]

    class Stutters(Guest):
        def view(self, state: FingersState, seat: int | None) -> Any:
            nonlocal now
            now += slow.pop() if slow else 0.0
            return super().view(state, seat)

    monkeypatch.setattr("bot.games.trial.perf_counter", lambda: now)
    assert slow_call(Stutters()) is None


def test_a_game_whose_other_languages_cannot_be_read_is_left_out(words: Path) -> None:
    (words / "fr").mkdir()
    (words / "fr" / "fingers.ftl").write_text("\tgame-fingers\n", encoding="utf-8")
    found = offered(fingers=replace(PACKAGE, locale=words))
    assert f"{words / 'fr' / 'fingers.ftl'}:1: cannot be read: 'game-fingers'" in found.left_out["fingers"]


@pytest.mark.slow
def test_a_game_with_the_messages_of_another_is_left_out(words: Path, tmp_path: Path) -> None:
    class Thumbs(Guest):
        kind = "thumbs"

    copied = tmp_path / "thumbs"
    shutil.copytree(words / "en", copied / "en")
    found = offered(fingers=replace(PACKAGE, locale=words), thumbs=replace(PACKAGE, game=Thumbs(), locale=copied))
    assert [*found.left_out] == ["thumbs"]
    assert "game-fingers is a text of the bot or of another game" in found.left_out["thumbs"]
