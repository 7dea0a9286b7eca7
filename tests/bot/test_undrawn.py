"""A picture that cannot be drawn does not take the game with it: the table says the same in words and goes on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.core.markup import literal
from bot.core.player_names import cast_of
from tests.bot.conftest import Harbor
from tests.bot.driver import components, press, table_message, text_of
from tests.bot.playing import game_of, one_move, start_game


@pytest.fixture
def broken_painter(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every drawing fails, as it does where memory has run out."""

    async def fail(*_: Any, **__: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(harbor.bot.painter, "paint", fail)


@pytest.mark.usefixtures("broken_painter")
async def test_a_table_without_its_picture_says_it_in_words(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    shown = table_message(harbor.channel)
    assert not shown.attachments
    assert not [part for part in components(shown) if part["type"] == 12]
    table = game_of(live)
    said = harbor.voice.presenters["manila"].alt(table.view(None), cast_of(table.chairs))
    assert literal(said) in text_of(shown)
    before = table.number
    await one_move(harbor, live, {harbor.ann.id: harbor.ann}, Random(1))
    assert table.number > before


@pytest.mark.usefixtures("broken_painter")
async def test_a_hand_without_its_picture_can_still_be_opened(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    opened = await press(harbor.ann, table_message(harbor.channel), "tb:.*:hand")
    assert opened.response is not None
    assert not opened.response.attachments
    assert "Your hand" in text_of(opened.response)
