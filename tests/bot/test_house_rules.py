"""The panel of house rules: every rule of every game, on pages that Discord can show."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.core.layout import layout
from bot.tables.house_rules import A_PAGE_OF_WORDS
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    fits,
    labels,
    panels,
    press,
    pressable,
    set_rule,
    table_message,
    text_of,
)
from tests.kit import GAMES


async def opened(harbor: Harbor, actor: MemberActor) -> ResponseMessage:
    panel = await press(actor, table_message(harbor.channel), "lb:.*:rules")
    assert panel.response is not None
    assert panel.ephemeral
    return panel.response


async def pages(harbor: Harbor, actor: MemberActor) -> AsyncIterator[ResponseMessage]:
    """All pages of the panel, by pressing on."""
    shown = await opened(harbor, actor)
    yield shown
    page = 0
    while any(custom_id == f"lr:1:{page + 1}" for custom_id in pressable(shown)):
        page += 1
        turned = await press(actor, shown, f"lr:1:{page}")
        assert turned.response is not None
        assert turned.response.id == shown.id
        shown = turned.response
        yield shown


@pytest.mark.parametrize("kind", GAMES)
async def test_every_house_rule_is_on_a_page_that_fits_into_a_message(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} new")
    offered = []
    async for page in pages(harbor, harbor.ann):
        fits(page)
        offered += [custom_id for custom_id in pressable(page) if not custom_id.startswith(("lr:", "tb:"))]
    assert {f"lo:1:{rule}" for rule in GAMES[kind].options_type.model_fields} | {"ls:1"} <= set(offered)
    assert len(offered) == len(set(offered))


@pytest.mark.parametrize("kind", GAMES)
async def test_guests_turn_the_pages_of_the_house_rules(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} new")
    read: list[int] = []
    async for page in pages(harbor, harbor.eve):
        fits(page)
        assert not [custom_id for custom_id in pressable(page) if not custom_id.startswith(("lr:", "tb:"))]
        read.append(text_of(page).count("-# "))
    assert max(read) <= A_PAGE_OF_WORDS
    assert sum(read) >= len(GAMES[kind].options_type.model_fields)


@pytest.mark.slow
async def test_after_a_choice_the_panel_stays_on_its_page(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manilla new")
    shown = [page async for page in pages(harbor, harbor.ann)]
    assert len(shown) > 2
    await set_rule(harbor.ann, harbor.channel, "en_face", "true")
    (chosen,) = panels(harbor.ann, harbor.channel.id)
    assert "lo:1:en_face" in pressable(chosen)
    assert any(custom_id.startswith("lr:1:") for custom_id in pressable(chosen))
    assert labels(chosen) == ["◀ Back", "Next ▶", "House Rules", "Rules"]


@pytest.mark.slow
async def test_a_rule_of_the_last_page_is_told_in_the_lobby(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manilla new")
    await set_rule(harbor.ann, harbor.channel, "blind_no_trump", "true")
    assert "Blind No Trump: Allowed" in text_of(table_message(harbor.channel))


async def test_a_page_beyond_the_last_shows_the_last(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    *_, last = [page async for page in pages(harbor, harbor.ann)]
    shown = set(pressable(last))
    live = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    beyond = layout(*harbor.views.house_rules.panel(live, harbor.ann.id, 7).parts)
    there = {
        part.custom_id for part in beyond.walk_children() if isinstance(part, discord.ui.Button | discord.ui.Select)
    }
    assert shown - {"tb:1:rules"} <= there
