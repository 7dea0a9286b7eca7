"""How many tables one person may have, and what costs the same however many there are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult
from sqlalchemy import event, insert

from bot.tables import leave_penalty, lists
from bot.tables.presses import AT_TABLE
from engine import lobby as lobbies
from engine.game import Refusal
from engine.table import SeatAssignment
from host.job_cache import JobCache, OneJobPerUser
from host.live import TableSession
from host.tables import Tables
from host.usage_limits import UsageLimits
from render.encode import Media, Picture, named
from storage import schema
from storage.store import utc_now
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    fits,
    labels,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finished_game
from tests.bot.playing import against_ai, start_game
from tests.kit import GAMES
from tests.postgres import on_both

MANY = 1500
LANGUAGE = 1
"""The question what somebody reads, which comes with each answer."""
OTHER = next(kind for kind in GAMES if kind != "manila")
LARGEST = max(GAMES.values(), key=lambda game: max(game.seats))


async def fill(harbor: Harbor, *people: MemberActor, count: int = MANY, channel: int | None = None) -> None:
    """Lobbies of these people, written past the bot."""
    store = harbor.bot.store
    assert store is not None
    host, *others = people
    lobby = lobbies.open_lobby(GAMES["manila"], host.id, "ann", 5)
    for person in others:
        lobby = lobbies.join(lobby, person.id, "somebody")
    row = {
        "kind": "manila",
        "status": "lobby",
        "guild_id": harbor.guild.id,
        "channel_id": channel or harbor.channel.id,
        "number": -1,
        "created_at": utc_now(),
        "updated_at": utc_now(),
        "host": host.id,
        "size": 5,
        "lobby": lobby.to_json(),
    }
    async with store._transaction() as connection:
        numbers = (await connection.scalars(insert(schema.tables).returning(schema.tables.c.id), [row] * count)).all()
        seats = [
            {"table_id": number, "user_id": person.id, "seat": seat}
            for number in numbers
            for seat, person in enumerate(people)
        ]
        await connection.execute(insert(schema.seats), seats)


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table is brought to memory."""

    async def load(_tables: Tables, table: int) -> None:
        raise AssertionError(f"table {table} was loaded")

    monkeypatch.setattr(Tables, "_load", load)


class Asked:
    """Counts the questions that the database is asked."""

    def __init__(self, harbor: Harbor) -> None:
        assert harbor.bot.store is not None
        self._engine = harbor.bot.store._engine.sync_engine
        self.count = 0

    def __enter__(self) -> Asked:
        event.listen(self._engine, "before_cursor_execute", self._one)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(self._engine, "before_cursor_execute", self._one)

    def _one(self, *_: object) -> None:
        self.count += 1


# -- how many ----------------------------------------------------------------------------------------------


def bounded(harbor: Harbor, **bounds: int) -> Tables:
    tables = harbor.bot.services.tables
    tables._bounds = UsageLimits(**bounds)  # type: ignore[arg-type]
    return tables


@on_both
async def test_simultaneous_new_tables_stay_within_the_table_limit(harbor: Harbor) -> None:
    tables = bounded(harbor, tables=3)

    async def new() -> None:
        async with leave_penalty.sitting_down(tables, harbor.ann.id, "none"):
            await tables.open(GAMES["manila"], harbor.guild.id, 1, harbor.ann.id, "ann")

    opened = await asyncio.gather(*(new() for _ in range(9)), return_exceptions=True)
    assert sum(isinstance(each, Refusal) for each in opened) == 6
    assert "3 open tables" in answer_of(await harbor.ann.slash(harbor.channel, "manila new"))
    await harbor.ben.slash(harbor.channel, "manila new")
    assert "3 open tables" in answer_of(await press(harbor.ann, table_message(harbor.channel), "lb:.*:join"))
    assert not (await harbor.cho.slash(harbor.channel, "manila new")).ephemeral


async def test_a_table_that_one_leaves_makes_room_for_another(harbor: Harbor) -> None:
    bounded(harbor, tables=1)
    await harbor.ann.slash(harbor.channel, "manila new")
    elsewhere = harbor.guild.create_text_channel("elsewhere")
    assert "1 open table" in answer_of(await harbor.ann.slash(elsewhere, "manila new"))
    await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:cancel")
    assert not (await harbor.ann.slash(harbor.channel, "manila new")).ephemeral


