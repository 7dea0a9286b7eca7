"""Pig, a dice game for two to five: hold before you roll a one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final, Literal

from bot.games.table_package import Script, table_package
from bot.games.table_presenter import Counter, Row, TablePresenter, Text
from engine.game import Options, Reason, Seat
from engine.table_game import Roller, TableEvent, TableGame, TableMove, TableState, TableView


class PigOptions(Options):
    """The house rules."""

    target: Literal[50, 100] = 100


class Roll(TableMove):
    """Roll once more."""


class Hold(TableMove):
    """Keep the pot, and end the turn."""


class Rolled(TableEvent):
    """A roll, and the pot after it: a one loses it."""

    seat: Seat
    die: int
    pot: int


class Held(TableEvent):
    """The end of a turn, and the player's points."""

    seat: Seat
    points: int


class Score(TableState):
    """Points by seat, and the current turn."""

    scores: tuple[int, ...]
    target: int
    turn: int = 0
    pot: int = 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat to act."""
        return () if max(self.scores) >= self.target else (self.turn % len(self.scores),)

    @property
    def round(self) -> int:
        """From 1."""
        return 1 + self.turn // len(self.scores)


class Pig(TableGame[Score, PigOptions]):
    """First to the target."""

    kind = "pig"
    seats = (2, 3, 4, 5)
    every_move = (Roll, Hold)
    every_event = (Rolled, Held)

    def deal(self, seats: int, options: PigOptions, dice: Roller) -> Score:  # noqa: ARG002 - as in TableGame
        return Score((0,) * seats, options.target)

    def refused(self, state: Score, seat: Seat, move: TableMove) -> Reason | None:  # noqa: ARG002 - as in TableGame
        return Reason("why-pig-nothing") if move == Hold() and not state.pot else None

    def after(self, state: Score, seat: Seat, move: TableMove, dice: Roller) -> tuple[Score, Sequence[TableEvent]]:
        passed = replace(state, turn=state.turn + 1, pot=0)
        if move == Hold():
            points = state.scores[seat] + state.pot
            return replace(passed, scores=(*state.scores[:seat], points, *state.scores[seat + 1 :])), [
                Held(seat, points)
            ]
        (die,) = dice.roll("roll")
        if die == 1:
            return passed, [Rolled(seat, die, 0)]
        return replace(state, pot=state.pot + die), [Rolled(seat, die, state.pot + die)]

    def ranks(self, state: Score) -> Sequence[int]:
        return state.scores

    def usual(self, state: Score, seat: Seat) -> TableMove:
        return Hold() if state.pot >= 20 or state.scores[seat] + state.pot >= state.target else Roll()


class PigPresenter(TablePresenter):
    """Everyone's points, and the current pot."""

    game = Pig()
    emojis: ClassVar = {"Roll": "🎲", "Hold": "✋"}

    def rows(self, view: TableView[Score]) -> Sequence[Row]:
        pots = [Text(f"+ {view.state.pot}") if seat in view.to_act else Text("") for seat in range(view.seats)]
        return [Row((pot, Counter(view.state.scores[seat])), seat) for seat, pot in enumerate(pots)]

    def chances(self, view: TableView[Score]) -> Mapping[str, float]:
        return {"lost": 1 / 6} if view.to_act else {}


PACKAGE: Final = table_package(PigPresenter, "🐷", Script("the first pig 653", "roll roll roll hold roll roll roll"))
