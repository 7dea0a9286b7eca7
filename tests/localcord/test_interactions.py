"""Interactions with an unmodified discord.py client: every kind of answer, and every refusal."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import app_commands

from localcord import LocalCord
from localcord.person import Refused, SimulatedUser

from .conftest import Api, Bot, Connect, Join, advance, manual_clock, own_rules_only, png

Interaction = discord.Interaction[Bot]


async def use(connect: Connect, join: Join, callback: Any, name: str = "go") -> tuple[Bot, SimulatedUser]:
    """A bot with one command, and Ann beside it."""
    bot = await connect()
    bot.tree.add_command(app_commands.Command(name=name, description="Go", callback=callback))
    await bot.tree.sync()
    return bot, await join("Ann")


# Answers to commands


async def test_an_ephemeral_answer_is_for_one_person_only(
    cord: LocalCord, api: Api, connect: Connect, join: Join
) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("Your hand: two nutmeg", ephemeral=True)

    _, ann = await use(connect, join, go)
    ben = await join("Ben")
    outcome = await ann.slash("manila", "go")
    assert outcome.ephemeral
    assert outcome.message is not None
    message_id = outcome.message["id"]
    assert message_id not in ben.messages
    assert [message["id"] for message in await ann.history("manila")] == [message_id]
    assert await ben.history("manila") == []
    path = f"/channels/{cord.channel('manila').id}/messages/{message_id}"
    for method in ("GET", "PATCH", "DELETE"):
        answer = await api(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (answer.status, answer.code) == (404, 10008)
    await ann.dismiss(outcome.message)
    assert await ann.history("manila") == []


async def test_a_deferred_answer_shows_thinking_and_is_filled_by_edit(connect: Connect, join: Join) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay("Here it is"))
        await interaction.edit_original_response(view=view)

    _, ann = await use(connect, join, go)
    outcome = await ann.slash("manila", "go", until_done=False)
    assert outcome.state == "deferred"
    message = await ann.wait_message("Here it is")
    assert not message["flags"] & (1 << 7)
    assert message["edited_timestamp"] is None


async def test_first_follow_up_takes_the_place_of_a_deferred_answer(connect: Connect, join: Join) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    _, ann = await use(connect, join, go)
    await ann.slash("manila", "go")
    await ann.wait_message("second")
    history = await ann.history("manila")
    assert [(message["content"], message["ephemeral"]) for message in history] == [("first", True), ("second", True)]


async def test_token_fetches_edits_and_deletes_answer_and_follow_ups(connect: Connect, join: Join) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("answer")
        extra = await interaction.followup.send("extra", wait=True)
        original = await interaction.original_response()
        assert original.content == "answer"
        await original.edit(content="better answer")
        await extra.edit(content="better extra", attachments=[discord.File(io.BytesIO(png(2, 2)), "x.png")])
        file = discord.File(io.BytesIO(b"log"), "game.txt")
        last = await interaction.followup.send("last", file=file, ephemeral=True, wait=True)
        await last.delete()
        await interaction.delete_original_response()

    _, ann = await use(connect, join, go)
    gone = (await ann.slash("manila", "go")).message
    assert gone is not None
    await ann.wait_for("message_delete", lambda data: bool(data["id"] == gone["id"]))
    history = await ann.history("manila")
    assert [message["content"] for message in history] == ["better extra"]
    assert history[0]["attachments"][0]["filename"] == "x.png"


async def test_a_second_first_answer_is_refused(api: Api, connect: Connect, join: Join) -> None:
    codes: list[int] = []

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        codes.append((await api("POST", path, {"type": 4, "data": {"content": "two"}}, token=None)).code)
        await interaction.followup.send("checked")

    _, ann = await use(connect, join, go)
    await ann.slash("manila", "go")
    await ann.wait_message("checked")
    assert codes == [40060]


@manual_clock
async def test_answer_after_three_seconds_fails_for_bot_and_user(cord: LocalCord, connect: Connect, join: Join) -> None:
    codes: list[int] = []

    async def go(interaction: Interaction) -> None:
        advance(cord, 3.1)
        with pytest.raises(discord.NotFound) as refusal:
            await interaction.response.send_message("too late")
        codes.append(refusal.value.code)
        assert interaction.channel is not None
        await interaction.channel.send("checked")  # type: ignore[union-attr]

    _, ann = await use(connect, join, go)
    outcome = await ann.slash("manila", "go")
    assert (outcome.state, outcome.failure) == ("failed", "The application did not respond")
    await ann.wait_message("checked")
    assert codes == [10062]


@manual_clock
async def test_the_token_lives_for_fifteen_minutes(cord: LocalCord, api: Api, connect: Connect, join: Join) -> None:
    tokens: list[str] = []

    async def go(interaction: Interaction) -> None:
        tokens.append(interaction.token)
        await interaction.response.send_message("answer")

    _, ann = await use(connect, join, go)
    await ann.slash("manila", "go")
    path = f"/webhooks/{cord.world.application_id}/{tokens[0]}"
    advance(cord, 14 * 60)
    assert (await api("POST", path, {"content": "in time"}, token=None)).status == 200
    advance(cord, 61)
    late = await api("POST", path, {"content": "late"}, token=None)
    assert (late.status, late.code) == (401, 50027)
    edit = await api("PATCH", f"{path}/messages/@original", {"content": "late"}, token=None)
    assert (edit.status, edit.code) == (401, 50027)
    unknown = await api("POST", f"/webhooks/{cord.world.application_id}/nonsense", {"content": "x"}, token=None)
    assert (unknown.status, unknown.code) == (404, 10015)


async def test_a_follow_up_before_the_first_answer_is_refused(api: Api, connect: Connect, join: Join) -> None:
    codes: list[int] = []

    async def go(interaction: Interaction) -> None:
        path = f"/webhooks/{interaction.application_id}/{interaction.token}"
        codes.append((await api("POST", path, {"content": "early"}, token=None)).code)
        await interaction.response.send_message("now")

    _, ann = await use(connect, join, go)
    await ann.slash("manila", "go")
    assert codes == [10015]


async def test_an_unknown_interaction_is_refused(api: Api) -> None:
    answer = await api("POST", "/interactions/1/nonsense/callback", {"type": 4, "data": {"content": "x"}}, token=None)
    assert (answer.status, answer.code) == (404, 10062)


@pytest.mark.parametrize("kind", [6, 7, 8, 12])
async def test_a_command_takes_no_answer_that_is_meant_for_components(
    api: Api, connect: Connect, join: Join, kind: int
) -> None:
    codes: list[int] = []

    async def go(interaction: Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        codes.append((await api("POST", path, {"type": kind, "data": {"choices": []}}, token=None)).code)
        await interaction.response.send_message("now")

    _, ann = await use(connect, join, go)
    await ann.slash("manila", "go")
    assert codes == [50035]


async def test_a_deferred_answer_cannot_be_a_layout(api: Api, connect: Connect, join: Join) -> None:
    codes: list[int] = []

    async def go(interaction: Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        codes.append((await api("POST", path, {"type": 5, "data": {"flags": 1 << 15}}, token=None)).code)
        await interaction.response.send_message("now")

    _, ann = await use(connect, join, go)
    await ann.slash("manila", "go")
    assert codes == [50035]


@own_rules_only
async def test_refused_answer_leaves_the_interaction_open_for_another(connect: Connect, join: Join) -> None:
    async def go(interaction: Interaction) -> None:
        with pytest.raises(discord.HTTPException) as refusal:
            await interaction.response.send_message("x" * 2001)
        assert refusal.value.code == 50035
        assert interaction._cs_response._response_type is None  # type: ignore[attr-defined]
        await interaction.response.send_message("shorter")

    _, ann = await use(connect, join, go)
    assert (await ann.slash("manila", "go")).text == "shorter"


# Components


class Controls(discord.ui.View):
    """Buttons and selects that say what was done with them."""

    @discord.ui.button(label="Later")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @discord.ui.button(label="Whisper")
    async def whisper(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    @discord.ui.button(label="Off", disabled=True)
    async def off(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        raise AssertionError("nobody can press this")

    @discord.ui.button(label="Silent")
    async def silent(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        pass

    @discord.ui.select(
        placeholder="Ware",
        max_values=2,
        options=[discord.SelectOption(label=ware.title(), value=ware) for ware in ("nutmeg", "silk", "jade")],
    )
    async def ware(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(" and ".join(select.values))

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Player")
    async def player(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"{select.values[0].display_name}, a {type(select.values[0]).__name__}")


async def controls(connect: Connect, join: Join) -> tuple[SimulatedUser, dict[str, Any]]:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("Choose", view=Controls())

    _, ann = await use(connect, join, go)
    message = (await ann.slash("manila", "go")).message
    assert message is not None
    return ann, message


async def test_a_click_acknowledged_at_once_edits_its_message_later(connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    outcome = await ann.click(message, "Later")
    assert outcome.state == "done"
    edited = await ann.wait_message("edited later")
    assert edited["id"] == message["id"]
    assert edited["edited_timestamp"] is not None


async def test_a_click_is_answered_privately(connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    outcome = await ann.click(message, "Whisper")
    assert outcome.ephemeral
    assert outcome.text == "psst"
    assert outcome.updated is None


async def test_a_disabled_button_cannot_be_pressed(connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    with pytest.raises(Refused, match="disabled"):
        await ann.click(message, "Off")


@manual_clock
async def test_an_unanswered_click_fails_after_three_seconds(cord: LocalCord, connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    pending = asyncio.create_task(ann.wait_for("interaction"))
    click = asyncio.create_task(ann.click(message, "Silent"))
    assert (await pending)["state"] == "pending"
    advance(cord, 3)
    outcome = await click
    assert (outcome.state, outcome.failure) == ("failed", "This interaction failed")


async def test_a_select_sends_the_chosen_values(connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    assert (await ann.select(message, "Ware", "Nutmeg", "jade")).text == "nutmeg and jade"


async def test_select_refuses_what_it_does_not_offer_or_too_much_of_it(connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    with pytest.raises(Refused, match="50035"):
        await ann.select(message, "Ware", "gold")
    with pytest.raises(Refused, match="between 1 and 2"):
        await ann.select(message, "Ware", "nutmeg", "silk", "jade")


async def test_a_user_select_resolves_members(connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    ben = await join("Ben")
    assert (await ann.select(message, "Player", ben.id)).text == "Ben, a Member"


async def test_a_click_on_a_deleted_message_is_refused(cord: LocalCord, connect: Connect, join: Join) -> None:
    ann, message = await controls(connect, join)
    cord.delete_message(message["id"])
    with pytest.raises(Refused, match="10008"):
        await ann.click(message, "Later")


async def test_an_update_of_a_message_deleted_meanwhile_is_refused(
    cord: LocalCord, connect: Connect, join: Join
) -> None:
    codes: list[int] = []

    class Vanishing(discord.ui.View):
        @discord.ui.button(label="Update")
        async def update(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            assert interaction.message is not None
            cord.delete_message(interaction.message.id)
            with pytest.raises(discord.NotFound) as refusal:
                await interaction.response.edit_message(content="x")
            codes.append(refusal.value.code)
            await interaction.response.send_message("It is gone", ephemeral=True)

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("Choose", view=Vanishing())

    _, ann = await use(connect, join, go)
    message = (await ann.slash("manila", "go")).message
    assert message is not None
    assert (await ann.click(message, "Update")).text == "It is gone"
    assert codes == [10008]


async def test_the_buttons_of_an_ephemeral_message_work_and_update_it(connect: Connect, join: Join) -> None:
    class Private(discord.ui.View):
        @discord.ui.button(label="Next")
        async def forward(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.edit_message(content="page 2")

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("page 1", view=Private(), ephemeral=True)

    _, ann = await use(connect, join, go)
    message = (await ann.slash("manila", "go")).message
    assert message is not None
    outcome = await ann.click(message, "Next")
    assert outcome.text == "page 2"
    assert outcome.updated is not None
    assert outcome.updated["ephemeral"]
    assert outcome.by_response


async def test_an_edit_before_an_acknowledgement_is_no_response(connect: Connect, join: Join) -> None:
    class Slow(discord.ui.View):
        @discord.ui.button(label="Next")
        async def forward(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            assert interaction.message is not None
            await interaction.message.edit(content="for another reason")
            await interaction.response.defer()

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("page 1", view=Slow())

    _, ann = await use(connect, join, go)
    message = (await ann.slash("manila", "go")).message
    assert message is not None
    outcome = await ann.click(message, "Next")
    assert outcome.text == "for another reason"
    assert not outcome.by_response


async def test_what_answers_an_interaction_says_so_in_its_metadata(connect: Connect, join: Join) -> None:
    seen: list[discord.MessageInteractionMetadata | None] = []

    class Ask(discord.ui.View):
        @discord.ui.button(label="Look")
        async def look(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            assert interaction.message is not None
            seen.append(interaction.message.interaction_metadata)
            await interaction.response.send_message("seen")

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("Choose", view=Ask())

    _, ann = await use(connect, join, go)
    message = (await ann.slash("manila", "go")).message
    assert message is not None
    answer = (await ann.click(message, "Look")).message
    assert answer is not None
    assert answer["interaction_metadata"]["interacted_message_id"] == message["id"]
    assert message["type"] == 20
    assert seen[0] is not None
    assert str(seen[0].user.id) == ann.id


async def test_an_answer_in_a_channel_deleted_meanwhile_is_refused(
    cord: LocalCord, api: Api, connect: Connect, join: Join
) -> None:
    codes: list[int] = []
    asked = asyncio.Event()

    async def go(interaction: Interaction) -> None:
        cord.delete_channel(cord.channel("manila"))
        for kind in (4, 5):
            path = f"/interactions/{interaction.id}/{interaction.token}/callback"
            codes.append((await api("POST", path, {"type": kind, "data": {"content": "x"}}, token=None)).code)
        asked.set()

    _, ann = await use(connect, join, go)
    use_it = asyncio.create_task(ann.slash("manila", "go"))
    await asked.wait()
    assert codes == [10003, 10003]
    use_it.cancel()


async def test_a_command_in_an_archived_thread_wakes_it_by_its_answer(connect: Connect, join: Join) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("awake")

    bot, ann = await use(connect, join, go)
    channel = bot.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    assert (await ann.slash(str(thread.id), "go")).text == "awake"
    assert ann.channels[str(thread.id)]["thread_metadata"]["archived"] is False
