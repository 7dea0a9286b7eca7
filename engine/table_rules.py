"""The rules of a ``TableGame``: frozen states, moves and events."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import product
from random import Random
from types import NoneType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import TypeAdapter

from engine.codes import Codes
from engine.fair import shuffled
from engine.game import (
    Dice,
    Draws,
    Game,
    IllegalMove,
    Json,
    Options,
    Place,
    Reason,
    Seat,
    Standing,
)

FORM: Final = 1
"""The format version of stored states. Fields that a game changes in its own states identify themselves."""

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
class Record:
    """A base class that makes its subclasses frozen dataclasses."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        dataclass(frozen=True)(cls)


class TableState(Record):
    """Everything on the table and in hands: plain fields, tuples, no lists."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending, from public fields only."""
        raise NotImplementedError

    def plays(self, seat: Seat) -> bool:  # noqa: ARG002 - for games that override it
        """Return whether a seat can still have a turn, from public fields only."""
        return True


class TableMove(Record):
    """A decision.

    Each field is a ``bool``, a ``Literal`` or whole numbers: ``Annotated[int, range(1, 7)]``. Its code is the class's
    name and its fields, as in ``bid:3:5``.
    """

    free: ClassVar[bool] = False
    """Always false: every move of these games is a decision."""
    private: ClassVar[bool] = False
    """Whether it depends on secrets which moves of the class are legal, as with cards in hand."""

    @property
    def code(self) -> str:
        parts = (str(getattr(self, part.name)).lower() for part in fields(self))
        return ":".join([type(self).__name__.lower(), *parts])

    @classmethod
    def every(cls) -> list[TableMove]:
        """Return all moves of the class, varying the last field fastest."""
        hints = get_type_hints(cls, include_extras=True)
        return [cls(*values) for values in product(*(_values(hints[part.name]) for part in fields(cls)))]


class TableEvent(Record):
    """Something that happened in a ``TableGame``."""

    private: ClassVar[bool] = False
    """Whether only the player in its field ``seat`` sees the event, such as a drawn card."""

    @property
    def to(self) -> tuple[Seat, ...] | None:
        return (getattr(self, "seat"),) if self.private else None  # noqa: B009 - a field of subclasses


S = TypeVar("S", bound=TableState)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the contract


@dataclass(frozen=True, slots=True)
class BySeat:
    """An annotation for a field with one part per seat, visible to that seat only.

    Others see ``covered`` in place of each item, so that they know how many there are.
    """

    guess: Callable[[Any, Seat, Random], Any]
    """Returns what a seat's part could be: ``guess(state, seat, random)``.

    In ``state`` this part and those of later seats are covered; those of earlier seats are guessed already.
    """
    covered: Any = 0

    def seen(self, parts: Sequence[Any], seat: Seat | None) -> tuple[Any, ...]:
        """Return the parts as a seat sees them."""
        return tuple(part if at == seat else _cover(part, self.covered) for at, part in enumerate(parts))


@dataclass(frozen=True, slots=True)
class Unseen:
    """An annotation for a field hidden from all, such as a deck."""

    guess: Callable[[Any, Random], Any]
    """Returns what the field could be: ``guess(state, random)``. In ``state`` the parts of all seats are guessed."""
    covered: Any = 0

    def seen(self, part: Any, seat: Seat | None) -> Any:  # noqa: ARG002 - as in BySeat
        """Return the field with each item covered."""
        return _cover(part, self.covered)


def _cover(part: Any, covered: Any) -> Any:
    if isinstance(part, tuple):
        return (covered,) * len(part)
    return None if part is None else covered


def unseen(cards: Iterable[T], seen: Iterable[T], random: Random) -> tuple[T, ...]:
    """Return the cards that are not in ``seen``, shuffled."""
    left = [*(Counter(cards) - Counter(seen)).elements()]
    random.shuffle(left)
    return tuple(left)


class Roller:
    """Named dice: a name gives the same results whatever players decide."""

    def __init__(self, dice: Dice, rolls: Mapping[str, int]) -> None:
        self._dice = dice
        self.rolls = rolls
        """How often each name was rolled."""

    def roll(self, name: str, count: int = 1, sides: int = 6) -> tuple[int, ...]:
        """Return ``count`` numbers from 1 to ``sides``, at most 256.

        ``name`` consists of lower-case letters, digits and spaces.
        """
        draws = self._draws(name)
        return tuple(1 + draws.below(sides) for _ in range(count))

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order, at most 256."""
        return tuple(shuffled(items, self._draws(name)))

    def _draws(self, name: str) -> Draws:
        number = self.rolls.get(name, 0) + 1
        self.rolls = {**self.rolls, name: number}
        return self._dice.named(name + ", {}", number)


@dataclass(slots=True)
class Playing(Generic[S]):
    """The full state of a ``TableGame``: the game's own state, and its seats."""

    state: S
    turns: tuple[int, ...]
    """Moves up to now by seat."""
    ply: int = 0
    rolls: Mapping[str, int] = field(default_factory=dict)
    """How often each name was rolled."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.turns)


@dataclass(frozen=True, slots=True)
class TableView(Generic[S]):
    """What a seat sees of a game: the state with everything else covered."""

    seat: Seat | None
    turns: tuple[int, ...]
    ply: int
    rolls: Mapping[str, int]
    state: S

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.turns)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending."""
        return self.state.to_act


