"""Whatever is said, Discord takes it: texts of any length are cut where messages are laid out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.core import components
from bot.core import layout as parts
from bot.core.limits import ALT_TEXT, BUTTON_LABEL, CONTENT, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, TEXT
from bot.core.replies import send_response
from bot.core.texts import Texts
from bot.tables.presses import LOBBY_AI, table_button
from render.encode import Picture

TEXTS = Texts()
LONGEST = "*" * 180
"""Fluent fills in no more."""
TOO_LONG = "*" * 5000


def largest(key: str) -> str:
    """A message with arguments as long as nothing is that people can enter."""
    args: dict[str, str | int] = {
        name: LONGEST if kind == "text" else 10**12 for name, kind in TEXTS.declared[key].items()
    }
    return TEXTS(key, **args)


def said(layout: ui.LayoutView) -> list[str]:
    return [part.content for part in layout.walk_children() if isinstance(part, ui.TextDisplay)]


class Line:
    """A press that can be answered, and what it is answered with."""

    def __init__(self) -> None:
        self.given: list[dict[str, Any]] = []
        self.extras: dict[str, Any] = {}
        self.response = SimpleNamespace(is_done=lambda: False, send_message=self._take)

    async def _take(self, **what: Any) -> None:
        self.given.append(what)


async def test_every_message_fits_with_the_largest_arguments() -> None:
    for key in TEXTS.declared:
        text, line = largest(key), Line()
        interaction: Any = line
        await send_response(interaction, text)
        assert len(line.given[0]["content"]) <= CONTENT, key
        assert sum(map(len, said(parts.plain(text).layout))) <= TEXT, key
        assert sum(map(len, said(parts.page([text] * 40)))) <= TEXT, key


@pytest.mark.parametrize("count", [1, 3, 8])
def test_texts_of_message_fit_together_by_cutting_the_long_ones(count: int) -> None:
    texts = [*[TOO_LONG] * count, "Your turn"]
    box: ui.Container[Any] = ui.Container(*map(ui.TextDisplay, texts))
    shown = said(parts.layout(box))
    assert sum(map(len, shown)) <= TEXT
    assert shown[-1] == "Your turn"
    assert all(text.endswith("…") for text in shown[:-1])


def test_buttons_and_menus_fit() -> None:
    button = table_button(1, "hand", LONGEST)
    assert len(button.label or "") == BUTTON_LABEL
    options = [discord.SelectOption(label=LONGEST, value=str(n), description=LONGEST) for n in range(40)]
    menu = components.menu(LOBBY_AI(table=1), LONGEST, options)
    assert len(menu.options) == SELECT_OPTIONS
    assert len(menu.placeholder or "") == PLACEHOLDER
    assert {(len(option.label), len(option.description or "")) for option in menu.options} == {
        (OPTION_TEXT, OPTION_TEXT)
    }


async def test_the_words_of_a_picture_fit() -> None:
    class Painter:
        async def paint(self, _: Any) -> Any:
            raise RuntimeError("no picture")

    painter: Any = Painter()
    shown, _ = await parts.gallery(painter, lambda: None, "_" * 5000)  # type: ignore[arg-type, return-value]
    assert isinstance(shown, ui.TextDisplay)
    assert len(shown.content) == ALT_TEXT


async def test_the_words_of_a_picture_have_no_marks() -> None:
    class Painter:
        async def paint(self, _: Any) -> Picture:
            return Picture(b"", 1, 1, "board.png")

    painter: Any = Painter()
    shown, (file,) = await parts.gallery(painter, lambda: None, "🟥 **Ann** leads")  # type: ignore[arg-type, return-value]
    assert isinstance(shown, ui.MediaGallery)
    assert shown.items[0].description == file.description == "🟥 Ann leads"
