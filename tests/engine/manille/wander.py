"""Random walks through the first deals of Manilla and Manille: whole matches are long."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from hypothesis import strategies as st

from engine.game import Game, Options, Seat
from engine.manille import moves as m
from engine.manille.cards import PACK, in_order
from engine.manille.events import ManilleEvent
from engine.manille.game import MANILLA, MANILLE
from engine.manille.moves import ManilleMove
from engine.manille.rules.reasons import REASONS
from engine.manille.state import State
from engine.manille.view import ManilleView
from tests.effort import effort
from tests.engine.wander import Step, Table, Wanderer

O = TypeVar("O", bound=Options)  # noqa: E741 - as in the contract

EVERY_MOVE: Final[list[ManilleMove]] = [
    m.LOOK,
    m.NAME_BLIND,
    *m.NAME,
    *m.HAND_OVER,
    *m.CALLS.values(),
    *(m.PLAY[card] for card in in_order(PACK)),
    *(m.PLAY_DUMMY[card] for card in in_order(PACK)),
    *m.ASK.values(),
    *m.CHALLENGE,
    m.ACCEPT,
]
"""Every move there is, legal or not, in the documented order."""

_RANKS: Final = {move: rank for rank, move in enumerate(EVERY_MOVE)}


class _CardGame(Wanderer[State, ManilleView, ManilleMove, ManilleEvent, O]):
    every = 3
    reasons = REASONS
    longest = 15

    def __init__(
        self, game: Game[State, ManilleView, ManilleMove, ManilleEvent, O], walks: int, deals: int = 4
    ) -> None:
        super().__init__(game)
        self.quick = self.dear = walks
        self._deals = deals

    def far_enough(self, state: State) -> bool:
        return len(state.results) >= self._deals

    def candidates(self, state: State, seat: Seat) -> Sequence[ManilleMove]:
        return EVERY_MOVE

    def rank(self, move: ManilleMove) -> tuple[Any, ...]:
        return (_RANKS[move],)


_AnyCardGame: TypeAlias = Wanderer[State, ManilleView, ManilleMove, ManilleEvent, Any]

WANDERERS: Final[Mapping[str, _AnyCardGame]] = {
    "manilla": _CardGame(MANILLA, walks=effort(20, 40)),
    "manille": _CardGame(MANILLE, walks=effort(12, 20)),
}
WHOLE: Final[Mapping[str, _AnyCardGame]] = {
    "manilla": _CardGame(MANILLA, walks=0, deals=99),
    "manille": _CardGame(MANILLE, walks=0, deals=99),
}
"""Those who walk to the end."""

tables: Final[st.SearchStrategy[Table[Any]]] = st.one_of(
    WANDERERS["manilla"].tables, WANDERERS["manilla"].tables, WANDERERS["manille"].tables
)
"""Any table of either game, with any combination of house rules."""


def walk(table: Table[Any]) -> Iterator[Step[State, ManilleMove, ManilleEvent]]:
    """The first deals of a game of either."""
    return WANDERERS[table.kind].walk(table)
