"""Emojis of the application."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from .. import errors, limits
from ..entities import Emoji
from ..errors import FormErrors
from .router import RestRequest, Routes

routes = Routes()
OF_APPLICATION = "/applications/{application_id}/emojis"

NAME = re.compile(r"^\w{2,32}$", re.ASCII)
IMAGE = re.compile(r"^data:(image/(?:png|jpeg|gif|webp));base64,(.+)$", re.DOTALL)


@routes.add("GET", OF_APPLICATION)
async def list_application_emojis(call: RestRequest) -> Any:
    return {"items": [call.cord.shapes.emoji(emoji) for emoji in _of_application(call).values()]}


@routes.add("POST", OF_APPLICATION)
async def create_application_emoji(call: RestRequest) -> Any:
    emojis, body, world = _of_application(call), call.form(), call.cord.world
    name = _checked_name(body.get("name"))
    content_type, data = _picture(body.get("image"))
    if len(emojis) >= limits.APPLICATION_EMOJIS:
        raise errors.TOO_MANY_EMOJIS.error()
    emoji = Emoji(world.snowflake(), name, data, content_type, world.bot.id)
    emojis[emoji.id] = emoji
    return call.cord.shapes.emoji(emoji)


@routes.add("DELETE", f"{OF_APPLICATION}/{{emoji_id}}")
async def delete_application_emoji(call: RestRequest) -> Any:
    emojis = _of_application(call)
    del emojis[_get(call, emojis).id]


def _of_application(call: RestRequest) -> dict[int, Emoji]:
    if call.id("application_id") != call.cord.world.application_id:
        raise errors.UNKNOWN_APPLICATION.error()
    return call.cord.world.application_emojis


def _get(call: RestRequest, emojis: dict[int, Emoji]) -> Emoji:
    emoji = emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise errors.UNKNOWN_EMOJI.error()
    return emoji


def _checked_name(name: object) -> str:
    if not isinstance(name, str) or not NAME.match(name):
        errors.refuse_form(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


def _picture(image: object) -> tuple[str, bytes]:
    """Return content type and bytes of a data URI; 50035 if invalid or too large."""
    faults = FormErrors()
    match = IMAGE.match(image) if isinstance(image, str) else None
    data = b""
    if match is not None:
        try:
            data = base64.b64decode(match[2], validate=True)
        except binascii.Error:
            match = None
    if match is None:
        faults.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > limits.EMOJI_BYTES:
        faults.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    faults.raise_if_any()
    assert match is not None
    return match[1], data
