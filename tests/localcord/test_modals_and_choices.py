"""Modals, and the choices offered while somebody types."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from localcord import LocalCord
from localcord.person import Refused, SimulatedUser

from .conftest import Api, Bot, Connect, Join, advance, manual_clock, own_rules_only

Interaction = discord.Interaction[Bot]


class Bid(discord.ui.Modal, title="Your bid"):
    """A modal of labels, as they are written today."""

    amount: discord.ui.Label[Any] = discord.ui.Label(
        text="Amount", component=discord.ui.TextInput(custom_id="amount", min_length=1, max_length=3)
    )
    note: discord.ui.Label[Any] = discord.ui.Label(
        text="Note", component=discord.ui.TextInput(custom_id="note", required=False, default="none")
    )
    ware: discord.ui.Label[Any] = discord.ui.Label(
        text="Ware",
        component=discord.ui.Select(
            custom_id="ware", options=[discord.SelectOption(label="Silk"), discord.SelectOption(label="Jade")]
        ),
    )
    rival: discord.ui.Label[Any] = discord.ui.Label(
        text="Rival", component=discord.ui.UserSelect(custom_id="rival", required=False, min_values=0)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        amount, note = self.amount.component, self.note.component
        ware, rival = self.ware.component, self.rival.component
        assert isinstance(amount, discord.ui.TextInput)
        assert isinstance(note, discord.ui.TextInput)
        assert isinstance(ware, discord.ui.Select)
        assert isinstance(rival, discord.ui.UserSelect)
        parts = [amount.value, note.value, *ware.values, *(user.display_name for user in rival.values)]
        await interaction.response.send_message(" / ".join(parts))


async def opened(connect: Connect, join: Join, modal: type[discord.ui.Modal] = Bid) -> tuple[SimulatedUser, Any]:
    bot = await connect()

    @bot.tree.command()
    async def bid(interaction: Interaction) -> None:
        """Bid."""
        await interaction.response.send_modal(modal())

    await bot.tree.sync()
    ann = await join("Ann")
    outcome = await ann.slash("manila", "bid")
    assert outcome.modal is not None
    return ann, outcome


async def test_a_modal_opens_and_its_input_is_read(connect: Connect, join: Join) -> None:
    ann, outcome = await opened(connect, join)
    assert outcome.modal["title"] == "Your bid"
    ben = await join("Ben")
    answer = await ann.submit(outcome, {"Amount": "12", "Ware": "Silk", "Rival": ben.id})
    assert answer.text == "12 / none / Silk / Ben"
    with pytest.raises(Refused, match="10062"):
        await ann.submit(outcome, {"Amount": "12", "Ware": "Silk"})


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"Amount": "1234", "Ware": "Silk"}, "amount: Must be between 1 and 3"),
        ({"Ware": "Silk"}, "amount: This field is required"),
        ({"Amount": "1"}, "ware: Choose between 1 and 1"),
        ({"Amount": "1", "Ware": "Gold"}, "ware: Value must be one of"),
        ({"Amount": "1", "Ware": "Silk", "Rival": "17"}, "not known here"),
    ],
)
async def test_invalid_modal_input_never_reaches_the_bot(
    connect: Connect, join: Join, fields: dict[str, str], fault: str
) -> None:
    ann, outcome = await opened(connect, join)
    with pytest.raises(Refused, match=fault):
        await ann.submit(outcome, fields)


async def test_a_modal_cannot_answer_a_modal(api: Api, connect: Connect, join: Join) -> None:
    codes: list[int] = []

    class Again(discord.ui.Modal, title="Again"):
        word: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Word")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            path = f"/interactions/{interaction.id}/{interaction.token}/callback"
            body = {"type": 9, "data": self.to_dict()}
            codes.append((await api("POST", path, body, token=None)).code)
            await interaction.response.send_message("no")

    ann, outcome = await opened(connect, join, Again)
    assert (await ann.submit(outcome, {"Word": "x"})).text == "no"
    assert codes == [50035]


async def test_a_modal_opened_from_a_message_can_update_it(connect: Connect, join: Join) -> None:
    bot = await connect()

    class Rename(discord.ui.Modal, title="Name"):
        name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=f"Table {self.name.value}")

    class Table(discord.ui.View):
        @discord.ui.button(label="Rename")
        async def rename(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_modal(Rename())

    @bot.tree.command()
    async def table(interaction: Interaction) -> None:
        """A table."""
        await interaction.response.send_message("Table", view=Table())

    await bot.tree.sync()
    ann = await join("Ann")
    message = (await ann.slash("manila", "table")).message
    assert message is not None
    click = await ann.click(message, "Rename")
    await ann.submit(click, {"Name": "One"})
    assert ann.latest(message)["content"] == "Table One"


LABEL = {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": "a"}}
MODALS: dict[str, tuple[dict[str, Any], str]] = {
    "a title of 46 characters": ({"title": "x" * 46}, "data.title"),
    "no components": ({"components": []}, "data.components"),
    "six components": (
        {"components": [LABEL | {"component": {"type": 4, "style": 1, "custom_id": str(n)}} for n in range(6)]},
        "data.components",
    ),
    "a label of 46 characters": ({"components": [LABEL | {"label": "x" * 46}]}, "data.components.0.label"),
    "a button": (
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "b", "label": "B"}]}]},
        "data.components.0.components.0.type",
    ),
    "the same custom_id twice": ({"components": [LABEL, LABEL]}, "data.components.1.component.custom_id"),
    "an input without a style": (
        {"components": [LABEL | {"component": {"type": 4, "custom_id": "a"}}]},
        "data.components.0.component.style",
    ),
    "one radio option": (
        {
            "components": [
                LABEL | {"component": {"type": 21, "custom_id": "a", "options": [{"label": "x", "value": "x"}]}}
            ]
        },
        "data.components.0.component.options",
    ),
}


@own_rules_only
@pytest.mark.parametrize(("change", "where"), MODALS.values(), ids=MODALS)
async def test_a_modal_is_refused_for(
    api: Api, connect: Connect, join: Join, change: dict[str, Any], where: str
) -> None:
    faults: list[str] = []
    bot = await connect()

    @bot.tree.command()
    async def bid(interaction: Interaction) -> None:
        """Bid."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        modal = {"title": "Bid", "custom_id": "m", "components": [LABEL]} | change
        answer = await api("POST", path, {"type": 9, "data": modal}, token=None)
        faults.extend(place for place, _ in answer.faults())
        await interaction.response.send_message("checked")

    await bot.tree.sync()
    ann = await join("Ann")
    await ann.slash("manila", "bid")
    assert faults == [where]


