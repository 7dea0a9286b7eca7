"""What people do on the page: commands, buttons, selects, forms, private answers."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

import discord
import pytest
from discord import app_commands, ui
from playwright.async_api import expect

from localcord import LocalCord

from .browser import Windows, chromium
from .conftest import Bot, Connect, png

pytestmark = pytest.mark.browser

Interaction = discord.Interaction[Bot]


@pytest.fixture
async def windows(cord: LocalCord) -> AsyncIterator[Windows]:
    async with chromium(cord.url) as windows:
        yield windows


class Board(ui.LayoutView):
    """A numbered board with a picture. Each step makes the next board of the same message."""

    row: ui.ActionRow[Board] = ui.ActionRow()

    def __init__(self, number: int = 0) -> None:
        super().__init__(timeout=None)
        self.number = number
        gallery: ui.MediaGallery[Board] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://board-{number}.png", description=f"Board {number}")
        self.add_item(ui.TextDisplay(f"## Board {number}"))
        self.add_item(gallery)
        self.remove_item(self.row)
        self.add_item(self.row)

    def picture(self) -> discord.File:
        return discord.File(io.BytesIO(png(800 + self.number, 600)), f"board-{self.number}.png")

    @row.button(label="Hold", custom_id="hold")
    async def hold(self, interaction: Interaction, button: ui.Button[Board]) -> None:
        await interaction.response.defer()

    @row.button(label="Step", custom_id="step")
    async def step(self, interaction: Interaction, button: ui.Button[Board]) -> None:
        following = Board(self.number + 1)
        await interaction.response.edit_message(view=following, attachments=[following.picture()])


class Choice(ui.View):
    """A select of three fruits."""

    @ui.select(
        custom_id="fruit",
        placeholder="Choose a fruit",
        options=[discord.SelectOption(label=name) for name in ("Apple", "Banana", "Cherry")],
    )
    async def fruit(self, interaction: Interaction, select: ui.Select[Choice]) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} takes {select.values[0]}")


class Bid(ui.Modal, title="Your Bid"):
    """Asks for an amount and a ware; answers nothing at all to thirteen."""

    amount: ui.Label[Bid] = ui.Label(text="Amount", component=ui.TextInput(custom_id="amount", max_length=3))
    ware: ui.Label[Bid] = ui.Label(
        text="Ware",
        component=ui.Select(custom_id="ware", options=[discord.SelectOption(label=name) for name in ("Silk", "Jade")]),
    )

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        assert isinstance(self.amount.component, ui.TextInput)
        assert isinstance(self.ware.component, ui.Select)
        if self.amount.component.value == "13":
            return
        text = f"{self.amount.component.value} for {self.ware.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


@pytest.fixture
async def bot(connect: Connect) -> Bot:
    """A bot with a command for each thing that the page can do."""
    bot = await connect()

    @bot.tree.command()
    async def board(interaction: Interaction) -> None:
        """Show a board."""
        view = Board()
        await interaction.response.send_message(view=view, file=view.picture())

    @bot.tree.command()
    async def fruits(interaction: Interaction) -> None:
        """Offer fruits."""
        await interaction.response.send_message("Fruits", view=Choice())

    @bot.tree.command()
    async def bid(interaction: Interaction) -> None:
        """Make a bid."""
        await interaction.response.send_modal(Bid())

    @bot.tree.command()
    async def secret(interaction: Interaction) -> None:
        """Tell a secret."""
        await interaction.response.send_message("The hold is empty", ephemeral=True)

    @bot.tree.command()
    async def silence(interaction: Interaction) -> None:
        """Never answer."""

    table = app_commands.Group(name="table", description="Tables")

    @table.command()
    async def close(interaction: Interaction) -> None:
        """Close the table."""
        await interaction.response.send_message("Closed")

    @table.command()
    @app_commands.describe(seats="How many people", rules="House rules")
    async def new(interaction: Interaction, seats: app_commands.Range[int, 3, 5], rules: str = "plain") -> None:
        """Open a table."""
        await interaction.response.send_message(f"A table of {seats}, {rules}")

    @new.autocomplete("rules")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed} {kind}", value=f"rules-{kind}") for kind in ("mild", "wild")]

    bot.tree.add_command(table)
    await bot.tree.sync()
    return bot


async def test_a_command_is_found_filled_in_and_sent_by_keyboard_alone(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.box.focus()
    await ann.page.keyboard.type("/table")
    await expect(ann.picker.get_by_role("option")).to_contain_text(["/table close", "/table new"])
    await ann.press("ArrowDown", "Enter")

    seats = ann.page.locator("[data-option='seats']")
    await expect(seats).to_be_focused()
    await ann.page.keyboard.type("7")
    await ann.press("Enter")
    await expect(ann.page.get_by_text("The most is 5.")).to_be_visible()
    await expect(ann.messages).to_have_count(0)

    await ann.press("Backspace")
    await ann.page.keyboard.type("4")
    await ann.press("Enter")
    await expect(ann.last).to_contain_text("A table of 4, plain")
    await expect(ann.last).to_contain_text("Ann used /table new")
    await expect(ann.box).to_be_focused()


async def test_suggestions_follow_typed_text_and_send_the_chosen_value(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.box.fill("/table new")
    await ann.press("Enter")
    await ann.page.locator("[data-option='seats']").fill("3")
    await ann.page.locator("[data-option='rules']").fill("very")
    await expect(ann.page.get_by_role("option")).to_have_text(["very mild", "very wild"])
    await ann.press("ArrowDown", "Enter")
    await expect(ann.page.locator("[data-option='rules']")).to_have_value("very wild")
    await ann.press("Enter")
    await expect(ann.last).to_contain_text("A table of 3, rules-wild")


@pytest.mark.slow
async def test_edit_keeps_the_button_focused_and_shows_the_new_picture(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.run("board")
    await ann.control("step").focus()
    for number in (1, 2):
        await ann.press("Enter")
        await expect(ann.last).to_contain_text(f"Board {number}")
        await expect(ann.last.locator("img")).to_have_attribute("alt", f"Board {number}")
        await expect(ann.last.locator("img")).to_have_js_property("naturalWidth", 800 + number)
        await expect(ann.control("step")).to_be_focused()
    await expect(ann.messages).to_have_count(1)


async def test_what_edit_has_brought_is_said_once_in_one_live_region(bot: Bot, windows: Windows) -> None:
    ann, ben = await windows.open("Ann"), await windows.open("Ben")
    await ann.run("board")
    await ann.control("hold").focus()
    await ben.control("step").click()
    await expect(ann.last).to_contain_text("Board 1")
    assert await ann.heard() == ["Manila: Board 0", "Board 1"]
    await ben.control("step").click()
    await expect(ann.last).to_contain_text("Board 2")
    assert await ann.heard() == ["Manila: Board 0", "Board 1", "Board 2"]
    await expect(ann.control("hold")).to_be_focused()


@pytest.mark.slow
async def test_a_link_to_a_message_leads_to_it_and_not_out_of_the_page(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.run("board")
    board = await ann.messages.first.get_attribute("data-message-id")
    channel = (await ann.page.evaluate("location.hash"))[1:]
    await ann.box.fill(f"https://discord.com/channels/1/{channel}/{board}")
    await ann.press("Enter")
    await ann.last.get_by_role("link").click()
    await expect(ann.messages.first).to_be_focused()
    assert len(ann.page.context.pages) == 1


@pytest.mark.slow
async def test_edit_of_one_message_leaves_the_open_select_of_another(bot: Bot, windows: Windows) -> None:
    ann, ben = await windows.open("Ann"), await windows.open("Ben")
    await ann.run("board")
    await ann.run("fruits")
    await ann.control("fruit").focus()
    await ann.press("ArrowDown")
    await expect(ann.page.get_by_role("listbox", name="Choose a fruit")).to_be_focused()

    await ben.control("step").click()
    await expect(ann.messages.first).to_contain_text("Board 1")
    await ann.press("ArrowDown", "Enter")
    await expect(ann.last).to_contain_text("Ann takes Banana")
    await expect(ben.last).to_contain_text("Ann takes Banana")
    await expect(ann.control("fruit")).to_contain_text("Banana")


async def test_a_form_says_what_is_wrong_and_is_sent_when_it_is_right(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.run("bid")
    await expect(ann.modal.get_by_role("heading")).to_have_text("Your Bid")
    await expect(ann.control("amount")).to_be_focused()
    await ann.press("Enter")
    await expect(ann.modal.get_by_text("This field is required.")).to_be_visible()
    await expect(ann.modal.get_by_text("Choose something.")).to_be_visible()

    await ann.control("amount").fill("12")
    await ann.control("ware").click()
    await ann.page.get_by_role("option", name="Jade").click()
    await ann.modal.get_by_role("button", name="Submit").click()
    await expect(ann.last).to_contain_text("12 for Jade")
    await expect(ann.modal).to_have_count(0)


@pytest.mark.parametrize("cord", [{"first_response": 0.4}], indirect=True)
async def test_unanswered_form_stays_open_with_its_input(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.run("bid")
    await ann.control("amount").fill("13")
    await ann.control("ware").click()
    await ann.press("Enter")
    await ann.modal.get_by_role("button", name="Submit").click()
    await expect(ann.page.get_by_test_id("modal-error")).to_contain_text("Something went wrong")
    await expect(ann.control("amount")).to_have_value("13")
    await ann.press("Escape")
    await expect(ann.modal).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("cord", [{"first_response": 0.4}], indirect=True)
async def test_unanswered_command_shows_that_the_interaction_failed(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.run("silence")
    await expect(ann.last).to_contain_text("This interaction failed")
    await expect(ann.last).to_contain_text("Ann used /silence")
    await ann.last.get_by_role("button", name="Dismiss message").click()
    await expect(ann.messages).to_have_count(0)


@pytest.mark.parametrize("cord", [{"first_response": 0.4}], indirect=True)
async def test_a_click_that_nobody_answers_fails_below_its_message(bot: Bot, cord: LocalCord, windows: Windows) -> None:
    channel = bot.get_channel(cord.channel("manila").id)
    assert isinstance(channel, discord.TextChannel)
    forgotten: ui.View = ui.View()
    forgotten.add_item(ui.Button(label="Old", custom_id="forgotten"))
    await channel.send("An old table", view=forgotten)
    forgotten.stop()
    ann = await windows.open("Ann")
    await ann.control("forgotten").click()
    await expect(ann.control("forgotten")).to_have_attribute("aria-busy", "true")
    await expect(ann.last.get_by_test_id("failure")).to_contain_text("This interaction failed")
    await expect(ann.control("forgotten")).not_to_have_attribute("aria-busy", "true")


async def test_private_answer_shows_only_to_its_user_until_dismissed(bot: Bot, windows: Windows) -> None:
    ann, ben = await windows.open("Ann"), await windows.open("Ben")
    await ann.run("secret")
    await expect(ann.last).to_contain_text("Only you can see this")
    await expect(ann.last).to_contain_text("The hold is empty")

    # What comes later has reached both, so the secret would have too.
    await ann.say("Any news?")
    await expect(ben.last).to_contain_text("Any news?")
    await expect(ben.messages).to_have_count(1)

    await ann.page.get_by_role("button", name="Dismiss message").click()
    await expect(ann.messages).to_have_count(1)


@pytest.mark.slow
async def test_one_writes_to_bot_directly_and_sees_that_it_answered(bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.page.get_by_role("button", name="Manila, bot, online").click()
    await expect(ann.page.get_by_test_id("channel-header")).to_contain_text("Manila")
    await ann.say("shares")
    (question,) = await bot.event_of("message")
    await expect(ann.last).to_contain_text("shares")

    await ann.page.get_by_test_id("channel-list").get_by_role("link", name="general").click()
    await question.channel.send(f"You wrote {question.content}")
    badge = ann.page.get_by_test_id("dm-list").get_by_test_id("unread")
    await expect(badge).to_have_text("1")
    await ann.page.get_by_test_id("dm-list").get_by_role("link").click()
    await expect(ann.last).to_contain_text("You wrote shares")
    await expect(badge).to_have_count(0)
