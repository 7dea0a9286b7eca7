"""The same game twice through the whole bot, with something else behind closed hands: nobody else can tell.

A game is played by presses, and everything else at its table is pressed as well; then it is played again in a world in
which others hide something else (``worlds``). What one person gets to see must be the same to the last byte, and what
the bot does must be the same for everybody: which calls to Discord, in which order, when, whether a press is answered
or acknowledged first, whom it calls and reminds, what it logs and counts.

The games stop before their ends: then all is open. That a game is over is the only thing that opens it.
"""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import groupby
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import simcord
from simcord.actors import MemberActor
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.env import Env
from simcord.results import ResponseMessage

from bot.process import logs
from bot.settings import Settings
from bot.tables.presses import AT_TABLE, MOVE, REPLAY, STORY, WHY
from engine.fair import fair_dice
from engine.game import Seat
from engine.player import effort_of, is_costly
from host.live import GameSession
from host.time_limit import TimeLimit
from storage import Store
from tests.bot.conftest import HOUR, Fleet, Harbor, harbor_in
from tests.bot.driver import confirm, press, press_late, seen, table_message, with_part
from tests.bot.playing import game_of, live_table
from tests.bot.pondering import Pondering
from tests.bot.worlds import Course, GivenDice, mixed_course, otherwise
from tests.effort import effort
from tests.kit import GAMES, kit

pytestmark = pytest.mark.slow

LOOKS: Final = effort(1, 2)
"""Moments of a game at which everything is pressed."""
FOR_ALL: Final = ("more", "text", "zoom", "legend", "story", "replay", "rules")
"""The buttons that show everybody the same."""
FOR_EACH: Final = ("explain", "why", "odds", "hand")
"""The buttons that may show a player more."""
REFUSED: Final = ("film", "log", "review", "verify", "rematch", "back", "share", "shareposter", "sharefilm")
"""The buttons that open when a game is over, or are for others."""
TOGETHER: Final = ("nudge", "undo", "refuse", "end", "refuse")
"""What a player asks of the others, and takes back."""


SECONDS: Final = re.compile("_seconds_(sum|bucket)|_created|latency")
"""The metrics that are about the machine and not about the game."""


@dataclass
class Call:
    """A call to Discord, or something that Discord told of."""

    what: str
    body: Any
    whose: int | None
    """The person who alone gets to see it."""
    files: list[tuple[str, str | None, bytes]] = field(default_factory=list)
    """Name, alt text and bytes of what went along."""

    @property
    def changes_a_hand(self) -> bool:
        """Whether it changes an open hand: a panel, or one sent by direct message."""
        sent = self.whose is not None and self.what.startswith(("HTTP PATCH /channels/", "GATEWAY MESSAGE_UPDATE"))
        return sent or self.what.startswith(("HTTP PATCH /webhooks/", "HTTP DELETE /webhooks/"))


@dataclass
class Heard:
    """All that one run of the bot did."""

    people: dict[str, int]
    calls: list[Call]
    lines: list[dict[str, Any]]
    """Its log."""
    counted: list[str]
    """Its metrics, without those that tell seconds."""

    def by(self, *names: str) -> list[tuple[Any, ...]]:
        """What these people could see, and of all else that it happened."""
        people = {None, *(self.people[name] for name in names)}
        return [
            (call.what, call.body, call.files) if call.whose in people else (call.what, len(call.files))
            for call in self.calls
        ]


# -- one world ---------------------------------------------------------------------------------------------


