"""Application commands, except server-specific ones."""

from __future__ import annotations

from typing import Any

from .. import errors
from .router import RestRequest, Routes

routes = Routes()
COMMANDS = "/applications/{application_id}/commands"


@routes.add("GET", COMMANDS)
async def list_commands(call: RestRequest) -> Any:
    _require_application(call)
    found = [call.cord.shapes.command(command) for command in call.cord.world.commands.values()]
    return found if call.request.query.get("with_localizations") == "true" else [_unlocalised(each) for each in found]


@routes.add("PUT", COMMANDS)
async def overwrite_commands(call: RestRequest) -> Any:
    _require_application(call)
    if not isinstance(call.body, list):
        errors.refuse_form((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    commands = call.cord.commands.overwrite(call.body)
    call.cord.broadcast.commands_changed()
    return [call.cord.shapes.command(command) for command in commands]


def _unlocalised(shape: Any) -> Any:
    """Return a command without localizations, which Discord gives on request only."""
    if isinstance(shape, list):
        return [_unlocalised(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    return {key: _unlocalised(value) for key, value in shape.items() if not key.endswith("_localizations")}


def _require_application(call: RestRequest) -> None:
    if call.id("application_id") != call.cord.world.application_id:
        raise errors.UNKNOWN_APPLICATION.error()
