"""Every press is answered where whoever presses looks: by a new message, by a form, or in the message pressed on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.cogs.admin.views import SURE
from bot.cogs.arenas.views import OLD_ARENA
from bot.core.forms import AGAIN
from bot.core.ids import Id
from bot.tables import presses
from bot.tables.presses import AT_TABLE
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Presser,
    Seen,
    answer_of,
    play,
    press,
    press_late,
    press_more,
    pressable,
    send_form,
    table_message,
)
from tests.bot.finishing import finish
from tests.bot.playing import by_id, open_table, start_game
from tests.bot.test_nights import in_hours

LAST: Final = re.compile(
    r":(start|seek|leave|parted|cancel|close|end|quit|no|off|sure|delete|forget|stay|rematch)\b|^(mv|ms|so|vt):"
)
"""What ends something is pressed last: what else is offered there can be tried before."""
TYPED: Final = "a lot"
BAZAAR: Final = "mal" + "acca"
"""A game that only files of its own may name."""
ELSEWHERE: Final = {
    *(presses.BRING, presses.VOTE, presses.WHY, presses.MOVE_MENU, presses.ORDER_MENU, presses.STEP),
    *(presses.MORE_HANDS, presses.TABLE_LIST, presses.TEXT_PAGE),
}
"""What takes many tables, a proposal, or another moment of a game than the first; ``SURE`` takes an old season,
``OLD_ARENA`` an old message."""
CHOICES: Final = "^(mv|my|ms|sp|an|ao|am|ay|ar|aq|re):|:(hand|ahead)$"
"""The ids of decisions, of what is ordered ahead, and of the ways there."""
VOTES: Final = "^vt:|^tb:[0-9]+:(more|leave|parted|back|nudge|end|undo)$"
"""The ids of what people at a table decide about it, and of the way there."""


class Thing(NamedTuple):
    """Something on a message that somebody can press."""

    actor: Presser
    seen: Seen
    """The message as they saw it: meanwhile it may have become another."""
    custom_id: str
    values: tuple[str, ...]
    """What is chosen, if it is a menu."""


class Walker:
    """Presses everything that people see, and all that comes of it, each kind of thing once per person."""

    def __init__(self, harbor: Harbor) -> None:
        self.harbor = harbor
        self.only = ""
        """What is pressed at all: what ids have in them."""
        self.first: list[Thing] = []
        self.last: list[Thing] = []
        self.known: set[tuple[int, str]] = set()
        self.pressed: set[Id] = set()
        self.actions: set[str] = set()
        """What was pressed of a table beside moves, by the word in its id."""
        self.silent: list[str] = []

    def see(self, actor: Presser, channel: int) -> dict[int, Any]:
        """What somebody sees in a channel: each message as its texts, pictures and buttons."""
        backend = self.harbor.env.backend
        shown = [each for each in backend.messages.get(channel, {}).values() if each.visible_to(actor.id)]
        return {each.id: serializers.message_payload(backend, each) for each in shown}

    def look(self, actor: Presser, channel: int) -> None:
        """Note what somebody can press there that has not been pressed."""
        for number, payload in self.see(actor, channel).items():
            for part in offers(payload):
                if not re.search(self.only, part["custom_id"]):
                    continue
                options = [each["value"] for each in part.get("options", ()) if not each.get("default")]
                for values in [()] if part["type"] == 2 else [(each,) for each in options]:
                    thing = Thing(actor, Seen(number, channel, payload), part["custom_id"], values)
                    if (key := (actor.id, kind_of(thing))) not in self.known:
                        self.known.add(key)
                        (self.last if LAST.search(thing.custom_id) else self.first).append(thing)

    async def look_again(self, people: Iterable[Presser], channel: int, only: str) -> None:
        """Press all of a kind that people see there now, whatever they have pressed before."""
        self.known.clear()
        self.only = only
        for person in people:
            self.look(person, channel)
        await self.walk()

    async def walk(self) -> None:
        """Press until nothing new comes up; what came up last first, while it is there."""
        while self.first or self.last:
            thing = (self.first or self.last).pop()
            await self.press(thing)
            self.look(thing.actor, thing.seen.channel)

    async def press(self, thing: Thing) -> None:
        before = self.see(thing.actor, thing.seen.channel)
        if thing.seen.id not in before:
            self.known.discard((thing.actor.id, kind_of(thing)))
            return  # it has gone meanwhile: another like it may come
        if at_table := AT_TABLE.read(thing.custom_id):
            self.actions.add(str(at_table["action"]))
        again = AGAIN.read(thing.custom_id)
        claimed = {thing.custom_id} if again is None else {thing.custom_id, str(again["form"])}
        ids = self.harbor.bot.router.ids
        self.pressed |= {each for each in ids if any(each.read(one) is not None for one in claimed)}
        told = await press_late(thing.actor, thing.seen, thing.custom_id, list(thing.values) or None)
        self.judge(thing, before, told)
        assert told.modal is not None or AGAIN.read(thing.custom_id) is None, f"{thing.custom_id} opened no form"
        if told.modal is not None:
            before = self.see(thing.actor, thing.seen.channel)
            self.judge(thing, before, await send_form(thing.actor, thing.seen, told.modal["custom_id"], TYPED))

    def judge(self, thing: Thing, before: dict[int, Any], told: InteractionResult) -> None:
        after = self.see(thing.actor, thing.seen.channel)
        new = after.keys() - before.keys()
        changed = thing.seen.id in after and face(after[thing.seen.id]) != face(thing.seen.payload)
        if told.modal is None and not new and not changed:
            self.silent.append(f"{thing.actor.name}: {thing.custom_id} {' '.join(thing.values)}".rstrip())


def parts(payload: Any) -> Iterator[dict[str, Any]]:
    left = [*payload["components"]]
    while left:
        part = left.pop(0)
        yield part
        left = [*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ()), *left]


def offers(payload: Any) -> Iterator[dict[str, Any]]:
    """The buttons and menus of a message that can be used; none of one that is gone."""
    for part in parts(payload or {"components": ()}):
        if "custom_id" in part and part["type"] in {2, 3} and not part.get("disabled"):
            yield part


def face(payload: Any) -> list[Any]:
    """What a reader can tell apart of a message."""
    shown = [payload["content"], [each["filename"] for each in payload["attachments"]]]
    for part in parts(payload):
        shown.append({key: value for key, value in part.items() if key not in {"id", "components", "items"}})
        shown += [item["description"] for item in part.get("items", ())]
    return shown


def kind_of(thing: Thing) -> str:
    """What a press is of its kind: without the numbers of tables, moments and people."""
    if thing.custom_id.startswith("lr:"):
        return thing.custom_id  # each page of house rules has settings of its own
    value = "" if not thing.values else re.sub(r"[0-9]+", "#", thing.values[0])
    if thing.custom_id.startswith(
        ("mv:", "ms:", "ao:", "am:", "sp:", "pz:", "pm:", "learn:", "gs:", "hg:", "rj:", "wy:")
    ):
        value = ""
    return re.sub(r"[0-9a-f]*[0-9]+[0-9a-f]*", "#", thing.custom_id) + value


COMMANDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    *((name, {}) for name in ("help", "daily", "learn", "puzzle", "stats", "leaderboard", "season", "history")),
    *(
        (name, {})
        for name in ("privacy", "table list", "night list", "manila shares", f"{BAZAAR} hand", "manille hand")
    ),
    *(("rules", {"game": game}) for game in ("manila", BAZAAR)),
    *(("puzzle", {"game": game}) for game in ("manila", BAZAAR, "manille")),
    *(("daily", {"game": game}) for game in ("manila", "manille")),
    ("night plan", {"game": "manila", "day": "never", "hour": "soon"}),
)
"""Whose answers are private, and can be pressed."""


async def open_all(harbor: Harbor, boss: MemberActor) -> list[int]:
    """Open all that people meet; gives the channels."""
    ann, ben, cho = people = [harbor.ann, harbor.ben, harbor.cho]
    await boss.slash(harbor.channel, "admin arena", game="manila", hours=1)
    await ann.slash(harbor.channel, "night plan", game="manila", **in_hours(3))
    await ann.slash(harbor.channel, f"{BAZAAR} new")
    places = {name: harbor.guild.create_text_channel(name) for name in ("manila", BAZAAR, "manilla", "ended")}
    for game in ("manila", BAZAAR, "manilla"):
        await open_table(replace(harbor, channel=places[game]), game, people, speed="correspondence")
    await ben.slash(places["manila"], "table replace", newcomer=harbor.eve)
    over = await finish(await open_table(replace(harbor, channel=places["ended"]), "manila", [ann, ben], 1))
    await harbor.bot.services.updater.update(over)
    for command, options in COMMANDS:
        await ann.slash(places["ended"], command, **options)
    await boss.slash(places["ended"], "admin settings")
    await cho.slash(places["ended"], "manila practice")
    await ann.user.slash(f"{BAZAAR} practice")
    await ann.user.slash("daily")
    return [harbor.channel.id, *(place.id for place in places.values())]


@pytest.mark.timeout(240)
@pytest.mark.slow
async def test_every_press_is_answered_in_sight(harbor: Harbor) -> None:
    role = harbor.guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    boss = harbor.guild.add_member(harbor.env.create_user("boss"), roles=[role])
    walker, places = Walker(harbor), await open_all(harbor, boss)
    for actor in (boss, harbor.ann, harbor.ben, harbor.cho, harbor.eve):
        for place in places:
            walker.look(actor, place)
    walker.look(harbor.ann.user, harbor.env.backend.dm_channels[harbor.ann.id])
    await walker.walk()
    assert walker.silent == []
    assert {*harbor.bot.router.ids} - walker.pressed <= ELSEWHERE | {SURE, OLD_ARENA}


@pytest.mark.slow
async def test_what_a_game_offers_later_is_answered_in_sight(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in ("LINES", "HANDS"):
        monkeypatch.setattr(f"bot.tables.lists.{size}", 1)
    people = [harbor.ann, harbor.ben, harbor.cho]
    walker, channel = Walker(harbor), harbor.channel.id
    live = await open_table(harbor, "manila", people, speed="correspondence")
    for offered in ("ms:", "sp:"):
        while not any(custom_id.startswith(offered) for custom_id in pressable(table_message(harbor.channel))):
            await live.table.time_up(live.table.ply)
            await harbor.bot.services.updater.update(live)
        await walker.look_again(people, channel, CHOICES)
    await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:text")
    await walker.look_again([harbor.ann], channel, "^tx:")
    for voter, proposal in ((harbor.ann, "end"), (harbor.ben, "undo")):
        await press_more(harbor.ann, table_message(harbor.channel), f"tb:.*:{proposal}")
        await walker.look_again([voter], channel, "^vt:")
    await walker.look_again(people, channel, VOTES)
    watched = replace(harbor, channel=harbor.guild.create_text_channel("watched"))
    await finish(await start_game(watched, harbor.ann, harbor.ben, ai=1))
    await press_more(harbor.ann, table_message(watched.channel), "tb:.*:replay")
    await walker.look_again([harbor.ann], watched.channel.id, "^(ry|rj|wy):|:(why|review)$")
    other, third = (harbor.guild.create_text_channel(name) for name in ("other", "third"))
    for place in (other, third):
        live = await start_game(replace(harbor, channel=place), harbor.ann, harbor.ben, ai=1)
    for command in ("manila shares", "table list"):
        await harbor.ann.slash(other, command)
    await harbor.ann.slash(other, "manila board", table=live.id)
    await walker.look_again([harbor.ann], other.id, "^(hn|tl|bm):")
    assert walker.silent == []
    assert walker.pressed >= ELSEWHERE
    assert walker.actions >= {"leave", "back", "nudge", "end", "undo"}


async def test_a_proposal_from_the_panel_is_answered_in_sight(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await open_table(harbor, "manila", people, speed="none")
    first = by_id(people)[live.table.chairs[live.table.to_act[0]].user or 0]
    await play(first, table_message(harbor.channel), "pass")
    more = await press(first, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    proposed = await press(first, more.response, "tb:.*:undo")
    assert "Everyone must agree." in answer_of(proposed)
    assert "Go to table" in answer_of(proposed)
    assert proposed.response is not None
    assert proposed.response.id > more.response.id
    assert live.proposal is not None
