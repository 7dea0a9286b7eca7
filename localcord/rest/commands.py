"""Application commands, global and of one server."""

from __future__ import annotations

from typing import Any

from .. import errors
from .router import Call, Routes

routes = Routes()
GLOBAL = "/applications/{application_id}/commands"
LOCAL = "/applications/{application_id}/guilds/{guild_id}/commands"


@routes.add("GET", GLOBAL)
@routes.add("GET", LOCAL)
async def list_commands(call: Call) -> Any:
    found = [call.cord.shapes.command(command) for command in call.cord.commands.all(_scope(call))]
    return found if call.request.query.get("with_localizations") == "true" else [_unlocalised(each) for each in found]


@routes.add("PUT", GLOBAL)
@routes.add("PUT", LOCAL)
async def overwrite_commands(call: Call) -> Any:
    if not isinstance(call.body, list):
        errors.refuse_form((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    commands = call.cord.commands.overwrite(call.body, _scope(call))
    call.cord.broadcast.commands_changed()
    return [call.cord.shapes.command(command) for command in commands]


@routes.add("POST", GLOBAL)
@routes.add("POST", LOCAL)
async def create_command(call: Call) -> Any:
    command = call.cord.commands.upsert(call.form(), _scope(call))
    call.cord.broadcast.commands_changed()
    return call.cord.shapes.command(command)


@routes.add("GET", f"{GLOBAL}/{{command_id}}")
@routes.add("GET", f"{LOCAL}/{{command_id}}")
async def get_command(call: Call) -> Any:
    command = call.cord.commands.get(call.id("command_id"), _scope(call))
    return call.cord.shapes.command(command)


@routes.add("PATCH", f"{GLOBAL}/{{command_id}}")
@routes.add("PATCH", f"{LOCAL}/{{command_id}}")
async def change_command(call: Call) -> Any:
    store = call.cord.commands
    command = store.change(store.get(call.id("command_id"), _scope(call)), call.form())
    call.cord.broadcast.commands_changed()
    return call.cord.shapes.command(command)


@routes.add("DELETE", f"{GLOBAL}/{{command_id}}")
@routes.add("DELETE", f"{LOCAL}/{{command_id}}")
async def delete_command(call: Call) -> Any:
    store = call.cord.commands
    store.delete(store.get(call.id("command_id"), _scope(call)))
    call.cord.broadcast.commands_changed()


def _unlocalised(shape: Any) -> Any:
    """A command, option or choice without its texts in other languages, which are told only when asked for."""
    if isinstance(shape, list):
        return [_unlocalised(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    return {key: _unlocalised(value) for key, value in shape.items() if not key.endswith("_localizations")}


def _scope(call: Call) -> int | None:
    """The server that a request is about, None for global; refuses other applications and unknown servers."""
    if call.id("application_id") != call.cord.world.application_id:
        raise errors.UNKNOWN_APPLICATION.error()
    return call.guild().id if "guild_id" in call.request.match_info else None
