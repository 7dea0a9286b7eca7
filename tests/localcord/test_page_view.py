"""How the page shows things: safely, in place, on a phone, and after a lost connection."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import WebSocketRoute, expect

from localcord import LocalCord

from .browser import PHONE, Window, Windows, chromium
from .conftest import Bot, Connect, Join, png

pytestmark = [pytest.mark.browser, pytest.mark.slow]

EVIL = "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>"


@pytest.fixture
async def windows(cord: LocalCord) -> AsyncIterator[Windows]:
    async with chromium(cord.url) as windows:
        yield windows


@pytest.fixture
async def bot(connect: Connect) -> Bot:
    return await connect()


def channel_of(bot: Bot, cord: LocalCord, name: str = "manila") -> discord.TextChannel:
    channel = bot.get_channel(cord.channel(name).id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def markdown_tree(window: Window, text: str) -> Any:
    """What the page's parser makes of a text."""
    script = "async (text) => (await import('/js/markdown.js')).parseMarkdown(text)"
    return await window.page.evaluate(script, text)


@pytest.mark.parametrize("cord", [{"users": ("Ann", EVIL), "guild_name": EVIL}], indirect=True)
async def test_names_and_texts_with_markup_are_shown_as_text(
    cord: LocalCord, bot: Bot, join: Join, windows: Windows
) -> None:
    ann, mallory = await windows.open("Ann"), await join(EVIL)
    await mallory.send("manila", f"**{EVIL}** [x](javascript:window.hacked=1)")
    view: ui.LayoutView = ui.LayoutView()
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(ui.Button(label=EVIL[:80], custom_id=EVIL[:80]))
    row.add_item(ui.Button(label="Out", url="https://example.org/?<script>"))
    view.add_item(ui.TextDisplay(f"# {EVIL}\n```html\n{EVIL}\n```"))
    view.add_item(row)
    await channel_of(bot, cord).send(view=view)

    await expect(ann.messages).to_have_count(2)
    await expect(ann.messages.first).to_contain_text(EVIL)
    await expect(ann.messages.first.locator("strong")).to_have_text(EVIL)
    await expect(ann.messages.first.locator("a")).to_have_count(0)
    await expect(ann.last.locator("code")).to_have_text(EVIL)
    await expect(ann.page.get_by_role("heading", level=1)).to_contain_text([EVIL])
    assert await ann.page.evaluate("window.hacked") is None
    assert await ann.page.locator("script").count() == 1


async def test_markdown_is_read_as_discord_reads_it(windows: Windows) -> None:
    ann = await windows.open("Ann")
    (paragraph,) = await markdown_tree(ann, "a **b** _c_ __d__ ~~e~~ `*f*` ||g|| snake_case_word \\*h\\*")
    kinds = [node["kind"] for node in paragraph["children"] if node["kind"] != "text"]
    assert kinds == ["strong", "em", "underline", "strike", "code", "spoiler"]

    blocks = await markdown_tree(ann, "# Title\n-# small\n> quoted\n- one\n  - two\n1. first\n```py\nx = 1\n```\nend")
    assert [block["kind"] for block in blocks] == [
        *("heading", "subtext", "quote", "list", "list", "codeblock", "paragraph"),
    ]
    assert blocks[3]["items"][0][1]["items"] == [[{"kind": "text", "text": "two"}]]
    assert blocks[5] == {"kind": "codeblock", "language": "py", "text": "x = 1"}

    (paragraph,) = await markdown_tree(ann, "<@1><#2></table new:3><:silk:4><t:5:R>[six](https://six.example)")
    mentions = paragraph["children"]
    assert [node["kind"] for node in mentions] == ["mention", "mention", "mention", "emoji", "timestamp", "link"]
    assert mentions[2] == {"kind": "mention", "of": "command", "name": "table new", "id": "3"}
    assert mentions[4] == {"kind": "timestamp", "seconds": 5, "style": "R"}


