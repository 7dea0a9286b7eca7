"""Persons: driven in this process or over the wire, and told what came of everything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from localcord import LocalCord
from localcord.forms import fill_modal, message_text
from localcord.person import Refused, SimulatedUser

from .conftest import Bot, Connect

Interaction = discord.Interaction[Bot]


@pytest.fixture(params=["in process", "over the wire"])
async def ann(request: pytest.FixtureRequest, cord: LocalCord) -> AsyncIterator[SimulatedUser]:
    person = await (
        SimulatedUser.join(cord, "Ann") if request.param == "in process" else SimulatedUser.connect(cord.url, "Ann")
    )
    yield person
    await person.leave()


class Panel(discord.ui.View):
    @discord.ui.button(label="Answer")
    async def answer(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("private", ephemeral=True)

    @discord.ui.button(label="Update")
    async def update(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="updated")

    @discord.ui.button(label="Ask")
    async def ask(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Question())


class Question(discord.ui.Modal, title="Question"):
    word: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Word", default="silk")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"word {self.word.value}")


async def panel(connect: Connect) -> Bot:
    bot = await connect()

    @bot.tree.command()
    async def start(interaction: Interaction) -> None:
        """Start."""
        await interaction.response.send_message("panel", view=Panel())

    await bot.tree.sync()
    return bot


async def test_each_outcome_is_told(ann: SimulatedUser, connect: Connect) -> None:
    await panel(connect)
    if not ann.commands:
        await ann.wait_for("commands")
    started = await ann.slash("manila", "start")
    assert (started.state, started.text, started.ephemeral) == ("done", "panel", False)
    assert started.message is not None
    private = await ann.click(started.message, "Answer")
    assert (private.text, private.ephemeral, private.updated) == ("private", True, None)
    updated = await ann.click(started.message, "Update")
    assert (updated.text, updated.message) == ("updated", None)
    asked = await ann.click(started.message, "Ask")
    assert asked.modal is not None
    assert (await ann.submit(asked)).text == "word silk"
    asked = await ann.click(started.message, "Ask")
    assert (await ann.submit(asked, {"Word": "jade"})).text == "word jade"


async def test_many_clicks_at_once_each_get_their_own_outcome(cord: LocalCord, connect: Connect) -> None:
    await panel(connect)
    people = [await SimulatedUser.join(cord, name) for name in ("Ann", "Ben", "Cleo")]
    message = (await people[0].slash("manila", "start")).message
    assert message is not None
    outcomes = await asyncio.gather(*(person.click(message, "Answer") for person in people for _ in range(5)))
    assert {outcome.text for outcome in outcomes} == {"private"}
    assert len({outcome.interaction_id for outcome in outcomes}) == 15
    for person in people:
        own = [known for known in person.messages.values() if known["ephemeral"]]
        assert len(own) == 5
        await person.leave()


async def test_what_is_refused_raises_with_the_code(ann: SimulatedUser) -> None:
    with pytest.raises(Refused) as refusal:
        await ann.send("manila", "x" * 2001)
    assert refusal.value.code == 50035
    assert "Must be 2000 or fewer" in refusal.value.message
    with pytest.raises(Refused, match="no command /nothing"):
        await ann.slash("manila", "nothing")
    message = await ann.send("manila", "plain")
    with pytest.raises(LookupError, match="is not offered"):
        await ann.click(message, "Go")


async def test_a_person_waits_for_messages_that_come_or_change(ann: SimulatedUser, cord: LocalCord) -> None:
    channel, ben = cord.channel("manila"), cord.user("Ben")
    coming = asyncio.create_task(ann.wait_message("anchor"))
    await asyncio.sleep(0)
    message = cord.messages.create(channel, ben, {"content": "weigh anchor"})
    assert (await coming)["id"] == str(message.id)
    assert (await ann.wait_message("anchor"))["id"] == str(message.id)
    change = asyncio.create_task(ann.wait_change("sail"))
    await asyncio.sleep(0)
    cord.messages.edit(channel, message, {"content": "set sail"})
    assert (await change)["content"] == "set sail"


async def test_a_deferred_answer_can_be_looked_at_before_it_is_filled(ann: SimulatedUser, connect: Connect) -> None:
    bot = await connect()
    go_on = asyncio.Event()

    @bot.tree.command()
    async def think(interaction: Interaction) -> None:
        """Think."""
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(content="thought")

    await bot.tree.sync()
    if not ann.commands:
        await ann.wait_for("commands")
    outcome = await ann.slash("manila", "think", until_done=False)
    assert outcome.state == "deferred"
    assert outcome.message is not None
    assert outcome.message["flags"] & 1 << 7
    go_on.set()
    filled = await ann.wait_message("thought")
    assert filled["id"] == outcome.message["id"]


def test_modal_is_filled_by_label_or_id_and_keeps_its_proposals() -> None:
    modal = [
        {"type": 10, "content": "Read this"},
        {"type": 1, "components": [{"type": 4, "custom_id": "a", "label": "Name", "value": "Ann"}]},
        {"type": 18, "label": "Fast", "component": {"type": 23, "custom_id": "b", "default": True}},
        {
            "type": 18,
            "label": "Ware",
            "component": {"type": 21, "custom_id": "c", "options": [{"value": "silk", "default": True}]},
        },
        {
            "type": 18,
            "label": "Rules",
            "component": {"type": 22, "custom_id": "d", "options": [{"value": "x"}, {"value": "y"}]},
        },
    ]
    assert fill_modal(modal, {"Rules": ["y"], "a": "Ben"}) == [
        {"type": 1, "components": [{"type": 4, "custom_id": "a", "value": "Ben"}]},
        {"type": 18, "component": {"type": 23, "custom_id": "b", "value": True}},
        {"type": 18, "component": {"type": 21, "custom_id": "c", "value": "silk"}},
        {"type": 18, "component": {"type": 22, "custom_id": "d", "values": ["y"]}},
    ]
    with pytest.raises(LookupError, match="no field"):
        fill_modal(modal, {"Colour": "red"})


def test_the_text_of_a_message_is_everything_it_says() -> None:
    message = {
        "content": "one",
        "components": [{"type": 17, "components": [{"type": 10, "content": "two"}]}],
    }
    assert message_text(message) == "one\ntwo"
