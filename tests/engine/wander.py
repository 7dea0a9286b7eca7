"""Random walks through any game: any table, any combination of house rules, every kind of move, missed turns.

What differs from game to game, how a walk chooses its moves and what could be tried at all, says the game's own
``Wanderer`` in its folder. ``tests/engine/test_contract.py`` holds every game to the contract on such walks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from hypothesis import strategies as st

from engine.fair import FairDice
from engine.game import Event, Game, Move, Options, Reason, Seat, View
from engine.lobby import option_choices, own_numbers
from engine.player import ThoughtDice

S = TypeVar("S")
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the contract

MISSED: Final = 1 / 20
"""The share of turns that run out of time."""


class Table(NamedTuple, Generic[O]):
    """What a walk depends on."""

    kind: str
    seats: int
    options: O
    seed: int


class Step(NamedTuple, Generic[S, M, E]):
    """One move of a walk: the state before, who moved how, what chance drew, the state after, what was told."""

    before: S
    seat: Seat
    move: M
    draws: tuple[int, ...]
    after: S
    events: tuple[E, ...]


def viewers(table: AnyTable) -> list[Seat | None]:
    """Whoever can look at a table: the public and each seat."""
    return [None, *range(table.seats)]


def seen(events: Sequence[E], viewer: Seat | None) -> list[E]:
    """Those of some events that a viewer is told."""
    return [event for event in events if event.to is None or viewer in event.to]


def some_options(game: Game[S, V, M, E, O], random: Random, settled: Mapping[str, Any]) -> O:
    """House rules drawn at random. Those in ``settled`` are as they are given, where the game has them."""
    choices = {name: list(values.values()) for name, values in option_choices(game.options_type).items()}
    choices |= {name: [value] for name, value in settled.items() if name in choices}
    return game.options_type(**{name: random.choice(values) for name, values in choices.items()})


def begin(game: Game[S, V, M, E, O], table: Table[O]) -> tuple[S, tuple[E, ...], tuple[int, ...]]:
    """The first state of a walk, what was told in the setup, and what chance drew."""
    dice = FairDice(str(table.seed))
    state, told = game.start(table.seats, table.options, dice)
    return state, told, tuple(dice.drawn)


def walk(
    game: Game[S, V, M, E, O], table: Table[O], choose: Callable[[S, Sequence[Seat], Random], tuple[Seat, M]]
) -> Iterator[Step[S, M, E]]:
    """A whole game. ``choose`` says who of those who must decide moves next, and how."""
    random = Random(f"walk {table.seed}")  # not the numbers that a test draws with the same seed
    dice, names = FairDice(str(table.seed)), set[str]()
    state, _ = game.start(table.seats, table.options, dice)
    while acting := game.to_act(state):
        names.update(dice.names)
        seat, move = choose(state, acting, random)
        dice = FairDice(str(table.seed), names)
        after, told = game.play(state, seat, move, dice)
        yield Step(state, seat, move, tuple(dice.drawn), after, told)
        state = after


class Wanderer(ABC, Generic[S, V, M, E, O]):
    """Walks through one game at random, and knows what could be tried at it."""

    quick: int
    """Games that are walked through for a property which is quick to judge."""
    dear: int
    """Games that are walked through for one which is not."""
    every: int = 1
    """Where whole worlds are imagined: at each how manieth move of a walk."""
    reasons: Mapping[str, Mapping[str, str]]
    """Every reason for a refusal, with the types of its arguments."""
    longest: int
    """Characters of the longest code."""
    clock: frozenset[str] = frozenset()
    """Codes of the moves that only the clock can make."""

    def __init__(self, game: Game[S, V, M, E, O]) -> None:
        self.game = game

    # -- tables ------------------------------------------------------------------------------------------

    @property
    def options(self) -> st.SearchStrategy[O]:
        """Any combination of house rules."""
        fields: dict[str, st.SearchStrategy[Any]] = {
            name: st.sampled_from(list(values.values()))
            for name, values in option_choices(self.game.options_type).items()
        }
        for name in fields:
            if (own := own_numbers(self.game.options_type, name)) is not None:
                number = st.integers(own.least, own.most)
                fields[name] |= st.lists(number, min_size=own.count, max_size=own.count).map(tuple)
        return st.builds(self.game.options_type, **fields)

    @property
    def tables(self) -> st.SearchStrategy[Table[O]]:
        """Any table of the game."""
        return st.builds(self.table, st.sampled_from(self.game.seats), self.options, st.integers(0, 2**32))

    def table(self, seats: int, options: O, seed: int) -> Table[O]:
        """A table of the game."""
        return Table(self.game.kind, seats, options, seed)

    # -- walks -------------------------------------------------------------------------------------------

    def walk(self, table: Table[O]) -> Iterator[Step[S, M, E]]:
        """A game to its end, or as far as walks through it go."""
        for step in walk(self.game, table, self.choose):
            yield step
            if self.far_enough(step.after):
                return

    def states(self, table: Table[O]) -> Iterator[S]:
        """All states of a walk, the first included."""
        yield begin(self.game, table)[0]
        for step in self.walk(table):
            yield step.after

    def choose(self, state: S, acting: Sequence[Seat], random: Random) -> tuple[Seat, M]:
        """Who of those who must decide moves next, and how: anybody anything, and some run out of time."""
        seat = random.choice(acting)
        if random.random() < MISSED:
            return seat, self.game.default_move(state, seat)
        return seat, random.choice(self.game.moves(state, seat))

    def play_on(self, state: S, random: Random) -> None:
        """Play a state on as a walk would, in place."""
        while (acting := self.game.to_act(state)) and not self.far_enough(state):
            self.game.advance(state, *self.choose(state, acting, random), ThoughtDice(random))

    def far_enough(self, state: S) -> bool:
        """Whether a walk stops here, before the end of the game."""
        return False

    # -- what could be tried -----------------------------------------------------------------------------

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Sequence[M]:
        """Every move that a seat could mean, legal or not, and some that nobody could."""

    @abstractmethod
    def rank(self, move: M) -> tuple[Any, ...]:
        """The documented order of legal moves, as a sort key."""

    def declared(self, reason: Reason) -> bool:
        """Whether a reason is one of those that the game declares, with arguments of the declared types."""
        given = {name: "number" if isinstance(value, int) else "text" for name, value in reason.args.items()}
        return self.reasons.get(reason.key) == given


AnyTable: TypeAlias = Table[Any]
AnyStep: TypeAlias = Step[Any, Any, Any]
AnyWanderer: TypeAlias = Wanderer[Any, Any, Any, Any, Any]
