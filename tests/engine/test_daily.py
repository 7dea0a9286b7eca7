"""The deal of the day: the same for everybody, and against the same AI seats whatever becomes of them later."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.catalogue import catalogue
from engine.daily import ME, Deal
from engine.solo import Solo
from tests.kit import kit

DEALS = {kind: daily.deal for kind, daily in catalogue().dailies.items()}
SEEDS = [f"day {number}" for number in range(12)]


async def at_once(function: Callable[..., Any], /, *args: Any) -> Any:
    """Work that is done here and now."""
    return function(*args)


async def played(deal: Deal, seed: str, edition: int, pick: int = 0) -> Solo:
    """A deal to its end, by somebody who always does the same sort of thing."""
    solo = deal.played(seed)
    await deal.go_on(solo, edition, at_once)
    while not deal.over(solo.view(None)):
        moves = [move for move in solo.moves(ME) if not move.free] or solo.moves(ME)
        solo.play(ME, moves[pick % len(moves)])
        await deal.go_on(solo, edition, at_once)
    return solo


@pytest.mark.parametrize("kind", DEALS)
async def test_an_edition_of_the_ai_seats_never_plays_otherwise(kind: str) -> None:
    digests = {}
    for edition in DEALS[kind].editions:
        games = [(await played(DEALS[kind], seed, edition, pick)).deeds for pick, seed in enumerate(SEEDS)]
        digests[edition] = hashlib.sha256(repr(games).encode()).hexdigest()[:16]
    assert digests == kit(kind).editions


@pytest.mark.parametrize("kind", DEALS)
async def test_the_same_play_meets_the_same_dice_and_answers(kind: str) -> None:
    deal = DEALS[kind]
    one, two = [await played(deal, "day", deal.edition) for _ in range(2)]
    assert one.deeds == two.deeds
    again = deal.played("day", one.deeds)
    assert again.view(ME) == one.view(ME)
    assert deal.score(again.view(ME)) == deal.score(one.view(ME))
    assert deal.marks_of(again) == deal.marks_of(one)


@pytest.mark.parametrize("kind", DEALS)
async def test_other_moves_meet_the_same_deal_and_end_in_3_to_25_moves(kind: str) -> None:
    deal = DEALS[kind]
    first = [deal.played(seed).view(ME) for seed in SEEDS]
    assert first == [deal.played(seed).view(ME) for seed in SEEDS]
    for seed in SEEDS:
        solo = await played(deal, seed, deal.edition, pick=1)
        mine = [code for seat, code in solo.deeds if seat == ME]
        assert 3 <= len(mine) <= 25
        assert deal.over(solo.view(None))


@pytest.mark.parametrize("kind", DEALS)
async def test_par_is_the_same_on_any_machine(kind: str) -> None:
    deal = DEALS[kind]
    assert await deal.par("day", deal.edition, at_once) == await deal.par("day", deal.edition, at_once)


@pytest.mark.parametrize("kind", DEALS)
def test_day_begun_under_earlier_rules_is_played_only_by_them(kind: str) -> None:
    deal = DEALS[kind]
    for version in (*deal.game.earlier_rules, deal.game.rules_version):
        assert deal.played("day", (), version).game.rules_version == version
    with pytest.raises(ValueError, match="not known"):
        deal.played("day", (), deal.game.rules_version + 1)
