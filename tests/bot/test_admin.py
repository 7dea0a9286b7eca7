"""The word of those who run a server holds, and nobody else has it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from unittest.mock import patch

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.cogs.admin import moderation
from engine.lobby import Lobby
from host.live import TableSession
from host.periodic import RETRY_SECONDS
from storage import guilds
from storage.errors import StoreUnavailableError
from storage.peers import Peers
from storage.rows import Status
from storage.tables import LobbyStep, TableStore
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, labels, press, press_late, press_more, pressable, seen, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import game_of, start_game
from tests.bot.settling import settle
from tests.bot.test_places import NO_TABLE, back_room, shut_out, table_in
from tests.bot.test_stats import store_of


@pytest.fixture
def mia(harbor: Harbor) -> MemberActor:
    """Somebody who may manage the server, and sees its channels as everybody does."""
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])


async def tell(harbor: Harbor, who: MemberActor, command: str, **options: Any) -> str:
    """Use a command of ``/admin``; the answer is for who used it alone."""
    return answer_of(await who.slash(harbor.channel, f"admin {command}", **options))


async def opened(harbor: Harbor, who: MemberActor, command: str = "manila new", **options: Any) -> InteractionResult:
    return await who.slash(harbor.channel, command, **options)


def board(harbor: Harbor) -> str:
    return text_of(last(harbor))


def last(harbor: Harbor) -> discord.Message:
    message = harbor.channel.last_message
    assert message is not None
    return message


async def lobby(harbor: Harbor, *people: MemberActor) -> TableSession:
    """A lobby of these people in the channel; the first is its host."""
    host, *others = people
    await opened(harbor, host)
    for person in others:
        await press(person, table_message(harbor.channel), "lb:.*:join")
    return (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]


# -- whose word it is -------------------------------------------------------------------------------


def test_admin_command_needs_manage_server_and_a_server(harbor: Harbor) -> None:
    command = harbor.bot.tree.get_command("admin")
    assert command is not None
    told = command.to_dict(harbor.bot.tree)
    assert told["default_member_permissions"] == discord.Permissions(manage_guild=True).value
    assert told["contexts"] == [0]  # servers


async def test_others_are_not_offered_it(harbor: Harbor, mia: MemberActor) -> None:
    assert "admin stop" in mia.available_commands(harbor.channel)
    assert not [name for name in harbor.ann.available_commands(harbor.channel) if name.startswith("admin")]


async def test_where_a_server_offers_it_to_others_it_asks_again(harbor: Harbor) -> None:
    live = await lobby(harbor, harbor.ben, harbor.cho)
    me = harbor.bot.application_id
    assert me is not None
    commands = await harbor.bot.http.get_global_commands(me)
    command = next(each for each in commands if each["name"] == "admin")
    harbor.guild.set_command_permissions(int(command["id"]), {harbor.ann: True})
    everything: list[tuple[str, dict[str, Any]]] = [
        ("stop", {"table": live.id}),
        ("reopen", {"table": live.id}),
        ("kick", {"table": live.id, "player": harbor.ben}),
        ("block", {"player": harbor.ben}),
        ("unblock", {"player": harbor.ben}),
        ("blocked", {}),
        ("settings", {}),
        ("arena", {"game": "manila", "hours": 1}),
    ]
    group = harbor.bot.tree.get_command("admin")
    assert isinstance(group, discord.app_commands.Group)
    assert {name for name, _ in everything} == {each.name for each in group.commands}
    for name, options in everything:
        assert "Manage Server" in await tell(harbor, harbor.ann, name, **options), name
    assert await harbor.ann.autocomplete(harbor.channel, "admin stop", "table", "") == []
    assert [chair.user for chair in live.chairs] == [harbor.ben.id, harbor.cho.id]
    assert not live.closed


# -- a table is stopped -----------------------------------------------------------------------------


@pytest.mark.slow
async def test_stopped_game_names_an_admin_shows_seed_and_is_unrated(harbor: Harbor, mia: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    before = seen(harbor.ann, table_message(harbor.channel))
    assert live.seed is None
    said = await tell(harbor, mia, "stop", table=live.id, why="dispute")
    assert f"Table {live.id} is closed" in said
    assert "a server admin ended it because of a dispute" in board(harbor)
    seed = str(game_of(live).header.seed)
    record = await press_more(harbor.ann, last(harbor), "tb:.*:record")
    assert record.response is not None
    assert seed in text_of(record.response)
    verified = await press(harbor.ann, record.response, "tb:.*:verify$")
    assert verified.response is not None
    assert game_of(live).commitment in text_of(verified.response)
    assert "Rematch" not in labels(last(harbor))
    move = next(each for each in before.payload["components"][0]["components"] if each["type"] == 1)["components"][0]
    assert "closed" in answer_of(await press_late(harbor.ann, before, move["custom_id"]))
    history = answer_of(await harbor.ann.slash(harbor.channel, "history"))
    assert "ended early" in history
    # The same after a restart.
    await harbor.restart()
    again = await harbor.bot.services.tables.get(live.id)
    assert again is not None
    assert (again.why_closed, again.seed) == ("stopped_dispute", seed)
    assert "closed" in await tell(harbor, mia, "stop", table=live.id)


async def test_the_dice_of_a_stopped_game_can_be_checked(harbor: Harbor, mia: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await game_of(live).time_up(game_of(live).ply)
    await tell(harbor, mia, "stop", table=live.id)
    more = (await press_more(harbor.eve, last(harbor), "tb:.*:record")).response
    assert more is not None
    assert {"Verify Dice", "Download Log", "Replay"} <= set(labels(more))
    saved = await press(harbor.eve, more, "tb:.*:log")
    assert "fair" in answer_of(await press(harbor.eve, more, "tb:.*:verify")).lower()
    assert saved.response is not None
    assert saved.response.attachments


async def test_a_game_that_its_people_end_shows_its_seed_too(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.bot.services.tables.end(live)
    await harbor.bot.services.updater.update(live)
    proof = answer_of(await press_more(harbor.ann, last(harbor), "tb:.*:record"))
    assert str(game_of(live).header.seed) in proof


async def test_a_lobby_is_stopped_too(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann)
    await tell(harbor, mia, "stop", table=live.id, why="rules")
    assert "for breaking the server’s rules" in board(harbor)
    assert not pressable(last(harbor))


async def test_admin_finds_only_visible_tables_of_their_own_server(harbor: Harbor, mia: MemberActor) -> None:
    hidden = await table_in(harbor, back_room(harbor, harbor.ann), harbor.ann)
    plain = await lobby(harbor, harbor.ben)
    elsewhere = harbor.env.create_guild()
    far = elsewhere.add_member(harbor.env.create_user("far"))
    there = elsewhere.create_text_channel("there")
    await far.slash(there, "manila new")
    (foreign,) = await harbor.bot.services.tables.in_channel(there.id)
    for live in (hidden, foreign):
        assert (await tell(harbor, mia, "stop", table=live.id)).startswith(NO_TABLE)
        assert not live.closed
    offered = await mia.autocomplete(harbor.channel, "admin stop", "table", "")
    assert [choice["value"] for choice in offered] == [plain.id]


@pytest.mark.parametrize("lost", ["archived", "deleted"])
async def test_admin_stops_a_table_in_a_lost_channel(harbor: Harbor, mia: MemberActor, lost: str) -> None:
    if lost == "deleted":
        place = harbor.guild.create_text_channel("quay")
        live = await table_in(harbor, place, harbor.ann, harbor.ben)
        harbor.env.backend.delete_channel(place.id)
    else:
        channel = harbor.bot.get_channel(harbor.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
        (place,) = harbor.channel.threads
        live = await table_in(harbor, place, harbor.ann, harbor.ben)
        await thread.edit(archived=True)
    await harbor.env.settle()
    assert "is closed" in answer_of(await mia.slash(harbor.channel, "admin stop", table=live.id))
    assert live.closed


@pytest.mark.parametrize("right", ["administrator", "manage_guild"])
async def test_an_admin_is_offered_tables_in_lost_channels(harbor: Harbor, right: str) -> None:
    role = harbor.guild.create_role("owner", permissions=discord.Permissions(**{right: True}))
    owner = harbor.guild.add_member(harbor.env.create_user("owner"), roles=[role])
    place = harbor.guild.create_text_channel("quay")
    live = await table_in(harbor, place, harbor.ann, harbor.ben)
    harbor.env.backend.delete_channel(place.id)
    await harbor.env.settle()
    offered = await owner.autocomplete(harbor.channel, "admin stop", "table", "")
    assert [choice["value"] for choice in offered] == [live.id]


async def test_admin_cannot_stop_tables_of_another_server(harbor: Harbor, mia: MemberActor) -> None:
    elsewhere = harbor.env.create_guild()
    there = elsewhere.create_text_channel("there")
    await elsewhere.add_member(mia.user).slash(there, "manila new")
    (foreign,) = await harbor.bot.services.tables.in_channel(there.id)
    assert await tell(harbor, mia, "stop", table=foreign.id) == NO_TABLE


# -- a table is taken up again ------------------------------------------------------------------------


async def test_inactive_table_reopens_unless_its_seed_is_public(harbor: Harbor, mia: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    number = game_of(live).number
    await store_of(harbor).close_table(live.id, "untouched")
    live.closed, live.why_closed = True, "untouched"
    assert f"Table {live.id} is open again" in await tell(harbor, mia, "reopen", table=live.id)
    assert game_of(live).number == number
    assert "is already open" in await tell(harbor, mia, "reopen", table=live.id)
    await tell(harbor, mia, "stop", table=live.id)
    assert "seed was shown" in await tell(harbor, mia, "reopen", table=live.id)
    assert live.closed


async def test_stopped_lobby_reopens_unless_it_is_empty(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann)
    await tell(harbor, mia, "stop", table=live.id)
    await tell(harbor, mia, "reopen", table=live.id)
    assert not live.closed
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    for person in (harbor.ann, harbor.ben):
        await press_more(person, table_message(harbor.channel), "tb:.*:leave")
    assert "No one is at that table" in await tell(harbor, mia, "reopen", table=live.id)


@pytest.mark.slow
@pytest.mark.parametrize("gone", ["deleted", "blocked"])
async def test_a_game_without_users_is_not_reopened(harbor: Harbor, mia: MemberActor, gone: str) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))
    if gone == "deleted":
        await harbor.bot.features.privacy.eraser.erase(harbor.ann.id)
    else:
        await tell(harbor, mia, "block", player=harbor.ann)
    assert "No one is at that table" in await tell(harbor, mia, "reopen", table=live.id)
    again = await harbor.bot.services.tables.require(live.id)
    assert (again.closed, again.why_closed) == (True, "untouched")


async def test_a_game_whose_seed_got_public_meanwhile_stays_closed(
    harbor: Harbor, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))

    async def reopen_and_stop(*_: object) -> None:
        await store_of(harbor).reopen(live.id)
        await store_of(harbor).close_table(live.id, "stopped")

    monkeypatch.setattr(moderation, "find_place", reopen_and_stop)
    assert "The table changed" in await tell(harbor, mia, "reopen", table=live.id)
    row = await store_of(harbor).table(live.id)
    assert row is not None
    assert (row.status, row.why_closed) == ("closed", "stopped")


async def test_who_was_blocked_meanwhile_does_not_come_back_with_table(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await tell(harbor, mia, "stop", table=live.id)
    await tell(harbor, mia, "block", player=harbor.ann)
    await tell(harbor, mia, "reopen", table=live.id)
    assert [chair.user for chair in live.chairs] == [harbor.ben.id]
    assert live.lobby.host == harbor.ben.id


@pytest.mark.parametrize("by", ["player", "admin"])
async def test_a_reopened_lobby_seats_only_who_sees_it(harbor: Harbor, mia: MemberActor, by: str) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))
    shut_out(harbor.channel, harbor.ben)
    await harbor.env.settle()
    who, command = (harbor.ann, "table reopen") if by == "player" else (mia, "admin reopen")
    assert f"Table {live.id} is open again" in answer_of(await who.slash(harbor.channel, command, table=live.id))
    assert [chair.user for chair in live.lobby.chairs] == [harbor.ann.id]


@pytest.mark.slow
async def test_a_lobby_seats_only_who_sees_it_though_the_store_fails(
    harbor: Harbor, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await harbor.bot.services.tables.close_untouched(live, utcnow() + timedelta(days=1))
    shut_out(harbor.channel, harbor.ben)
    change, calls = TableStore.change_lobby, list[int]()

    async def fail_once(self: TableStore, table: int, step: LobbyStep) -> tuple[Lobby, Status]:
        calls.append(table)
        if len(calls) == 2:
            raise StoreUnavailableError("database is locked")
        return await change(self, table, step)

    monkeypatch.setattr(TableStore, "change_lobby", fail_once)
    monkeypatch.setattr("host.retry.STORE_SECONDS", 0)
    await mia.slash(harbor.channel, "admin reopen", table=live.id)
    assert [chair.user for chair in live.lobby.chairs] == [harbor.ann.id]


async def test_a_reopened_lobby_keeps_to_the_levels_allowed_by_now(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann)
    await press(harbor.ann, table_message(harbor.channel), "^easy$")
    await tell(harbor, mia, "stop", table=live.id)
    guilds = harbor.bot.services.tables.store.guilds
    await guilds.change(harbor.guild.id, lambda old: old.model_copy(update={"levels": ("beginner", "expert")}))
    await tell(harbor, mia, "reopen", table=live.id)
    assert [chair.level for chair in live.chairs] == [None, "beginner"]


# -- somebody is sent away ----------------------------------------------------------------------------


async def test_kicked_player_may_join_other_lobbies_but_not_the_same(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    assert "was removed from the lobby" in await tell(harbor, mia, "kick", table=live.id, player=harbor.ben)
    assert [chair.user for chair in live.chairs] == [harbor.ann.id]
    refused = await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "removed this person" in answer_of(refused)
    await harbor.restart()
    refused = await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "removed this person" in answer_of(refused)
    assert "don’t have a seat" in await tell(harbor, mia, "kick", table=live.id, player=harbor.eve)
    other = await lobby(harbor, harbor.cho, harbor.ben)
    assert other.lobby.seat_of(harbor.ben.id) is not None


async def test_kicking_the_host_promotes_the_next_or_closes_the_lobby(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await tell(harbor, mia, "kick", table=live.id, player=harbor.ann)
    assert live.lobby.host == harbor.ben.id
    await tell(harbor, mia, "kick", table=live.id, player=harbor.ben)
    assert live.closed


async def test_kick_fails_in_games_and_the_kicked_get_no_seat_there(harbor: Harbor, mia: MemberActor) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    await tell(harbor, mia, "kick", table=live.id, player=harbor.eve)
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    assert "The game has started" in await tell(harbor, mia, "kick", table=live.id, player=harbor.ben)
    told = answer_of(await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve))
    assert game_of(live).seat_of(harbor.eve.id) is None, told


@pytest.mark.parametrize("closed_by", ["admin", "host"])
async def test_deletion_lifts_no_kick_from_a_reopened_lobby(harbor: Harbor, mia: MemberActor, closed_by: str) -> None:
    live = await lobby(harbor, harbor.ann, harbor.ben)
    await tell(harbor, mia, "kick", table=live.id, player=harbor.ben)
    if closed_by == "admin":
        await tell(harbor, mia, "stop", table=live.id)
    else:
        await harbor.bot.services.tables.cancel(live, harbor.ann.id)
    await harbor.bot.features.privacy.eraser.erase(harbor.ben.id)
    await store_of(harbor).penalties.forget_ended()
    await tell(harbor, mia, "reopen", table=live.id)
    assert "removed this person" in answer_of(await press(harbor.ben, table_message(harbor.channel), "lb:.*:join"))
    assert live.lobby.seat_of(harbor.ben.id) is None


# -- somebody is blocked ------------------------------------------------------------------------------


@pytest.mark.slow
async def test_who_is_blocked_opens_and_joins_no_table_of_that_server(harbor: Harbor, mia: MemberActor) -> None:
    assert "can no longer open or join tables" in await tell(harbor, mia, "block", player=harbor.ben)
    assert "already" in await tell(harbor, mia, "block", player=harbor.ben)
    for command in ("manila new", "manille new"):
        for thread in (False, True):
            assert "blocked you" in answer_of(await opened(harbor, harbor.ben, command, thread=thread))
    assert harbor.channel.threads == []
    live = await lobby(harbor, harbor.ann)
    assert "blocked you" in answer_of(await press(harbor.ben, table_message(harbor.channel), "lb:.*:join"))
    assert len(live.chairs) == 1
    elsewhere = harbor.env.create_guild()
    there = elsewhere.create_text_channel("there")
    assert not (await elsewhere.add_member(harbor.ben.user).slash(there, "manila new")).ephemeral
    assert "can play on this server again" in await tell(harbor, mia, "unblock", player=harbor.ben)
    assert "aren’t blocked" in await tell(harbor, mia, "unblock", player=harbor.ben)
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert len(live.chairs) == 2


async def test_a_full_block_list_is_explained(
    harbor: Harbor, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guilds, "MOST_BLOCKS", 1)
    await tell(harbor, mia, "block", player=harbor.ann)
    said = await tell(harbor, mia, "block", player=harbor.ben)
    assert "that’s the limit. Use `/admin unblock`" in said
    assert "already" in await tell(harbor, mia, "block", player=harbor.ann)
    await tell(harbor, mia, "unblock", player=harbor.ann)
    assert "can no longer open or join tables" in await tell(harbor, mia, "block", player=harbor.ben)


@pytest.mark.slow
async def test_a_blocked_player_leaves_once_the_database_allows(
    harbor: Harbor, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    reseat, failures = TableStore.reseat, [StoreUnavailableError("locked")]

    async def fail_once(self: TableStore, *given: Any, **how: Any) -> Any:
        if failures:
            raise failures.pop()
        return await reseat(self, *given, **how)

    monkeypatch.setattr(TableStore, "reseat", fail_once)
    monkeypatch.setattr("host.retry.STORE_SECONDS", 0)
    await mia.slash(harbor.channel, "admin block", player=harbor.ben)
    assert harbor.ben.id not in live.present


@pytest.mark.slow
async def test_blocked_player_leaves_lobbies_and_gets_an_ai_in_games(harbor: Harbor, mia: MemberActor) -> None:
    game = await start_game(harbor, harbor.ben, harbor.ann, harbor.cho)
    shown = table_message(harbor.channel)
    waiting = await lobby(harbor, harbor.ben, harbor.ann)
    await harbor.ben.slash(harbor.guild.create_text_channel("elsewhere"), "manila new")
    alone = await harbor.bot.services.tables.require(waiting.id + 1)
    assert "3 tables" in await tell(harbor, mia, "block", player=harbor.ben)
    assert [chair.user for chair in waiting.chairs] == [harbor.ann.id]
    assert alone.closed
    seat = game_of(game).seat_of(harbor.ben.id)
    assert seat is not None
    assert not game_of(game).chairs[seat].present
    assert (game.lobby.host, waiting.lobby.host) == (harbor.ann.id, harbor.ann.id)
    board = next(each for each in harbor.channel.history() if each.id == shown.id)
    assert "An AI is playing for" in text_of(board)
    assert "blocked you" in answer_of(await press(harbor.ben, board, "tb:.*:back"))
    assert not game_of(game).chairs[seat].present
    await finish(game)  # the others play on


@pytest.mark.slow
async def test_unreadable_table_keeps_no_blocked_player_elsewhere(
    harbor: Harbor, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, other = [await start_game(harbor, harbor.ann, harbor.ben, ai=1) for _ in range(2)]
    number, get = broken.id, harbor.bot.services.tables.get

    async def get_or_fail(table: int) -> TableSession | None:
        if table == number:
            raise ValueError("no such move")
        return await get(table)

    monkeypatch.setattr(harbor.bot.services.tables, "get", get_or_fail)
    await tell(harbor, mia, "block", player=harbor.ben)
    assert other.present == [harbor.ann.id]


async def test_a_game_where_nobody_but_the_blocked_played_ends(harbor: Harbor, mia: MemberActor) -> None:
    live = await start_game(harbor, harbor.ben, ai=2)
    await tell(harbor, mia, "block", player=harbor.ben)
    assert live.closed


async def test_no_seat_is_given_to_who_is_blocked(harbor: Harbor, mia: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await tell(harbor, mia, "block", player=harbor.eve)
    told = answer_of(await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve))
    assert game_of(live).seat_of(harbor.eve.id) is None, told


@pytest.mark.slow
async def test_a_rematch_is_opened_without_who_was_blocked_meanwhile(harbor: Harbor, mia: MemberActor) -> None:
    live = await finish(await start_game(harbor, harbor.ann, harbor.ben, harbor.cho))
    await harbor.bot.services.updater.update(live)
    over = table_message(harbor.channel)
    await tell(harbor, mia, "block", player=harbor.ben)
    assert "blocked you" in answer_of(await press(harbor.ben, over, "tb:.*:rematch"))
    await press(harbor.ann, over, "tb:.*:rematch")
    again = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    assert "blocked you" in answer_of(await press(harbor.ben, over, "tb:.*:rematch"))
    assert [chair.user for chair in again.chairs] == [harbor.ann.id]


async def test_the_blocked_are_listed(harbor: Harbor, mia: MemberActor) -> None:
    assert "No one is blocked" in await tell(harbor, mia, "blocked")
    for number in range(1, 25):
        await store_of(harbor).guilds.block(harbor.guild.id, number)
    await tell(harbor, mia, "block", player=harbor.ben)
    first, second = await tell(harbor, mia, "blocked"), await tell(harbor, mia, "blocked", page=2)
    assert "25 people are blocked on this server. Page 1 of 2" in first
    assert f"<@{harbor.ben.id}>" in first + second
    assert first.count("<@") + second.count("<@") == 25
    assert "that many pages" in await tell(harbor, mia, "blocked", page=3)


# -- who may open, where, and how many --------------------------------------------------------------------


async def test_tables_are_opened_in_the_channels_of_the_list_alone(harbor: Harbor, mia: MemberActor) -> None:
    games = harbor.guild.create_text_channel("games")
    said = await settle(harbor, mia, "channels", games)
    assert f"these channels only: <#{games.id}>" in said
    refused = answer_of(await opened(harbor, harbor.ann, "manila new"))
    assert f"Go to <#{games.id}>" in refused
    await harbor.ann.slash(games, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(games.id)
    # A table is not brought out of there either.
    assert "can’t open tables" in answer_of(await opened(harbor, harbor.ann, "manila board", table=live.id))
    assert live.channel == games.id
    assert "every channel" in await settle(harbor, mia, "channels")
    assert not (await opened(harbor, harbor.ann)).ephemeral


async def test_category_allows_its_channels_and_a_channel_its_threads(harbor: Harbor, mia: MemberActor) -> None:
    category = harbor.guild.create_category("games")
    inside = harbor.guild.create_text_channel("inside", category=category)
    await settle(harbor, mia, "channels", category)
    assert not (await harbor.ann.slash(inside, "manila new")).ephemeral
    assert (await harbor.ann.slash(inside, "manila new", thread=True)).response is not None
    (thread,) = inside.threads
    assert len(await harbor.bot.services.tables.in_channel(thread.id)) == 1
    assert not (await harbor.ben.slash(thread, "manila new")).ephemeral
    assert (await opened(harbor, harbor.ann)).ephemeral


async def test_hidden_listed_channel_is_named_only_to_users_who_see_it(harbor: Harbor, mia: MemberActor) -> None:
    hidden = back_room(harbor, harbor.ben)
    await store_of(harbor).guilds.change(harbor.guild.id, lambda old: old.model_copy(update={"channels": (hidden.id,)}))
    assert f"<#{hidden.id}>" in answer_of(await opened(harbor, harbor.ben))
    refused = answer_of(await opened(harbor, harbor.ann))
    assert str(hidden.id) not in refused
    assert "Ask a server admin" in refused
    assert mia.id


async def test_tables_are_opened_by_people_with_role_of_the_list_alone(harbor: Harbor, mia: MemberActor) -> None:
    captain = harbor.guild.create_role("captain")
    dan = harbor.guild.add_member(harbor.env.create_user("dan"), roles=[captain])
    assert f"<@&{captain.id}>" in await settle(harbor, mia, "roles", captain)
    assert f"<@&{captain.id}>" in answer_of(await opened(harbor, harbor.ann))
    live = await lobby(harbor, dan, harbor.ann)
    assert len(live.chairs) == 2
    assert "by everyone" in await settle(harbor, mia, "roles")
    assert not (await opened(harbor, harbor.ann)).ephemeral


async def test_a_rematch_needs_the_same_leave_as_a_new_table(harbor: Harbor, mia: MemberActor) -> None:
    live = await finish(await start_game(harbor, harbor.ann, harbor.ben, harbor.cho))
    await harbor.bot.services.updater.update(live)
    captain = harbor.guild.create_role("captain")
    await settle(harbor, mia, "roles", captain)
    assert f"<@&{captain.id}>" in answer_of(await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch"))


@pytest.mark.slow
async def test_no_more_tables_are_open_at_once_than_the_limits_say(harbor: Harbor, mia: MemberActor) -> None:
    assert "2 at most" in await settle(harbor, mia, "channel_tables", "2")
    said = await settle(harbor, mia, "guild_tables", "2")
    assert said.count("2 at most") == 3  # what was done, and both lines
    await settle(harbor, mia, "guild_tables", "any")
    await lobby(harbor, harbor.ann)
    await opened(harbor, harbor.ben, thread=True)
    # The thread counts as its channel; and no thread is made for a table that cannot be.
    for thread in (False, True):
        refused = answer_of(await opened(harbor, harbor.cho, thread=thread))
        assert "This channel allows 2 open tables" in refused
    assert len(harbor.channel.threads) == 1
    other = harbor.guild.create_text_channel("other")
    await harbor.cho.slash(other, "manila new")
    await settle(harbor, mia, "guild_tables", "2")
    assert "This server allows 2 open tables" in answer_of(await harbor.eve.slash(other, "manila new"))
    await settle(harbor, mia, "channel_tables", "any")
    await settle(harbor, mia, "guild_tables", "any")
    assert not (await opened(harbor, harbor.cho)).ephemeral


@pytest.mark.parametrize("by", ["player", "manager"])
async def test_a_reopened_thread_counts_as_its_channel(harbor: Harbor, mia: MemberActor, by: str) -> None:
    await opened(harbor, harbor.ann, thread=True)
    (thread,) = harbor.channel.threads
    (live,) = await harbor.bot.services.tables.in_channel(thread.id)
    await harbor.bot.services.tables.end(live, "untouched")
    await settle(harbor, mia, "channel_tables", "1")
    await opened(harbor, harbor.ben)
    who, command = (harbor.ann, "table reopen") if by == "player" else (mia, "admin reopen")
    refused = await who.slash(harbor.channel, command, table=live.id)
    assert "This channel allows one open table" in answer_of(refused)
    assert live.closed


async def test_a_table_is_brought_to_no_channel_that_is_full(harbor: Harbor, mia: MemberActor) -> None:
    other = harbor.guild.create_text_channel("other")
    await harbor.ben.slash(other, "manila new")
    live = await table_in(harbor, harbor.channel, harbor.ann)
    await settle(harbor, mia, "channel_tables", "1")
    await settle(harbor, mia, "guild_tables", "2")
    refused = await harbor.ann.slash(other, "manila board", table=live.id)
    assert "This channel allows one open table" in answer_of(refused)
    empty = harbor.guild.create_text_channel("empty")
    asked = (await harbor.ann.slash(empty, "manila board", table=live.id)).response
    assert asked is not None
    await press(harbor.ann, asked, "bm:")
    assert live.channel == empty.id


async def test_changing_the_channel_list_drops_deleted_channels(harbor: Harbor, mia: MemberActor) -> None:
    await store_of(harbor).guilds.change(harbor.guild.id, lambda old: old.model_copy(update={"channels": (7,)}))
    assert (await opened(harbor, harbor.ann)).ephemeral  # the list is not empty because its channel is gone
    await settle(harbor, mia, "channels", harbor.channel)
    settings = await store_of(harbor).guilds.settings(harbor.guild.id)
    assert settings.channels == (harbor.channel.id,)


async def test_what_is_settled_is_shown_and_outlives_a_restart(harbor: Harbor, mia: MemberActor) -> None:
    await settle(harbor, mia, "channels", harbor.channel)
    await settle(harbor, mia, "channel_tables", "1")
    before = await tell(harbor, mia, "settings")
    await harbor.restart()
    assert await tell(harbor, mia, "settings") == before
    assert "1 at most" in before


@pytest.mark.parametrize("back", [False, True])
async def test_server_left_while_database_is_away_is_forgotten(harbor: Harbor, mia: MemberActor, back: bool) -> None:
    await tell(harbor, mia, "block", player=harbor.ben)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    with patch.object(Peers, "require", side_effect=StoreUnavailableError("away")):
        harbor.bot._connection._remove_guild(guild)
        with harbor.env._bot_scope():
            harbor.bot.dispatch("guild_remove", guild)
        await harbor.env.settle()
    if back:
        harbor.bot._connection._add_guild(guild)
    await harbor.env.advance_time(RETRY_SECONDS + 1)
    assert await store_of(harbor).guilds.blocked(guild.id, [harbor.ben.id]) == ({harbor.ben.id} if back else set())


async def test_removing_bot_from_a_server_forgets_settings_and_blocks(harbor: Harbor, mia: MemberActor) -> None:
    await settle(harbor, mia, "channel_tables", "1")
    await tell(harbor, mia, "block", player=harbor.ben)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot.dispatch("guild_remove", guild)
    await harbor.env.settle()
    assert await store_of(harbor).guilds.blocked(guild.id, [harbor.ben.id]) == set()
    assert (await store_of(harbor).guilds.settings(guild.id)).channel_tables is None