async def test_the_page_asks_no_other_machine_for_anything(cord: LocalCord, bot: Bot, windows: Windows) -> None:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media="https://pictures.example/board.png", description="A far-away board")
    view: ui.LayoutView = ui.LayoutView()
    view.add_item(gallery)
    await channel_of(bot, cord).send(view=view)

    ann = await windows.open("Ann")
    await expect(ann.page.get_by_test_id("notice")).to_contain_text("not Discord")
    # The picture is refused by the page's own policy; what it would have shown is told in words.
    await expect(ann.last.locator(".picture-fallback")).to_have_text("A far-away board")
    assert all(url.startswith((cord.url, "data:")) for url in ann.requested)
    assert [complaint for complaint in ann.complaints if "Content Security Policy" not in complaint] == []
    ann.complaints.clear()


async def test_a_picture_holds_its_place_tells_its_text_and_enlarges(
    cord: LocalCord, bot: Bot, windows: Windows
) -> None:
    file = discord.File(io.BytesIO(png(1200, 900)), "board.png", description="Three punts at sea")
    await channel_of(bot, cord).send(file=file)
    wide, narrow = await windows.open("Ann"), await windows.open("Ben", PHONE)
    for window, least, most in ((wide, 540, 550), (narrow, 290, 380)):
        box = await window.last.locator("img").bounding_box()
        assert box is not None
        assert least <= box["width"] <= most
        assert box["width"] / box["height"] == pytest.approx(4 / 3, rel=0.01)
        # The sign that there is a text hides no more than the foot of the picture, on a phone as elsewhere.
        sign = await window.last.get_by_role("button", name="Picture description").bounding_box()
        assert sign is not None
        assert box["y"] + box["height"] - sign["y"] <= max(12, 0.04 * box["width"]) + 1

    await wide.page.get_by_role("button", name="Picture description").click()
    await expect(wide.last.locator("figcaption")).to_have_text("Three punts at sea")
    await wide.page.get_by_role("button", name="Enlarge picture: Three punts at sea").click()
    await expect(wide.page.get_by_test_id("zoom")).to_be_visible()
    await wide.press("Escape")
    await expect(wide.page.get_by_test_id("zoom")).to_be_hidden()


async def test_reader_keeps_their_place_as_messages_grow_and_arrive(
    cord: LocalCord, bot: Bot, join: Join, windows: Windows
) -> None:
    channel, ben = channel_of(bot, cord), await join("Ben")
    board = await channel.send("A short board")
    for number in range(45):
        await ben.send("manila", f"Line {number}")
    ann = await windows.open("Ann")
    await expect(ann.page.get_by_text("Line 44", exact=True)).to_be_in_viewport()
    mark = ann.page.get_by_text("Line 15", exact=True)
    await mark.scroll_into_view_if_needed()
    await expect(ann.messages.first).not_to_be_in_viewport()
    before = await mark.bounding_box()

    await board.edit(content="\n".join(f"row {number}" for number in range(12)))
    await expect(ann.messages.first).to_contain_text("row 11")
    await ben.send("manila", "Something new")
    pill = ann.page.get_by_test_id("new-messages")
    await expect(pill).to_contain_text("1 new message")
    after = await mark.bounding_box()
    assert before is not None
    assert after is not None
    assert after["y"] == pytest.approx(before["y"], abs=2)

    await pill.click()
    await expect(ann.last).to_be_in_viewport()
    await expect(pill).to_be_hidden()


async def test_a_message_taken_away_unseen_is_no_new_one(
    cord: LocalCord, bot: Bot, join: Join, windows: Windows
) -> None:
    channel, ben = channel_of(bot, cord), await join("Ben")
    for number in range(45):
        await ben.send("manila", f"Line {number}")
    ann = await windows.open("Ann")
    await ann.page.get_by_text("Line 15", exact=True).scroll_into_view_if_needed()
    await expect(ann.page.get_by_text("Line 44", exact=True)).not_to_be_in_viewport()
    sent = await channel.send("Gone in a moment")
    pill = ann.page.get_by_test_id("new-messages")
    await expect(pill).to_contain_text("1 new message")
    await sent.delete()
    await expect(pill).to_be_hidden()


