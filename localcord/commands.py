"""Check application commands against Discord's limits, and store them."""

from __future__ import annotations

import re

from . import errors, limits
from .entities import Command
from .errors import FormErrors, Json, Path
from .world import World

CHAT_INPUT, ENTRY_POINT = 1, 4
TYPES = (CHAT_INPUT, 2, 3, ENTRY_POINT)
SUBCOMMAND, GROUP = 1, 2
OPTION_TYPES = range(1, 12)
WITH_CHOICES = (3, 4, 10)

#: Lower-case letters of any script, digits, dashes and underscores. Discord also accepts Devanagari and Thai, whose
#: vowel signs are marks, not letters.
NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")


def check_commands(definitions: list[Json]) -> None:
    """Refuse a list of commands if one of them exceeds a limit."""
    faults = FormErrors()
    names: set[tuple[int, str]] = set()
    for index, definition in enumerate(definitions):
        check_command(faults, (index,), definition)
        key = (int(definition.get("type") or CHAT_INPUT), str(definition.get("name")))
        if key in names:
            faults.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        names.add(key)
    faults.raise_if_any()
    chat = sum(kind == CHAT_INPUT for kind, _ in names)
    if chat > limits.COMMANDS_CHAT_INPUT:
        raise errors.TOO_MANY_COMMANDS.error()
    most = {2: limits.COMMANDS_CONTEXT_MENU, 3: limits.COMMANDS_CONTEXT_MENU, ENTRY_POINT: limits.COMMANDS_ENTRY_POINT}
    for kind, count in most.items():
        if sum(key[0] == kind for key in names) > count:
            raise errors.TOO_MANY_COMMANDS.error()


def check_command(faults: FormErrors, path: Path, definition: Json) -> None:
    if (definition.get("type") or CHAT_INPUT) not in TYPES:
        faults.choices((*path, "type"), TYPES)
        return
    chat = int(definition.get("type") or CHAT_INPUT) == CHAT_INPUT
    name = definition.get("name")
    if not isinstance(name, str):
        faults.required((*path, "name"))
    elif chat:
        _check_name(faults, (*path, "name"), name)
    else:
        faults.length((*path, "name"), len(name), 1, limits.COMMAND_NAME)
    if chat:
        _check_description(faults, path, definition)
        _check_options(faults, path, definition.get("options") or [], depth=0)
        if size_of(definition) > limits.COMMAND_CHARACTERS:
            faults.add(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({limits.COMMAND_CHARACTERS})",
            )
    elif definition.get("description"):
        faults.add((*path, "description"), "BASE_TYPE_MAX_LENGTH", "Must be 0 or fewer in length.")


def size_of(definition: Json) -> int:
    """Return the characters that count towards a command's 8000.

    Names, descriptions and choice values. Of localized texts Discord counts the longest one instead of the default.
    """
    total = _longest(definition, "name") + _longest(definition, "description")
    for choice in definition.get("choices") or ():
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(size_of(option) for option in definition.get("options") or ())


def _longest(holder: Json, key: str) -> int:
    localised = (holder.get(f"{key}_localizations") or {}).values()
    return max(len(str(text or "")) for text in (holder.get(key), *localised))


def _check_options(faults: FormErrors, path: Path, options: list[Json], *, depth: int) -> None:
    faults.length((*path, "options"), len(options), 0, limits.COMMAND_OPTIONS)
    names: set[object] = set()
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_option(faults, here, option, depth)
        if option.get("name") in names:
            faults.add(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(option.get("name"))
        if option.get("required") and optional_seen:
            faults.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
    kinds = {option.get("type") for option in options}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        faults.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


def _check_option(faults: FormErrors, path: Path, option: Json, depth: int) -> None:
    kind = option.get("type")
    if kind not in OPTION_TYPES:
        faults.choices((*path, "type"), OPTION_TYPES)
        return
    if isinstance(option.get("name"), str):
        _check_name(faults, (*path, "name"), option["name"])
    else:
        faults.required((*path, "name"))
    _check_description(faults, path, option)
    if kind in (SUBCOMMAND, GROUP):
        if (kind == GROUP and depth > 0) or depth > 1:
            faults.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
        _check_options(faults, path, option.get("options") or [], depth=depth + 1)
        return
    choices = option.get("choices") or []
    faults.length((*path, "choices"), len(choices), 0, limits.COMMAND_CHOICES)
    if choices and (kind not in WITH_CHOICES or option.get("autocomplete")):
        faults.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Choices are not allowed here")
    for index, choice in enumerate(choices):
        here = (*path, "choices", index)
        faults.length((*here, "name"), len(str(choice.get("name") or "")), 1, limits.CHOICE_TEXT)
        if choice.get("value") is None:
            faults.required((*here, "value"))
        elif kind == 3:
            faults.length((*here, "value"), len(str(choice["value"])), 0, limits.CHOICE_TEXT)


def _check_name(faults: FormErrors, path: Path, name: str) -> None:
    faults.length(path, len(name), 1, limits.COMMAND_NAME)
    if not NAME.match(name) or name != name.lower():
        faults.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_description(faults: FormErrors, path: Path, holder: Json) -> None:
    description = holder.get("description")
    if not isinstance(description, str):
        faults.required((*path, "description"))
        return
    faults.length((*path, "description"), len(description), 1, limits.COMMAND_DESCRIPTION)


class CommandStore:
    def __init__(self, world: World) -> None:
        self._world = world

    def overwrite(self, definitions: list[Json]) -> list[Command]:
        """Replace the whole list; commands whose name and type stay keep their id."""
        check_commands(definitions)
        before = {(command.type, command.name): command for command in self._world.commands.values()}
        stays = any(definition.get("type") == ENTRY_POINT for definition in definitions)
        if not stays and any(kind == ENTRY_POINT for kind, _ in before):
            raise errors.ENTRY_POINT_LEFT_OUT.error()
        self._world.commands.clear()
        for definition in definitions:
            key = (int(definition.get("type") or CHAT_INPUT), str(definition["name"]))
            self._put(definition, before.get(key))
        return list(self._world.commands.values())

    def _put(self, definition: Json, previous: Command | None) -> None:
        fresh = self._world.snowflake()
        command = Command(fresh, fresh, definition)
        if previous is not None:
            changed = previous.definition != definition
            command = Command(previous.id, fresh if changed else previous.version, definition)
        self._world.commands[command.id] = command
