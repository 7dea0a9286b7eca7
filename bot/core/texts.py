"""The message catalog (Fluent): texts by key and typed arguments.

The catalog is in ``bot/words/locale/<language>/*.ftl`` and in such folders of the games. The comment above an English
message declares its arguments for all languages, one per line, with their type::

    # $name (text) - who was refused
    # $price (number) - in pesos

``Texts`` refuses a call whose arguments differ from the declaration. A message that a language lacks falls back to
English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.game import Reason

LOCALE_DIR: Final = Path(__file__).parents[1] / "words" / "locale"
FALLBACK: Final = "en"
KEPT: Final = 8192
"""Formatted texts in the memory cache, some 2 MB."""

ArgType = Literal["text", "number"]
Arguments: TypeAlias = Mapping[str, ArgType]
Value: TypeAlias = str | int | float
"""An argument. Numbers are formatted for the language; numbers that are not quantities are passed as text."""
_ARGUMENT: Final = re.compile(r"\$(?P<name>[a-z][a-zA-Z0-9_]*) \((?P<type>text|number)\)")

_HEAD: Final = r"-?[a-zA-Z][a-zA-Z0-9_-]*"
_ENTRY: Final = re.compile(
    rf"(?P<comment>(?:^# .*\n)*)(?P<source>^(?P<key>{_HEAD}) *=.*\n?(?:(?:[ }}].*)?(?:\n|\Z))*)", re.MULTILINE
)
"""A message or term with its comment. Its further lines are indented, or close a placeable."""
_STRAY: Final = re.compile(rf"^(?!{_HEAD} *=|[ }}#]).+", re.MULTILINE)
"""A line that neither begins nor continues a message, nor is a comment."""
_QUOTED: Final = re.compile(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)")
"""A message or term inside another."""
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""The minus sign of most locales; pictures have a typographic one."""
COMMAND: Final = re.compile(r"`/(?P<command>[^`]+)`")
"""A slash command as texts quote it."""
OF_A_GAME: Final = "of-game-"
"""Prefix of the names of commands that every game has, instead of the game's own."""

GAME: Final = "game-"
"""Begins the keys of the names of games."""


class TextError(Exception):
    """An invalid message or call of one: a bug, never a user's mistake."""


class Texts:
    """The catalog of one language: ``texts("manila-paid", name=…, amount=3)``."""

    def __init__(
        self, language: str = FALLBACK, folders: Sequence[Path] = (LOCALE_DIR,), called: str | None = None
    ) -> None:
        """Load the catalog of a language, or raise ``TextError``; ``check`` finds more.

        ``folders``: the bot's own, then those of further games, which may support only English. ``called``: the
        language of quoted slash commands, if different: Discord shows them in the language of the user's client.
        """
        self.language = language
        self._folders = tuple(folders)
        self._called = None if called == language else called
        self._english = _book(FALLBACK, self._folders)
        self._book = _book(language, self._folders)
        self.missed: set[str] = set()
        """Messages that fell back to English, though their folder supports the language."""
        # A table says much the same after each click, and parsing a pattern is the slowest part.
        self._filled = lru_cache(maxsize=KEPT)(self._fill)

    def __reduce__(self) -> tuple[Callable[..., Texts], tuple[str, tuple[Path, ...], str | None]]:
        """Pickle a catalog by its arguments instead of its content."""
        return _catalogue, (self.language, self._folders, self._called)

    def calling(self, language: str) -> Texts:
        return Texts(self.language, self._folders, language)

    @cached_property
    def commands(self) -> Mapping[str, str]:
        """The names of slash commands and groups, by their keys in the catalog.

        Those that every game has begin with ``of-game-``, without the game's name.
        """
        names = {key.removeprefix("name-"): self(key) for key in self.declared if key.startswith("name-")}
        groups = {path: path.partition("-")[0] for path in names if "-" in path and not path.startswith(OF_A_GAME)}
        return {path: f"{names[groups[path]]} {name}" if path in groups else name for path, name in names.items()}

    def __call__(self, key: str, /, **args: Value) -> str:
        """Return the message of a key, or raise ``TextError`` for a wrong call."""
        return self._filled(key, tuple(args.items()))

    @property
    def declared(self) -> Mapping[str, Arguments]:
        """The arguments of each message and their types."""
        return self._english.declared

    def check(self) -> None:
        """Parse every message; raises ``TextError`` for the first that can't be parsed."""
        self._english.check()
        self._book.check()

    def listed(self, items: Iterable[str]) -> str:
        """Join items with commas: ``silk, ginseng, jade``."""
        return self("list-comma").join(items)

    def both(self, items: Iterable[str]) -> str:
        """Join items with *and*: ``silk, ginseng and jade``."""
        *heads, last = items
        return self("list-and", heads=self.listed(heads), last=last) if heads else last

    def either(self, items: Iterable[str]) -> str:
        """Join choices by *or*: ``2, 3 or 4``."""
        *heads, last = items
        return self("list-or", heads=self.listed(heads), last=last) if heads else last

    def join_sentences(self, sentences: Iterable[str]) -> str:
        """Join sentences; empty ones are left out."""
        return self("list-gap").join(filter(None, sentences))

    def reason(self, reason: Reason, names: Sequence[str] | None = None) -> str:
        """Return a reason as a sentence.

        With the players' names, a ``seat`` among its arguments becomes that player's. ``counts``, numbers separated by
        blanks, become a list of choices; a text of several lines becomes a list of them.
        """
        args: dict[str, Value] = {
            name: self.listed(value.split("\n")) if isinstance(value, str) else value
            for name, value in reason.args.items()
        }
        if names is not None and "seat" in args:
            args["name"] = names[int(args.pop("seat"))]
        if "counts" in args:
            args["counts"] = self.either(str(args["counts"]).split())
        return self(reason.key, **args)

    def _fill(self, key: str, items: tuple[tuple[str, Value], ...]) -> str:
        args = dict(items)
        if key.startswith(GAME) and key not in self.declared:
            return key.removeprefix(GAME).title()  # stored while the game was hosted
        self._check(key, args)
        text, errors = self._book.say(key, args)
        if errors and self._book is not self._english:
            if key in self._expected:
                self.missed.add(key)
            text, errors = self._english.say(key, args)
        if errors:
            raise TextError(f"{key}: {errors}")
        if any(isinstance(value, int | float) and value < 0 for value in args.values()):
            text = _HYPHEN.sub("−", text)
        return self.quoting(text)

    def quoting(self, text: str) -> str:
        """Return a text with quoted slash commands in the reader's language."""
        return text if self._called is None else COMMAND.sub(self._as_called, text)

    def _as_called(self, quoted: re.Match[str]) -> str:
        command = quoted["command"]
        game, _, name = command.partition(" ")
        if (of_game := self._elsewhere.get(OF_A_GAME + name)) is not None:
            return f"`/{game} {of_game}`"
        return f"`/{self._elsewhere.get(command, command)}`"

    @cached_property
    def _elsewhere(self) -> Mapping[str, str]:
        """The reader's names of commands, by their names in this language."""
        ours, theirs = self.commands, Texts(self._called or self.language, self._folders).commands
        return {(OF_A_GAME if path.startswith(OF_A_GAME) else "") + ours[path]: theirs[path] for path in ours}

    @cached_property
    def _expected(self) -> frozenset[str]:
        """The messages of folders that support the language; other games are no gap."""
        speaking = tuple(folder for folder in self._folders if self.language in languages(folder))
        return frozenset(_book(FALLBACK, speaking).declared)

    def _check(self, key: str, args: Mapping[str, Value]) -> None:
        declared = self.declared.get(key)
        if declared is None:
            raise TextError(f"no message {key!r}")
        if declared.keys() != args.keys():
            raise TextError(f"{key} takes {sorted(declared)}, not {sorted(args)}")
        for name, value in args.items():
            if isinstance(value, str) is not (declared[name] == "text"):
                raise TextError(f"{key}: ${name} is a {declared[name]}, not {value!r}")


