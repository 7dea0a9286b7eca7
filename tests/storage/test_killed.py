"""A process that is killed while it writes, on SQLite and on a server."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from typing import Final

import pytest

from storage import Store
from tests.effort import slow_but
from tests.storage.samples import entry, snapshot

KILLED: Final = """
import asyncio, sys
from storage import Store
from tests.storage.samples import entry, game, snapshot

async def main():
    store = await Store.open(sys.argv[1])
    table = await game(store)
    for number in range(1, 100_000):
        await store.append(table, [entry(number)], snapshot(number), over=False)
        print(table, number, flush=True)

asyncio.run(main())
"""


def _kill_after(url: str, told: int) -> int:
    """Let a process play until it has told of so many entries; kill it then. Gives its table."""
    with subprocess.Popen([sys.executable, "-c", KILLED, url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            table, number = map(int, line.split())
            if number == told:
                process.send_signal(signal.SIGKILL)
                return table
    raise AssertionError("the process ended by itself")


@pytest.mark.parametrize("told", slow_but([7], [1, 7, 40]))
async def test_a_killed_process_loses_no_move_that_it_told_of(url: str, told: int) -> None:
    table = await asyncio.to_thread(_kill_after, url, told)
    store = await Store.open(url)
    log, row = await store.entries(table), await store.table(table)
    assert row is not None
    assert len(log) > told
    assert [entry.number for entry in log] == list(range(len(log)))
    assert (row.number, row.snapshot) == (log[-1].number, snapshot(log[-1].number))
    await store.append(table, [entry(len(log))], snapshot(len(log)), over=True)
    await store.close()
