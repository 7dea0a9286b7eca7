"""What Discord shows of the slash commands, from the catalogue of texts: the code holds names alone.

Keys follow from the names: ``command-table-pings`` describes a command, ``command-table-pings-when`` an option of it,
``choice-when-always`` is the label of a choice, ``argument-when`` what the option is called. Commands that every game
has are described once, as ``command-of-game-…`` with the name of the ``game``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from discord import app_commands

from bot.words.texts import Texts

GAME: Final = "game"
"""The option that asks for one of the games: of those that are hosted, unless the command offers fewer."""


def put_in_words(tree: app_commands.CommandTree[Any], texts: Texts, kinds: Collection[str]) -> None:
    """Describe every command, option and choice. Raises ``TextError`` where the catalogue lacks one."""
    for command in tree.walk_commands():
        path = command.qualified_name.replace(" ", "-")
        args: Mapping[str, str] = {}
        if command.parent is not None and command.parent.name in kinds:
            path, args = f"of-game-{command.name}", {"game": texts(f"game-{command.parent.name}")}
            command.description = texts(f"command-of-game-{command.name}", **args)
        else:
            command.description = texts(f"command-{path}")
        if isinstance(command, app_commands.Command):
            _options(command, path, args, texts, kinds)


def _options(
    command: app_commands.Command[Any, ..., Any],
    path: str,
    args: Mapping[str, str],
    texts: Texts,
    kinds: Collection[str],
) -> None:
    # Before the options are renamed: discord.py knows them by their names in the code.
    options = {option.name: option for option in command.parameters}
    app_commands.describe(**{name: texts(f"command-{path}-{name}", **args) for name in options})(command)
    for name, option in options.items():
        if name == GAME:
            offered = [str(choice.value) for choice in option.choices] or kinds
            choices = [app_commands.Choice(name=texts(f"game-{kind}"), value=kind) for kind in offered]
        else:
            choices = [_labelled(name, choice, texts) for choice in option.choices]
        if choices:
            app_commands.choices(**{name: choices})(command)
    app_commands.rename(**{name: texts(f"argument-{name}") for name in options})(command)


def _labelled(option: str, choice: app_commands.Choice[Any], texts: Texts) -> app_commands.Choice[Any]:
    """A choice with its label; numbers are their own."""
    if isinstance(choice.value, int):
        return choice
    return app_commands.Choice(name=texts(f"choice-{option}-{choice.value}"), value=choice.value)
