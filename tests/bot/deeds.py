"""What people do with the bot, besides moves in games: each deed is one press, with what has to be there before."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.cogs.admin.settings import PAGE_OF
from bot.tables.presses import AT_TABLE, LOBBY
from host.live import TableSession
from render.encode import Media, Picture, named
from tests.bot import test_arena as arenas
from tests.bot import test_daily as daily
from tests.bot import test_nights as nights
from tests.bot import test_privacy as privacy
from tests.bot import test_puzzles as puzzles
from tests.bot import test_seasons as seasons
from tests.bot.conftest import Harbor
from tests.bot.driver import codes, play, press, press_late, press_more, seen, table_message, text_of, with_part
from tests.bot.failing import Steps
from tests.bot.finishing import finish
from tests.bot.playing import live_table
from tests.bot.settling import act, choose, page, settle

WINDOW: Final = 15.0
"""Seconds after a press in which its steps are counted."""


@dataclass
class Scene:
    """A server in which something is pressed."""

    harbor: Harbor
    steps: Steps
    boss: MemberActor
    told: list[str] = field(default_factory=list)
    shown: Any = None
    """What was prepared."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.harbor, name)

    async def table(self, number: int = 1) -> TableSession:
        return await self.harbor.bot.services.tables.require(number)

    @property
    def board(self) -> discord.Message:
        return table_message(self.harbor.channel)

    async def press(self, who: MemberActor, shown: Any, pattern: str) -> InteractionResult:
        return self.note(await press(who, shown, pattern))

    async def more(self, who: MemberActor, shown: Any, pattern: str) -> InteractionResult:
        return self.note(await press_more(who, shown, pattern))

    async def slash(self, who: MemberActor, command: str, **options: Any) -> InteractionResult:
        return self.note(await who.slash(self.harbor.channel, command, **options))

    async def select(self, who: MemberActor, value: str, custom_id: str) -> InteractionResult:
        return self.note(await who.select(self.shown, [value], custom_id=custom_id))

    def note(self, result: InteractionResult) -> InteractionResult:
        if result.response is not None:
            self.told.append(text_of(result.response))
        self.told += [text_of(each) for each in result.followups]
        if result.response is None and not result.followups and not result.acknowledged:
            self.told.append("")
        return result


Act = Callable[[Scene], Awaitable[Any]]


async def nothing(_: Scene) -> None:
    """There is nothing to prepare."""


@dataclass(frozen=True)
class Deed:
    name: str
    act: Act
    prepare: Act = nothing
    again: Act | None = None
    """What a person does who was told that it failed, if that is not the same press."""
    goes_on: bool = False
    """Whether another press carries on what a failure left half done, and nobody is wronged until then."""
    lasts: float = WINDOW
    """Seconds in which its steps are counted."""

    def __str__(self) -> str:
        return self.name


# -- the deeds ----------------------------------------------------------------------------------------


async def a_lobby(s: Scene) -> None:
    await s.slash(s.ann, "manila new")


async def behind_more(s: Scene, prepare: Act) -> None:
    await prepare(s)
    s.shown = (await s.press(s.ann, s.board, "tb:.*:more")).response


async def two_in_lobby(s: Scene) -> None:
    await a_lobby(s)
    await s.press(s.ben, s.board, "lb:.*:join")


async def three_in_lobby(s: Scene) -> None:
    await two_in_lobby(s)
    await s.press(s.cho, s.board, "lb:.*:join")


async def a_game(s: Scene) -> None:
    await three_in_lobby(s)
    await s.press(s.ann, s.board, "lb:.*:start")


DEEDS: list[Deed] = [
    Deed("new", lambda s: s.slash(s.ann, "manila new")),
    Deed("join", lambda s: s.press(s.ben, s.board, "lb:.*:join"), a_lobby),
    Deed("start", lambda s: s.press(s.ann, s.board, "lb:.*:start"), three_in_lobby),
]

# -- games: seats, votes, settings


async def ended(s: Scene) -> None:
    await a_game(s)
    await finish(await live_table(s.harbor))
    await s.harbor.bot.services.updater.update(await s.table())


async def leaving(s: Scene) -> None:
    await a_game(s)
    s.shown = (await s.slash(s.ben, "table leave")).response


async def left(s: Scene) -> None:
    await leaving(s)
    await s.press(s.ben, s.shown, "tb:.*:parted$")


