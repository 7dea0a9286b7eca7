"""A game for one human, rebuilt from its seed and moves at each request.

Nothing stays in memory between requests, so it continues after a restart, in any process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from engine.advice import Work
from engine.fair import LoggedDice, fair_dice
from engine.game import AnyGame, AnyPlayer, BadCode, Event, Move, Options, Refusal, Seat, Standing
from engine.log import START, By, Entry, GameLog, Header, last_decision
from engine.player import is_costly
from engine.table import EntryEvents

Deed: TypeAlias = tuple[Seat, str]
"""A move by its code, and its seat."""
Over: TypeAlias = Callable[[Any], bool]
"""Returns whether a public view ends the stretch, even if the game could go on."""


class Solo:
    def __init__(self, game: AnyGame, seats: int, options: Options, seed: str, deeds: Iterable[Deed] = ()) -> None:
        """Replay the moves, or raise ``GameError`` for one that is not legal."""
        self.game = game
        self.deeds: list[Deed] = []
        """All moves so far, in order."""
        self._seed, self._seats, self._options = seed, seats, options
        self._names: set[str] = set()
        self._before: dict[Seat, Any] = {}
        dice = self._dice(0)
        self._state, events = game.start(seats, options, dice)
        self._entries: list[Entry] = []
        self._events = [self._happened(None, START, dice, events)]
        for seat, code in deeds:
            self.play(seat, game.parse(code))

    @property
    def step(self) -> int:
        """The number of moves made; buttons carry it to detect outdated clicks."""
        return len(self.deeds)

    @property
    def ply(self) -> int:
        """The number of moves so far."""
        return self.game.ply(self._state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none when the game is over."""
        return self.game.to_act(self._state)

    @property
    def standing(self) -> Standing:
        """Scores and ranking as if the game ended now: secret until it is over."""
        return self.game.standing(self._state)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or the public, may know."""
        return self.game.view(self._state, seat)

    def moves(self, seat: Seat) -> list[Any]:
        """Return what a seat can do now."""
        return self.game.moves(self._state, seat)

    def before(self, seat: Seat) -> Any | None:
        """Return the public view at a seat's last move; ``None`` before it moved."""
        state = self._before.get(seat)
        return None if state is None else self.game.view(state, None)

    def events_for(self, viewer: Seat | None, since: int = 0) -> list[EntryEvents]:
        """Return what happened since a move, from 1, as far as a seat may know it."""
        return [
            EntryEvents(t.number, t.seat, t.by, tuple(e for e in t.events if e.to is None or viewer in e.to), t.drew)
            for t in self._events
            if t.number >= since
        ]

    def last_move_of(self, seat: Seat) -> int:
        """Return the number of the last move that a seat made, or 0."""
        return next((told.number for told in reversed(self._events) if told.seat == seat), 0)

    def last_decision(self, seat: Seat) -> int | None:
        """Return the number of a seat's last move if it can be undone."""
        told = (replace(each, by="person" if each.seat == seat else "ai") for each in reversed(self._events))
        last = last_decision(self.game, told)
        return None if last is None else last.number

    def log(self, person: Seat) -> GameLog:
        """Return the whole game, with its seed, as a log with one human seat."""
        header = Header(
            kind=self.game.kind,
            rules_version=self.game.rules_version,
            options=self._options.model_dump(),
            seats=self._seats,
            seed=self._seed,
        )
        entries = (
            entry if entry.seat is None or entry.seat == person else entry.model_copy(update={"by": "ai"})
            for entry in self._entries
        )
        return GameLog(header=header, entries=tuple(entries))

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move."""
        dice = self._dice(len(self.deeds) + 1)
        after, events = self.game.play(self._state, seat, move, dice)
        self._before[seat] = self._state
        self._state = after
        self.deeds.append((seat, move.code))
        self._events.append(self._happened(seat, move.code, dice, events))

    def judge(self, seat: Seat, step: int, code: str) -> Move:
        """Parse a move offered after ``step`` moves, or raise ``Refusal``."""
        if step != self.step:
            raise Refusal("why-solo-old")
        try:
            move: Move = self.game.parse(code)
        except BadCode:
            raise Refusal("why-unknown-move") from None
        if (reason := self.game.illegal_reason(self._state, seat, move)) is not None:
            raise Refusal.of(reason)
        return move

    def thoughts(self) -> Random:
        """Return the random generator for the next AI move, the same each time."""
        return Random(f"{self._seed}/ai/{self.step}")

    def _dice(self, number: int) -> LoggedDice:
        return fair_dice(self._seed, number, frozenset(self._names), named=self.game.names_draws)

    def _happened(self, seat: Seat | None, code: str, dice: LoggedDice, events: tuple[Event, ...]) -> EntryEvents:
        self._names.update(dice.names)
        number = len(self.deeds)
        by: By = "clock" if seat is None else "person"
        self._entries.append(Entry(number=number, seat=seat, code=code, draws=tuple(dice.drawn), by=by))
        return EntryEvents(number, seat, by, events, drew=bool(dice.drawn))


async def go_on(solo: Solo, players: Mapping[Seat, AnyPlayer], over: Over, work: Work) -> None:
    """Let AI seats play until a human must decide or the game is over.

    They think by numbers of simulations and draw from the seed, so equal games go on equally on any machine. Slow
    players think through ``work``, one decision at a time. The human makes even forced moves: a card that played itself
    would hide the trick before it.
    """
    while not over(solo.view(None)) and (acting := solo.to_act):
        seat = next((seat for seat in acting if seat in players), None)
        if seat is None:
            return
        asked = solo.view(seat), solo.moves(seat), solo.thoughts()
        player = players[seat]
        solo.play(seat, await work(player.choose, *asked) if is_costly(player) else player.choose(*asked))
