"""A toy game that stresses the contract where Manila does not: everybody decides at once, in secret.

*Fingers*: in each of three rounds all seats show 0 to 2 fingers at the same moment. Whoever shows a number
that nobody else shows scores it. Who has chosen is public, what they chose is secret until all have.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import BadCode, Dice, Game, IllegalMove, Json, Options, Place, Player, Reason, Seat, Standing

ROUNDS = 3


class FingersOptions(Options):
    """One house rule, to have one."""

    generous: bool = False
    """A shown number counts double."""


@dataclass(frozen=True)
class Show:
    fingers: int
    free = False
    private = True

    @property
    def code(self) -> str:
        return f"show:{self.fingers}"


@dataclass(frozen=True)
class Revealed:
    shown: tuple[int, ...]
    lucky: int

    @property
    def to(self) -> tuple[Seat, ...] | None:
        return None


@dataclass(frozen=True)
class Chosen:
    seat: Seat
    fingers: int

    @property
    def to(self) -> tuple[Seat, ...] | None:
        return (self.seat,)


FingersEvent = Revealed | Chosen


@dataclass(frozen=True)
class FingersView:
    seat: Seat | None
    ply: int
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    mine: int | None


@dataclass
class FingersState:
    scores: list[int]
    shown: list[int | None]
    round: int = 0
    factor: int = 1


class Quiet:
    """An AI that shows as little as it may."""

    def choose(self, view: FingersView, moves: Sequence[Show], random: Random) -> Show:
        return moves[0]


class Broken:
    """An AI that fails."""

    def choose(self, view: FingersView, moves: Sequence[Show], random: Random) -> Show:
        raise RuntimeError("no idea")


class Quitter:
    """An AI that would end the program."""

    def choose(self, view: FingersView, moves: Sequence[Show], random: Random) -> Show:
        raise SystemExit("enough")


class Cheat:
    """An AI that chooses what it may not."""

    def choose(self, view: FingersView, moves: Sequence[Show], random: Random) -> Show:
        return Show(9)


class Fingers(Game[FingersState, FingersView, Show, FingersEvent, FingersOptions]):
    kind = "fingers"
    rules_version = 1
    seats = (2, 3, 4)
    options_type = FingersOptions

    def start(self, seats: int, options: FingersOptions, dice: Dice) -> tuple[FingersState, tuple[FingersEvent, ...]]:
        if seats not in self.seats:
            raise ValueError("seats")
        return FingersState([0] * seats, [None] * seats, factor=2 if options.generous else 1), ()

    def to_act(self, state: FingersState) -> tuple[Seat, ...]:
        if state.round == ROUNDS:
            return ()
        return tuple(seat for seat, shown in enumerate(state.shown) if shown is None)

    def ply(self, state: FingersState) -> int:
        return state.round

    def moves(self, state: FingersState, seat: Seat) -> list[Show]:
        return [Show(n) for n in range(3)] if seat in self.to_act(state) else []

    def illegal_reason(self, state: FingersState, seat: Seat, move: Show) -> Reason | None:
        if seat not in self.to_act(state):
            return Reason("why-toy-decided")
        return None if move in self.moves(state, seat) else Reason("why-toy")

    def play(
        self, state: FingersState, seat: Seat, move: Show, dice: Dice
    ) -> tuple[FingersState, tuple[FingersEvent, ...]]:
        if (reason := self.illegal_reason(state, seat, move)) is not None:
            raise IllegalMove(reason)
        after = self.copy(state)
        events: list[FingersEvent] = [Chosen(seat, move.fingers)]
        after.shown[seat] = move.fingers
        if None not in after.shown:
            shown = tuple(int(n or 0) for n in after.shown)
            lucky = dice.named("round {}", state.round + 1).below(6)
            for other, fingers in enumerate(shown):
                if shown.count(fingers) == 1:
                    after.scores[other] += fingers * after.factor
            after.round += 1
            after.shown = [None] * len(shown)
            events.append(Revealed(shown, lucky))
        return after, tuple(events)

    def default_move(self, state: FingersState, seat: Seat) -> Show:
        return Show(0)

    def view(self, state: FingersState, seat: Seat | None) -> FingersView:
        mine = None if seat is None else state.shown[seat]
        return FingersView(seat, state.round, self.to_act(state), tuple(state.scores), mine)

    def imagine(self, view: FingersView, random: Random) -> FingersState:
        raise NotImplementedError("nobody searches this game")

    def standing(self, state: FingersState) -> Standing:
        places = [
            Place((seat,), 1 + sum(other > score for other in state.scores), score)
            for seat, score in enumerate(state.scores)
        ]
        return Standing(tuple(sorted(places, key=lambda place: place.rank)))

    def copy(self, state: FingersState) -> FingersState:
        return FingersState(list(state.scores), list(state.shown), state.round, state.factor)

    def advance(self, state: FingersState, seat: Seat, move: Show, dice: Dice) -> None:
        after, _ = self.play(state, seat, move, dice)
        state.scores, state.shown, state.round = after.scores, after.shown, after.round

    def parse(self, code: str) -> Show:
        if not re.fullmatch("show:[0-9]", code):
            raise BadCode(code)
        return Show(int(code[-1]))

    def dump(self, state: FingersState) -> Json:
        return [state.scores, state.shown, state.round, state.factor]

    def load(self, data: Json) -> FingersState:
        return FingersState(*data)

    @property
    def players(self) -> Mapping[str, Player[Any, Any]]:
        return {"quiet": Quiet(), "broken": Broken(), "cheat": Cheat(), "quitter": Quitter()}


FINGERS = Fingers()
