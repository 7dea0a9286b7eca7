"""What is deleted, hidden or shut: all that people had there ends and counts no longer, or goes on."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from itertools import product
from random import Random
from typing import Any, Final

import discord
import pytest
from discord import PermissionOverwrite
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.access import can_access_channel
from simcord.backend.errors import BackendError
from simcord.backend.models import Member, Overwrite
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import OverwriteType
from simcord.http import router
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import text

from host.live import GameSession, TableSession, has_begun
from render.pool import Painter
from storage.nights import Night
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, press, press_late, pressable, seen, table_message, text_of
from tests.bot.finishing import finish, recorded
from tests.bot.playing import by_id, game_of, one_move, open_table
from tests.bot.settling import settle
from tests.bot.test_night_places import plan_in, thread_in
from tests.bot.test_places import HIDDEN, SHOWN
from tests.bot.test_stats import store_of
from tests.effort import effort

HOUR: Final = 3600.0
MINUTE: Final = 60.0
FEW: Final = 200
"""Calls to Discord in six hours in which nobody does anything, and games end by themselves."""
LOOKS: Final = re.compile(
    r"tb:\d+:(hand|more|nudge|back|reopen|share|shareposter|rematch|replay)|lb:\d+:seek|night:\d+:(seek|off)"
    r"|arena:\d+:me|tl:.*|hs:.*"
)
"""What people press of all that they see: what ends nothing."""


@dataclass
class World:
    """A server with a place that people play in, and another channel."""

    harbor: Harbor
    boss: MemberActor
    place: ChannelHandle
    absent: set[int] = field(default_factory=set)
    shut: bool = False
    games: bool = True
    """Whether its tables can be read: results without a game can't."""
    bot: Member | None = None
    """The bot as a member, while it is none."""

    @property
    def backend(self) -> Any:
        return self.harbor.env.backend

    @property
    def there(self) -> Harbor:
        """The same with the place as the channel that all is done in."""
        return replace(self.harbor, channel=self.place)

    @property
    def people(self) -> list[MemberActor]:
        """Those who are still in the server: host, guest, an outsider and who runs it."""
        everyone = (self.harbor.ann, self.harbor.ben, self.harbor.eve, self.boss)
        return [person for person in everyone if person.id not in self.absent]

    async def tables(self) -> list[TableSession]:
        """All tables, open or not."""
        if not self.games:
            return []
        found = [await self.harbor.bot.services.tables.get(number) for number in range(1, 9)]
        return [live for live in found if live is not None]

    async def nights(self) -> list[Night]:
        found = [await store_of(self.harbor).nights.get(number) for number in range(1, 5)]
        return [night for night in found if night is not None]

    async def open_tables(self) -> int:
        return (await store_of(self.harbor).guild_data.kept(self.harbor.guild.id)).open_tables

    def messages(self, of: str) -> list[discord.Message]:
        """The messages in the place with a button whose id begins so, the newest last."""
        found = [each for each in self.place.history() if any(name.startswith(of) for name in pressable(each))]
        return sorted(found, key=lambda message: message.id)

    # -- what people do ------------------------------------------------------------------------------------

    def heard(self, who: MemberActor | UserHandle, what: str, told: InteractionResult) -> str:
        """What somebody was answered, which says that nothing broke."""
        shown = [*([] if told.response is None else [told.response]), *told.followups]
        said = "\n".join(map(text_of, shown))
        assert told.acknowledged, f"{who.name}: {what} was not answered"
        assert "Something went wrong" not in said, f"{who.name}: {what}"
        return said

    async def ask(self, who: MemberActor, command: str, **options: Any) -> tuple[str, InteractionResult]:
        """Give a command in the other channel."""
        told = await who.slash(self.harbor.channel, command, **options)
        return self.heard(who, f"/{command}", told), told

    async def look_around(self) -> None:
        """Give all commands that end nothing, and press what is visible."""
        hidden = {person.id for person in self.people if not self.shows(person)}
        for who in self.people:
            said = ""
            for command in ("table list", "night list", "history", "manila hand"):
                answer, told = await self.ask(who, command)
                await self.press_all(who, told.response)
                said += answer
            for live in await self.tables():
                for command in ("table leave", "table replay", "table reopen", "manila board")[not has_begun(live) :]:
                    answer, told = await self.ask(who, command, table=live.id)
                    await self.press_all(who, told.response)
                    said += "" if live.lobby.seat_of(who.id) is not None else answer
                if self.shut:
                    await self.ask(who, "table replace", table=live.id, newcomer=self.harbor.eve)
                await self.ask(who, "table host", table=live.id, heir=self.harbor.cho)
            await who.autocomplete(self.harbor.channel, "table replay", "table", "")
            if who.id in hidden and who in (self.harbor.eve, self.boss):
                assert str(self.place.id) not in said, f"{who.name} doesn't see it"
            await self.press_seen(who)
        await self.ask(self.boss, "admin settings")
        for who in (self.harbor.ann, self.harbor.ben):
            if who.id in self.absent:
                self.heard(who, "/table list", await who.user.slash("table list"))
                for live in await self.tables():
                    self.heard(who, "/table replay", await who.user.slash("table replay", table=live.id))

    def shows(self, person: MemberActor) -> bool:
        return self.place.id in self.backend.channels and can_access_channel(self.harbor.env, self.place.id, person)

    async def press_seen(self, who: MemberActor) -> None:
        if self.shows(who):
            for message in self.place.history(viewer=who):
                if message.author.id == self.backend.bot_user.id:
                    await self.press_all(who, message)

    async def press_all(self, who: MemberActor, shown: Shown | None, *, deep: bool = True) -> None:
        if shown is None or shown.id not in self.backend.messages.get(_channel_of(shown), ()):
            return  # the bot has deleted it
        then = seen(who, shown)
        for custom_id, part in pressable(shown).items():
            if part["type"] == 2 and LOOKS.fullmatch(custom_id):
                told = await press_late(who, then, custom_id)
                self.heard(who, custom_id, told)
                await self.press_all(who, told.response if told.ephemeral and deep else None, deep=False)


