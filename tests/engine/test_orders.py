"""Orders for decisions to come: what any game that knows some must hold to (``engine.game.Orders``)."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings

from engine.fair import FairDice
from engine.game import BadCode, Reason
from tests.engine.wander import AnyTable
from tests.kit import GAMES, kit

ORDERING = [kind for kind, game in GAMES.items() if game.orders is not None]
CODE = re.compile(r"[A-Za-z0-9:,.+-]{1,60}")
GIVEN = 1 / 3
"""How often somebody who can order something does."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ORDERING)
def test_premoves_become_legal_moves_and_end_once_played(kind: str) -> None:
    wanderer, carried, over = kit(kind).wanderer, 0, 0

    @settings(max_examples=min(10, wanderer.dear))
    @given(wanderer.tables)
    def at_any_table(table: AnyTable) -> None:
        nonlocal carried, over
        game, random, names = wanderer.game, Random(table.seed), set[str]()
        orders = game.orders
        assert orders is not None
        state, _ = game.start(table.seats, table.options, FairDice(str(table.seed), names))
        standing: list[list[str]] = [[] for _ in range(table.seats)]
        for _ in range(80):
            if not (acting := game.to_act(state)):
                break
            assert orders.offered(game.view(state, None), ()) == ()
            for seat, mine in enumerate(standing):
                view = game.view(state, seat)
                mine[:] = [code for code in mine if not orders.over(view, code)]
                offered = orders.offered(view, mine)
                assert len({*offered, *mine}) == len(offered) + len(mine)
                assert all(CODE.fullmatch(code) and not orders.over(view, code) for code in offered)
                if seat not in acting and offered and random.random() < GIVEN:
                    mine.append(random.choice(offered))
            seat = random.choice(acting)
            view = game.view(state, seat)
            ruled = [(code, orders.judge(view, code)) for code in standing[seat]]
            moves = [(code, move) for code, move in ruled if move is not None and not isinstance(move, Reason)]
            code, move = moves[0] if moves else ("", random.choice(game.moves(state, seat)))
            assert game.illegal_reason(state, seat, move) is None
            dice = FairDice(str(table.seed), names)
            state, _ = game.play(state, seat, move, dice)
            names.update(dice.names)
            if code:
                carried += 1
                # Some serve for more than one decision, as a bid does; none is made twice at one.
                later = game.view(state, seat)
                assert later.ply > view.ply or seat not in later.to_act
                over += orders.over(later, code)

    at_any_table()
    assert carried > 20, "too little is ordered"
    assert over > carried // 4


@pytest.mark.parametrize("kind", ORDERING)
def test_what_is_no_order_is_refused(kind: str) -> None:
    game = GAMES[kind]
    state, _ = game.start(game.seats[-1], game.options_type(), FairDice("orders"))
    orders, view = game.orders, game.view(state, 0)
    assert orders is not None
    for code in ("", "pass", "bid:1:0", "take:99:1:1:1", "next:1H:1", "follow:10H", "bid:1:05", "take:1:1:1:1:1"):
        with pytest.raises(BadCode):
            orders.over(view, code)
        with pytest.raises(BadCode):
            orders.judge(view, code)
