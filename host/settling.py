"""How a process that works for the bot begins. It imports no event loop, which such a process never runs."""

from __future__ import annotations

import gc
import logging
import os
import signal
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from threading import Thread
from typing import TypeAlias

log = logging.getLogger(__name__)

Preparation: TypeAlias = Callable[[], object]
"""Something that a process does before its first work, such as drawing what all pictures share."""


def settle_in(niceness: int = 0, preparations: Sequence[Preparation] = ()) -> None:
    """How a process begins: interrupts from the terminal are left to the bot, which ends it, and with which it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # there is none on Windows
        os.nice(niceness)
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    for prepare in preparations:
        try:
            prepare()
        except Exception:
            # Whatever needs it will fail for itself, and be heard of.
            log.exception("warm-up failed")
    gc.freeze()  # what is prepared stays: no look for garbage in it shall hold work up


def _end_with_parent() -> None:
    """A bot that was killed could not let its workers go: they would wait for work for ever."""
    parent = parent_process()
    assert parent is not None  # workers are started by the bot
    parent.join()
    os._exit(os.EX_OK)
