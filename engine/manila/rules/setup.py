"""Deal the shares and build the first state (§2.1)."""

from __future__ import annotations

from itertools import count

from engine.fair import shuffled
from engine.game import Dice
from engine.manila.board import SHARES_PER_WARE, START_CASH, START_SHARES, WARES, Ware
from engine.manila.events import Dealt, Emit
from engine.manila.options import ManilaOptions
from engine.manila.state import AT_SEA, NOBODY, NONE, SPOTS, State
from engine.manila.view import Phase

DEALT_FROM = {"twelve": 3, "all": SHARES_PER_WARE}
"""How many certificates of each ware are shuffled, by house rule. The rest is for sale."""


def new_game(rules: int, players: int, options: ManilaOptions, dice: Dice, emit: Emit) -> State:
    """Give everyone 30 pesos and two secret shares, and draw the first opener."""
    free = [0] * (4 * players)
    supply = [SHARES_PER_WARE] * len(WARES)
    for seat, dealt in enumerate(_deal(players, options, dice)):
        for ware in dealt:
            free[4 * seat + ware] += 1
            supply[ware] -= 1
        emit(Dealt, seat, tuple(dealt))
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


def _deal(players: int, options: ManilaOptions, dice: Dice) -> list[list[Ware]]:
    """Return the opening shares by seat, by house rule none lopsided."""
    certificates = [ware for ware in WARES for _ in range(DEALT_FROM[options.deal])]
    for number in count(1):
        pool = shuffled(certificates, dice.named("shares") if number == 1 else dice.named("shares {}", number))
        hands = [sorted(pool[START_SHARES * seat : START_SHARES * (seat + 1)]) for seat in range(players)]
        if not (options.redeal and _is_lopsided(hands)):
            return hands
    raise AssertionError("counting ends")


def _is_lopsided(hands: list[list[Ware]]) -> bool:
    """Return whether someone holds two of a ware, and no one else any."""
    held = [ware for hand in hands for ware in hand]
    return any(hand == [ware] * START_SHARES and held.count(ware) == START_SHARES for hand in hands for ware in hand)
