"""Whoever deletes their data in the middle of something leaves no trace, and no one else loses anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from itertools import count
from types import FunctionType, MethodType, SimpleNamespace
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary
from zlib import crc32

import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from sqlalchemy import select, update

from bot.cogs.admin.data import ServerDataCog
from bot.core.texts import Texts
from engine import advice
from engine import lobby as lobbies
from engine import review as reviews
from engine.game import SUBSTITUTE, Refusal
from engine.search import evaluator as judge
from engine.table import SeatAssignment
from host import votes
from host.live import GameSession, Live, TableSession, require_game
from host.tables import Tables
from storage import schema
from storage.arenas import Arena
from storage.errors import KickedError, StoreError
from storage.leave_penalties import count_leaving
from storage.nights import Night, Rsvp
from storage.offers import Offer
from storage.penalties import penalties_of
from storage.practices import Practice
from storage.premoves import Premove
from storage.presence import PingMessage
from storage.privacy import columns_that
from storage.rows import OPEN
from storage.seasons import PLACEMENT
from tests.bot.conftest import Harbor, harbor_in
from tests.bot.driver import answer_of, press_more, table_message
from tests.bot.finishing import finish
from tests.bot.playing import game_of
from tests.bot.test_admin import lobby as open_lobby
from tests.bot.test_daily import quick_par
from tests.bot.test_nights import come, known, plan
from tests.bot.test_stats import on_record, store_of
from tests.effort import THOROUGH
from tests.kit import GAMES

__all__ = ["quick_par"]

NAME: Final = "zephyrine"
"""Of the person who deletes their data: no other text has it in it."""
KIND: Final = "manila"

Deed: TypeAlias = Callable[[], Awaitable[object]]


@dataclass
class After:
    """What may happen beside a deletion, and what holds after it."""

    deeds: dict[str, Deed] = field(default_factory=dict)
    """What the bot or others do, by name: each may come before, in the middle of or after the deletion."""
    mine: dict[str, Deed] = field(default_factory=dict)
    """The same of what the person does in another window."""
    holds: Deed | None = None
    """Raises if something that others have imposed, or own, is lost."""


Scene: TypeAlias = Callable[[Harbor], Awaitable[After]]


def tables_of(h: Harbor) -> Tables:
    return h.bot.services.tables


async def lobby_of(h: Harbor, *people: MemberActor, speed: str = "relaxed") -> TableSession:
    """A lobby of these people; the first is its host."""
    host, *others = people
    live = await tables_of(h).open(
        GAMES[KIND], h.guild.id, h.channel.id, host.id, host.name, max(3, len(people)), speed
    )
    for person in others:
        await tables_of(h).change(live, partial(lobbies.join, user=person.id, name=person.name))
    return live


async def game_in(h: Harbor, *people: MemberActor, speed: str = "relaxed") -> GameSession:
    """A game of these people, and AI players in the other seats."""
    live, host = await lobby_of(h, *people, speed=speed), people[0].id
    while len(live.chairs) < live.lobby.size:
        await tables_of(h).change(live, partial(lobbies.add_ai, user=host, game=live.game, level=SUBSTITUTE, name="AI"))
    await tables_of(h).start(live, host)
    return require_game(live)


async def refused(deed: Awaitable[object]) -> None:
    """Do something that may be refused by now."""
    try:
        await deed
    except (Refusal, StoreError):
        return


def lenient(make: Callable[[], Awaitable[object]]) -> Deed:
    return lambda: refused(make())


# -- what there is of somebody -----------------------------------------------------------------------------


async def a_game_over(h: Harbor) -> After:
    live = await finish(await game_in(h, h.ann, h.ben, h.cho))
    await h.bot.services.updater.update(live)
    await store_of(h).reviews.keep(live.id, h.ann.id, {"version": 1, "lessons": []})
    await store_of(h).presence.add_call(PingMessage(live.id, h.ann.id, h.channel.id, 1))
    standing = game_of(live).standing

    async def holds() -> None:
        again = require_game(await tables_of(h).require(live.id))
        assert game_of(again).standing == standing
        assert f"table {live.id}" in answer_of(await h.ben.slash(h.channel, "history"))
        assert await tables_of(h).story(again)
        assert "Step 1 of" in answer_of(await h.ben.slash(h.channel, "table replay", table=live.id))

    return After(
        {
            "recorded": lambda: h.bot.services.recorder.record(live.id),
            "shown": lambda: h.bot.services.updater.update(live),
            "read": lambda: tables_of(h).require(live.id),
            "rematch": lenient(lambda: tables_of(h).open_rematch(live, h.ben.id)),
        },
        {"review": lenient(lambda: h.bot.services.panel_pages.reviews.of(live, 0))},
        holds=holds,
    )


async def a_game_left(h: Harbor) -> After:
    """As its host, who chose a faster speed; an AI plays on."""
    live = await game_in(h, h.ann, h.ben, h.cho)
    await tables_of(h).set_speed(live, h.ann.id, "live")
    await votes.propose_end(tables_of(h), live, h.ben.id)
    await votes.agree(tables_of(h), live, h.ann.id)
    await tables_of(h).leave(live, h.ann.id, counts=True)
    seat = 0

    async def holds() -> None:
        again = require_game(await tables_of(h).require(live.id))
        if again.over:
            return
        chair = again.chairs[seat]
        assert chair.user is not None or chair.level is not None, "nobody plays the seat"
        assert again.lobby.host in {h.ben.id, h.cho.id}
        await finish(again)
        assert f"table {live.id}" in answer_of(await h.ben.slash(h.channel, "history"))

    return After(
        {
            "ends": lambda: finish(live),
            "stopped": lenient(lambda: tables_of(h).end(live, "stopped")),
            "untouched": lenient(lambda: tables_of(h).close_untouched(live, utcnow() + timedelta(days=1))),
            "vote": lenient(lambda: votes.agree(tables_of(h), live, h.cho.id)),
            "ben leaves": lenient(lambda: tables_of(h).leave(live, h.ben.id, counts=True)),
            "speed": lenient(lambda: tables_of(h).set_speed(live, live.lobby.host, "relaxed")),
            "time": lambda: live.table.time_up(live.table.ply),
            "shown": lambda: h.bot.services.updater.update(live),
        },
        {"back": lenient(lambda: tables_of(h).seats.come_back(live, h.ann.id))},
        holds=holds,
    )


async def two_games_left(h: Harbor) -> After:
    """With a vote of hers at each, and an offer of her seat."""
    games = [await game_in(h, h.ann, h.ben, h.cho) for _ in range(2)]
    await votes.propose_end(tables_of(h), games[0], h.ann.id)
    await votes.propose_end(tables_of(h), games[1], h.ben.id)
    await votes.refuse(tables_of(h), games[1], h.ann.id)
    until = utcnow() + timedelta(hours=1)
    assert await store_of(h).offers.make(Offer(games[0].id, 0, h.eve.id, h.ann.id, h.ann.id, until))
    for live in games:
        await tables_of(h).leave(live, h.ann.id, counts=True)

    async def holds() -> None:
        for live in games:
            again = require_game(await tables_of(h).require(live.id))
            assert not any(chair.forgotten for chair in again.chairs), "nobody plays the seat"
            await finish(again)

    first, second = games
    seats = tables_of(h).seats
    mine = {
        "back at the first": lenient(lambda: seats.come_back(first, h.ann.id)),
        "back at the second": lenient(lambda: seats.come_back(second, h.ann.id)),
    }
    return After(mine=mine, holds=holds)


async def a_game_closed(h: Harbor) -> After:
    live = await game_in(h, h.ann, h.ben, h.cho)
    await tables_of(h).close_untouched(live, utcnow() + timedelta(days=1))

    async def holds() -> None:
        again = require_game(await tables_of(h).require(live.id))
        if again.closed:
            await tables_of(h).reopen(again, h.ben.id)
        assert all(chair.user is not None or chair.level is not None for chair in again.chairs)
        await finish(again)

    return After(
        {
            "reopened": lenient(lambda: tables_of(h).reopen(live, h.ben.id)),
            "read": lambda: tables_of(h).require(live.id),
        },
        holds=holds,
    )


async def a_lobby_closed(h: Harbor) -> After:
    live = await lobby_of(h, h.ann, h.ben)
    await tables_of(h).close_untouched(live, utcnow() + timedelta(days=1))

    async def holds() -> None:
        again = await tables_of(h).require(live.id)
        if again.closed:
            await tables_of(h).reopen(again, h.ben.id)
        assert [chair.user for chair in again.chairs] == [h.ben.id]
        assert again.lobby.host == h.ben.id

    return After({"reopened": lenient(lambda: tables_of(h).reopen(live, h.ben.id))}, holds=holds)


async def a_lobby_alone(h: Harbor) -> After:
    live = await lobby_of(h, h.ann)
    join = lenient(lambda: tables_of(h).change(live, partial(lobbies.join, user=h.ben.id, name="ben")))
    return After({"joined": join, "shown": lambda: h.bot.services.updater.update(live)})


async def a_kick(h: Harbor) -> After:
    live = await lobby_of(h, h.ben, h.ann)
    await tables_of(h).change(live, partial(lobbies.kick, user=h.ann.id))

    async def holds() -> None:
        for again in (live, await tables_of(h).require(live.id)):
            with pytest.raises((Refusal, KickedError)):
                await tables_of(h).change(again, partial(lobbies.join, user=h.ann.id, name=h.ann.name))

    return After({"shown": lambda: h.bot.services.updater.update(live)}, holds=holds)


async def a_block(h: Harbor) -> After:
    await store_of(h).guilds.block(h.guild.id, h.ann.id)

    async def holds() -> None:
        assert await store_of(h).guilds.blocked(h.guild.id, [h.ann.id])
        await store_of(h).guilds.unblock(h.guild.id, h.ann.id)

    return After(holds=holds)


async def leavings(h: Harbor) -> After:
    async with store_of(h)._transaction() as connection:
        await count_leaving(connection, h.ann.id, utcnow(), 3)

    async def holds() -> None:
        assert await store_of(h).leavings.of(h.ann.id) == pytest.approx(3, abs=0.1)

    return After(holds=holds)


async def a_seat_given_away(h: Harbor) -> After:
    live = await game_in(h, h.ann, h.ben, h.cho)
    for _ in range(3):
        await live.table.time_up(live.table.ply)
    until = utcnow() + timedelta(hours=1)
    given = Offer(live.id, 0, h.eve.id, h.ann.id, h.ann.id, until)
    assert await store_of(h).offers.make(given)
    await tables_of(h).seats.take(live, given, SeatAssignment("eve", h.eve.id))
    assert live.chairs[0].giver == h.ann.id

    async def holds() -> None:
        again = require_game(await tables_of(h).require(live.id))
        assert again.chairs[0].user == h.eve.id
        await finish(again)

    return After(
        {
            "eve leaves": lenient(lambda: tables_of(h).leave(live, h.eve.id, counts=True)),
            "ends": lambda: finish(live),
            "time": lambda: live.table.time_up(live.table.ply),
        },
        holds=holds,
    )


async def an_offer(h: Harbor) -> After:
    """Of Ben's seat to her, who has not answered; and of the seat that she left to Eve."""
    live = await game_in(h, h.ben, h.cho)
    offered = Offer(live.id, 0, h.ann.id, h.ben.id, h.ben.id, utcnow() + timedelta(hours=1))
    assert await store_of(h).offers.make(offered)

    async def holds() -> None:
        again = require_game(await tables_of(h).require(live.id))
        assert again.chairs[0].user == h.ben.id
        await finish(again)

    return After({"withdrawn": lambda: store_of(h).offers.withdraw(offered), "ends": lambda: finish(live)}, holds=holds)


