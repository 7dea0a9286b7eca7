"""What is slow in one server, or for one person, holds up no other."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.cogs import digests as digest_cog
from bot.cogs.arenas.rounds import ArenaRounds
from bot.cogs.digests import HELD, Digests
from bot.cogs.records import season_ends
from bot.cogs.records.season_ends import SeasonEnds
from bot.tables import recovery
from bot.tables.pings import PingService
from bot.tables.updater import TableUpdater
from engine import lobby as lobbies
from host.live import TableSession
from host.ratings import RATER
from host.slots import Slots
from storage.arenas import Arena
from storage.digests import Digest
from storage.nights import Most, Night, Plan, Rsvp
from storage.seasons import Season, Title
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of
from tests.bot.playing import open_table, start_game
from tests.bot.test_stats import on_record, store_of
from tests.kit import GAMES

HOUR = 3600.0


class SlowDiscord:
    """Calls that Discord lets wait until it answers."""

    def __init__(self, harbor: Harbor) -> None:
        self._env = harbor.env
        self._answered = asyncio.Event()

    async def wait(self) -> None:
        await self._env.external_wait(self._answered.wait(), reason="Discord lets no more through")

    def answer(self) -> None:
        self._answered.set()


@pytest.fixture
def slow(harbor: Harbor) -> SlowDiscord:
    return SlowDiscord(harbor)


@pytest.fixture
def elsewhere(harbor: Harbor) -> tuple[GuildHandle, ChannelHandle]:
    guild = harbor.env.create_guild()
    return guild, guild.create_text_channel("elsewhere")


@pytest.mark.slow
async def test_tables_of_a_slow_server_delay_no_other_arena(
    harbor: Harbor,
    boss: MemberActor,
    slow: SlowDiscord,
    elsewhere: tuple[GuildHandle, ChannelHandle],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (guild, place), place_of, rounds = elsewhere, ArenaRounds._place, harbor.bot.features.arenas.rounds
    arenas, ends = store_of(harbor).arenas, utcnow() + timedelta(hours=1)
    assert "The arena is open" in answer_of(
        await boss.slash(harbor.channel, "admin arena", game="manila", hours=1, seats=3)
    )
    other = await arenas.open(guild.id, place.id, "manila", 3, "live", ends, at_once=1, a_day=1)
    assert isinstance(other, Arena)

    async def place_slowly(rounds: ArenaRounds, arena: Arena, channel: Any) -> int:
        if arena.id != other.id:
            await slow.wait()
        return await place_of(rounds, arena, channel)

    monkeypatch.setattr(ArenaRounds, "_place", place_slowly)
    monkeypatch.setattr(rounds, "_opening", Slots(1))
    for person in (harbor.ann, harbor.ben, harbor.cho):
        assert await arenas.join(1, person.id, person.name)
    await harbor.env.advance_time(11)
    for number in range(3):
        member = guild.add_member(harbor.env.create_user(f"far {number}"))
        assert await arenas.join(other.id, member.id, member.name)
    await harbor.env.advance_time(22)
    (table,) = await arenas.tables(other.id)
    assert table.shown
    slow.answer()
    await harbor.env.advance_time(11)


@pytest.mark.slow
async def test_nights_of_a_slow_server_delay_no_other(
    harbor: Harbor, slow: SlowDiscord, elsewhere: tuple[GuildHandle, ChannelHandle], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, done = harbor.bot.features.nights.keeper, list[int]()
    host = Rsvp(harbor.ann.id, "ann", "yes", hosts=True)
    at, most = utcnow() + timedelta(minutes=5), Most(9, 9)
    for guild in (harbor.guild.id, elsewhere[0].id):
        plan = Plan("manila", guild, harbor.channel.id, 3, "live", "en", at)
        assert isinstance(await keeper.store.plan(plan, host, remind=False, at_once=most, a_day=most), Night)

    async def do(night: Night) -> None:
        if night.plan.guild == harbor.guild.id:
            await slow.wait()
        done.append(night.plan.guild)
        await keeper.store.settle(night.id, "missed")

    monkeypatch.setattr(keeper, "_do", do)
    monkeypatch.setattr(keeper, "_slots", Slots(1))
    with harbor.env._bot_scope():
        keeper.rounds.wake()
    await harbor.env.advance_time(330)
    assert done == [elsewhere[0].id]
    slow.answer()
    await harbor.env.advance_time(1)


async def due_digests(harbor: Harbor, *people: MemberActor, closed: bool = False) -> None:
    """Digests of people whose table waits for them, due in a moment."""
    for person in people:
        digest = Digest(person.id, 8, "UTC", utcnow() + timedelta(seconds=5), closed=closed)
        await store_of(harbor).digests.keep(digest)
    with harbor.env._bot_scope():
        harbor.bot.features.digests.rounds.wake()


async def all_waited_for(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> TableSession:
    """A slow table that everybody in it has to answer, as far as digests know."""
    live = await open_table(harbor, "manila", (harbor.ann, harbor.ben, harbor.cho), speed="correspondence")

    async def waiting(*_: object) -> list[TableSession]:
        return [live]

    monkeypatch.setattr(Digests, "_waiting", waiting)
    return live


def letters(person: MemberActor) -> int:
    return sum("A table is waiting for you" in each.content for each in person.user.dm_channel.history())


@pytest.mark.slow
async def test_slow_digest_delays_no_other_and_is_sent_later(
    harbor: Harbor, slow: SlowDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_waited_for(harbor, monkeypatch)
    create_dm = harbor.bot.create_dm
    lets_wait = {harbor.ann.id}

    async def create_slowly(user: Any) -> discord.DMChannel:
        if user.id in lets_wait:
            lets_wait.clear()
            await slow.wait()
        return await create_dm(user)

    monkeypatch.setattr(harbor.bot, "create_dm", create_slowly)
    await due_digests(harbor, harbor.ann, harbor.ben)
    await harbor.env.advance_time(10)
    assert (letters(harbor.ann), letters(harbor.ben)) == (0, 1)
    await harbor.env.advance_time(digest_cog.SEND_SECONDS)
    slow.answer()
    await harbor.env.advance_time(HELD.total_seconds())
    assert (letters(harbor.ann), letters(harbor.ben)) == (1, 1)


@pytest.mark.slow
async def test_pings_instead_of_a_digest_delay_no_other_digest(
    harbor: Harbor, slow: SlowDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_waited_for(harbor, monkeypatch)

    async def send(_: Digests, digest: Digest, *__: object) -> bool:
        return digest.user == harbor.ben.id

    async def follow_slowly(*_: object) -> bool:
        await slow.wait()
        return True

    monkeypatch.setattr(Digests, "_send", send)
    monkeypatch.setattr(PingService, "follow", follow_slowly)
    await due_digests(harbor, harbor.ann)
    await harbor.env.advance_time(10)
    await due_digests(harbor, harbor.ben)
    await harbor.env.advance_time(10)
    following = await store_of(harbor).digests.of(harbor.ben.id)
    assert following is not None
    assert following.due > utcnow() + 2 * HELD
    slow.answer()
    await harbor.errands()


@pytest.mark.slow
async def test_slow_server_delays_no_other_season_end(
    harbor: Harbor, slow: SlowDiscord, elsewhere: tuple[GuildHandle, ChannelHandle], monkeypatch: pytest.MonkeyPatch
) -> None:
    seasons, tell = store_of(harbor).seasons, SeasonEnds._tell
    for guild in (harbor.guild.id, elsewhere[0].id):
        await on_record(harbor, harbor.ann.id, harbor.ben.id, guild=guild)
        await seasons.retime(guild, 1)
    first = min(harbor.guild.id, elsewhere[0].id)

    async def tell_slowly(ends: SeasonEnds, season: Season) -> None:
        if season.guild == first:
            await slow.wait()
        await tell(ends, season)

    monkeypatch.setattr(SeasonEnds, "_tell", tell_slowly)
    for _ in range(25):
        await harbor.env.advance_time(HOUR)
    assert [season.guild for season in await seasons.untold()] == [first]
    slow.answer()
    await harbor.env.advance_time(60)
    assert await seasons.untold() == []


async def test_season_post_that_takes_long_is_tried_again_later(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    seasons, ends = store_of(harbor).seasons, harbor.bot.features.season_ends
    season = await seasons.current(harbor.guild.id)

    class Place:
        async def send(self, **_: object) -> None:
            await asyncio.Event().wait()

    async def titles(_: int, number: int) -> list[Title]:
        return [Title(number, "manila", "people", harbor.ann.id, "ann", 1, RATER.beginner, 10)]

    async def place(_: SeasonEnds, __: Season) -> Any:
        return Place()

    async def note_told(_: Season) -> None:
        pytest.fail("nobody has read it")

    monkeypatch.setattr(seasons, "titles", titles)
    monkeypatch.setattr(seasons, "note_told", note_told)
    monkeypatch.setattr(SeasonEnds, "_place", place)
    monkeypatch.setattr(season_ends, "SEND_SECONDS", 0)
    await ends._tell(season)


async def lobby_in(harbor: Harbor, guild: GuildHandle, channel: ChannelHandle) -> TableSession:
    """A lobby of another server that is shown there."""
    far = guild.add_member(harbor.env.create_user("far"))
    await far.slash(channel, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(channel.id)
    return live


@pytest.mark.slow
async def test_slow_server_delays_no_other_at_the_start(
    harbor: Harbor, slow: SlowDiscord, elsewhere: tuple[GuildHandle, ChannelHandle], monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await harbor.ben.slash(harbor.channel, "manila new")
    mine = [live.id for live in await harbor.bot.services.tables.in_channel(harbor.channel.id)]
    other, shown = await lobby_in(harbor, *elsewhere), list[int]()

    async def update_slowly(_: TableUpdater, live: TableSession) -> None:
        if live.id in mine:
            await slow.wait()
        shown.append(live.id)

    async def behind() -> dict[int, int | None]:
        return {**dict.fromkeys(mine, harbor.guild.id), other.id: other.guild}

    monkeypatch.setattr(TableUpdater, "update", update_slowly)
    monkeypatch.setattr(store_of(harbor), "behind", behind)
    with harbor.env._bot_scope():
        recovered = asyncio.create_task(recovery.recover(harbor.bot.services))
    await harbor.env.advance_time(5)
    assert shown == [other.id]
    slow.answer()
    await harbor.env.advance_time(1)
    await recovered
    assert {*shown} == {*mine, other.id}


@pytest.mark.slow
async def test_slow_table_delays_no_other_in_showing_deadlines(
    harbor: Harbor, slow: SlowDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = [await start_game(harbor, harbor.ann, harbor.ben, harbor.cho) for _ in range(2)]
    deadlines, shown = harbor.bot.services.timekeeper.deadlines, list[int]()

    async def show_slowly(live: TableSession) -> None:
        if live.id == one.id:
            await slow.wait()
        shown.append(live.id)

    monkeypatch.setattr(deadlines, "_changed", show_slowly)
    with harbor.env._bot_scope():
        deadlines._put_off([one.id, two.id], timedelta(hours=1))
    await harbor.env.advance_time(2)
    assert shown == [two.id]
    slow.answer()
    await harbor.env.advance_time(1)
    assert shown == [two.id, one.id]


async def test_slow_table_delays_no_other_in_closing(
    harbor: Harbor, slow: SlowDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, inactivity = harbor.bot.services.tables, harbor.bot.services.timekeeper.inactivity
    for person in (harbor.ann, harbor.ben):
        lobby = lobbies.open_lobby(GAMES["manila"], person.id, person.name, 3)
        await store_of(harbor).create_lobby(lobby, guild_id=harbor.guild.id, channel_id=harbor.channel.id)
    open_ = await tables.in_channel(harbor.channel.id)

    async def show_slowly(_: TableSession) -> None:
        await slow.wait()

    monkeypatch.setattr(inactivity, "_changed", show_slowly)
    await harbor.env.advance_time(2 * HOUR)
    assert [live.closed for live in open_] == [True, True]
    slow.answer()
    await harbor.env.advance_time(1)
