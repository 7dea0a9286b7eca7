"""Scheduled events of a server, which begin and end by the clock."""

from __future__ import annotations

from dataclasses import dataclass

from . import errors
from .broadcast import Broadcast
from .entities import EventStatus, Guild, ScheduledEvent
from .world import World

#: The valid transitions of an event's status.
NEXT = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
    EventStatus.COMPLETED: set[EventStatus](),
    EventStatus.CANCELED: set[EventStatus](),
}


@dataclass(frozen=True, slots=True)
class Details:
    name: str
    description: str | None
    location: str
    start: float
    end: float


class Events:
    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self._world = world
        self._broadcast = broadcast

    def find(self, guild: Guild, event_id: int) -> ScheduledEvent:
        if event_id not in guild.events:
            raise errors.UNKNOWN_EVENT.error()
        return guild.events[event_id]

    def create(self, guild: Guild, details: Details) -> ScheduledEvent:
        self._require_times(details, begun=False)
        event = ScheduledEvent(
            self._world.snowflake(),
            guild.id,
            self._world.bot.id,
            details.name,
            details.description,
            details.location,
            details.start,
            details.end,
        )
        guild.events[event.id] = event
        self._broadcast.event_changed("create", event)
        self._follow_clock(event)
        return event

    def change(self, event: ScheduledEvent, details: Details, status: EventStatus) -> None:
        """Change an event; 180000 if it is over, 50035 for an invalid status."""
        if event.status in (EventStatus.COMPLETED, EventStatus.CANCELED):
            raise errors.FINISHED_EVENT.error()
        if status is not event.status and status not in NEXT[event.status]:
            errors.refuse_form(("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS", "This status cannot follow.")
        moved = (details.start, details.end) != (event.start, event.end)
        if moved:
            self._require_times(details, begun=event.status is EventStatus.ACTIVE)
        event.name, event.description, event.location = details.name, details.description, details.location
        event.start, event.end, event.status = details.start, details.end, status
        self._broadcast.event_changed("update", event)
        if moved:
            self._follow_clock(event)

    def delete(self, guild: Guild, event: ScheduledEvent) -> None:
        del guild.events[event.id]
        self._broadcast.event_changed("delete", event)

    def interest(self, event: ScheduledEvent, user_id: int, *, interested: bool) -> None:
        if interested == (user_id in event.interested):
            return
        if interested:
            event.interested.append(user_id)
        else:
            event.interested.remove(user_id)
        self._broadcast.interest_changed(event, user_id, interested=interested)

    def _require_times(self, details: Details, *, begun: bool) -> None:
        if not begun and details.start <= self._world.clock.now():
            why = "Cannot schedule event in the past."
            errors.refuse_form(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", why)
        if details.end <= details.start:
            why = "Cannot schedule event to end before its start."
            errors.refuse_form(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", why)

    def _follow_clock(self, event: ScheduledEvent) -> None:
        """Begin and end an event at its times, unless they change."""
        now, times = self._world.clock.now(), (event.start, event.end)

        def step(was: EventStatus, then: EventStatus) -> None:
            known = self._world.guilds[event.guild_id].events.get(event.id) is event
            if known and event.status is was and (event.start, event.end) == times:
                event.status = then
                self._broadcast.event_changed("update", event)

        later = self._world.clock.call_later
        later(max(0.0, event.start - now), lambda: step(EventStatus.SCHEDULED, EventStatus.ACTIVE))
        later(event.end - now, lambda: step(EventStatus.ACTIVE, EventStatus.COMPLETED))