@on_both
async def test_joining_several_tables_at_once_stays_within_the_limit(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, tables = harbor.bot.services, bounded(harbor, tables=1)
    for host in (harbor.ann, harbor.cho, harbor.eve):
        await host.slash(harbor.channel, "manila new")

    async def shown(*_: object) -> None:
        """The simulated Discord takes one press at a time; these come at once, and their answers don't matter."""

    monkeypatch.setattr(services.updater, "update", shown)
    ben = SimpleNamespace(id=harbor.ben.id, display_name="ben")
    here = {"channel_id": harbor.channel.id, "guild_id": harbor.guild.id, "guild": None}
    join: Any = SimpleNamespace(user=ben, message=None, **here)
    ctx: Any = SimpleNamespace(interaction=join, user=ben)
    joined = await asyncio.gather(
        *(harbor.bot.features.lobby.press(ctx, table, "join") for table in (1, 2, 3)), return_exceptions=True
    )
    assert sum(isinstance(each, Refusal) for each in joined) == 2
    assert await tables.store.listing.count_of(harbor.ben.id) == 1


async def test_an_offered_seat_counts_as_any_other(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.ben.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    asked = table_message(harbor.channel)
    tables = bounded(harbor, tables=1)
    await against_ai(harbor, harbor.eve, "manila")
    assert "1 open table" in answer_of(await press(harbor.eve, asked, "so:.*:take"))
    assert await tables.store.listing.count_of(harbor.eve.id) == 1


async def test_a_rematch_seats_nobody_who_sits_at_the_most_tables(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    result = table_message(harbor.channel)
    tables = bounded(harbor, tables=1)
    await against_ai(harbor, harbor.ben, OTHER)
    await press(harbor.ann, result, "tb:.*:rematch")
    assert "1 open table" in answer_of(await press(harbor.ben, result, "tb:.*:rematch"))
    again = await tables.rematch_of(live)
    assert again is not None
    assert [chair.user for chair in again.chairs] == [harbor.ann.id, None]


async def test_a_table_that_is_taken_up_again_counts(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    tables = bounded(harbor, tables=1)
    await tables.end(live, "untouched")
    await against_ai(harbor, harbor.ben, OTHER)
    assert "1 open table" in answer_of(await harbor.ben.slash(harbor.channel, "table reopen", table=live.id))
    assert live.closed


async def test_lobby_limit_counts_lobbies_but_not_running_games(harbor: Harbor) -> None:
    bounded(harbor, lobbies=2)
    await against_ai(harbor, harbor.ann, "manila")
    for room in ("one", "two"):
        assert not (await harbor.ann.slash(harbor.guild.create_text_channel(room), "manila new")).ephemeral
    assert "are waiting for players" in answer_of(await harbor.ann.slash(harbor.channel, f"{OTHER} new"))
    assert "are waiting for players" in answer_of(await harbor.ann.slash(harbor.channel, f"{OTHER} new", thread=True))
    assert not (await harbor.ben.slash(harbor.channel, f"{OTHER} new")).ephemeral


# -- lists -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("asleep")
async def test_long_table_list_takes_two_queries_and_has_pages(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann)
    with Asked(harbor) as asked:
        shown = (await harbor.ben.slash(harbor.channel, "table list")).response
    assert asked.count == 2 + LANGUAGE  # the channels with tables, and the page
    assert shown is not None
    fits(shown)
    assert f"Page 1 of {MANY // lists.LINES}" in text_of(shown)
    assert text_of(shown).count("Table ") == lists.LINES
    turned = (await press(harbor.ben, shown, "tl:here:1$")).response
    assert turned is not None
    assert "Page 2 of" in text_of(turned)
    assert f"Table {MANY} " not in text_of(turned)
    assert labels(turned) == ["◀ Back", "Next ▶"]


async def test_a_list_page_that_is_gone_gives_the_last_one(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann, count=lists.LINES + 1)
    shown = (await harbor.ben.slash(harbor.channel, "table list")).response
    assert shown is not None
    await harbor.bot.services.tables.close_empty(range(1, 3), harbor.ann.id)
    turned = (await press(harbor.ben, shown, "tl:here:1$")).response
    assert turned is not None
    assert text_of(turned).count("Table ") == lists.LINES - 1


@pytest.mark.usefixtures("asleep")
async def test_the_longest_names_fit_on_a_page_of_the_list(harbor: Harbor) -> None:
    store = harbor.bot.store
    assert store is not None
    chairs = tuple(SeatAssignment("*" * 32, number) for number in range(1, 9))
    lobby = lobbies.open_lobby(LARGEST, 1, "*" * 32, 8)
    for _ in range(lists.LINES):
        full = lobbies.Lobby(**{**vars_of(lobby), "chairs": chairs})
        await store.create_lobby(full, guild_id=harbor.guild.id, channel_id=harbor.channel.id)
    shown = (await harbor.ann.slash(harbor.channel, "table list")).response
    assert shown is not None
    fits(shown)
    assert text_of(shown).count("Table ") == lists.LINES


def vars_of(lobby: lobbies.Lobby) -> dict[str, Any]:
    return {name: getattr(lobby, name) for name in lobby.__slots__}


@pytest.mark.usefixtures("asleep")
async def test_table_autocomplete_takes_one_query_for_many_tables(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann)
    for person, command in ((harbor.ben, "manila board"), (harbor.ann, "table speed")):
        with Asked(harbor) as asked:
            offered = await person.autocomplete(harbor.channel, command, "table", "")
        assert asked.count == 1 + LANGUAGE
        assert [choice["value"] for choice in offered] == list(range(MANY, MANY - 25, -1))
        offered = await person.autocomplete(harbor.channel, command, "table", "149")
        assert [choice["value"] for choice in offered] == [*range(1499, 1489, -1), 149]


@pytest.mark.usefixtures("asleep")
async def test_closed_tables_are_offered_where_they_are_taken_up_again(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann, count=3)
    store = harbor.bot.store
    assert store is not None
    await store.close_table(1, "untouched")
    await store.close_table(2, "ended")
    with Asked(harbor) as asked:
        offered = await harbor.ann.autocomplete(harbor.channel, "table reopen", "table", "")
    assert asked.count == 1 + LANGUAGE
    assert [choice["value"] for choice in offered] == [1]
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    mia = harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])
    offered = await mia.autocomplete(harbor.channel, "admin reopen", "table", "")
    assert [choice["value"] for choice in offered] == [2, 1]


@pytest.mark.slow
async def test_hands_come_a_few_at_a_time(harbor: Harbor) -> None:
    for _ in range(lists.HANDS + 2):
        await start_game(harbor, harbor.ann, ai=2)
    result = await harbor.ann.slash(harbor.channel, "manila shares")
    assert len(result.followups) == lists.HANDS
    way_on = result.followups[-1]
    assert f"Hands 1 to {lists.HANDS} of {lists.HANDS + 2}" in text_of(way_on)
    more = await press(harbor.ann, way_on, "hn:manila:1")
    assert more.ephemeral
    assert len(more.followups) == 1
    before = len(harbor.ann.user.dm_channel.history())
    await harbor.ann.send_dm("hands")
    messages = harbor.ann.user.dm_channel.history()[before:]
    assert len(messages) == 1 + 1 + lists.HANDS + 1  # theirs, the list, the hands, the way on
    for message in messages[1:]:
        fits(message)


async def test_tables_by_direct_message_go_page_by_page(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann)
    await harbor.ann.send_dm("tables")
    (shown,) = [message for message in harbor.ann.user.dm_channel.history() if message.author.bot]
    fits(shown)
    assert text_of(shown).count("Table ") == lists.LINES
    assert "tl:mine:1" in pressable(shown)


# -- one's own data ----------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_data_can_be_deleted_by_somebody_with_very_many_tables(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann)
    kept = (await harbor.ann.slash(harbor.channel, "privacy")).response
    assert kept is not None
    asked = (await press(harbor.ann, kept, "pv:ask")).response
    assert asked is not None
    done = (await press(harbor.ann, asked, "pv:delete")).response
    assert done is not None
    assert "Done" in text_of(done)
    store = harbor.bot.store
    assert store is not None
    assert (await store.privacy.kept(harbor.ann.id)).nothing


async def test_deletion_lists_only_some_of_many_tables_of_a_player(harbor: Harbor) -> None:
    await fill(harbor, harbor.ann, harbor.ben)
    kept = (await harbor.ann.slash(harbor.channel, "privacy")).response
    assert kept is not None
    said = answer_of(await press(harbor.ann, kept, "pv:ask"))
    assert f"{MANY}, " in said
    assert f"and {MANY - 10:,} more" in said


# -- films and reviews -------------------------------------------------------------------------------------


async def film(harbor: Harbor, person: MemberActor, live: TableSession) -> InteractionResult:
    custom_id = AT_TABLE(table=live.id, action="film")
    return await press_late(person, with_part(seen(person, table_message(harbor.channel)), custom_id), custom_id)


async def test_highlights_are_drawn_once_and_one_by_one_for_each_user(harbor: Harbor) -> None:
    shares, live = harbor.bot.features.shares, await finished_game(harbor, harbor.ann, ai=2)
    drawn: list[Any] = []

    async def work(_function: Callable[..., Any], paint: Any) -> Picture:
        drawn.append(paint)
        return named(b"film", (1, 1), "film", Media.GIF)

    shares._work = work  # type: ignore[assignment]
    with harbor.bot.services.one_each.of(harbor.eve.id):  # something is being made for her
        assert "already" in answer_of(await film(harbor, harbor.eve, live))
    assert not drawn
    for person in (harbor.ann, harbor.eve, harbor.ann):
        made = (await film(harbor, person, live)).response
        assert made is not None
        assert made.attachments
    assert len(drawn) == 1


async def test_busy_user_delays_others_by_at_most_one_job() -> None:
    shelf: JobCache[int, int] = JobCache(8)
    made: list[int] = []
    each = OneJobPerUser()

    async def ask(user: int, number: int) -> None:
        async def make() -> int:
            await asyncio.sleep(0)
            made.append(number)
            return number

        with each.of(user):
            await shelf.of(number, make)

    results = await asyncio.gather(*(ask(1, number) for number in range(25)), ask(2, 99), return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 24
    assert made == [0, 99]
