"""The slash commands keep Discord's limits. One that does not makes the registration of all of them fail."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any, Final

import discord
import pytest
from discord import app_commands

from bot.core import limits
from tests.bot.catalogue import ROOT
from tests.bot.conftest import Harbor
from tests.kit import GAMES

NAME: Final = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND: Final = discord.AppCommandOptionType.subcommand.value
GROUP: Final = discord.AppCommandOptionType.subcommand_group.value


def commands(harbor: Harbor) -> list[dict[str, Any]]:
    """All global commands in the form in which they are registered."""
    tree = harbor.bot.tree
    return [command.to_dict(tree) for command in tree.get_commands()]


def walk(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and all that is in it: groups, commands of groups, options."""
    yield command
    for option in command.get("options") or ():
        yield from walk(option)


def everything(harbor: Harbor) -> list[dict[str, Any]]:
    return [part for command in commands(harbor) for part in walk(command)]


def characters(part: dict[str, Any]) -> int:
    """What Discord counts of a command: names, descriptions and the values of choices, in the longest language."""
    choices = part.get("choices") or ()
    own = _longest(part, "name") + _longest(part, "description")
    own += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in choices)
    return own + sum(characters(option) for option in part.get("options") or ())


def _longest(part: dict[str, Any], field: str) -> int:
    said = [part[field], *(part.get(f"{field}_localizations") or {}).values()]
    return max(map(len, said))


def test_there_are_not_too_many_commands(harbor: Harbor) -> None:
    found = {command["name"] for command in commands(harbor)}
    assert {"manila", "stats", "leaderboard", "history", "privacy"} <= found
    assert len(found) <= limits.COMMANDS


def test_a_command_holds_not_too_many_subcommands_or_options(harbor: Harbor) -> None:
    for part in everything(harbor):
        options = part.get("options") or ()
        assert len(options) <= limits.COMMAND_OPTIONS, part["name"]
        assert len({option["name"] for option in options}) == len(options), part["name"]


def test_groups_hold_commands_only_and_are_nested_once_at_most(harbor: Harbor) -> None:
    for command in commands(harbor):
        for option in command.get("options") or ():
            inner = [each["type"] for each in option.get("options") or ()]
            if option["type"] == GROUP:
                assert set(inner) == {SUBCOMMAND}, option["name"]
            else:
                assert not set(inner) & {SUBCOMMAND, GROUP}, option["name"]


def test_a_command_is_not_too_long_in_all(harbor: Harbor) -> None:
    for command in commands(harbor):
        assert characters(command) <= limits.COMMAND_CHARACTERS, command["name"]


def test_names_are_short_and_in_lower_case(harbor: Harbor) -> None:
    for part in everything(harbor):
        assert NAME.fullmatch(part["name"]), part["name"]
        assert part["name"] == part["name"].lower()


def test_everything_is_described_and_not_at_length(harbor: Harbor) -> None:
    for part in everything(harbor):
        assert 1 <= len(part["description"]) <= limits.COMMAND_DESCRIPTION, part["name"]
        assert part["description"] != "…", f"{part['name']} is not described"


def test_choices_are_few_and_short(harbor: Harbor) -> None:
    for part in everything(harbor):
        choices = part.get("choices") or ()
        assert len(choices) <= limits.COMMAND_CHOICES
        for choice in choices:
            assert 1 <= len(choice["name"]) <= limits.COMMAND_CHOICE
            assert len(str(choice["value"])) <= limits.COMMAND_CHOICE


def test_required_options_come_before_the_others(harbor: Harbor) -> None:
    for part in everything(harbor):
        required = [bool(option.get("required")) for option in part.get("options") or ()]
        assert required == sorted(required, reverse=True), part["name"]


def test_every_command_of_the_tree_is_walked(harbor: Harbor) -> None:
    leaves = [command for command in harbor.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]
    walked = [part["name"] for part in everything(harbor)]
    assert {command.name for command in leaves} <= set(walked)
    assert len(leaves) > 5


def test_the_walk_sees_a_command_that_is_too_long() -> None:
    long = {"name": "x" * 30, "description": "y" * 100, "choices": [{"name": "a" * 100, "value": "b" * 100}] * 25}
    assert characters({**long, "options": [long]}) == 2 * (130 + 25 * 200)


