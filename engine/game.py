"""The contract that every game fulfils.

A game is a bundle of pure functions over plain values. Nothing that hosts games (tables, storage,
buttons, searches) may name one: all it knows is in this file.

Words used throughout:

- *seat*: a place at the table, numbered 0, 1, 2 … in playing order. Who sits there is not the game's business.
- *state*: everything there is, secrets included. Never leaves the engine.
- *view*: what one seat, or the public, may know of a state. All that ever leaves the engine.
- *move*: one decision of one seat, with a short text code that the log stores and a button carries.
- *ply*: the number of the decision point that is open now. It grows when the decision is closed, so a
  button that carries an older ply is an old button. Decisions taken by several seats at once share one ply.
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
"""The AI level that plays for a person who is away. Every game has it."""
Json: TypeAlias = Any
"""What ``json.loads`` returns. Opaque to all but the game that made it."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Marks a house rule that may also be a list of whole numbers, which a table writes for itself."""

    count: int
    least: int
    most: int

    def read(self, text: str) -> tuple[int, ...]:
        """The numbers of a text such as ``3 4 5``, ascending. Raises ``ValueError`` for what is no such list."""
        words = text.replace(",", " ").split()
        if not all(re.fullmatch("[0-9]{1,9}", word) for word in words):
            raise ValueError(f"{text!r} is no list of numbers")
        return self.checked(tuple(map(int, words)))

    def checked(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers, ascending. Raises ``ValueError`` unless there are as many as must be, within the bounds."""
        if len(numbers) != self.count or not all(self.least <= number <= self.most for number in numbers):
            raise ValueError(f"there must be {self.count} numbers from {self.least} to {self.most}")
        return tuple(sorted(numbers))

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> CoreSchema:
        # JSON has lists for tuples.
        numbers = core_schema.tuple_variable_schema(core_schema.int_schema(strict=True), strict=False)
        return core_schema.no_info_after_validator_function(self.checked, numbers)


class Options(BaseModel):
    """House rules of one game. Every field is a ``bool`` or a ``Literal``, or a list of ``Numbers`` beside a
    ``Literal``, and has a default.

    That restriction lets a lobby offer any game's options without knowing the game.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a key of the message catalogue and its typed arguments."""

    key: str
    args: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key} {dict(self.args)}" if self.args else self.key


class Refusal(Exception):
    """What was asked cannot be done, and whoever asked is told why. Nothing has changed."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.reason = Reason(key, args)

    @classmethod
    def of(cls, reason: Reason) -> Self:
        """The refusal for a reason that the rules give."""
        return cls(reason.key, **reason.args)


class GameError(Exception):
    """Base of what the engine raises on bad input."""


class IllegalMove(GameError):
    """The move is not allowed now. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadCode(GameError, ValueError):
    """A text is not the code of any move of this game."""


class Move(Protocol):
    """One decision. Implementations are frozen dataclasses, equal when their codes are equal."""

    @property
    def code(self) -> str:
        """Stable text form, at most 60 characters of ``[A-Za-z0-9:,.+-]``; round-trips through ``Game.parse``."""

    @property
    def free(self) -> bool:
        """Whether it may be made out of turn and leaves the open decision open (the ply does not grow)."""

    @property
    def private(self) -> bool:
        """Whether the mere offer of it tells a secret, so that it may be shown to its own seat only."""


class Event(Protocol):
    """Something that happened. Implementations are frozen dataclasses with plain fields."""

    @property
    def to(self) -> tuple[Seat, ...] | None:
        """The seats that may know of it; ``None`` for everybody."""


class View(Protocol):
    """What one seat (or the public) may know. Implementations are frozen dataclasses."""

    @property
    def seat(self) -> Seat | None:
        """Whose view; ``None`` is the public."""

    @property
    def ply(self) -> int:
        """The number of the open decision point."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending."""


@dataclass(frozen=True, slots=True)
class Place:
    """One line of a ranking: a side (one seat, or a team) with its rank from 1 and its score.

    ``parts`` says what the score is made of, in the game's own words (``cash``, ``shares``, ``debt``).
    """

    seats: tuple[Seat, ...]
    rank: int
    score: int
    parts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """The ranking, best first. Sides with equal rank share it; all of rank 1 have won."""

    places: tuple[Place, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that win, or that lead when the game is not over; several when a win is shared."""
        return tuple(sorted(seat for place in self.places if place.rank == 1 for seat in place.seats))


class Draws(Protocol):
    """What chance gives under one name."""

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, all equally likely. ``n`` is at most 256."""


class Dice(Protocol):
    """The one source of chance that rules may use. Its results are recorded by whoever hands it in."""

    def named(self, name: str, *numbers: int) -> Draws:
        """What is drawn under a name: ``dice.named("voyage {}, roll {}", 3, 2)``; ``str.format`` puts it together.

        A name says what is drawn, and when, so that the same seed gives it the same dice whatever people decide. It is
        of lower-case letters, digits, spaces and commas, and is drawn under once in a game: again raises a
        ``GameError``, where it is not an imagined game.
        """


S = TypeVar("S")
V = TypeVar("V", bound=View)
V_in = TypeVar("V_in", bound=View, contravariant=True)
M = TypeVar("M", bound=Move)
M_out = TypeVar("M_out", bound=Move, covariant=True)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Options)  # noqa: E741 - S, M, V, E, O as in the docs


