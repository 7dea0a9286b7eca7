"""The daily challenge: part of a game, with the same dice and AI for everyone.

Named dice make that possible: whatever players decide, one seed gives the same deal and the same rolls. AI seats answer
equal play equally, because they search by numbers of simulations and draw from the seed.

AI seats have **editions**. A day keeps the edition that it began with. To change how an AI seat plays, add an edition
and keep the one before, so that no running day changes. ``tests/engine/test_daily.py`` fails if an edition plays
differently than it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.advice import Work
from engine.game import AnyGame, AnyPlayer, Event, Options, Seat
from engine.solo import Deed, Solo, go_on

ME: Final[Seat] = 0
"""The seat of the human player."""

Mark: TypeAlias = Literal["gain", "even", "loss"]
"""How one step of an attempt went. Everyone may see it before playing, so it reveals no details."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The part of a game that is played in the daily challenge."""

    game: AnyGame
    seats: int
    options: Options
    level: str
    """The level of all AI seats, by its name among the game's players."""
    editions: Mapping[int, AnyPlayer]
    """The player at AI seats by edition, the current one last."""
    best: str
    """The level whose score is par."""
    over: Callable[[Any], bool]
    """Whether a public view is the end of the stretch."""
    score: Callable[[Any], int]
    """The player's score, from their own view of the end."""
    marks: Callable[[Sequence[Event], Any], tuple[Mark, ...]]
    """How the attempt went, step by step, from all events the player saw and their own view of the end."""
    beyond: tuple[type[Event], ...] = ()
    """Events that begin the game after the stretch, if its last move leads there."""

    @property
    def edition(self) -> int:
        """The current version number of the AI seats."""
        return max(self.editions)

    def played(self, seed: str, deeds: Sequence[Deed] = (), rules_version: int | None = None) -> Solo:
        """Return the challenge after these moves."""
        game = self.game if rules_version is None else self.game.under(rules_version)
        if game is None:
            raise ValueError(f"rules {rules_version} of {self.game.kind} are not known here")
        return Solo(game, self.seats, self.options, seed, deeds)

    async def go_on(self, solo: Solo, edition: int, work: Work) -> None:
        """Let AI seats play until the player must decide or the challenge is over."""
        others = dict.fromkeys((seat for seat in range(self.seats) if seat != ME), self.editions[edition])
        await go_on(solo, others, self.over, work)

    async def par(self, seed: str, edition: int, work: Work, rules_version: int | None = None) -> int:
        """Return the score of the best AI level from the player's seat."""
        solo = self.played(seed, (), rules_version)
        players = dict.fromkeys(range(self.seats), self.editions[edition]) | {ME: self.game.players[self.best]}
        await go_on(solo, players, self.over, work)
        return self.score(solo.view(ME))

    def marks_of(self, solo: Solo) -> tuple[Mark, ...]:
        """Return a mark for each step of a finished attempt, for sharing."""
        events = [event for told in solo.events_for(ME) for event in told.events]
        return self.marks(events, solo.view(ME))
