"""Whoever forges ids, seats, tables, numbers and forms changes nothing, learns nothing, and is told why."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import UserHandle
from simcord.results import InteractionResult

from bot.cogs.admin import views as admin
from bot.cogs.arenas import views as arenas
from bot.cogs.learn.views import LEARN
from bot.cogs.nights import views as nights
from bot.cogs.privacy import views as privacy
from bot.cogs.puzzles import views as puzzles
from bot.cogs.records import views as records
from bot.cogs.solo import board_views as solo
from bot.cogs.tables.presses import AT_TABLES, SHARED
from bot.cogs.tables.voting import VOTES
from bot.core.forms import again
from bot.tables import presses
from bot.tables.ways import WAY
from host import autoplay
from host.live import GameSession, TableSession
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Presser,
    Seen,
    answer_of,
    leave_game,
    press,
    press_late,
    send_form,
    table_message,
    text_of,
    with_part,
)
from tests.bot.driver import seen as seen_message
from tests.bot.finishing import finish
from tests.bot.playing import game_of, live_table
from tests.effort import effort
from tests.kit import GAMES

pytestmark = pytest.mark.slow

PRESSES: Final = effort(20, 48)
"""Forged presses by each outsider at each kind of game."""
PRESSES_FROM_AFAR: Final = effort(10, 25)
"""Forged presses by each of those who have never seen a table, or see it no more: they all get the same answer."""
ACTIONS: Final = (*AT_TABLES, *SHARED, "film", *VOTES, "join", "start", "cancel", "ask", "keep", "delete", "explode")
MINE: Final = ("back", "leave", "hand", "more", "rematch")
"""What somebody who has left a game may still do with their seat."""
OPEN: Final = re.compile(r"(?:sv|bd|hs|hg|pv|rp|tl|hn|px|dr|learn|arena|night|plan|fix|solo|pz|pm|gs):.*")
"""Ids that are about no one table: statistics, lists, the asker's own data, rules, lessons, the way in, arenas, nights,
and what one plays alone.

