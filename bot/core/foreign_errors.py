"""Turn errors of third-party code into text."""

from __future__ import annotations

from typing import Final

MOST_CHARACTERS: Final = 2000


def message_of(error: BaseException) -> str:
    """Return the message of an error, cut to ``MOST_CHARACTERS``; never raises."""
    try:
        text = str(error)
        cut = text[:MOST_CHARACTERS] + ("…" if len(text) > MOST_CHARACTERS else "")
        return cut.encode("utf-8", "backslashreplace").decode()
    except BaseException:  # its ``__str__`` may raise anything
        return "(cannot be printed)"
