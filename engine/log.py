"""The log of a game: all that is needed to replay it and verify its dice.

A log is a header and the entries in order, numbered from 0. Entry 0 is the setup, made by no one. Every other entry is
one move or an undo (``undo:7`` undoes entry 7 and everything after it). Storage, export and replay use one format: JSON
lines, the header first, then one entry per line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, Protocol, Self, TextIO, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from engine.fair import RecordedDice, commitment, fair_dice
from engine.game import AnyGame, Dice, E, Event, Game, GameError, IllegalMove, M, O, Reason, S, Seat, V

FORMAT: Final = 1
"""Version of the JSON form of a log."""

START: Final = "start"
"""The code of entry 0, in place of a move's."""

UNDO: Final = "undo:"
"""Followed by a number, undoes that entry and everything after it."""

By: TypeAlias = Literal["person", "ai", "clock"]
"""The maker of a move: a human, an AI, or the time limit (also for the setup)."""


class BadLog(GameError, ValueError):
    """A log that is unreadable, breaks the rules, or doesn't fit its seed.

    ``reason`` says why the rules refuse the move of entry ``number``, if that is the problem.
    """

    def __init__(self, message: str, number: int | None = None, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.number = number
        self.reason = reason


class UnknownGame(BadLog):
    """A log whose game, rules or number of seats aren't supported here."""


class Header(BaseModel):
    """The first line of a log: the game, its rules, options and seats."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    format: Literal[1] = FORMAT
    kind: str
    rules_version: int
    options: dict[str, Any]
    """The JSON form of the game's ``Options``."""
    seats: int = Field(ge=1, le=100)
    players: tuple[Annotated[str, Field(max_length=100)], ...] = Field((), strict=False)
    """Names by seat, for readers of the log. Empty if they are withheld."""
    seed: str | None = None
    """Secret until the game is over; ``None`` in a log exported earlier."""
    commitment: str | None = None
    """SHA-256 of the seed, published when the game began. Derived from the seed by default."""

    @model_validator(mode="before")
    @classmethod
    def _commit(cls, data: Any) -> Any:
        if isinstance(data, dict) and isinstance(data.get("seed"), str) and data.get("commitment") is None:
            return data | {"commitment": commitment(data["seed"])}
        return data

    @model_validator(mode="after")
    def _one_name_a_seat(self) -> Self:
        if self.players and len(self.players) != self.seats:
            raise ValueError(f"{len(self.players)} names for {self.seats} seats")
        return self


class Entry(BaseModel):
    """One move and the results of chance; number 0 is the setup."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    number: int = Field(ge=0)
    seat: Seat | None = Field(ge=0)
    """``None`` only for the setup."""
    code: str = Field(pattern=r"^[A-Za-z0-9:,.+-]{1,60}$")
    draws: tuple[Annotated[int, Field(ge=0, le=255, strict=True)], ...] = Field((), strict=False)
    by: By

    @model_validator(mode="after")
    def _setup_is_nobodys(self) -> Self:
        if (self.number == 0) is not (self.seat is None) or (self.number == 0 and self.code != START):
            raise ValueError(f"entry {self.number} by seat {self.seat}: number 0, and it alone, is the setup")
        return self


class GameLog(BaseModel):
    """A header and its entries, numbered 0, 1, 2 … without a gap."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    header: Header
    entries: tuple[Entry, ...]

    @model_validator(mode="after")
    def _without_gaps(self) -> Self:
        for expected, entry in enumerate(self.entries):
            if entry.number != expected:
                raise ValueError(f"entry {entry.number} stands where {expected} belongs")
        return self


class LogStep(NamedTuple, Generic[S, E]):
    """One step of a replay: an entry, the state after it, and what happened."""

    entry: Entry
    state: S
    events: tuple[E, ...]

    @property
    def by(self) -> By:
        """The maker of the move."""
        return self.entry.by

    @property
    def drew(self) -> bool:
        """Whether chance played a part."""
        return bool(self.entry.draws)


def write(log: GameLog, out: TextIO) -> None:
    """Write a log as JSON lines."""
    out.writelines(record.model_dump_json() + "\n" for record in (log.header, *log.entries))


def read(lines: Iterable[str]) -> GameLog:
    """Return the log from JSON lines, or raise ``BadLog``, which names the line."""
    written = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
    if not written:
        raise BadLog("the log is empty")
    header, *entries = written
    try:
        return GameLog(header=_line(Header, *header), entries=tuple(_line(Entry, *entry) for entry in entries))
    except ValidationError as error:
        raise BadLog(wrong(error)) from error


R = TypeVar("R", bound=BaseModel)


def _line(record: type[R], number: int, line: str) -> R:
    try:
        return record.model_validate_json(line)
    except ValidationError as error:
        raise BadLog(f"line {number}: {wrong(error)}") from error


def wrong(error: ValidationError) -> str:
    """Return a short description of a value's first validation error."""
    faults = error.errors(include_url=False, include_input=False)
    # A union reports a fault for each of its types. The one of the best matching type counts.
    rivals = [fault for fault in faults if fault["loc"][:1] == faults[0]["loc"][:1]]
    fault = max(rivals, key=lambda fault: (len(fault["loc"]), fault["type"] == "value_error"))
    where = ".".join(str(part) for part in fault["loc"] if "[" not in str(part))
    if fault["type"] == "json_invalid":
        return "it is not JSON"
    if fault["type"] == "extra_forbidden":
        return f"{where} is not known"
    if fault["type"] == "missing":
        return f"{where} is missing"
    subject, _, predicate = fault["msg"].removeprefix("Value error, ").partition(" ")
    # Pydantic mentions an input or a string; our readers know the field.
    return f"{where or 'it'} {predicate}" if subject in ("Input", "String") else f"{subject} {predicate}"


def undo_code(number: int) -> str:
    """Return the code that undoes entry ``number`` and everything after it."""
    return f"{UNDO}{number}"


def counted(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries that count, without undone ones and undos."""
    kept: list[Entry] = []
    for entry in entries:
        if not entry.code.startswith(UNDO):
            kept.append(entry)
            continue
        places = [place for place, other in enumerate(kept) if place and f"{UNDO}{other.number}" == entry.code]
        if not places:
            raise BadLog(f"entry {entry.number}: {entry.code} takes back what is not there")
        del kept[places[0] :]
    return kept


class Happened(Protocol):
    """The effects of one log entry: events, and who caused them."""

    @property
    def by(self) -> By:
        """The maker of the move."""

    @property
    def drew(self) -> bool:
        """Whether chance played a part."""

    @property
    def events(self) -> Sequence[Event]:
        """All events, including secret ones."""


H = TypeVar("H", bound=Happened)


def last_decision(game: AnyGame, latest_first: Iterable[H]) -> H | None:
    """Return the last human decision, unless it or a later entry revealed anything."""
    for happened in latest_first:
        if happened.drew or game.reveals(happened.events):
            return None
        if happened.by == "person":
            return happened
    return None


def replay(
    game: Game[S, V, M, E, O], header: Header, entries: Iterable[Entry], names: set[str] | None = None
) -> Iterator[LogStep[S, E]]:
    """Yield the steps of a log with its recorded draws, beginning with the setup.

    Adds the names of the draws to ``names``. Raises ``BadLog`` for anything that doesn't fit.
    """
    game, options = as_begun(game, header)
    used = set[str]() if names is None else names
    before: S | None = None
    for entry in counted(entries):
        dice = RecordedDice(entry.draws, used)
        step = _step(game, options, header.seats, before, entry, dice)
        try:
            dice.finish()
        except GameError as error:
            raise BadLog(f"entry {entry.number}: {error}", entry.number) from error
        used.update(dice.names)
        yield step
        before = step.state


def verify(game: Game[S, V, M, E, O], log: GameLog) -> bool:
    """Verify a log, and return whether the game is over.

    Checks that the seed matches the commitment, that every draw comes from the seed, that every move is legal, and that
    every undo was allowed. A log that breaks off is verified as far as it goes. Raises ``BadLog``, which names the
    first bad entry, and also while the seed is secret.
    """
    header = log.header
    if header.seed is None:
        raise BadLog("the seed is not revealed yet")
    if commitment(header.seed) != header.commitment:
        raise BadLog("the seed is not the one that was committed to")
    game, options = as_begun(game, header)
    steps: list[LogStep[S, E]] = []
    names: set[str] = set()
    for entry in log.entries:
        if entry.code.startswith(UNDO):
            del steps[_taken_back(game, steps, entry) :]
            continue
        dice = fair_dice(header.seed, entry.number, names, named=game.names_draws)
        steps.append(_step(game, options, header.seats, steps[-1].state if steps else None, entry, dice))
        names.update(dice.names)
        if tuple(dice.drawn) != entry.draws:
            raise BadLog(
                f"entry {entry.number}: recorded draws {entry.draws}, the seed gives {tuple(dice.drawn)}", entry.number
            )
    return bool(steps) and not game.to_act(steps[-1].state)


def _taken_back(game: Game[S, V, M, E, O], steps: Sequence[LogStep[S, E]], undo: Entry) -> int:
    """Return the index of the first step undone; ``BadLog`` if not allowed."""
    last = last_decision(game, reversed(steps))
    if not steps or not game.to_act(steps[-1].state):
        raise BadLog(f"entry {undo.number}: {undo.code} follows the end of the game", undo.number)
    if last is None or (undo.code, undo.seat, undo.by) != (undo_code(last.entry.number), last.entry.seat, "person"):
        raise BadLog(f"entry {undo.number}: {undo.code} takes back what cannot be taken back", undo.number)
    return next(place for place, step in enumerate(steps) if step is last)


def as_begun(game: Game[S, V, M, E, O], header: Header) -> tuple[Game[S, V, M, E, O], O]:
    """Return the log's game by its rules, and its options, or raise ``UnknownGame``."""
    if game.kind != header.kind:
        raise UnknownGame(f"a log of {header.kind} cannot be played as {game.kind}")
    played = game.under(header.rules_version)
    if played is None:
        raise UnknownGame(f"rules {header.rules_version} of {game.kind} are not known here")
    if header.seats not in game.seats:
        raise UnknownGame(f"{game.kind} is for {', '.join(map(str, game.seats))} players, not {header.seats}")
    try:
        return played, game.options_type.model_validate(header.options)
    except ValidationError as error:
        raise UnknownGame(f"house rules: {wrong(error)}") from error


def _step(
    game: Game[S, V, M, E, O], options: O, seats: int, before: S | None, entry: Entry, dice: Dice
) -> LogStep[S, E]:
    """Play one entry with the given dice, or raise ``BadLog``."""
    try:
        if before is None:
            if entry.seat is not None:
                raise BadLog("the setup is missing")
            return LogStep(entry, *game.start(seats, options, dice))
        if entry.seat is None:
            raise BadLog("a second setup")
        if entry.seat >= seats:
            raise BadLog(f"there is no seat {entry.seat}")
        return LogStep(entry, *game.play(before, entry.seat, game.parse(entry.code), dice))
    except IllegalMove as error:
        raise BadLog(f"entry {entry.number}: {error}", entry.number, error.reason) from error
    except (GameError, ValueError) as error:
        raise BadLog(f"entry {entry.number}: {error}", entry.number) from error
