"""Deliver interactions to the bot, and accept its responses."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Protocol

from . import errors, limits
from .clock import Timer
from .components import with_ids
from .entities import Channel, Message, MessageFlags, MessageType, Upload, User
from .errors import Json
from .gateway import Gateway
from .messages import Messages, Origin
from .permissions import FOREIGN, Permissions
from .shapes import Shapes
from .validate import check_choices, check_modal
from .world import World

log = logging.getLogger(__name__)

#: How many interactions are kept; the oldest are removed first.
REMEMBERED = 20_000


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Answer(IntEnum):
    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Observer(Protocol):
    """The client that started an interaction and learns its outcome."""

    def push(self, name: str, data: Json) -> None: ...


@dataclass(eq=False, slots=True)
class Interaction:
    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    created: float
    data: Json
    watcher: Observer
    #: The message whose component was used, if any.
    source: Message | None = None
    #: For a modal submit: the interaction that opened the modal.
    opener: Interaction | None = None
    answer: Answer | None = None
    modal: Json | None = None
    original: Message | None = None
    message_ids: set[int] = field(default_factory=set)
    #: How many messages have followed the first response.
    followed: int = 0
    choices: asyncio.Future[list[Json]] | None = None
    timer: Timer | None = None

    @property
    def failure(self) -> str:
        """The text that the client shows without a response in time."""
        if self.kind in (Kind.COMMAND, Kind.AUTOCOMPLETE):
            return "The application did not respond"
        return "This interaction failed"


class Interactions:
    """Recent interactions, by id and by token."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        messages: Messages,
        shapes: Shapes,
        *,
        first_response: float = limits.FIRST_RESPONSE,
        token_lifetime: float = limits.TOKEN_LIFETIME,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._messages = messages
        self._shapes = shapes
        self._first_response = first_response
        self._token_lifetime = token_lifetime
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: Kind,
        user: User,
        channel: Channel,
        data: Json,
        watcher: Observer,
        *,
        source: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Start an interaction and deliver it to the bot."""
        interaction = Interaction(
            self._world.snowflake(),
            secrets.token_urlsafe(48),
            kind,
            user,
            channel,
            self._world.clock.now(),
            data,
            watcher,
            source,
            opener,
        )
        if kind is Kind.AUTOCOMPLETE:
            interaction.choices = asyncio.get_running_loop().create_future()
        self._remember(interaction)
        self._tell(interaction, "pending")
        if self._gateway.deliver_interaction(self._payload(interaction), channel.guild_id):
            interaction.timer = self._world.clock.call_later(self._first_response, lambda: self._expire(interaction))
        else:
            self._fail(interaction)
        return interaction

    def opened_modal(self, interaction_id: int, user: User) -> Interaction:
        """Return the interaction that opened a modal for this user, or 10062."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.user is not user or interaction.modal is None:
            raise errors.UNKNOWN_INTERACTION.error()
        return interaction

    def respond(self, interaction_id: int, token: str, body: Json, uploads: Sequence[Upload]) -> Json:
        """Apply the first response and return the callback's answer.

        Raises 10062 when unknown or late, 40060 for a second response, 50035 for an invalid one.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise errors.UNKNOWN_INTERACTION.error()
        if interaction.answer is not None:
            raise errors.ALREADY_ACKNOWLEDGED.error()
        if self._world.clock.now() - interaction.created > self._first_response:
            raise errors.UNKNOWN_INTERACTION.error()
        answer = self._fitting_answer(interaction, body.get("type"))
        message = self._apply(interaction, answer, body.get("data") or {}, uploads)
        interaction.answer = answer
        if interaction.opener is not None:
            interaction.opener.modal = None  # it closes once its submission is answered
        if interaction.timer is not None:
            interaction.timer.cancel()
        state = "deferred" if answer is Answer.DEFERRED_MESSAGE else "done"
        self._tell(interaction, state, updates=answer is Answer.UPDATE)
        return self._callback(interaction, answer, message)

    def _fitting_answer(self, interaction: Interaction, requested: object) -> Answer:
        from_component = interaction.source is not None
        allowed = {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL}
        if interaction.kind is Kind.AUTOCOMPLETE:
            allowed = {Answer.CHOICES}
        elif interaction.kind is Kind.MODAL_SUBMIT:
            allowed -= {Answer.MODAL}
        if from_component:
            allowed |= {Answer.DEFERRED_UPDATE, Answer.UPDATE}
        if not isinstance(requested, int) or requested not in allowed:
            listed = ", ".join(str(int(answer)) for answer in sorted(allowed))
            errors.refuse_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
        return Answer(requested)

    def _apply(self, interaction: Interaction, answer: Answer, data: Json, uploads: Sequence[Upload]) -> Message | None:
        if answer in (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.UPDATE):
            refuse_gone(self._world, interaction.channel)
        match answer:
            case Answer.MESSAGE:
                return self._reply(interaction, data, uploads)
            case Answer.DEFERRED_MESSAGE:
                return self._defer(interaction, data)
            case Answer.UPDATE:
                interaction.original = self._living_source(interaction)
                return self._messages.edit(interaction.channel, interaction.original, data, uploads)
            case Answer.DEFERRED_UPDATE:
                interaction.original = interaction.source
            case Answer.CHOICES:
                choices = check_choices(data.get("choices"))
                if interaction.choices is not None and not interaction.choices.done():
                    interaction.choices.set_result(choices)
            case Answer.MODAL:
                check_modal(data)
                interaction.modal = {
                    "title": data["title"],
                    "custom_id": data["custom_id"],
                    "components": with_ids(data["components"]),
                }
                interaction.watcher.push("modal", {"interaction_id": str(interaction.id), **interaction.modal})
        return None

    def _reply(self, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> Message:
        interaction.original = self._messages.create(
            interaction.channel,
            self._world.bot,
            data,
            uploads,
            origin=self._origin(interaction, data, first=True),
        )
        interaction.message_ids.add(interaction.original.id)
        return interaction.original

    def _defer(self, interaction: Interaction, data: Json) -> Message:
        if int(data.get("flags") or 0) & MessageFlags.COMPONENTS_V2:
            errors.refuse_form(
                ("data", "flags"), "BASE_TYPE_INVALID", "A deferred response cannot use IS_COMPONENTS_V2"
            )
        interaction.original = self._messages.create_loading(
            interaction.channel, self._world.bot, self._origin(interaction, data, first=True)
        )
        interaction.message_ids.add(interaction.original.id)
        return interaction.original

    def _living_source(self, interaction: Interaction) -> Message:
        assert interaction.source is not None
        if interaction.source.id not in interaction.channel.messages:
            raise errors.UNKNOWN_MESSAGE.error()
        refuse_archived(interaction.channel)
        return interaction.source

    def _callback(self, interaction: Interaction, answer: Answer, message: Message | None) -> Json:
        told: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        resource: Json = {"type": int(answer)}
        if message is not None:
            told |= {
                "response_message_id": str(message.id),
                "response_message_loading": answer is Answer.DEFERRED_MESSAGE,
                "response_message_ephemeral": message.ephemeral_for is not None,
            }
            resource["message"] = self._shapes.message(message)
        return {"interaction": told, "resource": resource}

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the answered interaction of a webhook: 10015 if none, 50027 if late."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._world.application_id:
            raise errors.UNKNOWN_WEBHOOK.error()
        if self._world.clock.now() - interaction.created > self._token_lifetime:
            raise errors.INVALID_WEBHOOK_TOKEN.error()
        if interaction.answer in (None, Answer.CHOICES):
            raise errors.UNKNOWN_WEBHOOK.error()
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
        """Post a follow-up; the first one after a deferral replaces the placeholder."""
        refuse_gone(self._world, interaction.channel)
        original = interaction.original
        if original is not None and original.flags & MessageFlags.LOADING:
            return self.edit(interaction, original, body, uploads)
        if self._world.is_foreign(interaction.channel.guild_id):
            if interaction.followed >= limits.FOREIGN_FOLLOW_UPS:
                raise errors.TOO_MANY_FOLLOW_UPS.error()
            interaction.followed += 1
        message = self._messages.create(
            interaction.channel,
            self._world.bot,
            body,
            uploads,
            origin=self._origin(interaction, body, first=False),
        )
        interaction.message_ids.add(message.id)
        return message

    def message(self, interaction: Interaction, name: str) -> Message:
        """Return `@original` or one of the interaction's own messages, else 10008."""
        refuse_gone(self._world, interaction.channel)
        if name == "@original":
            message = interaction.original
        elif name.isdecimal() and int(name) in interaction.message_ids:
            message = interaction.channel.messages.get(int(name))
        else:
            message = None
        if message is None or message.id not in interaction.channel.messages:
            raise errors.UNKNOWN_MESSAGE.error()
        return message

    def edit(self, interaction: Interaction, message: Message, body: Json, uploads: Sequence[Upload]) -> Message:
        refuse_archived(interaction.channel)
        was_loading = bool(message.flags & MessageFlags.LOADING)
        self._messages.edit(interaction.channel, message, body, uploads)
        if was_loading:
            self._tell(interaction, "done")
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        self._messages.delete(interaction.channel, message)

    def _remember(self, interaction: Interaction) -> None:
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        while len(self._by_id) > REMEMBERED:
            oldest = self._by_id.pop(next(iter(self._by_id)))
            del self._by_token[oldest.token]

    def _tell(self, interaction: Interaction, state: str, **more: object) -> None:
        interaction.watcher.push("interaction", {"interaction_id": str(interaction.id), "state": state, **more})

    def _expire(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            log.warning("interaction %s was not answered in %s s", interaction.id, self._first_response)
            self._fail(interaction)

    def _fail(self, interaction: Interaction) -> None:
        self._tell(interaction, "failed", message=interaction.failure)
        if interaction.choices is not None and not interaction.choices.done():
            interaction.choices.set_exception(errors.UNKNOWN_INTERACTION.error())

    def _origin(self, interaction: Interaction, data: Json, *, first: bool) -> Origin:
        ephemeral = bool(int(data.get("flags") or 0) & MessageFlags.EPHEMERAL)
        from_command = first and interaction.kind is Kind.COMMAND
        metadata = self._metadata(interaction)
        if not first and interaction.original is not None:
            metadata["original_response_message_id"] = str(interaction.original.id)
        return Origin(
            self._world.application_id,
            metadata,
            MessageType.CHAT_INPUT_COMMAND if from_command else MessageType.DEFAULT,
            interaction.user.id if ephemeral else None,
        )

    def _metadata(self, interaction: Interaction) -> Json:
        metadata: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": self._shapes.user(interaction.user),
            "authorizing_integration_owners": self._owners(interaction.channel, interaction.user),
        }
        if interaction.kind is Kind.COMMAND:
            metadata["name"] = full_name(interaction.data)
        if interaction.kind is Kind.COMPONENT and interaction.source is not None:
            metadata["interacted_message_id"] = str(interaction.source.id)
        if interaction.opener is not None:
            metadata["triggering_interaction_metadata"] = self._metadata(interaction.opener)
        return metadata

    def _payload(self, interaction: Interaction) -> Json:
        channel, user, world = interaction.channel, interaction.user, self._world
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": self._shapes.channel(channel, world.bot.id)
            | {"permissions": str(int(world.permissions(user.id, channel)))},
            "app_permissions": str(int(self._held(channel))),
            "locale": "en-US",
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(channel, user),
            "attachment_size_limit": limits.FILE_BYTES,
            "context": 0 if channel.guild_id is not None else 1,
        }
        if interaction.source is not None:
            payload["message"] = self._shapes.message(interaction.source)
        if channel.guild_id is None:
            return payload | {"user": self._shapes.user(user)}
        guild = world.guilds[channel.guild_id]
        member = self._shapes.member(guild.members[user.id])
        member["permissions"] = str(int(world.permissions(user.id, channel)))
        if world.is_foreign(guild.id):
            # For a server without the bot, only the id and the user are included.
            return payload | {"guild_id": str(guild.id), "member": member}
        return payload | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": member,
        }

    def _owners(self, channel: Channel, user: User) -> Json:
        """Return the application's installations that apply here.

        The server (0, or nothing, for its own direct messages), and the user (1), if they have installed it.
        """
        mine = {"1": str(user.id)} if user.id in self._world.installers else {}
        if self._world.is_foreign(channel.guild_id):
            return mine
        return {"0": "0" if channel.guild_id is None else str(channel.guild_id)} | mine

    def _held(self, channel: Channel) -> Permissions:
        if self._world.is_foreign(channel.guild_id):
            return FOREIGN
        return self._world.permissions(self._world.bot.id, channel)


def full_name(command_data: Json) -> str:
    """Return a command with its groups, as users write it: `table pings`."""
    names = [str(command_data["name"])]
    options = command_data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(names)


def refuse_gone(world: World, channel: Channel) -> None:
    if channel.id not in world.channels:
        raise errors.UNKNOWN_CHANNEL.error()


def refuse_archived(channel: Channel) -> None:
    if channel.thread is not None and channel.thread.archived:
        raise errors.THREAD_ARCHIVED.error()
