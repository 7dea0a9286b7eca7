"""Whole games among AI players, for benchmarks and tests.

``quick_game`` works like a search: one state changed in place, no events, no log. ``full_game`` works like a table: it
checks moves, emits events, builds every seat's view, and logs everything. The two draw from different dice and give
different games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.fair import fair_dice
from engine.game import AnyGame, AnyPlayer, Dice, Options, Seat
from engine.log import START, Entry, GameLog, Header
from engine.player import RandomPlayer, ThoughtDice


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """The result of a game; ``scores`` are by seat, each with its team's whole one."""

    moves: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    summary: Mapping[str, int]
    """The game's own numbers, from ``Game.summary``."""
    events: Mapping[str, int] = field(default_factory=dict)
    """How often each kind of event happened; empty for a quick game."""


def quick_game(game: AnyGame, options: Options, players: Sequence[AnyPlayer], seed: str) -> GameOutcome:
    """Play a game as fast as possible."""
    random = Random(seed)
    dice = ThoughtDice(random)
    state, _ = game.start(len(players), options, dice)
    moves = play_out(game, state, players, random, dice)
    return _record(game, state, moves, len(players))


def play_out(game: AnyGame, state: Any, players: Sequence[AnyPlayer], random: Random, dice: Dice) -> int:
    """Play a state to its end in place; return the number of moves."""
    to_act, legal, advance = game.to_act, game.moves, game.advance
    # Random players ignore views, and building views is most of the work.
    blind = [isinstance(player, RandomPlayer) for player in players]
    count = 0
    while acting := to_act(state):
        seat = acting[0]
        view = None if blind[seat] else game.view(state, seat)
        advance(state, seat, players[seat].choose(view, legal(state, seat), random), dice)
        count += 1
    return count


def full_game(
    game: AnyGame, options: Options, players: Sequence[AnyPlayer], seed: str, names: Sequence[str] = ()
) -> tuple[GameOutcome, GameLog]:
    """Play a game as a table does, and return its log."""
    random = Random(f"{seed}/ai")
    used, named = set[str](), game.names_draws
    dice = fair_dice(seed, 0, used, named=named)
    state, events = game.start(len(players), options, dice)
    entries = [Entry(number=0, seat=None, code=START, draws=tuple(dice.drawn), by="clock")]
    told = Counter(type(event).__name__ for event in events)
    while acting := game.to_act(state):
        seat = acting[0]
        move = players[seat].choose(game.view(state, seat), game.moves(state, seat), random)
        used.update(dice.names)
        dice = fair_dice(seed, len(entries), used, named=named)
        state, events = game.play(state, seat, move, dice)
        entries.append(Entry(number=len(entries), seat=seat, code=move.code, draws=tuple(dice.drawn), by="ai"))
        told.update([type(event).__name__ for event in events])
        game.view(state, None)
    header = Header(
        kind=game.kind,
        rules_version=game.rules_version,
        options=options.model_dump(mode="json"),
        seats=len(players),
        players=tuple(names),
        seed=seed,
    )
    record = _record(game, state, len(entries) - 1, len(players), told)
    return record, GameLog(header=header, entries=tuple(entries))


def _record(game: AnyGame, state: Any, moves: int, seats: int, events: Mapping[str, int] | None = None) -> GameOutcome:
    standing = game.standing(state)
    scores = {seat: place.score for place in standing.places for seat in place.seats}
    return GameOutcome(
        moves=moves,
        winners=standing.winners,
        scores=tuple(scores[seat] for seat in range(seats)),
        summary=game.summary(state),
        events=events or {},
    )
