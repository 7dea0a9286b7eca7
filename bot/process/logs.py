"""Log lines as text or JSON, with context and without secrets.

All loggers, ours and the libraries', share one formatter. Code must not log secrets in the first place; the redaction
here is the last defense:

- what the settings keep secret, Discord tokens, passwords in addresses, seeds of games; - moves in the ids of buttons,
and buttons' labels: a private one may name a card; - messages of errors that come from a game or its texts, which may
contain a hand, and of commands, which quote users.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Collection, Iterator, MutableMapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Literal, TextIO, TypeAlias
from urllib.parse import quote, unquote

import structlog
from structlog.contextvars import bound_contextvars, merge_contextvars

from bot.core.foreign_errors import MOST_CHARACTERS, message_of
from bot.settings import Settings
from engine.fair import SEED_BYTES
from manila_bot import ROOMS

Format: TypeAlias = Literal["text", "json"]
Line: TypeAlias = MutableMapping[str, Any]

OURS: Final = ("bot", "host", "engine", "render", "storage")
"""Our own loggers. Others never go below INFO: at DEBUG, libraries log whole requests with hands in them."""

HIDDEN: Final = "[hidden]"
SHORTEST: Final = 4
"""The minimum length of a redacted secret; a shorter one would redact half of every line."""

SILENT: Final = ("engine/", "render/", "bot/games/")
"""Packages whose errors are logged without their messages: these may contain hands."""

QUOTING: Final = ("discord.ext.commands", "discord.app_commands")
"""Loggers of errors whose messages quote users."""

_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that end lines, move cursors or change the direction of writing."""
_SEVERAL_LINES: Final = frozenset({"exception", "stack", "stack_info"})
"""Fields about the program itself that may have several lines."""

_FIELD: Final = re.compile(r"(\w+)=(%[\d.]*[a-z])")
"""A field of a message, and the format of its argument."""

_hushed: Final[set[Path]] = set()

_DELIMITERS: Final = re.compile(r"[@:/?#]")
"""Ends a part of an address."""
_IN_QUERY: Final = re.compile(r"[?&]password=([^&]*)")

_PATTERNS: Final = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"(/(?:interactions|webhooks)/\d+/)[^/\s'\"?]+", rf"\1{HIDDEN}"),
        (r"aW50ZXJhY3Rpb24[\w+/=-]+", HIDDEN),  # an interaction's token: "interaction…" in base64
        (r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}", HIDDEN),  # a bot's token
        (r"(\b(?:postgres|sqlite)[\w+]*://[^:/@\s]*:)\S+@", rf"\1{HIDDEN}@"),  # to the last @: one may be unescaped
        (r"(://[^:/@\s]*:)[^@/\s]+@", rf"\1{HIDDEN}@"),
        (rf"(?<![0-9A-Za-z])[0-9a-fA-F]{{{2 * SEED_BYTES}}}(?![0-9A-Za-z])", HIDDEN),
        (r"\b((?:mv|an):\d+:\d+:)[^\s'\"]+", rf"\1{HIDDEN}"),
        (r"\b(label=)(?:'[^']*'|\"[^\"]*\")", rf"\1{HIDDEN}"),
        (r"""(\bvalues?["']?\s*[:=]\s*)(?:\[[^\]]*\]|\([^)]*\)|'[^']*'|"[^"]*")""", rf"\1{HIDDEN}"),
        (r"(input_value=).*?(, input_type=)", rf"\1{HIDDEN}\2"),  # pydantic repeats what it refuses
    )
)


def configure(level: str, how: Format = "text", secrets: Collection[str] = (), *, stream: TextIO | None = None) -> None:
    """Log lines of a level and above to a stream, stderr by default, without secrets."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(how, secrets, colours=stream.isatty()))
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler], force=True)
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    # One of our lines summarizes a migration. Its steps are no use to an operator.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = _last_words


def about(**known: object) -> AbstractContextManager[object]:
    """Return a context manager that adds fields to this task's log lines."""
    return bound_contextvars(**{name: str(value) for name, value in known.items() if value is not None})


def secrets_of(settings: Settings) -> frozenset[str]:
    """Return the secret words of the settings, also in their URL-encoded form."""
    words = {settings.token.get_secret_value().strip(), settings.seed, *_passwords(settings.database_url)}
    words |= {unquote(word) for word in words}
    words |= {quote(word, safe="") for word in words}
    return frozenset(word for word in words if len(word) >= SHORTEST)


