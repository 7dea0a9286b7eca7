"""Floods the bot in several styles while others play, and tells what the others got of it.

    make floods ARGS="--presses 1000 --seed 1"

One person, with a script for thumbs, presses, opens tables, types, asks for pictures, writes messages, joins and
leaves as fast as the line takes it. Beside them others play, each at a table of their own. Nobody of these may go
without an answer; how long they wait is told and not judged: it is the machine's.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, TypeAlias

from bench.harbour import bot_process
from bench.people import ScriptedPlayer, ask_for_table, open_table
from bot.games.catalogue import catalogue
from localcord import LocalCord
from localcord.person import Refused, SimulatedUser

BYSTANDERS: Final = ("Ann", "Ben", "Cleo", "Dan")
ATTACKER: Final = "Mallory"
GAMES: Final = tuple(f"{kind} new" for kind in catalogue().games)
AT_ONCE: Final = 100
"""Presses of the attacker that are under way at the same time."""
PAUSE: Final = 0.5
"""Seconds between two presses of a bystander."""
LEAST: Final = 3
"""Presses of each bystander that an attack lasts for at least."""
FIRST_RESPONSE: Final = 10.0
"""Longer than Discord's three seconds: on a busy machine a slow answer shall be counted as slow, not as none."""

Blow: TypeAlias = Callable[[int], Awaitable[Any]]


@dataclass
class Report:
    """What the others got during one attack."""

    style: str
    blows: int = 0
    """What the attacker sent."""
    seconds: list[float] = field(default_factory=list)
    """From each press of the others to its answer."""
    failed: int = 0
    """Presses of the others that had no answer."""
    outcomes: Counter[str] = field(default_factory=Counter)
    """What became of what the attacker sent."""

    @property
    def line(self) -> str:
        cuts = quantiles([*self.seconds, *self.seconds], n=100)
        counts = ", ".join(f"{what} {count}" for what, count in self.outcomes.most_common(4))
        return (
            f"{self.style:<16} {self.blows:>5} sent · others: {len(self.seconds):>4} answers, {self.failed} without, "
            f"median {cuts[49]:.2f} s, 99 of 100 within {cuts[98]:.2f} s, slowest {max(self.seconds):.2f} s · {counts}"
        )


class Flood:
    """An attacker, and those who play on."""

    def __init__(
        self, attacker: SimulatedUser, others: list[ScriptedPlayer], board: Any, lobby: Any, direct: Any
    ) -> None:
        self._attacker = attacker
        self._others = others
        self._board = board
        """A table of the attacker's own."""
        self._lobby = lobby
        """A lobby of somebody else."""
        self._direct = direct
        """Where the attacker writes to the bot."""

    @property
    def styles(self) -> Mapping[str, Blow]:
        attacker, board, lobby, direct = self._attacker, self._board, self._lobby, self._direct
        pictures = "My Hand", "More"
        return {
            "presses": lambda _: attacker.click(board, "My Hand"),
            "pictures": lambda number: attacker.click(board, pictures[number % 2]),
            "practice tables": lambda _: attacker.slash("manila", "manila practice"),
            "typing": lambda number: attacker.autocomplete("manila", "manila board", "table", str(number % 10)),
            "lists": lambda _: attacker.slash("manila", "table list"),
            "joins and leaves": lambda number: (
                attacker.slash("manila", "table leave") if number % 2 else attacker.click(lobby, "Join")
            ),
            "direct messages": lambda _: attacker.send(direct, "hands"),
        }

    async def attack(self, style: str, blows: int) -> Report:
        """Attack once, in one style."""
        report, over = Report(style, blows), asyncio.Event()
        playing = [asyncio.create_task(self._play(player, report, over)) for player in self._others]
        line, blow = asyncio.Semaphore(AT_ONCE), self.styles[style]

        async def strike(number: int) -> None:
            async with line:
                report.outcomes[await _outcome(blow(number))] += 1

        await asyncio.gather(*(strike(number) for number in range(blows)))
        over.set()
        await asyncio.gather(*playing)
        return report

    async def _play(self, player: ScriptedPlayer, report: Report, over: asyncio.Event) -> None:
        done = 0
        while done < LEAST or not over.is_set():
            if not player.plays:
                await player.open_table()
            pressed = await player.press()
            if pressed is not None:
                done += 1
                report.seconds.append(pressed.seconds)
                report.failed += pressed.failed
            await asyncio.sleep(PAUSE)


async def _outcome(blow: Awaitable[Any]) -> str:
    """What became of something that the attacker sent, in a word."""
    try:
        found = await blow
    except (Refused, LookupError, TimeoutError) as error:
        return type(error).__name__
    return str(getattr(found, "state", "sent"))


async def flood(blows: int, seed: int, styles: list[str] | None, say: Callable[[str], None]) -> list[Report]:
    """Attack in these styles, or in all there are, one after another."""
    reports = []
    with tempfile.TemporaryDirectory(prefix="floods-") as folder:
        async with (
            LocalCord(users=(*BYSTANDERS, ATTACKER), first_response=FIRST_RESPONSE) as cord,
            bot_process(cord, Path(folder), {"MANILA_BOUNDS": "true"}),
        ):
            people = [await SimulatedUser.join(cord, name) for name in (*BYSTANDERS, ATTACKER)]
            for person in people:
                person.keep_events = False
            *others, attacker = people
            players = [
                ScriptedPlayer(each, GAMES[at % len(GAMES)], seed=f"{seed}/{at}") for at, each in enumerate(others)
            ]
            for player in players:
                await player.open_table()
            board = await open_table(attacker, "manila new")
            lobby = await ask_for_table(others[0], "manila new")
            attack = Flood(attacker, players, board, lobby, await attacker.open_dm("Manila"))
            for style in styles or attack.styles:
                reports.append(await attack.attack(style, blows))
                say(reports[-1].line)
            for person in people:
                await person.leave()
    return reports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=1000, help="what is sent in each style")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", help="one of the styles; may be given several times")
    given = parser.parse_args()

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    reports = asyncio.run(flood(given.presses, given.seed, given.only, say))
    sys.exit(1 if any(report.failed for report in reports) else 0)


if __name__ == "__main__":
    main()
