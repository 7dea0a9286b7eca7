"""Every press at a table is answered inside the visible part of a phone's screen, wherever the pressed control is."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.app import GameBot
from host.live import GameSession, TableSession, require_game
from localcord import LocalCord
from localcord.core import PEOPLE
from localcord.person import SimulatedUser
from tests.browser.sight import PHONE, Sight
from tests.effort import effort
from tests.kit import GAMES
from tests.localcord.browser import Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]

MOVES = "^(mv|my|ms|an|sp|re):"
"""The ids of what is decided in a game, of its forms, and of what opens a form once more."""
VOTES = "^vt:|^tb:[0-9]+:(more|leave|parted|back|end|undo)$"
"""The ids of what people at a table decide about it, and of the way there."""
BESIDES = ":(parted|end|undo)$|^learn:"
"""The ids of what makes another moment of a game, and of lessons, which are of no table."""


class Crew:
    """People at tables of one game. Ann is at a window besides, and sits where she is said to."""

    def __init__(self, bot: GameBot, kind: str, people: list[SimulatedUser]) -> None:
        self.bot, self.kind = bot, kind
        self.ann, *self.others = people

    async def lobby(self, host: SimulatedUser) -> TableSession:
        """Open a table."""
        message: Any = (await host.slash("manila", f"{self.kind} new")).message
        return (await self.bot.services.tables.in_channel(int(message["channel_id"])))[-1]

    async def join(self, live: TableSession, guests: list[SimulatedUser]) -> None:
        """Have guests join a table until it has three people, or the least that the game takes."""
        for guest in guests[: max(GAMES[self.kind].seats[0], 3) - len(live.chairs)]:
            await guest.click(await guest.wait_message(lambda each: each["id"] == str(live.message)), "Join")

    async def begin(self, host: SimulatedUser, guests: list[SimulatedUser]) -> GameSession:
        """Begin a game."""
        live = await self.lobby(host)
        await self.join(live, guests)
        await host.click(host.messages[str(live.message)], "Start")
        return require_game(live)

    async def play_until(self, live: GameSession, *, turn_of_ann: bool) -> None:
        """Have decisions made until it is Ann's turn, or until it is not."""
        while (live.table.seat_of(int(self.ann.id)) in live.table.to_act) != turn_of_ann:
            await live.table.time_up(live.table.ply)
        await self.bot.services.updater.update(live)

    async def end(self, live: GameSession) -> None:
        """Play a game to its end."""
        while not live.table.over:
            await live.table.time_up(live.table.ply)
        await self.bot.services.updater.update(live)

    async def seen(self, sight: Sight) -> Sight:
        """Wait until a window shows all that has happened."""
        while pending := self.bot.services.background._tasks:
            await asyncio.wait(set(pending))
        said = str((await self.ann.send("manila", "So far."))["id"])
        await sight.window.page.locator(f"[data-message-id='{said}']").wait_for(state="attached")
        return sight


@pytest.fixture
async def sight(windows: Windows) -> Sight:
    return Sight(await windows.open("Ann", PHONE))


@pytest.fixture(params=effort(list(GAMES)[:1], list(GAMES)))
async def crew(bot: GameBot, cord: LocalCord, request: pytest.FixtureRequest) -> Crew:
    return Crew(bot, request.param, [await SimulatedUser.join(cord, name) for name in PEOPLE])


async def test_presses_in_lobbies_are_answered_in_sight(crew: Crew, sight: Sight) -> None:
    ben, *others = crew.others
    live = await crew.lobby(ben)
    await (await crew.seen(sight)).walk(live.id, "at the door", but=":(join|learn)$")
    await sight.walk(live.id, "a guest", only="^(lb|lo|ls):|:(leave|more)$", but=":learn$")
    own = await crew.lobby(crew.ann)
    await (await crew.seen(sight)).walk(own.id, "the host", but=":(seek|learn)$")
    await crew.join(live, others)
    await crew.seen(sight)
    await crew.bot.services.tables.start(live, live.lobby.host)
    await sight.walk(live.id, "a game that has begun", only="^lb:[0-9]+:(leave|rules)$")
    assert sight.unseen == []


async def test_presses_in_a_game_are_answered_in_sight(crew: Crew, sight: Sight) -> None:
    ben, *others = crew.others
    live = await crew.begin(ben, [crew.ann, *others])
    await crew.play_until(live, turn_of_ann=False)
    await (await crew.seen(sight)).walk(live.id, "the turn of others", but=BESIDES)
    await crew.play_until(live, turn_of_ann=True)
    await (await crew.seen(sight)).walk(live.id, "the own turn", only="^(an|re):")
    for form in await sight.offered(live.id, "^an:"):
        await sight.press(form, "what was decided meanwhile", behind=lambda: live.table.time_up(live.table.ply))
    await crew.play_until(live, turn_of_ann=True)
    await (await crew.seen(sight)).walk(live.id, "the own turn", only=f"{MOVES}|:hand$")
    await crew.play_until(live, turn_of_ann=True)
    await crew.seen(sight)
    await live.table.time_up(live.table.ply)
    await sight.press((await sight.offered(live.id, MOVES))[0], "what was decided meanwhile")
    await (await crew.seen(sight)).walk(live.id, "votes", only=VOTES)
    assert sight.unseen == []


async def test_presses_after_a_game_are_answered_in_sight(crew: Crew, sight: Sight) -> None:
    ben, *others = crew.others
    live = await crew.begin(ben, [crew.ann, *others])
    await crew.end(live)
    await (await crew.seen(sight)).walk(live.id, "the end", but=BESIDES)
    assert sight.unseen == []


async def test_presses_on_games_of_others_are_answered_in_sight(crew: Crew, sight: Sight) -> None:
    ben, *others = crew.others
    live = await crew.begin(ben, others)
    await (await crew.seen(sight)).walk(live.id, "a game of others", only=f"{MOVES}|:(hand|explain|odds|more|nudge)$")
    await crew.end(live)
    await (await crew.seen(sight)).walk(live.id, "the end of others", only=":(share|review|rematch)$")
    assert sight.unseen == []
