"""Games of other distributions: built, installed beside the bot, held to the contract, and played to their ends."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import expect

from tests.examples.conftest import EXAMPLES, ROOT, Installed
from tests.localcord.browser import PHONE, chromium

CONTRACT: Final = ("tests/engine", "tests/bot", "tests/render")
"""Where the tests stand that every game has to pass."""
EVERY_GAME: Final = re.compile(r"from tests\.kit import|catalogue\(\)")
"""How they come by the games. Only files in which that stands are looked through."""
MOST: Final = {"pig": 110, "liars": 150, "stones": 140}
"""Lines that an example may have, its texts and what it tells the tests apart."""
PRESSES: Final = 400
ENOUGH: Final = 15
"""Points of a turn that are held."""

pytestmark = pytest.mark.timeout(600)


of_each = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)


@of_each
def test_it_is_small(example: Path) -> None:
    files = [file for file in (example / example.name).glob("*.py") if file.name != "kit.py"]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST[example.name]


@of_each
def test_nobody_elses_file_names_it(example: Path) -> None:
    names = subprocess.run(
        ["git", "grep", "-lwi", example.name, "--", ":!examples", ":!docs", ":!tests/examples", ":!*.lock", ":!*.md"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.split()  # fmt: skip
    assert [name for name in names if name != "pyproject.toml"] == []


@pytest.mark.slow
@of_each
def test_it_keeps_the_whole_contract(installed: Installed, example: Path) -> None:
    files = [file for room in CONTRACT for file in sorted((ROOT / room).rglob("test_*.py"))]
    of_every_game = [str(file) for file in files if EVERY_GAME.search(file.read_text(encoding="utf-8"))]
    options = ["-q", "-n0", "-p", "no:cacheprovider", "-k", example.name]
    command = [str(installed.python), "-m", "pytest", *options, *of_every_game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed, done.stdout[-1000:]
    assert int(passed[1]) > 80


@pytest.fixture
def address(installed: Installed, tmp_path: Path) -> Iterator[str]:
    """Where ``manila play`` of that environment serves its page."""
    command = [str(installed.python), "-m", "manila_bot", "play", "--no-browser"]
    settings = os.environ | {"MANILA_SEED": "pig", "MANILA_BOUNDS": "false"}
    with subprocess.Popen(command, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found
        yield found[0]
        process.terminate()


@pytest.mark.browser
@pytest.mark.slow
async def test_it_is_played_to_its_end_in_the_browser(address: str) -> None:
    async with chromium(address) as windows:
        window = await windows.open("Ann", PHONE)
        await window.run("pig practice")
        await window.page.get_by_role("button", name="Easy").click()
        roll = window.page.get_by_role("button", name=re.compile("Roll$"))
        hold = window.page.get_by_role("button", name=re.compile("Hold$"))
        share = window.page.get_by_role("button", name="Share")
        board = window.messages.filter(has=roll.or_(share)).locator("img").last
        for _ in range(PRESSES):
            await share.or_(roll).first.wait_for()
            if await share.count():
                break
            pot = re.search(r"\+ (\d+)", await board.get_attribute("alt") or "")
            before = await board.get_attribute("src")
            await (hold if pot and int(pot[1]) >= ENOUGH else roll).click()
            await expect(board).not_to_have_attribute("src", before or "")
        await share.wait_for()
        await expect(window.messages.filter(has=share)).to_contain_text("wins!")