def languages(folder: Path = LOCALE_DIR) -> tuple[str, ...]:
    return tuple(sorted({path.parent.name for path in folder.glob("*/*.ftl")}))


class _Book:
    """One language's messages, each parsed on first use."""

    def __init__(self, language: str, files: Sequence[tuple[str, str]]) -> None:
        # Isolation marks would be drawn into pictures and counted against Discord's limits.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, tuple[str, str]] = {}
        """Messages and terms not yet used: their file and source."""
        self.declared: dict[str, Arguments] = {}
        for name, content in files:
            self._cut(name, content)

    def _cut(self, file: str, content: str) -> None:
        if stray := _STRAY.search(content):
            raise TextError(f"{file}: cannot read {stray[0][:80]!r}")
        for entry in _ENTRY.finditer(content):
            key = entry["key"]
            if key in self._unread:
                raise TextError(f"{file}: {key} is written twice")
            self._unread[key] = file, entry["source"]
            if not key.startswith("-"):
                self.declared[key] = arguments_in(entry["comment"])

    def say(self, key: str, args: dict[str, Value]) -> tuple[str, Sequence[object]]:
        try:
            self._read(key)
        except TextError as error:
            return "", [error]
        if not self._bundle.has_message(key) or (pattern := self._bundle.get_message(key).value) is None:
            return "", [f"no text in {self._bundle.locales[0]}"]
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def check(self) -> None:
        for key in list(self._unread):
            self._read(key)

    def _read(self, key: str) -> None:
        """Parse a message, and those that it quotes, unless that was done."""
        if key not in self._unread:
            return
        file, source = self._unread[key]
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{file}: cannot read {str(entry.content).strip()[:80]!r}")
        for quoted in _QUOTED.findall(source):
            if quoted != key:
                self._read(quoted)
        self._bundle.add_resource(resource)
        # Last of all: a thread that doesn't find it here must find it there.
        self._unread.pop(key, None)


@lru_cache(maxsize=32)
def _book(language: str, folders: tuple[Path, ...]) -> _Book:
    return _Book(language, _contents(folders, language))


def arguments_in(comment: str) -> Arguments:
    """Return a message's arguments and types, from the comment above it."""
    return {found["name"]: "number" if found["type"] == "number" else "text" for found in _ARGUMENT.finditer(comment)}


def _contents(folders: Sequence[Path], language: str) -> list[tuple[str, str]]:
    """Return the files of a language, each a name and its content.

    Raises ``TextError`` if the first folder, the bot's own, has none; of English, if any has none.
    """
    sources = {folder: sorted((folder / language).glob("*.ftl")) for folder in folders}
    for folder in folders if language == FALLBACK else folders[:1]:
        if not sources[folder]:
            raise TextError(f"there is no catalogue for {language!r} in {folder}")
    return [(file.name, file.read_text(encoding="utf-8")) for files in sources.values() for file in files]


@lru_cache
def _catalogue(language: str, folders: tuple[Path, ...], called: str | None) -> Texts:
    return Texts(language, folders, called)
