"""Random walks through Manila, with loans out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

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
from engine.manila.rules.money import ceiling
from engine.manila.rules.reasons import REASONS
from engine.manila.state import State
from engine.manila.view import ManilaView, Phase
from tests.effort import effort
from tests.engine.wander import MISSED, Wanderer

_KINDS: Final = (Bid, Buy, Leave, Launch, Place, Board, Pilot, Plunder, Pass, Pledge, Redeem)


class _Manila(Wanderer[State, ManilaView, ManilaMove, ManilaEvent, ManilaOptions]):
    quick, dear = effort(80, 250), effort(15, 25)
    reasons = REASONS
    longest = 20
    clock = frozenset({Skip().code})

    def choose(self, state: State, acting: Sequence[Seat], random: Random) -> tuple[Seat, ManilaMove]:
        """One move in eight is a loan or redemption, mostly out of turn."""
        if random.random() < 1 / 8:
            seat = random.randrange(state.players)
            free = [move for move in MANILA.moves(state, seat) if move.free]
            if free:
                return seat, random.choice(free)
        (actor,) = acting
        if random.random() < MISSED:
            return actor, MANILA.default_move(state, actor)
        moves = [move for move in MANILA.moves(state, actor) if not move.free] or MANILA.moves(state, actor)
        if state.phase is Phase.AUCTION:
            # High bids make beggars, beggars make stowaways: but not every time.
            moves = [*moves[: random.choice((1, 5, len(moves)))], moves[-1]]
        return actor, random.choice(moves)

    def candidates(self, state: State, seat: Seat) -> Sequence[ManilaMove]:
        return candidates(ceiling(state, seat) + 2)

    def rank(self, move: ManilaMove) -> tuple[Any, ...]:
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


WANDERER: Final = _Manila(MANILA)


@cache
def candidates(highest_bid: int) -> tuple[ManilaMove, ...]:
    """Every move that could be meant, legal or not, and some that could not."""
    steps: list[tuple[tuple[Ware, int], ...]] = [()]
    for ware in WARES:
        steps += [((ware, step),) for step in (-3, -2, -1, 1, 2, 3)]
        steps += [((ware, one), (other, two)) for other in WARES if other > ware for one in (-1, 1) for two in (-1, 1)]
    steps += [((Ware.NUTMEG, 2), (Ware.SILK, 1)), ((Ware.SILK, 1), (Ware.SILK, -1))]
    return (
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
    )
