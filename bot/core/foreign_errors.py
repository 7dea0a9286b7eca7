"""Turn errors of third-party code into text.

Bounded, and safe whatever they do when they are printed.
"""

from __future__ import annotations

from typing import Final

MOST_CHARACTERS: Final = 2000


def message_of(error: BaseException) -> str:
    """Return the message of an error, cut to ``MOST_CHARACTERS``.

    Never raises, and the text can be encoded.
    """
    try:
        text = str(error)
        cut = text[:MOST_CHARACTERS] + ("…" if len(text) > MOST_CHARACTERS else "")
        return cut.encode("utf-8", "backslashreplace").decode()
    except BaseException:  # its ``__str__`` may raise anything
        return "(cannot be printed)"
