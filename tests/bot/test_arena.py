"""An arena as people see it: they join once, and are put at tables again and again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, Final
from unittest.mock import AsyncMock

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from sqlalchemy import update

from bot.cogs.arenas.cog import ArenaCog
from bot.cogs.arenas.message import GRACE, ArenaMessages
from bot.cogs.arenas.pairing import ABSENCE
from bot.cogs.arenas.rounds import ArenaRounds
from bot.core.channel_backoff import REFUSALS
from bot.core.ids import table_of
from bot.core.layout import MessagePayload
from engine import lobby as lobbies
from engine.game import Refusal
from engine.lobby import Lobby
from host import votes
from host.live import GameSession, TableSession, has_begun
from host.rate_limiter import RateLimiter
from host.usage_limits import BOUNDS, UNBOUNDED, Rate, UsageLimits
from storage import schema
from storage.arenas import Arena, Crowd, Entrant
from storage.errors import StoreUnavailableError
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    answer_of,
    codes,
    components,
    labels,
    play,
    press,
    press_late,
    pressable,
    seen,
    text_of,
    with_part,
)
from tests.bot.finishing import finish
from tests.bot.playing import by_id
from tests.bot.settling import settle
from tests.bot.test_night_places import thread_in
from tests.bot.test_places import shut_out
from tests.bot.test_privacy import delete
from tests.bot.test_stats import store_of
from tests.kit import GAMES

ROUND: Final = 11
"""Seconds in which there is a round at least."""
HOUR: Final = 3600
PATIENCE: Final = 75
NEAR_THE_END: Final = 20
"""The price of a ware from which on a game of Manila may soon be over."""


async def opened(harbor: Harbor, boss: MemberActor, **options: object) -> Arena:
    """An arena of an hour for tables of three, unless said otherwise."""
    said = answer_of(
        await boss.slash(harbor.channel, "admin arena", **{"game": "manila", "hours": 1, "seats": 3, **options})
    )
    assert "The arena is open" in said
    await harbor.env.settle()
    return await the_arena(harbor)


async def the_arena(harbor: Harbor) -> Arena:
    found = await store_of(harbor).arenas.arena(1)
    assert found is not None
    return found


async def crowd(harbor: Harbor) -> Crowd:
    return await store_of(harbor).arenas.crowd(1, 99)


def message(harbor: Harbor) -> discord.Message:
    """The message of the arena."""
    (found,) = [each for each in harbor.channel.history() if "### Arena · " in text_of(each)]
    return found


async def join(harbor: Harbor, *people: MemberActor) -> None:
    for person in people:
        said = answer_of(await press(person, message(harbor), "^arena:1:join$"))
        assert "You’re in. You’ll get a table within about a minute" in said or "Place" in said


async def tables(harbor: Harbor) -> list[GameSession]:
    """The tables of the arena whose games are under way."""
    found = [await harbor.bot.services.tables.get(each.id) for each in await store_of(harbor).arenas.tables(1)]
    return [live for live in found if live is not None and has_begun(live) and not live.over]


async def test_an_arena_is_offered_with_the_seats_of_its_game(harbor: Harbor, boss: MemberActor) -> None:
    for game in ("manila", "manille"):
        offered = await boss.autocomplete(harbor.channel, "admin arena", "seats", "", game=game)
        assert [int(each["value"]) for each in offered] == [*GAMES[game].seats]


@pytest.mark.slow
async def test_people_join_once_and_play_again_and_again(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    assert labels(message(harbor)) == ["Join", "Leave", "My Standing"]
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    assert {chair.user for chair in live.chairs} == {harbor.ann.id, harbor.ben.id, harbor.cho.id}
    assert live.lobby.speed == "live"
    await harbor.env.advance_time(ROUND)
    assert "3 players · 0 waiting · 1 table in play" in text_of(message(harbor))
    assert "You’re playing here: " in answer_of(await press(harbor.ann, message(harbor), "^arena:1:me$"))
    await finish(live)
    await harbor.env.advance_time(PATIENCE + ROUND)  # by their first game they are of unlike strength
    (again,) = await tables(harbor)
    assert again.id != live.id
    assert {chair.user for chair in again.chairs} == {harbor.ann.id, harbor.ben.id, harbor.cho.id}
    found = await crowd(harbor)
    assert [each.games for each in found.best] == [1, 1, 1]
    assert sum(each.points for each in found.best) == 6  # two for each side behind, which is four, two and none
    assert re.search(r"1\\\. \*\*\w+\*\* · \d points · one game, 1 won", text_of(message(harbor)))


async def test_arena_says_where_its_tables_open_and_their_time(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    joined = answer_of(await press(harbor.ann, message(harbor), "^arena:1:join$"))
    for said in (text_of(message(harbor)), joined):
        assert "a turn" in said
        assert "in a new thread of this channel" in said


async def test_a_button_of_an_older_arena_message_still_works(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    older = with_part(seen(harbor.ann, message(harbor)), "ar:1:join")
    assert "You’re in" in answer_of(await press_late(harbor.ann, older, "ar:1:join"))
    assert [each.user for each in (await crowd(harbor)).best] == [harbor.ann.id]


def test_only_the_menu_of_orders_is_about_a_table() -> None:
    assert [table_of(each) for each in ("ar:7", "ar:7:join", "arena:7:join")] == [7, None, None]


@pytest.mark.slow
async def test_ai_players_fill_seats_for_those_who_waited_long_enough(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann)
    await harbor.env.advance_time(3 * ROUND)
    assert not await tables(harbor)  # somebody may come yet
    await harbor.env.advance_time(PATIENCE - 3 * ROUND)
    (live,) = await tables(harbor)
    assert [chair.user for chair in live.chairs] == [harbor.ann.id, None, None]
    assert live.due is not None, "others wait for the end"


@pytest.mark.slow
async def test_two_who_join_one_after_the_other_meet(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann)
    await harbor.env.advance_time(PATIENCE - 2 * ROUND)
    await join(harbor, harbor.ben)
    await harbor.env.advance_time(2 * ROUND)
    (live,) = await tables(harbor)
    assert {chair.user for chair in live.chairs} == {harbor.ann.id, harbor.ben.id, None}


def boards(harbor: Harbor, live: GameSession) -> list[discord.Message]:
    """The messages in the channel of a table at which something can be pressed there, the oldest first."""
    place = ChannelHandle(harbor.env, harbor.guild, harbor.env.backend.get_channel(live.channel))
    return [each for each in place.history() if any(table_of(custom_id) == live.id for custom_id in pressable(each))]


async def play_out(harbor: Harbor, live: GameSession, people: Sequence[MemberActor]) -> None:
    """Play a game to its end: most of it as the clock does, the last part by presses on the table's message."""
    table, named, random = live.table, by_id(people), Random(live.id)
    while max(table.view(None).market) < NEAR_THE_END:
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(live)
    while not table.over:
        actor = named[table.chairs[table.to_act[0]].user or 0]
        shown: Shown = boards(harbor, live)[-1]
        while not codes(shown):
            ways = [each for each in pressable(shown) if re.match("sp:|tb:.*:hand$", each)]
            led = (await press(actor, shown, f"^{ways[0]}$")).response
            assert led is not None
            shown = led
        await play(actor, shown, random.choice(sorted(codes(shown))))


