"""The application's own emojis: uploaded once, found at the start, and never needed."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import discord
import pytest

from bot.presenters.base import AskNumber, Buttons, Choice, Menu, Prompt
from bot.presenters.manila.words import SPACE_EMOJI, WARE_EMOJI
from bot.process.emojis import STAND_INS, Emojis, Outcome, upload, wear_avatar
from bot.ui.cast import BADGES
from localcord.server import LocalCord
from render import emojis as drawings


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    async with LocalCord("token") as cord:
        yield cord


@pytest.fixture
async def client(cord: LocalCord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[discord.Client]:
    monkeypatch.setattr(discord.http.Route, "BASE", cord.api_url)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login("token")
        yield client


async def outcomes(client: discord.Client) -> list[Outcome]:
    return [outcome async for outcome in upload(client)]


async def test_all_emojis_are_uploaded_and_found_afterwards(client: discord.Client) -> None:
    found = await outcomes(client)
    assert {outcome.name for outcome in found} == set(STAND_INS)
    assert {outcome.did for outcome in found} == {"uploaded"}
    emojis = Emojis()
    await emojis.fetch(client)
    assert len(emojis) == len(STAND_INS)
    shown = emojis("🟢")
    assert shown is not None
    assert shown.startswith("<:manila_jade_")
    assert discord.PartialEmoji.from_str(shown).id is not None


async def test_buttons_and_menus_are_dressed_with_them(client: discord.Client) -> None:
    await outcomes(client)
    emojis = Emojis()
    number = AskNumber("bid:", "Bid", "Bid", "How much", 1, 9)
    plain = Prompt("Choose", (Buttons((Choice("a", "Jade", emoji="🟢"), number)), Menu("Which", (Choice("b", "B"),))))
    assert emojis.dressed(plain) == plain
    await emojis.fetch(client)
    buttons, menu = emojis.dressed(plain).rows
    assert isinstance(buttons, Buttons)
    assert buttons == Buttons((Choice("a", "Jade", emoji=emojis("🟢")), number))
    assert menu == plain.rows[1]


async def test_what_is_there_already_stays(client: discord.Client, cord: LocalCord) -> None:
    await outcomes(client)
    before = set(cord.world.application_emojis)
    assert {outcome.did for outcome in await outcomes(client)} == {"kept"}
    assert set(cord.world.application_emojis) == before


async def test_an_older_drawing_is_replaced_and_emojis_of_others_stay(client: discord.Client) -> None:
    png = drawings.emojis()["manila_jade"].png
    for name in ("manila_jade_00000000", "parrot", "manila_jade"):
        await client.create_application_emoji(name=name, image=png)
    found = {outcome.name: outcome.did for outcome in await outcomes(client)}
    assert found["manila_jade"] == "replaced"
    assert found["manila_silk"] == "uploaded"
    names = {emoji.name for emoji in await client.fetch_application_emojis()}
    assert {"parrot", "manila_jade"} <= names
    assert "manila_jade_00000000" not in names


async def test_a_failure_is_told_and_the_others_go_on(client: discord.Client, cord: LocalCord) -> None:
    cord.fail("POST", "/applications/{application_id}/emojis", status=400)
    found = await outcomes(client)
    failed = [outcome for outcome in found if outcome.did == "failed"]
    assert len(failed) == 1
    assert failed[0].why
    assert len(found) == len(STAND_INS)


async def test_the_avatar_can_be_worn(client: discord.Client) -> None:
    assert (await wear_avatar(client)).did == "uploaded"


async def test_plain_emojis_are_shown_where_none_are_uploaded(client: discord.Client) -> None:
    emojis = Emojis()
    await emojis.fetch(client)
    assert emojis("🟢") == "🟢"
    assert emojis("🦜") == "🦜"
    assert emojis(None) is None


async def test_a_discord_that_does_not_answer_never_stops_the_start(
    client: discord.Client, cord: LocalCord, caplog: pytest.LogCaptureFixture
) -> None:
    cord.fail("GET", "/applications/{application_id}/emojis", status=403)
    emojis = Emojis()
    with caplog.at_level(logging.WARNING):
        await emojis.fetch(client)
    assert emojis("🟢") == "🟢"
    assert "plain ones are shown" in caplog.text


def test_every_emoji_of_the_game_has_a_drawing_of_its_own() -> None:
    assert set(STAND_INS) == set(drawings.names())
    assert len(set(STAND_INS.values())) == len(STAND_INS)
    assert {*WARE_EMOJI.values(), *SPACE_EMOJI.values(), *BADGES} <= set(STAND_INS.values())


def test_drawings_keep_within_what_discord_takes() -> None:
    for name, emoji in drawings.emojis().items():
        assert len(f"{name}_{emoji.digest}") <= 32
        assert len(emoji.png) < 64 * 1024


def test_drawings_come_out_the_same_each_time() -> None:
    assert drawings.emojis() == drawings.emojis()


def test_no_two_drawings_are_alike() -> None:
    assert len({emoji.digest for emoji in drawings.emojis().values()}) == len(STAND_INS)
