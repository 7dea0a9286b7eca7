"""A game under test: what the scenes of all games can be asked. How it is set up, each game's own ``Scene`` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine.game import Event, Game, Move, Reason, Seat

S = TypeVar("S")
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
Kind = TypeVar("Kind", bound=Event)


class Stage(Generic[S, M, E]):
    """A state of a game, and what has been told on the way to it."""

    game: Game[S, Any, M, E, Any]
    state: S
    told: Sequence[E]

    @property
    def actor(self) -> Seat:
        """The one seat that must decide, or the first of several."""
        return self.game.to_act(self.state)[0]

    def moves(self, seat: Seat | None = None) -> list[M]:
        """What a seat (or whoever is to act) may do."""
        return self.game.moves(self.state, self.actor if seat is None else seat)

    def codes(self, seat: Seat | None = None) -> list[str]:
        """What a seat (or whoever is to act) may do, by codes."""
        return [move.code for move in self.moves(seat)]

    def illegal_reason(self, code: str, seat: Seat | None = None) -> Reason | None:
        """Why a move is refused, or ``None`` when it is legal."""
        return self.game.illegal_reason(self.state, self.actor if seat is None else seat, self.game.parse(code))

    def refused(self, code: str, seat: Seat | None = None) -> str:
        """The key of the reason for which a move is refused. Fails if it is legal."""
        reason = self.illegal_reason(code, seat)
        assert reason is not None, f"{code} is legal"
        assert code not in [move.code for move in self.moves(seat)]
        return reason.key

    def all(self, kind: type[Kind]) -> list[Kind]:
        """What was told of this kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def one(self, kind: type[Kind]) -> Kind:
        """The only event of this kind that was told."""
        (event,) = self.all(kind)
        return event
