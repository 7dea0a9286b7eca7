"""Chromium windows on the page of a LocalCord, for tests that look at it as people do."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest
from playwright._impl._driver import compute_driver_executable
from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page, Request, async_playwright, expect

from tests.localcord.chromium import browser_address

SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
DESKTOP = (1280, 900)
PHONE = (412, 915)
PATIENCE_MS = 10_000
LOOKS = 20
"""How often a picture is looked for again that another has taken the place of."""

expect.set_options(timeout=PATIENCE_MS)


class Window:
    """One window as one person. Whatever the page complains of is kept in `complaints`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        #: What was asked of the network, without what the page's own policy forbade.
        self.requested: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.on("requestfinished", lambda request: self.requested.append(request.url))
        page.on("requestfailed", self._note_failure)
        self.messages: Locator = page.get_by_test_id("message-list").locator("[data-message-id]")
        self.last: Locator = self.messages.last
        self.box: Locator = page.get_by_test_id("message-input")
        self.picker: Locator = page.get_by_test_id("picker")
        self.modal: Locator = page.get_by_test_id("modal")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _note_failure(self, request: Request) -> None:
        if request.failure != "csp":
            self.requested.append(request.url)

    def control(self, custom_id: str) -> Locator:
        """A button, select or input by its custom_id."""
        return self.page.locator(f"[data-custom-id='{custom_id}']")

    async def heard(self) -> list[str]:
        """What screen readers were told lately, the newest last: what stands in the page's live region."""
        return await self.page.get_by_role("log").get_by_role("paragraph").all_text_contents()

    def said_of(self, text: str) -> Locator:
        """Whatever of it contains a text."""
        return self.page.get_by_role("log").get_by_role("paragraph").filter(has_text=text)

    async def is_greeted(self) -> None:
        """Wait until the server has told the page who it is for and what there is, so that it can be used."""
        await self.page.get_by_test_id("message-input").and_(self.page.get_by_placeholder("Message ")).wait_for()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def say(self, text: str) -> None:
        await self.box.fill(text)
        await self.box.press("Enter")

    async def run(self, command: str) -> None:
        """Use a slash command that needs no options, as somebody at the keyboard does."""
        await self.box.fill(f"/{command}")
        await self.press("Enter", "Enter")


class Windows:
    """Opens windows in one browser."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.opened: list[Window] = []

    async def open(self, user: str = "Ann", size: tuple[int, int] = DESKTOP) -> Window:
        is_phone = size[0] <= PHONE[0]
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            is_mobile=is_phone,
            has_touch=is_phone,
            reduced_motion="reduce",
        )
        window = Window(await context.new_page())
        self.opened.append(window)
        await window.page.goto(f"{self._address}/?user={user}")
        await window.is_greeted()
        return window


async def drawn(picture: Locator) -> None:
    """Wait until a picture can be seen. Where another takes its place meanwhile, that one is waited for."""
    for _ in range(LOOKS):
        try:
            await picture.evaluate("image => image.decode()")
        except Error as error:
            if "EncodingError" not in error.message:
                raise
            await asyncio.sleep(0.1)
        else:
            return
    await picture.evaluate("image => image.decode()")


def find_browser(bundled: str) -> str:
    """Where a Chromium is. Without one the test is skipped."""
    found = next((path for path in map(shutil.which, SYSTEM_BROWSERS) if path), None)
    path = found or bundled
    if not Path(path).is_file():
        not_checked(f"no Chromium here (looked for {', '.join(SYSTEM_BROWSERS)} and {bundled})")
    return path


@cache
def check_driver() -> None:
    """Skip the test where Playwright's driver cannot run, for want of a library that small systems lack."""
    driver = compute_driver_executable()[0]
    tried = subprocess.run([driver, "--version"], capture_output=True, text=True, check=False)
    if tried.returncode:
        not_checked(f"Playwright's driver does not run: {tried.stderr.strip()}")


def not_checked(reason: str) -> NoReturn:
    """Skip the test, but never on a machine that checks changes."""
    if os.environ.get("CI"):
        pytest.fail(f"NOT CHECKED: {reason}")
    pytest.skip(f"NOT CHECKED: {reason}")


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A browser for one test, without a window: what it opens is closed with it."""
    check_driver()
    async with async_playwright() as playwright:
        path = find_browser(playwright.chromium.executable_path)
        browser = await playwright.chromium.connect_over_cdp(await asyncio.to_thread(browser_address, path))
        yield browser
        for context in browser.contexts:
            await context.close()
        await browser.close()


@asynccontextmanager
async def chromium(address: str) -> AsyncIterator[Windows]:
    """A browser for one test, on the page at an address. At the end no window may have complained."""
    async with launched() as browser:
        windows = Windows(browser, address)
        yield windows
    assert [complaint for window in windows.opened for complaint in window.complaints] == []
