"""Measure the cost of a click, in CPU time and calls to Discord.

Plays whole games of one human against AI seats. The bot runs in its own process, draws in its threads and measures
itself (``bench.meter``). A busy machine changes CPU times by about a third: use the shares. The counts of calls are
exact, because the next click waits until those of the last one are finished.

Each call besides the response is listed with its reason: the table's message after a private click, an open panel that
follows, the deletion of an old response, or a hand by direct message.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from bench.harbour import bot_process, until
from bench.people import ScriptedPlayer, join_guild
from bench.processes import busy_seconds
from bench.result import Result
from bot.games.catalogue import catalogue
from localcord import CallRecord, LocalCord
from localcord.entities import Message
from localcord.interactions import Answer, Interaction
from localcord.person import SimulatedUser

PRESSES: Final = 200
"""Clicks per game: several whole games."""
QUIET: Final = 0.25
"""After this many seconds without a call to Discord, and without work, a click is finished."""
IDLE: Final = 0.02
"""At most this much CPU time passes in them without work, in seconds: clocks have ticks of 0.01."""
BEAT: Final = 5.0
"""Seconds after a failed click until the next: by then the AI or the time limit has moved."""
LINE: Final = "by a line"
CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
PRESSED: Final[Mapping[str, str]] = {
    "mv": "a move",
    "ms": "a move",
    "my": "a yes to its price",
    "sp": "a step of a choice",
    "tb": "My Hand",
}
"""The kind of a click, by the first word of its id."""


def measure() -> Iterator[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        played = asyncio.run(_played(Path(folder, "parts.json")))
    for kind, (parts, answers, others) in played.items():
        presses, whole = answers.total(), sum(parts.values())
        yield Result(f"{kind}: a press", 1000 * whole / presses, "ms")
        for part, seconds in sorted(parts.items(), key=lambda item: -item[1]):
            yield Result(f"{kind}: {part}", 1000 * seconds / presses, f"ms, {seconds / whole:.0%}")
        yield Result(f"{kind}: calls to Discord", 1 + others.total() / presses, "a press")
        for what, count in (*answers.most_common(), *others.most_common()):
            yield Result(f"{kind}: {what}", count / presses, "a press")


async def _played(file: Path) -> dict[str, tuple[dict[str, float], Counter[str], Counter[str]]]:
    """Return each game's CPU seconds by part, kinds of answers, reasons for calls."""
    command = (sys.executable, "-m", "bench.meter", str(file))
    settings = {"MANILA_LOG_LEVEL": "WARNING", "MANILA_DRAWING_PROCESSES": "0", "MANILA_SEED": "press"}
    async with LocalCord() as cord:
        guild = cord.world.add_guild("Harbor", [cord.world.add_user("Ann")], ["manila"])
        async with bot_process(cord, file.parent, settings, command) as bot:
            ann = await join_guild(cord, guild)
            return {kind: await _presses(kind, ann, cord, bot, file) for kind in catalogue().games}


async def _presses(
    kind: str, ann: SimulatedUser, cord: LocalCord, bot: asyncio.subprocess.Process, file: Path
) -> tuple[dict[str, float], Counter[str], Counter[str]]:
    player = ScriptedPlayer(ann, f"{kind} new", seed=kind)
    await player.open_table()
    await _quiet(cord, bot.pid)
    bot.send_signal(signal.SIGUSR1)
    answers, others = Counter[str](), Counter[str]()
    cord.calls.clear()
    while answers.total() < PRESSES:
        if not player.plays:
            await player.open_table()
            await _quiet(cord, bot.pid)
            cord.calls.clear()  # opening a table is not a click in a game
        await player.press()
        await _quiet(cord, bot.pid)
        told = [(call.path == CALLBACK, _reason(cord, call)) for call in cord.calls]
        cord.calls.clear()
        answers.update(reason for first, reason in told if first)
        others.update(reason for first, reason in told if not first)
        if any(reason.endswith(LINE) for _, reason in told):
            await asyncio.sleep(BEAT)
    bot.send_signal(signal.SIGUSR2)
    await until(file.exists)
    return _taken(file), answers, others


async def _quiet(cord: LocalCord, bot: int) -> None:
    calls, busy = -1, 0.0
    while calls != len(cord.calls) or busy_seconds(bot) - busy > IDLE:
        calls, busy = len(cord.calls), busy_seconds(bot)
        await asyncio.sleep(QUIET)


def _reason(cord: LocalCord, call: CallRecord) -> str:
    if token := call.names.get("interaction_token"):
        return _answer(cord.interactions.by_token(cord.world.application_id, token))
    if token := call.names.get("webhook_token"):
        asked = cord.interactions.by_token(cord.world.application_id, token)
        what = "a former answer" if _is_line(asked.original) else "the panel"
        return f"{what} {'goes' if call.method == 'DELETE' else 'follows'}"
    channel = call.names.get("channel_id")
    if channel is None or cord.world.channel(int(channel)).guild_id is None:
        return "the hand by direct message" + ("" if call.method == "POST" else ", at the end of its game")
    if call.method == "PATCH":
        return "the table's message, after a press in private"
    return "a message in the channel"


def _answer(asked: Interaction) -> str:
    pressed = PRESSED.get(str(asked.data.get("custom_id")).partition(":")[0], "something else")
    where = "" if asked.source is None else " in a panel" if asked.source.ephemeral_for else " at the table"
    match asked.answer:
        case Answer.UPDATE:
            how = "where it was pressed"
        case Answer.MODAL:
            how = "by a form"
        case Answer.MESSAGE if _is_line(asked.original):
            how = LINE
        case Answer.MESSAGE:
            how = "by a new panel"
        case _:
            how = "by nothing"
    return f"answers {pressed}{where} {how}"


def _is_line(message: Message | None) -> bool:
    return message is not None and bool(message.content)


def _taken(file: Path) -> dict[str, float]:
    parts: dict[str, float] = json.loads(file.read_bytes())
    file.unlink()
    return parts
