"""Scenes in which the bot calls Discord in one certain way, for failing just that call.

Each scene is played again and again on one bot: something is pressed, the call is made, and afterwards a whole quarter
of an hour goes by. Then the scene says what is not as it should be.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Final

from bench.people import offered, press
from bot.app import GameBot
from bot.core.errors import GONE
from host.live import TableSession
from localcord import LocalCord
from localcord.components import walk
from localcord.entities import Channel, Message, MessageFlags
from localcord.forms import message_text
from localcord.person import Outcome, SimulatedUser
from tests.render.english import english

SETTLED: Final = 1000.0
"""Seconds after which whatever failed has been made up for."""
PRESSES: Final = 40
"""After so many presses the call that is to fail must have been made."""
CALLBACK: Final = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
POST: Final = ("POST", "/channels/{channel_id}/messages")
EDIT: Final = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
DELETE: Final = ("DELETE", "/channels/{channel_id}/messages/{message_id}")
OPEN_DM: Final = ("POST", "/users/@me/channels")
FOLLOW_UP: Final = ("POST", "/webhooks/{webhook_id}/{webhook_token}")
EDIT_ANSWER: Final = ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
THREAD: Final = ("POST", "/channels/{channel_id}/threads")

COVERED: Final = f"-# {english('covered-lines')}\n"
"""Beside a film the end is covered."""


async def against_ai(person: SimulatedUser) -> dict[str, Any]:
    """The board of a table of Manila of one person and two AI players, without a clock."""
    lobby = (await person.slash("manila", "manila new", speed="none")).message
    assert lobby is not None
    table = next(part["custom_id"] for part in walk(lobby["components"]) if part.get("custom_id", "").startswith("la:"))
    for _ in range(2):
        await person.select(lobby, table, "easy")
    await person.click(lobby, "Start")
    return person.latest(lobby)


class Scene(ABC):
    """People at a table, and what they do so that the call is made."""

    what: ClassVar[str]
    route: ClassVar[tuple[str, str]]
    kind: ClassVar[str] = "manila"

    def __init__(self, cord: LocalCord, bot: GameBot, people: Sequence[SimulatedUser], channel: Channel) -> None:
        """``people``: two who play, and one who looks on."""
        self.cord = cord
        self.bot = bot
        self.ann, self.ben, self.eve = people
        self.channel = channel
        self.random = Random(channel.name)
        self.table = 0
        self.clicks: list[Outcome] = []
        self._thinking = 0
        self.hopeless = 0
        """Clicks while the line was broken, for which no answer could come."""
        self.told: list[tuple[int, int]] = []
        """Tables, and how many entries their logs had when somebody was told of a move."""

    async def prepare(self) -> None:
        """Bring about what stands before the call; nothing fails yet."""
        live = await self._live()
        if live is None or live.over:
            await self._begin()

    @abstractmethod
    async def act(self) -> None:
        """Do what makes the bot call; once more if it did not call."""

    async def play(self, faults: dict[str, Any]) -> list[str]:
        """Fail the call, wait, and say what is wrong then."""
        await self.prepare()
        await asyncio.sleep(SETTLED)
        self.clicks.clear()
        self._thinking = 0
        self._thinking = self.unanswered
        self.told.clear()
        heard = len(self.ann.events)
        struck, left = self.cord.failures.struck, await self._calls_left()
        self.cord.fail(*self.route, channel=self._place(), **faults)
        for _ in range(PRESSES):
            await self.act()
            await asyncio.sleep(2.0)
            if self.cord.failures.struck > struck:
                break
        else:
            return ["the call was never made"]
        await asyncio.sleep(SETTLED)
        self.cord.failures.clear()
        wrong = [*await self._wrong(), *self._twice(self.ann.events[heard:])]
        if faults.get("code") not in GONE and not await self._calls_left() <= left:
            wrong.append("a call is left")
        return wrong

    async def play_through(self, break_: Callable[[], object]) -> list[str]:
        """Break something else than a call while somebody presses, wait, press once more, and say what is wrong."""
        await self.prepare()
        await asyncio.sleep(SETTLED)
        self.clicks.clear()
        self.told.clear()
        heard = len(self.ann.events)
        break_()
        await self.act()
        await asyncio.sleep(SETTLED)
        self.hopeless, now = self.unanswered, len(self.clicks)
        await self.act()
        await asyncio.sleep(SETTLED)
        wrong = [*await self._wrong(), *self._twice(self.ann.events[heard:])]
        if any(click.failed for click in self.clicks[now:]):
            wrong.append("a click without an answer when all was well again")
        return wrong

    @property
    def unanswered(self) -> int:
        """How many clicks nobody answered, or was told to wait and waits still."""
        thinking = sum(bool(message.flags & MessageFlags.LOADING) for message in self.channel.messages.values())
        return sum(click.failed for click in self.clicks) + thinking - self._thinking

    def _place(self) -> Channel | None:
        """The channel whose calls are to fail; ``None`` for calls that belong to none."""
        return self.channel if "{channel_id}" in self.route[1] else None

    # -- what people do ------------------------------------------------------------------------------------------

    def board(self) -> Any:
        """The table's message, as people find it: the newest that can be pressed."""
        found = [message for message in self.channel.messages.values() if _table_of(message) is not None]
        return self.ann.messages[str(found[-1].id)]

    async def press(self, person: SimulatedUser, message: Any, custom_id: str, value: str | None = None) -> Outcome:
        if value is None:
            outcome = await person.click(message, custom_id)
        else:
            outcome = await person.select(message, custom_id, value)
        self.clicks.append(outcome)
        return outcome

    async def slash(self, person: SimulatedUser, command: str, **options: Any) -> Outcome:
        outcome = await person.slash(self.channel.name or "", command, until_done=False, **options)
        self.clicks.append(outcome)
        return outcome

    async def _begin(self, seats: int = 3) -> None:
        await self.slash(self.ann, f"{self.kind} new", speed="none")
        lobby = self.board()
        self.table = int(_named(lobby, "lb:", ":join").split(":")[1])
        await self.press(self.ben, lobby, _named(lobby, "lb:", ":join"))
        for _ in range(seats - 2):
            menu = next(part for part in walk(lobby["components"]) if str(part.get("custom_id")).startswith("la:"))
            await self.press(self.ann, lobby, menu["custom_id"], menu["options"][0]["value"])
        await self.press(self.ann, self.board(), _named(self.board(), "lb:", ":start"))

    async def move(self) -> Outcome | None:
        """Whoever has to decide presses something that they are offered, in public or in private."""
        live = await self._live()
        if live is None or live.table is None or live.over:
            await self._begin()  # the last press may have ended the game, and nothing is called there any more
            return None
        users = [live.table.chairs[seat].user for seat in live.table.to_act]
        person = next(person for person in (self.ann, self.ben) if int(person.id) in users)
        shown = self.board()
        if not offered(shown):
            hand = (await self.press(person, shown, f"tb:{self.table}:hand")).message
            if hand is None or not offered(hand):
                return None
            shown = hand
        outcome = await press(person, shown, self.random)
        self.clicks.append(outcome)
        if not outcome.failed and outcome.message is None and outcome.modal is None:
            self.told.append((self.table, live.table.number))
        return outcome

    # -- what is wrong ------------------------------------------------------------------------------------------

    async def _live(self, table: int | None = None) -> TableSession | None:
        return await self.bot.services.tables.get(table or self.table)

    async def _wrong(self) -> list[str]:
        """Whatever stands in the channel that is not the truth, and whatever was told and is not in the log."""
        shown: dict[int, list[Message]] = {}
        for message in self.channel.messages.values():
            table = _table_of(message)
            if table is not None:
                shown.setdefault(table, []).append(message)
        wrong = []
        for table, messages in shown.items():
            live = await self._live(table)
            assert live is not None
            if len(messages) > 1:
                wrong.append(f"table {table} has {len(messages)} messages")
            if messages[-1].id != live.message:
                wrong.append(f"table {table} is thought to be shown by another message")
            face = await self.bot.services.views.of(self.bot.localizations.default).boards.public(live)
            shows, true = _essence(messages[-1].components), _essence(_components(face.layout))
            if shows != true:
                wrong.append(f"table {table} shows what is not true: {set(shows) ^ set(true)}")
        if self.table and self.table not in shown:
            wrong.append(f"table {self.table} is not shown")
        assert self.bot.store is not None
        for table, number in self.told:
            if len(await self.bot.store.entries(table)) < number:
                wrong.append(f"table {table} has lost a move")
        return wrong

    def _twice(self, events: list[Any]) -> list[str]:
        """Who was called more than once for the same."""
        calls = Counter(
            message_text(event["d"])
            for event in events
            if event["t"] == "message_create" and "<@" in event["d"]["content"] and _is_bots(event["d"])
        )
        turns = max(1, len(self.told))
        return [f"{count} calls in {turns} turns: {text[:60]}" for text, count in calls.items() if count > turns]

    async def _calls_left(self) -> set[int]:
        """Calls that stand in the channel and that the bot does not know of any more."""
        known = {call.message for call in await self.bot.services.tables.store.presence.calls(self.table)}
        return {
            message.id
            for message in self.channel.messages.values()
            if message.author_id == self.cord.world.bot.id and "<@" in message.content and message.id not in known
        }