async def premoves(h: Harbor) -> After:
    live = await game_in(h, h.ann, h.ben, h.cho, speed="correspondence")
    await store_of(h).orders.change(
        live.id, h.ann.id, lambda book: book.model_copy(update={"standing": (Premove(code="pass", undone=0),)})
    )
    await tables_of(h).leave(live, h.ann.id, counts=True)

    async def holds() -> None:
        await finish(require_game(await tables_of(h).require(live.id)))

    return After(
        {"ends": lambda: finish(live), "premoved": lambda: live.table.time_up(live.table.ply)},
        {"back": lenient(lambda: tables_of(h).seats.come_back(live, h.ann.id))},
        holds=holds,
    )


async def a_night_planned(h: Harbor) -> After:
    night = await plan(h, h.ann)
    await come(h, night, h.ben, h.cho)

    async def holds() -> None:
        now = await known(h, night)
        assert [rsvp.user for rsvp in now.rsvps] == [h.ben.id, h.cho.id]
        # It still counts toward the planner's limit.
        async with store_of(h)._transaction() as connection:
            assert [each.kind for each in await penalties_of(connection, h.ann.id, utcnow(), ["night"])] == ["night"]

    return night_deeds(h, night, holds)


async def a_night_answered(h: Harbor) -> After:
    night = await plan(h, h.ben)
    await come(h, night, h.ann, h.cho)

    async def holds() -> None:
        now = await known(h, night)
        assert {rsvp.user for rsvp in now.rsvps} == {h.ben.id, h.cho.id}

    return night_deeds(h, night, holds)


