"""Measure the cost of pictures.

CPU milliseconds and bytes, over all positions of whole games. Drawing never waits, so CPU time is its cost, and is the
same on a busy machine.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from time import thread_time
from typing import Any, Final

from bench.result import Result, quantiles
from bot.core.player_names import cast_of
from bot.core.presenter import Paint, PlayerNames, Presenter
from bot.core.texts import FALLBACK, Texts
from bot.games.catalogue import catalogue
from engine.fair import FairDice
from engine.game import Event, Standing
from engine.table import SeatAssignment
from render import boats
from render.lobby import LobbySeat, lobby
from render.paints import picture_of

GAMES_A_TABLE: Final = 2
POSITIONS: Final = 1_000
"""The maximum number of positions per game: more than any has."""
NAMES: Final = ("Ann", "Benedikta", "Cho", "Dolores", "Emre", "Fumiko", "Gale", "Héloïse")


@dataclass(frozen=True, slots=True)
class PictureStep:
    """A position of a game as the public and a seat see it, with the events before."""

    public: Any
    own: Any
    moves: tuple[Any, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Played:
    steps: tuple[PictureStep, ...]
    end: Any
    standing: Standing


def measure() -> Iterator[Result]:
    """Yield the cost of each game's pictures, each picture once."""
    texts = catalogue().in_language(FALLBACK)
    presenters = catalogue().presenters(texts)
    yield from _costs("lobby", _lobbies(texts))
    for kind, seats in _tables(presenters):
        presenter, cast = presenters[kind], cast_of([SeatAssignment(name, level="simple") for name in NAMES[:seats]])
        games = [_played(kind, seats, f"{seed:032x}") for seed in range(GAMES_A_TABLE)]
        what = f"{kind} for {seats}"
        began = thread_time()
        presenter.board(games[0].steps[0].public, cast, None)()
        yield Result(f"{what}: first board of a process", (thread_time() - began) * 1000, "ms")
        boards = [paint for game in games for paint in _boards(presenter, cast, game)]
        yield from _costs(f"{what}: board", boards)
        moving = [paint for game in games for paint in _moving(presenter, cast, game)]
        if moving:
            yield from _costs(f"{what}: moving board", moving)
        hands = [presenter.hand(step.own, step.moves, cast).paint for game in games for step in game.steps]
        yield from _costs(f"{what}: hand", [paint for paint in hands if paint is not None])
        yield from _costs(f"{what}: result", [presenter.result_board(g.end, g.standing, cast) for g in games])
        films = [
            presenter.film(
                [*(step.public for step in game.steps), game.end],
                cast,
                presenter.result_board(game.end, game.standing, cast),
            )
            for game in games
        ]
        if drawn := [paint for paint in films if paint is not None]:
            yield from _costs(f"{what}: film", drawn)


def _tables(presenters: Mapping[str, Presenter]) -> Iterator[tuple[str, int]]:
    """Yield kinds of games with numbers of players."""
    for kind, game in catalogue().games.items():
        for seats in sorted({presenters[kind].practice_seats, game.seats[-1]}):
            yield kind, seats


def _costs(what: str, paints: Iterable[Paint]) -> Iterator[Result]:
    seconds, sizes = [], []
    for paint in paints:
        began = thread_time()
        picture = paint()
        seconds.append(thread_time() - began)
        sizes.append(len(picture.data) / 1024)
    yield from quantiles(what, seconds)
    yield Result(f"{what}, median size", statistics.median(sizes), "KiB")
    yield Result(f"{what}, largest size", max(sizes), "KiB")


def _lobbies(texts: Texts) -> Iterator[Paint]:
    for size in range(3, len(NAMES) + 1):
        for taken in range(1, size + 1):
            seats = (*(LobbySeat(name) for name in NAMES[:taken]), *[LobbySeat(None)] * (size - taken))
            yield picture_of(lobby, f"Manila · Table {size}", seats, texts, boats.emblem)


def _boards(presenter: Presenter, cast: PlayerNames, game: Played) -> Iterator[Paint]:
    before = None
    for step in game.steps:
        yield presenter.board(step.public, cast, before, step.moves)
        before = step.public


def _moving(presenter: Presenter, cast: PlayerNames, game: Played) -> Iterator[Paint]:
    for before, step in pairwise(game.steps):
        paint = presenter.motion(step.public, cast, before.public, step.events, step.moves)
        if paint is not None:
            yield paint


def _played(kind: str, seats: int, seed: str) -> Played:
    game = catalogue().games[kind]
    dice, used = FairDice(seed), set[str]()
    state, events = game.start(seats, game.options_type(), dice)
    random, steps = Random(seed), []
    while to_act := game.to_act(state):
        seat = to_act[0]
        moves = game.moves(state, seat)
        public = tuple(event for event in events if event.to is None)
        steps.append(PictureStep(game.view(state, None), game.view(state, seat), tuple(moves), public))
        move = game.players["simple"].choose(game.view(state, seat), moves, random)
        used.update(dice.names)
        dice = FairDice(seed, used)
        state, events = game.play(state, seat, move, dice)
    return Played(tuple(steps[:POSITIONS]), game.view(state, None), game.standing(state))
