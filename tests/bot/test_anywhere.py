"""Where commands are offered, and what answers to one person in direct messages and where the bot is no member."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from bench.harbour import harboured
from bot.app import GameBot
from bot.cogs.solo.practice_room import ME
from bot.core.replies import is_private
from bot.games.catalogue import catalogue
from bot.process.command_contexts import REACH
from bot.process.commands import payload
from localcord import LocalCord
from localcord.entities import Guild
from localcord.errors import Json
from localcord.person import Outcome, Refused, SimulatedUser
from storage import schema
from tests.effort import slow_but

OTHER = next(kind for kind, game in catalogue().games.items() if kind != "manila" and 5 in game.seats)
ALONE = ("daily", "help", "history", "leaderboard", "privacy", "stats")
"""Commands that need nothing to be given, and answer to whoever asks alone."""


@dataclass
class Abroad:
    """A server where the bot is no member, and somebody in it who has added it for themselves."""

    cord: LocalCord
    bot: GameBot
    guild: Guild
    ann: SimulatedUser

    def written(self) -> list[str]:
        """What the bot has asked of Discord but for answering presses."""
        answers = re.compile(r"/(interactions|webhooks)/")
        return [f"{call.method} {call.path}" for call in self.cord.calls if not answers.search(call.path)]


@pytest.fixture
async def abroad(tmp_path: Path) -> AsyncIterator[Abroad]:
    async with LocalCord() as cord:
        guild = cord.add_guild("Elsewhere", with_bot=False)
        async with harboured(cord, tmp_path, seed="tests") as bot:
            cord.install(cord.user("Ann"))
            ann = await SimulatedUser.join(cord, "Ann", guild_id=guild.id)
            cord.calls.clear()
            yield Abroad(cord, bot, guild, ann)
            await ann.leave()


async def test_each_command_is_offered_where_the_one_table_says(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        for command in await payload(bot.tree):
            name = command["name"]
            anywhere = name in bot.catalogue.packages or (name in REACH and REACH[name].anywhere)
            direct = anywhere or REACH[name].direct
            assert command["integration_types"] == ([0, 1] if anywhere else [0]), name
            assert command["contexts"] == [0, *([1] if direct else []), *([2] if anywhere else [])], name
        assert {"daily", "learn", "rules", "stats"} <= {name for name, reach in REACH.items() if reach.anywhere}


async def test_users_without_bot_get_no_commands_in_foreign_servers(abroad: Abroad) -> None:
    ben = await SimulatedUser.join(abroad.cord, "Ben", guild_id=abroad.guild.id)
    here = {command["name"] for command in ben.commands if 0 in command["contexts"]}
    assert not here
    with pytest.raises(Refused):
        await ben.slash("general", "daily")
    mine = {command["name"] for command in abroad.ann.commands if 0 in command["contexts"]}
    assert {"daily", "learn", "manila"} <= mine
    assert not {"table", "admin", "play", "night", "season"} & mine
    await ben.leave()


@pytest.mark.parametrize(
    ("guild", "among", "ephemeral", "private"),
    [
        (None, False, False, True),  # direct messages with the bot
        (None, True, False, False),  # posted in those of people among themselves
        (None, True, True, True),
        (1, False, False, False),
        (1, False, True, True),
    ],
)
def test_what_others_read_is_taken_for_private_nowhere(
    guild: int | None, among: bool, ephemeral: bool, private: bool
) -> None:
    press: Any = SimpleNamespace(
        guild_id=guild,
        context=SimpleNamespace(private_channel=among),
        message=SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral)),
    )
    assert is_private(press) is private


@pytest.mark.parametrize("command", ALONE)
async def test_what_is_told_to_one_person_needs_no_membership(abroad: Abroad, command: str) -> None:
    told = await abroad.ann.slash("general", command)
    assert not told.failed
    assert told.ephemeral
    assert "went wrong" not in told.text
    assert not abroad.written()


@pytest.mark.parametrize("command", ["learn", "rules"])
async def test_lessons_and_rules_are_read_anywhere(abroad: Abroad, command: str) -> None:
    told = await abroad.ann.slash("general", command, game="manila")
    assert told.ephemeral
    assert told.message is not None
    assert len(told.text) > 100
    assert not any("dr:people" in custom_id for custom_id in _ids(told.message))
    assert not abroad.written()


@pytest.mark.parametrize("place", ["general", "thread"])
@pytest.mark.parametrize("command", ["manila new", "manille new"])
async def test_table_is_refused_with_a_reason_in_a_foreign_server(abroad: Abroad, command: str, place: str) -> None:
    if place == "thread":
        world = abroad.cord.world
        general = next(each for each in world.channels.values() if each.guild_id == abroad.guild.id)
        place = str(world.add_thread(general, "deck", abroad.cord.user("Ann")).id)
        await abroad.ann.leave()
        abroad.ann = await SimulatedUser.join(abroad.cord, "Ann", guild_id=abroad.guild.id)
    told = await abroad.ann.slash(place, command)
    assert told.ephemeral
    assert "not on this server" in told.text
    assert "/daily" in told.text
    assert not abroad.written()
    assert abroad.bot.live_tables == 0


@pytest.mark.parametrize("kind", slow_but(["manille"], ["manila", "manille"]))
async def test_deal_of_the_day_is_played_where_the_bot_is_no_member(abroad: Abroad, kind: str) -> None:
    shown = await _played(abroad.ann, await abroad.ann.slash("general", "daily", game=kind))
    assert "place 1 of 1" in str(shown)
    asked = await _act(abroad.ann, shown, _one(shown, ":do:share"))
    told = await _act(abroad.ann, asked, _one(asked, ":do:post"))
    assert "Posted: [go to post]" in str(told)
    assert [each for each in await abroad.ann.history("general") if not each["ephemeral"]]
    assert not abroad.written()
    assert abroad.bot.store is not None
    async with abroad.bot.store._transaction() as connection:
        assert (await connection.scalars(select(schema.tries.c.guild_id))).all() == [None]


async def test_the_deal_of_the_day_is_played_in_direct_messages(abroad: Abroad) -> None:
    dm = await abroad.ann.open_dm(str(abroad.cord.world.bot.id))
    abroad.cord.calls.clear()
    shown = await _played(abroad.ann, await abroad.ann.slash(dm, "daily"))
    assert "place 1 of 1" in str(shown)
    assert not abroad.written()


@pytest.mark.parametrize("kind", slow_but((), sorted(catalogue().games)))
async def test_practice_of_every_game_ends_properly_in_foreign_server(abroad: Abroad, kind: str) -> None:
    front = (await abroad.ann.slash("general", f"{kind} practice")).message
    assert front is not None
    shown = await _act(abroad.ann, front, _one(front, ":do:begin:"))  # against the weakest
    shown = await _act(
        abroad.ann, shown, next(each for each in _ids(shown) if re.search(":(play|menu|further|sure):", each))
    )
    assert "practice against" in str(shown)
    await _play_on(abroad)
    front = (await abroad.ann.slash("general", f"{kind} practice")).message
    assert front is not None
    shown = await _act(abroad.ann, front, _last(front, ":do:on"))
    assert not any(re.search(":(play|menu|further|sure):", each) for each in _ids(shown)), "it is over"
    again = await _act(abroad.ann, shown, _last(shown, ":do:begin:"))
    assert any(":play:" in each or ":menu:" in each or ":further:" in each for each in _ids(again))
    assert not abroad.written()
    assert abroad.bot.live_tables == 0


async def test_practice_in_dm_survives_a_restart_until_the_next_begins(abroad: Abroad) -> None:
    dm = await abroad.ann.open_dm(str(abroad.cord.world.bot.id))
    abroad.cord.calls.clear()
    front = (await abroad.ann.slash(dm, "manila practice", players=3)).message
    assert front is not None
    assert ":do:on" not in str(front)
    first = await _act(abroad.ann, front, _last(front, ":do:begin:3:easy"))
    assert "practice against 2 × Mate" in str(first)
    first = await _act(abroad.ann, first, next(each for each in _ids(first) if ":play:" in each))
    advice = await _act(abroad.ann, first, _last(first, ":look:explain"))
    assert "simulated games" in str(advice)
    front = (await abroad.ann.slash(dm, f"{OTHER} practice")).message
    assert front is not None
    assert "Your last game: Manila with 3 players, against Mate" in str(front)
    gone_on = await _act(abroad.ann, front, _last(front, ":do:on"))
    assert _ids(gone_on) == _ids(first)
    front = (await abroad.ann.slash(dm, f"{OTHER} practice")).message
    assert front is not None
    three = await _act(abroad.ann, front, _last(front, ":do:seats:3"))
    other = await _act(abroad.ann, three, _last(three, ":do:begin:3:beginner"))
    assert "practice against 2 ×" in str(other)
    late = await abroad.ann.click(gone_on, next(each for each in _ids(gone_on) if ":play:" in each))
    assert "earlier move" in late.text
    assert not abroad.written()


async def _play_on(abroad: Abroad) -> None:
    """Let Ann's practice be over, as by many more presses."""
    room, user = abroad.bot.features.solo.practices, int(abroad.ann.me["id"])
    last = await room.last(user)
    assert last is not None
    now = await room.playing(user, last.kind, last.number)
    while not now.over:
        now = await room.play(now, now.solo.moves(ME)[0])


