"""Parse the options of a slash command."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from . import limits
from .entities import Channel, Command, Guild
from .errors import FormErrors, Json, Path
from .permissions import Permissions
from .shapes import Shapes, command_installs
from .world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(3, 11)

MENTION = re.compile(r"^<(?:@[!&]?|#)(\d+)>$")


class CommandCall:
    """One use of a command: `data` is what INTERACTION_CREATE carries."""

    def __init__(
        self,
        world: World,
        shapes: Shapes,
        command: Command,
        channel: Channel,
        options: list[Json],
        *,
        partial: bool = False,
    ) -> None:
        """Parse a call; `partial` while the user is still typing (autocomplete)."""
        self._world = world
        self._shapes = shapes
        self._channel = channel
        self._guild: Guild | None = None if channel.guild_id is None else world.guilds[channel.guild_id]
        self._partial = partial
        self._faults = FormErrors()
        self._resolved: Json = {}
        read = self._read((), command.definition.get("options") or [], options)
        self._faults.raise_if_any()
        self.data: Json = {"id": str(command.id), "name": command.name, "type": command.type}
        if read:
            self.data["options"] = read
        if self._resolved:
            self.data["resolved"] = self._resolved

    def _read(self, path: Path, defined: list[Json], given: list[Json]) -> list[Json]:
        by_name = {option["name"]: option for option in defined}
        result: list[Json] = []
        for option in given:
            here = (*path, "options", str(option.get("name")))
            definition = by_name.get(option.get("name"))
            if definition is None:
                self._faults.add(here, "UNKNOWN_OPTION", "This command has no such option")
                continue
            result.append(self._option(here, definition, option))
        names = {option["name"] for option in result}
        if defined and defined[0]["type"] in (SUBCOMMAND, GROUP) and len(result) != 1 and not self._faults:
            self._faults.add((*path, "options"), "SUBCOMMAND_REQUIRED", "Exactly one subcommand is to be chosen")
        for definition in defined:
            if definition.get("required") and definition["name"] not in names and not self._partial:
                self._faults.required((*path, "options", definition["name"]))
        return result

    def _option(self, path: Path, definition: Json, given: Json) -> Json:
        kind = definition["type"]
        if kind in (SUBCOMMAND, GROUP):
            inner = self._read(path, definition.get("options") or [], given.get("options") or [])
            return {"name": definition["name"], "type": kind, "options": inner}
        if self._partial:
            result = {"name": definition["name"], "type": kind, "value": given.get("value")}
            return result | ({"focused": True} if given.get("focused") else {})
        return {
            "name": definition["name"],
            "type": kind,
            "value": self._value(path, definition, given.get("value")),
        }

    def _value(self, path: Path, definition: Json, value: Any) -> Any:
        convert: dict[int, Callable[[Any], Any]] = {
            STRING: str,
            INTEGER: int,
            NUMBER: float,
            BOOLEAN: _boolean,
        }
        kind = definition["type"]
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            return self._resolve(path, kind, value)
        if kind not in convert:
            self._faults.add(path, "OPTION_TYPE_UNSUPPORTED", "This kind of option is not supported here")
            return None
        try:
            result = convert[kind](value)
        except (TypeError, ValueError):
            self._faults.add(path, "OPTION_TYPE_CONVERT", f"{value!r} is not a value of this option")
            return None
        self._check_range(path, definition, result)
        return result

    def _check_range(self, path: Path, definition: Json, value: Any) -> None:
        choices = definition.get("choices") or []
        if choices and value not in [choice["value"] for choice in choices]:
            self._faults.choices(path, [choice["name"] for choice in choices])
        if isinstance(value, str):
            low = definition.get("min_length") or 0
            high = definition.get("max_length") or limits.OPTION_STRING_LENGTH
            self._faults.length(path, len(value), low, high)
        elif not isinstance(value, bool):
            low, high = definition.get("min_value"), definition.get("max_value")
            if (low is not None and value < low) or (high is not None and value > high):
                self._faults.add(path, "NUMBER_TYPE_RANGE", f"Must be between {low} and {high}.")

    def _resolve(self, path: Path, kind: int, value: Any) -> str | None:
        text = str(value)
        match = MENTION.match(text)
        key = match[1] if match else text
        found = key.isdecimal() and resolve(
            self._world, self._shapes, self._resolved, self._guild, int(key), _targets(kind)
        )
        if not found:
            self._faults.add(path, "OPTION_NOT_FOUND", f"{text!r} is not known here")
            return None
        return key


def _targets(kind: int) -> set[str]:
    return {
        USER: {"users"},
        CHANNEL: {"channels"},
        ROLE: {"roles"},
        MENTIONABLE: {"users", "roles"},
    }[kind]


def resolve(
    world: World, shapes: Shapes, resolved: Json, guild: Guild | None, target_id: int, targets: set[str]
) -> bool:
    """Add an id's entity to `resolved`; return false if it has none there."""
    key = str(target_id)
    if "users" in targets and target_id in world.users:
        resolved.setdefault("users", {})[key] = shapes.user(world.users[target_id])
        if guild is not None and target_id in guild.members:
            member = shapes.member(guild.members[target_id], with_user=False)
            member["permissions"] = str(int(guild.roles[guild.id].permissions))
            resolved.setdefault("members", {})[key] = member
        return True
    if "roles" in targets and guild is not None and target_id in guild.roles:
        resolved.setdefault("roles", {})[key] = shapes.role(guild.roles[target_id])
        return True
    if "channels" in targets and target_id in world.channels:
        channel = world.channels[target_id]
        shape = shapes.channel(channel) | {"permissions": str(int(world.permissions(world.bot.id, channel)))}
        resolved.setdefault("channels", {})[key] = shape
        return True
    return False


def is_offered(world: World, command: Command, user_id: int, guild_id: int | None) -> bool:
    """Return whether the application is installed as a command needs."""
    installs = command_installs(command)
    if 1 in installs and user_id in world.installers:
        return True
    return 0 in installs and not world.is_foreign(guild_id)


def may_use(world: World, command: Command, user_id: int, channel: Channel) -> bool:
    needed = command.definition.get("default_member_permissions")
    if needed is None or channel.guild_id is None:
        return True
    held = world.permissions(user_id, channel)
    required = Permissions(int(needed))
    if not required:  # 0 means: administrators only
        required = Permissions.ADMINISTRATOR
    return not required & ~held


def _boolean(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in ("true", "false"):
        return value.lower() == "true"
    raise ValueError(value)