def _channel_of(shown: Shown) -> int:
    return shown.channel_id if isinstance(shown, ResponseMessage) else shown.channel.id


# -- where -------------------------------------------------------------------------------------------------


async def channel(_: Harbor, parent: ChannelHandle, *__: MemberActor) -> ChannelHandle:
    return parent


async def thread(harbor: Harbor, parent: ChannelHandle, *_: MemberActor) -> ChannelHandle:
    return await thread_in(harbor, parent)


async def private(harbor: Harbor, parent: ChannelHandle, *people: MemberActor) -> ChannelHandle:
    around = harbor.bot.get_channel(parent.id)
    assert isinstance(around, discord.TextChannel)
    made = await around.create_thread(name="whispers", type=discord.ChannelType.private_thread)
    for person in people:
        await made.add_user(discord.Object(person.id))
    return ChannelHandle(harbor.env, harbor.guild, harbor.env.backend.get_channel(made.id))


async def forum(harbor: Harbor, _: ChannelHandle, *__: MemberActor) -> ChannelHandle:
    around = harbor.bot.get_channel(harbor.guild.create_forum_channel("games").id)
    assert isinstance(around, discord.ForumChannel)
    made = (await around.create_thread(name="deck", content="Let us play")).thread
    return ChannelHandle(harbor.env, harbor.guild, harbor.env.backend.get_channel(made.id))


# -- what is gone ------------------------------------------------------------------------------------------


async def delete_place(world: World) -> None:
    world.backend.delete_channel(world.place.id)


async def delete_parent(world: World) -> None:
    """Discord deletes the threads with their channel, and announces only that."""
    parent = world.backend.get_channel(world.place.id).parent_id
    del world.backend.channels[world.place.id]
    world.backend.messages.pop(world.place.id)
    world.backend.get_guild(world.harbor.guild.id).thread_ids.remove(world.place.id)
    world.backend.delete_channel(parent)


async def archive(world: World) -> None:
    found = world.harbor.bot.get_channel(world.place.id)
    assert isinstance(found, discord.Thread)
    await found.edit(archived=True)
    found.guild._remove_thread(found)


