"""Simulated users who open tables and click."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from operator import ne
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from bot.games.catalogue import catalogue
from localcord import LocalCord
from localcord.components import walk
from localcord.entities import Guild
from localcord.forms import message_text
from localcord.person import Outcome, SimulatedUser

ADD_AI: Final = "Add an AI player…"
FAVOURITE: Final = 2
"""Tables of the main game for each table of another."""
MOVES: Final = ("mv:", "ms:", "sp:")
"""Prefixes of the ids of buttons and menus that play a move, or lead to the rest of a choice."""
STEP: Final = "sp:"
"""The id prefix of a button that leads to the rest of a choice, in private."""
SURE: Final = "my:"
"""The id prefix of the button or form that confirms a move with its price."""
NOTHING: Final[Any] = {"components": []}
"""A message with nothing on it."""
BACK: Final = ":-"
"""The id suffix of the Back button."""


def opening(number: int) -> str:
    """Return the command that opens table ``number``, cycling through games."""
    first, *others = catalogue().games
    kinds = [*[first] * FAVOURITE, *others]
    return f"{kinds[number % len(kinds)]} new"


def company(command: str) -> int:
    """Return how many AI seats fill a table of three, or the game's minimum."""
    return max(3, catalogue().games[command.split(maxsplit=1)[0]].seats[0]) - 1


def offered(message: Any) -> list[Any]:
    """Return the buttons and menus of a message that make or begin a move."""
    ids = ((part, str(part.get("custom_id"))) for part in walk(message["components"]))
    return [part for part, custom_id in ids if custom_id.startswith(MOVES) and not custom_id.endswith(BACK)]


def over(message: Any) -> bool:
    """Return whether a table's message shows the end of its game."""
    return any(part.get("label") == "Rematch" for part in walk(message["components"]))


def yes(person: SimulatedUser, outcome: Outcome, *, until_done: bool = True) -> Awaitable[Outcome] | None:
    """Return the click that confirms a move with its price, or ``None``."""
    if outcome.modal is not None and str(outcome.modal["custom_id"]).startswith(SURE):
        return person.submit(outcome, until_done=until_done)
    for message in (outcome.message, outcome.updated):
        if message is None:
            continue
        for part in walk(message["components"]):
            if str(part.get("custom_id")).startswith(SURE):
                return person.click(message, part["custom_id"], until_done=until_done)
    return None


async def press(
    person: SimulatedUser, message: Any, random: Random, *, until_done: bool = True, until_seen: bool = False
) -> Outcome:
    """Click one of a message's moves, through all steps of the choice.

    ``until_seen`` also waits for the change that follows an acknowledgment: the response must succeed.
    """
    message = person.latest(message)
    part = random.choice(offered(message))
    if "options" in part:
        value = random.choice(part["options"])["value"]
        clicked = person.select(message, part["custom_id"], value, until_done=until_done)
    else:
        clicked = person.click(message, part["custom_id"], until_done=until_done)
    outcome = await (_seen(person, clicked) if until_seen else clicked)
    if part["custom_id"].startswith(STEP) and (panel := next_step(person, message, outcome)) is not None:
        return await press(person, panel, random, until_done=until_done, until_seen=until_seen)
    confirming = yes(person, outcome, until_done=until_done)
    if confirming is None:
        return outcome
    return await (_seen(person, confirming) if until_seen else confirming)


async def _seen(person: SimulatedUser, clicked: Awaitable[Outcome]) -> Outcome:
    """Wait until the user sees the response, also after an acknowledgment."""
    before = dict(person.messages)
    outcome = await clicked
    if outcome.state == "done" and outcome.modal is None:
        await person.wait_message(lambda message: message is not before.get(message["id"]))
    return outcome


def next_step(person: SimulatedUser, message: Any, outcome: Outcome) -> Any | None:
    """Return the private panel with the rest of a choice, after a click."""
    panel = outcome.updated or outcome.message or panel_beside(person, message)
    return panel if panel is not None and offered(panel) else None


