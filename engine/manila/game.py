"""Manila: the auction, the voyage, the market (docs/rules/manila.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from engine.game import Dice, Player, Seat
from engine.in_place import InPlaceGame
from engine.manila.ai import levels
from engine.manila.ai.guide import GUIDE
from engine.manila.ai.league import LEAGUE
from engine.manila.board import ACCOMPLICES
from engine.manila.codec import CODEC
from engine.manila.events import Emit, ManilaEvent
from engine.manila.imagine import imagined
from engine.manila.moves import CODES, ManilaMove, Skip
from engine.manila.options import ManilaOptions
from engine.manila.orders import ORDERS
from engine.manila.rules.course import answer, go_on
from engine.manila.rules.default_move import default_move
from engine.manila.rules.legal import legal_moves
from engine.manila.rules.payout import standing
from engine.manila.rules.reasons import refusal
from engine.manila.rules.setup import new_game
from engine.manila.rules.stage import Stage
from engine.manila.rules.views import ACTING, view_of
from engine.manila.state import RULES, State
from engine.manila.view import ManilaView, Phase


class Manila(InPlaceGame[State, ManilaView, ManilaMove, ManilaEvent, ManilaOptions]):
    """The rules of Manila for three to five merchants."""

    kind: ClassVar[str] = "manila"
    rules_version: int = RULES
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = tuple(sorted(ACCOMPLICES))
    options_type = ManilaOptions
    answer = staticmethod(answer)
    codes = CODES
    codec = CODEC
    moves = staticmethod(legal_moves)
    illegal_reason = staticmethod(refusal)
    default_move = staticmethod(default_move)
    view = staticmethod(view_of)
    imagine = staticmethod(imagined)
    standing = staticmethod(standing)
    guide = GUIDE
    orders = ORDERS
    levels = levels.LEVELS
    league = tuple(LEAGUE)
    """Reference players, which don't use instinct."""

    def begin(self, seats: int, options: ManilaOptions, dice: Dice, emit: Emit) -> State:
        """Deal shares and money, and open the first auction."""
        state = new_game(self.rules_version, seats, options, dice, emit)
        go_on(state, Stage.VOYAGE, dice, emit)
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the one merchant to act: Manila has no simultaneous decisions."""
        return ACTING[state.actor]

    def only_by_the_clock(self, state: State, seat: Seat, move: ManilaMove) -> bool:
        """Return whether a move is the missed turn of a player whose time is up."""
        return isinstance(move, Skip) and state.phase is Phase.PLACE and seat == state.actor

    def reveals(self, events: Sequence[ManilaEvent]) -> bool:  # noqa: ARG002 - none of them does
        """Return false: shares and hidden money stay secret to the end."""
        return False

    def summary(self, state: State) -> Mapping[str, int]:
        """Return the number of voyages."""
        return {"voyages": state.voyage}

    def asks_again(self, view: ManilaView, later: ManilaView) -> bool:
        """Return whether both decisions are bids in the same auction."""
        return view.phase is later.phase is Phase.AUCTION and view.voyage == later.voyage

    def is_puzzle(self, view: ManilaView) -> bool:
        """Return whether the decision is neither a bid nor a pirate's."""
        return view.phase not in (Phase.AUCTION, Phase.BOARD, Phase.PLUNDER)

    @property
    def players(self) -> Mapping[str, Player[ManilaView, ManilaMove]]:
        return _PLAYERS


MANILA: Final = Manila()
"""The rules, ready to play."""

_PLAYERS: Final[Mapping[str, Player[ManilaView, ManilaMove]]] = levels.players(MANILA)
