"""Games in which nothing is hidden, written as a few functions of frozen positions.

An ``OpenGame`` turns them into the whole contract of ``engine.game.Game``. Whatever is on the table is in its position:
a frozen dataclass of plain fields. A game with secrets, or one that is searched a thousand times a second, fulfils the
contract itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from pydantic import TypeAdapter

from engine.game import Dice, Evaluation, Event, Game, IllegalMove, Json, Move, Options, Place, Reason, Seat, Standing

FORM: Final = 1
"""The version of how positions are kept. What a game changes in its own, its fields tell."""
adapter: Final = cache(TypeAdapter)
"""By type: what reads and writes it as JSON. Making one takes longer than a move."""


class Position(Protocol):
    """What lies on the table. Implementations are frozen dataclasses."""

    @property
    def ply(self) -> int:
        """The number of the open decision: it grows with every move."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending. Empty when the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat; the highest wins."""


P = TypeVar("P", bound=Position)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the contract


@dataclass(slots=True)
class OpenState(Generic[P]):
    """A game under way: where it stands."""

    position: P


@dataclass(frozen=True, slots=True)
class OpenView(Generic[P]):
    """All of it, for anybody."""

    seat: Seat | None
    position: P

    @property
    def ply(self) -> int:
        """The number of the open decision."""
        return self.position.ply

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return self.position.to_act


class OpenGuide(Generic[P, M]):
    """Simulations among sensible players, to the end of the game."""

    def __init__(self, game: OpenGame[P, M, Any, Any]) -> None:
        self._game = game

    def imagine(self, view: OpenView[P], random: Random) -> OpenState[P]:
        """The state itself."""
        return self._game.imagine(view, random)

    def candidates(self, state: OpenState[P], seat: Seat, moves: Sequence[M]) -> Sequence[M]:  # noqa: ARG002
        """All moves."""
        return moves

    def pick(self, state: OpenState[P], seat: Seat, dice: Dice) -> M:  # noqa: ARG002 - as in Guide
        """What a sensible player does."""
        move = self._game.usual(state.position, seat)
        return self._game.moves(state, seat)[0] if move is None else move

    def advance(self, state: OpenState[P], seat: Seat, move: M, dice: Dice) -> bool:
        """Play on, to the end."""
        self._game.advance(state, seat, move, dice)
        return not state.position.to_act

    def worth(self, state: OpenState[P], seat: Seat) -> Evaluation:
        """Whether the seat has won, and its score."""
        winners = self._game.standing(state).winners
        return Evaluation((seat in winners) / len(winners), state.position.scores[seat])


class OpenGame(Game[OpenState[P], OpenView[P], M, E, O]):
    """The contract from five functions: ``opening``, ``every_move``, ``refused``, ``after`` and ``parse``."""

    position_type: type[P]
    every_move: ClassVar[tuple[Any, ...]]
    """All moves there are, in display order. The mildest is the last that is legal."""

    @abstractmethod
    def opening(self, seats: int, options: O) -> P:
        """Where a game begins."""

    @abstractmethod
    def refused(self, position: P, seat: Seat, move: M) -> Reason | None:
        """Why a move is refused, or ``None`` when it is legal."""

    @abstractmethod
    def after(self, position: P, seat: Seat, move: M, dice: Dice) -> tuple[P, tuple[E, ...]]:
        """Where a legal move leads, and what happened."""

    def usual(self, position: P, seat: Seat) -> M | None:  # noqa: ARG002 - for games that give advice
        """What a sensible player does, quickly. With it a game has hints, reasons and a review; without, none."""
        return None

    def faults(self, position: P) -> Iterator[str]:  # noqa: ARG002 - for games whose fields depend on one another
        """What makes a stored position impossible, by name."""
        yield from ()

    # -- the contract ----------------------------------------------------------------------------

    @property
    def guide(self) -> OpenGuide[P, M] | None:
        """Whole games among sensible players, if the game says what these do."""
        return None if type(self).usual is OpenGame.usual else OpenGuide(self)

    def start(self, seats: int, options: O, dice: Dice) -> tuple[OpenState[P], tuple[E, ...]]:  # noqa: ARG002
        """The first state. Raises ``ValueError`` for a seat count it cannot play."""
        if seats not in self.seats:
            raise ValueError(f"{self.kind} is not for {seats}")
        return OpenState(self.opening(seats, options)), ()

    def to_act(self, state: OpenState[P]) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return state.position.to_act

    def ply(self, state: OpenState[P]) -> int:
        """The number of the open decision."""
        return state.position.ply

    def moves(self, state: OpenState[P], seat: Seat) -> list[M]:
        """Every legal move of a seat."""
        return [move for move in self.every_move if self.illegal_reason(state, seat, move) is None]

    def illegal_reason(self, state: OpenState[P], seat: Seat, move: M) -> Reason | None:
        """Why a move is refused, or ``None`` when it is legal."""
        return self.refused(state.position, seat, move)

    def play(self, state: OpenState[P], seat: Seat, move: M, dice: Dice) -> tuple[OpenState[P], tuple[E, ...]]:
        """The state after a move, and what happened. Raises ``IllegalMove``."""
        if (reason := self.illegal_reason(state, seat, move)) is not None:
            raise IllegalMove(reason)
        position, events = self.after(state.position, seat, move, dice)
        return OpenState(position), events

    def advance(self, state: OpenState[P], seat: Seat, move: M, dice: Dice) -> None:
        """Do what ``play`` does to ``state`` itself."""
        state.position, _ = self.after(state.position, seat, move, dice)

    def default_move(self, state: OpenState[P], seat: Seat) -> M:
        """The last legal move."""
        return self.moves(state, seat)[-1]

    def reveals(self, events: Sequence[E]) -> bool:  # noqa: ARG002 - nothing is hidden
        """Nothing that was not known before."""
        return False

    def view(self, state: OpenState[P], seat: Seat | None) -> OpenView[P]:
        """All of it."""
        return OpenView(seat, state.position)

    def imagine(self, view: OpenView[P], random: Random) -> OpenState[P]:  # noqa: ARG002 - nothing is hidden
        """The state itself."""
        return OpenState(view.position)

    def standing(self, state: OpenState[P]) -> Standing:
        """By score; equal scores share a rank."""
        scores = state.position.scores
        places = (Place((seat,), 1 + sum(o > score for o in scores), score) for seat, score in enumerate(scores))
        return Standing(tuple(sorted(places, key=lambda place: place.rank)))

    def copy(self, state: OpenState[P]) -> OpenState[P]:
        """An independent copy."""
        return OpenState(state.position)

    def dump(self, state: OpenState[P]) -> Json:
        """A state as JSON."""
        return {"version": FORM, "state": adapter(self.position_type).dump_python(state.position, mode="json")}

    def load(self, data: Json) -> OpenState[P]:
        """The state of ``dump``. Raises ``ValueError`` for what it cannot read."""
        if not isinstance(data, dict) or data.get("version") != FORM:
            raise ValueError(f"not a state of {self.kind} in form {FORM}")
        position = adapter(self.position_type).validate_python(data.get("state"))
        if faults := list(self.faults(position)):
            raise ValueError(f"not a state of {self.kind}: {', '.join(faults)}")
        return OpenState(position)
