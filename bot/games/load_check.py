"""Checks whether a game's package can be hosted.

``misses`` lists every fault with its file and line, so that an author can fix all at once.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, BaseNode, Junk, Term, VariableReference
from fluent.syntax.visitor import Visitor

from bot.core import limits
from bot.core.player_names import BADGES
from bot.core.texts import FALLBACK, LOCALE_DIR, OF_A_GAME, Arguments, TextError, Texts, arguments_in, languages
from bot.games.package import GamePackage
from bot.games.rehearsal import Rehearsal, place_of, short_path
from engine.game import SUBSTITUTE, AnyGame, Options
from engine.lobby import option_choices, own_numbers
from render.encode import palette
from render.theme import SEATS

COMMAND_NAME: Final = 32
NAME_ROOM: Final = 23
"""The maximum length of an emoji's name: Discord allows 32, and a digest takes nine."""

_KIND: Final = re.compile(r"[a-z]{2,16}")
_LEVEL: Final = re.compile(r"[a-z_]{1,32}")
_OPTION: Final = re.compile(r"[a-z0-9_]{1,32}")
_KEY: Final = re.compile(r"[a-z][a-zA-Z0-9_]*(?:-[a-zA-Z0-9_]+)+")
_SAYING: Final = frozenset({"Reason", "Refusal", "text", "texts", "_texts", "say", "_say"})
"""Functions that take the key of a text."""
_TAKEN: Final = frozenset({"new", "practice", "board"})
"""The commands that every game has, in addition to that for its hand."""


@dataclass(frozen=True, slots=True)
class _Asked:
    key: str
    args: Mapping[str, str | int] | None
    """Samples of its arguments; ``None`` if only its key is known."""
    where: str
    most: int | None = None


@dataclass(frozen=True, slots=True)
class _Written:
    where: str
    args: Arguments
    uses: frozenset[str]


_Files: TypeAlias = dict[str, dict[str, _Written]]
"""By language and key."""


def misses(package: GamePackage, others: Collection[GamePackage]) -> list[str]:
    """Return all faults of a package, also conflicts with ``others``."""
    if wrong := _kind(package, others):
        return [wrong]
    written, found = _files(package, others)
    asked = list(_asked(package))
    found += [*_pictures(package, others), *_rules(package.game, package), *_texts(package, written, asked)]
    if not found:  # the rest needs texts that can be formatted
        folders = tuple(dict.fromkeys([LOCALE_DIR, *(other.locale for other in others), package.locale]))
        said = {language: Texts(language, folders) for language in languages()}
        found += [*_sayings(package.kind, written, asked, said), *Rehearsal(package, said).misses()]
    return list(dict.fromkeys(found))


def _kind(package: GamePackage, others: Collection[GamePackage]) -> str:
    if not _KIND.fullmatch(package.kind):
        return f"the kind {package.kind!r} is not of 2 to 16 small letters"
    if any(package.kind == other.kind for other in others):
        return f"there is a game {package.kind!r} already"
    if package.kind in _commands():
        return f"there is a command {package.kind!r} already"
    return ""


@cache
def _commands() -> frozenset[str]:
    """Return the names of the bot's own commands and groups, in all languages."""
    own = (item for language in languages() for item in Texts(language).commands.items())
    return frozenset(
        name
        for path, called in own
        if not path.startswith(OF_A_GAME)
        for name in (path.partition("-")[0], called.partition(" ")[0])
    )


# -- the package and its rules --------------------------------------------------------------------------


def _pictures(package: GamePackage, others: Collection[GamePackage]) -> Iterator[str]:
    """Yield colors and emojis that collide with others'."""
    where = place_of(package.presenter, package.folder)
    for colour in package.colours:
        if colour not in palette():
            yield f"{where}: the palette of pictures has no colour {colour}"
    stand_ins = [*BADGES, *(sign.stand_in for other in others for sign in other.emojis.values())]
    for name, sign in package.emojis.items():
        if len(name) > NAME_ROOM or not re.fullmatch(rf"{package.kind}_[a-z_]+", name):
            yield f"{where}: the emoji {name!r} is not named {package.kind}_…, of at most {NAME_ROOM} small letters"
        if sign.stand_in in stand_ins:
            yield f"{where}: {sign.stand_in} stands for another emoji than {name}"
        stand_ins.append(sign.stand_in)