class Evaluation(NamedTuple):
    """How good a state in which a simulation has ended is for a seat."""

    chance: float
    """To win the game, 0 to 1."""
    gain: float
    """What the seat has, or has got, in the game's own unit (pesos, points, coins). Only differences mean anything."""


class Guide(Protocol[V_in, S, M]):
    """A way to play simulations on imagined states. Stateless and cheap: it is asked thousands of times a decision.

    Searches go by it, and so does what people are told of their choices (``engine/advice.py``).
    """

    def imagine(self, view: V_in, random: Random) -> S:
        """A state as ``Game.imagine`` gives one, and as likely as what the others have done makes it."""

    def candidates(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """The moves that are worth a search, the most promising first; at least one. One alone where nothing can be
        told apart.

        ``state`` is an imagined one: equal answers must be given for all states that agree with one view.
        """

    def pick(self, state: S, seat: Seat, dice: Dice) -> M:
        """What a seat that must decide does in a simulation. Quick, and as good as quick allows."""

    def advance(self, state: S, seat: Seat, move: M, dice: Dice) -> bool:
        """Do a move as ``Game.advance`` does, or a part of what follows from it. True where ``worth`` can judge.

        A simulation ends there: after a voyage, a deal, a round; or before a roll whose outcomes can all be weighed.
        At the end of the game at the latest.
        """

    def worth(self, state: S, seat: Seat) -> Evaluation:
        """How good a state in which a simulation has ended is for a seat."""


class PremoveRules(Protocol[V_in, M_out]):
    """What seats may want to have done at decisions that are not their own yet. Stateless.

    An order is a short text code, of the same letters as a move's, that says all there is to know of it: also for which
    occasion it is meant, as the auction of the third voyage, or the second accomplice of it. So an order that has been
    carried out is over by what its seat sees, however often somebody looks, and none is carried out twice.

    Orders are secret as a hand is. ``view`` is always the seat's own, ``standing`` what it has ordered, in order.
    What it does not know as the code of an order raises ``BadCode``.
    """

    def offered(self, view: V_in, standing: Sequence[str]) -> Sequence[str]:
        """The orders that can be given now beside those that stand: all for decisions that are not open to the seat.

        None of them costs more than the seat can pay without a loan.
        """

    def over(self, view: V_in, order: str) -> bool:
        """Whether the occasion of an order is past: it has been carried out, or nothing can come of it any more."""

    def judge(self, view: V_in, order: str) -> M_out | Reason | None:
        """What an order says of the decision that is open to its seat now.

        A legal move; or a ``Reason`` why it cannot be carried out as it was meant, whereupon it is dropped; or
        ``None``: it waits for another decision.
        """


class Player(Protocol[V_in, M]):
    """An AI seat. It is handed a view and the legal moves, never a state: it cannot cheat."""

    def choose(self, view: V_in, moves: Sequence[M], random: Random) -> M:
        """One of ``moves``. Deterministic for equal arguments and equally seeded ``random``."""


class Game(ABC, Generic[S, V, M, E, O]):
    """The rules of one game. Stateless: one instance serves all tables."""

    kind: ClassVar[str]
    """Short lower-case name; stored with each game, used in commands and message keys."""

    rules_version: int
    """Raised whenever the same log would give another game, or the same seed other draws."""

    names_draws_from: ClassVar[int] = 1
    """The first rules version under which draws are keyed by name; before, they were by the number of their entry."""

    earlier_rules: ClassVar[tuple[int, ...]] = ()
    """The versions before that can still be played: tables and logs go on by the rules that they began under."""

    seats: ClassVar[tuple[int, ...]]
    """The seat counts that can be played, ascending."""

    options_type: type[O]

    def under(self, rules_version: int) -> Self | None:
        """This game by the rules of a version, today's or an earlier one; ``None`` where they are not known.

        It begins games by those rules. How a game goes on is known to its states.
        """
        if rules_version == self.rules_version:
            return self
        if rules_version not in (*self.earlier_rules, type(self).rules_version):
            return None
        other = copy(self)
        other.rules_version = rules_version
        return other

    @property
    def names_draws(self) -> bool:
        """Whether games under these rules draw by name."""
        return self.rules_version >= self.names_draws_from

    # -- the course of a game ------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, options: O, dice: Dice) -> tuple[S, tuple[E, ...]]:
        """The first state and what happened in the setup. Raises ``ValueError`` for a seat count it cannot play."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending. Empty means that the game is over."""

    @abstractmethod
    def ply(self, state: S) -> int:
        """The number of the decision point that is open."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> list[M]:
        """Every legal move of a seat in display order: the decision's first, then the free ones.

        Exactly those that ``illegal_reason`` has nothing against, found without trying them all: a search lists
        millions. ``tests/engine/test_contract.py`` holds the two together, whatever the game. Empty for a seat that can
        do nothing now.
        """

    @abstractmethod
    def illegal_reason(self, state: S, seat: Seat, move: M) -> Reason | None:
        """Why a move is refused, or ``None`` when it is legal."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, dice: Dice) -> tuple[S, tuple[E, ...]]:
        """The state after a move, and what happened. The only way a game goes on.

        Accepts what ``moves`` lists, and the seat's ``default_move`` move. Raises ``IllegalMove``, and
        changes nothing, otherwise. The given state is never changed.
        """

    @abstractmethod
    def default_move(self, state: S, seat: Seat) -> M:
        """The decision made for somebody whose time is up.

        It may be one that only the clock can make, and then it is not in ``moves``.
        """

    def plays_forced(self, state: S) -> bool:  # noqa: ARG002 - for games that override it
        """Whether the table makes a person's move for them where only one is legal. A house rule of some games."""
        return False

    def reveals(self, events: Sequence[E]) -> bool:
        """Whether these events told anybody what they could not know before, which no undo could take back.

        Chance is never undone, whatever this says. The cautious answer is the default.
        """
        return bool(events)

    # -- what may be known ---------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat, or the public (``None``), may know."""

    @abstractmethod
    def imagine(self, view: V, random: Random) -> S:
        """A full state that agrees with a view: ``view(imagine(v, r), v.seat) == v``."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """Scores and ranking as if the game ended now. Secret until it is over."""

    def summary(self, state: S) -> Mapping[str, int]:  # noqa: ARG002 - for games that have nothing to count
        """Numbers about the course of a game, for statistics: how many voyages, deals, rounds. Not for players."""
        return {}

    # -- for searches: no checks, no events, in place -------------------------------------------

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy, made as cheaply as possible."""

    @abstractmethod
    def advance(self, state: S, seat: Seat, move: M, dice: Dice) -> None:
        """Do what ``play`` does to ``state`` itself, trusting that the move is legal."""

    # -- advice ---------------------------------------------------------------------------------

    def asks_again(self, view: V, later: V) -> bool:  # noqa: ARG002 - for games that override it
        """Whether a later decision of a seat puts the same question once more, as the next bid of an auction does.

        What was left undone at the first can then be done at the second, and only the last answer can have cost
        something.
        """
        return False

    def is_puzzle(self, view: V) -> bool:  # noqa: ARG002 - for games that override it
        """Whether the best move of a decision can be found by thinking, where there is one beyond doubt."""
        return True

    @property
    def guide(self) -> Guide[V, S, M] | None:
        """What searches and all advice go by. Without one a game has neither hints, reasons nor a review."""
        return None

    @property
    def advises(self) -> bool:
        """Whether there is advice on choices of this game."""
        return self.guide is not None

    # -- moving ahead ---------------------------------------------------------------------------

    @property
    def orders(self) -> PremoveRules[V, M] | None:
        """What people may order for decisions to come, at tables where a decision takes days. Without it, nothing."""
        return None

    # -- text and JSON --------------------------------------------------------------------------

    @abstractmethod
    def parse(self, code: str) -> M:
        """The move of a code. Raises ``BadCode``."""

    @abstractmethod
    def dump(self, state: S) -> Json:
        """A state as JSON, with the version of its format."""

    @abstractmethod
    def load(self, data: Json) -> S:
        """The state of ``dump``. Raises ``ValueError`` for what it cannot read."""

    # -- AI seats --------------------------------------------------------------------------------

    @property
    @abstractmethod
    def players(self) -> Mapping[str, Player[V, M]]:
        """The AI players of this game by name, weakest first."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names among ``players`` that are offered to people, weakest first."""
        return tuple(self.players)

    @property
    def league(self) -> tuple[str, ...]:
        """The names among ``players`` of strangers: of other characters than the levels, which are measured by them."""
        return ()


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]
