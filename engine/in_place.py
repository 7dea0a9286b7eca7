"""A base class for games that change their states in place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Protocol, Self, TypeVar

from engine.codec import Codec
from engine.codes import Codes
from engine.events import Emit, EventRecorder, discard
from engine.game import Dice, Event, Game, IllegalMove, Json, Move, Options, Seat, View


class State(Protocol):
    """The state of a game that is changed in place."""

    ply: int
    """The number of the open decision."""

    @property
    def options(self) -> Options:
        """The house rules of this game."""

    def copy(self) -> Self:
        """Return an independent copy."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the contract


class InPlaceGame(Game[S, V, M, E, O]):
    """A base of games, built from a function that applies moves and a parser."""

    answer: Callable[[S, Seat, M, Dice, Emit[E]], None]
    """Apply a legal move of a seat and everything that follows from it."""
    codes: Codes[M]
    codec: Codec[S]

    @abstractmethod
    def begin(self, seats: int, options: O, dice: Dice, emit: Emit[E]) -> S:
        """Return the first state."""

    def start(self, seats: int, options: O, dice: Dice) -> tuple[S, tuple[E, ...]]:
        if seats not in self.seats:
            raise ValueError(f"{self.kind} is for {', '.join(map(str, self.seats))} players, not {seats}")
        recorder: EventRecorder[E] = EventRecorder()
        state = self.begin(seats, options, dice, recorder)
        return state, tuple(recorder.events)

    def ply(self, state: S) -> int:
        return state.ply

    def only_by_the_clock(self, state: S, seat: Seat, move: M) -> bool:  # noqa: ARG002 - for games that override it
        """Return whether a move is allowed only because the seat's time is up."""
        return False

    def play(self, state: S, seat: Seat, move: M, dice: Dice) -> tuple[S, tuple[E, ...]]:
        """Return a new state after a move, and the events."""
        reason = self.illegal_reason(state, seat, move)
        if reason is not None and not self.only_by_the_clock(state, seat, move):
            raise IllegalMove(reason)
        recorder: EventRecorder[E] = EventRecorder()
        after = state.copy()
        self.answer(after, seat, move, dice, recorder)
        return after, tuple(recorder.events)

    def copy(self, state: S) -> S:
        return state.copy()

    def advance(self, state: S, seat: Seat, move: M, dice: Dice) -> None:
        """Apply a move in place, without events."""
        self.answer(state, seat, move, dice, discard)

    def parse(self, code: str) -> M:
        return self.codes.parse(code)

    def dump(self, state: S) -> Json:
        return self.codec.dump(state)

    def load(self, data: Json) -> S:
        state = self.codec.load(data)
        if not isinstance(state.options, self.options_type):
            raise ValueError(f"not a state of {self.kind}")  # noqa: TRY004 - as all that cannot be read
        return state
