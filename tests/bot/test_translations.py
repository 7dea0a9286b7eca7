"""Every language says what English says, in its own words, and a new one takes a folder and no code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from discord import Locale

import bot
from bot.app import create_bot
from bot.core import limits
from bot.core.localization import Localizations
from bot.core.texts import OF_A_GAME, TextError
from bot.games.catalogue import Catalogue, catalogue
from bot.process.commands import payload
from bot.settings import Settings
from storage.dialects import connect
from storage.store import Store
from tests.bot.test_commands import characters, walk
from tests.effort import slow_but
from tests.glossary import slips
from tests.languages import SIGN, with_language
from tests.words import Words, findings, loose_sign, read

LANGUAGES = catalogue().languages


@pytest.mark.parametrize("language", slow_but(["fr"], LANGUAGES))
def test_there_is_nothing_to_mend_in(language: str) -> None:
    assert findings(language) == []


def test_arguments_are_declared_in_english_alone() -> None:
    files = [file for file in catalogue().locale.glob("*/*.ftl") if file.parent.name != "en"]
    assert [file for file in files if re.search(r"^# \$", file.read_text(encoding="utf-8"), re.MULTILINE)] == []


async def test_commands_keep_discords_limits_in_every_language(settings: Settings) -> None:
    bot = create_bot(settings)
    await bot.load_commands(Store(connect("sqlite://")))
    for command in await payload(bot.tree):
        assert characters(command) <= limits.COMMAND_CHARACTERS, command["name"]
        for part in walk(command):
            options = part.get("options") or ()
            for locale in map(str, Locale):
                names = {(option.get("name_localizations") or {}).get(locale, option["name"]) for option in options}
                assert len(names) == len(options), (part["name"], locale)


async def test_each_bot_of_a_process_offers_its_own_games(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = catalogue().packages
    for count in (1, len(packages)):
        own = Catalogue(dict([*packages.items()][:count]), {})
        monkeypatch.setattr("bot.app.catalogue", lambda own=own: own)
        bot = create_bot(settings)
        await bot.load_commands(Store(connect("sqlite://")))
        play = next(command for command in await payload(bot.tree) if command["name"] == "play")
        assert [choice["value"] for choice in play["options"][0]["choices"]] == [*own.packages]


def test_moments_that_are_near_are_given_as_soon() -> None:
    makers = []
    for file in sorted((Path(bot.__file__).parent).rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if re.search(r":R>|\"R\"", source):
            makers.append(file.name)
        tree = ast.parse(source)
        told = {call for keyword in ast.walk(tree) if _is_soon(keyword) for call in ast.walk(keyword)}
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "soon"]
        assert [call for call in calls if call not in told] == [], file
    assert makers == ["markup.py"]


def _is_soon(node: ast.AST) -> bool:
    return isinstance(node, ast.keyword) and node.arg == "soon"


# -- what is found -------------------------------------------------------------------------------------


FAULTS: Final = {
    "why-no-seat": ("", "is missing"),
    "why-no-seats": ("Nichts", "is no message of the bot"),
    "why-lobby-few": ("{ $seats } von { $leas }", "uses $leas, which it is not given"),
    "why-lobby-count": ("Zu wenige: { $seats }", "does not say $counts"),
    "pings-set": ("{ $pings ->\n    [always] Immer\n   *[nie] Nie\n}", "tells apart"),
    "why-old-board": ("This is an old picture of the table. It continues here: [go to table]({ $link })", "is English"),
    "why-old-button": ("Das ist **vorbei.", "opens a bold part"),
    "button-join": ("Mit" * 27, "has 81 characters; Discord takes 80"),
    "command-help": ("x" * 101, "has 101 characters; Discord takes 100"),
    "argument-game": ("Welches Spiel", "cannot be the name of a command"),
    "name-table-pings": ("xleave", "is called as another command of its group: xleave"),
    "table-deadline": (" · noch { $soon } Zeit", "has $soon within a sentence"),
    "why-no-threads": ("Ohne `xthread`", "names xthread: what options are called"),
    "why-closed": ("这张桌,已经关闭。", "has a half-width mark"),
    "why-undo-many": ("已经撤回过{ $most } 次。", "has no blank between a figure"),
    "why-over": ("Vorbei: `/table list`", "quotes /table list, which no command is called"),
}
"""Messages of a translation with what is wrong with each."""


def test_it_is_found_what_is_wrong_with_a_translation(tmp_path: Path) -> None:
    language = with_language("de", tmp_path, without=frozenset(FAULTS))
    files = {message.key: message.file for message in Words("en").messages.values()}
    for key, (said, _) in FAULTS.items():
        with (tmp_path / "de" / files.get(key, "reasons.ftl")).open("a", encoding="utf-8") as file:
            file.write(f"\n{key} = {said}\n" if said else "")
    found = findings("de", language)
    for key, (_, wrong) in FAULTS.items():
        (line,) = (line for line in found if f" {key} " in line)
        assert wrong in line
    assert len(found) == len(FAULTS)


def test_a_file_that_cannot_be_read_is_told_at_once(tmp_path: Path) -> None:
    language = with_language("de", tmp_path)
    (tmp_path / "de" / "door.ftl").write_text("door-foot = { $where ->\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"door\.ftl"):
        findings("de", language)


def test_what_the_glossary_forbids_is_found() -> None:
    (message,) = read("manille-line-trick = La levée est à toi, `levée`\n", "manille.ftl")
    said = [*slips("fr", [message])]
    assert said == [f"manille.ftl: manille-line-trick says {word}: {message.plain}" for word in ("levée",)]


@pytest.mark.parametrize("text", ["Fini ?", "Fini\u00a0!", "Reste : 5", "« Oui\u202f»", "62 %", "**Dés**:"])
def test_a_sign_without_no_break_space_is_found_in_french(text: str) -> None:
    assert loose_sign("fr", text)
    assert not loose_sign("nl", text)


@pytest.mark.parametrize(
    "text", ["À 20:00\u202f?", "«\u202fOui\u202f»\u00a0: 62\u00a0%", "<t:0:R> `a ? b`", "Quoi\u202f??"]
)
def test_french_signs_with_their_spaces_pass(text: str) -> None:
    assert not loose_sign("fr", text)


# -- a sixth language ------------------------------------------------------------------------------------


async def test_a_new_language_takes_a_folder_and_no_code(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = with_language("sv", tmp_path)
    monkeypatch.setattr("bot.app.catalogue", lambda: found)
    bot = create_bot(settings)
    await bot.load_commands(Store(connect("sqlite://")))
    assert bot.localizations.spoken.keys() == {"en", "sv"}
    play = next(command for command in await payload(bot.tree) if command["name"] == "play")
    assert play["description_localizations"] == {"sv-SE": SIGN + play["description"]}
    swedish = bot.localizations.of_locale("sv-SE")
    assert swedish is not None
    assert swedish.presenters["manila"].rules_pages()[0].startswith(SIGN)
    assert all(SIGN in text for text in (swedish.texts("why-no-seat"), swedish.texts("picture-pirates")))
    assert swedish.texts.missed == set()


@pytest.fixture(scope="module")
def voices() -> Localizations:
    return catalogue().localizations("en")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_quoted_as_each_discord_client_shows_them(
    voices: Localizations, settings: Settings, language: str
) -> None:
    tester = create_bot(settings)
    await tester.load_commands(Store(connect("sqlite://")))
    registered = {command["name"]: command for command in await payload(tester.tree)}
    ours = catalogue().in_language(language).commands
    for locale in map(str, Locale):
        quoting = voices.of(language, locale).texts
        for path, said in quoted_as(ours):
            assert quoting.quoting(f"`/{said}`") == f"`/{shown(registered, path, locale)}`", (path, locale)
    # Somebody whose program is not known: it shows no Estonian, whoever reads it.
    own = next((each for each in map(str, Locale) if each.partition("-")[0] == language), "en-US")
    unknown = voices.of(language).texts
    for path, said in quoted_as(ours):
        assert unknown.quoting(f"`/{said}`") == f"`/{shown(registered, path, own)}`", path


def quoted_as(called: Mapping[str, str]) -> Iterator[tuple[list[str], str]]:
    """What texts quote of the commands of a language: where each is registered, and how it is written."""
    for path, said in called.items():
        if path.startswith(OF_A_GAME):
            yield ["manila", path.removeprefix(OF_A_GAME)], f"manila {said}"
        else:
            yield path.split("-", 1), said


def shown(registered: Mapping[str, Any], path: list[str], locale: str) -> str:
    """How a program of Discord shows a command."""
    names, found = [], registered
    for name in path:
        command = found[name]
        names.append((command.get("name_localizations") or {}).get(locale, command["name"]))
        found = {option["name"]: option for option in command.get("options") or ()}
    return " ".join(names)


@pytest.mark.parametrize("called", LANGUAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_quote_the_commands_of_another_language_each_once(language: str, called: str) -> None:
    words, theirs = catalogue().in_language(language), catalogue().in_language(called)
    said = words.calling(called)
    for path, ours in words.commands.items():
        game = f"{next(iter(catalogue().games))} " if path.startswith(OF_A_GAME) else ""
        there = f"`/{game}{theirs.commands[path]}`"
        # A text that goes into another is looked at again: nothing may become of it then.
        assert said.quoting(said.quoting(f"`/{game}{ours}`")) == there
