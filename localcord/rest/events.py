"""Scheduled events of a server, except those in voice channels."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from .. import errors
from ..entities import EventStatus, ScheduledEvent
from ..events import Details
from ..permissions import Permissions
from ..shapes import EXTERNAL
from .router import RestRequest, Routes

routes = Routes()
EVENTS = "/guilds/{guild_id}/scheduled-events"
EVENT = f"{EVENTS}/{{guild_scheduled_event_id}}"

#: Numbers of an event's texts, as in Discord's documentation.
NAME_LENGTH = 100
LOCATION_LENGTH = 100
DESCRIPTION_LENGTH = 1000
USERS_PAGE = 100


@routes.add("GET", EVENTS)
async def list_events(call: RestRequest) -> Any:
    return [call.cord.shapes.event(event) for event in call.guild().events.values()]


@routes.add("POST", EVENTS)
async def create_event(call: RestRequest) -> Any:
    guild, form = call.guild(), call.form()
    call.cord.require_in_guild(guild, Permissions.CREATE_EVENTS)
    if form.get("entity_type") != EXTERNAL:
        errors.refuse_form(("entity_type",), "BASE_TYPE_CHOICES", "localcord has events outside of channels only.")
    for name in ("name", "scheduled_start_time", "scheduled_end_time", "entity_metadata"):
        if not form.get(name):
            errors.refuse_form((name,), "BASE_TYPE_REQUIRED", "This field is required")
    return call.cord.shapes.event(call.cord.events.create(guild, _details(form)))


@routes.add("GET", EVENT)
async def get_event(call: RestRequest) -> Any:
    return call.cord.shapes.event(_event(call))


@routes.add("PATCH", EVENT)
async def change_event(call: RestRequest) -> Any:
    event, form = _event(call), call.form()
    _require(call, event)
    status = form.get("status") or event.status
    if status not in set(EventStatus):
        errors.refuse_form(("status",), "BASE_TYPE_CHOICES", "There is no such status.")
    call.cord.events.change(event, _details(form, event), EventStatus(status))
    return call.cord.shapes.event(event)


@routes.add("DELETE", EVENT)
async def delete_event(call: RestRequest) -> Any:
    event = _event(call)
    _require(call, event)
    call.cord.events.delete(call.guild(), event)


@routes.add("GET", f"{EVENT}/users")
async def list_interested(call: RestRequest) -> Any:
    event, guild, world = _event(call), call.guild(), call.cord.world
    after, before = call.query_id("after"), call.query_id("before")
    page = [
        user_id
        for user_id in sorted(event.interested)
        if (after is None or user_id > after) and (before is None or user_id < before)
    ]
    limit = int(call.query("limit") or USERS_PAGE)
    page = page[-limit:] if before is not None else page[:limit]
    found = []
    for user_id in page:
        told = {"guild_scheduled_event_id": str(event.id), "user": call.cord.shapes.user(world.users[user_id])}
        member = guild.members.get(user_id)
        if call.flag("with_member") and member is not None:
            told["member"] = call.cord.shapes.member(member)
        found.append(told)
    return found


def _event(call: RestRequest) -> ScheduledEvent:
    return call.cord.events.find(call.guild(), call.id("guild_scheduled_event_id"))


def _require(call: RestRequest, event: ScheduledEvent) -> None:
    own = event.creator_id == call.cord.world.bot.id
    call.cord.require_in_guild(call.guild(), Permissions.CREATE_EVENTS if own else Permissions.MANAGE_EVENTS)


def _details(form: dict[str, Any], was: ScheduledEvent | None = None) -> Details:
    """Return the details in a form; omitted fields keep their value."""
    place = (form.get("entity_metadata") or {}).get("location")
    location = place if place is not None or was is None else was.location
    name, description = form.get("name"), form.get("description")
    if was is not None:
        name, description = name or was.name, form.get("description", was.description)
    _limit("name", name, NAME_LENGTH)
    _limit("entity_metadata.location", location, LOCATION_LENGTH)
    if description is not None:
        _limit("description", description, DESCRIPTION_LENGTH)
    start, end = form.get("scheduled_start_time"), form.get("scheduled_end_time")
    return Details(
        str(name),
        description,
        str(location),
        was.start if start is None and was is not None else _seconds("scheduled_start_time", start),
        was.end if end is None and was is not None else _seconds("scheduled_end_time", end),
    )


def _limit(field: str, text: Any, longest: int) -> None:
    if not isinstance(text, str) or not 1 <= len(text) <= longest:
        why = f"Must be between 1 and {longest} in length."
        errors.refuse_form(tuple(field.split(".")), "BASE_TYPE_BAD_LENGTH", why)


def _seconds(field: str, text: Any) -> float:
    try:
        return datetime.fromisoformat(str(text)).timestamp()
    except ValueError:
        errors.refuse_form((field,), "DATE_TIME_TYPE_PARSE", f"Could not parse {text!r}.")
