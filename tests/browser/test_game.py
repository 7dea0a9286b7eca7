"""Whole games, clicked in Chromium."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from engine.table import Table
from host.live import TableSession
from tests.browser.table import Player
from tests.effort import effort
from tests.localcord.browser import DESKTOP, PHONE, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


async def the_table(bot: GameBot) -> tuple[TableSession, Table]:
    live = await bot.services.tables.get(1)
    assert live is not None
    assert live.table is not None
    return live, live.table


@pytest.mark.parametrize("size", effort([PHONE], [PHONE, DESKTOP]))
@pytest.mark.slow
async def test_somebody_plays_a_whole_game_against_ai_seats(
    windows: Windows, bot: GameBot, size: tuple[int, int]
) -> None:
    ann = Player(await windows.open("Ann", size), Random(2))
    await ann.window.run("manila new")
    for _ in range(3):
        await ann.add_ai("Mate")
    await ann.button("Start")
    await expect(ann.board).to_contain_text("Voyage 1")
    clicks, sailed = 0, 0
    while not await ann.is_over():
        await ann.move()
        clicks += 1
        sailed += await ann.sees_the_punts_sail()
    _, table = await the_table(bot)
    assert table.over
    assert clicks >= 4
    assert sailed
    await ann.sees_who_won(table)


async def test_move_is_heard_once_and_the_keyboard_stays_where_it_was(windows: Windows, bot: GameBot) -> None:
    ann = Player(await windows.open("Ann"), Random(2))
    await ann.window.run("manila new")
    for _ in range(2):
        await ann.add_ai("Mate")
    await ann.button("Start")
    await expect(ann.board).to_contain_text("Voyage 1")
    pass_button = ann.board.get_by_role("button", name="Pass")
    await expect(ann.board).to_contain_text("@Ann,")
    # The seats before Ann's were still bidding a moment ago: what stands now is what a press has to change.
    before = await ann.alt()
    await expect(ann.window.said_of(before)).to_have_count(1)
    heard = await ann.window.heard()
    await pass_button.focus()
    await ann.window.press("Enter")
    # By its words: the same table may be shown by another picture meanwhile, as when a film has ended.
    await expect(ann.board.locator("img").first).not_to_have_attribute("alt", before)
    await expect(ann.window.said_of(await ann.alt())).to_have_count(1)
    assert (await ann.window.heard())[-1] not in heard
    focused = ann.board.locator(":focus")
    await expect(focused).to_have_count(1)
    await expect(focused).to_have_attribute("data-custom-id", re.compile(r"\w+:"))  # what is pressed next


@pytest.mark.slow
async def test_three_people_play_in_three_windows(windows: Windows, bot: GameBot) -> None:
    names = ("Ann", "Ben", "Cleo")
    sizes = (DESKTOP, PHONE, DESKTOP)
    players = [
        Player(await windows.open(name, size), Random(seed))
        for seed, (name, size) in enumerate(zip(names, sizes, strict=True))
    ]
    await players[0].window.run("manila new")
    for name, player in zip(names[1:], players[1:], strict=True):
        await player.button("Join")
        await expect(players[0].window.last).to_contain_text(name)
    await players[0].button("Start")
    for player in players:
        await expect(player.board).to_contain_text("Voyage 1")
    _, table = await the_table(bot)
    for _ in range(400):
        if table.over:
            break
        mover = players[table.to_act[0]]
        await mover.move()
        for player in players:
            await player.sees(await mover.picture())
    assert table.over
    for player in players:
        await player.sees_who_won(table)
