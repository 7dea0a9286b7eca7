"""Names as text: Discord reads markup in all that a message says, and what people call themselves must not be any.

A backslash before a mark of punctuation makes it a mark of punctuation, everywhere in Discord's markup and whatever
it stood for. Reading it, nobody sees a difference. Pictures, labels, menus, alt texts, titles of threads and files
know no markup: there a name stands as it is.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

_SPACE: Final = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
"""A name is no paragraph: a new line in it could begin a heading, a list or a quotation."""
_TURNS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""What turns the direction of writing would also turn what stands behind the name."""
_MARKS: Final = re.compile(r"([\\`*_~|<>\[\]()#+\-.:/!])")
_DANGLING: Final = re.compile(r"(?<!\\)(?:\\\\)*(\\)$")
NAMELESS: Final = "–"
"""Stands for a name of which nothing is left."""


def one_line(name: str) -> str:
    """A name without anything that ends a line, moves a cursor or turns the direction of writing."""
    return _SPACE.sub(" ", _TURNS.sub("", name)).strip()


def literal(name: str) -> str:
    """A name for a text of Discord: reads as it is, and formats, links, shows and mentions nothing."""
    text = _MARKS.sub(r"\\\1", one_line(name))
    # Who is mentioned is looked for in the text as it was sent, backslashes or not.
    return text.replace("@", "@\u200b") or NAMELESS


def cut_marked(name: str, limit: int) -> str:
    """A name as texts have it, in bold, with an ellipsis if it is longer than ``limit``; what it opens, it closes."""
    if len(name) <= limit:
        return name
    close = "**" if name.endswith("**") else ""
    kept = name[: limit - 1 - len(close)]
    dangling = _DANGLING.search(kept)
    return (kept if dangling is None else kept[: dangling.start(1)]) + "…" + close


def soon(at: datetime) -> str:
    """Show how far off a moment is.

    Each reader's Discord says it in its own language, so texts have it after a colon, as ``$soon``.
    """
    return f"<t:{int(at.timestamp())}:R>"


def spoiler(text: str) -> str:
    """Cover a text until its reader presses on it."""
    return f"||{text}||"