# -- the scenes ----------------------------------------------------------------------------------------------


class Answer(Scene):
    what, route = "answer of a move: the board", CALLBACK

    async def act(self) -> None:
        await self.move()


class Hand(Scene):
    what, route = "answer in private: a hand", CALLBACK

    async def act(self) -> None:
        await self.press(self.ann, self.board(), f"tb:{self.table}:hand")


class Vain(Scene):
    what, route = "answer of a press in vain", CALLBACK

    async def act(self) -> None:
        await self.press(self.eve, self.board(), f"tb:{self.table}:hand")


class Command(Scene):
    what, route = "answer of a command: a lobby", CALLBACK

    async def prepare(self) -> None:
        """Close the last lobby: while it waits for players, the command opens no other."""
        await self.slash(self.ann, "table leave")

    async def act(self) -> None:
        await self.slash(self.ann, f"{self.kind} new", speed="none")


class Edit(Scene):
    what, route = "edit of a table's message", EDIT

    async def prepare(self) -> None:
        if not self.table:
            await self.slash(self.ann, f"{self.kind} new", speed="none")
            self.table = int(_named(self.board(), "lb:", ":join").split(":")[1])

    async def act(self) -> None:
        live = await self._live()
        assert live is not None
        speed = "live" if live.lobby.speed == "none" else "none"
        await self.slash(self.ann, "table speed", speed=speed, table=self.table)


