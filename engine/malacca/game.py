"""Malacca: cards face down, coins on them, and a ship. docs/rules/malacca.md says how this project plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from engine.events import EventRecorder
from engine.game import Dice, Json, Player, Reason, Seat, Standing
from engine.in_place import InPlaceGame
from engine.malacca import cards, codec
from engine.malacca.ai import levels
from engine.malacca.ai.guide import GUIDE, MalaccaGuide
from engine.malacca.ai.plain import PLAIN
from engine.malacca.events import MalaccaEvent, Revealed, SpecialsSeen, WaitingPlayed
from engine.malacca.imagine import imagined
from engine.malacca.moves import CODES, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.course import answer, go_on
from engine.malacca.rules.default_move import default_move
from engine.malacca.rules.legal import legal_moves, to_act
from engine.malacca.rules.payout import standing
from engine.malacca.rules.reasons import refusal
from engine.malacca.rules.setup import new_game
from engine.malacca.rules.stage import Stage
from engine.malacca.rules.views import view_of
from engine.malacca.state import State
from engine.malacca.view import MalaccaView


class Malacca(InPlaceGame[State, MalaccaView, MalaccaMove, MalaccaEvent, MalaccaOptions]):
    """The rules of Malacca for two to eight captains."""

    kind: ClassVar[str] = "malacca"
    rules_version: int = 2
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = cards.SEATS
    options_type = MalaccaOptions
    answer = staticmethod(answer)
    codes = CODES

    # -- the course of a game ------------------------------------------------------------------

    def start(self, seats: int, options: MalaccaOptions, dice: Dice) -> tuple[State, tuple[MalaccaEvent, ...]]:
        """The table before the first decision: usually the first ship is in, and the first bet is asked for."""
        if seats not in self.seats:
            raise ValueError(f"Malacca is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        recorder: EventRecorder[MalaccaEvent] = EventRecorder()
        state = new_game(seats, options, dice, recorder)
        go_on(state, Stage.CASTING, dice, recorder)
        return state, tuple(recorder.events)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """One seat in turn order; all that are still to bet or to decide, where the house rules say at once."""
        return to_act(state)

    def moves(self, state: State, seat: Seat) -> list[MalaccaMove]:
        """Cards with every bet in the purse, cards to keep, equipment, characters: what is asked for."""
        return legal_moves(state, seat)

    def illegal_reason(self, state: State, seat: Seat, move: MalaccaMove) -> Reason | None:
        """One of ``REASONS`` in ``rules/reasons.py``, or ``None``."""
        return refusal(state, seat, move)

    def default_move(self, state: State, seat: Seat) -> MalaccaMove:
        """Trade without a coin, defend with a waiting card, buy nothing, take what was drawn first."""
        return default_move(state, seat)

    def reveals(self, events: Sequence[MalaccaEvent]) -> bool:
        """A bet can be taken back while all cards lie face down. What was turned up or drawn stays known."""
        return any(isinstance(event, Revealed | WaitingPlayed | SpecialsSeen) for event in events)

    # -- what may be known ---------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> MalaccaView:
        """Face-down cards, special cards and sealed bets are hidden; purses too by house rule."""
        return view_of(state, seat)

    def imagine(self, view: MalaccaView, random: Random) -> State:
        """A table that agrees with a view; hands, the deck and laid cards are drawn as they may well be."""
        return imagined(view, random)

    def standing(self, state: State) -> Standing:
        """By coins in the purse; equal ones share their rank unless a house rule parts them."""
        return standing(state)

    def summary(self, state: State) -> Mapping[str, int]:
        """Rounds, ships captured and special cards played."""
        fought = state.rounds
        return {
            "rounds": len(fought),
            "captured": sum(played.captured for played in fought),
            "specials": sum(play.card.special for played in fought for play in played.plays),
        }

    # -- advice --------------------------------------------------------------------------------

    @property
    def guide(self) -> MalaccaGuide:
        """What searches and advice go by."""
        return GUIDE

    # -- text and JSON -------------------------------------------------------------------------

    def dump(self, state: State) -> Json:
        """The table as JSON."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The table of ``dump``. Raises ``ValueError``, also for what could never come up in a game."""
        return codec.load(data)

    # -- AI seats ------------------------------------------------------------------------------

    @property
    def players(self) -> Mapping[str, Player[MalaccaView, MalaccaMove]]:
        """The AI players by name, weakest first."""
        return levels.PLAYERS

    @property
    def levels(self) -> tuple[str, ...]:
        """Those of them that people are offered."""
        return levels.LEVELS

    @property
    def league(self) -> tuple[str, ...]:
        """Players with one plain plan each."""
        return tuple(PLAIN)


MALACCA: Final = Malacca()
"""The rules, ready to play."""
