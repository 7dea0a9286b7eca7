"""What the catalogues say, in every language and every variant, and what is wrong with a translation.

``python -m tests.words [language …]`` (``make words``) tells what is to be done for each language, or for these.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from math import prod
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.core import limits
from bot.core.texts import COMMAND as QUOTED
from bot.core.texts import FALLBACK, OF_A_GAME, TextError
from bot.games.catalogue import Catalogue, catalogue
from tests import glossary

ALL_VARIANTS: Final = 100
"""A message with more combinations is said with each value of each argument, not with every combination."""
NUMBERS: Final = (0, 1, 2, 14)
"""What numbers are tried beside one of each plural class."""
COMMAND: Final = re.compile(r"[-_'\w]{1,32}")
SOON: Final = "<t:0:R>"
"""What is tried as ``$soon``: each reader's Discord makes of it *in 2 hours*, in its own language."""
_SOON_PLACED: Final = re.compile(rf"(?:^|[:：]|· |⏳) ?{SOON}(?=$| ·)", re.MULTILINE)
"""Where that can stand whatever language it is in: alone, or last after a colon."""
_LINK: Final = re.compile(r"\]\([^)]*\)")
_HAN: Final = r"[\u3400-\u9fff]"
_HALF_WIDTH: Final = re.compile(rf"{_HAN}[,.;:?!()\"']|[,.;:?!()\"']{_HAN}")
_GLUED: Final = re.compile(rf"(?![年月日])(?:{_HAN}[0-9]|[0-9](?![年月日]){_HAN})")
"""Figures that no blank parts from Chinese signs; dates have none."""
_AS_IT_IS: Final = re.compile(r"`[^`]*`|https?://\S+|<[^>]+>")
"""What no rule of writing touches: code, addresses, mentions and timestamps."""
_LOOSE: Final = {
    "fr": re.compile(r"(?<!\u202f)[;!»]|(?<![\u202f?])\?|(?<!\u00a0)(?::(?!\S)|:(?=\*)|%)|«(?!\u202f)"),
}
"""Signs that a language keeps a no-break space at, where there is none."""


@dataclass(frozen=True, eq=False)
class Message:
    """A message as it is written."""

    file: str
    key: str
    node: ast.Message
    pieces: list[str] = field(default_factory=list)
    """What people read of it, as far as it is no argument."""
    variants: dict[str, set[str]] = field(default_factory=dict)
    """What it tells apart, by argument."""
    shown: set[str] = field(default_factory=set)
    """The arguments that are said as they are."""
    references: set[str] = field(default_factory=set)
    """Other messages that it quotes."""

    @property
    def plain(self) -> str:
        """All that it can say, without arguments."""
        return " ".join(" ".join(self.pieces).split())


class _Reading(Visitor):
    def __init__(self, message: Message) -> None:
        self._message = message

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        self._message.pieces.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self._message.pieces.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._message.references.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._message.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            self._message.variants.setdefault(selector.id.name, set()).update(map(_key, node.variants))
        else:
            self.visit(selector)
        for variant in node.variants:
            self.visit(variant.value)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@cache
def read(source: str, file: str = "") -> tuple[Message, ...]:
    """The messages of a file."""
    return tuple(_read(source, file))


def _read(source: str, file: str) -> Iterator[Message]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            message = Message(file, entry.id.name, entry)
            _Reading(message).visit(entry.value)
            yield message


