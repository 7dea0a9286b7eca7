"""One step of each deed fails: a transaction of the store, or a call to Discord, in each way that there is.

Afterwards a few minutes go by, or the person presses again, or the bot restarts. Then the store and the channels must
be as if nothing had failed. If the person was told that it failed, they may also be as if they had never pressed.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import discord
import pytest
import simcord
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from sqlalchemy import select

from bot.settings import Settings
from storage.schema import metadata
from tests.bot.conftest import Fleet, Harbor, harbor_in
from tests.bot.deeds import DEEDS, Deed, Scene
from tests.bot.failing import Step, Steps, Way
from tests.effort import effort, slow_but

MINUTES: Final = 300.0
UNSTORED: Final = frozenset({"facts", "shown", "absences", "sessions", "greetings", "penalty_keys"})
"""Tables of the database that say nothing of what people did."""
PASSING: Final = frozenset({"held_until", "due_at", "warned", "digest"})
"""Columns that hold moments or chance."""


@dataclass(frozen=True)
class Outcome:
    """What stands in the end."""

    store: Mapping[str, list[str]]
    channels: Mapping[str, list[str]]
    calls: Counter[str]
    told: tuple[str, ...]
    steps: tuple[Step, ...]
    struck: bool

    @property
    def failed(self) -> bool:
        """Whether the person was told that it failed, or was told nothing."""
        return not self.told or self.told[0] == "" or any("❗" in each for each in self.told)

    def is_like(self, other: Outcome) -> bool:
        return (self.store, self.channels, self.calls) == (other.store, other.channels, other.calls)

    def unlike(self, other: Outcome) -> str:
        """What differs, for whoever has to find out why."""
        lines = [] if self.calls == other.calls else [f"  called {dict(self.calls)}, not {dict(other.calls)}"]
        for mine, theirs in ((self.store, other.store), (self.channels, other.channels)):
            for name in sorted(mine.keys() | theirs.keys()):
                lines += [f"  {name} - {line}" for line in theirs.get(name, ()) if line not in mine.get(name, ())]
                lines += [f"  {name} + {line}" for line in mine.get(name, ()) if line not in theirs.get(name, ())]
        return "\n".join(lines)


class Hall:
    """Plays deeds, each in a Discord of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    @asynccontextmanager
    async def scene(self, steps: Steps) -> AsyncIterator[Scene]:
        self._count += 1
        fleet = Fleet(
            Settings(
                _env_file=None,
                data_dir=self._folder / str(self._count),
                guild_ready_timeout=0,
                seed="tests",
                shard_count=1,
                bounds=False,
            )
        )
        with pytest.MonkeyPatch.context() as patch:
            steps.watch(patch)
            try:
                async with simcord.run(fleet.launch(), settle_timeout=2) as env:
                    harbor = harbor_in(env, fleet)
                    role = harbor.guild.create_role("crew", permissions=discord.Permissions(manage_guild=True))
                    boss = harbor.guild.add_member(env.create_user("boss"), roles=[role])
                    yield Scene(harbor, steps, boss)
            finally:
                for bot in fleet.bots:
                    await bot.close()

    async def play(
        self, deed: Deed, after: str, failing: tuple[Step, Way] | None = None, *, does: bool = True
    ) -> Outcome:
        steps = Steps(failing=failing)
        async with self.scene(steps) as scene:
            await deed.prepare(scene)
            await scene.harbor.env.settle()
            steps.calls.clear()
            if does:
                scene.told.clear()
                with steps.count():
                    await deed.act(scene)
                    await scene.harbor.env.settle()
                    await scene.harbor.errands()
                    if after != "restart" or failing is None or not steps.struck:
                        await scene.harbor.env.advance_time(deed.lasts)
            told = tuple(scene.told)
            if after == "again" and steps.struck:
                try:
                    await (deed.again or deed.act)(scene)
                except (AssertionError, SetupError) as error:
                    scene.told.append(f"(nothing to press: {error!s:.80})")
            if after == "restart":
                await scene.harbor.restart()
            await scene.harbor.env.advance_time(MINUTES)
            await scene.harbor.errands()
            steps.failing = None
            store = await stored(scene.harbor)
            if after == "again":
                told += ("| again:", *scene.told[len(told) :])
            return Outcome(store, standing(scene), Counter(steps.calls), told, tuple(steps.found), steps.struck)


