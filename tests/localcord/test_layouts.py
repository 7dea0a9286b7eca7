"""Layouts and forms with every kind of component, built and read by discord.py."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest

from localcord import LocalCord
from localcord.person import Refused, SimulatedUser

from .conftest import Api, Bot, Connect, Join, own_rules_only, png
from .test_channels import text_channel
from .test_message_forms import V2, button, row, text

Interaction = discord.Interaction[Bot]


async def test_every_display_component_goes_out_and_comes_back(cord: LocalCord, connect: Connect) -> None:
    view = discord.ui.LayoutView()
    thumbnail: discord.ui.Thumbnail[Any] = discord.ui.Thumbnail("attachment://small.png", description="Small")
    view.add_item(discord.ui.Section("One", "Two", accessory=thumbnail))
    view.add_item(discord.ui.Separator(spacing=discord.SeparatorSpacing.large))
    view.add_item(discord.ui.File("attachment://log.txt"))
    link: discord.ui.Button[Any] = discord.ui.Button(label="Rules", url="https://example.org")
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("Three"), accent_colour=0x336699))
    view.add_item(discord.ui.ActionRow(link))
    files = [discord.File(io.BytesIO(png(2, 3)), "small.png"), discord.File(io.BytesIO(b"log"), "log.txt")]
    channel = text_channel(await connect())
    sent = await channel.send(view=view, files=files)
    message = await channel.fetch_message(sent.id)
    section, separator, file, container, last = message.components
    assert isinstance(section, discord.SectionComponent)
    assert isinstance(section.accessory, discord.ThumbnailComponent)
    assert (section.accessory.description, section.accessory.media.width) == ("Small", 2)
    assert isinstance(separator, discord.SeparatorComponent)
    assert separator.spacing is discord.SeparatorSpacing.large
    assert isinstance(file, discord.FileComponent)
    assert (file.name, file.size) == ("log.txt", 3)
    assert isinstance(container, discord.Container)
    assert container.accent_colour == discord.Colour(0x336699)
    assert isinstance(last, discord.ActionRow)
    assert message.attachments == []


async def test_layout_keeps_its_picture_through_an_edit_without_files(cord: LocalCord, connect: Connect) -> None:
    def layout(words: str) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay(words))
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png")
        view.add_item(gallery)
        return view

    channel = text_channel(await connect())
    file = discord.File(io.BytesIO(png(5, 5)), "board.png")
    message = await channel.send(view=layout("before"), file=file)
    edited = await message.edit(view=layout("after"))
    gallery = edited.components[1]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    assert await _read(cord, gallery.items[0].media.url) == png(5, 5)
    with pytest.raises(discord.HTTPException, match="was not found"):
        await message.edit(view=layout("again"), attachments=[])


async def _read(cord: LocalCord, url: str) -> bytes:
    async with aiohttp.ClientSession() as client, client.get(url) as response:
        assert response.status == 200
        return await response.read()


ODD: dict[str, tuple[dict[str, Any], str, str]] = {
    "a separator of spacing 3": ({"type": 14, "spacing": 3}, "components.0.spacing", "BASE_TYPE_CHOICES"),
    "a thumbnail alone": ({"type": 11, "media": {"url": "https://x.org"}}, "components.0.type", "UNION_TYPE_CHOICES"),
    "a gallery item without media": (
        {"type": 12, "items": [{}]},
        "components.0.items.0.media.url",
        "BASE_TYPE_REQUIRED",
    ),
    "a file without an address": ({"type": 13, "file": {}}, "components.0.file.url", "BASE_TYPE_REQUIRED"),
    "a text that is a number": (text("x") | {"content": 5}, "components.0.content", "STRING_TYPE_CONVERT"),
    "a button without a custom_id": (
        row({"type": 2, "style": 1, "label": "x"}),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "a select of minus one value": (
        row({"type": 5, "custom_id": "s", "min_values": -1}),
        "components.0.components.0.min_values",
        "NUMBER_TYPE_RANGE",
    ),
    "a select of 26 values": (
        row({"type": 5, "custom_id": "s", "max_values": 26}),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_RANGE",
    ),
    "more defaults than values": (
        row(
            {
                "type": 3,
                "custom_id": "s",
                "options": [{"label": str(n), "value": str(n), "default": True} for n in range(2)],
            }
        ),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "a text in a row": (row(text("x")), "components.0.components.0.type", "UNION_TYPE_CHOICES"),
    "an unknown kind": ({"type": 99}, "components.0.type", "UNION_TYPE_CHOICES"),
}


@own_rules_only
@pytest.mark.parametrize(("component", "where", "code"), ODD.values(), ids=ODD)
async def test_a_layout_is_refused_for(
    cord: LocalCord, api: Api, component: dict[str, Any], where: str, code: str
) -> None:
    answer = await api.post(cord.channel("manila"), {"flags": V2, "components": [component]})
    assert (where, code) in answer.faults()


# Forms


class Wishes(discord.ui.Modal, title="Wishes"):
    """One field of each kind that is not text."""

    speed: discord.ui.Label[Any] = discord.ui.Label(
        text="Speed",
        component=discord.ui.RadioGroup(
            custom_id="speed",
            options=[discord.RadioGroupOption(label="Live"), discord.RadioGroupOption(label="Relaxed", default=True)],
        ),
    )
    rules: discord.ui.Label[Any] = discord.ui.Label(
        text="Rules",
        component=discord.ui.CheckboxGroup(
            custom_id="rules",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=name) for name in ("Pirates", "Loans", "Odds")],
        ),
    )
    hints: discord.ui.Label[Any] = discord.ui.Label(text="Hints", component=discord.ui.Checkbox(custom_id="hints"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        speed, rules, hints = self.speed.component, self.rules.component, self.hints.component
        assert isinstance(speed, discord.ui.RadioGroup)
        assert isinstance(rules, discord.ui.CheckboxGroup)
        assert isinstance(hints, discord.ui.Checkbox)
        await interaction.response.send_message(f"{speed.value} {sorted(rules.values)} {hints.value}")


async def wishing(connect: Connect, join: Join) -> tuple[SimulatedUser, Any]:
    bot = await connect()

    @bot.tree.command()
    async def wish(interaction: Interaction) -> None:
        """Wish."""
        await interaction.response.send_modal(Wishes())

    await bot.tree.sync()
    ann = await join("Ann")
    return ann, await ann.slash("manila", "wish")


async def test_a_form_of_choices_is_read(connect: Connect, join: Join) -> None:
    ann, opened = await wishing(connect, join)
    outcome = await ann.submit(opened, {"Speed": "Live", "Rules": ["Pirates", "Odds"], "Hints": True})
    assert outcome.text == "Live ['Odds', 'Pirates'] True"


async def test_a_form_of_choices_keeps_what_it_proposed(connect: Connect, join: Join) -> None:
    ann, opened = await wishing(connect, join)
    assert (await ann.submit(opened)).text == "Relaxed [] False"


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"Speed": "Never"}, "speed: Value must be one of"),
        ({"Speed": None}, "speed: Choose between 1 and 1"),
        ({"Rules": ["Gold"]}, "rules: Value must be one of"),
    ],
)
async def test_a_form_refuses_what_it_does_not_offer(
    connect: Connect, join: Join, fields: dict[str, Any], fault: str
) -> None:
    ann, opened = await wishing(connect, join)
    with pytest.raises(Refused, match=fault):
        await ann.submit(opened, fields)


async def test_a_form_that_was_never_opened_cannot_be_sent(connect: Connect, join: Join) -> None:
    _, opened = await wishing(connect, join)
    ben = await join("Ben")
    with pytest.raises(Refused, match="10062"):
        await ben.submit(opened, {})


async def test_a_placeholder_cannot_be_clicked(connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.tree.command()
    async def think(interaction: Interaction) -> None:
        """Think."""
        await interaction.response.defer(thinking=True)

    await bot.tree.sync()
    ann = await join("Ann")
    message = (await ann.slash("manila", "think", until_done=False)).message
    assert message is not None
    message["components"] = [row(button())]
    with pytest.raises(Refused, match="10008"):
        await ann.click(message, "Go")