def _rules(game: AnyGame, package: GamePackage) -> Iterator[str]:
    """Yield faults of the rules that the lobby or the host can't handle."""
    where = place_of(type(game), package.folder)
    if SUBSTITUTE not in game.players:
        yield f"{where}: no AI player is called {SUBSTITUTE!r}, which plays for people who are away"
    if not game.levels or len(game.levels) >= limits.SELECT_OPTIONS:
        yield f"{where}: it has {len(game.levels)} levels; there must be 1 to {limits.SELECT_OPTIONS - 1}"
    deal = None if package.daily is None else package.daily.deal
    for level in (*game.levels, *(() if deal is None else (deal.level, deal.best))):
        if level not in game.players or level not in game.levels:
            yield f"{where}: the level {level!r} is none of its players"
        if not _LEVEL.fullmatch(level):
            yield f"{where}: the level {level!r} is not of small letters and underscores"
    if (
        not game.seats
        or list(game.seats) != sorted(set(game.seats))
        or not 1 <= game.seats[0] <= game.seats[-1] <= len(SEATS)
    ):
        yield f"{where}: seats {game.seats} are not ascending numbers from 1 to {len(SEATS)}"
    for name, values in option_choices(game.options_type).items():
        where = _field(game.options_type, name, package)
        if not _OPTION.fullmatch(name):
            yield f"{where}: the house rule {name!r} is not of small letters, digits and underscores"
        if not 1 <= len(values) + 2 * (own_numbers(game.options_type, name) is not None) <= limits.SELECT_OPTIONS:
            yield f"{where}: the house rule {name!r} has {len(values)} values, which is no bool and no Literal of a few"
    hand = package.hand_command
    if not re.fullmatch("[a-z]{1,32}", hand) or hand in _TAKEN:
        where = place_of(package.presenter, package.folder)
        yield f"{where}: the command {hand!r} is not of small letters, or every game has it already"


# -- texts -----------------------------------------------------------------------------------------------


def _files(package: GamePackage, others: Collection[GamePackage]) -> tuple[_Files, list[str]]:
    """Return a package's texts by language, and syntax faults in them."""
    written: _Files = {FALLBACK: {}}
    found: list[str] = []
    if package.locale in (LOCALE_DIR, *(other.locale for other in others)):
        return written, ["its texts are in no folder of their own (GamePackage.locale)"]
    taken = Texts(folders=tuple(dict.fromkeys([LOCALE_DIR, *(other.locale for other in others)]))).declared
    hand, kind = package.hand_command, package.kind
    own = re.compile(
        rf"-?{kind}-.+|-{kind}|(?:game|command|about|lasts)-{kind}|(?:level|option|why)-{kind}-.+|why-{kind}"
        rf"|(?:command|name)-{OF_A_GAME}{hand}"
    )
    for file in sorted(package.locale.glob("*/*.ftl")):
        texts = written.setdefault(file.parent.name, {})
        where = short_path(file, package.folder)
        content = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, BaseComment):
                continue
            at = entry.span if isinstance(entry, Junk) else entry.id.span
            place = f"{where}:{1 + content.count(chr(10), 0, 0 if at is None else at.start)}"
            if isinstance(entry, Junk):
                found.append(f"{place}: cannot be read: {(entry.content or '').strip()[:80]!r}")
                continue
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if key in texts:
                found.append(f"{place}: {key} is written twice, also in {texts[key].where}")
            elif key in taken:
                found.append(f"{place}: {key} is a text of the bot or of another game")
            elif not own.fullmatch(key):
                found.append(f"{place}: {key} does not begin as texts of {kind} do: {kind}-…")
            comment = entry.comment.content if entry.comment is not None and entry.comment.content else ""
            texts[key] = _Written(place, arguments_in(comment), _variables(entry))
    if not written[FALLBACK]:
        found.append(f"{package.locale}: there is no catalogue for {FALLBACK!r}")
    return written, found