# -- what stands in the end ---------------------------------------------------------------------------


def plain(text: str, names: Mapping[str, str]) -> str:
    text = re.sub(r"[0-9]{15,20}", lambda found: names.get(found[0], "#"), text)
    text = re.sub(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z", "T", text)
    return re.sub(r"<t:[0-9]+", "<t:T", text)


def names_in(harbor: Harbor) -> dict[str, str]:
    people = {str(actor.id): name for name, actor in vars(harbor).items() if isinstance(actor, MemberActor)}
    return {**people, str(harbor.guild.id): "guild", str(harbor.channel.id): "channel"}


async def stored(harbor: Harbor) -> dict[str, list[str]]:
    store, names, found = harbor.bot.store, names_in(harbor), dict[str, list[str]]()
    assert store is not None
    async with store._transaction() as connection:
        for table in metadata.sorted_tables:
            if table.name in UNSTORED:
                continue
            rows = (await connection.execute(select(table))).mappings().all()
            lines = [plain(_line(row), names) for row in rows]
            if lines:
                found[table.name] = sorted(lines)
    return found


def _line(row: Mapping[Any, Any]) -> str:
    kept = {name: "T" if isinstance(value, datetime) else value for name, value in row.items() if name not in PASSING}
    return json.dumps(kept, sort_keys=True, default=str)


def standing(scene: Scene) -> dict[str, list[str]]:
    """What everybody sees, channel by channel, and what stands in direct messages."""
    backend, names, found = scene.harbor.env.backend, names_in(scene.harbor), dict[str, list[str]]()
    owners = {channel: f"dm {names.get(str(user), user)}" for user, channel in backend.dm_channels.items()}
    for number, kept in backend.messages.items():
        channel = backend.channels.get(number)
        name = owners.get(number) or getattr(channel, "name", "") or "?"
        lines = []
        for message in sorted(kept.values(), key=lambda each: each.id):
            if message.is_ephemeral or message.author_id != backend.bot_user.id:
                continue
            parts = [_bare(part) for part in message.components]
            files = [each["filename"] for each in message.attachments]
            lines.append(plain(json.dumps([message.content, parts, files], ensure_ascii=False, sort_keys=True), names))
        found[name] = found.get(name, []) + lines
    for guild in backend.guilds.values():
        events = getattr(guild, "scheduled_events", {})
        for event in events.values():
            line = f"{event.name} {event.description} {event.status}"
            found.setdefault("events", []).append(plain(line, names))
    return {name: lines for name, lines in found.items() if lines}


def _bare(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _bare(value) for key, value in part.items() if key not in {"id", "url", "proxy_url"}}
    if isinstance(part, list):
        return [_bare(each) for each in part]
    return part


# -- the walk -------------------------------------------------------------------------------------------

AFTER: Final = effort(("wait", "again"), ("wait", "again", "restart"))
"""What happens after a step has failed."""
EACH: Final = effort(3, 1)
"""Of so many failures of a deed one is tried."""
FAST: Final = ("come", "open an arena")
LEFT_OUT: Final[Mapping[tuple[str, str], str]] = {
    ("delete my data", "Privacy.forget 2 lost again"): "a second deletion keeps out of later events, too",
    ("start", "TableStore.begin lost wait"): "no hands are sent then: a button shows them",
    ("start", "TableStore.begin lost again"): "no hands are sent then: a button shows them",
    ("start", "TableStore.append refused wait"): "no hands are sent then: a button shows them",
    ("start", "TableStore.append refused again"): "no hands are sent then: a button shows them",
    ("start", "TableStore.append lost wait"): "no hands are sent then: a button shows them",
    ("start", "TableStore.append lost again"): "no hands are sent then: a button shows them",
    ("add an AI", "TableStore.change_lobby lost again"): "whoever presses twice wants two",
    ("add an AI", "POST callback too late again"): "whoever presses twice wants two",
    ("open in a thread", "POST callback too late again"): "an empty thread, or one with a lobby, is left",
    ("open in a thread", "POST threads lost wait"): "an empty thread, or one with a lobby, is left",
    ("open in a thread", "POST threads lost again"): "an empty thread, or one with a lobby, is left",
    ("open in a thread", "TableStore.create_lobby refused wait"): "an empty thread, or one with a lobby, is left",
    ("open in a thread", "TableStore.create_lobby refused again"): "an empty thread, or one with a lobby, is left",
    ("open in a thread", "TableStore.create_lobby lost wait"): "an empty thread, or one with a lobby, is left",
    ("open in a thread", "TableStore.create_lobby lost again"): "an empty thread, or one with a lobby, is left",
    (
        "propose the end",
        "POST messages refused wait",
    ): "the older message stays, or keeps its buttons, which lead to the new one",
    (
        "propose the end",
        "POST messages lost wait",
    ): "the older message stays, or keeps its buttons, which lead to the new one",
    (
        "propose the end",
        "PATCH messages refused wait",
    ): "the older message stays, or keeps its buttons, which lead to the new one",
    (
        "propose an undo",
        "POST messages refused wait",
    ): "the older message stays, or keeps its buttons, which lead to the new one",
    (
        "propose an undo",
        "POST messages lost wait",
    ): "the older message stays, or keeps its buttons, which lead to the new one",
    (
        "propose an undo",
        "PATCH messages refused wait",
    ): "the older message stays, or keeps its buttons, which lead to the new one",
    ("agree last", "PATCH messages refused wait"): "a hand in direct messages leads to the table",
    ("agree last", "PATCH messages 2 refused wait"): "a hand in direct messages leads to the table",
    ("agree last", "PATCH messages 3 refused wait"): "a hand in direct messages leads to the table",
    ("board again", "POST callback too late again"): "the older message keeps its buttons, which lead to the new one",
    ("board again", "PATCH messages refused wait"): "the older message keeps its buttons, which lead to the new one",
    ("cancel a night", "POST callback too late again"): "when the message is updated, it does not say who canceled",
    ("set help", "Guilds.change lost again"): "the same choice made twice is two changes",
    ("set help", "POST callback too late again"): "the same choice made twice is two changes",
    ("season length", "POST callback too late again"): "the same choice made twice is two changes",
    ("new", "TableStore.create_lobby lost wait"): "the next command there shows the table",
    ("new", "TableStore.create_lobby lost restart"): "the next command there shows the table",
    ("delete the server's data", "PATCH messages refused wait"): "its night is deleted, and so is what would be shown",
    ("pass the host", "TableStore.change_manners lost wait"): "the table shows its host",
    ("pass the host", "TableStore.change_manners lost again"): "the table shows its host",
    ("pass the host", "POST messages refused wait"): "the table shows its host",
    ("rematch", "TableStore.create_lobby lost wait"): "the next press there shows the table",
    ("take a seat", "TableStore.reseat lost wait"): "a press on the message says that the offer is over",
    ("take a seat", "TableStore.reseat lost again"): "a press on the message says that the offer is over",
    ("take a seat", "POST callback too late wait"): "a press on the message says that the offer is over",
    ("share the result", "POST messages lost wait"): "it can be shared again, and its nonce is known for minutes",
    ("share the film", "POST messages lost wait"): "it can be shared again, and its nonce is known for minutes",
    ("stop a table", "PATCH messages 2 refused wait"): "a hand in direct messages leads to the table",
    ("stop a table", "PATCH messages 3 refused wait"): "a hand in direct messages leads to the table",
    ("stop a table", "PATCH messages 4 refused wait"): "a hand in direct messages leads to the table",
    ("season length", "Guilds.change lost again"): "the same choice made twice is two changes",
    ("choose a digest", "DigestStore.keep lost wait"): "the first letter shows it",
    ("choose a digest", "POST channels refused wait"): "the answer to the command says so, too",
    ("choose a digest", "POST channels lost wait"): "the answer to the command says so, too",
    ("choose a digest", "POST messages refused wait"): "the answer to the command says so, too",
    ("share the daily", "POST answer lost wait"): "a message that follows an answer has no nonce",
    ("share statistics", "POST answer lost wait"): "a message that follows an answer has no nonce",
    ("come back", "TableStore.reseat refused again"): "by then the AI has taken over, and that counts",
    ("decline a seat", "Offers.withdraw lost wait"): "a press on the message says that the offer is over",
    ("decline a seat", "Offers.withdraw lost again"): "a press on the message says that the offer is over",
    ("decline a seat", "POST callback too late wait"): "a press on the message says that the offer is over",
    ("decline a seat", "POST callback too late again"): "a press on the message says that the offer is over",
    ("plan a night", "POST messages refused wait"): "the night that was not posted stays, as canceled",
    ("plan a night", "POST messages refused restart"): "the night that was not posted stays, as canceled",
    ("plan a night", "POST messages refused again"): "the night that was not posted stays, as canceled",
    ("plan a night", "POST messages lost again"): "the night that was not posted stays, as canceled",
    ("plan a night", "POST messages lost wait"): "a press on the message says that the night is canceled",
    ("plan a night", "POST messages lost restart"): "a press on the message says that the night is canceled",
    ("plan a night", "POST scheduled-events refused wait"): "the planner is told that there is no event",
    ("plan a night", "POST scheduled-events refused restart"): "the planner is told that there is no event",
    ("cancel a night", "PATCH messages refused wait"): "when the message is updated, it does not say who canceled",
    ("cancel a night", "PATCH messages refused restart"): "when the message is updated, it does not say who canceled",
    ("cancel a night", "PATCH messages lost wait"): "when the message is updated, it does not say who canceled",
    ("cancel a night", "PATCH messages lost restart"): "when the message is updated, it does not say who canceled",
}
"""By deed and cell: why it may end otherwise."""


@dataclass(frozen=True)
class Cell:
    """A step of a deed that fails, and what happens then."""

    step: Step
    way: Way
    after: str

    def __str__(self) -> str:
        return f"{self.step} {self.way} {self.after}"


@pytest.mark.parametrize("deed", slow_but([deed for deed in DEEDS if deed.name in FAST], DEEDS), ids=str)
@pytest.mark.timeout(900)
@pytest.mark.usefixtures("fleet")
async def test_no_deed_is_half_done_when_a_step_fails(deed: Deed, tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    done = {after: await hall.play(deed, after) for after in ("wait", *(["restart"] if "restart" in AFTER else []))}
    undone = {after: await hall.play(deed, after, does=False) for after in done}
    wrong: list[str] = []
    failures = [(step, way) for step in dict.fromkeys(done["wait"].steps) for way in step.ways]
    for step, way in failures[DEEDS.index(deed) % EACH :: EACH]:
        wrong += [each async for each in _wrong(hall, deed, step, way, done, undone)]
    assert not wrong, "\n".join(wrong)


async def _wrong(
    hall: Hall, deed: Deed, step: Step, way: Way, done: Mapping[str, Outcome], undone: Mapping[str, Outcome]
) -> AsyncIterator[str]:
    """What is not as it should be after a step has failed."""
    failed = True
    for after in AFTER:
        if after == "again" and not failed:
            continue  # who was told that it is done does not press again
        cell, so = Cell(step, way, after), "restart" if after == "restart" else "wait"
        found = await hall.play(deed, after, (step, way))
        if not found.struck:
            continue  # chance has made it go another way
        failed = failed if after == "again" else found.failed
        if (deed.name, str(cell)) in LEFT_OUT or found.is_like(done[so]):
            continue
        left_as_it_was = found.is_like(undone[so]) or deed.goes_on
        if after == "again" or not failed or not left_as_it_was:
            yield f"{cell}, told {found.told}:\n{found.unlike(done[so])}"
