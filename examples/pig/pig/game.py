"""The rules of Pig. A turn is any number of rolls: a one loses what they have won, *hold* keeps it. First to 100."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final, Literal, TypeAlias

from engine.game import BadCode, Dice, Options, Reason, Seat
from engine.open_game import OpenGame, OpenState, OpenView


class PigOptions(Options):
    """The house rules."""

    target: Literal[50, 100] = 100
    """Points that win."""


@dataclass(frozen=True, slots=True)
class Act:
    """A move: ``roll`` or ``hold``."""

    code: str
    free: ClassVar[bool] = False
    private: ClassVar[bool] = False


ROLL, HOLD = MOVES = (Act("roll"), Act("hold"))


@dataclass(frozen=True, slots=True)
class Happened:
    """A roll, or ``die`` 0 for a hold; ``points`` are then in the pot, or the player's."""

    seat: Seat
    die: int
    points: int
    to: ClassVar[tuple[Seat, ...] | None] = None


@dataclass(frozen=True, slots=True)
class Score:
    """Where a game stands: points by seat, and the turn under way."""

    scores: tuple[int, ...]
    target: int
    turn: int = 0
    rolls: int = 0
    pot: int = 0
    ply: int = 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Whose turn it is."""
        return () if max(self.scores) >= self.target else (self.turn % len(self.scores),)


PigState: TypeAlias = OpenState[Score]
PigView: TypeAlias = OpenView[Score]


@dataclass(frozen=True, slots=True)
class UpTo:
    """An AI player that holds as soon as it has won ``enough`` in a turn."""

    enough: int

    def choose(self, view: PigView, moves: Sequence[Act], random: Random) -> Act:  # noqa: ARG002 - as in Player
        """Hold or roll."""
        score = view.position
        wins = score.scores[view.to_act[0]] + score.pot >= score.target
        return HOLD if HOLD in moves and (wins or score.pot >= self.enough) else ROLL


class Pig(OpenGame[Score, Act, Happened, PigOptions]):
    """First to the target."""

    kind = "pig"
    rules_version = 1
    seats = (2, 3, 4, 5)
    options_type = PigOptions
    position_type = Score
    every_move = MOVES

    def opening(self, seats: int, options: PigOptions) -> Score:
        """Nobody has anything."""
        return Score((0,) * seats, options.target)

    def refused(self, position: Score, seat: Seat, move: Act) -> Reason | None:
        """Out of turn, and a hold before the first roll."""
        if seat not in position.to_act:
            return Reason("why-pig-turn")
        return Reason("why-pig-nothing") if move == HOLD and not position.rolls else None

    def after(self, position: Score, seat: Seat, move: Act, dice: Dice) -> tuple[Score, tuple[Happened, ...]]:
        """One more roll, or the next player's turn."""
        score = replace(position, ply=position.ply + 1)
        passed = replace(score, turn=score.turn + 1, rolls=0, pot=0)
        if move == HOLD:
            points = score.scores[seat] + score.pot
            held = replace(passed, scores=(*score.scores[:seat], points, *score.scores[seat + 1 :]))
            return held, (Happened(seat, 0, points),)
        die = 1 + dice.named("turn {}, roll {}", score.turn, score.rolls).below(6)
        if die == 1:
            return passed, (Happened(seat, die, 0),)
        pot = score.pot + die
        return replace(score, rolls=score.rolls + 1, pot=pot), (Happened(seat, die, pot),)

    def usual(self, position: Score, seat: Seat) -> Act:
        """Rolls up to 20, and holds what wins."""
        enough = position.pot >= 20 or position.scores[seat] + position.pot >= position.target
        return HOLD if enough else ROLL

    def parse(self, code: str) -> Act:
        """``roll`` or ``hold``. Raises ``BadCode``."""
        if (move := Act(code)) not in MOVES:
            raise BadCode(code)
        return move

    def faults(self, position: Score) -> Iterator[str]:
        """Guards what would not end or could not be shown."""
        numbers = (*position.scores, position.turn, position.rolls, position.pot, position.ply)
        if len(position.scores) not in self.seats or position.target not in {50, 100}:
            yield "table"
        if not all(0 <= number < 10**6 for number in numbers):
            yield "numbers"

    @property
    def players(self) -> Mapping[str, UpTo]:
        """By level, weakest first. ``simple`` sits in for people who are away."""
        return {"timid": UpTo(6), "simple": UpTo(20)}


PIG: Final = Pig()
