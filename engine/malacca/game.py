"""Malacca: cards face down, coins on them, and a ship (docs/rules/malacca.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from engine.game import Dice, Player
from engine.in_place import InPlaceGame
from engine.malacca import cards
from engine.malacca.ai import levels
from engine.malacca.ai.guide import GUIDE
from engine.malacca.ai.plain import PLAIN
from engine.malacca.codec import CODEC
from engine.malacca.events import Emit, MalaccaEvent, Revealed, SpecialsSeen, WaitingPlayed
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
    codec = CODEC
    to_act = staticmethod(to_act)
    moves = staticmethod(legal_moves)
    illegal_reason = staticmethod(refusal)
    default_move = staticmethod(default_move)
    view = staticmethod(view_of)
    imagine = staticmethod(imagined)
    standing = staticmethod(standing)
    guide = GUIDE
    levels = levels.LEVELS
    league = tuple(PLAIN)
    """Players with one simple plan each."""

    def begin(self, seats: int, options: MalaccaOptions, dice: Dice, emit: Emit) -> State:
        """Return the table before the first decision, usually with the first ship."""
        state = new_game(seats, options, dice, emit)
        go_on(state, Stage.CASTING, dice, emit)
        return state

    def reveals(self, events: Sequence[MalaccaEvent]) -> bool:
        """Return whether anything was turned up or drawn: bets can be undone."""
        return any(isinstance(event, Revealed | WaitingPlayed | SpecialsSeen) for event in events)

    def summary(self, state: State) -> Mapping[str, int]:
        """Return the numbers of rounds, captured ships and special cards played."""
        fought = state.rounds
        return {
            "rounds": len(fought),
            "captured": sum(played.captured for played in fought),
            "specials": sum(play.card.special for played in fought for play in played.plays),
        }

    @property
    def players(self) -> Mapping[str, Player[MalaccaView, MalaccaMove]]:
        return _PLAYERS


MALACCA: Final = Malacca()
"""The rules, ready to play."""

_PLAYERS: Final[Mapping[str, Player[MalaccaView, MalaccaMove]]] = levels.players()
