"""The contract that every game fulfills.

A game is a bundle of pure functions over plain values. Code that hosts games (tables, storage, buttons, searches)
must not name any game: all it may know is in this file.

Terms used throughout:

- *seat*: a place at the table, numbered 0, 1, 2 … in playing order. Games don't know who occupies it.
- *state*: everything there is, secrets included. Never leaves the engine.
- *view*: what one seat, or the public, may know of a state. Only views leave the engine.
- *move*: one decision of one seat, with a short text code that the log stores and a button carries.
- *ply*: the number of the open decision point. It grows when the decision is closed, so a button with a smaller ply
  is outdated. Decisions that several seats take at once share one ply.
- *draw*: one result of chance, a whole number. Draws are recorded with the move that caused them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict
from pydantic_core import CoreSchema, core_schema

Seat: TypeAlias = int
SUBSTITUTE: Final = "simple"
"""The AI level that plays for an absent player. Every game has it."""
Json: TypeAlias = Any
"""What ``json.loads`` returns. Only the game that made it reads it."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """An annotation for house rules that also accept custom whole numbers."""

    count: int
    least: int
    most: int

    def read(self, text: str) -> tuple[int, ...]:
        """Return the numbers of a text such as ``3 4 5``, or raise ``ValueError``."""
        words = text.replace(",", " ").split()
        if not all(re.fullmatch("[0-9]{1,9}", word) for word in words):
            raise ValueError(f"{text!r} is no list of numbers")
        return self.checked(tuple(map(int, words)))

    def checked(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers, ascending; ``ValueError`` unless they are allowed."""
        if len(numbers) != self.count or not all(self.least <= number <= self.most for number in numbers):
            raise ValueError(f"there must be {self.count} numbers from {self.least} to {self.most}")
        return tuple(sorted(numbers))

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> CoreSchema:
        # JSON turns tuples into lists.
        numbers = core_schema.tuple_variable_schema(core_schema.int_schema(strict=True), strict=False)
        return core_schema.no_info_after_validator_function(self.checked, numbers)


class Options(BaseModel):
    """House rules of one game.

    Every field has a default and is a ``bool``, a ``Literal``, or a ``Literal`` joined with a list of ``Numbers``. That
    lets a lobby offer any game's options without knowing the game.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason of a refusal: a message key and its typed arguments."""

    key: str
    args: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key} {dict(self.args)}" if self.args else self.key


class Refusal(Exception):
    """A request that can't be fulfilled; nothing changed, and the user sees why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.reason = Reason(key, args)

    @classmethod
    def of(cls, reason: Reason) -> Self:
        """Return the refusal for a reason of the rules."""
        return cls(reason.key, **reason.args)


class GameError(Exception):
    """The base class of errors that the engine raises on bad input."""


class IllegalMove(GameError):
    """A move that isn't allowed now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadCode(GameError, ValueError):
    """A text that isn't the code of any move of this game."""


class Move(Protocol):
    """One decision of a seat; moves are equal if their codes are."""

    @property
    def code(self) -> str:
        """Stable text form, which ``Game.parse`` reads.

        At most 60 characters of ``[A-Za-z0-9:,.+-]``.
        """

    @property
    def free(self) -> bool:
        """Whether the move can be made out of turn and leaves the ply as it is."""

    @property
    def private(self) -> bool:
        """Whether offering the move reveals a secret, so that only its seat sees it."""


class Event(Protocol):
    """Something that happened in a game, as a frozen dataclass."""

    @property
    def to(self) -> tuple[Seat, ...] | None:
        """The seats that may see the event; ``None`` for everyone."""


class View(Protocol):
    """What one seat (or the public) may know: a frozen dataclass."""

    @property
    def seat(self) -> Seat | None:
        """The viewing seat; ``None`` is the public."""

    @property
    def ply(self) -> int:
        """The number of the open decision point."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending."""


def own_seat(view: View) -> Seat:
    """Return the seat of a view; ``ValueError`` for the public's."""
    if view.seat is None:
        raise ValueError("the public has no seat")
    return view.seat


