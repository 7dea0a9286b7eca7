"""The application's own emojis: uploaded once, found at the start, and never needed."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import discord
import pytest

from bot.core.player_names import BADGES
from bot.core.presenter import AskNumber, Buttons, Choice, Menu, Prompt
from bot.games.catalogue import OURS, SEAT_SIGNS, catalogue
from bot.games.manila.words import SPACE_EMOJI, WARE_EMOJI
from bot.process.emojis import Emojis, EmojiUpload, painted, upload, wear_avatar
from localcord.server import LocalCord

SIGNS = catalogue().emojis


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


async def outcomes(client: discord.Client) -> list[EmojiUpload]:
    return [outcome async for outcome in upload(client, SIGNS)]


async def test_all_emojis_are_uploaded_and_found_afterwards(client: discord.Client) -> None:
    found = await outcomes(client)
    assert {outcome.name for outcome in found} == set(SIGNS)
    assert {outcome.did for outcome in found} == {"uploaded"}
    emojis = Emojis(SIGNS)
    await emojis.fetch(client)
    assert len(emojis) == len(SIGNS)
    shown = emojis("🟢")
    assert shown is not None
    assert shown.startswith("<:manila_jade_")
    assert discord.PartialEmoji.from_str(shown).id is not None


async def test_buttons_and_menus_are_dressed_with_them(client: discord.Client) -> None:
    await outcomes(client)
    emojis = Emojis(SIGNS)
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


async def test_the_newest_older_drawing_and_others_emojis_stay(client: discord.Client) -> None:
    png = painted(SIGNS["manila_jade"]).png
    older = [f"manila_jade_0000000{number}" for number in (2, 1)]
    for name in (*older, "parrot", "manila_jade"):
        await client.create_application_emoji(name=name, image=png)
    found = {outcome.name: outcome.did for outcome in await outcomes(client)}
    assert found["manila_jade"] == "replaced"
    assert found["manila_silk"] == "uploaded"
    names = {emoji.name for emoji in await client.fetch_application_emojis()}
    assert {"parrot", "manila_jade", older[1]} <= names
    assert older[0] not in names


async def test_a_running_bots_drawings_outlast_one_update(client: discord.Client) -> None:
    png = painted(SIGNS["manila_jade"]).png
    await client.create_application_emoji(name="manila_jade_00000000", image=png)
    running = Emojis(SIGNS)
    await running.fetch(client)
    for _ in range(2):  # running the command again deletes nothing more
        await outcomes(client)
    assert running("🟢") in {str(emoji) for emoji in await client.fetch_application_emojis()}
    restarted = Emojis(SIGNS)
    await restarted.fetch(client)
    assert restarted("🟢") not in {running("🟢"), "🟢"}


@pytest.mark.parametrize("newest_first", [False, True])
def test_the_newest_of_several_drawings_is_used(newest_first: bool) -> None:
    drawings = [
        discord.PartialEmoji(name=f"manila_jade_{digest}", id=number) for number, digest in ((1, "f" * 8), (2, "0" * 8))
    ]
    emojis = Emojis(SIGNS)
    emojis.know(sorted(drawings, key=lambda each: each.id or 0, reverse=newest_first))  # type: ignore[arg-type]
    assert emojis("🟢") == "<:manila_jade_00000000:2>"


async def test_a_failure_is_told_and_the_others_go_on(client: discord.Client, cord: LocalCord) -> None:
    cord.fail("POST", "/applications/{application_id}/emojis", status=400)
    found = await outcomes(client)
    failed = [outcome for outcome in found if outcome.did == "failed"]
    assert len(failed) == 1
    assert failed[0].why
    assert len(found) == len(SIGNS)


async def test_the_avatar_can_be_worn(client: discord.Client) -> None:
    assert (await wear_avatar(client)).did == "uploaded"


async def test_plain_emojis_are_shown_where_none_are_uploaded(client: discord.Client) -> None:
    emojis = Emojis(SIGNS)
    await emojis.fetch(client)
    assert emojis("🟢") == "🟢"
    assert emojis("🦜") == "🦜"
    assert emojis(None) is None


async def test_a_discord_that_does_not_answer_never_stops_the_start(
    client: discord.Client, cord: LocalCord, caplog: pytest.LogCaptureFixture
) -> None:
    cord.fail("GET", "/applications/{application_id}/emojis", status=403)
    emojis = Emojis(SIGNS)
    with caplog.at_level(logging.WARNING):
        await emojis.fetch(client)
    assert emojis("🟢") == "🟢"
    assert "plain emojis used" in caplog.text


def test_no_two_emojis_are_shown_by_the_same_sign() -> None:
    stand_ins = {sign.stand_in for sign in SIGNS.values()}
    assert len(stand_ins) == len(SIGNS)
    assert {*WARE_EMOJI.values(), *SPACE_EMOJI.values(), *BADGES} <= stand_ins


def test_an_emoji_is_everybodys_or_of_one_game() -> None:
    parts = [SEAT_SIGNS, *(package.emojis for package in OURS)]
    assert sum(len(part) for part in parts) == len({name for part in parts for name in part})


def test_what_has_been_uploaded_goes_on_to_be_shown() -> None:
    names = [
        "nutmeg",
        "silk",
        "ginseng",
        "jade",
        "master",
        "pirate",
        "pilot",
        "port",
        "yard",
        "insurance",
        "accomplice",
        "peso",
    ]
    seats = ["red", "yellow", "navy", "violet", "teal", "pink", "white", "lime"]
    assert {f"manila_{name}" for name in names} | {f"manila_seat_{seat}" for seat in seats} <= set(SIGNS)


def test_drawings_keep_within_what_discord_takes() -> None:
    for name, sign in SIGNS.items():
        emoji = painted(sign)
        assert len(f"{name}_{emoji.digest}") <= 32
        assert len(emoji.png) < 64 * 1024


def test_drawings_come_out_same_each_time_and_no_two_are_alike() -> None:
    digests = [painted(sign).digest for sign in SIGNS.values()]
    assert digests == [painted(sign).digest for sign in SIGNS.values()]
    assert len({*digests}) == len(SIGNS)
