"""The permissions that the bot asks for, and its invite link."""

from __future__ import annotations

from typing import Final

import discord

SCOPES: Final = ("bot", "applications.commands")
PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_events=True,
)


def invite_link(application_id: int) -> str:
    """Return the address at which a server's administrator adds the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)
