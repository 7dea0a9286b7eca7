"""Start a worker process, without importing an event loop."""

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
    """Initialize this worker process; the bot handles terminal interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # missing on Windows
        os.nice(niceness)
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    for prepare in preparations:
        try:
            prepare()
        except Exception:
            # Whatever needs it will fail and report by itself.
            log.exception("warm-up failed")
    gc.freeze()  # preparations stay: garbage collections must not scan them


def _end_with_parent() -> None:
    """End this process when the bot dies, since a killed bot can't stop it."""
    parent = parent_process()
    assert parent is not None  # the bot starts workers
    parent.join()
    os._exit(os.EX_OK)
