"""The deal and the first state (§2.1)."""

from __future__ import annotations

from engine.fair import shuffled
from engine.game import Dice
from engine.manila.board import SHARES_PER_WARE, START_CASH, START_SHARES, WARES
from engine.manila.events import Dealt
from engine.manila.options import ManilaOptions
from engine.manila.rules.telling import Tell
from engine.manila.state import AT_SEA, NOBODY, NONE, SPOTS, State
from engine.manila.view import Phase

DEALT_FROM = {"twelve": 3, "all": SHARES_PER_WARE}
"""How many certificates of each ware are shuffled, by house rule. What is not dealt is for sale."""


def new_game(rules: int, players: int, options: ManilaOptions, dice: Dice, tell: Tell) -> State:
    """Everybody has 30 pesos and two secret shares; the first opener is drawn. The first voyage has yet to begin."""
    free = [0] * (4 * players)
    supply = [SHARES_PER_WARE] * len(WARES)
    pool = shuffled([ware for ware in WARES for _ in range(DEALT_FROM[options.deal])], dice.named("shares"))
    for seat in range(players):
        dealt = sorted(pool[START_SHARES * seat : START_SHARES * (seat + 1)])
        for ware in dealt:
            free[4 * seat + ware] += 1
            supply[ware] -= 1
        tell(Dealt, seat, tuple(dealt))
    opener = 0 if options.opener == "host" else dice.named("opener").below(players)
    return State(
        rules=rules,
        options=options,
        players=players,
        ply=0,
        phase=Phase.AUCTION,
        actor=opener,
        voyage=0,
        opener=opener,
        master=NOBODY,
        bid=0,
        bidder=NOBODY,
        passed=[False] * players,
        purpose=None,
        price=0,
        goods=NONE,
        cash=[START_CASH] * players,
        free=free,
        pledged=[0] * (4 * players),
        supply=supply,
        market=[0] * len(WARES),
        accomplices=[0] * players,
        lap=0,
        rolls=0,
        ashore=NONE,
        position=[0, 0, 0],
        berth=[AT_SEA] * 3,
        plundered=[False] * 3,
        dice=[0, 0, 0],
        spots=[NOBODY] * SPOTS,
        deciding=0,
        spared=NONE,
    )