@contextmanager
def listening() -> Iterator[io.StringIO]:
    """Everything that is logged, as JSON."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.formatter("json", ()))
    rooms = [logging.getLogger(room) for room in logs.OURS]
    levels = [room.level for room in rooms]
    for room in rooms:
        room.addHandler(handler)
        room.setLevel(logging.DEBUG)
    yield stream
    for room, level in zip(rooms, levels, strict=True):
        room.removeHandler(handler)
        room.setLevel(level)


def deal_as_in(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next table draw what was drawn in a course, and its AI seats play what they played."""
    codes = iter([deed.code for deed in course.deeds if deed.seat in course.ai])

    async def think(_minds: Any, _player: Any, _view: Any, moves: Any, _random: Any) -> Any:
        code = next(codes)
        return next(move for move in moves if move.code == code)

    def dice(seed: str, number: int, used: frozenset[str], *, named: bool) -> Any:
        if number < len(course.deeds):
            return GivenDice(course.deeds[number].draws)
        return fair_dice(seed, number, used, named=named)

    async def work(_minds: Any, function: Any, *args: Any) -> Any:
        return function(*args)

    monkeypatch.setattr("host.ai_workers.AiWorkerPool.__call__", think)
    monkeypatch.setattr("host.ai_workers.AiWorkerPool.work", work)
    monkeypatch.setattr("engine.table.fair_dice", dice)
    # A machine that is slow for a moment is no secret of the game.
    for patience in ("ANSWER_SECONDS", "TRY_SECONDS"):
        monkeypatch.setattr(f"bot.core.replies.{patience}", HOUR)
    for patience in ("DRAW_SECONDS", "EDIT_SECONDS"):
        monkeypatch.setattr(f"bot.tables.private_panels.{patience}", HOUR)
    monkeypatch.setattr("host.autoplay.BEAT", (HOUR, HOUR))


