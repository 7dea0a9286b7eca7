"""Create, edit and delete messages."""

from __future__ import annotations

import logging
import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass

from . import errors, limits
from .broadcast import Broadcast
from .cdn import Cdn
from .components import clean_filename, texts, with_ids
from .entities import (
    Attachment,
    Channel,
    Mentions,
    Message,
    MessageFlags,
    MessageType,
    ThreadState,
    Upload,
    User,
)
from .errors import Json
from .media import picture_size
from .mentions import find_mentions
from .permissions import Permissions
from .validate import Draft, check_attachments, check_body, check_draft, check_flag_change
from .world import World

log = logging.getLogger(__name__)

CREATE_FLAGS = MessageFlags.SUPPRESS_EMBEDS | MessageFlags.SUPPRESS_NOTIFICATIONS | MessageFlags.COMPONENTS_V2
EDIT_FLAGS = MessageFlags.SUPPRESS_EMBEDS | MessageFlags.COMPONENTS_V2


@dataclass(frozen=True, slots=True)
class Origin:
    """A marker that a message responds to an interaction."""

    application_id: int
    metadata: Json
    type: MessageType = MessageType.DEFAULT
    ephemeral_for: int | None = None


class Messages:
    """Creation, editing and deletion of messages; the caller checks permissions."""

    def __init__(self, world: World, cdn: Cdn, broadcast: Broadcast) -> None:
        self._world = world
        self._cdn = cdn
        self._broadcast = broadcast

    def create(
        self,
        channel: Channel,
        author: User,
        body: Json,
        uploads: Sequence[Upload] = (),
        *,
        origin: Origin | None = None,
    ) -> Message:
        """Post a message and announce it."""
        check_body(body)
        refuse_unsupported(body)
        if (again := self._same(channel, author, body)) is not None:
            return again
        flags = MessageFlags(body.get("flags") or 0) & CREATE_FLAGS
        files = self._describe_uploads(channel, body, uploads, kept=[])
        content, components = (body.get("content") or "").strip(), body.get("components") or []
        names = [file.filename for file in files]
        check_draft(Draft(content, components, names, flags))
        reference, replied_to = self._reference(channel, body.get("message_reference"))
        message = self._new(channel, author, origin)
        message.content, message.components, message.attachments = content, with_ids(components), files
        message.flags |= flags
        message.nonce = body.get("nonce")
        message.reference = reference
        if reference is not None:
            message.type = MessageType.REPLY
        message.mentions = self._mentions(channel, message, body.get("allowed_mentions"), replied_to)
        self._post(channel, message)
        return message

    def _same(self, channel: Channel, author: User, body: Json) -> Message | None:
        """Return the message posted earlier with the same enforced nonce."""
        nonce = body.get("nonce")
        if nonce is None or not body.get("enforce_nonce"):
            return None
        since = self._world.clock.now() - limits.NONCE_REMEMBERED
        for message in reversed(channel.messages.values()):
            if message.created < since:
                return None
            if message.author_id == author.id and message.nonce == nonce:
                return message
        return None

    def create_loading(self, channel: Channel, author: User, origin: Origin) -> Message:
        """Return the placeholder of a deferred response: "… is thinking"."""
        message = self._new(channel, author, origin)
        message.flags |= MessageFlags.LOADING
        self._post(channel, message)
        return message

    def create_notice(self, channel: Channel, author: User, kind: MessageType, text: str, reference: Json) -> Message:
        """Return a message from Discord itself, such as "started a thread"."""
        message = self._new(channel, author, None)
        message.type, message.content, message.reference = kind, text, reference
        self._post(channel, message)
        return message

    def _new(self, channel: Channel, author: User, origin: Origin | None) -> Message:
        message = Message(self._world.snowflake(), channel.id, author.id, self._world.clock.now())
        if origin is None:
            return message
        message.type = origin.type
        message.application_id = origin.application_id
        message.interaction_metadata = origin.metadata
        message.ephemeral_for = origin.ephemeral_for
        if origin.ephemeral_for is not None:
            message.flags |= MessageFlags.EPHEMERAL
        return message

    def _post(self, channel: Channel, message: Message) -> None:
        for attachment in message.attachments:
            self._cdn.keep(attachment)
        channel.messages[message.id] = message
        if message.ephemeral_for is None:
            channel.last_message_id = message.id
            if channel.thread is not None:
                channel.thread.messages_sent += 1
                self._wake(channel, channel.thread)
        self._broadcast.message_changed("create", message)

    def _wake(self, channel: Channel, thread: ThreadState) -> None:
        if thread.archived:
            thread.archived, thread.archived_at = False, self._world.clock.now()
            self._broadcast.channel_updated(channel)

    def edit(self, channel: Channel, message: Message, body: Json, uploads: Sequence[Upload] = ()) -> Message:
        """Apply a partial change and announce it, or refuse it and change nothing."""
        check_body(body)
        refuse_unsupported(body)
        check_flag_change(message.flags, body.get("flags"))
        requested = MessageFlags(body.get("flags") or 0) & EDIT_FLAGS
        named = EDIT_FLAGS if body.get("flags") is not None else MessageFlags.NONE
        flags = (message.flags & ~named) | requested | (message.flags & MessageFlags.COMPONENTS_V2)
        content = (body["content"] or "").strip() if "content" in body else message.content
        components = (body["components"] or []) if "components" in body else message.components
        files = self._describe_uploads(channel, body, uploads, kept=message.attachments)
        names = [file.filename for file in files]
        check_draft(Draft(content, components, names, flags))

        for attachment in message.attachments:
            if attachment not in files:
                self._cdn.release(attachment)
        for attachment in files:
            self._cdn.keep(attachment)
        message.content, message.attachments = content, files
        message.components = with_ids(components)
        was_loading = bool(message.flags & MessageFlags.LOADING)
        message.flags = flags & ~MessageFlags.LOADING
        if not was_loading:
            message.edited = self._world.clock.now()
        message.mentions = self._mentions(channel, message, body.get("allowed_mentions"), None)
        self._broadcast.message_changed("update", message)
        return message

    def delete(self, channel: Channel, message: Message) -> None:
        del channel.messages[message.id]
        for attachment in message.attachments:
            self._cdn.release(attachment)
        self._broadcast.message_deleted(channel, message)

    def _describe_uploads(
        self, channel: Channel, body: Json, uploads: Sequence[Upload], kept: list[Attachment]
    ) -> list[Attachment]:
        """Return the attachments after a request, with their alt texts.

        A request without `attachments` keeps all and adds its uploads.
        """
        described: list[Json] | None = body.get("attachments")
        if described is None:
            described = [{"id": str(attachment.id)} for attachment in kept]
        else:
            known = {str(upload.index) for upload in uploads} | {str(attachment.id) for attachment in kept}
            check_attachments(described, known)
        present = {str(attachment.id): attachment for attachment in kept}
        new = {str(upload.index): upload for upload in uploads}
        result: list[Attachment] = []
        for entry in described:
            key = str(entry["id"])
            if key in new:
                result.append(self._attach(channel, new.pop(key), entry))
            else:
                result.append(present[key])
        result.extend(self._attach(channel, upload, {}) for upload in new.values())
        return result

    def _attach(self, channel: Channel, upload: Upload, entry: Json) -> Attachment:
        filename = clean_filename(entry.get("filename") or upload.filename)
        content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        return Attachment(
            self._world.snowflake(),
            channel.id,
            filename,
            content_type,
            upload.data,
            entry.get("description") or None,
            picture_size(upload.data) if content_type.startswith("image/") else None,
        )

    def _reference(self, channel: Channel, reference: Json | None) -> tuple[Json | None, int | None]:
        """Return the stored reference and the author replied to; 50035 for nothing."""
        if not reference or reference.get("message_id") is None:
            return None, None
        original = channel.messages.get(int(reference["message_id"]))
        if original is None or original.ephemeral_for is not None:
            if reference.get("fail_if_not_exists") is False:
                return None, None
            errors.refuse_form(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        stored: Json = {"type": 0, "message_id": str(original.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            stored["guild_id"] = str(channel.guild_id)
        return stored, original.author_id

    def _mentions(self, channel: Channel, message: Message, allowed: Json | None, replied_to: int | None) -> Mentions:
        written = [message.content, *texts(message.components)]
        return find_mentions(self._world, channel, message.author_id, written, allowed, replied_to)


def refuse_unsupported(body: Json) -> None:
    """Refuse what localcord can't show, rather than lose it silently."""
    for field in ("embeds", "poll", "sticker_ids"):
        if body.get(field):
            log.error("NOT IMPLEMENTED by localcord: messages with %s", field)
            errors.refuse_form((field,), "NOT_IMPLEMENTED", f"localcord has no {field}")


def require_to_post(world: World, user: User, channel: Channel, *, files: bool) -> None:
    """Refuse a post without the permissions for it, or in a locked archive."""
    needed = Permissions.SEND_MESSAGES if channel.thread is None else Permissions.SEND_MESSAGES_IN_THREADS
    if files:
        needed |= Permissions.ATTACH_FILES
    world.require(user.id, channel, needed)
    if channel.thread is not None and channel.thread.locked:
        raise errors.THREAD_ARCHIVED.error()
