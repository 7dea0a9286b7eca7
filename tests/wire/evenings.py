"""What goes on beside the tables while a bot is killed: an arena, a night whose hour comes, deals of the day, orders.

Each is played by people of its own, who press what they are offered, and is held against the database in the end:
nobody sits twice, a night opens once and tells of it once, no move of a try is lost, no order is carried out twice.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final

from sqlalchemy import select

from bench.people import offered, panel_beside
from bot.games.catalogue import catalogue
from localcord import LocalCord
from localcord.components import walk
from localcord.person import Outcome, SimulatedUser
from storage import schema
from storage.rows import table_row
from tests.kit import GAMES
from tests.wire.crews import REFUSAL, Crew, Tally
from tests.wire.databases import Database

PEOPLE: Final = ("Eva", "Fox", "Gil", "Hal", "Ida", "Jon", "Kim", "Lea")
BEAT: Final = 0.3
"""Seconds in which somebody lets an order decide."""
OPEN: Final = ("lobby", "playing")
DEALS: Final = tuple(catalogue().dailies)
"""Games whose deal of the day is tried."""

SITTING: Final = select(schema.seats.c.user_id, schema.seats.c.table_id).join_from(schema.seats, schema.tables)
NIGHTS: Final = select(schema.nights)
TRIES: Final = select(schema.tries)
BOOKS: Final = select(schema.orders)


class Pastime(Crew):
    """People who do something else than to gather at a table."""

    endless = False
    """Whether it goes on for as long as anything else does."""
    done = False
    """Whether all has come that was to come."""

    async def play(self) -> None:
        """Go on until it is done. While there is no bot, wait."""
        while not self.done:
            await asyncio.sleep(0.02)
            if not self.dead:
                await self._step()
        self.over = True

    def messages(self, person: SimulatedUser) -> list[Any]:
        """What somebody sees in the channel and beside it that can be pressed, the newest first."""
        here = str(self._cord.channel(self.channel).id)
        mine = [
            message
            for message in person.messages.values()
            if message["components"] and here in (message["channel_id"], self._parent(message["channel_id"]))
        ]
        return sorted(mine, key=lambda message: -int(message["id"]))

    def _parent(self, channel: str) -> str:
        """The channel that a thread is in."""
        return str(getattr(self._cord.world.channels.get(int(channel)), "parent_id", ""))

    @property
    def told(self) -> str:
        """What it was, for a report."""
        return type(self).__name__.lower()

    async def judge(self, database: Database) -> list[str]:
        """What is wrong with it by now."""
        raise NotImplementedError

    async def _press_one(self, person: SimulatedUser, message: Any, part: Any) -> Outcome | None:
        if "options" in part:
            return await self._choose(person, message, part, str(self._random.choice(part["options"])["value"]))
        return await self._click(person, message, part)

    def _parts(self, message: Any, start: str) -> list[Any]:
        return [part for part in walk(message["components"]) if str(part.get("custom_id")).startswith(start)]


class Arena(Pastime):
    """People who join an arena and play wherever they are put."""

    endless = True

    async def _step(self) -> None:
        message = next((m for m in self.messages(self.host) if self._arena(m)), None)
        if message is None:
            await self._do(
                self.host.slash(self.channel, "admin arena", game=self.kind, hours=2, seats=3, speed="relaxed"), "arena"
            )
            return
        person = self._random.choice(self.people[1:])
        if self._random.random() < 0.2:
            await self._click(person, message, self._arena(message)[0])
        boards = [m for m in self.messages(person) if offered(m)]
        if boards:
            board = self._random.choice(boards[:2])
            await self._press(person, board, board, self._random.choice(offered(board)), alone=False)

    def _arena(self, message: Any) -> list[Any]:
        return [part for part in self._parts(message, "arena:") if part["custom_id"].endswith(":join")]

    async def judge(self, database: Database) -> list[str]:
        users = {int(person.id) for person in self.people[1:]}
        rows = await database.read(SITTING.where(schema.tables.c.status.in_(OPEN)))
        sits = Counter(row["user_id"] for row in rows if row["user_id"] in users)
        return [f"{user} sits at {count} tables of an arena" for user, count in sits.items() if count > 1]


class Night(Pastime):
    """Somebody who plans a night for the next full minute, and comes."""

    planned = False
    late = ""
    """The question about a plan that was refused, as when its hour has passed meanwhile."""

    async def _step(self) -> None:
        host = self.host
        sure = next((m for m in self.messages(host) if self._parts(m, "plan:") and m["id"] != self.late), None)
        if any(self._parts(m, "lb:") for m in self.messages(host)):
            # It opens also if a kill kept its announcement from being seen.
            self.done = True
        elif self.planned:
            await asyncio.sleep(0.2)
        elif any(self._parts(m, "night:") for m in self.messages(host)):
            self.planned = True
        elif sure is None:
            at = datetime.now(UTC) + timedelta(seconds=65)
            day, hour, slow = at.date().isoformat(), f"{at:%H:%M}", "correspondence"
            plan = host.slash(self.channel, "night plan", game=self.kind, day=day, hour=hour, speed=slow)
            await self._do(plan, "plan")
        else:
            yes = next(part for part in self._parts(sure, "plan:") if part["custom_id"].endswith(":yes"))
            outcome = await self._click(host, sure, yes)
            if outcome is not None and REFUSAL in outcome.text:
                self.late = sure["id"]

    async def judge(self, database: Database) -> list[str]:
        nights = await database.read(NIGHTS)
        here = [row for row in nights if row["table_id"] is not None]
        place = self._cord.channel(self.channel)
        lobbies = Counter(
            part["custom_id"]
            for message in place.messages.values()
            for part in walk(message.components)
            if str(part.get("custom_id")).startswith("lb:") and str(part["custom_id"]).endswith(":join")
        )
        wrong = [f"the lobby {name} of a night is shown {count} times" for name, count in lobbies.items() if count > 1]
        if self.done and not here:
            wrong.append("a night has a lobby and knows of none")
        rows = await database.read(SITTING.where(schema.seats.c.user_id == int(self.host.id)))
        if len(rows) > len(here):
            wrong.append(f"{len(here)} nights have opened {len(rows)} lobbies")
        told = [m for m in place.messages.values() if f"<@{self.host.id}>" in (m.content or "") and "lb:" not in str(m)]
        if len(told) > 2 * len(here):
            wrong.append(f"of {len(here)} nights people were told {len(told)} times")
        return wrong


class Deal(Pastime):
    """Somebody who tries the deals of the day."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._left = list(DEALS)
        self._lost = True
        """Whether the newest message does not go on where the deal is, as when an answer was cut off."""
        self._seen: dict[Any, str] = {}

    async def _step(self) -> None:
        if not self._left:
            self.done = True
            return
        host, kind = self.host, self._left[0]
        shown = next((m for m in self.messages(host) if self._parts(m, f"solo:daily:{kind}:")), None)
        if shown is None or self._lost:
            self._lost = await self._do(host.slash(self.channel, "daily", game=kind), "daily") is None
            return
        # A page of another game leads to this one.
        parts = [part for part in self._parts(shown, f"solo:daily:{kind}:") if not part.get("disabled")]
        by_act = {
            act: [p for p in parts if p["custom_id"].split(":")[6] == act]
            for act in ("sure", "play", "menu", "further")
        }
        begin = [part for part in parts if part["custom_id"].endswith(":do:begin")]
        choices = by_act["sure"] or [*by_act["play"], *by_act["menu"]] or by_act["further"] or begin
        over = any(part["custom_id"].endswith(":do:share") for part in parts)
        if choices and not over:
            outcome = await self._press_one(host, shown, self._random.choice(choices))
            self._lost = outcome is None or outcome.message is not None  # it says to call the command once more
        else:
            if over:
                self._left.pop(0)
            self._lost = True  # there is a number to type, or a kill left it without buttons

    async def judge(self, database: Database) -> list[str]:
        wrong = []
        for row in await database.read(TRIES.where(schema.tries.c.user_id == int(self.host.id))):
            if not row["scored"]:
                continue
            key, now = (row["kind"], row["number"]), " ".join(map(str, row["moves"]))
            if not now.startswith(self._seen.get(key, "")):
                wrong.append(f"the try at {key} has lost moves")
            self._seen[key] = now
            if row["score"] is None and self.done:
                wrong.append(f"the try at {key} is said to be over, and has no score")
        return wrong


