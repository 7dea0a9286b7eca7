"""What is posted as the wish of a person: nobody writes by the bot where they may not write themselves."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

import discord
import pytest
from discord import PermissionOverwrite
from discord.utils import utcnow
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from bot.cogs.nights.views import NIGHT
from bot.cogs.solo.practice_room import ME
from bot.cogs.solo.practice_views import where_of
from bot.core.permissions import may_write
from bot.core.visibility import reopen_thread
from bot.tables.presses import AT_TABLE, BRING
from host.live import GameSession, require_game
from host.rate_limiter import RateLimiter
from host.usage_limits import UNBOUNDED, Rate
from render.encode import Media, Picture, named
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finish
from tests.bot.playing import start_game
from tests.bot.test_admin import lobby as open_lobby
from tests.bot.test_daily import begin, play_on, quick_par
from tests.bot.test_night_places import ask_in, plan_in, room
from tests.bot.test_nights import come, event_of, known, message_of
from tests.bot.test_nights import plan as planned
from tests.bot.test_stats import on_record

__all__ = ["quick_par"]

Press: TypeAlias = Callable[[], Awaitable[InteractionResult]]
Poster: TypeAlias = Callable[[Harbor, ChannelHandle], Awaitable[Press]]
"""Brings Ann to where her next press posts something, and gives that press."""


async def daily(harbor: Harbor, _: ChannelHandle) -> Press:
    end = await play_on(harbor.ann, await begin(harbor, harbor.ann))
    asked = (await press(harbor.ann, end, "do:share")).response
    assert asked is not None
    return lambda: press(harbor.ann, asked, "do:post")


KIND: Final = "manila"


def record(command: str) -> Poster:
    async def poster(harbor: Harbor, place: ChannelHandle) -> Press:
        await on_record(harbor, harbor.ann.id, harbor.ben.id)
        page = (await harbor.ann.slash(place, command)).response
        assert page is not None
        shown = (await press(harbor.ann, page, ":ask$")).response
        assert shown is not None
        then, (confirm,) = seen(harbor.ann, shown), [each for each in pressable(shown) if each.endswith(":show")]
        return lambda: press_late(harbor.ann, then, confirm)

    return poster


async def game(harbor: Harbor, place: ChannelHandle) -> GameSession:
    await harbor.ann.slash(place, "manila new", players=3)
    await press(harbor.ben, table_message(place), "lb:.*:join")
    await press(harbor.ann, table_message(place), "^easy$")
    await press(harbor.ann, table_message(place), "lb:.*:start")
    return require_game((await harbor.bot.services.tables.in_channel(place.id))[-1])


def shared(action: str) -> Poster:
    async def poster(harbor: Harbor, place: ChannelHandle) -> Press:
        async def work(_function: Any, _paint: Any) -> Picture:
            return named(b"film", (1, 1), "film", Media.GIF)

        harbor.bot.features.shares._work = work  # type: ignore[assignment]
        live = await finish(await game(harbor, place))
        await harbor.bot.services.updater.update(live)
        custom_id = AT_TABLE(table=live.id, action=action)
        there = with_part(seen(harbor.ann, table_message(place)), custom_id)
        return lambda: press_late(harbor.ann, there, custom_id)

    return poster


async def night(harbor: Harbor, place: ChannelHandle) -> Press:
    shown = (await ask_in(harbor, place, harbor.ann)).response
    assert shown is not None
    return lambda: press(harbor.ann, shown, "plan:.*:yes")


async def seek_for_night(harbor: Harbor, place: ChannelHandle) -> Press:
    await harbor.eve.slash(place, "night notify", often="hour")
    found = await plan_in(harbor, place, harbor.ben)
    message = next(each for each in place.history() if each.id == found.message)
    await press(harbor.ann, message, "night:.*:come")
    return lambda: press(harbor.ann, message, "night:.*:seek")


async def seek_for_table(harbor: Harbor, place: ChannelHandle) -> Press:
    await harbor.eve.slash(place, "night notify", often="hour")
    await harbor.ann.slash(place, "manila new")
    lobby = table_message(place)
    return lambda: press_more(harbor.ann, lobby, "lb:.*:seek")


async def offer(harbor: Harbor, place: ChannelHandle) -> Press:
    await game(harbor, place)
    return lambda: harbor.ann.slash(place, "table replace", newcomer=harbor.cho)


async def practice(harbor: Harbor, place: ChannelHandle) -> Press:
    front = (await harbor.ann.slash(place, f"{KIND} practice")).response
    assert front is not None
    board = (await press(harbor.ann, front, ":do:begin:")).response
    assert board is not None
    room = harbor.bot.features.solo.practices
    last = await room.last(harbor.ann.id)
    assert last is not None
    now = await room.playing(harbor.ann.id, KIND, last.number)
    while not now.over:
        now = await room.play(now, now.solo.moves(ME)[0])
    custom_id = where_of(last).do_id("post")
    there = with_part(seen(harbor.ann, board), custom_id)
    return lambda: press_late(harbor.ann, there, custom_id)


async def table(harbor: Harbor, place: ChannelHandle) -> Press:
    return lambda: harbor.ann.slash(place, "manila new")


async def board(harbor: Harbor, place: ChannelHandle) -> Press:
    live = await game(harbor, place)
    return lambda: harbor.ann.slash(place, "manila board", table=live.id)


async def bring(harbor: Harbor, place: ChannelHandle) -> Press:
    live = await game(harbor, harbor.guild.create_text_channel("other"))
    asked = (await harbor.ann.slash(place, "manila board", table=live.id)).response
    assert asked is not None
    return lambda: press(harbor.ann, asked, BRING(table=live.id))


async def rematch(harbor: Harbor, place: ChannelHandle) -> Press:
    live = await finish(await game(harbor, place))
    await harbor.bot.services.updater.update(live)
    return lambda: press_late(
        harbor.ann, seen(harbor.ann, table_message(place)), AT_TABLE(table=live.id, action="rematch")
    )


async def nudge(harbor: Harbor, place: ChannelHandle) -> Press:
    live = await game(harbor, place)
    while live.chairs[live.table.to_act[0]].user != harbor.ben.id:
        await live.table.time_up(live.table.ply)
    more = (await press(harbor.ann, table_message(place), "tb:.*:more")).response
    assert more is not None
    return lambda: press(harbor.ann, more, "tb:.*:nudge")


async def host(harbor: Harbor, place: ChannelHandle) -> Press:
    live = await game(harbor, place)
    return lambda: harbor.ann.slash(place, "table host", heir=harbor.ben, table=live.id)


FILES: Final[dict[str, Poster]] = {
    "daily": daily,
    "practice": practice,
    "poster": shared("shareposter"),
    "film": shared("sharefilm"),
}
POSTERS: Final[dict[str, Poster]] = {
    **FILES,
    "stats": record("stats"),
    "leaderboard": record("leaderboard"),
    "history": record("history"),
    "season": record("season"),
    "night": night,
    "players for a night": seek_for_night,
    "players for a table": seek_for_table,
    "seat": offer,
    "table": table,
    "board": board,
    "table from elsewhere": bring,
    "rematch": rematch,
    "nudge": nudge,
    "host": host,
}
ELSEWHERE_BOUNDED: Final = {"night", "players for a night", "players for a table", "table", "rematch"}
"""What has a bound of its own in ``host/usage_limits.py``."""
POSTING: Final = (
    r"\.send\(|ephemeral=(?!True)|(?:await open|create)_thread\(|\.nudge\("
    r"|updater\.(?:post|answer)\(|boards\.(?:post|answer)\("
)
"""What brings a message or a thread into a channel."""
OF_PEOPLE: Final = {
    "cogs/tables/move.py",
    "cogs/tables/seat_offers.py",
    "cogs/tables/seats.py",
    "cogs/tables/settings.py",
    "cogs/tables/share.py",
    "core/context.py",
    "tables/opening.py",
    "tables/find_players.py",
}
"""The files whose actions post as the wish of a person."""
OF_THE_BOT: Final = {
    "tables/updater.py",
    "cogs/arenas/message.py",
    "cogs/arenas/rounds.py",
    "cogs/help/greeting.py",
    "cogs/help/messages.py",
    "cogs/records/season_ends.py",
    "cogs/digests.py",
    "cogs/nights/announcements.py",
    "cogs/nights/keeper.py",
    "core/replies.py",
    "core/visibility.py",
    "tables/boards.py",
    "tables/pings.py",
    "tables/hands.py",
    "tables/leave_penalty.py",
}
"""The files that write of themselves, to one person alone, or for what another file has judged."""


CHOSEN_IN: Final = {
    "cogs/arenas/rounds.py": "cogs/arenas/cog.py",
    "cogs/nights/announcements.py": "cogs/nights/cog.py",
    "cogs/nights/keeper.py": "cogs/nights/cog.py",
    "cogs/records/season_ends.py": "cogs/admin/page.py",
}
"""Where a person has chosen the channel in which such a file writes later."""


def posted(place: ChannelHandle) -> set[int]:
    """The messages of a channel."""
    return {message.id for message in place.history()}


def forbid(harbor: Harbor, place: ChannelHandle, *what: str) -> None:
    """Take permissions from Ann in a channel, or in that of a thread."""
    stored = harbor.env.backend.get_channel(place.id)
    _, deny = PermissionOverwrite(**dict.fromkeys(what, False)).pair()
    where = stored.id if stored.thread_metadata is None else stored.parent_id or 0
    harbor.env.backend.set_overwrite(where, Overwrite(harbor.ann.id, OverwriteType.MEMBER, 0, deny.value))


@pytest.mark.slow
@pytest.mark.parametrize("name", POSTERS)
async def test_who_may_write_has_it_posted(harbor: Harbor, name: str) -> None:
    act = await POSTERS[name](harbor, harbor.channel)
    before = posted(harbor.channel)
    await act()
    assert len(posted(harbor.channel) - before) == 1


@pytest.mark.parametrize("name", POSTERS)
async def test_who_is_muted_writes_nothing_by_the_bot(harbor: Harbor, name: str) -> None:
    act = await POSTERS[name](harbor, harbor.channel)
    before = posted(harbor.channel)
    forbid(harbor, harbor.channel, "send_messages")
    assert "so I won’t post there in your name" in answer_of(await act())
    assert posted(harbor.channel) == before


@pytest.mark.parametrize("name", ["stats", "leaderboard", "history", "season"])
async def test_a_record_is_posted_once_in_a_channel(harbor: Harbor, name: str) -> None:
    act = await POSTERS[name](harbor, harbor.channel)
    before = posted(harbor.channel)
    await act()
    assert answer_of(await act()).endswith("You already shared that.")
    assert len(posted(harbor.channel) - before) == 1


@pytest.mark.parametrize("name", sorted({*POSTERS} - ELSEWHERE_BOUNDED))
async def test_nobody_has_the_bot_post_without_end(harbor: Harbor, name: str) -> None:
    act = await POSTERS[name](harbor, harbor.channel)
    before, asked = posted(harbor.channel), len(harbor.env.http_requests)
    harbor.limit(RateLimiter(replace(UNBOUNDED, posts=Rate(0, 1 / 600))))
    again = re.search(r"had me post a lot recently\. You can try again: <t:(\d+):R>", answer_of(await act()))
    assert again is not None
    assert 540 < int(again[1]) - utcnow().timestamp() <= 600
    assert posted(harbor.channel) == before
    assert not any("/members/" in call.path for call in harbor.env.http_requests[asked:])


@pytest.mark.slow
@pytest.mark.parametrize("action", ["rematch", "reopen"])
async def test_discord_is_not_asked_about_a_seat_without_end(harbor: Harbor, action: str) -> None:
    live = await game(harbor, harbor.channel)
    await (finish(live) if action == "rematch" else harbor.bot.services.tables.end(live, "untouched"))
    user = harbor.ann.user
    await user.send_dm("help")
    there, custom_id = seen(user, user.dm_channel.history()[-1]), AT_TABLE(table=live.id, action=action)
    asked = len(harbor.env.http_requests)
    harbor.limit(RateLimiter(replace(UNBOUNDED, posts=Rate(0, 1 / 600))))
    refused = (await press_late(user, with_part(there, custom_id), custom_id)).response
    assert refused is not None
    assert "post a lot" in text_of(refused)
    assert not any("/members/" in call.path for call in harbor.env.http_requests[asked:])


async def test_what_a_person_has_posted_is_counted_together(harbor: Harbor) -> None:
    live = await game(harbor, harbor.channel)
    harbor.limit(RateLimiter(replace(UNBOUNDED, posts=Rate(2, 1 / 600))))
    before = posted(harbor.channel)
    for newcomer in (harbor.cho, harbor.eve):
        await harbor.ann.slash(harbor.channel, "table replace", newcomer=newcomer)
        await press(harbor.ann, max(harbor.channel.history(), key=lambda each: each.id), "so:.*:no")
    assert "post a lot" in answer_of(await harbor.ann.slash(harbor.channel, "manila board", table=live.id))
    assert len(posted(harbor.channel) - before) == 2


@pytest.mark.parametrize(("moderates", "new"), [(False, 0), (True, 1)])
async def test_only_moderators_post_in_a_locked_thread(harbor: Harbor, moderates: bool, new: int) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (thread,) = [each for each in harbor.channel.threads if each.id == made.id]
    act = await record("stats")(harbor, thread)
    before = posted(thread)
    await made.edit(locked=True)
    if moderates:
        allow, _ = PermissionOverwrite(manage_threads=True).pair()
        overwrite = Overwrite(harbor.ann.id, OverwriteType.MEMBER, allow.value, 0)
        harbor.env.backend.set_overwrite(harbor.channel.id, overwrite)
    given = await act()
    assert moderates or "in your name" in answer_of(given)
    assert len(posted(thread) - before) == new


@pytest.mark.parametrize("locked", [False, True])
async def test_a_thread_that_moderators_have_shut_stays_shut(harbor: Harbor, locked: bool) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (thread,) = [each for each in harbor.channel.threads if each.id == made.id]
    live = await game(harbor, thread)
    before = posted(thread)
    await made.edit(archived=True, locked=locked)
    await harbor.bot.services.pings._call(live, harbor.ben.id, "call-turn")
    assert len(posted(thread) - before) == (0 if locked else 1)
    assert await reopen_thread(harbor.bot, thread.id) is not locked
    meta = harbor.env.backend.get_channel(thread.id).thread_metadata
    assert meta is not None
    assert meta.archived is locked


@pytest.mark.parametrize("name", FILES)
async def test_who_may_send_no_files_sends_none_by_the_bot(harbor: Harbor, name: str) -> None:
    act = await FILES[name](harbor, harbor.channel)
    before = posted(harbor.channel)
    forbid(harbor, harbor.channel, "attach_files")
    assert "so I won’t post any there in your name" in answer_of(await act())
    assert posted(harbor.channel) == before


@pytest.mark.parametrize("name", ["stats", "poster", "night", "players for a table", "seat", "table", "rematch"])
async def test_in_threads_the_right_to_write_there_counts(harbor: Harbor, name: str) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (thread,) = [each for each in harbor.channel.threads if each.id == made.id]
    act = await POSTERS[name](harbor, thread)
    before = posted(thread)
    forbid(harbor, thread, "send_messages_in_threads")
    assert "in your name" in answer_of(await act())
    assert posted(thread) == before
    forbid(harbor, thread, "send_messages")
    assert "in your name" not in answer_of(await act()) if name in ("night", "seat") else (await act()) is not None
    assert len(posted(thread) - before) == 1


@pytest.mark.slow
async def test_players_are_sought_where_the_presser_may_write(harbor: Harbor) -> None:
    await harbor.eve.slash(harbor.channel, "night notify", often="hour")
    found = await planned(harbor, harbor.ben)
    await come(harbor, found, harbor.ann)
    elsewhere = await room(harbor)
    await harbor.ann.slash(elsewhere, "manila new")
    custom_id = NIGHT(night=found.id, action="seek")
    there = with_part(seen(harbor.ann, table_message(elsewhere)), custom_id)
    before = posted(harbor.channel)
    forbid(harbor, harbor.channel, "send_messages")
    assert "in your name" in answer_of(await press_late(harbor.ann, there, custom_id))
    assert posted(harbor.channel) == before


async def test_a_rematch_is_posted_where_the_presser_may_write(harbor: Harbor) -> None:
    live = await finish(await game(harbor, harbor.channel))
    await harbor.ann.slash(elsewhere := await room(harbor), "manila new")
    custom_id = AT_TABLE(table=live.id, action="rematch")
    there = with_part(seen(harbor.ann, table_message(elsewhere)), custom_id)
    before = posted(harbor.channel)
    forbid(harbor, harbor.channel, "send_messages")
    assert "in your name" in answer_of(await press_late(harbor.ann, there, custom_id))
    assert posted(harbor.channel) == before


@pytest.mark.parametrize("right", ["send_messages", "create_public_threads", "send_messages_in_threads"])
async def test_threads_open_only_for_who_may_open_them(harbor: Harbor, right: str) -> None:
    forbid(harbor, harbor.channel, right)
    assert "in your name" in answer_of(await harbor.ann.slash(harbor.channel, "manila new", thread=True))
    assert not harbor.channel.threads


async def test_who_has_left_the_server_may_not_write_there(harbor: Harbor) -> None:
    where = (harbor.bot, harbor.guild.id, harbor.channel.id)
    assert await may_write(*where, harbor.ann.id)
    harbor.guild.remove_member(harbor.ann)
    assert not await may_write(*where, harbor.ann.id)
    assert not await may_write(harbor.bot, harbor.guild.id, 1, harbor.ben.id), "there is no such channel"


async def test_who_is_muted_calls_a_night_off_without_a_call(harbor: Harbor) -> None:
    night = await planned(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    forbid(harbor, harbor.channel, "send_messages")
    before = posted(harbor.channel)
    asked = await press(harbor.ann, message_of(harbor, night), "night:.*:off")
    assert "I won’t ping anyone" in answer_of(asked)
    assert asked.response is not None
    await press(harbor.ann, asked.response, "night:.*:sure")
    assert (await known(harbor, night)).status == "off"
    assert "ann canceled this game night" in text_of(message_of(harbor, night))
    assert event_of(harbor, night).status == 4
    assert posted(harbor.channel) == before


@pytest.mark.parametrize("writes", [True, False])
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("table quiet-hours", {"begins": 1, "ends": 7}),
        ("table speed", {"speed": "correspondence"}),
        ("language table", {"language": "fr"}),
    ],
)
async def test_no_setting_of_who_is_muted_reposts_a_board(
    harbor: Harbor, command: str, options: dict[str, Any], writes: bool
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    other = harbor.guild.create_text_channel("other")
    if not writes:
        forbid(harbor, harbor.channel, "send_messages")
    await table_message(harbor.channel).delete()
    await harbor.env.settle()
    before = len(harbor.channel.history())
    await harbor.ann.slash(other, command, table=live.id, **options)
    await harbor.errands()
    await harbor.env.settle()
    assert len(harbor.channel.history()) - before == writes
    await live.table.time_up(live.table.ply)
    await harbor.bot.services.updater.update(live)
    assert len(harbor.channel.history()) - before == 1


async def test_house_rules_of_who_is_muted_repost_no_lobby(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    rules = (await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")).response
    assert rules is not None
    forbid(harbor, harbor.channel, "send_messages")
    await table_message(harbor.channel).delete()
    before = posted(harbor.channel)
    speed = next(way for way in pressable(rules) if way.startswith("ls:"))
    await harbor.ann.select(rules, ["correspondence"], custom_id=speed)
    await harbor.errands()
    assert posted(harbor.channel) == before


async def test_who_is_muted_closes_a_lobby_without_a_repost(harbor: Harbor) -> None:
    live = await open_lobby(harbor, harbor.ann, harbor.ben)
    asked = (await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:cancel")).response
    assert asked is not None
    forbid(harbor, harbor.channel, "send_messages")
    await table_message(harbor.channel).delete()
    before = posted(harbor.channel)
    await press(harbor.ann, asked, "lb:.*:close")
    await harbor.errands()
    assert live.closed
    assert posted(harbor.channel) == before


def test_all_that_post_for_people_are_tried_here() -> None:
    files = [each for room in ("actions", "cogs", "core", "tables") for each in Path("bot", room).rglob("*.py")]
    posting = {str(each.relative_to("bot")) for each in files if re.search(POSTING, each.read_text())}
    assert posting == OF_PEOPLE | OF_THE_BOT
    for name in (*OF_PEOPLE, *CHOSEN_IN.values()):
        assert re.search(r"\brequire_(writer(_anywhere)?|post)\(", Path("bot", name).read_text()), name
