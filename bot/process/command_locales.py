"""The slash commands' names and descriptions, from the message catalog.

Keys are derived from the names in the code: ``command-table-pings`` describes a command, ``name-table-pings`` is its
name, ``command-table-pings-when`` describes an option of it, ``choice-when-always`` is the label of a choice,
``argument-when`` is the name of an option. Commands that every game has are described once, as ``command-of-game-…``
with the name of the ``game``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import copy
from typing import Any, Final, TypeAlias

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import locale_str

from bot.core.localization import Localizations
from bot.core.texts import Texts

GAME: Final = "game"
"""The option for one of the games: all hosted ones, unless the command offers fewer."""
LANGUAGE: Final = "language"
"""The option for a language, by its own name."""

Put: TypeAlias = Callable[[Texts], str]
Command: TypeAlias = app_commands.Command[Any, ..., Any]


class CommandTranslator(app_commands.Translator):
    """Translates command names and descriptions for Discord."""

    def __init__(self, localizations: Localizations) -> None:
        self._localizations = localizations

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in a language; ``None`` if it equals the default."""
        localization = self._localizations.of_locale(locale.value)
        if localization is None:
            return None
        match context.location:
            case Where.command_name | Where.group_name:
                put, known = context.data.extras.get("name"), context.data.name
            case Where.command_description | Where.group_description:
                put, known = context.data.extras.get("description"), context.data.description
            case _:
                put, known = string.extras.get("put"), string.message
        said = None if put is None else put(localization.texts)
        return None if said == known else said


def localize_commands(
    tree: app_commands.CommandTree[Any], localizations: Localizations, kinds: Collection[str]
) -> None:
    """Localize every command, option and choice; ``TextError`` if a text is missing."""
    for command in tree.walk_commands():
        path, kind = command.qualified_name.replace(" ", "-"), None
        if command.parent is not None and command.parent.name in kinds:
            path, kind = command.name, command.parent.name
        if command.name not in kinds:
            command.extras["name"] = _name(path if kind is None else f"of-game-{path}")
        command.extras["description"] = describe = _description(path, kind)
        command.description = describe(localizations.default.texts)
        if isinstance(command, app_commands.Command):
            _options(command, path, kind, localizations, kinds)


def _options(
    command: Command, path: str, kind: str | None, localizations: Localizations, kinds: Collection[str]
) -> None:
    def shown(put: Put) -> locale_str:
        return locale_str(put(localizations.default.texts), put=put)

    # Bots of one process share the classes of their cogs, and so the options: each localizes its own.
    command._params = {name: copy(option) for name, option in command._params.items()}
    # Before the options are renamed: discord.py finds them by their names in the code.
    options = {option.name: option for option in command.parameters}
    app_commands.describe(**{name: shown(_description(f"{path}-{name}", kind)) for name in options})(command)
    for name, option in options.items():
        offered: list[Any] = [choice.value for choice in option.choices]
        if name == GAME:
            offered = offered or [*kinds]
        known = localizations.names if name == LANGUAGE else {}
        labels: dict[Any, str | locale_str] = {
            # Numbers need no translation.
            value: str(value) if isinstance(value, int) else known.get(value) or shown(_label(name, value))
            for value in offered
        }
        if labels:
            choices = [app_commands.Choice(name=label, value=value) for value, label in labels.items()]
            app_commands.choices(**{name: choices})(command)
    app_commands.rename(**{name: shown(_argument(name)) for name in options})(command)


def _name(path: str) -> Put:
    return lambda texts: texts(f"name-{path}")


def _description(path: str, kind: str | None) -> Put:
    if kind is None:
        return lambda texts: texts(f"command-{path}")
    return lambda texts: texts(f"command-of-game-{path}", game=texts(f"game-{kind}"))


def _argument(name: str) -> Put:
    return lambda texts: texts(f"argument-{name}")


def _label(option: str, value: str) -> Put:
    if option == GAME:
        return lambda texts: texts(f"game-{value}")
    return lambda texts: texts(f"choice-{option}-{value}")
