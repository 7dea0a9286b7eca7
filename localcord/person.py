"""A simulated user, driven by a program."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .components import SELECTS, Kind, walk
from .errors import Json
from .forms import fill_modal, message_text
from .lines import InProcess, Line, Socket
from .session import PersonSession

if TYPE_CHECKING:
    from .entities import User
    from .server import LocalCord

#: The default timeout of a user's waits, in seconds.
PATIENCE = 10.0

Predicate = Callable[[Json], bool]


class Refused(Exception):
    """A request that localcord refused, with Discord's error code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


@dataclass(slots=True)
class Outcome:
    interaction_id: str
    #: "done", or "deferred" while the bot is thinking, or "failed".
    state: str
    #: Why it failed, in the client's words.
    failure: str | None = None
    #: The message that responded, if any. Ephemeral ones are marked under "ephemeral".
    message: Json | None = None
    #: The clicked message in its current form, if it was updated before the response ended.
    updated: Json | None = None
    #: Whether the response itself was that update.
    by_response: bool = False
    #: The modal that opened: title, custom_id, components, interaction_id.
    modal: Json | None = None
    #: The id of the message that was clicked, if one was.
    source: str | None = None

    @property
    def failed(self) -> bool:
        return self.state == "failed"

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and bool(self.message["ephemeral"])

    @property
    def text(self) -> str:
        """All text of the response."""
        shown = self.message or self.updated
        return "" if shown is None else message_text(shown)


