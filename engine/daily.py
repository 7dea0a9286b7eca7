"""The deal of the day: a short stretch of a game, the same dice and the same AI seats for everybody who plays it.

Named dice make it so: whatever people decide, the same seed gives the same deal and the same rolls. The AI seats answer
the same to the same play, for they think by numbers of simulations and a chance that follows from the seed.

Of the AI seats there are **editions**. A day is played against the edition that it began with. Who changes how an AI
seat plays adds an edition and leaves the one before in its place, so that nobody's day changes under them;
``tests/engine/test_daily.py`` notices where an edition plays otherwise than it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.advice import Work
from engine.game import AnyGame, AnyPlayer, Event, Options, Seat
from engine.solo import Deed, Solo, go_on

ME: Final[Seat] = 0
"""The seat of whoever plays."""

Mark: TypeAlias = Literal["gain", "even", "loss"]
"""How one thing went that somebody did, for all to see who have yet to play: it tells nothing of what it was."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What is played of a game each day."""

    game: AnyGame
    seats: int
    options: Options
    level: str
    """Of all AI seats, by its name among the game's players."""
    editions: Mapping[int, AnyPlayer]
    """The player at AI seats by edition, the present one last."""
    best: str
    """The level whose score is par."""
    over: Callable[[Any], bool]
    """Whether a public view is the end of the day's stretch."""
    score: Callable[[Any], int]
    """What the player has made of it, from their own view of the end."""
    marks: Callable[[Sequence[Event], Any], tuple[Mark, ...]]
    """How it went, thing by thing, from all that the player was told and their own view of the end."""
    beyond: tuple[type[Event], ...] = ()
    """What begins the game after the stretch, where its last move leads there."""

    @property
    def edition(self) -> int:
        """The present edition of the AI seats."""
        return max(self.editions)

    def played(self, seed: str, deeds: Sequence[Deed] = (), rules_version: int | None = None) -> Solo:
        """The stretch as these moves have made it. Raises ``GameError`` where they do not fit the rules, and
        ``ValueError`` for rules that are not known any more.
        """
        game = self.game if rules_version is None else self.game.under(rules_version)
        if game is None:
            raise ValueError(f"rules {rules_version} of {self.game.kind} are not known here")
        return Solo(game, self.seats, self.options, seed, deeds)

    async def go_on(self, solo: Solo, edition: int, work: Work) -> None:
        """Let the AI seats of an edition play until the player must decide, or it is over."""
        others = dict.fromkeys((seat for seat in range(self.seats) if seat != ME), self.editions[edition])
        await go_on(solo, others, self.over, work)

    async def par(self, seed: str, edition: int, work: Work, rules_version: int | None = None) -> int:
        """What the best AI player makes of it in the player's place, against the AI seats of an edition."""
        solo = self.played(seed, (), rules_version)
        players = dict.fromkeys(range(self.seats), self.editions[edition]) | {ME: self.game.players[self.best]}
        await go_on(solo, players, self.over, work)
        return self.score(solo.view(ME))

    def marks_of(self, solo: Solo) -> tuple[Mark, ...]:
        """How it went, once it is over."""
        events = [event for told in solo.events_for(ME) for event in told.events]
        return self.marks(events, solo.view(ME))
