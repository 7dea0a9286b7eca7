"""Buttons bear the application's own emojis once they are uploaded, and plain ones once those are gone."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _FakeResponse

from bot.games.catalogue import catalogue
from tests.bot.conftest import Harbor
from tests.bot.driver import components, table_message
from tests.bot.playing import by_id, game_of, live_table, one_move, start_game

OWN: Final[Any] = [
    discord.PartialEmoji(name=f"{name}_0123abcd", id=number) for number, name in enumerate(catalogue().emojis, 10**17)
]
"""The application's emojis: name, id and text are all that is asked of them."""


def emojis_on(shown: Any) -> list[dict[str, Any]]:
    parts = [part for part in components(shown) if "emoji" in part]
    options = [option for part in components(shown) for option in part.get("options", ()) if "emoji" in option]
    return [part["emoji"] for part in (*parts, *options)]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Discord refuses after the own emojis were deleted."""
    calls: list[str] = []
    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        request = transport.request

        async def strict(client: Any, route: Any, *given: Any, _request: Any = request, **named: Any) -> Any:
            body = json.dumps([value for key, value in named.items() if key in {"json", "payload"}])
            for part in named.get("form") or named.get("multipart") or ():
                body += str(part["value"]) if part.get("name") == "payload_json" else ""
            if any(str(emoji.id) in body for emoji in OWN):
                calls.append(f"{route.method} {route.url}")
                raise discord.HTTPException(
                    _FakeResponse(400),  # type: ignore[arg-type]
                    {"code": 50035, "message": "Invalid Form Body"},
                )
            return await _request(client, route, *given, **named)

        monkeypatch.setattr(transport, "request", strict)
    return calls


async def test_a_game_goes_on_plain_once_its_emojis_are_gone(
    harbor: Harbor, refused: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = AsyncMock(return_value=[])
    monkeypatch.setattr(harbor.bot, "fetch_application_emojis", listed)
    harbor.bot.own_emojis.know(OWN)
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people, random = by_id((harbor.ann, harbor.ben, harbor.cho)), Random(2)
    for _ in range(8):
        await one_move(harbor, await live_table(harbor), people, random)
        await harbor.env.advance_time(2)
        live = await live_table(harbor)
        assert live.shown == live.to_show
    assert refused
    assert listed.await_count == 1


async def test_a_list_of_emojis_is_read_again_once_a_minute(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = AsyncMock(return_value=OWN)
    monkeypatch.setattr(harbor.bot, "fetch_application_emojis", listed)
    harbor.bot.own_emojis.know(OWN)
    for _ in range(3):
        assert not await harbor.bot.own_emojis.read_again(harbor.bot)
    assert listed.await_count == 1


async def test_the_tables_buttons_wear_what_was_uploaded(harbor: Harbor) -> None:
    harbor.bot.own_emojis.know(OWN)
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    seen: list[dict[str, Any]] = []
    random = Random(2)
    while not seen and not game_of(live).over:
        await one_move(harbor, live, people, random)
        seen = emojis_on(table_message(harbor.channel))
    assert seen
    assert all(emoji.get("id") for emoji in seen), seen