async def lock(world: World, *, shut: bool = True) -> None:
    """A moderator closes the thread for good."""
    world.backend.edit_channel(world.place.id, {}, thread_metadata={"archived": shut, "locked": shut})


async def unlock(world: World) -> None:
    await lock(world, shut=False)


async def hide(world: World, may: PermissionOverwrite = HIDDEN) -> None:
    me, (allow, deny) = world.backend.bot_user.id, may.pair()
    where = world.backend.get_channel(world.place.id).parent_id or world.place.id
    world.backend.set_overwrite(where, Overwrite(me, OverwriteType.MEMBER, allow.value, deny.value))


async def show(world: World) -> None:
    await hide(world, SHOWN)


async def hide_archived(world: World) -> None:
    await archive(world)
    await hide(world)


async def delete_messages(world: World) -> None:
    for message in world.place.history():
        if message.author.id == world.backend.bot_user.id:
            world.backend.delete_message(world.place.id, message.id)


async def host_leaves(world: World) -> None:
    world.harbor.guild.remove_member(world.harbor.ann)
    world.absent.add(world.harbor.ann.id)


async def guest_is_banned(world: World) -> None:
    world.backend.apply_ban(world.harbor.guild.id, world.harbor.ben.id, None)
    world.absent.add(world.harbor.ben.id)


async def guest_is_removed(world: World) -> None:
    world.backend.remove_thread_member(world.place.id, world.harbor.ben.id)


async def drop_bot(world: World) -> None:
    guild = world.backend.get_guild(world.harbor.guild.id)
    world.bot = guild.members.pop(world.backend.bot_user.id)
    world.backend.emit("GUILD_DELETE", {"id": str(guild.id)})


async def add_bot(world: World) -> None:
    guild = world.backend.get_guild(world.harbor.guild.id)
    guild.members[world.backend.bot_user.id] = world.bot
    world.backend.emit("GUILD_CREATE", serializers.guild_create_payload(world.backend, guild))


async def take_game(world: World, old: str = "manila", new: str = "chess") -> None:
    """Start without the package of a game."""
    async with store_of(world.harbor)._transaction() as connection:
        for table in ("tables", "nights", "arenas"):
            change = text(f"UPDATE {table} SET kind = :new WHERE kind = :old")
            await connection.execute(change, {"new": new, "old": old})
    await world.harbor.restart()


async def give_game(world: World) -> None:
    await take_game(world, "chess", "manila")


@dataclass(frozen=True)
class Loss:
    """Something that is gone, from where, and how it comes back."""

    place: Callable[..., Awaitable[ChannelHandle]]
    lose: Callable[[World], Awaitable[None]]
    back: Callable[[World], Awaitable[None]] | None = None
    final: bool = False
    """Whether nothing can go on there."""
    away: bool = False
    """Whether the bot isn't there meanwhile."""
    shut: bool = False
    """Whether the bot can post nothing there."""


LOSSES: Final = {
    "channel deleted": Loss(channel, delete_place, final=True, shut=True),
    "thread deleted": Loss(thread, delete_place, final=True, shut=True),
    "private thread deleted": Loss(private, delete_place, final=True, shut=True),
    "channel of a thread deleted": Loss(thread, delete_parent, final=True, shut=True),
    "forum deleted": Loss(forum, delete_parent, final=True, shut=True),
    "thread archived": Loss(thread, archive),
    "private thread archived": Loss(private, archive),
    "post archived": Loss(forum, archive),
    "thread locked": Loss(thread, lock, unlock, shut=True),
    "channel hidden from the bot": Loss(channel, hide, show, shut=True),
    "thread hidden from the bot": Loss(thread, hide, show, shut=True),
    "archived thread hidden from the bot": Loss(thread, hide_archived, show, shut=True),
    "messages deleted": Loss(channel, delete_messages),
    "host left the server": Loss(channel, host_leaves),
    "host of a private thread left": Loss(private, host_leaves),
    "guest banned": Loss(channel, guest_is_banned),
    "guest removed from a private thread": Loss(private, guest_is_removed),
    "bot removed": Loss(channel, drop_bot, add_bot, away=True),
    "game no longer hosted": Loss(channel, take_game, give_game),
}

