"""The movements of punts between two pictures, leg by leg."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from engine.game import Event
from engine.manila.board import ROLLS, ROUTE_END, Ware
from engine.manila.events import Arrived, Launched, Piloted, Plundered, Rolled, VoyageBegan, Wrecked
from engine.manila.view import Berth, ManilaView, Punt

Fleet: TypeAlias = tuple[Punt, ...]
Dice: TypeAlias = tuple[tuple[Ware, int], ...]


@dataclass(frozen=True, slots=True)
class Leg:
    """One movement of the punts, caused by ``dice`` unless it is a pilot's."""

    start: Fleet
    end: Fleet
    dice: Dice = ()
    round: int = 0
    """For a roll: the movement round, from 1."""
    landing: bool = False
    """The last leg of a voyage: punts short of the port become wrecks, those on 13 are sent somewhere."""


@dataclass(frozen=True, slots=True)
class Course:
    """The legs of one voyage; ``voyage`` is its number."""

    voyage: int
    legs: tuple[Leg, ...]


def from_events(before: ManilaView, events: Sequence[Event]) -> Course:
    """Return the legs of the first voyage in which a punt moves, from events."""
    pen = _Pen(before.voyage, before.punts)
    for event in events:
        match event:
            case VoyageBegan() if pen.legs:
                break
            case VoyageBegan(voyage):
                pen.voyage, pen.punts = voyage, ()
            case Launched(starts=starts):
                pen.punts = tuple(Punt(ware, at, Berth.SEA, None, False, ()) for ware, at in starts)
            case Rolled(number, moves):
                dice = tuple((ware, die) for ware, die, _, _ in moves)
                pen.leg({ware: to for ware, _, _, to in moves}, dice, number)
            case Piloted(moves=moves) if moves:
                pen.leg({ware: to for ware, _, to in moves})
            case Plundered(ware):
                pen.rest(ware, lambda punt: replace(punt, plundered=True))
            case Arrived(ware, letter):
                pen.rest(ware, partial(_berthed, Berth.PORT, letter))
            case Wrecked(ware, letter):
                pen.rest(ware, partial(_berthed, Berth.YARD, letter))
            case _:
                pass
    return Course(pen.voyage, tuple(pen.legs))


def between(before: ManilaView, after: ManilaView) -> Course:
    """Return the legs between two views of a game, as far as views show them."""
    ended = after.voyage > before.voyage
    end, dice, number = after.punts, after.dice, after.rolls
    if ended and after.last_voyage is not None:
        end, dice, number = after.last_voyage.punts, after.last_voyage.dice, ROLLS
    if not before.punts or not end:
        return Course(before.voyage, ())
    rolled = ended or after.rolls > before.rolls
    # Boarding is not a movement: passengers are those of the end all along.
    start = tuple(replace(was, aboard=now.aboard) for was, now in zip(before.punts, end, strict=True))
    # At sea until the landing, except those that the roll itself took into port.
    afloat = tuple(
        now if now.berth is Berth.PORT and not now.plundered else replace(was, position=min(now.position, ROUTE_END))
        for was, now in zip(start, end, strict=True)
    )
    legs = []
    if afloat != start:
        legs.append(Leg(start, afloat, dice if rolled else (), number if rolled else 0))
    if afloat != end:
        legs.append(Leg(afloat, end, landing=True))
    return Course(before.voyage, tuple(legs))


def _berthed(berth: Berth, letter: int, punt: Punt) -> Punt:
    position = ROUTE_END + 1 if berth is Berth.PORT else punt.position
    return replace(punt, position=position, berth=berth, letter=letter)


class _Pen:
    def __init__(self, voyage: int, punts: Fleet) -> None:
        self.voyage = voyage
        self.punts = punts
        self.legs: list[Leg] = []

    def leg(self, to: dict[Ware, int], dice: Dice = (), number: int = 0) -> None:
        start = self.punts
        self.punts = tuple(replace(punt, position=to.get(punt.ware, punt.position)) for punt in start)
        self.legs.append(Leg(start, self.punts, dice, number))

    def rest(self, ware: Ware, change: Callable[[Punt], Punt]) -> None:
        """Move a punt to its final place, in the leg to port or at the landing."""
        before = self.punts
        self.punts = tuple(change(punt) if punt.ware is ware else punt for punt in before)
        sailed_in = any(punt.ware is ware and punt.position > ROUTE_END for punt in before)
        if self.legs and (sailed_in or self.legs[-1].landing):
            self.legs[-1] = replace(self.legs[-1], end=self.punts)
        else:
            self.legs.append(Leg(before, self.punts, landing=True))