class SimulatedUser:
    def __init__(self) -> None:
        self._line: Line | None = None
        self._nonces = itertools.count(1)
        self._asked: dict[str, tuple[asyncio.Future[Json], str | None]] = {}
        self._waiters: set[tuple[Predicate, asyncio.Future[Json]]] = set()
        self._ready: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._outcomes: dict[str, Outcome] = {}
        #: For each pending interaction, the message it came from.
        self._sources: dict[str, str] = {}
        self.me: Json = {}
        self.guild: Json = {}
        self.users: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: list[Json] = []
        #: The server's scheduled events in their current form.
        self.planned: dict[str, Json] = {}
        #: Every message seen since joining, in its current form.
        self.messages: dict[str, Json] = {}
        #: Every event received, in order; for tests.
        self.events: list[Json] = []
        #: Whether to keep `events`; a load harness doesn't need them.
        self.keep_events = True
        #: Seconds to wait for anything before TimeoutError.
        self.patience = PATIENCE

    @classmethod
    async def join(cls, cord: LocalCord, user: str | User, *, guild_id: int | None = None) -> SimulatedUser:
        """Return a simulated user in this process, created if the name is new."""
        person = cls()
        guild = cord.guild if guild_id is None else cord.world.guild(guild_id)
        session = PersonSession(cord, cord.user(user) if isinstance(user, str) else user, guild, person._receive)
        person._line = InProcess(session)
        session.open()
        await person._ready
        return person

    @classmethod
    async def connect(cls, url: str, name: str, *, guild_id: int | None = None) -> SimulatedUser:
        """Return a simulated user of a remote localcord; `name` may be an id."""
        person = cls()
        query = {"user": name} | ({} if guild_id is None else {"guild": str(guild_id)})
        person._line = await Socket.open(f"{url}/web/socket", query, person._receive)
        await asyncio.wait_for(person._ready, PATIENCE)
        return person

    async def leave(self) -> None:
        if self._line is not None:
            await self._line.close()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def name(self) -> str:
        return str(self.me["username"])

    def channel_id(self, channel: str | Json) -> str:
        """Return the id of a channel given as object, name or id."""
        if not isinstance(channel, str):
            return str(channel["id"])
        for known in self.channels.values():
            if known.get("name") == channel:
                return str(known["id"])
        return channel

    async def history(self, channel: str | Json, *, limit: int = 50) -> list[Json]:
        """Return messages of a channel with ephemeral ones, oldest first."""
        reply = await self._ask("history", {"channel_id": self.channel_id(channel), "limit": limit})
        messages: list[Json] = reply["messages"]
        self.messages.update((message["id"], message) for message in messages)
        return messages

    async def wait_for(self, event: str, matches: Predicate | None = None) -> Json:
        """Return the data of the next matching event, such as "channel_delete"."""
        return await self._wait(lambda frame: frame["t"] == event and (matches is None or matches(frame["d"])))

    async def wait_message(self, matches: Predicate | str = "") -> Json:
        """Return a message, seen or to come, that matches or contains a string."""
        fits = _as_predicate(matches)
        for message in reversed(self.messages.values()):
            if fits(message):
                return message
        return await self.wait_change(fits)

    async def wait_change(self, matches: Predicate | str = "") -> Json:
        """Return the next message that is posted or edited so that it matches."""
        fits = _as_predicate(matches)
        return await self._wait(lambda frame: frame["t"] in ("message_create", "message_update") and fits(frame["d"]))

    async def send(self, channel: str | Json, content: str) -> Json:
        reply = await self._ask("send", {"channel_id": self.channel_id(channel), "content": content})
        message: Json = reply["message"]
        return message

    async def delete(self, message: Json) -> None:
        await self._ask("delete", _place(message))

    async def dismiss(self, message: Json) -> None:
        await self._ask("dismiss", _place(message))

    async def open_dm(self, user: str) -> Json:
        """Return the DM channel with a user, given by name or id."""
        found = next((known for known in self.users.values() if known["username"] == user), None)
        reply = await self._ask("open_dm", {"user_id": found["id"] if found else user})
        channel: Json = reply["channel"]
        self.channels[channel["id"]] = channel
        return channel

    async def take_dms(self, open_: bool) -> None:
        await self._ask("dms_open", {"open": open_})

    async def create_channel(self, name: str) -> Json:
        channel: Json = (await self._ask("create_channel", {"name": name}))["channel"]
        return channel

    async def delete_channel(self, channel: str | Json) -> None:
        await self._ask("delete_channel", {"channel_id": self.channel_id(channel)})

    async def interest(self, event_id: str, *, interested: bool = True) -> None:
        await self._ask("interest", {"event_id": event_id, "interested": interested})

    async def slash(self, channel: str | Json, command: str, /, *, until_done: bool = True, **options: Any) -> Outcome:
        """Use a command, written with its groups.

        `await ann.slash("manila", "table pings", when="never")`.
        """
        data = self._command(channel, command, options)
        return await self._interact("slash", data, until_done=until_done)

    async def autocomplete(
        self, channel: str | Json, command: str, option: str, typed: object, /, **options: Any
    ) -> list[Json]:
        """Return the choices offered for an option while `typed` is its text."""
        data = self._command(channel, command, {**options, option: typed}, focused=option)
        choices: list[Json] = (await self._ask("autocomplete", data))["choices"]
        return choices

    async def click(self, message: Json, button: str, *, until_done: bool = True) -> Outcome:
        """Press a button, given by custom_id or label."""
        component = self._find(message, button, {Kind.BUTTON})
        return await self._use(message, component, None, until_done=until_done)

    async def select(self, message: Json, select: str, *values: str, until_done: bool = True) -> Outcome:
        """Choose in a select menu, given by custom_id or placeholder."""
        component = self._find(message, select, SELECTS)
        by_label = {option["label"]: option["value"] for option in component.get("options") or ()}
        chosen = [by_label.get(value, value) for value in values]
        return await self._use(message, component, chosen, until_done=until_done)

    async def submit(
        self, modal: Json | Outcome, fields: Mapping[str, Any] | None = None, *, until_done: bool = True
    ) -> Outcome:
        """Send a modal; `fields` by label or custom_id, the others keep defaults."""
        opened, source = (modal.modal, modal.source) if isinstance(modal, Outcome) else (modal, None)
        if opened is None:
            raise ValueError("no modal was opened")
        filled = fill_modal(opened["components"], fields or {})
        data = {
            "interaction_id": opened["interaction_id"],
            "custom_id": opened["custom_id"],
            "components": filled,
        }
        return await self._interact("modal", data, until_done=until_done, source=source)

    def latest(self, message: Json) -> Json:
        """Return the current form of a message."""
        return self.messages.get(message["id"], message)

    def _command(
        self, channel: str | Json, command: str, options: Mapping[str, Any], focused: str | None = None
    ) -> Json:
        name, *groups = command.split()
        found = next((known for known in self.commands if known["name"] == name), None)
        if found is None:
            raise Refused(10063, f"no command /{name}; known: {[known['name'] for known in self.commands]}")
        definitions = found.get("options") or []
        nested: list[tuple[str, int]] = []
        for group in groups:
            definition = next(option for option in definitions if option["name"] == group)
            nested.append((group, definition["type"]))
            definitions = definition.get("options") or []
        kinds = {option["name"]: option["type"] for option in definitions}
        tree: list[Json] = [
            {"name": key, "type": kinds.get(key, 3), "value": value} | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        for group, kind in reversed(nested):
            tree = [{"name": group, "type": kind, "options": tree}]
        return {"channel_id": self.channel_id(channel), "command_id": found["id"], "options": tree}

    def _find(self, message: Json, wanted: str, kinds: Iterable[int]) -> Json:
        components = self.latest(message)["components"]
        candidates = [part for part in walk(components) if part["type"] in set(kinds)]
        for key in ("custom_id", "label", "placeholder"):
            for part in candidates:
                if part.get(key) == wanted:
                    return part
        offered = [part.get("label") or part.get("placeholder") or part.get("custom_id") for part in candidates]
        raise LookupError(f"{wanted!r} is not offered; there are: {offered}")

    async def _use(self, message: Json, component: Json, values: list[str] | None, *, until_done: bool) -> Outcome:
        data = _place(message) | {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
        }
        if values is not None:
            data["values"] = values
        return await self._interact("component", data, until_done=until_done, source=message["id"])

    async def _interact(self, op: str, data: Json, *, until_done: bool, source: str | None = None) -> Outcome:
        final = ("done", "failed") if until_done else ("done", "failed", "deferred")
        interaction_id = str((await self._ask(op, data, source=source))["interaction_id"])
        outcome = self._outcomes[interaction_id]
        if outcome.state not in final:
            await self._wait(
                lambda frame: (
                    frame["t"] == "interaction"
                    and frame["d"]["interaction_id"] == interaction_id
                    and frame["d"]["state"] in final
                )
            )
        outcome = self._outcomes.pop(interaction_id)
        outcome.source = self._sources.pop(interaction_id, None)
        return outcome

    async def _wait(self, fits: Predicate) -> Json:
        """Return the data of the next matching frame."""
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        waiter = (fits, future)
        self._waiters.add(waiter)
        try:
            # Not ``wait_for``: in Python 3.11 it loses a cancellation if the frame comes at that moment.
            async with asyncio.timeout(self.patience):
                frame = await future
        finally:
            self._waiters.discard(waiter)
        data: Json = frame["d"]
        return data

    async def _ask(self, op: str, data: Json, *, source: str | None = None) -> Json:
        if self._line is None:
            raise RuntimeError("this person has not joined")
        nonce = str(next(self._nonces))
        reply: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[nonce] = (reply, source)
        self._line.send({"op": op, "nonce": nonce, "d": data})
        try:
            async with asyncio.timeout(self.patience):
                return await reply
        finally:
            self._asked.pop(nonce, None)

    def _receive(self, frame: Json) -> None:
        name, data = frame["t"], frame["d"]
        if name in ("reply", "error"):
            self._settle_reply(frame)
            return
        if self.keep_events:
            self.events.append(frame)
        self._note(name, data)
        for fits, future in list(self._waiters):
            if not future.done() and fits(frame):
                future.set_result(frame)

    def _settle_reply(self, frame: Json) -> None:
        reply, source = self._asked.get(str(frame.get("nonce"))) or (None, None)
        if reply is None or reply.done():
            return
        if frame["t"] == "error":
            reply.set_exception(Refused(frame["d"]["code"], frame["d"]["message"]))
            return
        if source is not None:
            # Recorded before anything else can happen, so that no update of the message is missed.
            self._sources[frame["d"]["interaction_id"]] = source
        reply.set_result(frame["d"])

    def _note(self, name: str, data: Json) -> None:
        match name:
            case "ready":
                self._enter(data)
            case "message_create" | "message_update":
                self.messages[data["id"]] = data
                self._note_answer(name, data)
            case "message_delete":
                self.messages.pop(data["id"], None)
            case "channel_create" | "channel_update":
                self.channels[data["id"]] = data
            case "channel_delete":
                self.channels.pop(data["id"], None)
            case "event":
                self.planned[data["id"]] = data
            case "event_delete":
                self.planned.pop(data["id"], None)
            case "commands":
                self.commands = data["commands"]
            case "interaction":
                self._note_state(data)
            case "modal" if data["interaction_id"] in self._outcomes:
                self._outcomes[data["interaction_id"]].modal = data

    def _enter(self, data: Json) -> None:
        self.me, self.guild, self.commands = data["me"], data["guild"], data["commands"]
        self.users = {member["user"]["id"]: member["user"] for member in data["members"]}
        self.channels = {channel["id"]: channel for channel in (*data["channels"], *data["dms"])}
        self.planned = {event["id"]: event for event in data["events"]}
        self._ready.set_result(data)

    def _note_answer(self, name: str, message: Json) -> None:
        metadata = message.get("interaction_metadata") or {}
        own = metadata.get("user", {}).get("id") == self.id
        if own and metadata["id"] in self._outcomes:
            self._outcomes[metadata["id"]].message = message
        if name == "message_update":
            for interaction_id, source in self._sources.items():
                if source == message["id"] and interaction_id in self._outcomes:
                    self._outcomes[interaction_id].updated = message

    def _note_state(self, data: Json) -> None:
        interaction_id = data["interaction_id"]
        if data["state"] == "pending":
            self._outcomes[interaction_id] = Outcome(interaction_id, "pending")
        elif interaction_id in self._outcomes:
            outcome = self._outcomes[interaction_id]
            outcome.state, outcome.failure = data["state"], data.get("message")
            outcome.by_response |= data.get("updates", False)


def _place(message: Json) -> Json:
    return {"channel_id": message["channel_id"], "message_id": message["id"]}


def _as_predicate(matches: Predicate | str) -> Predicate:
    if callable(matches):
        return matches
    return lambda message: matches in message_text(message)