async def played(course: Course, data: Path, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Play a course through the bot, and press all there is on the way."""
    deal_as_in(course, monkeypatch)
    # Hints say how many games they come from, and a busy machine plays fewer in the time there is.
    monkeypatch.setattr("host.advice.TimeLimit", lambda: TimeLimit(inf))
    fleet = Fleet(
        Settings(_env_file=None, data_dir=data, guild_ready_timeout=0, seed="tests", shard_count=1, bounds=False)
    )
    bot = fleet.launch()
    with listening() as stream:
        try:
            async with simcord.run(bot, settle_timeout=30) as env:
                files_are_kept(env)
                harbor = harbor_in(env, fleet)
                await Party(harbor, course).play()
                people = {name: actor.id for name, actor in vars(harbor).items() if isinstance(actor, MemberActor)}
                calls, numbers = list(calls_of(env)), counted(harbor)
        finally:
            await bot.close()
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    return Heard(people, calls, [{**line, "at": "some time"} for line in lines], numbers)


class Party:
    """Ann, Ben and Cho, who play a course, and Eve, who looks on."""

    def __init__(self, harbor: Harbor, course: Course) -> None:
        self.harbor = harbor
        self.course = course
        self.people = [harbor.ann, harbor.ben, harbor.cho]
        self.panels: dict[int, ResponseMessage] = {}

    async def play(self) -> None:
        live = await self.begin()
        deeds = [deed for deed in self.course.deeds if deed.seat is not None]
        every, looks = len(deeds) // (LOOKS + 1), 0
        for number, deed in enumerate(deeds):
            if deed.seat is None or deed.seat in self.course.ai:
                continue
            if looks < LOOKS and number >= every * (looks + 1):
                looks += 1
                await self.look_around(live)
            await self.move(live, deed.seat, deed.code)
        assert game_of(live).number == len(deeds)
        assert looks == LOOKS

    async def begin(self) -> GameSession:
        harbor, course = self.harbor, self.course
        host, *others = self.people
        await host.slash(harbor.channel, f"{course.game.kind} new", players=course.seats)
        for person in others:
            await press(person, table_message(harbor.channel), "lb:.*:join")
        for _ in course.ai:
            await press(host, table_message(harbor.channel), "^(beginner|easy|simple)$")
        live = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
        options = course.options.model_dump()
        await harbor.bot.services.tables.change(
            live, lambda lobby: replace(lobby, options=options, hints=True, odds=True)
        )
        await press(host, table_message(harbor.channel), "lb:.*:start")
        return await live_table(harbor)

    async def move(self, live: GameSession, seat: Seat, code: str) -> None:
        """Make a move: where it is secret in the private panel, else at the table."""
        table, actor = game_of(live), self.people[seat]
        secret = table.game.parse(code).private
        shown = await self.hand(actor) if secret else table_message(self.harbor.channel)
        custom_id = MOVE(table=live.id, ply=table.ply, code=code)
        before = table.number
        asked = await press_late(actor, with_part(seen(actor, shown), custom_id), custom_id)
        if table.number == before:
            await confirm(actor, asked)
        assert table.number > before, code

    async def hand(self, actor: MemberActor) -> ResponseMessage:
        """The panel with somebody's hand, which stays open."""
        if actor.id not in self.panels:
            opened = await press(actor, table_message(self.harbor.channel), "tb:.*:hand")
            assert opened.response is not None
            self.panels[actor.id] = opened.response
        return self.panels[actor.id]

    async def look_around(self, live: GameSession) -> None:
        """Press everything else that there is, and let time go by."""
        harbor, number = self.harbor, game_of(live).number
        presses = {
            harbor.eve: (*FOR_ALL, *FOR_EACH, *REFUSED),
            harbor.ann: (*FOR_EACH, *REFUSED, *TOGETHER),
            harbor.ben: FOR_EACH,
        }
        for person, actions in presses.items():
            for action in actions:
                await self.press(person, AT_TABLE(table=live.id, action=action))
        await self.press(harbor.eve, STORY(table=live.id, page=0))
        await self.press(harbor.eve, WHY(table=live.id, number=number))
        await self.press(harbor.eve, REPLAY(table=live.id, step=number // 2, way="back"))
        await harbor.ann.slash(
            harbor.channel, f"{live.game.kind} {harbor.bot.catalogue.packages[live.game.kind].hand_command}"
        )
        await harbor.eve.slash(harbor.channel, "table list")
        await harbor.eve.slash(harbor.channel, f"{live.game.kind} board")
        await harbor.ann.send_dm("hands")
        await harbor.env.advance_time(320)
        self.panels.clear()

    async def press(self, actor: MemberActor, custom_id: str) -> None:
        shown = seen(actor, table_message(self.harbor.channel))
        result = await press_late(actor, with_part(shown, custom_id), custom_id)
        assert result.acknowledged


# -- what it did -------------------------------------------------------------------------------------------


def files_are_kept(env: Env) -> None:
    """Write down with each call the bytes of the files that went along."""
    backend = env.backend
    store = backend.cdn.store_attachment

    def keep(number: int, channel: int, name: str, data: bytes, description: str | None) -> dict[str, Any]:
        backend.transcript.append(("FILE", name, (description, data)))
        return store(number, channel, name, data, description)

    backend.cdn.store_attachment = keep  # type: ignore[method-assign, assignment]


def calls_of(env: Env) -> Iterator[Call]:
    """All that went between bot and Discord, in order; of open hands, which change at the same time, in any order."""
    for together, found in groupby(_calls(env), key=lambda call: call.changes_a_hand):
        calls = list(found)
        yield from sorted(calls, key=lambda call: (call.what, call.whose or 0)) if together else calls


def _calls(env: Env) -> list[Call]:
    calls: list[Call] = []
    for kind, name, body in env.backend.transcript:
        if kind == "FILE":
            calls[-1].files.append((name, *body))
        elif kind == "HTTP":
            calls.append(Call(f"HTTP {name}", _without_chance(body), _asker(env, name.split(" ")[1], body)))
        else:
            whose = _owner(env, int(body.get("channel_id", 0))) if kind == "GATEWAY" else None
            # What people press is no doing of the bot, and an edit of a sent hand was a call: files count by chance.
            told = name == "INTERACTION_CREATE" or (name == "MESSAGE_UPDATE" and whose is not None)
            calls.append(Call(f"{kind} {name}", None if told else body, whose))
    return calls


def _without_chance(body: Any) -> Any:
    """A body without the number that discord.py draws by lot for a message that is given none."""
    if isinstance(body, dict) and str(body.get("nonce", "")).isdecimal():
        return {**body, "nonce": "drawn"}
    return body


def _asker(env: Env, path: str, body: Any) -> int | None:
    """Who alone sees what a call does."""
    backend = env.backend
    match path.strip("/").split("/"):
        case ["interactions", number, _, "callback"]:
            asked = backend.interactions[int(number)]
            if body["type"] in {4, 5}:
                private = bool((body.get("data") or {}).get("flags", 0) & EPHEMERAL_FLAG)
            else:
                private = body["type"] == 9 or _is_private(env, asked.channel_id, asked.source_message_id)
            return asked.user_id if private else None
        case ["webhooks", _, token, *_]:
            return backend.interactions[backend.interaction_tokens[token]].user_id
        case ["channels", number, *_]:
            return _owner(env, int(number))
    return None


def _owner(env: Env, channel: int) -> int | None:
    """Whose direct messages a channel is."""
    return next((user for user, found in env.backend.dm_channels.items() if found == channel), None)


def _is_private(env: Env, channel: int, message: int | None) -> bool:
    if message is None:
        return False
    found = env.backend.messages.get(channel, {}).get(message)
    return found is None or found.is_ephemeral  # of what is pressed, panels alone are taken away


def counted(harbor: Harbor) -> list[str]:
    """The bot's own numbers, but those that say how long something took."""
    lines = harbor.bot.metrics.exposition().decode().splitlines()
    return [line for line in lines if line.startswith("manila_") and not SECONDS.search(line)]


# -- the proof ---------------------------------------------------------------------------------------------


def course_of(kind: str) -> Course:
    told = kit(kind)
    return mixed_course(GAMES[kind], told.secretive, told.moves, told.settled)


@pytest.mark.parametrize("kind", [kind for kind in GAMES if not kit(kind).open])
async def test_worlds_that_differ_in_what_others_hide_look_the_same(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first database of these tests alone is migrated, and that is logged.
    await (await Store.open(f"sqlite:///{tmp_path / 'first.sqlite3'}")).close()
    course = course_of(kind)
    truth = await played(course, tmp_path / "truth", monkeypatch)
    for viewer, eyes in ((None, ["eve"]), (0, ["ann", "eve"])):
        other = await played(otherwise(course, viewer, Random(1)), tmp_path / str(viewer), monkeypatch)
        for now, then in zip(other.by(*eyes), truth.by(*eyes), strict=True):
            assert now == then
        assert other.lines == truth.lines
        assert other.counted == truth.counted


SEARCHED: Final = [
    kind for kind, game in GAMES.items() if not kit(kind).open and any(map(is_costly, game.players.values()))
]
"""Games with secrets in which AI players search."""


@pytest.mark.parametrize("kind", SEARCHED)
async def test_timing_of_searching_ai_players_reveals_no_hidden_state(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seconds(player: Any, view: Any, moves: Any) -> float:
        return 1e-5 * effort_of(player, view, moves).spent

    course, minds = course_of(kind), Pondering(monkeypatch, seconds)
    players = [player for player in GAMES[kind].players.values() if is_costly(player)]
    other = otherwise(course, None, Random(1))
    await answered(minds, course, players)  # the host knows how fast it is
    truth = await answered(minds, course, players)
    assert truth == await answered(minds, other, players)
    assert any(moment > 0.02 for moment in truth)


async def answered(minds: Pondering, course: Course, players: list[Any]) -> list[float]:
    """How long the answers of players would be waited for, at each decision of a course."""
    game, found = course.game, []
    for (state, _), deed in zip(course.steps(), course.deeds[1:], strict=False):
        seat = deed.seat
        assert seat is not None  # all but the setup are somebody's
        view, moves = game.view(state, seat), game.moves(state, seat)
        found += [await minds.took(player, view, moves) for player in players]
    return found