async def an_interest(h: Harbor) -> After:
    """In the event of a night, which was heard and is not looked at yet."""
    night = await plan(h, h.ben)
    await come(h, night, h.cho)

    async def holds() -> None:
        assert {rsvp.user for rsvp in (await known(h, night)).rsvps} == {h.ben.id, h.cho.id}

    return night_deeds(h, night, holds)


def night_deeds(h: Harbor, planned: Night, holds: Deed) -> After:
    keeper, store, night, event = h.bot.features.nights.keeper, store_of(h).nights, planned.id, planned.event
    assert event is not None
    # She is interested in the event, and it was not looked at yet.
    heard = keeper.events._heard[event] = {h.ann.id: True}

    async def current() -> Any:
        found = await store.get(night)
        if found is None:
            raise Refusal("why-night-over")  # deleted with its server: the keeper does nothing then
        return found

    async def begins() -> None:
        """Its hour comes: the lobby opens."""
        past = utcnow() - timedelta(minutes=1)
        async with store_of(h)._transaction() as connection:
            await connection.execute(
                update(schema.nights).where(schema.nights.c.id == night).values(at=past, reminded=True)
            )
        await keeper._do(await current())

    async def reminded() -> None:
        await keeper._do(await current())

    async def looked() -> None:
        await keeper.events.look(await current())

    async def shown() -> None:
        await keeper._messages.show(await current())

    async def interest() -> None:
        """Somebody's interest in the event, heard before."""
        await keeper.events._take_up(event, h.guild.id, heard)

    async def moved() -> None:
        now = await current()
        if now.event is None:
            return
        event = await keeper._messages.event_of(now)
        assert event is not None
        event.start_time = now.plan.at + timedelta(hours=1)
        await keeper.events._follow(now, event)

    return After(
        {
            "begins": begins,
            "reminded": reminded,
            "looked": looked,
            "shown": shown,
            "moved": moved,
            "interest": interest,
            "recovered": keeper.recover,
        },
        {"comes": lenient(lambda: store.answer(night, Rsvp(h.ann.id, h.ann.name, "yes")))},
        holds=holds,
    )


