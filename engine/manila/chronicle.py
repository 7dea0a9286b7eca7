"""The summary of a finished game of Manila, with all fortunes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, starmap
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from engine.game import Event, Seat, Standing
from engine.log import GameLog, LogStep, replay
from engine.manila.board import LETTERS, MARKET, Ware
from engine.manila.events import ManilaEvent, MarketRose, Paid, RepairsPaid, VoyageBegan
from engine.manila.game import MANILA
from engine.manila.state import State
from engine.manila.view import ManilaView

Cause: TypeAlias = Literal["plunder", "cargo", "port", "yard", "repairs", "market"]

MOMENTS: Final = 3
"""How many moments a summary lists."""


@dataclass(frozen=True, slots=True)
class FortuneChange:
    """A single event that changed a merchant's fortune.

    ``change`` is in pesos. ``ware`` was plundered, carried or rose; ``letter`` (0–2) is the port or shipyard that paid;
    ``value`` is the new price of a ware.
    """

    voyage: int
    """From 1."""
    seat: Seat
    change: int
    cause: Cause
    ware: Ware | None = None
    letter: int | None = None
    value: int | None = None

    @property
    def key(self) -> str:
        """The last part of the message key for this cause."""
        return self.cause

    @property
    def args(self) -> Mapping[str, int | str]:
        """The arguments of the message."""
        args: dict[str, int | str] = {}
        if self.ware is not None:
            args["ware"] = self.ware.slug
        if self.letter is not None:
            args["letter"] = LETTERS[self.letter].upper()
        if self.value is not None:
            args["value"] = self.value
        return args


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A game in numbers; ``fortunes`` are by voyage, from the start, and seat."""

    fortunes: tuple[tuple[int, ...], ...]
    moments: tuple[FortuneChange, ...]
    """The most decisive moments, in chronological order."""


class Position(Protocol):
    @property
    def events(self) -> Sequence[Event]:
        """The public events since the position before."""

    @property
    def seen_by(self) -> Callable[[Seat | None], ManilaView]:
        """The view of a seat, or of the public."""

    @property
    def rank(self) -> Callable[[], Standing]:
        """A function that returns the ranking."""


def chronicle(log: GameLog) -> Chronicle:
    """Return the chronicle of a log; ``ValueError`` if the game is not over."""
    return chronicled([_Replayed(step) for step in replay(MANILA, log.header, log.entries)])


def chronicled(game: Sequence[Position]) -> Chronicle:
    """Return the chronicle of all positions; ``ValueError`` if not over."""
    if not game or (end := game[-1].seen_by(None)).to_act:
        raise ValueError("the chronicle of a game is told when it is over")
    return Chronicle(tuple(_fortunes(game)), _deciding(chain.from_iterable(map(_strokes, game)), end.players))


class _Replayed:
    def __init__(self, step: LogStep[State, ManilaEvent]) -> None:
        self._state = step.state
        self.events = step.events

    def seen_by(self, seat: Seat | None) -> ManilaView:
        return MANILA.view(self._state, seat)

    def rank(self) -> Standing:
        return MANILA.standing(self._state)


def _fortunes(game: Sequence[Position]) -> Iterator[tuple[int, ...]]:
    for position in game:
        if any(isinstance(event, VoyageBegan) for event in position.events) or position is game[-1]:
            scores = {seat: place.score for place in position.rank().places for seat in place.seats}
            yield tuple(scores[seat] for seat in range(len(scores)))


class _Stroke(NamedTuple):
    """One cause of changes in fortune, with each player's change."""

    what: FortuneChange
    changes: Mapping[Seat, int]


def _strokes(step: Position) -> Iterator[_Stroke]:
    views = [step.seen_by(seat) for seat in range(step.seen_by(None).players)]
    # A step that ends a voyage may already begin the next one.
    voyage = views[0].voyage - any(isinstance(event, VoyageBegan) for event in step.events)
    payments: dict[FortuneChange, Counter[Seat]] = {}
    for event in step.events:
        match event:
            case Paid(seat, amount, reason, ware, letter):
                payments.setdefault(FortuneChange(voyage, 0, 0, reason, ware, letter), Counter())[seat] += amount
            case RepairsPaid(seat, amount):
                payments.setdefault(FortuneChange(voyage, 0, 0, "repairs"), Counter())[seat] -= amount
            case MarketRose(ware, value):
                rise = value - MARKET[MARKET.index(value) - 1]
                held = {seat: view.hand.shares[ware] for seat, view in enumerate(views) if view.hand is not None}
                gains = Counter({seat: rise * count for seat, count in held.items()})
                payments[FortuneChange(voyage, 0, 0, "market", ware, value=value)] = gains
    yield from starmap(_Stroke, payments.items())


def _deciding(strokes: Iterable[_Stroke], players: int) -> tuple[FortuneChange, ...]:
    """Return the change that moved each merchant most, by voyage."""
    found = [
        (_pull(changes, seat, players), replace(what, seat=seat, change=change))
        for what, changes in strokes
        for seat, change in changes.items()
    ]
    found = [(pull, moment) for pull, moment in found if pull * moment.change > 0]
    found.sort(key=lambda pair: -abs(pair[0]))
    chosen: dict[tuple[int, Seat], FortuneChange] = {}
    for _, moment in found:
        if len(chosen) < MOMENTS:
            chosen.setdefault((moment.voyage, moment.seat), moment)
    return tuple(sorted(chosen.values(), key=lambda moment: (moment.voyage, moment.seat)))


def _pull(changes: Mapping[Seat, int], seat: Seat, players: int) -> float:
    """Return a merchant's change less the mean change of the others."""
    own = changes[seat]
    return own - (sum(changes.values()) - own) / (players - 1)
