"""The examples on a server: a game that somebody adds does there what the built-in games do."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from bot.cogs.solo.practice_room import ME
from bot.core.presenter import PlayerNames
from bot.games.catalogue import GROUP, Catalogue, catalogue, gather
from engine.table_game import TableGame
from tests.bot.conftest import Harbor
from tests.bot.driver import press, text_of
from tests.bot.test_every_game import (
    test_a_finished_game_counts_for_the_season,
    test_a_finished_game_is_replayed_and_played_again,
    test_a_hand_says_at_the_end_who_has_won,
    test_a_night_opens_a_table_with_its_guests,
    test_an_arena_seats_players_and_counts_their_games,
    test_every_decision_can_be_explained,
    test_hints_reasons_and_review_come_from_one_judge,
    test_odds_are_offered_where_there_are_any,
    test_practice_is_private_and_shared_on_wish,
    test_the_rules_open_where_the_decision_is_explained,
)
from tests.examples.conftest import EXAMPLES, importable

__all__ = [
    "test_a_finished_game_counts_for_the_season",
    "test_a_finished_game_is_replayed_and_played_again",
    "test_a_hand_says_at_the_end_who_has_won",
    "test_a_night_opens_a_table_with_its_guests",
    "test_an_arena_seats_players_and_counts_their_games",
    "test_every_decision_can_be_explained",
    "test_hints_reasons_and_review_come_from_one_judge",
    "test_odds_are_offered_where_there_are_any",
    "test_practice_is_private_and_shared_on_wish",
    "test_the_rules_open_where_the_decision_is_explained",
]

pytestmark = pytest.mark.slow


@pytest.fixture(params=[example.name for example in EXAMPLES])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_who_practices_is_told_private_events(harbor: Harbor, kind: str) -> None:
    front = await harbor.ann.slash(harbor.channel, f"{kind} practice")
    assert front.response is not None
    board = await press(harbor.ann, front.response, ":do:begin:2:")
    assert board.response is not None
    after = await press(harbor.ann, board.response, r":play:|^\w+:\d")
    assert after.response is not None
    room = harbor.bot.features.solo.practices
    last = await room.last(harbor.ann.id)
    assert last is not None
    now = await room.playing(harbor.ann.id, kind, last.number)
    told = [event for each in now.solo.events_for(ME, now.solo.last_move_of(ME)) for event in each.events if event.to]
    game = harbor.bot.catalogue.games[kind]
    assert isinstance(game, TableGame)
    assert bool(told) is any(event.private for event in game.every_event)
    nobody = ("", "")
    lines = harbor.voice.presenters[kind].lines(told, PlayerNames(nobody, nobody, nobody))
    assert all(line in text_of(after.response) for line in lines)


@pytest.fixture(autouse=True)
def hosted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot hosts the examples beside the built-in games."""
    with importable(*EXAMPLES):
        added = gather([EntryPoint(example.name, f"{example.name}:PACKAGE", GROUP) for example in EXAMPLES])
        games = Catalogue({**catalogue().packages, **added.packages}, {})
        monkeypatch.setattr("bot.app.catalogue", lambda: games)
        yield
