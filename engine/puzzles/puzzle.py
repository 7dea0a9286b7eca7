"""A puzzle: a position, its choices, and their values.

The position is stored as a seed and the moves since, so the rules alone rebuild it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from pydantic import ValidationError

from engine.game import AnyGame, Game, GameError, Json, Options, Seat
from engine.solo import Deed, Solo

SURE: Final = 3.0
"""The minimum margin of the best choice over the second, in standard errors."""
LEAST: Final = 0.03
"""The minimum margin in win chance. A smaller one is a quibble, however sure."""
DIGITS: Final = 4
"""Decimals of stored chances."""
ID_DIGITS: Final = 12


class BadPuzzle(GameError, ValueError):
    """A puzzle cannot be read, or does not follow the rules."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice, and how far it is behind the best one."""

    code: str
    """The code of the move."""
    lag: float
    """How much less often it wins, 0 to 1; 0 for the best."""
    error: float
    """The standard error of that."""
    short: float
    """How much less it brings, in the game's own unit; negative if it brings more."""


@dataclass(frozen=True)
class Puzzle:
    """A position with the values of its choices; its secrets are still secret."""

    kind: str
    rules_version: int
    seats: int
    options: Mapping[str, Json]
    """House rules that differ from the defaults."""
    seed: str
    deeds: tuple[Deed, ...]
    """All moves before the position."""
    seat: Seat
    """The seat to act."""
    games: int
    """Imagined games per choice."""
    chance: float
    """How often the best choice wins, 0 to 1."""
    missed: float
    """How often weaker AI players choose something else, 0 to 1: the difficulty before anyone has tried."""
    choices: tuple[Weighed, ...]
    """The best first. Only plausible moves, not all legal ones."""

    @property
    def best(self) -> str:
        """The code of the best move."""
        return self.choices[0].code

    @property
    def is_clear(self) -> bool:
        """Whether one choice is best beyond doubt, by a margin that matters."""
        return len(self.choices) > 1 and all(
            choice.lag >= LEAST and choice.lag > SURE * choice.error for choice in self.choices[1:]
        )

    @cached_property
    def id(self) -> str:
        """The id of the position and its choices, whatever was found about them."""
        position = [self.kind, self.rules_version, self.seats, dict(self.options), self.seed, self.deeds, self.seat]
        told = json.dumps([*position, sorted(choice.code for choice in self.choices)], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()[:ID_DIGITS]


def position(games: Mapping[str, AnyGame], puzzle: Puzzle) -> Solo:
    """Return the game of a puzzle at its position; ``BadPuzzle`` if not legal."""
    game = games[puzzle.kind].under(puzzle.rules_version) if puzzle.kind in games else None
    if game is None:
        raise BadPuzzle(f"rules {puzzle.rules_version} of {puzzle.kind} are not known here")
    try:
        solo = Solo(game, puzzle.seats, options_of(game, puzzle), puzzle.seed, puzzle.deeds)
        legal = {move.code for move in solo.moves(puzzle.seat)}
    except (GameError, ValueError) as error:
        raise BadPuzzle(f"puzzle {puzzle.id}: {error}") from error
    lost = [choice.code for choice in puzzle.choices if choice.code not in legal]
    if lost or puzzle.seat not in solo.to_act:
        raise BadPuzzle(f"puzzle {puzzle.id}: seat {puzzle.seat} cannot do {', '.join(lost) or 'anything'}")
    return solo


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle as shown to a player, without secrets except in ``puzzle``."""

    puzzle: Puzzle
    public: Any
    """The public view."""
    own: Any
    """The view of the seat to act."""
    codes: tuple[str, ...]
    """The choices in the order of the game's legal moves: answers use their indices here."""

    @property
    def order(self) -> tuple[int, ...]:
        """The display order of the choices, as indices of ``codes``.

        From a hash: in a game's own order the best move is first or last more often than by chance.
        """

        def drawn(place: int) -> bytes:
            return hashlib.sha256(f"{self.puzzle.id}/{self.codes[place]}".encode()).digest()

        return tuple(sorted(range(len(self.codes)), key=drawn))


def pose(games: Mapping[str, AnyGame], puzzle: Puzzle) -> Posed:
    """Build the shown form of a puzzle."""
    solo = position(games, puzzle)
    asked = {choice.code for choice in puzzle.choices}
    codes = tuple(move.code for move in solo.moves(puzzle.seat) if move.code in asked)
    return Posed(puzzle, solo.view(None), solo.view(puzzle.seat), codes)


def options_of(game: Game[Any, Any, Any, Any, Any], puzzle: Puzzle) -> Options:
    """Return the house rules of a puzzle; ``BadPuzzle`` for unknown ones."""
    try:
        options: Options = game.options_type.model_validate(dict(puzzle.options))
    except ValidationError as error:
        raise BadPuzzle(f"house rules {sorted(puzzle.options)} of {puzzle.kind} are not known here") from error
    return options


def to_json(puzzle: Puzzle) -> dict[str, Json]:
    """Return a puzzle as JSON; its set stores game and rules version."""
    told: dict[str, Json] = {
        "seats": puzzle.seats,
        "seed": puzzle.seed,
        "moves": _moves(puzzle.deeds),
        "seat": puzzle.seat,
        "games": puzzle.games,
        "chance": puzzle.chance,
        "missed": puzzle.missed,
        "choices": [[choice.code, choice.lag, choice.error, choice.short] for choice in puzzle.choices],
    }
    return told | ({"options": dict(puzzle.options)} if puzzle.options else {})


def from_json(kind: str, rules_version: int, data: Json) -> Puzzle:
    """Return the puzzle that ``to_json`` wrote, or raise ``BadPuzzle``."""
    try:
        return Puzzle(
            kind=kind,
            rules_version=rules_version,
            seats=int(data["seats"]),
            options=dict(data.get("options", {})),
            seed=str(data["seed"]),
            deeds=_deeds(data["moves"]),
            seat=int(data["seat"]),
            games=int(data["games"]),
            chance=float(data["chance"]),
            missed=float(data["missed"]),
            choices=tuple(
                Weighed(str(code), float(lag), float(error), float(short))
                for code, lag, error, short in data["choices"]
            ),
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadPuzzle(f"that is no puzzle of {kind}: {error!r}") from error


def _moves(deeds: tuple[Deed, ...]) -> str:
    """Return the moves in one text, each with its seat where that changes."""
    told, last = [], None
    for seat, code in deeds:
        told.append(code if seat == last else f"{seat}/{code}")
        last = seat
    return " ".join(told)


def _deeds(moves: str) -> tuple[Deed, ...]:
    found: list[Deed] = []
    seat = 0
    for word in moves.split():
        before, slash, code = word.rpartition("/")
        seat = int(before) if slash else seat
        found.append((seat, code))
    return tuple(found)
