"""What a server restricts is marked and checked by one guard; whatever is not marked is named here."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from typing import Any, Final

import pytest
from discord import app_commands
from discord.ext import commands
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.core.context import Context
from bot.core.ids import Id
from bot.core.restrictions import Restricted, Restriction, restricted, restrictions_of
from bot.core.router import Router, pressed
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, answer_of, press
from tests.bot.settling import settle
from tests.bot.test_settings import mia

__all__ = ["mia"]

FREE_COMMANDS: Final = frozenset(
    {
        *("help", "rules", "learn", "daily", "puzzle", "privacy", "stats", "leaderboard", "season", "history"),
        *("language me", "language table", "night list", "night notify"),
        *(
            f"table {name}"
            for name in ("list", "pings", "digest", "quiet-hours", "speed", "pictures", "host", "replace")
        ),
        *(f"table {name}" for name in ("reopen", "leave", "replay")),
        *("<game> practice", "<game> hand", "<game> board"),
    }
)
"""What everybody may always use. Of a table its host and its players decide."""
FREE_IDS: Final = frozenset(
    {
        *("mv", "my", "ms", "sp", "an", "ao", "am", "aq", "ay", "ar", "vt", "lb", "lo", "ln", "lr", "lm", "lg"),
        *("ls", "so", "st", "tx", "ry", "wy", "rj", "rp", "tl", "hn", "night", "solo", "pz", "pm", "learn"),
        *("pv", "px", "sv", "bd", "hs", "hg"),
    }
)
"""The first words of such ids."""
JUDGED_LATER: Final = frozenset({"night plan", "plan", "fix", "tb", "bm", "la", "lh"})
"""Restricted by their handlers: these first find the night or the table that it depends on, or what was chosen."""
MARKED_COMMANDS: Final[dict[str, tuple[Restriction, ...]]] = {
    **dict.fromkeys(("<game> new", "play"), ("open",)),
    **dict.fromkeys(
        (f"admin {name}" for name in ("block", "blocked", "kick", "reopen", "settings", "stop", "unblock")), ("manage",)
    ),
    "admin arena": ("manage", "place"),
    "language server": ("manage",),
}
MARKED_IDS: Final[dict[str, tuple[Restriction, ...]]] = {"arena": ("place",), "dr": ("open",), "gs": ("manage",)}


def commands_of(harbor: Harbor) -> Iterator[tuple[str, list[Restricted]]]:
    """Every command by its name, that of a game as ``<game>``, with its marks."""
    packages = harbor.bot.catalogue.packages
    for command in harbor.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            group, _, name = command.qualified_name.partition(" ")
            if group in packages:
                own = packages[group].hand_command
                yield f"<game> {'hand' if name == own else name}", restrictions_of(command)
            else:
                yield command.qualified_name, restrictions_of(command)


def ids_of(harbor: Harbor) -> Iterator[tuple[str, list[Restricted]]]:
    """Every form of id by its first word, with the marks of its handler."""
    for each, handler in harbor.bot.router.handlers:
        yield each.head, restrictions_of(handler)


def expected(
    marked: Mapping[str, tuple[Restriction, ...]], *free: Collection[str]
) -> dict[str, tuple[Restriction, ...]]:
    return {**dict.fromkeys(chain(*free), ()), **marked}


def test_each_command_has_the_marks_listed_here(harbor: Harbor) -> None:
    later = [name for name in JUDGED_LATER if " " in name]
    found = {name: tuple(mark.by for mark in marks) for name, marks in commands_of(harbor)}
    assert found == expected(MARKED_COMMANDS, FREE_COMMANDS, later)


def test_each_id_has_the_marks_listed_here(harbor: Harbor) -> None:
    later = [name for name in JUDGED_LATER if " " not in name]
    found = {head: tuple(mark.by for mark in marks) for head, marks in ids_of(harbor)}
    assert found == expected(MARKED_IDS, FREE_IDS, later)


class Shop(commands.Cog):
    @pressed(Id("buy:{what:word}"))
    @restricted("manage", when=lambda claim: claim["what"] == "all")
    async def buy(self, ctx: Context, what: str) -> None:
        raise NotImplementedError(what)


@restricted("place")
class Market(Shop):
    @pressed(Id("barter:{what:word}"))
    @restricted("open")
    @restricted("manage")
    async def barter(self, ctx: Context, what: str) -> None:
        raise NotImplementedError(what)

    @app_commands.command()
    @restricted("open")
    async def sell(self, interaction: Any) -> None:
        raise NotImplementedError


def test_a_handler_has_its_own_marks_and_those_of_its_cog() -> None:
    shop, market = Shop(), Market()
    (mark,) = restrictions_of(shop.buy)
    assert (mark.by, mark.when({"what": "all"}), mark.when({"what": "tea"})) == ("manage", True, False)
    assert [mark.by for mark in restrictions_of(market.buy)] == ["place", "manage"]
    assert [mark.by for mark in restrictions_of(market.sell)] == ["place", "open"]
    assert [mark.by for mark in restrictions_of(market.barter)] == ["place", "open", "manage"]
    router = Router(lambda *_: None)
    router.add(market)
    assert [restrictions_of(handler) for _, handler in router.handlers] == [
        restrictions_of(market.barter),
        restrictions_of(market.buy),
    ]


@pytest.mark.parametrize("way", ["manila new", "play", "help"])
async def test_no_table_is_opened_where_the_server_forbids_it(harbor: Harbor, mia: MemberActor, way: str) -> None:
    await settle(harbor, mia, "channels", harbor.guild.create_text_channel("games"))
    options = {"game": "manila", "with": "people"} if way == "play" else {}
    told = await harbor.ann.slash(harbor.channel, way, **options)
    if way == "help":
        asked = await press(harbor.ann, shown(told), "^dr:people:all$")
        told = await press(harbor.ann, shown(asked), "^dr:people:manila$")
    assert "can’t open tables in this channel" in answer_of(told)
    assert not await harbor.bot.services.tables.in_channel(harbor.channel.id)


def shown(told: InteractionResult) -> Shown:
    assert told.response is not None
    return told.response