class Words:
    """One language of a catalogue of games."""

    def __init__(self, language: str, found: Catalogue | None = None) -> None:
        self.found = found or catalogue()
        self.language = language
        self.texts = self.found.in_language(language)
        self.texts.check()

    @cached_property
    def messages(self) -> Mapping[str, Message]:
        """All that it says itself."""
        files = [file for folder in self.found.locales for file in sorted((folder / self.language).glob("*.ftl"))]
        return {message.key: message for file in files for message in read(file.read_text("utf-8"), file.name)}

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """Numbers of which there is one of each plural class at least."""
        plural = Locale.parse(self.language).plural_form
        classes = {plural(number): number for number in (1_000_000, *range(200, -1, -1))}
        return tuple(sorted({*NUMBERS, *classes.values()}))

    def variants(self, key: str) -> dict[str, set[str]]:
        """The variants of a message and of those that it quotes, by argument."""
        message = self.messages[key]
        found = {name: set(keys) for name, keys in message.variants.items()}
        for reference in message.references & self.messages.keys():
            for name, keys in self.variants(reference).items():
                found.setdefault(name, set()).update(keys)
        return found

    def shown(self, key: str) -> set[str]:
        """The arguments that a message says as they are, itself or by those that it quotes."""
        message = self.messages[key]
        quoted = [self.shown(reference) for reference in message.references & self.messages.keys()]
        return message.shown.union(*quoted)

    def samples(self, key: str) -> tuple[str, ...]:
        """A message in every variant it has."""
        declared, variants = self.texts.declared[key], self.variants(key)
        values: list[list[int | str]] = [
            [*self.numbers]
            if type_ == "number"
            else sorted(variants.get(name) or {SOON if name == "soon" else "Sample"})
            for name, type_ in declared.items()
        ]
        rows = list(product(*values)) if prod(map(len, values)) <= ALL_VARIANTS else list(_each_value(values))
        return tuple(self.texts(key, **dict(zip(declared, row, strict=True))) for row in rows)

    @cached_property
    def commands(self) -> frozenset[str]:
        """What the slash commands are called, groups too, as people type them."""
        found = set(self.found.games)
        for path, called in self.texts.commands.items():
            found |= {f"{kind} {called}" for kind in self.found.games} if path.startswith(OF_A_GAME) else {called}
        return frozenset(found)


def _each_value(values: list[list[int | str]]) -> Iterator[tuple[int | str, ...]]:
    for turn in range(2 * max(map(len, values))):
        yield tuple(choices[(turn * (place + 1)) % len(choices)] for place, choices in enumerate(values))
        yield tuple(choices[turn % len(choices)] for choices in values)


# -- what is wrong with a translation ------------------------------------------------------------------


def findings(language: str, found: Catalogue | None = None) -> list[str]:
    """What a translator has to mend, a line each. Raises ``TextError`` if its files cannot be read."""
    words, english = Words(language, found), Words(FALLBACK, found)
    spoken = {key for key, message in english.messages.items() if _speaks(words, message.file)}
    lines = [f"{english.messages[key].file}: {key} is missing" for key in spoken - words.messages.keys()]
    for key, message in words.messages.items():
        known = english.messages.get(key)
        if known is None:
            lines.append(f"{message.file}: {key} is no message of the bot")
        else:
            lines += (f"{message.file}: {key} {wrong}" for wrong in _wrong(words, english, message, known))
    return sorted([*lines, *_slips(words)])


def _speaks(words: Words, file: str) -> bool:
    """Whether a file is one of a folder that has the language: further games may speak English alone."""
    folders = [folder for folder in words.found.locales if (folder / words.language).is_dir()]
    return any((folder / FALLBACK / file).is_file() for folder in folders)


def _wrong(words: Words, english: Words, message: Message, known: Message) -> Iterator[str]:
    key, declared = message.key, words.texts.declared[message.key]
    if message.file != known.file:
        yield f"stands in {known.file} in English"
    used = words.shown(key) | words.variants(key).keys()
    if unknown := sorted(used - declared.keys()):
        yield f"uses ${', $'.join(unknown)}, which it is not given"
        return
    if unsaid := sorted(english.shown(key) - used):
        yield f"does not say ${', $'.join(unsaid)}"
    ours, theirs = words.variants(key), english.variants(key)
    for name in sorted(ours.keys() & theirs.keys()):
        if declared[name] == "text" and ours[name] != theirs[name]:
            yield f"tells apart {sorted(ours[name])} by ${name}; English {sorted(theirs[name])}"
    if words.language != FALLBACK and _is_sentence(known.plain) and message.plain == known.plain:
        yield "is English"
    if known.plain and not message.plain and not message.shown | message.references:
        yield "says nothing"
    yield from _badly_said(words, key)


def _is_sentence(text: str) -> bool:
    """Whether a text is more than names and a word that languages may share."""
    return len(re.findall(r"\b[a-z]{3,}", text)) > 2


