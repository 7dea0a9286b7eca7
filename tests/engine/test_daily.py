"""The deal of the day: the same for everybody, and against the same AI seats whatever becomes of them later."""

from __future__ import annotations

import pytest

from bot.games.catalogue import OURS, catalogue
from engine.daily import ME
from tests.engine.editions import SEEDS, at_once, digests, played
from tests.kit import kit

DEALS = {kind: daily.deal for kind, daily in catalogue().dailies.items()}
CHANGED = """The AI seats of the daily challenge play otherwise than its kit says. While a day is on, they must not
change: keep the player of before as its edition and add another (engine/daily.py), or raise rules_version. Then write
the new editions into the kit. A game that was never released needs none."""


@pytest.mark.parametrize("kind", DEALS)
async def test_an_edition_of_the_ai_seats_never_plays_otherwise(kind: str) -> None:
    held = kit(kind).editions
    assert held or kind not in {package.kind for package in OURS}
    assert held in ({}, await digests(DEALS[kind])), CHANGED


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


@pytest.mark.slow
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