def _variables(entry: BaseNode) -> frozenset[str]:
    found = _Variables()
    found.visit(entry)
    return frozenset(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - as the visitor calls it
        self.names.add(node.id.name)


def _texts(package: GamePackage, written: _Files, all_asked: Sequence[_Asked]) -> Iterator[str]:
    """Yield texts that are missing in a language, or have wrong arguments."""
    english = written[FALLBACK]
    bots = Texts().declared
    for asked in all_asked:
        declared = english[asked.key].args if asked.key in english else bots.get(asked.key)
        if declared is None:
            yield f"{asked.where}: there is no text {asked.key}"
        elif asked.args is not None and (given := _types(asked.args)) != declared:
            there = english[asked.key].where if asked.key in english else "the bot"
            yield f"{asked.where}: {asked.key} takes {sorted(declared)} ({there}), not {sorted(given)}"
    for language, texts in written.items():
        for key in sorted(english.keys() - texts.keys()):
            if not key.startswith("-"):
                folder = short_path(package.locale / language, package.folder)
                yield f"{folder}: there is no text {key}, as in {english[key].where}"
        for key in sorted(texts.keys() - english.keys()):
            if not key.startswith("-"):
                yield f"{texts[key].where}: {key} is no text in {FALLBACK}"
        for key in sorted(english.keys() & texts.keys()):
            given = english[key].args
            if not key.startswith("-") and (unknown := texts[key].uses - given.keys()):
                uses = f"{texts[key].where}: {key} uses {_dollars(unknown)}"
                yield f"{uses}, and its comment in {FALLBACK} declares {_dollars(given) or 'nothing'}"


def _dollars(names: Iterable[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names))


def _types(args: Mapping[str, Any]) -> Arguments:
    return {name: "text" if isinstance(value, str) else "number" for name, value in args.items()}


def _asked(package: GamePackage) -> Iterator[_Asked]:
    """Yield every text key that is needed, as far as known without a game."""
    game, kind = package.game, package.kind
    where = place_of(type(game), package.folder)
    for key in ("game", "about", "lasts"):
        yield _Asked(f"{key}-{kind}", {}, where)
    yield _Asked(f"command-{kind}", {}, where, limits.COMMAND_DESCRIPTION)
    at, hand = place_of(package.presenter, package.folder), f"{OF_A_GAME}{package.hand_command}"
    yield _Asked(f"name-{hand}", {}, at, COMMAND_NAME)
    yield _Asked(f"command-{hand}", {"game": kind}, at, limits.COMMAND_DESCRIPTION)
    for level in game.levels:
        yield _Asked(f"level-{kind}-{level}", {}, where, limits.BUTTON_LABEL)
        yield _Asked(f"level-{kind}-{level}-help", {}, where, limits.OPTION_TEXT)
    for name, values in option_choices(game.options_type).items():
        for part in ("", "-help", *(f"-{value}" for value in values)):
            yield _Asked(
                f"option-{kind}-{name}{part}", {}, _field(game.options_type, name, package), limits.OPTION_TEXT
            )
    if package.daily is not None:
        yield _Asked(f"{kind}-daily-about", {"level": ""}, where)
        yield _Asked(f"{kind}-daily-score", {"score": 0}, where)
        yield _Asked(f"{kind}-daily-signs", {}, where)
    for step in () if package.lesson is None else package.lesson.steps:
        told = f"{kind}-lesson-{step.name}"
        wrong = [answer.word for answer in step.answers if answer.word != step.right]
        parts = ["", "-marked", *(["-ask"] if step.answers else []), *(f"-{answer.word}" for answer in step.answers)]
        for part in (*parts, *(f"-{word}-why" for word in wrong)):
            yield _Asked(f"{told}{part}", {}, where)
    yield from (_Asked(key, None, where) for key in package.texts)
    yield from _named_in_code(package)


def _named_in_code(package: GamePackage) -> Iterator[_Asked]:
    """Yield the texts that the package's own files call by their keys."""
    for file in sorted(package.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called, key = getattr(node.func, "attr", getattr(node.func, "id", "")), node.args[0].value
            if called in _SAYING and isinstance(key, str) and _KEY.fullmatch(key):
                yield _Asked(key, None, f"{short_path(file, package.folder)}:{node.lineno}")


def _sayings(kind: str, written: _Files, all_asked: Sequence[_Asked], said: Mapping[str, Texts]) -> Iterator[str]:
    """Yield texts that can't be formatted, or exceed Discord's limits."""
    sample: dict[str, str | int] = {"text": "Sample", "number": 2}
    for language, texts in said.items():
        for key, text in written.get(language, {}).items():
            if key.startswith("-"):
                continue
            try:
                texts(key, **{name: sample[sort] for name, sort in texts.declared[key].items()})
            except TextError as error:
                yield f"{text.where}: {error}"
            if key in texts.missed:
                yield f"{text.where}: {key} uses what it is not given, or quotes what is not there"
        for asked in all_asked:
            key = asked.key
            there = written.get(language, {}).get(key)
            if asked.most is None or asked.args is None or (there is None and key in written[FALLBACK]):
                continue
            args = {name: texts(f"game-{kind}") for name in asked.args}
            if len(texts(key, **args)) > asked.most:
                yield f"{there.where if there else asked.where}: {key} has more than {asked.most} characters"


def _field(options: type[Options], name: str, package: GamePackage) -> str:
    try:
        lines, first = inspect.getsourcelines(options)
    except OSError:
        return options.__qualname__
    at = next((number for number, line in enumerate(lines) if re.match(rf"\s+{name}\b", line)), 0)
    return f"{short_path(Path(inspect.getfile(options)), package.folder)}:{first + at}"
