"""Register the slash commands with Discord only when they have changed.

Discord limits registrations, and each makes clients reload the commands. So Discord's list is read first, and compared
in the fields that we set.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, repeat
from random import uniform
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.http import Route

from bot.core.errors import is_retryable
from host import background

log = logging.getLogger(__name__)

PAUSES: Final = (60.0, 300.0, 900.0, 3600.0)
"""Seconds to wait before the next try; the last value repeats forever."""
JITTER: Final = 0.2
"""The maximum extra fraction of a pause, so that processes that fail together don't retry together."""
START_SECONDS: Final = 10.0
"""Maximum seconds that a start waits for it. After that, it continues while the bot runs."""

ENTRY_POINT: Final = 4
"""The type of the command that starts an Activity. Discord creates it, and it must be preserved."""

_FIELDS: Final[dict[str, Any]] = {
    "name": "",
    "name_localizations": {},
    "description": "",
    "description_localizations": {},
    "type": 1,
    "required": False,
    "autocomplete": False,
    "min_value": None,
    "max_value": None,
    "min_length": None,
    "max_length": None,
    "nsfw": False,
}
"""The compared fields of a command or option, with Discord's default for omitted ones."""

_ENTRY_POINT_FIELDS: Final = frozenset({"id", "type", "handler", "nsfw", "contexts", "integration_types"}) | {
    field for text in ("name", "description") for field in (text, f"{text}_localizations")
}
"""The fields of an entry point that Discord accepts in a registration."""

Commands = list[dict[str, Any]]


class Registrar:
    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        self._tree = tree
        self._tried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.registered = False

    async def start(self) -> None:
        """Register the commands, or retry in the background until ``stop``."""
        self._task = background.start(self._keep_trying(), "registering commands")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), START_SECONDS)

    async def stop(self) -> None:
        await background.stop(self._task)

    async def _keep_trying(self) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            if await self._try(pause):
                return
            await asyncio.sleep(pause * uniform(1, 1 + JITTER))

    async def _try(self, pause: float) -> bool:
        try:
            await sync_if_changed(self._tree)
        except Exception as error:
            if not isinstance(error, discord.HTTPException | aiohttp.ClientError) and not is_retryable(error):
                log.exception("command registration failed")
            else:
                log.error(  # noqa: TRY400 - the place in the program is no help: Discord has refused
                    "command registration refused, earlier commands still work: error=%r retry_minutes=%s",
                    error,
                    round(pause / 60),
                )
            return False
        else:
            self.registered = True
            return True
        finally:
            self._tried.set()


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> bool:
    """Register the global commands if Discord has others, and return whether it had."""
    client = tree.client
    if client.application_id is None:
        raise RuntimeError("commands are registered after login")
    ours = await payload(tree)
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
    theirs: Commands = await client.http.request(route, params={"with_localizations": "true"})
    if not differ(ours, theirs):
        log.info("commands unchanged")
        return False
    await client.http.bulk_upsert_global_commands(client.application_id, [*ours, *entry_points(theirs)])
    log.info("commands registered: count=%s", len(ours))
    return True


async def payload(tree: app_commands.CommandTree[Any]) -> Commands:
    if (translator := tree.translator) is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def differ(ours: Commands, theirs: Commands) -> bool:
    """Return whether Discord's commands differ from ours, ignoring Activities."""
    theirs = [command for command in theirs if command.get("type") != ENTRY_POINT]
    return len(ours) != len(theirs) or _all(ours) != _all(theirs)


def entry_points(theirs: Commands) -> Iterator[dict[str, Any]]:
    """Yield Discord's own commands, to include in a registration."""
    for command in theirs:
        if command.get("type") == ENTRY_POINT:
            carried = {field: value for field, value in command.items() if field in _ENTRY_POINT_FIELDS}
            permissions = command.get("default_member_permissions")
            yield carried | {"default_member_permissions": None if permissions is None else int(permissions)}


def _all(commands: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return commands sorted by name, since Discord doesn't keep the order."""
    found = [_essence(command) | _of_command(command) for command in commands]
    return sorted(found, key=lambda command: (command["type"], command["name"]))


def _of_command(command: dict[str, Any]) -> dict[str, Any]:
    permissions = command.get("default_member_permissions")
    return {
        "default_member_permissions": None if permissions is None else int(permissions),
        "contexts": sorted(command.get("contexts") or ()),
        "integration_types": sorted(command.get("integration_types") or ()),
    }


def _essence(command: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a command or option that are compared."""
    given = {field: command.get(field) for field in _FIELDS}
    found = {field: _FIELDS[field] if value is None else value for field, value in given.items()}
    found["channel_types"] = sorted(command.get("channel_types") or ())
    found["choices"] = [
        (choice["name"], choice["value"], choice.get("name_localizations") or {})
        for choice in command.get("choices") or ()
    ]
    found["options"] = [_essence(option) for option in command.get("options") or ()]
    return found
