"""Escape names for Discord, which interprets markup in all message texts.

A backslash before punctuation makes it literal, everywhere in Discord's markup. Pictures, labels, menus, alt texts, and
titles of threads and files have no markup: there a name stays as it is.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final
from unicodedata import category

_SPACE: Final = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
"""A name is no paragraph: a new line in it could begin a heading, a list or a quotation."""
_TURNS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Bidirectional controls would also affect the text after the name."""
_MARKS: Final = re.compile(r"([\\`*_~|<>\[\]()#+\-.:/!])")
_DANGLING: Final = re.compile(r"(?<!\\)(?:\\\\)*(\\)$")
NAMELESS: Final = "–"
"""Replaces a name without any visible character."""
_UNSEEN: Final = frozenset(("Cc", "Cf", "Me", "Mn", "Zl", "Zp", "Zs"))
"""The categories of characters that aren't drawn by themselves."""
_BLANKS: Final = re.compile(
    "[\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U00013441\U00013442\U0001d159\U000e0000-\U000e0fff]"
)
"""Letters and symbols that are drawn as nothing, and code points that Unicode keeps for such characters."""


def one_line(name: str) -> str:
    """Return a name without line ends, cursor moves and direction controls."""
    return _SPACE.sub(" ", _TURNS.sub("", name)).strip()


def literal(name: str) -> str:
    """Return a name escaped for a text, so that it formats and mentions nothing."""
    line = one_line(name)
    if not any(map(_is_visible, line)):
        return NAMELESS
    # Mentions are parsed from the raw text, with or without backslashes.
    return _MARKS.sub(r"\\\1", line).replace("@", "@\u200b")


def _is_visible(char: str) -> bool:
    return category(char) not in _UNSEEN and not _BLANKS.match(char)


def cut_marked(name: str, limit: int) -> str:
    """Return an escaped bold name, cut at ``limit`` with its markup balanced."""
    if len(name) <= limit:
        return name
    close = "**" if name.endswith("**") else ""
    kept = name[: limit - 1 - len(close)]
    dangling = _DANGLING.search(kept)
    return (kept if dangling is None else kept[: dangling.start(1)]) + "…" + close


def soon(at: datetime) -> str:
    """Return a relative Discord timestamp.

    Each reader's Discord shows it in its own language, so texts put it after a colon, as ``$soon``.
    """
    return f"<t:{int(at.timestamp())}:R>"


def spoiler(text: str) -> str:
    """Return a text as a spoiler, hidden until clicked."""
    return f"||{text}||"
