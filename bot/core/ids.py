"""The form of a ``custom_id``, which builds ids and parses them for a handler.

    COME = Id("night:{night:id}:{action:word}")
    COME(night=7, action="come")            "night:7:come"
    COME.read("night:7:come")               {"night": 7, "action": "come"}

An id comes back from players, even on messages of last year: its content is a claim that its handler checks, and a
form that was ever posted stays readable.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from bot.core.limits import CUSTOM_ID
from engine.game import Refusal

Field = int | str

LARGEST: Final = 2**31 - 1
"""The largest number of a table, night or arena in the database."""
LARGEST_ID: Final = 2**63 - 1
"""The largest Discord id in the database."""

KINDS: Final[Mapping[str, tuple[str, Callable[[str], Field]]]] = {
    "id": ("[1-9][0-9]{0,8}", int),  # of a row, in 31 bits
    "snowflake": ("[1-9][0-9]{0,17}|[1-8][0-9]{18}", int),  # of Discord, in 63 bits
    "number": ("[0-9]{1,9}", int),
    "word": ("[a-z_]{1,32}", str),
    "name": ("[a-z0-9_]{1,32}", str),
    "code": ("[A-Za-z0-9:,.+-]{1,60}", str),
    "text": (r"[^\n]{0,100}", str),
    "form": (r"[^|\n]{2,96}", str),  # the id of a form, before a bar
}
"""Field types by their names in forms. Several are separated by ``|``; any other name is a literal word: ``yes|no``."""

_FIELD: Final = re.compile(r"\{(\w+):([^}]+)\}")


class Id:
    """A template of ``custom_id``, with typed fields; equal ones share a handler."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.head = form.partition(":")[0]
        head, *rest = _FIELD.split(form)
        kinds, pattern = dict[str, tuple[str, Callable[[str], Field]]](), re.escape(head)
        for name, spec, literal in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
            kinds[name] = _kind(spec)
            pattern += f"(?P<{name}>{kinds[name][0]}){re.escape(literal)}"
        self.fields: Mapping[str, Callable[[str], Field]] = {name: kind[1] for name, kind in kinds.items()}
        self._pattern = re.compile(pattern)
        self._template = _FIELD.sub(r"{\1}", form)

    def __call__(self, **fields: Field) -> str:
        """Return an id of this form.

        Raises ``ValueError`` for one that could not be parsed again, or that Discord refuses.
        """
        written = self._template.format(**fields)
        if len(written) > CUSTOM_ID or self.read(written) is None:
            raise ValueError(f"{written!r} is no id of the form {self.form}")
        return written

    def __repr__(self) -> str:
        return f"Id({self.form!r})"

    def read(self, custom_id: str) -> dict[str, Field] | None:
        """Return the fields of an id; ``None`` for another form."""
        match = self._pattern.fullmatch(custom_id)
        return None if match is None else {name: kind(match[name]) for name, kind in self.fields.items()}


def _kind(spec: str) -> tuple[str, Callable[[str], Field]]:
    found = [KINDS.get(each, (each, str)) for each in spec.split("|")]
    return "|".join(pattern for pattern, _ in found), found[0][1] if len(found) == 1 else str


_OF_A_TABLE: Final = re.compile(r"(?!sv|hs|hg|px|pz|pm|ar:[0-9]+:)[a-z]{2}:(?P<table>[1-9][0-9]{0,17})(?::.*)?")


def table_of(custom_id: str) -> int | None:
    """Return the table number in an id, if it has one; unverified."""
    match = _OF_A_TABLE.fullmatch(custom_id)
    return int(match["table"]) if match is not None and int(match["table"]) <= LARGEST else None


def whole(claimed: str, most: int = LARGEST) -> int:
    """Parse a whole number from a click, menu or form, or raise ``Refusal``."""
    if not re.fullmatch(r"[0-9]{1,19}", claimed) or int(claimed) > most:
        raise Refusal("why-unknown-button")
    return int(claimed)
