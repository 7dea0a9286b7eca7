"""The application's own emojis, uploaded once by ``manila setup-emojis``.

Presenters use plain Unicode, which is right everywhere. For Discord's components, the user interface asks ``Emojis``
for the application's own drawing; if there is none, the plain one stays. An uploaded emoji's name contains a digest of
its pixels, ``manila_jade_4c9d5406``: so Discord's list alone shows whether it is uploaded and current.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Final, Literal, TypeAlias

import aiohttp
import discord

from bot.core.presenter import AskNumber, Buttons, Choice, CustomEmoji, Menu, Prompt, SubmenuButton
from render import emojis as drawn
from render.avatar import avatar

log = logging.getLogger(__name__)

_UPLOADED: Final = re.compile(r"(?P<name>[a-z_]+)_(?P<digest>[0-9a-f]{8})")

REREAD_SECONDS: Final = 60.0
"""Minimum seconds between two readings of the list after refusals."""

Did: TypeAlias = Literal["kept", "uploaded", "replaced", "failed"]


class Emojis:
    """Replaces Unicode emojis by the application's own, if ``fetch`` has found some."""

    def __init__(self, signs: Mapping[str, CustomEmoji]) -> None:
        self._stand_ins = {name: sign.stand_in for name, sign in signs.items()}
        self._own: dict[str, str] = {}
        self._reread_at = -inf

    def __call__(self, stand_in: str | None) -> str | None:
        """Return the custom emoji for a Unicode one, as ``<:name:id>``, if there is one."""
        return self._own.get(stand_in, stand_in) if stand_in is not None else None

    def __len__(self) -> int:
        return len(self._own)

    def dressed(self, prompt: Prompt) -> Prompt:
        """Return a prompt whose buttons and menus have the custom emojis."""
        return replace(prompt, rows=tuple(self._row(row) for row in prompt.rows)) if self._own else prompt

    def _row(self, row: Buttons | Menu) -> Buttons | Menu:
        match row:
            case Buttons(items):
                return Buttons(tuple(map(self._button, items)))
            case Menu(placeholder, items):
                return Menu(placeholder, tuple(replace(item, emoji=self(item.emoji)) for item in items))

    def _button(self, item: Choice | AskNumber | SubmenuButton) -> Choice | AskNumber | SubmenuButton:
        return item if isinstance(item, AskNumber) else replace(item, emoji=self(item.emoji))

    def know(self, uploaded: Iterable[discord.Emoji]) -> None:
        """Use these uploaded emojis, the newest of each name; unknown ones are ignored."""
        newest_last = sorted(uploaded, key=lambda emoji: emoji.id)
        found = ((_UPLOADED.fullmatch(emoji.name), emoji) for emoji in newest_last)
        self._own = {
            self._stand_ins[match["name"]]: str(emoji)
            for match, emoji in found
            if match is not None and match["name"] in self._stand_ins
        }

    async def fetch(self, client: discord.Client) -> None:
        """Load the application's emojis after login; failures are ignored."""
        try:
            self.know(await client.fetch_application_emojis())
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("emoji list fetch failed, plain emojis used: error=%s", error)
            return
        log.info("emojis loaded: uploaded=%s wanted=%s", len(self), len(self._stand_ins))

    async def read_again(self, client: discord.Client) -> bool:
        """Read the list again if Discord refuses a message; return whether it changed.

        At most once a minute.
        """
        before, now = self._own, time.monotonic()
        if not before or now - self._reread_at < REREAD_SECONDS:
            return False
        self._reread_at = now
        await self.fetch(client)
        return self._own != before


@dataclass(frozen=True, slots=True)
class EmojiUpload:
    """The result for one emoji; ``why`` is the reason of a failure in one line."""

    name: str
    did: Did
    why: str = ""


async def upload(client: discord.Client, signs: Mapping[str, CustomEmoji]) -> AsyncIterator[EmojiUpload]:
    """Update the application's emojis after login, and yield each result.

    Current ones stay, and so does the newest older drawing of each: a running bot may still use it. Those older than
    that are deleted. Raises ``discord.HTTPException`` if the list can't be read; later failures are results.
    """
    there: dict[str, list[discord.Emoji]] = {}
    for emoji in await client.fetch_application_emojis():
        if (match := _UPLOADED.fullmatch(emoji.name)) is not None:
            there.setdefault(match["name"], []).append(emoji)
    for name, sign in signs.items():
        file = await asyncio.to_thread(painted, sign)
        try:
            yield EmojiUpload(name, await _bring(client, f"{name}_{file.digest}", file.png, there.get(name, [])))
        except discord.HTTPException as error:
            yield EmojiUpload(name, "failed", str(error).splitlines()[0])


def painted(sign: CustomEmoji) -> drawn.Emoji:
    return drawn.emoji(sign.paint())


async def _bring(client: discord.Client, full_name: str, png: bytes, there: list[discord.Emoji]) -> Did:
    older = sorted((emoji for emoji in there if emoji.name != full_name), key=lambda emoji: emoji.id)
    present = len(older) < len(there)
    if not present:
        await client.create_application_emoji(name=full_name, image=png)
    for emoji in older[:-1]:
        await emoji.delete()
    if present:
        return "kept"
    return "replaced" if older else "uploaded"


async def wear_avatar(client: discord.Client) -> EmojiUpload:
    """Set the bot's avatar to the game's; Discord allows few changes per hour."""
    if client.user is None:
        raise RuntimeError("an avatar is worn after login")
    try:
        await client.user.edit(username=client.user.name, avatar=await asyncio.to_thread(avatar))
    except discord.HTTPException as error:
        return EmojiUpload("avatar", "failed", str(error).splitlines()[0])
    return EmojiUpload("avatar", "uploaded")
