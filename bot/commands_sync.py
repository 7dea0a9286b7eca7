"""Registers the slash commands with Discord when they have changed, and only then.

Discord limits how often commands may be registered, and each registration makes clients load them again.
So what Discord has is read first, and compared in the fields that we set.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from discord import app_commands

log = logging.getLogger(__name__)

_FIELDS: Final[dict[str, Any]] = {
    "name": "",
    "description": "",
    "type": 1,
    "required": False,
    "autocomplete": False,
    "min_value": None,
    "max_value": None,
    "min_length": None,
    "max_length": None,
    "default_member_permissions": None,
    "nsfw": False,
}
"""What we compare of a command or option, with what Discord takes when it is left out."""


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> bool:
    """Register the global commands if Discord has others. Returns whether it was needed."""
    client = tree.client
    if client.application_id is None:
        raise RuntimeError("commands are registered after login")
    ours = [essence(command.to_dict(tree)) for command in tree.get_commands()]
    theirs = [essence(command) for command in await client.http.get_global_commands(client.application_id)]
    if sorted(ours, key=repr) == sorted(theirs, key=repr):
        log.info("the commands are registered already")
        return False
    await tree.sync()
    log.info("registered %s commands", len(ours))
    return True


def essence(command: Any) -> dict[str, Any]:
    """The comparable part of a command or option in the form that Discord speaks."""
    found = {field: command.get(field) or default for field, default in _FIELDS.items()}
    found["choices"] = [(choice["name"], choice["value"]) for choice in command.get("choices") or ()]
    found["options"] = [essence(option) for option in command.get("options") or ()]
    return found
