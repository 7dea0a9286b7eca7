"""The site of ``docs/`` is built without a fault, reads well on a phone, and asks nothing of anybody else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Request

from tests.localcord.browser import DESKTOP, PHONE, launched

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    "index",
    "players/getting-started",
    "hosts/configuration",
    "hosts/privacy",
    "rules/manila",
    "developers/architecture",
    "developers/game-api",
    "developers/writing-a-game",
    "languages",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as ``make site`` does: what Sphinx warns of, as a link that leads nowhere, ends it."""
    folder = tmp_path_factory.mktemp("site")
    options = ("-q", "-W", "--keep-going", "-b", "html", "-d", str(folder / "trees"))
    command = [sys.executable, "-m", "sphinx", *options, "docs", str(folder / "html")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "html"


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.mark.slow
def test_every_document_is_a_page_that_the_menu_leads_to(site: Path) -> None:
    menus = [text(site / "index.html"), text(site / "languages.html")]
    decisions = text(site / "developers" / "decisions" / "index.html")
    menus.append(re.sub(r'href="(?=\d)', 'href="developers/decisions/', decisions))
    linked = {link for menu in menus for link in re.findall(r'href="([^"#:]+\.html)', menu)}
    docs = ROOT / "docs"
    documents = {path.relative_to(docs).with_suffix(".html").as_posix() for path in docs.rglob("*.md")}
    assert documents - linked == set()


def test_decisions_are_numbered_and_have_three_parts() -> None:
    records = sorted((ROOT / "docs" / "developers" / "decisions").glob("0*.md"))
    assert [int(path.name[:3]) for path in records] == [*range(1, len(records) + 1)]
    for path in records:
        record = path.read_text(encoding="utf-8")
        assert record.startswith(f"# {int(path.name[:3])}. ")
        parts = re.findall(r"^\*\*(\w+)\.\*\*", record, re.MULTILINE)
        assert parts == ["Context", "Decision", "Consequences"], path.name


@pytest.mark.slow
def test_every_page_has_an_icon_and_a_title_of_its_own(site: Path) -> None:
    pages = {page: text(page) for page in site.rglob("*.html") if "_modules" not in page.parts}
    assert [page.name for page, html in pages.items() if "_static/favicon.png" not in html] == []
    titles = [re.findall(r"<title>(.+?)</title>", html, re.DOTALL)[0] for html in pages.values()]
    assert len(set(titles)) == len(titles)


@pytest.mark.slow
def test_every_picture_has_words(site: Path) -> None:
    pictures = [
        picture for page in site.rglob("*.html") for picture in re.findall(r"<img[^>]*_images/[^>]*>", text(page))
    ]
    assert len(pictures) >= 4
    assert [picture for picture in pictures if not re.search(r'alt="[^"]{20,}"', picture)] == []


@pytest.mark.browser
@pytest.mark.slow
async def test_site_fits_phone_and_desktop_and_fetches_nothing_else(site: Path) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    async with launched() as browser:
        for width, height in (PHONE, DESKTOP):
            page = await browser.new_page(viewport={"width": width, "height": height})
            page.on("request", note)
            for name in PAGES:
                await page.goto((site / f"{name}.html").as_uri())
                assert await page.evaluate("document.documentElement.scrollWidth") <= width, name
    assert len(asked) > len(PAGES)
    assert [url for url in asked if not url.startswith("file:")] == []