async def offered(s: Scene) -> None:
    await a_game(s)
    await s.slash(s.ben, "table replace", newcomer=s.eve)


async def voting(s: Scene) -> None:
    await a_game(s)
    await s.more(s.ann, s.board, "tb:.*:end")


async def nearly_agreed(s: Scene) -> None:
    await voting(s)
    await s.press(s.ben, s.board, "vt:.*:agree")


async def one_move_made(s: Scene) -> None:
    await a_game(s)
    people = {actor.id: actor for actor in (s.ann, s.ben, s.cho)}
    live = await live_table(s.harbor)
    s.shown = people[live.chairs[live.table.to_act[0]].user or 0]
    await play(s.shown, s.board, next(code for code in codes(s.board) if code.startswith("bid")))


async def undo_asked(s: Scene) -> None:
    await one_move_made(s)
    await s.more(s.shown, s.board, "tb:.*:undo")
    s.shown = [each for each in (s.ann, s.ben, s.cho) if each is not s.shown]


async def undo_nearly_agreed(s: Scene) -> None:
    await undo_asked(s)
    await s.press(s.shown[0], s.board, "vt:.*:agree")


async def closed_inactive(s: Scene) -> None:
    await a_game(s)
    live = await s.table()
    await s.harbor.bot.services.tables.end(live, "untouched")
    await s.harbor.bot.services.updater.update(live)


async def house_rules(s: Scene) -> None:
    await two_in_lobby(s)
    s.shown = (await s.press(s.ann, s.board, "lb:.*:rules")).response


async def at_a_table(s: Scene, action: str, who: MemberActor) -> InteractionResult:
    custom_id = AT_TABLE(table=1, action=action)
    return s.note(await press_late(who, with_part(seen(who, s.board), custom_id), custom_id))


async def at_lobby(s: Scene, action: str, who: MemberActor) -> InteractionResult:
    custom_id = LOBBY(table=1, action=action)
    return s.note(await press_late(who, with_part(seen(who, s.board), custom_id), custom_id))


async def ready_for_share(s: Scene) -> None:
    await ended(s)

    async def work(_function: Any, paint: Any) -> Picture:
        return named(b"film", (1, 1), "film", Media.GIF)

    s.harbor.bot.features.shares._work = work  # type: ignore[assignment]


DEEDS += [
    Deed("leave the lobby", lambda s: at_lobby(s, "leave", s.ben), three_in_lobby),
    Deed("leave by command", lambda s: s.slash(s.ben, "table leave"), three_in_lobby),
    Deed("add an AI", lambda s: s.press(s.ann, s.board, "^easy$"), two_in_lobby),
    Deed("cancel the lobby", lambda s: s.press(s.ann, s.shown, "lb:.*:cancel"), lambda s: behind_more(s, a_lobby)),
    Deed("set a speed", lambda s: s.select(s.ann, "live", "ls:1"), house_rules),
    Deed("speed by command", lambda s: s.slash(s.ann, "table speed", speed="correspondence"), a_game),
    Deed("quiet hours", lambda s: s.slash(s.ann, "table quiet-hours", begins=1, ends=2), a_game),
    Deed("pictures", lambda s: s.slash(s.ann, "table pictures", pictures="still"), a_game),
    Deed("pass the host", lambda s: s.slash(s.ann, "table host", heir=s.ben), a_game),
    Deed("open in a thread", lambda s: s.slash(s.ann, "manila new", thread=True)),
    Deed("rematch", lambda s: s.press(s.ben, s.board, "tb:.*:rematch"), ended),
    Deed("leave the game", lambda s: s.press(s.ben, s.shown, "tb:.*:parted$"), leaving),
    Deed("come back", lambda s: at_a_table(s, "back", s.ben), left),
    Deed("offer a seat", lambda s: s.slash(s.ben, "table replace", newcomer=s.eve), a_game),
    Deed("take a seat", lambda s: s.press(s.eve, s.board, "so:.*:take"), offered),
    Deed("decline a seat", lambda s: s.press(s.eve, s.board, "so:.*:no"), offered),
    Deed("propose the end", lambda s: at_a_table(s, "end", s.ann), a_game),
    Deed("agree to the end", lambda s: s.press(s.ben, s.board, "vt:.*:agree"), voting),
    Deed("agree last", lambda s: s.press(s.cho, s.board, "vt:.*:agree"), nearly_agreed),
    Deed("propose an undo", lambda s: at_a_table(s, "undo", s.shown), one_move_made),
    Deed("refuse an undo", lambda s: s.press(s.shown[0], s.board, "vt:.*:refuse"), undo_asked),
    Deed("undo", lambda s: s.press(s.shown[1], s.board, "vt:.*:agree"), undo_nearly_agreed),
    Deed("reopen", lambda s: s.slash(s.ann, "table reopen"), closed_inactive),
    Deed("nudge", lambda s: at_a_table(s, "nudge", s.ann), one_move_made),
    Deed("board again", lambda s: s.slash(s.ann, "manila board"), a_game),
    Deed("share the result", lambda s: at_a_table(s, "shareposter", s.ann), ready_for_share),
    Deed("share the film", lambda s: at_a_table(s, "sharefilm", s.ann), ready_for_share),
]

