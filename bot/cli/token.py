"""The format of a bot token, to detect a wrong one without asking Discord."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.settings import Settings

SHAPE: Final = re.compile(r"([\w-]{20,})\.[\w-]{5,}\.[\w-]{25,}")
"""Three parts with dots between; the first is the application's id in base64."""
OFFICIAL: Final = "https://discord.com/"
"""The prefix of the real Discord's address. Compatible servers may accept other tokens."""


def is_no_token(token: str, settings: Settings) -> bool:
    """Return whether a token's format is wrong, so that Discord would refuse it."""
    return application_of(token) is None and settings.discord_api_url.startswith(OFFICIAL)


def application_of(token: str) -> int | None:
    """Return the application id in a token, if it is a Discord token."""
    match = SHAPE.fullmatch(token)
    if match is None:
        return None
    part = match[1]
    try:
        digits = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(digits) if digits.isdigit() else None