# -- what people had there ---------------------------------------------------------------------------------


class Lobby:
    """A lobby of two."""

    async def begin(self, world: World) -> None:
        await world.harbor.ann.slash(world.place, "manila new", players=3)
        await press(world.harbor.ben, table_message(world.place), "lb:.*:join")

    async def ends(self, world: World) -> None:
        """Those who sit there leave it from elsewhere."""
        for who in (world.harbor.ann, world.harbor.ben):
            (live,) = await world.tables()
            said, _ = await world.ask(who, "table leave", table=live.id)
            assert "left" in said or live.closed, said
        assert await world.open_tables() == 0

    async def goes_on(self, world: World) -> None:
        """It closes as any other, an hour after its last press."""
        await world.harbor.env.advance_time(HOUR + 2 * MINUTE)
        (live,) = await world.tables()
        assert live.closed
        assert live.why_closed == "untouched"


class Game:
    """A game of three."""

    speed = "relaxed"

    async def begin(self, world: World) -> None:
        people = [world.harbor.ann, world.harbor.ben, world.harbor.cho]
        await open_table(world.there, "manila", people, speed=self.speed)

    async def live(self, world: World) -> GameSession:
        (live,) = await world.tables()
        assert has_begun(live)
        assert not world.shut or all(chair.present for chair in live.chairs), "nobody knew that it was their turn"
        return live

    async def ends(self, world: World) -> None:
        """Its host brings it elsewhere; whoever runs the server ends it."""
        live = await self.live(world)
        _, told = await world.ask(world.harbor.ann, "manila board", table=live.id)
        assert told.response is not None
        await press(world.harbor.ann, told.response, "bm:.*")
        assert live.channel == world.harbor.channel.id
        assert any(f"{live.id}" in text_of(message) for message in world.harbor.channel.history())
        await world.ask(world.boss, "admin stop", table=live.id)
        assert await world.open_tables() == 0

    async def goes_on(self, world: World) -> None:
        """Those who are there play on, and the message shows it."""
        live = await self.live(world)
        people = by_id([world.harbor.ann, world.harbor.ben, world.harbor.cho, world.harbor.eve])
        seeing = [person for person in people.values() if person.id not in world.absent and world.shows(person)]
        if not (boards := world.messages("tb:")) or boards[-1].id != table_message(world.place).id:
            await seeing[0].slash(world.place, "manila board")
        for person in seeing:
            if live.lobby.seat_of(person.id) is not None and person.id not in live.present:
                await press_late(person, seen(person, world.messages("tb:")[-1]), f"tb:{live.id}:back")
        before, table = game_of(live).number, game_of(live)
        while table.number < before + 2:
            mover = table.chairs[table.to_act[0]].user or 0
            if mover in {person.id for person in seeing}:
                await one_move(world.there, live, people, Random(1))
            else:
                await world.harbor.env.advance_time(11 * MINUTE if self.speed == "relaxed" else 25 * HOUR)
        assert live.shown == live.to_show
        assert live.message in {message.id for message in world.messages("tb:")}


class SlowGame(Game):
    """A game by correspondence, with a message of the day."""

    speed = "correspondence"

    async def begin(self, world: World) -> None:
        await super().begin(world)
        hour = (discord.utils.utcnow().hour + 3) % 24
        await world.harbor.ben.slash(world.harbor.channel, "table digest", hour=hour, zone="UTC")


class Vote(Game):
    """A game that somebody proposes to end."""

    async def begin(self, world: World) -> None:
        await super().begin(world)
        more = await press(world.harbor.ann, table_message(world.place), "tb:.*:more")
        assert more.response is not None
        await press(world.harbor.ann, more.response, "tb:.*:end")


class SeatOffer(Game):
    """A game with a seat that is offered to somebody."""

    async def begin(self, world: World) -> None:
        await super().begin(world)
        await world.harbor.ben.slash(world.place, "table replace", newcomer=world.harbor.cho)
        await world.harbor.ben.slash(world.place, "table replace", newcomer=world.harbor.eve)

    async def goes_on(self, world: World) -> None:
        """It is taken where whoever was asked sees it."""
        asked = world.messages("so:")
        if asked and world.shows(world.harbor.eve):
            world.heard(world.harbor.eve, "take", await press(world.harbor.eve, asked[-1], "so:.*:take"))
        await super().goes_on(world)