async def test_a_link_to_a_message_of_another_channel_leads_to_it(
    cord: LocalCord, bot: Bot, join: Join, windows: Windows
) -> None:
    channel, ben = channel_of(bot, cord), await join("Ben")
    board = await channel.send("The board")
    for number in range(45):
        await ben.send("manila", f"Line {number}")
    ann = await windows.open("Ann")
    person = await bot.fetch_user(cord.user("Ann").id)
    await person.send(f"[Go to table]({board.jump_url})")
    await ann.page.get_by_test_id("dm-list").get_by_role("link").click()
    await ann.page.get_by_role("link", name="Go to table").click()
    await expect(ann.page.get_by_text("The board", exact=True)).to_be_in_viewport()


async def test_the_reader_is_taken_to_the_private_answer_of_a_press(
    cord: LocalCord, bot: Bot, join: Join, windows: Windows
) -> None:
    ask: ui.Button[ui.View] = ui.Button(label="Ask")

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("For you", ephemeral=True)

    ask.callback = answer  # type: ignore[method-assign]
    await channel_of(bot, cord).send(view=ui.View().add_item(ask))
    ben = await join("Ben")
    for number in range(45):
        await ben.send("manila", f"Line {number}")
    ann = await windows.open("Ann")
    await ann.page.get_by_role("button", name="Ask").click()
    await expect(ann.page.get_by_text("For you", exact=True)).to_be_in_viewport()


async def test_revealed_spoiler_stays_revealed_when_message_is_edited(
    cord: LocalCord, bot: Bot, windows: Windows
) -> None:
    message = await channel_of(bot, cord).send("The pirate is ||Violet||")
    ann = await windows.open("Ann")
    spoiler = ann.last.locator(".spoiler-text")
    await expect(spoiler).to_be_hidden()
    await ann.last.get_by_role("button", name="Spoiler").press("Enter")
    await expect(spoiler).to_be_visible()
    await message.edit(content="The pirate was ||Violet||")
    await expect(ann.last).to_contain_text("was")
    await expect(spoiler).to_be_visible()


async def test_older_messages_come_as_one_scrolls_up(join: Join, windows: Windows) -> None:
    ben = await join("Ben")
    for number in range(70):
        await ben.send("manila", f"Line {number}")
    ann = await windows.open("Ann")
    await expect(ann.messages).to_have_count(50)
    await ann.messages.first.scroll_into_view_if_needed()
    await expect(ann.messages).to_have_count(70)
    await expect(ann.page.get_by_text("Line 20", exact=True)).to_be_in_viewport()


async def test_on_a_phone_the_channels_are_a_drawer(join: Join, windows: Windows) -> None:
    ann = await windows.open("Ann", PHONE)
    channels = ann.page.get_by_test_id("channel-list")
    await expect(channels).to_be_hidden()
    toggle = ann.page.get_by_test_id("drawer-toggle")
    await toggle.tap()
    await expect(channels.get_by_role("link", name="manila")).to_be_focused()
    await ann.press("Escape")
    await expect(channels).to_be_hidden()
    await expect(toggle).to_be_focused()

    await toggle.tap()
    await channels.get_by_role("link", name="general").tap()
    await expect(channels).to_be_hidden()
    await expect(ann.page.get_by_test_id("channel-header")).to_contain_text("general")
    # Nothing makes the page wider than the screen.
    assert await ann.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert await too_small_targets(ann) == []


async def too_small_targets(window: Window) -> list[str]:
    """Visible controls that are smaller than a thumb."""
    script = """() => [...document.querySelectorAll('.topbar button, .channel-header button, .composer button')]
        .filter((control) => control.checkVisibility())
        .filter((control) => control.offsetHeight < 40 || control.offsetWidth < 40)
        .map((control) => control.ariaLabel ?? control.textContent)"""
    found: list[str] = await window.page.evaluate(script)
    return found