@dataclass(frozen=True, slots=True)
class Place:
    """One row of a ranking: a side (one seat, or a team), its rank from 1, its score.

    ``parts`` lists what makes up the score, in the game's own words (``cash``, ``shares``, ``debt``).
    """

    seats: tuple[Seat, ...]
    rank: int
    score: int
    parts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """The ranking, best first; all of rank 1 have won."""

    places: tuple[Place, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats, or the leading ones before the end."""
        return tuple(sorted(seat for place in self.places if place.rank == 1 for seat in place.seats))


class Draws(Protocol):
    """A stream of random numbers under one name."""

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n - 1``, all equally likely; ``n`` ≤ 256."""


class Dice(Protocol):
    """The only source of randomness for rules; the caller records its draws."""

    def named(self, name: str, *numbers: int) -> Draws:
        """Return the draws under a name.

        ``dice.named("voyage {}, roll {}", 3, 2)``; ``str.format`` builds the name.

        A name says what is drawn and when, so that one seed gives the same dice whatever players decide. It consists of
        lower-case letters, digits, spaces and commas. Using a name twice in a game raises a ``GameError``, except in an
        imagined game.
        """


S = TypeVar("S")
V = TypeVar("V", bound=View)
V_in = TypeVar("V_in", bound=View, contravariant=True)
M = TypeVar("M", bound=Move)
M_out = TypeVar("M_out", bound=Move, covariant=True)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Options)  # noqa: E741 - S, M, V, E, O as in the docs


class Evaluation(NamedTuple):
    """The value of a simulation's final state for one seat."""

    chance: float
    """The chance to win the game, 0 to 1."""
    gain: float
    """What the seat has or gained, in the game's unit (pesos, points, coins). Only differences matter."""


