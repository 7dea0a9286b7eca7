"""One game being played: its seats, its lock, its log, its AI seats.

A table turns a click into a move. It knows nothing of any particular game, of Discord, or of a database: a ``Journal``
from the caller stores the log. Everything here serves one rule:

a move is written to the journal *before* anyone learns that it happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import takewhile
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from engine.fair import LoggedDice, commitment, fair_dice
from engine.game import (
    SUBSTITUTE,
    AnyGame,
    AnyPlayer,
    BadCode,
    Event,
    GameError,
    Json,
    Move,
    Options,
    Reason,
    Seat,
    Standing,
    View,
)
from engine.log import START, UNDO, BadLog, By, Entry, Header, last_decision, replay, undo_code
from engine.player import is_costly

log = logging.getLogger(__name__)

REMEMBERED: Final = 64
"""Log entries whose events a table keeps in memory."""


class Conflict(GameError):
    """Another process has written an entry of this number: reload the table."""


class JournalError(Exception):
    """The journal can't be read or written now; nothing was written."""


PLIES: Final = 1_000_000
"""More than any game has. After an undo, a table counts its plies from the next multiple on, so that a button from
before the undo never fits again.
"""


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """The occupant of a seat: a human, an AI player, or an AI as substitute."""

    name: str
    user: int | None = None
    level: str | None = None
    given_up: bool = False
    """Whether the AI has the seat of a human who left for good and is named nowhere."""
    since: int = 0
    """The last log entry when the current occupant sat down; −1 for a player who joined a slower lobby."""
    resting: bool = False
    """Whether the AI waits for a moment, because its human has only just left."""
    counted: bool = False
    """Whether leaving counts against them, unless they come back while the AI waits."""
    taken: int = 0
    """The decisions before the current occupant took the seat over; 0 if they began there."""
    giver: int | None = None
    """The human who sat here longest before, if the seat was given away and they haven't deleted their data."""
    giver_name: str = ""
    giver_sat: int = 0
    """How many decisions the giver sat here."""
    penalized: bool = False
    """Whether this game counts as one that they left. It counts once."""
    premoved: int = 0
    """The log entry of their last premove that was made before they agreed to the speed."""

    @property
    def present(self) -> bool:
        """Whether a human decides here."""
        return self.user is not None and self.level is None

    @property
    def here(self) -> bool:
        """Whether a human decides here, or just left and the AI still waits."""
        return self.present or self.resting

    @property
    def forgotten(self) -> bool:
        """Whether the human who sat here deleted their data."""
        return self.user is None and self.level is None


@dataclass(frozen=True, slots=True)
class Undone:
    """The moves from entry ``first`` on were undone."""

    first: int

    @property
    def to(self) -> tuple[Seat, ...] | None:
        """Everyone."""
        return None


@dataclass(frozen=True, slots=True)
class EntryEvents:
    """The events of one log entry; ``drew``: whether chance played a part."""

    number: int
    seat: Seat | None
    by: By
    events: tuple[Event, ...]
    drew: bool = False


