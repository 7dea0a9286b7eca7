"""Buttons bear the application's own emojis once they are uploaded."""

from __future__ import annotations

from random import Random
from typing import Any

import discord

from bot.games.catalogue import catalogue
from tests.bot.conftest import Harbor
from tests.bot.driver import components, table_message
from tests.bot.playing import by_id, game_of, one_move, start_game


def emojis_on(shown: Any) -> list[dict[str, Any]]:
    parts = [part for part in components(shown) if "emoji" in part]
    options = [option for part in components(shown) for option in part.get("options", ()) if "emoji" in option]
    return [part["emoji"] for part in (*parts, *options)]


async def test_the_tables_buttons_wear_what_was_uploaded(harbor: Harbor) -> None:
    own = [
        discord.PartialEmoji(name=f"{name}_0123abcd", id=number)
        for number, name in enumerate(catalogue().emojis, 10**17)
    ]
    harbor.bot.own_emojis.know(own)  # type: ignore[arg-type]  # name and text are all that is asked of them
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    seen: list[dict[str, Any]] = []
    random = Random(2)
    while not seen and not game_of(live).over:
        await one_move(harbor, live, people, random)
        seen = emojis_on(table_message(harbor.channel))
    assert seen
    assert all(emoji.get("id") for emoji in seen), seen