def _passwords(address: str) -> set[str]:
    """Return the password of an address, and its parts if it is badly encoded.

    A parser of such an address takes a prefix for the password, and the rest for a host, a port or a database.
    """
    if "://" not in address:
        return {address}
    password = address.partition("://")[2].rpartition("@")[0].partition(":")[2]
    return {password, *_DELIMITERS.split(password), *_IN_QUERY.findall(address)}


def formatter(how: Format, secrets: Collection[str], *, colours: bool = False) -> logging.Formatter:
    said_by_all: list[structlog.typing.Processor] = [
        _split_fields,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True, key="at"),
        merge_contextvars,
        _tell_error,
        Redactor(secrets),
    ]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=said_by_all,
        pass_foreign_args=True,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(how, colours)],
    )


def _split_fields(_logger: object, _method: str, line: Line) -> Line:
    """Turn the arguments of a message such as ``"… failed table=%s"`` into fields."""
    arguments = line.pop("positional_args", None)
    event, _, rest = str(line["_record"].msg).partition(": ")
    fields = _FIELD.findall(rest)
    if not fields or " ".join(f"{name}={how}" for name, how in fields) != rest or not isinstance(arguments, tuple):
        return line
    if "%" in event or len(arguments) != len(fields):
        return line
    line["event"] = event
    for (name, how), value in zip(fields, arguments, strict=True):
        line[name] = value if isinstance(value, int) else how % (value,)
    return line


def _renderer(how: Format, colours: bool) -> structlog.typing.Processor:
    if how == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    # Not structlog's own traces: they show the values of variables.
    return structlog.dev.ConsoleRenderer(
        colors=colours, pad_event_to=0, timestamp_key="at", exception_formatter=structlog.dev.plain_traceback
    )


class Redactor:
    def __init__(self, secrets: Collection[str]) -> None:
        longest_first = sorted(secrets, key=len, reverse=True)
        pattern = "|".join(map(re.escape, longest_first))
        self._secrets = re.compile(pattern, re.IGNORECASE) if longest_first else None

    def __call__(self, _logger: object, _method: str, line: Line) -> Line:
        for key, value in line.items():
            if not key.startswith("_") and not isinstance(value, int | float | None):
                line[key] = _shown(self.clean(str(value)), lines=key in _SEVERAL_LINES)
        return line

    def clean(self, text: str) -> str:
        if self._secrets is not None:
            text = self._secrets.sub(HIDDEN, text)
        for pattern, replacement in _PATTERNS:
            text = pattern.sub(replacement, text)
        return text


def _shown(text: str, *, lines: bool = False) -> str:
    """Return the text with control characters escaped, except line ends in ``lines``."""
    parts = text.split("\n") if lines else [text]
    return "\n".join(_CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), part) for part in parts)


def _tell_error(_logger: object, _method: str, line: Line) -> Line:
    given = line.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        line["exception"] = "".join(_story(error, set())).rstrip()
    return line


def _story(error: BaseException, told: set[int]) -> Iterator[str]:
    """Yield an error and its causes as Python prints them, without values."""
    told.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in told:
        yield from _story(before, told)
        yield "\nThat led to:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__qualname__}: {_shown(_message(error))}\n"
    for note in getattr(error, "__notes__", ()):
        yield f"{_shown(str(note)[:MOST_CHARACTERS])}\n"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _story(part, told)


def redact_third_party_errors(folder: Path) -> None:
    """Log errors from a third-party game's files without messages: it knows hands."""
    _hushed.add(folder)


def _message(error: BaseException) -> str:
    if type(error).__module__.startswith(QUOTING):
        return HIDDEN
    for frame, _ in reversed(list(traceback.walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        if not _hushed.isdisjoint(file.parents):
            return HIDDEN
        room = _room(file)
        if room is not None:
            return HIDDEN if room.startswith(SILENT) else message_of(error)
    return message_of(error)


def _room(file: Path) -> str | None:
    """Return our own file's relative path, ``engine/table.py``; ``None`` for others."""
    if not file.is_relative_to(ROOMS):
        return None
    room = file.relative_to(ROOMS).as_posix()
    return room if room.startswith(tuple(f"{name}/" for name in OURS)) else None


def _last_words(kind: type[BaseException], error: BaseException, trace: Any) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger(__name__).critical("ended by an error", exc_info=(kind, error, trace))
