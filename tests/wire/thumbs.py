"""Presses at random what people are shown, and counts what is answered where nobody looks.

    python -m tests.wire.thumbs --presses 1000 --seed 1

An answer is in sight if it is a form, a new message below, or another look of the message that was pressed. Direct
messages about a table are announced at that table. And few presses lead to the first decision of a game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.harbour import harboured
from bot.games.catalogue import catalogue
from localcord import LocalCord
from localcord.components import walk
from localcord.person import Outcome, Refused, SimulatedUser

PEOPLE: Final = ("Ann", "Ben", "Cleo")
NEW: Final = {kind: f"New to {kind}" for kind in catalogue().games}
"""Somebody for each game who has never played."""
LAST: Final = 8
"""Somebody presses one of so many messages, the newest."""
COMMANDS: Final = ("help", "table list", "table leave", *(f"{kind} new" for kind in catalogue().games))
TYPED: Final = ("1", "12", "999", "a lot")
DECISION: Final = re.compile(r"(mv|ms|sp|an):|solo:.*:(play|menu|further|ask):")
ON_THE_WAY: Final = ("dr:ai:{kind}", "dr:ai:all", r"solo:practice:{kind}:.*:do:begin.*")
"""What leads from the welcome to a decision, the shortest way first."""
TABLE: Final = re.compile(r"tb:(\d+):")
ANNOUNCED: Final = "📬"
PATIENCE: Final = 60.0
"""Seconds to wait for an answer: AI players may think first."""


@dataclass
class Report:
    """What came of presses at random."""

    presses: Counter[str] = field(default_factory=Counter)
    """By the kinds of what was pressed."""
    unseen: list[str] = field(default_factory=list)
    """Presses that nothing in sight has answered."""
    direct: int = 0
    """Direct messages about tables."""
    unannounced: list[str] = field(default_factory=list)
    ways: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Presses to the first decision of each game: after ``/play``, and from the welcome on."""

    @property
    def text(self) -> str:
        return (
            f"{self.presses.total()} presses of {len(self.presses)} kinds\n"
            f"{len(self.unseen)} unseen {self.unseen[:9]}\n"
            f"{self.direct} direct messages, {len(self.unannounced)} not announced {self.unannounced[:9]}\n"
            f"presses to a decision, after /play and from the welcome on: {self.ways}\n"
        )


