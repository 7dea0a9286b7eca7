"""Where AI players think: what they choose does not depend on it, and a table never waits for them for ever."""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.fair import NumberedDice
from engine.game import View
from engine.manila.ai.guide import GUIDE
from engine.manila.game import MANILA
from engine.manila.moves import ManilaMove
from engine.manila.options import ManilaOptions
from engine.manila.view import ManilaView
from engine.player import effort_of
from engine.search.flat import SearchPlayer
from host.ai_workers import AiWorkerPool
from tests.bot.pondering import Pondering
from tests.kit import GAMES

QUICK: SearchPlayer[ManilaView, ManilaMove] = SearchPlayer(MANILA, GUIDE, 10)


class Slow:
    """A costly player who takes minutes."""

    costly = True

    def choose(self, view: View, moves: Sequence[Any], random: Random) -> Any:
        raise AssertionError("nobody may wait for this")

    def at_once(self, view: View, moves: Sequence[Any], random: Random) -> Any:
        return moves[-1]


class Deadly:
    """A costly player whose process dies of it."""

    costly = True

    def choose(self, view: View, moves: Sequence[Any], random: Random) -> Any:
        os._exit(1)

    def at_once(self, view: View, moves: Sequence[Any], random: Random) -> Any:
        return moves[0]


class Broken:
    """A costly player that fails."""

    costly = True

    def choose(self, view: View, moves: Sequence[Any], random: Random) -> Any:
        raise RuntimeError("no idea")


def _dies_once(mark: Path) -> str:
    """Work whose first process dies of it."""
    if mark.exists():
        return "done"
    mark.touch()
    os._exit(1)


@pytest.fixture
async def minds() -> AsyncIterator[AiWorkerPool]:
    """One process, and time enough to start it."""
    made = AiWorkerPool(workers=1, patience=60, longest_queue=60)
    with pytest.MonkeyPatch.context() as patch:
        # A process that waits for its turn on a busy machine does not hang.
        patch.setattr("host.workers.PATIENCE", 60.0)
        yield made
    made.close()


def question() -> tuple[Any, list[Any]]:
    """The view and moves of who opens a game."""
    state, _ = MANILA.start(4, ManilaOptions(), NumberedDice("thinking", 0))
    return MANILA.view(state, state.actor), MANILA.moves(state, state.actor)


async def test_a_search_in_another_process_chooses_what_it_would_here(minds: AiWorkerPool) -> None:
    for seed in range(3):
        assert await minds(QUICK, *question(), Random(seed)) == QUICK.choose(*question(), Random(seed))


async def test_a_cheap_player_needs_no_process() -> None:
    minds = AiWorkerPool(patience=0)
    player = MANILA.players["steady"]
    assert await minds(player, *question(), Random(1)) == player.choose(*question(), Random(1))


async def test_who_has_to_wait_too_long_decides_at_once() -> None:
    minds = AiWorkerPool(workers=1, patience=0)
    view, moves = question()
    assert await minds(Slow(), view, moves, Random(1)) == moves[-1]
    minds.close()


async def test_nobody_joins_a_long_queue() -> None:
    minds = AiWorkerPool(workers=1, patience=60, longest_queue=0)
    view, moves = question()
    first, second = await asyncio.gather(*(minds(QUICK, view, moves, Random(seed)) for seed in (1, 2)))
    minds.close()
    assert first == QUICK.choose(view, moves, Random(1))
    assert second == QUICK.at_once(view, moves, Random(2))
    assert minds.given_up == 1


async def test_the_pace_does_not_tell_that_there_was_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    minds, (view, moves) = Pondering(monkeypatch, lambda *_: 0.1), question()
    player = MANILA.players["expert"]
    for _ in range(3):
        usual = await minds.took(player, view, moves)
        assert await minds.took(player, view, moves[-1:]) == await minds.took(player, view, moves)
    assert usual >= 0.1


