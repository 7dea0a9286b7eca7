"""Scripted people at a table, who play by what they are shown: they gather, press what is offered, and go on.

They know no game and keep nothing in mind but what they were told. So they can be thrown off course at any moment,
and take up the table again from what stands in its channel.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from bench.people import next_step, panel_beside, yes
from localcord import LocalCord
from localcord.components import walk
from localcord.entities import Channel, Guild
from localcord.forms import message_text
from localcord.person import Outcome, Refused, SimulatedUser

PRESSABLE: Final = re.compile(r"(?P<what>mv|ms|sp|an|tb|lb|la):(?P<table>\d+)")
MOVE: Final = re.compile(r"(?P<what>mv|ms|an):(?P<table>\d+):(?P<ply>\d+)(?::(?P<code>.+))?")
STEP: Final = re.compile(r"sp:.*:[^-]+")
"""What leads on to the rest of a choice, not back."""
HARMLESS: Final = frozenset({"hand", "more", "odds", "explain", "text", "story", "rules"})
"""What can be pressed at a table at any time and changes nothing."""
REFUSAL: Final = "❗"
"""How a message begins that says why something was not done."""
CURIOSITY: Final = 0.1
"""How often somebody presses what is no move."""
HASTE: Final = 0.05
"""How often somebody presses twice."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A move that somebody pressed, and whether they were told that it was made."""

    table: int
    ply: int
    user: int
    code: str
    told: bool


@dataclass
class Tally:
    """What happened to all crews."""

    presses: int = 0
    answered: int = 0
    cut_off: int = 0
    """Presses whose bot died before the answer."""
    slipped: Counter[str] = field(default_factory=Counter)
    """Presses on what was not there any more, by what they were."""
    troubles: int = 0
    """How often what may leave presses unanswered has begun or ended: while it is odd, something does."""
    excused: list[str] = field(default_factory=list)
    """Presses that were not answered while it did."""
    storage: int = 0
    """Presses that were answered with: it could not be written down."""
    unanswered: list[str] = field(default_factory=list)
    """Presses that a living bot left without an answer."""
    moves: list[Pressed] = field(default_factory=list)


