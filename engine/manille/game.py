"""Manilla and Manille: two card games on one engine.

``MANILLA`` is the Flemish game of two, three, four or six players, in which the dealer names trump and calls
double the deal (docs/rules/manilla.md). ``MANILLE`` is the French game of four, in which a card is turned up and
tricks count (docs/rules/manille.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final, TypeVar

from engine.events import EventRecorder
from engine.game import Dice, Json, Player, Reason, Seat, Standing
from engine.in_place import InPlaceGame
from engine.manille import codec
from engine.manille.ai.guide import GUIDE, ManilleGuide
from engine.manille.ai.levels import LEVELS, PLAYERS
from engine.manille.events import ManilleEvent
from engine.manille.imagine import imagined
from engine.manille.layout import LAYOUTS
from engine.manille.moves import CODES, ManilleMove
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.orders import ORDERS, ManilleOrders
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
    """What both games share: all but their names, house rules and seats."""

    answer = staticmethod(answer)
    codes = CODES

    # -- the course of a game ------------------------------------------------------------------

    def start(self, seats: int, options: O, dice: Dice) -> tuple[State, tuple[ManilleEvent, ...]]:
        if seats not in self.seats:
            raise ValueError(f"{self.kind} is for {', '.join(map(str, self.seats))} players, not {seats}")
        recorder: EventRecorder[ManilleEvent] = EventRecorder()
        state = new_match(self.rules_version, seats, options, dice, recorder)
        return state, tuple(recorder.events)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return to_act(state)

    def moves(self, state: State, seat: Seat) -> list[ManilleMove]:
        return legal_moves(state, seat)

    def illegal_reason(self, state: State, seat: Seat, move: ManilleMove) -> Reason | None:
        return refusal(state, seat, move)

    def default_move(self, state: State, seat: Seat) -> ManilleMove:
        return default_move(state, seat)

    def plays_forced(self, state: State) -> bool:
        return state.options.autoplay_forced

    # -- what may be known ---------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> ManilleView:
        return view_of(state, seat)

    def imagine(self, view: ManilleView, random: Random) -> State:
        return imagined(view, random)

    def standing(self, state: State) -> Standing:
        return standing(state)

    def summary(self, state: State) -> Mapping[str, int]:
        return {
            "deals": len(state.results),
            "draws": sum(result.winner is None for result in state.results),
            "slams": sum(0 in result.tricks for result in state.results),
        }

    # -- advice --------------------------------------------------------------------------------

    @property
    def guide(self) -> ManilleGuide:
        """What searches and advice go by."""
        return GUIDE

    # -- moving ahead --------------------------------------------------------------------------

    @property
    def orders(self) -> ManilleOrders:
        """Cards of one's own hand: to follow with, and to play next."""
        return ORDERS

    # -- text and JSON -------------------------------------------------------------------------

    def dump(self, state: State) -> Json:
        return codec.dump(state)

    def load(self, data: Json) -> State:
        return codec.load(data, self.options_type)

    # -- AI seats ------------------------------------------------------------------------------

    @property
    def players(self) -> Mapping[str, Player[ManilleView, ManilleMove]]:
        return PLAYERS

    @property
    def levels(self) -> tuple[str, ...]:
        return LEVELS


class Manilla(_CardGame[ManillaOptions]):
    """The Flemish game."""

    kind: ClassVar[str] = "manilla"
    rules_version: int = RULES
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = tuple(sorted(LAYOUTS["manilla"]))
    options_type = ManillaOptions


class Manille(_CardGame[ManilleOptions]):
    """Boussac's game."""

    kind: ClassVar[str] = "manille"
    rules_version: int = 2
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = tuple(sorted(LAYOUTS["manille"]))
    options_type = ManilleOptions


MANILLA: Final = Manilla()
MANILLE: Final = Manille()
"""The rules, ready to play."""