@pytest.mark.slow
async def test_no_one_changes_the_clock_or_undoes_moves_in_an_arena(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann)
    await harbor.env.advance_time(PATIENCE)
    (live,) = await tables(harbor)
    for command, options in (("speed", {"speed": "none"}), ("quiet-hours", {"begins": 1, "ends": 12})):
        said = answer_of(await harbor.ann.slash(harbor.channel, f"table {command}", table=live.id, **options))
        assert "In an arena, time limits are fixed" in said
    assert (live.lobby.speed, live.lobby.quiet) == ("live", None)
    board = boards(harbor, live)[-1]
    await play(harbor.ann, board, min(codes(board)))
    assert live.table.last_decision() is not None
    more = await press(harbor.ann, boards(harbor, live)[-1], "tb:.*:more")
    assert more.response is not None
    assert "Undo" not in " ".join(labels(more.response))
    with pytest.raises(Refusal, match="why-arena-fixed"):
        await votes.propose_undo(harbor.bot.services.tables, live, harbor.ann.id)


@pytest.mark.slow
async def test_each_table_of_an_arena_shows_its_end(harbor: Harbor, boss: MemberActor) -> None:
    people = (harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    await opened(harbor, boss)
    await join(harbor, *people)
    played: dict[int, GameSession] = {}
    for _ in range(2):
        await harbor.env.advance_time(PATIENCE)
        under_way = await tables(harbor)
        assert {user for live in under_way for user in live.present} == {person.id for person in people}
        for live in under_way:
            await play_out(harbor, live, people)
            played[live.id] = live
        await harbor.env.advance_time(ROUND)
    assert len(played) == 4
    for live in played.values():
        (board,) = boards(harbor, live)
        assert board.id == live.message
        assert "Rematch" in labels(board)
        standing = live.table.standing
        assert standing is not None
        (heading,) = [line for line in text_of(board).splitlines() if line.startswith("## ")]
        assert "win" in heading
        assert all(live.chairs[seat].name in heading for seat in standing.winners)


@pytest.mark.slow
async def test_players_sit_at_one_arena_table_newcomers_get_another(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss, seats=3)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    said = answer_of(await press(harbor.ann, message(harbor), "^arena:1:join$"))
    assert "You’re playing here: " in said
    await join(harbor, harbor.eve)
    await harbor.env.advance_time(PATIENCE)
    seated = [chair.user for live in await tables(harbor) for chair in live.chairs if chair.user is not None]
    assert sorted(seated) == sorted(each.id for each in (harbor.ann, harbor.ben, harbor.cho, harbor.eve))


@pytest.mark.parametrize("why", ["shut out", "left"])
async def test_no_arena_seats_a_player_who_cannot_see_it(harbor: Harbor, boss: MemberActor, why: str) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    if why == "left":
        harbor.guild.remove_member(harbor.ann)
    else:
        shut_out(harbor.channel, harbor.ann)
    await harbor.env.advance_time(ROUND)
    seated = {chair.name for live in await tables(harbor) for chair in live.chairs}
    assert {"ben", "cho"} <= seated
    assert "ann" not in seated
    assert (await crowd(harbor)).waiting == 0


@pytest.mark.slow
async def test_who_leaves_the_arena_ends_their_game_and_gets_no_other(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    assert "You left: after this game" in answer_of(await press(harbor.ann, message(harbor), "^arena:1:leave$"))
    (live,) = await tables(harbor)
    await finish(live)
    await harbor.env.advance_time(ROUND + PATIENCE)
    assert "no more tables until you join again" in answer_of(await press(harbor.ann, message(harbor), "^arena:1:me$"))
    (again,) = await tables(harbor)
    assert {chair.user for chair in again.chairs if chair.user} == {harbor.ben.id, harbor.cho.id}
    found = {each.user: each for each in (await crowd(harbor)).best}
    assert found[harbor.ann.id].games == 1
    assert "not in this arena" in answer_of(await press(harbor.eve, message(harbor), "^arena:1:me$"))
    assert "nothing to leave" in answer_of(await press(harbor.eve, message(harbor), "^arena:1:leave$"))


@pytest.mark.slow
@pytest.mark.parametrize("unanswered", [False, True])
async def test_a_result_refused_once_holds_up_no_pairing(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch, unanswered: bool
) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    store = store_of(harbor)
    append = store.append

    async def last_unanswered(*args: Any, over: bool) -> None:
        await append(*args, over=over)
        if over:
            raise StoreUnavailableError("the line was cut")

    with monkeypatch.context() as cut, suppress(StoreUnavailableError):
        if unanswered:
            cut.setattr(store, "append", last_unanswered)
        else:
            cut.setattr(store.records, "write", AsyncMock(side_effect=StoreUnavailableError("deadlock")))
        await finish(live)
    harbor.bot.services.tables.heard(live.id)
    await harbor.env.advance_time(2 * ROUND)
    assert [each.games for each in (await crowd(harbor)).best] == [1, 1, 1]


async def test_leaving_an_arenas_table_says_what_it_costs(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    asked = (await harbor.ann.slash(harbor.channel, "table leave", table=live.id)).response
    assert asked is not None
    assert "you score nothing for it and must rejoin the arena" in text_of(asked)
    left = (await press(harbor.ann, asked, "tb:.*:parted$")).response
    assert left is not None
    assert "you score nothing for it and must rejoin the arena" in text_of(left)


async def test_ending_an_arena_game_by_vote_says_what_it_costs(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben)
    await harbor.env.advance_time(PATIENCE)
    (live,) = await tables(harbor)
    services = harbor.bot.services
    await votes.propose_end(services.tables, live, harbor.ann.id)
    await services.updater.update(live)
    assert "No arena points for anyone." in text_of(boards(harbor, live)[-1])
    await press(harbor.ben, boards(harbor, live)[-1], "vt:.*:agree")
    assert "## Ended early" in text_of(boards(harbor, live)[-1])
    assert "No arena points for anyone." in text_of(boards(harbor, live)[-1])


async def test_a_full_server_asks_discord_about_no_one(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await settle(harbor, boss, "guild_tables", "1")
    await harbor.eve.slash(harbor.channel, "manila new")
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    asked, fetch = list[int](), discord.Guild.fetch_member

    async def fetch_and_note(guild: discord.Guild, user: int) -> discord.Member:
        asked.append(user)
        return await fetch(guild, user)

    monkeypatch.setattr(discord.Guild, "fetch_member", fetch_and_note)
    await harbor.env.advance_time(3 * ROUND)
    assert asked == []
    await settle(harbor, boss, "guild_tables", "5")
    await harbor.env.advance_time(ROUND)
    assert {*asked} == {harbor.ann.id, harbor.ben.id, harbor.cho.id}
    assert len(await tables(harbor)) == 1


async def test_who_waited_long_for_room_leaves_the_arena_free(harbor: Harbor, boss: MemberActor) -> None:
    await settle(harbor, boss, "guild_tables", "1")
    await harbor.eve.slash(harbor.channel, "manila new")
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ABSENCE.total_seconds() - ROUND)
    assert (await crowd(harbor)).waiting == 3
    await harbor.env.advance_time(2 * ROUND)
    assert (await crowd(harbor)).waiting == 0
    await settle(harbor, boss, "guild_tables", "5")
    await join(harbor, harbor.ben)
    await harbor.env.advance_time(PATIENCE)
    (live,) = await tables(harbor)
    assert live.present == [harbor.ben.id]
    assert await store_of(harbor).leavings.of(harbor.ann.id) == 0


async def test_who_waited_before_an_outage_gets_no_table(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.features.arenas.rounds.stop()
    await harbor.env.advance_time(ABSENCE.total_seconds() + 1)
    await harbor.restart()
    await harbor.env.advance_time(ROUND)
    assert await tables(harbor) == []
    assert (await crowd(harbor)).waiting == 0


@pytest.mark.slow
async def test_deletion_gives_a_leaver_no_other_arena_table(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    await harbor.bot.services.tables.leave(live, harbor.cho.id, counts=True)
    await delete(harbor, harbor.cho)
    again = answer_of(await press(harbor.cho, message(harbor), "^arena:1:join$"))
    assert "You’re playing here" in again
    await harbor.env.advance_time(2 * PATIENCE)
    assert [each.id for each in await tables(harbor)] == [live.id]
    await finish(live)
    await harbor.env.advance_time(2 * PATIENCE)
    assert any(harbor.cho.id in each.present for each in await tables(harbor))


@pytest.mark.slow
async def test_absent_arena_player_is_replaced_and_earns_nothing(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    await harbor.bot.services.tables.seats.sit_in(live, harbor.cho.id)
    await finish(live)
    await harbor.env.advance_time(ROUND)
    found = {each.user: each for each in (await crowd(harbor)).best}
    assert (found[harbor.ann.id].games, found[harbor.ben.id].games) == (1, 1)
    assert harbor.cho.id not in found
    assert (await store_of(harbor).arenas.crowd(1, 9)).waiting == 2
    await join(harbor, harbor.cho)


@pytest.mark.slow
async def test_a_restart_in_the_middle_loses_nothing(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    table = live.id
    await harbor.restart()
    found = await crowd(harbor)
    assert (found.people, found.waiting, found.tables) == (4, 1, 1)
    back = await harbor.bot.services.tables.get(table)
    assert back is not None
    assert has_begun(back)
    await finish(back)
    await harbor.env.advance_time(PATIENCE + ROUND)
    seated = [chair.user for live in await tables(harbor) for chair in live.chairs if chair.user is not None]
    assert sorted(seated) == sorted(each.id for each in (harbor.ann, harbor.ben, harbor.cho, harbor.eve))
    assert len([each for each in harbor.channel.history() if "### Arena" in text_of(each)]) == 1


async def left_in_its_lobby(harbor: Harbor, boss: MemberActor) -> TableSession:
    """A table of an arena for which three people were taken, and no more."""
    arena = await opened(harbor, boss)
    people = (harbor.ann, harbor.ben, harbor.cho)
    for person in people:
        assert await store_of(harbor).arenas.join(arena.id, person.id, person.name)
    lobby = lobbies.open_lobby(harbor.bot.catalogue.games["manila"], harbor.ann.id, "ann", 3)
    for person in people[1:]:
        lobby = lobbies.join(lobby, person.id, person.name)
    return await harbor.bot.services.tables.open_full(lobby, harbor.guild.id, harbor.channel.id, arena.id)


@pytest.mark.slow
async def test_table_that_a_dying_process_has_left_in_its_lobby_begins(harbor: Harbor, boss: MemberActor) -> None:
    await left_in_its_lobby(harbor, boss)
    await harbor.restart()
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    assert {chair.user for chair in live.chairs} == {each.id for each in (harbor.ann, harbor.ben, harbor.cho)}


async def test_arena_goes_on_while_a_table_cannot_be_read(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await left_in_its_lobby(harbor, boss)
    monkeypatch.setattr(harbor.bot.services.tables, "get", AsyncMock(side_effect=ValueError("no such move")))
    await store_of(harbor).arenas.end(harbor.guild.id, harbor.channel.id)
    await harbor.env.advance_time(ROUND)
    assert "Games in progress still count" in text_of(message(harbor))


@pytest.mark.slow
async def test_closing_arena_finishes_games_and_shows_final_standings(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    said = answer_of(await boss.slash(harbor.channel, "admin arena", game="manila", hours=0))
    assert "no new tables" in said
    await harbor.env.advance_time(ROUND)
    assert labels(message(harbor)) == ["My Standing"]
    assert "Games in progress still count" in text_of(message(harbor))
    await finish(live)
    await harbor.env.advance_time(2 * ROUND)
    assert (await the_arena(harbor)).over
    last = message(harbor)
    assert "Final standings · ended" in text_of(last)
    assert not labels(last)
    (gallery,) = (part for part in components(last) if part["type"] == 12)
    assert gallery["items"][0]["description"].startswith("Final standings of a Manila arena. 1. ")
    assert "There’s no open arena" in answer_of(await boss.slash(harbor.channel, "admin arena", game="manila", hours=0))
    assert await store_of(harbor).arenas.running() == []


async def test_channel_has_one_arena_with_seats_that_fit_the_game(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    again = await boss.slash(harbor.channel, "admin arena", game="manila", hours=2)
    assert "already" in answer_of(again)
    wrong = await boss.slash(harbor.channel, "admin arena", game="manila", hours=2, seats=8)
    assert "Choose 3, 4 or 5 players" in answer_of(wrong)


async def test_blocked_user_cannot_join_an_arena(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await boss.slash(harbor.channel, "admin block", player=harbor.eve)
    assert "blocked you" in answer_of(await press(harbor.eve, message(harbor), "^arena:1:join$"))
    assert (await crowd(harbor)).people == 0


async def test_an_arena_ends_where_tables_may_no_longer_open(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann)
    other = harbor.guild.create_text_channel("games")
    await store_of(harbor).guilds.change(harbor.guild.id, lambda old: old.choose("channels", (other.id,)))
    assert f"Go to <#{other.id}>" in answer_of(await press(harbor.ben, message(harbor), "^arena:1:join$"))
    await harbor.env.advance_time(PATIENCE + ROUND)
    assert await store_of(harbor).table(1) is None
    assert (await the_arena(harbor)).ends <= utcnow()
    again = await boss.slash(harbor.channel, "admin arena", game="manila", hours=2)
    assert f"Go to <#{other.id}>" in answer_of(again)


async def test_a_message_that_was_deleted_is_posted_anew(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await message(harbor).delete()
    await join_by_store(harbor)
    await harbor.env.advance_time(ROUND)
    assert "1 player" in text_of(message(harbor))


async def test_a_message_in_an_archived_thread_is_posted_anew(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    before = message(harbor).id
    harbor.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await join_by_store(harbor)
    await harbor.env.advance_time(ROUND)
    assert message(harbor).id != before
    assert "1 player" in text_of(message(harbor))


async def join_by_store(harbor: Harbor) -> None:
    assert await store_of(harbor).arenas.join(1, harbor.ann.id, "ann")


async def test_a_game_begun_but_not_shown_by_a_dying_process_is_shown(harbor: Harbor, boss: MemberActor) -> None:
    left = await left_in_its_lobby(harbor, boss)
    await harbor.bot.services.tables.start(left, harbor.ann.id)
    await harbor.restart()
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    assert live.message is not None


@pytest.mark.slow
async def test_games_ended_by_vote_get_no_tables_without_end(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    harbor.limit(RateLimiter(replace(BOUNDS, openings=Rate(2, 0))))
    await join(harbor, harbor.ann)
    for _ in range(2):
        await harbor.env.advance_time(PATIENCE)
        (live,) = await tables(harbor)
        await votes.propose_end(harbor.bot.services.tables, live, harbor.ann.id)
    await harbor.env.advance_time(2 * PATIENCE)
    assert not await tables(harbor)
    assert "opened many tables" in answer_of(await press(harbor.ann, message(harbor), "^arena:1:join$"))
    await join(harbor, harbor.ben)
    await harbor.env.advance_time(PATIENCE)
    assert [live.present for live in await tables(harbor)] == [[harbor.ben.id]]


@pytest.mark.slow
async def test_who_leaves_a_table_before_it_begins_stops_no_arena(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(harbor, boss)
    begin, left = ArenaRounds._begin, list[int]()

    async def leave_and_begin(rounds: ArenaRounds, arena: Arena, live: TableSession) -> None:
        if not left:
            left.append(live.id)
            await harbor.bot.services.tables.leave(live, harbor.ben.id)
        await begin(rounds, arena, live)

    monkeypatch.setattr(ArenaRounds, "_begin", leave_and_begin)
    harbor.limit(RateLimiter(replace(BOUNDS, openings=Rate(2, 0))))  # one to join, and one for a table
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(3 * ROUND)
    assert left
    (live,) = await tables(harbor)
    assert {chair.name for chair in live.chairs} == {"ann", "ben", "cho"}
    assert live.id not in left
    assert [each.id for each in harbor.channel.threads] == [live.channel]


@pytest.mark.slow
@pytest.mark.parametrize("call", ["_place", "_call_players"])
async def test_who_leaves_at_the_ping_leaves_a_game_and_the_arena(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    await opened(harbor, boss)
    harbor.limit(RateLimiter(BOUNDS))
    asked = getattr(ArenaRounds, call)

    async def ask_and_leave(rounds: ArenaRounds, arena: Arena, about: object) -> object:
        for live in await tables(harbor):
            await harbor.bot.services.tables.leave(live, harbor.ben.id)
        return await asked(rounds, arena, about)

    monkeypatch.setattr(ArenaRounds, call, ask_and_leave)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    assert set(live.present) == {harbor.ann.id, harbor.cho.id}
    await finish(live)
    monkeypatch.undo()
    await harbor.env.advance_time(ROUND)
    assert {each.user for each in await store_of(harbor).arenas.waiting(1)} == {harbor.ann.id, harbor.cho.id}


@pytest.mark.slow
async def test_a_broken_arena_stops_no_other(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await opened(harbor, boss)
    other = harbor.guild.create_text_channel("other")
    await boss.slash(other, "admin arena", game="manila", hours=1, seats=3)
    await harbor.env.settle()
    match = ArenaRounds._match

    async def match_or_fail(rounds: ArenaRounds, arena: Arena) -> None:
        if arena.id == 1:
            raise ValueError
        await match(rounds, arena)

    monkeypatch.setattr(ArenaRounds, "_match", match_or_fail)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        assert await store_of(harbor).arenas.join(2, person.id, person.name)
    await harbor.env.advance_time(2 * ROUND)
    assert len(await store_of(harbor).arenas.tables(2)) == 1
    assert "arena round failed: arena=1" in caplog.text


async def test_who_leaves_an_arena_leaves_no_empty_threads(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(harbor, boss)
    lobby = ArenaRounds._lobby

    async def leave_meanwhile(rounds: ArenaRounds, arena: Arena, people: Sequence[Entrant]) -> Lobby:
        await store_of(harbor).arenas.leave(arena.id, harbor.ben.id)
        return await lobby(rounds, arena, people)

    monkeypatch.setattr(ArenaRounds, "_lobby", leave_meanwhile)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    assert (await tables(harbor), harbor.channel.threads) == ([], [])


@pytest.mark.slow
async def test_a_slow_arena_stops_no_other(harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(harbor, boss)
    other = harbor.guild.create_text_channel("other")
    await boss.slash(other, "admin arena", game="manila", hours=1, seats=3)
    await harbor.env.settle()
    answered, asked, write = asyncio.Event(), list[int](), ArenaMessages._write

    async def write_slowly(messages: ArenaMessages, arena: Arena, face: MessagePayload) -> None:
        if arena.id == 1:
            asked.append(arena.id)
            await harbor.env.external_wait(answered.wait(), reason="Discord lets no more through")
        await write(messages, arena, face)

    monkeypatch.setattr(ArenaMessages, "_write", write_slowly)
    assert await store_of(harbor).arenas.join(1, harbor.eve.id, harbor.eve.name)
    await harbor.env.advance_time(ROUND)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        assert await store_of(harbor).arenas.join(2, person.id, person.name)
    await harbor.env.advance_time(2 * ROUND)
    assert asked == [1]
    assert len(await store_of(harbor).arenas.tables(2)) == 1
    answered.set()
    await harbor.env.advance_time(2 * ROUND)
    assert "1 waiting" in text_of(message(harbor))


async def test_a_channel_that_refuses_the_arena_is_seldom_tried(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(harbor, boss)
    await message(harbor).delete()
    refused, write = list[int](), ArenaMessages._write

    async def write_in_vain(messages: ArenaMessages, arena: Arena, face: MessagePayload) -> None:
        try:
            await write(messages, arena, face)
        except discord.Forbidden as error:
            refused.append(error.code)
            raise

    monkeypatch.setattr(ArenaMessages, "_write", write_in_vain)
    shut_out(harbor.channel, harbor.guild.default_role)
    await join_by_store(harbor)
    await harbor.env.advance_time(10 * ROUND)
    assert len(refused) == REFUSALS


async def test_an_arena_in_an_archived_thread_ends_with_its_channel(harbor: Harbor, boss: MemberActor) -> None:
    quay = harbor.guild.create_text_channel("quay")
    place = await thread_in(harbor, quay)
    await boss.slash(place, "admin arena", game="manila", hours=168, seats=3)
    await harbor.env.advance_time(60)
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    thread.guild._remove_thread(thread)
    backend = harbor.env.backend
    del backend.channels[place.id]  # Discord deletes it with its channel, and announces only that
    backend.get_guild(harbor.guild.id).thread_ids.remove(place.id)
    backend.delete_channel(quay.id)
    await harbor.env.advance_time(600)
    assert (await store_of(harbor).guild_data.kept(harbor.guild.id)).open_arenas == 0


@pytest.mark.parametrize("heard", [True, False])
async def test_an_arena_whose_channel_is_deleted_ends(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    await opened(harbor, boss)
    await harbor.env.advance_time(60)
    if not heard:
        harbor.bot.features.arenas.rounds.messages._shown.clear()  # as after a restart
        monkeypatch.setattr(ArenaCog, "_end_lost", AsyncMock())
    harbor.env.backend.delete_channel(harbor.channel.id)
    await harbor.env.advance_time(60)
    assert (await store_of(harbor).guild_data.kept(harbor.guild.id)).open_arenas == 0


async def test_players_whose_thread_is_deleted_get_another_table(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    await join(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(ROUND)
    (lost,) = await tables(harbor)
    assert lost.channel != harbor.channel.id
    harbor.env.backend.delete_channel(lost.channel)
    await harbor.env.advance_time(3 * ROUND)
    assert lost.why_closed == "ended"
    *_, other = await tables(harbor)
    assert (other.id != lost.id, set(other.present)) == (True, set(lost.present))


@pytest.mark.slow
async def test_an_arena_of_a_game_no_longer_hosted_ends(harbor: Harbor, boss: MemberActor) -> None:
    await opened(harbor, boss)
    async with store_of(harbor)._transaction() as connection:
        await connection.execute(update(schema.arenas).values(kind="chess"))
    await boss.slash(harbor.channel, "admin arena", game="manila", hours=0)
    await harbor.env.advance_time(GRACE.total_seconds() + 2 * ROUND)
    assert (await store_of(harbor).guild_data.kept(harbor.guild.id)).open_arenas == 0


async def test_server_opens_a_few_arenas_at_once_and_a_day(harbor: Harbor, boss: MemberActor) -> None:
    harbor.bot.features.arenas._bounds = UsageLimits(arenas=2, daily_arenas=3)
    arenas = store_of(harbor).arenas

    async def open_another() -> str:
        place = harbor.guild.create_text_channel("another")
        return answer_of(await boss.slash(place, "admin arena", game="manila", hours=1, seats=3))

    await opened(harbor, boss)
    assert "The arena is open" in await open_another()
    assert "limit of open arenas is 2" in await open_another()
    for arena in await arenas.running():
        await arenas.close(arena.id)
    assert "The arena is open" in await open_another()
    assert "limit of arenas in a day is 3" in await open_another()
    assert len(await arenas.running()) == 1


async def test_opening_an_arena_counts_as_a_post(harbor: Harbor, boss: MemberActor) -> None:
    harbor.limit(RateLimiter(replace(UNBOUNDED, posts=Rate(0, 1 / 600))))
    said = answer_of(await boss.slash(harbor.channel, "admin arena", game="manila", hours=1, seats=3))
    assert "had me post a lot recently" in said
    assert await store_of(harbor).arenas.running() == []


@pytest.mark.slow
async def test_arena_of_a_left_server_closes_some_time_after_its_end(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(harbor, boss)
    monkeypatch.setattr(harbor.bot, "get_guild", lambda _: None)
    monkeypatch.setattr("bot.cogs.arenas.rounds.EVERY", 600.0)
    for hours, left in ((2, 1), (2, 0)):
        for _ in range(hours):
            await harbor.env.advance_time(HOUR)
        assert len(await store_of(harbor).arenas.running()) == left