def test_commands_use_exactly_the_command_texts_of_the_catalog(harbor: Harbor) -> None:
    texts, parts = harbor.voice.texts, everything(harbor)
    keys = {key for key in texts.declared if key.startswith(("command-", "choice-", "argument-"))}
    names = [texts(f"game-{kind}") for kind in GAMES]
    said = {key: {texts(key, game=name) for name in names} if texts.declared[key] else {texts(key)} for key in keys}
    options = [option for part in parts for option in part.get("options") or () if option["type"] > GROUP]
    choices = [choice for part in parts for choice in part.get("choices") or ()]
    shown = {part["description"] for part in parts} | {option["name"] for option in options}
    shown |= {choice["name"] for choice in choices if not isinstance(choice["value"], int)}
    assert shown <= set().union(*said.values(), names, harbor.bot.localizations.names.values())
    assert [key for key, forms in said.items() if not forms & shown] == []


def test_no_text_of_a_command_stands_in_the_code() -> None:
    for path in (ROOT / "bot" / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                assert ast.unparse(node.func) not in {"app_commands.describe", "app_commands.rename"}, path.name
                given = [each.value for each in node.keywords if each.arg == "description"]
                assert not any(isinstance(value, ast.Constant | ast.JoinedStr) for value in given), path.name


def test_catalogue_calls_commands_in_english_as_the_code_does(harbor: Harbor) -> None:
    texts, called = harbor.voice.texts, dict[str, str]()
    for command in harbor.bot.tree.walk_commands():
        path = command.qualified_name.replace(" ", "-")
        of_game = command.parent is not None and command.parent.name in GAMES
        if path not in GAMES:
            called[f"name-of-game-{command.name}" if of_game else f"name-{path}"] = command.name
    assert called == {key: texts(key) for key in texts.declared if key.startswith("name-")}


def test_games_have_their_own_commands_and_shared_ones_once(harbor: Harbor) -> None:
    found = {command.qualified_name for command in harbor.bot.tree.walk_commands()}
    for kind in GAMES:
        hand = harbor.bot.catalogue.packages[kind].hand_command
        assert {name for name in found if name.startswith(f"{kind} ")} == {
            f"{kind} {command}" for command in ("new", "practice", "hand", hand, "board")
        }
    assert {"manila shares", "manille hand", "help", "play", "rules", "table leave", "table replay"} <= found


@pytest.mark.parametrize("kind", GAMES)
def test_player_option_offers_only_the_numbers_a_game_supports(harbor: Harbor, kind: str) -> None:
    for command in ("new", "practice"):
        found = harbor.bot.tree.get_command(kind)
        assert isinstance(found, app_commands.Group)
        option = found.get_command(command).to_dict(harbor.bot.tree)["options"][0]  # type: ignore[union-attr]
        assert [choice["value"] for choice in option["choices"]] == list(GAMES[kind].seats)


def test_games_are_chosen_from_a_list(harbor: Harbor) -> None:
    asking = {
        command["name"]: option
        for command in commands(harbor)
        for option in command.get("options") or ()
        if option["name"] == "game"
    }
    assert {"play", "rules", "learn", "daily", "stats", "leaderboard"} <= asking.keys()
    for name, option in asking.items():
        offered = [choice["value"] for choice in option["choices"]]
        fewer = {"learn": harbor.bot.catalogue.lessons, "daily": harbor.bot.catalogue.dailies}
        assert offered == list(fewer.get(name, GAMES))


def test_documents_name_slash_commands_that_exist(harbor: Harbor) -> None:
    found = {command.qualified_name for command in harbor.bot.tree.walk_commands()}
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("[dhp]*/*.md")]
    named = {words for page in pages for words in re.findall(r"`/([a-z-]+(?: [a-z-]+)?)", page.read_text("utf-8"))}
    named -= {"healthz", "readyz", "standbyz", "metrics"}
    assert len(named) > 20
    # Without a subcommand of that name, the second word is an option: `/season number`.
    groups = {name.split()[0] for name in found if " " in name}
    wanted = {words if words.split()[0] in groups else words.split()[0] for words in named}
    assert wanted - found == set()
