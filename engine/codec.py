"""Convert states to JSON and back, with a format version."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter

from engine.game import Json

S = TypeVar("S")

VERSION: Final = 2
"""The current format version."""


class Codec(Generic[S]):
    def __init__(
        self,
        kind: type[S],
        faults: Callable[[S], Iterable[str]],
        of_form_1: Callable[[dict[str, Any]], dict[str, Any]] | None = None,
    ) -> None:
        """Set up; ``faults`` names what makes a state impossible.

        ``of_form_1`` converts a version 1 state to the current version.
        """
        self._adapter = TypeAdapter(kind)
        self._faults = faults
        self._of_form_1 = of_form_1

    def dump(self, state: S) -> Json:
        """Return the stored form of a state."""
        return {"version": VERSION, "state": self._adapter.dump_python(state, mode="json")}

    def load(self, data: Json) -> S:
        """Return the state that ``dump`` wrote, or raise ``ValueError``."""
        if not isinstance(data, dict) or data.get("version") not in (VERSION, self._of_form_1 and 1):
            raise ValueError(f"not a state of this game in form {VERSION}")
        written = data.get("state")
        if self._of_form_1 is not None and data["version"] == 1 and isinstance(written, dict):
            written = self._of_form_1(written)
        state = self._adapter.validate_python(written)
        if faults := list(self._faults(state)):
            raise ValueError(f"not a state of this game: {', '.join(faults)}")
        return state