@dataclass(frozen=True, slots=True)
class Accepted:
    """A click that became a move; ``events`` also has the moves of AI seats."""

    seat: Seat
    events: tuple[EntryEvents, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A click that changed nothing, and why."""

    reason: Reason


Outcome: TypeAlias = Accepted | Refused


class Journal(Protocol):
    """The storage of a table's log."""

    async def append(self, table: int, entries: Sequence[Entry], snapshot: Json, *, over: bool) -> None:
        """Store entries and the state after the last of them, all or nothing."""

    async def entries(self, table: int) -> list[Entry]:
        """Return the whole log of a table in order."""


Thinker: TypeAlias = Callable[[AnyPlayer, View, Sequence[Any], Random], Awaitable[Any]]


async def think(player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
    """Let an AI player choose, in a thread if it would hold up the event loop.

    A quick player decides within a millisecond or two; switching to a thread would cost as much.
    """
    if is_costly(player):
        return await asyncio.to_thread(player.choose, view, moves, random)
    return player.choose(view, moves, random)


@dataclass(slots=True)
class _Ahead:
    """Moves that are made but not written yet: all are written, or none."""

    state: Any
    number: int
    names: frozenset[str]
    entries: list[Entry] = field(default_factory=list)


class Table:
    """A game under way, changed only through ``submit``, one at a time."""

    def __init__(
        self,
        table_id: int,
        game: AnyGame,
        options: Options,
        chairs: Sequence[SeatAssignment],
        seed: str,
        journal: Journal,
        *,
        think: Thinker = think,
        rules_version: int | None = None,
    ) -> None:
        """Set up; ``rules_version`` is the one that the game began under."""
        self.id = table_id
        self.game = game
        self.options = options
        self.chairs = tuple(chairs)
        self._seed = seed
        self._journal = journal
        self._think = think
        self.rules_version = game.rules_version if rules_version is None else rules_version
        self._lock = asyncio.Lock()
        self._state: Any = None
        self._number = -1
        self._undos = 0
        self._events: deque[EntryEvents] = deque(maxlen=REMEMBERED)
        self._forced_moves: dict[Seat, tuple[int, Move]] = {}
        """By seat: the entry and move of its latest forced move."""
        self._names: frozenset[str] = frozenset()
        """The names used for draws so far: none may be used again."""

    async def start(self) -> tuple[EntryEvents, ...]:
        """Set the game up, write entry 0, and let AI seats play."""
        async with self._lock:
            dice = self._dice(0, frozenset())
            state, events = self.game.start(len(self.chairs), self.options, dice)
            entry = Entry(number=0, seat=None, code=START, draws=tuple(dice.drawn), by="clock")
            with suppress(Conflict):  # another process has set it up, and its result counts
                await self._write([entry], state)
                told = EntryEvents(0, None, "clock", events, drew=bool(dice.drawn))
                self._settle(state, [told], frozenset(dice.names))
            return (*self._events, *await self._answer_if_written())

    async def resume(self) -> tuple[EntryEvents, ...]:
        """Replay the log from the journal, and let AI seats play on.

        Under the rules that the game began with. Raises ``GameError`` if the log does not fit the rules.
        """
        async with self._lock:
            await self._reload()
            return await self._answer()

    def restore(self, snapshot: Json, number: int) -> None:
        """Restore a game under older rules from a snapshot, without its log."""
        self._state = self.game.load(snapshot)
        self._number = number

    async def catch_up(self, chairs: Sequence[SeatAssignment], number: int) -> None:
        """Apply the seats and log entries that another process has written."""
        async with self._lock:
            self.chairs = tuple(chairs)
            if number != self._number:
                await self._reload()

    @property
    def number(self) -> int:
        """The number of the last entry of the log."""
        return self._number

    @property
    def ply(self) -> int:
        """The number of the open decision point; buttons carry it."""
        return self._undos * PLIES + self.decisions

    @property
    def decisions(self) -> int:
        """How many decisions were made: undone ones and free moves don't count."""
        return int(self.game.ply(self._state))

    @property
    def undone(self) -> int:
        """How often moves have been undone."""
        return self._undos

    @property
    def busy(self) -> bool:
        """Whether a move is being made just now."""
        return self._lock.locked()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.game.to_act(self._state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now, ascending."""
        return self.game.to_act(self._state)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed; public from the start."""
        return commitment(self._seed)

    @property
    def seed(self) -> str | None:
        """The seed once the game is over, ``None`` before."""
        return self._seed if self.over else None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(chair.name for chair in self.chairs)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a user, or ``None`` for a spectator."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or the public, may know."""
        return self.game.view(self._state, seat)

    def moves(self, seat: Seat) -> list[Any]:
        """Return what a seat can do now."""
        return self.game.moves(self._state, seat)

    @property
    def standing(self) -> Standing | None:
        """The final ranking; ``None`` before, because it may reveal secrets."""
        return self.standing_now if self.over else None

    @property
    def standing_now(self) -> Standing:
        """The ranking as if the game ended now; only for abandoned games."""
        return self.game.standing(self._state)

    def events_for(self, viewer: Seat | None, since: int = 0) -> tuple[EntryEvents, ...]:
        """Return what happened from entry ``since`` on, as ``viewer`` may know it."""
        return tuple(
            replace(told, events=tuple(event for event in told.events if event.to is None or viewer in event.to))
            for told in self._events
            if told.number >= since
        )

    def last_move_of(self, seat: Seat) -> int:
        """Return the number of the last entry that this seat made, or 0."""
        return next((told.number for told in reversed(self._events) if told.seat == seat), 0)

    def last_decision_of(self, seat: Seat) -> int:
        """Return the number of this seat's last human move, or −1."""
        return next((told.number for told in self._moves() if told.seat == seat and told.by == "person"), -1)

    def _moves(self) -> Iterator[EntryEvents]:
        """Yield the moves in memory, latest first, without undos and what they undid."""
        for told in reversed(self._events):
            if not any(isinstance(event, Undone) for event in told.events):
                yield told

    @property
    def header(self) -> Header:
        """The header of the game's log, with the seed: only show it at the end."""
        return Header(
            kind=self.game.kind,
            rules_version=self.rules_version,
            options=self.options.model_dump(),
            seats=len(self.chairs),
            players=self.names,
            seed=self._seed,
        )

    @property
    def resting(self) -> frozenset[Seat]:
        """The seats whose AI still waits before taking over."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.resting)

    async def seat(self, seat: Seat, chair: SeatAssignment) -> tuple[EntryEvents, ...]:
        """Change the occupant of a seat, and let AI seats play on."""
        async with self._lock:
            self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
            return await self._answer_if_written()

    async def time_up(self, ply: int) -> tuple[EntryEvents, ...]:
        """Make the default move for every human whose time is up at this ply.

        Raises ``Conflict`` if another process is deciding it.
        """
        async with self._lock:
            told: list[EntryEvents] = []
            late = [seat for seat in self.to_act if self.chairs[seat].present]
            while late and ply == self.ply:
                seat = late.pop(0)
                told.append(await self._play(seat, self._default_move(self._state, seat), "clock"))
            return (*told, *await self._answer_if_written()) if told else ()

    def missed(self, seat: Seat) -> int:
        """Return how many deadlines in a row the current occupant has missed."""
        since = self.chairs[seat].since
        made = (told.by for told in self._moves() if told.seat == seat and told.number > since)
        return sum(1 for _ in takewhile(lambda by: by == "clock", made))

    @property
    def forced_seat(self) -> Seat | None:
        """The seat whose only legal move the table makes: a secret of its hand."""
        forced = self._forced()
        return None if forced is None else forced[0]

    async def play_forced(self, ply: int) -> tuple[EntryEvents, ...]:
        """Make the forced move of this decision point, if there is one.

        Raises ``Conflict`` if another process is making it.
        """
        async with self._lock:
            forced = self._forced() if ply == self.ply else None
            if forced is None:
                return ()
            seat, move = forced
            told = await self._play(seat, move, "person")
            self._forced_moves[seat] = (told.number, move)
            return (told, *await self._answer_if_written())

    def forced_move(self, seat: Seat) -> Move | None:
        """Return a seat's last move if this process made it as the only legal one.

        A secret of its hand.
        """
        number, move = self._forced_moves.get(seat, (0, None))
        return move if number == self.last_move_of(seat) else None

    def _forced(self) -> tuple[Seat, Move] | None:
        if not self.game.plays_forced(self._state):
            return None
        for seat in self.to_act:
            if self.chairs[seat].present:
                decisions = [move for move in self.game.moves(self._state, seat) if not move.free]
                if len(decisions) == 1:
                    return seat, decisions[0]
        return None

    def last_decision(self) -> EntryEvents | None:
        """Return the last human decision if it can be undone.

        ``None`` in a game under unknown rules, because an undo replays the log.
        """
        if self.rules_version != self.game.rules_version:
            return None
        return last_decision(self.game, self._moves())

    async def undo(self, number: int) -> bool:
        """Undo the last decision, if it is entry ``number``, and what follows.

        Returns whether it is undone, perhaps by another process. Raises ``Conflict`` if that one has moved on.
        """
        async with self._lock:
            if self._is_undone(number):
                return True
            last = self.last_decision()
            if self.over or last is None or last.number != number:
                return False
            kept = [entry for entry in await self._journal.entries(self.id) if entry.number <= self._number]
            taking = Entry(number=self._number + 1, seat=last.seat, code=undo_code(number), by="person")
            *_, step = replay(self.game, self.header, [*kept, taking])
            try:
                await self._write([taking], step.state)
            except Conflict:
                if self._is_undone(number):
                    return True
                raise
            await self._reload()
            return True

    def _is_undone(self, number: int) -> bool:
        events = (event for told in self._events if told.number > number for event in told.events)
        return any(isinstance(event, Undone) and event.first == number for event in events)

    async def submit(self, user: int, ply: int, code: str) -> Outcome:
        """Check a click and play it.

        Trusts nothing: who clicks, what they send and whether it is still meant are all checked here, under the table's
        lock.
        """
        async with self._lock:
            if ply > self.ply:
                # A process ahead of us made the button (or it is forged: then nothing is lost).
                await self._reload()
            # Normally no AI seat waits here, unless the process that was to let them play died or could not write.
            await self._answer()
            while (outcome := await self._submit_once(user, ply, code)) is None:
                pass  # another process wrote first: check the click again against the new state
            return outcome

    async def _submit_once(self, user: int, ply: int, code: str) -> Outcome | None:
        seat = self.seat_of(user)
        if seat is None:
            return Refused(Reason("why-not-seated"))
        if self.over:
            return Refused(Reason("why-over"))
        if not self.chairs[seat].present:
            return Refused(Reason("why-away"))
        try:
            move = self.game.parse(code)
        except BadCode:
            return Refused(Reason("why-unknown-move"))
        if (reason := self._refusal(seat, ply, move)) is not None:
            return Refused(reason)
        try:
            mine = await self._play(seat, move, "person")
        except Conflict:
            return None
        return Accepted(seat, (mine, *await self._answer_if_written()))

    def _refusal(self, seat: Seat, ply: int, move: Move) -> Reason | None:
        if not move.free and ply != self.ply:
            return Reason("why-old-button")
        # The game knows the reason best: it is another's turn, or this seat has decided already and waits for others.
        return self.game.illegal_reason(self._state, seat, move)

    async def _play(self, seat: Seat, move: Move, by: By) -> EntryEvents:
        ahead = _Ahead(self._state, self._number, self._names)
        told = self._advance(ahead, seat, move, by)
        await self._write(ahead.entries, ahead.state)
        self._settle(ahead.state, [told], ahead.names)
        return told

    def _advance(self, ahead: _Ahead, seat: Seat, move: Move, by: By) -> EntryEvents:
        number = ahead.number + 1
        dice = self._dice(number, ahead.names)
        ahead.state, events = self.game.play(ahead.state, seat, move, dice)
        ahead.number = number
        ahead.names = ahead.names.union(dice.names) if dice.names else ahead.names
        ahead.entries.append(Entry(number=number, seat=seat, code=move.code, draws=tuple(dice.drawn), by=by))
        return EntryEvents(number, seat, by, events, drew=bool(dice.drawn))

    def _dice(self, number: int, used: frozenset[str]) -> LoggedDice:
        named = self.rules_version >= self.game.names_draws_from
        return fair_dice(self._seed, number, used, named=named)

    @property
    def held_up(self) -> bool:
        """Whether an AI seat's move is pending because it couldn't be written."""
        return not self._lock.locked() and self._next_ai(self._state) is not None

    async def play_on(self) -> tuple[EntryEvents, ...]:
        """Let AI seats play after a failed write; raises ``JournalError``."""
        async with self._lock:
            return await self._answer()

    async def _answer_if_written(self) -> tuple[EntryEvents, ...]:
        """Return the moves of AI seats, or nothing if they couldn't be written."""
        try:
            return await self._answer()
        except JournalError as error:
            log.warning("AI turns postponed: table=%s error=%s", self.id, error)
            return ()

    async def _answer(self) -> tuple[EntryEvents, ...]:
        """Let AI seats play until a human must decide; write all moves at once."""
        ahead = _Ahead(self._state, self._number, self._names)
        told: list[EntryEvents] = []
        while (seat := self._next_ai(ahead.state)) is not None:
            move = await self._choose(ahead.state, ahead.number + 1, seat)
            told.append(self._advance(ahead, seat, move, "ai"))
        if not told:
            return ()
        before = self._number
        try:
            await self._write(ahead.entries, ahead.state)
        except Conflict:
            # Another process has answered for the AI seats, and its result counts.
            return tuple(happened for happened in self._events if happened.number > before)
        self._settle(ahead.state, told, ahead.names)
        return tuple(told)

    def _next_ai(self, state: Any) -> Seat | None:
        if not any(chair.present for chair in self.chairs):
            return None  # nobody watches: the game waits for someone to come back
        waiting = (seat for seat in self.game.to_act(state) if not self.chairs[seat].present)
        return next((seat for seat in waiting if not self.chairs[seat].resting), None)

    async def _choose(self, state: Any, number: int, seat: Seat) -> Move:
        level = self.chairs[seat].level or SUBSTITUTE  # none: a deleted user's, until it is given to an AI
        moves = self.game.moves(state, seat)
        # A separate random stream: an AI's draws must reveal nothing about the game's dice, and the reverse.
        random = Random(f"{self._seed}/ai/{number}/{seat}")
        try:
            move: Move = await self._think(self.game.players[level], self.game.view(state, seat), moves, random)
        except (Exception, SystemExit):
            # A table never stalls on an AI that fails: log the failure and make the default move.
            log.exception("AI player failed, default move played: level=%r seat=%s table=%s", level, seat, self.id)
            return self._default_move(state, seat)
        if self.game.illegal_reason(state, seat, move) is not None:
            # Not which one: it may name what the seat hides.
            log.error(
                "AI move illegal, default move played: level=%r seat=%s table=%s entry=%s", level, seat, self.id, number
            )
            return self._default_move(state, seat)
        return move

    def _default_move(self, state: Any, seat: Seat) -> Move:
        move: Move = self.game.default_move(state, seat)
        return move

    async def _write(self, entries: Sequence[Entry], state: Any) -> None:
        """Write entries, or reload and raise ``Conflict`` if their numbers are taken.

        By another process, or by this one, whose write was stored though it failed.
        """
        over = not self.game.to_act(state)
        try:
            await self._journal.append(self.id, entries, self.game.dump(state), over=over)
        except Conflict:
            await self._reload()
            raise

    def _settle(self, state: Any, told: Sequence[EntryEvents], names: frozenset[str]) -> None:
        self._state = state
        self._names = names
        self._number = told[-1].number
        self._events.extend(told)

    async def _reload(self) -> None:
        """Reload the log; if it can't be replayed, the table stays as it was."""
        entries = await self._journal.entries(self.id)
        names: set[str] = set()
        state: Any = None
        told: list[EntryEvents] = []
        for entry, state, events in replay(self.game, self.header, entries, names):  # noqa: B007 - the last one is kept
            told.append(EntryEvents(entry.number, entry.seat, entry.by, events, drew=bool(entry.draws)))
        if not told:
            raise BadLog(f"table {self.id} has no log")
        undos = [entry for entry in entries if entry.code.startswith(UNDO)]
        told += [EntryEvents(e.number, e.seat, e.by, (Undone(int(e.code.removeprefix(UNDO))),)) for e in undos]
        told.sort(key=lambda happened: happened.number)
        # From here on nothing fails: all of it, or nothing.
        self._undos = len(undos)
        self._events.clear()
        self._settle(state, told, frozenset(names))
