"""Every reason for a refusal is declared with its arguments, and every declared one can be given."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.game import Reason
from engine.manila.game import MANILA
from engine.manila.moves import ManilaMove
from engine.manila.options import ManilaOptions
from engine.manila.rules.money import ceiling
from engine.manila.rules.reasons import REASONS
from tests.engine.manila.scenes import Scene
from tests.engine.manila.wander import WANDERER, candidates


def refusals(scene: Scene, moves: Sequence[ManilaMove]) -> list[Reason]:
    found = [MANILA.illegal_reason(scene.state, seat, move) for seat in range(scene.state.players) for move in moves]
    return [reason for reason in found if reason is not None]


def test_keys_are_messages_of_this_game_or_of_every_game() -> None:
    shared = {"why-over", "why-not-your-turn"}
    assert all(key in shared or key.startswith("why-manila-") for key in REASONS)


def test_every_refusal_on_random_walks_is_declared() -> None:
    for seed, options in enumerate((ManilaOptions(), ManilaOptions(kick_off=True, stowaway="anywhere"))):
        for number, step in enumerate(WANDERER.walk(WANDERER.table(3 + seed, options, seed))):
            if number % 4 == 0:
                for seat in range(step.after.players):
                    for move in candidates(ceiling(step.after, seat) + 1):
                        reason = MANILA.illegal_reason(step.after, seat, move)
                        assert reason is None or WANDERER.declared(reason), reason


def scenes() -> list[Scene]:
    """Positions that between them can be refused in every way there is."""
    full = {"nutmeg": (0, 2, 3)}
    poor = Scene().each("bid:1", "pass", "pass", "pass").cash(4)
    boarding = []
    for kick_off, spots in ((False, full), (True, full), (True, {"nutmeg": (0, 3), "silk": (0, 2, 3)})):
        scene = Scene(kick_off=kick_off).voyage().stand(pirates=(1, 2), **spots)
        scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [12, 12 if "silk" in spots else 4, 4]
        if not kick_off:
            scene.state.position[1] = 12
        boarding.append(scene.each("pass", "pass", "pass").play("pass", 1, 1, 1))
    after_captain = Scene(kick_off=True).voyage().stand(pirates=(1, 2), **full)
    after_captain.state.lap, after_captain.state.rolls, after_captain.state.position = 2, 1, [12, 4, 4]
    after_captain.each("pass", "pass", "pass").play("pass", 1, 1, 1).play("board:nutmeg:0")
    over = Scene().last_lap((13, 3, 3))
    over.state.market[0] = 3
    docked = Scene().last_lap((14, 3, 3)).stand(silk=(1, 1, 1), ports=(1,))
    docked.state.berth[0] = 0
    back = Scene().last_lap((2, 3, 3)).stand(pilots=(1, 2)).play("pass").play("pilot:n-1")
    pilot_docked = Scene().last_lap((13, 3, 3)).stand(pilots=(1, 2)).play("pass").play("pilot:n+1")
    redeeming = Scene().hold(0, jade=1).hold(1, silk=3).play("pledge:jade:1", seat=0).play("bid:40")
    broke_redeeming = Scene().hold(0, jade=1).play("pledge:jade:1", seat=0).cash(3)
    return [
        Scene().hold(0, silk=5).each("bid:1", "pass", "pass", "pass"),
        Scene().cash(5),
        poor,
        Scene().each("bid:1", "pass", "pass", "pass", "buy:none", "leave:jade"),
        Scene().voyage().cash(3),
        Scene().voyage().cash(0),
        Scene().voyage().cash(1).stand(ginseng=(1,)),
        docked,
        *boarding,
        after_captain,
        Scene().last_lap((12, 11, 3)).stand(pirates=(1,)).play("pass", 1, 2, 1),
        back,
        pilot_docked,
        Scene().hold(0, jade=1).voyage().cash(0).play("place:silk"),
        redeeming,
        broke_redeeming,
        over.play("pass", 1, 1, 1),
    ]


NUMBERS: Sequence[tuple[Scene, str, Reason]] = [
    (Scene().play("bid:9"), "bid:9", Reason("why-manila-bid-below-minimum", {"minimum": 10})),
    (Scene(), "bid:31", Reason("why-manila-bid-above-ceiling", {"ceiling": 30})),
    (Scene().hold(0, silk=2), "bid:55", Reason("why-manila-bid-above-ceiling", {"ceiling": 54})),
    (
        Scene().each("bid:1", "pass", "pass", "pass").cash(4),
        "buy:jade",
        Reason("why-manila-share-not-payable", {"ware": "jade", "price": 5, "ceiling": 4}),
    ),
    (
        Scene().voyage().cash(1).stand(ginseng=(1,)),
        "place:silk",
        Reason("why-manila-stowaway-cheapest-only", {"price": 2}),
    ),
    (
        Scene().hold(0, silk=2).play("pledge:silk:1", seat=0),
        "pledge:silk:1",
        Reason("why-manila-pledge-done", {"ware": "silk", "count": 1}),
    ),
    (
        Scene().hold(0, silk=2).play("pledge:silk:1", seat=0),
        "redeem:silk:1",
        Reason("why-manila-redeem-done", {"ware": "silk", "count": 1}),
    ),
    (
        Scene().hold(0, jade=1).play("pledge:jade:1", seat=0).cash(3),
        "redeem:jade:0",
        Reason("why-manila-redeem-not-payable", {"price": 15, "cash": 3}),
    ),
    (
        Scene().hold(0, jade=1).hold(1, silk=3).play("pledge:jade:1", seat=0).play("bid:40"),
        "redeem:jade:0",
        Reason("why-manila-redeem-needed-for-bid", {"bid": 40}),
    ),
    (
        Scene().last_lap((2, 3, 3)).stand(pilots=(1, 2)).play("pass"),
        "pilot:n+2",
        Reason("why-manila-pilot-too-far", {"steps": 1}),
    ),
]


@pytest.mark.parametrize(("scene", "code", "reason"), NUMBERS, ids=[reason.key for _, _, reason in NUMBERS])
def test_numbers_in_refusals_are_true(scene: Scene, code: str, reason: Reason) -> None:
    assert scene.illegal_reason(code, 0 if code.startswith(("pledge", "redeem")) else None) == reason


def test_every_declared_reason_can_be_given() -> None:
    given = {reason.key for scene in scenes() for reason in refusals(scene, candidates(70))}
    assert given == set(REASONS)