class Ordering(Pastime):
    """People at a table by correspondence, who order more than they press."""

    endless = True

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.given: set[tuple[int, int, str]] = set()
        """Orders that somebody was shown to stand: whose, at which table."""

    async def _step(self) -> None:
        board = self.board()
        if board is None or self.finished():
            await self._do(self.host.slash(self.channel, f"{self.kind} new", speed="correspondence"), "new")
        elif self._parts(board, "lb:"):
            await self._gather(board)
        elif self._random.random() < 0.5:
            await self._order(self._random.choice(self.people), board)
        else:
            await asyncio.sleep(BEAT)
            await self._move(board)

    async def _order(self, person: SimulatedUser, board: Any) -> None:
        await self._click(person, board, self._parts(board, "tb:")[0])
        panel = panel_beside(person, board)
        for start in (":ahead", "ao:", "ay:"):
            parts = [] if panel is None else [*self._all(panel, start)]
            if not parts:
                return
            part = self._random.choice(parts)
            await self._press_one(person, panel, part)
            panel = panel_beside(person, board)
            if start == "ay:" and panel is not None and not self.dead:
                _, table, code = part["custom_id"].split(":", 2)
                if any(option["value"] == code for menu in self._parts(panel, "ar:") for option in menu["options"]):
                    self.given.add((int(person.id), int(table), code))

    def _all(self, panel: Any, what: str) -> list[Any]:
        ids = [(part, str(part.get("custom_id"))) for part in walk(panel["components"]) if not part.get("disabled")]
        if what == ":ahead":
            return [part for part, name in ids if name.startswith("tb:") and name.endswith(what)]
        return [
            part
            for part, name in ids
            if name.startswith((what, "am:") if what == "ao:" else what) and name[-2:] != ":-"
        ]

    async def judge(self, database: Database) -> list[str]:
        books = {(row["user_id"], row["table_id"]): str(row["book"]) for row in await database.read(BOOKS)}
        wrong = []
        for table in {table for _, table, _ in self.given}:
            rows = await database.read(select(schema.tables).where(schema.tables.c.id == table))
            row = table_row(rows[0])
            game = GAMES[self.kind]
            state, orders = game.load(row.snapshot), game.orders
            assert orders is not None
            for user, at, code in self.given:
                if at != table or code.startswith("bid:") or code in books.get((user, at), ""):
                    continue
                seat = next(seat for seat, chair in enumerate(row.chairs) if chair.user == user)
                if not orders.over(game.view(state, seat), code):
                    wrong.append(f"the order {code} of {user} at table {at} is lost")
        return wrong


def pastimes(
    cord: LocalCord, owner: SimulatedUser, people: list[SimulatedUser], name: str, random: Random, tally: Tally
) -> list[Pastime]:
    """One of each, in channels of their own. Who owns the server opens the arena, and does not play there."""
    eva, fox, gil, hal, ida, jon, kim, lea = people
    made: list[Pastime] = []
    company: list[tuple[type[Pastime], tuple[SimulatedUser, ...]]] = [
        (Arena, (owner, eva, fox, gil, hal)),
        (Night, (ida,)),
        (Deal, (jon,)),
        (Ordering, (kim, lea)),
    ]
    game = next(iter(GAMES))
    for kind, of in company:
        channel = f"{name}-{kind.__name__.lower()}"
        cord.world.add_text_channel(cord.guild, channel)
        place = cord.channel(channel)
        for person in of:
            person.channels[str(place.id)] = cord.page_shapes.channel(place, int(person.id))
        made.append(kind(cord, game, channel, of, 3, f"{channel} {random.random()}", tally))
    return made
