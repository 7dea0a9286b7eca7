"""How few private messages stand before somebody who plays: at once, and in a whole game with questions and errors."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bench.harbour import harboured
from bench.people import STEP, next_step, open_table, yes
from localcord import LocalCord
from localcord.components import walk
from localcord.forms import message_text
from localcord.person import Outcome, Refused, SimulatedUser

MOVES: Final = re.compile(r"(mv|ms):.*|sp:.*:[^-]+")
ASKS: Final = ("explain", "odds", "rules")


async def test_who_presses_twice_at_once_is_given_one_panel(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path, seed="0"):
        ann = await SimulatedUser.join(cord, "Ann")
        board = await open_table(ann, "manila new")
        await asyncio.gather(*(ann.click(board, label) for label in ("My Hand", "Explain", "More")))
        here = [known for known in ann.messages.values() if known["ephemeral"]]
        await ann.leave()
    assert len(here) == 1


@pytest.mark.slow
async def test_at_most_three_private_messages_stand_at_once_in_a_game(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path, seed="0"):
        ann = await SimulatedUser.join(cord, "Ann")
        asker = Asker(ann, Random(0))
        await asker.play()
        await ann.leave()
    assert asker.most <= 3


class Asker:
    """Somebody who looks at their hand in each voyage, asks now and then, and errs."""

    def __init__(self, person: SimulatedUser, random: Random) -> None:
        self.person = person
        self.most = 0
        """The most private messages that stood at once: beside the table, and by direct message."""
        self._random = random
        self._board: Any = None
        self._voyage = ""

    async def play(self) -> None:
        """Play a game from its lobby to its end, and ask for what can be asked then."""
        self._board = await open_table(self.person, "manila new")
        await asyncio.sleep(0.5)  # the hand is being sent
        await self._look()
        while not self._find(self._shown, r"tb:\d+:rematch"):
            await self._step()
        for what in ("more", "record", "verify", "replay"):
            await self._ask(what)

    @property
    def _shown(self) -> Any:
        return self.person.latest(self._board)

    async def _step(self) -> None:
        voyage = next(iter(re.findall(r"[Vv]oyage \d+", message_text(self._shown))), self._voyage)
        if voyage != self._voyage:
            self._voyage = voyage
            await self._ask("hand")
            await self._ask(self._random.choice(ASKS))
            await self._err()
        moves = self._find(self._shown, MOVES.pattern)
        if moves:
            part, message = self._random.choice(moves), self._shown
            outcome = await self._press(message, part)
            if outcome is not None and part["custom_id"].startswith(STEP):
                panel = next_step(self.person, message, outcome)
                if panel is not None:
                    await self._press(panel, self._find(panel, MOVES.pattern)[0])
            return
        # What is to be decided is not for everybody's eyes.
        await self._ask("hand")
        panels = [message for message in self._private() if self._find(message, MOVES.pattern)]
        if panels:
            await self._press(panels[-1], self._find(panels[-1], MOVES.pattern)[0])
        else:
            await asyncio.sleep(0.05)

    async def _ask(self, what: str) -> None:
        """Press a button of the table's, or what leads there."""
        pattern = rf"tb:\d+:{what}"
        if self._find(self._shown, pattern):
            await self._press(self._shown, self._find(self._shown, pattern)[0])
            return
        if not any(self._find(message, pattern) for message in self._private()):
            await self._press(self._shown, self._find(self._shown, r"tb:\d+:more")[0])
        for message in reversed(self._private()):
            if found := self._find(message, pattern):
                await self._press(message, found[0])
                return

    async def _err(self) -> None:
        """Write a number that cannot be."""
        for asks in self._find(self._shown, r"an:.*")[:1]:
            opened = await self.person.click(self._shown, asks["custom_id"])
            if opened.modal is not None:
                await self.person.submit(opened, {"number": "999"})
                await self._look()

    async def _press(self, message: Any, part: Any) -> Outcome | None:
        try:
            if "options" in part:
                value = self._random.choice(part["options"])["value"]
                outcome = await self.person.select(message, part["custom_id"], value)
            else:
                outcome = await self.person.click(message, part["custom_id"])
            confirming = yes(self.person, outcome)
            return outcome if confirming is None else await confirming
        except (Refused, LookupError):
            await asyncio.sleep(0.05)  # it changed under the finger
            return None
        finally:
            await self._look()

    async def _look(self) -> None:
        if len(self._private()) > self.most:
            await asyncio.sleep(0.1)  # a former answer goes after the next has come
            self.most = max(self.most, len(self._private()))

    def _private(self) -> list[Any]:
        """The private messages on the screen, the oldest first."""
        here = self._board["channel_id"]
        found = [
            message
            for message in self.person.messages.values()
            if message["ephemeral"] or message["channel_id"] != here
        ]
        return sorted(found, key=lambda message: int(message["id"]))

    @staticmethod
    def _find(message: Any, pattern: str) -> list[Any]:
        parts = walk(message["components"])
        return [p for p in parts if re.fullmatch(pattern, str(p.get("custom_id"))) and not p.get("disabled")]