class Anew(Scene):
    what, route = "a table's message posted anew", POST

    async def prepare(self) -> None:
        await super().prepare()
        for number in range(12):
            await self.ann.send(self.channel.name or "", f"{number}")

    async def act(self) -> None:
        await self.move()


class Call(Scene):
    what, route = "a call to the table", POST

    async def act(self) -> None:
        await asyncio.sleep(200)  # everybody is away
        await self.move()


class CallGone(Call):
    what, route = "a call taken away", DELETE


class DmOpened(Scene):
    what, route = "a direct message channel opened", OPEN_DM

    async def prepare(self) -> None:
        """A new table each time."""
        self.bot._connection._private_channels.clear()
        self.bot._connection._private_channels_by_user.clear()

    async def act(self) -> None:
        await self._begin()


class DmSent(DmOpened):
    what, route = "a hand sent by direct message", POST

    def _place(self) -> Channel | None:
        bot = self.cord.world.bot
        return self.cord.open_dm(self.cord.user(self.ben.name), bot)


class InThread(Scene):
    what, route = "a thread opened", THREAD

    async def prepare(self) -> None:
        """A new thread each time."""

    async def act(self) -> None:
        await self.slash(self.ann, f"{self.kind} new", speed="none", thread=True)


class FollowUp(InThread):
    what, route = "a word that follows an answer", FOLLOW_UP


class OpenHand(Scene):
    what, route = "an open hand that follows the game", EDIT_ANSWER
    kind = "manilla"

    async def act(self) -> None:
        for person in (self.ann, self.ben):
            await self.press(person, self.board(), f"tb:{self.table}:hand")
        await self.move()


SCENES: Final[tuple[type[Scene], ...]] = (
    Answer,
    Hand,
    Vain,
    Command,
    Edit,
    Anew,
    Call,
    CallGone,
    DmOpened,
    DmSent,
    InThread,
    FollowUp,
    OpenHand,
)


# -- looking at messages -----------------------------------------------------------------------------------


def _named(message: Any, begins: str, ends: str) -> str:
    for part in walk(message["components"]):
        custom_id = str(part.get("custom_id"))
        if custom_id.startswith(begins) and custom_id.endswith(ends):
            return custom_id
    raise LookupError(f"nothing like {begins}…{ends}")


def _table_of(message: Message) -> int | None:
    """The table that a public message lets people press at."""
    if message.ephemeral_for is not None:
        return None
    for part in walk(message.components):
        custom_id = str(part.get("custom_id"))
        if custom_id[:3] in {"mv:", "ms:", "tb:", "lb:"}:
            return int(custom_id.split(":")[1])
    return None


def _components(layout: Any) -> list[Any]:
    return list(layout.to_components())


def _is_bots(message: Any) -> bool:
    return bool(message["author"].get("bot"))


def _essence(components: Any) -> list[tuple[Any, ...]]:
    """What a message says and offers, without what Discord adds."""
    return [
        (
            part["type"],
            str(part.get("content", "")).replace(COVERED, "").replace("||", "").replace("\n-# ", " · ").strip(),
            part.get("label"),
            part.get("custom_id"),
            bool(part.get("disabled")),
            tuple(option["value"] for option in part.get("options") or ()),
        )
        for part in walk(components)
    ]
