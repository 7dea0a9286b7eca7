"""Golden games: whole games written out as text, every seat's view at every step.

Each game has a ``retell`` module with its tales, its ``Teller`` and a folder ``golden/``; ``test_golden.py`` compares
them all. A change of rules, views, events, codes or AI shows in the files, line by line. When a change is meant, write
them anew and read the difference before committing it::

    python -m tests.engine.<game>.retell

How to read them: ``#12 seat 2 place:silk`` is a move, with its draws if chance had a part. Indented with ``*`` is
what was told, with ``(to 2)`` if only seat 2 is told. Then what changed in the public view since the last step, and
for each seat what its own view shows otherwise than the public one, when that changed.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple

from engine.fair import NumberedDice
from engine.game import AnyGame, AnyPlayer, Options, Place, Seat


class Tale(NamedTuple):
    """One golden game: its house rules, who plays by seat, and the seed."""

    options: Options
    levels: Sequence[str]
    seed: str

    @property
    def house(self) -> dict[str, Any]:
        """The house rules that are not as usual."""
        usual = type(self.options).model_fields
        return {name: value for name, value in self.options if value != usual[name].default}


class Step(NamedTuple):
    """A move by its headline, the state after it, and what was told."""

    headline: str
    state: Any
    events: Sequence[Any]


class Teller(ABC):
    """Tells golden games. What a game does differently, its own teller says."""

    left_out: ClassVar[frozenset[str]] = frozenset({"options"})
    """Fields of views that are not told."""

    def __init__(self, folder: Path, tales: Mapping[str, Tale]) -> None:
        self.folder, self.tales = folder, tales
        self._played: dict[str, tuple[Step, ...]] = {}

    def __str__(self) -> str:
        return self.folder.parent.name

    @property
    def module(self) -> str:
        """Where it is written, to be run when a change is meant."""
        where = sys.modules[type(self).__module__].__spec__
        return "?" if where is None else where.name

    @abstractmethod
    def game_of(self, options: Options) -> AnyGame:
        """The game that has such house rules."""

    def player(self, game: AnyGame, level: str) -> AnyPlayer:
        """Who plays under a name of a tale."""
        player: AnyPlayer = game.players[level]
        return player

    def mover(self, acting: Sequence[Seat], random: Random) -> Seat:
        """Who answers first of those who decide at once."""
        return acting[0]

    def insisted(self, number: int, moves: Sequence[Any]) -> Any | None:
        """A move that is made whatever the player would choose, so that it is in the tale; mostly none."""
        return None

    def fields(self, view: Any) -> dict[str, str]:
        """What is told of a view."""
        return {
            field.name: self.brief(getattr(view, field.name))
            for field in fields(view)
            if field.name not in self.left_out
        }

    def brief(self, value: Any) -> str:
        """A value in few characters: enums by name, nobody as a dash."""
        match value:
            case None:
                return "-"
            case bool():
                return "yes" if value else "no"
            case Enum():
                return value.name.lower()
            case tuple():
                return f"[{' '.join(map(self.brief, value))}]"
        if is_dataclass(value):
            inner = " ".join(f"{field.name}={self.brief(getattr(value, field.name))}" for field in fields(value))
            return f"{type(value).__name__}({inner})"
        return str(value)

    def ending(self, place: Place) -> str:
        """A line of the final ranking."""
        parts = self.brief(tuple(place.parts.items()))
        return f"{place.rank}. seat {self.brief(place.seats)}: {place.score} = {parts}"

    # -- tales -----------------------------------------------------------------------------------

    def retell(self, name: str) -> str:
        """A golden game as text."""
        return "\n".join(self._lines(name)) + "\n"

    def file(self, name: str) -> Path:
        """Where a golden game is written."""
        return self.folder / f"{name}.txt"

    def steps(self, name: str) -> tuple[Step, ...]:
        """A golden game move by move. Played once."""
        if name not in self._played:
            self._played[name] = tuple(self._play(self.tales[name]))
        return self._played[name]

    def events_of(self, name: str) -> list[Any]:
        """Everything that is told in a golden game."""
        return [event for step in self.steps(name) for event in step.events]

    def final_state(self, name: str) -> Any:
        """How a golden game ends."""
        return self.steps(name)[-1].state

    def write(self) -> None:
        """Write all golden games anew, also where none has been, and remove those that are told no more."""
        self.folder.mkdir(exist_ok=True)
        for path in set(self.folder.iterdir()) - {self.file(name) for name in self.tales}:
            path.unlink()
        for name in self.tales:
            self.file(name).write_text(self.retell(name), encoding="utf-8")

    def _lines(self, name: str) -> Iterator[str]:
        tale = self.tales[name]
        game, house = self.game_of(tale.options), tale.house
        yield f"{game.kind}, {len(tale.levels)} seats: {' '.join(tale.levels)}"
        yield f"house rules: {house or 'none'}"
        yield f"seed: {tale.seed}"
        shown: dict[str, dict[str, str]] = {}
        for step in self.steps(name):
            yield ""
            yield step.headline
            for event in step.events:
                yield f"  * {self.brief(event)}{'' if event.to is None else f' (to {self.brief(event.to)})'}"
            for viewer, values in self._views(game, step.state, len(tale.levels)).items():
                before = shown.get(viewer, {})
                changed = [f"{key} {value}" for key, value in values.items() if before.get(key) != value]
                changed += [f"{key} as all" for key in before if key not in values]
                if changed:
                    yield f"  {viewer}: {' | '.join(changed)}"
                shown[viewer] = values
        yield ""
        yield from map(self.ending, game.standing(self.final_state(name)).places)

    def _play(self, tale: Tale) -> Iterator[Step]:
        game = self.game_of(tale.options)
        players = [self.player(game, level) for level in tale.levels]
        random = Random(tale.seed)
        dice = NumberedDice(tale.seed, 0)
        state, events = game.start(len(players), tale.options, dice)
        yield Step(f"#0 start {self.brief(tuple(dice.drawn))}", state, events)
        number = 0
        while acting := game.to_act(state):
            number += 1
            seat = self.mover(acting, random)
            moves = game.moves(state, seat)
            move = players[seat].choose(game.view(state, seat), moves, random)
            move = self.insisted(number, moves) or move
            dice = NumberedDice(tale.seed, number)
            state, events = game.play(state, seat, move, dice)
            draws = self.brief(tuple(dice.drawn)) if dice.drawn else ""
            yield Step(f"#{number} seat {seat} {move.code} {draws}".rstrip(), state, events)

    def _views(self, game: AnyGame, state: Any, seats: int) -> dict[str, dict[str, str]]:
        """The public view whole; of each seat's view what differs from it."""
        public = self.fields(game.view(state, None))
        views = {"all": public}
        for seat in range(seats):
            own = self.fields(game.view(state, seat))
            views[f"{seat}"] = {key: value for key, value in own.items() if key != "seat" and value != public[key]}
        return views
