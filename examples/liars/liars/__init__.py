"""Liar's Dice for two to six: bid on hidden dice, or doubt the last bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, ClassVar, Final, Literal

from bot.games.table_package import table_package
from bot.games.table_presenter import Dice, Row, TablePresenter, Text
from engine.game import Options, Reason, Seat
from engine.table_game import BySeat, Roller, TableEvent, TableGame, TableMove, TableState, TableView


class LiarsOptions(Options):
    """The house rules."""

    dice: Literal[3, 5] = 5
    wild: bool = True


class Bid(TableMove):
    """Bid that at least this many dice of all show a face."""

    count: Annotated[int, range(1, 31)]
    face: Annotated[int, range(1, 7)]


class Doubt(TableMove):
    """Doubt the last bid."""


class Bade(TableEvent):
    """A bid."""

    seat: Seat
    count: int
    face: int


class Shown(TableEvent):
    """All dice after a doubt, the number that match the bid, and the loser of a die."""

    seat: Seat
    dice: tuple[str, ...]
    actual: int
    loser: Seat


class Table(TableState):
    """Everyone's dice, and the bid to beat: of count 0 while there is none."""

    dice: tuple[tuple[int, ...], ...]
    wild: bool
    turn: Seat = 0
    round: int = 1
    count: int = 0
    face: int = 6
    bidder: Seat = 0

    def plays(self, seat: Seat) -> bool:
        """Return whether a seat has dice."""
        return bool(self.dice[seat])

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat to act."""
        return (self.turn,) if sum(map(bool, self.dice)) > 1 else ()

    @property
    def total(self) -> int:
        """All dice."""
        return sum(map(len, self.dice))

    def following(self, seat: Seat) -> Seat:
        """Return the next seat with dice."""
        order: list[Seat] = [*range(seat + 1, len(self.dice)), *range(seat)]
        return next(other for other in order if self.dice[other])

    def like(self, face: int, dice: Sequence[int]) -> int:
        """Return how many of the dice count as a face."""
        return len([die for die in dice if die == face or (self.wild and die == 1)])


def rolled(left: Sequence[int], dice: Roller) -> tuple[tuple[int, ...], ...]:
    """Return the rolled dice of each player, as many of five as are left."""
    return tuple(dice.roll(f"dice of player {seat}", 5)[:count] for seat, count in enumerate(left))


class Liars(TableGame[Table, LiarsOptions]):
    """The last player with dice wins."""

    kind = "liars"
    seats = (2, 3, 4, 5, 6)
    every_move = (Doubt, Bid)
    every_event = (Bade, Shown)
    hidden: ClassVar = {
        "dice": BySeat(lambda state, seat, random: tuple(random.choices(range(1, 7), k=len(state.dice[seat]))))
    }
    shows = (Shown,)

    def deal(self, seats: int, options: LiarsOptions, dice: Roller) -> Table:
        return Table(rolled([options.dice] * seats, dice), options.wild)

    def refused(self, state: Table, seat: Seat, move: TableMove) -> Reason | None:  # noqa: ARG002 - as in TableGame
        if not isinstance(move, Bid):
            return None if state.count else Reason("why-liars-nothing")
        if (move.count, move.face) <= (state.count, state.face if state.count else 0):
            return Reason("why-liars-low")
        return Reason("why-liars-many") if move.count > state.total else None

    def after(self, state: Table, seat: Seat, move: TableMove, dice: Roller) -> tuple[Table, Sequence[TableEvent]]:
        if isinstance(move, Bid):
            bid = replace(state, turn=state.following(seat), count=move.count, face=move.face, bidder=seat)
            return bid, [Bade(seat, move.count, move.face)]
        actual = sum(state.like(state.face, each) for each in state.dice)
        loser = seat if actual >= state.count else state.bidder
        left = [len(each) - (at == loser) for at, each in enumerate(state.dice)]
        after = replace(state, dice=rolled(left, dice), round=state.round + 1, count=0, face=6)
        shown = Shown(seat, tuple(" ".join(map(str, each)) for each in state.dice if each), actual, loser)
        return replace(after, turn=loser if left[loser] else after.following(loser)), [shown]

    def ranks(self, state: Table) -> Sequence[int]:
        return [len(each) for each in state.dice]

    def usual(self, state: Table, seat: Seat) -> TableMove:
        own, unseen = state.dice[seat], state.total - len(state.dice[seat])
        hope = [state.like(face, own) + unseen * (2 if state.wild and face > 1 else 1) / 6 for face in range(1, 7)]
        if state.count > hope[state.face - 1] + 1:
            return Doubt()
        face = 1 + max(range(6), key=hope.__getitem__)
        count = max(1, int(hope[face - 1] - 1), state.count + (face <= state.face and state.count > 0))
        return Bid(count, face) if count <= state.total else Doubt()


class LiarsPresenter(TablePresenter):
    """The visible dice, and the bid."""

    game = Liars()

    def rows(self, view: TableView[Table]) -> Sequence[Row]:
        table = view.state
        bids = [table.count > 0 and seat == table.bidder for seat in range(view.seats)]
        bid = Text(f"{table.count} × {table.face}")
        return [Row((Dice(table.dice[seat]), *([bid] if bids[seat] else [])), seat) for seat in range(view.seats)]


PACKAGE: Final = table_package(LiarsPresenter, "🎲")
