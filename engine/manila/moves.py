"""The decisions of Manila and their text codes.

Codes are short, stable and unique: the log stores them and buttons carry them. ``parse`` is the only parser.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.game import BadCode
from engine.manila.board import STARTS, WARES, Space, Ware


class _Decision:
    """A move of the open decision, which everybody may see offered."""

    __slots__ = ()
    free = False
    private = False


@dataclass(frozen=True, slots=True)
class Bid(_Decision):
    """Offer ``amount`` pesos for the office of harbor master."""

    amount: int

    @property
    def code(self) -> str:
        """Such as ``bid:7``."""
        return f"bid:{self.amount}"


@dataclass(frozen=True, slots=True)
class Pass(_Decision):
    """Leave the auction, or place no more accomplices in this voyage."""

    @property
    def code(self) -> str:
        """Such as ``pass``."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Skip(_Decision):
    """Miss one turn to place without being locked out. Made by the clock alone."""

    @property
    def code(self) -> str:
        """Such as ``skip``."""
        return "skip"


@dataclass(frozen=True, slots=True)
class Buy(_Decision):
    """Buy one share as harbor master, or none."""

    ware: Ware | None

    @property
    def code(self) -> str:
        """Such as ``buy:jade``."""
        return f"buy:{'none' if self.ware is None else self.ware.slug}"


@dataclass(frozen=True, slots=True)
class Leave(_Decision):
    """Load the three other wares and leave this one ashore."""

    ware: Ware

    @property
    def code(self) -> str:
        """Such as ``leave:nutmeg``."""
        return f"leave:{self.ware.slug}"


@dataclass(frozen=True, slots=True)
class Launch(_Decision):
    """Put the three punts on their start spaces, in the order of the loaded wares."""

    starts: tuple[int, int, int]

    @property
    def code(self) -> str:
        """Such as ``start:5-4-0``."""
        return "start:" + "-".join(map(str, self.starts))


@dataclass(frozen=True, slots=True)
class Place(_Decision):
    """Place one accomplice: on the cheapest free seat of a punt, or on another space."""

    space: Space

    @property
    def code(self) -> str:
        """Such as ``place:port:b``."""
        return f"place:{self.space.slug}"


@dataclass(frozen=True, slots=True)
class Board(_Decision):
    """As a pirate, go aboard a punt on 13, or stay (``None``).

    ``instead_of`` names the seat of the passenger who is kicked off (house rule); ``None`` takes a free seat.
    """

    ware: Ware | None
    instead_of: int | None = None

    @property
    def code(self) -> str:
        """Such as ``board:silk:2``."""
        if self.ware is None:
            return "board:stay"
        return f"board:{self.ware.slug}" + ("" if self.instead_of is None else f":{self.instead_of}")


@dataclass(frozen=True, slots=True)
class Pilot(_Decision):
    """Move punts as a pilot: up to two (ware, steps) in the order of wares; none is to stay."""

    steps: tuple[tuple[Ware, int], ...]

    @property
    def code(self) -> str:
        """Such as ``pilot:n+1,s-1``."""
        return "pilot:" + (",".join(f"{ware.letter}{step:+d}" for ware, step in self.steps) or "stay")


@dataclass(frozen=True, slots=True)
class Plunder(_Decision):
    """As pirate captain, send a plundered punt to the port, or to the shipyard."""

    ware: Ware
    to_port: bool

    @property
    def code(self) -> str:
        """Such as ``plunder:jade:port``."""
        return f"plunder:{self.ware.slug}:{'port' if self.to_port else 'yard'}"


@dataclass(frozen=True, slots=True)
class Pledge:
    """Pledge a share of a ware. ``count`` is how many of that ware are pledged afterwards, so that
    the same button pressed twice pledges once. Free: also the answer to a payment that needs a loan.
    """

    ware: Ware
    count: int
    free = True
    private = True

    @property
    def code(self) -> str:
        """Such as ``pledge:silk:1``."""
        return f"pledge:{self.ware.slug}:{self.count}"


@dataclass(frozen=True, slots=True)
class Redeem:
    """Redeem a pledged share. ``count`` is how many of that ware are still pledged afterwards."""

    ware: Ware
    count: int
    free = True
    private = True

    @property
    def code(self) -> str:
        """Such as ``redeem:silk:0``."""
        return f"redeem:{self.ware.slug}:{self.count}"


ManilaMove: TypeAlias = Bid | Pass | Skip | Buy | Leave | Launch | Place | Board | Pilot | Plunder | Pledge | Redeem

_WARE: Final = {ware.slug: ware for ware in WARES}
_LETTER: Final = {ware.letter: ware for ware in WARES}
_SPACE: Final = {space.slug: space for space in Space}
_PILOT: Final = re.compile(r"([nsgj])([+-][12])(?:,([nsgj])([+-]1))?")


def _number(text: str) -> int:
    # Strict: one form for one number, so that equal moves have equal codes.
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise BadCode(f"not a number: {text!r}")
    return int(text)


def _launch(text: str) -> Launch:
    starts = tuple(_number(part) for part in text.split("-"))
    if starts not in STARTS:
        raise BadCode(f"not a start layout: {text!r}")
    return Launch(starts)


def _board(text: str) -> Board:
    if text == "stay":
        return Board(None)
    ware, colon, seat = text.partition(":")
    return Board(_WARE[ware], _number(seat) if colon else None)


def _pilot(text: str) -> Pilot:
    if text == "stay":
        return Pilot(())
    match = _PILOT.fullmatch(text)
    if match is None:
        raise BadCode(f"not a pilot's move: {text!r}")
    first, step, second, other = match.groups()
    steps = [(_LETTER[first], int(step))]
    if second is not None:
        steps.append((_LETTER[second], int(other)))
        if abs(int(step)) != 1 or steps[0][0] >= steps[1][0]:
            raise BadCode(f"not a pilot's move: {text!r}")
    return Pilot(tuple(steps))


def _plunder(text: str) -> Plunder:
    ware, _, to = text.partition(":")
    return Plunder(_WARE[ware], {"port": True, "yard": False}[to])


def _counted(kind: type[Pledge] | type[Redeem]) -> Callable[[str], ManilaMove]:
    def parse(text: str) -> ManilaMove:
        ware, _, count = text.partition(":")
        return kind(_WARE[ware], _number(count))

    return parse


_PARSERS: Final[dict[str, Callable[[str], ManilaMove]]] = {
    "bid": lambda text: Bid(_number(text)),
    "buy": lambda text: Buy(None if text == "none" else _WARE[text]),
    "leave": lambda text: Leave(_WARE[text]),
    "start": _launch,
    "place": lambda text: Place(_SPACE[text]),
    "board": _board,
    "pilot": _pilot,
    "plunder": _plunder,
    "pledge": _counted(Pledge),
    "redeem": _counted(Redeem),
}
_WORDS: Final[dict[str, ManilaMove]] = {"pass": Pass(), "skip": Skip()}


def parse(code: str) -> ManilaMove:
    """The move of a code. Raises ``BadCode`` for anything that is not exactly one move's code.

    >>> parse("place:port:b")
    Place(space=<Space.PORT_B: 5>)
    """
    if code in _WORDS:
        return _WORDS[code]
    verb, colon, rest = code.partition(":")
    parser = _PARSERS.get(verb)
    if parser is None or not colon:
        raise BadCode(f"no such move: {code!r}")
    try:
        return parser(rest)
    except KeyError as error:
        raise BadCode(f"no such move: {code!r}") from error