async def an_arena(h: Harbor) -> After:
    """She waits there, after a game that she has ended."""
    arena = await store_of(h).arenas.open(
        h.guild.id, h.channel.id, KIND, 3, "live", utcnow() + timedelta(hours=1), at_once=99, a_day=99
    )
    assert isinstance(arena, Arena)
    for person in (h.ann, h.ben, h.cho):
        assert await store_of(h).arenas.join(arena.id, person.id, person.name)
    rounds = h.bot.features.arenas.rounds

    async def paired() -> None:
        await rounds._pair(arena)
        while rounds._errands:
            await asyncio.wait(set(rounds._errands))

    async def holds() -> None:
        async with store_of(h)._transaction() as connection:
            players = schema.arena_players.c
            query = select(players.user_id).where(players.arena_id == arena.id, players.waiting_since.is_not(None))
            waiting = set((await connection.scalars(query)).all())
        for person in (h.ben, h.cho):
            sits = await store_of(h).tables_of(person.id)
            assert person.id in waiting or any(row.guild_id == h.guild.id for row in sits), "neither waits nor plays"

    return After(
        {"paired": paired, "shown": lambda: rounds.messages.show(arena)},
        {"leaves": lambda: store_of(h).arenas.leave(arena.id, h.ann.id)},
        holds=holds,
    )


async def a_title(h: Harbor) -> After:
    for _ in range(PLACEMENT):
        await on_record(h, h.ann.id, h.ben.id, h.cho.id)
    seasons = store_of(h).seasons
    now = await seasons.current(h.guild.id)
    async with store_of(h)._transaction() as connection:
        mine = schema.seasons.c.guild_id == h.guild.id, schema.seasons.c.number == now.number
        await connection.execute(update(schema.seasons).where(*mine).values(ends_at=utcnow()))

    async def holds() -> None:
        await h.bot.features.season_ends.look()
        titled = await seasons.titles(h.guild.id, now.number)
        assert {title.user for title in titled} == {h.ben.id, h.cho.id}
        assert "season" in answer_of(await h.ben.slash(h.channel, "season", number=now.number))

    return After({"closed": h.bot.features.season_ends.look}, holds=holds)