async def where_to_press(person: SimulatedUser, board: Any, open_hand: Any = None) -> Any:
    """Return the message to click: the table's, or a panel for secret choices.

    ``open_hand`` is a panel that may still be open: it follows the game, so it needn't be opened again.
    """
    board = person.latest(board)
    if offered(board):
        return board
    if open_hand is not None and offered(person.messages.get(open_hand["id"], NOTHING)):
        return open_hand
    panel = (await person.click(board, "My Hand")).message or panel_beside(person, board)
    return panel if panel is not None and offered(person.latest(panel)) else None


def panel_beside(person: SimulatedUser, board: Any) -> Any | None:
    """Return the private panel that a user has open in a table's channel."""
    mine = [
        message
        for message in person.messages.values()
        if message["ephemeral"] and message["channel_id"] == board["channel_id"] and message["components"]
    ]
    return max(mine, key=lambda message: int(message["id"]), default=None)


class Pressed(NamedTuple):
    seconds: float
    """From the click to its answer."""
    failed: bool


class ScriptedPlayer:
    """A simulated user with a table and an open private panel."""

    def __init__(self, person: SimulatedUser, command: str, *, seed: int | str) -> None:
        self.person = person
        self._command = command
        self._random = Random(seed)
        self.board: Any = None
        """The table's message as it was posted."""

    async def open_table(self) -> None:
        self.board = await open_table(self.person, self._command)

    @property
    def plays(self) -> bool:
        """Whether there is a table whose game is not over."""
        return self.board is not None and not over(self.person.latest(self.board))

    async def press(self, *, until_seen: bool = False) -> Pressed | None:
        """Click one of the available moves."""
        where = await where_to_press(self.person, self.board, panel_beside(self.person, self.board))
        if where is None:
            return None
        began = perf_counter()
        outcome = await press(self.person, where, self._random, until_seen=until_seen)
        return Pressed(perf_counter() - began, outcome.failed)


async def join_guild(cord: LocalCord, guild: Guild) -> SimulatedUser:
    """Return the owner of a server, connected there without an event history."""
    person = await SimulatedUser.join(cord, cord.world.users[guild.owner_id], guild_id=guild.id)
    person.keep_events = False
    return person


async def ask_for_table(person: SimulatedUser, command: str, channel: str = "manila") -> Any:
    """Open a lobby, and return its message."""
    board: Any = (await person.slash(channel, command)).message
    if board is None or _ai_menu(board) is None:
        # On a busy host the lobby follows as a separate message, not as the response to the command.
        board = await person.wait_message(
            lambda message: _ai_menu(message) is not None and person.name in message_text(message)
        )
    return board


async def open_table(person: SimulatedUser, command: str, ais: int | None = None, channel: str = "manila") -> Any:
    """Open a table with first-level AI players and start it."""
    while not person.commands:
        await person.wait_for("commands")
    board = await ask_for_table(person, command, channel)
    for _ in range(company(command) if ais is None else ais):
        menu = _ai_menu(person.latest(board))
        assert menu is not None  # the message is the lobby's
        before = person.latest(board)
        await person.select(board, ADD_AI, menu["options"][0]["value"])
        await _when(person, board, partial(ne, before))
    await person.click(board, "Start")
    await _when(person, board, _has_begun)
    return board


async def _when(person: SimulatedUser, board: Any, so: Callable[[Any], bool]) -> None:
    """Wait for a change, which may follow the acknowledgment later."""
    await person.wait_message(lambda message: message["id"] == board["id"] and so(message))


def _has_begun(message: Any) -> bool:
    return all(part.get("label") != "Start" for part in walk(message["components"]))


def _ai_menu(message: Any) -> Any | None:
    return next((part for part in walk(message["components"]) if part.get("placeholder") == ADD_AI), None)
