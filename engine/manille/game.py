"""Manilla and Manille: two card games on one engine.

``MANILLA`` is the Flemish game of two, three, four or six players (docs/rules/manilla.md), ``MANILLE`` the French game
of four (docs/rules/manille.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, TypeVar

from engine.game import Dice, Seat
from engine.in_place import InPlaceGame
from engine.manille.ai.guide import GUIDE
from engine.manille.ai.levels import LEVELS, PLAYERS
from engine.manille.codec import CODEC
from engine.manille.events import Emit, ManilleEvent
from engine.manille.imagine import imagined
from engine.manille.layout import LAYOUTS
from engine.manille.moves import CODES, ManilleMove
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.orders import ORDERS
from engine.manille.rules.course import answer
from engine.manille.rules.default_move import default_move
from engine.manille.rules.legal import legal_moves, to_act
from engine.manille.rules.match import new_match, standing
from engine.manille.rules.reasons import refusal
from engine.manille.rules.views import view_of
from engine.manille.state import RULES, State
from engine.manille.view import ManilleView

O = TypeVar("O", ManillaOptions, ManilleOptions)  # noqa: E741 - as in the contract


class _CardGame(InPlaceGame[State, ManilleView, ManilleMove, ManilleEvent, O]):
    """The shared base of both games; they differ in name, options and seats."""

    answer = staticmethod(answer)
    codes = CODES
    codec = CODEC
    to_act = staticmethod(to_act)
    moves = staticmethod(legal_moves)
    illegal_reason = staticmethod(refusal)
    default_move = staticmethod(default_move)
    view = staticmethod(view_of)
    imagine = staticmethod(imagined)
    standing = staticmethod(standing)
    guide = GUIDE
    orders = ORDERS
    levels = LEVELS

    def teams(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        layout = LAYOUTS[self.kind][seats]
        return tuple(layout.members(team) for team in range(layout.team_count))

    def begin(self, seats: int, options: O, dice: Dice, emit: Emit) -> State:
        return new_match(self.rules_version, seats, options, dice, emit)

    def plays_forced(self, state: State) -> bool:
        return state.options.autoplay_forced

    def summary(self, state: State) -> Mapping[str, int]:
        return {
            "deals": len(state.results),
            "draws": sum(result.winner is None for result in state.results),
            "slams": sum(0 in result.tricks for result in state.results),
        }


class Manilla(_CardGame[ManillaOptions]):
    """The Flemish game of Manilla."""

    kind: ClassVar[str] = "manilla"
    players = PLAYERS[kind]
    rules_version: int = RULES
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = tuple(sorted(LAYOUTS["manilla"]))
    options_type = ManillaOptions


class Manille(_CardGame[ManilleOptions]):
    """The French game of Manille, by Boussac's rules."""

    kind: ClassVar[str] = "manille"
    players = PLAYERS[kind]
    rules_version: int = 2
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = tuple(sorted(LAYOUTS["manille"]))
    options_type = ManilleOptions


MANILLA: Final = Manilla()
MANILLE: Final = Manille()
"""The rules, ready to play."""
