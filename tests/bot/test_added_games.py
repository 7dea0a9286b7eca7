"""The examples on a server: a game that somebody adds does there what the built-in games do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from bot.games.catalogue import GROUP, Catalogue, catalogue, gather
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


async def test_a_card_drawn_in_practice_is_named_to_its_player(harbor: Harbor) -> None:
    front = await harbor.ann.slash(harbor.channel, "stones practice")
    assert front.response is not None
    board = await press(harbor.ann, front.response, ":do:begin:2:")
    assert board.response is not None
    after = await press(harbor.ann, board.response, ":play:play:[1-4]$")
    assert after.response is not None
    assert re.search(r"\*\*ann\*\* draws [1-4]\.", text_of(after.response))


@pytest.fixture(autouse=True)
def hosted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot hosts the examples beside the built-in games."""
    with importable(*EXAMPLES):
        added = gather([EntryPoint(example.name, f"{example.name}:PACKAGE", GROUP) for example in EXAMPLES])
        games = Catalogue({**catalogue().packages, **added.packages}, {})
        monkeypatch.setattr("bot.app.catalogue", lambda: games)
        yield