# -- looking for players


async def a_seeker(s: Scene) -> None:
    await s.slash(s.eve, "night notify", often="week")
    await a_lobby(s)


async def a_seeker_and_a_role(s: Scene) -> None:
    role = s.harbor.guild.create_role("players", mentionable=True)
    await settle(s.harbor, s.boss, "seekers_role", role)
    await a_seeker(s)


DEEDS += [
    Deed("notify me", lambda s: s.slash(s.eve, "night notify", often="week")),
    Deed("find players", lambda s: s.press(s.ann, s.shown, "lb:.*:seek"), lambda s: behind_more(s, a_seeker)),
    Deed(
        "find players with a role",
        lambda s: s.press(s.ann, s.shown, "lb:.*:seek"),
        lambda s: behind_more(s, a_seeker_and_a_role),
    ),
]

# -- nights


async def asked_to_plan(s: Scene) -> None:
    s.shown = (await nights.ask(s.harbor, s.ann, 3)).response


async def planned(s: Scene) -> None:
    s.shown = await nights.plan(s.harbor, s.ann, 3)


async def with_guests(s: Scene) -> None:
    await planned(s)
    await nights.come(s.harbor, s.shown, s.ben, s.cho)


async def soon(s: Scene) -> None:
    await with_guests(s)
    await s.harbor.env.advance_time(2.49 * 3600)


async def at_the_hour(s: Scene) -> None:
    await with_guests(s)
    await s.harbor.env.advance_time(2.6 * 3600)
    await s.harbor.env.advance_time(0.38 * 3600)


async def calling_off(s: Scene) -> None:
    await with_guests(s)
    s.shown = (await s.press(s.ann, nights.message_of(s.harbor, s.shown), "night:.*:off")).response


async def move_event(s: Scene, hours: float) -> None:
    event = nights.event_of(s.harbor, s.shown)
    later = (nights.now() + timedelta(hours=hours)).isoformat()
    s.harbor.env.backend.edit_scheduled_event(s.harbor.guild.id, event.id, {"scheduled_start_time": later})


async def delete_event(s: Scene) -> None:
    s.harbor.env.backend.delete_scheduled_event(s.harbor.guild.id, nights.event_of(s.harbor, s.shown).id)


async def pass_time(s: Scene) -> None:
    """Nothing is pressed."""


async def nothing_again(s: Scene) -> None:
    """There is nothing to press again."""


def on_night(s: Scene) -> discord.Message:
    return nights.message_of(s.harbor, s.shown)


async def seeking(s: Scene) -> None:
    await s.slash(s.eve, "night notify", often="week")


async def in_turn(s: Scene, *prepare: Act) -> None:
    for each in prepare:
        await each(s)


DEEDS += [
    Deed("plan a night", lambda s: s.press(s.ann, s.shown, "plan:.*:yes"), asked_to_plan),
    Deed("come", lambda s: s.press(s.ben, on_night(s), "night:.*:come"), planned),
    Deed("decline", lambda s: s.press(s.ben, on_night(s), "night:.*:stay"), with_guests),
    Deed("cancel a night", lambda s: s.press(s.ann, s.shown, "night:.*:sure"), calling_off),
    Deed("move a night", lambda s: move_event(s, 5), with_guests, nothing_again, lasts=30),
    Deed("move a night forward", lambda s: move_event(s, 1.5), with_guests, nothing_again, lasts=30),
    Deed("delete an event", delete_event, with_guests, nothing_again, lasts=30),
    Deed("remind", pass_time, soon, nothing_again, lasts=120),
    Deed("open a night", pass_time, at_the_hour, nothing_again, lasts=150),
    Deed("find guests", lambda s: s.press(s.ann, on_night(s), "night:.*:seek"), lambda s: in_turn(s, seeking, planned)),
]