class Finished(Game):
    """A game that is over."""

    async def begin(self, world: World) -> None:
        await super().begin(world)
        await world.harbor.bot.services.updater.update(await finish(await self.live(world)))

    async def ends(self, world: World) -> None:
        """Its players still replay it."""
        said, _ = await world.ask(world.harbor.ann, "table replay", table=1)
        assert "Step" in said, said

    async def goes_on(self, world: World) -> None:
        who = next(person for person in (world.harbor.ann, world.harbor.ben) if person.id not in world.absent)
        said, _ = await world.ask(who, "table replay", table=1)
        assert "Step" in said, said


class Reminder:
    """A game night of two, soon after everything."""

    hours = 3.6

    async def begin(self, world: World) -> None:
        planned = await plan_in(world.harbor, world.place, world.harbor.ann, self.hours)
        shown = next(message for message in world.place.history() if message.id == planned.message)
        await press(world.harbor.ben, shown, "night:.*:come")

    async def ends(self, world: World) -> None:
        (night,) = await world.nights()
        assert (night.status, night.event) == ("off", None)
        assert world.backend.get_guild(world.harbor.guild.id).scheduled_events == {}

    async def goes_on(self, world: World) -> None:
        """Its guests who are there are reminded."""
        (night,) = await world.nights()
        assert night.status == "planned"
        assert self.called(world) == self.guests(world)

    def guests(self, world: World) -> set[int]:
        return {each.id for each in (world.harbor.ann, world.harbor.ben) if world.shows(each)}

    def called(self, world: World) -> set[int]:
        """Whom the newest message without a button calls."""
        ways = {message.id for message in world.messages("")}
        said = [each for each in world.place.history() if each.id not in ways and each.content]
        newest = max(said, key=lambda message: message.id, default=None)
        return set() if newest is None else {int(user) for user in re.findall(r"<@(\d+)>", newest.content)}


class GameNight(Reminder):
    """A game night of two, at whose hour everything is gone."""

    hours = 3

    async def goes_on(self, world: World) -> None:
        """Its guests who are there are seated and called."""
        (night,) = await world.nights()
        assert night.status == "told"
        (live,) = await world.tables()
        assert set(live.present) == self.called(world) == self.guests(world)
        assert live.message is not None


class Arena:
    """An arena in which two wait for a third."""

    async def begin(self, world: World) -> None:
        await world.boss.slash(world.place, "admin arena", game="manila", hours=24, seats=3)
        await world.harbor.env.settle()
        for person in (world.harbor.ann, world.harbor.ben):
            await press(person, world.messages("arena:")[-1], "arena:.*:join")

    async def ends(self, world: World) -> None:
        assert (await store_of(world.harbor).guild_data.kept(world.harbor.guild.id)).open_arenas == 0

    async def goes_on(self, world: World) -> None:
        """All three play."""
        tables = await world.tables()
        assert tables
        assert all(has_begun(live) and live.message is not None for live in tables)


class EndOfArena(Arena):
    """An arena that ends meanwhile."""

    async def begin(self, world: World) -> None:
        await world.boss.slash(world.place, "admin arena", game="manila", hours=3, seats=3)
        await world.harbor.env.settle()

    async def goes_on(self, world: World) -> None:
        """Its message says so."""
        await self.ends(world)
        assert world.messages("arena:") == []
        assert any("Final standings" in text_of(message) for message in world.place.history())