class Thumbs:
    """People who press whatever they see."""

    def __init__(self, cord: LocalCord, people: list[SimulatedUser], seed: int) -> None:
        self._cord, self._people, self._random = cord, people, Random(seed)
        self._gone: set[str] = set()
        self.report = Report()

    async def press_on(self, presses: int) -> None:
        """Press so often."""
        while self.report.presses.total() < presses:
            person = self._random.choice(self._people)
            offers = [(message, part) for message in self._shown(person)[-LAST:] for part in _pressable(message)]
            if not offers or self._random.random() < 0.02:
                command = self._random.choice(COMMANDS)
                await self._judged(person, None, command, person.slash("manila", command))
                continue
            message, part = self._random.choice(offers)
            custom_id = str(part["custom_id"])
            if "options" in part:
                value = str(self._random.choice(_others(part["options"]))["value"])
                press = person.select(message, custom_id, value)
            elif part["type"] == 2:
                press = person.click(message, custom_id)
            else:
                continue  # a menu of people, roles or channels
            outcome = await self._judged(person, message, custom_id, press)
            if outcome is not None and outcome.modal is not None:
                fields = [each for each in walk(outcome.modal["components"]) if each.get("type") == 4]
                written = {str(each["custom_id"]): self._random.choice(TYPED) for each in fields}
                await self._judged(person, message, f"form {custom_id}", person.submit(outcome, written))

    async def _judged(self, person: SimulatedUser, message: Any, what: str, press: Any) -> Outcome | None:
        kind = re.sub(r"\d+", "#", what)
        before = {key: _look(known) for key, known in person.messages.items()}
        try:
            outcome: Outcome = await press
        except (Refused, LookupError):
            if message is not None:
                self._gone.add(str(message["id"]))
            return None
        except TimeoutError:
            self.report.presses[kind] += 1
            self.report.unseen.append(f"{kind} (not even taken)")
            return None
        self.report.presses[kind] += 1
        source = None if message is None else str(message["id"])
        if not await self._answered(person, before, source, outcome):
            self.report.unseen.append(f"{kind} ({outcome.state}: {outcome.failure or outcome.text[:80]})")
        return outcome

    async def _answered(
        self, person: SimulatedUser, before: dict[str, str], source: str | None, outcome: Outcome
    ) -> bool:
        """Wait for an answer in sight: a form, a new message, or another look of what was pressed."""
        for _ in range(round(PATIENCE / 0.05)):
            if outcome.modal is not None or self._new(person, before, source):
                return True
            await asyncio.sleep(0.05)
        return False

    @staticmethod
    def _new(person: SimulatedUser, before: dict[str, str], source: str | None) -> bool:
        """Whether a message has come, or the one that was pressed looks otherwise."""
        now = person.messages
        return any(key not in before for key in now) or (source in now and _look(now[source]) != before.get(source))

    def _shown(self, person: SimulatedUser) -> list[Any]:
        """The messages of the channel that somebody sees and can press, the oldest first."""
        place = person.channel_id("manila")
        return [
            message
            for key, message in sorted(person.messages.items(), key=lambda item: int(item[0]))
            if message["channel_id"] == place and key not in self._gone and _pressable(message)
        ]

    def count_direct(self) -> None:
        """Count direct messages about tables, and those of which the table has never told."""
        place = self._people[0].channel_id("manila")
        seen = [event for person in self._people for event in person.events if "components" in str(event)]
        told = {
            table for text in map(str, seen) if ANNOUNCED in text and place in text for table in TABLE.findall(text)
        }
        for person in self._people:
            for message in person.messages.values():
                if message["channel_id"] != place and (about := TABLE.search(_look(message))) is not None:
                    self.report.direct += 1
                    if about[1] not in told:
                        self.report.unannounced.append(about[1])

    async def go_in(self, person: SimulatedUser, kind: str, command: str, **options: Any) -> int:
        """Go from what a command shows to the first decision of a game. Gives how many presses that takes."""
        press, source = person.slash("manila", command, **options), None
        for presses in range(9):
            before = {key: _look(known) for key, known in person.messages.items()}
            assert await self._answered(person, before, source, await press), f"{kind}: no answer"
            shown = self._shown(person)[-1]
            ids = [str(part["custom_id"]) for part in _pressable(shown)]
            if any(DECISION.match(custom_id) for custom_id in ids):
                return presses
            ways = [re.compile(way.format(kind=kind)) for way in ON_THE_WAY]
            way = next(custom_id for pattern in ways for custom_id in ids if pattern.fullmatch(custom_id))
            press, source = person.click(shown, way), str(shown["id"])
        raise AssertionError(f"{kind}: no decision")


def _pressable(message: Any) -> list[Any]:
    parts = walk(message.get("components") or [])
    return [part for part in parts if part.get("custom_id") and not part.get("disabled")]


def _others(options: list[Any]) -> list[Any]:
    """What can be chosen in a menu that would change something."""
    return [option for option in options if not option.get("default")] or options


def _look(message: Any) -> str:
    return json.dumps([message.get(part) for part in ("content", "components", "attachments", "embeds")], default=str)


async def _joined(cord: LocalCord, name: str) -> SimulatedUser:
    person = await SimulatedUser.join(cord, name)
    person.patience = PATIENCE
    return person


async def press_at_random(presses: int, seed: int) -> Report:
    """Let people press so often."""
    with tempfile.TemporaryDirectory(prefix="thumbs-") as folder:
        async with (
            LocalCord(users=(*PEOPLE, *NEW.values()), first_response=60) as cord,
            harboured(cord, Path(folder), seed=str(seed)),
        ):
            people = [await _joined(cord, name) for name in PEOPLE]
            thumbs = Thumbs(cord, people, seed)
            for kind, name in NEW.items():
                new = await _joined(cord, name)
                welcome = await thumbs.go_in(new, kind, "help")
                thumbs.report.ways[kind] = (
                    await thumbs.go_in(new, kind, "play", **{"game": kind, "with": "ai"}),
                    welcome,
                )
                await new.leave()
            await thumbs.press_on(presses)
            thumbs.count_direct()
            for person in people:
                await person.leave()
    return thumbs.report


if __name__ == "__main__":
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("--presses", type=int, default=1000)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    found = asyncio.run(press_at_random(asked.presses, asked.seed))
    sys.stdout.write(found.text)
    sys.exit(1 if found.unseen or found.unannounced else 0)
