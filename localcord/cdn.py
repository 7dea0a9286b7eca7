"""The CDN: attachments, emojis, and generated avatars."""

from __future__ import annotations

from collections import deque
from html import escape

from aiohttp import web

from .entities import Attachment
from .errors import NOT_FOUND
from .world import World

#: How many bytes of orphaned files are kept, for links that are still open.
KEPT_ORPHAN_BYTES = 32 * 1024 * 1024

AVATAR_COLOURS = ("#5865f2", "#3ba55c", "#c27c0e", "#d0436d", "#2a7f9e", "#7d5bbe", "#8a5a44", "#4f6a3a")


class Cdn:
    """Files by id; one without a message is removed after a while."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._files: dict[int, Attachment] = {}
        self._orphans: deque[Attachment] = deque()
        self._orphan_bytes = 0

    def keep(self, attachment: Attachment) -> None:
        self._files[attachment.id] = attachment

    def release(self, attachment: Attachment) -> None:
        self._orphans.append(attachment)
        self._orphan_bytes += len(attachment.data)
        while self._orphan_bytes > KEPT_ORPHAN_BYTES:
            oldest = self._orphans.popleft()
            self._orphan_bytes -= len(oldest.data)
            self._files.pop(oldest.id, None)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get(r"/attachments/{channel_id:\d+}/{attachment_id:\d+}/{filename}", self._attachment)
        app.router.add_get(r"/emojis/{emoji_id:\d+}.{extension}", self._emoji)
        app.router.add_get(r"/avatars/{user_id:\d+}/{name}", self._avatar)
        app.router.add_get(r"/embed/avatars/{index:\d+}.png", self._default_avatar)

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self._files.get(int(request.match_info["attachment_id"]))
        if attachment is None or attachment.filename != request.match_info["filename"]:
            raise NOT_FOUND.error()
        # Inline for pictures only: a page of this origin must never run an uploaded file.
        picture = attachment.content_type.startswith("image/") and "svg" not in attachment.content_type
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=3600"}
        if not picture:
            headers["Content-Disposition"] = f'attachment; filename="{attachment.filename}"'
        return web.Response(body=attachment.data, content_type=attachment.content_type, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._world.application_emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None:
            raise NOT_FOUND.error()
        return web.Response(body=emoji.data, content_type=emoji.content_type)

    async def _avatar(self, request: web.Request) -> web.Response:
        user = self._world.user(int(request.match_info["user_id"]))
        colour = AVATAR_COLOURS[(user.id >> 22) % len(AVATAR_COLOURS)]
        return _svg(draw_avatar(user.name[:1].upper(), colour))

    async def _default_avatar(self, request: web.Request) -> web.Response:
        index = int(request.match_info["index"])
        return _svg(draw_avatar("", AVATAR_COLOURS[index % len(AVATAR_COLOURS)]))


def draw_avatar(letter: str, colour: str) -> str:
    """Return a round avatar as SVG."""
    face = (
        f'<text x="64" y="84" font-family="sans-serif" font-size="60" font-weight="600" '
        f'text-anchor="middle" fill="#fff">{escape(letter)}</text>'
        if letter
        else '<circle cx="46" cy="64" r="9" fill="#fff"/><circle cx="82" cy="64" r="9" fill="#fff"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">'
        f'<circle cx="64" cy="64" r="64" fill="{colour}"/>{face}</svg>'
    )


def _svg(text: str) -> web.Response:
    return web.Response(text=text, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})
