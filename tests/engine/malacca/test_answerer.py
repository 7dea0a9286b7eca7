"""The yardstick: what somebody does who knows the lots that others draw, and nothing of their hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.malacca.ai.answerer import BestResponsePlayer, _Search
from engine.malacca.ai.poised import EquilibriumPlayer
from engine.malacca.cards import Card
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.player import is_costly
from engine.simulate import quick_game
from tests.engine.malacca.scenes import Scene

HASTY = BestResponsePlayer(worlds=3)


def chosen(scene: Scene, player: BestResponsePlayer = HASTY, seed: int = 1) -> Bet:
    """What a player bets in the place of whoever is to act."""
    seat = scene.actor
    move = player.choose(MALACCA.view(scene.state, seat), MALACCA.moves(scene.state, seat), Random(seed))
    assert isinstance(move, Bet)
    return move


def test_what_lies_under_a_bet_is_as_likely_as_the_lots_make_it() -> None:
    scene = Scene(3, ship=9)
    lots = EquilibriumPlayer().lots(scene.view(0), 0)
    bet = max(lots, key=lambda one: lots[one]).amount
    scene.play(f"bet:t:{bet}")
    search, random = _Search(scene.view(1), 1, EquilibriumPlayer()), Random(2)
    laid = [search._world(random)[0].cards[0] for _ in range(400)]
    under = {one.card: chance for one, chance in lots.items() if one.amount == bet}
    for card, chance in under.items():
        assert laid.count(card) / len(laid) == pytest.approx(chance / sum(under.values()), abs=0.1)


def test_the_answer_follows_from_view_and_seed_alone() -> None:
    scene = Scene(3, purses=[9, 8, 7])
    scene.play("bet:a:2")
    other = scene.state.copy()
    other.cards[0] = Card.TRADE
    seat = scene.actor
    assert MALACCA.view(other, seat) == MALACCA.view(scene.state, seat)
    answers = {HASTY.choose(MALACCA.view(state, seat), MALACCA.moves(state, seat), Random(1)).code
               for state in (scene.state, other, scene.state)}  # fmt: skip
    assert len(answers) == 1


def test_who_answers_somebody_who_is_sure_to_trade_takes_ship() -> None:
    # A mind that is made up: the last to bet, with all coins of the others on the table.
    scene = Scene(3, ship=12, purses=[6, 6, 6])
    scene.play("bet:t:6").play("bet:t:6")
    view = MALACCA.view(scene.state, 2)
    search = _Search(view, 2, EquilibriumPlayer())
    search._lots = lambda state, seat: {Bet(Card.TRADE, 6): 1.0}  # type: ignore[method-assign]
    assert search.best(4, Random(1)).card is Card.ATTACK


@pytest.mark.parametrize(
    "house", [{}, {"hidden_purse": True}, {"simultaneous_bets": True}, {"characters": True, "equipment": True}]
)
def test_it_plays_whole_games_by_every_house_rule(house: dict[str, Any]) -> None:
    options = MALACCA.options_type(rounds=6, **house)
    quick = BestResponsePlayer(worlds=1)
    record = quick_game(MALACCA, options, [quick, EquilibriumPlayer(), EquilibriumPlayer()], "answers")
    assert record == quick_game(MALACCA, options, [quick, EquilibriumPlayer(), EquilibriumPlayer()], "answers")
    assert record.winners


def test_it_thinks_where_searches_run() -> None:
    assert is_costly(MALACCA.players["answerer"])


def test_no_level_of_the_lobby_knows_what_others_draw_lots_among() -> None:
    assert not any(isinstance(MALACCA.players[level], BestResponsePlayer) for level in MALACCA.levels)
