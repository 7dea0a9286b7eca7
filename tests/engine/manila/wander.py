"""Random walks through Manila: every kind of move, loans out of turn, missed turns, any table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.fair import FairDice
from engine.game import Seat
from engine.manila.board import STARTS, WARES, Space, Ware
from engine.manila.events import ManilaEvent
from engine.manila.game import MANILA
from engine.manila.moves import (
    Bid,
    Board,
    Buy,
    Launch,
    Leave,
    ManilaMove,
    Pass,
    Pilot,
    Place,
    Pledge,
    Plunder,
    Redeem,
    Skip,
)
from engine.manila.options import ManilaOptions
from engine.manila.state import State
from engine.manila.view import Phase

options = st.builds(
    ManilaOptions,
    **{
        name: st.booleans() if field.annotation is bool else st.sampled_from(_literals)
        for name, field in ManilaOptions.model_fields.items()
        for _literals in [getattr(field.annotation, "__args__", ())]
    },
)
"""Any combination of house rules."""


class Table(NamedTuple):
    """What a walk depends on."""

    seats: int
    options: ManilaOptions
    seed: int


tables = st.builds(Table, st.integers(3, 5), options, st.integers(0, 2**32))


class Step(NamedTuple):
    """One move of a walk: the state before, who moved how, what chance drew, the state after, what was told."""

    before: State
    seat: Seat
    move: ManilaMove
    draws: list[int]
    after: State
    told: tuple[ManilaEvent, ...]


def walk(table: Table) -> Iterator[Step]:
    """A whole game. One move in eight is a loan or redemption out of turn, one turn in twenty runs out of time."""
    random = Random(table.seed)
    state, _ = MANILA.start(table.seats, table.options, FairDice(str(table.seed), 0))
    number = 0
    while acting := MANILA.to_act(state):
        number += 1
        seat, move = _choose(state, acting[0], random)
        dice = FairDice(str(table.seed), number)
        after, told = MANILA.play(state, seat, move, dice)
        yield Step(state, seat, move, dice.drawn, after, told)
        state = after


def _choose(state: State, actor: Seat, random: Random) -> tuple[Seat, ManilaMove]:
    if random.random() < 1 / 8:
        seat = random.randrange(state.players)
        free = [move for move in MANILA.moves(state, seat) if move.free]
        if free:
            return seat, random.choice(free)
    if random.random() < 1 / 20:
        return actor, MANILA.mildest(state, actor)
    moves = [move for move in MANILA.moves(state, actor) if not move.free] or MANILA.moves(state, actor)
    if state.phase is Phase.AUCTION:
        # High bids make beggars, beggars make stowaways: but not every time.
        moves = [*moves[: random.choice((1, 5, len(moves)))], moves[-1]]
    return actor, random.choice(moves)


def candidates(highest_bid: int) -> list[ManilaMove]:
    """Every move that could be meant, legal or not, and some that could not."""
    steps: list[tuple[tuple[Ware, int], ...]] = [()]
    for ware in WARES:
        steps += [((ware, step),) for step in (-3, -2, -1, 1, 2, 3)]
        steps += [((ware, one), (other, two)) for other in WARES if other > ware for one in (-1, 1) for two in (-1, 1)]
    steps += [((Ware.NUTMEG, 2), (Ware.SILK, 1)), ((Ware.SILK, 1), (Ware.SILK, -1))]
    return [
        *(Bid(amount) for amount in range(highest_bid + 1)),
        Pass(),
        Skip(),
        *(Buy(ware) for ware in (*WARES, None)),
        *(Leave(ware) for ware in WARES),
        *(Launch(starts) for starts in (*STARTS, (5, 5, 0), (6, 3, 0), (5, 4, 1))),
        *(Place(space) for space in Space),
        Board(None),
        *(Board(ware, seat) for ware in WARES for seat in (None, 0, 1, 2, 3, 4)),
        *(Pilot(step) for step in steps),
        *(Plunder(ware, to_port) for ware in WARES for to_port in (True, False)),
        *(kind(ware, count) for kind in (Pledge, Redeem) for ware in WARES for count in range(6)),
    ]


_KINDS = (Bid, Buy, Leave, Launch, Place, Board, Pilot, Plunder, Pass, Pledge, Redeem)


def rank(move: ManilaMove) -> tuple[Any, ...]:
    """The documented order of legal moves, as a sort key."""
    key: tuple[Any, ...] = ()
    match move:
        case Bid(amount):
            key = (amount,)
        case Buy(ware):
            key = (len(WARES) if ware is None else ware,)
        case Leave(ware) | Pledge(ware, _) | Redeem(ware, _):
            key = (ware,)
        case Launch(starts):
            key = tuple(-start for start in starts)
        case Place(space):
            key = (space,)
        case Board(ware, seat):
            key = (len(WARES), 0) if ware is None else (ware, -1 if seat is None else seat)
        case Pilot(steps):
            wares, turns = tuple(ware for ware, _ in steps), tuple(-step for _, step in steps)
            key = (len(steps) or 3, wares, turns)
        case Plunder(ware, to_port):
            key = (ware, not to_port)
        case _:
            pass
    return (_KINDS.index(type(move)), *key)