async def a_title_given(h: Harbor) -> After:
    after = await a_title(h)
    await after.deeds["closed"]()
    return After(after.deeds, holds=after.holds)


async def choices(h: Harbor) -> After:
    """Language, pings, a digest, and searches for players."""
    await h.ann.slash(h.channel, "language me", language="fr")
    await h.ann.slash(h.channel, "table pings", when="never")
    await h.ann.slash(h.channel, "table digest", hour=5, zone="UTC")
    await h.ann.slash(h.channel, "night notify", often="day")
    (digest,) = [each for each in [await store_of(h).digests.of(h.ann.id)] if each is not None]
    live = await open_lobby(h, h.ben)  # in the channel
    languages = h.bot.services.languages

    async def holds() -> None:
        assert languages._choices.get(h.ann.id) is None
        assert (await store_of(h).readers.language(h.ann.id)) is None

    return After(
        {
            "digest": lambda: h.bot.features.digests._tell(digest),
            "search": lambda: press_more(h.ben, table_message(h.channel), "lb:.*:seek"),
            "claimed": lambda: store_of(h).seekers.claim(h.guild.id, "manila", [h.ann.id], utcnow()),
            "spoken to": lambda: languages.person(h.ann.id, live),
        },
        {
            "language": lambda: store_of(h).readers.choose(h.ann.id, "fr"),
            "digest set": lambda: h.bot.features.digests.settle(h.ann.id, 7, "UTC"),
        },
        holds=holds,
    )


async def alone(h: Harbor) -> After:
    """Practice, the daily challenge, and a puzzle with a vote."""
    solo, book = h.bot.features.solo, h.bot.features.puzzles.book
    kind = next(iter(solo.dailies.deals))
    await store_of(h).practices.begin(Practice(h.ann.id, 1, KIND, 3, "easy", "00", 1, ()))
    number = solo.dailies.today()
    await solo.dailies.begin(kind, number, h.ann.id, h.guild.id)
    posed = await book.next(h.ann.id, KIND)
    await book.answer(h.ann.id, posed, 0)
    await book.vote(h.ann.id, posed, 1)

    async def holds() -> None:
        with pytest.raises(Refusal):
            await solo.dailies.begin(kind, number, h.ann.id, h.guild.id)
        mark = (await store_of(h).puzzles.marks(KIND))[posed.puzzle.id]
        assert (mark.good, mark.bad, mark.score.tries) == (0, 0, 0)

    return After(
        {},
        {
            "votes": lenient(lambda: book.vote(h.ann.id, posed, -1)),
            "begins again": lenient(lambda: solo.dailies.begin(kind, number, h.ann.id, h.guild.id)),
        },
        holds=holds,
    )


SCENES: Final[dict[str, Scene]] = {
    make.__name__: make
    for make in (
        a_game_over,
        a_game_left,
        two_games_left,
        a_game_closed,
        a_lobby_closed,
        a_lobby_alone,
        a_kick,
        a_block,
        leavings,
        a_seat_given_away,
        an_offer,
        premoves,
        a_night_planned,
        a_night_answered,
        an_interest,
        an_arena,
        a_title,
        a_title_given,
        choices,
        alone,
    )
}


# -- what is looked at afterwards --------------------------------------------------------------------------


async def rows_naming(h: Harbor) -> list[str]:
    """Every row that has the id or the name of somebody, except a server's blocks."""
    found = []
    async with store_of(h)._transaction() as connection:
        for table in schema.metadata.sorted_tables:
            if table.name == "blocks":
                continue
            for row in (await connection.execute(select(table))).mappings():
                said = json.dumps({key: str(value) for key, value in row.items()}, ensure_ascii=False)
                if str(h.ann.id) in said or h.ann.name in said:
                    found.append(f"{table.name}: {said}")
    return found


