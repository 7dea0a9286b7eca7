"""What Discord shows of the slash commands, from the catalogue of texts: the code holds names alone.

Keys follow from the names: ``command-table-pings`` describes a command, ``name-table-pings`` is what it is called,
``command-table-pings-when`` describes an option of it, ``choice-when-always`` is the label of a choice,
``argument-when`` what the option is called. Commands that every game has are described once, as ``command-of-game-…``
with the name of the ``game``.

Discord shows people what their own language says, where the bot speaks it; all others what it says by default, and
there commands are called as in the code.
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
"""The option that asks for one of the games: of those that are hosted, unless the command offers fewer."""
LANGUAGE: Final = "language"
"""The option that asks for a language, which is called as it calls itself."""

Put: TypeAlias = Callable[[Texts], str]
"""Puts one thing into the words of any language."""
Command: TypeAlias = app_commands.Command[Any, ..., Any]


class CommandTranslator(app_commands.Translator):
    """Tells Discord how a text is said in each language that the bot speaks."""

    def __init__(self, localizations: Localizations) -> None:
        self._localizations = localizations

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Nothing where it is said as by default."""
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
    """Describe every command, option and choice. Raises ``TextError`` where the catalogue lacks one."""
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

    # Bots of one process share the classes of their cogs, and so the options: each puts its own in words.
    command._params = {name: copy(option) for name, option in command._params.items()}
    # Before the options are renamed: discord.py knows them by their names in the code.
    options = {option.name: option for option in command.parameters}
    app_commands.describe(**{name: shown(_description(f"{path}-{name}", kind)) for name in options})(command)
    for name, option in options.items():
        offered: list[Any] = [choice.value for choice in option.choices]
        if name == GAME:
            offered = offered or [*kinds]
        known = localizations.names if name == LANGUAGE else {}
        labels: dict[Any, str | locale_str] = {
            # Numbers are their own.
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
