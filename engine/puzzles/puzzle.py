"""A puzzle: a position of a game, the choices of whose turn it is, and what each of them is worth.

The position is kept as how it came about: a seed and the moves made since. The seed gives the deals and dice, and moves
are what they are whatever becomes of AI players, so the rules alone bring the position back.
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
"""Standard errors by which the second best choice of a puzzle is behind the best, at least."""
LEAST: Final = 0.03
"""The part of a chance to win by which it is behind at least: less would be a quibble, however sure."""
DIGITS: Final = 4
"""Decimals that chances are kept with."""
ID_DIGITS: Final = 12
"""Hexadecimal digits of a puzzle's id."""


class BadPuzzle(GameError, ValueError):
    """A puzzle cannot be read, or does not follow the rules."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice, and how far it is behind the best one."""

    code: str
    """Of the move."""
    lag: float
    """How much less often it wins, 0 to 1; 0 for the best."""
    error: float
    """The standard error of that."""
    short: float
    """How much less it brings, in the game's own unit; below 0 if it brings more."""


@dataclass(frozen=True)
class Puzzle:
    """A position and what its choices are worth. Everything that a person may not see of it is secret still."""

    kind: str
    rules_version: int
    seats: int
    options: Mapping[str, Json]
    """House rules that are not the usual ones."""
    seed: str
    deeds: tuple[Deed, ...]
    """All moves before the position."""
    seat: Seat
    """Whose turn it is."""
    games: int
    """Imagined games in which each choice was tried."""
    chance: float
    """How often the best choice wins, 0 to 1."""
    missed: float
    """How often weaker AI players do something else, 0 to 1: how hard it is before any person has tried."""
    choices: tuple[Weighed, ...]
    """The best first. Not all legal moves: those that come into question."""

    @property
    def best(self) -> str:
        """The code of the best move."""
        return self.choices[0].code

    @property
    def is_clear(self) -> bool:
        """Whether there is one best choice beyond doubt, and by a margin that matters."""
        return len(self.choices) > 1 and all(
            choice.lag >= LEAST and choice.lag > SURE * choice.error for choice in self.choices[1:]
        )

    @cached_property
    def id(self) -> str:
        """Names the position and its choices, whoever has found it, whatever they were found to be worth."""
        position = [self.kind, self.rules_version, self.seats, dict(self.options), self.seed, self.deeds, self.seat]
        told = json.dumps([*position, sorted(choice.code for choice in self.choices)], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()[:ID_DIGITS]


def position(games: Mapping[str, AnyGame], puzzle: Puzzle) -> Solo:
    """The game of a puzzle as it stands there. Takes some milliseconds.

    Raises ``BadPuzzle`` where it cannot be played, or asks for what is not legal then.
    """
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
    """A puzzle as it is put to somebody: nothing in it but the puzzle itself tells what the seat could not know."""

    puzzle: Puzzle
    public: Any
    """What everybody saw."""
    own: Any
    """What the seat saw whose turn it is."""
    codes: tuple[str, ...]
    """The choices in the order in which the game lists its moves: answers name them by their places here."""

    @property
    def order(self) -> tuple[int, ...]:
        """The places of the choices in ``codes`` in the order in which they are shown, the same at each showing.

        A hash gives it: the best move stands first or last in a game's own order more often than by chance.
        """

        def drawn(place: int) -> bytes:
            return hashlib.sha256(f"{self.puzzle.id}/{self.codes[place]}".encode()).digest()

        return tuple(sorted(range(len(self.codes)), key=drawn))


def pose(games: Mapping[str, AnyGame], puzzle: Puzzle) -> Posed:
    """Put up a puzzle. Raises like ``position``."""
    solo = position(games, puzzle)
    asked = {choice.code for choice in puzzle.choices}
    codes = tuple(move.code for move in solo.moves(puzzle.seat) if move.code in asked)
    return Posed(puzzle, solo.view(None), solo.view(puzzle.seat), codes)


def options_of(game: Game[Any, Any, Any, Any, Any], puzzle: Puzzle) -> Options:
    """The house rules of a puzzle. Raises ``BadPuzzle`` for others than the game has."""
    try:
        options: Options = game.options_type.model_validate(dict(puzzle.options))
    except ValidationError as error:
        raise BadPuzzle(f"house rules {sorted(puzzle.options)} of {puzzle.kind} are not known here") from error
    return options


# -- as JSON --------------------------------------------------------------------------------------


def to_json(puzzle: Puzzle) -> dict[str, Json]:
    """A puzzle as JSON, without its game and rules, which are those of the set that it is in."""
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
    """The puzzle of ``to_json``. Raises ``BadPuzzle``."""
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
    """Moves in one text: each with its seat where that is another than before."""
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