def _badly_said(words: Words, key: str) -> Iterator[str]:
    """What shows when it is said."""
    try:
        samples = words.samples(key)
    except TextError as error:
        yield f"cannot be said: {error}"
        return
    if key in words.texts.missed:
        yield "cannot be said: it quotes what is not there"
    longest, limit = max(map(len, samples)), limit_of(key, words.found)
    if limit is not None and longest > limit:
        yield f"has {longest} characters; Discord takes {limit}"
    if any(re.search(r"[{}]", text) for text in samples):
        yield "says a bracket"
    if any(SOON in _SOON_PLACED.sub("", text) for text in samples):
        yield "has $soon within a sentence: it goes last, after a colon"
    yield from _badly_set(words.language, samples)
    if any(text.count("**") % 2 for text in samples):
        yield "opens a bold part that it does not close"
    if key.startswith(("argument-", "name-")) and not all(COMMAND.fullmatch(t) and t == t.lower() for t in samples):
        yield "cannot be the name of a command: small letters without blanks, at most 32"
    options = {words.texts(each) for each in words.texts.declared if each.startswith("argument-")}
    if named := sorted(options & set(re.findall(r"`([^`]+)`", " ".join(samples)))):
        yield f"names {named[0]}: what options are called depends on the reader's Discord"
    kinds = (*words.found.games, "Sample")
    for quoted in {match["command"] for text in samples for match in QUOTED.finditer(text)}:
        called = {quoted.replace("Sample", kind) for kind in kinds}
        if not called & words.commands:
            yield f"quotes /{quoted}, which no command is called in this language"


def _badly_set(language: str, samples: Iterable[str]) -> Iterator[str]:
    """What breaks the rules by which a language sets its signs."""
    plain = [_LINK.sub("]", text) for text in samples]
    if any(_HALF_WIDTH.search(text) for text in plain):
        yield "has a half-width mark beside Chinese signs"
    if any(_GLUED.search(text) for text in plain):
        yield "has no blank between a figure and Chinese signs"
    if loose := next(filter(None, (loose_sign(language, text) for text in plain)), None):
        yield f"has no no-break space at {loose[0]}"


def loose_sign(language: str, text: str) -> re.Match[str] | None:
    """The first sign that can part from its word at the end of a line, against the rules of the language."""
    return _LOOSE[language].search(_AS_IT_IS.sub("", text)) if language in _LOOSE else None


def limit_of(key: str, found: Catalogue) -> int | None:
    """How many characters a message may have where it is shown; ``None`` where a message of Discord has room."""
    kinds = "|".join(found.games)
    for pattern, limit in (
        (r"command-.*", limits.COMMAND_DESCRIPTION),
        (r"choice-.*", limits.COMMAND_CHOICE),
        (rf"button-.*|door-(?:learn|ai|people)|bring-yes|(?:{kinds})-choose-.*(?<!-hint)", limits.BUTTON_LABEL),
        (
            rf"(?:{kinds})-choose-.*-hint|option-.*|level-.*|speed-(?!heading|set).*|(?:help|motion)-choice|language-name",
            limits.OPTION_TEXT,
        ),
        (r".*-ask-(?:bid|exact)(?:-title|-loan)?|numbers-question", min(limits.MODAL_TITLE, limits.LABEL)),
    ):
        if re.fullmatch(pattern, key):
            return limit
    return None


def _slips(words: Words) -> Iterator[str]:
    """Words that the glossary of the language forbids, and commands that are called alike."""
    if words.language in glossary.languages():
        yield from glossary.slips(words.language, words.messages.values())
    groups: dict[str, set[str]] = {}
    for key in sorted(key for key in words.texts.declared if key.startswith("name-")):
        group = key.rpartition("-")[0]
        if words.texts(key) in groups.setdefault(group, set()):
            yield f"names.ftl: {key} is called as another command of its group: {words.texts(key)}"
        groups[group].add(words.texts(key))


def main(asked: Iterable[str]) -> int:
    """Tell what is wrong. Gives the number of languages that something is wrong with."""
    bad = 0
    for language in [*asked] or catalogue().languages:
        try:
            lines = findings(language)
        except TextError as error:
            lines = [str(error)]
        bad += bool(lines)
        print(*lines, f"{language}: {len(lines) or 'nothing'} to mend", sep="\n")  # noqa: T201 - what a command says
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