class TableRules(Game[Playing[S], TableView[S], TableMove, TableEvent, O]):
    """The course of a game, its views and stored forms."""

    rules_version = 1
    every_move: ClassVar[tuple[type[TableMove], ...]]
    """The classes of moves, in display order."""
    every_event: ClassVar[tuple[type[TableEvent], ...]]
    """The classes of events."""
    hidden: ClassVar[Mapping[str, BySeat | Unseen]] = {}
    """The fields of the state that not everyone sees."""
    shows: ClassVar[tuple[type[TableEvent], ...]] = ()
    """The events that turn up a secret, for everyone or for one player: no move can be undone after them.

    A drawn card is turned up for its player. A card played from a hand is not: its player knew it.
    """
    state_type: type[S]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is not None and not base.__parameters__:  # skips classes that leave them open
                cls.state_type, cls.options_type = get_args(base)

    def __reduce__(self) -> tuple[type[TableRules[S, O]], tuple[()]]:
        return type(self), ()

    @abstractmethod
    def deal(self, seats: int, options: O, dice: Roller) -> S:
        """Return the initial state."""

    @abstractmethod
    def refused(self, state: S, seat: Seat, move: TableMove) -> Reason | None:
        """Return why a seat may not make a move, by what it sees; else ``None``."""

    @abstractmethod
    def after(self, state: S, seat: Seat, move: TableMove, dice: Roller) -> tuple[S, Sequence[TableEvent]]:
        """Return the state after a legal move, and what happened."""

    @abstractmethod
    def ranks(self, state: S) -> Sequence[int | tuple[int, ...]]:
        """Return a sort key per seat, the score first; the highest key wins."""

    def usual(self, state: S, seat: Seat) -> TableMove:
        """Return a sensible move, quickly, using only what the seat sees."""
        raise NotImplementedError

    # -- the course of a game ------------------------------------------------------------------------------

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state_type)

    @cached_property
    def _codes(self) -> Codes[TableMove]:
        return Codes(self.all_moves)

    @cached_property
    def all_moves(self) -> tuple[TableMove, ...]:
        """All that could be tried, in display order."""
        return tuple(move for kind in self.every_move for move in kind.every())

    def start(self, seats: int, options: O, dice: Dice) -> tuple[Playing[S], tuple[TableEvent, ...]]:
        if seats not in self.seats:
            raise ValueError(f"{self.kind} is not for {seats}")
        roller = Roller(dice, {})
        return Playing(self.deal(seats, options, roller), (0,) * seats, rolls=roller.rolls), ()

    def to_act(self, state: Playing[S]) -> tuple[Seat, ...]:
        return state.state.to_act

    def ply(self, state: Playing[S]) -> int:
        return state.ply

    def moves(self, state: Playing[S], seat: Seat) -> list[TableMove]:
        if seat not in state.state.to_act:
            return []
        return [move for move in self.all_moves if self.refused(state.state, seat, move) is None]

    def illegal_reason(self, state: Playing[S], seat: Seat, move: TableMove) -> Reason | None:
        if seat not in state.state.to_act:
            key = f"why-{self.kind}-turn"
            return Reason(key)
        return self.refused(state.state, seat, move)

    def play(
        self, state: Playing[S], seat: Seat, move: TableMove, dice: Dice
    ) -> tuple[Playing[S], tuple[TableEvent, ...]]:
        if (reason := self.illegal_reason(state, seat, move)) is not None:
            raise IllegalMove(reason)
        return self._after(state, seat, move, dice)

    def advance(self, state: Playing[S], seat: Seat, move: TableMove, dice: Dice) -> None:
        after, _ = self._after(state, seat, move, dice)
        state.state, state.turns, state.ply, state.rolls = after.state, after.turns, after.ply, after.rolls

    def _after(
        self, state: Playing[S], seat: Seat, move: TableMove, dice: Dice
    ) -> tuple[Playing[S], tuple[TableEvent, ...]]:
        roller = Roller(dice, state.rolls)
        after, events = self.after(state.state, seat, move, roller)
        waits_on = after.to_act and {*after.to_act} < {*state.state.to_act}
        ply = state.ply + (not waits_on)
        turns = tuple(made + (at == seat) for at, made in enumerate(state.turns))
        return Playing(after, turns, ply, roller.rolls), tuple(events)

    def default_move(self, state: Playing[S], seat: Seat) -> TableMove:
        """Return a sensible move; without advice, the last legal move."""
        return self.sensible(state.state, seat) if self.advises else self.moves(state, seat)[-1]

    def reveals(self, events: Sequence[TableEvent]) -> bool:
        """Return whether an event reveals a secret."""
        return any(isinstance(event, self.shows) for event in events)

    def standing(self, state: Playing[S]) -> Standing:
        """Return the ranking; equal ranks are shared."""
        ranks = self.ranks(state.state)
        scores = [rank if isinstance(rank, int) else rank[0] for rank in ranks]
        found = (
            Place((seat,), 1 + sum(other > rank for other in ranks), scores[seat])  # type: ignore[operator]
            for seat, rank in enumerate(ranks)
        )
        return Standing(tuple(sorted(found, key=lambda place: place.rank)))

    # -- what may be known ---------------------------------------------------------------------------------

    def seen(self, state: S, seat: Seat | None) -> S:
        """Return a state as a seat sees it, with hidden items covered."""
        if not self.hidden:
            return state
        return replace(state, **{name: part.seen(getattr(state, name), seat) for name, part in self.hidden.items()})

    def view(self, state: Playing[S], seat: Seat | None) -> TableView[S]:
        return TableView(seat, state.turns, state.ply, state.rolls, self.seen(state.state, seat))

    def imagine(self, view: TableView[S], random: Random) -> Playing[S]:
        """Return a full state in which the view's hidden items are guessed."""
        state: Any = view.state
        for name, part in self.hidden.items():
            if isinstance(part, BySeat):
                for seat in set(range(view.seats)) - {view.seat}:
                    parts = getattr(state, name)
                    guessed = part.guess(state, seat, random)
                    state = replace(state, **{name: (*parts[:seat], guessed, *parts[seat + 1 :])})
        for name, part in self.hidden.items():
            if isinstance(part, Unseen):
                state = replace(state, **{name: part.guess(state, random)})
        return Playing(state, view.turns, view.ply, view.rolls)

    def copy(self, state: Playing[S]) -> Playing[S]:
        return Playing(state.state, state.turns, state.ply, state.rolls)

    # -- text and JSON -------------------------------------------------------------------------------------

    def parse(self, code: str) -> TableMove:
        return self._codes.parse(code)

    def dump(self, state: Playing[S]) -> Json:
        kept = self._adapter.dump_python(state.state, mode="json")
        counts = {"turns": list(state.turns), "ply": state.ply, "rolls": dict(state.rolls)}
        return {"version": FORM, **counts, "state": kept}

    def load(self, data: Json) -> Playing[S]:
        if not isinstance(data, dict) or data.get("version") != FORM:
            raise ValueError(f"not a state of {self.kind} in form {FORM}")
        try:
            state, turns = self._adapter.validate_python(data["state"]), tuple(map(int, data["turns"]))
            found = Playing(state, turns, int(data["ply"]), {**data["rolls"]})
            self._look_at(found)
        except (LookupError, TypeError, ArithmeticError, AttributeError) as error:
            raise ValueError(f"not a state of {self.kind}: {error}") from error
        return found

    def _look_at(self, state: Playing[S]) -> None:
        """Build views and moves of a state, to fail early if it is damaged."""
        seats = range(state.seats)
        if state.seats not in self.seats:
            raise LookupError("a number of seats that it is not for")
        by_seat = (name for name, part in self.hidden.items() if isinstance(part, BySeat))
        if any(len(getattr(state.state, name)) != state.seats for name in by_seat):
            raise LookupError("a part of no seat, or of none")
        if len(self.ranks(state.state)) != state.seats or not {*state.state.to_act} <= {*seats}:
            raise LookupError("a seat that is not there")
        for seat in seats:
            self.view(state, seat)
            self.moves(state, seat)

    # -- what a sensible player does -----------------------------------------------------------------------

    def sensible(self, state: S, seat: Seat) -> TableMove:
        """Return the usual player's move, or the first legal one without it."""
        move = self.usual(self.seen(state, seat), seat)
        if self.refused(state, seat, move) is None:
            return move
        return next(move for move in self.all_moves if self.refused(state, seat, move) is None)


def _values(annotation: Any) -> Sequence[Any]:
    if annotation in (bool, NoneType):
        return (False, True) if annotation is bool else (None,)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    if get_origin(annotation) is Annotated:
        for mark in get_args(annotation)[1:]:
            if isinstance(mark, range):
                return mark
    raise TypeError(f"a move's field is a bool, a Literal or Annotated[int, range(…)], not {annotation}")