class Settings:
    """A channel for titles, the only one for tables, and a role that is pinged."""

    async def begin(self, world: World) -> None:
        world.games = False
        role = world.harbor.guild.create_role("players", mentionable=True)
        around = world.backend.get_channel(world.place.id).parent_id or world.place.id
        await store_of(world.harbor).guilds.change(
            world.harbor.guild.id,
            lambda old: old.model_copy(
                update={"season_channel": world.place.id, "channels": (around,), "seekers_role": role.id}
            ),
        )
        world.backend.delete_role(world.harbor.guild.id, role.id)
        people = (world.harbor.ann, world.harbor.ben, world.harbor.cho)
        for _ in range(10):
            await recorded(store_of(world.harbor), world.harbor.guild.id, *(person.id for person in people))

    async def ends(self, world: World) -> None:
        await settle(world.harbor, world.boss, "channels")
        await world.ask(world.harbor.eve, "manila new")
        await self.goes_on(world)

    async def goes_on(self, world: World) -> None:
        await store_of(world.harbor).seasons.retime(world.harbor.guild.id, 1)
        await world.harbor.env.advance_time(30 * HOUR)
        assert await store_of(world.harbor).seasons.untold() == []


FEATURES: Final[dict[str, Any]] = {
    "lobby": Lobby(),
    "game": Game(),
    "game by correspondence": SlowGame(),
    "vote": Vote(),
    "offer of a seat": SeatOffer(),
    "finished game": Finished(),
    "game night": GameNight(),
    "reminder": Reminder(),
    "arena": Arena(),
    "end of an arena": EndOfArena(),
    "settings": Settings(),
}


LEFT_OUT: Final = {
    ("bot removed", "game night"): "a server that removes the bot loses its nights",
    ("bot removed", "reminder"): "the same",
    ("game no longer hosted", "game night"): "at its hour no table can be opened, and its message says so",
}
CELLS: Final = [cell for cell in product(LOSSES, FEATURES) if cell not in LEFT_OUT]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours go by in steps that the simulation can bear, and one picture stands for all."""
    monkeypatch.setattr("host.periodic.MOST_SECONDS", 6.0 * HOUR)
    monkeypatch.setattr("host.deadlines.BEAT", timedelta(minutes=10))
    monkeypatch.setattr("bot.cogs.arenas.rounds.EVERY", 2 * MINUTE)
    paint, drawn = Painter.paint, list[Any]()

    async def paint_once(painter: Painter, draw: Any) -> Any:
        if not drawn:
            drawn.append(await paint(painter, draw))
        return drawn[0]

    monkeypatch.setattr(Painter, "paint", paint_once)
    monkeypatch.setattr("simcord.http.router._check_faults", partial(_refuse_in_archived, router._check_faults))


def _refuse_in_archived(check: Callable[..., None], backend: Any, method: str, path: str) -> None:
    """Discord edits nothing in an archived thread, and opens it for a message unless it is locked."""
    check(backend, method, path)
    named = re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", path)
    about = backend.channels.get(int(named[1])) if named is not None else None
    shut = None if about is None else about.thread_metadata
    if named is None or about is None or shut is None or not shut.archived:
        return
    if named[2] or shut.locked:
        raise BackendError(400, 50083, "Thread is archived")
    backend.edit_channel(about.id, {}, thread_metadata={"archived": False})


@pytest.mark.slow
@pytest.mark.parametrize(("loss", "feature"), CELLS[:: effort(5, 1)])
async def test_what_is_gone_ends_or_goes_on(
    harbor: Harbor, boss: MemberActor, loss: str, feature: str, caplog: pytest.LogCaptureFixture
) -> None:
    gone, had = LOSSES[loss], FEATURES[feature]
    members = (harbor.ann, harbor.ben, harbor.cho, boss)
    world = World(harbor, boss, await gone.place(harbor, harbor.guild.create_text_channel("quay"), *members))
    world.shut = gone.shut
    await had.begin(world)
    await harbor.env.settle()
    await gone.lose(world)
    await harbor.env.advance_time(5)
    if not gone.away:
        await world.look_around()
    await harbor.env.advance_time(3 * HOUR + 5 * MINUTE)
    if gone.back is not None:
        await gone.back(world)
    await harbor.restart()
    await harbor.env.advance_time(2 * MINUTE)
    if gone.back is not None:
        await harbor.env.advance_time(10 * MINUTE)
    await (had.ends if gone.final else had.goes_on)(world)
    await world.look_around()
    before = len(harbor.env.http_requests)
    await harbor.env.advance_time(6 * HOUR)
    assert len(harbor.env.http_requests) - before < FEW
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
    assert harbor.env.errors == []
