"""All that players read, from one message catalogue (Fluent), by key and typed arguments.

The catalogue lies in ``bot/words/locale/<language>/*.ftl`` and in such folders of the games. The comment above a
message declares its arguments, one a line, with their type::

    # $name (text) - who was refused
    # $price (number) - in pesos

``Texts`` refuses a call whose arguments differ from the declaration, so a wrong call fails in the first
test that reaches it, in whatever language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.game import Reason

LOCALE_DIR: Final = Path(__file__).parent / "locale"
FALLBACK: Final = "en"
KEPT: Final = 8192
"""Filled-in texts kept in memory, some 2 MB."""

ArgType = Literal["text", "number"]
Arguments: TypeAlias = Mapping[str, ArgType]
_ARGUMENT: Final = re.compile(r"\$(?P<name>[a-z][a-zA-Z0-9_]*) \((?P<type>text|number)\)")


class TextError(Exception):
    """A message is asked for wrongly, or written wrongly: a mistake of ours, never of a player."""


class Texts:
    """The catalogue of one language. ``texts("why-old-button")``, ``texts("manila-paid", name=…, amount=3)``."""

    def __init__(self, language: str = FALLBACK, folders: Sequence[Path] = (LOCALE_DIR,)) -> None:
        """``folders``: the bot's own, then those of further games, which may speak English alone.

        Raises ``TextError`` if the bot does not speak the language, or if a file does not parse.
        """
        self.language = language
        self._folders = tuple(folders)
        sources = [source for folder in self._folders for source in _sources(folder, language)]
        # A catalogue that is written wrongly shall be seen at the start, not by a player.
        files = tuple((source.name, source.read_text(encoding="utf-8")) for source in sources)
        self._bundle, self.declared = _read(language, files)
        # A table says much the same after each press, and reading a pattern takes longer than all else about a text.
        self._filled = lru_cache(maxsize=KEPT)(self._fill)

    def __reduce__(self) -> tuple[Callable[[str, tuple[Path, ...]], Texts], tuple[str, tuple[Path, ...]]]:
        """Sent to another process, a catalogue is named and not copied: it is read there, once."""
        return _catalogue, (self.language, self._folders)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message of a key with its arguments filled in. Raises ``TextError`` for a call that does not fit."""
        return self._filled(key, tuple(args.items()))

    def reason(self, reason: Reason, names: Sequence[str] | None = None) -> str:
        """A reason as a sentence. With the players' names, a ``seat`` among its arguments becomes that player's."""
        args: dict[str, str | int] = dict(reason.args)
        if names is not None and "seat" in args:
            args["name"] = names[int(args.pop("seat"))]
        return self(reason.key, **args)

    def _fill(self, key: str, items: tuple[tuple[str, str | int], ...]) -> str:
        args = dict(items)
        self._check(key, args)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise TextError(f"{key} has no text")
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise TextError(f"{key}: {errors}")
        return str(text)

    def _check(self, key: str, args: Mapping[str, str | int]) -> None:
        declared = self.declared.get(key)
        if declared is None:
            raise TextError(f"no message {key!r} in {self.language!r}")
        if declared.keys() != args.keys():
            raise TextError(f"{key} takes {sorted(declared)}, not {sorted(args)}")
        for name, value in args.items():
            if isinstance(value, int) is not (declared[name] == "number"):
                raise TextError(f"{key}: ${name} is a {declared[name]}, not {value!r}")


@lru_cache(maxsize=4)
def _read(language: str, files: tuple[tuple[str, str], ...]) -> tuple[FluentBundle, Mapping[str, Arguments]]:
    """The catalogue in these files, each a name and its content, and the arguments of its messages.

    Reading takes longer than all else about a start: it is done once, however often a catalogue is asked for.
    """
    # Isolation marks would be drawn into pictures and counted against Discord's limits.
    bundle = FluentBundle([language], use_isolating=False)
    declared: dict[str, Arguments] = {}
    for name, content in files:
        resource = FluentResource(content)
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{name}: cannot read {str(entry.content).strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in declared:
                    raise TextError(f"{name}: {entry.id.name} is written twice")
                declared[entry.id.name] = _arguments(entry)
    return bundle, declared


def _arguments(message: ast.Message) -> Arguments:
    """A message's arguments and their types, as declared in the comment above it."""
    comment = (message.comment.content if message.comment else None) or ""
    return {found["name"]: "number" if found["type"] == "number" else "text" for found in _ARGUMENT.finditer(comment)}


def _sources(folder: Path, language: str) -> list[Path]:
    """The files of a language in a folder. Raises ``TextError`` if there are none, in a game's folder of English."""
    spoken = [language] if folder == LOCALE_DIR else [language, FALLBACK]
    for each in spoken:
        if sources := sorted((folder / each).glob("*.ftl")):
            return sources
    raise TextError(f"there is no catalogue for {language!r} in {folder}")


@lru_cache
def _catalogue(language: str, folders: tuple[Path, ...]) -> Texts:
    return Texts(language, folders)