# -- arenas


async def an_arena(s: Scene) -> None:
    await arenas.opened(s.harbor, s.boss)
    await s.harbor.env.advance_time(5)


async def joined(s: Scene) -> None:
    await an_arena(s)
    await arenas.join(s.harbor, s.ann)


def on_arena(s: Scene) -> discord.Message:
    return arenas.message(s.harbor)


OPEN_ARENA: Final = {"game": "manila", "hours": 1, "seats": 3}

DEEDS += [
    Deed("open an arena", lambda s: s.slash(s.boss, "admin arena", **OPEN_ARENA)),
    Deed("close an arena", lambda s: s.slash(s.boss, "admin arena", game="manila", hours=0), joined),
    Deed("join an arena", lambda s: s.press(s.ann, on_arena(s), "^arena:1:join$"), an_arena),
    Deed("leave an arena", lambda s: s.press(s.ann, on_arena(s), "^arena:1:leave$"), joined),
]

# -- alone


async def puzzled(s: Scene) -> None:
    s.shown = (await s.slash(s.ann, "puzzle", game=puzzles.KINDS[0])).response


async def puzzle_answered(s: Scene) -> None:
    await puzzled(s)
    s.shown = await puzzles.answered(s.harbor, s.shown, right=True)


async def daily_asked(s: Scene) -> None:
    s.shown = await daily.front(s.harbor, s.ann)


async def daily_begun(s: Scene) -> None:
    s.shown = await daily.begin(s.harbor, s.ann)


async def answer_right(s: Scene) -> InteractionResult:
    puzzle = puzzles.which(s.shown)
    posed = await s.harbor.bot.features.puzzles.book.posed(puzzle.kind, puzzle.id)
    number = posed.codes.index(puzzle.best)
    return await s.press(s.ann, s.shown, rf"^{number}$|:{number}$")


async def move_alone(s: Scene) -> InteractionResult:
    return await s.press(s.ann, s.shown, re.escape(daily.moves(s.shown)[0]) + "$")


async def practicing(s: Scene) -> None:
    s.shown = (await s.slash(s.ann, "manila practice")).response


async def practiced(s: Scene) -> None:
    await practicing(s)
    s.shown = (await s.press(s.ann, s.shown, "do:(begin|new)")).response


DEEDS += [
    Deed("answer a puzzle", answer_right, puzzled),
    Deed("vote on a puzzle", lambda s: s.press(s.ann, s.shown, "good$"), puzzle_answered),
    Deed("next puzzle", lambda s: s.press(s.ann, s.shown, "next$"), puzzle_answered),
    Deed("begin the daily", lambda s: s.press(s.ann, s.shown, "do:begin"), daily_asked, goes_on=True),
    Deed("move in the daily", move_alone, daily_begun),
    Deed("move in practice", move_alone, practiced),
]

# -- admins


async def blocked(s: Scene) -> None:
    await s.slash(s.boss, "admin block", player=s.ben)


async def stopped(s: Scene) -> None:
    await two_in_lobby(s)
    await s.slash(s.boss, "admin stop", table=1)


async def server_data_asked(s: Scene) -> None:
    await ended(s)
    await planned(s)
    s.shown = await act(s.boss, await page(s.harbor, s.boss, "data"), "gs:data:ask")


async def setting_page(s: Scene) -> None:
    s.shown = await page(s.harbor, s.boss, PAGE_OF["help"])


async def season_page(s: Scene) -> None:
    s.shown = await page(s.harbor, s.boss, PAGE_OF["season_days"])


async def setting_changed(s: Scene) -> None:
    s.shown = await choose(s.harbor, s.boss, "help", "off")


async def in_games_and_lobbies(s: Scene) -> None:
    await a_game(s)
    await s.slash(s.ben, "manila new")
    await s.press(s.eve, s.board, "lb:.*:join")