async def test_the_pace_does_not_tell_how_many_cards_could_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    # Dealing takes its time however few cards are tried: searches take as long as their effort says.
    minds = Pondering(monkeypatch, lambda *asked: 1e-5 * effort_of(*asked).spent)
    game = GAMES["manille"]
    state = card_play("manille")
    player, seat = game.players["expert"], game.to_act(state)[0]
    view, moves = game.view(state, seat), game.moves(state, seat)
    assert len(moves) > 4
    assert effort_of(player, view, moves).spent > 1.5 * effort_of(player, view, moves[:2]).spent
    await minds.took(player, view, moves[:2])
    assert len({await minds.took(player, view, moves[:count]) for count in range(1, len(moves) + 1)}) == 1


async def test_search_that_is_late_comes_a_whole_number_of_beats_later(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = iter([0.1] * 3 + [0.3])
    minds, (view, moves) = Pondering(monkeypatch, lambda *_: next(slow)), question()
    player = MANILA.players["expert"]
    *_, usual = [await minds.took(player, view, moves) for _ in range(3)]
    late = await minds.took(player, view, moves)
    assert late > 0.3
    assert round(late / usual, 6).is_integer()


def card_play(kind: str) -> Any:
    """A deal whose first card is to be led."""
    game = GAMES[kind]
    state, _ = game.start(4, game.options_type(), NumberedDice("thinking", 0))
    number = 0
    while not all(move.code.startswith("play:") for move in game.moves(state, game.to_act(state)[0])):
        seat, number = game.to_act(state)[0], number + 1
        state, _ = game.play(state, seat, game.moves(state, seat)[0], NumberedDice("thinking", number))
    return state


@pytest.mark.slow
async def test_a_process_that_dies_costs_a_search_and_not_the_table(minds: AiWorkerPool) -> None:
    view, moves = question()
    assert await minds(Deadly(), view, moves, Random(1)) == moves[0]
    assert await minds(QUICK, view, moves, Random(1)) == QUICK.choose(view, moves, Random(1))


async def test_a_player_that_fails_is_heard_of(minds: AiWorkerPool) -> None:
    with pytest.raises(RuntimeError, match="no idea"):
        await minds(Broken(), *question(), Random(1))


@pytest.mark.slow
async def test_other_work_runs_in_another_process_behind_ai_moves(minds: AiWorkerPool) -> None:
    assert await minds.work(os.getpid) != os.getpid()
    view, moves = question()
    done: list[str] = []

    async def much() -> None:
        for _ in range(3):
            await minds.work(sorted, range(100_000))
            done.append("piece")

    async def decide() -> None:
        # Not through the minds themselves: there, an answer waits for its beat.
        await asyncio.wrap_future(minds._ask(QUICK, view, moves, Random(1)))
        done.append("decision")

    await asyncio.gather(much(), decide())
    assert done == ["piece", "decision", "piece", "piece"]


@pytest.mark.slow
async def test_much_other_work_leaves_room_for_decisions(minds: AiWorkerPool) -> None:
    others = [asyncio.create_task(minds.work(sorted, range(100_000))) for _ in range(30)]
    await asyncio.sleep(0)
    assert minds.under_way == 1
    await asyncio.wrap_future(minds._ask(QUICK, *question(), Random(1)))
    assert sum(other.done() for other in others) <= 2
    await asyncio.gather(*others)


def test_games_and_their_players_can_be_sent_to_a_process() -> None:
    for kind, game in GAMES.items():
        there, players = pickle.loads(pickle.dumps((game, game.players)))
        assert there.kind == kind
        assert list(players) == list(game.players)


@pytest.mark.slow
async def test_work_whose_process_dies_is_begun_anew(minds: AiWorkerPool, tmp_path: Path) -> None:
    assert await minds.work(_dies_once, tmp_path / "died") == "done"


async def test_work_that_fails_is_heard_of(minds: AiWorkerPool) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        await minds.work(int, "no number")


async def test_tables_are_served_in_the_order_of_asking(minds: AiWorkerPool) -> None:
    view, moves = question()
    await minds(QUICK, view, moves, Random(0))
    served: list[int] = []

    async def ask(table: int) -> None:
        await minds(QUICK, view, moves, Random(table))
        served.append(table)

    await asyncio.gather(*(ask(table) for table in range(6)))
    assert served == list(range(6))
