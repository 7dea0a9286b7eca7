"""Fails each kind of call to Discord in every way that Discord fails, and counts what is lost: nothing may be.

    make faults

After each fault the table's message must show the truth, nobody may be called twice, no move that anybody was told of
may be missing, and every click must have an answer unless Discord takes none any more.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.harbour import harboured
from localcord import LocalCord
from localcord.person import SimulatedUser
from tests.wire.haste import THREADS, HastyClock, hastily
from tests.wire.scenes import CALLBACK, FOLLOW_UP, SCENES, Answer, Scene

FAULTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "429 with a time": {"status": 429, "retry_after": 0.5, "scope": "user"},
    "429 with a time, three in a row": {"status": 429, "retry_after": 0.3, "count": 3},
    "429 for all calls": {"status": 429, "retry_after": 0.5, "scope": "global"},
    "429 with a long time": {"status": 429, "retry_after": 20.0},
    "429 with a very long time": {"status": 429, "retry_after": 600.0},
    "429 without a time": {"status": 429, "retry_after": None},
    "429 as a page": {"as_page": True},
    "500": {"status": 500},
    "500 twice": {"status": 500, "count": 2},
    "500 for a while": {"status": 500, "count": 12},
    "502": {"status": 502},
    "502 for a while": {"status": 502, "count": 12},
    "503": {"status": 503},
    "500 after it was done": {"status": 500, "applied": True},
    "handled after 2 s": {"status": 0, "delay": 2.0},
    "handled after 5 s": {"status": 0, "delay": 5.0},
    "answered after 2 s": {"status": 0, "lag": 2.0},
    "answered after 5 s": {"status": 0, "lag": 5.0},
    "dropped": {"dropped": True},
    "dropped three times": {"dropped": True, "count": 3},
    "dropped after it was done": {"dropped": True, "applied": True},
    "10003 unknown channel": {"status": 404, "code": 10003},
    "10008 unknown message": {"status": 404, "code": 10008},
    "10062 unknown interaction": {"status": 404, "code": 10062},
    "30046 old message edited too often": {"status": 429, "code": 30046, "retry_after": 2.0},
    "30046 six times": {"status": 429, "code": 30046, "retry_after": 2.0, "count": 6},
    "40003 opening DMs too fast": {"status": 429, "code": 40003, "retry_after": 2.0},
    "40003 six times": {"status": 429, "code": 40003, "retry_after": 2.0, "count": 6},
    "40060 already acknowledged": {"status": 400, "code": 40060},
    "50001 missing access": {"status": 403, "code": 50001},
    "50007 cannot send to this user": {"status": 403, "code": 50007},
    "50013 missing permissions": {"status": 403, "code": 50013},
    "50083 thread is archived": {"status": 400, "code": 50083},
}

BREAKS: Final[Mapping[str, Callable[[LocalCord], object]]] = {
    "asked to reconnect": lambda cord: cord.gateway.ask_to_reconnect(),
    "session to be resumed": lambda cord: cord.gateway.doubt_sessions(),
    "session invalid": lambda cord: cord.gateway.invalidate_sessions(),
    "cut, and events missed": lambda cord: cord.gateway.drop_connections(),
    "every press told twice": lambda cord: cord.gateway.repeat_interactions(1000),
    "told once again": lambda cord: cord.gateway.repeat_interactions(0),
    "our clock 10 s behind": lambda cord: _skew(cord, 10.0),
    "our clock 10 s ahead": lambda cord: _skew(cord, -10.0),
    "our clock an hour behind": lambda cord: _skew(cord, 3600.0),
    "our clock an hour ahead": lambda cord: _skew(cord, -3600.0),
    "our clock a day behind": lambda cord: _skew(cord, 86400.0),
}
"""Faults that are none of an answer: of the gateway, and of the time."""

HOPELESS: Final = {
    "500 for a while",
    "502 for a while",
    "30046 six times",
    "40003 six times",
    "10003 unknown channel",
    "10062 unknown interaction",
    "40060 already acknowledged",
}
"""Faults of an answer after which Discord takes none any more."""


@dataclass
class Row:
    """What one kind of call went through."""

    what: str
    tried: int = 0
    hopeless: int = 0
    """Clicks for which Discord took no answer any more."""
    lost: list[str] = field(default_factory=list)


def _skew(cord: LocalCord, ahead: float) -> None:
    assert isinstance(cord.clock, HastyClock)
    cord.clock.ahead = ahead


async def fail(scene: type[Scene], faults: Mapping[str, Mapping[str, Any]] = FAULTS) -> Row:
    """Put one kind of call through faults, one after the other, on one bot."""
    async with _staged(scene) as at:
        row = Row(scene.what)
        for name, fault in faults.items():
            wrong = await at.play(dict(fault))
            row.tried += 1
            if scene.route in (CALLBACK, FOLLOW_UP) and name in HOPELESS:
                row.hopeless += at.unanswered
            elif at.unanswered:
                wrong.append(f"{at.unanswered} clicks without an answer")
            row.lost += [f"{name}: {each}" for each in wrong]
        return row


async def break_line() -> Row:
    """Break the gateway and the clocks, one after the other, on one bot."""
    async with _staged(Answer) as at:
        row = Row("the gateway, and the clocks")
        for name, break_ in BREAKS.items():
            wrong = await at.play_through(partial(break_, at.cord))
            row.tried += 1
            row.hopeless += at.hopeless
            row.lost += [f"{name}: {each}" for each in wrong]
        return row


@asynccontextmanager
async def _staged(scene: type[Scene]) -> AsyncIterator[Scene]:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalCord(clock=HastyClock()) as cord, harboured(cord, Path(folder), **THREADS) as bot:
            bot._connection.heartbeat_timeout = 1e9  # its heart beats by the wall's clock
            people = [await SimulatedUser.join(cord, name) for name in ("Ann", "Ben", "Eve")]
            for person in people:
                person.patience = 1e6
            yield scene(cord, bot, people, cord.channel("manila"))
            for person in people:
                await person.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="the scenes whose name holds this")
    parser.add_argument("--fault", help="the faults whose name holds this")
    parser.add_argument("--log", action="store_true", help="show what the bot logs")
    given = parser.parse_args()
    logging.basicConfig(level="INFO" if given.log else "CRITICAL")
    faults = {name: fault for name, fault in FAULTS.items() if (given.fault or "") in name}
    rows: list[Row] = []
    acts: dict[str, Callable[[], Coroutine[Any, Any, Row]]] = {
        **{scene.what: partial(fail, scene, faults) for scene in SCENES},
        "the gateway, and the clocks": break_line,
    }
    for what, act in acts.items():
        if (given.only or "") in what:
            row = hastily(act)
            rows.append(row)
            sys.stdout.write(f"{row.what:<44} tried {row.tried:>3}  lost {len(row.lost):>3}\n")
            sys.stdout.writelines(f"    {line}\n" for line in row.lost)
            sys.stdout.flush()
    tried, lost = sum(row.tried for row in rows), sum(len(row.lost) for row in rows)
    hopeless = sum(row.hopeless for row in rows)
    sys.stdout.write(f"{'all':<44} tried {tried:>3}  lost {lost:>3}\n")
    sys.stdout.write(f"clicks for which Discord took no answer any more: {hopeless}\n")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