# Autocomplete


async def offering(
    connect: Connect, join: Join, choices: list[app_commands.Choice[str]], stuck: asyncio.Event | None = None
) -> SimulatedUser:
    bot = await connect()

    @bot.tree.command()
    async def rules(interaction: Interaction, preset: str, page: int = 1) -> None:
        """Rules."""
        await interaction.response.send_message(f"{preset} {page}")

    @rules.autocomplete("preset")
    async def presets(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        if stuck is not None:
            stuck.set()
            await asyncio.Event().wait()
        return [
            app_commands.Choice(name=f"{choice.name} {interaction.namespace.page}", value=choice.value)
            for choice in choices
            if choice.value.startswith(current)
        ]

    await bot.tree.sync()
    return await join("Ann")


async def test_autocomplete_follows_typed_text_and_earlier_options(connect: Connect, join: Join) -> None:
    wares = [app_commands.Choice(name=ware.title(), value=ware) for ware in ("jade", "silk", "ginseng")]
    ann = await offering(connect, join, wares)
    assert await ann.autocomplete("manila", "rules", "preset", "s", page=4) == [{"name": "Silk 4", "value": "silk"}]
    assert (await ann.slash("manila", "rules", preset="silk")).text == "silk 1"


@manual_clock
async def test_choices_that_do_not_come_in_time_are_an_error(cord: LocalCord, connect: Connect, join: Join) -> None:
    stuck = asyncio.Event()
    ann = await offering(connect, join, [], stuck)
    asked = asyncio.create_task(ann.autocomplete("manila", "rules", "preset", "s"))
    await stuck.wait()
    advance(cord, 3)
    with pytest.raises(Refused, match="10062"):
        await asked


@own_rules_only
async def test_more_than_25_choices_are_refused(api: Api, connect: Connect, join: Join) -> None:
    bot = await connect()
    faults: list[tuple[str, str]] = []

    @bot.tree.command()
    async def rules(interaction: Interaction, preset: str) -> None:
        """Rules."""

    @rules.autocomplete("preset")
    async def presets(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        choices = [{"name": str(n), "value": str(n)} for n in range(26)]
        answer = await api("POST", path, {"type": 8, "data": {"choices": choices}}, token=None)
        faults.extend(answer.faults())
        return []

    await bot.tree.sync()
    ann = await join("Ann")
    assert await ann.autocomplete("manila", "rules", "preset", "") == []
    assert faults == [("data.choices", "BASE_TYPE_MAX_LENGTH")]