DEEDS += [
    Deed("stop a table", lambda s: s.slash(s.boss, "admin stop", table=1), a_game),
    Deed("reopen as admin", lambda s: s.slash(s.boss, "admin reopen", table=1), stopped),
    Deed("kick", lambda s: s.slash(s.boss, "admin kick", player=s.ben, table=1), three_in_lobby),
    Deed("block", lambda s: s.slash(s.boss, "admin block", player=s.ben), in_games_and_lobbies),
    Deed("unblock", lambda s: s.slash(s.boss, "admin unblock", player=s.ben), blocked),
    Deed("set help", lambda s: s.select(s.boss, "off", "gs:set:help"), setting_page),
    Deed("undo a setting", lambda s: s.press(s.boss, s.shown, "gs:undo"), setting_changed),
    Deed("season length", lambda s: s.select(s.boss, "180", "gs:set:season_days"), season_page),
    Deed(
        "delete the server's data",
        lambda s: s.press(s.boss, s.shown, "gs:data:forget"),
        server_data_asked,
        goes_on=True,
    ),
]

# -- people


async def erasing(s: Scene) -> None:
    await three_in_lobby(s)
    await s.press(s.ann, s.board, "lb:.*:start")
    left = (await s.slash(s.ben, "table leave")).response
    await s.press(s.ben, left, "tb:.*:parted$")
    await nights.plan(s.harbor, s.ben, 3)
    await s.slash(s.ben, "manila new")
    s.shown = (await privacy.ask(s.harbor, s.ben)).response


async def exporting(s: Scene) -> None:
    await ended(s)
    s.shown = (await s.slash(s.ben, "privacy")).response


DEEDS += [
    Deed("pings", lambda s: s.slash(s.ann, "table pings", when="never")),
    Deed("choose a digest", lambda s: s.slash(s.ann, "table digest", hour=8, zone="UTC")),
    Deed("language", lambda s: s.slash(s.ann, "language me", language="fr")),
    Deed("language of the server", lambda s: s.slash(s.boss, "language server", language="fr")),
    Deed("language of a table", lambda s: s.slash(s.ann, "language table", language="fr"), a_game),
    Deed("delete my data", lambda s: s.press(s.ben, s.shown, "pv:delete"), erasing, goes_on=True),
    Deed("export my data", lambda s: s.press(s.ben, s.shown, "px:1"), exporting),
]


# -- seasons


async def season_nearly_over(s: Scene) -> None:
    await seasons.placed(s.harbor)
    await settle(s.harbor, s.boss, "season_channel", s.harbor.channel)
    store = s.harbor.bot.store
    assert store is not None
    await store.seasons.retime(s.harbor.guild.id, 1)
    for _ in range(23):
        await s.harbor.env.advance_time(3600)
    s.harbor.bot.features.season_ends.rounds.wake()
    await s.harbor.env.advance_time(3500)


async def season_settled(s: Scene) -> None:
    s.shown = await choose(s.harbor, s.boss, "season_days", "180")


async def digest_nearly_due(s: Scene) -> None:
    await three_in_lobby(s)
    await at_lobby(s, "rules", s.ann)
    await s.slash(s.ann, "table speed", speed="correspondence")
    await s.press(s.ann, s.board, "lb:.*:start")
    for who in (s.ann, s.ben, s.cho):
        await s.slash(who, "table digest", hour=(discord.utils.utcnow().hour + 2) % 24, zone="UTC")
    due = discord.utils.utcnow().replace(minute=0, second=0, microsecond=0) + timedelta(hours=2)
    await s.harbor.env.advance_time((due - discord.utils.utcnow()).total_seconds() - 20)


async def daily_over(s: Scene) -> None:
    await daily_begun(s)
    for _ in range(100):
        if not (found := daily.moves(s.shown)):
            break
        s.shown = (await s.press(s.ann, s.shown, re.escape(found[0]) + "$")).response
    s.shown = await daily.act(s.ann, await daily.front(s.harbor, s.ann), "do:share")


async def stats_asked(s: Scene) -> None:
    await ended(s)
    opened = (await s.slash(s.ann, "stats")).response
    assert opened is not None
    s.shown = await daily.act(s.ann, opened, ":ask$")


DEEDS += [
    Deed("undo a season length", lambda s: s.press(s.boss, s.shown, "gs:undo"), season_settled),
    Deed("digest", pass_time, digest_nearly_due, nothing_again, lasts=700),
    Deed("share the daily", lambda s: s.press(s.ann, s.shown, "do:post$"), daily_over),
    Deed("share statistics", lambda s: s.press(s.ann, s.shown, ":show$"), stats_asked),
]
DEEDS += [Deed("end of a season", pass_time, season_nearly_over, nothing_again, lasts=400)]
