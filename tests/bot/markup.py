"""Discord's markup as its clients read it: what in a text is more than the text.

After the rules of Discord's own parser (simple-markdown with Discord's additions): at each place the first rule that
matches wins, and a backslash before a mark of punctuation comes before all others. It reads more markup than any one
client does: where clients differ, what one of them takes for markup is markup here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Node:
    """A piece of a text: ``kind`` is "text" for what is nothing but that."""

    kind: str
    said: str
    """What it says, or for what is a thing of its own, the markup."""
    inner: tuple[Node, ...] = ()

    def walk(self) -> Iterator[Node]:
        yield self
        for node in self.inner:
            yield from node.walk()

    @property
    def text(self) -> str:
        """What a reader reads."""
        return "".join(node.text for node in self.inner) if self.inner else self.said


BLOCKS: Final = (
    ("codeblock", re.compile(r"```(?:[a-z0-9_+\-.#]+?\n)?\n*([^\n][\s\S]*?)\n*```", re.IGNORECASE), False),
    ("quote", re.compile(r"(?:>>> ([\s\S]*)|> ([^\n]*))"), True),
    ("heading", re.compile(r"#{1,3}\s+([^\n]+)"), True),
    ("subtext", re.compile(r"-#\s+([^\n]+)"), True),
    ("list", re.compile(r" *(?:[*-]|\d+[.)]) +([^\n]+)"), True),
)
INLINE: Final = (
    ("escape", re.compile(r"\\([^0-9A-Za-z\s])"), False),
    ("codeblock", re.compile(r"```[\s\S]+?```"), False),
    ("code", re.compile(r"(`+)([\s\S]*?[^`])\1(?!`)"), False),
    ("link", re.compile(r"<[^: >]+:/[^ >]+>"), False),
    ("address", re.compile(r"<[^\s<>@]+@[^\s<>@]+>|<(?:mailto|tel|sms):[^\s<>]+>"), False),
    ("masked link", re.compile(r"\[((?:\\.|[^\]\\])+)\]\(\s*<?[^\s)]+>?(?:\s+['\"][\s\S]*?['\"])?\s*\)"), True),
    ("link", re.compile(r"(?:https?|steam|discord|ftp)://[^\s<]*[^\s<.,:;\"'\])]", re.IGNORECASE), False),
    ("invitation", re.compile(r"(?:www\.)?discord(?:app)?\.(?:gg|com|gift)/[^\s<]+", re.IGNORECASE), False),
    ("mention", re.compile(r"<(?:@[!&]?|#)\d+>|<id:[^>]+>|</[^:\n>]+:\d+>|@(?:everyone|here)|@silent"), False),
    ("emoji", re.compile(r"<a?:\w+:\d+>|:[^\s:]+?(?:::skin-tone-\d)?:"), False),
    ("time", re.compile(r"<t:-?\d+(?::[tTdDfFRsS])?>"), False),
    ("sound", re.compile(r"<sound:\d+:\d+>"), False),
    ("spoiler", re.compile(r"\|\|([\s\S]+?)\|\|"), True),
    ("strong", re.compile(r"\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)"), True),
    ("underline", re.compile(r"__((?:\\[\s\S]|[^\\])+?)__(?!_)"), True),
    ("strike", re.compile(r"~~([\s\S]+?)~~"), True),
    ("em", re.compile(r"\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)"), True),
    ("em", re.compile(r"_((?:__|\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])"), True),
)


def parse(text: str) -> list[Node]:
    """What a text is made of."""
    found: list[Node] = []
    at = 0
    while at < len(text):
        begins = at == 0 or text[at - 1] == "\n"
        for kind, rule, nests in (*(BLOCKS if begins else ()), *INLINE):
            match = rule.match(text, at)
            if match is not None and match.end() > at:
                inside = next((group for group in reversed(match.groups()) if group is not None), "")
                if kind == "escape":
                    found.append(Node("text", inside))
                else:
                    found.append(Node(kind, match[0], tuple(parse(inside)) if nests else ()))
                at = match.end()
                break
        else:
            found.append(Node("text", text[at]))
            at += 1
    return _joined(found)


def kinds(text: str) -> list[str]:
    """All markup in a text, in order."""
    return [node.kind for top in parse(text) for node in top.walk() if node.kind != "text"]


def read(text: str) -> str:
    """What a reader reads, without the signs of no width that part a mention."""
    return "".join(node.text for node in parse(text)).replace("@\u200b", "@")


def _joined(nodes: list[Node]) -> list[Node]:
    joined: list[Node] = []
    for node in nodes:
        if node.kind == "text" and joined and joined[-1].kind == "text":
            joined[-1] = Node("text", joined[-1].said + node.said)
        else:
            joined.append(node)
    return joined