class Memory:
    """Looks through the objects of a bot for somebody."""

    def __init__(self, user: int, name: str) -> None:
        self._user, self._name = user, name
        self._seen = set[int]()
        self._kept = list[Any]()
        self.found = list[str]()

    def look(self, root: Any, path: str) -> None:
        todo = [(root, path)]
        while todo:
            each, where = todo.pop()
            if isinstance(each, bool) or each is None:
                continue
            if isinstance(each, int):
                if each == self._user:
                    self.found.append(where)
                continue
            if isinstance(each, str):
                if self._name in each or str(self._user) in each:
                    self.found.append(where)
                continue
            if id(each) in self._seen:
                continue
            self._seen.add(id(each))
            self._kept.append(each)
            todo += self._parts(each, where)

    def _parts(self, each: Any, where: str) -> Iterator[tuple[Any, str]]:
        if isinstance(each, (dict, WeakValueDictionary)) or (hasattr(type(each), "items") and hasattr(each, "keys")):
            for key, value in list(each.items()):
                yield key, where
                yield value, where
        elif isinstance(each, (list, tuple, set, frozenset)) or type(each).__name__ == "deque":
            for value in list(each):
                yield value, where
        elif isinstance(each, asyncio.Task):
            if each.done() and not each.cancelled() and each.exception() is None:
                yield each.result(), where
        elif isinstance(each, Live) and each.stale:
            return  # it is read again before it is used
        elif type(each).__module__.split(".")[0] in {"bot", "host", "storage", "engine", "render"}:
            for name in {*getattr(each, "__dict__", ()), *_slots(type(each))}:
                value = getattr(each, name, None)
                place = f"{type(each).__name__}.{name}"
                if place not in REMEMBERED and not isinstance(value, (FunctionType, MethodType, type)):
                    yield value, place


def _slots(kind: type) -> Iterator[str]:
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        # What refers weakly to it is no part of it, and Python 3.11.2 can't say it of a generic class.
        yield from {*([slots] if isinstance(slots, str) else slots)} - {"__weakref__"}


REMEMBERED: Final = {
    "PingService._seen": "for 90 seconds after a click",
    "_Buckets._found": "limits last as before",
    "LocaleResolver._choices": "that they have chosen none",
    "NightEvents._agreed": "which hour of a moved night somebody agreed to, if they are deleted at that moment",
    "ArenaMessages._shown": "what a message shows, until the next round",
    "Drawing.args": "pictures, until others take their place",
    "Proposal.agreed": "who agreed to end a game that ends at that moment",
    "Live.shown": "what their message shows, to notice that it is outdated",
    "Live.ordered": "the same of premoves",
    "Live.reported": "the same",
    "_Dealt.offered": "their own direct message with their hand",
    "_Dealt.sent": "the same",
    "_Dealt.shown": "the same",
    "Answers._last": "the last answer, not to repeat it",
    "_Answer.text": "the same of another, which named them",
}
"""What may still have somebody's id or name, and why."""


def memory_of(h: Harbor) -> list[str]:
    memory = Memory(h.ann.id, h.ann.name)
    for name in ("services", "features", "guard"):
        memory.look(getattr(h.bot, name), name)
    return sorted(set(memory.found))


@pytest.fixture(autouse=True)
def _quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("PROVING", 4), ("PIECE", 2)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 2)
    monkeypatch.setattr(judge, "SURE", 0.0)


@pytest.fixture
def zoe(harbor: Harbor) -> Callable[[], Harbor]:
    """A server with somebody to be deleted, each time another."""

    number = count()

    def come() -> Harbor:
        h = harbor_in(harbor.env, harbor.fleet)
        return replace(h, ann=h.guild.add_member(h.env.create_user(f"{NAME}-{next(number)}-")))

    return come


@pytest.mark.parametrize("name", SCENES)
async def test_deletion_leaves_no_trace_and_robs_no_one(zoe: Callable[[], Harbor], name: str) -> None:
    h = zoe()
    after = await SCENES[name](h)
    assert await rows_naming(h) or name in {"a_block", "an_interest"}
    await erase(h)
    await h.env.settle()
    assert await rows_naming(h) == []
    assert memory_of(h) == []
    await erase(h)
    assert await rows_naming(h) == []
    if after.holds is not None:
        await after.holds()
    assert await rows_naming(h) == []
    # They come back, play on, and delete it all again.
    again = await game_in(replace(h, channel=h.guild.create_text_channel("again")), h.ann, h.ben, speed="none")
    await finish(again)
    assert f"table {again.id}" in answer_of(await h.ann.slash(h.channel, "history"))
    await erase(h)
    assert await rows_naming(h) == []


# -- at the same time ------------------------------------------------------------------------------------------

_paused: ContextVar[bool] = ContextVar("_paused", default=False)