class Guide(Protocol[V_in, S, M]):
    """A policy for simulations on imagined states, for searches and all advice.

    Stateless and cheap: a decision calls it thousands of times.
    """

    def imagine(self, view: V_in, random: Random) -> S:
        """Return a state like ``Game.imagine``, but likelier given others' play."""

    def candidates(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """Return the moves that are worth a search, the most promising first.

        At least one; exactly one if nothing distinguishes them.

        ``state`` is imagined: all states that agree with one view must give equal answers.
        """

    def pick(self, state: S, seat: Seat, dice: Dice) -> M:
        """Return the move of a seat in a simulation."""

    def advance(self, state: S, seat: Seat, move: M, dice: Dice) -> bool:
        """Apply a move as ``Game.advance`` does, or only a part of what follows.

        Returns true where ``worth`` can evaluate and the simulation ends: after a voyage, a deal or a round, or before
        a roll whose outcomes can all be weighed. At the latest at the end of the game.
        """

    def worth(self, state: S, seat: Seat) -> Evaluation:
        """Return the value for a seat of a state in which a simulation ended."""


class PremoveRules(Protocol[V_in, M_out]):
    """Which premoves a seat can queue for later decisions.

    Stateless.

    A premove is a short text code of the same characters as a move's. It contains everything, including its occasion,
    such as the auction of the third voyage or the second accomplice placed in it. So a seat's view shows when a premove
    has been played, and none is played twice.

    Premoves are as secret as a hand. ``view`` is always the seat's own; ``standing`` is its queue, in order. Unknown
    codes raise ``BadCode``.
    """

    def offered(self, view: V_in, standing: Sequence[str]) -> Sequence[str]:
        """Return the premoves that can be added to the queue.

        All are for decisions that are not open to the seat. None needs a loan.
        """

    def over(self, view: V_in, order: str) -> bool:
        """Return whether a premove has been played, or can't be played any more."""

    def judge(self, view: V_in, order: str) -> M_out | Reason | None:
        """Return what a premove does at the decision open to its seat.

        A legal move; or a ``Reason`` why it can't be played, and then it is dropped; or ``None`` if it waits for
        another decision.
        """


class Player(Protocol[V_in, M]):
    """An AI seat: it gets a view and the legal moves, never a state to cheat by."""

    def choose(self, view: V_in, moves: Sequence[M], random: Random) -> M:
        """Return one of ``moves``."""


class Game(ABC, Generic[S, V, M, E, O]):
    """The rules of one game: stateless, one instance serves all tables."""

    kind: ClassVar[str]
    """Short lower-case name; stored with each game, used in commands and message keys."""

    rules_version: int
    """Raised whenever the same log would give another game, or the same seed other draws."""

    names_draws_from: ClassVar[int] = 1
    """The first rules version that keys draws by name. Earlier ones key them by entry number."""

    earlier_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that can still be played. Tables and logs keep the rules that they began with."""

    seats: ClassVar[tuple[int, ...]]
    """The possible seat counts, ascending."""

    options_type: type[O]

    def under(self, rules_version: int) -> Self | None:
        """Return this game by the rules of a version, or ``None`` if it is unknown."""
        if rules_version == self.rules_version:
            return self
        if rules_version not in (*self.earlier_rules, type(self).rules_version):
            return None
        other = copy(self)
        other.rules_version = rules_version
        return other

    @property
    def names_draws(self) -> bool:
        """Whether games under these rules key draws by name."""
        return self.rules_version >= self.names_draws_from

    def teams(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return who plays together for the whole game; by default, each seat for itself."""
        return tuple((seat,) for seat in range(seats))

    # -- the course of a game ------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, options: O, dice: Dice) -> tuple[S, tuple[E, ...]]:
        """Return the first state and the events of the setup."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that must decide now, ascending; none at the end."""

    @abstractmethod
    def ply(self, state: S) -> int:
        """Return the number of the decision point that is open."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> list[M]:
        """Return every legal move of a seat in display order.

        Moves of the open decision first, then free ones; empty if the seat can do nothing now.

        Exactly the moves for which ``illegal_reason`` returns ``None``, found without trying them all, since a search
        lists millions. ``tests/engine/test_contract.py`` checks that both agree in every game.
        """

    @abstractmethod
    def illegal_reason(self, state: S, seat: Seat, move: M) -> Reason | None:
        """Return why a move is refused, or ``None`` when it is legal."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, dice: Dice) -> tuple[S, tuple[E, ...]]:
        """Return the state after a move, and what happened.

        The only way to continue a game.

        Accepts what ``moves`` lists and the seat's ``default_move``; raises ``IllegalMove`` for anything else. Never
        changes the given state.
        """

    @abstractmethod
    def default_move(self, state: S, seat: Seat) -> M:
        """Return the move made for a player whose time is up.

        ``moves`` doesn't list those that only the time limit can make.
        """

    def plays_forced(self, state: S) -> bool:  # noqa: ARG002 - for games that override it
        """Return whether a house rule lets the table play a human's only legal move."""
        return False

    def reveals(self, events: Sequence[E]) -> bool:
        """Return whether events revealed anything that an undo couldn't take back.

        Chance can't be undone, whatever this returns. By default, everything reveals something.
        """
        return bool(events)

    # -- what may be known ---------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat, or the public (``None``), may know."""

    @abstractmethod
    def imagine(self, view: V, random: Random) -> S:
        """Return a full state such that ``view(imagine(v, r), v.seat) == v``."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """Return the ranking as if the game ended now; secret before the end."""

    def summary(self, state: S) -> Mapping[str, int]:  # noqa: ARG002 - for games that have nothing to count
        """Return numbers about the course of a game, for statistics."""
        return {}

    # -- for searches: no checks, no events, in place -------------------------------------------

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an independent copy, made as cheaply as possible."""

    @abstractmethod
    def advance(self, state: S, seat: Seat, move: M, dice: Dice) -> None:
        """Apply ``play`` to ``state`` in place, trusting that the move is legal."""

    # -- advice ---------------------------------------------------------------------------------

    def asks_again(self, view: V, later: V) -> bool:  # noqa: ARG002 - for games that override it
        """Return whether a later decision repeats the same question.

        For example the next bid of an auction: only the last answer can have been a mistake.
        """
        return False

    def is_puzzle(self, view: V) -> bool:  # noqa: ARG002 - for games that override it
        """Return whether reasoning can find the one best move of this decision."""
        return True

    @property
    def guide(self) -> Guide[V, S, M] | None:
        """The guide for searches and all advice, if the game has one."""
        return None

    @property
    def advises(self) -> bool:
        """Whether this game gives advice."""
        return self.guide is not None

    # -- moving ahead ---------------------------------------------------------------------------

    @property
    def orders(self) -> PremoveRules[V, M] | None:
        """The premoves of this game, if it has any."""
        return None

    # -- text and JSON --------------------------------------------------------------------------

    @abstractmethod
    def parse(self, code: str) -> M:
        """Return the move of a code, or raise ``BadCode``."""

    @abstractmethod
    def dump(self, state: S) -> Json:
        """Return a state as JSON, with the version of its format."""

    @abstractmethod
    def load(self, data: Json) -> S:
        """Return the state that ``dump`` wrote, or raise ``ValueError``."""

    # -- AI seats --------------------------------------------------------------------------------

    @property
    @abstractmethod
    def players(self) -> Mapping[str, Player[V, M]]:
        """The AI players of this game by name, weakest first."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names among ``players`` that users can choose, weakest first."""
        return tuple(self.players)

    @property
    def league(self) -> tuple[str, ...]:
        """The names among ``players`` of reference players, to measure levels against."""
        return ()


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]