Anybody may press them."""


@dataclass
class World:
    """Two servers. In the first a game of Ann and Ben is under way, another is over, a third is being gathered."""

    harbor: Harbor
    playing: GameSession
    over: GameSession
    lobby: TableSession
    there: Seen
    """A message of the first server that buttons can stand on."""
    dan: MemberActor
    """Of the second server, where he is the host of a lobby."""
    elsewhere: Seen
    gus: MemberActor
    """Who has left the game that is under way: an AI sits in for him."""
    afar: dict[str, tuple[UserHandle, Seen]]
    """People in direct messages with the bot, none of whom sits at a table of the first server."""

    @property
    def tables(self) -> list[int]:
        return [self.playing.id, self.over.id, self.lobby.id]

    def content(self) -> tuple[Any, ...]:
        """All that is stored, and all messages that there are."""
        with closing(sqlite3.connect(self.harbor.fleet.settings.data_dir / "manila.sqlite3")) as base:
            names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = {name: base.execute(f'SELECT * FROM "{name}"').fetchall() for name in names if name != "facts"}
        backend = self.harbor.env.backend
        shown = [
            dict(serializers.message_payload(backend, message))
            for channel in backend.messages.values()
            for message in channel.values()
            if not message.is_ephemeral
        ]
        return rows, shown


@pytest.fixture(params=GAMES)
async def world(harbor: Harbor, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr(autoplay, "TAKEOVER", 3600.0)  # else the AI of who has left changes the table meanwhile
    kind, env = str(request.param), harbor.env
    over = await finish(await gathered(harbor, kind))
    await harbor.bot.services.updater.update(over)
    gus, hal, ida = (env.create_user(name) for name in ("gus", "hal", "ida"))
    playing = await gathered(harbor, kind, *map(harbor.guild.add_member, (gus, hal)))
    there = seen_message(harbor.eve, table_message(harbor.channel))
    await harbor.cho.slash(harbor.channel, f"{kind} new")
    lobby = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    guild = env.create_guild()
    dan = env.create_user("dan")
    member, channel = guild.add_member(dan), guild.create_text_channel("elsewhere")
    await member.slash(channel, f"{kind} new")
    afar = {
        "who was replaced": (hal, await in_dms(hal)),
        "of another table": (dan, await in_dms(dan)),
        "at no table": (ida, await in_dms(ida)),
    }
    elsewhere = seen_message(member, table_message(channel))
    for server in (harbor.guild, guild):
        # Whoever looks first at a season writes it down.
        await harbor.bot.services.tables.store.seasons.current(server.id)
    return World(harbor, playing, over, lobby, there, member, elsewhere, MemberActor(env, harbor.guild, gus), afar)


async def in_dms(person: UserHandle) -> Seen:
    """The bot's last word in somebody's direct messages."""
    await person.send_dm("help")
    return seen_message(person, person.dm_channel.history()[-1])


async def gathered(harbor: Harbor, kind: str, *leavers: MemberActor) -> GameSession:
    """A game of Ann, Ben and as many AI seats as it takes.

    Of those who leave it at once the first has an AI sit in, the second gives the seat to Eve's friend Fay.
    """
    seats = max(3, GAMES[kind].seats[0]) if not leavers else 4
    await harbor.ann.slash(harbor.channel, f"{kind} new", players=seats)
    for person in (harbor.ben, *leavers):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    for _ in range(seats - 2 - len(leavers)):
        await press(harbor.ann, table_message(harbor.channel), "^(beginner|easy|simple)$")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    if leavers:
        away, replaced = leavers
        fay = harbor.guild.add_member(harbor.env.create_user("fay"))
        await replaced.slash(harbor.channel, "table replace", newcomer=fay)
        await press(fay, table_message(harbor.channel), "so:.*:take")
        await leave_game(away, harbor.channel)
    return await live_table(harbor)


# -- what is forged ----------------------------------------------------------------------------------------


class Forger:
    """Makes ids of every kind, with what is known of the tables and with nonsense in them."""

    def __init__(self, world: World, random: Random) -> None:
        self._world = world
        self._left: list[int] = []
        self.random = random
        table = game_of(world.playing)
        moves = [move.code for seat in table.to_act for move in table.moves(seat)]
        self._codes = [*moves, *(code.rpartition(":")[0] + ":" for code in moves), "start", "undo:1", "pass", "x" * 60]
        self._plies = [table.ply, table.ply + 1, max(0, table.ply - 1), 0, 10**9 - 1]

    def pick(self, *found: Any) -> Any:
        return self.random.choice(found)

    def table(self) -> int:
        return int(self.pick(*self._world.tables, self._world.playing.id, 999, 10**9 - 1))

    def custom_id(self, table: int) -> str:
        """An id that says it is about a table, or one about no table."""
        if not self._left:
            self._left = list(range(len(list(self._kinds(table)))))
            self.random.shuffle(self._left)  # each kind once, then all of them anew: none is missed by chance
        return list(self._kinds(table))[self._left.pop()]()

    def _kinds(self, table: int) -> Iterator[Callable[[], str]]:
        kind, how = self._world.playing.game.kind, self.pick("turn", "show")
        ply, code, page = self.pick(*self._plies), self.pick(*self._codes), self.random.randrange(300)
        user = self.pick(self._world.harbor.ann.id, self._world.dan.id, 7)
        action = self.pick(*ACTIONS)
        yield lambda: presses.MOVE(table=table, ply=ply, code=code)
        yield lambda: presses.MOVE_SURE(table=table, ply=ply, code=code)
        yield lambda: presses.MOVE_MENU(table=table, ply=ply, row=self.random.randrange(10))
        yield lambda: presses.NUMBER(table=table, ply=ply, code=code)
        yield lambda: presses.AT_TABLE(table=table, action=action)
        yield lambda: presses.ORDER(table=table, code=code)
        yield lambda: presses.ORDER_MENU(table=table, row=self.random.randrange(10))
        yield lambda: presses.ORDER_NUMBER(table=table, code=code)
        yield lambda: presses.ORDER_GIVEN(table=table, code=code)
        yield lambda: presses.ORDER_BACK(table=table)
        yield lambda: presses.VOTE(
            table=table, kind=self.pick("end", "undo"), number=ply, answer=self.pick("agree", "refuse")
        )
        yield lambda: presses.LOBBY(table=table, action=action)
        yield lambda: presses.LOBBY_AI(table=table)
        yield lambda: presses.LOBBY_OPTION(table=table, option=self.pick("hidden_money", "kind", "seats", "__class__"))
        yield lambda: presses.LOBBY_NUMBERS(table=table, option=self.pick("ship_values", "kind", "__class__"))
        yield lambda: presses.HOUSE_RULES(table=table, page=page % 100)
        yield lambda: presses.STORY(table=table, page=page)
        yield lambda: presses.TEXT_PAGE(table=table, page=page)
        yield lambda: presses.SET_SPEED(table=table)
        yield lambda: presses.OFFER(table=table, seat=page % 5, answer=self.pick("take", "no"))
        yield lambda: presses.REPLAY(table=table, step=page, way=self.pick("first", "back", "next", "last"))
        yield lambda: presses.WHY(table=table, number=page)
        yield lambda: WAY(way=self.pick("help", "learn"), kind=self.pick(kind, "all", "chess"))
        yield lambda: LEARN(kind=self.pick(kind, "chess"), step=page % 3, word=self.pick("show", "nonsense"))
        yield lambda: presses.BRING(table=table)
        yield lambda: presses.STEP(table=table, ply=ply, path=code)
        yield lambda: presses.REPLAY_MENU(table=table)
        yield lambda: presses.SET_HELP(table=table)
        yield lambda: presses.SET_MOTION(table=table)
        yield lambda: presses.SET_LANGUAGE(table=table)
        yield lambda: presses.RULES(kind=self.pick(kind, "chess"), page=page % 100)
        yield lambda: records.STATS(user=user, kind=self.pick(kind, "all", "chess"), how=how)
        yield lambda: records.BOARD(
            kind=kind,
            pool=self.pick("people", "with_ai"),
            scope=self.pick("server", "everywhere", "season", "s1", "nonsense"),
            page=page,
            how=how,
        )
        yield lambda: records.HISTORY(user=user, page=page, how=how)
        yield lambda: records.PAST(user=user, page=page)
        yield lambda: privacy.PRIVACY(action=action)
        yield lambda: privacy.EXPORT(part=1 + page)
        yield lambda: presses.TABLE_LIST(what=self.pick("here", "mine"), page=page)
        yield lambda: presses.MORE_HANDS(kind=self.pick(kind, "all", "chess"), page=page)
        # What is not, or is past: the asker may well join an arena that there is, or play what they play alone.
        yield lambda: arenas.ARENA(arena=10**8 + page, action=self.pick("join", "leave", "me"))
        told = self.pick("come", "stay", "seek", "off", "sure", "keep", "nonsense")
        yield lambda: nights.NIGHT(night=10**8 + page, action=told)
        yield lambda: nights.PLAN(
            kind=self.pick(kind, "chess"),
            minutes=page,
            players=page % 100,
            speed=self.pick("live", "eternal"),
            answer=self.pick("yes", "no"),
        )
        yield lambda: again(presses.NUMBER(table=table, ply=3, code="bid:"), "999")
        yield lambda: nights.FIX(kind=self.pick(kind, "chess"), speed="eternal", typed=f"someday|late|{page}|Atlantis")
        yield lambda: solo.SOLO(
            what=self.pick("daily", "practice", "chess"),
            kind=self.pick(kind, "chess"),
            number=10**8 + page,
            run=self.pick("s0", "r1", "x"),
            step=page,
            act=self.pick("play", "menu", "further", "ask", "look", "do"),
            code=self.pick("begin", "begin:99:easy", "on", "proof", "share", "post", "0", "pass", "nonsense"),
        )
        yield lambda: puzzles.BUTTON(
            kind=self.pick(kind, "chess"), puzzle=f"{page:012x}", answer=self.pick("0", "good", "bad")
        )
        yield lambda: puzzles.MENU(kind=self.pick(kind, "chess"), puzzle=f"{page:012x}")
        # Of the server's settings: none of the forgers may manage it.
        yield lambda: str(
            self.pick(
                admin.PAGE(page=self.pick("data", "tables", "nonsense")),
                admin.CHOOSE(field=self.pick("channels", "roles", "season_days", "puzzles", "nonsense")),
                admin.SURE(field=self.pick("season_days", "puzzles"), value=self.pick(1, 7)),
                admin.UNDO(change=self.pick(1, 7)),
                admin.ZONE(),
                admin.SAVE(part=self.pick(1, 7)),
                admin.FORGET(action=self.pick("ask", "forget")),
            )
        )

    def broken_id(self, table: int) -> str:
        """An id that is none of ours, but nearly."""
        return str(
            self.pick(
                *("", "::::", "tb::hand", "mv::0:pass", f"mv:{table}::pass", f"mv:{table}:0:", f"tb:{table}:"),
                *(
                    f"tb:0{table}:hand",
                    f"tb:-{table}:hand",
                    f"tb:{table}:hand\n",
                    f" tb:{table}:hand",
                    f"TB:{table}:hand",
                ),
                *("tb:１:hand", "tb:१:hand", f"mv:{table}:²:pass", f"wy:{table}:१", f"tb:{table}:händ"),
                *(f"tb:{10**18}:hand", f"mv:{table}:{10**9}:pass", f"wy:{table}:{10**6}", f"mv:{table}:0:{'x' * 200}"),
            )
        )

    def value(self) -> str:
        """What is chosen in a menu or typed into a form."""
        found = self.pick(
            "-", "simple", "en", "true", "0", "7", "-1", "99999999999999999999", "", "७", "x" * 4000, *self._codes
        )
        return str(found)


REPEATED: Final = re.compile(r" \*\*×[0-9]+\*\*$")
"""How an answer ends that says the same as the one before."""


# -- who forges it -----------------------------------------------------------------------------------------


async def forge(who: Presser, on: Seen, custom_id: str, form: str, value: str) -> InteractionResult:
    """Send a press, a choice or a form, with the button on the message as if it stood there."""
    if form in {"number", "seat"}:
        return await send_form(who, on, custom_id, value, form)
    if form in {"menu", "empty menu"}:
        return await press_late(who, with_part(on, custom_id, 3), custom_id, [value] if form == "menu" else [])
    return await press_late(who, with_part(on, custom_id), custom_id)


async def tried(
    world: World, who: Presser, on: Seen, forger: Forger, custom_id: str, seat: int | None = None
) -> tuple[str, str]:
    """One forged press, in the true world and in one where all that is hidden is otherwise. Gives id and answer.

    ``seat``: of somebody who is no outsider altogether, and may know what this seat knows.
    """
    if custom_id == privacy.PRIVACY(action="delete"):
        return custom_id, ""  # one's own data is one's own to delete
    form, value = forger.pick("button", "menu", "empty menu", "number", "seat"), forger.value()
    game = game_of(world.playing)
    before, truth = world.content(), game._state
    answers = []
    for state in (truth, game.game.imagine(game.view(seat), forger.random)):
        game._state = state
        result = await forge(who, on, custom_id, form, value)
        game._state = truth
        assert result.acknowledged, f"{custom_id} by {form} was not answered"
        assert result.modal is None, f"{custom_id} opened a form"
        shown = [message for message in (result.response, *result.followups) if message is not None]
        if custom_id.endswith(":show") and OPEN.fullmatch(custom_id) and form not in {"number", "seat"}:
            return custom_id, ""  # asked for to be posted
        assert shown, f"{custom_id} by {form} was answered without words"
        assert result.ephemeral, f"{custom_id} by {form} was answered in public"
        assert world.content() == before, f"{custom_id} by {form} changed something"
        answers.append(REPEATED.sub("", " ".join(map(text_of, shown))))
    assert answers[0] == answers[1], f"{custom_id} by {form} tells what is hidden"
    return custom_id, "" if OPEN.fullmatch(custom_id) else answers[0].strip()


async def test_forged_presses_change_nothing_and_tell_nothing(world: World, caplog: pytest.LogCaptureFixture) -> None:
    forger, forged = Forger(world, Random(11)), set()
    harbor, mine = world.harbor, world.playing.id
    with caplog.at_level(logging.ERROR):
        for _ in range(PRESSES):
            # An onlooker; and Cho, who may do at the lobby of which she is the host what she may not do beside it.
            looked_at = forger.pick(mine, mine, world.over.id, 999)
            forged.add(await tried(world, harbor.eve, world.there, forger, forger.custom_id(looked_at)))
            forged.add(await tried(world, harbor.cho, world.there, forger, forger.custom_id(mine)))
            custom_id, said = await tried(world, world.dan, world.elsewhere, forger, forger.custom_id(forger.table()))
            forged.add((custom_id, said))
            for secret in ("ann", "ben", "cho", str(harbor.guild.id), str(harbor.channel.id)):
                assert not re.search(rf"\b{secret}\b", said.casefold()), (
                    f"{custom_id} told somebody of another server: {said!r}"
                )
    assert caplog.records == []
    made = {custom_id.partition(":")[0] for custom_id, _ in forged}
    assert {each.head for each in harbor.bot.router.ids} <= made, "Forger makes no ids of a kind that there is"


async def test_outsiders_cannot_tell_whether_a_table_exists(world: World, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        await people_in_direct_messages_are_told_of_no_table(world)
        await who_has_left_a_game_can_do_no_more_than_come_back(world)
        await other_bots_are_not_talked_to(world)
    assert caplog.records == []


async def people_in_direct_messages_are_told_of_no_table(world: World) -> None:
    forger, texts = Forger(world, Random(12)), world.harbor.voice.texts
    heard: Counter[str] = Counter()
    for who, (person, on) in world.afar.items():
        for _ in range(PRESSES_FROM_AFAR):
            # Dan's own table is none of those in ``tables``; its number could be guessed.
            table = forger.pick(*world.tables, 999, 10**9 - 1)
            custom_id = forger.pick(forger.custom_id, forger.broken_id)(table)
            if not OPEN.fullmatch(custom_id):
                _, said = await tried(world, person, on, forger, custom_id)
                reason = said.removeprefix("❗ ")
                assert reason in {texts("why-no-table"), texts("why-unknown-button")}, f"{custom_id} by somebody {who}"
                heard[said] += 1
        for table in (*world.tables, 999):
            result = await person.slash("table replay", table=table)
            assert REPEATED.sub("", answer_of(result)) == f"❗ {texts('why-no-table')}"
    assert len(heard) == 2


async def who_has_left_a_game_can_do_no_more_than_come_back(world: World) -> None:
    forger, table, gus = Forger(world, Random(13)), game_of(world.playing), world.gus
    # To come back is one's right.
    own = [presses.AT_TABLE(table=world.playing.id, action=action) for action in MINE]
    for _ in range(PRESSES_FROM_AFAR):
        custom_id = forger.pick(forger.custom_id, forger.broken_id)(world.playing.id)
        if custom_id not in own:
            await tried(world, gus, world.there, forger, custom_id, table.seat_of(gus.id))
    before = world.content()
    for move in [move for seat in table.to_act for move in table.moves(seat)][:4]:
        custom_id = presses.MOVE(table=world.playing.id, ply=table.ply, code=move.code)
        result = await press_late(gus, with_part(world.there, custom_id), custom_id)
        assert world.harbor.voice.texts("why-away") in answer_of(result)
    assert world.content() == before


async def other_bots_are_not_talked_to(world: World) -> None:
    bot, before = world.harbor.env.create_user("bot", bot=True), world.content()[0]
    for word in ("hands", "tables", "help"):
        await bot.send_dm(word)
    assert world.content()[0] == before
    assert [message.author.name for message in bot.dm_channel.history()] == ["bot"] * 3
