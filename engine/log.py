"""The log of a game: all that is needed to play it again, and to check that chance was fair.

A log is a header and the moves in order. Entry numbers start at 1; number 0 is the setup, whose draws stand in
the header. One format serves storage, export and replay: JSON lines, the header first, then an entry a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, Self, TextIO, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from engine.fair import FairDice, RecordedDice, commitment
from engine.game import E, Game, GameError, M, O, S, Seat, V

FORMAT: Final = 1
"""Version of the JSON form of a log."""

By: TypeAlias = Literal["person", "ai", "clock"]
"""Who made a move: whoever sits there, an AI, or the clock for somebody whose time was up."""

Draws: TypeAlias = tuple[Annotated[int, Field(ge=0, le=255)], ...]


class BadLog(GameError, ValueError):
    """A log cannot be read, or does not follow the rules, or its draws are not those of its seed."""


class Header(BaseModel):
    """How a game began."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = FORMAT
    kind: str
    rules_version: int
    options: dict[str, Any]
    """The JSON form of the game's ``Options``."""
    seats: int = Field(ge=1)
    players: tuple[str, ...] = ()
    """Names by seat, for people who read the log. Empty when they are not told."""
    commitment: str
    """SHA-256 of the seed, published when the game began."""
    seed: str | None = None
    """Secret until the game is over; a log that leaves the house earlier has ``None``."""
    draws: Draws = ()
    """What the setup (number 0) drew."""

    @classmethod
    def of(
        cls, game: Game[S, V, M, E, O], options: O, seats: int, seed: str, draws: Draws, players: tuple[str, ...] = ()
    ) -> Self:
        """The header of a game that starts now."""
        return cls(
            kind=game.kind,
            rules_version=game.rules_version,
            options=options.model_dump(mode="json"),
            seats=seats,
            players=players,
            commitment=commitment(seed),
            seed=seed,
            draws=draws,
        )

    @model_validator(mode="after")
    def _one_name_a_seat(self) -> Self:
        if self.players and len(self.players) != self.seats:
            raise ValueError(f"{len(self.players)} names for {self.seats} seats")
        return self


class Entry(BaseModel):
    """One move and what chance made of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int = Field(ge=1)
    seat: Seat = Field(ge=0)
    code: str = Field(pattern=r"^[A-Za-z0-9:,.+-]{1,60}$")
    draws: Draws = ()
    by: By = "person"


class GameLog(BaseModel):
    """A header and its entries, numbered 1, 2, 3 … without a gap."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    header: Header
    entries: tuple[Entry, ...] = ()

    @model_validator(mode="after")
    def _without_gaps(self) -> Self:
        for expected, entry in enumerate(self.entries, start=1):
            if entry.number != expected:
                raise ValueError(f"entry {entry.number} stands where {expected} belongs")
        return self


class Step(NamedTuple, Generic[S, E]):
    """One step of a replay: the entry (``None`` is the setup), the state after it, and what happened."""

    entry: Entry | None
    state: S
    events: tuple[E, ...]


# -- JSON lines -----------------------------------------------------------------------------------


def write(log: GameLog, out: TextIO) -> None:
    """Write a log as JSON lines."""
    out.writelines(record.model_dump_json() + "\n" for record in (log.header, *log.entries))


def read(lines: Iterable[str]) -> GameLog:
    """The log of JSON lines, such as an open text file. Raises ``BadLog``."""
    written = [line for line in lines if line.strip()]
    if not written:
        raise BadLog("the log is empty")
    try:
        header = Header.model_validate_json(written[0])
        return GameLog(header=header, entries=tuple(Entry.model_validate_json(line) for line in written[1:]))
    except ValidationError as error:
        raise BadLog(f"not a log: {error}") from error


# -- replay and proof -----------------------------------------------------------------------------


def replay(game: Game[S, V, M, E, O], log: GameLog) -> Iterator[Step[S, E]]:
    """Play a log again with its recorded draws; the setup is the first step.

    Raises ``BadLog`` where it cannot go on.
    """
    header = log.header
    dice = RecordedDice(header.draws)
    try:
        state, events = game.start(header.seats, _options(game, header), dice)
        dice.finish()
    except (GameError, ValueError) as error:
        raise BadLog(f"setup: {error}") from error
    yield Step(None, state, events)
    for entry in log.entries:
        dice = RecordedDice(entry.draws)
        try:
            state, events = game.play(state, entry.seat, game.parse(entry.code), dice)
            dice.finish()
        except GameError as error:
            raise BadLog(f"entry {entry.number}: {error}") from error
        yield Step(entry, state, events)


def verify(game: Game[S, V, M, E, O], log: GameLog) -> None:
    """Check that the seed is the one committed to and that every recorded draw comes from it.

    Raises ``BadLog`` that names the first entry which fails, also when the seed is not revealed yet.
    """
    header = log.header
    if header.seed is None:
        raise BadLog("the seed is not revealed yet")
    if commitment(header.seed) != header.commitment:
        raise BadLog("the seed is not the one that was committed to")
    before: S | None = None
    for step in replay(game, log):
        number, draws = (0, header.draws) if step.entry is None else (step.entry.number, step.entry.draws)
        dice = FairDice(header.seed, number)
        if step.entry is None or before is None:
            game.start(header.seats, _options(game, header), dice)
        else:
            game.play(before, step.entry.seat, game.parse(step.entry.code), dice)
        if tuple(dice.drawn) != draws:
            raise BadLog(f"entry {number}: recorded draws {draws}, but the seed gives {tuple(dice.drawn)}")
        before = step.state


def _options(game: Game[S, V, M, E, O], header: Header) -> O:
    if (game.kind, game.rules_version) != (header.kind, header.rules_version):
        raise BadLog(
            f"a log of {header.kind} under rules {header.rules_version} "
            f"cannot be played as {game.kind} under rules {game.rules_version}"
        )
    return game.options_type.model_validate(header.options)