class Crew:
    """The people of one table, in a channel of their own."""

    def __init__(
        self,
        cord: LocalCord,
        kind: str,
        channel: str,
        people: tuple[SimulatedUser, ...],
        chairs: int,
        seed: str,
        tally: Tally,
        guild: Guild | None = None,
    ) -> None:
        """``guild``: where the channel is, unless in the first of all servers."""
        self.kind = kind
        self.channel = channel
        self.people = people
        self.tally = tally
        self.over = False
        self.doing = ""
        """What the crew waits for, for a report about one that got stuck."""
        self._cord = cord
        self._guild = guild
        self._chairs = chairs
        self._random = Random(seed)
        self._died = asyncio.Event()

    # -- what is there --------------------------------------------------------------------------------------

    @property
    def host(self) -> SimulatedUser:
        return self.people[0]

    @property
    def place(self) -> Channel:
        """The channel."""
        return self._cord.channel(self.channel, self._guild)

    def board(self) -> Any | None:
        """The newest message of the channel that shows a table and can be pressed."""
        place = self.place
        for message_id, message in reversed(place.messages.items()):
            if message.ephemeral_for is None and message.components:
                shown = self.host.messages.get(str(message_id))
                if shown is not None and any(_table(part) for part in walk(shown["components"])):
                    return shown
        return None

    def offers(self, board: Any, what: str, action: str) -> bool:
        """Whether a message has a part whose id says so."""
        return bool(_with(board, what, action))

    def finished(self) -> bool:
        board = self.board()
        return board is not None and self.offers(board, "tb", "rematch")

    # -- playing -----------------------------------------------------------------------------------------------

    def bot_died(self) -> None:
        """Whoever waits for an answer waits in vain."""
        self._died.set()

    def bot_lives(self) -> None:
        self._died.clear()

    @property
    def dead(self) -> bool:
        return self._died.is_set()

    async def play(self) -> None:
        """Press on until the table has finished. While there is no bot, wait."""
        while not self.finished():
            if self.dead:
                await asyncio.sleep(0.01)
                continue
            await self._step()
        self.over = True

    async def press_all(self) -> None:
        """Press whatever the message of a finished table offers, save another game."""
        board = self.board()
        assert board is not None
        for part in walk(board["components"]):
            custom_id = str(part.get("custom_id"))
            if custom_id.startswith("tb:") and not custom_id.endswith(":rematch") and not part.get("disabled"):
                await self._click(self.host, board, part)

    async def _step(self) -> None:
        board = self.board()
        if board is None:
            await self._do(self.host.slash(self.channel, f"{self.kind} new"), "new")
        elif _with(board, "lb", "join"):
            await self._gather(board)
        elif self._random.random() < CURIOSITY:
            await self._look(board)
        else:
            await self._move(board)

    async def _gather(self, lobby: Any) -> None:
        text = message_text(lobby)
        missing = [person for person in self.people if f"{person.name}" not in text]
        if missing:
            await self._click(self._random.choice(missing), lobby, _with(lobby, "lb", "join")[0])
            return
        seated = len(self.people) + text.count("· AI")
        menu = next(part for part in walk(lobby["components"]) if str(part.get("custom_id")).startswith("la:"))
        if seated > self._chairs:
            # One was added by a press whose answer was cut off, and by the next.
            await self._choose(self.host, lobby, menu, "-")
            return
        if seated < self._chairs:
            # The first in the menu is the quickest thinker.
            await self._choose(self.host, lobby, menu, str(menu["options"][0]["value"]))
            return
        await self._click(self.host, lobby, _with(lobby, "lb", "start")[0])

    async def _look(self, board: Any) -> None:
        buttons = [
            part
            for part in walk(board["components"])
            if str(part.get("custom_id")).startswith("tb:") and part["custom_id"].split(":")[2] in HARMLESS
        ]
        await self._click(self._random.choice(self.people), board, self._random.choice(buttons))

    async def _move(self, board: Any) -> None:
        people = list(self.people)
        self._random.shuffle(people)
        for person in people:
            if await self._move_of(person, board) or self.dead:
                return

    async def _move_of(self, person: SimulatedUser, board: Any) -> bool:
        """Let somebody press a move, in public or in private. Whether the table took notice."""
        shown, offered = board, _moves(board)
        if not offered:
            outcome = await self._click(person, board, _with(board, "tb", "hand")[0])
            shown = None if outcome is None else outcome.message or panel_beside(person, board)
            offered = [] if shown is None else _moves(shown)
        if not offered:
            return False
        part = self._random.choice(offered)
        twice = self._random.random() < HASTE
        outcome, *_ = await asyncio.gather(
            *(self._press(person, board, shown, part, alone=not twice) for _ in range(1 + twice))
        )
        return outcome is None or not _refused(outcome)

    async def _press(self, person: SimulatedUser, board: Any, shown: Any, part: Any, *, alone: bool) -> Outcome | None:
        """Press a move, or what leads to it. Of two at once the panel tells what came of the later alone."""
        if STEP.fullmatch(part["custom_id"]):
            led = await self._click(person, shown, part)
            panel = None if led is None or led.failed else next_step(person, board, led)
            if panel is None:
                return led
            return await self._press(person, board, panel, self._random.choice(_moves(panel)), alone=alone)
        match = MOVE.fullmatch(part["custom_id"])
        assert match is not None
        if match["what"] == "an":
            return await self._type(person, shown, part)
        if match["what"] == "ms":
            code = str(self._random.choice(part["options"])["value"])
            outcome = await self._choose(person, shown, part, code)
        else:
            code = match["code"]
            outcome = await self._click(person, shown, part)
        if outcome is not None and (confirming := yes(person, outcome)) is not None:
            outcome = await self._do(confirming, f"yes to {code}")
        told = outcome is not None and not outcome.failed and not _refused(outcome) and alone and _went(outcome, part)
        self.tally.moves.append(Pressed(int(match["table"]), int(match["ply"]), int(person.id), code, told))
        return outcome

    async def _type(self, person: SimulatedUser, shown: Any, part: Any) -> Outcome | None:
        """Give a number where one is asked for."""
        opened = await self._click(person, shown, part)
        if opened is None or opened.modal is None:
            return opened
        field_ = next(inner for inner in walk(opened.modal["components"]) if inner.get("custom_id") == "number")
        least, most = (int(number) for number in re.findall(r"\d+", field_["placeholder"]))
        number = str(self._random.randint(least, most))
        outcome = await self._do(person.submit(opened, {"number": number}), f"number {number}")
        confirming = None if outcome is None else yes(person, outcome)
        return outcome if confirming is None else await self._do(confirming, "yes to a number")

    # -- pressing ------------------------------------------------------------------------------------------------

    async def _click(self, person: SimulatedUser, message: Any, part: Any) -> Outcome | None:
        return await self._do(person.click(message, part["custom_id"]), part["custom_id"])

    async def _choose(self, person: SimulatedUser, message: Any, part: Any, value: str) -> Outcome | None:
        return await self._do(person.select(message, part["custom_id"], value), f"{part['custom_id']}={value}")

    async def _do(self, press: Any, what: str) -> Outcome | None:
        """What became of a press; ``None`` if the bot died over it, or if what was pressed is gone."""
        self.tally.presses += 1
        self.doing = what
        troubles = self.tally.troubles
        doing, dying = asyncio.ensure_future(press), asyncio.ensure_future(self._died.wait())
        await asyncio.wait((doing, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not doing.done():
            doing.cancel()
            self.tally.cut_off += 1
            return None
        try:
            outcome: Outcome = await doing
        except (Refused, LookupError) as refusal:
            # The message changed under the finger.
            self.tally.slipped[re.sub(r"\d+", "#", f"{what}: {refusal}")[:160]] += 1
            return None
        except TimeoutError:
            self._missed(troubles, f"{what}: what was to follow had not come after minutes")
            return None
        self.tally.answered += not outcome.failed
        if outcome.failed and not self.dead:
            self._missed(troubles, f"{what}: {outcome.failure}")
        if "couldn’t save that" in outcome.text:
            self.tally.storage += 1
        if REFUSAL in outcome.text:
            self.doing = f"{what}, told {outcome.text!r}"
        return outcome

    def _missed(self, troubles: int, what: str) -> None:
        """An answer has not come. ``troubles``: how many there had been when it was asked for."""
        excused = troubles % 2 or troubles != self.tally.troubles
        (self.tally.excused if excused else self.tally.unanswered).append(f"{self.channel} {what}")


def _refused(outcome: Outcome) -> bool:
    """Whether somebody was told by a message that their move was not made."""
    return outcome.message is not None or REFUSAL in outcome.text


def _went(outcome: Outcome, part: Any) -> bool:
    """Whether the bot answered by showing, where it was pressed, that the decision is not offered any more.

    A press that takes long is acknowledged first. Meanwhile the message may change for another reason.
    """
    if outcome.updated is None or not outcome.by_response:
        return False
    return all(other.get("custom_id") != part["custom_id"] for other in walk(outcome.updated["components"]))


def _table(part: Any) -> bool:
    return PRESSABLE.match(str(part.get("custom_id"))) is not None


def _with(message: Any, what: str, action: str) -> list[Any]:
    """The parts of a message whose id says so."""
    pattern = re.compile(rf"{what}:\d+:{action}")
    return [part for part in walk(message["components"]) if pattern.fullmatch(str(part.get("custom_id")))]


def _moves(message: Any) -> list[Any]:
    """The moves that a message offers: rather those that are pressed, else those whose number is asked for."""
    ids = ((part, str(part.get("custom_id"))) for part in walk(message["components"]))
    parts = [part for part, custom_id in ids if MOVE.fullmatch(custom_id) or STEP.fullmatch(custom_id)]
    able = [part for part in parts if not part.get("disabled")]
    return [part for part in able if not part["custom_id"].startswith("an:")] or able