class Pauses:
    """Pauses what runs inside ``within`` before one of its calls to the database."""

    def __init__(self, h: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self.at: int | None = None
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        peers = store_of(h).peers
        require = peers.require

        async def slowly() -> None:
            if _paused.get():
                self.calls += 1
                if self.calls == self.at:
                    self.reached.set()
                    await self.go_on.wait()
            await require()

        monkeypatch.setattr(peers, "require", slowly)

    def set(self, at: int) -> None:
        self.calls, self.at = 0, at
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()

    async def within(self, deed: Deed) -> object:
        _paused.set(True)
        return await deed()


async def _awaited(deed: Deed) -> object:
    return await deed()


async def in_turn(pauses: Pauses, at: int, first: Deed, second: Deed) -> tuple[bool, Sequence[object]]:
    """Do the first, and the second before its call of this number. Returns whether there was one."""
    pauses.set(at)
    begun = asyncio.create_task(pauses.within(first))
    reached = asyncio.create_task(pauses.reached.wait())
    await asyncio.wait({begun, reached}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
    came = pauses.reached.is_set()
    reached.cancel()
    other = asyncio.create_task(_awaited(second))
    await asyncio.wait({other}, timeout=0.1)  # it may wait for what the first holds
    pauses.go_on.set()
    done = await asyncio.gather(begun, other, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException) and not isinstance(each, (Refusal, StoreError)):
            raise each
    return came, done


CELLS: Final = {
    "a_game_over": ("recorded", "shown", "read", "rematch", "review"),
    "a_game_left": ("ends", "stopped", "untouched", "vote", "ben leaves", "speed", "time", "shown", "back"),
    "two_games_left": ("back at the first", "back at the second"),
    "a_game_closed": ("reopened", "read"),
    "a_lobby_closed": ("reopened",),
    "a_lobby_alone": ("joined", "shown"),
    "a_kick": ("shown",),
    "a_seat_given_away": ("eve leaves", "ends", "time"),
    "an_offer": ("withdrawn", "ends"),
    "premoves": ("ends", "premoved", "back"),
    "a_night_planned": ("begins", "reminded", "looked", "shown", "moved", "interest", "recovered", "comes"),
    "a_night_answered": ("begins", "reminded", "looked", "shown", "moved", "interest", "recovered", "comes"),
    "an_interest": ("begins", "looked", "interest"),
    "an_arena": ("paired", "shown", "leaves"),
    "a_title": ("closed",),
    "choices": ("digest", "search", "claimed", "spoken to", "language", "digest set"),
    "alone": ("votes", "begins again"),
}
MOMENTS: Final = (*range(1, 12), 17, 29, 47, 71)
"""Before which call to the database the one waits for the other."""
DELICATE: Final = {
    ("two_games_left", "back at the first", "deletion"): (2, 3),
    ("a_game_closed", "reopened", "deed"): (2, 3),
    ("an_interest", "interest", "deed"): (3,),
}
"""Those that have been wrong once."""


def moments(name: str, deed: str, paused: str) -> Sequence[int]:
    """All moments, or some and the delicate ones."""
    if THOROUGH:
        return MOMENTS
    return DELICATE.get((name, deed, paused)) or (1 + crc32(f"{name} {deed} {paused}".encode()) % 6,)


async def leave_all(h: Harbor) -> None:
    """She leaves all tables, and deletes her data again."""
    for row in await store_of(h).tables_of(h.ann.id):
        live = await tables_of(h).require(row.id)
        if h.ann.id in live.present:
            await tables_of(h).leave(live, h.ann.id)
    await erase(h)


async def erase(h: Harbor) -> None:
    await h.bot.features.privacy.eraser.erase(h.ann.id)
    await h.errands()


@pytest.mark.slow
@pytest.mark.parametrize("paused", ["deletion", "deed"])
@pytest.mark.parametrize("name", CELLS)
async def test_deletion_in_the_middle_of_anything_else(
    zoe: Callable[[], Harbor], harbor: Harbor, name: str, paused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = Pauses(harbor, monkeypatch)
    for deed in CELLS[name]:
        for at in moments(name, deed, paused):
            h = zoe()
            after = await SCENES[name](h)
            await h.errands()
            do, erasing = (after.deeds | after.mine)[deed], partial(erase, h)
            pair = (erasing, do) if paused == "deletion" else (do, erasing)
            came, done = await in_turn(pauses, at, *pair)
            await h.errands()
            refused = isinstance(done[pair.index(erasing)], Exception)
            if refused or deed in after.mine:
                await leave_all(h)
            what = f"{deed}, {paused} paused before its call {at}"
            assert await rows_naming(h) == [], what
            assert memory_of(h) == [], what
            if after.holds is not None:
                await after.holds()
            assert await rows_naming(h) == [], what
            if not came:
                break


# -- a whole server ----------------------------------------------------------------------------------------------


async def forget_server(h: Harbor) -> None:
    """An admin has all of a server's data deleted."""

    async def texts() -> Texts:
        return h.voice.texts

    async def show(_: object) -> None:
        return None

    asker = SimpleNamespace(
        client=h.bot,
        user=SimpleNamespace(display_name="boss", id=0),
        guild=h.bot.get_guild(h.guild.id),
        guild_id=h.guild.id,
        channel_id=None,
    )
    ctx: Any = SimpleNamespace(guild=h.guild.id, interaction=asker, texts=texts, show=show)
    cog = h.bot.get_cog("ServerDataCog")
    assert isinstance(cog, ServerDataCog)
    await cog.forget(ctx, "forget")


async def rows_of_server(h: Harbor, guild: int) -> list[str]:
    """Every row that has the id of a server in it."""
    found = []
    async with store_of(h)._transaction() as connection:
        for table in schema.metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                said = json.dumps({key: str(value) for key, value in row.items()}, ensure_ascii=False)
                if str(guild) in said:
                    found.append(f"{table.name}: {said}")
    return found


async def close_all(h: Harbor) -> None:
    """The admins stop all tables and arenas, and delete it all again."""
    async with store_of(h)._transaction() as connection:
        where = schema.tables.c.guild_id == h.guild.id, schema.tables.c.status.in_(OPEN)
        numbers = (await connection.scalars(select(schema.tables.c.id).where(*where))).all()
        arenas = (
            await connection.scalars(select(schema.arenas.c.id).where(schema.arenas.c.guild_id == h.guild.id))
        ).all()
    for arena in arenas:
        await store_of(h).arenas.close(arena)
    for number in numbers:
        await tables_of(h).end(await tables_of(h).require(number), "stopped")
    await h.errands()
    await forget_server(h)


@pytest.mark.slow
@pytest.mark.parametrize("paused", ["deletion", "deed"])
@pytest.mark.parametrize("name", CELLS)
async def test_server_deletion_in_the_middle_of_anything_else(
    zoe: Callable[[], Harbor], harbor: Harbor, name: str, paused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses, wrong = Pauses(harbor, monkeypatch), []
    await SCENES["a_night_planned"](other := zoe())
    await SCENES["a_game_left"](other)
    await other.errands()
    kept = await rows_of_server(other, other.guild.id)
    for deed in CELLS[name]:
        for at in moments(name, deed, paused):
            h = zoe()
            after = await SCENES[name](h)
            await h.errands()
            do, erasing = (after.deeds | after.mine)[deed], partial(forget_server, h)
            pair = (erasing, do) if paused == "deletion" else (do, erasing)
            came, done = await in_turn(pauses, at, *pair)
            await h.errands()
            refused = isinstance(done[pair.index(erasing)], Exception)
            what = f"{deed}, {paused} paused before its call {at}"
            if not refused:
                wrong += [f"{what}: {row}" for row in await rows_of_server(h, h.guild.id)]
            await close_all(h)
            wrong += [f"{what}, again: {row}" for row in await rows_of_server(h, h.guild.id)]
            if not came:
                break
    assert wrong == []
    assert await rows_of_server(other, other.guild.id) == kept


def test_every_deed_is_tried() -> None:
    assert CELLS.keys() == SCENES.keys() - {"a_block", "leavings", "a_title_given"}, "nobody does anything beside those"


@pytest.mark.slow
async def test_scenes_reach_every_column_with_a_person(zoe: Callable[[], Harbor]) -> None:
    columns = columns_that("goes", "undone", "emptied", "beside", "rewritten", "stays")
    reached = set[str]()
    for make in SCENES.values():
        h = zoe()
        await make(h)
        async with store_of(h)._transaction() as connection:
            for column in columns:
                values = (await connection.scalars(select(column))).all()
                if any(str(h.ann.id) in str(value) or h.ann.name in str(value) for value in values):
                    reached.add(str(column))
    assert {*map(str, columns)} - reached == set()