async def test_a_call_is_counted_until_it_is_read(cord: LocalCord, bot: Bot, windows: Windows) -> None:
    ann = await windows.open("Ann")
    general = channel_of(bot, cord, "general")
    await general.send("Just so")
    link = ann.page.get_by_test_id("channel-list").get_by_role("link", name="general")
    await expect(link.get_by_label("1 unread")).to_be_visible()
    await general.send(f"<@{cord.user('Ann').id}> it is your turn")
    await expect(link.get_by_label("1 for you")).to_be_visible()
    await link.click()
    await expect(ann.last.locator(".mention")).to_have_text("@Ann")
    await expect(link.get_by_test_id("unread")).to_have_count(0)


@pytest.mark.slow
async def test_page_reconnects_and_shows_what_it_missed(join: Join, windows: Windows) -> None:
    ben = await join("Ben")
    ann = await windows.open("Ann")
    lines: list[WebSocketRoute] = []

    def take(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    await ann.page.route_web_socket("**/web/socket*", take)
    await ann.page.reload()
    await ann.is_greeted()
    await ann.box.fill("A half-written thought")

    await lines[0].close()
    await expect(ann.page.get_by_test_id("banner")).to_contain_text("Connection lost")
    await ben.send("manila", "Did I miss you?")
    await expect(ann.last).to_contain_text("Did I miss you?")
    await expect(ann.page.get_by_test_id("banner")).to_be_hidden()
    await expect(ann.box).to_have_value("A half-written thought")


async def test_what_is_typed_before_the_page_is_greeted_is_kept(windows: Windows) -> None:
    ann = await windows.open("Ann")
    may_go_on = asyncio.Event()

    async def hold_back(line: WebSocketRoute) -> None:
        await may_go_on.wait()
        line.connect_to_server()

    await ann.page.route_web_socket("**/web/socket*", hold_back)
    await ann.page.reload()
    await ann.box.fill("/manila new")
    may_go_on.set()
    await ann.is_greeted()
    await expect(ann.box).to_have_value("/manila new")


async def test_a_window_is_the_person_that_its_address_names(windows: Windows) -> None:
    ann = await windows.open("Ann")
    await ann.page.get_by_role("button", name="Acting as Ann").click()
    await ann.page.get_by_test_id("user-switcher").get_by_role("link", name="Ben", exact=True).click()
    await expect(ann.page.get_by_test_id("user-switcher")).to_contain_text("Acting asBen")
    await ann.page.reload()
    await expect(ann.page.get_by_test_id("user-switcher")).to_contain_text("Acting asBen")


async def test_the_member_list_tells_whether_the_bot_is_online(connect: Connect, windows: Windows) -> None:
    ann = await windows.open("Ann")
    members = ann.page.get_by_test_id("member-list")
    await expect(members.get_by_role("button", name="Manila, bot, offline")).to_be_visible()
    await connect()
    await expect(members.get_by_role("button", name="Manila, bot, online")).to_be_visible()


async def test_a_channel_is_made_and_deleted(windows: Windows) -> None:
    ann, ben = await windows.open("Ann"), await windows.open("Ben")
    await ann.page.get_by_role("button", name="Create channel").click()
    await ann.page.get_by_label("Channel name").fill("harbor")
    await ann.press("Enter")
    await expect(ann.page.get_by_test_id("channel-header")).to_contain_text("harbor")
    link = ben.page.get_by_test_id("channel-list").get_by_role("link", name="harbor")
    await expect(link).to_be_visible()

    await ann.page.get_by_role("button", name="Delete channel").click()
    await ann.page.get_by_test_id("question").get_by_role("button", name="Delete").click()
    await expect(link).to_have_count(0)
    await expect(ann.page.get_by_test_id("channel-header")).to_contain_text("manila")