async def _played(who: SimulatedUser, opened: Outcome) -> Json:
    """Press what is offered until there is something to share."""
    shown = opened.message
    assert shown is not None
    shown = await _act(who, shown, _one(shown, ":do:begin"))
    for _ in range(60):
        if any(":do:share" in each for each in _ids(shown)):
            return shown
        offered = (each for each in _ids(shown) if re.search(":(play|menu|further|sure):", each))
        shown = await _act(who, shown, next(offered))
    raise AssertionError("the deal does not end")


async def _act(who: SimulatedUser, shown: Json, custom_id: str) -> Json:
    if ":menu:" in custom_id:
        (menu,) = [part for part in _parts(shown) if part.get("custom_id") == custom_id]
        told = await who.select(shown, custom_id, menu["options"][0]["value"])
    else:
        told = await who.click(shown, custom_id)
    if told.updated is None and told.message is None and not told.failed:  # it takes long: the answer follows
        before = shown["components"]
        return await who.wait_message(lambda now: now["id"] == shown["id"] and now["components"] != before)
    assert told.updated is not None, told.text
    if not _ids(told.updated):  # it says that it takes a while
        return await who.wait_message(lambda now: now["id"] == shown["id"] and bool(_ids(now)))
    return told.updated


def _one(shown: Json, part: str) -> str:
    return next(custom_id for custom_id in _ids(shown) if part in custom_id)


def _last(shown: Json, pattern: str) -> str:
    return next(custom_id for custom_id in reversed(_ids(shown)) if re.search(pattern, custom_id))


def _ids(shown: Json) -> list[str]:
    return [part["custom_id"] for part in _parts(shown) if "custom_id" in part]


def _parts(shown: Json) -> list[Json]:
    found, left = [], [*shown["components"]]
    while left:
        part = left.pop(0)
        found.append(part)
        left = [*part.get("components", ()), *left]
    return found


async def test_nothing_is_stored_of_a_server_without_the_bot(abroad: Abroad) -> None:
    await abroad.ann.slash("general", "stats")
    assert abroad.bot.store is not None
    for table in (schema.seasons, schema.guilds):
        async with abroad.bot.store._transaction() as connection:
            assert (await connection.execute(select(table))).all() == []
